// The menus over the channel: a new game, and the threads where there are any.

import { choose } from "./chooser.js";
import { avatar, button, icon, ICONS } from "./dom.js";
import { called, humans, jolly, places, state, waiting } from "./state.js";
import { t } from "./words.js";

/** A button that opens a menu. */
export function menu(look, act, ...children) {
  const made = button(look, () => act(made), ...children);
  made.setAttribute("aria-haspopup", "listbox");
  made.setAttribute("aria-expanded", "false");
  return made;
}

/** Choose whom to challenge; *challenge(person)* gets nobody for an open table. */
export function chooseGame(anchor, challenge) {
  const rivals = humans().filter((person) => person.id !== state.me);
  const options = [jolly(), ...rivals].map((person) => ({
    value: person.id,
    label: person.bot ? t("challenge-computer") : t("challenge-person", { name: person.name }),
    picture: avatar(person, 24),
  }));
  options.push({ value: "", label: t("open-table"), description: t("open-table-hint") });
  const done = ([id]) => challenge(state.people.get(id));
  choose({ anchor, key: null, title: t("new-game"), options, done });
}

/** Choose which of them is shown; *shown* is at the moment. */
export function choosePlace(anchor, shown, show) {
  const options = places().map(({ id }) => ({
    value: id,
    label: called(id),
    chosen: id === shown,
    description: waiting(state.me, id) ? t("place-new") : "",
  }));
  choose({ anchor, key: null, title: t("places"), options, done: ([id]) => show(id) });
}

/** The arrow beside the channel's name. */
export function placeButton(act) {
  const made = menu("place-button", act, icon(ICONS.down));
  made.dataset.label = "places";
  made.hidden = true;
  return made;
}
