"""The rules that a challenge asks for, as people write them."""

from dataclasses import replace
from typing import Annotated, Any, Literal

import pytest
from pydantic import Field

from bot.messages.replies import sentence
from bot.people.refused import Refused, allowed
from bot.people.texts import say
from bot.render.options import TIMES, hyphened, rules_line
from bot.typed.option_proposals import proposals
from bot.typed.options import chosen_rules, coded
from bot.typed.spans import read_span, write_span
from engine.options import OFFERED, describe, rules_from, write_options
from engine.record.rule_code import rule_code
from engine.rules import Rules
from engine.variants import VARIANTS
from engine.variants.gin import GinRules

GAME = VARIANTS["five-hundred"]


class SampleRules(Rules, frozen=True):
    target: Annotated[int, Field(ge=25, le=250)] = 100
    stock_out: Literal["reshuffle-once", "reshuffle", "turn-over"] = "reshuffle-once"
    big_gin: bool = True
    pile_before_initial_meld: Literal["only-if-melded", "free"] = "only-if-melded"
    opening: Annotated[int, Field(ge=0, le=60)] | None = 40
    deals: Annotated[int, Field(ge=0, le=100)] = 0
    turn_limit: Annotated[int, Field(ge=15, le=86400)] | None = 120


TOURNAMENT = SampleRules(target=250, big_gin=False)
SAMPLE = replace(
    GAME,
    key="gin",
    name="Sample",
    presets={"classic": SampleRules(), "tournament": TOURNAMENT, "Rummy 45": SampleRules(deals=4)},
)


def asked(typed: str = "", variant: Any = SAMPLE, **given: Any) -> Rules:
    """The rules that a command asks for."""
    return chosen_rules("en", None, variant, given, typed)[1]


def refused(typed: str = "", variant: Any = SAMPLE, **given: Any) -> str:
    """What the person is told instead."""
    with pytest.raises(Refused) as caught:
        asked(typed, variant, **given)
    return str(sentence("en", caught.value))


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


@pytest.mark.parametrize("option", sorted(TIMES))
def test_offered_times_are_written_as_they_are_read(option: str) -> None:
    """What is proposed means what it says."""
    for value in OFFERED[option]:
        if isinstance(value, int | None):
            assert read_span(write_span(value)) == ("none" if value is None else str(value))


def test_options_and_text_together_make_the_rules() -> None:
    """A command's own options and `name=value` pairs add up; pairs win."""
    given = {"target": 200, "rounds": None, "clock": "10m", "turn-limit": None}

    rules = asked("increment = 5  turn=2m TARGET=500", GAME, **given)

    assert rules.model_dump() == {
        "target": 500,
        "clock": 600,
        "increment": 5,
        "turn_limit": 120,
        "one_round": False,
    }


@pytest.mark.parametrize(
    ("typed", "rules"),
    [
        pytest.param("clock=5", {"clock": 300}, id="a clock of 5 is minutes"),
        pytest.param("clock=300", {"clock": 300}, id="a clock of 300 is seconds"),
        pytest.param("turn=5", {"turn_limit": 300}, id="a turn of 5 is minutes"),
        pytest.param("turn=30", {"turn_limit": 30}, id="a turn of 30 is seconds"),
        pytest.param("increment=5", {"increment": 5}, id="an increment is seconds"),
        pytest.param("increment=none", {"increment": 0}, id="no increment"),
        pytest.param("turn limit=none", {"turn_limit": None}, id="no limit"),
        pytest.param("stock-out=turn-over", {"stock_out": "turn-over"}, id="hyphens"),
        pytest.param("Stock_Out=Turn_Over", {"stock_out": "turn-over"}, id="underscores, case"),
        pytest.param(
            "stock out = turn over turn limit = 5 min big gin=no",
            {"stock_out": "turn-over", "turn_limit": 300, "big_gin": False},
            id="blanks in names and values",
        ),
        pytest.param(
            "pile before initial meld=free, deals=3;opening=0",
            {"pile_before_initial_meld": "free", "deals": 3, "opening": 0},
            id="commas between",
        ),
        pytest.param("big-gin=off", {"big_gin": False}, id="off for a switch"),
        pytest.param("big-gin=TRUE", {"big_gin": True}, id="true for a switch"),
        pytest.param("opening=no", {"opening": None}, id="no for none"),
        pytest.param("preset=tournament", {"target": 250, "big_gin": False}, id="a preset"),
        pytest.param("Tournament", {"target": 250, "big_gin": False}, id="a preset's name alone"),
        pytest.param("preset=rummy 45", {"deals": 4}, id="a preset with a blank"),
        pytest.param("Rummy 45, deals=9 target=30", {"deals": 9, "target": 30}, id="and more"),
        pytest.param("tournament big gin=yes", {"big_gin": True}, id="a preset and an option"),
        pytest.param("preset=tournament target=50", {"target": 50, "big_gin": False}, id="both"),
        pytest.param("target=50 preset=tournament", {"target": 50}, id="the option wins"),
        pytest.param("target=50 target=60", {"target": 60}, id="the later wins"),
    ],
)
def test_options_as_people_type_them(typed: str, rules: dict[str, Any]) -> None:
    """Everything else stays as usual."""
    usual = SAMPLE.presets["tournament" if "tournament" in typed.lower() else "classic"]

    assert asked(typed) == usual.model_copy(update=rules)


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda one: one.key)
def test_every_value_of_every_game_can_be_typed(variant: Any) -> None:
    """Each choice, each end of a range, by hyphens and by blanks, and each preset."""
    for name, option in describe(variant)["options"].items():
        ends = (option[end] for end in ("minimum", "maximum") if end in option)
        for value in (*option["choices"], *ends):
            wanted = write_options(variant, rules_from(variant, {name: str(value)}))
            for pair in (f"{name}={value}", f"{name}={value}".replace("-", " ")):
                assert write_options(variant, asked(pair, variant))[name] == wanted[name]
    for name, rules in variant.presets.items():
        assert asked(f"preset={name}", variant) == rules


