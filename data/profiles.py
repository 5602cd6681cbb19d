"""One player's record, and lists of finished games."""

from dataclasses import dataclass

from data.games import GameRow
from data.transaction import Transaction

HISTORY_PAGE = 10
"""Games on one page of the history."""


@dataclass(frozen=True, slots=True)
class Record:
    """One player's rated games of one variant in one server."""

    variant: str
    rating: int
    provisional: bool
    points: int
    games: int
    wins: int
    streak: int
    best_streak: int
    last_ms: int


@dataclass(frozen=True, slots=True)
class Against:
    """Rated games with one other player: who came before whom."""

    user_id: int
    name: str
    games: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class Profile:
    """One player in one server; *unrated* and *computer* count finished games."""

    user_id: int
    records: tuple[Record, ...]
    against: tuple[Against, ...]
    unrated: int
    computer: int


@dataclass(frozen=True, slots=True)
class History:
    """Finished games, the newest first; pages count from 1."""

    games: tuple[GameRow, ...]
    page: int
    pages: int


async def profile(tx: Transaction, guild: int, user: int, *, opponents: int = 10) -> Profile:
    """The record of *user* in a server; the most frequent *opponents* only."""
    raise NotImplementedError


async def history(
    tx: Transaction,
    *,
    guild: int | None = None,
    user: int | None = None,
    variant: str | None = None,
    page: int = 1,
) -> History:
    """Finished games of a server, of a player, or of a player in a server."""
    raise NotImplementedError
