// A slash command being filled in, option by option.

import { button, el, icon, ICONS, typing } from "./dom.js";
import { NotUnderstood, optionOf, optionsIn } from "./parse.js";
import { fixed, isListed, meant, problem } from "./values.js";
import { t } from "./words.js";

const TYPING_MS = 120;
const NAMED = /^(.*?)(?:^|\s)([\p{L}_][\p{L}\p{N}_-]*)\s*:$/u;

export class CommandForm {
  constructor(composer, command) {
    Object.assign(this, { composer, command });
    this.suggestions = composer.suggestions;
    this.fields = new Map();
    this.asked = 0;
    this.rest = typing("rest", t("rest"));
    this.rest.addEventListener("input", () => this.further());
    this.rest.addEventListener("paste", (event) => this.pasted(event));
    this.rest.addEventListener("click", () => this.suggestRest(-1));
    this.rest.addEventListener("keydown", (event) => this.pressed(event, null));
    this.rest.addEventListener("blur", () => this.suggestions.hide());
    const cancel = button("cancel", () => composer.write(), icon(ICONS.close));
    cancel.setAttribute("aria-label", t("leave-command"));
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
    const more = count ? `${t("options-more", { count })} · ` : "";
    this.rest.placeholder = more + t("enter-sends");
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

  /** Something was typed that is to be the name of an option. */
  further() {
    const named = this.named(this.rest.value);
    if (!named || named.before) return this.suggestRest(0);
    this.rest.value = "";
    this.add(named.option).input.focus();
  }

  /** The option whose name and colon end *text*, and what stands before them. */
  named(text) {
    const [, before, name] = NAMED.exec(text) ?? [];
    const option = name && optionOf(this.command, name);
    return option && !this.fields.has(option.name) ? { option, before: before.trim() } : null;
  }

  /** Whole options that are pasted are filled in, or said to be wrong. */
  pasted(event) {
    const text = event.clipboardData.getData("text").trim();
    if (!/:/.test(text)) return;
    event.preventDefault();
    this.fill(text);
  }

  /** Fill in the options that *text* names; whether all of it was understood. */
  fill(text) {
    try {
      for (const { option, value } of optionsIn(text, this.command)) {
        const field = this.fields.get(option.name) ?? this.add(option);
        field.input.value = value;
        field.value = null;
        this.fit(field);
      }
    } catch (refusal) {
      if (!(refusal instanceof NotUnderstood)) throw refusal;
      this.rest.value = text;
      this.composer.say(refusal.message);
      return false;
    }
    this.rest.value = "";
    this.rest.focus();
    return true;
  }

  typed(field) {
    const named = this.named(field.input.value);
    if (named?.before) {
      field.input.value = named.before;
      this.fit(field);
      field.value = null;
      return this.add(named.option).input.focus();
    }
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
    this.suggestions.show(this.rest, t("options"), items, wanted ? first : -1);
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
      const answer = await this.ask(field);
      if (turn !== this.asked || document.activeElement !== field.input) return;
      const items = (answer.choices ?? []).map((choice) => ({ label: choice.name, value: choice.value }));
      const title = items.length ? field.option.description : t("nothing-fits");
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
      return { name, type, value: field.value?.value ?? meant(field.option, field.input.value) };
    });
  }

  async send() {
    if (this.rest.value.trim() && !this.fill(this.rest.value.trim())) return;
    const bad = [...this.fields.values()].find((field) => wrong(field));
    if (bad) {
      bad.place.classList.add("wrong");
      bad.input.focus();
      return this.composer.say(wrong(bad));
    }
    for (const field of this.fields.values()) await this.settle(field);
    this.composer.run(this.command, this.given());
  }

  /** What was written as a proposal is shown means what the proposal stands for. */
  async settle(field) {
    const { option, input } = field;
    if (!option.autocomplete || field.value || !input.value.trim()) return;
    const { choices = [] } = await this.ask(field);
    const typed = input.value.trim().toLowerCase();
    const fits = choices.find(({ name }) => name.toLowerCase() === typed);
    if (fits) field.value = { label: fits.name, value: fits.value };
  }

  /** Ask the bot what can stand in *field*. */
  ask(field) {
    const { channel } = this.composer.pane;
    const asked = { do: "complete", channel, path: this.command.path, options: this.given(field) };
    return this.composer.pane.act(asked);
  }
}

/** What is wrong with what was filled in, or nothing. */
function wrong({ option, input, value }) {
  return value && !isListed(option) ? "" : problem(option, input.value);
}
