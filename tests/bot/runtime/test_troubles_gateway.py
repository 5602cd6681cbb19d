"""The connection to Discord is lost and comes back: that time is charged to nobody."""

import asyncio
import inspect
import time
from dataclasses import replace

import discord
import pytest
from aiohttp import web
from discord.gateway import DiscordWebSocket

from bot.app import Jolly
from bot.minding.pauses import Pauses
from bot.runtime.clock import now_ms
from bot.table.table import Surroundings, Table
from data import shards
from data.store.database import Database
from engine.moves import DrawStock
from tests.bot.at_hands import press
from tests.bot.conftest import EDIT_EVERY_MS, HOUR_MS, Room, text_of
from tests.bot.evening import begin, draw, hand_of, moves, on_turn, public, turn

SOON_MS = 150
"""After so long what was lost comes back, while the bot waits for it."""


@pytest.fixture
def app(db: Database) -> Jolly:
    """The bot with two shards."""
    return Jolly(db, shard_count=2, beat_ms=HOUR_MS, edit_every_ms=EDIT_EVERY_MS)


def own_shard(room: Room) -> int:
    return room.app.desk.shards.of(room.guild.id)


async def happens(room: Room, event: str, shard: int | None = None) -> None:
    """Let discord.py tell of a shard, as it does: by an event."""
    say(room, event, shard)
    await room.env.settle()


def say(room: Room, event: str, shard: int | None = None) -> None:
    room.app.dispatch(event, own_shard(room) if shard is None else shard)


def soon(room: Room, event: str, shard: int | None = None) -> None:
    """The same, while the bot waits for it."""
    asyncio.get_running_loop().call_later(SOON_MS / 1000, say, room, event, shard)


@pytest.mark.parametrize("back", ["shard_resumed", "shard_connect"])
async def test_gap_is_credited_once(room: Room, back: str) -> None:
    """What a shard missed is given back once, whether its session is resumed or made anew."""
    table = await begin(room, clock="10m", turn="5m")
    due_ms = table.row.deadline_ms

    await happens(room, "shard_disconnect")
    await room.wait(100)
    await happens(room, back)
    await happens(room, "shard_resumed")
    await happens(room, "shard_connect")

    assert table.row.credited_ms == 100_000
    assert table.row.deadline_ms == due_ms + 100_000
    await room.wait()
    assert "I was offline for 1 min 40 s" in text_of(public(room, table))


@pytest.mark.parametrize("waits", [True, False], ids=["ends after it", "ends in it"])
async def test_a_pause_that_begins_in_a_gap(room: Room, waits: bool) -> None:
    """What the players missed before it is theirs as well; no moment is given back twice."""
    table = await begin(room, turn="5m")
    due_ms = table.row.deadline_ms

    await happens(room, "shard_disconnect")
    await room.wait(40)
    await room.app.part(Pauses).begin(table)
    await room.wait(30)
    if waits:
        await happens(room, "shard_connect")
        await room.wait(20)
        await room.app.part(Pauses).end(table)
    else:
        await room.app.part(Pauses).end(table)
        await room.wait(20)
        await happens(room, "shard_connect")

    assert table.row.credited_ms == 90_000
    assert table.row.deadline_ms == due_ms + 90_000


async def test_repeated_loss_is_one_gap(room: Room) -> None:
    """Tries to connect that fail in between do not shorten the gap."""
    table = await begin(room, turn="5m")

    await happens(room, "shard_disconnect")
    await room.wait(40)
    await happens(room, "shard_disconnect")
    await room.wait(40)
    await happens(room, "shard_connect")

    assert table.row.credited_ms == 80_000


async def test_only_the_tables_of_that_shard(room: Room) -> None:
    """A table on the other shard gets nothing: its players could play."""
    table = await begin(room, turn="5m")

    await happens(room, "shard_disconnect", 1 - own_shard(room))
    await room.wait(100)
    await happens(room, "shard_resumed", 1 - own_shard(room))

    assert table.row.credited_ms == 0


