"""The rules that a challenge asks for, as people write them."""

import pytest

from bot.commands.challenge import rules_of
from bot.replies import Refused
from bot.spans import read_span, write_span
from bot.texts import say
from engine.errors import UnknownOption
from engine.rules import OFFERED
from engine.variants import VARIANTS

GAME = VARIANTS["five-hundred"]


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        pytest.param("5m", 300, id="minutes"),
        pytest.param("5 min", 300, id="with a blank"),
        pytest.param("24 Hours", 86400, id="hours"),
        pytest.param("3 d", 259200, id="days"),
        pytest.param("90", 90, id="a bare number is seconds"),
        pytest.param(" 15s ", 15, id="blanks around"),
        pytest.param("none", None, id="none"),
        pytest.param("off", None, id="off"),
    ],
)
def test_a_length_of_time_is_read(typed: str, seconds: int | None) -> None:
    """Times are understood as people write them."""
    assert read_span(typed) == ("none" if seconds is None else str(seconds))


@pytest.mark.parametrize("typed", ["", "soon", "5x", "-5m", "1:30", "m", "٥m", "9" * 9])
def test_what_is_no_length_of_time_is_refused(typed: str) -> None:
    """Anything else is refused with a sentence."""
    with pytest.raises(Refused, match="span-not-understood"):
        read_span(typed)


@pytest.mark.parametrize("option", sorted(OFFERED))
def test_offered_times_are_written_as_they_are_read(option: str) -> None:
    """What is proposed means what it says."""
    for value in OFFERED[option]:
        if isinstance(value, int | None):
            assert read_span(write_span(value)) == ("none" if value is None else str(value))


def test_options_and_text_together_make_the_rules() -> None:
    """A command's own options and `name=value` pairs add up; pairs win."""
    given = {"target": 200, "rounds": None, "clock": "10m", "turn-limit": None}

    rules = rules_of(GAME, given, "increment = 5  turn=2m TARGET=500")

    assert rules.model_dump() == {
        "target": 500,
        "clock": 600,
        "increment": 5,
        "turn_limit": 120,
    }


@pytest.mark.parametrize(
    ("typed", "rules"),
    [
        pytest.param("clock=5", {"clock": 300}, id="a clock of 5 is minutes"),
        pytest.param("clock=300", {"clock": 300}, id="a clock of 300 is seconds"),
        pytest.param("turn=5", {"turn_limit": 300}, id="a turn of 5 is minutes"),
        pytest.param("turn=30", {"turn_limit": 30}, id="a turn of 30 is seconds"),
        pytest.param("clock=5m increment=5", {"increment": 5}, id="an increment is seconds"),
    ],
)
def test_a_bare_number_is_what_it_can_be(typed: str, rules: dict[str, int]) -> None:
    """Seconds, but minutes where so few seconds are not possible."""
    found = rules_of(GAME, {}, typed).model_dump()
    assert {name: found[name] for name in rules} == rules


def test_nothing_asked_for_gives_the_defaults() -> None:
    """A bare challenge is the usual game."""
    assert rules_of(GAME, {}, "") == next(iter(GAME.presets.values()))


@pytest.mark.parametrize(
    ("given", "more", "refusal"),
    [
        pytest.param({"rounds": 3}, "", Refused, id="no rounds in this game"),
        pytest.param({"target": 123}, "", Refused, id="no such target"),
        pytest.param({"clock": "10s"}, "", Refused, id="too short a clock"),
        pytest.param({}, "target", Refused, id="no value"),
        pytest.param({}, "=100", Refused, id="no name"),
        pytest.param({}, "jokers=2", UnknownOption, id="no such option"),
        pytest.param({}, "increment=2m", Refused, id="too long an increment"),
    ],
)
def test_what_cannot_be_is_refused(
    given: dict[str, int | str | None], more: str, refusal: type[Exception]
) -> None:
    """Wrong options are refused, and no challenge is made."""
    with pytest.raises(refusal):
        rules_of(GAME, given, more)


@pytest.mark.parametrize(
    ("given", "more", "sentence"),
    [
        ({"target": 123}, "", "“123” is not possible for the option “target”. Choose one of 100"),
        ({"clock": "30s"}, "", "“30s” is not possible for the option “clock”. It goes from 1m to"),
        ({"turn-limit": "5s"}, "", "“5s” is not possible for the option “turn”. It goes from 15s"),
        ({}, "increment=2m", "“2m” is not possible for the option “increment”. It goes from 0s"),
        ({}, "target=none", "“none” is not possible for the option “target”. Choose one of 100"),
    ],
)
def test_the_refusal_says_what_is_possible(
    given: dict[str, int | str | None], more: str, sentence: str
) -> None:
    """Who asks for what cannot be learns what can, in the words of the command."""
    with pytest.raises(Refused) as refused:
        rules_of(GAME, given, more)
    assert say("en", refused.value.key, **refused.value.values).startswith(sentence)
