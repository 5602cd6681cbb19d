// A finished game gone through on this very table, forwards and backwards: by move, by turn, by round.

import { at, button, el, set } from "./dom.js";
import { wish } from "./moves.js";
import { again } from "./socket.js";
import { change, state } from "./state.js";
import { number, word } from "./words.js";

const bar = at("replay");
let slider = null;
/** The step that is wanted last; null: the one that is shown. */
let goal = null;
let isAsking = false;

/** Where each press leads from where one looks. */
const WAYS = {
  "round-before": ({ rounds, at }) => rounds.findLast((step) => step < at) ?? 1,
  "turn-before": ({ turns, at }) => turns.findLast((step) => step < at) ?? 1,
  "move-before": ({ at }) => at - 1,
  "move-next": ({ at }) => at + 1,
  "turn-next": ({ turns, at, steps }) => turns.find((step) => step > at) ?? steps,
  "round-next": ({ rounds, at, steps }) => rounds.find((step) => step > at) ?? steps,
};
const SIGNS = ["⇤", "«", "‹", "›", "»", "⇥"];
const KEYS = { ArrowLeft: "move-before", ArrowRight: "move-next" };

/**
 * Look at the game at *step*; of several that are wanted meanwhile the last one counts. Where the
 * connection is lost it is asked for once it is there again.
 */
export async function look(step) {
  goal = step;
  if (isAsking) return;
  isAsking = true;
  for (let asked = null; goal !== null && goal !== asked; ) {
    asked = goal;
    const { replay, refused } = await wish({ do: "replay", at: asked });
    if (replay && goal === asked) show(replay);
    if (refused?.code !== "offline") continue;
    await again();
    asked = null;
  }
  [goal, isAsking] = [null, false];
}

/** Where a press leads, from where one will be once all is there that is wanted. */
const led = (way) => WAYS[way]({ ...state.replay, at: goal ?? state.replay.at });

function show(replay) {
  const { at, steps, turns, rounds } = replay;
  change({ foreseen: { ...state.table, ...replay }, replay: { at, steps, turns, rounds }, raised: new Set() });
}

/** Leave the replay: the table is as it ended. */
export function leave() {
  goal = null;
  change({ foreseen: null, replay: null });
}

/** Draw the presses and the slider. */
export function draw() {
  const { replay } = state;
  bar.hidden = !replay;
  if (!replay) return;
  if (!slider) build();
  const { at, steps } = replay;
  for (const press of bar.querySelectorAll("[data-way]")) {
    const to = WAYS[press.dataset.way](replay);
    press.disabled = to < 1 || to > steps || to === at;
  }
  slider.max = steps;
  if (document.activeElement !== slider) slider.value = at;
  const text = word("replay-at", { at: number(at), steps: number(steps) });
  set(slider, "aria-valuetext", text);
  set(bar.querySelector(".where"), "text", text);
}

function build() {
  const presses = Object.keys(WAYS).map((way, place) => {
    const press = button("step", () => look(led(way)), SIGNS[place]);
    press.dataset.way = way;
    set(press, "aria-label", word(way));
    return press;
  });
  slider = el("input", { type: "range", min: 1, "aria-label": word("replay"), oninput: () => look(Number(slider.value)) });
  bar.append(el("p", { class: "where" }), slider, el("div", { class: "presses" }, presses, button("plain", leave, word("replay-end"))));
}

/** The arrows go from move to move, Escape leaves. */
addEventListener("keydown", (event) => {
  if (!state.replay || event.target.closest("input, dialog")) return;
  const way = KEYS[event.key];
  if (!way && event.key !== "Escape") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!way) return leave();
  const to = led(way);
  if (to >= 1 && to <= state.replay.steps) look(to);
}, true);
