"""Who is let into a tournament, who may open one, and when a host may begin."""

from typing import Any

import discord
import pytest

from bot.app import Jolly
from bot.club.tournament.pairing import Pair
from bot.club.tournament.signing_up import SigningUp
from bot.club.tournament.tournaments import Tournaments
from bot.runtime.clock import now_ms
from bot.table.table import Table
from data import games, tournaments
from data.errors import StaleStep
from tests.bot.club.tournament.test_tournament import MINUTE, evening, fill, message, open_it
from tests.bot.conftest import Room, known_to_be_dead, text_of
from tests.bot.evening import answer, begin, refused
from tests.bot.servers import may


async def joins(room: Room, person: Any) -> str:
    """What somebody reads who presses Join."""
    return answer(await room.press(person, message(room), "Join"))


async def change(room: Room, **columns: Any) -> None:
    """Let something else be stored of the tournament."""
    async with room.db.transaction() as tx:
        await tournaments.touch(tx, 1, **columns)


async def test_coming_and_going(room: Room) -> None:
    """Once is enough, there are so many places, and who is not in it cannot leave."""
    await open_it(room)
    said = await room.press(room.bob, message(room), "Join")
    assert "You’ve already joined" in await joins(room, room.bob)
    assert "not in this tournament" in answer(await room.press(room.carol, message(room), "Leave"))
    await change(room, most=1)
    assert "This tournament is full" in await joins(room, room.carol)
    await change(room, most=2)
    assert "You’re in **" in await joins(room, room.carol)
    await room.press(room.bob, said.response.message, "Leave")
    left = answer(await room.press(room.bob, said.response.message, "Leave"))
    assert "not in this tournament" in left
    assert "You’re in **" in await joins(room, room.bob)
    await change(room, state="over")
    assert "This tournament is over" in answer(
        await room.press(room.bob, said.response.message, "Leave")
    )


async def test_who_is_out_stays_out(room: Room) -> None:
    """Who has missed too many games does not come again."""
    await open_it(room)
    await room.press(room.bob, message(room), "Join")
    async with room.db.transaction() as tx:
        await tournaments.drop_out(tx, 1, 1, "out")
    assert "You missed two games" in await joins(room, room.bob)
    assert "not in this tournament" in answer(await room.press(room.bob, message(room), "Leave"))


async def test_who_comes_while_a_round_is_made(room: Room) -> None:
    """It is made once more with them; each table has its own cards, and who avoided whom."""
    await open_it(room)
    dave = room.guild.add_member(room.env.create_user("dave"))
    for person in (room.alice, room.bob, room.carol):
        await joins(room, person)
    rounds, places = room.app.part(Tournaments)._rounds, [room.channel.id] * 2
    before = await evening(room)
    await joins(room, dave)
    pairs = [Pair(1, 2, avoiding=(2,)), Pair(3, 4, avoiding=(3,))]
    assert await rounds._store(before, pairs, places) == []
    assert (await evening(room)).round == 0
    made = await rounds._store(await evening(room), pairs, places)
    async with room.db.reading() as tx:
        first, second = [await games.load(tx, game) for game in made]
    assert first.commitment != second.commitment
    tables = (await evening(room)).tables
    assert [(one.first_avoids, one.second_avoids) for one in tables] == [
        (False, True),
        (True, False),
    ]


