// Inside Discord: the handshake with its client, which tells who somebody is, and opens links.

import { DiscordSDK } from "./sdk.js";

const UNLOCKED = 1;
const KEPT = "session";
const PATIENCE_MS = 15000;

/** Discord's client around the page; made once, as the handshake is. */
let client = null;
/** What can be said before anybody is signed in: `again`, `declined`, `later`. */
let words = {};

/**
 * Sign in whoever has the page before them. Gives the `key` by which they are known from then on, and
 * the number of the `table` from which they came, if any; until that works *root* says why not.
 */
export async function enter(root) {
  for (;;) {
    try {
      return kept() ?? keep(await signIn());
    } catch (trouble) {
      await again(root, trouble.message);
    }
  }
}

/** Forget who is signed in: the key is refused. */
export function forget() {
  storage()?.removeItem(KEPT);
}

/** What an earlier sign-in in this very frame gave: Discord may have taken the view away meanwhile. */
function kept() {
  const { frame, ...known } = JSON.parse(storage()?.getItem(KEPT) ?? "{}");
  return frame === frameId() ? known : null;
}

function keep(known) {
  storage()?.setItem(KEPT, JSON.stringify({ ...known, frame: frameId() }));
  return known;
}

const frameId = () => new URLSearchParams(location.search).get("frame_id");

/** Where a browser lets a page in a frame keep something. */
function storage() {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

async function signIn() {
  const about = await asked("/activity");
  words = about.words;
  client ??= await met(about.client_id);
  const body = { code: await consent(about.client_id), instance: client.instanceId };
  const told = await asked("/activity/session", { method: "POST", body: JSON.stringify(body) });
  if (told.refused) throw new Error(told.refused.text);
  return told;
}

/** What our server answers; whatever is no answer of its own means that it cannot. */
async function asked(path, how) {
  try {
    return await (await fetch(path, how)).json();
  } catch {
    throw new Error(words.later ?? "");
  }
}

/** The code by which our server learns who they are, if they let it. */
async function consent(id) {
  try {
    const wish = { client_id: id, response_type: "code", state: "", prompt: "none", scope: ["identify"] };
    return (await client.commands.authorize(wish)).code;
  } catch {
    throw new Error(words.declined);
  }
}

/** What comes of *work*, or the sentence that Discord does not answer. */
function inTime(work) {
  const late = new Promise((resolve, reject) => setTimeout(() => reject(new Error(words.later)), PATIENCE_MS));
  return Promise.race([work, late]);
}

/** The client of the app *id*, once it has greeted us. */
async function met(id) {
  const sdk = new DiscordSDK(id, { disableConsoleLogOverride: true });
  await inTime(sdk.ready());
  const lock = { lock_state: UNLOCKED, picture_in_picture_lock_state: UNLOCKED, grid_lock_state: UNLOCKED };
  sdk.commands.setOrientationLockState(lock).catch(() => {}); // a client at a desk may not know it
  document.addEventListener("click", (event) => openOutside(sdk, event));
  return sdk;
}

/** What is not ours opens outside of the frame, which shows no other pages. */
function openOutside(sdk, event) {
  const link = event.target.closest?.("a[href]");
  if (!link || link.origin === location.origin) return;
  event.preventDefault();
  sdk.commands.openExternalLink({ url: link.href });
}

// The SDK hears nobody but Discord's own pages and ours. What the page around us says over plain HTTP,
// which can only be the sandbox on this computer, is said to it once more from here.
addEventListener("message", ({ source, origin, data }) => {
  if (source === parent && origin !== location.origin && origin.startsWith("http:")) postMessage(data, location.origin);
});

/** Say in *root* why nobody is signed in, and wait until they want to try again. */
function again(root, sentence) {
  return new Promise((resolve) => {
    const text = document.createElement("p");
    text.setAttribute("role", "alert");
    text.textContent = sentence;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = words.again ?? "↻";
    const notice = document.createElement("div");
    notice.className = "notice";
    notice.append(text, button);
    button.addEventListener("click", () => (notice.remove(), resolve()));
    root.append(notice);
    button.focus();
  });
}
