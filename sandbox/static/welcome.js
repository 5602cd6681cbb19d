// What somebody who has just come should do.

import { button, el } from "./dom.js";
import { humans, jolly, mayInvite, myself, state } from "./state.js";
import { t } from "./words.js";

/** The beginning of the channel: who one is, how to begin a game, the *club*, how to *invite* the bot anew. */
export function welcomeServer(challenge, club, invite) {
  const others = humans().filter((person) => person.id !== state.me);
  const rivals = others.map((person) => button("button s2", () => challenge(person), t("challenge-person", { name: person.name })));
  const first = button("button s3", () => challenge(jolly()), t("challenge-computer"));
  const [before, after] = t("challenge-type").split("{command}");
  return [
    el("h3", { text: t("you-are-name", { name: myself().name }) }),
    el("p", {}, before, el("code", { text: "/challenge" }), after),
    el("div", { class: "row" }, first, rivals, button("button s2", club, t("club"))),
    ...(mayInvite() ? [el("div", { class: "row" }, button("button s2", invite, t("invite")), el("span", { class: "small", text: t("invite-hint") }))] : []),
  ];
}

/** The beginning of the conversation with the bot. */
export function welcomeDirect(person) {
  const { name } = state.people.get(person);
  return [
    el("h3", { text: "Jolly" }),
    el("p", { text: t("direct-about", { name }) }),
  ];
}
