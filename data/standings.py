"""Who stands where in a server: results of rated games between people, and what follows."""

from dataclasses import dataclass
from typing import Literal

from data.transaction import Transaction

Period = Literal["all", "month", "week"]
PAGE = 10
"""Rows on one page of the standings."""


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a finished game did to one player's rating, as shown."""

    seat: int
    user_id: int
    before: int
    after: int
    provisional: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """One row of the standings; *streak* is the number of games won since the last lost one."""

    rank: int
    user_id: int
    rating: int
    provisional: bool
    points: int
    games: int
    wins: int
    streak: int


@dataclass(frozen=True, slots=True)
class Standings:
    """One page; pages count from 1. *own* is the reader's row, on whatever page it is."""

    rows: tuple[Standing, ...]
    page: int
    pages: int
    players: int
    own: Standing | None


async def record(tx: Transaction, game: int) -> tuple[RatingChange, ...]:
    """Count a game that was just finished; empty where it does not count.

    Only rated games of a server in which all seats are people count.
    """
    raise NotImplementedError


async def changes(tx: Transaction, game: int) -> tuple[RatingChange, ...]:
    """What record returned for *game*."""
    raise NotImplementedError


async def standings(
    tx: Transaction,
    guild: int,
    variant: str,
    period: Period,
    *,
    now_ms: int,
    page: int = 1,
    reader: int | None = None,
) -> Standings:
    """One page of a server's standings; a *page* outside is the nearest one.

    The month and the week (from Monday) are those of *now_ms* in UTC; their rating is today's.
    """
    raise NotImplementedError


async def rebuild(tx: Transaction) -> int:
    """Count all finished games again, in the order they were finished; returns how many count."""
    raise NotImplementedError
