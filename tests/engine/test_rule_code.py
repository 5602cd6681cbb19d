"""Rule codes: every rule set of every game has one, and a typing error passes for no other."""

from dataclasses import replace
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import Field, ValidationError

from engine.options import describe, rules_from
from engine.record.rule_code import ALPHABET, BadRuleCode, rule_code, rules_of_code
from engine.rules import Rules
from engine.state import Variant
from engine.variants import VARIANTS
from tests.engine.situations import FIVE_HUNDRED


class SampleRules(Rules, frozen=True):
    target: Annotated[int, Field(ge=10, le=1000)] = 250
    stock_out: Literal["reshuffle-once", "reshuffle", "turn-over"] = "reshuffle-once"
    big_gin: bool = True
    knock: Literal[10, "oklahoma"] = 10
    opening: Annotated[int, Field(ge=0, le=60)] | None = 40
    shuffle: Literal["fair"] = "fair"


class LaterRules(SampleRules, frozen=True):
    target: Annotated[int, Field(ge=10, le=1000)] = 250
    line_bonus: Literal[25, 20] = 25


SAMPLE = replace(FIVE_HUNDRED, key="sample", name="Sample", presets={"usual": SampleRules()})
LATER = replace(SAMPLE, presets={"usual": LaterRules()})


@pytest.fixture(autouse=True, scope="module")
def _sample() -> Any:
    """A game with every kind of option."""
    VARIANTS["sample"] = SAMPLE
    yield
    del VARIANTS["sample"]


def values(option: dict[str, Any]) -> st.SearchStrategy[int | str]:
    """What may stand in an option."""
    kinds: list[st.SearchStrategy[int | str]] = []
    if option["choices"]:
        kinds.append(st.sampled_from(option["choices"]))
    if "minimum" in option:
        kinds.append(st.integers(option["minimum"], option["maximum"]))
    return st.one_of(*kinds)


def rule_sets(variant: Variant) -> st.SearchStrategy[Rules]:
    """Rules of a game, with few or many options changed."""
    options = {name: values(option) for name, option in describe(variant)["options"].items()}
    chosen = st.fixed_dictionaries({}, optional=options)
    return chosen.map(lambda wish: possible(variant, wish)).filter(bool)


def possible(variant: Variant, wish: dict[str, int | str]) -> Any:
    """The rules, None where a game forbids such a combination."""
    try:
        return rules_from(variant, {name: str(value) for name, value in wish.items()})
    except ValidationError:
        return None


GAMES = [*VARIANTS.values(), SAMPLE]


@pytest.mark.slow
@pytest.mark.parametrize("variant", GAMES, ids=lambda variant: variant.key)
@settings(max_examples=50)
@given(data=st.data())
def test_any_rules_have_a_code(variant: Variant, data: st.DataObject) -> None:
    """The code gives the same game and rules again, however it is typed."""
    rules = data.draw(rule_sets(variant))
    code = rule_code(variant, rules)

    assert rules_of_code(code) == (variant, rules)
    assert rules_of_code(f" {code[:3].lower()}-{code[3:]} ") == (variant, rules)


@settings(max_examples=50)
@given(data=st.data())
def test_a_wrong_symbol_is_noticed(data: st.DataObject) -> None:
    """One symbol mistyped, or two neighbours in the wrong order, make no code."""
    code = rule_code(SAMPLE, data.draw(rule_sets(SAMPLE)))
    place = data.draw(st.integers(0, len(code) - 1))
    wrong = data.draw(st.sampled_from(ALPHABET).filter(lambda letter: letter != code[place]))
    swapped = code[: place - 1] + code[place] + code[place - 1] + code[place + 1 :]

    with pytest.raises(BadRuleCode):
        rules_of_code(code[:place] + wrong + code[place + 1 :])
    if place and code[place] != code[place - 1]:
        with pytest.raises(BadRuleCode):
            rules_of_code(swapped)


@pytest.mark.parametrize("text", ["", "4Q", "4Qü", "4QG"])
def test_no_code(text: str) -> None:
    """Too short, with a letter that none has, or with another end."""
    with pytest.raises(BadRuleCode):
        rules_of_code(text)


