// A dialog (modal) that the bot opens.

import { button, el } from "./dom.js";
import { markdown } from "./text.js";

const ROW = 1;
const LABEL = 18;

/** Show *given*; *send(components)* is called if it is sent off, and may answer with a problem. */
export function showDialog(given, send) {
  const inputs = [];
  const trouble = el("p", { class: "trouble", role: "alert", hidden: true });
  const cancel = button("button s2", () => dialog.close(), "Cancel");
  const submit = el("button", { class: "button s1", type: "submit", text: "Submit" });
  const title = el("h2", { text: given.title });
  const fields = given.components.map((part) => drawn(part, inputs));
  const end = el("div", { class: "dialog-end" }, cancel, submit);
  const form = el("form", { method: "dialog" }, title, fields, trouble, end);
  const dialog = el("dialog", { class: "dialog", "aria-label": given.title }, form);
  dialog.addEventListener("close", () => dialog.remove());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await send(inputs.map((input) => input()));
    trouble.hidden = !answer.problem;
    trouble.textContent = answer.problem ?? "";
    if (!answer.problem) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function drawn(part, inputs) {
  if (part.type === LABEL) return labelled(part, inputs);
  if (part.type !== ROW) return el("div", { class: "text" }, markdown(part.content ?? ""));
  const [inner] = part.components;
  const [field, read] = input(inner);
  inputs.push(() => ({ type: ROW, components: [read()] }));
  return el("label", { class: "dialog-field" }, el("span", { text: inner.label }), field);
}

function labelled(part, inputs) {
  const [field, read] = input(part.component);
  inputs.push(() => ({ type: LABEL, id: part.id, component: read() }));
  const description = part.description ? el("span", { class: "description", text: part.description }) : null;
  return el("label", { class: "dialog-field" }, el("span", { text: part.label }), description, field);
}

/** The field for *part*, and what reads it. */
function input(part) {
  if (part.type === 4) return written(part);
  const field = el("select", { multiple: (part.max_values ?? 1) > 1, required: part.required ?? true });
  for (const option of part.options ?? []) {
    const made = el("option", { value: option.value, text: option.label });
    made.selected = Boolean(option.default);
    field.append(made);
  }
  const values = () => [...field.selectedOptions].map((option) => option.value);
  return [field, () => ({ type: part.type, custom_id: part.custom_id, values: values() })];
}

function written(part) {
  const field = el(part.style === 2 ? "textarea" : "input", {
    placeholder: part.placeholder,
    required: part.required ?? true,
    minlength: part.min_length,
    maxlength: part.max_length ?? 4000,
  });
  field.value = part.value ?? "";
  return [field, () => ({ type: part.type, custom_id: part.custom_id, value: field.value })];
}
