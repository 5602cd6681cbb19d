// Where one writes: text, or a slash command.

import { CommandForm } from "./command.js";
import { el, icon, ICONS, typing } from "./dom.js";
import { commandOf } from "./parse.js";
import { called, commandsIn } from "./state.js";
import { Suggestions } from "./suggestions.js";
import { t } from "./words.js";

const COMMAND_SO_FAR = /^\/[\p{L}\p{N}_ -]*$/u;

/** What *command* can be called: as one's own Discord calls it, and in English. */
const names = (command) => [command.name, command.path.join(" ")];

export class Composer {
  constructor(pane) {
    this.pane = pane;
    this.form = null;
    this.suggestions = new Suggestions((item) => this.picked(item));
    this.input = typing("writing", "", { maxlength: "2000" });
    this.line = el("div", { class: "line-of-writing" }, this.input);
    this.button = el("button", { class: "send", type: "submit" });
    this.button.append(icon(ICONS.send, "icon filled"));
    this.trouble = el("p", { class: "trouble", role: "alert", hidden: true });
    const box = el("div", { class: "composer-box" }, this.line, this.button);
    this.element = el("form", { class: "composer" }, this.suggestions.element, this.trouble, box);
    this.element.addEventListener("submit", (event) => this.submitted(event));
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => this.pressed(event));
    this.input.addEventListener("blur", () => this.suggestions.hide());
    this.input.addEventListener("focus", () => this.typed());
  }

  /** The commands or the channel are other ones now; what is being written stays. */
  refresh() {
    const place = called(this.pane.channel);
    this.input.placeholder = t("write", { place });
    this.input.setAttribute("aria-label", t("write-label", { place }));
    this.button.setAttribute("aria-label", t("send"));
  }

  /** Forget what was being written. */
  clear() {
    this.leaveForm();
    this.input.value = "";
    this.suggestions.hide();
  }

  say(problem) {
    this.trouble.textContent = problem;
    this.trouble.hidden = !problem;
  }

  typed() {
    this.say("");
    const text = this.input.value;
    if (!COMMAND_SO_FAR.test(text)) return this.suggestions.hide();
    const named = this.named(text.replace(/ $/, ""));
    if (named && text.endsWith(" ")) return this.begin(named);
    this.suggestions.show(this.input, t("commands"), this.matching(text.slice(1)));
  }

  commands() {
    return commandsIn(this.pane.channel);
  }

  /** The command that *text* is. */
  named(text) {
    return this.commands().find((command) => names(command).some((name) => text === `/${name}`));
  }

  matching(text) {
    const wanted = text.trim().toLowerCase();
    const fits = this.commands().filter((command) => names(command).some((name) => name.includes(wanted)));
    const begins = (command) => names(command).some((name) => name.startsWith(wanted));
    fits.sort((a, b) => begins(b) - begins(a));
    return fits.map((command) => ({ label: `/${command.name}`, description: command.description, command }));
  }

  pressed(event) {
    const { active } = this.suggestions;
    if (event.isComposing) return;
    if (event.key === "ArrowDown" && this.suggestions.open) this.suggestions.move(1);
    else if (event.key === "ArrowUp" && this.suggestions.open) this.suggestions.move(-1);
    else if (event.key === "Escape" && this.suggestions.open) this.suggestions.hide();
    else if ((event.key === "Tab" || event.key === "Enter") && active) this.picked(active);
    else return;
    event.preventDefault();
  }

  picked(item) {
    if (this.form) this.form.picked(item);
    else this.begin(item.command);
  }

  /** Fill in the options of *command*. */
  begin(command) {
    this.suggestions.hide();
    this.form = new CommandForm(this, command);
    this.line.replaceChildren(this.form.element);
    this.form.focusFirst();
  }

  leaveForm() {
    this.form = null;
    this.suggestions.hide();
    this.line.replaceChildren(this.input);
  }

  /** Back to writing, with *text* begun. */
  write(text = "") {
    this.leaveForm();
    this.input.value = text;
    this.input.focus();
    this.typed();
  }

  async submitted(event) {
    event.preventDefault();
    if (this.form) return this.form.send();
    const text = this.input.value.trim();
    if (!text) return this.input.focus();
    if (text.startsWith("/")) return this.bySlash(text);
    this.input.value = "";
    this.told(await this.pane.act({ do: "say", channel: this.pane.channel, text }));
  }

  bySlash(text) {
    const found = commandOf(text, this.commands());
    if (!found) return this.say(t("no-command", { name: text.split(/\s/)[0] }));
    this.begin(found.command);
    if (found.rest && this.form.fill(found.rest)) this.form.send();
  }

  /** Give *command* with *options*; what is wrong is said at the end of the conversation. */
  async run(command, options) {
    this.write();
    const asked = { do: "run", channel: this.pane.channel, path: command.path, options };
    this.pane.toEnd();
    this.pane.take(null, await this.pane.act(asked));
  }

  told(answer) {
    if (answer.problem) this.pane.note(null, t(answer.problem));
  }
}
