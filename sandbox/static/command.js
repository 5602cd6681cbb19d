// A slash command being filled in, option by option.

import { avatar, button, el, icon, ICONS, typing } from "./dom.js";
import { humans, jolly, myself, places, state } from "./state.js";

const [INTEGER, BOOLEAN, USER, CHANNEL, NUMBER] = [4, 5, 6, 7, 10];
const TYPING_MS = 120;

export class CommandForm {
  constructor(composer, command) {
    Object.assign(this, { composer, command });
    this.suggestions = composer.suggestions;
    this.fields = new Map();
    this.asked = 0;
    this.rest = typing("rest", "Further options; Enter sends");
    this.rest.addEventListener("input", () => this.suggestRest(0));
    this.rest.addEventListener("click", () => this.suggestRest(-1));
    this.rest.addEventListener("keydown", (event) => this.pressed(event, null));
    this.rest.addEventListener("blur", () => this.suggestions.hide());
    const cancel = button("cancel", () => composer.write(), icon(ICONS.close));
    cancel.setAttribute("aria-label", "Leave the command");
    const name = el("b", { text: `/${command.name}` });
    this.places = el("span", { class: "places" });
    this.element = el("div", { class: "command" }, cancel, name, this.places, this.rest);
    for (const option of command.options.filter((option) => option.required)) this.add(option);
    this.hint();
  }

  get remaining() {
    return this.command.options.filter((option) => !this.fields.has(option.name));
  }

  hint() {
    const count = this.remaining.length;
    const more = count ? `+${count} more` : "";
    this.rest.placeholder = more ? `${more} · Enter sends` : "Enter sends";
  }

  focusFirst() {
    const first = [...this.fields.values()].find((field) => !field.input.value);
    (first?.input ?? this.rest).focus();
    if (!first) this.suggestRest(-1);
  }

  add(option) {
    const input = typing("", `${option.title}: ${option.description}`, { size: "6" });
    const place = el("label", { class: "place" }, el("span", { text: option.title }), input);
    const field = { option, input, value: null, place };
    input.addEventListener("input", () => this.typed(field));
    input.addEventListener("focus", () => this.suggest(field));
    input.addEventListener("blur", () => this.suggestions.hide());
    input.addEventListener("keydown", (event) => this.pressed(event, field));
    this.fields.set(option.name, field);
    this.places.append(field.place);
    this.hint();
    return field;
  }

  drop(field) {
    this.fields.delete(field.option.name);
    field.place.remove();
    this.hint();
    this.rest.focus();
  }

  typed(field) {
    field.value = null;
    field.place.classList.remove("wrong");
    this.fit(field);
    this.composer.say("");
    this.suggest(field);
  }

  fit({ input }) {
    input.size = Math.max(6, Math.min(input.value.length + 1, 28));
  }

  suggestRest(first) {
    const wanted = this.rest.value.trim().toLowerCase();
    const items = this.remaining
      .filter((option) => [option.title, option.name].some((name) => name.startsWith(wanted)))
      .map((option) => ({ label: option.title, description: option.description, option }));
    this.suggestions.show(this.rest, "Options", items, wanted ? first : -1);
  }

  suggest(field) {
    const { option, input } = field;
    if (field.value) return this.suggestions.hide();
    if (option.autocomplete) return this.complete(field);
    const wanted = input.value.trim().toLowerCase().replace(/^[@#]/, "");
    const items = fixed(option).filter((item) => item.label.toLowerCase().includes(wanted));
    this.suggestions.show(input, `${option.title} · ${option.description}`, items);
  }

  complete(field) {
    const turn = ++this.asked;
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const { channel } = this.composer.pane;
      const asked = { do: "complete", channel, path: this.command.path, options: this.given(field) };
      const answer = await this.composer.pane.act(asked);
      if (turn !== this.asked || document.activeElement !== field.input) return;
      const items = (answer.choices ?? []).map((choice) => ({ label: choice.name, value: choice.value }));
      const title = items.length ? field.option.description : "Nothing fits";
      this.suggestions.show(field.input, `${field.option.title} · ${title}`, items);
    }, field.input.value ? TYPING_MS : 0);
  }

