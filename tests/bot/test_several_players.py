"""Challenges for more than two: who sits where, who is missing, who may begin without whom."""

from collections.abc import Iterable
from typing import Any

import pytest

from data import settings
from engine.variants import VARIANTS
from tests.bot.asking import running
from tests.bot.conftest import Room, button, buttons, text_of
from tests.bot.presses import forge, now, told

GAME = "straight"
"""A game for two to six."""


def people(room: Room, *names: str) -> list[Any]:
    """Further people in the server."""
    return [room.guild.add_member(room.env.create_user(name)) for name in names]


async def ask(room: Room, *opponents: Any, game: str = GAME, **options: Any) -> Any:
    """Alice's challenge to these opponents as it stands in the channel."""
    await room.alice.slash(room.channel, "challenge", game=game, **named(opponents), **options)
    return room.messages()[-1]


def named(opponents: Iterable[Any]) -> dict[str, Any]:
    """Opponents as the command's options."""
    names = ("opponent", "opponent2", "opponent3", "opponent4", "opponent5")
    return dict(zip(names, opponents, strict=False))


async def press(room: Room, person: Any, message: Any, label: str) -> Any:
    """Press a button of *message* as it is now."""
    return await room.press(person, now(room, message), label)


def shown(room: Room, message: Any) -> str:
    return text_of(now(room, message))


async def seats(room: Room) -> list[str]:
    """The names at table 1 in the order of the seats."""
    await room.wait()
    return [one.name for one in (await room.table()).row.players]


async def test_all_accept(room: Room) -> None:
    """The last acceptance begins the game; seats go by the order in which people were asked."""
    dan, eve, fay = people(room, "dan", "eve", "fay")
    message = await ask(room, room.carol, fay, room.bob, eve, dan)
    for person in (dan, eve, room.bob, room.carol):
        await press(room, person, message, "Accept")
        assert await running(room) == []
    assert "Accepted: carol, bob, eve and dan" in shown(room, message)
    await press(room, fay, message, "Accept")
    assert await seats(room) == ["alice", "carol", "fay", "bob", "eve", "dan"]
    assert "The game has started: #1" in shown(room, message)


async def test_starting_without_one_who_declined(room: Room) -> None:
    """One says no: the others stay asked, and the challenger begins with those who accept."""
    (dan,) = people(room, "dan")
    message = await ask(room, room.bob, room.carol, dan)
    assert not button(message, "Start")
    await press(room, room.bob, message, "Decline")
    assert "Declined: bob" in shown(room, message)
    assert not button(now(room, message), "Start")
    for person in (room.carol, dan):
        await press(room, person, message, "Accept")
    assert "alice can start with the players who’ve accepted" in shown(room, message).replace(
        "*", ""
    )
    assert await running(room) == []
    assert "and only once" in told(await press(room, room.bob, message, "Accept"))
    assert "Only the challenger can start" in told(await press(room, dan, message, "Start"))
    await press(room, room.alice, message, "Start")
    assert await seats(room) == ["alice", "carol", "dan"]
    assert not buttons(now(room, message))


async def test_starting_without_one_who_does_not_answer(room: Room) -> None:
    """Enough have accepted, and one is not there: the challenger begins without them."""
    message = await ask(room, room.bob, room.carol)
    forged = await forge(room, room.alice, message, "challenge:1:start")
    assert "no longer open" in told(forged)
    await press(room, room.carol, message, "Accept")
    await press(room, room.alice, message, "Start")
    assert await seats(room) == ["alice", "carol"]
    late = await forge(room, room.bob, message, button(message, "Accept").custom_id)
    assert "The game has started: #1" in shown(room, message)
    assert late.acknowledged
    assert len(await running(room)) == 1


async def test_too_few_are_left(room: Room) -> None:
    """The challenge ends when nobody is left who could play."""
    message = await ask(room, room.bob, room.carol)
    await press(room, room.bob, message, "Decline")
    assert buttons(now(room, message))
    await press(room, room.carol, message, "Decline")
    assert "carol declined" in shown(room, message)
    assert not buttons(now(room, message))
    assert await running(room) == []


