"""Tournaments: who takes part, the rounds, their tables, and what became of them.

A table's points are hundredths: 100 for a win, 50 for a draw.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, func, insert, select, update

from data.deletions import is_of
from data.ids import ChannelId, GameId, GuildId, Ms, TournamentId, UserId
from data.shards import ALIVE_MS
from data.store.club import tournament_players as entrants
from data.store.club import tournament_rounds as rounds
from data.store.club import tournament_tables as tables
from data.store.club import tournaments
from data.store.schema import games, moves, players, ratings
from data.store.transaction import Transaction
from data.store.values import columns_of, row_of
from data.tournament_rows import NEVER as NEVER
from data.tournament_rows import Entrant as Entrant
from data.tournament_rows import NewTable as NewTable
from data.tournament_rows import NewTournament as NewTournament
from data.tournament_rows import RoundRow as RoundRow
from data.tournament_rows import TableRow as TableRow
from data.tournament_rows import Tournament as Tournament
from data.tournament_rows import TournamentKind as TournamentKind

GOING_ON = ("open", "running")


async def hold(tx: Transaction, number: TournamentId) -> None:
    """Let nobody else change the tournament until the transaction ends."""
    await tx.hold(f"tournament {number}")


async def create(tx: Transaction, new: NewTournament) -> TournamentId:
    """Open a tournament for people to sign up; returns its number."""
    row = row_of(tournaments, new, created_ms=new.now_ms, state="open", round=0, threads=[])
    row |= {"revision": 1, "shown_revision": 0}
    number: TournamentId = await tx.add(tournaments, row)
    return number


async def load(tx: Transaction, number: TournamentId) -> Tournament | None:
    """A tournament with all that belongs to it; None where there is none of that number."""
    row = (await tx.execute(select(tournaments).where(tournaments.c.id == number))).first()
    if row is None:
        return None
    people = select(*columns_of(entrants, Entrant)).where(entrants.c.tournament_id == number)
    played = select(rounds).where(rounds.c.tournament_id == number)
    seats = select(tables).where(tables.c.tournament_id == number)
    return Tournament(
        **row._mapping,
        entrants=await tx.read(Entrant, people.order_by(entrants.c.number)),
        played=await tx.read(RoundRow, played.order_by(rounds.c.round)),
        tables=await tx.read(TableRow, seats.order_by(tables.c.round, tables.c.place)),
    )


async def going_on(tx: Transaction) -> Sequence[tuple[TournamentId, GuildId]]:
    """The tournaments that are not over, or whose end is not shown: number and server."""
    unshown = tournaments.c.revision != tournaments.c.shown_revision
    query = select(tournaments.c.id, tournaments.c.guild_id)
    query = query.where(tournaments.c.state.in_(GOING_ON) | unshown)
    return [(row.id, row.guild_id) for row in await tx.execute(query.order_by(tournaments.c.id))]


async def in_channel(tx: Transaction, channel: ChannelId) -> TournamentId | None:
    """The tournament of a channel that is not over."""
    going_on = tournaments.c.state.in_(GOING_ON)
    return await _newest(tx, tournaments.c.channel_id == channel, going_on)


async def in_server(tx: Transaction, guild: GuildId) -> Sequence[TournamentId]:
    """The tournaments of a server that are not over, the newest first."""
    query = select(tournaments.c.id).filter_by(guild_id=guild)
    query = query.where(tournaments.c.state.in_(GOING_ON))
    return await tx.scalars(query.order_by(tournaments.c.id.desc()))


async def last_in(tx: Transaction, guild: GuildId) -> TournamentId | None:
    """The newest tournament of a server, also one that is over."""
    was_held = tournaments.c.state != "cancelled"
    return await _newest(tx, tournaments.c.guild_id == guild, was_held)


async def _newest(tx: Transaction, *which: ColumnElement[bool]) -> TournamentId | None:
    """The newest tournament for which *which* holds."""
    return await tx.scalar(select(func.max(tournaments.c.id)).where(*which))


async def opened_ms(tx: Transaction, user: UserId, number: int) -> Ms:
    """When *user* opened a tournament for the last time but *number* − 1; 0: never."""
    newest = select(tournaments.c.created_ms).where(tournaments.c.host_id == user)
    newest = newest.order_by(tournaments.c.created_ms.desc())
    return Ms(await tx.scalar(newest.offset(number - 1).limit(1)) or 0)


async def with_user(tx: Transaction, user: UserId) -> Sequence[TournamentId]:
    """The tournaments that *user* takes or took part in."""
    own = select(entrants.c.tournament_id).where(entrants.c.user_id == user)
    return await tx.scalars(own.order_by(entrants.c.tournament_id))


async def of_game(tx: Transaction, game: GameId) -> TournamentId | None:
    """The tournament that a game was played in."""
    return await tx.scalar(select(tables.c.tournament_id).where(tables.c.game_id == game))


async def join(
    tx: Transaction, number: TournamentId, user: UserId | None, name: str, since_round: int
) -> int:
    """Let somebody take part (again); returns their number."""
    own = {"tournament_id": number, "user_id": user}
    found: int | None = await tx.scalar(select(entrants.c.number).filter_by(**own))
    if found is not None and user is not None:
        await tx.change(entrants, own, state="in", name=name, since_round=since_round)
    else:
        last = select(func.max(entrants.c.number)).where(entrants.c.tournament_id == number)
        found = 1 + (await tx.scalar(last) or 0)
        new = Entrant(number, found, user, name, since_round, "in")
        await tx.execute(insert(entrants).values(asdict(new)))
    await touch(tx, number)
    return found


async def was_in(tx: Transaction, number: TournamentId, user: UserId) -> bool:
    """Whether somebody took part in a tournament, and has had their data deleted since."""
    at = entrants.c
    query = select(at.salt, at.mark).where(at.tournament_id == number, at.mark.is_not(None))
    return any(is_of(salt, mark, user) for salt, mark in await tx.execute(query))


async def drop_out(tx: Transaction, number: TournamentId, entrant: int, state: str) -> None:
    """Note that a player takes part no more: they have `left`, or are `out`."""
    await tx.change(entrants, {"tournament_id": number, "number": entrant}, state=state)
    await touch(tx, number)


async def leave_out(tx: Transaction, number: TournamentId) -> None:
    """Note that players who left before the tournament began were never in it."""
    gone = (entrants.c.tournament_id == number) & (entrants.c.state != "in")
    await tx.execute(update(entrants).where(gone).values(since_round=NEVER))


async def touch(tx: Transaction, number: TournamentId, **columns: Any) -> None:
    """Change what is shown of a tournament: its message is behind from now on."""
    await tx.change(tournaments, {"id": number}, revision=tournaments.c.revision + 1, **columns)


async def note(tx: Transaction, /, number: TournamentId, **columns: Any) -> None:
    """Remember what was done about a tournament in Discord.

    Columns: message_id, shown_revision, event_id, event_state, threads.
    """
    await tx.change(tournaments, {"id": number}, **columns)


async def begin_round(
    tx: Transaction, number: TournamentId, new: RoundRow, seats: Sequence[NewTable]
) -> None:
    """Begin a round with its tables."""
    await tx.execute(insert(rounds).values(asdict(new)))
    made = [
        row_of(tables, one, tournament_id=number, round=new.round, place=place)
        for place, one in enumerate(seats, 1)
    ]
    await tx.execute(insert(tables), made)
    await touch(tx, number, state="running", round=new.round)


async def end_round(tx: Transaction, number: TournamentId, round_: int, now_ms: Ms) -> None:
    """Note that a round is over."""
    await tx.change(rounds, {"tournament_id": number, "round": round_}, ended_ms=now_ms)
    await touch(tx, number)


async def cut_short(
    tx: Transaction, number: TournamentId, round_: int, now_ms: Ms, by: int | None = None
) -> None:
    """Let the present round be the last one, and over.

    Where somebody who takes part says so (*by* their number) it is played to its end first.
    """
    if by is None:
        await tx.change(rounds, {"tournament_id": number, "round": round_}, ends_ms=now_ms)
    # The first stays: else a friend who ends it once more would give a host the place back.
    first = func.coalesce(tournaments.c.cut_by, by)
    await touch(tx, number, rounds=round_, cut_ms=now_ms, cut_by=first)


async def note_table(tx: Transaction, /, table: TableRow, **columns: int | str | None) -> None:
    """Remember something of a table: how, margin, first_points, second_points, missed_seat."""
    own = {"tournament_id": table.tournament_id, "round": table.round, "place": table.place}
    await tx.change(tables, own, **columns)


async def credit(
    tx: Transaction, numbers: Sequence[TournamentId], since_ms: Ms, until_ms: Ms
) -> None:
    """Add time in which nobody could play to the ends of the rounds that run.

    Once, however often it is asked for. Where the clock was put back, *until_ms* is before
    *since_ms*, and rounds end earlier by as much.
    """
    found = await tx.execute(
        select(rounds).where(rounds.c.tournament_id.in_(numbers), rounds.c.ended_ms.is_(None))
    )
    for row in found.all():
        is_back = until_ms < since_ms
        # Credited, or begun, since the clock was put back.
        is_done = is_back and until_ms - ALIVE_MS <= row.credited_ms <= until_ms
        lost_ms = until_ms - (row.credited_ms if is_done else max(since_ms, row.credited_ms))
        if lost_ms > 0 or (is_back and not is_done):
            own = {"tournament_id": row.tournament_id, "round": row.round}
            await tx.change(rounds, own, ends_ms=row.ends_ms + lost_ms, credited_ms=until_ms)
            await touch(tx, row.tournament_id)


async def outcomes(
    tx: Transaction, numbers: Sequence[GameId]
) -> Mapping[GameId, tuple[str, str | None]]:
    """The states of these games, each with the reason why it is over."""
    query = select(games.c.id, games.c.state, games.c.ended_reason).where(games.c.id.in_(numbers))
    return {row.id: (row.state, row.ended_reason) for row in await tx.execute(query)}


async def ratings_of(
    tx: Transaction, guild: GuildId, variant: str, users: Sequence[UserId]
) -> Mapping[UserId, float]:
    """The skill of each of *users* in a game, as far as they have any."""
    query = select(ratings.c.user_id, ratings.c.mu).filter_by(guild_id=guild, variant=variant)
    query = query.where(ratings.c.user_id.in_(users))
    return {row.user_id: row.mu for row in await tx.execute(query)}


async def who_acted(tx: Transaction, numbers: Sequence[GameId]) -> set[tuple[GameId, int]]:
    """Which seats have made a move themselves at these games: game and seat.

    Tiles on the table were laid by their player, though the clock may have ended the turn.
    """
    own = moves.c.source.in_(("player", "computer")) | moves.c.line.contains(" table ")
    mine = select(moves.c.game_id, moves.c.seat).where(moves.c.game_id.in_(numbers), own)
    found = await tx.execute(mine.distinct())
    return {(row.game_id, row.seat) for row in found}


async def no_shows(tx: Transaction, numbers: Sequence[GameId]) -> set[tuple[GameId, int]]:
    """The seats for which the clock has moved, and whose players never did: game and seat."""
    passed = select(moves.c.game_id, moves.c.seat).filter_by(source="clock")
    passed = passed.where(moves.c.game_id.in_(numbers))
    found = {(row.game_id, row.seat) for row in await tx.execute(passed.distinct())}
    return found - await who_acted(tx, numbers)


async def seated(
    tx: Transaction, game: GameId
) -> Sequence[tuple[int | None, int | None, str | None]]:
    """The points, place and measure of each seat of a game that is over."""
    query = select(players.c.points, players.c.place, players.c.measure)
    found = await tx.execute(query.where(players.c.game_id == game).order_by(players.c.seat))
    return [(row.points, row.place, row.measure) for row in found]


async def channels_of(
    tx: Transaction, numbers: Sequence[GameId]
) -> Sequence[tuple[GameId, ChannelId]]:
    """The channels of games, each with its game."""
    query = select(games.c.id, games.c.channel_id).where(games.c.id.in_(numbers))
    return [(row.id, row.channel_id) for row in await tx.execute(query)]
