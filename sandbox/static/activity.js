// The tables' page as an Activity: in a frame beside the messages, or, on a phone, before them.

import { Client } from "./client.js";
import { avatar, button, el, icon, ICONS } from "./dom.js";
import { state } from "./state.js";
import { t } from "./words.js";

const find = (selector) => document.querySelector(selector);
/** Two who play on a tablet sit opposite each other; a phone they pass, and at a desk both look the same way. */
const lying = matchMedia("(pointer: coarse) and (min-width: 700px) and (min-height: 700px)");
/** Where it is small the frame has the screen to itself, and the messages are a press away. */
export const small = matchMedia("(max-width: 899px)");

export class Activities {
  /**
   * *act(what)* asks the sandbox; *changed()* is called after each that opened or closed, *left()*
   * when somebody turns to the messages.
   */
  constructor(act, changed, left) {
    Object.assign(this, { act, changed, left });
    this.open = new Map();
    this.away = false;
    this.front = null;
    this.facing = lying.matches;
  }

  /** Those in sight: one's own, and that of who is beside. */
  get shown() {
    return [state.me, state.beside].filter((person) => this.open.has(person));
  }

  /** Open what was launched, in front of all that stands there. */
  launch({ person, ...launched }) {
    if (this.open.has(person)) this.end(person);
    this.open.set(person, this.frame(person, launched));
    this.away = false;
    this.front = person;
    this.draw();
    this.open.get(person).element.firstChild.focus();
  }

  frame(person, { instance, page, app, channel, guild }) {
    const about = { instance_id: instance, channel_id: channel, platform: small.matches ? "mobile" : "desktop" };
    const query = new URLSearchParams({ frame_id: crypto.randomUUID(), ...about, ...(guild ? { guild_id: guild } : {}) });
    const title = t("table-of", state.people.get(person));
    const frame = el("iframe", { src: `${page}/?${query}`, title, allow: "autoplay; clipboard-write" });
    const ask = (what) => this.act({ ...what, instance, as: person });
    const client = new Client(frame, {
      origin: page,
      app,
      authorize: async () => (await ask({ do: "authorize" })).code,
      close: () => this.close(person),
    });
    const element = el("div", { class: "table", "data-person": person }, frame);
    return { element, end: () => (client.end(), ask({ do: "leave" })) };
  }

  end(person) {
    const { element, end } = this.open.get(person);
    end();
    element.remove();
    this.open.delete(person);
  }

  /** Close that of *person*, or all. */
  close(...people) {
    const ended = people.length ? people : [...this.open.keys()];
    for (const person of ended) this.end(person);
    if (ended.length) this.draw();
  }

  /** Show the messages alone, or the table again. */
  put(away) {
    this.away = away;
    this.draw();
  }

  /** Keep those of the people in sight; whoever is not before the screen has none open. */
  keep() {
    const gone = [...this.open.keys()].filter((person) => ![state.me, state.beside].includes(person));
    if (gone.length) this.close(...gone);
  }

  draw() {
    const { shown } = this;
    const place = find("#pane-table");
    if (!shown.includes(this.front)) this.front = shown[0] ?? null;
    // A frame that is moved in the page would load anew.
    for (const person of shown) if (!this.open.get(person).element.isConnected) find("#tables").append(this.open.get(person).element);
    for (const [person, { element }] of this.open) {
      element.classList.toggle("front", person === this.front);
      element.classList.toggle("across", person === state.beside);
    }
    place.hidden = !shown.length || this.away;
    place.dataset.count = shown.length;
    place.classList.toggle("facing", this.facing);
    document.body.dataset.table = shown.length ? (this.away ? "away" : "open") : "none";
    find("#pane-table .pane-head").replaceChildren(...this.head(shown));
    this.changed();
  }

  head(shown) {
    const two = shown.length > 1;
    const people = shown.map((person) => this.name(person, two));
    const turn = two ? this.control("turn-round", ICONS.turn, () => ((this.facing = !this.facing), this.draw())) : null;
    const away = this.control("table-away", ICONS.minus, () => (this.put(true), this.left()));
    const close = this.control("table-close", ICONS.close, () => (this.close(), this.left()));
    return [...people, el("span", { class: "between" }), turn, away, close].filter(Boolean);
  }

  /** Whose table it is; of two, on a phone, the one to bring to the front. */
  name(person, two) {
    const who = state.people.get(person);
    const shown = [avatar(who, 24), el("span", { text: t("table-of", who) })];
    if (!two) return el("h2", {}, shown);
    const made = button("whose-table", () => ((this.front = person), this.draw()), shown);
    made.setAttribute("aria-pressed", String(person === this.front));
    return made;
  }

  control(key, paths, act) {
    const made = button("head-button", act, icon(paths));
    made.setAttribute("aria-label", t(key));
    made.title = t(key);
    return made;
  }
}
