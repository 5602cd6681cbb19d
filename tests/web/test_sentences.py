"""What messages say of moments, as the tables' page says it."""

from typing import Any

import pytest

from bot.people.texts import FALLBACK
from bot.web import sentences
from bot.web.sentences import moment, plainly
from engine.rules import DAY, HOUR, MINUTE

NOW = 1_795_000_000


@pytest.fixture(autouse=True)
def now(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is always the same time."""
    monkeypatch.setattr(sentences, "now_ms", lambda: NOW * 1000)


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (-5, "in 0 seconds"),
        (1, "in 1 second"),
        (59, "in 59 seconds"),
        (MINUTE, "in 1 minute"),
        (2 * MINUTE + 10, "in 2 minutes"),
        (HOUR, "in 1 hour"),
        (DAY, "in 24 hours"),
        (3 * DAY + 5, "in 3 days"),
    ],
)
def test_a_moment_is_said_in_its_unit(seconds: int, said: str) -> None:
    """The number and its unit are one text, so each language can write the case it needs."""
    assert moment(FALLBACK, NOW + seconds, "R") == said


@pytest.mark.parametrize(
    ("language", "style", "said"),
    [
        ("en", "D", "November 18, 2026"),
        ("en", "f", "November 18, 2026, 11:06\u202fAM UTC"),
        ("en", "t", "11:06\u202fAM UTC"),
        ("de", "f", "18. November 2026, 11:06 UTC"),
        ("lt", "D", "2026 m. lapkričio 18 d."),
        ("ru", "D", "18 ноября 2026\u202fг."),
    ],
)
def test_a_day_is_said_as_its_reader_writes_it(language: str, style: str, said: str) -> None:
    """As Discord would write it; the time of day is that of UTC, as nobody knows another."""
    assert moment(language, NOW, style) == said


def test_a_sentence_says_it_in_its_middle() -> None:
    """What Discord would write itself stands there in words."""
    row: Any = type("Row", (), {"players": ()})
    text = f"-# You can propose again <t:{NOW + 90}:R>."
    assert plainly(FALLBACK, text, row) == "You can propose again in 90 seconds."
    text = f"It ends without a result on <t:{NOW}:D>."
    assert plainly(FALLBACK, text, row) == "It ends without a result on November 18, 2026."
