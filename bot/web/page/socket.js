// The connection to the table: comes back by itself, and answers what is said.

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10000;
/** How often one who has the page in sight says so, at most. */
const SIGN_MS = 60000;
const PATIENCE_MS = 10000;
/** A phone that has put the page away tells nothing of connections that ended meanwhile. */
const BACK_MS = 3000;

const asked = new Map();
let socket = null;
let told = () => {};
let wait = FIRST_WAIT_MS;
let last = 0;
let address = "";
let protocols = ["jolly"];
let signed = 0;
let coming = 0;
/** Who waits for the connection to be there again. */
const waiting = [];

/** Hear of table *number*: *hear(message)* gets what comes, *changed(online)* coming and going. */
export function open(number, key, hear, changed) {
  const origin = location.origin.replace("http", "ws");
  address = `${origin}/table/${number}/socket`;
  protocols = key ? ["jolly", `session.${key}`] : ["jolly"];
  told = { hear, changed };
  clearTimeout(coming);
  connect();
}

/** Leave the table, for good or for another. */
export function close() {
  address = "";
  socket?.close();
  socket = null;
  forget();
}

function connect() {
  const made = (socket = new WebSocket(address, protocols));
  made.addEventListener("open", () => {
    told.changed(true);
    here();
    waiting.splice(0).forEach((go) => go());
  });
  made.addEventListener("message", (event) => {
    if (made !== socket) return;
    wait = FIRST_WAIT_MS;
    take(JSON.parse(event.data));
  });
  made.addEventListener("close", () => made === socket && lost());
}

/** Take *line* for dead: its own end may be told much later. */
function abandon(line) {
  if (line !== socket) return;
  socket = null;
  line.close();
  lost();
}

function lost() {
  forget();
  if (!address) return;
  told.changed(false);
  coming = setTimeout(() => address && connect(), wait);
  wait = Math.min(wait * 2, LONGEST_WAIT_MS);
}

/** What was asked is not answered any more. */
function forget() {
  for (const { answer, timer } of asked.values()) {
    clearTimeout(timer);
    answer({ refused: { code: "offline", text: "" } });
  }
  asked.clear();
}

function take(message) {
  if (message.t !== "answer") return told.hear(message);
  const { answer, timer } = asked.get(message.n) ?? {};
  clearTimeout(timer);
  asked.delete(message.n);
  answer?.(message);
}

/** Say *wish*; gives the answer, with `refused` where nothing came of it, or none in time. */
export function say(wish, patience = PATIENCE_MS) {
  if (socket?.readyState !== WebSocket.OPEN) {
    return Promise.resolve({ refused: { code: "offline", text: "" } });
  }
  const n = ++last;
  const line = socket;
  socket.send(JSON.stringify({ n, ...wish }));
  return new Promise((answer) => {
    asked.set(n, { answer, timer: setTimeout(() => abandon(line), patience) });
  });
}

/** Wait until a connection that was lost is there again. */
export const again = () => new Promise((go) => waiting.push(go));

/** Tell whether the page is in sight: who is here is not called. */
export function here() {
  signed = Date.now();
  if (socket?.readyState === WebSocket.OPEN) say({ do: "here", on: !document.hidden }, BACK_MS);
}

document.addEventListener("visibilitychange", here);
for (const kind of ["pointerdown", "keydown"]) {
  addEventListener(kind, () => Date.now() - signed > SIGN_MS && here(), { passive: true });
}
addEventListener("online", () => address && socket?.readyState === WebSocket.CLOSED && connect());
