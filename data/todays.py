"""The deal of the day: the same cards for everybody, one try each, and how these ended.

Days are counted since 1970, in UTC. A try belongs to the day on which it was begun.
"""

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, delete, exists, func, insert, select, update

from data import streaks
from data.club_rows import Deal as Deal
from data.days import DAY_MS as DAY_MS
from data.days import day_of as day_of
from data.deletions import mark_of
from data.errors import AlreadyTried
from data.finishes import Finishes
from data.game_rows import NewGame
from data.games import PLAYING, create
from data.ids import GameId, GuildId, Ms, UserId
from data.store.club import today_marks, today_tries, todays
from data.store.schema import games, players
from data.store.transaction import Transaction

MAKING = "todays"
"""Held by who makes deals: one after the other, all over the database."""
OWN_SEAT = 1
"""Where the person sits, in every try."""
SEALED = games.c.audience == "sealed"
OWN_GAME = games.c.id == today_tries.c.game_id
OWN_PLAYER = (players.c.game_id == today_tries.c.game_id) & (players.c.seat == OWN_SEAT)
NAMED = 25
"""So many of a server are listed by name."""


@dataclass(frozen=True, slots=True)
class Try:
    """Somebody's game with these cards; *lead* None: they play on, or did not finish."""

    game: GameId
    user: UserId | None
    name: str
    lead: int | None
    is_over: bool
    guild: GuildId | None
    """The server in which it was begun; None of a DM."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Board(Finishes):
    """How all tries with the same cards ended, and for one reader those of one server.

    *here* are the tries of that server, and *known* the best of them by name.
    """

    own: Try | None
    here: Finishes
    known: tuple[Try, ...]


async def missing(tx: Transaction, day: int, variants: Collection[str]) -> set[str]:
    """Those of the games that have no cards yet for *day*; no other process makes any meanwhile."""
    await tx.hold(MAKING)
    found = await tx.execute(select(todays.c.variant).where(todays.c.day == day))
    return set(variants) - set(found.scalars())


async def store(tx: Transaction, new: Sequence[Deal]) -> None:
    """Fix the cards of games on a day, found `missing` in the same transaction."""
    if new:
        await tx.execute(insert(todays), [asdict(deal) for deal in new])


async def deals(tx: Transaction, day: int) -> dict[str, Deal]:
    """The deals of *day* by game."""
    found = await tx.read(Deal, select(todays).where(todays.c.day == day))
    return {deal.variant: deal for deal in found}


async def unjudged(tx: Transaction, first: int) -> tuple[Deal, ...]:
    """The deals from day *first* on of which nobody knows yet what the strong level makes.

    Those alone that somebody plays: nobody else is told.
    """
    tried = exists().where(
        today_tries.c.day == todays.c.day, today_tries.c.variant == todays.c.variant
    )
    query = select(todays).where(todays.c.day >= first, todays.c.strong.is_(None), tried)
    return await tx.read(Deal, query.order_by(todays.c.day))


async def judge(tx: Transaction, deal: Deal, lead: int) -> None:
    """Remember by how much the strong level comes ahead."""
    await tx.change(todays, {"day": deal.day, "variant": deal.variant}, strong=lead)


def _at(table: Any, day: int, variant: str) -> ColumnElement[bool]:
    """The rows of *table* about one game on one day."""
    return and_(table.c.day == day, table.c.variant == variant)


async def begin(tx: Transaction, deal: Deal, user: UserId, new: NewGame) -> GameId:
    """Begin the one try of *user*; its game. Raises AlreadyTried."""
    assert deal.key is not None
    await tx.hold(f"{MAKING} {deal.day} {deal.variant} {user}")
    if await has_tried(tx, deal, user):
        raise AlreadyTried(deal.day, deal.variant)
    mark = {"day": deal.day, "variant": deal.variant, "mark": mark_of(deal.key, user)}
    await tx.execute(insert(today_marks).values(mark))
    game = await create(tx, new)
    own = {"game_id": game, "day": deal.day, "variant": deal.variant}
    await tx.execute(insert(today_tries).values(own))
    return game


async def has_tried(tx: Transaction, deal: Deal, user: UserId) -> bool:
    """Whether *user* has had their try, be it under another number since; False on later days."""
    if deal.key is None:
        return False
    same = today_marks.c.mark == mark_of(deal.key, user)
    return await tx.count(_at(today_marks, deal.day, deal.variant), same) > 0


async def record(tx: Transaction, game: GameId, lead: int | None, now_ms: Ms) -> None:
    """Remember how a try ended; *lead* None: it was not played to its end.

    One that was counts for the streak of its player, whom the transaction holds already.
    """
    await tx.change(today_tries, {"game_id": game}, lead=lead, ended_ms=now_ms)
    query = select(players.c.user_id, today_tries.c.day).join(players, OWN_PLAYER)
    own = (await tx.execute(query.where(today_tries.c.game_id == game))).first()
    if lead is not None and own is not None and (own.user_id or 0) > 0:
        await streaks.go_on(tx, own.user_id, own.day)


async def subject(tx: Transaction, game: GameId) -> tuple[int, str] | None:
    """The day and the game of which *game* was a try; None of others, and of days long gone."""
    query = select(today_tries.c.day, today_tries.c.variant).where(today_tries.c.game_id == game)
    found = (await tx.execute(query)).first()
    return None if found is None else (found.day, found.variant)


async def tries_of(tx: Transaction, day: int, user: UserId) -> dict[str, Try]:
    """The tries of *user* on *day*, by game."""
    query = _tries(today_tries.c.day == day, players.c.user_id == user)
    found = await tx.execute(query.add_columns(today_tries.c.variant))
    return {variant: Try(*row) for *row, variant in found}


async def board(
    tx: Transaction, day: int, variant: str, *, guild: GuildId | None, user: UserId
) -> Board:
    """How the tries at one deal ended; *user* reads it, in the server *guild* or in a DM."""
    this = _at(today_tries, day, variant)
    ended = today_tries.c.ended_ms.is_not(None)
    everybody = await _finishes(tx, this, ended)
    here: Finishes = Finishes()
    known: tuple[Try, ...] = ()
    if guild is not None:
        in_server = games.c.guild_id == guild
        here = await _finishes(tx, this, ended, OWN_GAME, in_server)
        # Equal ones in the order in which they were done: nobody else's try moves anybody.
        order = (today_tries.c.lead.is_(None), today_tries.c.lead.desc(), today_tries.c.ended_ms)
        named = _tries(this, ended, in_server, players.c.user_id > 0)
        known = await tx.read(Try, named.order_by(*order, games.c.id).limit(NAMED))
    own = await tx.read_first(Try, _tries(this, players.c.user_id == user))
    return Board(leads=everybody.leads, left=everybody.left, own=own, here=here, known=known)


async def _finishes(tx: Transaction, *which: ColumnElement[bool]) -> Finishes:
    """How some tries that are over ended."""
    lead = today_tries.c.lead
    found = await tx.execute(select(lead, func.count()).where(*which).group_by(lead))
    counted = {row[0]: row[1] for row in found}
    left = counted.pop(None, 0)
    return Finishes(tuple(sorted(counted.items(), reverse=True)), left)


def _tries(*which: ColumnElement[bool]) -> Select[Any]:
    """The tries at a deal, as values of that kind."""
    is_over = today_tries.c.ended_ms.is_not(None) | (games.c.state != "playing")
    query = select(
        today_tries.c.game_id.label("game"),
        players.c.user_id.label("user"),
        *(players.c.name, today_tries.c.lead, is_over.label("is_over")),
        games.c.guild_id.label("guild"),
    )
    return query.where(OWN_GAME, OWN_PLAYER, *which)


async def is_open(tx: Transaction, day: int, variant: str, today: int) -> bool:
    """Whether a day's cards are no secret any more: it is over, and so is every try."""
    if day >= today:
        return False
    return not await tx.count(_at(today_tries, day, variant), OWN_GAME, PLAYING)


