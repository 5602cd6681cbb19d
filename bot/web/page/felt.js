// What lies on the table: the melds, the stock and the pile.

import { BACK, card, keys, token } from "./cards.js";
import { at, el, keyed, set } from "./dom.js";
import { play } from "./moves.js";
import { isTiles } from "./state.js";
import { number, word } from "./words.js";

const LINES = { stock: "draw", pile: "take" };

/** Draw the melds, the stock and the pile; tiles lie in rows, which `rows.js` draws. */
export function draw(table) {
  at("table").dataset.game = table.game;
  if (!isTiles(table)) drawMelds(table);
  drawMiddle(table);
}

function drawMelds(table) {
  const make = (meld) => el("button", { class: "meld", type: "button", "data-meld": meld.id });
  keyed(at("melds"), table.view.melds, (meld) => meld.id, make, (root, meld) => dressMeld(root, meld, table));
}

function dressMeld(root, meld, table) {
  keyed(root, keys(meld.cards), (key) => key, (key) => card(token(key), table));
}

function drawMiddle(table) {
  const { stock, pile } = table.view;
  const parts = [["stock", stock, BACK]];
  if (!isTiles(table)) parts.push(["pile", pile.length, pile.at(-1)]);
  const make = ([name]) => el("button", { class: "heap", type: "button", id: name, onclick: () => play([LINES[name]]) });
  keyed(at("middle"), parts, ([name]) => name, make, (root, part) => dressHeap(root, part, table));
}

function dressHeap(root, [name, count, top], table) {
  root.replaceChildren();
  if (count) root.append(card(top, table));
  root.append(el("span", { class: "count", text: number(count), "aria-hidden": "true" }));
  set(root, "aria-label", word(name, { count: number(count) }));
}
