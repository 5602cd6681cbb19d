"""Whole games through Discord, from the challenge to the standings."""

from conftest import Room, dm_of, text_of
from people import LONGEST_GAME, by_buttons, by_commands

from bot.record import record_of
from engine.record import replay


async def challenge(room: Room, **options: object) -> None:
    """Alice challenges Bob, who accepts."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob, **options)
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    await room.wait()


async def ended_well(room: Room, game: int = 1) -> None:
    """The end is public, the record replays, and the standings have both players."""
    await room.wait()
    table = await room.table(game)
    end = text_of(room.message_with("Rematch"))
    winner = table.row.players[table.state.winner - 1].name
    assert f"#{game}" in end
    assert f"{winner} has won" in end
    final = list(replay(await record_of(room.db, game)))[-1]
    assert final["state"] == "finished"
    assert final["winner"] == table.state.winner
    shown = await room.carol.slash(room.channel, "standings")
    board = text_of(shown.response.message)
    assert "alice" in board
    assert "bob" in board


async def test_commands_alone(room: Room) -> None:
    """A whole game is played with slash commands and what they propose."""
    await challenge(room)
    table = await room.table()
    for _ in range(LONGEST_GAME):
        if table.over:
            break
        person = room.alice if table.state.to_act == 1 else room.bob
        await by_commands(room, person)
    await ended_well(room)


async def test_buttons_alone(room: Room) -> None:
    """A whole game is played in the DMs, with buttons and menus."""
    await challenge(room)
    table = await room.table()
    pages = {1: room.messages(dm_of(room.alice))[0], 2: room.messages(dm_of(room.bob))[0]}
    people = {1: room.alice, 2: room.bob}
    for _ in range(LONGEST_GAME):
        if table.over:
            break
        seat = table.state.to_act
        await room.wait()
        pages[seat] = await by_buttons(room, people[seat], 1, pages[seat])
    await ended_well(room)
