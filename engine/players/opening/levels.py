"""The levels of the games with an initial meld: what they judge by, and what escapes them."""

from random import Random

from engine.legal import is_legal
from engine.moves import DrawStock, Move, TakePile
from engine.opening.finishing import owes
from engine.players.mind import Level
from engine.players.opening import turns
from engine.players.opening.judging import Judge
from engine.players.opening.looks import look_of
from engine.players.opening.weights import CLINGING, PATIENCE, PLAIN, Weights
from engine.state import Phase
from engine.view import Seen

MISSES_TAKE = 0.5
"""Chance that somebody at the easy level overlooks what the top of the pile is good for."""

MISSES_LAY = 0.3
"""Chance that they do not see, turn by turn, that something can be laid."""


def choose(fitted: Weights, seen: Seen, random: Random, level: Level, _: int) -> Move:
    """The next move of the seat to act; the strong level judges by *fitted*."""
    if level is Level.EASY:
        return absently(seen, random)
    return turns.choose(seen, fitted if level is Level.STRONG else PLAIN, PATIENCE)


def absently(seen: Seen, random: Random) -> Move:
    """What somebody does who overlooks things, and clings to cards that nearly belong together."""
    move = turns.choose(seen, CLINGING, PATIENCE)
    if isinstance(move, TakePile) and random.random() < MISSES_TAKE:
        return next((each for each in (DrawStock(),) if is_legal(seen, each)), move)
    if seen.phase is Phase.PLAY and not owes(seen) and random.random() < MISSES_LAY:
        return turns.throw(seen, Judge(CLINGING, look_of(seen)))
    return move
