"""Sentences that once said something else than they meant, or said it in no language at all."""

import re
from itertools import product
from pathlib import Path

import pytest

from bot.people.texts import LANGUAGES, find, say
from tests.bot.people.word_pages import page_of, terms

every = pytest.mark.parametrize("language", LANGUAGES)

OPENING = {
    "hand-opening": "least",
    "hand-opening-begun": "least",
    "hint-opening": "points",
    "advice-meld-towards": "least",
    "advice-meld-opens": "points",
    "rules-rummy-51-3": "initial_meld",
    "rules-zolik-3": "initial_meld",
    "tiles-opening-single": "points",
    "tiles-opening-total": "points",
}
"""What tells how many points the first melds need, and the name of that number."""

POINTS = {
    "cs": r"b\.|bodů",
    "de": "Punkten?",
    "en": "points",
    "et": "punkti|-st",
    "pl": "pkt|punktów",
}
"""How points are called after these numbers."""
DECLINED = {
    "lt": ("taškų", "taško"),
    "lv": ("punkti|punktiem", "punkts|punkta|punktam"),
    "ru": ("очков", "очка"),
}
"""The same where the number decides: after 40 and 100, and after 41 and 51."""


def said_of(language: str, key: str, number: int) -> str:
    """The sentence *key* where so many points are needed."""
    values = dict.fromkeys(("least", "points", "initial_meld"), 7) | {OPENING[key]: number}
    said = say(
        language, key, card="7♥", joker_swap="yes", pile_before_initial_meld="free", **values
    )
    return said.replace("*", "")


def form(language: str, key: str, number: int) -> str:
    """How points are called there."""
    if language in POINTS:
        return POINTS[language]
    many, one = DECLINED[language]
    if (key, language) == ("advice-meld-opens", "ru"):
        one = "очко"  # it is what there will be, not what is asked for
    return one if number in (41, 51) else many


@every
def test_points_agree_with_their_number(language: str) -> None:
    """So many points are needed: in the form that the number asks for, and with their name."""
    wrong = [
        said
        for key, number in product(OPENING, (40, 41, 51, 100))
        if find(language, key)
        and not re.search(
            rf"\b{number} ?[^.,:]{{0,18}}(?:{form(language, key, number)})(?!\w)",
            said := said_of(language, key, number),
        )
    ]

    assert wrong == []


COSTS = {
    "cs": "body",
    "de": "Punkte",
    "en": "points",
    "et": "punktid",
    "lt": "taškus",
    "lv": "punktus",
    "pl": "punkty",
    "ru": "очки",
}


@pytest.mark.parametrize("key", ["learn-zolik-10", "learn-zolik-end", "rules-zolik-5"])
def test_points_are_lost(key: str) -> None:
    """Who did not close loses points for the cards in the hand, not the cards."""
    speaking = [one for one in LANGUAGES if find(one, key)]
    assert [one for one in speaking if COSTS[one] not in say(one, key, cards="7♥")] == []


DESKS = {"et": "töölau", "lv": "darba gald", "ru": "рабоч"}


@pytest.mark.parametrize(("language", "desk"), DESKS.items())
def test_the_working_table_is_no_desktop(language: str, desk: str) -> None:
    """It is a draft of the table; a desk is a piece of furniture, or of a computer."""
    files = Path(__file__, "../../../../bot/locales", language).resolve().rglob("*.ftl")

    assert [file.name for file in files if desk in file.read_text("utf-8").lower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_stock_and_pile_have_their_words(language: str) -> None:
    """They are called on buttons as docs/words says."""
    called = {row.term: row.called.split(";")[0] for row in terms(page_of(language))}

    for name in ("stock", "pile"):
        assert say(language, f"choice-{name}") == called[name]


@every
def test_two_buttons_have_two_names(language: str) -> None:
    """What was left after a round, and the hand of now, are on the same screen."""
    assert say(language, "button-my-cards") != say(language, "button-my-hand")


@pytest.mark.parametrize("language", ["et", "lv"])
def test_permissions_are_called_as_discord_calls_them(language: str) -> None:
    """Discord does not speak these languages: its own name is what people find."""
    assert re.search("[“„]Manage Server[”“]", say(language, "server-needs-permission"))
