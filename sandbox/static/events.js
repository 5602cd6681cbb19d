// What the server has announced: the next events, over its channel.

import { el, icon, ICONS } from "./dom.js";
import { state } from "./state.js";
import { inline } from "./text.js";
import { stamp } from "./time.js";
import { t } from "./words.js";

const MOST = 3;
const ACTIVE = 2;

/** The next events as a list; nothing where there are none. */
export function announced() {
  const next = state.events.toSorted((a, b) => Date.parse(a.scheduled_start_time) - Date.parse(b.scheduled_start_time));
  if (!next.length) return [];
  return [el("ul", { class: "events", "aria-label": t("events") }, next.slice(0, MOST).map(line))];
}

function line({ name, status, scheduled_start_time: starts, entity_metadata: { location } }) {
  const when = status === ACTIVE ? el("b", { text: t("event-now") }) : stamp(Date.parse(starts) / 1000, "f");
  const words = el("span", {}, el("b", { text: name }), " · ", when, " · ", inline(location));
  return el("li", {}, icon(ICONS.event), words);
}
