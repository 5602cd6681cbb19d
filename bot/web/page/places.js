// Where rows of tiles lie: what stays as it is keeps its place, as on a real table.

/** How many columns a tile takes, and how many are left free beside a row. */
export const TILE = 2;
const GAP = 1;
/** How far aside a row is put where something lies in its way. */
const SHIFTS = [0, -1, 1, -2, 2, -3, 3, -4, 4];
let places = new Map();

/**
 * The places of *rows*, `{ line, column, breadth }` by id, on a table of so many *columns*, and how many
 * lines they take; the last row, if it is new, is wanted at *wanted*.
 */
export function placed(rows, columns, wanted) {
  const grid = new Grid(columns);
  const before = places;
  places = new Map();
  const put = (row, from) => places.set(row.id, { ...grid.put(row.tiles.length, from), shape: row.tiles.length });
  const was = (row) => before.get(row.id) ?? (row === rows.at(-1) ? wanted : undefined);
  const calm = rows.filter((row) => was(row)?.shape === row.tiles.length);
  const others = rows.filter((row) => !calm.includes(row)).sort((one, other) => !was(one) - !was(other));
  for (const row of [...calm, ...(before.size ? others : inReadingOrder(others))]) put(row, was(row));
  return { places, lines: grid.lines };
}

/** Forget where rows lay: the table has another width. */
export const forgetPlaces = () => (places = new Map());

/** The place nearest to a point, in columns and lines, where so many tiles find room as all lies now. */
export function room(count, { line, column }, columns) {
  const grid = new Grid(columns);
  for (const place of places.values()) grid.take(place, place.shape);
  const last = columns - grid.breadth(count) * TILE;
  for (const shift of SHIFTS) {
    const at = Math.max(0, Math.min(last, column + shift));
    if (grid.hasRoom(line, at, count)) return { line, column: at, breadth: grid.breadth(count) };
  }
  return { line: grid.lines, column: 0, breadth: grid.breadth(count) };
}

function inReadingOrder(rows) {
  const rank = ({ tiles }) => `${tiles[0][0]}${(tiles.find((each) => each[0] !== "*") ?? "").slice(1).padStart(2, "0")}`;
  const isGroup = ({ tiles }) => new Set(tiles.filter((each) => each[0] !== "*").map((each) => each.slice(1))).size === 1;
  return [...rows].sort((one, other) => isGroup(one) - isGroup(other) || rank(one).localeCompare(rank(other)));
}

/** A table in columns of half a tile. */
class Grid {
  constructor(columns) {
    this.columns = columns;
    this.taken = [];
  }

  get lines() {
    return this.taken.length;
  }

  /** How many tiles lie beside each other of a row of so many. */
  breadth(count) {
    return Math.min(count, Math.floor(this.columns / TILE));
  }

  depth(count) {
    return Math.ceil(count / this.breadth(count));
  }

  hasRoom(line, column, count) {
    const end = column + this.breadth(count) * TILE;
    if (column < 0 || end > this.columns) return false;
    for (let down = 0; down < this.depth(count); down++) {
      const taken = this.taken[line + down] ?? [];
      for (let at = Math.max(0, column - GAP); at < end + GAP; at++) if (taken[at]) return false;
    }
    return true;
  }

  take({ line, column }, count) {
    for (let down = 0; down < this.depth(count); down++) {
      const taken = (this.taken[line + down] ??= []);
      for (let at = column; at < column + this.breadth(count) * TILE; at++) taken[at] = true;
    }
    for (let at = 0; at < this.taken.length; at++) this.taken[at] ??= [];
    return { line, column, breadth: this.breadth(count), depth: this.depth(count) };
  }

  /** Put so many tiles down as near to *from* as there is room; without it, in the first gap. */
  put(count, from) {
    if (from && this.hasRoom(from.line, from.column, count)) return this.take(from, count);
    if (!from) return this.take(this.gaps(count)[0], count);
    const far = ({ line, column }) => Math.abs(line - from.line) * this.columns + Math.abs(column - from.column);
    return this.take(this.gaps(count).sort((one, other) => far(one) - far(other))[0], count);
  }

  gaps(count) {
    const found = [];
    for (let line = 0; line <= this.lines; line++) {
      for (let column = 0; column < this.columns; column++) if (this.hasRoom(line, column, count)) found.push({ line, column });
    }
    return found;
  }
}
