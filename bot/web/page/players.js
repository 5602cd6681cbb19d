// Who plays: names, how many cards they hold, how they stand, and whose turn it is.

import * as clock from "./clock.js";
import { at, el, keyed, set } from "./dom.js";
import { word } from "./words.js";

const PARTS = ["name", "clock", "cards", "score"];

/** Draw everybody at the table. */
export function draw(table) {
  const make = () => el("li", { class: "player" }, PARTS.map((look) => el("span", { class: look })));
  keyed(at("players"), table.players, (player) => player.seat, make, (element, player) => dress(element, player, table));
}

function dress(element, player, table) {
  const [name, time, cards, score] = element.children;
  element.dataset.seat = player.seat;
  set(element, "aria-current", player.turn && "true");
  set(element, "data-you", player.you);
  set(element, "data-here", player.here);
  set(name, "text", player.you ? word("you") : player.name);
  set(cards, "text", player.cards_text);
  set(score, "text", player.score_text);
  clock.show(time, table, player);
}
