"""What a season's points are, who leads, and the final tables that are kept.

For each opponent who finishes behind them in a rated game a player gets 10 points the first time
in a season, 9 the second, and so on, always at least 1: who plays with many gets on faster than
who plays the same person over and over. Players are ranked by points, then by games won, then by
fewer games, then by rating, and last by the older account. Champion is the first who has played
enough games with enough different people.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import CTE, ColumnElement, Select, case, func, insert, select

from data.ids import GuildId, Ms, UserId
from data.standings import KNOWN, between
from data.store.club import season_ranks
from data.store.pages import page_in
from data.store.schema import ratings, results
from data.store.transaction import Transaction
from data.store.values import columns_of

MOST_POINTS, LEAST_POINTS = 10, 1
"""For one opponent in one game: the first time, and however often they met."""
LEAST_GAMES, LEAST_OPPONENTS = 5, 2
"""What a champion has played, and with how many people."""
PAGE = 10
KEPT = 100
"""Rows of a final table."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """One row of a season's table."""

    rank: int
    user_id: UserId
    points: int
    games: int
    wins: int
    opponents: int
    champion: bool = False
    """Of a season that is over."""

    @property
    def qualifies(self) -> bool:
        """Whether a player of the table can become champion."""
        return self.games >= LEAST_GAMES and self.opponents >= LEAST_OPPONENTS


@dataclass(frozen=True, slots=True)
class SeasonTable:
    """One page; pages count from 1. *own* is the reader's row, on whatever page it is."""

    rows: tuple[Ranked, ...]
    page: int
    pages: int
    players: int
    own: Ranked | None


def running(guild: GuildId, variant: str, begin_ms: Ms, end_ms: Ms) -> Select[Any]:
    """The table of a season that goes on."""
    return select(ranking(guild, variant, between(begin_ms, end_ms)).cte())


def kept(guild: GuildId, variant: str, season: int) -> Select[Any]:
    """The table of a season that is over."""
    query = select(*columns_of(season_ranks, Ranked))
    return query.filter_by(guild_id=guild, season=season, variant=variant)


async def paged(
    tx: Transaction, query: Select[Any], page: int = 1, reader: UserId | None = None
) -> SeasonTable:
    """One page of a table; a *page* outside is the nearest one."""
    columns = query.selected_columns
    window = await page_in(tx, query, page, PAGE)
    rows = await tx.read(Ranked, window.of(query.order_by(columns.rank)))
    own = None
    if reader is not None:
        own = await tx.read_first(Ranked, query.where(columns.user_id == reader))
    return SeasonTable(rows, window.page, window.pages, window.rows, own)


async def played_most(
    tx: Transaction, guild: GuildId, user: UserId, begin_ms: Ms, end_ms: Ms
) -> str | None:
    """The game that *user* has finished most often in a server at that time; None: none."""
    columns, often = results.c, func.count().desc()
    query = select(columns.variant).where(columns.guild_id == guild, columns.user_id == user)
    query = query.where(between(begin_ms, end_ms)).group_by(columns.variant)
    return await tx.scalar(query.order_by(often, columns.variant).limit(1))


async def with_rival(
    tx: Transaction, table: Select[Any], user: UserId
) -> tuple[Ranked | None, Ranked | None]:
    """The rows of *user*, and of whoever stands right before them; None where there is none."""
    ranked = table.cte()
    own = select(ranked.c.rank).where(ranked.c.user_id == user).scalar_subquery()
    query = select(ranked).where(ranked.c.rank.in_((own, own - 1)))
    rows = {row.user_id == user: row for row in await tx.read(Ranked, query)}
    return rows.get(True), rows.get(False)


def ranking(guild: GuildId, variant: str, ended: ColumnElement[bool]) -> Select[Any]:
    """Everybody who finished a game that *ended* so, with rank and points."""
    played = (
        select(
            *(results.c.game_id, results.c.user_id, results.c.place, results.c.won),
            results.c.finish_order,
        )
        .where(results.c.guild_id == guild, results.c.variant == variant, ended)
        .cte()
    )
    points, met = points_of(played), met_by(played)
    reached = func.coalesce(points.c.points, 0)
    order = (reached.desc(), met.c.wins.desc(), met.c.games, ratings.c.mu.desc(), met.c.user_id)
    rank = func.row_number().over(order_by=order)
    return (
        select(
            *(rank.label("rank"), met.c.user_id, reached.label("points")),
            *(met.c.games, met.c.wins, met.c.opponents),
        )
        .join_from(met, ratings, met.c.user_id == ratings.c.user_id)
        .outerjoin(points, points.c.user_id == met.c.user_id)
        .where(ratings.c.guild_id == guild, ratings.c.variant == variant, KNOWN)
    )


