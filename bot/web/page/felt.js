// What lies on the table: the melds, the stock and the pile.

import { BACK, card, keys, nameOf, token } from "./cards.js";
import { at, el, keyed, set } from "./dom.js";
import { dropzones, grab, isDragging } from "./drag.js";
import { raised } from "./hand.js";
import { play } from "./moves.js";
import { dropped, offersOf } from "./offers.js";
import { openPile } from "./pile.js";
import { isTiles, shown } from "./state.js";
import { number, word } from "./words.js";

/** What of a heap is drawn: its top, and what is below once that is gone. */
const DRAWN = 2;
/** How far beside a meld a card may be dropped that is meant for it. */
const NEAR = 10;

/** Draw the melds, the stock and the pile; tiles lie in rows, which `rows.js` draws. */
export function draw(table) {
  at("table").dataset.game = table.game;
  if (!isTiles(table)) drawMelds(table);
  const heaps = isTiles(table) ? ["stock"] : ["stock", "pile"];
  keyed(at("middle"), heaps, (name) => name, makeHeap, (root, name) => HEAPS[name](root, table));
}

function drawMelds(table) {
  keyed(at("melds"), table.view.melds, (meld) => meld.id, makeMeld, (root, meld) => dressMeld(root, meld, table));
}

function makeMeld({ id }) {
  const parts = ["cards", "caption"].map((look) => el("span", { class: look }));
  return el("button", { class: "meld", type: "button", "data-meld": id, onclick: () => put(id) }, parts);
}

function dressMeld(root, meld, table) {
  const [cards, caption] = root.children;
  keyed(cards, keys(meld.cards), (key) => key, (key) => card(token(key), table));
  const owners = Object.keys(meld.points ?? {}).map((seat) => nameAt(seat, table)).join(", ");
  const names = meld.cards.map((each) => nameOf(each, table)).join(", ");
  set(caption, "text", [meld.id, owners].filter(Boolean).join(" · "));
  set(root, "aria-label", word("meld", { number: meld.id, cards: names, player: owners }));
}

function nameAt(seat, table) {
  const player = table.players[seat - 1];
  return player.you ? word("you") : player.name;
}

/** A tap on a place puts the raised cards there, as a drag would. */
async function put(target) {
  const cards = raised();
  if (cards.length) (await dropped(cards, target))();
}

function makeHeap(name) {
  const element = el("button", { class: "heap", type: "button", id: name, onclick: PRESSED[name] });
  element.append(el("span", { class: "count", "aria-hidden": "true" }));
  if (name === "stock") set(element, "aria-keyshortcuts", "D");
  else set(element, "aria-keyshortcuts", "T");
  return element;
}

const takesMore = (table) => table.game === "five-hundred" && table.view.pile.length > 1;

const PRESSED = {
  stock: () => play([drawing(shown())]),
  pile() {
    const table = shown();
    if (raised().length) return put("pile");
    return takesMore(table) ? openPile(table) : play([taking(table)]);
  },
};

/** The line by which the stock is drawn from, or begun anew. */
const drawing = (table) => table.may.find((line) => line === "turnover") ?? "draw";

const taking = (table) => table.may.find((line) => line.startsWith("take")) ?? "take";

const HEAPS = {
  stock(root, table) {
    const { stock } = table.view;
    pileUp(root, Array.from({ length: Math.min(DRAWN, stock) }, (_, place) => [place, BACK]), table);
    label(root, "stock", stock);
    root.toggleAttribute("data-may", table.may.some((line) => line === "draw" || line === "turnover"));
  },
  pile(root, table) {
    const { pile } = table.view;
    const first = Math.max(0, pile.length - DRAWN);
    pileUp(root, pile.slice(first).map((each, place) => [first + place, each]), table);
    label(root, pile.length ? "pile" : "pile-empty", pile.length, pile.length && nameOf(pile.at(-1), table));
    root.toggleAttribute("data-may", table.may.some((line) => line.startsWith("take")));
  },
};

/** Draw the upper cards of a heap, each known by its place from below. */
function pileUp(root, cards, table) {
  const count = root.querySelector(".count");
  const layer = root.firstElementChild === count ? el("span", { class: "layer" }) : root.firstElementChild;
  if (!layer.isConnected) root.prepend(layer);
  keyed(layer, cards, ([place, each]) => `${place} ${each}`, ([, each]) => card(each, table), (element, [place, each]) => {
    if (each !== BACK) element.dataset.place = place;
  });
}

function label(root, name, count, top) {
  set(root.querySelector(".count"), "text", number(count));
  set(root, "aria-label", word(name, { count: number(count), card: top }));
}

grab(at("middle"), (element) => {
  const heap = element.closest(".heap");
  if (!heap.hasAttribute("data-may")) return null;
  return { tokens: [element.dataset.card], elements: [element], from: heap.id };
});

/** The hand takes what is dragged there from the stock or the pile. */
dropzones.push(({ from }) => {
  const table = shown();
  const line = from === "stock" ? drawing(table) : from === "pile" ? top(table) : null;
  if (!line) return [];
  const rect = at("hand").getBoundingClientRect();
  return [{ rect, ...lit(at("hand")), drop: () => () => play([line]) }];
});

const top = (table) => (takesMore(table) ? `take ${table.view.pile.at(-1)}` : taking(table));

/** Cards of the hand go onto a meld, the pile, or the felt; what would do lights up. */
dropzones.push(({ from, tokens }) => {
  if (from !== "hand" || isTiles(shown())) return [];
  const melds = [...document.querySelectorAll("#melds .meld")].flatMap((meld) => ends(meld, tokens));
  const zones = [...melds, zone(at("pile"), "pile", tokens), zone(at("felt"), "felt", tokens)];
  offersOf(tokens).then((offers) => light(zones, offers));
  return zones;
});

/** A meld is two zones where either end may be meant: its left half is the lower one. */
function ends(meld, tokens) {
  const { left, right, top, bottom } = meld.getBoundingClientRect();
  const [middle, y] = [(left + right) / 2, { top: top - NEAR, bottom: bottom + NEAR }];
  return [
    { ...zone(meld, meld.dataset.meld, tokens, "low"), rect: { left: left - NEAR, right: middle, ...y } },
    { ...zone(meld, meld.dataset.meld, tokens, "high"), rect: { left: middle, right: right + NEAR, ...y } },
  ];
}

function zone(element, target, tokens, end) {
  const drop = () => dropped(tokens, target, end);
  return { element, target, rect: element.getBoundingClientRect(), ...lit(element, end), drop, end: () => unlit(element) };
}

/** While something hovers over *element*, that is seen. */
function lit(element, end = "") {
  return {
    over: () => element.setAttribute("data-over", end),
    out: () => element.removeAttribute("data-over"),
    end: () => unlit(element),
  };
}

function unlit(element) {
  for (const name of ["data-over", "data-fits"]) element.removeAttribute(name);
}

function light(zones, offers) {
  if (!isDragging()) return;
  for (const { element, target } of zones) {
    const ends = offers.filter(({ onto }) => String(onto) === target).map(({ end }) => end ?? "");
    if (ends.length) element.setAttribute("data-fits", [...new Set(ends)].join(" "));
  }
}
