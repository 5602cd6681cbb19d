"""What a seat can expect of a round, and what it got."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import inf, sqrt
from statistics import fmean, stdev

from engine.arrange.hands import best_split, in_hand
from engine.cards import Card, Seat
from engine.changing import replace
from engine.melds import Meld, Melding, Values
from engine.players import mind_of
from engine.scoring import laid_points
from engine.state import Measure, State

Promise = Callable[[State, Seat], float]

PART = 0.35
"""How much of the difference between two hands is one of the result. So that the slope
of `bench/luck.py` is about 1: 0.2 at straight rummy to 0.4 at gin."""

REMEMBERED = 4096
"""Hands whose best split is remembered."""


@dataclass(slots=True)
class Losses:
    """What one way to go on brought less than another, each time both were tried."""

    losses: list[float] = field(default_factory=list, kw_only=True)

    @property
    def mean(self) -> float:
        """The loss on average; nothing before the first."""
        return fmean(self.losses) if self.losses else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return stdev(self.losses) / sqrt(len(self.losses)) if len(self.losses) > 1 else inf


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What a round is worth to *seat*, in points ahead of the mean of *others*."""

    seat: Seat
    others: tuple[Seat, ...]
    """The other seats that the round was dealt to."""
    round: int
    promise: Promise
    """What it promises while it lasts, all cards being known."""

    def worth(self, state: State) -> float:
        """The result where the round is over, else what it promises.

        What is next in the stock must not show in it: the stock is put in order first.
        """
        if len(state.results) >= self.round:
            return self.result(state)
        return self.promise(replace(state, stock=tuple(sorted(state.stock))), self.seat)

    def result(self, state: State) -> float:
        """The points ahead in the round, which is over; more is better."""
        scores = state.results[self.round - 1].scores
        return direction(state) * ahead(scores, self.seat, self.others)


def reckoning(state: State, seat: Seat) -> Reckoning:
    """How the round that *state* is in is reckoned for *seat*."""
    return _reckoning(state, seat, promise_of(state))


def luck_reckoning(state: State, seat: Seat) -> Reckoning:
    """How the luck of the round that *state* is in is reckoned for *seat*."""
    return _reckoning(state, seat, mind_of(state.variant).luck or promise_of(state))


def _reckoning(state: State, seat: Seat, promise: Promise) -> Reckoning:
    others = tuple(other for other in state.playing if other != seat)
    return Reckoning(seat, others, state.round, promise)


def promise_of(state: State) -> Promise:
    """How the game's player reckons what a round promises."""
    return mind_of(state.variant).promise or outlook


def ahead(points: Sequence[float], seat: Seat, others: Sequence[Seat]) -> float:
    """By how much *seat* has more than the mean of *others*."""
    return points[seat - 1] - sum(points[other - 1] for other in others) / len(others)


def direction(state: State) -> int:
    """1 where points are good, -1 where they are penalties."""
    return -1 if state.variant.measure(state.rules) is Measure.PENALTIES else 1


def outlook(state: State, seat: Seat) -> float:
    """Points by which *seat* can expect to be ahead of the mean of the others in this round.

    A rough promise for any game: what the hands would still hold if all laid what they can.
    """
    has = {other: _promising(state, other) for other in state.playing}
    own = has.pop(seat, 0.0)
    return own - sum(has.values()) / len(has) if has else 0.0


def _promising(state: State, seat: Seat) -> float:
    """What the hand of *seat* and its cards on the table come to, as far as one can tell."""
    left, laid = _split(state.hand_of(seat), state.melds, state.melding, state.variant.values)
    if not state.variant.laid_counts:
        return -PART * left
    return laid_points(state)[seat - 1] + PART * (laid - left)


@lru_cache(maxsize=REMEMBERED)
def _split(
    hand: tuple[Card, ...], melds: Sequence[Meld], melding: Melding, values: Values
) -> tuple[int, int]:
    """The points of a hand that are left when the most is laid, and what is laid counts then."""
    onto = tuple(meld for meld in melds if meld.owner is not None)
    split = best_split(hand, melding, values, worth=in_hand(values), melds=onto)
    assert split is not None
    return values.of(split.left), split.points
