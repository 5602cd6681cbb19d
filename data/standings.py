"""Who stands where in a server, by rated games between people (see data/results.py).

For all time by rating, for a month or a week by games won; or by what is asked for. By points it is
the sum of all games, where more of them are better. Among equals what a game brought on average
decides: points, or fewer penalty points, or staying in longer, as
the game's rules have it (see data/tally.py). Last come rating and user, so that the order is
always the same.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

from sqlalchemy import CTE, ColumnElement, Select, Table, case, func, select

from data.ids import ZERO_MS, GuildId, Ms, UserId
from data.rating import SETTLED_SIGMA, Rating
from data.results import RatingChange as RatingChange
from data.results import changes as changes
from data.results import rebuild as rebuild
from data.results import record as record
from data.store.pages import nearest
from data.store.schema import ratings, results
from data.store.transaction import AnyRow, Transaction
from data.tally import MEANS, NAMES, Tally, best_first, columns, taken_from
from engine.state import Measure

Period = Literal["all", "month", "week"]
Order = Literal["rating", "points", "wins", "games"]
"""By what players are ranked; *points* are all they have made, a running score; where fewer are
better, or none are made, what a game brought on average, as any game adds to a sum."""
PAGE = 10
"""Rows on one page of the standings."""
KNOWN = ratings.c.user_id > 0
"""Who has had their data deleted stands nowhere (see data/privacy.py)."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One row of the standings; *streak* is the number of games won since the last lost one."""

    rank: int
    user_id: UserId
    rating: int
    provisional: bool
    tally: Tally
    games: int
    wins: int
    streak: int


@dataclass(frozen=True, slots=True)
class Standings:
    """One page; pages count from 1. *own* is the reader's row, on whatever page it is.

    *measures*: by which of them results are compared, and by which then.
    """

    variant: str
    period: Period
    order: Order
    measures: Sequence[Measure]
    rows: tuple[Standing, ...]
    page: int
    pages: int
    players: int
    own: Standing | None


async def standings(
    tx: Transaction,
    guild: GuildId,
    variant: str,
    period: Period,
    *,
    now_ms: Ms,
    page: int = 1,
    reader: UserId | None = None,
    order: Order | None = None,
    until_ms: Ms | None = None,
) -> Standings:
    """One page of a server's standings; a *page* outside is the nearest one.

    *order*: the usual one where it is None. *until_ms*: of a month or a week, only what ended
    before then.
    The month and the week (from Monday) are those of *now_ms* in UTC; their rating is today's.
    """
    if period == "all":
        listed = listing(ratings, guild, variant).cte()
    else:
        ended = between(beginning_ms(period, now_ms), until_ms)
        listed = listing(sums(guild, variant, ended), guild, variant).cte()
    players, measures = await seen_over(tx, listed)
    order = order or usual_order(period)
    ranked = in_order(listed, order, measures).cte()
    window = nearest(page, players, PAGE)
    of_reader = select(ranked).where(ranked.c.user_id == reader)
    return Standings(
        variant=variant,
        period=period,
        order=order,
        measures=measures,
        rows=await rows(tx, window.of(select(ranked).order_by(ranked.c.rank))),
        page=window.page,
        pages=window.pages,
        players=players,
        own=None if reader is None else next(iter(await rows(tx, of_reader)), None),
    )


def usual_order(period: Period) -> Order:
    """By what players are ranked where nothing else is asked for."""
    return "rating" if period == "all" else "wins"


def beginning_ms(period: Literal["month", "week"], now_ms: Ms) -> Ms:
    """When the month or the week of *now_ms* began in UTC."""
    now = datetime.fromtimestamp(now_ms / 1000, UTC)
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    if period == "month":
        return Ms(int(midnight.replace(day=1).timestamp()) * 1000)
    return Ms(int((midnight - timedelta(days=now.weekday())).timestamp()) * 1000)


def listing(reached: Table | CTE, guild: GuildId, variant: str) -> Select[Any]:
    """Everybody with a rating and what they have *reached*: the ratings themselves, or sums."""
    columns = (reached.c[name] for name in (*NAMES, "games", "wins", "streak"))
    query = select(ratings.c.user_id, ratings.c.mu, ratings.c.sigma, *columns)
    query = query.where(ratings.c.guild_id == guild, ratings.c.variant == variant, KNOWN)
    return query.where(reached.c.user_id == ratings.c.user_id)