async def test_deadline_in_the_gap(room: Room) -> None:
    """A turn whose time would end in the gap goes on after it."""
    table = await begin(room, turn="60s")
    player = table.state.to_act
    left = table.row.deadline_ms - now_ms()

    await happens(room, "shard_disconnect")
    await room.wait(70)
    assert table.state.missed == (0, 0)
    await happens(room, "shard_resumed")

    assert table.state.missed == (0, 0)
    assert table.state.to_act == player
    assert table.row.credited_ms >= left
    await room.wait(55)
    assert table.state.missed[player - 1] == 1


async def test_clicks_wait_for_the_credit(room: Room) -> None:
    """A click that comes in before the gap is credited is made after it."""
    table = await begin(room, clock="5m")
    await room.wait(20)
    await happens(room, "shard_disconnect")
    await room.wait(200)

    soon(room, "shard_resumed")
    await draw(room, table)

    assert table.row.credited_ms == 200_000 + SOON_MS
    (stamp,) = [one.at_ms for one in await moves(room, table) if one.source == "player"]
    assert stamp == pytest.approx(table.row.at_ms(now_ms()), abs=1000)
    assert table.state.clocks[table.state.to_act - 1] > 260


async def test_moves_in_the_gap_are_charged_as_they_were(room: Room) -> None:
    """Who could still move while the other's way was cut off gets back what came after."""
    table = await begin(room, clock="10m", turn="none")
    await happens(room, "shard_disconnect")
    await room.wait(60)
    await table.play(table.state.to_act, DrawStock(), now_ms=now_ms(), source="player")
    await room.wait(40)

    await happens(room, "shard_resumed")

    assert table.row.credited_ms == 40_000


async def test_short_break_is_not_mentioned(room: Room) -> None:
    """An ordinary reconnect within a moment changes nothing."""
    table = await begin(room, turn="5m")
    await happens(room, "shard_disconnect")
    await happens(room, "shard_resumed")
    assert table.row.credited_ms == 0
    assert not room.app.outages.is_cut_off(own_shard(room))


async def test_lost_again_while_being_credited(room: Room) -> None:
    """A shard that is lost again at once stays cut off until it is really back."""
    await begin(room, turn="5m")
    await happens(room, "shard_disconnect")
    await room.wait(30)

    say(room, "shard_resumed")
    say(room, "shard_disconnect")
    await room.env.settle()

    assert room.app.outages.is_cut_off(own_shard(room))
    await room.wait(30)
    await happens(room, "shard_resumed")
    assert not room.app.outages.is_cut_off(own_shard(room))
    assert (await room.table()).row.credited_ms == pytest.approx(60_000, abs=1000)


async def test_no_heartbeat_while_cut_off(room: Room) -> None:
    """What is written down as the last time we were reachable is never a time we were not."""
    await begin(room)
    await room.app.outages._beat()
    async with room.db.reading() as tx:
        before = (await shards.reachable(tx))[own_shard(room)]
    await happens(room, "shard_disconnect")
    await room.wait(2 * HOUR_MS / 1000)
    async with room.db.reading() as tx:
        assert (await shards.reachable(tx))[own_shard(room)] == before


async def test_clock_does_not_act_on_a_cut_off_table(room: Room) -> None:
    """A click that comes by another shard does not let the clock act at a table cut off."""
    room = await elsewhere(room, 1)
    table = await begin(room, turn="60s")
    person = on_turn(room, table)
    await room.wait((table.row.deadline_ms - now_ms()) / 1000 - 10)
    await happens(room, "shard_disconnect")
    await room.wait(10.5)

    await press(room, hand_of(room, person), "Sort", person)
    await happens(room, "shard_resumed")

    assert table.state.missed == (0, 0)
    assert on_turn(room, table) is person
    assert table.row.credited_ms >= 10_000


async def elsewhere(room: Room, shard: int) -> Room:
    """The same people in a server of *shard*, as those of every other millisecond are."""
    if now_ms() % room.app.shard_count != shard:
        await room.wait(0.001)
    guild = room.env.create_guild()
    assert room.app.desk.shards.of(guild.id) == shard
    people = {
        name: guild.add_member(getattr(room, name).user) for name in ("alice", "bob", "carol")
    }
    return replace(room, guild=guild, channel=guild.create_text_channel("cards"), **people)


