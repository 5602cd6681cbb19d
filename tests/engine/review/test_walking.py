"""Which moves of a game have lasted."""

from engine.moves import Discard, DrawStock, MoreTime, TakeBack
from engine.review.walking import lasting
from tests.engine.situations import card


def test_what_was_taken_back_has_not_lasted() -> None:
    """Nor has time that was given, wherever it was."""
    draw, discard = DrawStock(), Discard(card("2s"))
    moves = (draw, discard, MoreTime(2, 60), TakeBack(), MoreTime(2, 60), discard)
    assert lasting([(1, move) for move in moves]) == [0, 5]
