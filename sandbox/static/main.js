// The page: the games to pick, the conversations, what comes from the sandbox, and who one is.

import { Activities, small } from "./activity.js";
import { icon, ICONS } from "./dom.js";
import { announced } from "./events.js";
import { beginLooks, drawLimits, drawLocales, drawSuits } from "./looks.js";
import { Pane } from "./pane.js";
import { badge, call, drawPeople, drawTabs, hush } from "./people.js";
import { openMenu } from "./menus.js";
import { drawPicker } from "./picker.js";
import { chooseGame, choosePlace, menu, placeButton } from "./places.js";
import { follow, mine, turnOf } from "./running.js";
import { begin, beginServer, called, humans, jolly, messagesOf, myself, places, state, waiting } from "./state.js";
import { welcomeDirect, welcomeServer } from "./welcome.js";
import { Wire } from "./wire.js";
import { t } from "./words.js";

const HASHES = { server: "#play", direct: "#hand", beside: "#rival" };
const NOT_STARTED = "problem-not-started";
const BUTTON = 2;
const LOOK_MS = 100;
const MOST_LOOKS = 80;
const narrow = matchMedia("(max-width: 760px)");
const find = (selector) => document.querySelector(selector);
const newGame = (anchor) => chooseGame(anchor, challenge);
const newPlace = (anchor) => choosePlace(anchor, panes.server.channel, go);

const threads = placeButton(newPlace);
const gameButton = menu("button s3 new-game", newGame, icon(ICONS.plus));

const welcome = () => welcomeServer(challenge, club, () => act({ do: "invite" }));
const panes = {
  server: new Pane("server", { act, welcome, tools: [threads, gameButton] }),
  direct: new Pane("direct", { act, welcome: welcomeDirect, tools: [] }),
  beside: new Pane("beside", { act, welcome: welcomeDirect, tools: [] }),
};
find("#panes").append(...Object.values(panes).map((pane) => pane.element));
const activities = new Activities(act, redraw, () => panes[shown].hold());
let shown = Object.keys(HASHES).find((kind) => HASHES[kind] === location.hash) ?? "server";

const hears = {
  everything(event) {
    const kept = state.channels.has(panes.server.channel) ? panes.server.channel : event.server;
    begin(event);
    hush(state.me);
    document.body.toggleAttribute("data-sides", Boolean(state.beside));
    if (!state.beside && shown === "beside") turnTo("direct");
    sayOnline();
    drawLimits();
    drawAll(kept);
    activities.keep();
  },
  message({ message, new: isNew }) {
    messagesOf(message.channel_id).set(message.id, message);
    paneOf(message.channel_id)?.put(message, isNew);
    running.soon();
  },
  gone({ channel, id }) {
    messagesOf(channel).delete(id);
    paneOf(channel)?.remove(id);
  },
  channel({ channel }) {
    state.channels.set(channel.id, channel);
    redraw();
  },
  commands({ commands, menus, games, locale }) {
    const other = locale !== state.locale;
    Object.assign(state, { commands, menus, games, locale });
    if (other) drawAll(panes.server.channel);
  },
  server(event) {
    const named = JSON.stringify([...state.roles.values()]);
    beginServer(event);
    // What is drawn knows roles by their names.
    if (JSON.stringify([...state.roles.values()]) !== named) drawAll(panes.server.channel);
    else drawServer();
    redraw();
  },
  unread({ counts }) {
    const before = new Map(humans().map((person) => [person.id, waiting(person.id)]));
    state.unread = counts;
    redraw();
    for (const person of humans()) {
      if (waiting(person.id) > before.get(person.id)) calls(person);
    }
  },
  bot({ online }) {
    state.online = online;
    sayOnline();
  },
  limits({ limited }) {
    state.limited = limited;
    drawLimits();
  },
};

const wire = new Wire((event) => hears[event.t]?.(event), connected);
const running = follow(() => act({ do: "running" }), () => {
  drawSuits();
  redraw();
  if (!isPlaying()) pick();
});

function act(what) {
  return wire.ask(what);
}

beginLooks((locale) => act({ do: "speak", locale }), (on) => act({ do: "limit", on }), offerPictures);

/** Offer to have the bot's pictures as dark or light as the page: it knows nothing of that by itself. */
function offerPictures(theme) {
  hush(jolly().id);
  if ((state.look.background ?? theme) === theme) return;
  const options = [{ name: "background", type: 3, value: theme }];
  call(jolly(), t("pictures-offer"), t(theme === "dark" ? "pictures-dark" : "pictures-light"), async () => {
    hush(jolly().id);
    const { message } = await act({ do: "run", channel: state.server, path: ["preferences"], options });
    if (message) act({ do: "dismiss", channel: state.server, message });
  });
}

function connected(there) {
  if (there) be(state.me ?? "", state.beside ?? wanted("with"));
  else sayOffline(t("offline"));
}

