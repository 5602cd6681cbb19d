// The menus of people and of messages: the commands that apps have there.

import { choose } from "./chooser.js";
import { avatar, button, icon, ICONS } from "./dom.js";
import { menusIn, messagesOf, state } from "./state.js";
import { t } from "./words.js";

/** The button of a message that opens its menu, and that of who wrote it. */
export function moreButton(author, open) {
  const made = button("more", () => open(made), icon(ICONS.more, "icon filled"));
  made.setAttribute("aria-haspopup", "listbox");
  made.setAttribute("aria-expanded", "false");
  made.setAttribute("aria-label", t("more", author));
  return made;
}

/** Choose what an app does with *message*, or about *person*; what comes of it goes to *pane*. */
export function openMenu(anchor, pane, { message = null, person = null }) {
  const { message: onMessage, user } = menusIn(pane.channel);
  const options = [
    ...(message ? onMessage.map((one) => option(one, { message })) : []),
    ...(person ? user.map((one) => option(one, { user: person.id }, person)) : []),
  ];
  if (!options.length) return pane.note(message, "problem-no-bot");
  const done = async ([value]) => {
    const asked = { do: "point", channel: pane.channel, ...JSON.parse(value) };
    pane.toEnd();
    pane.take(message, await pane.act(asked));
  };
  choose({ anchor, key: null, title: t("apps"), options, done });
}

/** A command as it can be chosen; that about a *person* says who it is. */
function option({ name, title }, target, person = null) {
  const value = JSON.stringify({ name, ...target });
  if (!person) return { value, label: title };
  return { value, label: title, description: person.name, picture: avatar(person, 24) };
}

/** A right click, or a long press, in *pane*: on a message, or on who wrote it. */
export function pressedLong(event, pane) {
  const made = event.target.closest(".message");
  const anchor = made?.querySelector(".more");
  // What is marked is to be copied, and a link has a menu of the browser's.
  if (!anchor || String(getSelection()) || event.target.closest("a")) return;
  event.preventDefault();
  const message = messagesOf(pane.channel).get(made.dataset.message);
  const author = event.target.closest(".message > .avatar, .name");
  openMenu(anchor, pane, author ? { person: state.people.get(message.author.id) } : { message: message.id });
}
