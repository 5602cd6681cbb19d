// A dialog that the bot asks somebody to fill in.

import { optionsOf } from "./components.js";
import { button, el, icon, ICONS } from "./dom.js";
import { t } from "./words.js";

const TEXT_INPUT = 4;
const PARAGRAPH = 2;

/**
 * Show *dialog*, which came in *channel*; *send(fields)* gets what stands in its fields, by their ids,
 * once it is sent.
 */
export function ask(dialog, channel, send) {
  const fields = dialog.components.map((label) => field(label, channel));
  const away = button("link", () => box.close(), t("cancel"));
  const submit = el("button", { class: "button s1", type: "submit", text: t("submit") });
  const form = el("form", { method: "dialog" }, fields.map(({ element }) => element),
    el("div", { class: "dialog-end" }, away, submit));
  const close = button("dialog-close", () => box.close(), icon(ICONS.close));
  close.setAttribute("aria-label", t("close"));
  const title = el("h3", { text: dialog.title });
  const box = el("dialog", { class: "dialog", "aria-label": dialog.title }, title, close, form);
  form.addEventListener("submit", () => {
    send(Object.fromEntries(fields.map(({ id, read }) => [id, read()])));
  });
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
}

/** One field with its label: its element, its id, and how to read what stands in it. */
function field(label, channel) {
  const part = label.component;
  const made = part.type === TEXT_INPUT ? line(part) : select(part, channel);
  const hint = label.description ? el("span", { class: "small", text: label.description }) : null;
  const element = el("label", { class: "field" }, el("b", { text: label.label }), hint, made.control);
  return { element, id: part.custom_id, read: made.read };
}

function line(part) {
  const tag = part.style === PARAGRAPH ? "textarea" : "input";
  const limits = { minlength: part.min_length, maxlength: part.max_length };
  const control = el(tag, { ...limits, placeholder: part.placeholder, required: part.required ?? true });
  control.value = part.value ?? "";
  return { control, read: () => control.value };
}

function select(part, channel) {
  const offered = optionsOf(part, channel);
  const several = (part.max_values ?? 1) > 1;
  const options = offered.map(({ value, label, chosen }) => el("option", { value, selected: chosen, text: label }));
  // Nothing is chosen until somebody chooses.
  if (!several && !offered.some(({ chosen }) => chosen)) options.unshift(nothing(part));
  const control = el("select", { multiple: several, required: part.required ?? true }, options);
  return { control, read: () => [...control.selectedOptions].map((option) => option.value).filter(Boolean) };
}

const nothing = (part) => el("option", { value: "", selected: true, text: part.placeholder || t("selection") });