async def forget_marks(tx: Transaction, today: int) -> None:
    """Let go of who had their try on the days before, and of the keys of these hashes."""
    await tx.execute(delete(today_marks).where(today_marks.c.day < today))
    gone = update(todays).where(todays.c.day < today, todays.c.key.is_not(None))
    await tx.execute(gone.values(key=None))


async def unseal(tx: Transaction, today: int) -> set[GameId]:
    """Open the games of days that are over, but for deals still being played; which were opened."""
    others, other_games = today_tries.alias(), games.alias()
    running = (
        exists()
        .where(others.c.day == today_tries.c.day, others.c.variant == today_tries.c.variant)
        .where(other_games.c.id == others.c.game_id, other_games.c.state == "playing")
    )
    over = select(today_tries.c.game_id).where(today_tries.c.day < today, ~running)
    opening = select(games.c.id).where(games.c.id.in_(over), SEALED)
    found = set(await tx.scalars(opening))
    await tx.execute(update(games).where(games.c.id.in_(found)).values(audience=None))
    return found


async def waits(tx: Transaction, today: int) -> bool:
    """Whether games of days that are over are still sealed, as somebody plays their cards."""
    return await tx.count(today_tries.c.day < today, OWN_GAME, SEALED) > 0


async def remove(tx: Transaction, before: int) -> None:
    """Drop what is kept of days before that one, but the games."""
    for table in (today_tries, todays):
        await tx.execute(delete(table).where(table.c.day < before))
