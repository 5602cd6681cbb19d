"""Ratings as arithmetic: openskill's Plackett–Luce model, shown on the scale of chess.

A new player is shown as 1500; 200 points more mean that about three games in four are won.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
SHOWN_AT_START = 1500
SHOWN_PER_SKILL = 200 / MODEL.beta
"""openskill's beta is the difference in skill at which the better wins about 76 % (Elo: 200)."""
SETTLED_SIGMA = 6.5
"""The uncertainty, from 8.33 at the start, up to which a rating is provisional no longer.

Reached after seven to nine games between equals, later where the result was never in doubt.
"""


@dataclass(frozen=True, slots=True)
class Rating:
    """A skill and how uncertain it is."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def shown(self) -> int:
        """The whole number that players see."""
        return round(SHOWN_AT_START + SHOWN_PER_SKILL * (self.mu - MODEL.mu))

    @classmethod
    def at(cls, shown: int, sigma: float) -> "Rating":
        """The rating that players see as *shown*."""
        return cls(MODEL.mu + (shown - SHOWN_AT_START) / SHOWN_PER_SKILL, sigma)

    @property
    def provisional(self) -> bool:
        """Whether a rating may still change much."""
        return self.sigma > SETTLED_SIGMA


def rate(ratings: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """The *ratings* after a game in which their owners came in at *places*, 1 being the best."""
    teams = [[MODEL.create_rating([rating.mu, rating.sigma])] for rating in ratings]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return tuple(Rating(one.mu, one.sigma) for [one] in rated)
