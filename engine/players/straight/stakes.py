"""What a round of Straight Rummy is played for: the chance to win the game after each result."""

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from engine.players.racing import first_to
from engine.players.winning import chance_to_win
from engine.state import State
from engine.variants.straight import USUAL_TARGETS, StraightRules

GAINS = {2: 35, 3: 112, 4: 226}
"""By how many play, for more as for four: the points that whoever goes out takes, in the mean of
rounds between strong players (`bench/tuning/straight_results.py`)."""
SPREADS = {2: 44, 3: 65, 4: 76}
"""In the same way: how far these points are from their mean, a standard deviation."""
MOST = 4
KEPT = 1024
"""Results of rounds of which it is kept what they are worth."""

Totals = tuple[float, ...]


class Ending(NamedTuple):
    """When the game is over, and who has won it then."""

    target: int
    """0 where it is over after a number of rounds."""
    rounds: int
    """To come after the one that is played, where there is no target."""
    penalty: bool
    """Whether the least points win."""


class Stakes(NamedTuple):
    """How the game stands before the round is over."""

    ending: Ending
    totals: Totals
    """The seat to act first, in the order of turns."""

    def after(self, seat: int, gain: float) -> float:
        """The chance that the seat to act wins the game once *seat*, counted from it, goes out.

        *gain*: what all others hold together. Penalties are shared out equally.
        """
        others = len(self.totals) - 1
        won, lost = (0.0, gain / others) if self.ending.penalty else (gain, 0.0)
        totals = (t + (won if at == seat else lost) for at, t in enumerate(self.totals))
        return chance(self.ending, tuple(totals))

    def after_others(self, gain: float) -> float:
        """The chance that the seat to act wins the game once any one of the others goes out."""
        others = range(1, len(self.totals))
        return sum([self.after(seat, gain) for seat in others]) / len(others)

    def needs(self) -> tuple[float, float]:
        """The points that the seat to act still needs, and the least that another one needs.

        Without a target, or with one that is further than usual, as at the beginning of a game.
        """
        usual = float(USUAL_TARGETS[len(self.totals)])
        if not self.ending.target:
            return usual, usual
        own, *others = (min(need, usual) for need in _needs(self.ending, self.totals))
        return own, min(others)


def stakes_of(state: State) -> Stakes:
    """The stakes of the round that is played, for the seat to act."""
    rules, seat = state.rules_as(StraightRules), state.acting
    order = sorted(state.playing, key=lambda other: (other - seat) % state.seats)
    target, rounds = 0 if rules.deals else rules.target, max(rules.deals - state.round, 0)
    ending = Ending(target, rounds, rules.scoring == "penalty")
    return Stakes(ending, tuple(float(state.totals[other - 1]) for other in order))


@lru_cache(KEPT)
def chance(ending: Ending, totals: Totals) -> float:
    """The chance of the first seat to win the game, after a round that has led to *totals*."""
    many = min(len(totals), MOST)
    gain, spread = GAINS[many], SPREADS[many]
    standings = [-total if ending.penalty else total for total in totals]
    left = ending.target - max(totals)
    if not ending.target:
        return chance_to_win(standings, 0, _of_a_seat(gain, spread, many) * sqrt(ending.rounds))
    if left <= 0:
        return chance_to_win(standings, 0, 0)
    if ending.penalty and many > 2:
        cost = gain / many
        return chance_to_win(standings, 0, cost * sqrt(max(left / cost, 1)))
    return first_to(tuple(_needs(ending, totals)), gain, spread)[0]


def _of_a_seat(gain: float, spread: float, many: int) -> float:
    """How far the points of one seat in one round are from their mean; most of them are 0."""
    return sqrt((gain**2 + spread**2) / many - (gain / many) ** 2)


def _needs(ending: Ending, totals: Totals) -> list[float]:
    """By seat, how far it is from winning; with penalties, how far the worst other one can go."""
    if not ending.penalty:
        return [ending.target - total for total in totals]
    others = (totals[:at] + totals[at + 1 :] for at in range(len(totals)))
    return [ending.target - max(each) for each in others]
