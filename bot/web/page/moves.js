// Moves are said as lines of the record, shown at once, and confirmed or taken back by the answer.

import { say } from "./socket.js";
import { change, shown, state } from "./state.js";
import { toast } from "./live.js";

/** Play *lines*, all or none; gives whether they were accepted. */
export async function play(lines) {
  const answer = await say({ do: "play", step: state.table.step, lines });
  if (answer.refused) refused(answer.refused);
  return !answer.refused;
}

/** Say a wish whose answer is at most a refusal, or a text; gives the answer. */
export async function wish(what) {
  const answer = await say(what);
  if (answer.refused) refused(answer.refused);
  else if (answer.text) toast(answer.text);
  return answer;
}

function refused({ text }) {
  if (text) toast(text);
  if (shown()) change({ foreseen: null });
}
