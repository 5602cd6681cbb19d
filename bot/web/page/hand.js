// One's own hand: a fan that never scrolls. Cards rise by a tap, and are kept in any order.

import { BACK, card, keys, nameOf, token } from "./cards.js";
import { at, keyed, set } from "./dom.js";
import { dropzones, grab } from "./drag.js";
import { playOnly } from "./offers.js";
import { say } from "./socket.js";
import { change, isTiles, shown, state } from "./state.js";
import { word } from "./words.js";

/** What of a card must be left in sight, in CSS pixels: as much as a finger needs. */
const STRIP = 44;
/** How far cards rise. */
const RISE = 14;
const root = at("hand");
/** How the cards lie: for every slot its left edge and its row. */
let layout = { slots: [], step: STRIP };

/** The cards of the hand in order. */
export const held = (table) => table.draft?.rack ?? table.order;

/** The tokens of the raised cards, in the order of the hand. */
export const raised = (table = shown()) => keys(held(table)).filter((key) => state.raised.has(key)).map(token);

/** Draw the hand. */
export function draw(table) {
  const cards = keys(held(table));
  const hadFocus = root.contains(document.activeElement);
  state.raised = new Set(cards.filter((key) => state.raised.has(key)));
  set(root, "aria-label", word("hand"));
  keyed(root, cards, (key) => key, (key) => made(key, table), (element, key) => dress(element, key, table));
  // One card is a stop of the Tab key: the last that was looked at.
  stop([...root.children].find((element) => element.tabIndex === 0) ?? root.firstElementChild);
  if (hadFocus && !root.contains(document.activeElement)) focusHand();
  lay();
}

function stop(card) {
  for (const element of root.children) element.tabIndex = element === card ? 0 : -1;
}

/** Put the focus on the hand: on the card that was looked at last. */
export function focusHand() {
  const card = root.querySelector("[tabindex='0']");
  card?.focus({ preventScroll: true });
  return Boolean(card);
}

root.addEventListener("focusin", ({ target }) => stop(target));

function made(key, table) {
  const element = card(token(key), table, "button");
  element.tabIndex = -1;
  element.addEventListener("click", (event) => tap(key, event.detail));
  return element;
}

function dress(element, key, table) {
  set(element, "aria-pressed", String(state.raised.has(key)));
  set(element, "aria-label", nameOf(token(key), table));
}

/** A tap raises a card or lowers it; a second one right after it does the only thing it can do. */
function tap(key, count) {
  if (token(key) === BACK) return;
  if (count !== 2 || isTiles(shown())) return raise(key);
  change({ raised: new Set([key]) });
  playOnly([token(key)]);
}

/** Raise a card, or lower it. */
export function raise(key) {
  const up = new Set(state.raised);
  if (!up.delete(key)) up.add(key);
  change({ raised: up });
}

/** The keys of *tokens* in the hand. */
export function keysOf(tokens) {
  const rest = [...tokens];
  return keys(held(shown())).filter((key) => rest.includes(token(key)) && rest.splice(rest.indexOf(token(key)), 1));
}

/** Lower all cards. */
export const lower = () => state.raised.size && change({ raised: new Set() });

/** Give each card its place, and leave a gap for *more* cards at *place* where one is wanted. */
function lay(place = -1, more = 0) {
  const cards = [...root.children].filter((element) => !more || !element.classList.contains("lifted"));
  layout = measured(cards.length + more, layout);
  cards.forEach((element, index) => {
    const { x, row } = layout.slots[place >= 0 && index >= place ? index + more : index];
    element.style.setProperty("--x", `${x}px`);
    element.style.setProperty("--row", row);
  });
}

/** How wide the hand and a card are, and what of a row the next one leaves in sight. */
let size = { width: 0, card: 0, strip: STRIP };

/** As few rows as leave a finger's breadth of each card in sight. */
function measured(count) {
  const most = Math.max(1, Math.floor((size.width - size.card) / STRIP) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const row = Math.ceil(count / rows);
  const step = row > 1 ? Math.min(size.card + 4, (size.width - size.card) / (row - 1)) : size.card;
  const left = (size.width - size.card - step * (row - 1)) / 2;
  const slot = (_, index) => ({ x: left + step * (index % row), row: Math.floor(index / row) });
  const slots = Array.from({ length: count }, slot);
  root.style.setProperty("--rows", rows);
  return { slots, step };
}

function resize() {
  const style = getComputedStyle(root);
  const [card, seen] = ["--card", "--seen"].map((name) => parseFloat(style.getPropertyValue(name)));
  size = { width: root.clientWidth, card, strip: Math.max(STRIP + 2, card * seen) };
  root.style.setProperty("--strip", `${size.strip}px`);
  lay();
}

new ResizeObserver(resize).observe(root);

grab(root, (element) => {
  const key = element.dataset.key;
  if (token(key) === BACK) return null;
  const elements = state.raised.has(key)
    ? [...document.querySelectorAll("#hand [aria-pressed='true'], #melds [aria-pressed='true']")]
    : [element];
  return { tokens: elements.map((each) => each.dataset.card), elements, from: "hand" };
});

/** Dropped on the hand, its own cards are kept where they were dropped. */
dropzones.push(({ elements, from, tokens }) => {
  if (from !== "hand" || elements.some((element) => !root.contains(element))) return [];
  const rect = root.getBoundingClientRect();
  const count = root.children.length - elements.length;
  let place = -1;
  const over = ({ x, y }) => {
    const now = nearest(x - rect.left, Math.floor((y - rect.top - RISE) / size.strip), count);
    if (now !== place) lay((place = now), elements.length);
  };
  const out = () => {
    place = -1;
    lay();
  };
  return [{ rect, over, out, drop: () => keepAt(place, elements, tokens) }];
});

/** The slot before which something is put that hovers at *x* in *row*. */
function nearest(x, row, count) {
  const passed = layout.slots.filter((slot) => slot.row < row || (slot.row === row && slot.x + layout.step / 2 < x));
  return Math.min(passed.length, count);
}

function keepAt(place, elements, tokens) {
  const rest = [...root.children].filter((child) => !elements.includes(child)).map((child) => child.dataset.card);
  const cards = [...rest.slice(0, place), ...tokens, ...rest.slice(place)];
  return () => keep(cards);
}

/** Keep the hand in this order. */
export function keep(cards) {
  const { table } = state;
  say({ do: "order", cards });
  if (table.draft) change({ table: { ...table, draft: { ...table.draft, rack: cards } } });
  else change({ table: { ...table, order: cards } });
}
