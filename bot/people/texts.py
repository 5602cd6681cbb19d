"""Every sentence the bot says; the sentences stand in locales/<language>/*.ftl (Fluent)."""

import logging
import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from itertools import groupby
from pathlib import Path

import discord
from discord import app_commands
from discord.utils import escape_markdown, escape_mentions
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import fluent_number

from bot.people.bundle import Bundle, read_bundle
from bot.people.card_texts import card_text, cards_text
from engine.cards import Card
from engine.errors import Refusal, WrongPlayerCount

log = logging.getLogger(__name__)

LOCALES = Path(__file__).parent.parent / "locales"
FALLBACK = "en"
SAID = 10_000
"""Sentences kept as they were last written: most are asked for again and again."""
NAME_LENGTH = 24
"""Characters of a player's name; longer ones would break the short lines of a phone."""


ENGLISH = read_bundle(LOCALES / FALLBACK)
BUNDLES: dict[str, Bundle] = {
    folder.name: ENGLISH if folder.name == FALLBACK else read_bundle(folder, ENGLISH)
    for folder in sorted(LOCALES.iterdir())
    if folder.is_dir()
}
LANGUAGES: tuple[str, ...] = tuple(BUNDLES)


def add_texts(folder: Path) -> None:
    """Read the texts of a game from elsewhere: its folder has a file for each language, `en.ftl`.

    Raises KeyError for a language that there is none of.
    """
    for file in sorted(folder.glob("*.ftl")):
        BUNDLES[file.stem].add(file.read_text("utf-8"))
    say.cache_clear()


@lru_cache(SAID)
def say(language: str, key: str, **args: str | int | float) -> str:
    """Write the sentence *key*, or the attribute `key.name`, in *language*, else in English.

    Numbers are written without grouping (game `#1234`). Raises KeyError for an unknown key.
    """
    for name in dict.fromkeys((language, FALLBACK)):
        if pattern := find(name, key):
            return written(BUNDLES[name], key, pattern, args)
    raise KeyError(key)


def find(language: str, key: str) -> Pattern | None:
    """The words of *key* in *language* itself, without falling back to English."""
    name, _, attribute = key.partition(".")
    bundle = BUNDLES.get(language)
    if bundle is None or not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    if attribute:
        return message.attributes.get(attribute)
    return message.value if bundle.has_value(name) else None


def is_said(key: str) -> bool:
    """Whether there are words for *key*, in English at least."""
    return find(FALLBACK, key) is not None


def of_game(key: str, game: str) -> str:
    """The key of what a game says in its own words instead of *key*: `rules-turn-gin`."""
    own = f"{key}-{game}"
    return own if is_said(own) else key


def written(
    bundle: Bundle, key: str, pattern: Pattern, args: Mapping[str, str | int | float]
) -> str:
    """Fill *args* into the words of *key*."""
    values = {
        name: value if isinstance(value, str) else fluent_number(value, useGrouping=False)
        for name, value in args.items()
    }
    words, problems = bundle.format_pattern(pattern, values)
    if problems:
        # A sentence with a hole still says more than a fault would.
        log.error("text %s: %s", key, "; ".join(map(str, problems)))
    return str(words)


def text(key: str, plain: str = "") -> app_commands.locale_str:
    """Give *key*'s English words to Discord as a name, a description or a choice's label.

    *plain* is what it is called where there are none.
    """
    return app_commands.locale_str(
        say(FALLBACK, key) if is_said(key) or not plain else plain, key=key
    )


class CommandTranslator(app_commands.Translator):
    """Translate commands by look-up: syncing asks for every text in each of Discord's locales."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The words of *string* in *locale*; None where they are Discord's default already."""
        # First what is the answer to nearly all of the ten thousand questions of a start.
        language = base_language(locale.value)
        if language == FALLBACK or language not in BUNDLES:
            return None
        key = string.extras.get("key")
        return say(language, key) if key is not None and find(language, key) else None


@lru_cache(100)
def base_language(locale: str) -> str:
    """Give `de` for `de-AT`."""
    return locale.split("-")[0].lower()


def language_of(
    user_setting: str | None, guild_setting: str | None = None, locale: str | None = None
) -> str:
    """Choose the language for one reader; for a public message pass the server's setting alone.

    Discord's own client speaks neither Estonian nor Latvian, so an English *locale* says less
    than the server's setting does, and any other says more.
    """
    spoken = base_language(locale) if locale else None
    wishes = (user_setting, None if spoken == FALLBACK else spoken, guild_setting)
    return next((wish for wish in wishes if wish in BUNDLES), FALLBACK)


