"""What a round is played for: near the end of a game not points, but the chance to win it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

from engine.players.winning import chance_of_good, chance_to_win, mean_over
from engine.state import Measure
from engine.view import Seen

NEAR = 6.0
"""Rounds to come up to which the chance is reckoned; before that points are as good."""

LEAST, MOST = 1.0, 250.0
"""Points by which a round that is won or lost may be reckoned to be so."""


@dataclass(frozen=True)
class Pacing:
    """How a game goes on from round to round between equal players."""

    pace: float
    """Points by which whoever is nearest to the end comes nearer to it in a round."""
    spread: float
    """The standard deviation of what a seat scores in one."""
    out: int
    """Points for going out."""
    bound: int | None
    """Whoever comes down to it ends the game; None where the number of rounds is given."""
    rounds: int
    """How many are to come after this one, where it is."""

    def left(self, lowest: float) -> float:
        """How many rounds are to come with somebody so low."""
        return float(self.rounds) if self.bound is None else (lowest - self.bound) / self.pace


@dataclass(frozen=True)
class Stakes:
    """Where a game stands before the end of the round that is played: by seat, more is better."""

    standings: tuple[int, ...]
    seat: int
    """Whose chances they are, counted from 0."""
    pacing: Pacing

    def chance(self, worth: float, gain: float, loss: float) -> float:
        """The chance to win the game where the round is *worth* so many points.

        It brings *gain* if it is won and costs *loss* if it is not, both in the mean.
        """
        gain, loss = (min(max(each, LEAST), MOST) for each in (gain, loss))
        good, out = chance_of_good(worth, gain, loss), self.pacing.out
        won = mean_over(gain, self._after(lambda points: (out, out - points)))
        lost = mean_over(loss, self._after(lambda points: (out - points, out)))
        return good * won + (1 - good) * lost

    def _after(self, scores: Callable[[int], tuple[int, int]]) -> Callable[[float], float]:
        """The chance by the points of the round, of which each has *scores*: own and others'."""
        return lambda points: _chance_after(self, *scores(round(points)))


@lru_cache(4096)
def _chance_after(stakes: Stakes, own: int, others: int) -> float:
    """The chance of a seat that has scored *own*, all *others* as much as each other."""
    standings = [
        standing + (own if at == stakes.seat else others)
        for at, standing in enumerate(stakes.standings)
    ]
    left = max(0.0, stakes.pacing.left(min(standings)))
    return chance_to_win(standings, stakes.seat, stakes.pacing.spread * sqrt(left))


def stakes_of(seen: Seen, pace: float, spread: float, out: float, lost: float) -> Stakes | None:
    """What the seat to act plays for; None where points are as good.

    *pace* and *spread* of the rounds; *out* points are for going out, and with *lost* or less a
    seat is out of a game that has no target. Points are as good where the game may last for long,
    or more than one of several can still be out.
    """
    rules, playing = seen.rules, seen.playing
    penalties = seen.variant.measure(rules) is Measure.PENALTIES
    lasting = seen.variant.measure(rules) is Measure.LASTING
    totals = [seen.totals[each - 1] for each in playing]
    standings = tuple(-total if penalties else total for total in totals)
    bound, rounds = _end(seen, round(lost))
    pacing = Pacing(pace, spread, round(out), bound, rounds)
    if (lasting and len(playing) > 2) or pacing.left(min(standings)) > NEAR:
        return None
    return Stakes(standings, playing.index(seen.acting), pacing)


def _end(seen: Seen, lost: int) -> tuple[int | None, int]:
    """How low somebody has to come for the game to end, or how many rounds are to come."""
    rules = seen.rules
    deals: int = getattr(rules, "deals", 0)
    if deals or getattr(rules, "one_round", False):
        return None, max(0, deals - seen.round)
    return -rules.target or lost, 0
