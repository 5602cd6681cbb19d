"""The rules of a game on short pages, with the values that hold at the table at hand."""

from bot.people.texts import find, is_said, of_game, say
from bot.render.options import code_text, rules_line
from bot.render.titles import game_name, span_text
from engine.options import Value, write_value
from engine.rules import Rules
from engine.state import Variant

EVERY_GAME = "all"
"""The pages that follow those of the game itself are the same for all, as `rules-all-1`."""


def page_keys(variant: Variant) -> list[str]:
    """The keys of all pages about a game, its own first."""
    keys = []
    for owner in (variant.key, EVERY_GAME):
        number = 1
        while is_said(key := f"rules-{owner}-{number}"):
            keys.append(key)
            number += 1
    return keys


def rules_text(language: str, variant: Variant, rules: Rules, page: int) -> list[str]:
    """Page *page* (from 1; one outside is the nearest) of a game's rules."""
    keys = page_keys(variant)
    page = min(max(page, 1), len(keys))
    key = keys[page - 1]
    name = game_name(language, variant.key)
    head = say(language, "rules-head", game=name, page=page, pages=len(keys))
    title = say(language, f"{key}.title")
    words = say(language, key, **values(language, variant, rules))
    notes = other_words(language, variant, key)
    if page == 1:
        code = code_text(language, variant, rules)
        notes.append(f"{rules_line(language, variant, rules)} · {code}")
    if say(language, "rules-decided-mark") in words:
        notes.append(say(language, "rules-decided-note"))
    return [f"### {title}\n-# {head}", words, *(f"-# {note}" for note in notes)]


def other_words(language: str, variant: Variant, page: str) -> list[str]:
    """What others call the game, on its first page, and what it is played with, on its third.

    By then the pages have named it all. Each language has words of its own, or none.
    """
    keys = {
        f"rules-{variant.key}-1": f"rules-also-{variant.key}",
        f"rules-{variant.key}-3": of_game("rules-words", variant.key),
    }
    key = keys.get(page)
    return [say(language, key)] if key and find(language, key) else []


def values(language: str, variant: Variant, rules: Rules) -> dict[str, str | int | float]:
    """What the texts of rules may name: every option, and what is the same for all games."""
    most = max(variant.seats)
    options = {name: plain(getattr(rules, name)) for name in type(rules).model_fields}
    return {
        **options,
        "most": most,
        "clock_text": clock_text(language, rules, most),
        "turn_text": turn_text(language, variant, rules),
    }


def plain(value: Value) -> str | int:
    """A value as texts tell it apart: a number, or the word that an option is written with."""
    return value if type(value) is int else write_value(value)


def clock_text(language: str, rules: Rules, most: int) -> str:
    """What the clock of these rules does."""
    if rules.clock is None:
        return say(language, "rules-no-clock")
    clock = span_text(language, rules.clock)
    if not rules.increment:
        return say(language, "rules-clock", clock=clock, most=most)
    increment = span_text(language, rules.increment)
    return say(language, "rules-clock-increment", clock=clock, increment=increment, most=most)


def turn_text(language: str, variant: Variant, rules: Rules) -> str:
    """What the turn limit of these rules does."""
    if rules.turn_limit is None:
        return say(language, "rules-no-turn")
    key = of_game("rules-turn", variant.key)
    return say(language, key, turn=span_text(language, rules.turn_limit))
