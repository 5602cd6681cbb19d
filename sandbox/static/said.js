// What a screen reader hears of the conversations: what is new in a message, once.

import { el } from "./dom.js";
import { t } from "./words.js";

const LONGEST = 200;
const MOST = 5;
const ELSEWHERE_MS = 10_000;
const LINES = ".text > :not(ul, ol), .text > :is(ul, ol) > li";
const CARD = /^([2-9ajqk]|10)([shdc])$/;
const TILE = /^([rbyg])(\d+)$/;
const SUITS = { s: "♠", h: "♥", d: "♦", c: "♣" };
const COLOURS = { r: "tile-red", b: "tile-blue", y: "tile-yellow", g: "tile-green" };
let heard = [];

/** The lines of the message *made* as they are read out, by what counts of them: no time of a clock. */
export function linesOf(made) {
  return new Map([...made.querySelectorAll(LINES)].map((line) => {
    const counts = plain(line, ".stamp").replace(/\d+:\d\d/g, "");
    return [counts, plain(line)];
  }));
}

/** *line* as plain words without what is *left* out; pictures in it are called by their names. */
function plain(line, left) {
  const words = line.cloneNode(true);
  if (left) words.querySelectorAll(left).forEach((part) => part.remove());
  for (const sign of words.querySelectorAll("[role=img]")) sign.replaceWith(sign.getAttribute("aria-label"), " ");
  for (const emoji of words.querySelectorAll("img")) emoji.replaceWith(named(emoji.alt), " ");
  return words.textContent.replace(/\u2060/g, "").replace(/\s+/g, " ").replace(/ (?=[.,:])/g, "").trim();
}

/** What an emoji shows: `K♥` for `:kh:`. */
const named = (alt) => alt.replaceAll(":", "")
  .replace(CARD, (_, rank, suit) => rank.toUpperCase() + SUITS[suit])
  .replace(TILE, (_, colour, number) => `${t(COLOURS[colour])} ${number}`);

/** What the *lines* of a message have that it had not *before*; of one that goes on, how. */
export function news(lines, before) {
  const known = [...before.values()].map((line) => line.replace(/\.$/, ","));
  const fresh = [...lines].filter(([counts, line]) => line && !before.has(counts));
  return fresh.map(([, line]) => {
    const begun = known.find((each) => each.endsWith(",") && line.startsWith(each));
    return begun ? begin(line.slice(begun.length).trim()) : line;
  });
}

const begin = (words) => words.slice(0, 1).toUpperCase() + words.slice(1);
const end = (line) => (/[.:!?…]$/.test(line) ? line : `${line}.`);

/** Say *lines* of the message *id*, as many as are short enough; but none that another has just said. */
export function say(lines, id) {
  const now = performance.now();
  heard = heard.filter(({ at }) => now - at < ELSEWHERE_MS);
  const fresh = lines.map(end).filter((line) => !heard.some((each) => each.line === line && each.id !== id));
  heard.push(...fresh.map((line) => ({ line, id, at: now })));
  let room = LONGEST;
  const fitting = fresh.filter((line) => (room -= line.length + 1) >= 0);
  const words = (fitting.length ? fitting : fresh.slice(0, 1)).join(" ").slice(0, LONGEST);
  if (!words) return;
  const list = document.querySelector("#said");
  list.append(el("p", { text: words }));
  while (list.children.length > MOST) list.firstChild.remove();
}
