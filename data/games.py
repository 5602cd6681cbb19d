"""Games, their seats and their moves; the moves are the record and are only ever added to.

`step` counts the recorded moves, the dealer's included: the next move's number in its game,
the first being 0.
"""

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, bindparam, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from data.errors import AlreadyFinished, NoSuchGame, StaleStep
from data.game_rows import Audience as Audience
from data.game_rows import Clock as Clock
from data.game_rows import Deadline as Deadline
from data.game_rows import Ending as Ending
from data.game_rows import GameRow as GameRow
from data.game_rows import MoveRow as MoveRow
from data.game_rows import MoveSource as MoveSource
from data.game_rows import NewGame as NewGame
from data.game_rows import NewMove as NewMove
from data.game_rows import NewPlayer as NewPlayer
from data.game_rows import PlayerRow as PlayerRow
from data.ids import ChannelId, GameId, GuildId, MessageId, Ms, UserId
from data.store.club import seasons
from data.store.schema import games, moves, players
from data.store.transaction import Transaction, Values
from data.store.values import row_of

PLAYING = games.c.state == "playing"
FINISHING = "finishing"
"""Held by who finishes games or counts them: one after the other, all over the database."""
OPENED = -2
"""In place of the step up to which a game was shown: it was sealed, and its end is to be shown
anew."""
NOT_PAUSED = dict.fromkeys(("paused_since_ms", "pause_reason", "pause_ends_ms"))


async def create(tx: Transaction, new: NewGame) -> GameId:
    """Begin a game at *new.now_ms* and return its number."""
    begun = {"started_ms": new.now_ms, "moved_ms": new.now_ms, "credited_ms": 0, "step": 0}
    row = row_of(games, new, seats=len(new.players), state="playing", **begun)
    game: GameId = await tx.add(games, row)
    seats = enumerate(new.players, 1)
    rows = [row_of(players, player, game_id=game, seat=seat) for seat, player in seats]
    await tx.execute(insert(players), rows)
    return game


# Built once, as they are asked for at each press, and building costs as much as asking.
_NUMBER = bindparam("game", type_=games.c.id.type)
NUMBERED = select(games).where(games.c.id == _NUMBER)
SEATED = select(players).where(players.c.game_id == _NUMBER).order_by(players.c.seat)
_FIRST = bindparam("first", type_=moves.c.step.type)
MOVES = (
    select(moves).where(moves.c.game_id == _NUMBER, moves.c.step >= _FIRST).order_by(moves.c.step)
)


async def load(tx: Transaction, game: GameId) -> GameRow:
    """The game with its players, held in a transaction that writes; raises NoSuchGame."""
    await tx.hold_row(games.c.id, game)
    found = await _with_players(tx, NUMBERED, SEATED, {"game": game})
    if not found:
        raise NoSuchGame(game)
    return found[0]


async def moves_of(
    tx: Transaction, game: GameId, first: int = 0, most: int | None = None
) -> tuple[MoveRow, ...]:
    """The moves of *game* from number *first* on, *most* of them at once."""
    query, numbered = MOVES if most is None else MOVES.limit(most), {"game": game, "first": first}
    return await tx.read(MoveRow, query, numbered)


async def steps_by(tx: Transaction, game: GameId, wall_ms: Ms) -> int:
    """How many moves of *game* had been recorded by that moment."""
    query = select(func.count()).select_from(moves)
    made = moves.c.game_id == game, moves.c.created_ms <= wall_ms
    return int(await tx.scalar(query.where(*made)) or 0)


async def shown_in(tx: Transaction, channel: ChannelId, message: MessageId) -> GameId | None:
    """The game whose table, call to play or end a *message* of the channel is, as far as noted."""
    shows = games.c.table_message_id, games.c.turn_message_id, games.c.end_message_id
    query = select(games.c.id).where(games.c.channel_id == channel)
    found = await tx.scalar(query.where(or_(*(column == message for column in shows))))
    return None if found is None else GameId(found)


async def append(
    tx: Transaction,
    game: GameId,
    step: int,
    made: Sequence[NewMove],
    *,
    deadline: Deadline | None,
    now_ms: Ms,
    clock: Clock | None = None,
) -> int:
    """Record the moves *made*, the first as number *step*, with the deadline that now holds.

    Returns the next step. Raises StaleStep where move *step* exists or the game is finished, or
    its clock is not the one that the moves' times were reckoned with.
    """
    change = update(games).where(games.c.id == game, games.c.step == step, PLAYING)
    if clock is not None:
        credited_ms, since_ms = clock
        same_pause = games.c.paused_since_ms.is_not_distinct_from(since_ms)
        change = change.where(games.c.credited_ms == credited_ms, same_pause)
    change = change.values(
        step=step + len(made),
        moved_ms=now_ms,
        deadline_ms=deadline and deadline.ms,
        deadline_kind=deadline and deadline.kind,
    )
    if (await tx.execute(change)).rowcount == 0:
        raise StaleStep(game, step)
    try:
        await tx.execute(insert(moves), lines(game, step, made, now_ms))
    except IntegrityError as error:
        raise StaleStep(game, step) from error
    return step + len(made)


