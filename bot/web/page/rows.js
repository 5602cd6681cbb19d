// The table of tiles, on which everything can be dragged anywhere: rows that are no meld say why.

import { card, keys, nameOf, token } from "./cards.js";
import { at, button, el, keyed, set } from "./dom.js";
import { dropzones, grab } from "./drag.js";
import { lower, raised } from "./hand.js";
import { matched } from "./layout.js";
import { roller } from "./roll.js";
import { change, isTiles, shown, state } from "./state.js";
import { word } from "./words.js";
import { arrange } from "./working.js";

const root = at("melds");
/** The width of the gap that opens in a row, in tiles. */
const GAP = 0.5;
const NEW = "new";

/** The rows as they are shown, and which of their tiles are raised, as `row:key`. */
let rows = [];
let up = new Set();

/** Draw the rows: in one's turn those of the working table. */
export function draw(table) {
  if (!isTiles(table)) return;
  const told = table.draft?.rows ?? table.view.melds.map(({ cards }) => ({ tiles: cards, meld: true, why: "", worth: 0 }));
  rows = matched(rows, told);
  up = new Set([...up].filter((ref) => rows.some((row) => keys(row.tiles).some((key) => refOf(row, key) === ref))));
  const places = table.draft ? [...rows, { id: NEW }] : rows;
  keyed(root, places, ({ id }) => id, make, (element, row) => dress(element, row, table));
}

const refOf = ({ id }, key) => `${id}:${key}`;

function make({ id }) {
  if (id === NEW) return button("newrow", () => put({}), el("span", { text: word("new-row") }));
  const tiles = el("div", { class: "tiles" });
  const here = button("here", () => put({ id, place: Infinity }));
  return el("div", { class: "row", role: "group" }, tiles, here, el("span", { class: "why" }), el("span", { class: "worth" }));
}

function dress(element, row, table) {
  const lifts = isAnythingUp();
  if (row.id === NEW) return set(element, "data-lifts", lifts);
  const [tiles, here, why, worth] = element.children;
  const number = rows.indexOf(row) + 1;
  keyed(tiles, keys(row.tiles), (key) => key, (key) => tile(row.id, key, table), (each, key) => {
    set(each, "aria-pressed", String(up.has(refOf(row, key))));
  });
  set(element, "data-wrong", !row.meld);
  set(element, "data-lifts", lifts && Boolean(table.draft));
  set(element, "aria-label", labelOf(row, number, table));
  set(here, "aria-label", word("put-here", { number }));
  set(why, "text", row.why);
  set(worth, "text", table.draft?.opening && row.meld && row.touch ? String(row.worth) : "");
}

/** What a row is called where it is read aloud. */
export function labelOf(row, number, table) {
  const tiles = row.tiles.map((each) => nameOf(each, table)).join(", ");
  return [word("row", { number, tiles }), row.why].filter(Boolean).join(". ");
}

function tile(id, key, table) {
  const made = card(token(key), table, "button");
  made.addEventListener("click", () => raise({ id }, key));
  return made;
}

function raise(row, key) {
  if (!shown().draft) return;
  const ref = refOf(row, key);
  up = new Set(up);
  if (!up.delete(ref)) up.add(ref);
  change();
}

/** Lower all tiles, of the table too. */
export function lowerAll() {
  if (!up.size) return lower();
  up = new Set();
  change({ raised: new Set() });
  return true;
}

export const isAnythingUp = () => Boolean(up.size || raised().length);

/** Put all raised tiles at a spot, or else say how that is done. */
export function put(spot) {
  const lifted = raisedElements();
  if (lifted.length) moveTo(lifted, spot);
}

const raisedElements = () => [...document.querySelectorAll("#hand [aria-pressed='true'], #melds [aria-pressed='true']")];

/** Move what *elements* show to a spot of the table, or to the rack where there is none. */
function moveTo(elements, spot) {
  const lifted = elements.map((element) => ({ token: element.dataset.card, row: rowOf(element)?.id, place: placeOf(element) }));
  up = new Set();
  arrange(rows, lifted, spot);
}

const rowElement = (element) => element.closest("#melds .row");

const rowOf = (element) => {
  const found = rowElement(element);
  return found && rows.find(({ id }) => String(id) === found.dataset.key);
};

const placeOf = (element) => (rowElement(element) ? [...element.parentElement.children].indexOf(element) : undefined);

grab(root, (element) => {
  if (!state.table.draft) return null;
  const isUp = element.getAttribute("aria-pressed") === "true";
  const elements = isUp ? raisedElements() : [element];
  return { tokens: elements.map((each) => each.dataset.card), elements, from: "rows" };
});

// Before the zones of the hand: tiles of the table that are dropped there go back to the rack.
dropzones.unshift(({ elements, from }) => {
  if (!shown().draft || !["hand", "rows"].includes(from)) return [];
  const roll = roller(root);
  return [...rackZones(elements), ...rows.map((row, index) => rowZone(row, index, elements, roll)), newZone(elements, roll)];
});

function rackZones(elements) {
  if (!elements.some(rowElement)) return [];
  const hand = at("hand");
  return [{
    rect: hand.getBoundingClientRect(),
    over: () => hand.setAttribute("data-over", ""),
    out: () => hand.removeAttribute("data-over"),
    drop: () => () => moveTo(elements, null),
  }];
}

/** A row, in which a gap opens where something hovers. */
function rowZone(row, index, elements, roll) {
  const element = root.children[index];
  const others = [...element.firstElementChild.children].filter((each) => !elements.includes(each));
  const middles = others.map((each) => each.getBoundingClientRect()).map(({ left, width }) => left + width / 2);
  const base = element.getBoundingClientRect();
  let place = -1;
  const open = (now) => {
    if (now === place) return;
    place = now;
    element.toggleAttribute("data-over", place >= 0);
    others.forEach((each, at) => (each.style.translate = place >= 0 ? `calc(var(--w) * ${at < place ? -GAP : GAP} / 2)` : ""));
  };
  return {
    get rect() {
      return roll.moved(base);
    },
    over({ x, y }) {
      roll.near(y);
      open(middles.filter((middle) => middle < x).length);
    },
    out: () => open(-1),
    drop: () => putAt({ id: row.id, place }, elements),
    end: () => roll.stop(),
  };
}

function putAt(spot, elements) {
  return () => moveTo(elements, spot);
}

/** Anywhere else on the felt: a row of its own opens where something hovers. */
function newZone(elements, roll) {
  const bases = rows.map((row, index) => ({ id: row.id, rect: root.children[index].getBoundingClientRect() }));
  const ghost = el("span", { class: "opening" });
  let before = null;
  return {
    rect: at("felt").getBoundingClientRect(),
    over({ x, y }) {
      roll.near(y);
      before = bases.find(({ rect }) => isAfter(roll.moved(rect), x, y))?.id ?? null;
      if (!ghost.isConnected) at("flying").append(ghost);
      ghost.style.transform = `translate(${x}px, ${y}px)`;
    },
    out: () => ghost.remove(),
    drop: () => putAt({ before }, elements),
    end: () => (roll.stop(), ghost.remove()),
  };
}

/** Whether a row lies behind a point, as one reads. */
const isAfter = ({ left, top, bottom }, x, y) => top > y || (bottom > y && left > x);
