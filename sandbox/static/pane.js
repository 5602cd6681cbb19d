// One conversation: its messages, following by themselves, and where to write.

import { reattach } from "./components.js";
import { Composer } from "./composer.js";
import { ask } from "./dialog.js";
import { avatar, button, el, icon, ICONS } from "./dom.js";
import { openMenu, pressedLong } from "./menus.js";
import { draw, onlyMine } from "./message.js";
import { linesOf, news, say } from "./said.js";
import { messagesOf, state } from "./state.js";
import { t } from "./words.js";

const NEAR_PX = 90;
const ROOM_PX = 8;
const NOTE_MS = 7000;
const BY_HAND_MS = 600;
const PICTURES_MS = 500;

export class Pane {
  /**
   * *kind* is `server`, `direct` or `beside`; *act(what)* asks the sandbox; *welcome(person)* draws
   * its beginning.
   */
  constructor(kind, { act, welcome, tools }) {
    Object.assign(this, { kind, welcome });
    this.act = (what) => act({ ...what, as: this.person });
    this.busy = new Set();
    this.coming = new Map();
    this.title = el("h2", {});
    this.list = el("ol", { class: "messages" });
    this.scroll = el("div", { class: "scroll", tabindex: "-1" }, this.list);
    this.newer = el("span");
    this.down = button("newer", () => this.toEnd(), this.newer, icon(ICONS.down));
    this.down.hidden = true;
    this.composer = new Composer(this);
    this.sign = el("span", { class: "sign" });
    const head = el("header", { class: "pane-head" }, this.sign, this.title, tools);
    this.other = button("other-turn", () => this.leave());
    this.other.hidden = true;
    this.notices = el("div", { class: "notices" });
    this.element = el("section", { class: `pane ${kind}`, id: `pane-${kind}` },
      head, this.notices, this.scroll, this.down, this.other, this.composer.element);
    this.list.addEventListener("contextmenu", (event) => pressedLong(event, this));
    this.scroll.addEventListener("scroll", () => this.scrolled(), { passive: true });
    new ResizeObserver(() => this.sticking && this.toEnd()).observe(this.list);
    new ResizeObserver(() => this.sticking && this.toEnd()).observe(this.scroll);
    this.sticking = true;
    this.touched = -Infinity;
    for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) {
      this.scroll.addEventListener(kind, () => this.byHand(), { passive: true });
    }
  }

  /** Show *channel* from the beginning, as *person* sees it. */
  show(channel, person = state.me) {
    const other = this.channel !== channel || this.person !== person;
    Object.assign(this, { channel, person });
    const { name } = state.channels.get(channel);
    const owner = this.kind !== "server" && state.beside ? state.people.get(person) : null;
    this.title.textContent = owner ? t("hand-of", owner) : name;
    this.sign.replaceChildren(owner ? avatar(owner, 24) : icon(this.kind === "server" ? ICONS.hash : ICONS.at));
    this.element.setAttribute("aria-label", t(this.kind === "server" ? "channel-called" : "direct-with", { name }));
    this.scroll.setAttribute("aria-label", t("messages"));
    this.newer.textContent = t("newer");
    this.coming.clear();
    const drawn = [...messagesOf(channel).values()].map((message) => this.drawn(message));
    this.beginning = el("li", { class: "welcome" }, this.welcome(person));
    this.list.replaceChildren(this.beginning, ...drawn);
    if (other) this.composer.clear();
    this.composer.refresh();
    this.toEnd();
  }

  /** Draw the beginning anew: what is said there may be other now. */
  greet() {
    this.beginning.replaceChildren(...this.welcome(this.person));
  }

  drawn(message) {
    const press = (part, values) => this.press(message.id, part, values);
    const dismiss = () => this.act({ do: "dismiss", channel: this.channel, message: message.id });
    const author = state.people.get(message.author.id);
    const menu = (anchor) => openMenu(anchor, this, { message: message.id, person: author });
    const made = draw(message, press, dismiss, menu);
    for (const part of made.querySelectorAll("[data-part]")) {
      if (this.busy.has(`${message.id}:${part.dataset.part}`)) part.classList.add("busy");
    }
    return made;
  }

  /** Show a new *message*, or an old one as it is now, where it stands; and say what is new. */
  put(message, isNew) {
    const old = this.element_of(message.id);
    const made = this.drawn(message);
    if (!old) {
      this.list.append(made);
      if (isNew && onlyMine(message)) this.toEnd();
      else if (isNew && !this.sticking) this.down.hidden = false;
      if (isNew && message.author.id !== state.me) say([...linesOf(made).values()], message.id);
      return;
    }
    const before = this.coming.get(message.id) ?? old;
    if (this.element.offsetParent) say(news(linesOf(made), linesOf(before)), message.id);
    this.replace(message.id, made);
  }

  /** Put *made* in the place of the message *id*, once its pictures are there: nothing jumps. */
  async replace(id, made) {
    this.coming.set(id, made);
    const loading = [...made.querySelectorAll("img")].map((picture) => picture.decode().catch(() => {}));
    const patience = new Promise((resolve) => setTimeout(resolve, PICTURES_MS));
    if (loading.length) await Promise.race([Promise.all(loading), patience]);
    const old = this.element_of(id);
    if (!old || this.coming.get(id) !== made) return;
    this.coming.delete(id);
    const active = old.contains(document.activeElement) ? document.activeElement : null;
    const held = active?.dataset.part;
    made.querySelector(".body").append(...old.querySelectorAll(".note"));
    for (const part of made.querySelectorAll("[data-part]")) {
      part.classList.toggle("busy", this.busy.has(`${id}:${part.dataset.part}`));
    }
    old.replaceWith(made);
    // What was pressed may be gone: then the next Tab goes on in the same message.
    if (active) focus((held && made.querySelector(`[data-part="${held}"]`)) || made);
    reattach(made);
  }

  /**
   * The newest message in which something can be pressed. With the focus on it, the first Tab leads
   * to its first control.
   */
  get newest() {
    return [...this.list.querySelectorAll(".message")].reverse().find((made) => made.querySelector("[data-part]"));
  }

  /** Have the next Tab lead to the first control of the newest hand. */
  hold() {
    if (this.newest) focus(this.newest);
  }

  /** On a phone, offer to go to the hand of *person*, who is to play; nobody: offer nothing. */
  offer(person, leave) {
    this.leave = leave;
    this.other.hidden = !person;
    this.other.replaceChildren(...(person ? [t("their-turn", person), icon(ICONS.right)] : []));
  }

  remove(id) {
    this.coming.delete(id);
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

  /** What came of a press or a dialog on the message *id*, or of a command. */
  take(id, answer) {
    if (answer.problem) this.note(id, answer.problem);
    if (answer.activity) document.dispatchEvent(new CustomEvent("launch", { detail: answer.activity }));
    if (!answer.dialog) return;
    ask(answer.dialog, this.channel, async (fields) => {
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
    const note = el("p", { class: "note", role: "alert", text: t(text) });
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
    this.scroll.scrollTop = Math.min(this.scroll.scrollHeight, this.controls());
  }

  /** How far the hand's controls may be scrolled up by what was said below them, if not for long. */
  controls() {
    const part = this.kind !== "server" && this.newest?.querySelector("[data-part]");
    if (!part) return Infinity;
    const { scrollHeight, scrollTop, clientHeight } = this.scroll;
    const top = part.getBoundingClientRect().top - this.scroll.getBoundingClientRect().top + scrollTop - ROOM_PX;
    return top > scrollHeight - 2 * clientHeight ? top : Infinity;
  }
}

function focus(made) {
  if (!made.matches("button, a, input")) made.tabIndex = -1;
  made.focus({ preventScroll: true });
}
