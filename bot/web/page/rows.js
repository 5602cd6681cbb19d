// The table of tiles, on which everything can be dragged anywhere: rows that are no meld say why.

import { card, keys, nameOf, token } from "./cards.js";
import { at, button, el, keyed, set } from "./dom.js";
import { dropzones, grab } from "./drag.js";
import { focusHand, lower, raised } from "./hand.js";
import { matched } from "./layout.js";
import { forgetPlaces, placed, room, TILE } from "./places.js";
import { roller } from "./roll.js";
import { change, isTiles, shown, state } from "./state.js";
import { word } from "./words.js";
import { arrange } from "./working.js";

const root = at("melds");
/** The width of the gap that opens in a row, in tiles. */
const GAP = 0.5;
const NEW = "new";
/** Left free beside the rows, so that a finger can push the table up and down there. */
const RAIL = 16;

/** The rows as they are shown, and which of their tiles are raised, as `row:key`. */
let rows = [];
let up = new Set();
/** In CSS pixels a tile's width and how far apart lines are; and how many columns of half a tile there are. */
let size = { tile: 44, pitch: 62, columns: 17 };
/** Where the row that is made next shall lie. */
let wanted = null;

/** Draw the rows: in one's turn those of the working table. */
export function draw(table) {
  if (!isTiles(table)) return;
  const told = table.draft?.rows ?? table.view.melds.map(({ cards }) => ({ tiles: cards, meld: true, why: "", worth: 0 }));
  rows = matched(rows, told);
  up = new Set([...up].filter((ref) => rows.some((row) => keys(row.tiles).some((key) => refOf(row, key) === ref))));
  const { places, lines } = placed(rows, size.columns, wanted);
  wanted = null;
  places.set(NEW, { line: lines, column: 0, breadth: 0 });
  keyed(root, table.draft ? [...rows, { id: NEW }] : rows, ({ id }) => id, make, (element, row) => {
    dress(element, row, table);
    lie(element, places.get(row.id));
  });
  root.toggleAttribute("data-mine", Boolean(table.draft));
}

/** Let something lie at a place. */
function lie(element, place) {
  for (const name of ["line", "column", "breadth"]) element.style.setProperty(`--${name}`, place[name]);
  element.toggleAttribute("data-right", place.column >= size.columns / 2);
}

function resize() {
  const tile = parseFloat(getComputedStyle(root).getPropertyValue("--small")) || size.tile;
  const columns = Math.max(TILE, Math.floor(((root.clientWidth - RAIL) / tile) * TILE));
  if (columns === size.columns && tile === size.tile) return;
  size = { tile, pitch: Math.round(tile * 1.4), columns };
  root.style.setProperty("--pitch", `${size.pitch}px`);
  forgetPlaces();
  if (shown()) draw(shown());
}

new ResizeObserver(resize).observe(root);

const refOf = ({ id }, key) => `${id}:${key}`;

function make({ id }) {
  if (id === NEW) return button("newrow", () => put({}), el("span", { text: word("new-row") }));
  const parts = ["tiles", "why", "worth"].map((look) => el("div", { class: look }));
  return el("div", { class: "row", role: "group" }, parts);
}

function dress(element, row, table) {
  const lifts = isAnythingUp();
  if (row.id === NEW) return set(element, "data-lifts", lifts);
  const [tiles, why, worth] = element.children;
  const number = rows.indexOf(row) + 1;
  keyed(tiles, keys(row.tiles), (key) => key, (key) => tile(row.id, key, table), (each, key) => {
    set(each, "aria-pressed", String(up.has(refOf(row, key))));
  });
  set(element, "data-wrong", !row.meld);
  set(element, "data-lifts", lifts && Boolean(table.draft) && !isUpIn(row));
  const hint = lifts ? [word("put-here", { number })] : [];
  set(element, "aria-label", [labelOf(row, number, table), ...hint].join(". "));
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
  made.addEventListener("click", () => press({ id }, key));
  return made;
}

/** Whether it was Space that pressed: by that, tiles of several rows are raised. */
let isSpace = false;
addEventListener("keydown", ({ key }) => (isSpace = key === " "), true);
addEventListener("pointerdown", () => (isSpace = false), true);

/** A press on a row puts there what is raised elsewhere; else its tile is raised. */
function press(row, key) {
  if (isAnythingUp() && !isUpIn(row) && !isSpace) put({ id: row.id, place: Infinity });
  else raise(row, key);
}

const isUpIn = ({ id }) => [...up].some((ref) => ref.startsWith(`${id}:`));

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

/** Whether a tile of the table is raised. */
export const isRowUp = () => Boolean(up.size);

/** Put all raised tiles at a spot, or into the rack where there is none; keys go along with them. */
export function put(spot) {
  const lifted = raisedElements();
  if (!lifted.length) return;
  moveTo(lifted, spot);
  const row = spot && root.children[spot.id === undefined ? rows.length - 1 : rows.findIndex(({ id }) => id === spot.id)];
  if (spot?.id === undefined) row?.scrollIntoView({ block: "nearest" });
  if (document.activeElement !== document.body) return;
  if (row) row.firstElementChild.lastElementChild.focus();
  else focusHand();
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
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const base = { left: left - size.tile / 4, right: right + size.tile / 4, top, bottom };
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
  const marker = el("span", { class: "opening" });
  const rect = root.getBoundingClientRect();
  const { left, top } = rect;
  let place = null;
  return {
    rect,
    over({ x, y }) {
      roll.near(y);
      place = spotAt(elements.length, x - left, y - top + root.scrollTop);
      lie(marker, place);
      marker.style.visibility = "";
      if (!marker.isConnected) root.append(marker);
    },
    // Removed only in the end: the table would be laid out anew.
    out: () => (marker.style.visibility = "hidden"),
    drop: () => () => ((wanted = place), moveTo(elements, {})),
    end: () => (roll.stop(), marker.remove()),
  };
}

/** Where so many tiles can lie at a point of the table, or near it. */
function spotAt(count, x, y) {
  const column = Math.round((x / size.tile) * TILE) - 1;
  return room(count, { line: Math.max(0, Math.floor(y / size.pitch)), column }, size.columns);
}
