// The connection to the sandbox: comes back by itself, and answers what is asked.

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 3000;

export class Wire {
  /** *hear(event)* gets what comes by itself; *changed(connected)* tells of coming and going. */
  constructor(hear, changed) {
    this.hear = hear;
    this.changed = changed;
    this.asked = new Map();
    this.last = 0;
    this.wait = FIRST_WAIT_MS;
    this.connect();
  }

  connect() {
    this.socket = new WebSocket(`ws://${location.host}/page`);
    this.socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT_MS;
      this.changed(true);
    });
    this.socket.addEventListener("message", (event) => this.take(JSON.parse(event.data)));
    this.socket.addEventListener("close", () => this.lost());
  }

  lost() {
    this.changed(false);
    for (const answer of this.asked.values()) answer({ problem: "problem-lost" });
    this.asked.clear();
    setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  take(event) {
    if (event.t !== "answer") return this.hear(event);
    this.asked.get(event.n)?.(event);
    this.asked.delete(event.n);
  }

  /** Ask for *what*; the answer, which has a `problem` where it did not work. */
  ask(what) {
    if (this.socket.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ problem: "problem-not-running" });
    }
    const n = ++this.last;
    return new Promise((resolve) => {
      this.asked.set(n, resolve);
      this.socket.send(JSON.stringify({ ...what, n }));
    });
  }
}
