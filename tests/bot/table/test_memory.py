"""What is over leaves memory, and stays out of it however often somebody looks at it."""

import asyncio
import gc

import pytest
from sqlalchemy import delete, update

from bot.messages.announcer import Announcer
from bot.messages.dms import Dms
from bot.runtime.clock import now_ms
from bot.table.tables import DRAFT_MS, IDLE_MS
from data import games, running
from data.store import schema
from tests.bot.conftest import Room
from tests.bot.evening import begin, draw, on_turn


async def test_finished_tables_are_not_kept(room: Room) -> None:
    """Neither the end's table, nor its history, nor its hands bring a game back to stay."""
    await begin(room)
    question = await room.alice.slash(room.channel, "resign")
    await room.press(room.alice, question.response.message, "Yes")
    await room.wait()
    assert room.app.tables.kept == ()

    await room.carol.slash(room.channel, "table", table="1")
    await room.alice.slash(room.channel, "history", table="1")
    await room.alice.slash(room.channel, "hand", table="1")

    assert room.app.tables.kept == ()
    assert room.app.hands._shown == {}
    assert room.app.part(Dms)._shown == {}


async def test_a_table_that_nobody_waits_for_any_more(room: Room) -> None:
    """That it could not be read is no fault in the log: who asked was cancelled meanwhile."""
    asking = asyncio.create_task(room.app.tables.get(99))
    await asyncio.sleep(0)
    asking.cancel()
    await room.wait(1)
    assert asking.cancelled()
    assert room.app.tables._loading == {}


async def test_idle_tables_leave_memory(room: Room) -> None:
    """A table that nobody asks for is let go and comes back as it was; its deadline holds."""
    table = await begin(room, turn="1h")
    await draw(room, table)
    step, state = table.step, table.state
    await room.wait(IDLE_MS / 1000 - 60)
    room.app.tables.forget_idle()
    assert room.app.tables.kept == (table,)

    await room.wait(120)
    room.app.tables.forget_idle()
    assert room.app.tables.kept == ()
    assert room.app.part(Announcer)._surfaces == room.app.part(Dms)._shown == {}
    del table
    gc.collect()

    again = await room.table()
    assert (again.step, again.state) == (step, state)
    player = state.to_act
    room.app.tables.forget(again)
    del again
    await room.wait((await deadline_of(room)) - now_ms() / 1000 + 5)
    assert (await room.table()).state.missed[player - 1] == 1


async def deadline_of(room: Room) -> float:
    """When the turn of the only game ends, in seconds."""
    row = (await room.table()).row
    assert row.deadline_ms is not None
    return row.deadline_ms / 1000


async def test_which_tables_are_there(room: Room) -> None:
    """Those of a server that go on, or all; and by number, also those that are over."""
    table, tables = await begin(room), room.app.tables
    assert [*tables.playing()] == [*tables.playing(guild=room.guild.id)] == [table]
    assert [*tables.playing(guild=1)] == []
    assert (tables.known([table.id]), tables.known([99])) == ([table], [])
    async with table.changing() as tx:
        await games.abort(tx, table.id, "agreed", now_ms())
    assert [*tables.playing()] == []
    assert tables.known([table.id]) == [table]


async def test_one_object_for_a_game(room: Room) -> None:
    """Whoever still holds a table that was let go plays at the one that everybody sees."""
    table = await begin(room, turn="1h")
    room.app.tables.forget(table)
    assert await room.table() is table
    await draw(room, table)
    assert (await room.table()).step == table.step


async def test_a_table_that_was_let_go_is_credited(room: Room) -> None:
    """Whoever still holds it is told nothing of a move that nobody made; it is shown once more."""
    table, told = await begin(room, turn="1h"), []
    room.app.tables.forget(table)
    room.app.tables.changed.subscribe(lambda *changed: told.append(changed))
    for count in (1, 2):
        until_ms = now_ms() + 1000 * count
        await room.app.tables.credit(0, until_ms - 1000, until_ms)
        assert table.row.credited_ms == table.credited_note_ms == 1000 * count
    assert told == [(table, True)] * 2
    await draw(room, table)


async def test_nobody_deals_where_a_game_was_called_off(room: Room) -> None:
    """Also where that happened after it was read."""
    await begin(room, turn="1h")
    async with room.db.transaction() as tx:
        await tx.execute(delete(schema.moves))
        await tx.execute(update(schema.games).values(step=0))
    table = await room.stored_table(1)
    async with room.db.transaction() as tx:
        await games.abort(tx, 1, "agreed", now_ms())
    async with asyncio.timeout(10):
        await table.deal(now_ms())
    assert (table.aborted, table.step) == (True, 0)


@pytest.mark.parametrize("idle_ms", [IDLE_MS, DRAFT_MS])
async def test_a_working_table_of_tiles_is_kept_for_longer(room: Room, idle_ms: int) -> None:
    """Nobody's arranging is lost because they think for a while."""
    table = await begin(room, game="tile", turn="24h")
    person = on_turn(room, table)
    seat = table.own_seat(person.id)
    table.drafts[seat] = table.step, None
    await room.wait(idle_ms / 1000 + 60)
    room.app.tables.forget_idle()
    assert (table in room.app.tables.kept) is (idle_ms < DRAFT_MS)


async def test_a_start_loads_no_table_that_was_shown(room: Room) -> None:
    """Timers are set for all games; only those whose messages are behind come into memory."""
    await begin(room, turn="1h")
    await room.app.outages._beat()
    room.app.tables.forget(await room.table())
    room.app.desk.timers.cancel(("turn", 1))
    room.app.is_playing = False

    await started(room)
    assert room.app.tables.kept == ()
    assert ("turn", 1) in room.app.desk.timers._set

    async with room.db.transaction() as tx:
        await running.shown(tx, {1: 0})
    room.app.is_playing = False
    await started(room)
    assert len(room.app.tables.kept) == 1


async def started(room: Room) -> None:
    """Discord says that we are ready, as after a start."""
    room.app.dispatch("ready")
    await room.env.settle()
