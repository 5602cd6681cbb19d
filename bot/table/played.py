"""What a move leads to, and how it is stored: with other moves, or with all that follows."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.runtime.clock import MS, in_ms
from data import games, running, solos, standings, todays
from data.games import Deadline, Ending, GameRow, MoveSource, NewMove
from data.ids import NO_USER, Ms
from data.settings import held_user
from data.store.database import Database
from engine.cards import Seat
from engine.clock import deadline
from engine.errors import Refusal
from engine.game import due, play
from engine.leaving import resigned
from engine.moves import DEALER, DrawStock, Move
from engine.placing import lead, measures, places
from engine.record.lines import write_move
from engine.state import Phase, State


@dataclass(frozen=True, slots=True)
class Event:
    """One move with the states around it: what narration is told from."""

    before: State
    seat: Seat
    move: Move
    after: State
    by_clock: bool = False
    """Whether the clock made it, its player's time being over."""


def events_of(
    state: State, key: bytes, seat: Seat, moves: tuple[Move, ...], at_ms: Ms
) -> list[Event]:
    """The *moves*, then whatever the dealer must do before anybody can go on."""
    events: list[Event] = []
    at = at_ms / MS
    for move in moves:
        before, state = state, play(state, seat, move, at)
        events.append(Event(before, seat, move, state))
    while (dealt := due(state, key)) is not None:
        before, state = state, play(state, DEALER, dealt)
        events.append(Event(before, DEALER, dealt, state))
    return events


def is_unseen(before: State, move: Move, after: State) -> bool:
    """Whether the others see nothing of *move*: a card from the stock, with the turn going on."""
    goes_on = (before.to_act, before.round) == (after.to_act, after.round)
    return isinstance(move, DrawStock) and goes_on and after.phase is Phase.PLAY


def line_of(event: Event, at_ms: Ms, source: MoveSource, thought: str | None = None) -> NewMove:
    """The move as it is recorded; *thought* is how the computer came to it."""
    line = write_move(event.seat, event.move, tiles=event.after.variant.tiles)
    if event.seat == DEALER:
        return NewMove(DEALER, line, None, "dealer")
    return NewMove(event.seat, line, at_ms, source, thought)


def allows(state: State, seat: Seat, moves: Iterable[Move]) -> bool:
    """Whether the engine would allow *moves* one after the other."""
    try:
        for move in moves:
            state = play(state, seat, move)
    except Refusal:
        return False
    return True


def deadline_of(state: State, row: GameRow) -> Deadline | None:
    """When somebody's time is over, by the game's clock; None where no time runs.

    At the deal of the day none runs for the computer: it would be we who are slow, for one of many
    who play the same cards.
    """
    seconds, kind = deadline(state)
    if row.is_todays and state.to_act and row.players[state.to_act - 1].user_id is None:
        return None
    if seconds is None or kind is None:
        return None
    return Deadline(row.wall_ms(in_ms(seconds)), kind)


def ending_of(state: State) -> Ending:
    """How the game ended."""
    last: Any = state.results[-1] if state.results else None
    return Ending(
        winner=state.winner,
        totals=state.totals,
        reason=last.reason if last else "resign",
        places=places(state),
        measures=measures(state),
    )


async def store(
    db: Database,
    row: GameRow,
    step: int,
    after: State,
    lines: Sequence[NewMove],
    now_ms: Ms,
    *,
    wake: int | None,
) -> GameRow:
    """Store *lines*, after which the game of *row* is as *after*; returns its row then.

    *wake*: the shard whose process must hear of it. Raises StaleStep and StorageRefused.
    """
    limit = deadline_of(after, row)
    if after.phase is not Phase.FINISHED and wake is None:
        # Committed along with the moves of other tables.
        stored = await db.commits.append(
            row.id, step, lines, deadline=limit, now_ms=now_ms, clock=row.clock
        )
        ms, kind = (limit.ms, limit.kind) if limit else (None, None)
        return replace(row, step=stored, moved_ms=now_ms, deadline_ms=ms, deadline_kind=kind)
    async with db.transaction() as tx:
        if after.phase is Phase.FINISHED and row.is_todays:
            # Before any row of the game, which is the order in which a deletion takes these.
            await held_user(tx, row.players[todays.OWN_SEAT - 1].user_id or NO_USER)
        await games.append(tx, row.id, step, lines, deadline=limit, now_ms=now_ms, clock=row.clock)
        if after.phase is Phase.FINISHED:
            await games.finish(tx, row.id, ending_of(after), now_ms)
            await standings.record(tx, row.id)
            await solos.record(tx, row.id)
            if row.is_todays:
                await todays.record(tx, row.id, try_lead(after), now_ms)
        if wake is not None:
            await running.wake(tx, row.id, wake)
        return await games.load(tx, row.id)


def try_lead(after: State) -> int | None:
    """By how much a try at the deal of the day came ahead; None where its player did not finish."""
    return None if todays.OWN_SEAT in resigned(after) else lead(after, todays.OWN_SEAT)
