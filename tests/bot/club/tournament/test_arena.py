"""An arena: whoever is free gets a game, until time is up."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from bot.app import Jolly
from bot.club.tournament.arena import Arenas
from bot.club.tournament.arena_pairing import REMATCH_MS
from bot.club.tournament.arena_scoring import arena_standings
from bot.club.tournament.pairing import Pair
from bot.club.tournament.tournaments import Tournaments
from bot.runtime.clock import now_ms
from data import arenas, bans, blocks, tournaments
from data.bans import NewBan
from data.tournaments import NewTable, TableRow
from engine.moves import Resign
from tests.bot.club.tournament.test_tournament import MINUTE, evening, fill, message, open_it
from tests.bot.conftest import Room, known_to_be_dead, text_of
from tests.bot.evening import answer, refused

AGAIN = REMATCH_MS / 1000 + 20
"""Seconds after which two who met last have met again."""


async def running(room: Room, *people: Any, **options: Any) -> None:
    """An arena of half an hour that has begun with these people."""
    await open_it(room, **{"kind": "arena", "minutes": 30, **options})
    for person in people or (room.alice, room.bob, room.carol):
        await room.press(person, message(room), "Join")
    await room.wait(5 * MINUTE + 10)


async def played(room: Room) -> Sequence[TableRow]:
    """The tables that are played now."""
    return [table for table in (await evening(room)).tables if table.how is None]


async def names(room: Room, table: TableRow) -> set[str]:
    """Who sits at a table."""
    one = await evening(room)
    return {one.entrant(who).name for who in (table.first, table.second or 0)}


async def give_up(room: Room, table: TableRow, loser: str = "") -> None:
    """Let *loser*, or else the second, lose a table by giving it up."""
    one, game = await evening(room), await room.table(table.game_id)
    seat = 1 if one.entrant(table.first).name == loser else 2
    await game.play(seat, Resign(), now_ms=game.row.moved_ms, source="player")
    await room.wait(5)


def friend(room: Room, name: str) -> Any:
    """One more member of the server."""
    return room.guild.add_member(room.env.create_user(name))


async def points(room: Room) -> dict[str, int]:
    """Everybody's points, in whole ones."""
    lines = arena_standings(await evening(room))
    return {line.entrant.name: line.points // 100 for line in lines}


async def test_an_arena(room: Room) -> None:
    """Whoever is free plays somebody else than last time; the third waits, and the message says so.

    After its time it is over, and tells who has won.
    """
    await running(room)
    shown = text_of(message(room))
    assert "2 playing, 1 waiting" in shown
    assert "is waiting for an opponent" in shown
    assert "30-minute arena" in shown
    before = set[str]()
    for _ in range(4):
        (table,) = await played(room)
        game = await room.table(table.game_id)
        assert game.row.occasion == "tournament"
        assert (game.state.rules.one_round, game.state.rules.clock) == (True, 180)
        assert await names(room, table) != before
        before = await names(room, table)
        await give_up(room, table)
    one = await evening(room)
    assert len(one.tables) == 5
    assert Counter(table.how for table in one.tables) == {"played": 4, None: 1}
    await give_up(room, (await played(room))[0])
    await room.wait(31 * MINUTE)
    one = await evening(room)
    assert one.state == "over"
    assert "Congratulations" in text_of(message(room))


async def test_a_streak_counts_double(room: Room) -> None:
    """The third win in a row is worth 4, and the message shows the fire; a loss ends it."""
    await running(room, room.alice, room.bob)
    for _ in range(3):
        await give_up(room, (await played(room))[0], "bob")
    assert await points(room) == {"alice": 8, "bob": 0}
    assert "**alice** · **8** 🔥 · 2 2 4" in text_of(message(room))
    await give_up(room, (await played(room))[0], "alice")
    assert await points(room) == {"alice": 8, "bob": 2}
    assert "🔥" not in text_of(message(room))
    await give_up(room, (await played(room))[0], "bob")
    assert await points(room) == {"alice": 10, "bob": 2}


async def test_coming_late_and_a_break(room: Room) -> None:
    """One may come while it goes on, take a break after the present game, and come back."""
    await running(room, room.alice, room.bob)
    assert "as soon as one is free" in answer(await room.press(room.carol, message(room), "Join"))
    assert "You’re next" in answer(await room.press(room.carol, message(room), "My table"))
    (table,) = await played(room)
    said = await room.press(room.bob, message(room), "Pause")
    assert "You’re on a break" in answer(said)
    assert [one.game_id for one in await played(room)] == [table.game_id], "nothing is resigned"
    await give_up(room, table)
    (second,) = await played(room)
    assert await names(room, second) == {"alice", "carol"}
    assert "on a break" in answer(await room.press(room.bob, message(room), "My table"))
    await room.wait(3)
    assert "on a break" in text_of(message(room))
    await room.press(room.bob, message(room), "Join")
    await give_up(room, second)
    (third,) = await played(room)
    assert "bob" in await names(room, third)


async def test_who_comes_back_in_their_game_plays_on(room: Room) -> None:
    """A break taken back before the game is over gives nobody a second one."""
    await running(room, room.alice, room.bob)
    await room.press(room.carol, message(room), "Join")
    for label in ("Pause", "Join"):
        await room.press(room.bob, message(room), label)
    await room.wait(30)
    assert len(await played(room)) == 1


async def test_two_who_met_last_wait_for_others(room: Room) -> None:
    """Not for ever: somebody else may play long."""
    await running(room, room.alice, room.bob, room.carol, friend(room, "dave"))
    first, second = await played(room)
    pair = await names(room, first)
    await give_up(room, first)
    assert [one.game_id for one in await played(room)] == [second.game_id]
    await room.wait(AGAIN)
    assert len(await played(room)) == 2
    assert await names(room, (await played(room))[-1]) == pair


async def test_who_wants_nothing_of_whom_never_meets(room: Room) -> None:
    """Whenever they said so: rather one waits."""
    await running(room)
    async with room.db.transaction() as tx:
        await blocks.block(tx, room.carol.id, room.alice.id, "alice", now_ms())
        await blocks.block(tx, room.bob.id, room.alice.id, "alice", now_ms())
    await give_up(room, (await played(room))[0])
    await room.wait(AGAIN)
    assert await names(room, (await played(room))[0]) == {"bob", "carol"}
    await give_up(room, (await played(room))[0])
    await room.wait(AGAIN)
    assert [await names(room, table) for table in await played(room)] == [{"bob", "carol"}]


async def test_who_is_banned_gets_no_game(room: Room) -> None:
    """Nor comes back."""
    await running(room)
    (table,) = await played(room)
    new = NewBan(room.guild.id, room.bob.id, "bob", room.alice.id, "alice", None, now_ms(), None)
    async with room.db.transaction() as tx:
        await bans.ban(tx, new)
    await give_up(room, table)
    await room.wait(AGAIN)
    (other,) = await played(room)
    assert await names(room, other) == {"alice", "carol"}
    assert "banned" in refused(room, await room.press(room.bob, message(room), "Join"))


async def test_who_does_not_come_takes_a_break(room: Room) -> None:
    """Told after a minute, and after another the other has won; they come back by Join, once."""
    await running(room, room.alice, room.bob)
    game = await room.table((await played(room))[0].game_id)
    absent = game.user_at(game.state.to_act)
    await room.wait(5 * MINUTE)
    one = await evening(room)
    lost = one.of_user(absent)
    assert lost is not None
    assert [table.how for table in one.tables] == ["absent"]
    assert lost.state == "left"
    assert not await played(room)
    assert sum((await points(room)).values()) in (0, 2), "nobody gets more than a plain win"
    people = {person.id: person for person in (room.alice, room.bob)}
    for person in people.values():
        await room.press(person, message(room), "Join")
    await room.wait(5 * MINUTE)
    one = await evening(room)
    assert len(one.tables) == 2
    states = {one.of_user(user).state for user in people}  # type: ignore[union-attr]
    assert "out" in states
    gone = next(people[who.user_id] for who in one.entrants if who.state == "out")
    assert "missed two games" in answer(await room.press(gone, message(room), "Join"))


async def test_the_end(room: Room) -> None:
    """Near it nobody comes and no game begins; one that is not over in time is played on, for
    nothing."""
    await running(room)
    (table,) = await played(room)
    game = await room.table(table.game_id)
    present = (await evening(room)).present
    assert present is not None
    async with room.db.transaction() as tx:
        await tournaments.cut_short(tx, 1, 1, now_ms() + 100_000)
    dave = friend(room, "dave")
    assert "too late" in answer(await room.press(dave, message(room), "Join"))
    assert "No new games" in answer(await room.press(idle(room, game), message(room), "My table"))
    async with room.db.transaction() as tx:
        await tournaments.cut_short(tx, 1, 1, now_ms())
    room.app.part(Tournaments).look(1)
    await room.wait(30)
    assert (await evening(room)).state == "running", "a moment more for who plays"
    await room.wait(MINUTE)
    one = await evening(room)
    assert (one.state, [each.how for each in one.tables]) == ("over", ["late"])
    assert not game.over
    await give_up(room, table)
    assert (game.over, await points(room)) == (True, {"alice": 0, "bob": 0, "carol": 0})
    assert "No one played" in text_of(message(room))


def idle(room: Room, game: Any) -> Any:
    """Whoever of the three is not at a table."""
    seated = {game.user_at(seat) for seat in (1, 2)}
    return next(one for one in (room.alice, room.bob, room.carol) if one.id not in seated)


async def test_a_game_that_ends_in_the_last_moment(room: Room) -> None:
    """It counts, and the arena is over with it."""
    await running(room, room.alice, room.bob)
    (table,) = await played(room)
    async with room.db.transaction() as tx:
        await tournaments.cut_short(tx, 1, 1, now_ms())
    await room.wait(20)
    await give_up(room, table, "bob")
    assert await points(room) == {"alice": 2, "bob": 0}
    assert (await evening(room)).state == "over"


@pytest.mark.parametrize("plays", [False, True])
async def test_the_host_ends_it(room: Room, plays: bool) -> None:
    """At once; who plays in it comes last by that, and everybody reads it."""
    people = (room.bob, room.carol, *([room.alice] if plays else []))
    await running(room, *people)
    for _ in range(2 * plays):
        (table,) = await played(room)
        away = "alice" not in await names(room, table)
        await give_up(room, table, "bob" if away else (await names(room, table) - {"alice"}).pop())
    said = await room.press(room.alice, message(room), "Host")
    said = await room.press(room.alice, said.response.message, "End now")
    assert ("you’ll come last" in answer(said)) is plays
    sure = said.response.message
    await room.press(room.alice, sure, "Yes, really")
    await room.wait(70)
    one = await evening(room)
    assert one.state == "over"
    assert (arena_standings(one)[-1].entrant.name == "alice") is plays
    assert "ended early" in text_of(message(room))
    assert ("alice ended the tournament" in text_of(message(room))) is plays
    again = await room.press(room.alice, sure, "Yes, really")
    assert "This tournament is over" in answer(again)


async def test_a_restart_goes_on(room: Room) -> None:
    """Whoever was free gets a game then, and nobody a second one."""
    await running(room)
    (table,) = await played(room)
    await known_to_be_dead(room.db)
    await room.env.restart_bot(Jolly(room.db, shard_count=1, beat_ms=3_600_000))
    await room.wait(30)
    assert [one.game_id for one in await played(room)] == [table.game_id]
    await give_up(room, table)
    assert len(await played(room)) == 1


async def test_a_death_between_a_game_and_the_next(room: Room) -> None:
    """What the game brings is stored by the next process, and its players play on, once each."""
    await running(room)
    (table,) = await played(room)
    game = await room.table(table.game_id)
    await game.play(2, Resign(), now_ms=game.row.moved_ms, source="player")
    await known_to_be_dead(room.db)
    await room.env.restart_bot(Jolly(room.db, shard_count=1, beat_ms=3_600_000))
    await room.wait(30)
    one = await evening(room)
    assert [each.how for each in one.tables] == ["played", None]
    room.faults.clear()  # the process that died was refused
    for _ in range(2):
        await room.app.part(Tournaments)._look_now(1)
    assert (await evening(room)).tables == one.tables


async def test_who_looks_too_late_seats_nobody(room: Room) -> None:
    """A pair that was found before somebody came, went or sat down is not stored."""
    await running(room)
    before = await evening(room)
    await give_up(room, (await played(room))[0])
    own = room.app.part(Arenas)
    assert await own._store(before, [], []) == []
    with pytest.raises(Exception, match=r"(?i)unique"):
        async with room.db.transaction() as tx:
            await arenas.seat(tx, before, [NewTable(1, 2)])


async def test_a_pair_that_is_found_too_late(room: Room) -> None:
    """No game begins near the end, though whoever looked for a pair began in time."""
    await running(room)
    (table,) = await played(room)
    async with room.db.transaction() as tx:
        await tournaments.cut_short(tx, 1, 1, now_ms() + 100_000)
    pair = Pair(table.first, table.second)
    own, one = room.app.part(Arenas), await evening(room)
    assert await own._store(one, [pair], [room.channel.id]) == []


async def test_it_is_opened_by_the_dialog(room: Room) -> None:
    """With its length, whatever stands in the field for rounds; more options fit an arena."""
    shown = await room.alice.slash(room.channel, "club home")
    shown = await room.press(room.alice, shown.response.message, "Tournaments")
    dialog = await room.press(room.alice, shown.response.message, "New tournament")
    said = await fill(room, dialog, kind="arena-90", game="tile", minutes="x")
    assert "starts by itself" in answer(said)
    await room.wait(3)
    assert "90-minute arena" in text_of(message(room))
    more = await room.press(room.alice, said.response.message, "More options")
    fields = [one["component"]["custom_id"] for one in more.modal["components"]]
    assert fields == ["options", "rated"]
    await fill(room, more, rated="no", options="rounds=3")
    one = await evening(room)
    assert (one.kind, one.rounds, one.rated, one.rules["rounds"]) == ("arena", 1, False, 1)
    assert one.rules["clock"] == 180


async def test_how_long_it_may_last(room: Room) -> None:
    """An hour if nothing is said; what is not offered is refused."""
    said = await room.alice.slash(room.channel, "club tournament", kind="arena", minutes=45)
    assert "30, 60, 90 or 120" in answer(said)
    await open_it(room, kind="arena", duplicate=True, computer=True, rounds=4)
    one = await evening(room)
    assert (one.round_ms, one.rounds) == (60 * 60_000, 1)
    assert (one.duplicate, one.computer) == (False, False)


async def test_all_results(room: Room) -> None:
    """Everybody, on pages, for one reader alone; the message has the first ten."""
    people = [friend(room, f"p{number}") for number in range(17)]
    await open_it(room, kind="arena", minutes=30)
    async with room.db.transaction() as tx:
        await tournaments.touch(tx, 1, most=64)
    for person in people:
        await room.press(person, message(room), "Join")
    await room.wait(5 * MINUTE + 10)
    assert "16 playing, 1 waiting" in text_of(message(room))
    assert "and 7 more" in text_of(message(room))
    first = await room.press(room.alice, message(room), "All results")
    assert [name in text_of(first.response.message) for name in ("p15", "p16")] == [True, False]
    second = await room.press(room.alice, first.response.message, "Next")
    assert "p16" in text_of(second.response.message)
    games = [await room.table(table.game_id) for table in await played(room)]
    assert list(Counter(game.row.channel_id for game in games).values()) == [4, 4]
    await give_up(room, (await played(room))[2])
    games = [await room.table(table.game_id) for table in await played(room)]
    assert list(Counter(game.row.channel_id for game in games).values()) == [4, 4]
