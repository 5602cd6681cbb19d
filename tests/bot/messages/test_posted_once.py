"""What Discord posts and answers for minutes in vain: it has forgotten the nonce by then."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.messages.announcer import SHOW_SECONDS, Announcer
from bot.messages.posting import SURE_MS
from bot.messages.public_messages import OLD_MS
from sandbox.world import NONCE_SECONDS
from tests.bot.conftest import Room, button, dm_of, text_of
from tests.bot.evening import begin, calls, hand_of, on_turn, public, requests, told, turn
from tests.bot.messages.test_endings import FIRST, OUT, SECOND
from tests.bot.stage import play, stage

SEND = "POST /channels/{channel_id}/messages"
TRIES = 2
"""So many of a table's take longer than Discord knows the nonce."""


@contextmanager
def unanswered(room: Room, channel: Any) -> Iterator[None]:
    """What is posted in *channel* stands there, and is not answered as long as that is tried."""
    fault = room.env.discord.fault(
        SEND, times=TRIES, held="answer", when=lambda call: call.parameters[0] == str(channel.id)
    )
    yield
    assert fault.seen


async def forgotten(room: Room) -> None:
    """Wait until Discord has forgotten what is tried, and it is tried once more."""
    assert TRIES * SHOW_SECONDS > NONCE_SECONDS > SURE_MS / 1000
    await room.wait(TRIES * SHOW_SECONDS + 20)


async def test_a_table(room: Room) -> None:
    """It is found again, and shown as it is by then."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    with unanswered(room, room.channel):
        await room.press(room.bob, room.message_with("Accept"), "Accept")
        await room.wait()
        table = await room.table(1)
        await turn(room, table)
        await forgotten(room)
    assert [one.id for one in told(room, "On the table")] == [public(room, table).id]
    assert f"**{on_turn(room, table).name}**’s turn" in text_of(public(room, table))
    assert len(calls(room, table)) == 1


async def test_a_table_posted_anew(room: Room) -> None:
    """Its successor is found as well, and not taken for the one before, which goes."""
    table = await begin(room, turn="24h")
    first = public(room, table)
    await room.wait(OLD_MS / 1000 + 5)
    with unanswered(room, room.channel):
        await turn(room, table)
        await forgotten(room)
    assert len(requests(room, "DELETE", f"/messages/{first.id}")) == 1
    assert [one.id for one in told(room, "On the table")] == [public(room, table).id]
    assert f"**{on_turn(room, table).name}**’s turn" in text_of(public(room, table))


async def test_a_hand(room: Room) -> None:
    """Whether it is the first one or takes the place of one that was deleted."""
    with unanswered(room, dm_of(room.bob)):
        table = await begin(room, turn="24h")
        await forgotten(room)
    (first,) = room.messages(dm_of(room.bob))
    room.env.delete(first)
    with unanswered(room, dm_of(room.bob)):
        await turn(room, table)
        await forgotten(room)
    (second,) = room.messages(dm_of(room.bob))
    assert second.id != first.id
    await turn(room, table)
    await room.wait()
    assert hand_of(room, room.bob).edited_at is not None


async def test_a_call(room: Room) -> None:
    """Nobody is mentioned a second time."""
    table = await begin(room, turn="24h")
    await room.wait(130)
    with unanswered(room, room.channel):
        await turn(room, table)
        await forgotten(room)
    assert len(calls(room, table)) == 1
    assert table.row.turn_message_id == calls(room, table)[0].id


@pytest.mark.parametrize(
    ("target", "control"),
    [pytest.param("500", "Details", id="a round"), pytest.param("100", "Rematch", id="the game")],
)
async def test_an_end(room: Room, target: str, control: str) -> None:
    """The result of a round, and of a game."""
    table = await stage(room, FIRST, SECOND, up="Ks", stock="Ah", target=target)
    await room.wait(SURE_MS / 1000)
    with unanswered(room, room.channel):
        await play(table, OUT)
        room.app.part(Announcer).mark(table)
        await forgotten(room)
    assert len([one for one in room.messages() if button(one, control)]) == 1
    assert not table.ended


async def test_nobody_looks_for_what_is_new(room: Room) -> None:
    """As long as its nonce is enough, nothing is asked of Discord beside what is posted."""
    await begin(room)
    for place in (room.channel, dm_of(room.alice), dm_of(room.bob)):
        posted = requests(room, "POST", f"/channels/{place.id}/messages")
        asked = requests(room, "GET", f"/channels/{place.id}/messages")
        assert posted
        assert not asked
