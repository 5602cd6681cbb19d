"""Results of rounds and games, as they are read."""

from dataclasses import replace
from typing import Any

import pytest

from bot.render.ends import end_head, end_view, standing_text
from bot.render.frame import Player
from bot.render.results import just_ended, round_text, short_text
from data.standings import RatingChange
from engine.state import Phase, RoundResult, State, sums
from tests.bot.finished import over
from tests.bot.scenes import PLAYERS, cards, dealt, frame, meld
from tests.engine.scored import scored


def left(reason: str, *, is_scored: bool = True) -> State:
    """A round that has ended: Alice has laid 28, Bob 8 on her run, and holds 30."""
    state = replace(
        dealt(),
        phase=Phase.DEAL,
        to_act=None,
        melds=(meld(1, 1, "4h 5h 6h 7h 8h", (1, 1, 1, 1, 2)), meld(2, 1, "2s 2d 2c")),
        hands=(cards("8c"), cards("Ks Qs 10h")),
    )
    parts = state.variant.parts(state) if is_scored else scored(0, 0)
    totals = sums(parts)
    return replace(state, results=(RoundResult(1, parts, totals, 1, reason),), totals=totals)


def test_a_round_tells_what_points_stem_from() -> None:
    """Each player's lines say what was laid, and what the hand cost without showing its cards."""
    shown = frame(left("out"), held=(8, 30))
    assert round_text(shown).split("\n") == [
        "**#17 · Round 1 is over.** Alice went out.",
        "**Alice** +20 → **20**",
        "- 4♥ 5♥ 6♥ 7♥ in 4-5-6-7-8: 4 + 5 + 6 + 7 = 22",
        "- 2♠ 2♦ 2♣: 3 × 2 = 6",
        "- in hand −8",
        "**Bob** −22 → **−22**",
        "- 8♥ in 4-5-6-7-8: 8",
        "- in hand −30",
    ]


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        pytest.param("out", "Alice went out.", id="out"),
        pytest.param("stock", "The stock is used up.", id="stock"),
        pytest.param("stalemate", "no one scores", id="stalemate"),
        pytest.param("resign", "Alice resigned.", id="resign"),
        pytest.param("flag", "Alice ran out of time.", id="flag"),
    ],
)
def test_why_a_round_ended(reason: str, words: str) -> None:
    """Every reason has its words."""
    assert words in round_text(frame(left(reason)))


@pytest.mark.parametrize("reason", ["resign", "flag"])
def test_a_round_given_up_has_no_scores(reason: str) -> None:
    """Zeros that decide nothing are not listed."""
    assert "\n" not in round_text(frame(left(reason, is_scored=False)))


def ended(reason: str = "out", **changes: Any) -> State:
    values = {"phase": Phase.FINISHED, "winner": 1, "totals": (112, 45)}
    return replace(left(reason), **(values | changes))


def told(view: Any) -> list[str]:
    """All lines of a message."""
    return [line for text in view.texts for line in text.split("\n")]


def test_a_round_in_short_adds_up() -> None:
    """Below a result stands who scored what for what, with the sum and the total."""
    assert short_text(frame(left("out"))).split("\n") == [
        "**#17 · Round 1 is over.** Alice went out.",
        "**Alice** laid 28 · hand −8 = +20 → **20**",
        "**Bob** laid 8 · hand −30 = −22 → **−22**",
    ]


def test_the_round_before_stands_above_the_new_hand() -> None:
    """As small lines, or in one where there is no room; a round given up has none."""
    long, _, short, least = just_ended(frame(left("out")))
    assert long.split("\n") == [
        "**Round 1:** Alice went out.",
        "-# **Alice** laid 28 · hand −8 = +20 → **20**",
        "-# **Bob** laid 8 · hand −30 = −22 → **−22**",
    ]
    scores = "**Alice** +20 → **20** · **Bob** −22 → **−22**"
    assert short.split("\n") == ["**Round 1:** Alice went out.", f"-# {scores}"]
    assert least == f"-# **Round 1:** {scores}"
    (stalemate,) = just_ended(frame(left("stalemate", is_scored=False)))
    assert "\n" not in stalemate


def test_the_end_tells_the_winner_first_and_large() -> None:
    """The last message of a game says who has won, which game it was, and how everybody stands."""
    changes = (RatingChange(1, 1001, 1500, 1518, False), RatingChange(2, 1002, 1500, 1482, False))

    lines = told(end_view(frame(ended()), changes))
    assert lines[:4] == [
        "# Alice has won",
        "-# #17 · 500 Rummy to 100 · After 1 round.",
        "1\\. **Alice** · 112 points · rating 1500 → 1518",
        "2\\. **Bob** · 45 points · rating 1500 → 1482",
    ]
    assert "Alice went out." in lines[4]
    assert not any("Seed" in line or "ab12" in line for line in lines)


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        pytest.param("resign", "Bob resigned.", id="resign"),
        pytest.param("flag", "Bob ran out of time.", id="flag"),
    ],
)
def test_the_winner_may_have_fewer_points(reason: str, words: str) -> None:
    """Who gives up or flags is last, whatever the score."""
    result = RoundResult(1, scored(0, 0), (5, 90), 2, reason)
    state = ended(results=(result,), out=frozenset({2}), totals=(5, 90))

    assert words in end_head(frame(state))
    assert standing_text(frame(state)).split("\n")[0] == "1\\. **Alice** · 5 points"


def test_who_stays_in_longer_is_told_before_the_others() -> None:
    """Where the last one left wins, with however few points."""
    state = over("zolik", (-104, -90, 10), (-104, -180, 5), winner=3, out=(1, 2))
    text = standing_text(frame(state, players=(*PLAYERS, Player(3, "Carol", 1003))))

    assert text.split("\n") == [
        "1\\. **Carol** · 5 points",
        "2\\. **Bob** · −180 points",
        "3\\. **Alice** · −104 points",
    ]


def test_names_in_results_are_harmless() -> None:
    """A name with formatting stands in results as it is."""
    players = (Player(1, "||A||", 1), PLAYERS[1])

    assert r"\|\|A\|\|" in "\n".join(told(end_view(frame(ended(), players=players))))
