// What the page knows: the last messages, what is raised, and who draws it.

export const state = {
  /** The last `words` message. */
  words: {},
  look: {},
  language: "en",
  /** The table as it is, as the server said last. */
  table: null,
  /** The table as it will be if what has been said is accepted; null: nothing is on its way. */
  foreseen: null,
  /** Where in a finished game one looks, `{ at, steps, turns, rounds }`; *foreseen* is the table there. */
  replay: null,
  /** The keys of the cards of one's hand that are raised. */
  raised: new Set(),
  online: true,
  /** The key by which one is known inside Discord; elsewhere a cookie does that. */
  key: undefined,
};

const drawers = [];
let around = (draw) => draw();

/** The table that is shown. */
export const shown = () => state.foreseen ?? state.table;

/** Call *draw(table)* after every change, in the order in which they were registered. */
export function draws(draw) {
  drawers.push(draw);
}

/** Let *wrapper(draw)* do the drawing: it may look at the page before and after. */
export function drawnBy(wrapper) {
  around = wrapper;
}

/** Take over *what* and draw everything anew. */
export function change(what = {}) {
  Object.assign(state, what);
  if (!shown()) return;
  around(() => drawers.forEach((draw) => draw(shown())));
}

/** Whether *table* is played with tiles. */
export const isTiles = (table) => table.game === "tile";
