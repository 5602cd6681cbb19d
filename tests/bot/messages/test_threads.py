"""A thread for each table, where the server wants one."""

from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.messages.threads import SLEEPS_AFTER_MINUTES
from data import games, settings
from data.errors import StorageRefused
from data.store.transaction import Transaction
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import begin, calls, on_turn, public
from tests.bot.messages.test_troubles_messages import failing


async def wants_threads(room: Room) -> None:
    async with room.db.transaction() as tx:
        await settings.change_server(tx, room.guild.id, threads=True)


async def in_thread(room: Room) -> tuple[Any, Any]:
    """A table in a thread of its own, and that thread."""
    await wants_threads(room)
    table = await begin(room)
    [thread] = room.channel.threads
    return table, thread


async def test_a_challenge_leads_to_a_thread(room: Room) -> None:
    """The table and the call to play are in a thread on the challenge; the channel stays quiet."""
    table, thread = await in_thread(room)
    assert thread.id == table.row.channel_id
    assert thread.name == "#1 · 500 Rummy to 100"
    read = "\n".join(text_of(one) for one in room.messages(thread))
    assert "On the table" in read
    assert "your turn" in read
    assert not any(button(one, "My hand") for one in room.messages())


async def test_without_permission_the_table_stays_in_the_channel(room: Room) -> None:
    """A thread that cannot be made keeps nobody from playing."""
    await wants_threads(room)
    room.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50013)
    await begin(room)

    assert (await room.table()).row.channel_id == room.channel.id
    assert room.message_with("My hand")


async def begins_in_the_channel(room: Room) -> None:
    """A game begins, is shown in the channel, and who is to play is called there."""
    table = await begin(room)
    assert table.row.channel_id == room.channel.id
    assert public(room, table)
    assert len(calls(room, table)) == 1


async def test_without_an_answer_the_table_stays_in_the_channel(room: Room) -> None:
    """A thread for which Discord could not be asked keeps nobody from playing."""
    await wants_threads(room)
    with failing(room, "POST", "/threads", aiohttp.ServerDisconnectedError()) as tried:
        await begins_in_the_channel(room)
    assert len(tried) == 1


async def test_the_database_does_not_tell_whether_a_thread_is_wanted(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table stays in the channel, and nobody waits."""

    async def refuse(*_: Any) -> None:
        raise StorageRefused("other", "disk I/O error")

    await wants_threads(room)
    monkeypatch.setattr("bot.messages.threads.settings", SimpleNamespace(server_settings=refuse))
    await begins_in_the_channel(room)


async def test_the_database_does_not_note_the_thread(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table stays where the database has it, and nobody waits."""
    real = games.note

    async def refuse(tx: Transaction, game: int, **columns: Any) -> None:
        if "channel_id" in columns:
            raise StorageRefused("other", "disk I/O error")
        await real(tx, game, **columns)

    await wants_threads(room)
    monkeypatch.setattr(games, "note", refuse)
    await begins_in_the_channel(room)


async def play(room: Room, table: Any, thread: Any) -> None:
    """One plain turn, by commands in the thread."""
    person = on_turn(room, table)
    await person.slash(thread, "draw", **{"from": "stock"})
    [first, *_] = await person.autocomplete(thread, "discard", "card", "")
    await person.slash(thread, "discard", card=first["value"])


async def give_up(room: Room, thread: Any) -> None:
    asked = await room.alice.slash(thread, "resign")
    await room.press(room.alice, asked.response.message, "Yes")
    await room.wait()


async def test_from_the_start_to_the_end(room: Room) -> None:
    """Calls and the end come to the thread, which Discord puts away an hour after the last word."""
    table, thread = await in_thread(room)
    for _ in range(2):
        await play(room, table, thread)
        await room.wait(20)
    assert [one.content.count("your turn in **#1**") for one in calls(room, table, thread)] == [1]
    await give_up(room, thread)
    assert button(room.message_with("Rematch", thread), "Replay")
    assert not calls(room, table, thread)
    assert room.app.get_channel(thread.id).auto_archive_duration == SLEEPS_AFTER_MINUTES
    again = await room.press(room.bob, room.message_with("Rematch", thread), "Rematch")
    assert again.response.message.channel.id == thread.id


async def test_a_thread_that_may_not_be_changed(room: Room) -> None:
    """Without the permission it stays as Discord has it, and the end is told all the same."""
    table, thread = await in_thread(room)
    room.env.inject_error("PATCH", f"/channels/{thread.id}", status=403, code=50013)
    await give_up(room, thread)
    assert room.message_with("Rematch", thread)
    assert table.row.end_message_id


async def test_a_thread_of_the_players_stays_as_it_is(room: Room) -> None:
    """What they opened themselves is theirs."""
    room.channel.create_thread("cards")
    await room.env.settle()
    [thread] = room.channel.threads
    await room.alice.slash(thread, "challenge", opponent=room.bob)
    await room.press(room.bob, room.message_with("Accept", thread), "Accept")
    await room.wait()
    before = room.app.get_channel(thread.id).auto_archive_duration
    await give_up(room, thread)
    assert room.message_with("Rematch", thread)
    assert room.app.get_channel(thread.id).auto_archive_duration == before != SLEEPS_AFTER_MINUTES
