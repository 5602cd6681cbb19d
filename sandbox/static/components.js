// A message's components, version 1 and 2.

import { choose, openChooser } from "./chooser.js";
import { avatar, el, icon, ICONS, roleDot } from "./dom.js";
import { called, humans, jolly, places, roleName, state } from "./state.js";
import { cards, link, markdown } from "./text.js";
import { t } from "./words.js";

const LINK_STYLE = 5;
const STRING_SELECT = 3;
const CHANNEL_SELECT = 8;
const PEOPLE_SELECTS = [5, 7];
const ROLE_SELECTS = [6, 7];

const DRAWN = {
  1: (part, at) => el("div", { class: "row" }, parts(part.components, at)),
  2: button,
  3: select,
  5: select,
  6: select,
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

/**
 * All *components* as elements, in a message *at* `{ press, channel }`: `press(part, values)` is called
 * for a button or a choice.
 */
export function parts(components, at) {
  return components.map((part) => DRAWN[part.type]?.(part, at) ?? unknown(part));
}

const unknown = (part) => el("div", { class: "small", text: `(component of type ${part.type})` });

/** *url* without the sandbox's own address, which may be called localhost here. */
export const local = (url) => url.replace(/^http:\/\/127\.0\.0\.1:\d+/, "");

function face(emoji) {
  if (!emoji) return null;
  if (emoji.id) return el("img", { class: "emoji", src: `/emojis/${emoji.id}`, alt: emoji.name });
  return el("span", { text: emoji.name });
}

function button(part, { press }) {
  const look = `button s${part.style}`;
  const inside = [face(part.emoji), part.label ? el("span", {}, cards(part.label)) : null];
  if (part.style === LINK_STYLE) return link(part.url, inside, look);
  const made = el("button", { class: look, type: "button", disabled: part.disabled }, inside);
  made.dataset.part = part.id;
  made.addEventListener("click", () => press(part));
  return made;
}

/** What can be chosen in the select menu *part*, in *channel*. */
export function optionsOf(part, channel) {
  if (part.type === STRING_SELECT) {
    return part.options.map((option) => ({ ...option, chosen: option.default, picture: face(option.emoji) }));
  }
  const chosen = new Set((part.default_values ?? []).map((value) => String(value.id)));
  return offered(part, channel).map((option) => ({ ...option, chosen: chosen.has(option.value) }));
}

function offered(part, channel) {
  const { guild } = state.channels.get(channel);
  const people = PEOPLE_SELECTS.includes(part.type) ? peopleOf(channel, guild) : [];
  const roles = ROLE_SELECTS.includes(part.type) && guild ? [...state.roles.values()].reverse() : [];
  if (people.length || roles.length) return [...people.map(person), ...roles.map(role)];
  const kinds = part.channel_types ?? [];
  const fits = ({ kind }) => !kinds.length || kinds.includes(kind);
  const channels = part.type === CHANNEL_SELECT && guild ? places().filter(fits) : [];
  return channels.map(({ id }) => ({ value: id, label: called(id) }));
}

/** Who is in a channel: of a conversation with the bot, the two who have it. */
function peopleOf(channel, guild) {
  const owner = channel === state.others ? state.beside : state.me;
  return guild ? [...humans(), jolly()] : [state.people.get(owner), jolly()];
}

const person = (who) => ({ value: who.id, label: who.name, picture: avatar(who, 24) });
const role = (which) => ({ value: which.id, label: roleName(which), picture: roleDot(which) });

function select(part, { press, channel }) {
  const options = optionsOf(part, channel);
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

function section(part, at) {
  const texts = el("div", { class: "texts" }, parts(part.components, at));
  return el("div", { class: "section" }, texts, parts([part.accessory], at));
}

function container(part, at) {
  const made = el("div", { class: "container" }, parts(part.components, at));
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
