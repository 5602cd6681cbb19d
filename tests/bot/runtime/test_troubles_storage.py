"""The database refuses, or somebody is interrupted: nothing is half done, and play goes on."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.runtime.clock import now_ms
from bot.table.table import Table
from data import challenges, games
from data.errors import StaleStep, StorageRefused
from data.store.schema import games as games_table
from data.store.schema import moves as moves_table
from engine.legal import legal_discards
from engine.moves import DrawStock
from engine.view import seen_by
from sandbox.world import NONCE_SECONDS
from tests.bot.conftest import Room, button
from tests.bot.evening import (
    answer,
    begin,
    calls,
    draw,
    hand_of,
    moves,
    on_turn,
    public,
    requests,
    turn,
    waiting,
    whispers,
)
from tests.bot.stage import stage
from tests.bot.timing import db  # noqa: F401 - fixture

SAYS = {"locked": "My database is busy", "read_only": "I can’t write to my database"}
GONE = 121
"""Seconds after which nobody counts as there any more."""
KINDS = pytest.mark.parametrize("kind", list(SAYS))


@asynccontextmanager
async def refusing(room: Room, tmp_path: Any, kind: str) -> AsyncIterator[None]:
    """The database takes nothing meanwhile; what the bot logs of that is no fault of its own."""
    if kind == "read_only":
        await room.db._writer.run("PRAGMA query_only=ON")
        yield
        await room.db._writer.run("PRAGMA query_only=OFF")
    else:
        other = sqlite3.connect(tmp_path / "jolly.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
        other.close()
    assert all("database refused" in fault for fault in room.faults), room.faults
    room.faults.clear()


async def is_stored(room: Room, table: Table) -> bool:
    """Whether memory and database tell the same."""
    stored = await room.stored_table(table.id)
    return (stored.state, stored.step, stored.row) == (table.state, table.step, table.row)


@KINDS
async def test_refused_move(room: Room, tmp_path: Any, kind: str) -> None:
    """A move that cannot be kept is not made, its player is told why, and can make it later."""
    table = await begin(room, turn="24h")
    state, step = table.state, table.step

    async with refusing(room, tmp_path, kind):
        said = await draw(room, table)

    assert SAYS[kind] in answer(said)
    assert "Nothing has changed" in answer(said)
    assert said.response.ephemeral
    assert (table.state, table.step) == (state, step)
    assert await is_stored(room, table)
    await draw(room, table)
    assert table.step == step + 1


@KINDS
async def test_refused_press(room: Room, tmp_path: Any, kind: str) -> None:
    """The same by button: the hand stays as it is."""
    table = await begin(room, turn="24h")
    person = on_turn(room, table)
    page = hand_of(room, person)

    async with refusing(room, tmp_path, kind):
        said = await room.press(person, page, "Draw")

    assert SAYS[kind] in "".join(whispers(said))
    assert await is_stored(room, table)
    await room.press(person, page, "Draw")
    assert table.state.turn.drawn is not None


@KINDS
async def test_refused_challenge(room: Room, tmp_path: Any, kind: str) -> None:
    """A challenge that cannot be kept is not posted."""
    async with refusing(room, tmp_path, kind):
        said = await room.alice.slash(room.channel, "challenge", opponent=room.bob)

    assert SAYS[kind] in answer(said)
    assert room.messages() == []
    async with room.db.reading() as tx:
        assert await challenges.open_challenges(tx) == ()
    assert await begin(room)


@KINDS
async def test_refused_accept(room: Room, tmp_path: Any, kind: str) -> None:
    """An accepting that cannot be kept begins nothing; the challenge stands."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    message = room.message_with("Accept")

    async with refusing(room, tmp_path, kind):
        said = await room.press(room.bob, message, "Accept")

    assert SAYS[kind] in "".join(whispers(said))
    async with room.db.reading() as tx:
        assert await games.running(tx) == ()
        assert (await challenges.load(tx, 1)).waiting_for
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    await room.wait()
    assert (await room.table()).state.hands[0]


