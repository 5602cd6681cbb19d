// What can be done with one press: named buttons for what is likely, or for what the raised cards can be.

import { at, button, keyed } from "./dom.js";
import { raised } from "./hand.js";
import { play } from "./moves.js";
import { say } from "./socket.js";
import { change } from "./state.js";

let asked = "";
let found = [];

/** Draw the buttons. */
export function draw(table) {
  const cards = raised(table);
  ask(table, cards);
  const offers = cards.length ? found : likely(table);
  keyed(at("offers"), offers, ({ text }) => text, make, (element, offer) => (element.textContent = offer.text));
}

const make = (offer) => button("offer", () => play(offer.lines));

const likely = (table) => table.likely.map((place) => ({ lines: [table.may[place]], text: table.labels[place] }));

/** Ask, once for each step and choice of cards, what they can be. */
async function ask(table, cards) {
  const question = `${table.step} ${cards}`;
  if (question === asked) return;
  asked = question;
  found = [];
  if (!cards.length) return;
  const { offers } = await say({ do: "raise", cards });
  if (question !== asked || !offers) return;
  found = offers;
  change();
}
