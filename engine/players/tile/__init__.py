"""How the computer plays Tile Rummy."""

from random import Random

from engine.moves import Move
from engine.players.mind import Level, Mind
from engine.players.tile import racks
from engine.view import Seen


def choose(seen: Seen, random: Random, level: Level, _: int) -> Move:
    """The next move of the seat to act."""
    return racks.choose(seen, random, level)


MIND = Mind(
    game="tile",
    version=1,
    levels={Level.EASY: 1300, Level.NORMAL: 1500, Level.STRONG: 1550},
    choose=choose,
)
