"""Direct messages that Discord does not let us open for a while."""

from bot.messages.announcer import Announcer
from bot.messages.dms import WAIT_MS
from data import settings
from tests.bot.conftest import Room, dm_of
from tests.bot.evening import begin, draw, hand_of, requests

OPEN = "/users/@me/channels"


async def test_opened_too_fast(room: Room) -> None:
    """Nobody's DM counts as closed for it: they are tried again, but not before ten minutes."""
    room.env.inject_error("POST", OPEN, status=400, code=40003, times=None)
    table = await begin(room, turn="none")
    await draw(room, table)
    await room.wait(60)
    assert len(requests(room, "POST", OPEN)) <= 2
    for person in (room.alice, room.bob):
        assert room.messages(dm_of(person)) == []
        async with room.db.reading() as tx:
            assert not (await settings.user_settings(tx, person.id)).dm_closed

    room.env.discord.faults.clear()
    await room.wait(WAIT_MS / 1000)
    room.app.part(Announcer).mark(table)
    await room.wait()
    assert all(hand_of(room, person) for person in (room.alice, room.bob))
