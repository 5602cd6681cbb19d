// Choosing from a list: a menu under its button, or a sheet from below on a phone.

import { button, el, icon, ICONS } from "./dom.js";
import { cards } from "./text.js";
import { t } from "./words.js";

const ROOM = 8;
let current = null;

/** The list that is open, if any: `{ key, refresh(options) }`. */
export const openChooser = () => current;

/**
 * Let somebody choose from *options* (`{ value, label, description?, picture?, chosen? }`).
 * With *most* above one several can be marked, and *done(values)* comes when the list is closed;
 * else it comes at once. *key* says whose list it is, so that a redrawn button finds it again.
 */
export function choose({ anchor, key, title, options, least = 1, most = 1, done }) {
  current?.close(false);
  const list = new Chooser({ key, title, least, most, done });
  current = list;
  list.fill(options);
  list.show(anchor);
}

class Chooser {
  constructor({ key, title, least, most, done }) {
    Object.assign(this, { key, least, most, done });
    this.marked = new Set();
    this.list = el("div", { class: "options", role: "listbox", "aria-label": title, tabindex: "0" });
    this.list.setAttribute("aria-multiselectable", String(most > 1));
    this.list.addEventListener("keydown", (event) => this.pressed(event));
    this.shade = el("div", { class: "shade", onclick: () => this.close(true) });
    const bar = most > 1 ? [this.doneBar()] : [];
    const head = el("div", { class: "sheet-title", text: title });
    this.box = el("div", { class: "chooser" }, head, this.list, bar);
  }

  doneBar() {
    this.count = el("span", { class: "count" });
    const finish = button("button s1", () => this.close(true), t("done"));
    return el("div", { class: "done" }, this.count, finish);
  }

  fill(options) {
    this.options = options;
    this.marked = new Set(options.filter((option) => option.chosen).map((option) => option.value));
    this.before = [...this.marked].join();
    this.draw();
  }

  /** Take other *options* while open; what was marked stays marked where it still exists. */
  refresh(options, anchor) {
    const kept = this.marked;
    const at = this.rows.indexOf(document.activeElement);
    this.options = options;
    this.marked = new Set(options.map((option) => option.value).filter((value) => kept.has(value)));
    this.draw();
    this.anchor = anchor;
    anchor.setAttribute("aria-expanded", "true");
    if (at >= 0) this.rows[Math.min(at, this.rows.length - 1)]?.focus();
  }

  draw() {
    this.rows = this.options.map((option) => this.row(option));
    this.list.replaceChildren(...this.rows);
    this.tell();
  }

  row(option) {
    const text = el("span", { class: "words" }, el("span", {}, cards(option.label)));
    if (option.description) text.append(el("span", { class: "description" }, cards(option.description)));
    const box = this.most > 1 ? el("span", { class: "box" }, icon(ICONS.check)) : null;
    const row = el("div", { class: "option", role: "option", tabindex: "-1" }, option.picture, text, box);
    row.addEventListener("click", () => this.pick(option.value));
    row.setAttribute("aria-selected", String(this.marked.has(option.value)));
    return row;
  }

  pick(value) {
    if (this.most === 1) {
      this.marked = new Set([value]);
      this.before = null;
      return this.close(true);
    }
    if (!this.marked.delete(value) && this.marked.size < this.most) this.marked.add(value);
    this.rows.forEach((row, at) => {
      row.setAttribute("aria-selected", String(this.marked.has(this.options[at].value)));
    });
    this.tell();
  }

  tell() {
    if (this.count) this.count.textContent = t("marked", { count: this.marked.size });
  }

  pressed(event) {
    const at = this.rows.indexOf(document.activeElement);
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: this.rows.length - 1 };
    if (event.key in steps) this.rows[steps[event.key]]?.focus();
    else if (event.key === "Escape") this.close(false);
    else if (event.key === "Tab") this.close(true);
    else if (event.key === "Enter" && this.most > 1) this.close(true);
    else if (event.key === " " || event.key === "Enter") this.pick(this.options[at].value);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  show(anchor) {
    this.anchor = anchor;
    anchor.setAttribute("aria-expanded", "true");
    document.querySelector("#layer").replaceChildren(this.shade, this.box);
    this.place();
    const first = this.rows.find((row) => row.getAttribute("aria-selected") === "true") ?? this.rows[0];
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: "nearest" });
  }

  place() {
    if (matchMedia("(max-width: 760px)").matches) return;
    const at = this.anchor.getBoundingClientRect();
    const below = innerHeight - at.bottom - 2 * ROOM;
    const above = at.top - 2 * ROOM;
    const height = Math.min(this.box.offsetHeight, Math.max(below, above));
    const width = Math.max(at.width, 240);
    Object.assign(this.box.style, {
      left: `${Math.max(ROOM, Math.min(at.left, innerWidth - width - ROOM))}px`,
      width: `${width}px`,
      maxHeight: `${height}px`,
      top: below >= height || below >= above ? `${at.bottom + 4}px` : `${at.top - height - 4}px`,
    });
  }

  /** Close it; with *send*, tell what was marked if that is new and enough. */
  close(send) {
    if (current !== this) return;
    current = null;
    document.querySelector("#layer").replaceChildren();
    this.anchor.setAttribute("aria-expanded", "false");
    if (this.anchor.isConnected) this.anchor.focus({ preventScroll: true });
    const values = this.options.map((option) => option.value).filter((value) => this.marked.has(value));
    if (send && values.length >= this.least && values.join() !== this.before) this.done(values);
  }
}
