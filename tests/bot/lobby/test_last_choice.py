"""A challenge without a game means the game that these two chose last; and who deals next."""

from typing import Any

import pytest

from data import games, settings
from tests.bot.asking import running
from tests.bot.conftest import Room, text_of
from tests.bot.evening import begin
from tests.bot.lobby.test_rematches import last, over
from tests.bot.presses import told

QUARTER = 15 * 60
AS_LAST = "Same game and time limits as last time."


async def ask(room: Room, opponent: Any = None, **options: Any) -> str:
    """The text of Alice's challenge, which nobody answers."""
    await room.alice.slash(room.channel, "challenge", opponent=opponent or room.bob, **options)
    message = last(room)
    text = text_of(message)
    await room.wait(QUARTER)
    return text


async def test_as_last_time(room: Room) -> None:
    """Game, options and times come back by themselves, for either of the two, and it says so."""
    times = {"clock": "10m", "turn": "2m"}
    first = await ask(room, game="gin", target=150, options="knock=oklahoma", **times)
    assert "Gin Rummy to 150" in first
    assert AS_LAST not in first
    again = await ask(room)
    assert "Gin Rummy to 150" in again
    assert "knock" in again
    assert "Clock: 10 minutes each" in again
    assert "turn limit: 2 minutes" in again
    assert AS_LAST in again
    await room.bob.slash(room.channel, "challenge", opponent=room.alice)
    assert "Gin Rummy to 150" in text_of(last(room))
    assert AS_LAST in text_of(last(room))


async def test_what_is_named_wins(room: Room) -> None:
    """An option changes the game of last time; another game has only its times; a preset too."""
    await ask(room, game="gin", target=150, clock="10m")
    other = await ask(room, target=200)
    assert "Gin Rummy to 200" in other
    assert "Clock: 10 minutes each" in other
    assert AS_LAST not in other
    straight = await ask(room, game="straight", turn="3m")
    assert "Straight Rummy" in straight
    assert "Clock: 10 minutes each" in straight
    assert "turn limit: 3 minutes" in straight
    plain = await ask(room, clock="none", turn="none")
    assert "Straight Rummy" in plain
    assert "No time limit" in plain


async def test_times_that_nobody_chose_stay_behind(room: Room) -> None:
    """Each game has its own usual times, whatever was played before."""
    await ask(room, game="five-hundred")
    tiles = await ask(room, game="tile")
    assert "urn limit: 2 minutes" in tiles
    straight = await ask(room, game="straight")
    assert "urn limit: 24 hours" in straight
    assert not any("last time" in text for text in (tiles, straight))


async def test_times_of_a_preset_stay_behind(room: Room) -> None:
    """What a preset brought along goes with it."""
    assert "urn limit: 24 hours" in await ask(room, game="tile", options="preset=slow")
    total = await ask(room, options="preset=total")
    assert "urn limit: 2 minutes" in total
    assert "last time" not in total


async def test_chosen_times_go_along_and_are_said(room: Room) -> None:
    """From game to game, and beside another target."""
    await ask(room, game="five-hundred", turn="5m")
    for options in ({"game": "tile"}, {"game": "straight"}, {"target": 200}):
        text = await ask(room, **options)
        assert "urn limit: 5 minutes" in text
        assert "Kept from last time: turn limit: 5 minutes." in text
    assert AS_LAST in await ask(room)


@pytest.mark.parametrize(("person", "label"), [("alice", "Cancel"), ("bob", "Decline")])
async def test_what_came_to_nothing_leaves_nothing(room: Room, person: str, label: str) -> None:
    """Neither game nor times of a challenge that was taken back, or not wanted."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob, game="tile", turn="7m")
    await room.press(getattr(room, person), last(room), label)
    text = await ask(room)
    assert "500 Rummy" in text
    assert "urn limit: 24 hours" in text
    assert "last time" not in text


async def test_each_pair_has_its_own(room: Room) -> None:
    """With Carol, with whoever comes, and with the computer it is the server's usual game."""
    async with room.db.transaction() as tx:
        await settings.change_server(tx, room.guild.id, game="straight")
    await ask(room, game="gin")
    assert "Straight Rummy" in await ask(room, room.carol)
    assert "Straight Rummy" in await ask(room, room.bob, opponent2=room.carol)
    await room.alice.slash(room.channel, "challenge")
    assert "Straight Rummy" in text_of(last(room))
    assert "Gin Rummy" in await ask(room)


async def test_a_game_of_an_open_table_counts(room: Room) -> None:
    """What two played who met at an open table is what they played last."""
    await ask(room, game="straight")
    await room.alice.slash(room.channel, "challenge", game="gin")
    await room.press(room.bob, last(room), "Join")
    await room.press(room.alice, last(room), "Start")
    await room.wait()
    assert "Gin Rummy" in await ask(room)


async def test_options_that_are_changed_later(room: Room) -> None:
    """What was changed in the dialog is remembered as well."""
    table = await begin(room, game="gin", target=75)
    assert table.row.variant == "gin"
    proposed = await room.alice.autocomplete(
        room.channel, "challenge", "target", "", opponent=room.bob
    )
    assert 100 in [one["value"] for one in proposed]
    assert "Gin Rummy to 75" in await ask(room)


async def test_the_other_deals_the_rematch(room: Room) -> None:
    """Who did not deal first deals first in the rematch, whoever asks for it; it says so."""
    end = await over(room)
    assert (await room.table(1)).row.dealer == 2
    await room.press(room.bob, end, "Rematch")
    assert "A rematch of **#1**: **alice** deals first." in text_of(last(room))
    await room.press(room.alice, last(room), "Accept")
    await room.wait()
    (game,) = await running(room)
    assert [one.user_id for one in game.players] == [room.bob.id, room.alice.id]
    assert game.dealer == 2
    assert game.players[game.dealer - 1].user_id == room.alice.id


async def test_the_computer_deals_in_turn(room: Room) -> None:
    """With the computer too the deal changes sides."""
    dealers = []
    await room.alice.slash(room.channel, "challenge", opponent=room.jolly)
    for number in (1, 2, 3):
        await room.wait()
        table = await room.table(number)
        dealers.append(table.row.dealer)
        question = await room.alice.slash(room.channel, "resign")
        await room.press(room.alice, question.response.message, "Yes")
        await room.wait()
        await room.press(room.alice, room.message_with("Rematch"), "Rematch")
    assert dealers in ([1, 2, 1], [2, 1, 2])


async def test_three_keep_their_order(room: Room) -> None:
    """Of several the next one deals, and everybody has the same neighbours as before."""
    await room.alice.slash(
        room.channel, "challenge", opponent=room.bob, opponent2=room.carol, game="straight"
    )
    for person in (room.bob, room.carol):
        await room.press(person, last(room), "Accept")
    await room.wait()
    async with room.db.transaction() as tx:
        row = await games.load(tx, 1)
    dealer = row.players[row.dealer - 1].user_id
    for person in (room.alice, room.bob):
        question = await person.slash(room.channel, "resign")
        await room.press(person, question.response.message, "Yes")
        await room.wait()
    end = room.message_with("Rematch")
    await room.press(room.bob, end, "Rematch")
    for person in (room.carol, room.alice):
        assert "rematch" in told(await room.press(person, end, "Rematch"))
    await room.wait()
    (game,) = await running(room)
    order = [one.user_id for one in game.players]
    assert order == [room.bob.id, room.carol.id, room.alice.id]
    circle = [room.alice.id, room.bob.id, room.carol.id]
    next_one = circle[(circle.index(dealer) + 1) % 3]
    assert game.players[game.dealer - 1].user_id == next_one
