"""How the computer plays 500 Rummy."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from engine.moves import DrawStock, Move, TakePile
from engine.players import plain
from engine.players.five_hundred import casual, greedy, reckoning, strong
from engine.players.five_hundred.promise import promise
from engine.players.five_hundred.telling import reason
from engine.players.five_hundred.turns import Plan, depths, first_legal
from engine.players.mind import Level, Mind
from engine.players.sight import sight_of
from engine.state import Phase
from engine.view import Seen

Collect = Callable[[Seen, Random], int | None]
MakePlan = Callable[[Seen, Random], Plan | None]
Levels = Mapping[Level, tuple[Collect, MakePlan]]
"""How deep a level takes from the pile, and how it then ends its turn."""

RECKONING = (lambda seen, _: reckoning.collect(seen), lambda seen, _: reckoning.plan(seen))
"""The strong level of version 3, and what is normal now."""


def easy(who: casual.Beginner) -> tuple[Collect, MakePlan]:
    """An easy level."""
    return (
        lambda seen, random: casual.collect(who, sight_of(seen), depths(seen), random),
        lambda seen, random: casual.plan(who, sight_of(seen), random),
    )


LEVELS: Levels = {
    Level.EASY: easy(casual.NOW),
    Level.NORMAL: RECKONING,
    Level.STRONG: (lambda seen, _: strong.collect(seen), lambda seen, _: strong.plan(seen)),
}

LEVELS_3: Levels = {
    Level.EASY: easy(casual.OF_VERSION_3),
    Level.NORMAL: (
        lambda seen, _: greedy.collect(sight_of(seen), depths(seen)),
        lambda seen, random: greedy.plan(sight_of(seen), random),
    ),
    Level.STRONG: RECKONING,
}


def choose(levels: Levels, seen: Seen, random: Random, level: Level, _: int) -> Move:
    """The next move of the seat to act, as one of the *levels* makes it."""
    collect, plan = levels[level]
    if seen.phase is Phase.DRAW:
        depth = collect(seen, random)
        return DrawStock() if depth is None else TakePile(seen.pile[depth])
    planned = plan(seen, random)
    return (planned and first_legal(seen, planned)) or plain.choose(seen, random)


MIND = Mind(
    version=4,
    levels={Level.EASY: 1310, Level.NORMAL: 1500, Level.STRONG: 1650},
    choose=partial(choose, LEVELS),
    reason=reason,
    earlier={3: partial(choose, LEVELS_3)},
    promise=promise,
    likely=(Level.NORMAL, Level.STRONG),
    continues_as=3,
)
