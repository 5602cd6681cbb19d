// Who plays: names, how many cards they hold, how they stand, and whose turn it is.

import { at, el, keyed, set } from "./dom.js";
import { number, word } from "./words.js";
import * as clock from "./clock.js";

/** Draw everybody at the table. */
export function draw(table) {
  keyed(at("players"), table.players, (player) => player.seat, made, (element, player) => dress(element, player, table));
}

function made() {
  const parts = ["name", "cards", "score", "clock"].map((look) => el("span", { class: look }));
  return el("li", { class: "player" }, parts);
}

function dress(element, player, table) {
  const [name, cards, score, time] = element.children;
  element.dataset.seat = player.seat;
  set(element, "aria-current", player.turn && "true");
  set(element, "data-you", player.you);
  set(element, "data-away", !player.here && !player.computer);
  set(name, "text", player.name);
  set(cards, "text", number(player.cards));
  set(cards, "aria-label", word("cards-held", { count: number(player.cards) }));
  set(score, "text", word("points", { points: number(player.score) }));
  clock.show(time, table, player);
}