def points_of(played: CTE) -> CTE:
    """Everybody's points from the games *played*; who left nobody behind is not listed."""
    own, other = played.alias(), played.alias()
    often = func.row_number().over(
        partition_by=(own.c.user_id, other.c.user_id), order_by=own.c.finish_order
    )
    beaten = (
        select(own.c.user_id, often.label("often"))
        .join_from(own, other, own.c.game_id == other.c.game_id)
        .where(own.c.place < other.c.place, own.c.user_id != other.c.user_id)
        .cte()
    )
    left = MOST_POINTS + 1 - beaten.c.often
    worth = case((left > LEAST_POINTS, left), else_=LEAST_POINTS)
    total = select(beaten.c.user_id, func.sum(worth).label("points"))
    return total.group_by(beaten.c.user_id).cte()


def met_by(played: CTE) -> CTE:
    """How many games everybody has played and won, and with how many people."""
    own, other = played.alias(), played.alias()
    one_if_won = case((own.c.won, own.c.game_id))
    together = (own.c.game_id == other.c.game_id) & (own.c.user_id != other.c.user_id)
    return (
        select(
            own.c.user_id,
            func.count(own.c.game_id.distinct()).label("games"),
            func.count(one_if_won.distinct()).label("wins"),
            func.count(other.c.user_id.distinct()).label("opponents"),
        )
        .outerjoin_from(own, other, together)
        .group_by(own.c.user_id)
        .cte()
    )


async def keep(tx: Transaction, guild: GuildId, season: int, begin_ms: Ms, end_ms: Ms) -> bool:
    """Store the final table of each game of a season; whether anything was played in it."""
    ended = between(begin_ms, end_ms)
    games = select(results.c.variant).where(results.c.guild_id == guild, ended).distinct()
    found = []
    for variant in await tx.scalars(games.order_by(results.c.variant)):
        ranked = ranking(guild, variant, ended).cte()
        rows = await tx.read(Ranked, select(ranked).order_by(ranked.c.rank))
        found += kept_rows(rows, guild, season, variant)
    if found:
        await tx.execute(insert(season_ranks), found)
    return bool(found)


def kept_rows(
    rows: Sequence[Ranked], guild: GuildId, season: int, variant: str
) -> list[dict[str, Any]]:
    """What is kept of a table: its first rows, and its champion, wherever that stands."""
    best = next((row for row in rows if row.qualifies and row.points > 0), None)
    return [
        asdict(row)
        | {"guild_id": guild, "season": season, "variant": variant, "champion": row is best}
        for row in rows
        if row.rank <= KEPT or row is best
    ]


async def best_of(
    tx: Transaction, guild: GuildId, season: int, most: int = 3
) -> dict[str, tuple[Ranked, ...]]:
    """The first rows of each game of a season that is over, and its champion; by game."""
    columns = season_ranks.c
    query = select(columns.variant, *columns_of(season_ranks, Ranked))
    query = query.filter_by(guild_id=guild, season=season)
    query = query.where((columns.rank <= most) | columns.champion)
    found: dict[str, tuple[Ranked, ...]] = {}
    for variant, *ranked in await tx.execute(query.order_by(columns.variant, columns.rank)):
        found[variant] = (*found.get(variant, ()), Ranked(*ranked))
    return found


async def champions(tx: Transaction, guild: GuildId, season: int) -> dict[str, UserId]:
    """Who is champion of which game; nobody who was forgotten."""
    columns = season_ranks.c
    query = select(columns.variant, columns.user_id).where(columns.champion, columns.user_id > 0)
    query = query.filter_by(guild_id=guild, season=season)
    return {row.variant: row.user_id for row in await tx.execute(query)}


async def titles(tx: Transaction, guild: GuildId, user: UserId) -> dict[str, Sequence[int]]:
    """The numbers of the seasons that somebody has won, by game."""
    columns = season_ranks.c
    query = select(columns.variant, columns.season).where(columns.champion)
    query = query.filter_by(guild_id=guild, user_id=user)
    found: dict[str, list[int]] = {}
    for row in await tx.execute(query.order_by(columns.variant, columns.season)):
        found.setdefault(row.variant, []).append(row.season)
    return dict(found)
