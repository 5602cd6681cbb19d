"""A thread for each table, where the server wants one."""

from data import settings
from tests.bot.conftest import Room, button, text_of


async def wants_threads(room: Room) -> None:
    async with room.db.transaction() as tx:
        await settings.change_server(tx, room.guild.id, threads=True)


async def test_a_challenge_leads_to_a_thread(room: Room) -> None:
    """The table and the call to play are in a thread on the challenge; the channel stays quiet."""
    await wants_threads(room)
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    await room.wait()

    table = await room.table()
    [thread] = room.channel.threads
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
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    await room.wait()

    assert (await room.table()).row.channel_id == room.channel.id
    assert room.message_with("My hand")
