// What somebody who has just come should do.

import { button, el } from "./dom.js";
import { humans, jolly, myself, state } from "./state.js";

/** The beginning of the channel: who one is, and how to begin a game. */
export function welcomeServer(challenge) {
  const others = humans().filter((person) => person.id !== state.me);
  const rivals = others.map((person) => button("button s2", () => challenge(person), `Challenge ${person.name}`));
  const first = button("button s3", () => challenge(jolly()), "Challenge the computer");
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
