"""The chance to win a game of several rounds, from how it stands: what a round is played for.

More is better here: whoever counts penalties gives them with a minus. What is still to come is
taken to be as good for one as for the other, and as many small sums of luck.
"""

from collections.abc import Callable, Sequence
from math import erf, exp, fsum, sqrt

Standings = Sequence[float]
"""By seat: how far it is."""

_STEPS = [step / 2 for step in range(-8, 9)]
_BELL = [exp(-step * step / 2) for step in _STEPS]
_ALL = fsum(_BELL)
_BY_LUCK = [(step, weight / _ALL) for step, weight in zip(_STEPS, _BELL, strict=True)]
"""How far luck carries somebody, in spreads, and how likely that is."""

_SIZES = (0.1074, 0.3601, 0.6999, 1.2231, 2.6094)
"""What is of a size that is one in the mean and mostly smaller, like what is left in a hand: the
means of its five equal parts."""


def chance_to_win(standings: Standings, seat: int, spread: float) -> float:
    """The chance that *seat*, counted from 0, is ahead of all others in the end.

    *spread*: by how many points the luck of what is to come carries each of them (a standard
    deviation; that of a round, times the root of the rounds to come). Without any, whoever is
    ahead has won, and those who are equal share it.
    """
    own = standings[seat]
    others = [other for at, other in enumerate(standings) if at != seat]
    if spread <= 0:
        return float(own >= max(others)) / (1 + others.count(own))
    return fsum(
        weight * _all_below(own + step * spread, others, spread) for step, weight in _BY_LUCK
    )


def _all_below(place: float, others: Standings, spread: float) -> float:
    """The chance that none of the *others* comes so far."""
    found = 1.0
    for other in others:
        found *= (1 + erf((place - other) / (spread * sqrt(2)))) / 2
    return found


def mean_over(size: float, worth: Callable[[float], float]) -> float:
    """What is to be expected of a *worth* of points, of which there are *size* in the mean.

    Mostly there are fewer, and now and then many more.
    """
    return fsum(worth(size * each) for each in _SIZES) / len(_SIZES)


def chance_of_good(worth: float, gain: float, loss: float) -> float:
    """The chance of a *gain* rather than a *loss* where both together are *worth* so much."""
    return min(1.0, max(0.0, (worth + loss) / max(gain + loss, 1e-9)))
