// Discord's timestamps, ticking.

import { el } from "./dom.js";
import { spoken } from "./words.js";

const SHAPES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["second", 1, 60],
  ["minute", 60, 60],
  ["hour", 3600, 24],
  ["day", 86400, 30],
  ["month", 2592000, 12],
  ["year", 31536000, Infinity],
];

/** How far *seconds* (since 1970) is from now, as in “in 35 seconds”. */
export function away(seconds) {
  const distance = seconds - Date.now() / 1000;
  const unit = UNITS.find(([, size, most]) => Math.round(Math.abs(distance) / size) < most);
  return new Intl.RelativeTimeFormat(spoken(), { numeric: "always" }).format(Math.round(distance / unit[1]) || 0, unit[0]);
}

function shown(seconds, style) {
  if (style === "R") return away(seconds);
  return new Intl.DateTimeFormat(spoken(), SHAPES[style] ?? SHAPES.f).format(seconds * 1000);
}

/** The moment *seconds* (since 1970) in one of Discord's styles. */
export function stamp(seconds, style = "f") {
  const title = shown(seconds, "F");
  const made = el("time", { class: "stamp", title, text: shown(seconds, style) });
  if (style === "R") made.dataset.seconds = seconds;
  return made;
}

/** The time of day of *iso*, with the date if it is not today's. */
export function posted(iso) {
  const moment = new Date(iso);
  const today = moment.toDateString() === new Date().toDateString();
  const style = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  return new Intl.DateTimeFormat(spoken(), style).format(moment);
}

setInterval(() => {
  for (const made of document.querySelectorAll("time[data-seconds]")) {
    const now = away(Number(made.dataset.seconds));
    if (made.textContent !== now) made.textContent = now;
  }
}, 500);
