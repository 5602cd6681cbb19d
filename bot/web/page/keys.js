// Everything by keys: arrows through what can be pressed, Enter does what is proposed, letters press buttons.

import { at } from "./dom.js";
import { focusHand } from "./hand.js";
import { press } from "./letters.js";
import { playFirst } from "./offers.js";
import { lowerAll } from "./rows.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STOPS = "#table button:not([disabled]), #table [tabindex='0'], #bar button, #bar a";
/** How much more a step aside counts than a step ahead. */
const ASIDE = 2.5;

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return;
  if (act(event)) event.preventDefault();
});

function act({ key, target, repeat }) {
  if (ARROWS[key]) return go(...ARROWS[key]);
  if (key === "Escape") return lowerAll();
  if (repeat) return false;
  if (key === "Enter" && (target === document.body || target.closest("#hand"))) return playFirst(), true;
  return key.length === 1 && key !== " " && press(key);
}

/** Go to the next thing in a direction. */
function go(right, down) {
  const here = document.activeElement;
  if (!here || here === document.body) return focusHand();
  const beside = right > 0 ? here.nextElementSibling : here.previousElementSibling;
  if (right && beside && at("hand").contains(here)) return focus(beside);
  const from = middle(here);
  const stops = [...document.querySelectorAll(STOPS)].filter((stop) => stop !== here && stop.offsetParent);
  const far = (stop) => {
    const { x, y } = middle(stop);
    const [ahead, aside] = right ? [(x - from.x) * right, y - from.y] : [(y - from.y) * down, x - from.x];
    return ahead > 2 ? ahead + ASIDE * Math.abs(aside) : Infinity;
  };
  const near = stops.map((stop) => [far(stop), stop]).sort(([one], [other]) => one - other)[0];
  return near && near[0] < Infinity && focus(near[1]);
}

/** Where something is pressed: cards that overlap are so at their left edge. */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + Math.min(width, 44) / 2, y: top + Math.min(height, 44) / 2 };
}

function focus(element) {
  element?.focus();
  return Boolean(element);
}