async def test_refused_deal_is_made_later(room: Room, tmp_path: Any) -> None:
    """Where only the deal could not be kept, the game is dealt when it can be."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    app, begun = room.app, asyncio.Event()
    real = app.tables.get

    async def locked_from_now(game: int) -> Table:
        if not begun.is_set():
            begun.set()
            await room.db._writer.run("PRAGMA query_only=ON")
        return await real(game)

    app.tables.get = locked_from_now
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    app.tables.get = real
    await room.wait(1)
    with pytest.raises(StorageRefused):
        await room.table()
    await room.db._writer.run("PRAGMA query_only=OFF")
    await room.wait(30)
    room.faults.clear()

    table = await room.table()
    assert table.state.hands[0]
    assert len(calls(room, table)) == 1
    assert button(public(room, table), "My hand")


async def test_taken_up_when_it_can(room: Room, tmp_path: Any) -> None:
    """A game that cannot be dealt while the bot starts is dealt when it can be."""
    table = await stage(room)
    async with room.db.transaction() as tx:
        await tx.execute(moves_table.delete())
        await tx.execute(games_table.update().values(step=0))
    room.app.tables.forget(table)
    room.app.is_playing = False

    await room.db._writer.run("PRAGMA query_only=ON")
    room.app.dispatch("ready")
    await room.env.settle()
    await room.db._writer.run("PRAGMA query_only=OFF")
    await room.wait(30)

    room.faults.clear()
    assert (await room.table()).state.hands[0]
    assert room.app.is_playing


async def test_clock_acts_when_it_can(room: Room, tmp_path: Any) -> None:
    """A turn that was over before nothing could be kept is ended as soon as it can be."""
    table = await begin(room, turn="60s")
    player = table.state.to_act
    await room.wait((table.row.deadline_ms - now_ms()) / 1000 + 0.5)
    await room.app.outages._beat()

    async with refusing(room, tmp_path, "read_only"):
        await room.wait(90)
        assert table.state.to_act == player
    await room.wait(12)

    assert table.state.missed[player - 1] == 1
    assert table.state.to_act != player
    (ended,) = [one for one in await moves(room, table) if one.source == "clock"]
    assert ended.at_ms == 60_000


async def test_posted_once_however_long_nothing_is_noted(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A call that cannot be noted is not posted again when Discord has forgotten its nonce."""
    table = await begin(room)
    await room.wait(GONE)
    called = len(posted_calls(room))

    async def refuse(*_: Any, **columns: Any) -> None:
        raise StorageRefused("locked", "database is locked")

    with monkeypatch.context() as patch:
        patch.setattr(games, "note", refuse)
        await turn(room, table)
        for _ in range(2):
            await room.wait(NONCE_SECONDS + 1)
    await room.wait(100)

    assert len(posted_calls(room)) == called + 1
    assert (await room.stored_table(table.id)).row.pinged_step == table.turn_step


def posted_calls(room: Room) -> list[Any]:
    """The requests to post a call to play."""
    sent = requests(room, "POST", f"{room.channel.id}/messages")
    return [one for one in sent if "your turn" in str(one.json)]


async def test_computer_plays_when_it_can(room: Room, tmp_path: Any) -> None:
    """A computer whose move could not be kept makes it later."""
    await room.alice.slash(room.channel, "challenge", computer="easy")
    await room.wait()
    table = await room.table()
    await draw(room, table)
    move = legal_discards(seen_by(table.state, table.state.to_act))[0]
    await table.play(table.state.to_act, move, now_ms=now_ms(), source="player")

    async with refusing(room, tmp_path, "read_only"):
        table.tell(here=False)
        await room.env.settle()
        assert table.is_computer(table.state.to_act)
    await room.wait()
    room.faults.clear()

    assert on_turn(room, table) is room.alice
    assert await is_stored(room, table)


async def test_challenge_expires_when_it_can(room: Room, tmp_path: Any) -> None:
    """A challenge whose time ended while nothing could be kept expires as soon as it can."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    async with refusing(room, tmp_path, "read_only"):
        await room.wait(920)
    await room.wait(15)
    async with room.db.reading() as tx:
        assert (await challenges.load(tx, 1)).state == "expired"
    assert not [one for one in room.messages() if button(one, "Accept")]


async def test_shown_but_not_noted(room: Room, tmp_path: Any) -> None:
    """A call to play that was posted and could not be noted is noted later, not posted anew."""
    table = await begin(room, turn="24h")
    await room.wait(20)
    other = room.bob if on_turn(room, table) is room.alice else room.alice
    await draw(room, table)
    await room.wait(20)
    move = legal_discards(seen_by(table.state, table.state.to_act))[0]
    await table.play(table.state.to_act, move, now_ms=now_ms(), source="player")

    async with refusing(room, tmp_path, "read_only"):
        table.tell(here=False)
        await room.wait(20)
    await room.wait(70)
    room.faults.clear()

    assert sum(other.mention in str(one.json["content"]) for one in posted_calls(room)) == 1
    assert table.row.pinged_step == table.turn_step


async def test_called_but_not_noted_and_seen(room: Room, tmp_path: Any) -> None:
    """Who comes to a call that could not be noted finds it, and is not called again later."""
    table = await begin(room, turn="24h")
    other = waiting(room, table)
    await room.wait(20)
    await draw(room, table)
    await room.wait(GONE)
    move = legal_discards(seen_by(table.state, table.state.to_act))[0]
    await table.play(table.state.to_act, move, now_ms=now_ms(), source="player")

    async with refusing(room, tmp_path, "read_only"):
        table.tell(here=False)
        await room.wait(5)
        (call,) = (one for one in calls(room, table) if other.mention in one.content)
        await room.press(other, public(room, table), "My hand")
        await room.wait(20)
    await room.wait(70)
    room.faults.clear()

    assert [one.id for one in calls(room, table)] == [call.id]
    assert (table.row.pinged_step, table.row.turn_message_id) == (table.turn_step, call.id)


async def test_a_move_after_which_nothing_can_be_read(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is made, so nobody is told that nothing has changed; then the hand can be asked for."""
    table = await begin(room)
    player = on_turn(room, table)
    play = Table.play

    async def last_played(*args: Any, **how: Any) -> None:
        await play(*args, **how)
        room.app.preferences.changed(player.id)
        room.db._reader.closed = True

    monkeypatch.setattr(Table, "play", last_played)
    said = answer(await player.slash(room.channel, "draw", **{"from": "stock"}))
    room.db._reader.closed = False
    assert table.state.turn.drawn is not None
    assert "Check the table" in said
    assert all("database refused" in fault for fault in room.faults), room.faults
    room.faults.clear()


