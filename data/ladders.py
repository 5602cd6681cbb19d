"""The ladder of a month: the sums of everybody's best deals of the day, in a server and everywhere.

A deal counts once it is open: who is still to play the same cards learns nothing of others by it.
Months are counted from the year 0, in UTC.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import ColumnElement, delete, func, select

from data.days import EPOCH, date_of
from data.ids import GameId, GuildId, UserId
from data.store.club import today_ladders, today_tries, todays
from data.store.pages import page_in
from data.store.schema import games, players
from data.store.transaction import Transaction
from data.todays import OWN_GAME, OWN_PLAYER, OWN_SEAT

BEST = 20
"""So many of somebody's deals are added up, the best of a month."""
PAGE = 10
KEPT_MONTHS = 13
"""So many months can be looked at, the present one among them."""
EVERYWHERE = GuildId(0)
"""Stands for all servers and DMs together."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A try that was played to its end and is still to be counted."""

    game: GameId
    user: UserId
    guild: GuildId | None
    day: int
    variant: str
    rules: dict[str, Any]
    lead: int
    strong: int


@dataclass(frozen=True, slots=True)
class Rung:
    """Somebody's place in a ladder, equal sums sharing one; *deals* are all that they finished."""

    place: int
    user_id: UserId
    points: int
    deals: int


@dataclass(frozen=True, slots=True)
class Ladder:
    """One page of a server's ladder; *own* is the reader's line, on whatever page it is.

    *everywhere* is the reader's among *everybody* who plays with this bot.
    """

    month: int
    rungs: tuple[Rung, ...]
    page: int
    pages: int
    players: int
    own: Rung | None
    everywhere: Rung | None
    everybody: int


def month_of(day: int) -> int:
    """The month of a day that is counted since 1970."""
    found = date_of(day)
    return 12 * found.year + found.month - 1


def days_of(month: int) -> tuple[int, int]:
    """The first and the last day of a month, counted since 1970."""
    first, after = (date(each // 12, each % 12 + 1, 1) for each in (month, month + 1))
    return (first - EPOCH).days, (after - EPOCH).days - 1


async def uncounted(
    tx: Transaction, variants: Collection[str], since: int, most: int
) -> Sequence[Finished]:
    """Tries at open deals of these games that are still to be counted, *most* of them.

    *since*: the first day that is looked at.
    """
    tried = today_tries.c
    same = (todays.c.day == tried.day) & (todays.c.variant == tried.variant)
    query = (
        select(
            tried.game_id.label("game"),
            players.c.user_id.label("user"),
            games.c.guild_id.label("guild"),
            *(tried.day, tried.variant, todays.c.rules, tried.lead),
            todays.c.strong,
        )
        .where(OWN_GAME, OWN_PLAYER, same, tried.points.is_(None), tried.lead.is_not(None))
        .where(tried.day >= since, tried.variant.in_(variants), todays.c.strong.is_not(None))
        # Who was forgotten is in no ladder.
        .where(games.c.audience.is_(None), games.c.state != "playing", players.c.user_id > 0)
    )
    return await tx.read(Finished, query.order_by(tried.game_id).limit(most))


async def count(tx: Transaction, tried: Finished, points: int) -> None:
    """Let a try count with so many *points*, unless its player has been forgotten since."""
    await tx.hold(f"ladder {tried.user}")
    own = select(players.c.user_id).filter_by(game_id=tried.game, seat=OWN_SEAT)
    # Whoever is being forgotten waits for this, and takes it along.
    if await tx.scalar(own.with_for_update()) != tried.user:
        return
    await tx.change(today_tries, {"game_id": tried.game}, points=points)
    month = month_of(tried.day)
    if tried.guild is not None:
        here = games.c.guild_id == tried.guild
        await _add_up(tx, tried.guild, month, tried.user, here)
    await _add_up(tx, EVERYWHERE, month, tried.user)


async def _add_up(
    tx: Transaction, guild: GuildId, month: int, user: UserId, *which: ColumnElement[bool]
) -> None:
    """Add up the best of somebody's tries of a month."""
    order, (first, last) = today_tries.c.points.desc(), days_of(month)
    own = (
        select(today_tries.c.points, func.row_number().over(order_by=order).label("number"))
        .where(OWN_GAME, OWN_PLAYER, players.c.user_id == user, *which)
        .where(today_tries.c.points.is_not(None), today_tries.c.day.between(first, last))
        .subquery()
    )
    best = func.sum(own.c.points).filter(own.c.number <= BEST)
    points, deals = (await tx.execute(select(best, func.count()).select_from(own))).one()
    key = {"guild_id": guild, "month": month, "user_id": user}
    await tx.put(today_ladders, key, points=points, deals=deals)


async def ladder(
    tx: Transaction, guild: GuildId | None, month: int, page: int, reader: UserId
) -> Ladder:
    """A page of a server's ladder, none in a DM; a *page* outside is the nearest one."""
    columns = today_ladders.c
    query = select(columns.user_id, columns.points).where(
        columns.guild_id == guild, columns.month == month
    )
    window = await page_in(tx, query, page, PAGE)
    place = func.rank().over(order_by=columns.points.desc()).label("place")
    ranked = query.add_columns(columns.deals, place)
    rungs = await tx.read(Rung, window.of(ranked.order_by(place, columns.user_id)))
    own = None if guild is None else await rung_of(tx, guild, month, reader)
    everybody = (columns.guild_id == EVERYWHERE) & (columns.month == month)
    return Ladder(
        month=month,
        rungs=rungs,
        page=window.page,
        pages=window.pages,
        players=window.rows,
        own=own,
        everywhere=await rung_of(tx, EVERYWHERE, month, reader),
        everybody=await tx.count(everybody),
    )


async def rung_of(tx: Transaction, guild: GuildId, month: int, user: UserId) -> Rung | None:
    """Somebody's line in a ladder; None where they have none."""
    columns = today_ladders.c
    own = select(columns.points, columns.deals)
    found = (await tx.execute(own.filter_by(guild_id=guild, month=month, user_id=user))).first()
    if found is None:
        return None
    same = (columns.guild_id == guild) & (columns.month == month)
    better = await tx.count(same, columns.points > found.points)
    return Rung(better + 1, user, found.points, found.deals)


async def remove_old(tx: Transaction, today: int) -> int:
    """Remove the ladders that can not be looked at any more; tells how many lines."""
    before = today_ladders.c.month <= month_of(today) - KEPT_MONTHS
    return (await tx.execute(delete(today_ladders).where(before))).rowcount
