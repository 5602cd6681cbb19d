"""Write every text of a language as people see it, on one page to read: `make pages`.

python -m tests.bot.pages                    all languages, into build/pages
python -m tests.bot.pages lv --to /tmp/read  only Latvian, somewhere else

A text stands there with real values: each number that has a form of its own, names that are hard
to fit in, lengths of time, cards; and once with each of its variants. English is beside it.
"""

import argparse
import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from html import escape
from itertools import zip_longest
from pathlib import Path

from fluent.syntax import ast as ftl

from bot.people.texts import FALLBACK, LANGUAGES, LOCALES, say
from tests.bot.ftl_files import FILES, entries, language_of, parsed
from tests.bot.sampling import PAGE_WORDS, rows, values_of
from tests.bot.untranslated import PAGE, ROOT, SPOKEN_BY_DISCORD, in_language, untranslated

BUILD = Path("build") / "pages"
STYLE = """
body { font: 16px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 0 1rem }
header { background: Canvas; padding: .5rem 0; position: sticky; top: 0 }
h2 { border-bottom: 2px solid; margin-top: 3rem }
h3 { margin: 2rem 0 .5rem }
section > p, .note { color: GrayText; font-size: .9em; margin: .3em 0; white-space: pre-wrap }
article { border-top: 1px solid GrayText; break-inside: avoid; padding: .4rem 0 }
code { font-size: .8em; user-select: all }
b { color: #c00; font-size: .8em }
dl { display: grid; gap: .15rem 1.5rem; grid-template-columns: 3fr 2fr; margin: .2rem 0 }
dt, dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
dt { font-weight: 500 }
dd { color: GrayText; font-size: .9em }
[hidden] { display: none }
:root { color-scheme: light dark }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } dd { padding-left: 1rem } }
@media print { header { display: none } body { font-size: 10pt; max-width: none } }
"""
SCRIPT = """
const find = document.querySelector("input"), file = document.querySelector("select");
function show() {
  const wanted = find.value.toLowerCase();
  for (const part of document.querySelectorAll("section")) {
    part.hidden = file.value !== "" && part.dataset.file !== file.value;
    for (const text of part.querySelectorAll("article"))
      text.hidden = !text.textContent.toLowerCase().includes(wanted);
  }
}
find.addEventListener("input", show);
file.addEventListener("change", show);
"""


def page(language: str) -> str:
    """The page of a *language*."""
    files = [file for file in FILES if language_of(file) == FALLBACK]
    names = [file.relative_to(LOCALES / FALLBACK).as_posix() for file in files]
    sections = [section(language, file, name) for file, name in zip(files, names, strict=True)]
    if (PAGE / f"{language}.json").exists():
        names.append(f"{PAGE.name}/{FALLBACK}.json")
        sections.append(sandbox_section(language))
    options = "".join(f"<option>{name}</option>" for name in names)
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>Jolly: {language}</title>\n<style>{STYLE}</style>",
            f"<header><label>File <select><option></option>{options}</select></label>",
            '<label>Find <input type="search"></label></header>',
            f"<h1>Jolly: {language}</h1>\n<p>{about(language)}</p>",
            *sections,
            f"<script>{SCRIPT}</script>\n</html>\n",
        ]
    )


def about(language: str) -> str:
    """What a reader has to know."""
    said = (
        "Every text as people see it, with Discord’s marks (**bold**, -# small) as they are typed."
        " Texts with numbers are shown with each that could need its own form, so some are shown"
        " with numbers that never occur there."
    )
    if language not in SPOKEN_BY_DISCORD:
        said += " Discord itself doesn’t speak this language, so moments and days are in English."
    return said


def section(language: str, file: Path, name: str) -> str:
    """The texts of one English *file*."""
    home = in_language(file.relative_to(ROOT), language)
    parts = [f'<section data-file="{name}">', f"<h2>{escape(home)}</h2>"]
    return "\n".join([*parts, *blocks(language, file), "</section>"])


