"""The page of one process at tables that another one has: what is played there is seen here."""

from typing import Any

import pytest

from bot.minding.elsewhere import Elsewhere
from bot.runtime.clock import now_ms
from bot.runtime.desk import Desk
from data import running
from engine.moves import Discard, DrawStock
from tests.bot.conftest import Room
from tests.bot.evening import begin, on_turn, requests, waiting
from tests.lone_tables import tables_of
from tests.web.conftest import Page
from tests.web.seats import sit, until


@pytest.fixture
async def table(room: Room, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A table of two people, whose server another process hears of from now on."""
    begun, shards = await begin(room), room.app.part(Desk).shards
    monkeypatch.setattr(shards, "shared", True)
    monkeypatch.setattr(room.app, "shard_ids", [0])
    monkeypatch.setattr(room.app, "shard_count", 2)
    monkeypatch.setattr(shards, "of", lambda guild: int(guild == begun.row.guild_id))
    begun.shard_elsewhere = 1
    return begun


async def test_what_is_played_there_is_seen_here(room: Room, page: Page, table: Any) -> None:
    """The next time that word of others is looked for, at the latest a second after."""
    me = await sit(page, waiting(room, table), table.id)
    theirs = await tables_of(room.db).get(table.id)
    moves = DrawStock(), Discard(theirs.state.hand[0])
    await theirs.play(theirs.state.acting, *moves, now_ms=now_ms(), source="player")

    await room.app.part(Elsewhere).look()

    await until(me, lambda shown: shown["step"] == theirs.step)
    assert me.table["view"]["turn"] == me.table["seat"]


async def test_what_is_played_here_is_told_there(room: Room, page: Page, table: Any) -> None:
    """The move is stored, its process has word of it, and nothing in the channel is ours to do."""
    me = await sit(page, on_turn(room, table), table.id)
    before = requests(room, "PATCH", f"/channels/{room.channel.id}/messages")

    await me.play("draw")
    await room.wait(70)

    theirs = await tables_of(room.db).get(table.id)
    assert theirs.step == table.step
    assert me.table["step"] == theirs.step
    assert requests(room, "PATCH", f"/channels/{room.channel.id}/messages") == before
    async with room.db.reading() as tx:
        woken = await running.woken(tx, [1])
    assert [*woken.values()] == [table.id]
