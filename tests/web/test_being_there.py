"""Who is at the page: not called, and their messages follow; who leaves it is called again."""

import asyncio
from typing import Any

import pytest

from bot.messages.announcer import Announcer
from bot.messages.surfaces import EditLane
from bot.runtime.clock import MS, now_ms
from bot.runtime.garbage import QUIET_MS, Garbage
from data.ids import Ms
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import begin, calls, hand_of, on_turn, public, requests, waiting
from tests.web.conftest import Page
from tests.web.seats import Seat, sit, until

TWO_MINUTES = 120


async def a_turn(seat: Seat) -> None:
    """Draw and discard at the page."""
    await seat.play("draw")
    await seat.play(next(line for line in seat.table["may"] if line.startswith("discard")))


async def both(room: Room, page: Page) -> tuple[Seat, Seat, Any]:
    """Whose turn it is and the other, both at the page, and the table."""
    table = await begin(room)
    await room.wait(TWO_MINUTES * 2)
    me, other = on_turn(room, table), waiting(room, table)
    return await sit(page, me, table.id), await sit(page, other, table.id), table


async def test_nobody_is_called_who_is_there(room: Room, page: Page) -> None:
    """The turn comes to somebody at the page: there is no call, however long they think."""
    me, other, table = await both(room, page)
    await a_turn(me)
    for _ in range(5):
        await room.wait(60)
        await other.do("here", on=True)

    assert table.row.pinged_step != table.turn_step
    assert not calls(room, table) or table.row.turn_message_id


async def test_who_goes_is_called(room: Room, page: Page) -> None:
    """Who closes the page in their turn, and had done nothing in it, is called in the channel."""
    me, other, table = await both(room, page)
    await a_turn(me)
    await until(other, lambda shown: shown["view"]["turn"] == shown["seat"])
    await room.wait(30)
    before = table.row.pinged_step

    await other.socket.close()
    await room.wait(30)

    assert before != table.turn_step
    assert table.row.pinged_step == table.turn_step
    assert calls(room, table)


async def test_out_of_sight_is_away(room: Room, page: Page) -> None:
    """A page that is not in sight, or gives no sign for two minutes, keeps nobody from a call."""
    me, other, table = await both(room, page)
    await a_turn(me)

    await other.do("here", on=False)
    await room.wait(20)
    assert table.row.pinged_step == table.turn_step

    await other.do("here", on=True)
    await a_turn(other)
    await room.wait(TWO_MINUTES + 30)
    assert table.row.pinged_step == table.turn_step


async def busy(room: Room) -> None:
    """Use much of what may be called, for ever."""
    while True:
        for _ in range(20):
            await room.app.fetch_user(room.alice.id)
        await asyncio.sleep(1.5)


@pytest.mark.parametrize("until_quiet", [10, 300])
async def test_messages_follow_when_there_is_room(room: Room, page: Page, until_quiet: int) -> None:
    """As soon as little else is called, not before; but after a minute in any case."""
    me, other, table = await both(room, page)
    calling = asyncio.create_task(busy(room))
    await room.wait(20)
    for seat in (me, other):
        await seat.do("here", on=True)
    before = text_of(public(room, table))
    await a_turn(me)

    await room.wait(until_quiet if until_quiet < 60 else 50)
    assert text_of(public(room, table)) == before
    if until_quiet < 60:
        calling.cancel()
    await room.wait(25)
    assert text_of(public(room, table)) != before
    calling.cancel()


async def test_messages_follow_within_a_minute(room: Room, page: Page) -> None:
    """Turns at the page cost no calls while they are played; then the messages are current."""
    me, other, table = await both(room, page)
    await room.wait(60)
    for seat in (me, other):
        await seat.do("here", on=True)
    edits = len(requests(room, "PATCH", "/channels/"))

    await a_turn(me)
    await until(other, lambda shown: shown["view"]["turn"] == shown["seat"])
    await a_turn(other)
    assert len(requests(room, "PATCH", "/channels/")) == edits

    await room.wait(60)
    assert len(requests(room, "PATCH", "/channels/")) > edits
    assert on_turn(room, table).name in text_of(public(room, table))
    assert button(hand_of(room, on_turn(room, table)), "Draw")


async def test_messages_follow_one_after_the_other(
    room: Room, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many pages they follow: moves there are made and seen by the same process."""
    me, other, _ = await both(room, page)
    await room.wait(60)
    monkeypatch.setattr(room.app.part(Announcer), "_following", EditLane(1, Ms(15 * MS)))
    for seat in (me, other):
        await seat.do("here", on=True)
    edits = len(requests(room, "PATCH", "/channels/"))
    await a_turn(me)
    await until(other, lambda shown: shown["view"]["turn"] == shown["seat"])

    follow = []
    for _ in range(3):
        await room.wait(15)
        follow.append(len(requests(room, "PATCH", "/channels/")) - edits)
    assert follow == [1, 2, 3]


async def test_no_search_for_garbage_while_somebody_plays(room: Room, page: Page) -> None:
    """The bot stands still for such a search: one at the page waits for an answer too."""
    me, _, _ = await both(room, page)
    garbage = room.app.part(Garbage)
    await room.wait(60)
    assert garbage._pressed_ms + QUIET_MS < now_ms()

    await me.play("draw")
    assert garbage._pressed_ms + QUIET_MS > now_ms()