async def test_other_shard_goes_on(room: Room) -> None:
    """While one shard is cut off, the tables of the other are played."""
    table = await begin(room, turn="5m")
    await happens(room, "shard_disconnect", 1 - own_shard(room))
    player = on_turn(room, table)
    await turn(room, table)
    assert on_turn(room, table) is not player


async def test_who_ends_hears_nobody_any_more(room: Room) -> None:
    """A connection that was coming back brings no presses: they could not be answered in time."""
    await begin(room)
    discord = room.env.discord
    discord.fault("POST /interactions/{interaction_id}/{interaction_token}/callback", delay=2.0)
    heard = await room.alice.slash(room.channel, "hand")
    discord.gateway.hold()
    await discord.gateway.drop()
    unheard = await room.bob.slash(room.channel, "hand")

    ending = asyncio.create_task(room.app.close())
    await room.env.settle()
    discord.gateway.let_go()
    await ending

    assert heard.acknowledged
    assert not unheard.acknowledged
    assert not room.app.is_playing


class Line:
    """A shard's connection, of which the bot thinks that it has been silent."""

    def __init__(self, room: Room) -> None:
        self.socket = room.app._get_websocket(shard_id=own_shard(room))

    def silent_for(self, seconds: float) -> None:
        """Let the last that was heard be so long ago."""
        self.socket._keep_alive._last_recv = time.perf_counter() - seconds


def test_discord_py_still_keeps_what_we_look_at() -> None:
    """The pinned discord.py notes the last sign of life where the bot reads it."""
    assert "_last_recv" in inspect.getsource(discord.gateway.KeepAliveHandler.tick)
    assert "_keep_alive.tick()" in inspect.getsource(DiscordWebSocket.received_message)
    assert callable(DiscordWebSocket.send_heartbeat)


@pytest.mark.parametrize(
    ("troubles", "sessions"),
    [(("refuse", "break off"), 1), (("break off",), 0)],
    ids=["after one that was refused", "where the session can be resumed"],
)
async def test_a_connection_breaks_off_before_it_has_begun(
    room: Room, monkeypatch: pytest.MonkeyPatch, troubles: tuple[str, ...], sessions: int
) -> None:
    """It is made once more, by a new session only if need be, and the game goes on."""
    table = await begin(room, turn="5m")
    gateway, ahead = room.env.discord.gateway, iter(troubles)
    identified, prepare = len(gateway.identified), web.WebSocketResponse.prepare

    async def prepared(socket: web.WebSocketResponse, request: web.Request) -> object:
        # aiohttp does it once more at the end of a connection.
        trouble = None if socket.prepared else next(ahead, None)
        if trouble == "refuse":
            raise web.HTTPServiceUnavailable
        writer = await prepare(socket, request)
        if trouble == "break off":
            assert request.transport
            request.transport.abort()
        return writer

    monkeypatch.setattr(web.WebSocketResponse, "prepare", prepared)
    await gateway.drop()
    await room.wait(60)

    assert next(ahead, None) is None
    assert {one.shard for one in gateway.live()} == {0, 1}
    assert len(gateway.identified) == identified + sessions
    assert all("Attempting a reconnect" in fault for fault in room.faults), room.faults
    room.faults.clear()
    player = on_turn(room, table)
    await turn(room, table)
    assert on_turn(room, table) is not player


async def test_clock_acts_on_a_living_connection(room: Room) -> None:
    """Before the clock acts, Discord is asked for a sign of life; where one comes, it acts."""
    table = await begin(room, turn="60s")
    await room.wait((table.row.deadline_ms - now_ms()) / 1000 - 1)
    Line(room).silent_for(35)
    (session,) = (one for one in room.env.discord.gateway.live() if one.shard == own_shard(room))
    asked = session.heartbeats

    await room.wait(2)

    assert session.heartbeats == asked + 1
    assert sum(table.state.missed) == 1
    assert table.row.credited_ms == 0


