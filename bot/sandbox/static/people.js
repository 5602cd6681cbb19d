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

function badge(count) {
  if (!count) return [];
  return [el("span", { class: "badge" }, String(count), el("span", { class: "unseen", text: " new" }))];
}

/** Draw the tabs of a phone from *tabs* (`{ kind, title, channel, shown, act }`), then *extra*. */
export function drawTabs(tabs, extra) {
  find("#tabs").replaceChildren(...tabs.map(tab), extra);
}

function tab({ kind, title, channel, shown, act }) {
  const made = button("tab", act, title, shown ? [] : badge(waiting(state.me, channel)));
  made.setAttribute("role", "tab");
  made.setAttribute("aria-selected", String(shown));
  made.setAttribute("aria-controls", `pane-${kind}`);
  return made;
}

/** Say that the bot has called *person*, and offer to be them. */
export function call(person, be) {
  hush(person.id);
  const text = el("span", { text: `Jolly has something for ${person.name}.` });
  const go = button("button s1", () => be(person.id), `Be ${person.name}`);
  const made = el("div", { class: "toast", "data-person": person.id }, avatar(person, 28), text, go);
  find("#toasts").append(made);
  setTimeout(() => made.remove(), TOAST_MS);
}

/** No longer say so. */
export function hush(id) {
  find(`#toasts [data-person="${id}"]`)?.remove();
}
