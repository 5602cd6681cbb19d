"""The option of a single round: it decides whatever the target, and level it goes on."""

from dataclasses import replace

import pytest

from engine.errors import BadOptionValue
from engine.game import due, play, start
from engine.moves import DEALER
from engine.options import describe, rules_from, write_options
from engine.placing import lead, measures
from engine.players.thoughts import played_out, thought_for
from engine.record.rule_code import rule_code, rules_of_code
from engine.scoring import end_round
from engine.state import Measure, Phase, ScorePart, State
from engine.variants import VARIANTS

GAMES = ("five-hundred", "gin", "rummy-51")
PENALTIES = {"rummy-51"}
NEWER = {"gin": ("next-dealer",)}
"""Options that came later."""
KEY = bytes(range(32))


def dealt(game: str, **options: str) -> State:
    variant = VARIANTS[game]
    rules = rules_from(variant, {name.replace("_", "-"): text for name, text in options.items()})
    state = start(variant, rules, 2, 2)
    deal = due(state, KEY)
    assert deal is not None
    return play(state, DEALER, deal)


def ended(state: State, *points: int) -> State:
    """The round over with these points."""
    parts = tuple((ScorePart("points", one),) if one else () for one in points)
    return end_round(state, state.to_act, "out", parts)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_round_decides(game: str) -> None:
    """Far below the target; without the option nobody has won by then."""
    after = ended(dealt(game, one_round="yes"), 7, 3)
    assert after.phase is Phase.FINISHED
    assert after.winner == (2 if game in PENALTIES else 1)
    assert after.totals == (7, 3)
    assert ended(dealt(game), 7, 3).winner is None


@pytest.mark.parametrize("game", GAMES)
def test_level_another_round_decides(game: str) -> None:
    """As at the target."""
    after = ended(dealt(game, one_round="yes"), 0, 0)
    assert (after.phase, after.winner) == (Phase.DEAL, None)
    again = due(after, KEY)
    assert again is not None
    assert ended(play(after, DEALER, again), 4, 9).phase is Phase.FINISHED


def test_gin_has_no_bonuses_for_it() -> None:
    """They are for a whole game."""
    assert ended(dealt("gin", one_round="yes"), 120, 0).totals == (120, 0)
    assert ended(dealt("gin"), 120, 0).totals == (120 + 25 + 200, 0)


@pytest.mark.parametrize("game", GAMES)
def test_it_came_last_and_is_no_by_default(game: str) -> None:
    """So that codes, records and stored games from before mean what they meant."""
    variant = VARIANTS[game]
    about = describe(variant)
    assert list(about["options"])[-1 - len(NEWER.get(game, ()))] == "one-round"
    assert about["options"]["one-round"] == {"default": "no", "choices": ["yes", "no"]}
    assert {preset["one-round"] for preset in about["presets"].values()} == {"no"}
    assert write_options(variant, rules_from(variant, {}))["one-round"] == "no"
    newer = {name.replace("-", "_") for name in NEWER.get(game, ())}
    before = variant.rules.model_dump(variant.rules(), exclude={"one_round", *newer})
    assert variant.rules.model_validate(before) == variant.rules()
    one = rules_from(variant, {"one-round": "yes"})
    assert rules_of_code(rule_code(variant, one)) == (variant, one)
    for text in ("1", "none", "only"):
        with pytest.raises(BadOptionValue):
            rules_from(variant, {"one-round": text})


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(key, marks=() if variant.tiles else pytest.mark.watched)
        for key, variant in sorted(VARIANTS.items())
    ],
)
def test_a_game_between_computers_is_always_the_same(game: str) -> None:
    """From its key and how they think; and another key gives another one."""
    variant = VARIANTS[game]
    option = next(n for n in ("one-round", "deals", "rounds") if n in describe(variant)["options"])
    rules = rules_from(variant, {option: "yes" if option == "one-round" else "1"})
    thoughts = (thought_for(variant, "normal"), thought_for(variant, "easy"))
    heard: list[float] = []
    ends = [
        played_out(start(variant, rules, 2, 2), key, thoughts, heard.append)
        for key in (KEY, KEY, bytes(32))
    ]
    assert ends[0] == ends[1] != ends[2]
    assert ends[0].phase is Phase.FINISHED
    assert heard == [1.0] * 3


def test_leads() -> None:
    """The greater the better, by the game's own measure: penalties count the other way round."""
    assert lead(replace(dealt("gin"), totals=(30, 12)), 1) == 18
    assert lead(replace(dealt("rummy-51"), totals=(30, 12)), 1) == -18
    after = ended(dealt("rummy-51", one_round="yes"), 0, 41)
    assert (lead(after, 1), lead(after, 2)) == (41, -41)
    assert measures(after) == (Measure.PENALTIES,) * 2