const wanted = (name) => new URLSearchParams(location.search).get(name);

/** Become *person*, with the hand of the one *beside* in sight too. */
async function be(person, beside = null) {
  const languages = [...navigator.languages];
  const answer = await wire.ask({ do: "be", person, beside, languages });
  if (answer.problem) return;
  const address = new URL(location.href);
  address.searchParams.set("as", myself().name.toLowerCase());
  address.searchParams.delete("with");
  if (state.beside) address.searchParams.set("with", state.people.get(state.beside).name.toLowerCase());
  history.replaceState(null, "", address);
  await running.now();
}

/** Become *person*, or go to their hand where it is in sight already. */
function turnInto(person) {
  if (person === state.beside) turnTo("beside");
  else if (person === state.me && state.beside) turnTo("direct");
  else be(person);
}

/** Offer to be *person*, or to go to where there is something for oneself. */
function calls(person) {
  const thread = places().find(({ id }) => id !== panes.server.channel && waiting(person.id, id));
  if (person.id === state.beside || !isPlaying()) return;
  if (person.id !== state.me) {
    call(person, t("calls", person), t("be", person), () => be(person.id));
  } else if (thread) {
    call(person, t("calls-there", { place: called(thread.id) }), t("go-there"), () => {
      hush(person.id);
      go(thread.id);
    });
  }
}

function sayOnline() {
  sayOffline(state.online ? "" : t("bot-starting"));
}

function sayOffline(text) {
  find("#offline").textContent = text;
  find("#offline").hidden = !text;
}

const paneOf = (channel) => Object.values(panes).find((pane) => pane.channel === channel);

function drawServer() {
  panes.server.greet();
  panes.server.notices.replaceChildren(...announced());
}

/** Draw everything, with *channel* of the server. */
function drawAll(channel) {
  drawLocales();
  gameButton.replaceChildren(icon(ICONS.plus), t("new-game"));
  panes.server.show(channel);
  drawServer();
  panes.direct.show(state.direct);
  if (state.beside) panes.beside.show(state.others, state.beside);
  pick();
  redraw();
}

function redraw() {
  drawPeople(turnInto);
  threads.hidden = places().length < 2;
  threads.replaceChildren(icon(ICONS.down), ...badge(elsewhere()));
  const hands = state.beside ? ["direct", "beside"] : [];
  const conversations = (state.beside ? [...hands, "server"] : ["server", "direct"]).map(tab);
  drawTabs([...tableTab(), ...conversations]);
  for (const [kind, other] of [["direct", "beside"], ["beside", "direct"]]) {
    const plays = (side) => hands.includes(side) && turnOf(panes[side].person);
    panes[kind].element.classList.toggle("turn", plays(kind));
    panes[kind].offer(plays(other) ? state.people.get(panes[other].person) : null, () => turnTo(other));
  }
  looked();
}

/** How much waits in the places that are not shown. */
function elsewhere() {
  const counts = places().map(({ id }) => (id === panes.server.channel ? 0 : waiting(state.me, id)));
  return counts.reduce((sum, count) => sum + count, 0);
}

function tab(kind) {
  const { channel, person } = panes[kind];
  const more = kind === "server" ? elsewhere() : 0;
  const count = more + (kind === shown ? 0 : waiting(person, channel));
  const again = kind === "server" && shown === kind && places().length > 1;
  const act = (event) => (again ? newPlace(event.currentTarget) : turnTo(kind));
  const owner = state.beside && kind !== "server" ? state.people.get(person) : null;
  const title = owner?.name ?? (kind === "server" ? called(channel) : state.channels.get(channel).name);
  const covered = small.matches && tableOpen();
  return { kind, title, count, shown: kind === shown && !covered, turn: Boolean(owner) && turnOf(person), act };
}

const tableOpen = () => activities.shown.length > 0 && !activities.away;

/** What leads back to the table: it is not in sight, or has the screen to itself. */
function tableTab() {
  if (!activities.shown.length || (tableOpen() && !small.matches)) return [];
  return [{ kind: "table", title: t("table"), count: 0, shown: tableOpen(), turn: false, act: () => activities.put(false) }];
}

/** On a phone, show another conversation; at a desk, the channel or the hands. */
function turnTo(kind) {
  shown = kind;
  document.body.dataset.shown = kind;
  if (small.matches && tableOpen()) activities.put(true);
  if (isPlaying()) history.replaceState(null, "", HASHES[kind]);
  redraw();
  panes[kind].toEnd();
}

/** Show another of the server's channels. */
function go(channel) {
  panes.server.show(channel);
  redraw();
}

/** Tell the sandbox what has been seen, so that it counts no longer. */
function looked() {
  if (document.hidden || state.me === null || !isPlaying()) return;
  for (const { channel, person, element } of Object.values(panes)) {
    if (element.offsetParent && waiting(person, channel)) wire.ask({ do: "saw", channel, as: person });
  }
}

