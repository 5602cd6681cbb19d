// What the table looks like once a move is accepted, as far as that is known before.

import { BACK, inHand } from "./cards.js";

const without = (cards, gone) => {
  const rest = [...cards];
  for (const token of gone) {
    const place = rest.indexOf(token);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
};

const PLAYS = {
  draw: (table) => held({ ...table, view: { ...table.view, stock: table.view.stock - 1 } }, [...table.order, BACK]),
  take(table, [token]) {
    const { pile } = table.view;
    const place = token ? pile.lastIndexOf(token) : pile.length - 1;
    return held({ ...table, view: { ...table.view, pile: pile.slice(0, place) } }, [...table.order, ...pile.slice(place)]);
  },
  meld(table, cards) {
    const id = Math.max(0, ...table.view.melds.map((meld) => meld.id)) + 1;
    return laid(table, cards, [...table.view.melds, { id, cards, points: {} }]);
  },
  add(table, [token, number]) {
    const add = (meld) => (String(meld.id) === number ? { ...meld, cards: [...meld.cards, token] } : meld);
    return laid(table, [token], table.view.melds.map(add));
  },
  discard: (table, [token]) =>
    held({ ...table, view: { ...table.view, pile: [...table.view.pile, token] } }, without(table.order, [token])),
};
PLAYS.knock = PLAYS.gin = PLAYS.close = PLAYS.discard;

function laid(table, cards, melds) {
  return held({ ...table, view: { ...table.view, melds } }, without(table.order, cards.map(inHand)));
}

function held(table, order) {
  const players = table.players.map((player) => (player.you ? { ...player, cards: order.length } : player));
  return { ...table, order, players };
}

/** *table* after *lines*, with nothing to press until that is confirmed; null where it is not known. */
export function foresee(table, lines) {
  let after = { ...table, may: [], labels: [], likely: [], together: [] };
  for (const line of lines.flatMap((each) => each.split(", "))) {
    const [action, ...words] = line.split(" ");
    if (!PLAYS[action]) return null;
    after = PLAYS[action](after, words);
  }
  return after;
}
