// One's own hand: a fan that never scrolls. Cards rise by a tap, and are kept in any order.

import { card, keys, token } from "./cards.js";
import { at, keyed, set } from "./dom.js";
import { change, shown, state } from "./state.js";
import { word } from "./words.js";

/** What of a card must be left in sight, in CSS pixels: as much as a finger needs. */
const STRIP = 44;

/** The cards of the hand in order. */
export const held = (table) => table.draft?.rack ?? table.order;

/** The tokens of the raised cards, in the order of the hand. */
export const raised = (table = shown()) => keys(held(table)).filter((key) => state.raised.has(key)).map(token);

/** Draw the hand. */
export function draw(table) {
  const root = at("hand");
  const cards = keys(held(table));
  state.raised = new Set(cards.filter((key) => state.raised.has(key)));
  set(root, "aria-label", word("hand"));
  keyed(root, cards, (key) => key, (key) => made(key, table), dress);
  lay(root);
}

function made(key, table) {
  const element = card(token(key), table, "button");
  element.addEventListener("click", () => raise(key));
  return element;
}

const dress = (element, key) => set(element, "aria-pressed", String(state.raised.has(key)));

/** Raise a card, or lower it. */
export function raise(key) {
  const up = new Set(state.raised);
  if (!up.delete(key)) up.add(key);
  change({ raised: up });
}

/** Lower all cards. */
export const lower = () => state.raised.size && change({ raised: new Set() });

/** Give each card its place: as few rows as leave a finger's breadth of each card in sight. */
function lay(root) {
  const count = root.children.length;
  if (!count) return root.style.setProperty("--rows", 1);
  const { width } = root.getBoundingClientRect();
  const size = root.firstElementChild.offsetWidth;
  const most = Math.max(1, Math.floor((width - size) / STRIP) + 1);
  const rows = Math.ceil(count / most);
  const row = Math.ceil(count / rows);
  const step = row > 1 ? Math.min(size + 4, (width - size) / (row - 1)) : 0;
  root.style.setProperty("--rows", rows);
  [...root.children].forEach((element, place) => {
    const inRow = Math.min(row, count - row * Math.floor(place / row));
    const left = (width - size - step * (inRow - 1)) / 2 + step * (place % row);
    element.style.setProperty("--x", `${left}px`);
    element.style.setProperty("--row", Math.floor(place / row));
  });
}

new ResizeObserver(() => lay(at("hand"))).observe(at("hand"));
