// Discord's markdown, as elements.

import { el, icon } from "./dom.js";
import { roleName, state } from "./state.js";
import { stamp } from "./time.js";
import { t } from "./words.js";

const JUMP = /\/channels\/(?:\d+|@me)\/(\d+)\/(\d+)$/;
const SUITS = { "♠": "spades", "♣": "clubs", "♥": "hearts", "♦": "diamonds" };
const TILES = { "🔴": "red", "🔵": "blue", "🟡": "yellow", "🟢": "green" };
// As in the bot's pictures: a colour is told by its shape as well.
const SHAPES = {
  red: "M3 3h18v18H3z",
  blue: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  yellow: "M12 1.5l3.1 6.8 7.4.8-5.5 5 1.5 7.3-6.5-3.7-6.5 3.7 1.5-7.3-5.5-5 7.4-.8z",
  green: "M12 2.5 22.5 21h-21z",
};

// In order: the first that fits at a place wins.
const INLINE = [
  [/^\\([^A-Za-z0-9\s])/, (m) => m[1]],
  [/^(`+)([^]*?[^`])\1(?!`)/, (m) => el("code", { text: m[2].trim() })],
  [/^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, (m) => stamp(Number(m[1]), m[2])],
  [/^<@&(\d+)>/, (m) => mention("", state.roles.has(m[1]) ? roleName(state.roles.get(m[1])) : t("unknown"), state.members[state.me]?.includes(m[1]))],
  [/^<@!?(\d+)>/, (m) => mention("@", state.people.get(m[1])?.name ?? t("unknown"), m[1] === state.me)],
  [/^<#(\d+)>/, (m) => mention("#", state.channels.get(m[1])?.name ?? t("unknown"))],
  [/^<\/([^:>]+):\d+>/, (m) => mention("/", m[1])],
  [/^<a?:(\w+):(\d+)>/, (m) => emoji(m[1], m[2])],
  [/^\[([^\]\n]+)\]\(<?(https?:[^)\s>]+)>?\)/, (m) => link(m[2], inline(m[1]))],
  [/^<?(https?:\/\/[^\s<>]+[^\s<>.,:;"')\]])>?/, (m) => link(m[1], [m[1]])],
  [/^\*\*\*([^]+?)\*\*\*/, (m) => el("strong", {}, el("em", {}, inline(m[1])))],
  [/^\*\*([^]+?)\*\*(?!\*)/, (m) => el("strong", {}, inline(m[1]))],
  [/^__([^]+?)__(?!_)/, (m) => el("u", {}, inline(m[1]))],
  [/^~~([^]+?)~~/, (m) => el("s", {}, inline(m[1]))],
  [/^\|\|([^]+?)\|\|/, (m) => spoiler(m[1])],
  [/^\*(?=\S)((?:\*\*|\\.|[^*\n])+?)\*(?!\*)/, (m) => el("em", {}, inline(m[1]))],
  [/^_((?:\\.|[^_\n])+?)_(?!\w)/, (m) => el("em", {}, inline(m[1])), (before) => !/\w$/.test(before)],
  [/^(10|[2-9AJQKT])?([♠♥♦♣])\uFE0F?/, (m) => card(m[1] ?? "", m[2])],
  [/^(🔴|🔵|🟡|🟢)(1[0-3]|[1-9])?/u, (m) => tile(m[1], m[2] ?? "")],
  [/^🃏/u, () => el("img", { class: "joker", src: "/static/cap.svg", alt: t("joker") })],
];

function card(rank, suit) {
  return el("span", { class: `card ${SUITS[suit]}` }, rank, el("span", { class: "suit", text: suit }));
}

function tile(colour, number) {
  const name = TILES[colour];
  const dot = el("span", { class: `dot ${name}`, role: "img", "aria-label": t(`tile-${name}`) }, icon(SHAPES[name], "shape"));
  return el("span", { class: "card" }, dot, number);
}

function mention(sign, name, mine = false) {
  return el("span", { class: mine ? "mention mine" : "mention", text: sign + name });
}

function emoji(name, id) {
  return el("img", { class: "emoji", src: `/emojis/${id}`, alt: `:${name}:`, title: `:${name}:` });
}

function spoiler(text) {
  const hidden = el("span", { class: "spoiler", role: "button", tabindex: "0" }, inline(text));
  hidden.setAttribute("aria-label", t("hidden-text"));
  const show = () => {
    hidden.classList.add("shown");
    for (const name of ["role", "aria-label"]) hidden.removeAttribute(name);
  };
  hidden.addEventListener("click", show);
  hidden.addEventListener("keydown", (event) => [" ", "Enter"].includes(event.key) && show());
  return hidden;
}

/** A link to *address*; one to a message of this sandbox goes there. */
export function link(address, children, look = "link") {
  const place = JUMP.exec(address);
  if (!place) return el("a", { class: look, href: address, target: "_blank", rel: "noopener" }, children);
  const jump = () => document.dispatchEvent(new CustomEvent("jump", { detail: place.slice(1) }));
  return el("button", { class: look, type: "button", onclick: jump }, children);
}

function scan(text, rules) {
  const nodes = [];
  let plain = "";
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const fits = rules.find(([shape, , may]) => shape.test(rest) && (!may || may(text.slice(0, at))));
    if (!fits) {
      const letter = String.fromCodePoint(rest.codePointAt(0));
      plain += letter;
      at += letter.length;
      continue;
    }
    const found = fits[0].exec(rest);
    nodes.push(plain, fits[1](found));
    plain = "";
    at += found[0].length;
  }
  return [...nodes, plain].filter((node) => node !== "");
}

const CARDS = INLINE.filter(([shape]) => /[♥🔴🃏]/u.test(shape.source));

/** *text* with its cards drawn, and nothing else in it read as markdown. */
export const cards = (text) => scan(text, CARDS);

/** *text* within a line, as nodes. */
export const inline = (text) => scan(text, INLINE);

const BLOCKS = [
  [/^```(?:\w*\n)?([^]*?)\n?```(?:\n|$)/, (m) => el("pre", {}, el("code", { text: m[1] }))],
  [/^(#{1,3}) +([^\n]+)(?:\n|$)/, (m) => heading(m[1].length, m[2])],
  [/^-# +([^\n]+)(?:\n|$)/, (m) => el("div", { class: "small" }, inline(m[1]))],
  [/^>>> ([^]+)$/, (m) => el("blockquote", {}, markdown(m[1]))],
  [/^(?:> [^\n]*(?:\n|$))+/, (m) => el("blockquote", {}, markdown(m[0].replace(/^> /gm, "")))],
  [/^(?: *[-*] +[^\n]+(?:\n|$))+/, (m) => list("ul", m[0])],
  [/^(?: *\d+\. +[^\n]+(?:\n|$))+/, (m) => list("ol", m[0])],
];

function heading(level, text) {
  return el("div", { class: `h${level}`, role: "heading", "aria-level": level + 2 }, inline(text));
}

function list(tag, text) {
  const made = el(tag);
  if (tag === "ol") made.setAttribute("start", Number.parseInt(text, 10));
  for (const line of text.replace(/\n$/, "").split("\n")) {
    const item = el("li", {}, inline(line.replace(/^ *(?:[-*]|\d+\.) +/, "")));
    if (/^ {2,}/.test(line)) item.className = "deeper";
    made.append(item);
  }
  return made;
}

/** A whole *text*, as nodes. */
export function markdown(text) {
  const nodes = [];
  let rest = text;
  while (rest) {
    const fits = BLOCKS.find(([shape]) => shape.test(rest));
    const found = fits ? fits[0].exec(rest) : /^[^\n]*(?:\n|$)/.exec(rest);
    nodes.push(fits ? fits[1](found) : el("div", { class: "line" }, inline(found[0].replace(/\n$/, ""))));
    rest = rest.slice(found[0].length);
  }
  return nodes;
}
