"""Cards as pictures with the real process over sockets, as Discord's schema wants them."""

import pytest

from sandbox.people import Person
from sandbox.world import Channel, Message
from tests.wire.players import challenge
from tests.wire.rooms import Room

pytestmark = [pytest.mark.wire, pytest.mark.asyncio(loop_scope="session")]

BOTH = ["table.png", "hand.png"]


def files(message: Message) -> list[str]:
    """The names of the files that hang on *message*."""
    return [one["filename"] for one in message.body["attachments"]]


async def shows(room: Room, person: Person, place: Channel, wanted: list[str]) -> Message:
    """The message with somebody's hand or the table, once it has just these pictures."""
    return await room.standin.message_where(
        lambda each: ("### #" in each.text or "-# #" in each.text) and files(each) == wanted,
        place,
        seen_by=person,
        seconds=60.0,
    )


async def test_a_table_in_pictures(room: Room) -> None:
    """Hand and table come as pictures, and as text again to who wants that, in the same message."""
    for person in (room.alice, room.bob):
        await person.slash("preferences", room.channel, cards="image")
    await challenge(room.standin, room.alice, room.bob, room.channel)
    hand = await shows(room, room.alice, room.alice.dm, BOTH)
    table = await shows(room, room.alice, room.channel, ["table.png"])
    assert "**Stock**" not in table.text

    await room.alice.slash("preferences", room.channel, cards="text")

    now = await shows(room, room.alice, room.alice.dm, [])
    assert now.id == hand.id
    assert "Your hand (13)" in now.text
    everybody = await shows(room, room.bob, room.channel, [])
    assert everybody.id == table.id
    assert "**Stock**" in everybody.text
    assert files(await shows(room, room.bob, room.bob.dm, BOTH)) == BOTH
