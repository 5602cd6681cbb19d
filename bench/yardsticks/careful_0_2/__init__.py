"""The strong player of 500 Rummy as it was in version 0.2: looks one card ahead."""

from random import Random

from bench.yardsticks.careful_0_2 import careful
from bench.yardsticks.careful_0_2.turns import depths, first_legal, take_from
from engine.moves import DrawStock, Move
from engine.players import plain
from engine.players.sight import sight_of
from engine.state import Phase
from engine.view import Seen


def choose(seen: Seen, random: Random) -> Move:
    """The next move of the seat to act."""
    sight = sight_of(seen)
    if seen.phase is Phase.DRAW:
        depth = careful.collect(sight, depths(seen), random)
        return DrawStock() if depth is None else take_from(seen, depth)
    planned = careful.plan(sight, random)
    return (planned and first_legal(seen, planned)) or plain.choose(seen, random)
