"""What a round may still bring, all hands being known: for whoever looks back at a game."""

from collections.abc import Sequence
from functools import lru_cache
from operator import mul

from engine.arrange.hands import best_split
from engine.cards import JOKER, Card, Seat
from engine.melds import Melding, Values
from engine.players.opening.boards import Board, boards, completing, copies, fitting
from engine.players.opening.looks import unseen
from engine.state import State

REMEMBERED = 2_000
"""Hands of which it is remembered what they could open with."""

Counted = tuple[float, ...]


@lru_cache(REMEMBERED)
def most_points(hand: tuple[Card, ...], melding: Melding, values: Values) -> int:
    """The most points that can be laid of a hand."""
    split = best_split(hand, melding, values)
    return split.points if split else 0


def _counted(state: State, seat: Seat, fits: Board) -> Counted:
    """What is counted of a seat: if it has opened other things than before."""
    hand = state.hand_of(seat)
    once, twice = boards(hand)
    values = state.variant.values
    held, jokers = values.of(hand) / 10, hand.count(JOKER)
    wanted = completing(once)
    acts = float(state.to_act == seat)
    left = unseen(state, hand)
    if seat in state.opened:
        lays = copies(wanted | fits, *left) / 10
        fitted = (once & fits).bit_count() + (twice & fits).bit_count()
        return (0, 0, 0, 0, 0, 0, 1, len(hand), lays, fitted, jokers, held, acts)
    least = state.opening.minimum
    made = min(most_points(hand, state.melding, values), least) / 10
    outs = copies(wanted, *left) / 10
    return (1, made, outs, jokers, held, acts, 0, 0, 0, 0, 0, 0, 0)


def lead_of(state: State, seat: Seat) -> Counted:
    """What is counted of *seat* less the mean of what is counted of the others."""
    fits = fitting(state.melds)
    own = _counted(state, seat, fits)
    others = [_counted(state, other, fits) for other in state.playing if other != seat]
    means = [sum(each) / len(others) for each in zip(*others, strict=True)]
    return tuple([mine - mean for mine, mean in zip(own, means, strict=True)])


def promise(weights: Sequence[float], state: State, seat: Seat) -> float:
    """The points by which *seat* can expect to be ahead of the mean of the others."""
    promised: float = sum(map(mul, weights, lead_of(state, seat)))
    return promised
