"""A tournament evening in SimCord: signing up by buttons, rounds by themselves, a final table."""

from typing import Any

from data import games, tournaments
from data.tournaments import Tournament
from engine.moves import Resign
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import answer

MINUTE = 60


async def evening(room: Room) -> Tournament:
    """The newest tournament, as it is stored."""
    async with room.db.reading() as tx:
        found = await tournaments.load(tx, 1)
    assert found is not None
    return found


def message(room: Room) -> Any:
    """The one message that everybody reads."""
    found = [one for one in room.messages() if button(one, "Host")]
    found = found or [one for one in room.messages() if button(one, "All results")]
    assert len(found) == 1, [text_of(one) for one in room.messages()]
    return found[0]


async def open_it(room: Room, **options: Any) -> Any:
    """Alice opens a tournament, and the message stands."""
    said = await room.alice.slash(room.channel, "club tournament", **{"signup": "5", **options})
    await room.wait(3)
    return said


async def test_sign_up_by_buttons(room: Room) -> None:
    """Who presses Join is in the message; who presses Leave is not."""
    said = await open_it(room, name="Friday")
    assert "begins by itself" in answer(said)
    assert text_of(message(room)).startswith("## Friday")
    assert "Nobody has signed up" in text_of(message(room))
    for person in (room.alice, room.bob):
        await room.press(person, message(room), "Join")
    await room.wait(3)
    assert "alice, bob" in text_of(message(room))
    await room.press(room.bob, message(room), "Leave")
    await room.wait(3)
    assert "1 player of at most" in text_of(message(room))


async def test_an_evening(room: Room) -> None:
    """It begins at its time, rounds follow each other, and the table tells who has won."""
    await open_it(room)
    for person in (room.alice, room.bob, room.carol):
        await room.press(person, message(room), "Join")
    await room.wait(5 * MINUTE + 10)
    for number in (1, 2):
        one = await evening(room)
        assert (one.state, one.round, one.rounds) == ("running", number, 2)
        (played,) = [table for table in one.at_round(number) if table.game_id]
        table = await room.table(played.game_id)
        assert table.row.occasion == "tournament"
        await table.play(2, Resign(), now_ms=table.row.moved_ms, source="player")
        await room.wait(30)
    one = await evening(room)
    assert one.state == "over"
    assert "Congratulations" in text_of(message(room))
    assert not [m for m in room.messages() if "<@" in m.content and "turn" not in m.content]
    async with room.db.reading() as tx:
        assert not await games.running(tx)
