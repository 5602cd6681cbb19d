"""What a seat can expect of a round, and what it got."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev

from engine.arrange.hands import best_split, in_hand
from engine.cards import Card, Seat
from engine.changing import replace
from engine.game import play
from engine.melds import Meld, Melding, Values
from engine.moves import Move
from engine.players import Level, choose, mind_of
from engine.review.told import SURE
from engine.scoring import laid_points
from engine.state import Measure, Phase, State
from engine.view import seen_by

Promise = Callable[[State, Seat], float]
Ends = Callable[[State], Sequence[State]]

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

    def is_sure(self, least: float) -> bool:
        """Whether there surely is a loss, which is *least* or more on average."""
        return self.mean >= least and self.mean > SURE * self.error


def as_it_is(state: State) -> Sequence[State]:
    """The state alone."""
    return (state,)


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What a round is worth to *seat*, in points ahead of the mean of *others*."""

    seat: Seat
    others: tuple[Seat, ...]
    """The other seats that the round was dealt to."""
    round: int
    promise: Promise
    """What it promises while it lasts, all cards being known."""
    ends: Ends = as_it_is
    """What is looked at in place of a state: itself, or how the turn may end."""

    def worth(self, state: State) -> float:
        """The result where the round is over, else what it promises; the mean of the `ends`.

        What is next in the stock must not show in it: the stock is put in order first.
        """
        ordered = replace(state, stock=tuple(sorted(state.stock)))
        return fmean(map(self._worth, self.ends(ordered)))

    def _worth(self, state: State) -> float:
        over = len(state.results) >= self.round
        return self.result(state) if over else self.promise(state, self.seat)

    def result(self, state: State) -> float:
        """The points ahead in the round, which is over; more is better."""
        scores = state.results[self.round - 1].scores
        return direction(state) * ahead(scores, self.seat, self.others)


def reckoning(state: State, seat: Seat) -> Reckoning:
    """How the round that *state* is in is reckoned for *seat*."""
    return _reckoning(state, seat, promise_of(state), as_it_is)


def luck_reckoning(state: State, seat: Seat) -> Reckoning:
    """How the luck of the round that *state* is in is reckoned for *seat*."""
    promise = mind_of(state.variant).luck or promise_of(state)
    return _reckoning(state, seat, promise, ends_of)


def _reckoning(state: State, seat: Seat, promise: Promise, ends: Ends) -> Reckoning:
    others = tuple(other for other in state.playing if other != seat)
    return Reckoning(seat, others, state.round, promise, ends)


def ends_of(state: State) -> Sequence[State]:
    """How a turn of one of two may end, as each of the game's `likely` levels would end it.

    The state itself where the turn is over, and where no level is asked.
    """
    levels = mind_of(state.variant).likely
    if not levels or state.phase is not Phase.PLAY or len(state.playing) > 2:
        return (state,)
    return tuple(dict(ended_by(state, level) for level in levels).values())


def ended_by(state: State, level: Level) -> tuple[tuple[Move, ...], State]:
    """The moves by which a level ends the turn, and the state then."""
    seat, moves = state.acting, list[Move]()
    while state.phase is Phase.PLAY and state.to_act == seat:
        moves.append(choose(seen_by(state, seat), Random(0), level))
        state = play(state, seat, moves[-1])
    return tuple(moves), state


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