  picked(item) {
    if (item.option) {
      this.rest.value = "";
      return this.add(item.option).input.focus();
    }
    const field = [...this.fields.values()].find((each) => each.input === this.suggestions.input);
    field.input.value = item.label;
    field.value = item;
    this.fit(field);
    this.suggestions.hide();
    this.next();
  }

  next() {
    const empty = [...this.fields.values()].find((field) => !field.input.value);
    (empty?.input ?? this.rest).focus();
  }

  pressed(event, field) {
    if (event.isComposing) return;
    const empty = !(field?.input ?? this.rest).value;
    const { active } = this.suggestions;
    if (event.key === "ArrowDown") this.suggestions.open ? this.suggestions.move(1) : this.again(field);
    else if (event.key === "ArrowUp") this.suggestions.move(-1);
    else if (event.key === "Escape") this.suggestions.open ? this.suggestions.hide() : this.composer.write();
    else if ((event.key === "Enter" || event.key === "Tab") && active) this.picked(active);
    else if (event.key === "Enter") this.send();
    else if (event.key === "Backspace" && empty) this.back(field);
    else return;
    event.preventDefault();
  }

  again(field) {
    if (field) this.suggest(field);
    else this.suggestRest(0);
  }

  back(field) {
    if (field && !field.option.required) return this.drop(field);
    const before = [...this.fields.values()];
    const last = field ? before[before.indexOf(field) - 1] : before.at(-1);
    if (last) return last.input.focus();
    this.composer.write(`/${this.command.name}`);
  }

  /** The options filled in, as interactions carry them; *focused* is the one being typed. */
  given(focused = null) {
    const filled = [...this.fields.values()].filter((field) => field.input.value || field === focused);
    return filled.map((field) => {
      const { name, type } = field.option;
      if (field === focused) return { name, type, value: field.input.value, focused: true };
      return { name, type, value: valueOf(field) };
    });
  }

  send() {
    const bad = [...this.fields.values()].find((field) => problem(field));
    if (bad) {
      bad.place.classList.add("wrong");
      bad.input.focus();
      return this.composer.say(problem(bad));
    }
    this.composer.run(this.command, this.given());
  }
}

/** What can be chosen for *option* without asking the bot. */
function fixed(option) {
  if (option.choices) return option.choices.map((choice) => ({ label: choice.name, value: choice.value }));
  if (option.type === BOOLEAN) return [{ label: "True", value: true }, { label: "False", value: false }];
  if (option.type === CHANNEL) return places().map(({ id, name }) => ({ label: name, value: id }));
  if (option.type !== USER) return [];
  const others = humans().filter((person) => person.id !== state.me);
  return [jolly(), ...others, myself()].map((person) => ({ label: person.name, value: person.id, picture: avatar(person, 24) }));
}

function valueOf({ option, input, value }) {
  if (value) return value.value;
  const typed = input.value.trim();
  const plain = typed.toLowerCase().replace(/^[@#]/, "");
  const meant = fixed(option).find((item) => item.label.toLowerCase() === plain);
  if (meant) return meant.value;
  return option.type === INTEGER || option.type === NUMBER ? Number(typed) : typed;
}

/** What is wrong with what was filled in, or nothing. */
function problem(field) {
  const { option, input } = field;
  const { title, type } = option;
  if (!input.value.trim()) return option.required ? `${title} is needed.` : "";
  const value = valueOf(field);
  if (option.choices || [BOOLEAN, USER, CHANNEL].includes(type)) {
    const listed = fixed(option).some((item) => item.value === value);
    return listed ? "" : `Choose ${title} from the list.`;
  }
  if (type === INTEGER || type === NUMBER) return wrongNumber(option, value);
  return value.length > (option.max_length ?? 6000) ? `${title} is too long.` : "";
}

function wrongNumber({ title, type, min_value, max_value }, value) {
  if (!(type === INTEGER ? Number.isInteger(value) : Number.isFinite(value))) return `${title} is a number.`;
  if (value < (min_value ?? -Infinity)) return `${title} is at least ${min_value}.`;
  return value > (max_value ?? Infinity) ? `${title} is at most ${max_value}.` : "";
}
