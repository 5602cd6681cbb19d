"""Who stands where in a server, by rated games between people (see data/results.py).

For all time: the settled ratings first, the better before the worse, then the provisional
ones. For a month or a week: by points made in it, or by games won where points are penalties.
Ties: by wins, then by rating, then by user, so that the order is always the same.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

from sqlalchemy import CTE, ColumnElement, Select, case, func, select

from data.rating import SETTLED_SIGMA, Rating
from data.results import RatingChange as RatingChange
from data.results import changes as changes
from data.results import rebuild as rebuild
from data.results import record as record
from data.schema import ratings, results
from data.transaction import AnyRow, Transaction

Period = Literal["all", "month", "week"]
PAGE = 10
"""Rows on one page of the standings."""
KNOWN = ratings.c.user_id > 0
"""Who has had their data deleted stands nowhere (see data/privacy.py)."""


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


async def standings(
    tx: Transaction,
    guild: int,
    variant: str,
    period: Period,
    *,
    now_ms: int,
    page: int = 1,
    reader: int | None = None,
    lowest_wins: bool = False,
    until_ms: int | None = None,
) -> Standings:
    """One page of a server's standings; a *page* outside is the nearest one.

    *lowest_wins*: the game's points are penalties. *until_ms*: of a month or a week, only what
    ended before then.
    The month and the week (from Monday) are those of *now_ms* in UTC; their rating is today's.
    """
    if period == "all":
        ranked = of_all_time(guild, variant).cte()
    else:
        begin_ms = beginning_ms(period, now_ms)
        ended = between(begin_ms, until_ms)
        ranked = since(guild, variant, ended, lowest_wins=lowest_wins).cte()
    players = int(await tx.scalar(select(func.count()).select_from(ranked)))
    pages = max(1, -(-players // PAGE))
    page = min(max(page, 1), pages)
    return Standings(
        rows=await rows(tx, ranked, page),
        page=page,
        pages=pages,
        players=players,
        own=None if reader is None else await own(tx, ranked, reader),
    )


def beginning_ms(period: Literal["month", "week"], now_ms: int) -> int:
    """When the month or the week of *now_ms* began in UTC."""
    now = datetime.fromtimestamp(now_ms / 1000, UTC)
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    if period == "month":
        return int(midnight.replace(day=1).timestamp()) * 1000
    return int((midnight - timedelta(days=now.weekday())).timestamp()) * 1000


def of_all_time(guild: int, variant: str) -> Select[Any]:
    """Everybody's sums, ranked by rating."""
    provisional = case((ratings.c.sigma > SETTLED_SIGMA, 1), else_=0)
    order = (provisional, ratings.c.mu.desc(), ratings.c.wins.desc(), ratings.c.user_id)
    return select(
        func.row_number().over(order_by=order).label("rank"),
        *(ratings.c.user_id, ratings.c.mu, ratings.c.sigma),
        *(ratings.c.points, ratings.c.games, ratings.c.wins, ratings.c.streak),
    ).where(ratings.c.guild_id == guild, ratings.c.variant == variant, KNOWN)


def between(begin_ms: int, until_ms: int | None) -> ColumnElement[bool]:
    """That a game ended in that time."""
    since_then = results.c.finished_ms >= begin_ms
    return since_then if until_ms is None else since_then & (results.c.finished_ms < until_ms)


async def played(tx: Transaction, guild: int, begin_ms: int, until_ms: int) -> tuple[str, ...]:
    """The games of which some that count ended in that time, the most played first."""
    often = func.count(results.c.game_id.distinct())
    query = select(results.c.variant).where(results.c.guild_id == guild)
    query = query.where(between(begin_ms, until_ms)).group_by(results.c.variant)
    return tuple((await tx.execute(query.order_by(often.desc(), results.c.variant))).scalars())


def since(
    guild: int, variant: str, ended: ColumnElement[bool], *, lowest_wins: bool
) -> Select[Any]:
    """What everybody reached in games that *ended* so, ranked by points, or only by games won."""
    period = sums(results_of(guild, variant, ended)).cte()
    points, wins = period.c.points, period.c.wins
    by_wins = (wins.desc(), ratings.c.mu.desc(), period.c.user_id)
    order = by_wins if lowest_wins else (points.desc(), *by_wins)
    return (
        select(
            func.row_number().over(order_by=order).label("rank"),
            *(period.c.user_id, ratings.c.mu, ratings.c.sigma),
            *(points, period.c.games, wins, period.c.streak),
        )
        .join_from(period, ratings, period.c.user_id == ratings.c.user_id)
        .where(ratings.c.guild_id == guild, ratings.c.variant == variant, KNOWN)
    )


def results_of(guild: int, variant: str, ended: ColumnElement[bool]) -> CTE:
    """The period's results, each with its player's last lost game in the period."""
    lost = case((~results.c.won, results.c.finish_order), else_=0)
    return (
        select(
            *(results.c.user_id, results.c.points, results.c.won, results.c.finish_order),
            func.max(lost).over(partition_by=results.c.user_id).label("last_lost"),
        )
        .where(results.c.guild_id == guild, results.c.variant == variant)
        .where(ended)
        .cte()
    )


def sums(period: CTE) -> Select[Any]:
    """One row for each player of *period*."""
    one_if_won = case((period.c.won, 1), else_=0)
    one_if_in_streak = case((period.c.finish_order > period.c.last_lost, 1), else_=0)
    return select(
        period.c.user_id,
        func.sum(period.c.points).label("points"),
        func.count().label("games"),
        func.sum(one_if_won).label("wins"),
        func.sum(one_if_in_streak).label("streak"),
    ).group_by(period.c.user_id)


async def rows(tx: Transaction, ranked: CTE, page: int) -> tuple[Standing, ...]:
    """The rows on *page*."""
    query = select(ranked).order_by(ranked.c.rank).limit(PAGE).offset((page - 1) * PAGE)
    return tuple(standing(row) for row in await tx.execute(query))


async def own(tx: Transaction, ranked: CTE, reader: int) -> Standing | None:
    """The row of *reader*, if there is one."""
    row = (await tx.execute(select(ranked).where(ranked.c.user_id == reader))).first()
    return None if row is None else standing(row)


def standing(row: AnyRow) -> Standing:
    """A row of the ranking, its rating as shown."""
    values = row._asdict()
    rating = Rating(values.pop("mu"), values.pop("sigma"))
    return Standing(rating=rating.shown, provisional=rating.provisional, **values)