def lines(game: GameId, step: int, made: Sequence[NewMove], now_ms: Ms) -> list[dict[str, Any]]:
    """The rows of the moves *made*, as they are stored."""
    return [
        row_of(moves, move, game_id=game, step=step, created_ms=now_ms)
        for step, move in enumerate(made, step)
    ]


async def finish(tx: Transaction, game: GameId, ending: Ending, now_ms: Ms) -> None:
    """Mark *game* finished, with everybody's points and place; the deadline goes.

    Raises AlreadyFinished. Its results count only after standings.record, in the same transaction.
    """
    await tx.hold(FINISHING)
    last = select(func.coalesce(func.max(games.c.finish_order), 0)).scalar_subquery()
    result = {"winner": ending.winner, "finish_order": last + 1}
    await _end(tx, game, "finished", ending.reason, await _counting_ms(tx, game, now_ms), **result)
    await place(tx, game, ending)


async def _counting_ms(tx: Transaction, game: GameId, now_ms: Ms) -> Ms:
    """When *game* is over for who counts: a season whose table is made takes nothing any more.

    A move that came in time may be stored late, as when storing took long or a clock was set.
    """
    own = select(games.c.guild_id).where(games.c.id == game).scalar_subquery()
    closed = select(func.max(seasons.c.end_ms)).where(seasons.c.guild_id == own, seasons.c.ended)
    return max(now_ms, await tx.scalar(closed) or now_ms)


async def abort(tx: Transaction, game: GameId, reason: str, now_ms: Ms) -> None:
    """End *game* without a result: it counts nowhere, and its record stays.

    Raises AlreadyFinished.
    """
    await _end(tx, game, "aborted", reason, now_ms)


async def _end(
    tx: Transaction, game: GameId, state: str, reason: str, now_ms: Ms, **result: Any
) -> None:
    """Let *game* be played no more; raises AlreadyFinished."""
    ended = {"state": state, "ended_reason": reason, "finished_ms": now_ms} | result
    ended |= NOT_PAUSED | {"deadline_ms": None, "deadline_kind": None}
    change = update(games).where(games.c.id == game, PLAYING).values(ended)
    if (await tx.execute(change)).rowcount == 0:
        raise AlreadyFinished(game)


async def open_sealed(tx: Transaction, sealed: Collection[GameId]) -> None:
    """Let everybody look at those of the games *sealed* that are; others stay as they are.

    After the commit `Tables.show_opened` shows them anew, or the next process does.
    """
    own = update(games).where(games.c.id.in_(sealed), games.c.audience == "sealed")
    await tx.execute(own.values(audience=None, shown_step=OPENED))


async def let_watch(tx: Transaction, game: GameId, audience: Audience | None) -> None:
    """Let *audience* look at *game* from now on."""
    await tx.change(games, {"id": game}, audience=audience)


async def unrate(tx: Transaction, game: GameId) -> None:
    """Let *game* count for nobody's rating."""
    await tx.change(games, {"id": game}, rated=False)


async def place(tx: Transaction, game: GameId, ending: Ending) -> None:
    """Store each seat's points and place, and what they are measured by."""
    results = zip(ending.totals, ending.places, ending.measures, strict=True)
    for seat, (points, own, measure) in enumerate(results, 1):
        key = {"game_id": game, "seat": seat}
        await tx.change(players, key, points=points, place=own, measure=measure)


async def find(tx: Transaction, query: Select[Any]) -> tuple[GameRow, ...]:
    """The games that *query* selects, in its order, with their players."""
    chosen = query.with_only_columns(games.c.id)
    seats = select(players).where(players.c.game_id.in_(chosen)).order_by(players.c.seat)
    return await _with_players(tx, query, seats)


async def _with_players(
    tx: Transaction, query: Select[Any], seats: Select[Any], values: Values | None = None
) -> tuple[GameRow, ...]:
    """The games that *query* selects, with the players that *seats* does; *values* are bound."""
    seated = defaultdict(list)
    for seat in await tx.read(PlayerRow, seats, values):
        seated[seat.game_id].append(seat)
    found = await tx.execute(query, values)
    return tuple(GameRow(**row._mapping, players=tuple(seated[row.id])) for row in found)


