"""What of a tournament stands in the channel, in Discord's list of events and in threads."""

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.bot.club.test_tournament import begun, message, open_it
from tests.bot.conftest import Room, text_of


def forbid_files(room: Room) -> None:
    """Jolly may attach no files in the channel."""
    me, denied = room.env.backend.bot_user.id, discord.Permissions(attach_files=True).value
    room.env.backend.set_overwrite(
        room.channel.id, Overwrite(me, OverwriteType.MEMBER, deny=denied)
    )


async def test_results_as_text_where_no_file_may_be_sent(room: Room) -> None:
    """The message tells the round that is played, without the picture of the results."""
    forbid_files(room)
    await begun(room)
    assert "Round 1" in text_of(message(room))
    assert message(room).attachments == []


async def test_results_as_a_picture(room: Room) -> None:
    """Where files may be sent."""
    await begun(room)
    assert len(message(room).attachments) == 1


async def test_the_right_is_taken_a_moment_before(room: Room) -> None:
    """Discord refuses the picture of which we thought that it may be sent: text stands at once."""
    await open_it(room)
    for person in (room.alice, room.bob):
        await room.press(person, message(room), "Join")
    await room.wait(3)
    path = f"/channels/{room.channel.id}/messages/{message(room).id}"
    await room.wait(5 * 60 - 10)
    room.env.inject_error("PATCH", path, status=403, code=50013)
    await room.wait(20)
    assert "Round 1" in text_of(message(room))
    assert message(room).attachments == []
