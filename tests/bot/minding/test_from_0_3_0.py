"""An evening that 0.3.0 left in its middle goes on under today's bot, in either database."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app import Jolly
from bot.runtime.clock import MINUTE_MS, now_ms
from data import challenges, games
from data.store.database import Database
from engine.moves import Resign
from engine.players import choose
from engine.variants import VARIANTS
from engine.view import seen_by
from tests import releases
from tests.bot.club.tournament.test_tournament import evening
from tests.bot.conftest import EDIT_EVERY_MS, HOUR_MS, Room, open_until_the_end, text_of
from tests.bot.evening import on_turn, public
from tests.bot.presses import told

MADE_MS = 1_767_226_246_000
"""When 0.3.0 was stopped."""
THERE = tuple(1456074443980800000 + n for n in (32, 35, 36, 37, 38, 39, 40, 41))
THREAD = 1456076738265088000
"""Discord's numbers of the server, the channel, its six people, and the tournament's thread."""
TOURNAMENTS = (16, 17)
NOTHING_SHOWN = """
UPDATE games SET table_message_id = NULL, turn_message_id = NULL, shown_step = NULL;
UPDATE players SET dm_channel_id = NULL, dm_message_id = NULL;
UPDATE challenges SET message_id = NULL, shown_state = '' WHERE state = 'open';
UPDATE tournaments SET message_id = NULL, event_id = NULL, shown_revision = 0;
"""
"""The room's Discord has none of the messages that 0.3.0 sent."""


@pytest.fixture(params=["file", "postgresql"])
def club(
    request: pytest.FixtureRequest, room: Room, kept: AsyncExitStack, tmp_path: Path
) -> Callable[[], Awaitable[dict[str, Any]]]:
    """Takes over the evening a minute after it was left; tells Dan, Erin and Frank by name."""
    file, url = tmp_path / "jolly.db", f"sqlite:///{tmp_path}/jolly.db"
    is_server = request.param == "postgresql"
    if is_server:
        server = request.getfixturevalue("postgresql_server")
        if server.url.host:
            pytest.skip("a room reaches a server by its Unix socket alone")
        url = server.fresh(migrated=False)
        kept.callback(server.drop, url)

    async def club() -> dict[str, Any]:
        more = put_with_people(room, file)
        if is_server:
            await releases.put_on_server("0.3.0", url, file)
        await take_over(room, await open_until_the_end(kept, url))
        return more

    return club


def put_with_people(room: Room, file: Path) -> dict[str, Any]:
    """Make the old database *file*, with the numbers that everybody has here; the other people."""
    more = {name: room.guild.add_member(room.env.create_user(name)) for name in releases.MORE}
    here = (room.guild, room.channel, room.alice, room.bob, room.carol, *more.values())
    numbers = dict(zip(THERE, (one.id for one in here), strict=True))
    numbers[THREAD] = room.channel.create_thread("Friday").id
    releases.put("0.3.0", file, later_ms=now_ms() - MADE_MS - MINUTE_MS, numbers=numbers)
    with closing(sqlite3.connect(file)) as base:
        base.executescript(NOTHING_SHOWN)
    return more


async def take_over(room: Room, db: Database) -> None:
    """Start the room's bot anew on the old database."""
    room.db = db
    bot = Jolly(db, shard_count=1, beat_ms=HOUR_MS, edit_every_ms=EDIT_EVERY_MS)
    await room.env.restart_bot(bot)
    await room.wait(60)


async def test_games_go_on(room: Room, club: Any) -> None:
    """Each of the six kinds is at its table, takes a command, and its round is played out."""
    await club()
    async with room.db.reading() as tx:
        running = [row for row in await games.running(tx) if row.id not in TOURNAMENTS]
    assert {row.variant for row in running} == set(VARIANTS)
    dice = Random(5)
    for row in running:
        table = await room.table(row.id)
        assert f"#{row.id}" in text_of(public(room, table))
        if not table.is_computer(table.state.acting):
            shown = await on_turn(room, table).slash(room.channel, "hand", table=str(row.id))
            assert f"#{row.id}" in text_of(shown.response.message)
        while not table.state.results:
            if table.is_computer(seat := table.state.acting):
                await room.wait(1)
                continue
            move = choose(seen_by(table.state, seat), dice)
            await table.play(seat, move, now_ms=now_ms(), step=table.step, source="player")
        await room.wait(1)


async def test_challenges_are_accepted(room: Room, club: Any) -> None:
    """What waited for an answer still does, from whoever was asked and from anybody."""
    more = await club()
    async with room.db.reading() as tx:
        before = {row.id for row in await games.running(tx)}
        waiting = await challenges.open_challenges(tx)
    assert len(waiting) == 2
    await room.press(more["erin"], room.message_with("Accept"), "Accept")
    await room.press(room.carol, room.message_with("Join"), "Join")
    await room.wait()
    async with room.db.reading() as tx:
        begun = [row.variant for row in await games.running(tx) if row.id not in before]
    assert begun == ["straight"]
    assert "2 of 4 seats" in text_of(room.message_with("Join"))


async def test_the_tournament_reaches_its_third_round(room: Room, club: Any) -> None:
    """The tables of its second go on; with their ends the next round is paired and dealt."""
    await club()
    one = await evening(room)
    assert (one.state, one.round, one.rounds) == ("running", 2, 3)
    assert {table.game_id for table in one.at_round(2)} == set(TOURNAMENTS)
    for number in (2, 3):
        for pair in (await evening(room)).at_round(number):
            table = await room.table(pair.game_id)
            await table.play(2, Resign(), now_ms=now_ms(), step=table.step, source="player")
            await room.wait(30)
    one = await evening(room)
    assert one.state == "over"
    assert {table.how for table in one.tables} == {"played"}
    assert len(one.at_round(3)) == 2


async def test_blocks_and_bans_hold(room: Room, club: Any) -> None:
    """Who is blocked cannot challenge, and who is banned cannot play."""
    more = await club()
    blocked = await more["erin"].slash(room.channel, "challenge", opponent=room.bob)
    assert "can’t be challenged right now" in told(blocked)
    banned = await more["frank"].slash(room.channel, "challenge", opponent=room.carol)
    assert "You’re banned from playing in this server" in told(banned)
