// The first screen: the games, each with the ways to start it, and those that run already.

import { button, el, icon, ICONS } from "./dom.js";
import { say } from "./said.js";
import { state } from "./state.js";
import { t } from "./words.js";

const WAYS = ["computer", "both", "learn"];
const LOOKS = { computer: "button s1", both: "button s2", learn: "link learn" };
const find = (selector) => document.querySelector(selector);
/** Why a game did not start; it outlives what is drawn around it. */
const trouble = el("p", { class: "trouble", role: "alert", hidden: true });
/** The way in which a game is being started, as its button has it. */
let starting = null;
/** What is drawn: a press on what is drawn anew in that moment would be lost. */
let drawn = "";

/**
 * Draw it. *start(game, how)* is called for a new game and gives the answer, *goOn(running)* for one
 * that runs, *look()* to go to the conversations, *club()* to the club in them.
 */
export function drawPicker(running, { start, goOn, look, club }) {
  const shown = JSON.stringify([state.locale, state.games, running]);
  if (shown === drawn) return;
  drawn = shown;
  const lead = [el("h2", { text: t("pick-title") }), el("p", { class: "lead", text: t("pick-lead") })];
  const games = state.games.map((game) => card(game, start));
  const together = button("link visit", club, t("pick-club"), icon(ICONS.right));
  const away = button("link look", look, t("pick-look"), icon(ICONS.right));
  find("#picker").replaceChildren(el("div", { class: "picker" },
    el("div", { class: "leading" }, lead), going(running, goOn), trouble,
    el("ul", { class: "games" }, games), together, away));
}

function going(running, goOn) {
  if (!running.length) return null;
  const mine = running.toReversed().sort((a, b) => b.turn - a.turn);
  const title = el("h3", { id: "going-on", text: t("pick-running") });
  return el("section", { class: "going", "aria-labelledby": "going-on" }, title,
    el("div", { class: "row" }, mine.map((game) => goingOn(game, goOn))));
}

function goingOn(game, goOn) {
  const turn = el("span", { class: "whose", text: t(game.turn ? "pick-your-turn" : "pick-their-turn") });
  const title = el("span", {}, t("pick-go-on", { title: game.title }));
  return button(game.turn ? "button s3" : "button s2", () => goOn(game), title, turn);
}

function card(game, start) {
  const picture = el("img", { src: `/games/${game.key}.svg`, alt: "", width: 320, height: 180 });
  const level = levels(game);
  const chosen = (how) => (how === "computer" && level ? level.value : how);
  const ways = WAYS.filter((how) => game.starts[how]).map((how) => way(game, how, start, chosen));
  ways.splice(2, 0, ...(level ? [level] : []));
  const words = el("div", { class: "about" }, el("h3", { text: game.name }), el("p", { text: game.sentence }));
  return el("li", { class: "game", "data-game": game.key }, picture, words, el("div", { class: "ways" }, ways));
}

/** How well the computer is to play; nothing where it knows one way only. */
function levels(game) {
  if ((game.levels ?? []).length < 2) return null;
  const name = t("pick-way", { way: t("pick-level"), game: game.name });
  return el("select", { class: "level", "aria-label": name },
    game.levels.map(({ how, name: text }) => el("option", { value: how, text })));
}

function way(game, how, start, chosen) {
  const words = t(`pick-${how}`);
  const id = `start-${game.key}-${how}`;
  const made = button(LOOKS[how], async () => {
    if (starting) return;
    mark(id);
    trouble.hidden = true;
    say([t("dealing")], made);
    const { problem } = await start(game.key, chosen(how)).finally(() => mark(null));
    trouble.textContent = problem ? t(problem) : "";
    trouble.hidden = !problem;
  }, words);
  made.id = id;
  made.classList.toggle("busy", starting === id);
  made.setAttribute("aria-label", t("pick-way", { way: words, game: game.name }));
  made.dataset.how = how;
  return made;
}

/** Let the button with that *id*, and no other, show that its game is being started. */
function mark(id) {
  starting = id;
  for (const each of document.querySelectorAll("#picker .ways button")) each.classList.toggle("busy", each.id === id);
}
