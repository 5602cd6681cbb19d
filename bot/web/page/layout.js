// How tiles lie on the page: rows keep their places, whatever numbers the table gives them.

import { inHand } from "./cards.js";

let last = 0;

/** A row that is new on the page. */
const fresh = (tiles) => ({ id: ++last, tiles, meld: true, why: "", worth: 0 });

/** How many tiles two rows have in common. */
export function shared(row, other) {
  const rest = [...other.tiles];
  const common = row.tiles.filter((tile) => {
    const place = rest.findIndex((each) => inHand(each) === inHand(tile));
    return place >= 0 && rest.splice(place, 1);
  });
  return common.length;
}

const isSame = (row, other) => row.tiles.length === other.tiles.length && shared(row, other) === row.tiles.length;

/**
 * *rows* as the server tells them, in the order of the rows *before*: each is the one that has the
 * same tiles, else the one that has most of them; what is new comes last.
 */
export function matched(before, rows) {
  const left = [...rows];
  const kept = new Map();
  for (const find of [equal, nearest]) {
    for (const row of before) {
      const found = kept.has(row.id) ? undefined : find(row, left);
      if (!found) continue;
      kept.set(row.id, found);
      left.splice(left.indexOf(found), 1);
    }
  }
  const known = before.filter(({ id }) => kept.has(id)).map(({ id }) => ({ ...kept.get(id), id }));
  return [...known, ...left.map((row) => ({ ...row, id: ++last }))];
}

const equal = (row, rows) => rows.find((other) => isSame(row, other));

function nearest(row, rows) {
  const best = rows.map((other) => [shared(row, other), other]).sort(([one], [other]) => other - one)[0];
  return best?.[0] ? best[1] : undefined;
}

/** The tiles of *lifted*, `{row, place}` each, taken out of *rows*; rows may be empty then. */
export function without(rows, lifted) {
  const isLifted = (id, place) => lifted.some((each) => each.row === id && each.place === place);
  return rows.map((row) => ({ ...row, tiles: row.tiles.filter((_, place) => !isLifted(row.id, place)) }));
}

/**
 * *rows* with *tiles* put at a spot: into row `id` before its tile at `place`, or into a row of their
 * own behind all. Rows that have become empty are gone.
 */
export function withTiles(rows, tiles, { id, place }) {
  const placed = rows.map((row) => (row.id === id ? { ...row, tiles: inserted(row.tiles, tiles, place) } : row));
  if (id === undefined) placed.push(fresh(tiles));
  return placed.filter((row) => row.tiles.length);
}

const inserted = (tiles, more, place) => [...tiles.slice(0, place), ...more, ...tiles.slice(place)];

/** *rack* without *tiles*. */
export function taken(rack, tiles) {
  const rest = [...rack];
  for (const tile of tiles) rest.splice(rest.indexOf(tile), 1);
  return rest;
}
