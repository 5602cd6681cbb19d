// Wires the page up.

import * as chooser from "./chooser.js";
import { at } from "./dom.js";
import { comeBack, comeIn } from "./door.js";
import * as felt from "./felt.js";
import * as flight from "./flight.js";
import * as hand from "./hand.js";
import "./keys.js";
import * as live from "./live.js";
import * as menu from "./menu.js";
import { arrived } from "./moves.js";
import * as offers from "./offers.js";
import * as players from "./players.js";
import * as replay from "./replay.js";
import * as result from "./result.js";
import * as rows from "./rows.js";
import { close, open } from "./socket.js";
import * as sound from "./sound.js";
import { change, drawnBy, draws, state } from "./state.js";
import * as working from "./working.js";

drawnBy(flight.fly);
for (const part of [players, felt, rows, hand, offers, working, result, replay, menu, live, sound]) draws(part.draw);

const hearing = {
  words(message) {
    const { colours, large, background } = message.look;
    document.documentElement.lang = message.language;
    Object.assign(document.documentElement.dataset, { colours, large, background });
    change({ words: message.words, look: message.look, language: message.language });
  },
  table(message) {
    document.title = message.title;
    at("title").textContent = message.title;
    arrived(message);
  },
};

const hear = (message) => hearing[message.t]?.(message);
const tableNumber = () => location.pathname.match(/^\/table\/(\d+)/)?.[1];

/** Sit down at the table that the address names; where it names none, there are all to choose from. */
function sit() {
  const number = tableNumber();
  close();
  replay.leave();
  Object.assign(state, { table: null, raised: new Set() });
  at("chooser").hidden = Boolean(number);
  at("table").hidden = !number;
  if (!number) return chooser.draw();
  open(number, state.key, hear, (online) => {
    if (!online) comeBack(sit);
    if (online !== state.online) change({ online });
  });
}

addEventListener("popstate", sit);
await comeIn();
sit();
chooser.keepUp((message) => {
  hearing.words(message);
  if (!tableNumber()) chooser.draw();
});
