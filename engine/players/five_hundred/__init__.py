"""How the computer plays 500 Rummy."""

from collections.abc import Callable
from random import Random

from engine.moves import DrawStock, Move
from engine.players import plain
from engine.players.five_hundred import careful, greedy
from engine.players.five_hundred.turns import Plan, depths, first_legal, take_from
from engine.players.mind import Level, Mind
from engine.players.sight import Sight, sight_of
from engine.state import Phase
from engine.view import Seen

Collect = Callable[[Sight, list[int], Random], int | None]
MakePlan = Callable[[Sight, Random], Plan | None]

PLANNED: dict[Level, tuple[Collect, MakePlan]] = {
    Level.NORMAL: (greedy.collect, greedy.plan),
    Level.STRONG: (careful.collect, careful.plan),
}
"""The levels that plan a whole turn."""


def choose(seen: Seen, random: Random, level: Level, _: int) -> Move:
    """The next move of the seat to act."""
    if level not in PLANNED:
        return plain.choose(seen, random)
    collect, plan = PLANNED[level]
    sight = sight_of(seen)
    if seen.phase is Phase.DRAW:
        depth = collect(sight, depths(seen), random)
        return DrawStock() if depth is None else take_from(seen, depth)
    planned = plan(sight, random)
    return (planned and first_legal(seen, planned)) or plain.choose(seen, random)


MIND = Mind(
    game="five-hundred",
    version=1,
    levels={Level.EASY: 1200, Level.NORMAL: 1500, Level.STRONG: 1650},
    choose=choose,
)
