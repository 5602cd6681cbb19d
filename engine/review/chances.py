"""The chance of winning the game, as a seat could know it at each of its turns.

Each seat has its total and what the round still promises it; the fewer rounds are left, the more
the differences count. Chances are those of a logistic model of these points, whose two constants
are the same for all games.
"""

from collections.abc import Callable, Iterator, Sequence
from math import exp, sqrt
from random import Random
from statistics import fmean
from typing import NamedTuple

from engine.cards import Seat
from engine.changing import replace
from engine.review.redealing import redeal
from engine.review.told import Chance
from engine.review.walking import Step
from engine.review.worth import direction, promise_of
from engine.state import Measure, Phase, State
from engine.view import seen_by

MOST = 120
"""Points of a line at most."""

REDEALS = 4
"""Ways in which the hidden cards are dealt anew for each point."""


class Model(NamedTuple):
    """How points become chances, in parts of the points of the cards that a hand is dealt."""

    a_round: float
    """Points that a round usually brings."""
    spread: float
    """Points ahead, with one round left, by which one is e times as likely to win."""


MODEL = Model(a_round=0.5, spread=0.45)
"""Fitted by `bench/chances.py` to games between normal players, all games counting as much."""

HOPELESS = 50.0
"""Spreads by which nobody has to be behind, for the chance to be none."""

MANY = 60
"""Rounds after which no more are counted."""


def chances_of(
    steps: Sequence[Step], seat: Seat, random: Random, done: Callable[[float], None]
) -> Iterator[Chance]:
    """The line of *seat* over a game that is over; *done* hears the part that is done."""
    pairs = zip((None, *steps), steps, strict=False)
    begun = [step for last, step in pairs if step.seat == seat and not (last and last.seat == seat)]
    turns = _thinned(begun, MOST - 1)
    for number, step in enumerate(turns):
        yield Chance(step.number, chance(step.before, seat, random))
        done((number + 1) / len(turns))
    if steps:
        yield Chance(steps[-1].number + 1, float(steps[-1].after.winner == seat))


def _thinned(turns: list[Step], most: int) -> list[Step]:
    """*turns*, or so many of them at equal distances."""
    if len(turns) <= most:
        return turns
    return [turns[place * len(turns) // most] for place in range(most)]


def chance(state: State, seat: Seat, random: Random, model: Model = MODEL) -> float:
    """The chance that *seat*, which is about to act, wins the game, for all that it can know."""
    seen = seen_by(state, seat)
    return _chance([redeal(seen, random) for _ in range(REDEALS)], seat, model)


def chance_of(state: State, seat: Seat) -> float:
    """The chance that *seat* wins the game with all cards known; all or nothing at its end."""
    if state.phase is Phase.FINISHED:
        return float(state.winner == seat)
    return _chance([state], seat, MODEL)


def _chance(deals: Sequence[State], seat: Seat, model: Model) -> float:
    """The chance of *seat* where the hidden cards lie as in one of the *deals*."""
    state = deals[0]
    points = {other: _points(deals, other) for other in state.playing}
    wide = model.spread * hand_points(state) * sqrt(rounds_left(state, model))
    behind = [(has - points[seat]) / wide for has in points.values()]
    return 1 / sum(exp(min(each, HOPELESS)) for each in behind)


def _points(deals: Sequence[State], seat: Seat) -> float:
    """The total that *seat* can expect after this round, less what all have in common."""
    promise, players = promise_of(deals[0]), len(deals[0].playing)
    is_over = deals[0].phase is Phase.DEAL
    rest = 0.0 if is_over else fmean(promise(deal, seat) for deal in deals)
    return direction(deals[0]) * deals[0].totals[seat - 1] + rest * (players - 1) / players


def hand_points(state: State) -> float:
    """The points of an average hand as it is dealt."""
    variant = state.variant
    size = variant.hand_size[max(2, len(state.playing))]
    return size * variant.values.of(variant.pack) / len(variant.pack)


def rounds_left(state: State, model: Model = MODEL) -> float:
    """How many rounds the game still lasts if each brings what is usual, with the rest of this."""
    step = model.a_round * hand_points(state)
    full = next((n for n in range(1, MANY) if _is_over(state, n, step)), MANY)
    dealt = len(state.variant.pack) - sum(map(len, state.hands))
    is_over = state.phase is Phase.DEAL
    return full if is_over else full - 1 + max(len(state.stock), 1) / max(dealt, 1)


def _is_over(state: State, rounds: int, step: float) -> bool:
    """Whether the game is after so many rounds that bring all as much nearer to its end."""
    lasting = state.variant.measure(state.rules) is Measure.LASTING
    far = round(rounds * step) * (-1 if lasting else 1)
    # Nobody wins while totals are equal, as they are at the beginning.
    order = sorted(range(state.seats), key=state.totals.__getitem__)
    totals = tuple(total + far + order.index(at) for at, total in enumerate(state.totals))
    later = replace(state, totals=totals, round=state.round + rounds - 1)
    last = len(state.variant.lost(later)) >= len(state.playing) - 1
    return last or state.variant.winner(later) is not None
