"""Options are read, bounded and written as the notation says."""

import pytest

from engine.errors import BadOptionValue, UnknownOption
from engine.options import describe, rules_from, write_options, write_value
from engine.record.games import BadRecord, read_record, write_record
from engine.state import Variant
from engine.variants import VARIANTS
from tests.engine.situations import FIVE_HUNDRED

DAY = 24 * 3600


def test_defaults() -> None:
    """Without options: target 100, no clock, no increment, a day for a turn."""
    rules = rules_from(FIVE_HUNDRED, {})
    assert (rules.target, rules.clock, rules.increment, rules.turn_limit) == (100, None, 0, DAY)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("target", "100", 100),
        ("target", "200", 200),
        ("target", "500", 500),
        ("clock", "none", None),
        ("clock", "60", 60),
        ("clock", "86400", DAY),
        ("increment", "0", 0),
        ("increment", "60", 60),
        ("turn-limit", "none", None),
        ("turn-limit", "15", 15),
        ("turn-limit", "1209600", 14 * DAY),
    ],
)
def test_option_is_read(name: str, text: str, value: int | None) -> None:
    """A value within the bounds is taken, and written as it was."""
    rules = rules_from(FIVE_HUNDRED, {name: text})
    assert getattr(rules, name.replace("-", "_")) == value
    assert write_options(FIVE_HUNDRED, rules)[name] == text


@pytest.mark.parametrize(
    ("name", "text"),
    [
        pytest.param("target", "150", id="a target that is not offered"),
        pytest.param("target", "0100", id="a target in other digits"),
        pytest.param("target", "none", id="a target is needed"),
        pytest.param("target", "lots", id="a word for a number"),
        pytest.param("target", "1e2", id="not a plain number"),
        pytest.param("clock", "59", id="a clock below a minute"),
        pytest.param("clock", "86401", id="a clock above a day"),
        pytest.param("clock", "yes", id="yes is not 1"),
        pytest.param("clock", "9999999999", id="a very long time"),
        pytest.param("increment", "61", id="an increment above a minute"),
        pytest.param("increment", "-1", id="a negative increment"),
        pytest.param("increment", "none", id="an increment is a number"),
        pytest.param("turn-limit", "14", id="a turn below 15 seconds"),
        pytest.param("turn-limit", "1209601", id="a turn above 14 days"),
        pytest.param("turn-limit", "60.5", id="half seconds"),
    ],
)
def test_bad_value_is_refused(name: str, text: str) -> None:
    """A value outside the bounds is refused by the option's name."""
    with pytest.raises(BadOptionValue) as caught:
        rules_from(FIVE_HUNDRED, {name: text})
    assert (caught.value.name, caught.value.value) == (name, text)


@pytest.mark.parametrize("name", ["knock", "Target", "turn_limit", "model_config", ""])
def test_unknown_option_is_refused(name: str) -> None:
    """Options have the names of the notation and no others."""
    with pytest.raises(UnknownOption):
        rules_from(FIVE_HUNDRED, {name: "1"})


def test_yes_and_no_are_written_as_words() -> None:
    """A switch is written as the notation has it."""
    assert [write_value(value) for value in (True, False, "turn-over")] == [
        "yes",
        "no",
        "turn-over",
    ]


def test_description_lists_defaults_and_choices() -> None:
    """The options come with defaults, choices and bounds, as an option line has them."""
    described = describe(FIVE_HUNDRED)
    assert described["options"]["target"] == {"default": 100, "choices": [100, 200, 500]}
    assert described["options"]["clock"]["default"] == "none"
    assert described["options"]["clock"]["choices"][:3] == ["none", 180, 300]
    assert (described["options"]["turn-limit"]["minimum"], described["players"]) == (15, [2])
    assert described["presets"]["standard"]["turn-limit"] == DAY


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_every_preset_is_read_as_written(variant: Variant) -> None:
    """A record with all options of a preset, noughts too, has the rules of that preset."""
    for rules in variant.presets.values():
        record = read_record(write_record(variant, rules, ("a", "b"), 1, ()))
        assert record.start().rules == rules.with_defaults(2)


@pytest.mark.parametrize("value", ["0", "9", "1001", "none", "no"])
def test_target_of_straight_is_10_to_1000(value: str) -> None:
    """The default that follows from the seats has no value of its own."""
    with pytest.raises(BadRecord) as caught:
        read_record(f"rummy 1 straight\noption target {value}\nseat 1 a\nseat 2 b\n")
    assert (caught.value.code, caught.value.line) == ("bad_option_value", 2)
