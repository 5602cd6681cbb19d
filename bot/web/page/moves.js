// Moves are said as lines of the record, shown at once, and confirmed or taken back by the answer.

import { foresee } from "./foresee.js";
import { toast } from "./live.js";
import { say } from "./socket.js";
import { change, state } from "./state.js";
import { word } from "./words.js";

/** The step at which a move is on its way. */
let moving = null;

/**
 * Play *lines*, all or none; gives whether they were accepted. What is *sure*, as the server proposes
 * it, is shown at once.
 */
export async function play(lines, sure = lines.every((line) => state.table.may.includes(line))) {
  const { step } = state.table;
  if (moving === step) return false;
  moving = step;
  const said = lines.flatMap((line) => line.split(", "));
  const asked = say({ do: "play", step, lines: said });
  if (sure) change({ foreseen: foresee(state.table, said), raised: new Set() });
  const { refused } = await asked;
  moving = null;
  if (refused) takeBack(refused);
  return !refused;
}

/** Say a wish whose answer is at most a refusal, or a text that is told if it *isBrief*; gives the answer. */
export async function wish(what, isBrief = () => true) {
  const answer = await say(what);
  if (answer.refused) takeBack(answer.refused);
  else if (answer.text && isBrief(answer.text)) toast(answer.text);
  return answer;
}

function takeBack({ code, text }) {
  toast(code === "offline" ? word("offline") : text);
  if (!state.replay) change({ foreseen: null });
}

/** Take over a table from the server: what was shown ahead of it counts until it has moved on. */
export function arrived(table) {
  const { foreseen, replay } = state;
  change({ table, foreseen: replay || foreseen?.step === table.step ? foreseen : null });
}
