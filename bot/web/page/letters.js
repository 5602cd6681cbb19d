// Letters of buttons: each is pressed by the first of its letters that no other has.

import { el, set } from "./dom.js";

/** Those of the stock and the pile, by the lines of their moves. */
const FIXED = { draw: "d", take: "t" };

/** Write the text of every button in *root*, with its letter marked. */
export function letters(root) {
  const used = new Set(Object.values(FIXED));
  for (const element of root.querySelectorAll("[data-text]")) {
    const { text, line } = element.dataset;
    const isFree = (letter) => /\p{L}/u.test(letter) && !used.has(letter.toLowerCase());
    const letter = FIXED[line] ?? [...text].find(isFree) ?? "";
    used.add(letter.toLowerCase());
    write(element, text, letter, text.toLowerCase().indexOf(letter.toLowerCase()));
  }
}

function write(element, text, letter, place) {
  if (element.dataset.written === text + letter) return;
  element.dataset.written = text + letter;
  set(element, "aria-keyshortcuts", letter.toUpperCase() || null);
  if (!letter || place < 0) return element.replaceChildren(text);
  const end = place + letter.length;
  element.replaceChildren(text.slice(0, place), el("u", { text: text.slice(place, end) }), text.slice(end));
}

/** Press the button that has this letter; gives whether there is one. */
export function press(letter) {
  const found = [...document.querySelectorAll("[aria-keyshortcuts]")].find(
    (element) => element.getAttribute("aria-keyshortcuts") === letter.toUpperCase() && !element.disabled,
  );
  found?.click();
  return Boolean(found);
}