def refusal(language: str, error: Refusal, *forms: str, game: str = "", tiles: bool = False) -> str:
    """Say why nothing happened, in words for somebody who does not know the rule.

    The sentence is the first of these *forms* that it has, as `refusal-not-in-pile.top`, else that
    of the *game*; for a refusal that has no words it is the engine's own.
    """
    key = refusal_key(error, *forms, game=game)
    if not is_said(key):
        return error.told(tiles=tiles)
    named = fields(error) if is_dataclass(error) else ()
    values = {one.name: field_text(getattr(error, one.name), tiles=tiles) for one in named}
    return say(language, key, **values)


def refusal_key(error: Refusal, *forms: str, game: str = "") -> str:
    """The key of the sentence on *error*, in the first of *forms* that there is."""
    key = f"refusal-{error.code.replace('_', '-')}"
    if isinstance(error, WrongPlayerCount) and error.least == error.most:
        forms = ("exact", *forms)
    found = (f"{key}.{form}" for form in forms if is_said(f"{key}.{form}"))
    return next(found, of_game(key, game))


def field_text(value: object, *, tiles: bool = False) -> str | int | float:
    """Write one field of a refusal: cards as cards, lists with commas, nothing as a dash."""
    if isinstance(value, Card):
        return card_text(value, tiles=tiles)
    if isinstance(value, tuple | list | frozenset):
        if value and all(isinstance(one, Card) for one in value):
            return cards_text(value, tiles=tiles)
        return ", ".join(str(field_text(one)) for one in value) or "–"
    if isinstance(value, int | float) and not isinstance(value, bool):
        return value
    return "–" if value is None else str(value)


@lru_cache(SAID)
def plain_name(name: str) -> str:
    """Clean a player's name for labels, where Discord shows no formatting: visible and short."""
    return shortened(seen(name), NAME_LENGTH)


def plain_title(title: str, length: int) -> str:
    """Clean the title of an event or a thread, where signs that escape others would be seen.

    What would format, link or ping is left out.
    """
    return shortened(" ".join(SIGNS.sub(" ", INVITE.sub(r"\1 ", seen(title))).split()), length)


def seen(typed: str) -> str:
    """What can be seen of what somebody typed, on one line."""
    cleaned = "".join(few_marks(visible(unicodedata.normalize("NFC", typed))))
    return " ".join(cleaned.split())


def shortened(plain: str, length: int) -> str:
    """*plain* in so many characters at most; a question mark where nothing is to be seen."""
    if all(map(is_mark, plain)):
        return "?"
    return plain if len(plain) <= length else plain[: length - 1].rstrip() + "…"


@lru_cache(SAID)
def name_text(name: str) -> str:
    """Clean a player's name for texts: it can neither format them, nor link, nor ping anybody."""
    return harmless(plain_name(name))


def harmless(plain: str) -> str:
    """What somebody typed, on one line, so that it neither formats, nor links, nor pings."""
    escaped = escape_markdown(plain, ignore_links=False).replace("<", "\\<")
    escaped = NUMBERED.sub(r"\1\\\2", escaped.replace("://", ":\\//"))
    escaped = INVITE.sub("\\1\u200b/", escaped)
    return escape_mentions(COMMAND.sub(r"\\/", escaped))


NUMBERED = re.compile(r"^(\d+)([.)])")
"""Begins a list at the beginning of a line."""
INVITE = re.compile(r"(discord(?:app)?\.\w+)/", re.IGNORECASE)
"""Discord shows an invitation even where no https stands before it."""
SIGNS = re.compile(r"[\\*_`<>\[\]]|~~+|\|\|+|@(?=\w)|(?<=:)//")
"""Formats, links or pings."""
COMMAND = re.compile(r"(?<!\S)/(?=\w)")
"""What would become a link that begins a command."""


JOINERS = "\u200d\ufe0f"
"""Hold emoji together; every other invisible mark can turn or hide the text around it."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that look like nothing at all."""
UNSEEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0e\U000e0100-\U000e01ef]")
"""Marks that look like nothing, and choose between forms of the letter before them."""


def visible(name: str) -> str:
    """Leave out what cannot be seen, and write every kind of blank as one."""
    return "".join(
        " " if letter.isspace() or letter in BLANKS else letter
        for letter in UNSEEN.sub("", name)
        if letter in JOINERS or letter.isspace() or unicodedata.category(letter)[0] != "C"
    ).strip(JOINERS + " ")


def few_marks(name: str) -> Iterator[str]:
    """Keep some combining marks at a letter, not the towers that cover the lines around them."""
    for marks, letters in groupby(name, key=is_mark):
        run = list(letters)
        yield from run[:MOST_MARKS] if marks else run


MOST_MARKS = 2
"""At one letter; Thai and emoji need as many."""


def is_mark(letter: str) -> bool:
    """Whether *letter* only changes how the one before it is drawn."""
    return letter in JOINERS or unicodedata.category(letter) in ("Mn", "Me")
