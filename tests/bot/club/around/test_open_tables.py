"""Open tables in a list, joined from there."""

from typing import Any

from data import blocks, challenges
from tests.bot.conftest import Room, button, buttons, text_of
from tests.bot.presses import forge, now, told
from tests.bot.servers import forbid

MINUTE = 60


async def opened(room: Room, person: Any, channel: Any = None, **options: Any) -> Any:
    place = channel or room.channel
    await person.slash(place, "challenge", **options)
    await room.wait()
    return room.messages(place)[-1]


async def listed(room: Room, person: Any) -> Any:
    return (await person.slash(room.channel, "club tables")).response


async def test_joined_from_the_list(room: Room) -> None:
    """It tells game, seats, rules and the link; Join takes a seat, and the message shows it."""
    message = await opened(room, room.alice, game="straight")
    page = await listed(room, room.bob)
    text = text_of(page.message)
    assert "Straight Rummy" in text
    assert "1 of 6 seats: alice" in text
    assert f"{room.channel.id}/{message.id}" in text
    await room.press(room.bob, page.message, "Join")
    assert "You’re in." in text_of(page.message)
    assert "2 of 6 seats: alice and bob" in text_of(page.message)
    assert "2 of 6 seats: alice and bob" in text_of(now(room, message))
    join = button(page.message, "Join")
    assert join.disabled, "who sits there needs no other seat"
    again = await forge(room, room.bob, page.message, join.custom_id)
    assert "already joined this table" in told(again)
    await room.press(room.alice, now(room, message), "Start")
    await room.wait()
    table = await room.table()
    assert [one.name for one in table.row.players] == ["alice", "bob"]


async def test_nothing_open(room: Room) -> None:
    """It says so, and what is over is not there."""
    message = await opened(room, room.alice)
    await room.press(room.alice, message, "Leave")
    page = await listed(room, room.bob)
    assert "no open tables right now" in text_of(page.message)
    assert [one.label for one in buttons(page.message)] == ["🔄 Refresh", "New game", "The club"]


async def test_a_hidden_channel(room: Room) -> None:
    """Tables in channels that one cannot see are none of one's business."""
    hidden = room.guild.create_text_channel("secret")
    await opened(room, room.alice, hidden)
    assert "500 Rummy" in text_of((await listed(room, room.bob)).message)
    forbid(room, hidden, "view_channel", to=room.bob)
    assert "no open tables right now" in text_of((await listed(room, room.bob)).message)


async def test_pages(room: Room) -> None:
    """Four on a page."""
    people = [room.guild.add_member(room.env.create_user(f"p{n}")) for n in range(5)]
    for one in people:
        await opened(room, one)
    page = await listed(room, room.bob)
    assert text_of(page.message).count("seats:") == 4
    await room.press(room.bob, page.message, "Next")
    assert text_of(page.message).count("seats:") == 1
    await room.press(room.bob, page.message, "Back")
    assert text_of(page.message).count("seats:") == 4


async def test_changed_meanwhile(room: Room) -> None:
    """A Join agrees to the rules that stand in the list, and to nothing that is over."""
    await opened(room, room.alice)
    page = await listed(room, room.bob)
    async with room.db.transaction() as tx:
        row = await challenges.load(tx, 1)
        await challenges.change_rules(tx, 1, row.rules | {"target": 500}, None)
    assert "rules just changed" in told(await room.press(room.bob, page.message, "Join"))
    await room.press(room.bob, page.message, "🔄 Refresh")
    join = button(page.message, "Join").custom_id
    await room.wait(16 * MINUTE)
    assert "This challenge is no longer open" in told(
        await forge(room, room.bob, page.message, join)
    )


async def test_not_with_whom_one_blocked(room: Room) -> None:
    """Such tables are not listed, for neither of them."""
    await opened(room, room.alice)
    async with room.db.transaction() as tx:
        await blocks.block(tx, room.bob.id, room.alice.id, "alice", 1)
        await blocks.block(tx, room.alice.id, room.carol.id, "carol", 1)
    for person in (room.bob, room.carol):
        assert "no open tables right now" in text_of((await listed(room, person)).message)
