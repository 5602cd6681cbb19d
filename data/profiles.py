"""One player's record, and lists of finished games."""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import case, func, select

from data.game_rows import GameRow
from data.games import find, seats_of
from data.ids import GuildId, Ms, UserId
from data.solos import Standpoint, of_user
from data.standings import as_shown
from data.store.pages import page_in
from data.store.schema import games, players, ratings, results
from data.store.transaction import Transaction
from data.tally import Tally

HISTORY_PAGE = 10
"""Games on one page of the history."""
OPPONENTS = 10
"""Opponents in a profile."""


@dataclass(frozen=True, slots=True)
class Record:
    """One player's rated games of one variant in one server."""

    variant: str
    rating: int
    provisional: bool
    tally: Tally
    games: int
    wins: int
    streak: int
    best_streak: int
    last_ms: Ms


@dataclass(frozen=True, slots=True)
class Against:
    """Rated games with one other player: who came before whom."""

    user_id: UserId
    name: str
    games: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class Profile:
    """One player in one server; *unrated* and *computer* count finished games."""

    user_id: UserId
    records: tuple[Record, ...]
    against: tuple[Against, ...]
    unrated: int
    computer: int
    places: Mapping[str, Standpoint]
    """By variant, where they stand on the scale of the computer's levels, wherever they played."""


@dataclass(frozen=True, slots=True)
class History:
    """Finished games, the newest first; pages count from 1."""

    games: tuple[GameRow, ...]
    page: int
    pages: int


async def profile(tx: Transaction, guild: GuildId, user: UserId, *, own: bool = False) -> Profile:
    """The record of *user* in a server, with the most frequent opponents.

    *own*: they ask themselves, and so read of their games elsewhere too.
    """
    unrated, computer = await uncounted(tx, guild, user)
    return Profile(
        user_id=user,
        records=await records(tx, guild, user),
        against=await against(tx, guild, user),
        unrated=unrated,
        computer=computer,
        places=await of_user(tx, user) if own else {},
    )


async def records(tx: Transaction, guild: GuildId, user: UserId) -> tuple[Record, ...]:
    """The rated games by variant, the most played first."""
    columns = (one for one in ratings.c if one.name not in ("guild_id", "user_id"))
    query = select(*columns).filter_by(guild_id=guild, user_id=user)
    found = await tx.execute(query.order_by(ratings.c.games.desc(), ratings.c.variant))
    return tuple(Record(**as_shown(row)) for row in found)


async def against(tx: Transaction, guild: GuildId, user: UserId) -> tuple[Against, ...]:
    """Whom *user* met in rated games, the most frequent first."""
    me, other = results.alias(), results.alias()
    met = (
        select(
            other.c.user_id,
            func.max(other.c.game_id).label("last"),
            func.count().label("games"),
            func.sum(case((me.c.place < other.c.place, 1), else_=0)).label("won"),
            func.sum(case((me.c.place > other.c.place, 1), else_=0)).label("lost"),
        )
        .join_from(me, other, me.c.game_id == other.c.game_id)
        .where(me.c.guild_id == guild, me.c.user_id == user, other.c.user_id != user)
        .group_by(other.c.user_id)
        .cte()
    )
    last_seat = (players.c.game_id == met.c.last) & (players.c.user_id == met.c.user_id)
    query = (
        select(met.c.user_id, players.c.name, met.c.games, met.c.won, met.c.lost)
        .join_from(met, players, last_seat)
        .order_by(met.c.games.desc(), met.c.user_id)
        .limit(OPPONENTS)
    )
    return await tx.read(Against, query)


async def uncounted(tx: Transaction, guild: GuildId, user: UserId) -> tuple[int, int]:
    """How many finished games of *user* were unrated, and how many with the computer."""
    alone = games.c.computer.is_not(None)
    query = select(func.count().filter(~alone & ~games.c.rated), func.count().filter(alone))
    query = query.where(games.c.state == "finished", games.c.guild_id == guild)
    found = await tx.execute(query.where(games.c.id.in_(seats_of(user))))
    unrated, computer = found.one()
    return unrated, computer


async def history(
    tx: Transaction,
    *,
    guild: GuildId | None = None,
    user: UserId | None = None,
    page: int = 1,
) -> History:
    """Finished games of a server, of a player, or of a player in a server.

    A *page* outside is the nearest one.
    """
    query = select(games).where(games.c.state == "finished")
    if guild is not None:
        query = query.where(games.c.guild_id == guild)
    if user is not None:
        query = query.where(games.c.id.in_(seats_of(user)))
    window = await page_in(tx, query, page, HISTORY_PAGE)
    found = await find(tx, window.of(query.order_by(games.c.finish_order.desc())))
    return History(found, window.page, window.pages)
