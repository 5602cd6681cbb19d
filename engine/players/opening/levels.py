"""The levels of the games with an initial meld: what they judge by, and what escapes them."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from engine.moves import DrawStock, Move, TakePile
from engine.opening.finishing import owes
from engine.players.fitted import Net, numbers_of
from engine.players.mind import Level, Mind
from engine.players.opening import strong, turns
from engine.players.opening.judging import CLINGING, PLAIN, Judge
from engine.players.opening.looks import look_of
from engine.players.opening.promise import promise
from engine.players.opening.telling import reason
from engine.state import Phase
from engine.view import Seen

MISSES: dict[Level, tuple[float, float]] = {Level.EASY: (0.5, 0.25), Level.NORMAL: (0.2, 0.1)}
"""Chances that somebody overlooks what the top of the pile is good for, and what can be laid."""


def mind_with(package: str, *, levels: Mapping[Level, int]) -> Mind:
    """How a game with an initial meld is played by the numbers fitted to it, in its *package*."""
    numbers = numbers_of(package)
    third = partial(turns.choose, weights=numbers["hands, version 3"])
    return Mind(
        version=4,
        levels=levels,
        choose=partial(choose, partial(strong.choose, by=strong.fitted(package))),
        earlier={3: partial(choose, third)},
        reason=reason,
        continues=Level.STRONG,
        promise=partial(promise, Net.read(package, "promising")),
    )


def choose(best: Callable[[Seen], Move], seen: Seen, random: Random, level: Level, _: int) -> Move:
    """The next move of the seat to act; the strong level makes the *best* one that it finds.

    The others judge by weights that nobody fitted, and overlook things, but nothing that has to be
    laid.
    """
    if level is Level.STRONG:
        return best(seen)
    weights = PLAIN if level is Level.NORMAL else CLINGING
    move, (take, lay) = turns.choose(seen, weights), MISSES[level]
    if isinstance(move, TakePile) and random.random() < take:
        return DrawStock() if seen.stock else move
    if seen.phase is Phase.PLAY and not owes(seen) and random.random() < lay:
        return turns.throw(seen, Judge(weights, look_of(seen)))
    return move
