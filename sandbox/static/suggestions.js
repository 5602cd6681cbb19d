// The list above the composer: commands, options, choices.

import { el } from "./dom.js";
import { cards } from "./text.js";

let lists = 0;

export class Suggestions {
  /** *pick(item)* is called for a click; the composer's own keys move and pick. */
  constructor(pick) {
    this.pick = pick;
    this.items = [];
    this.at = -1;
    this.rows = el("div", { class: "rows", role: "listbox", id: `suggestions-${++lists}` });
    this.title = el("div", { class: "suggestions-title" });
    this.element = el("div", { class: "suggestions", hidden: true }, this.title, this.rows);
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
  }

  get open() {
    return !this.element.hidden;
  }

  get active() {
    return this.open ? this.items[this.at] : undefined;
  }

  /** Show *items* (`{ label, description?, picture? }`) under *title*, *first* of them active. */
  show(input, title, items, first = 0) {
    this.input?.removeAttribute("aria-activedescendant");
    this.input = input;
    this.items = items;
    this.title.textContent = title;
    this.rows.setAttribute("aria-label", title);
    this.rows.replaceChildren(...items.map((item, at) => this.row(item, at)));
    this.element.hidden = items.length === 0;
    input.setAttribute("aria-expanded", String(this.open));
    input.setAttribute("aria-controls", this.rows.id);
    this.activate(items.length ? first : -1);
  }

  row(item, at) {
    const words = el("span", { class: "words" }, el("span", { class: "label" }, cards(item.label)));
    if (item.description) words.append(el("span", { class: "description" }, cards(item.description)));
    const row = el("div", { class: "option", role: "option", id: `${this.rows.id}-${at}` }, item.picture, words);
    row.addEventListener("click", () => this.pick(item));
    return row;
  }

  activate(at) {
    this.at = at;
    [...this.rows.children].forEach((row, n) => row.setAttribute("aria-selected", String(n === at)));
    const row = this.rows.children[at];
    row?.scrollIntoView({ block: "nearest" });
    if (row) this.input.setAttribute("aria-activedescendant", row.id);
    else this.input?.removeAttribute("aria-activedescendant");
  }

  /** Move to the next (1) or previous (-1) item, around the ends. */
  move(step) {
    if (this.items.length) this.activate((this.at + step + this.items.length) % this.items.length);
  }

  hide() {
    this.element.hidden = true;
    this.at = -1;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }
}
