// A message's components, version 1 and 2.

import { choose, openChooser } from "./chooser.js";
import { avatar, el, icon, ICONS } from "./dom.js";
import { called, humans, jolly, places, state } from "./state.js";
import { cards, link, markdown } from "./text.js";
import { t } from "./words.js";

const LINK_STYLE = 5;
const PEOPLE_SELECTS = [5, 7];
const CHANNEL_SELECT = 8;

const DRAWN = {
  1: (part, press) => el("div", { class: "row" }, parts(part.components, press)),
  2: button,
  3: select,
  5: select,
  7: select,
  8: select,
  9: section,
  10: (part) => el("div", { class: "text" }, markdown(part.content)),
  11: (part) => el("img", { class: "thumbnail", src: local(part.media.url), alt: part.description ?? "" }),
  12: gallery,
  13: (part) => file(part.file, part.name),
  14: (part) => el("hr", { class: `space${part.spacing ?? 1}${part.divider === false ? " plain" : ""}` }),
  17: container,
};

/** All *components* as elements; *press(part, values)* is called for a button or a choice. */
export function parts(components, press) {
  return components.map((part) => DRAWN[part.type]?.(part, press) ?? unknown(part));
}

const unknown = (part) => el("div", { class: "small", text: `(component of type ${part.type})` });

/** *url* without the sandbox's own address, which may be called localhost here. */
export const local = (url) => url.replace(/^http:\/\/127\.0\.0\.1:\d+/, "");

function face(emoji) {
  if (!emoji) return null;
  if (emoji.id) return el("img", { class: "emoji", src: `/emojis/${emoji.id}`, alt: emoji.name });
  return el("span", { text: emoji.name });
}

function button(part, press) {
  const look = `button s${part.style}`;
  const inside = [face(part.emoji), part.label ? el("span", {}, cards(part.label)) : null];
  if (part.style === LINK_STYLE) return link(part.url, inside, look);
  const made = el("button", { class: look, type: "button", disabled: part.disabled }, inside);
  made.dataset.part = part.id;
  made.addEventListener("click", () => press(part));
  return made;
}

/** What can be chosen in the select menu *part*. */
function optionsOf(part) {
  const chosen = new Set((part.default_values ?? []).map((value) => value.id));
  if (part.type === CHANNEL_SELECT) {
    return places().map(({ id }) => ({ value: id, label: called(id), chosen: chosen.has(id) }));
  }
  if (!PEOPLE_SELECTS.includes(part.type)) {
    return part.options.map((option) => ({ ...option, chosen: option.default, picture: face(option.emoji) }));
  }
  return [...humans(), jolly()].map((person) => ({
    value: person.id,
    label: person.name,
    picture: avatar(person, 24),
    chosen: chosen.has(person.id),
  }));
}

function select(part, press) {
  const options = optionsOf(part);
  const chosen = options.filter((option) => option.chosen).map((option) => option.label);
  const label = part.placeholder || t("selection");
  const look = chosen.length ? "chosen" : "placeholder";
  const text = el("span", { class: look }, cards(chosen.join(" ") || label));
  const made = el("button", { class: "select", type: "button", disabled: part.disabled }, text);
  made.append(icon(ICONS.down));
  made.dataset.part = part.id;
  made.setAttribute("aria-haspopup", "listbox");
  made.setAttribute("aria-expanded", "false");
  made.setAttribute("aria-label", chosen.length ? `${label}: ${chosen.join(", ")}` : label);
  const open = { anchor: made, key: null, title: label, options };
  made.addEventListener("click", () => {
    choose({ ...open, key: keyOf(made), least: part.min_values ?? 1, most: part.max_values ?? 1,
      done: (values) => press(latest(made, part), values) });
  });
  made.part = part;
  made.options = options;
  return made;
}

const keyOf = (made) => `${made.closest("[data-message]")?.dataset.message}:${made.dataset.part}`;

/** The component that stands where *part* stood when its list was opened: the message may be newer. */
function latest(made, part) {
  if (made.isConnected) return part;
  const [message, id] = (made.key ?? "").split(":");
  return document.querySelector(`[data-message="${message}"] [data-part="${id}"]`)?.part ?? part;
}

/** After *message* was drawn anew: give an open list its new options, or close it if it is gone. */
export function reattach(message) {
  const list = openChooser();
  if (!list?.key?.startsWith(`${message.dataset.message}:`)) return;
  const made = message.querySelector(`.select[data-part="${list.key.split(":")[1]}"]`);
  if (!made || made.disabled) return list.close(false);
  list.anchor.key = list.key;
  list.refresh(made.options, made);
}

function section(part, press) {
  const texts = el("div", { class: "texts" }, parts(part.components, press));
  return el("div", { class: "section" }, texts, parts([part.accessory], press));
}

function container(part, press) {
  const made = el("div", { class: "container" }, parts(part.components, press));
  if (part.accent_color !== null && part.accent_color !== undefined) {
    made.style.borderLeftColor = `#${part.accent_color.toString(16).padStart(6, "0")}`;
  }
  return made;
}

function gallery(part) {
  const pictures = part.items.map((item) =>
    el("img", { src: local(item.media.url), alt: item.description ?? "" }));
  return el("div", { class: `gallery of${Math.min(pictures.length, 3)}` }, pictures);
}

/** A file to save. */
export function file(media, name) {
  const title = name ?? media.filename ?? media.url.split("/").pop();
  const about = { class: "file", href: local(media.url), download: title };
  return el("a", about, icon(ICONS.file), el("span", { text: title }));
}
