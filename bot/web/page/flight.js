// Cards fly from where they were to where they are: one's own, and the others' too.

import { BACK, card, inHand } from "./cards.js";
import { at } from "./dom.js";
import { rustle } from "./sound.js";
import { shown, state } from "./state.js";

const MS = 200;
const EASE = "cubic-bezier(.2, .7, .3, 1)";
/** How much later each card of a deal starts than the one before. */
const NEXT_MS = 25;
const less = matchMedia("(prefers-reduced-motion: reduce)");

/** The table that was drawn last. */
let seen = null;
/** Where cards were let go that fly home from there. */
const landing = new Map();
const flights = new Set();

/** Whether things may move by themselves. */
export const moves = () => !less.matches && state.look.motion !== false;

/** Let elements come from these rectangles when all is drawn the next time. */
export function landFrom(places) {
  for (const [element, place] of places) landing.set(element, place);
}

/** Do *draw()*, and let every card fly from its place before to its place after. */
export function fly(draw) {
  const [was, now] = [seen, shown()];
  seen = now;
  const isOther = was?.number !== now.number;
  if (!isOther && was.step !== now.step) rustle();
  if (isOther || !moves() || document.hidden) {
    landing.clear();
    return draw();
  }
  const before = new Map([...places(), ...landing]);
  const spots = spotsOf(now);
  landing.clear();
  for (const flight of flights) flight.cancel();
  draw();
  const missing = [...before].filter(([element]) => !element.isConnected);
  arrive(before, missing, spots, was, now);
  leave(missing, spots, was, now);
}

function places() {
  const cards = document.querySelectorAll("[data-card]:not(.ghost)");
  return [...cards].map((element) => [element, element.getBoundingClientRect()]);
}

/** Where cards come from that were not seen before: the stock, and everybody's plate. */
function spotsOf(table) {
  const place = (element) => element?.getBoundingClientRect();
  const plates = table.players.map(({ seat }) => [seat, place(plate(seat))]);
  return { stock: place(at("stock")), plates: new Map(plates) };
}

const plate = (seat) => document.querySelector(`.player[data-seat="${seat}"]`);

/** Let everything that is there now come from where it was. */
function arrive(before, missing, spots, was, now) {
  const dealt = was.view.round !== now.view.round;
  let late = 0;
  for (const [element, after] of places()) {
    const from = before.get(element) ?? (dealt ? null : taken(missing, element)) ?? source(element, spots, was, now);
    if (from) glide(element, within(from, after), after, dealt ? NEXT_MS * late++ : 0);
  }
}

/** Where something as large as *size* lies in *spot*: as it is, or in the middle of what is no card. */
function within(spot, size) {
  if (spot.width < 2 * spot.height) return spot;
  const [left, top] = [spot.left + (spot.width - size.width) / 2, spot.top + (spot.height - size.height) / 2];
  return { left, top, width: size.width };
}

/** All jokers are one, whatever they stand for. */
const kind = (element) => inHand(element.dataset.card);

/** Where a card like *element* lay that is gone now; each is taken once. */
function taken(missing, element) {
  const same = missing.findIndex(([gone]) => kind(gone) === kind(element));
  const place = same >= 0 ? same : missing.findIndex(([gone]) => isUnknown(gone) && at("hand").contains(element));
  return place < 0 ? undefined : missing.splice(place, 1)[0][1];
}

const isUnknown = (gone) => gone.dataset.card === BACK && gone.tagName === "BUTTON";

/** Where a card comes from that nobody saw before. */
function source(element, spots, was, now) {
  if (at("hand").contains(element)) return spots.stock;
  const isNew = element.dataset.place === undefined || element.dataset.place >= was.view.pile.length;
  return isNew && was.step !== now.step && element.closest("#melds, #pile") ? spots.plates.get(was.view.turn) : null;
}

/** Let what others have taken fly to them. */
function leave(missing, spots, was, now) {
  if (was.view.round !== now.view.round) return;
  for (const player of now.players) {
    const more = player.cards - (was.players[player.seat - 1]?.cards ?? 0);
    if (player.you || more <= 0) continue;
    const from = missing.filter(([gone]) => "place" in gone.dataset);
    if (!from.length && spots.stock) from.push([card(BACK, now), spots.stock]);
    for (const [gone, place] of from) send(gone, place, spots.plates.get(player.seat));
  }
}

/** Let a picture of *element* fly from one place to another, and be gone. */
function send(element, from, to) {
  const ghost = element.cloneNode(true);
  ghost.classList.add("ghost");
  at("flying").append(ghost);
  place(ghost, from);
  const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  const frames = [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(.5)`, opacity: 0.3 }];
  ghost.animate(frames, { duration: MS * 1.5, easing: EASE }).finished.finally(() => ghost.remove());
}

/** Let *ghost* lie at a rectangle of the window. */
export function place(ghost, { left, top, width }) {
  ghost.style.setProperty("--w", `${width}px`);
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px` });
}

/** Let *element* fly from one rectangle to another. */
export function glide(element, from, to, delay = 0) {
  const [x, y, scale] = [from.left - to.left, from.top - to.top, from.width / (to.width || 1)];
  if (Math.abs(x) + Math.abs(y) < 1) return;
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 3 };
  const flight = element.animate([start, { transform: "none", transformOrigin: "0 0", zIndex: 3 }], {
    duration: MS, easing: EASE, delay, fill: "backwards",
  });
  flights.add(flight);
  flight.finished.catch(() => {}).finally(() => flights.delete(flight));
}
