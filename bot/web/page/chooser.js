// The list of one's tables: where one's turn is first; another one is gone to without leaving the page.

import { at, button, el, keyed, set } from "./dom.js";
import { comeBack, headers } from "./door.js";
import { openSheet } from "./sheet.js";
import { change, shown } from "./state.js";
import { word } from "./words.js";

const RUNNING = "/table/running";
const EVERY_MS = 30000;
const OK = 200;
let tables = [];
/** Takes over the words that come with the list. */
let speak = () => {};
let asking = null;

/** How many other tables wait for the reader. */
export const badge = () => tables.filter(({ number, state }) => state === "your_turn" && number !== shown()?.number).length;

/** Keep the list up to date while the page is in sight; *words* takes over those it comes with. */
export function keepUp(words) {
  speak = words;
  document.addEventListener("visibilitychange", refresh);
  setInterval(refresh, EVERY_MS);
  return refresh();
}

/** Ask for the list, and show what is new. */
export async function refresh() {
  if (document.hidden) return;
  asking ??= ask().finally(() => (asking = null));
  await asking;
}

async function ask() {
  const answer = await fetch(RUNNING, { headers: headers() }).catch(() => null);
  if (answer?.status !== OK) return answer && comeBack(refresh);
  const told = await answer.json();
  const isNews = JSON.stringify(told.tables) !== JSON.stringify(tables);
  tables = told.tables;
  if (!shown()) speak(told);
  if (!isNews) return;
  for (const root of document.querySelectorAll(".tables")) list(root);
  change();
}

/** Show the list in place of a table. */
export function draw() {
  at("title").textContent = document.title = word("tables");
  at("menu").replaceChildren();
  list(at("chooser").querySelector(".tables"));
}

/** Open the list over the table. */
export function openTables() {
  const root = el("div", { class: "tables" });
  list(root);
  openSheet("tables-sheet", word("tables"), root);
  refresh();
}

function list(root) {
  const hint = { number: 0, title: word(tables.length ? "tables-start" : "tables-none") };
  keyed(root, [...tables, hint], ({ number }) => number, make, dress);
}

function make({ number }) {
  if (!number) return el("p");
  const parts = ["title", "players", "state"].map((look) => el("span", { class: look }));
  return button("way", () => go(number), parts);
}

function dress(element, { number, title, players, state, text }) {
  if (!number) return set(element, "text", title);
  const [head, others, how] = element.children;
  set(head, "text", title);
  set(others, "text", players);
  set(how, "text", text);
  set(element, "data-state", state);
  set(element, "aria-current", number === shown()?.number && "page");
}

/** Go to a table. */
export function go(number) {
  at("tables-sheet")?.close();
  if (number === shown()?.number) return;
  history.pushState(null, "", `/table/${number}${location.search}`);
  dispatchEvent(new PopStateEvent("popstate"));
}
