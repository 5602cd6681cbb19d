// Texts in the reader's language, as the server handed them over.

import { state } from "./state.js";

/** The text `page-<key>`, its `{name}`s filled in from *values*. */
export function word(key, values = {}) {
  const text = state.words[`page-${key}`] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** What a card is called where it is read aloud. */
export function cardName({ joker, rank, suit }, tiles) {
  const values = { rank: state.words[`page-rank-${rank}`] ?? rank, suit: suit && word(`${tiles ? "colour" : "suit"}-${suit}`) };
  const card = rank && word(tiles ? "tile" : "card", values);
  if (!joker) return card || word("back");
  return card ? word("joker-as", { card }) : word("joker");
}

/** A number as the reader writes it. */
export const number = (value) => value.toLocaleString(state.language);
