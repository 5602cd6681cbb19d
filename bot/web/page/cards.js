// Cards and tiles: what a token looks like, and what it is called.

import { el, set } from "./dom.js";
import { isTiles } from "./state.js";
import { cardName } from "./words.js";

const SIGNS = new URL("signs.svg", import.meta.url).href;
const SVG = "http://www.w3.org/2000/svg";
export const BACK = "";

/** What a token says: `*` alone or before what it stands for. */
export function parsed(token, tiles) {
  const joker = token.startsWith("*");
  const plain = joker ? token.slice(1) : token;
  const [rank, suit] = tiles ? [plain.slice(1), plain[0]] : [plain.slice(0, -1), plain.at(-1)];
  return { joker, rank: rank ?? "", suit: suit ?? "" };
}

/** The keys of cards in order: the token, and which of those that are alike. */
export function keys(tokens) {
  const counts = new Map();
  return tokens.map((token) => {
    const count = (counts.get(token) ?? 0) + 1;
    counts.set(token, count);
    return `${token}#${count}`;
  });
}

/** What a card is in a hand: a joker stands for nothing there. */
export const inHand = (card) => (card.startsWith("*") ? "*" : card);

export const token = (key) => key.split("#")[0];

/** What a card is called where it is read aloud. */
export const nameOf = (token, table) => cardName(parsed(token, isTiles(table)), isTiles(table));

function sign(name, look) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", look);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${SIGNS}#${name}`);
  svg.append(use);
  return svg;
}

/** A card face up, or its back where *token* is empty; *tag* is `button` where it can be pressed. */
export function card(token, table, tag = "span") {
  const tiles = isTiles(table);
  const made = el(tag, tag === "button" ? { type: "button" } : {});
  made.dataset.card = token;
  if (token === BACK) {
    made.className = "card back";
    return made;
  }
  const { joker, rank, suit } = parsed(token, tiles);
  const kind = tiles ? "mark" : "suit";
  made.className = `card ${tiles ? "tile" : ""} ${joker ? "joker" : ""} ${suit && `${kind}-${suit}`}`;
  const face = el("span", { class: "face", "aria-hidden": "true" });
  if (rank) face.append(el("span", { class: `rank ${rank.length > 1 ? "wide" : ""}`, text: rank }));
  if (rank) face.append(sign(`${kind}-${suit}`, "small"));
  face.append(sign(joker ? "joker" : `${kind}-${suit}`, "large"));
  made.append(face);
  const name = nameOf(token, table);
  if (tag === "button") set(made, "aria-label", name);
  else made.append(el("span", { class: "unseen", text: name }));
  return made;
}
