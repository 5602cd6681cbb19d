// The pile of 500 spread out: each card says what taking from there would bring.

import { card, keys, nameOf, token } from "./cards.js";
import { at, button, el } from "./dom.js";
import { play } from "./moves.js";
import { openSheet } from "./sheet.js";
import { word } from "./words.js";

/** Spread the pile; whoever chooses a card takes it with all that lie upon it. */
export function openPile(table) {
  const cards = keys(table.view.pile).map((key, place) => choice(token(key), place, table));
  openSheet("pile-sheet", word("pile-spread"), el("div", { class: "spread" }, cards));
  cards.at(-1)?.focus();
}

function choice(each, place, table) {
  const { pile } = table.view;
  const line = `take ${each}`;
  const known = table.may.indexOf(line);
  const brings = pile.slice(place).map((other) => nameOf(other, table)).join(", ");
  const label = word("take-from", { card: nameOf(each, table), count: pile.length - place, cards: brings });
  const made = button("choice", () => take(line), card(each, table), el("span", { class: "brings", text: `+${pile.length - place}` }));
  made.setAttribute("aria-label", label);
  made.toggleAttribute("data-may", known >= 0);
  return made;
}

function take(line) {
  at("pile-sheet").close();
  play([line]);
}
