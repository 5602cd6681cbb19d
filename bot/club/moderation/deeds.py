"""What moderators do: each deed is stored with a line of the log, or not at all."""

from collections.abc import Sequence
from contextlib import suppress

from bot.lobby.challenge_messages import ChallengeMessages
from bot.lobby.leaving import withdraw
from bot.lobby.moderators import MODERATED, STOPPED, Moderator, Person
from bot.people.refused import Refused
from bot.runtime.clock import DAY_MS, now_ms
from bot.runtime.desk import Desk
from bot.table.played import ending_of
from bot.table.table import Table
from bot.table.tables import Tables
from data import bans, challenges, games, moderation, running, tournaments
from data.bans import Ban, NewBan
from data.errors import StaleStep
from data.games import GameRow
from data.ids import GameId, GuildId, Ms, UserId
from data.moderation import DeedKind, NewDeed
from data.store.transaction import Transaction

REASONS = {"end": MODERATED, "clear": MODERATED, "stop": STOPPED}
"""What is stored as the reason why a game is over."""
TRIES = 3
"""Somebody may be moving at the table that is ended."""
MOST_CLEARED = 200
"""Tables that are ended at once: as many as a server usually has."""


class Moderation:
    """Ends tables, keeps people from playing, and lets them again."""

    def __init__(self, desk: Desk, tables: Tables, messages: ChallengeMessages) -> None:
        self._desk = desk
        self._tables = tables
        self._messages = messages

    async def end(self, by: Moderator, game: GameId, kind: DeedKind, reason: str | None) -> None:
        """End a game without a result; `stop`: with its points as they stand, and not rated.

        Neither counts for any rating, standings or place. Raises Refused: never one's own, nor one
        of a tournament that one takes part in, nor one that is over or of another server.
        """
        table = await self._tables.get(game)
        check_table(by, table.row)
        for left in reversed(range(TRIES)):
            try:
                await self._end(by, table, kind, reason)
                return
            except StaleStep:
                if not left:
                    raise
                await table.catch_up()

    async def _end(self, by: Moderator, table: Table, kind: DeedKind, reason: str | None) -> None:
        async with table.changing() as tx:
            if table.over:
                raise Refused("game-over", game=table.id)
            if await is_rival(tx, by, table.row):
                raise Refused("moderate-own-tournament", game=table.id)
            if kind == "stop":
                await games.place(tx, table.id, ending_of(table.state))
            await games.abort(tx, table.id, REASONS[kind], now_ms())
            done = NewDeed(by.guild, by.user, by.name, kind, now_ms(), table.id, reason=reason)
            await moderation.note(tx, done)

    async def idle(self, by: Moderator, days: int, most: int = MOST_CLEARED) -> list[GameRow]:
        """The running tables here at which nobody has moved for so many *days*."""
        before_ms = now_ms() - days * DAY_MS
        return [*await self._desk.db.read(running.idle, by.guild, before_ms, most)]

    async def clear(self, by: Moderator, days: int, reason: str | None) -> int:
        """End all tables at which nobody moves, but the moderator's own; how many."""
        ended = 0
        for row in clearable(by, await self.idle(by, days)):
            with suppress(Refused, StaleStep):
                await self.end(by, row.id, "clear", reason)
                ended += 1
        return ended

    async def ban(
        self, by: Moderator, person: Person, until_ms: Ms | None, reason: str | None
    ) -> list[GameId]:
        """Keep *person* from playing here until then; None: until somebody lifts it.

        Their open challenges are withdrawn. Returns the tables at which they still play: these they
        may finish, or a moderator ends them.
        """
        now = now_ms()
        new = NewBan(by.guild, person.user, person.name, by.user, by.name, reason, now, until_ms)
        done = NewDeed(by.guild, by.user, by.name, "ban", now, None, *person, until_ms, reason)
        async with self._desk.db.transaction() as tx:
            await bans.ban(tx, new)
            await moderation.note(tx, done)
        await self._withdraw(by.guild, person.user)
        rows = await self._desk.db.read(games.tables_of, person.user)
        return [row.id for row in rows if row.guild_id == by.guild]

    async def _withdraw(self, guild: GuildId, user: UserId) -> None:
        """Take somebody out of all open challenges of a server.

        After the ban, and apart from it: who answers one of these holds them in another order.
        """
        async with self._desk.db.transaction() as tx:
            left = await withdraw(tx, user, guild)
            rows = [await challenges.load(tx, number) for number in left]
        for row in rows:
            if row.state != "open":
                self._desk.timers.cancel(("challenge", row.id))
            self._messages.redraw_soon(row.id)

    async def lift(self, by: Moderator, number: int, reason: str | None) -> Ban:
        """Let somebody play again; raises Refused where they may already, and to oneself."""
        now = now_ms()
        async with self._desk.db.transaction() as tx:
            found = await bans.find(tx, by.guild, number, now)
            own = await bans.of_person(tx, by.guild, by.user, now)
            if found is None:
                raise Refused("ban-over")
            if own is not None and own.id == number:
                raise Refused("ban-lift-own")
            await bans.lift(tx, by.guild, number, now)
            about = found.user_id, found.name
            done = NewDeed(by.guild, by.user, by.name, "lift", now, None, *about, reason=reason)
            await moderation.note(tx, done)
        return found


def check_table(by: Moderator, row: GameRow) -> None:
    """Raise Refused where a moderator may not end a game."""
    if row.guild_id != by.guild:
        raise Refused("no-such-table", game=row.id)
    if is_own(by, row):
        raise Refused("moderate-own-table", game=row.id)
    if row.state != "playing":
        raise Refused("game-over", game=row.id)


def is_own(by: Moderator, row: GameRow) -> bool:
    """Whether the moderator plays at a table."""
    return any(one.user_id == by.user for one in row.players)


async def is_rival(tx: Transaction, by: Moderator, row: GameRow) -> bool:
    """Whether a table is of a tournament that the moderator takes part in."""
    number = await tournaments.of_game(tx, row.id)
    tournament = None if number is None else await tournaments.load(tx, number)
    return tournament is not None and tournament.of_user(by.user) is not None


def clearable(by: Moderator, rows: Sequence[GameRow]) -> list[GameRow]:
    """Those of *rows* that the moderator may clear away: no own ones, none that rest by consent.

    A tournament ends its tables by itself.
    """
    resting = ("vacation", "agreed", "adjourned")
    return [
        row
        for row in rows
        if not is_own(by, row) and row.pause_reason not in resting and row.occasion != "tournament"
    ]
