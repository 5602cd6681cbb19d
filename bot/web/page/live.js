// What is told: to eyes for some seconds, to screen readers through a live region.

import { at, set } from "./dom.js";
import { state } from "./state.js";
import { word } from "./words.js";

const SHOWN_MS = 6000;
/** What is said within so short a time is said together: else a screen reader hears but the last of it. */
const TOGETHER_MS = 50;
let timer = 0;
let last = [];
let saying = [];

/** Say *text* once, to eyes and ears. */
export function toast(text) {
  const root = at("toast");
  root.hidden = false;
  root.textContent = text;
  announce(text);
  clearTimeout(timer);
  timer = setTimeout(() => (root.hidden = true), SHOWN_MS);
}

/** Say *text* once, to ears alone. */
export function announce(text) {
  if (!text) return;
  if (!saying.length) setTimeout(speak, TOGETHER_MS);
  saying.push(text);
}

function speak() {
  at("live").textContent = saying.join(" ");
  saying = [];
}

/** Tell what is new, and whose turn it is. */
export function draw(table) {
  const turn = [...table.duties.filter((duty) => !table.turn_text.includes(duty)), table.turn_text];
  set(at("turn"), "text", turn.join(" "));
  set(at("told"), "text", [...table.told, ...table.notes].join(" "));
  at("offline").hidden = state.online;
  set(at("offline"), "text", word("offline"));
  const now = [...table.told, ...table.notes, ...turn];
  announce(now.filter((text) => !last.includes(text)).join(" "));
  last = now;
}
