"""What people do about a tournament: open one, come, go, begin it at once, call it off."""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta, tzinfo
from typing import Any

from bot.club.tournament.arena import cut_arena
from bot.club.tournament.arena_terms import arena_rules, check_length, closes_ms
from bot.club.tournament.rounds import finish, unsettled
from bot.club.tournament.tournaments import Tournaments
from bot.lobby.door import Guest, admit, knock
from bot.lobby.limits import check_openings, check_place
from bot.people.refused import Refused
from bot.people.texts import plain_title
from bot.runtime.clock import HOUR_MS, MINUTE_MS, MS, now_ms, to_ms
from bot.runtime.desk import Desk
from bot.runtime.senders import AnyClick, channel_of, guild_of, user_of
from bot.table.tables import Tables
from data import arenas, tournaments
from data.errors import StaleStep
from data.ids import NO_CHANNEL, NO_GUILD, GameId, GuildId, Ms, TournamentId, UserId
from data.store.transaction import Transaction
from data.tournaments import NewTournament, Tournament, TournamentKind
from engine.errors import Refusal
from engine.moves import Resign
from engine.rules import HOUR, MINUTE, Rules
from engine.state import Variant

MOST_PLAYERS = 64
MOST_OF_ANYBODY = 16
"""So many may take part where somebody opens a tournament who manages neither server nor events."""
MOST_IN_CIRCLE = 12
"""The same where everybody meets everybody: eleven rounds."""
USUAL_SIGN_UP = "15"
USUAL_MINUTES = 20
LEAST_MINUTES, MOST_MINUTES = 3, 180
MOST_ROUNDS = 15
LONGEST_SIGN_UP_MS = 7 * 24 * HOUR_MS
NAME_LENGTH = 60
CLOCK = re.compile(r"(\d{1,2})[:.](\d{2})")
DATE = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})\s+(\d{1,2})[:.](\d{2})")
SPAN = re.compile(r"(\d{1,4})\s*(m|min|h)?", re.IGNORECASE)


