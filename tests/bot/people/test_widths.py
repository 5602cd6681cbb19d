"""Labels of buttons fit one line of a phone, in every language, with the values that they can have.

How many letters they may have is held in test_languages.py; wide letters need more than others.
"""

import json
import re
from collections.abc import Iterator

import pytest

from bot.people.texts import LANGUAGES, say
from bot.render.buttons import LETTERS, PADDING
from bot.render.lines import WIDE, width
from bot.render.titles import span_text
from tests.bot.ftl_files import entries
from tests.bot.kinds import SPANS
from tests.bot.pages import written
from tests.bot.untranslated import PAGE

LABELS = re.compile(
    r"button-[^.]*|learn-button.*|period-.*|(?:server|preferences|moderate)-page-.*"
    r"|tiles-(?:open-with|free|free-from|joker-is)"
)
"""The texts that are labels of buttons."""
WITH_CARDS = {
    "button-take": "10♠",
    "button-meld": "9♥ 10♥ J♥ Q♥",
    "button-lay-off": "9♥ 10♥ → 12",
    "button-swap": "10♠ → 3: J♥ Q♥ 🃏K♥",
    "button-discard": "10♠",
    "button-close": "10♠",
}
"""Those behind which cards stand."""


def labels(language: str) -> Iterator[tuple[str, str]]:
    """Every label of a button with its key, and with all that it can name."""
    for key in entries():
        if LABELS.fullmatch(key):
            yield from ((key, told) for told in written(language, key))
    for key, cards in WITH_CARDS.items():
        yield key, f"{say(language, key)} {cards}"
    for points in (0, 10):
        left = say(language, "button-knock-leaves", points=points)
        yield "button-knock", f"{say(language, 'button-knock')} 10♠ · {left}"
    for span in SPANS:
        yield "more time", f"+ {span_text(language, span)}"


def too_wide(language: str) -> Iterator[str]:
    """The labels that a phone would break, with how many pixels they have too many."""
    for key, label in labels(language):
        if (over := PADDING + width(label, LETTERS) - WIDE) > 0:
            yield f"{key}: {label}: {over:.0f} px"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_fits_a_phone(language: str) -> None:
    """Each label stands on one line, however wide its letters are."""
    assert not list(too_wide(language))


def test_a_wide_label_would_be_found() -> None:
    """The letters that fit are counted in pixels: of narrow ones more fit than of wide ones."""
    room = WIDE - PADDING
    assert width("i" * 40, LETTERS) < room < width("Ш" * 40, LETTERS)


PHONE = 390
CARD = PHONE - 2 * 12 - 2 * 1 - 2 * 12
"""Pixels for the ways to start a game, in the frame of its card (sandbox/static/picker.css)."""
HALF = (CARD - 8) / 2
"""Two stand beside each other."""
FIRST_SCREEN = {
    "pick-computer": HALF - 2 * 8,
    "pick-both": HALF - 2 * 8,
    "pick-learn": HALF - 2 * 10,
}
"""What room the labels of the sandbox's first screen have within their buttons."""


def too_wide_on_the_page(words: dict[str, str]) -> Iterator[str]:
    """The labels of the first screen that would take two lines."""
    for key, room in FIRST_SCREEN.items():
        if key in words and (over := width(words[key], LETTERS) - room) > 0:
            yield f"{key}: {words[key]}: {over:.0f} px"


@pytest.mark.parametrize("language", sorted(file.stem for file in PAGE.glob("*.json")))
def test_the_first_screen_of_the_sandbox(language: str) -> None:
    """The ways to start a game stand beside each other on a phone, each on one line."""
    words = json.loads((PAGE / f"{language}.json").read_text("utf-8"))
    assert not list(too_wide_on_the_page(words))
