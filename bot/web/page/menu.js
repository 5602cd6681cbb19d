// What else can be asked for: the menu of the bar, what others propose, and what is said ahead of a turn.

import { nameOf } from "./cards.js";
import { badge, openTables } from "./chooser.js";
import { at, button, el, keyed, set } from "./dom.js";
import { signOut } from "./door.js";
import { raised } from "./hand.js";
import { wish } from "./moves.js";
import { putBack } from "./result.js";
import { openSheet, openText } from "./sheet.js";
import { setSounds, soundsOn } from "./sound.js";
import { isTiles, shown, state } from "./state.js";
import { word } from "./words.js";

/** A text that is longer than so many letters is read in a sheet. */
const LONG = 160;

/** Draw the buttons of the bar, a proposal, and what may be said ahead. */
export function draw(table) {
  const buttons = [
    { name: "tables", text: word("tables"), act: openTables, count: badge() },
    { name: "more", text: word("more"), act: openMenu },
  ];
  keyed(at("menu"), buttons, ({ name }) => name, makePress, dressPress);
  keyed(at("asides"), state.replay ? [] : [...putBack(table), ...proposal(table), ...plans(table)], ({ name }) => name, makeAside, dressAside);
}

function makePress({ act }) {
  return button("press", act, el("span", { class: "text" }), el("span", { class: "badge" }));
}

function dressPress(element, { name, text, count }) {
  element.dataset.name = name;
  set(element.firstElementChild, "text", text);
  set(element.lastElementChild, "text", count ? String(count) : "");
  set(element, "aria-label", count ? word("tables-waiting", { count }) : text);
}

function makeAside({ text }) {
  return text ? el("p") : button("offer", ({ currentTarget }) => currentTarget.act());
}

function dressAside(element, { text, press, act }) {
  set(element, "text", text ?? press);
  element.act = act;
}

/** What somebody proposes, and what one answers. */
function proposal({ proposal: asked }) {
  if (!asked) return [];
  const answer = (what) => ({ name: what, press: word(what), act: () => wish({ do: what, proposal: asked.id }) });
  return [{ name: "proposal", text: asked.text }, ...(asked.may_answer ? [answer("agree"), answer("decline")] : [])];
}

/** What one's turn is to begin with, and the one card that is raised to be discarded. */
function plans(table) {
  if (!table.may_plan || table.seat === null) return [];
  const cards = raised(table);
  const [card] = cards;
  const plan = (line) => () => wish({ do: "plan", line });
  const found = [];
  if (table.plan) found.push({ name: "plan", text: word("planned", { what: said(table.plan, table) }) });
  if (table.plan) found.push({ name: "unplan", press: word("plan-nothing"), act: plan(null) });
  if (!table.plan && !cards.length) found.push({ name: "plan-draw", press: word("plan-draw"), act: plan("draw") });
  if (cards.length === 1 && !isTiles(table)) {
    const press = word("plan-discard", { card: nameOf(card, table) });
    found.push({ name: "plan-discard", press, act: plan(`discard ${card}`) });
  }
  return found;
}

function said(line, table) {
  const [action, card] = line.split(" ");
  return action === "draw" ? word("plan-draws") : word("plan-discards", { card: nameOf(card, table) });
}

/** Open the menu. */
function openMenu() {
  const { ways, link } = shown();
  const list = el("div", { class: "ways" }, ways.map(wayButton), soundButton());
  // Inside Discord one is there already, and known by it.
  if (link && !state.key) list.append(el("a", { class: "way", href: link, target: "_blank", rel: "noreferrer", text: word("in-discord") }));
  if (!state.key) list.append(button("way", signOut, word("sign-out")));
  openSheet("menu-sheet", word("more"), list);
}

function soundButton() {
  const label = () => word(soundsOn() ? "sounds-off" : "sounds-on");
  return button("way", ({ currentTarget }) => (setSounds(!soundsOn()), set(currentTarget, "text", label())), label());
}

function wayButton(way) {
  return button("way", () => (way.sure ? openSure(way) : take(way)), way.text);
}

/** Ask once more before what cannot be taken back. */
function openSure(way) {
  at("menu-sheet")?.close();
  openSheet("sure-sheet", way.text, el("p", { text: way.sure }), button("offer", () => take(way), way.text));
}

/** Ask for something by its way; what is answered at length is read in a sheet. */
async function take({ way, text }) {
  for (const sheet of ["menu-sheet", "sure-sheet"]) at(sheet)?.close();
  const answer = await wish({ do: "way", way }, (told) => told.length <= LONG);
  if (answer.text?.length > LONG) openText(text, answer.text);
}
