// Clocks tick in the page: what is left until a turn ends, and of each player's own time.

const SECOND = 1000;
const FEW_MS = 30 * SECOND;
const running = new Map();

/** Show in *element* the time that *player* has. */
export function show(element, table, player) {
  const left = table.view.clocks?.[player.seat];
  const ends = player.turn && !table.halted ? table.turn_ends : null;
  running.delete(element);
  if (ends) running.set(element, ends);
  tick(element, ends ?? null, left);
}

function tick(element, ends, left) {
  const ms = ends ? ends - Date.now() : left === undefined ? null : left * SECOND;
  const text = ms === null ? "" : time(Math.max(0, ms));
  if (element.textContent !== text) element.textContent = text;
  element.classList.toggle("few", ends !== null && ms < FEW_MS);
}

/** A length of time as it stands on a clock. */
export function time(ms) {
  const seconds = Math.ceil(ms / SECOND);
  const [days, hours] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24];
  const two = (value) => String(value).padStart(2, "0");
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  if (days) return `${days}d ${hours}h`;
  return hours ? `${hours}:${clock}` : clock;
}

setInterval(() => {
  for (const [element, ends] of running) tick(element, ends);
}, SECOND);
