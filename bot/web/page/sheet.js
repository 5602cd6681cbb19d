// Sheets over the table: looked at, and closed by a button, a press beside them, or Escape.

import { at, button, el } from "./dom.js";
import { word } from "./words.js";

/** Open a sheet with a *title* over *content*; gives it. There is one of each *id*. */
export function openSheet(id, title, ...content) {
  at(id)?.remove();
  const sheet = el("dialog", { id, class: "sheet", "aria-label": title });
  sheet.append(el("h2", { text: title }), ...content, button("plain", () => sheet.close(), word("close")));
  sheet.addEventListener("close", () => sheet.remove());
  sheet.addEventListener("click", (event) => event.target === sheet && sheet.close());
  at("sheets").append(sheet);
  sheet.showModal();
  return sheet;
}

/** Let a *text* of several lines be read. */
export function openText(title, text) {
  return openSheet("text-sheet", title, ...paragraphs(text.split("\n").filter(Boolean)));
}

export const paragraphs = (texts) => texts.map((text) => el("p", { text }));
