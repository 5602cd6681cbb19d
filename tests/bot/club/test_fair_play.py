"""What nobody can win a tournament by: not coming, ending it while ahead, blocking everybody."""

from typing import Any

import pytest

from bot.club.tournament_rounds import missed
from bot.runtime.clock import now_ms
from data.tournaments import TableRow, Tournament
from engine.moves import Resign
from tests.bot.club.test_tournament import MINUTE, begun, evening, message, open_it
from tests.bot.conftest import Room
from tests.bot.evening import discard, on_turn


def points(one: Tournament, table: TableRow) -> dict[str, int | None]:
    """What a table brought, by name."""
    found = {one.entrant(table.first).name: table.first_points}
    if table.second is not None:
        found[one.entrant(table.second).name] = table.second_points
    return found


def states(one: Tournament) -> dict[str, str]:
    """Who is in, by name."""
    return {who.name: who.state for who in one.entrants}


async def minutes(room: Room, count: int) -> None:
    """Time passes in small steps, so that clocks and rounds fall due in their order."""
    for _ in range(2 * count):
        await room.wait(MINUTE / 2)


async def one_turn(room: Room, table: Any) -> Any:
    """Whoever is on turn draws and discards."""
    person = on_turn(room, table)
    await person.slash(room.channel, "draw", **{"from": "stock"}, table=str(table.id))
    await discard(room, table)
    return person


@pytest.mark.parametrize("length", [3, 20])
@pytest.mark.parametrize("duplicate", [False, True])
async def test_neither_comes(room: Room, length: int, duplicate: bool) -> None:
    """Neither gets anything, whether the clock ends the game or the rule of absence."""
    await begun(room, minutes=length, duplicate=duplicate)
    await minutes(room, 12)
    one = await evening(room)
    assert one.tables[0].how == "absent"
    assert points(one, one.tables[0]) == {"alice": 0, "bob": 0}
    async with room.db.reading() as tx:
        assert [await missed(tx, one, number) for number in (1, 2)] == [1, 1]


async def test_the_clock_ends_it_for_who_never_came(room: Room) -> None:
    """Of a short round, too: it is no defeat like others, but a table that somebody missed."""
    table = await begun(room, room.alice, room.bob, minutes=3)
    person = on_turn(room, table)
    for _ in range(20):
        if not table.over and on_turn(room, table) is person:
            await one_turn(room, table)
        await room.wait(15)
    one = await evening(room)
    assert one.tables[0].how == "absent"
    other = ({"alice", "bob"} - {person.name}).pop()
    assert points(one, one.tables[0]) == {person.name: 100, other: 0}


async def test_who_comes_late_has_their_own_time(room: Room) -> None:
    """The table is not taken from whoever comes while their own time still runs."""
    table = await begun(room)
    late = on_turn(room, table)
    await minutes(room, 5)
    while on_turn(room, table) is late:
        await room.wait(20)
    came = await one_turn(room, table)
    await minutes(room, 2)
    one = await evening(room)
    assert points(one, one.tables[0]) == {came.name: 100, late.name: 0}


async def test_nobody_wins_by_a_resignation_who_never_came(room: Room) -> None:
    """The clock has moved for them: whoever gives up then leaves them nothing."""
    table = await begun(room)
    late = on_turn(room, table)
    while on_turn(room, table) is late:
        await room.wait(20)
    seat = table.state.to_act
    await table.play(seat, Resign(), now_ms=now_ms(), source="player")
    await room.wait(20)
    one = await evening(room)
    assert set(points(one, one.tables[0]).values()) == {0}
    async with room.db.reading() as tx:
        counts = {who.name: await missed(tx, one, who.number) for who in one.entrants}
    assert counts == {late.name: 1, table.row.players[seat - 1].name: 0}


async def test_out_after_the_second_time(room: Room) -> None:
    """Not after the first, and not only after the third."""
    others = [room.guild.add_member(room.env.create_user(f"p{n}")) for n in range(5)]
    await begun(room, room.alice, room.bob, room.carol, *others, minutes=3, rounds=4)
    for number, state in ((2, "in"), (3, "out")):
        while (one := await evening(room)).round < number and one.state == "running":
            await room.wait(30)
        assert set(states(one).values()) == {state}
    assert one.state == "over"
    assert one.round == 2
