// The working table: each change is shown at once and told; the last one told counts.

import { inHand, nameOf } from "./cards.js";
import { at, button, el, keyed, set } from "./dom.js";
import { taken, without, withTiles } from "./layout.js";
import { letters } from "./letters.js";
import { announce, toast } from "./live.js";
import { play } from "./moves.js";
import { isAnythingUp, isRowUp, labelOf, put } from "./rows.js";
import { say } from "./socket.js";
import { change, isTiles, shown, state } from "./state.js";
import { word } from "./words.js";

/** The rows that are still to be told, and whether some are on their way. */
let waiting = null;
let isTelling = false;

/** Put *lifted* tiles at a spot of *rows*, or into the rack where there is none. */
export function arrange(rows, lifted, spot) {
  const { draft } = shown();
  const fromRack = lifted.filter(({ row }) => row === undefined).map(({ token }) => token);
  const rest = without(rows, lifted);
  const tokens = lifted.map(({ token }) => token);
  const after = spot ? withTiles(rest, tokens, spot) : rest.filter((row) => row.tiles.length);
  const back = spot ? [] : lifted.filter(({ row }) => row !== undefined).map(({ token }) => inHand(token));
  show({ ...draft, rows: after, rack: [...taken(draft.rack, fromRack), ...back], done: false });
  tell(after, state.table.draft.rows);
}

function show(draft) {
  change({ foreseen: { ...state.table, draft }, raised: new Set() });
}

/** Tell the server of *rows*, and then whoever listens what has become of those *before*. */
async function tell(rows, before) {
  waiting = rows;
  if (isTelling) return;
  isTelling = true;
  while (waiting) {
    const now = waiting;
    waiting = null;
    settle(await say({ do: "draft", table: now.map(({ tiles }) => tiles) }), before);
  }
  isTelling = false;
}

/** Take over what the server makes of the table, unless it was changed again meanwhile. */
function settle({ draft, refused }, before) {
  if (refused) {
    waiting = null;
    toast(refused.code === "offline" ? word("offline") : refused.text);
    return change({ foreseen: null });
  }
  if (waiting || !draft) return;
  change({ table: { ...state.table, draft }, foreseen: null });
  const isNew = (row) => !before.some((old) => String(old.tiles) === String(row.tiles));
  const named = draft.rows.map((row, place) => isNew(row) && labelOf(row, place + 1, state.table));
  announce([...named, missing(state.table)].filter(Boolean).join(". "));
}

/** Change the working table as the server knows how: `undo`, `reset` or `suggest`. */
async function ask(what) {
  const { rows } = state.table.draft;
  settle(await say({ do: what }), rows);
}

const lineOf = ({ rows }) => `table ${rows.map(({ tiles }) => tiles.join(" ")).join(" | ")}`;

/** Draw what can be done with the working table, and what is missing. */
export function draw(table) {
  if (!isTiles(table)) return;
  keyed(at("offers"), actions(table), ({ name }) => name, make, dress);
  letters(at("offers"));
  set(at("missing"), "text", missing(table));
}

function actions(table) {
  const { draft } = table;
  if (!draft) return [];
  const lines = table.may.map((line, place) => ({ name: line, text: table.labels[place], act: () => play([line]) }));
  const raised = isAnythingUp() ? [{ name: "new-row", text: word("new-row"), act: () => put({}) }] : [];
  if (isRowUp()) raised.push({ name: "to-rack", text: word("to-rack"), act: () => put(null) });
  if (!isChanged(draft)) return [...raised, ...lines, ...suggesting(draft)];
  return [
    ...raised,
    { name: "done", text: word("done"), act: () => play([lineOf(shown().draft)]), off: !draft.done },
    { name: "undo", text: word("undo"), act: () => ask("undo"), off: !draft.undo },
    { name: "reset", text: word("reset"), act: () => ask("reset") },
    ...suggesting(draft),
  ];
}

const suggesting = ({ suggest }) => (suggest ? [{ name: "suggest", text: suggest, act: () => ask("suggest") }] : []);

/** Whether tiles lie otherwise than when the turn began. */
const isChanged = (draft) => draft.undo || draft.played > 0 || draft.done;

function make({ name }) {
  const made = button("offer", () => made.act(), el("span"));
  made.dataset.name = name;
  return made;
}

function dress(element, { name, text, act, off }) {
  element.act = act;
  set(element, "data-line", name);
  element.disabled = Boolean(off);
  set(element, "data-text", text);
}

function missing({ draft }) {
  if (!draft) return "";
  const { opening, why } = draft;
  const sum = opening && draft.played ? word("opening-sum", opening) : "";
  // A row that is no meld says itself why.
  const isWhole = draft.rows.every(({ meld }) => meld);
  return [sum, isWhole ? why : ""].filter(Boolean).join(" · ");
}
