// One conversation: its messages, following by themselves, and where to write.

import { reattach } from "./components.js";
import { Composer } from "./composer.js";
import { ask } from "./dialog.js";
import { button, el, icon, ICONS } from "./dom.js";
import { draw, onlyMine, spoken } from "./message.js";
import { messagesOf, state } from "./state.js";

const NEAR_PX = 90;
const NOTE_MS = 7000;
const BY_HAND_MS = 600;

export class Pane {
  /** *kind* is `server` or `direct`; *act(what)* asks the sandbox; *welcome()* draws its beginning. */
  constructor(kind, { act, welcome, tools }) {
    Object.assign(this, { kind, act, welcome });
    this.busy = new Set();
    this.title = el("h2", {});
    this.list = el("ol", { class: "messages" });
    this.scroll = el("div", { class: "scroll", tabindex: "-1" }, this.list);
    this.down = button("newer", () => this.toEnd(), "New below", icon(ICONS.down));
    this.down.hidden = true;
    this.composer = new Composer(this);
    const sign = icon(kind === "server" ? ICONS.hash : ICONS.at);
    const head = el("header", { class: "pane-head" }, sign, this.title, tools);
    this.element = el("section", { class: `pane ${kind}`, id: `pane-${kind}` },
      head, this.scroll, this.down, this.composer.element);
    this.scroll.addEventListener("scroll", () => this.scrolled(), { passive: true });
    new ResizeObserver(() => this.sticking && this.toEnd()).observe(this.list);
    new ResizeObserver(() => this.sticking && this.toEnd()).observe(this.scroll);
    this.sticking = true;
    this.touched = -Infinity;
    for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) {
      this.scroll.addEventListener(kind, () => this.byHand(), { passive: true });
    }
  }

  /** Show *channel* from the beginning. */
  show(channel) {
    const other = this.channel !== channel || this.person !== state.me;
    Object.assign(this, { channel, person: state.me });
    this.title.textContent = state.channels.get(channel).name;
    const what = this.kind === "direct" ? "Direct messages with" : "Channel";
    this.element.setAttribute("aria-label", `${what} ${this.title.textContent}`);
    const drawn = [...messagesOf(channel).values()].map((message) => this.drawn(message));
    this.list.replaceChildren(el("li", { class: "welcome" }, this.welcome()), ...drawn);
    if (other) this.composer.clear();
    this.composer.refresh();
    this.toEnd();
  }

  drawn(message) {
    const press = (part, values) => this.press(message.id, part, values);
    const dismiss = () => this.act({ do: "dismiss", channel: this.channel, message: message.id });
    const made = draw(message, press, dismiss);
    for (const part of made.querySelectorAll("[data-part]")) {
      if (this.busy.has(`${message.id}:${part.dataset.part}`)) part.classList.add("busy");
    }
    return made;
  }

  /** Show a new *message*, or an old one as it is now, where it stands. */
  put(message, isNew) {
    const old = this.element_of(message.id);
    const made = this.drawn(message);
    if (!old) {
      this.list.append(made);
      if (isNew && onlyMine(message)) this.toEnd();
      else if (isNew && !this.sticking) this.down.hidden = false;
      return spoken(made);
    }
    const held = old.contains(document.activeElement) ? document.activeElement.dataset.part : null;
    const notes = old.querySelectorAll(".note");
    old.replaceWith(made);
    made.querySelector(".body").append(...notes);
    if (held) made.querySelector(`[data-part="${held}"]`)?.focus({ preventScroll: true });
    reattach(made);
    return "";
  }

  remove(id) {
    this.element_of(id)?.remove();
  }

  element_of(id) {
    return this.list.querySelector(`[data-message="${id}"]`);
  }

  async press(id, part, values) {
    const key = `${id}:${part.id}`;
    if (this.busy.has(key)) return;
    this.mark(key, true);
    const place = { channel: this.channel, message: id, custom_id: part.custom_id };
    const answer = await this.act({ do: "press", ...place, kind: part.type, values });
    this.mark(key, false);
    this.take(id, answer);
  }

  /** What came of a press or a dialog on the message *id*. */
  take(id, answer) {
    if (answer.problem) this.note(id, answer.problem);
    if (!answer.dialog) return;
    ask(answer.dialog, async (fields) => {
      this.take(id, await this.act({ do: "fill", opened: answer.opened, fields }));
    });
  }

  mark(key, busy) {
    busy ? this.busy.add(key) : this.busy.delete(key);
    const [id, part] = key.split(":");
    this.element_of(id)?.querySelector(`[data-part="${part}"]`)?.classList.toggle("busy", busy);
  }

  /** A passing remark on the message *id*, or at the end. */
  note(id, text) {
    const note = el("p", { class: "note", role: "alert", text });
    const body = this.element_of(id)?.querySelector(".body");
    body ? body.append(note) : this.list.append(el("li", { class: "loose" }, note));
    setTimeout(() => (note.closest(".loose") ?? note).remove(), NOTE_MS);
    if (this.sticking) this.toEnd();
  }

  /** Scroll to the message *id* and let it shine up. */
  jump(id) {
    const found = this.element_of(id);
    if (!found) return;
    this.sticking = false;
    found.scrollIntoView({ block: "center" });
    found.classList.add("flash");
    setTimeout(() => found.classList.remove("flash"), 1500);
  }

  byHand() {
    this.touched = performance.now();
  }

  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroll;
    if (scrollHeight - scrollTop - clientHeight < NEAR_PX) this.sticking = true;
    // Messages that come and go move the view too: only somebody who scrolls up unsticks it.
    else if (performance.now() - this.touched < BY_HAND_MS) this.sticking = false;
    if (this.sticking) this.down.hidden = true;
  }

  toEnd() {
    this.sticking = true;
    this.down.hidden = true;
    this.scroll.scrollTop = this.scroll.scrollHeight;
  }
}
