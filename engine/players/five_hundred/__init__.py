"""How the computer plays 500 Rummy."""

from collections.abc import Callable
from random import Random

from engine.moves import DrawStock, Move, TakePile
from engine.players import plain
from engine.players.five_hundred import casual, greedy, reckoning
from engine.players.five_hundred.telling import reason
from engine.players.five_hundred.turns import Plan, depths, first_legal
from engine.players.five_hundred.worth import promise
from engine.players.mind import Level, Mind
from engine.players.sight import sight_of
from engine.state import Phase
from engine.view import Seen

Collect = Callable[[Seen, Random], int | None]
MakePlan = Callable[[Seen, Random], Plan | None]

LEVELS: dict[Level, tuple[Collect, MakePlan]] = {
    Level.EASY: (
        lambda seen, random: casual.collect(sight_of(seen), depths(seen), random),
        lambda seen, random: casual.plan(sight_of(seen), random),
    ),
    Level.NORMAL: (
        lambda seen, _: greedy.collect(sight_of(seen), depths(seen)),
        lambda seen, random: greedy.plan(sight_of(seen), random),
    ),
    Level.STRONG: (lambda seen, _: reckoning.collect(seen), lambda seen, _: reckoning.plan(seen)),
}
"""How deep a level takes from the pile, and how it then ends its turn."""


def choose(seen: Seen, random: Random, level: Level, _: int) -> Move:
    """The next move of the seat to act."""
    collect, plan = LEVELS[level]
    if seen.phase is Phase.DRAW:
        depth = collect(seen, random)
        return DrawStock() if depth is None else TakePile(seen.pile[depth])
    planned = plan(seen, random)
    return (planned and first_legal(seen, planned)) or plain.choose(seen, random)


MIND = Mind(
    version=3,
    levels={Level.EASY: 1420, Level.NORMAL: 1500, Level.STRONG: 1680},
    choose=choose,
    reason=reason,
    promise=promise,
)