async def test_clock_waits_for_a_silent_connection(room: Room) -> None:
    """No time runs out on a connection that died without a sound: it is credited instead."""
    table = await begin(room, turn="60s")
    line = Line(room)
    await room.wait((table.row.deadline_ms - now_ms()) / 1000)
    line.silent_for(20)
    room.env.discord.gateway.hold()

    await asyncio.sleep(10)
    assert table.state.missed == (0, 0)
    assert room.app.outages.is_cut_off(own_shard(room))
    room.env.discord.gateway.let_go()
    await room.wait(1)

    assert not room.app.outages.is_cut_off(own_shard(room))
    assert table.state.missed == (0, 0)
    assert table.row.credited_ms == pytest.approx(30_000, abs=1500)


async def test_back_before_the_silence_is_noticed(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection that ends while it is asked may have been replaced: that one is not cut off."""
    table = await begin(room, turn="60s")
    line, outages, shard = Line(room), room.app.outages, own_shard(room)
    line.silent_for(35)

    async def replaced(_: object) -> None:
        outages.lost(shard)
        await outages.over(shard)
        monkeypatch.setattr(room.app, "_get_websocket", lambda **_: None)
        raise OSError

    line.socket._keep_alive.stop()
    line.socket.send_heartbeat = replaced
    await room.wait((table.row.deadline_ms - now_ms()) / 1000 + 2)

    assert not outages.is_cut_off(shard)
    assert sum(table.state.missed) == 1


async def test_loss_noticed_late(room: Room) -> None:
    """A connection silent for a minute before it was given up is credited from its last sound."""
    table = await begin(room, turn="5m")
    line = Line(room)
    await room.wait(90)
    line.silent_for(90)
    await room.app.outages._beat()

    await happens(room, "shard_disconnect")
    await happens(room, "shard_resumed")

    assert table.row.credited_ms == pytest.approx(90_000, abs=2000)


async def test_no_heartbeat_while_silent(room: Room) -> None:
    """A silent connection is no sign that players could reach us."""
    await begin(room)
    line = Line(room)
    await room.app.outages._beat()
    await room.wait(5)
    line.silent_for(90)
    async with room.db.reading() as tx:
        before = (await shards.reachable(tx))[own_shard(room)]
    await room.app.outages._beat()
    async with room.db.reading() as tx:
        assert (await shards.reachable(tx))[own_shard(room)] == before


async def test_two_signs_of_return_are_one_gap(room: Room) -> None:
    """A shard told to be back twice, while its gap is still being credited, is credited once."""
    table = await begin(room, clock="10m", turn="none")
    await room.wait(300)
    await happens(room, "shard_disconnect")
    await room.wait(40)

    say(room, "shard_resumed")
    say(room, "shard_connect")
    await room.env.settle()

    assert table.row.credited_ms == 40_000


async def test_table_read_while_a_gap_is_credited(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that was read just before the credit was stored goes by it all the same."""
    table = await begin(room, turn="5m")
    await room.wait(30)
    app = room.app
    app.tables.forget(table)
    app.tables._known.clear()
    credited_while_loading(room, monkeypatch)
    again = await app.tables.get(table.id)
    assert again.row.credited_ms == again.credited_note_ms == 2000
    assert again.row.deadline_ms == table.row.deadline_ms + 2000


async def test_game_begins_while_a_gap_is_credited(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is dealt, and shown, and nobody hears that it has moved on."""
    credited_while_loading(room, monkeypatch)
    table = await begin(room, turn="5m")
    assert table.step == 1
    assert table.row.credited_ms > 0
    assert "**Stock**" in text_of(public(room, table))


def credited_while_loading(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let two seconds be charged to nobody while a table is read."""
    now, load = now_ms(), Table.load

    async def slowly(around: Surroundings, game: int) -> Table:
        found = await load(around, game)
        for seconds in (1, 2):
            until_ms = now + 1000 * seconds
            await room.app.tables.credit(own_shard(room), until_ms - 1000, until_ms)
        return found

    monkeypatch.setattr(Table, "load", slowly)
