"""Computer players: they see what their seat may see, and nothing they do takes the time of day.

`choose` gives one move; it is asked again until the turn has passed on. The same sight and the
same random numbers give the same move.
"""

from collections.abc import Callable
from enum import StrEnum
from random import Random

from engine.moves import DrawStock, Move
from engine.players import careful, greedy, plain, tile_player
from engine.players.sight import Sight, sight_of
from engine.players.turns import Plan, depths, first_legal, take_from
from engine.state import Phase
from engine.view import Seen


class Level(StrEnum):
    """How well the computer plays, by the names players choose from."""

    EASY = "easy"
    NORMAL = "normal"
    STRONG = "strong"


Collect = Callable[[Sight, list[int], Random], int | None]
MakePlan = Callable[[Sight, Random], Plan | None]

PLANNED: dict[Level, tuple[Collect, MakePlan]] = {
    Level.NORMAL: (greedy.collect, greedy.plan),
    Level.STRONG: (careful.collect, careful.plan),
}
"""The levels that plan a whole turn."""


def choose(seen: Seen, random: Random, level: str = Level.NORMAL) -> Move:
    """The next move of the seat to act, which *seen* belongs to; ValueError: no such level."""
    wanted = Level(level)
    if seen.variant.tiles:
        return tile_player.choose(seen, random, wanted)
    if wanted not in PLANNED or not seen.variant.planned:
        return plain.choose(seen, random)
    collect, plan = PLANNED[wanted]
    sight = sight_of(seen)
    if seen.phase is Phase.DRAW:
        depth = collect(sight, depths(seen), random)
        return DrawStock() if depth is None else take_from(seen, depth)
    planned = plan(sight, random)
    return (planned and first_legal(seen, planned)) or plain.choose(seen, random)