async def test_a_decline_is_counted_as_an_answer(room: Room) -> None:
    """Who has declined one of several challenges has room for another one."""
    async with room.db.transaction() as tx:
        await settings.change_server(tx, room.guild.id, challenges_to_person=1)
    message = await ask(room, room.bob, room.carol)
    await press(room, room.bob, message, "Decline")
    assert button(await ask(room, room.bob), "Accept")
    assert len(room.messages()) == 2


async def test_people_and_the_computer(room: Room) -> None:
    """The computer takes the last seat; where no person is left, nobody plays against it."""
    message = await ask(room, room.jolly, room.bob, room.carol, computer="easy")
    assert "The computer (easy · 1150) takes one seat" in text_of(message)
    await press(room, room.bob, message, "Accept")
    await press(room, room.carol, message, "Decline")
    await press(room, room.alice, message, "Start")
    assert await seats(room) == ["alice", "bob", "Jolly"]
    alone = await ask(room, room.jolly, room.bob)
    await press(room, room.bob, alone, "Decline")
    assert "bob declined" in shown(room, alone)
    twice = await room.carol.slash(
        room.channel, "challenge", game=GAME, opponent=room.jolly, opponent2=room.jolly
    )
    assert "picked the same person twice" in told(twice)


async def test_an_open_table_to_its_last_seat(room: Room) -> None:
    """Start works from the game's least number on; the table is full at its most."""
    more = people(room, "dan", "eve", "fay", "gus")
    message = await ask(room)
    assert "1 of 6 seats: alice" in text_of(message)
    assert "One more player is needed" in told(await press(room, room.alice, message, "Start"))
    for person in (room.carol, room.bob, *more[:3]):
        await press(room, person, message, "Join")
    assert "6 of 6 seats: alice, carol, bob, dan, eve and fay" in shown(room, message)
    assert "All seats are taken" in told(await press(room, more[3], message, "Join"))
    await press(room, room.carol, message, "Leave")
    await press(room, more[3], message, "Join")
    await press(room, room.bob, message, "Start")
    assert await seats(room) == ["alice", "bob", "dan", "eve", "fay", "gus"]


@pytest.mark.parametrize("key", VARIANTS)
async def test_the_number_of_seats_is_the_games(room: Room, key: str) -> None:
    """So many can be asked as the game is for, and its usual turn limit holds."""
    variant = VARIANTS[key]
    more = [room.bob, room.carol, *people(room, "dan", "eve", "fay")]
    most = variant.seats[-1]
    if most < 6:
        result = await room.alice.slash(room.channel, "challenge", game=key, **named(more))
        assert f"{most} players, not 6" in told(result)
        assert not room.messages()
    message = await ask(room, *more[: most - 1], game=key)
    for person in more[: most - 1]:
        await press(room, person, message, "Accept")
    assert len(await seats(room)) == most
    usual = next(iter(variant.presets.values()))
    assert (await room.table()).state.rules == usual.with_defaults(most)


async def test_a_rematch_of_three(room: Room) -> None:
    """Each of the others takes it up with Rematch; the last one begins it."""
    message = await ask(room, room.bob, room.carol)
    for person in (room.bob, room.carol):
        await press(room, person, message, "Accept")
    await room.wait()
    for person in (room.alice, room.bob):
        question = await person.slash(room.channel, "resign")
        await room.press(person, question.response.message, "Yes")
    await room.wait()
    end = room.message_with("Rematch")
    await room.press(room.carol, end, "Rematch")
    assert "when everyone has accepted" in told(await room.press(room.bob, end, "Rematch"))
    assert "Here we go!" in told(await room.press(room.alice, end, "Rematch"))
    await room.wait()
    table = await room.table(2)
    assert sorted(one.name for one in table.row.players) == ["alice", "bob", "carol"]
