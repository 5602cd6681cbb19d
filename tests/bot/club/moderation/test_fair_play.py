"""What nobody can win a tournament by: not coming, ending it while ahead, blocking everybody."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import update

from bot.club.moderation.deeds import Moderation
from bot.club.tournament.results import standings
from bot.club.tournament.rounds import missed
from bot.lobby.moderators import Moderator
from bot.people.refused import Refused
from bot.runtime.clock import now_ms
from data import blocks
from data.store.club import tournament_rounds
from data.tournaments import TableRow, Tournament
from engine.moves import Resign
from tests.bot.club.tournament.test_tournament import MINUTE, begun, evening, message, open_it
from tests.bot.conftest import Room, text_of
from tests.bot.evening import answer, discard, on_turn, shown
from tests.bot.moderating import made_moderator, panel, send
from tests.bot.runtime.test_troubles_gateway import Line


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


async def test_a_round_ends_later_where_its_players_were_cut_off(room: Room) -> None:
    """Also where that is only found out at its end: by a line that is silent, and comes back."""
    table = await begun(room, minutes=20)
    for _ in range(2):
        await one_turn(room, table)
    ends_ms = now_ms() + 30_000
    async with room.db.transaction() as tx:
        await tx.execute(update(tournament_rounds).values(ends_ms=ends_ms))
    await room.wait(30)
    Line(room).silent_for(25)
    gateway = room.env.discord.gateway
    gateway.hold()
    await asyncio.sleep(10)
    gateway.let_go()
    await room.wait(5)
    assert (await evening(room)).state == "running"
    assert await end_of_round(room) == pytest.approx(ends_ms + 35_000, abs=3000)


async def end_of_round(room: Room) -> int:
    """When the present round ends."""
    present = (await evening(room)).present
    assert present is not None
    return present.ends_ms


async def test_who_is_ahead_ends_no_game(room: Room) -> None:
    """A host who takes part lets the round that runs be the last, and be played; all read it."""
    table = await begun(room, room.alice, room.bob, room.carol)
    before = (await evening(room)).present
    said = await room.press(room.alice, message(room), "Host")
    said = await room.press(room.alice, said.response.message, "End now")
    assert "the current round is finished first" in answer(said)
    assert "you’ll come last" in answer(said)
    await room.press(room.alice, said.response.message, "Yes, really")
    await room.wait(20)
    one = await evening(room)
    assert (one.state, one.rounds, one.present) == ("running", 1, before)
    assert not (await room.table(table.id)).over
    assert "ended early: round 1 is the last one" in text_of(message(room))
    host = table.seat_of(room.alice.id)
    await table.play(3 - host, Resign(), now_ms=now_ms(), source="player")
    await room.wait(20)
    one = await evening(room)
    assert one.state == "over"
    assert points(one, one.tables[0])["alice"] == 100
    last = standings(one)[-1]
    assert (last.entrant.name, last.place, last.points) == ("alice", 3, 100)
    assert "ended early: round 1 is the last one" in text_of(message(room))
    assert "alice ended the tournament while playing in it" in text_of(message(room))


async def test_who_has_left_before_it_began_takes_no_part(room: Room) -> None:
    """A host who is not in it ends it at once, with the table as it stands."""
    await open_it(room)
    for person in (room.alice, room.bob, room.carol):
        await room.press(person, message(room), "Join")
    await room.press(room.alice, message(room), "Leave")
    await room.wait(5 * MINUTE + 10)
    said = await room.press(room.alice, message(room), "Host")
    said = await room.press(room.alice, said.response.message, "End now")
    assert "standings become final" in answer(said)
    await room.press(room.alice, said.response.message, "Yes, really")
    await room.wait(20)
    one = await evening(room)
    assert (one.state, one.cut_by) == ("over", None)


async def two_tables(room: Room, mod: Any) -> tuple[Any, Any]:
    """A tournament with *mod* in it: their table, and that of two others."""
    await begun(room, room.alice, room.bob, room.carol, mod)
    one = await evening(room)
    found = [await room.table(table.game_id) for table in one.at_round(1)]
    own = next(table for table in found if mod.id in (table.user_at(1), table.user_at(2)))
    return own, next(table for table in found if table is not own)


@pytest.mark.parametrize("whose", ["own", "rivals"])
async def test_a_moderator_who_takes_part(room: Room, whose: str) -> None:
    """They end neither their own table nor that of their rivals, and are told why."""
    mod = await made_moderator(room)
    own, other = await two_tables(room, mod)
    table = own if whose == "own" else other
    said = await panel(room, mod, table=str(table.id))
    why = "table" if whose == "own" else "tournament"
    telling = {"table": "You’re playing in #", "tournament": "a tournament that you’re playing in"}
    assert telling[why] in text_of(shown(said))
    by = Moderator(room.guild.id, mod.id, "mod", manages=True)
    with pytest.raises(Refused) as told:
        await room.app.part(Moderation).end(by, table.id, "end", None)
    assert told.value.key == f"moderate-own-{why}"
    assert not (await room.table(table.id)).over


async def test_another_moderator_ends_a_table(room: Room) -> None:
    """They read that it is one of a tournament, and everybody reads that they ended it."""
    mod = await made_moderator(room)
    table = await begun(room, room.alice, room.bob, room.carol)
    said = await panel(room, mod, table=str(table.id))
    assert "each player who came gets half a point" in text_of(shown(said))
    dialog = await room.press(mod, shown(said), "End, no result …")
    await send(mod, said, dialog)
    await room.wait(20)
    one = await evening(room)
    assert [one.tables[0].how, *points(one, one.tables[0]).values()] == ["moderated", 50, 50]
    assert f"Ended by a moderator, without a result: #{table.id}" in text_of(message(room))


async def block(room: Room, who: Any, others: Sequence[Any], at_ms: int) -> None:
    async with room.db.transaction() as tx:
        for other in others:
            await blocks.block(tx, who.id, other.id, other.name, at_ms)


def met(one: Tournament) -> set[frozenset[str]]:
    """Who has met whom, by name."""
    pairs = ((table.first, table.second) for table in one.tables if table.second is not None)
    return {frozenset(one.entrant(number).name for number in pair) for pair in pairs}


@pytest.mark.parametrize(("duplicate", "whole"), [(False, 100), (True, 60)])
async def test_a_bye_by_own_blocks_is_worth_half(room: Room, duplicate: bool, whole: int) -> None:
    """Who blocks everybody sits out for half of what that brings others."""
    dave = room.guild.add_member(room.env.create_user("dave"))
    erin = room.guild.add_member(room.env.create_user("erin"))
    # Alice came first, so that she would be the last to sit out.
    await block(room, room.alice, (room.bob, room.carol, dave, erin), 1)
    await open_it(room, duplicate=duplicate)
    for person in (room.alice, room.bob, room.carol, dave, erin):
        await room.press(person, message(room), "Join")
    await room.wait(5 * MINUTE + 10)
    one = await evening(room)
    (bye,) = [table for table in one.at_round(1) if table.how == "bye"]
    assert points(one, bye) == {"alice": whole // 2}


@pytest.mark.parametrize("duplicate", [False, True])
async def test_a_win_by_own_blocks_is_worth_half(room: Room, duplicate: bool) -> None:
    """Who blocked whom they would have met gets half at most, and is told so; others all of it."""
    dave = room.guild.add_member(room.env.create_user("dave"))
    everybody = {one.name: one for one in (room.alice, room.bob, room.carol, dave)}
    # Who came first of equal points meets the third, as the upper half does the lower one.
    await block(room, room.alice, [room.carol], 1)
    await begun(room, *everybody.values(), duplicate=duplicate)
    one = await evening(room)
    assert frozenset(("alice", "carol")) not in met(one)
    said = await room.press(room.alice, message(room), "My table")
    assert "half a point at most" in answer(said)
    said = await room.press(room.carol, message(room), "My table")
    assert "half a point" not in answer(said)
    tables = [await room.table(played.game_id) for played in one.tables]
    own = next(table for table in tables if table.seat_of(room.alice.id))
    seat = own.seat_of(room.alice.id)
    for table in tables:
        loser = 3 - seat if table is own else seat
        await table.play(loser, Resign(), now_ms=now_ms(), source="player")
    await room.wait(20)
    one = await evening(room)
    found = {name: got for table in one.at_round(1) for name, got in points(one, table).items()}
    assert found.pop("alice") == 50
    assert sorted(got for got in found.values() if got is not None) == [0, 0, 100]


async def test_a_bye_is_worth_a_win(room: Room) -> None:
    """Who sits out because of nobody's block gets the whole point."""
    await begun(room, room.alice, room.bob, room.carol)
    one = await evening(room)
    (bye,) = [table for table in one.at_round(1) if table.how == "bye"]
    assert set(points(one, bye).values()) == {100}


async def test_blocks_count_as_they_were_at_the_beginning(room: Room) -> None:
    """The two who have won meet, though one of them has blocked the other on the way."""
    dave = room.guild.add_member(room.env.create_user("dave"))
    everybody = {one.name: one for one in (room.alice, room.bob, room.carol, dave)}
    await begun(room, *everybody.values())
    one = await evening(room)
    winners = [one.entrant(table.first).name for table in one.tables]
    await block(room, everybody[winners[0]], [everybody[winners[1]]], now_ms())
    for played in one.tables:
        table = await room.table(played.game_id)
        await table.play(2, Resign(), now_ms=now_ms(), source="player")
    await room.wait(20)
    one = await evening(room)
    assert one.round == 2
    assert frozenset(winners) in met(one)