async def numbered(tx: Transaction, numbers: Collection[GameId]) -> tuple[GameRow, ...]:
    """The games with these *numbers*, the last finished first."""
    query = select(games).where(games.c.id.in_(numbers))
    return await find(tx, query.order_by(games.c.finish_order.desc()))


def seats_of(user: UserId) -> Select[Any]:
    """The numbers of the games at which *user* sits."""
    return select(players.c.game_id).where(players.c.user_id == user)


async def running(tx: Transaction, *which: ColumnElement[bool]) -> tuple[GameRow, ...]:
    """The games for which *which* holds that are being played or paused, the oldest first."""
    return await find(tx, select(games).where(PLAYING, *which).order_by(games.c.id))


async def tables_in(tx: Transaction, channel: ChannelId) -> tuple[GameRow, ...]:
    """The running games of a channel, the oldest first."""
    return await running(tx, games.c.channel_id == channel)


async def tables_of(tx: Transaction, user: UserId) -> tuple[GameRow, ...]:
    """The running games at which *user* sits, the oldest first."""
    return await running(tx, games.c.id.in_(seats_of(user)))


async def ended_of(tx: Transaction, user: UserId, since_ms: Ms, most: int) -> tuple[GameRow, ...]:
    """The games of *user* that have ended after then, the newest first, *most* of them."""
    own = games.c.id.in_(seats_of(user)) & (games.c.finished_ms > since_ms)
    ended = select(games).where(games.c.state != "playing", own)
    return await find(tx, ended.order_by(games.c.finished_ms.desc(), games.c.id).limit(most))


async def tables_at(tx: Transaction, guild: GuildId, most: int) -> tuple[GameRow, ...]:
    """The running games of a server, the newest first, *most* of them."""
    query = select(games).where(PLAYING, games.c.guild_id == guild)
    return await find(tx, query.order_by(games.c.id.desc()).limit(most))


# Asked for with every command: built once, as building costs more than asking.
NUMBERS_OF = (
    select(games.c.id)
    .join(players, players.c.game_id == games.c.id)
    .where(players.c.user_id == bindparam("user"), PLAYING)
    .order_by(games.c.id)
)


async def numbers_of(tx: Transaction, user: UserId) -> tuple[GameId, ...]:
    """The numbers of the running games at which *user* sits, the oldest first."""
    return tuple(await tx.scalars(NUMBERS_OF, {"user": user}))


async def unannounced(
    tx: Transaction, since_ms: Ms, *, guild: GuildId | None = None, channel: ChannelId | None = None
) -> tuple[GameRow, ...]:
    """Games that ended since then and whose end is not posted, or the last call not taken away.

    And those that were sealed then, and are not shown as everybody may see them now. Of one server
    or channel, if it is named.
    """
    place = (games.c.guild_id, guild), (games.c.channel_id, channel)
    query = select(games).where(
        games.c.state != "playing",
        games.c.finished_ms >= since_ms,
        *(column == wanted for column, wanted in place if wanted is not None),
        games.c.end_message_id.is_(None)
        | games.c.turn_message_id.is_not(None)
        | (games.c.shown_step == OPENED),
    )
    return await find(tx, query.order_by(games.c.id))


async def count_of(tx: Transaction, user: UserId) -> int:
    """How many games *user* is playing."""
    return await tx.count(PLAYING, games.c.id.in_(seats_of(user)))


async def count_in(tx: Transaction, guild: GuildId) -> int:
    """How many games are being played in a server."""
    return await tx.count(PLAYING, games.c.guild_id == guild)


async def note(tx: Transaction, game: GameId, **columns: int | None) -> None:
    """Remember what has been shown of *game*.

    Columns: table_message_id, turn_message_id, end_message_id, channel_id, warned_step,
    pinged_step, told_round, nudged_step, shown_step.
    """
    await tx.change(games, {"id": game}, **columns)


async def note_uncalled(
    tx: Transaction, game: GameId, message: MessageId | None, **columns: int | None
) -> None:
    """Remember that *message* calls nobody of *game* any more, unless another call is noted.

    And with that what else is noted in *columns*, which are those of `note`.
    """
    noted = {"id": game, "turn_message_id": message}
    await tx.change(games, noted, turn_message_id=None, **columns)


async def note_player(
    tx: Transaction, game: GameId, seat: int, **columns: int | str | None
) -> None:
    """Remember something of a seat, but nothing of one whose player has had their data deleted.

    Columns: dm_channel_id, dm_message_id, hand_order, left_since_ms, stand_in, plan, hinted_step.
    """
    is_known = players.c.user_id.is_(None) | (players.c.user_id > 0)
    own = update(players).filter_by(game_id=game, seat=seat).where(is_known)
    await tx.execute(own.values(columns))
