// The top of the page: who one is, which conversation a phone shows, and who is being called.

import { avatar, button, el } from "./dom.js";
import { humans, myself, state, waiting } from "./state.js";

const TOAST_MS = 9000;
const find = (selector) => document.querySelector(selector);

/** Draw everybody; *be(id)* is called to become somebody else. */
export function drawPeople(be) {
  const here = document.activeElement?.closest("#people");
  find("#people").replaceChildren(...humans().map((person) => chip(person, be)));
  if (here) find("#people [aria-pressed=true]").focus();
  const mine = waiting(state.me);
  document.title = `${mine ? `(${mine}) ` : ""}${myself().name} · Jolly's sandbox`;
}

function chip(person, be) {
  const mine = person.id === state.me;
  const name = el("span", { text: person.name });
  const made = button("chip", () => be(person.id), avatar(person, 24), name);
  if (!mine) made.append(...badge(waiting(person.id)));
  made.setAttribute("aria-pressed", String(mine));
  made.title = mine ? `You are ${person.name}` : `Be ${person.name}`;
  return made;
}

/** How much is new, if anything is. */
export function badge(count) {
  if (!count) return [];
  return [el("span", { class: "badge" }, String(count), el("span", { class: "unseen", text: " new" }))];
}

/** Draw the tabs of a phone from *tabs* (`{ kind, title, count, shown, act }`), then *extra*. */
export function drawTabs(tabs, extra) {
  find("#tabs").replaceChildren(...tabs.map(tab), extra);
}

function tab({ kind, title, count, shown, act }) {
  const made = button("tab", act, title, badge(count));
  made.setAttribute("role", "tab");
  made.setAttribute("aria-selected", String(shown));
  made.setAttribute("aria-controls", `pane-${kind}`);
  return made;
}

/** Say that the bot has called *person*, and offer what *label* says. */
export function call(person, text, label, act) {
  hush(person.id);
  const go = button("button s1", act, label);
  const made = el("div", { class: "toast", "data-person": person.id });
  made.append(avatar(person, 28), el("span", { text }), go);
  find("#toasts").append(made);
  setTimeout(() => made.remove(), TOAST_MS);
}

/** No longer call *person*. */
export function hush(person) {
  find(`#toasts [data-person="${person}"]`)?.remove();
}
