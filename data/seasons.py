"""Seasons of servers: the running one, those that are over, and how one follows the other.

When one ends is decided elsewhere (bot/club/season/calendar.py); here it is stored, once.
"""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import ColumnElement, delete, func, insert, select

from data import season_tables
from data.club_rows import Season as Season
from data.games import FINISHING
from data.ids import GuildId, Ms
from data.store.club import champion_roles, season_ranks, seasons
from data.store.pages import page_in
from data.store.schema import ratings, results, servers
from data.store.transaction import Transaction

PAGE = 3
"""Seasons on one page of their champions."""


async def hold(tx: Transaction, guild: GuildId) -> None:
    """Keep a server's seasons and settings as they are until the transaction ends."""
    await tx.hold(f"server {guild}")


async def running(tx: Transaction, guild: GuildId) -> Season | None:
    """The season that goes on in a server."""
    return await newest(tx, seasons.c.guild_id == guild, ~seasons.c.ended)


async def numbered(tx: Transaction, guild: GuildId, number: int) -> Season | None:
    """The season of a server with that number."""
    return await newest(tx, seasons.c.guild_id == guild, seasons.c.number == number)


async def last_ended(tx: Transaction, guild: GuildId) -> Season | None:
    """The last season of a server that is over."""
    return await newest(tx, seasons.c.guild_id == guild, seasons.c.ended)


async def newest(tx: Transaction, *which: ColumnElement[bool]) -> Season | None:
    """The newest of the seasons that *which* selects."""
    query = select(seasons).where(*which).order_by(seasons.c.number.desc()).limit(1)
    return await tx.read_first(Season, query)


async def ended_page(
    tx: Transaction, guild: GuildId, page: int
) -> tuple[Sequence[Season], int, int]:
    """Seasons that are over, the newest first: those of the nearest *page*, its number, how many.

    Those in which nothing was played are left out.
    """
    was_played = select(season_ranks.c.season).where(
        season_ranks.c.guild_id == guild, season_ranks.c.season == seasons.c.number
    )
    query = select(seasons).where(seasons.c.guild_id == guild, seasons.c.ended, was_played.exists())
    window = await page_in(tx, query, page, PAGE)
    found = await tx.read(Season, window.of(query.order_by(seasons.c.number.desc())))
    return found, window.page, window.pages


async def begin(tx: Transaction, guild: GuildId, begin_ms: Ms, end_ms: Ms, zone: str) -> Season:
    """Begin the next season of a server where none goes on; the one that does is returned else.

    To be called while the server's seasons are held.
    """
    present = await running(tx, guild)
    if present is not None:
        return present
    last = await tx.scalar(select(func.max(seasons.c.number)).where(seasons.c.guild_id == guild))
    ended = await last_ended(tx, guild)
    if ended is not None:
        begin_ms = max(begin_ms, ended.end_ms)
    made = Season(guild, (last or 0) + 1, begin_ms, end_ms, zone, ended=False, told=False)
    await tx.execute(insert(seasons).values(asdict(made)))
    return made


async def change(tx: Transaction, /, season: Season, **values: object) -> None:
    """Set some values of a season: when it ends, whether something is left to be posted of it."""
    await tx.change(seasons, {"guild_id": season.guild_id, "number": season.number}, **values)


async def end(tx: Transaction, guild: GuildId, now_ms: Ms) -> Season | None:
    """End the running season where it is over, with the final table of each game; else None.

    To be called while the server's seasons are held.
    """
    present = await running(tx, guild)
    if present is None or present.end_ms > now_ms:
        return None
    # Or a game that is being finished would be in no season.
    await tx.hold(FINISHING)
    was_played = await season_tables.keep(
        tx, guild, present.number, present.begin_ms, present.end_ms
    )
    await change(tx, present, ended=True, told=not was_played)
    return await numbered(tx, guild, present.number)


HERE = (
    ~select(servers.c.id)
    .where(servers.c.id == seasons.c.guild_id, servers.c.left_ms.is_not(None))
    .exists()
)
"""That we are still in the season's server."""


async def due(tx: Transaction, now_ms: Ms) -> Sequence[GuildId]:
    """The servers whose season is over."""
    query = select(seasons.c.guild_id).where(~seasons.c.ended, seasons.c.end_ms <= now_ms, HERE)
    return await tx.scalars(query.order_by(seasons.c.end_ms, seasons.c.guild_id))


async def next_end_ms(tx: Transaction, now_ms: Ms) -> Ms | None:
    """When the next season ends, after now."""
    query = select(func.min(seasons.c.end_ms)).where(~seasons.c.ended, seasons.c.end_ms > now_ms)
    return await tx.scalar(query)


async def untold(tx: Transaction) -> Sequence[Season]:
    """Seasons that are over and were not posted yet."""
    query = select(seasons).where(~seasons.c.told, seasons.c.ended, HERE)
    return await tx.read(Season, query.order_by(seasons.c.guild_id, seasons.c.number))


async def without(tx: Transaction) -> Sequence[GuildId]:
    """Servers in which a game that counts ended after their last season, and none goes on."""
    own = seasons.c.guild_id == ratings.c.guild_id
    last_end = select(func.coalesce(func.max(seasons.c.end_ms), 0)).where(own).scalar_subquery()
    went_on = select(seasons.c.number).where(own, ~seasons.c.ended).exists()
    played = results.c.guild_id == ratings.c.guild_id
    since = select(results.c.game_id).where(played, results.c.finished_ms >= last_end).exists()
    query = select(ratings.c.guild_id).where(~went_on, since).distinct()
    return await tx.scalars(query.order_by(ratings.c.guild_id))


async def forget_server(tx: Transaction, guilds: Sequence[GuildId]) -> None:
    """Drop the seasons of servers that we have left."""
    for table in (season_ranks, champion_roles, seasons):
        await tx.execute(delete(table).where(table.c.guild_id.in_(guilds)))
