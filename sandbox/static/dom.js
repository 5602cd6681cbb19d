// Building elements without ever turning text into markup.

/** An element *tag* with *properties* (class, text, on…, data-…, aria-…) and *children*. */
export function el(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) set(made, name, value);
  made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return made;
}

function set(made, name, value) {
  if (value === undefined || value === null || value === false) return;
  if (name === "class") made.className = value;
  else if (name === "text") made.textContent = value;
  else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
  else made.setAttribute(name, value === true ? "" : value);
}

/** A button that looks as *look* says and does *act(event)*. */
export function button(look, act, ...children) {
  return el("button", { class: look, type: "button", onclick: act }, ...children);
}

const PLAIN = { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false" };

/** A line to type into that has a list of suggestions, called *name* by screen readers. */
export function typing(look, name, more = {}) {
  const list = { role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list" };
  return el("input", { class: look, "aria-label": name, ...PLAIN, ...list, ...more });
}

const SVG = "http://www.w3.org/2000/svg";

/** A small drawing: *paths* on a 24-pixel square, in the colour of the text. */
export function icon(paths, name = "icon") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", name);
  svg.setAttribute("aria-hidden", "true");
  for (const d of [paths].flat()) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    svg.append(path);
  }
  return svg;
}

export const ICONS = {
  send: "M3 20.5 22 12 3 3.5v6.6L15 12 3 13.9z",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 9l6 6 6-6",
  hash: "M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.5 7.1",
  eye: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zm10 2.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z",
  check: "M5 12.5l4.5 4.5L19 7.5",
  right: "M9 6l6 6-6 6",
  more: "M5 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zm7 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zm7 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  turn: "M4 11a8 8 0 0 1 14-4l2 2M20 4v5h-5M20 13a8 8 0 0 1-14 4l-2-2M4 20v-5h5",
  event: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
};

/** The dot in a role's colour. */
export function roleDot({ color }) {
  const made = el("span", { class: "role-dot", "aria-hidden": "true" });
  if (color) made.style.background = `#${color.toString(16).padStart(6, "0")}`;
  return made;
}

/** Somebody's round picture: the first letter on their colour; the bot's is its joker. */
export function avatar(person, size = 40) {
  if (person.bot) {
    return el("img", { class: "avatar", src: "/static/joker.svg", alt: "", width: size, height: size });
  }
  const made = el("span", { class: "avatar", "aria-hidden": "true", text: person.name[0] });
  made.style.background = person.colour;
  made.style.width = made.style.height = `${size}px`;
  made.style.fontSize = `${Math.round(size * 0.45)}px`;
  return made;
}
