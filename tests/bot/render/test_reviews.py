"""What a review says in words: three numbers that add up, and what is said of the decisions."""

from dataclasses import replace

import pytest

from bot.people.look import PLAIN
from bot.render.frame import Player
from bot.render.reviews import JudgedWords, judged_text, result_text, rounds_view
from bot.render.story import lone_frame
from engine.players.whys import Reason, Why
from engine.review.told import Judged, Review, RoundParts
from engine.view import seen_by
from tests.engine.review.games import short_game

REASON = Reason(Why.UNWANTED)
MANY = Review(
    judged=(
        Judged(8, 1, "1 discard 2c", "1 discard Qd", 6.1, 1.1, REASON, is_sure=True),
        Judged(4, 1, "1 discard 2c", "1 discard Qd", 3.6, 2.9, REASON, is_sure=False),
    ),
    decisions=40,
    chances=(),
    rounds=(
        RoundParts(1, 12.4, 20.0, -15.6, 8.0, 3.0),
        RoundParts(2, -40, -14.3, -25.2, -0.5, 4.0),
    ),
    little=5.0,
)
"""A game of two rounds with a clear mistake, a probable one, and many small ones."""


def drawn(review: Review, seats: int = 2) -> list[str]:
    """What is said of a review: the result, the decisions and the rounds, in words."""
    state = short_game("straight").end
    players = tuple(Player(seat, f"p{seat}", None) for seat in range(1, seats + 1))
    frame = replace(lone_frame(players[0], seen_by(state, 1), (), "en", PLAIN), players=players)
    moments = [JudgedWords("You discarded K♦.", "Discard 7♦: it fits nothing.")] * 2
    told = judged_text("en", review, moments[: len(review.judged)])
    return [result_text(frame, review, ""), told, "\n".join(rounds_view(frame, review).texts)]


def test_round_by_round() -> None:
    """Whole points that add up in each round and in the game, where they are rounded too."""
    whole, _, rounds = drawn(MANY)

    assert "**28 points behind**:\n**+5** cards · **−41** you (± 10) · **+8** p2" in whole
    assert "**1** · **+12** = +20 cards, −16 you, +8 p2" in rounds
    assert "**2** · **−40** = −15 cards, −25 you, +0 p2" in rounds


def test_several_others() -> None:
    """Are told of together: the result is counted against their average."""
    whole = drawn(MANY, seats=3)[0]

    assert "**28 points behind** the others’ average:\n" in whole
    assert "**+8** the others" in whole


def test_what_is_probable_and_what_adds_up() -> None:
    """Below what is sure, and marked so."""
    _, told, _ = drawn(MANY)
    lines = told.splitlines()

    assert lines[0] == "One clear mistake in 40 decisions:"
    assert lines[3] == "This probably cost points, but it isn’t certain:"
    assert lines[4] == "**2** · Round 1 · probably about 4 points"
    assert lines[5] == "You discarded K♦. Better: Discard 7♦: it fits nothing."
    assert (
        lines[6] == "Apart from the clear mistakes, small losses add up to about 35 points (± 10)."
    )


def test_what_is_small_is_no_clear_mistake() -> None:
    """However sure it is."""
    small = replace(MANY.judged[0], loss=2.4, error=0.4)
    lines = drawn(replace(MANY, judged=(small, MANY.judged[1])))[1].splitlines()

    assert lines[:3] == [
        "No clear mistakes in 40 decisions.",
        "A small mistake:",
        "**1** · Round 1 · about 2.4 points (± 0.8)",
    ]
    assert lines[4] == "This probably cost points, but it isn’t certain:"
    assert lines[-1] == "Small losses add up to about 41 points (± 10)."


@pytest.mark.parametrize(
    ("you", "error", "said"),
    [
        (0.0, 0.0, "Well played: 40 decisions, and almost no points lost."),
        (-3.0, 20.0, "it’s only accurate to ± 40."),
        (-60.0, 20.0, "together they did.\nSmall losses add up to about 60 points (± 40)."),
    ],
)
def test_well_played_only_where_it_was(you: float, error: float, said: str) -> None:
    """Never because nothing was found."""
    review = replace(MANY, judged=(), rounds=(RoundParts(1, you, 0.0, you, 0.0, error),))

    assert said in drawn(review)[1]