async def test_nothing_can_be_read(room: Room) -> None:
    """Where not even the person's language can be read, they are told all the same."""
    await begin(room, turn="24h")
    async with room.db._reader.passed():
        room.db._reader.closed = True
    said = await room.alice.slash(room.channel, "hand")
    room.db._reader.closed = False
    assert "My database failed" in answer(said)
    assert all("database refused" in fault for fault in room.faults), room.faults
    room.faults.clear()


# interrupted


@pytest.mark.parametrize("steps", [0, 1, 2, 3, 5, 8, 13, 21, 34])
async def test_cancelled_move(room: Room, steps: int) -> None:
    """A move cancelled at any moment is made or not, in memory as on the disk, and play goes on."""
    table = await begin(room, turn="24h")
    work = table.play(table.state.to_act, DrawStock(), now_ms=now_ms(), source="player")
    task = asyncio.ensure_future(work)
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)

    assert await is_stored(room, table)
    if table.state.turn.drawn is None:
        await draw(room, table)
    await turn(room, table)
    assert await is_stored(room, table)


async def test_second_writer(room: Room) -> None:
    """Where another process was first, its moves are taken over, and the table is not stuck."""
    table = await begin(room, turn="60s")
    other = await room.stored_table(table.id)
    seat = table.state.to_act
    await other.play(seat, DrawStock(), now_ms=now_ms(), source="player")

    with pytest.raises(StaleStep):
        await table.play(seat, DrawStock(), now_ms=now_ms(), source="player")

    assert (table.state, table.step, table.row) == (other.state, other.step, other.row)
    await turn(room, table)
    assert table.step == other.step + 1
    assert await is_stored(room, table)


async def test_second_writer_by_command(room: Room) -> None:
    """The player whose move came second is told how the table stands, and goes on."""
    table = await begin(room, turn="60s")
    other = await room.stored_table(table.id)
    await other.play(table.state.to_act, DrawStock(), now_ms=now_ms(), source="player")

    said = await draw(room, table)

    assert "has moved on" in answer(said)
    await turn(room, table)


async def test_second_writer_at_the_deadline(room: Room) -> None:
    """A clock that finds another process's move goes by that, and still runs."""
    table = await begin(room, turn="60s")
    player = table.state.to_act
    other = await room.stored_table(table.id)
    await room.wait(30)
    await other.play(player, DrawStock(), now_ms=now_ms(), source="player")
    move = legal_discards(seen_by(other.state, player))[0]
    await other.play(player, move, now_ms=now_ms(), source="player")

    await room.wait(32)
    assert table.state == other.state
    await room.wait(40)
    assert table.state.missed[player - 1] == 0
    assert sum(table.state.missed) == 1


async def test_credit_while_a_move_waits(room: Room) -> None:
    """A move that waits for a credit to be stored goes by it: no time is charged, none is lost."""
    table = await begin(room, clock="10m", turn="5m")
    await room.wait(50)
    since_ms, now = now_ms() - 30_000, now_ms()
    credit = room.app.tables.credit(0, since_ms, now)
    move = table.play(table.state.to_act, DrawStock(), now_ms=now, source="player")
    await asyncio.gather(credit, move)

    assert await is_stored(room, table)
    assert table.row.credited_ms == 30_000
    assert (await moves(room, table))[-1].at_ms == now - table.row.started_ms - 30_000
    assert table.row.deadline_ms == table.row.wall_ms(round((table.state.turn_at + 300) * 1000))


async def test_what_is_not_stored_is_not_remembered(room: Room) -> None:
    """A note that the database does not take leaves the table in memory as it is stored."""
    table = await begin(room)
    before = table.row

    async def note() -> None:
        async with table.noting() as tx:
            await games.note(tx, table.id, told_round=9)
            raise StorageRefused("full", "no room")

    with pytest.raises(StorageRefused):
        await note()
    assert table.row == before
