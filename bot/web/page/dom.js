// Building elements without ever turning text into markup, and keeping them from one drawing to the next.

/** An element *tag* with *properties* (class, text, on…, data-…, aria-…) and *children*. */
export function el(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) set(made, name, value);
  made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return made;
}

/** Give *made* a property, or take it away where there is no *value*. */
export function set(made, name, value) {
  if (name === "class") return value !== made.className && (made.className = value);
  if (name === "text") return value !== made.textContent && (made.textContent = value ?? "");
  if (name.startsWith("on")) return made.addEventListener(name.slice(2), value);
  if (value === undefined || value === null || value === false) return made.removeAttribute(name);
  const text = value === true ? "" : String(value);
  if (made.getAttribute(name) !== text) made.setAttribute(name, text);
}

/** A button that looks as *look* says and does *act(event)*. */
export function button(look, act, ...children) {
  return el("button", { class: look, type: "button", onclick: act }, ...children);
}

export const at = (id) => document.getElementById(id);

/**
 * Let *root* have a child for each of *things*, in order: what has the same key as before keeps its
 * element, and so its focus; *make(thing)* makes new ones and *dress(element, thing)* says how each looks.
 */
export function keyed(root, things, key, make, dress = () => {}) {
  const before = new Map([...root.children].map((child) => [child.dataset.key, child]));
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  const wanted = things.map((thing) => {
    const known = before.get(String(key(thing)));
    const child = known ?? make(thing);
    before.delete(String(key(thing)));
    child.dataset.key = key(thing);
    dress(child, thing);
    return child;
  });
  for (const gone of before.values()) gone.remove();
  wanted.forEach((child, place) => {
    if (root.children[place] !== child) root.insertBefore(child, root.children[place] ?? null);
  });
  if (focused?.isConnected && document.activeElement !== focused) focused.focus({ preventScroll: true });
}
