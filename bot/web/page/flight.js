// Cards fly from where they were to where they are.

const MS = 200;
const EASE = "cubic-bezier(.2, .7, .3, 1)";
const less = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move by themselves. */
export const moves = () => !less.matches && document.documentElement.dataset.motion !== "false";

/** Do *draw()*, and let every card fly from its place before to its place after. */
export function fly(draw) {
  if (!moves() || document.hidden) return draw();
  const before = places();
  draw();
  for (const [element, after] of places()) {
    const was = before.get(element) ?? taken(before, element.dataset.card);
    if (was) glide(element, was, after);
  }
}

function places() {
  return new Map([...document.querySelectorAll("[data-card]")].map((element) => [element, element.getBoundingClientRect()]));
}

/** Where a card like this lay that is gone, if any. */
function taken(before, token) {
  for (const [element, place] of before) {
    if (!element.isConnected && element.dataset.card === token) {
      before.delete(element);
      return place;
    }
  }
  return null;
}

/** Let *element* fly from one rectangle to another. */
export function glide(element, from, to) {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (!x && !y) return;
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: MS, easing: EASE });
}
