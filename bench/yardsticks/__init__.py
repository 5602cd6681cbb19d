"""Players to measure the computer against: none of them changes any more.

Every module is a player by its name: `choose` gives the next move, as `engine.players.choose` does.
"""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random

from engine.legal import legal_moves
from engine.moves import Move
from engine.players import Level, mind_of
from engine.view import Seen

Player = Callable[[Seen, Random], Move]


def any_move(seen: Seen, random: Random) -> Move:
    """A legal move, whichever."""
    return random.choice(legal_moves(seen))


def at_level(level: Level, version: int | None, seen: Seen, random: Random) -> Move:
    """The move of a level; of a former *version*, where one is given."""
    mind = mind_of(seen.variant)
    chooses = mind.choosing(version or mind.version)
    return chooses(seen, random, level, mind.samples.get(level, 0))


def player(name: str) -> Player:
    """The player with this name: a level, also of a former version (`strong@3`), `random`, or a
    module of this folder."""
    if name == "random":
        return any_move
    level, _, version = name.partition("@")
    if level in set(Level):
        return partial(at_level, Level(level), int(version) if version else None)
    found: Player = import_module(f"{__name__}.{name.replace('-', '_')}").choose
    return found
