// What is told: to eyes for some seconds, to screen readers through a live region.

import { at, set } from "./dom.js";
import { state } from "./state.js";
import { word } from "./words.js";

const SHOWN_MS = 6000;
let timer = 0;
let last = [];

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
  at("live").textContent = text;
}

/** Tell what is new, and whose turn it is. */
export function draw(table) {
  set(at("turn"), "text", [...table.duties, table.turn_text].join(" "));
  set(at("told"), "text", [...table.told, ...table.notes].join(" "));
  at("offline").hidden = state.online;
  set(at("offline"), "text", word("offline"));
  const told = [...table.told, table.turn_text].filter((text) => !last.includes(text));
  last = [...table.told, table.turn_text];
  if (told.length) announce(told.join(" "));
}
