"""Players to measure the computer against: none of them changes any more.

Every module is a player by its name: `choose` gives the next move, as `engine.players.choose` does.
"""

from collections.abc import Callable
from importlib import import_module
from random import Random

from engine.legal import legal_moves
from engine.moves import Move
from engine.players import Level, choose
from engine.view import Seen

Player = Callable[[Seen, Random], Move]


def any_move(seen: Seen, random: Random) -> Move:
    """A legal move, whichever."""
    return random.choice(legal_moves(seen))


def player(name: str) -> Player:
    """The player with this name: a level, `random`, or a module of this folder."""
    if name == "random":
        return any_move
    if name in set(Level):
        return lambda seen, random: choose(seen, random, name)
    found: Player = import_module(f"{__name__}.{name.replace('-', '_')}").choose
    return found
