// A command that was typed or pasted whole: `/challenge opponent:@Jolly game:"Tile Rummy"`.
//
// Each option is written by its name, here or in English, with a colon; its value goes on to the next
// option or stands in quotation marks. What does not fit is refused, never left out.

import { t } from "./words.js";

const QUOTES = { '"': '"', "“": "”", "„": "“”", "«": "»", "”": "”" };
const NAMED = /^([\p{L}_][\p{L}\p{N}_-]*)\s*:(?!\/\/)/u;
const MOST_SHOWN = 16;

const same = (one, other) => one.toLowerCase() === other.toLowerCase();

/** What was written, and why it cannot be done. */
export class NotUnderstood extends Error {}

/** The one of *commands* with which *text* begins: the longest name wins. */
export function commandOf(text, commands) {
  const names = (command) => [command.name, command.path.join(" ")];
  const begins = (name) => same(text.slice(1, name.length + 1), name) && /^$|\s/u.test(text.slice(name.length + 1)[0] ?? "");
  const fitting = commands.flatMap((command) => names(command).filter(begins).map((name) => ({ command, name })));
  fitting.sort((a, b) => b.name.length - a.name.length);
  return fitting[0] && { command: fitting[0].command, rest: text.slice(fitting[0].name.length + 1).trim() };
}

/** The option of *command* called *name*. */
export const optionOf = (command, name) =>
  command.options.find((option) => same(option.title, name) || same(option.name, name));

/** The options in *rest*, each with what was written after it. Throws NotUnderstood. */
export function optionsIn(rest, command) {
  const found = [];
  for (const piece of pieces(rest, command)) {
    if (found.some(({ option }) => option === piece.option)) {
      throw new NotUnderstood(t("twice", { option: piece.option.title }));
    }
    if (!piece.value) throw new NotUnderstood(t("empty", { option: piece.option.title }));
    found.push(piece);
  }
  return found;
}

function pieces(rest, command) {
  const made = [];
  let at = 0;
  let current = null;
  while (at < rest.length) {
    const [fits, name] = /(?:^|\s)$/u.test(rest.slice(0, at)) ? NAMED.exec(rest.slice(at)) ?? [] : [];
    if (fits) {
      current = { option: known(name, command), value: "", quoted: false };
      made.push(current);
      at += fits.length;
      while (rest[at] === " ") at += 1;
      const end = closing(rest, at);
      if (end) {
        Object.assign(current, { value: rest.slice(at + 1, end), quoted: true });
        at = end + 1;
      }
    } else if (rest[at].trim() && (!current || current.quoted)) {
      throw new NotUnderstood(stray(rest.slice(at).split(/\s/u)[0], command));
    } else {
      if (current && !current.quoted) current.value += rest[at];
      at += 1;
    }
  }
  return made.map(({ option, value }) => ({ option, value: value.trim() }));
}

/** Where the quotation that begins at *at* ends; 0 if none begins there. */
function closing(text, at) {
  const ends = QUOTES[text[at]];
  if (!ends) return 0;
  for (let end = at + 1; end < text.length; end += 1) {
    if (ends.includes(text[end])) return end;
  }
  throw new NotUnderstood(t("quote"));
}

function known(name, command) {
  const option = optionOf(command, name);
  if (option) return option;
  const key = command.options.length ? "no-option" : "no-options";
  throw new NotUnderstood(t(key, { name, text: name, ...about(command) }));
}

function stray(text, command) {
  return t(command.options.length ? "no-sense" : "no-options", { text, ...about(command) });
}

function about(command) {
  return { command: `/${command.name}`, options: listed(command.options.map((option) => option.title)) };
}

/** Some *words* for people, not too many. */
export function listed(words) {
  return words.slice(0, MOST_SHOWN).join(", ") + (words.length > MOST_SHOWN ? " …" : "");
}