def test_nothing_asked_for_gives_the_defaults() -> None:
    """A bare challenge is the usual game."""
    for variant in VARIANTS.values():
        assert asked("", variant) == next(iter(variant.presets.values()))


def test_rounds_are_deals_where_a_game_calls_them_so() -> None:
    """The command's `rounds` means the fixed number of rounds, however the game calls it."""
    assert asked(rounds=5) == SampleRules(deals=5)


def test_a_code_says_everything() -> None:
    """Alone or as a pair it gives game and rules; further options change them."""
    rules = rules_from(GAME, {"target": "200", "clock": "600"})
    code = rule_code(GAME, rules)

    for typed in (code, code.lower(), f"code={code}", f" code = {code} ", f"{code}, "):
        assert chosen_rules("en", None, SAMPLE, {}, typed) == (GAME, rules)
    changed = rules.model_copy(update={"target": 500})
    for typed in (f"target=500, code={code}", f"{code} target=500"):
        assert chosen_rules("en", GAME, GAME, {}, typed) == (GAME, changed)


def test_no_option_is_taken_for_a_code() -> None:
    """A code may stand alone, as no name of an option or preset is one."""
    for variant in VARIANTS.values():
        for word in (*describe(variant)["options"], *map(hyphened, variant.presets), "turn"):
            assert not allowed(coded, "en", word, None)


@pytest.mark.parametrize(
    ("typed", "given", "words"),
    [
        pytest.param("", {"target": 300}, "Choose from 25 to 250", id="outside a range"),
        pytest.param("target=-50", {}, "“-50” isn’t a valid value", id="a negative number"),
        pytest.param("target=lots", {}, "Choose from 25 to 250", id="a word for a number"),
        pytest.param("opening=61", {}, "from 0 to 60, or none", id="a range or none"),
        pytest.param("", {"clock": "10s"}, "from 1m to 1d, or none", id="too short a clock"),
        pytest.param("increment=2m", {}, "from 0s to 1m", id="too long an increment"),
        pytest.param("turn=soon", {}, "can’t read that as a time", id="no time"),
        pytest.param("target", {}, "separated by spaces", id="no value"),
        pytest.param("=100", {}, "separated by spaces", id="no name"),
        pytest.param("target=", {}, "separated by spaces", id="nothing after the sign"),
        pytest.param("target=100 wild", {}, "separated by spaces", id="a stray word"),
        pytest.param("target==100", {}, "separated by spaces", id="two signs"),
        pytest.param("jokers=2", {}, "has no option “jokers”. Choose one of:", id="no such option"),
        pytest.param("stok-out=x", {}, "Did you mean “stock-out”?", id="nearly an option"),
        pytest.param("stock-out=turnover", {}, "Did you mean “turn-over”?", id="nearly a value"),
        pytest.param("stock-out=never", {}, "Choose one of: reshuffle-once,", id="no such value"),
        pytest.param("big-gin=maybe", {}, "Choose one of: yes, no", id="no answer"),
        pytest.param("preset=club", {}, "Choose one of: classic, tournament,", id="preset"),
        pytest.param("code=4QG", {}, "don’t know the code “4QG”", id="a mistyped code"),
        pytest.param("code=4QF preset=classic", {}, "Use a preset or a code", id="both"),
    ],
)
def test_what_cannot_be_is_refused(typed: str, given: dict[str, Any], words: str) -> None:
    """Wrong options are refused with a sentence that names what is possible."""
    assert words in refused(typed, **given)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        pytest.param({"rounds": 3}, "Leave rounds empty", id="no rounds in this game"),
        pytest.param({"target": 77}, "Choose one of: 100, 200, 500", id="no such target"),
    ],
)
def test_what_a_game_does_not_have(given: dict[str, Any], words: str) -> None:
    """500 Rummy has three targets and no fixed number of rounds."""
    assert words in refused("", GAME, **given)


