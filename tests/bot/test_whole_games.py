"""Whole games through Discord, from the challenge to the standings."""

from typing import Any

import pytest

from bot.table.record import record_of
from engine.record.games import replay
from tests.bot.at_hands import LONGEST_GAME, by_buttons, by_commands
from tests.bot.conftest import SHORTEST_GAME, Room, dm_of, text_of
from tests.bot.evening import whispers
from tests.bot.secrecy import Watch

pytestmark = pytest.mark.usefixtures("known_cards")


async def challenge(room: Room, **options: object) -> Any:
    """Alice challenges Bob, who accepts; the table."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob, **options)
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    await room.wait()
    return await room.table()


async def ended_well(room: Room, table: Any, *, rounds: int = 2, **standings: str) -> None:
    """The end is public, the record replays, and the standings have both players."""
    await room.wait()
    assert table.over
    assert len(table.state.results) == rounds
    end = text_of(room.message_with("Rematch"))
    winner = table.row.players[table.state.winner - 1].name
    assert f"#{table.id}" in end
    assert f"{winner} has won" in end
    final = list(replay(await record_of(room.db, table.id)))[-1]
    assert final["state"] == "finished"
    assert final["winner"] == table.state.winner
    shown = await room.carol.slash(room.channel, "standings", **standings)
    board = text_of(shown.response.message)
    assert "alice" in board
    assert "bob" in board


async def test_commands_alone(room: Room) -> None:
    """Two friends play a whole game with slash commands, choosing what is proposed."""
    table = await challenge(room)
    with Watch(room, table) as watch:
        for _ in range(LONGEST_GAME):
            if table.over:
                break
            await by_commands(room, room.alice if table.state.to_act == 1 else room.bob)
        await ended_well(room, table)
    watch.nobody_saw_what_is_hidden(least=100)


async def test_buttons_alone(room: Room) -> None:
    """Two friends play a whole game in their DMs, with buttons and menus."""
    table = await challenge(room)
    people = {1: room.alice, 2: room.bob}
    pages = {seat: room.messages(dm_of(person))[0] for seat, person in people.items()}
    with Watch(room, table) as watch:
        for _ in range(LONGEST_GAME):
            if table.over:
                break
            seat = table.state.to_act
            await room.wait()
            await by_buttons(room, people[seat], 1, pages[seat])
        await ended_well(room, table)
    watch.nobody_saw_what_is_hidden(least=100)
    for seat, person in people.items():
        assert [one.id for one in room.messages(dm_of(person))] == [pages[seat].id]
        assert "has won" in text_of(room.messages(dm_of(person))[0])


@pytest.mark.parametrize("known_cards", [SHORTEST_GAME], indirect=True)
async def test_closed_dms(room: Room) -> None:
    """Who has closed their DMs plays a whole game from the table's button, and is told so once."""
    for person in (room.alice, room.bob):
        place = f"/channels/{dm_of(person).id}/messages"
        room.env.inject_error("POST", place, status=403, code=50007, times=None)
    table = await challenge(room)
    assert dm_attempts(room) == 4  # each is opened and written to once
    people, told = {1: room.alice, 2: room.bob}, {1: 0, 2: 0}
    for _ in range(LONGEST_GAME):
        if table.over:
            break
        seat = table.state.to_act
        await room.wait()
        opened = await room.press(people[seat], room.message_with("My hand"), "My hand")
        room.hands[opened.response.id] = opened.response
        told[seat] += str(whispers(opened)).count("I can’t DM you")
        await by_buttons(room, people[seat], 1, opened.response.message)
    await ended_well(room, table, rounds=1)
    assert told == {1: 1, 2: 1}
    assert dm_attempts(room) == 4


def dm_attempts(room: Room) -> int:
    """How often the bot has tried to open or to use a DM."""
    theirs = {str(dm_of(one).id) for one in (room.alice, room.bob)}
    return sum(
        request.path.endswith("/users/@me/channels") or request.path.split("/")[2] in theirs
        for request in room.env.http_requests
        if request.method != "GET"
    )


async def test_computer_in_the_channel(room: Room) -> None:
    """The computer answers every turn by itself, to the end of the game."""
    shown = await room.alice.slash(room.channel, "challenge", opponent=room.jolly, computer="easy")
    assert "Your hand (13)" in text_of(shown.response.message)
    await room.wait()
    table = await room.table()
    with Watch(room, table) as watch:
        for _ in range(LONGEST_GAME):
            await room.wait()
            if table.over:
                break
            assert table.state.to_act == 1
            await by_commands(room, room.alice)
        await room.wait()
    watch.nobody_saw_what_is_hidden(least=20)
    assert table.over
    assert f"#{table.id}" in text_of(room.message_with("Rematch"))


async def test_computer_in_the_dm(room: Room) -> None:
    """In the DM with the bot one plays the computer, with buttons, to the end of the game."""
    dm = dm_of(room.alice)
    await room.alice.user.slash("challenge", opponent=room.jolly)
    await room.wait()
    table = await room.table()
    page = next(one for one in room.messages(dm) if "Your hand" in text_of(one))
    for _ in range(LONGEST_GAME):
        if table.over:
            break
        await room.wait()
        await by_buttons(room, room.alice, table.id, page)
    await room.wait()
    assert table.over
    assert f"#{table.id}" in text_of(room.message_with("Rematch", dm))
    assert not room.messages()
