// What can be done with one press: named buttons for what is likely, or for what the raised cards can be.

import { token } from "./cards.js";
import { at, button, keyed, set } from "./dom.js";
import { focusHand, keysOf, raised } from "./hand.js";
import { letters } from "./letters.js";
import { toast } from "./live.js";
import { play } from "./moves.js";
import { say } from "./socket.js";
import { change, isTiles, state } from "./state.js";
import { word } from "./words.js";

/** The least time between two questions: a page may not say too much. */
const PAUSE_MS = 300;

let pause = Promise.resolve();
/** What was asked last, and what came of it. */
let asked = { question: "", offers: [] };
/** The choices of somebody who has dropped cards where they could be several things. */
let choices = null;

/** Draw the buttons. */
export function draw(table) {
  if (isTiles(table)) return;
  const cards = raised(table);
  if (choices?.step !== table.step || String(choices.cards) !== String(cards)) choices = null;
  if (cards.length && !state.foreseen) ask(cards).then((news) => news && change());
  const known = asked.question === question(cards) ? asked.offers : [];
  const offers = cards.length ? choices?.offers ?? known : likely(table);
  const hadFocus = at("offers").contains(document.activeElement);
  keyed(at("offers"), offers, ({ lines }) => lines, make, dress);
  letters(at("offers"));
  // Not on the next button: whoever presses a key twice has not meant that.
  if (hadFocus && document.activeElement === document.body) focusHand();
}

function make(offer) {
  return button("offer", () => play(offer.lines, true));
}

function dress(element, offer) {
  set(element, "data-text", offer.text);
  set(element, "data-line", offer.lines[0].split(" ")[0]);
}

const likely = (table) => [...(table.together ?? []), ...table.likely.map((place) => one(table, place))];

const one = (table, place) => ({ lines: [table.may[place]], text: table.labels[place] });

const question = (cards) => `${state.table.step} ${cards}`;

/** Ask, once for each step and choice of cards, what they can be; gives whether that was news. */
async function ask(cards) {
  const now = question(cards);
  if (asked.question === now) return asked.waiting?.then(() => false);
  const mine = (asked = { question: now, offers: [] });
  // Only the newest choice is asked about where cards are raised quickly.
  mine.waiting = pause.then(() => (mine === asked ? found(cards) : []));
  pause = mine.waiting.then(() => new Promise((over) => setTimeout(over, PAUSE_MS)));
  mine.offers = await mine.waiting;
  return mine === asked;
}

async function found(cards) {
  return (await say({ do: "raise", cards })).offers ?? [];
}

/** What *cards* can be. */
export async function offersOf(cards) {
  await ask(cards);
  return asked.question === question(cards) ? asked.offers : [];
}

/** Do the only thing that *cards* can be; of several, nothing. */
export async function playOnly(cards) {
  const offers = await offersOf(cards);
  if (offers.length === 1) play(offers[0].lines, true);
}

/** What comes of *cards* dropped onto *target*: one offer is played, of several one is to be chosen. */
export async function dropped(cards, target, end) {
  const fitting = (await offersOf(cards)).filter(({ onto }) => String(onto) === String(target));
  const chosen = fitting.filter((offer) => !end || !offer.end || offer.end === end);
  if (chosen.length === 1) return () => play(chosen[0].lines, true);
  if (chosen.length) return () => choose(cards, chosen);
  return () => tryPlain(cards, target);
}

function choose(cards, offers) {
  const up = keysOf(cards);
  choices = { step: state.table.step, cards: up.map(token), offers };
  toast(word("choose"));
  change({ raised: new Set(up) });
  at("offers").firstElementChild?.focus();
}

/** Send what was meant, so that the table says why it cannot be. */
function tryPlain(cards, target) {
  if (target === "felt") return play([`meld ${cards.join(" ")}`], false);
  if (target !== "pile") return play(cards.map((token) => `add ${token} ${target}`), false);
  if (cards.length > 1) return toast(word("discard-one"));
  return play([`discard ${cards[0]}`], false);
}

/** Do what is proposed first. */
export function playFirst() {
  at("offers").querySelector("button")?.click();
}

