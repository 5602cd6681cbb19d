"""Version 0.2.0's own database, with nine games being played, is taken over by today's bot."""

import sqlite3
from contextlib import AsyncExitStack, closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app import Jolly
from bot.runtime.clock import HOUR_MS, now_ms
from bot.table.record import record_of
from data import challenges, games, settings
from engine.players import choose
from engine.record.games import replay
from engine.view import seen_by
from tests import releases
from tests.bot.conftest import EDIT_EVERY_MS, Room, open_until_the_end, text_of
from tests.bot.evening import on_turn, public
from tests.bot.stage import show

MADE_MS = 1_767_226_731_650
"""When 0.2.0 was stopped; the room's clock begins later."""
RUNNING = {
    15: "five-hundred",
    16: "straight",
    17: "gin",
    18: "rummy-51",
    19: "zolik",
    20: "tile",
    21: "gin",
    22: "five-hundred",
    23: "zolik",
}
PAUSED, PROPOSED = 21, 22
NOTHING_SHOWN = """
UPDATE games SET table_message_id = NULL, turn_message_id = NULL, shown_step = NULL;
UPDATE players SET dm_channel_id = NULL, dm_message_id = NULL;
UPDATE proposals SET message_id = NULL;
"""
"""The room's Discord has none of the messages that 0.2.0 sent."""


@pytest.fixture
def take_over(room: Room, kept: AsyncExitStack, tmp_path: Path) -> Any:
    """Starts the room's bot anew on the old database, an hour after it was left."""
    return partial(on_old_database, room, kept, tmp_path / "jolly.db")


async def on_old_database(room: Room, kept: AsyncExitStack, file: Path) -> None:
    """Make the old database *file*, and start the bot on it."""
    here = (room.guild, room.channel, room.alice, room.bob, room.carol)
    numbers = dict(zip(releases.THERE, (one.id for one in here), strict=True))
    releases.put("0.2.0", file, later_ms=now_ms() - MADE_MS - HOUR_MS, numbers=numbers)
    with closing(sqlite3.connect(file)) as base:
        base.executescript(NOTHING_SHOWN)
    room.db = await open_until_the_end(kept, f"sqlite:///{file}")
    await room.env.restart_bot(
        Jolly(room.db, shard_count=1, beat_ms=HOUR_MS, edit_every_ms=EDIT_EVERY_MS)
    )
    await room.wait(60)


async def test_every_running_game_is_there(room: Room, take_over: Any) -> None:
    """None is lost or ended, none has lost time, and each can be seen at its table."""
    await take_over()
    async with room.db.reading() as tx:
        rows = {row.id: row for row in await games.running(tx)}
    assert {game: row.variant for game, row in rows.items()} == RUNNING
    for game, row in rows.items():
        table = await room.table(game)
        assert f"#{game}" in text_of(public(room, table))
        assert table.paused == (game == PAUSED)
        assert row.deadline_ms is None or row.deadline_ms > now_ms()


async def test_running_games_go_on(room: Room, take_over: Any) -> None:
    """Each of the six kinds takes commands, and its round is played out by today's rules."""
    dice = Random(5)
    await take_over()
    for game in RUNNING:
        table = await room.table(game)
        if game == PAUSED:
            await room.press(room.bob, public(room, table), "Resume")
        if not table.is_computer(table.state.to_act):
            shown = await on_turn(room, table).slash(room.channel, "hand", table=str(game))
            assert f"#{game}" in text_of(shown.response.message)
        await to_the_end_of_the_round(room, table, dice)
        assert table.state.results
        (*_, final) = replay(await record_of(room.db, game))
        assert (final["state"] == "finished", final["winner"]) == (table.over, table.state.winner)


async def to_the_end_of_the_round(room: Room, table: Any, dice: Random) -> None:
    """Play *table* on, every person's seat, until a round is scored."""
    while not table.state.results:
        if table.is_computer(seat := table.state.acting):
            await show(room, table)
            continue
        move = choose(seen_by(table.state, seat), dice)
        await table.play(seat, move, now_ms=now_ms(), step=table.step, source="player")
    await show(room, table)


async def test_a_proposal_can_still_be_answered(room: Room, take_over: Any) -> None:
    """What was proposed before the change of versions holds once the other agrees."""
    await take_over()
    await room.press(room.bob, room.message_with("Agree"), "Agree")
    await room.wait()
    assert (await room.table(PROPOSED)).paused


async def test_what_was_asked_an_hour_ago_is_over(room: Room, take_over: Any) -> None:
    """Open challenges have expired, and nobody can be drawn into a game by them."""
    await take_over()
    async with room.db.reading() as tx:
        assert not await challenges.open_challenges(tx)


async def test_what_was_chosen_stays(room: Room, take_over: Any) -> None:
    """Alice reads German, and sees cards as emojis where there are any."""
    await take_over()
    shown = await room.alice.slash(room.channel, "hand", table="15")
    assert "Deine Hand" in text_of(shown.response.message)
    async with room.db.reading() as tx:
        assert (await settings.user_settings(tx, room.alice.id)).cards == "emoji"
