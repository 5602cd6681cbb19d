// Who one is: by a cookie in a browser, by a key inside Discord; and the way back in when that has ended.

import { at } from "./dom.js";
import { state } from "./state.js";

const inDiscord = new URLSearchParams(location.search).has("frame_id");
const RUNNING = "/table/running";
const SIGN_OUT = "/table/signout";
const UNAUTHORIZED = 401;
let asking = false;

/** Come in. Inside Discord its client tells who somebody is, and the server from which table they come. */
export async function comeIn() {
  if (!inDiscord) return;
  const { enter } = await import("./discord.js");
  const { key, table } = await enter(at("sheets"));
  state.key = key;
  if (table) history.replaceState(null, "", `/table/${table}${location.search}`);
  else if (location.pathname === "/") history.replaceState(null, "", `/table/${location.search}`);
}

/** What the server is told with each request, so that it knows who asks. */
export const headers = () => (state.key ? { Authorization: `Bearer ${state.key}` } : {});

/** Where the table cannot be reached because one is signed out, come in once more, then do *next()*. */
export async function comeBack(next) {
  if (asking) return;
  asking = true;
  if (await isSignedOut()) await again(next);
  asking = false;
}

async function again(next) {
  if (!inDiscord) return location.reload();
  (await import("./discord.js")).forget();
  await comeIn();
  next();
}

/** Whether the server no longer knows who one is; one that does not answer may know it still. */
async function isSignedOut() {
  try {
    return (await fetch(RUNNING, { headers: headers() })).status === UNAUTHORIZED;
  } catch {
    return false;
  }
}

/** Sign out in this browser. */
export async function signOut() {
  await fetch(SIGN_OUT, { method: "POST" });
  location.reload();
}