async def test_a_resignation_that_cannot_be_made(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of who leaves is told, but for a game that is over by then."""
    table = await begin(room)

    async def moved_on(*_: Any, **__: Any) -> None:
        raise StaleStep(table.id, table.step)

    monkeypatch.setattr(Table, "play", moved_on)
    resign = room.app.part(SigningUp)._resign
    with pytest.raises(StaleStep):
        await resign(table.id, 1)
    async with table.changing() as tx:
        await games.abort(tx, table.id, "agreed", now_ms())
    await resign(table.id, 1)


async def test_one_in_a_channel(room: Room) -> None:
    """And one in a server, but for hosts."""
    await open_it(room)
    again = await room.bob.slash(room.channel, "club tournament", signup="5")
    assert "This channel already has a tournament" in refused(room, again)
    other = room.guild.create_text_channel("other")
    elsewhere = await room.bob.slash(other, "club tournament", signup="5")
    assert "This server already has a tournament" in refused(room, elsewhere)
    allowed = discord.Permissions(manage_events=True)
    role = room.guild.create_role("hosts", permissions=allowed)
    dora = room.guild.add_member(room.env.create_user("dora"), roles=[role])
    by_host = await dora.slash(other, "club tournament", signup="5")
    assert "starts by itself" in answer(by_host)
    assert len(await open_ones(room)) == 2


async def open_ones(room: Room) -> Any:
    """The tournaments of the server that are not over."""
    async with room.db.reading() as tx:
        return await tournaments.in_server(tx, room.guild.id)


async def test_begun_by_its_host(room: Room) -> None:
    """At once, where two have come at least; then it cannot be begun or changed any more.

    Discord's list of events knows it, too.
    """
    may(room, room.guild, create_events=True)
    await open_it(room)
    (event,) = room.guild.of.events.values()
    host = await room.press(room.alice, message(room), "Host")
    begin = host.response.message
    await room.press(room.bob, message(room), "Join")
    assert "at least two players" in answer(await room.press(room.alice, begin, "Start now"))
    assert (await evening(room)).state == "open"
    dialog = await room.press(room.alice, begin, "More options")
    await room.press(room.carol, message(room), "Join")
    await room.press(room.alice, begin, "Start now")
    await room.wait(5)
    assert ((await evening(room)).state, (await evening(room)).round) == ("running", 1)
    assert event.begun
    assert "already started" in answer(await room.press(room.alice, begin, "Start now"))
    assert "already started" in answer(await fill(room, dialog, rounds="4"))
    assert (await evening(room)).rounds == 1
    assert "Round 1 of" in text_of(message(room))


async def test_changed_by_its_host(room: Room) -> None:
    """As long as it has not begun, and everybody reads it."""
    await open_it(room)
    host = await room.press(room.alice, message(room), "Host")
    dialog = await room.press(room.alice, host.response.message, "More options")
    assert "⚠" not in answer(await fill(room, dialog, rounds="4"))
    await room.wait(3)
    assert (await evening(room)).rounds == 4
    assert "4 rounds" in text_of(message(room))


@pytest.mark.parametrize(
    ("minutes", "is_open"),
    [
        pytest.param(5.5, False, id="it begins, a little late"),
        pytest.param(20, True, id="people have two minutes more"),
    ],
)
async def test_away_when_it_was_to_begin(room: Room, minutes: float, is_open: bool) -> None:
    """Nobody misses a tournament as we were away in the last minutes of its sign-up."""
    await open_it(room)
    for person in (room.alice, room.bob):
        await room.press(person, message(room), "Join")
    await known_to_be_dead(room.db)
    again = Jolly(room.db, shard_count=1, beat_ms=3_600_000)
    await room.env.restart_bot(again, away=minutes * MINUTE)
    await room.wait(10)
    assert (await evening(room)).state == ("open" if is_open else "running")
    await room.wait(2 * MINUTE)
    assert (await evening(room)).state == "running"


async def test_who_comes_late_plays_from_the_next_round(room: Room) -> None:
    """And is not in the one that goes on."""
    dave = room.guild.add_member(room.env.create_user("dave"))
    await open_it(room)
    for person in (room.alice, room.bob, room.carol):
        await room.press(person, message(room), "Join")
    await room.wait(5 * MINUTE + 10)
    assert "from the next round on" in await joins(room, dave)
    one = await evening(room)
    found = one.of_user(dave.id)
    assert found is not None
    assert found.since_round == 2
    assert not [table for table in one.at_round(1) if table.seat_of(found.number)]
