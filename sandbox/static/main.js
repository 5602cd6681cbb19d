// The page: the two conversations, what comes from the sandbox, and who one is.

import { icon, ICONS } from "./dom.js";
import { beginLooks, drawLimits, drawLocales } from "./looks.js";
import { Pane } from "./pane.js";
import { badge, call, drawPeople, drawTabs, hush } from "./people.js";
import { chooseGame, choosePlace, menu, placeButton } from "./places.js";
import { begin, called, humans, messagesOf, myself, places, state, waiting } from "./state.js";
import { welcomeDirect, welcomeServer } from "./welcome.js";
import { Wire } from "./wire.js";

const narrow = matchMedia("(max-width: 760px)");
const find = (selector) => document.querySelector(selector);
const newGame = (anchor) => chooseGame(anchor, challenge);
const newPlace = (anchor) => choosePlace(anchor, panes.server.channel, go);

const threads = placeButton(newPlace);
const gameButton = menu("button s3 new-game", newGame, icon(ICONS.plus), "New game");
const gameSign = menu("quick", newGame, icon(ICONS.plus));
gameSign.setAttribute("aria-label", "New game");

const welcome = () => welcomeServer(challenge);
const panes = {
  server: new Pane("server", { act, welcome, tools: [threads, gameButton] }),
  direct: new Pane("direct", { act, welcome: welcomeDirect, tools: [] }),
};
find("#panes").append(panes.server.element, panes.direct.element);
let shown = "server";

const hears = {
  everything(event) {
    const kept = state.channels.has(panes.server.channel) ? panes.server.channel : event.server;
    begin(event);
    hush(state.me);
    panes.server.show(kept);
    panes.direct.show(state.direct);
    sayOnline();
    drawLocales();
    drawLimits();
    redraw();
  },
  message({ message, new: isNew }) {
    messagesOf(message.channel_id).set(message.id, message);
    const words = paneOf(message.channel_id)?.put(message, isNew);
    if (isNew && words && message.author.id !== state.me) find("#said").textContent = words;
  },
  gone({ channel, id }) {
    messagesOf(channel).delete(id);
    paneOf(channel)?.remove(id);
  },
  channel({ channel }) {
    state.channels.set(channel.id, channel);
    redraw();
  },
  commands({ commands, locale }) {
    Object.assign(state, { commands, locale });
    drawLocales();
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

function act(what) {
  return wire.ask(what);
}

beginLooks((locale) => act({ do: "speak", locale }), (on) => act({ do: "limit", on }));

function connected(there) {
  if (there) be(state.me ?? "");
  else sayOffline("The sandbox is not running. This page waits for it.");
}

async function be(person) {
  const answer = await wire.ask({ do: "be", person });
  if (answer.problem) return;
  const address = new URL(location.href);
  address.searchParams.set("as", myself().name.toLowerCase());
  history.replaceState(null, "", address);
}

/** Offer to be *person*, or to go to where there is something for oneself. */
function calls(person) {
  const thread = places().find(({ id }) => id !== panes.server.channel && waiting(person.id, id));
  if (person.id !== state.me) {
    call(person, `Jolly has something for ${person.name}.`, `Be ${person.name}`, () => be(person.id));
  } else if (thread) {
    call(person, `Jolly has something for you in ${called(thread.id)}.`, "Go there", () => {
      hush(person.id);
      go(thread.id);
    });
  }
}

function sayOnline() {
  sayOffline(state.online ? "" : "Jolly is starting…");
}

function sayOffline(text) {
  find("#offline").textContent = text;
  find("#offline").hidden = !text;
}

const paneOf = (channel) => Object.values(panes).find((pane) => pane.channel === channel);

function redraw() {
  drawPeople(be);
  threads.hidden = places().length < 2;
  threads.replaceChildren(icon(ICONS.down), ...badge(elsewhere()));
  drawTabs([tab("server", elsewhere()), tab("direct", 0)], gameSign);
  looked();
}

/** How much waits in the places that are not shown. */
function elsewhere() {
  const counts = places().map(({ id }) => (id === panes.server.channel ? 0 : waiting(state.me, id)));
  return counts.reduce((sum, count) => sum + count, 0);
}

function tab(kind, more) {
  const { channel } = panes[kind];
  const count = more + (kind === shown ? 0 : waiting(state.me, channel));
  const again = kind === "server" && shown === kind && places().length > 1;
  const act = (event) => (again ? newPlace(event.currentTarget) : turnTo(kind));
  const title = kind === "direct" ? state.channels.get(channel).name : called(channel);
  return { kind, title, count, shown: kind === shown, act };
}

/** On a phone: show the other conversation. */
function turnTo(kind) {
  shown = kind;
  document.body.dataset.shown = kind;
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
  if (document.hidden || state.me === null) return;
  for (const [kind, { channel }] of Object.entries(panes)) {
    const visible = !narrow.matches || kind === shown;
    if (visible && waiting(state.me, channel)) wire.ask({ do: "saw", channel });
  }
}

function challenge(person) {
  const options = person ? [{ name: "opponent", type: 6, value: person.id }] : [];
  turnTo("server");
  panes.server.composer.run({ path: ["challenge"] }, options);
}

document.addEventListener("jump", ({ detail: [channel, message] }) => {
  const kind = channel === state.direct ? "direct" : "server";
  if (panes[kind].channel !== channel && state.channels.has(channel)) panes[kind].show(channel);
  turnTo(kind);
  panes[kind].jump(message);
});
document.addEventListener("visibilitychange", looked);
narrow.addEventListener("change", looked);
document.body.dataset.shown = shown;
