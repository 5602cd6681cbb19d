// The page: who one is, the two conversations, and what is new.

import { choose } from "./chooser.js";
import { showDialog } from "./dialog.js";
import { avatar, el, icon, ICONS } from "./dom.js";
import { Pane } from "./pane.js";
import { begin, humans, jolly, messagesOf, myself, state, waiting } from "./state.js";
import { welcomeDirect, welcomeServer } from "./welcome.js";
import { Wire } from "./wire.js";

const TOAST_MS = 9000;
const find = (selector) => document.querySelector(selector);

const newGame = el("button", { class: "button s3 new-game", type: "button", "aria-haspopup": "listbox", "aria-expanded": "false", onclick: chooseGame }, icon(ICONS.plus), "New game");
const quickGame = el("button", { class: "quick", type: "button", "aria-label": "New game", "aria-haspopup": "listbox", "aria-expanded": "false", onclick: chooseGame }, icon(ICONS.plus));
const panes = {
  server: new Pane("server", { act, welcome: () => welcomeServer(challenge), tools: newGame }),
  direct: new Pane("direct", { act, welcome: welcomeDirect, tools: null }),
};
find("#panes").append(panes.server.element, panes.direct.element);
let shown = "server";

const hears = {
  everything(event) {
    const same = state.me === event.me && state.server !== null;
    begin(event);
    for (const kind of ["server", "direct"]) {
      const channel = same && kind === "server" ? panes.server.channel : state[kind];
      panes[kind].show(state.channels.has(channel) ? channel : state[kind]);
    }
    find(`#toasts [data-person="${state.me}"]`)?.remove();
    drawPeople();
    online();
    looked();
  },
  message({ message, new: isNew }) {
    messagesOf(message.channel_id).set(message.id, message);
    const pane = paneOf(message.channel_id);
    const words = pane?.put(message, isNew);
    if (isNew && words && message.author.id !== state.me) read_out(words);
  },
  gone({ channel, id }) {
    messagesOf(channel).delete(id);
    paneOf(channel)?.remove(id);
  },
  channel({ channel }) {
    state.channels.set(channel.id, channel);
    drawPeople();
  },
  commands({ commands }) {
    state.commands = commands;
  },
  unread({ counts }) {
    const before = new Map(humans().map((person) => [person.id, waiting(person.id)]));
    state.unread = counts;
    drawPeople();
    looked();
    for (const person of humans()) {
      if (person.id !== state.me && waiting(person.id) > before.get(person.id)) call(person);
    }
  },
  bot(event) {
    state.online = event.online;
    online();
  },
};

const wire = new Wire((event) => hears[event.t]?.(event), connected);

async function act(what) {
  const answer = await wire.ask(what);
  if (answer.dialog) open(answer.dialog, what.channel);
  return answer;
}

function open(dialog, channel) {
  showDialog(dialog, (components) => act({ do: "submit", channel, custom_id: dialog.custom_id, components }));
}

function connected(there) {
  if (there) be(state.me ?? "");
  else say_offline("The sandbox is not running. This page waits for it.");
}

function be(person) {
  wire.ask({ do: "be", person }).then(() => {
    const address = new URL(location.href);
    address.searchParams.set("as", myself().name.toLowerCase());
    history.replaceState(null, "", address);
  });
}

function online() {
  say_offline(state.online ? "" : "Jolly is starting…");
}

function say_offline(text) {
  find("#offline").textContent = text;
  find("#offline").hidden = !text;
}

const paneOf = (channel) => Object.values(panes).find((pane) => pane.channel === channel);

function drawPeople() {
  const here = document.activeElement?.closest("#people") ? state.me : null;
  find("#people").replaceChildren(...humans().map(chip));
  if (here) find("#people [aria-pressed=true]").focus();
  find("#tabs").replaceChildren(tab("server", "#rummy"), tab("direct", "Jolly"), quickGame);
  const mine = waiting(state.me);
  document.title = `${mine ? `(${mine}) ` : ""}${myself().name} · Jolly's sandbox`;
}

function chip(person) {
  const count = person.id === state.me ? 0 : waiting(person.id);
  const made = el("button", { class: "chip", type: "button", "aria-pressed": String(person.id === state.me), onclick: () => be(person.id) }, avatar(person, 24), el("span", { text: person.name }), badge(count));
  made.title = person.id === state.me ? `You are ${person.name}` : `Be ${person.name}`;
  return made;
}

function badge(count) {
  return count ? el("span", { class: "badge" }, String(count), el("span", { class: "unseen", text: " new" })) : null;
}

function tab(kind, text) {
  const count = waiting(state.me, panes[kind].channel);
  const made = el("button", { class: "tab", role: "tab", type: "button", "aria-selected": String(kind === shown), "aria-controls": `pane-${kind}`, onclick: () => turnTo(kind) }, text, kind === shown ? null : badge(count));
  return made;
}

/** On a phone: show the other conversation. */
function turnTo(kind) {
  shown = kind;
  document.body.dataset.shown = kind;
  drawPeople();
  panes[kind].toEnd();
  looked();
}

const narrow = matchMedia("(max-width: 760px)");

/** Tell the sandbox what has been seen, so that it counts no longer. */
function looked() {
  if (document.hidden || state.me === null) return;
  for (const [kind, pane] of Object.entries(panes)) {
    const visible = !narrow.matches || kind === shown;
    if (visible && waiting(state.me, pane.channel)) wire.ask({ do: "saw", channel: pane.channel });
  }
}

/** Say that the bot has called somebody else, and offer to be them. */
function call(person) {
  find(`#toasts [data-person="${person.id}"]`)?.remove();
  const go = el("button", { class: "button s1", type: "button", text: `Be ${person.name}`, onclick: () => { be(person.id); made.remove(); } });
  const made = el("div", { class: "toast" }, avatar(person, 28), el("span", { text: `Jolly has something for ${person.name}.` }), go);
  made.dataset.person = person.id;
  find("#toasts").append(made);
  setTimeout(() => made.remove(), TOAST_MS);
}

function read_out(words) {
  find("#said").textContent = words;
}

function challenge(person) {
  const options = person ? [{ name: "opponent", type: 6, value: person.id }] : [];
  turnTo("server");
  panes.server.composer.run({ path: ["challenge"] }, options);
}

function chooseGame(event) {
  const rivals = humans().filter((person) => person.id !== state.me);
  const options = [jolly(), ...rivals].map((person) => ({ value: person.id, label: person.bot ? "Challenge the computer" : `Challenge ${person.name}`, picture: avatar(person, 24) }));
  options.push({ value: "", label: "An open table", description: "Whoever likes may join" });
  choose({ anchor: event.currentTarget, key: null, title: "New game", options, done: ([id]) => challenge(state.people.get(id)) });
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
