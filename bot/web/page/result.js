// The end of a round lays the hands open and counts; the end of a game is its picture, and what leads on.

import { card } from "./cards.js";
import { go } from "./chooser.js";
import { at, button, el } from "./dom.js";
import { headers } from "./door.js";
import { wish } from "./moves.js";
import { look } from "./replay.js";
import { openSheet, paragraphs } from "./sheet.js";
import { change, shown, state } from "./state.js";
import { number, word } from "./words.js";

/** How many bytes of one's own go into the shuffle of a rematch. */
const PART_BYTES = 16;
/** What is shown, and what was shown and has been put away. */
let seen = "";
let away = "";

/** Draw the result in place of the felt, until it is put away. */
export function draw(table) {
  const { result } = table;
  const now = result ? JSON.stringify([table.number, table.view.round, result]) : "";
  const isOpen = Boolean(result) && away !== nameOf(table);
  at("table").toggleAttribute("data-result", isOpen);
  at("result").hidden = !isOpen;
  if (now === seen) return;
  seen = now;
  at("result").replaceChildren(...(result ? parts(table, result) : []));
}

/** What of a result is the same while it is added to. */
const nameOf = ({ number, view, result, step }) => `${number} ${view.round} ${result.kind} ${state.replay ? step : ""}`;

function parts(table, result) {
  const [head, ...texts] = result.text;
  const ways = el("div", { class: "presses" }, result.kind === "game" ? waysOn(result) : [], close());
  const picture = result.picture && image(result);
  const asked = result.asked ? [result.asked] : [];
  return [el("h2", { text: head }), ...paragraphs(asked), ways, picture ?? "", ...paragraphs(texts), ...hands(table, result)];
}

const close = () => button("plain", putAway, word("to-table"));

function putAway() {
  away = nameOf(shown());
  change();
}

/** What brings a result back that was put away. */
export const putBack = (table) => (table.result && away === nameOf(table) ? [{ name: "back", press: word("to-result"), act: reopen }] : []);

function reopen() {
  away = "";
  change();
}

/** Everybody's cards, points of the round and of the game. */
function hands(table, { hands, scores, totals }) {
  return table.players.map(({ seat, name }) => {
    const tokens = hands[seat] ?? [];
    const score = scores[seat] === undefined ? "" : word("points-round", { points: number(scores[seat]), total: number(totals[seat]) });
    const head = el("p", {}, el("b", { text: name }), el("span", { text: score }));
    return el("div", { class: "laid-open" }, head, el("div", { class: "opened" }, tokens.map((each) => card(each, table))));
  });
}

/** The picture is fetched by hand: inside Discord no cookie says who asks for it. */
function image({ picture, text }) {
  const shown = el("img", { alt: text.join(" "), hidden: true });
  fetch(picture, { headers: headers() })
    .then((answer) => (answer.ok ? answer.blob() : Promise.reject(answer.status)))
    .then((blob) => {
      const reader = new FileReader();
      reader.addEventListener("load", () => {
        shown.src = reader.result;
        shown.hidden = false;
      });
      reader.readAsDataURL(blob);
    })
    .catch(() => shown.remove());
  return shown;
}

function waysOn({ ways, rematch }) {
  const next = rematch && button("offer lit", () => go(rematch), word("to-rematch"));
  const others = ways.filter(({ way }) => way !== "rematch" || !rematch);
  return [next, ...others.map(({ way, text }) => button("offer", () => (WAYS[way] ?? plain(way))(text), text))];
}

const plain = (way) => () => wish({ do: "way", way });

const WAYS = {
  rematch: () => wish({ do: "rematch", part: ownPart() }),
  replay: () => look(1),
  review,
};

/** The player's own part in the shuffle, so that nobody else can have chosen the deal. */
function ownPart() {
  const bytes = crypto.getRandomValues(new Uint8Array(PART_BYTES));
  return [...bytes].map((each) => each.toString(16).padStart(2, "0")).join("");
}

/** Tell what there is to learn, each moment of it a press away; or how far that is worked out. */
async function review(title) {
  const { text, moments } = await wish({ do: "way", way: "review" }, (told) => !told.includes("\n"));
  if (!moments) return;
  const presses = moments.map((step) => button("offer", () => lookAt(step), word("moment", { step: number(step) })));
  openSheet("review-sheet", title, ...paragraphs(text.split("\n")), el("div", { class: "presses" }, presses));
}

function lookAt(step) {
  at("review-sheet").close();
  look(step);
}
