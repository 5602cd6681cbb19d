// What somebody who has just come should do.

import { el } from "./dom.js";
import { humans, jolly, myself, state } from "./state.js";

/** The beginning of the channel: who one is, and how to begin a game. */
export function welcomeServer(challenge) {
  const others = humans().filter((person) => person.id !== state.me);
  const rivals = others.map((person) => button(`Challenge ${person.name}`, "s2", () => challenge(person)));
  const first = button("Challenge the computer", "s3", () => challenge(jolly()));
  return [
    el("h3", { text: `You are ${myself().name}` }),
    el("p", {}, "Type ", el("code", { text: "/challenge" }), " below, or press:"),
    el("div", { class: "row" }, first, rivals),
  ];
}

/** The beginning of the conversation with the bot. */
export function welcomeDirect() {
  const name = myself().name;
  return [
    el("h3", { text: "Jolly" }),
    el("p", { text: `This is between ${name} and Jolly. ${name}'s hand comes here when a game starts.` }),
  ];
}

function button(text, style, act) {
  return el("button", { class: `button ${style}`, type: "button", text, onclick: act });
}
