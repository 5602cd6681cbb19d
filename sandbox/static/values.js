// The values of a command's options: what can be chosen, what somebody means, what is wrong with it.

import { avatar, roleDot } from "./dom.js";
import { listed } from "./parse.js";
import { humans, jolly, myself, places, roleName, state } from "./state.js";
import { t } from "./words.js";

export const [INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER] = [4, 5, 6, 7, 8, 9, 10];
const LONGEST = 6000;
const YES = ["true", "yes"];
const NO = ["false", "no"];

/** What can be chosen for *option* without asking the bot. */
export function fixed(option) {
  if (option.choices) return option.choices.map(({ name, value, english }) => ({ label: name, value, also: [english, String(value)] }));
  if (option.type === BOOLEAN) {
    return [{ label: t("true"), value: true, also: YES }, { label: t("false"), value: false, also: NO }];
  }
  if (option.type === CHANNEL) return places().map(({ id, name }) => ({ label: name, value: id, also: [`<#${id}>`] }));
  const named = option.type === ROLE || option.type === MENTIONABLE ? roles() : [];
  return option.type === USER || option.type === MENTIONABLE ? [...people(), ...named] : named;
}

const roles = () => [...state.roles.values()].reverse().map((role) => ({
  label: roleName(role),
  value: role.id,
  also: [role.name, `<@&${role.id}>`],
  picture: roleDot(role),
}));

function people() {
  const others = humans().filter((person) => person.id !== state.me);
  return [jolly(), ...others, myself()].map((person) => ({
    label: person.name,
    value: person.id,
    also: [`<@${person.id}>`],
    picture: avatar(person, 24),
  }));
}

/** Whether *option* is chosen from a list. */
export const isListed = (option) => Boolean(option.choices) || [BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE].includes(option.type);

/** The value that somebody means who writes *typed* for *option*; undefined where the list has none. */
export function meant(option, typed) {
  const written = typed.trim().toLowerCase();
  const plain = written.replace(/^[@#]/, "");
  if (isListed(option)) {
    const fits = (item) => [plain, written].includes(item.label.toLowerCase()) || item.also.some((word) => word.toLowerCase() === written);
    return fixed(option).find(fits)?.value;
  }
  return option.type === INTEGER || option.type === NUMBER ? Number(written.replace(",", ".") || "?") : typed.trim();
}

/** What is wrong with *typed* as *option*, or nothing. */
export function problem(option, typed) {
  if (!typed.trim()) return option.required ? t("needed", { option: option.title }) : "";
  const value = meant(option, typed);
  if (isListed(option)) {
    const choices = listed(fixed(option).map((item) => item.label));
    return value === undefined ? t("not-listed", { option: option.title, value: typed.trim(), choices }) : "";
  }
  if (option.type === INTEGER || option.type === NUMBER) return wrongNumber(option, value);
  return value.length > (option.max_length ?? LONGEST) ? t("too-long", { option: option.title }) : "";
}

function wrongNumber({ title, type, min_value, max_value }, value) {
  const option = title;
  if (!(type === INTEGER ? Number.isInteger(value) : Number.isFinite(value))) return t("is-number", { option });
  if (value < (min_value ?? -Infinity)) return t("at-least", { option, value: min_value });
  return value > (max_value ?? Infinity) ? t("at-most", { option, value: max_value }) : "";
}
