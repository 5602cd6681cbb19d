"""What is said of a decision that a review judges."""

import pytest

from bot.messages.judged import given_away
from bot.people.look import PLAIN
from bot.render.frame import Player
from bot.render.story import lone_frame
from engine.cards import parse_card
from engine.moves import Discard, DrawStock, Move
from engine.view import seen_by
from tests.engine.situations import situation

TABLE = situation("7h 8h 9h 4c", melds="4d 4s 4h", pile="2c")


@pytest.mark.parametrize(
    ("move", "said"),
    [
        pytest.param(Discard(parse_card("4c")), ["4♣ fits meld 1 (4♠ 4♥ 4♦)."], id="fits"),
        pytest.param(Discard(parse_card("7h")), [], id="fits nothing"),
        pytest.param(DrawStock(), [], id="no discard"),
    ],
)
def test_what_a_discard_gives_away(move: Move, said: list[str]) -> None:
    """The meld on the table that the card fits is named."""
    frame = lone_frame(Player(1, "alice", None), seen_by(TABLE, 1), (), "en", PLAIN)

    assert given_away(frame, move) == said