def timed(rules: Rules, minutes: int) -> Rules:
    """*rules* with times that fit a round of so many minutes.

    Both clocks together are as long as the round, and whoever has gone is passed over after a turn
    limit of a tenth of it.
    """
    seconds = minutes * MINUTE
    clock = min(max(MINUTE, seconds // 2), 24 * HOUR)
    limit = min(max(seconds // 10, 30), 180)
    return rules.model_copy(update={"clock": clock, "increment": 0, "turn_limit": limit})


def rules_for(kind: TournamentKind, rules: Rules, minutes: int) -> dict[str, Any]:
    """*rules* as they are stored for the games of a tournament whose rounds last so long.

    Raises Refused where the game is none for an arena.
    """
    usual = rules.with_defaults(2)
    own = arena_rules(usual) if kind == "arena" else timed(usual, minutes)
    return own.model_dump(mode="json")


def read_when(typed: str, zone: tzinfo, now: Ms) -> Ms:
    """When sign-up ends; raises Refused.

    It is `20` or `20m` from now, `2h`, or by that clock `20:30` or `2026-12-06 20:30`.
    """
    wish, here = typed.strip().lower(), datetime.fromtimestamp(now / MS, zone)
    if date := DATE.fullmatch(wish):
        return read_date(tuple(map(int, date.groups())), zone, now)
    if clock := CLOCK.fullmatch(wish):
        hour, minute = int(clock[1]), int(clock[2])
        if hour > 23 or minute > 59:
            raise Refused("tournament-when")
        then = here.replace(hour=hour, minute=minute, second=0, microsecond=0)
        then += timedelta(days=then <= here)
        return to_ms(then)
    if (span := SPAN.fullmatch(wish)) is None:
        raise Refused("tournament-when")
    unit_ms = HOUR_MS if (span[2] or "m").startswith("h") else MINUTE_MS
    lasting_ms = int(span[1]) * unit_ms
    if not MINUTE_MS <= lasting_ms <= LONGEST_SIGN_UP_MS:
        raise Refused("tournament-when")
    return now + lasting_ms


def read_date(numbers: tuple[int, ...], zone: tzinfo, now: Ms) -> Ms:
    """When it is that date and time by that clock, at most a week ahead; raises Refused."""
    year, month, day, hour, minute = numbers
    try:
        then = to_ms(datetime(year, month, day, hour, minute, tzinfo=zone))
    except (ValueError, OverflowError):
        raise Refused("tournament-when") from None
    # A week in which clocks are put back is longer.
    if not now < then <= now + LONGEST_SIGN_UP_MS + HOUR_MS:
        raise Refused("tournament-when")
    return then


def hosts(click: AnyClick) -> bool:
    """Whether the clicker manages the server or its events."""
    return click.permissions.manage_guild or click.permissions.manage_events


class SigningUp:
    """Takes what people do about tournaments: come, go, begin, call off, change."""

    def __init__(self, desk: Desk, tables: Tables, running: Tournaments) -> None:
        self._desk = desk
        self._tables = tables
        self._tournaments = running

    async def open(self, click: AnyClick, new: NewTournament) -> TournamentId:
        """Open *new* in the clicker's channel; returns its number. Raises Refused."""
        if click.guild_id is None or click.channel_id is None:
            raise Refused("server-only")
        guest = await check_place(self._desk.db, click, alone=False)
        async with self._desk.db.transaction() as tx:
            await admit(tx, guest)
            await tx.hold(f"tournaments in {guild_of(click)}")
            if await tournaments.in_channel(tx, new.channel_id) is not None:
                raise Refused("tournament-here")
            if not hosts(click) and await tournaments.in_server(tx, new.guild_id):
                raise Refused("tournament-in-server")
            await check_openings(tx, new.host_id, new.now_ms)
            number = await tournaments.create(tx, new)
        self._tournaments.look(number)
        return number

    async def join(self, click: AnyClick, number: TournamentId) -> Tournament:
        """Let the clicker take part; raises Refused."""
        guest = await self._guest(click, number)
        async with self._changing(number) as (tx, tournament):
            await admit(tx, guest)
            own = tournament.of_user(user_of(click))
            check_open(tournament)
            if own is not None and own.state == "in":
                raise Refused("tournament-joined")
            if own is not None and own.state == "out":
                raise Refused("tournament-out")
            if await tournaments.was_in(tx, number, user_of(click)):
                raise Refused("tournament-deleted")
            if len(tournament.playing) >= tournament.most:
                raise Refused("tournament-full")
            name, is_arena = click.user.display_name, tournament.kind == "arena"
            since_round = 1 if is_arena else tournament.round + 1
            came = await tournaments.join(tx, number, user_of(click), name, since_round)
            if is_arena and not plays(tournament, came):
                await arenas.free(tx, number, [came], now_ms())
        return tournament

    async def leave(self, click: AnyClick, number: TournamentId) -> None:
        """Let the clicker go; a game that they play here is resigned. Raises Refused.

        In an arena they play it to its end: who goes only takes a break.
        """
        async with self._changing(number) as (tx, tournament):
            own = tournament.of_user(user_of(click))
            if tournament.state not in tournaments.GOING_ON:
                raise Refused("tournament-over")
            if own is None or own.state != "in":
                raise Refused("tournament-not-in")
            await tournaments.drop_out(tx, number, own.number, "left")
        for table in unsettled(tournament) if tournament.kind != "arena" else ():
            seat = table.seat_of(own.number)
            if seat is not None and table.game_id is not None:
                await self._resign(table.game_id, seat)

    async def withdraw(self, guild: GuildId, user: UserId) -> None:
        """Take somebody out of all tournaments of a server; their present games they may finish."""
        for number in await self._desk.db.read(tournaments.in_server, guild):
            async with self._changing(number) as (tx, tournament):
                own = tournament.of_user(user)
                if own is not None and own.state == "in":
                    await tournaments.drop_out(tx, number, own.number, "left")

    async def _resign(self, game: GameId, seat: int) -> None:
        table = await self._tables.get(game)
        try:
            await table.play(seat, Resign(), now_ms=now_ms(), source="player")
        except (Refusal, Refused, StaleStep):
            if not table.over:
                raise

    async def begin(self, click: AnyClick, number: TournamentId) -> None:
        """Begin a tournament now; raises Refused for other people's, or where too few have come."""
        guest = await self._guest(click, number)
        async with self._changing(number) as (tx, tournament):
            await admit(tx, guest)
            check_host(click, tournament)
            if tournament.state != "open":
                raise Refused("tournament-begun")
            if len(tournament.playing) < 2:
                raise Refused("tournament-too-few")
            await tournaments.touch(tx, number, begins_ms=now_ms())

    async def end(self, click: AnyClick, number: TournamentId) -> None:
        """Call a tournament off; one that runs ends with the table as it stands. Raises Refused.

        Where the clicker takes part themselves the present round is played to its end, and they
        come last. An arena ends now in any case.
        """
        async with self._changing(number) as (tx, tournament):
            check_host(click, tournament)
            if tournament.state == "open":
                await finish(tx, tournament, "cancelled")
            elif tournament.state == "running":
                own = tournament.player(user_of(click))
                by = own.number if own else None
                if tournament.kind == "arena":
                    await cut_arena(tx, tournament, by)
                else:
                    await tournaments.cut_short(tx, number, tournament.round, now_ms(), by)
            else:
                raise Refused("tournament-over")

    async def change(
        self,
        click: AnyClick,
        number: TournamentId,
        make: Callable[[Tournament], Any],
    ) -> None:
        """Change a tournament that has not begun as *make* says. Raises Refused, WrongFields."""
        async with self._changing(number) as (tx, tournament):
            check_host(click, tournament)
            if tournament.state != "open":
                raise Refused("tournament-begun")
            await tournaments.touch(tx, number, **make(tournament))

    async def _guest(self, click: AnyClick, number: TournamentId) -> Guest:
        """The clicker, at the door of the tournament's server; raises Refused."""
        tournament = await self._desk.db.read(tournaments.load, number)
        if tournament is None:
            raise Refused("tournament-none")
        return await knock(click, tournament.guild_id)

    @asynccontextmanager
    async def _changing(
        self, number: TournamentId
    ) -> AsyncIterator[tuple[Transaction, Tournament]]:
        """Hold a tournament, change it inside, then look at it; raises Refused without one."""
        async with self._desk.db.transaction() as tx:
            await tournaments.hold(tx, number)
            tournament = await tournaments.load(tx, number)
            if tournament is None:
                raise Refused("tournament-none")
            yield tx, tournament
        self._tournaments.look(number)


def check_open(tournament: Tournament) -> None:
    """Raise Refused where nobody can join a tournament any more."""
    if tournament.state not in tournaments.GOING_ON:
        raise Refused("tournament-over")
    if tournament.kind == "arena":
        until_ms = closes_ms(tournament)
        if until_ms is not None and now_ms() >= until_ms:
            raise Refused("tournament-late")
        return
    is_late = tournament.kind == "round-robin" or tournament.round > 1
    if tournament.state == "running" and (is_late or tournament.rounds < 2):
        raise Refused("tournament-late")


def plays(tournament: Tournament, number: int) -> bool:
    """Whether somebody who takes part is in a game now, by their number."""
    return any(table.seat_of(number) for table in unsettled(tournament))


def check_host(click: AnyClick, tournament: Tournament) -> None:
    """Raise Refused for who neither opened the tournament nor manages the server or its events."""
    if user_of(click) != tournament.host_id and not hosts(click):
        raise Refused("tournament-not-host")


def new_tournament(
    click: AnyClick,
    variant: Variant,
    rules: Rules,
    *,
    name: str,
    kind: TournamentKind,
    begins_ms: Ms,
    minutes: int,
    duplicate: bool,
    rounds: int = 0,
    computer: bool = False,
    rated: bool = True,
) -> NewTournament:
    """The tournament that the clicker opens, as it is stored, with rounds of so many *minutes*.

    An arena is one round, at whose tables the cards differ and the computer does not play. Raises
    Refused for a length or a game that it cannot have.
    """
    most, is_arena = MOST_PLAYERS if hosts(click) else MOST_OF_ANYBODY, kind == "arena"
    rules = variant.rules.model_validate(rules.model_dump())
    return NewTournament(
        guild_id=guild_of(click) or NO_GUILD,
        channel_id=channel_of(click) or NO_CHANNEL,
        host_id=user_of(click),
        name=plain_title(name, NAME_LENGTH),
        variant=variant.key,
        rules=rules_for(kind, rules, minutes),
        kind=kind,
        rounds=1 if is_arena else min(rounds, MOST_ROUNDS),
        round_ms=(check_length(minutes) if is_arena else minutes) * MINUTE_MS,
        duplicate=duplicate and not is_arena,
        computer=computer and not is_arena,
        rated=rated,
        most=min(most, MOST_IN_CIRCLE) if kind == "round-robin" else most,
        now_ms=now_ms(),
        begins_ms=begins_ms,
    )
