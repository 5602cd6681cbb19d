// Dragging: whatever is lifted follows the pointer in a layer over everything, and lands somewhere.

import { at } from "./dom.js";
import { landFrom, place } from "./flight.js";
import { change } from "./state.js";

/** A pointer that moves less than so many pixels has tapped. */
const SLOP = 8;
/** How far apart cards lie that are dragged together. */
const SPREAD = 18;

/**
 * Where things can be dropped. Each is asked once when a drag begins, `find(lifted)`, and gives zones:
 * `{ rect, over(point), out(), drop(point) }`. Of zones that lie upon each other the first counts.
 * `drop` gives what is to be done after landing, or a promise of it.
 */
export const dropzones = [];

/** The drag that goes on, if any. */
let drag = null;

export const isDragging = () => Boolean(drag);

let start = null;

/**
 * Let the cards in *root* be dragged. *lift(element)* gives what is lifted with one of them, as
 * `{ tokens, elements, from }`, or null.
 */
export function grab(root, lift) {
  root.addEventListener("pointerdown", (event) => {
    const element = event.target.closest("[data-card]");
    if (!element || !event.isPrimary || event.button || drag) return;
    start = { root, lift, element, id: event.pointerId, x: event.clientX, y: event.clientY };
  });
}

addEventListener("pointermove", (event) => {
  if (start?.id !== event.pointerId) return;
  const point = { x: event.clientX, y: event.clientY };
  if (!drag && Math.hypot(point.x - start.x, point.y - start.y) > SLOP) begin(event);
  if (drag && !drag.landing) follow(point);
});
addEventListener("pointerup", (event) => start?.id === event.pointerId && end(true));
addEventListener("pointercancel", (event) => start?.id === event.pointerId && end(false));
addEventListener("keydown", (event) => event.key === "Escape" && drag && end(false));
// A press that has become a drag is none.
addEventListener("click", (event) => swallow && (event.stopPropagation(), event.preventDefault()), true);
let swallow = false;

function begin({ pointerId }) {
  const lifted = start.lift(start.element);
  if (!lifted) return (start = null);
  start.root.setPointerCapture(pointerId);
  swallow = true;
  // All is measured before anything changes: else the page would be laid out once more within the frame.
  const [base, ...widths] = [start.element, ...lifted.elements].map((each) => each.getBoundingClientRect());
  const grabbed = Math.max(0, lifted.elements.indexOf(start.element));
  const ghosts = lifted.elements.map((element, index) => ghostOf(element, base, widths[index].width, index - grabbed));
  for (const element of lifted.elements) element.classList.add("lifted");
  drag = { lifted, ghosts, zones: null, zone: null, point: null, x: start.x, y: start.y, frame: 0, landing: false };
  // Where it can be dropped is found in the frame after: both in one would take too long on a slow phone.
  drag.frame = requestAnimationFrame(() => (drag.frame = requestAnimationFrame(catchUp)));
  // Of the hand alone: whatever the whole page hung on would be styled anew, in a frame of its own.
  at("hand").classList.add("dragging");
}

/** A picture of *element*, so wide, beside the one that was grabbed at *base*. */
function ghostOf(element, base, width, beside) {
  const ghost = element.cloneNode(true);
  ghost.className += " ghost";
  ghost.removeAttribute("style");
  for (const name of ["id", "aria-pressed", "data-key"]) ghost.removeAttribute(name);
  ghost.tabIndex = -1;
  place(ghost, { left: base.left + beside * SPREAD, top: base.top, width });
  at("flying").append(ghost);
  return ghost;
}

function follow(point) {
  drag.point = point;
  drag.frame ||= requestAnimationFrame(catchUp);
}

function catchUp() {
  drag.frame = 0;
  move(drag);
}

function move({ ghosts, lifted, point, x, y }) {
  const zones = (drag.zones ??= dropzones.flatMap((find) => find(lifted)));
  const shift = `translate(${point.x - x}px, ${point.y - y}px) rotate(2deg)`;
  for (const ghost of ghosts) ghost.style.transform = shift;
  const zone = zones.find(({ rect }) => within(rect, point)) ?? null;
  if (zone !== drag.zone) drag.zone?.out?.();
  drag.zone = zone;
  zone?.over?.(point);
}

const within = ({ left, top, right, bottom }, { x, y }) => x >= left && x < right && y >= top && y < bottom;

async function end(dropped) {
  start = null;
  if (!drag || drag.landing) return;
  const { ghosts, lifted, point } = drag;
  drag.landing = true;
  cancelAnimationFrame(drag.frame);
  move(drag);
  setTimeout(() => (swallow = false));
  const { zone } = drag;
  const act = dropped && zone ? await zone.drop(point) : null;
  landFrom(ghosts.map((ghost, place) => [lifted.elements[place], flat(ghost)]));
  zone?.out?.();
  for (const each of drag.zones) each.end?.();
  for (const element of lifted.elements) element.classList.remove("lifted");
  ghosts.forEach((ghost) => ghost.remove());
  at("hand").classList.remove("dragging");
  drag = null;
  act?.();
  change();
}

function flat(ghost) {
  ghost.style.transform = ghost.style.transform.replace("rotate(2deg)", "");
  return ghost.getBoundingClientRect();
}