def blocks(language: str, file: Path) -> Iterator[str]:
    """What stands in an English *file*, in its order: headings, notes and texts."""
    for entry in parsed(file).body:
        if isinstance(entry, ftl.ResourceComment):
            yield f"<p>{escape(entry.content or '')}</p>"
        elif isinstance(entry, ftl.GroupComment):
            first, _, rest = (entry.content or "").partition("\n")
            yield f"<h3>{escape(first)}</h3>" + (f"<p>{escape(rest)}</p>" if rest else "")
        elif isinstance(entry, ftl.Comment):
            yield f"<p>{escape(entry.content or '')}</p>"
        elif isinstance(entry, ftl.Message):
            yield from articles(language, entry)


def articles(language: str, message: ftl.Message) -> Iterator[str]:
    """A text and its attributes, each with the notes about it; not what the language may lack."""
    key, note = message.id.name, (message.comment and message.comment.content) or ""
    keys = [key] if message.value else []
    for one in (*keys, *(f"{key}.{each.id.name}" for each in message.attributes)):
        if one in entries(language) or one in missing(language):
            told = written(language, one)
            yield article(one, told, note, is_missing=one in missing(language))


@cache
def missing(language: str) -> set[str]:
    """The keys of what somebody has yet to translate."""
    return {one.key for one in untranslated(language)} if language != FALLBACK else set()


def article(key: str, told: Mapping[str, str], note: str = "", *, is_missing: bool = False) -> str:
    """One text with all of its values, and English beside it."""
    mark = " <b>not translated</b>" if is_missing else ""
    about = f'<div class="note">{escape(note)}</div>' if note else ""
    lines = "".join(
        f"<dt>{escape(ours)}</dt><dd>{escape(beside)}</dd>" for ours, beside in told.items()
    )
    return f"<article><code>{key}</code>{mark}{about}<dl>{lines}</dl></article>"


def sandbox_section(language: str) -> str:
    """What the sandbox's own page says."""
    english, ours = sandbox_words(FALLBACK), sandbox_words(language)
    name = f"{PAGE.name}/{language}.json"
    told = [f'<section data-file="{PAGE.name}/{FALLBACK}.json">', f"<h2>{name}</h2>"]
    for key, words in english.items():
        own = filled(language, ours.get(key, words))
        beside = filled(FALLBACK, words) if language != FALLBACK else [""] * len(own)
        pairs = dict(zip_longest(own, beside, fillvalue=""))
        told.append(article(key, pairs, is_missing=key not in ours))
    return "\n".join([*told, "</section>"])


def sandbox_words(language: str) -> dict[str, str]:
    """The words of the sandbox's page by their keys."""
    words: dict[str, str] = json.loads((PAGE / f"{language}.json").read_text("utf-8"))
    return words


def filled(language: str, words: str) -> list[str]:
    """What the sandbox's page says, with each of its values."""
    given = {name: PAGE_WORDS[name](language) for name in re.findall(r"{(\w+)}", words)}
    longest = max(map(len, given.values()), default=1)
    return [
        words.format_map({name: values[place % len(values)] for name, values in given.items()})
        for place in range(longest)
    ]


def written(language: str, key: str) -> dict[str, str]:
    """A text with its values, each with the English one."""
    found: dict[str, str] = {}
    for row in rows(language, key):
        ours = say(language, key, **values_of(language, key, row))
        english = say(FALLBACK, key, **values_of(FALLBACK, key, row, beside=language))
        found.setdefault(ours, "" if language == FALLBACK else english)
    return found


def main() -> None:
    """Write the pages, and say where."""
    parser = argparse.ArgumentParser(prog="pages", description=__doc__)
    parser.add_argument("languages", nargs="*", default=LANGUAGES, help="codes, as in bot/locales")
    parser.add_argument("--to", type=Path, default=BUILD, help="a folder")
    options = parser.parse_args()
    if unknown := [one for one in options.languages if one not in LANGUAGES]:
        parser.error(f"there is no {unknown[0]}; choose of {', '.join(LANGUAGES)}")
    options.to.mkdir(parents=True, exist_ok=True)
    for language in options.languages:
        file = options.to / f"{language}.html"
        file.write_text(page(language), "utf-8")
        print(file)


if __name__ == "__main__":
    main()
