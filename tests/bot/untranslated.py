"""List what each language leaves to English: `make untranslated`.

python -m tests.bot.untranslated de cs       only in these languages
python -m tests.bot.untranslated --counts    only how many texts they lack
"""

import argparse
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from textwrap import indent

import discord
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

import sandbox
from bot.people.texts import FALLBACK, LANGUAGES, LOCALES, base_language
from tests.bot.ftl_files import FILES, Content, language_of, parsed, patterns

PAGE = Path(sandbox.__file__).parent / "static" / "words"
"""What the sandbox's page says: a file for each language that Discord has."""
ROOT = LOCALES.parents[1]
SPOKEN_BY_DISCORD = {base_language(locale.value) for locale in discord.Locale}
COMMAND = re.compile("command-")
"""Names and descriptions of commands and of their options."""


LEFT_OUT = re.compile(r"told-you|rules-also-.*")
"""Keys that a language may leave out: verbs that do not fit after "you" stand after a name, and a
game need not have several names."""


@dataclass(frozen=True)
class Text:
    """One text of a language, where it stands."""

    file: Path
    """From the root of the project, with English's folder or name for every language's."""
    key: str
    source: str
    """As it is written, with all of its variants."""
    said: tuple[str, ...]
    """The words between its values."""

    @property
    def place(self) -> tuple[Path, str]:
        """By what a text is the translation of another."""
        return self.file, self.key


def texts(language: str) -> Iterator[Text]:
    """Every text of a *language*, those of the sandbox's page last."""
    for file in FILES:
        if language_of(file) == language:
            home = LOCALES / FALLBACK / file.relative_to(LOCALES / language)
            for key, pattern in (*patterns(file), *terms(file)):
                source = serialize_pattern(pattern).rstrip()
                said = tuple(Content(pattern).said)
                yield Text(home.relative_to(ROOT), key, f"{key} ={source}", said)
    page = PAGE / f"{language}.json"
    home = page.with_stem(FALLBACK).relative_to(ROOT)
    for key, words in json.loads(page.read_text("utf-8") if page.exists() else "{}").items():
        yield Text(home, key, f'"{key}": "{words}"', tuple(re.split(r"\{\w+\}", words)))


def terms(file: Path) -> Iterator[tuple[str, ftl.Pattern]]:
    """What is said only within other texts of a file."""
    for entry in parsed(file).body:
        if isinstance(entry, ftl.Term):
            yield f"-{entry.id.name}", entry.value


@cache
def untranslated(language: str) -> list[Text]:
    """The English texts that a *language* lacks, and that somebody could read in it."""
    there = {one.place for one in texts(language)}
    return [one for one in texts(FALLBACK) if one.place not in there and is_shown(one, language)]


def is_shown(text: Text, language: str) -> bool:
    """Whether a *language* needs a text: some stand only where Discord itself speaks it.

    Others may be left out, as something else of the same language is said then.
    """
    if LEFT_OUT.fullmatch(text.key):
        return False
    of_discord = text.file.suffix == ".json" or COMMAND.match(text.key)
    return language in SPOKEN_BY_DISCORD or not of_discord


def report(language: str, missing: list[Text]) -> Iterator[str]:
    """The lines about one language: its *missing* texts, file by file, and how many these are."""
    for file, found in groupby(missing, key=lambda one: one.file):
        yield in_language(file, language)
        yield from (indent(one.source, "    ") for one in found)
    yield f"{language}: {len(missing) or 'nothing'} left to English"


def in_language(file: Path, language: str) -> str:
    """Where in a *language* stands what stands in an English *file*."""
    names = [language if name == FALLBACK else name for name in file.with_suffix("").parts]
    return f"{'/'.join(names)}{file.suffix}"


def main() -> None:
    """Print what is left to English, language by language."""
    others = [one for one in LANGUAGES if one != FALLBACK]
    parser = argparse.ArgumentParser(prog="untranslated", description=__doc__)
    parser.add_argument("languages", nargs="*", default=others, help="codes, as in bot/locales")
    parser.add_argument("--counts", action="store_true", help="only how many")
    options = parser.parse_args()
    if unknown := [one for one in options.languages if one not in others]:
        parser.error(f"there is no {unknown[0]}; choose of {', '.join(others)}")
    missing = {language: untranslated(language) for language in options.languages}
    if options.counts:
        print("left to English:", ", ".join(f"{one} {len(missing[one])}" for one in missing))
    else:
        print(*(line for one in missing for line in report(one, missing[one])), sep="\n")


if __name__ == "__main__":
    main()