def test_a_game_without_a_target() -> None:
    """Then the command's option is refused."""

    class Untargeted(Rules, frozen=True):
        rounds: Literal[1, 2] = 1

    game = replace(GAME, presets={"usual": Untargeted()})
    assert "Leave target empty" in refused("", game, target=100)
    assert asked("", game, rounds=2) == Untargeted(rounds=2)


def test_the_code_of_another_game_is_refused() -> None:
    """Where a game was named, a code for another one is a contradiction."""
    with pytest.raises(Refused) as caught:
        chosen_rules("en", SAMPLE, GAME, {}, "code=4QF")

    assert "This code is for 500 Rummy" in str(sentence("en", caught.value))


def proposed(typed: str, variant: Any = SAMPLE) -> list[str]:
    found = [value for _, value in proposals("en", variant, typed)]
    assert len(found) <= 25
    assert all(len(one) <= 100 for one in found)
    return found


def every_name(variant: Any) -> set[str]:
    return {*describe(variant)["options"], *(["preset"] if len(variant.presets) > 1 else [])}


@pytest.mark.parametrize("variant", [*VARIANTS.values(), SAMPLE], ids=lambda one: one.name)
def test_everything_proposed_is_possible(variant: Any) -> None:
    """Every option is among the first proposals; each can be chosen and then gone on with."""
    found = proposed("", variant)

    assert {one.partition("=")[0] for one in found} == every_name(variant)
    for one in found:
        asked(one, variant)
        name = one.partition("=")[0]
        more = {next_.split()[-1].partition("=")[0] for next_ in proposed(f"{one} ", variant)}
        assert more == {*every_name(variant)} - {name}


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        pytest.param("big", ["big-gin=no", "big-gin=yes"], id="a name begun"),
        pytest.param("Big G", ["big-gin=no", "big-gin=yes"], id="with a blank"),
        pytest.param("gin", ["big-gin=no", "big-gin=yes"], id="a word inside a name"),
        pytest.param("stock-out=t", ["stock-out=turn-over"], id="a value begun"),
        pytest.param("target=2", ["target=250", "target=25", "target=200"], id="a range"),
        pytest.param("preset=t", ["preset=tournament"], id="a preset"),
        pytest.param("deals=3 preset=t", ["deals=3 preset=tournament"], id="after another"),
        pytest.param("turn-limit=60", [], id="another spelling"),
        pytest.param("nonsense", [], id="nothing like it"),
        pytest.param("code=4QG", [], id="no code"),
    ],
)
def test_proposals_follow_what_is_typed(typed: str, found: list[str]) -> None:
    """Names and values are completed behind what stands there already."""
    assert proposed(typed) == found


def test_a_code_is_explained() -> None:
    """Who types a code sees what it means before they send it, and can go on."""
    (shown,) = proposals("en", SAMPLE, "code=4q2k3t")
    assert shown == ("4q2k3t · 500 Rummy to 200 · Changed: target: 200", "code=4q2k3t")
    assert "code=4q2k3t increment=5s" in proposed("code=4q2k3t inc")


@pytest.mark.parametrize("text", ["options-not-understood", "span-not-understood"])
def test_refusals_tell_how_to_write(text: str) -> None:
    """A sentence on something not understood gives an example."""
    assert "like" in say("en", text, example="target=200")


def test_a_preset_is_told_without_what_is_changed() -> None:
    """A value of the preset that does not hold is not named."""
    rules = GinRules(knock="oklahoma", target=25)
    line = rules_line("en", VARIANTS["gin"], rules)
    assert line == "Rules: Oklahoma – knock: as the upcard – changed: target: 25"