def between(begin_ms: Ms, until_ms: Ms | None) -> ColumnElement[bool]:
    """The condition that a game ended in that time."""
    since_then = results.c.finished_ms >= begin_ms
    return since_then if until_ms is None else since_then & (results.c.finished_ms < until_ms)


async def played(
    tx: Transaction, guild: GuildId, begin_ms: Ms = ZERO_MS, until_ms: Ms | None = None
) -> tuple[str, ...]:
    """The games of which some that count ended in that time, the most played first."""
    often = func.count(results.c.game_id.distinct())
    query = select(results.c.variant).where(results.c.guild_id == guild)
    query = query.where(between(begin_ms, until_ms)).group_by(results.c.variant)
    return tuple(await tx.scalars(query.order_by(often.desc(), results.c.variant)))


def results_of(guild: GuildId, variant: str, ended: ColumnElement[bool]) -> CTE:
    """The period's results, each with its player's last lost game in the period."""
    lost = case((~results.c.won, results.c.finish_order), else_=0)
    return (
        select(
            *(results.c.user_id, results.c.won, results.c.finish_order),
            *(results.c.measure, results.c.points, results.c.beaten, results.c.rivals),
            func.max(lost).over(partition_by=results.c.user_id).label("last_lost"),
        )
        .where(results.c.guild_id == guild, results.c.variant == variant)
        .where(ended)
        .cte()
    )


def sums(guild: GuildId, variant: str, ended: ColumnElement[bool]) -> CTE:
    """What everybody reached in games that *ended* so: one row for each player."""
    period = results_of(guild, variant, ended)
    one_if_won = case((period.c.won, 1), else_=0)
    one_if_in_streak = case((period.c.finish_order > period.c.last_lost, 1), else_=0)
    reached = select(
        period.c.user_id,
        *columns(period.c),
        func.count().label("games"),
        func.sum(one_if_won).label("wins"),
        func.sum(one_if_in_streak).label("streak"),
    )
    return reached.group_by(period.c.user_id).cte()


async def seen_over(tx: Transaction, listed: CTE) -> tuple[int, Sequence[Measure]]:
    """How many players are listed, and the measures of their games, the most usual first."""
    often = [func.coalesce(func.sum(listed.c[mean.number]), 0) for mean in MEANS.values()]
    players, *counts = (await tx.execute(select(func.count(), *often).select_from(listed))).one()
    by_count = dict(zip(MEANS, counts, strict=True))
    return players, sorted(MEANS, key=lambda measure: -by_count[measure])


def in_order(listed: CTE, order: Order, measures: Sequence[Measure]) -> Select[Any]:
    """The players with their ranks.

    A rating, and what games brought on average, says little after few games: who is still
    settling comes after the others. A sum of points says what it says.
    """
    each = listed.c
    settling = case((each.sigma > SETTLED_SIGMA, 1), else_=0)
    brought = tuple(best_first(each, measures))
    by: dict[Order, tuple[ColumnElement[Any], ...]] = {
        "rating": (settling, each.mu.desc(), each.wins.desc()),
        "points": (*summed(each, measures), settling, *brought, each.wins.desc(), each.mu.desc()),
        "wins": (each.wins.desc(), *brought, each.mu.desc()),
        "games": (each.games.desc(), each.wins.desc(), *brought, each.mu.desc()),
    }
    rank = func.row_number().over(order_by=(*by[order], each.user_id))
    return select(rank.label("rank"), *each)


def summed(each: Any, measures: Sequence[Measure]) -> Iterator[ColumnElement[Any]]:
    """The order by all points made, where a list goes by points of which more are better."""
    if measures[0] is Measure.POINTS:
        made = case((each.point_games > 0, each.points))
        yield made.desc().nulls_last()


async def rows(tx: Transaction, query: Select[Any]) -> tuple[Standing, ...]:
    """The rows of the ranking that *query* finds."""
    return tuple(Standing(**as_shown(row)) for row in await tx.execute(query))


def as_shown(row: AnyRow) -> dict[str, Any]:
    """The values of *row*, its rating and its tally as they are shown."""
    values = row._asdict()
    rating, tally = Rating(values.pop("mu"), values.pop("sigma")), taken_from(values)
    return values | {"rating": rating.shown, "provisional": rating.provisional, "tally": tally}
