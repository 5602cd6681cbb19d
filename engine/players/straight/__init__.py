"""How the computer plays Straight Rummy."""

from random import Random

from engine.moves import Move
from engine.players import plain
from engine.players.mind import Level, Mind
from engine.view import Seen


def choose(seen: Seen, random: Random, _: Level, __: int) -> Move:
    """The next move of the seat to act."""
    return plain.choose(seen, random)


MIND = Mind(
    game="straight",
    version=1,
    levels={Level.EASY: 1300, Level.NORMAL: 1500, Level.STRONG: 1700},
    choose=choose,
)
