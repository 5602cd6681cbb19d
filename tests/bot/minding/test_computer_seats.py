"""The computer at every card game: it answers each turn, alone or among several people."""

import pytest

from tests.bot.card_players import by_commands
from tests.bot.conftest import Room, text_of
from tests.bot.evening import told

pytestmark = pytest.mark.usefixtures("seldom_beats")

TURNS = 2


@pytest.mark.parametrize("key", ["straight", "gin", "rummy-51", "zolik"])
async def test_a_game_with_the_computer(room: Room, key: str) -> None:
    """Alice plays some turns; the computer makes all of its own."""
    await room.alice.slash(room.channel, "challenge", opponent=room.jolly, game=key)
    await room.wait()
    table = await room.table()
    for _ in range(TURNS):
        assert table.state.to_act == 1 or table.over
        turn = table.turn_step
        while table.turn_step == turn and not table.over:
            await by_commands(room, room.alice, table)
        await room.wait()
    assert table.over or len(table.events) > TURNS


async def test_among_people(room: Room) -> None:
    """With two people and the computer all three take their turns."""
    await room.alice.slash(
        room.channel, "challenge", opponent=room.bob, opponent2=room.jolly, game="rummy-51"
    )
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    await room.wait()
    table = await room.table()
    seats = set()
    for _ in range(2 * TURNS):
        seat, turn = table.state.to_act, table.turn_step
        seats.add(seat)
        person = {room.alice.id: room.alice, room.bob.id: room.bob}[table.user_at(seat)]
        while table.turn_step == turn:
            await by_commands(room, person, table)
        await room.wait()
    assert len(seats) == 2
    assert len({event.seat for event in table.events} - {0}) == 3


async def test_history_of_several(room: Room) -> None:
    """Who has lost a game of three reads which place it was, and who won."""
    await room.alice.slash(
        room.channel, "challenge", opponent=room.bob, opponent2=room.carol, game="straight"
    )
    for person in (room.bob, room.carol):
        await room.press(person, room.message_with("Accept"), "Accept")
    await room.wait()
    for person in (room.carol, room.alice):
        question = await person.slash(room.channel, "resign")
        await room.press(person, question.response.message, "Yes")
    await room.wait()
    assert told(room, "bob has won")
    shown = await room.alice.slash(room.channel, "history")
    assert "place 2 of 3, bob won 0 : 0 : 0" in text_of(shown.response.message)
    rounds = await room.alice.slash(room.channel, "history", table="1")
    assert "Round 1: " in text_of(rounds.response.message)
    won = await room.bob.slash(room.channel, "history")
    assert "won against alice and carol" in text_of(won.response.message)


DAY = 24 * 60 * 60


@pytest.mark.parametrize(
    ("options", "limit"),
    [
        ({}, None),
        ({"game": "tile"}, None),
        ({"turn": "1h"}, 3600),
        ({"options": "turn=2m"}, 120),
        ({"game": "tile", "options": "preset=slow"}, DAY),
        ({"game": "gin", "clock": "10m"}, None),
    ],
)
async def test_no_turn_limit_alone(room: Room, options: dict[str, str], limit: int | None) -> None:
    """Who challenges the computer alone may take their time, unless they ask for a limit."""
    await room.alice.slash(room.channel, "challenge", opponent=room.jolly, **options)
    assert (await room.table()).state.rules.turn_limit == limit


async def test_the_usual_limit_among_people(room: Room) -> None:
    """Where somebody else waits the usual limit holds, with the computer at the table too."""
    options = {"opponent": room.bob, "opponent2": room.jolly, "game": "straight"}
    await room.alice.slash(room.channel, "challenge", **options)
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    assert (await room.table()).state.rules.turn_limit == DAY


async def test_a_game_left_lying(room: Room) -> None:
    """A game with the computer that nobody touches for 30 days ends without a result."""
    await room.alice.slash(room.channel, "challenge", opponent=room.jolly)
    table = await room.table()
    await room.wait(20 * DAY)
    if table.state.to_act != table.own_seat(room.alice.id):
        await room.wait(60)
    await room.alice.slash(room.channel, "draw")
    await room.wait(20 * DAY)
    assert not (await room.table()).over
    await room.wait(11 * DAY)
    table = await room.table()
    assert table.aborted
    assert "aborted" in text_of(room.messages()[-1])


async def test_a_missed_turn_is_told(room: Room) -> None:
    """Who missed a turn reads that in the hand, also when the computer has played since."""
    options = {"opponent": room.jolly, "game": "tile", "turn": "2m"}
    hand = await room.alice.slash(room.channel, "challenge", **options)
    await room.wait(150)
    table = await room.table()
    assert table.state.to_act == table.own_seat(room.alice.id)
    assert table.state.missed[table.own_seat(room.alice.id) - 1] == 1
    assert "missed a turn: nothing was played or drawn" in text_of(hand.response.message)
