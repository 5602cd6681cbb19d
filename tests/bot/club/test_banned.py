"""Who may not play in a server plays nothing of its club either, and leaves its tournaments."""

from typing import Any

import pytest

from bot.runtime.clock import now_ms
from data import bans
from data.bans import NewBan
from tests.bot.club.tournament.test_tournament import evening, message, open_it
from tests.bot.conftest import Room
from tests.bot.evening import answer, shown
from tests.bot.moderating import made_moderator, panel, pick, send
from tests.bot.presses import told

NOT_HERE = "You’re banned from playing in this server until a moderator lifts the ban."


@pytest.fixture
async def banned(room: Room) -> Any:
    """Bob, who may not play here."""
    new = NewBan(room.guild.id, room.bob.id, "bob", room.alice.id, "alice", None, now_ms(), None)
    async with room.db.transaction() as tx:
        await bans.ban(tx, new)
    return room.bob


@pytest.mark.wing("today")
async def test_the_deal_of_the_day(room: Room, banned: Any) -> None:
    """It is shown, and the try is not begun."""
    said = await banned.slash(room.channel, "club today", game="gin")
    assert NOT_HERE in told(await room.press(banned, shown(said), "Start"))


async def test_a_tournament(room: Room, banned: Any) -> None:
    """Neither opened nor joined."""
    assert NOT_HERE in answer(await banned.slash(room.channel, "club tournament", signup="5"))
    await open_it(room)
    assert NOT_HERE in told(await room.press(banned, message(room), "Join"))
    assert not (await evening(room)).playing


@pytest.mark.wing("moderation")
async def test_who_is_banned_meanwhile(room: Room) -> None:
    """A ban takes its person out of the tournaments that they have signed up for."""
    mod = await made_moderator(room)
    await open_it(room)
    for person in (room.alice, room.bob):
        await room.press(person, message(room), "Join")
    page = await panel(room, mod, person=room.bob)
    await send(mod, page, await pick(mod, page, f"length:{room.bob.id}", "86400"))
    await room.wait(3)
    assert [one.user_id for one in (await evening(room)).playing] == [room.alice.id]
