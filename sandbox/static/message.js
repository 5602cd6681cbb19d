// One message.

import { file, local, parts } from "./components.js";
import { avatar, el, icon, ICONS } from "./dom.js";
import { moreButton } from "./menus.js";
import { state } from "./state.js";
import { markdown } from "./text.js";
import { posted } from "./time.js";
import { t } from "./words.js";

const EPHEMERAL = 64;
const LOADING = 128;
/** The type of a message that answers a command from a menu. */
const FROM_MENU = 23;

/** Whether only the reader sees *message*. */
export const onlyMine = (message) => Boolean(message.flags & EPHEMERAL);

/** Whether *message* calls the reader. */
const callsMe = (message) =>
  message.mentions.some((person) => person.id === state.me) ||
  message.mention_roles.some((role) => state.members[state.me]?.includes(role));

/**
 * *message* as an element; *press(part, values)* and *dismiss()* are what can be done with it, and
 * *menu(anchor)* opens the menu that it has if others can see it.
 */
export function draw(message, press, dismiss, menu) {
  const author = state.people.get(message.author.id);
  const body = el("div", { class: "body" }, head(message, author), content(message, press));
  if (onlyMine(message)) body.append(only(dismiss));
  const made = el("li", { class: looks(message) }, used(message), avatar(author), body);
  if (!onlyMine(message) && !(message.flags & LOADING)) made.append(moreButton(author, menu));
  made.dataset.message = message.id;
  return made;
}

function looks(message) {
  return ["message", onlyMine(message) ? "only" : "", callsMe(message) ? "calls" : ""].join(" ");
}

function used(message) {
  const about = message.interaction;
  if (!about) return null;
  const who = state.people.get(about.user.id);
  const command = el("span", { class: "mention", text: message.type === FROM_MENU ? about.name : `/${about.name}` });
  return el("div", { class: "used" }, avatar(who, 16), el("b", { text: who.name }), ` ${t("used")} `, command);
}

function head(message, author) {
  const name = el("span", { class: "name", text: author.name });
  name.style.color = author.bot ? "" : "var(--bright)";
  const app = author.bot ? el("span", { class: "app", text: "APP" }) : null;
  const when = el("time", { class: "when", datetime: message.timestamp, text: posted(message.timestamp) });
  return el("div", { class: "head" }, name, app, when);
}

function content(message, press) {
  if (message.flags & LOADING) {
    return [el("div", { class: "thinking", text: t("thinking") })];
  }
  return [
    message.content ? el("div", { class: "text" }, markdown(message.content)) : null,
    ...loose(message).map(attachment),
    ...parts(message.components, { press, channel: message.channel_id }),
  ];
}

/** The attachments that no component shows. */
function loose(message) {
  const shown = JSON.stringify(message.components);
  return message.attachments.filter((attached) => !shown.includes(attached.url));
}

function attachment(attached) {
  if (!attached.content_type.startsWith("image/")) return file(attached);
  return el("div", { class: "gallery of1" }, el("img", { src: local(attached.url), alt: attached.filename }));
}

function only(dismiss) {
  const away = el("button", { class: "link", type: "button", text: t("dismiss"), onclick: dismiss });
  return el("div", { class: "only-you" }, icon(ICONS.eye), `${t("only-you")} · `, away);
}
