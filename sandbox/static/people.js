// The top of the page: who one is, which conversation a phone shows, and who is being called.

import { avatar, button, el } from "./dom.js";
import { humans, myself, rolesOf, state, waiting } from "./state.js";
import { t } from "./words.js";

const TOAST_MS = 9000;
const find = (selector) => document.querySelector(selector);

/** Draw everybody; *be(id)* is called to become somebody else. */
export function drawPeople(be) {
  const here = document.activeElement?.closest("#people");
  find("#people").replaceChildren(...humans().map((person) => chip(person, be)));
  const chosen = find("#people [aria-pressed=true]");
  if (here) chosen.focus();
  chosen.scrollIntoView({ block: "nearest", inline: "nearest" });
  const mine = waiting(state.me);
  document.title = `${mine ? `(${mine}) ` : ""}${myself().name} · ${t("sandbox")}`;
}

function chip(person, be) {
  const mine = [state.me, state.beside].includes(person.id);
  const name = el("span", { text: person.name });
  const made = button("chip", () => be(person.id), avatar(person, 24), name);
  if (!mine) made.append(...badge(waiting(person.id)));
  made.setAttribute("aria-pressed", String(mine));
  made.dataset.person = person.id;
  const has = rolesOf(person.id).map((role) => role.name);
  made.title = [t(mine ? "you-are-name" : "be", { name: person.name }), ...has].join(" · ");
  return made;
}

/** How much is new, if anything is. */
export function badge(count) {
  if (!count) return [];
  return [el("span", { class: "badge" }, String(count), el("span", { class: "unseen", text: ` ${t("count-new")}` }))];
}

/** Draw *tabs* (`{ kind, title, count, shown, turn, act }`), one for each conversation. */
export function drawTabs(tabs) {
  const here = document.activeElement?.closest("#tabs");
  find("#tabs").replaceChildren(...tabs.map(tab));
  if (here) find("#tabs [aria-selected=true]").focus();
}

function tab({ kind, title, count, shown, turn, act }) {
  const sign = turn ? el("span", { class: "turn-sign", text: t("to-play") }) : null;
  const made = el("button", { class: turn ? "tab turn" : "tab", type: "button", onclick: act }, title, sign, badge(count));
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
