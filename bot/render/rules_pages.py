"""The rules of a game on short pages, with the values that hold at the table at hand."""

from collections.abc import Sequence

from bot.render.titles import game_name, span_text
from bot.texts import FALLBACK, find, say
from engine.rules import Rules


def page_count(variant: str) -> int:
    """How many pages the rules of a game have; 0 where none are written."""
    count = 0
    while find(FALLBACK, f"rules-{variant}-{count + 1}"):
        count += 1
    return count


def rules_text(language: str, variant: str, rules: Rules, page: int) -> list[str]:
    """Page *page* (from 1; one outside is the nearest) of a game's rules."""
    pages = page_count(variant)
    page = min(max(page, 1), pages)
    key = f"rules-{variant}-{page}"
    head = say(language, "rules-head", game=game_name(language, variant), page=page, pages=pages)
    title = say(language, f"{key}.title")
    return [f"### {title}\n-# {head}", say(language, key, **values(language, rules))]


def values(language: str, rules: Rules) -> dict[str, str | int | float]:
    """What the texts of rules may name."""
    return {
        "target": rules.target,
        "clock": clock_text(language, rules),
        "turn": turn_text(language, rules),
    }


def clock_text(language: str, rules: Rules) -> str:
    """What the clock of these rules does."""
    if rules.clock is None:
        return say(language, "rules-no-clock")
    clock = span_text(language, rules.clock)
    if not rules.increment:
        return say(language, "rules-clock", clock=clock)
    increment = span_text(language, rules.increment)
    return say(language, "rules-clock-increment", clock=clock, increment=increment)


def turn_text(language: str, rules: Rules) -> str:
    """What the turn limit of these rules does."""
    if rules.turn_limit is None:
        return say(language, "rules-no-turn")
    return say(language, "rules-turn", turn=span_text(language, rules.turn_limit))


def help_text(language: str, variant: str) -> Sequence[str]:
    """How to play with the bot, on one screen."""
    return [say(language, "help", game=game_name(language, variant))]
