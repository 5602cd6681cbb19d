// How one's Discord looks, which language it speaks and whether it is as slow as the real one: kept
// in this browser, as the theme, and by the sandbox, as the others.

import { el, icon } from "./dom.js";
import { state } from "./state.js";
import { speak, t } from "./words.js";

const SUN = "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 1v2M12 21v2M1 12h2M21 12h2M4 4l1.5 1.5M18.5 18.5 20 20M4 20l1.5-1.5M18.5 5.5 20 4";
const MOON = "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z";
const find = (selector) => document.querySelector(selector);
const wanted = new URLSearchParams(location.search);

/** Show the page dark or light. */
function show(theme) {
  document.documentElement.dataset.theme = theme;
  const button = find("#theme");
  button.replaceChildren(icon(theme === "dark" ? SUN : MOON));
  button.dataset.label = theme === "dark" ? "theme-light" : "theme-dark";
  button.setAttribute("aria-label", t(button.dataset.label));
}

/**
 * Begin; *choose(locale)* is called to have Discord in another language, *limit(on)* to have its rate
 * limits hold or not, *turn(theme)* when the page has become dark or light.
 */
export function beginLooks(choose, limit, turn) {
  show(wanted.get("theme") ?? localStorage.getItem("theme") ?? "dark");
  find("#theme").addEventListener("click", () => {
    const other = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
    localStorage.setItem("theme", other);
    show(other);
    turn(other);
  });
  find("#locale").addEventListener("change", (event) => choose(event.target.value));
  const box = find("#limits input");
  // It shows what holds, which the answer or the next event tells, not what was asked for.
  box.addEventListener("change", () => limit(box.checked).then(drawLimits));
}

/** Speak the person's language, and offer the others. */
export function drawLocales() {
  speak(state.locale);
  const options = Object.entries(state.locales).map(([code, name]) =>
    el("option", { value: code, text: name, selected: code === state.locale }));
  find("#locale").replaceChildren(...options);
}

/** Colour suits as in the person's pictures. */
export function drawSuits() {
  document.documentElement.dataset.suits = state.look.suits;
}

/** Show whether rate limits hold. */
export function drawLimits() {
  find("#limits input").checked = state.limited;
}
