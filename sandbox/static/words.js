// What the page itself says, in the language of the person's Discord.

const LANGUAGES = ["en", "cs", "de", "lt", "pl", "ru"];
const FALLBACK = "en";

const read = async (code) => [code, await (await fetch(`/static/words/${code}.json`)).json()];
const books = Object.fromEntries(await Promise.all(LANGUAGES.map(read)));
let language = FALLBACK;

/** The language that the page speaks: `de`. */
export const spoken = () => language;

/** Speak the language of Discord's *locale* from now on; English where there are no words for it. */
export function speak(locale) {
  const [code] = locale.split("-");
  language = code in books ? code : FALLBACK;
  document.documentElement.lang = language;
  for (const made of document.querySelectorAll("[data-word]")) made.textContent = t(made.dataset.word);
  for (const made of document.querySelectorAll("[data-label]")) made.setAttribute("aria-label", t(made.dataset.label));
  for (const made of document.querySelectorAll("[data-title]")) made.title = t(made.dataset.title);
}

/** The words of *key*, English where the language has none, with *values* put in; what is no key stays as it is. */
export function t(key, values = {}) {
  const words = books[language][key] ?? books[FALLBACK][key] ?? key;
  return words.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}