function challenge(person) {
  const options = person ? [{ name: "opponent", type: 6, value: person.id }] : [];
  turnTo("server");
  panes.server.composer.run({ path: ["challenge"] }, options);
}

/** Show the club, where a server's people find what there is besides their games. */
function club() {
  play("server");
  panes.server.composer.run({ path: ["club", "home"] }, []);
}

// the first screen

const isPlaying = () => Object.values(HASHES).includes(location.hash);

function pick() {
  drawPicker(mine(), { start, goOn, look: () => play("server"), club });
}

/** Go to the conversations, *kind* first. */
function play(kind) {
  if (!isPlaying()) history.pushState(null, "", HASHES[kind]);
  turn();
  turnTo(kind);
}

/** Show the first screen or the conversations, as the address says. */
function turn() {
  document.body.dataset.view = isPlaying() ? "play" : "picker";
  if (!isPlaying()) {
    activities.close();
    running.now();
  }
  looked();
}

/** Start *game* in one of the ways, and show the hand, and the table where it is played at one. */
async function start(game, how) {
  const rival = humans().find((person) => person.id !== state.me).id;
  const before = mine().map(({ number }) => number);
  const answer = await act({ do: "start", game, how, rival });
  if (answer.problem === NOT_STARTED) sayWhy(how);
  if (answer.problem) return answer;
  await be(state.me, how === "both" ? rival : null);
  toHand();
  const begun = mine().find(({ number }) => !before.includes(number));
  if (begun) await openTable(begun);
  return answer;
}

/** Show what the bot says instead of starting a game. */
function sayWhy(how) {
  const kind = how === "both" ? "server" : "direct";
  play(kind);
  panes[kind].note(null, NOT_STARTED);
}

/** Open the table of *game* for oneself and who is beside, as who presses its button on the hand. */
async function openTable(game) {
  await Promise.all((state.beside ? [panes.direct, panes.beside] : [panes.direct]).map((pane) => openFor(pane, game)));
}

async function openFor(pane, { number, opens }) {
  const { channel, person } = pane;
  const hand = opens && (await coming(() => handOf(number, channel)));
  if (!hand || pane.person !== person) return;
  const press = { do: "press", kind: BUTTON, custom_id: opens, message: hand.id, channel, as: person };
  pane.take(hand.id, await act(press));
}

/** What *look()* finds, which may be on its way still; nothing where it does not come. */
async function coming(look) {
  for (let tries = 0; tries < MOST_LOOKS && !look(); tries++) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  return look();
}

/** The newest message in *channel* in which one plays the game of that *number*. */
function handOf(number, channel) {
  const has = (message) => JSON.stringify(message.components).includes(`:${number}:`);
  return [...messagesOf(channel).values()].findLast(has);
}

/** Show the hand of a game that runs, and its table. */
async function goOn(game) {
  const rival = humans().find((person) => game.others.includes(Number(person.id)))?.id;
  await be(state.me, rival ?? null);
  const hand = handOf(game.number, state.direct);
  toHand();
  if (hand) panes.direct.jump(hand.id);
  else await panes.direct.composer.run({ path: game.show.path }, Object.entries(game.show.options).map(([name, value]) => ({ name, type: 3, value })));
  await openTable(game);
}

/** Show the hand that is to play, with the focus on it. */
function toHand() {
  play(state.beside && turnOf(state.beside) ? "beside" : "direct");
  panes[shown].hold();
}

find("#people").addEventListener("contextmenu", (event) => {
  const chip = event.target.closest(".chip");
  if (!chip || !isPlaying()) return;
  event.preventDefault();
  openMenu(chip, panes.server, { person: state.people.get(chip.dataset.person) });
});
find("#games").addEventListener("click", () => {
  history.pushState(null, "", location.pathname + location.search);
  turn();
  // What runs stands above the games.
  find("#picker").scrollTop = 0;
});
find("#skip").addEventListener("click", () => panes[shown === "server" ? "direct" : shown].hold());
addEventListener("popstate", turn);

// With nothing focused, as after a press on what is no control, Tab begins at the newest hand.
document.addEventListener("keydown", (event) => {
  const lost = !document.activeElement || document.activeElement === document.body;
  if (event.key === "Tab" && !event.shiftKey && lost && isPlaying()) panes[shown].hold();
});

document.addEventListener("jump", ({ detail: [channel, message] }) => {
  const kind = [state.direct, state.others].includes(channel) ? paneOf(channel).kind : "server";
  if (panes[kind].channel !== channel && state.channels.has(channel)) panes[kind].show(channel);
  turnTo(kind);
  panes[kind].jump(message);
});
document.addEventListener("visibilitychange", looked);
narrow.addEventListener("change", looked);
small.addEventListener("change", () => state.me !== null && redraw());
document.addEventListener("launch", ({ detail }) => activities.launch(detail));
document.body.dataset.shown = shown;
turn();
