// The games that run, whose turn it is in them, and how one sees cards, as the sandbox knows it.

import { state } from "./state.js";

const SOON_MS = 150;

/** Keep them current: *ask()* gives the answer that has them, *changed()* is called after each. */
export function follow(ask, changed) {
  let timer = null;
  const now = async () => {
    const { running, look } = await ask();
    if (!running) return;
    Object.assign(state, { running, look });
    changed();
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(now, SOON_MS);
  };
  return { now, soon };
}

/** One's own, the newest last. */
export const mine = () => state.running[state.me] ?? [];

/** Whether *person* is to play in the newest of the games that both sides in sight play. */
export function turnOf(person) {
  const other = Number(person === state.me ? state.beside : state.me);
  const games = (state.running[person] ?? []).filter((game) => game.others.includes(other));
  return games.at(-1)?.turn ?? false;
}