@pytest.mark.uncounted
@given(st.text(max_size=12) | st.text(ALPHABET, max_size=12))
def test_any_text_is_a_code_or_none(text: str) -> None:
    """Nothing typed is a fault."""
    try:
        variant, rules = rules_of_code(text)
    except BadRuleCode:
        return
    assert rules_of_code(rule_code(variant, rules)) == (variant, rules)


@pytest.mark.parametrize(
    ("code", "changed"),
    [
        pytest.param("4QF", {}, id="the usual rules"),
        pytest.param("4Q2K3T", {"target": "200"}, id="a target"),
        pytest.param("4Q3P64N3Q", {"clock": "600", "increment": "5"}, id="a clock"),
        pytest.param("4Q52R", {"turn-limit": "none"}, id="no limit"),
    ],
)
def test_a_code_stays_what_it_is(code: str, changed: dict[str, str]) -> None:
    """Codes that people have kept go on meaning the same rules."""
    rules = rules_from(FIVE_HUNDRED, changed)

    assert rule_code(FIVE_HUNDRED, rules) == code
    assert rules_of_code(code) == (FIVE_HUNDRED, rules)


def test_an_option_added_later_changes_no_code() -> None:
    """Old codes leave a new option as usual, and say all else as before."""
    wish = {"target": "300", "stock-out": "turn-over", "big-gin": "no", "opening": "none"}
    old = rule_code(SAMPLE, rules_from(SAMPLE, wish))
    VARIANTS["sample"] = LATER
    try:
        assert rules_of_code(old) == (LATER, rules_from(LATER, wish))
        newer = rule_code(LATER, rules_from(LATER, wish | {"line-bonus": "20"}))
    finally:
        VARIANTS["sample"] = SAMPLE
    with pytest.raises(BadRuleCode):
        rules_of_code(newer)


def test_codes_of_zolik_from_before_jokers_in_the_flush() -> None:
    """They go on meaning the game without; the new one has a code of its own."""
    zolik = VARIANTS["zolik"]
    assert rules_of_code("Q4U") == (zolik, rules_from(zolik, {}))
    assert rules_of_code("Q4BJ2S") == (zolik, rules_from(zolik, {"deals": "10"}))
    standard = zolik.presets["standard"]
    assert rules_of_code(rule_code(zolik, standard)) == (zolik, standard)
    assert rule_code(zolik, standard) != "Q4U"


def test_what_presets_set_anew_changes_no_code() -> None:
    """An option that new games have otherwise than by default is said in their codes."""
    later = replace(SAMPLE, presets={"usual": LaterRules(line_bonus=20)})
    wish = {"target": "300", "big-gin": "no"}
    old = rule_code(SAMPLE, rules_from(SAMPLE, wish))
    VARIANTS["sample"] = later
    try:
        assert rules_of_code(old) == (later, rules_from(later, wish))
        newer = rule_code(later, later.presets["usual"])
        assert rules_of_code(newer) == (later, LaterRules(line_bonus=20))
    finally:
        VARIANTS["sample"] = SAMPLE


def test_no_two_games_have_the_same_beginning() -> None:
    """The first two symbols of a code tell the game."""
    beginnings = {rule_code(one, next(iter(one.presets.values())))[:2] for one in GAMES}

    assert len(beginnings) == len(GAMES)


def test_values_that_are_no_more_are_refused() -> None:
    """A code whose number does not end, or whose value is impossible, is none."""
    last = rule_code(SAMPLE, rules_from(SAMPLE, {"big-gin": "no"}))
    for symbol in ALPHABET[6], ALPHABET[20]:
        body = last[:-2] + symbol
        codes = (body + check for check in ALPHABET)
        for code in codes:
            with pytest.raises(BadRuleCode):
                rules_of_code(code)


def test_every_kind_of_option_is_described() -> None:
    """A switch, words with a number among them, one word alone, a range that may be left out."""
    options = describe(SAMPLE)["options"]

    assert options["big-gin"] == {"default": "yes", "choices": ["yes", "no"]}
    assert options["knock"] == {"default": 10, "choices": [10, "oklahoma"]}
    assert options["shuffle"] == {"default": "fair", "choices": ["fair"]}
    assert options["opening"] == {"default": 40, "choices": ["none"], "minimum": 0, "maximum": 60}
