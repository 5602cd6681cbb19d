import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import insert

from data import games, pauses
from data.errors import AlreadyFinished, NoSuchGame, StaleStep
from data.games import Audience, Deadline, GameRow, NewMove
from data.store.database import Database
from data.store.schema import moves
from tests.data.stored_samples import ALICE, BOB, CAROL, CHANNEL, GUILD, NOW, draw, ending, new_game


async def loaded(db: Database, game: int) -> GameRow:
    async with db.reading() as tx:
        return await games.load(tx, game)


async def begun(db: Database, *users: int | None, channel: int = CHANNEL) -> int:
    async with db.transaction() as tx:
        return await games.create(tx, new_game(*users, channel=channel))


async def test_reads_what_was_stored(db: Database) -> None:
    """A game comes back with its complete rules, its seed, and its players by seat."""
    game = await begun(db, ALICE, None)
    row = await loaded(db, game)

    assert row.rules == {"target": 500, "clock": None}
    assert row.seed == bytes(range(32))
    assert (row.guild_id, row.channel_id, row.seats, row.step) == (GUILD, CHANNEL, 2, 0)
    assert (row.state, row.deadline_ms, row.started_ms) == ("playing", None, NOW)
    assert [(one.seat, one.user_id, one.entropy) for one in row.players] == [
        (1, ALICE, b"\1\2"),
        (2, None, b"\1\2"),
    ]


async def test_a_number_is_given_once(db: Database) -> None:
    """Games are numbered upwards from 1."""
    assert [await begun(db) for _ in range(3)] == [1, 2, 3]


async def test_no_such_game(db: Database) -> None:
    """A number that was never given is said to be none."""
    with pytest.raises(NoSuchGame):
        await loaded(db, 17)


async def test_moves_are_added_in_order_with_their_deadline(db: Database) -> None:
    """The game's step, last move and deadline are those of the newest moves."""
    game = await begun(db)
    deal = NewMove(0, "deck 2h 3h", None, "dealer")
    async with db.transaction() as tx:
        step = await games.append(tx, game, 0, [deal, draw()], deadline=None, now_ms=NOW + 5)
        deadline = Deadline(NOW + 90_000, "flag")
        step = await games.append(tx, game, step, [draw(1)], deadline=deadline, now_ms=NOW + 9)
        made = await games.moves_of(tx, game)
        newest = await games.moves_of(tx, game, 2)
    row = await loaded(db, game)

    assert step == row.step == 3
    assert [(move.step, move.seat, move.source) for move in made] == [
        (0, 0, "dealer"),
        (1, 2, "player"),
        (2, 1, "player"),
    ]
    assert newest == made[2:]
    assert (made[1].line, made[1].at_ms, made[1].created_ms) == ("2 draw @1", 1000, NOW + 5)
    assert (row.deadline_ms, row.deadline_kind, row.moved_ms) == (NOW + 90_000, "flag", NOW + 9)


@pytest.mark.parametrize("step", [0, 2, -1])
async def test_a_move_elsewhere_than_at_the_end_is_stale(db: Database, step: int) -> None:
    """The next move has one number only, and a refused one leaves nothing."""
    game = await begun(db)
    async with db.transaction() as tx:
        await games.append(tx, game, 0, [draw()], deadline=None, now_ms=NOW)
    with pytest.raises(StaleStep):
        async with db.transaction() as tx:
            await games.append(tx, game, step, [draw()], deadline=None, now_ms=NOW)

    async with db.reading() as tx:
        assert len(await games.moves_of(tx, game)) == 1


async def test_of_two_processes_with_one_step_one_wins(shared: Database, shared_url: str) -> None:
    """Both have seen 0 moves and make the next; one is recorded, the other is told."""
    second = await Database.open(shared_url)
    game = await begun(shared)

    async def play(database: Database) -> int:
        async with database.transaction() as tx:
            await games.load(tx, game)
            return await games.append(tx, game, 0, [draw()], deadline=None, now_ms=NOW)

    done = await asyncio.gather(play(shared), play(second), return_exceptions=True)
    await second.close()

    assert sorted(type(one).__name__ for one in done) == ["StaleStep", "int"]
    assert (await loaded(shared, game)).step == 1


async def test_the_key_is_the_last_guard(db: Database) -> None:
    """A move number that is taken is stale even where the game's row does not know."""
    game = await begun(db)
    async with db.transaction() as tx:
        row = {"game_id": game, "step": 0, "seat": 1, "line": "", "source": "x", "created_ms": 0}
        await tx.execute(insert(moves), [row])
    with pytest.raises(StaleStep):
        async with db.transaction() as tx:
            await games.append(tx, game, 0, [draw()], deadline=None, now_ms=NOW)

    assert (await loaded(db, game)).step == 0


async def test_a_finished_game(db: Database) -> None:
    """It has its winner, points, places and measure, no deadline, and takes no further move."""
    game = await begun(db, ALICE, BOB, CAROL)
    end = ending(100, 510, 300, out=[3])
    async with db.transaction() as tx:
        deadline = Deadline(NOW, "timeout")
        await games.append(tx, game, 0, [draw()], deadline=deadline, now_ms=NOW)
        await games.finish(tx, game, end, NOW + 7)
        with pytest.raises(AlreadyFinished):
            await games.finish(tx, game, end, NOW + 8)
        with pytest.raises(StaleStep):
            await games.append(tx, game, 1, [draw()], deadline=None, now_ms=NOW)
    row = await loaded(db, game)

    assert (row.state, row.winner, row.ended_reason) == ("finished", 2, "target")
    assert (row.finished_ms, row.finish_order, row.deadline_ms) == (NOW + 7, 1, None)
    assert [(one.points, one.place) for one in row.players] == [(100, 2), (510, 1), (300, 3)]
    assert {one.measure for one in row.players} == {"points"}


async def test_lists_what_is_being_played(db: Database) -> None:
    """By channel, by player, and all; finished games are in none of them."""
    first = await begun(db, ALICE, BOB)
    second = await begun(db, BOB, CAROL, channel=71)
    third = await begun(db, ALICE, None)
    async with db.transaction() as tx:
        await games.finish(tx, third, ending(500, 0), NOW)
        running = [row.id for row in await games.running(tx)]
        in_channel = [row.id for row in await games.tables_in(tx, CHANNEL)]
        of_bob = await games.tables_of(tx, BOB)
        counts = (
            await games.count_of(tx, ALICE),
            await games.count_of(tx, BOB),
            await games.count_in(tx, GUILD),
            await games.count_in(tx, 8),
        )

    assert running == [first, second]
    assert in_channel == [first]
    assert [(row.id, len(row.players)) for row in of_bob] == [(first, 2), (second, 2)]
    assert counts == (1, 2, 2, 0)


async def test_remembers_messages(db: Database) -> None:
    """What has been shown where, of a game and of a seat, and that one may forget it again."""
    game = await begun(db)
    async with db.transaction() as tx:
        await games.note(tx, game, table_message_id=1 << 62, turn_message_id=5, warned_step=3)
        await games.note(tx, game, turn_message_id=None, pinged_step=4)
        await games.note_player(tx, game, 2, dm_channel_id=8, dm_message_id=9, hand_order="2h 3h")
    row = await loaded(db, game)

    assert (row.table_message_id, row.turn_message_id) == (1 << 62, None)
    assert (row.warned_step, row.pinged_step) == (3, 4)
    assert (row.players[0].dm_channel_id, row.players[0].hand_order) == (None, None)
    assert (row.players[1].dm_channel_id, row.players[1].dm_message_id) == (8, 9)
    assert row.players[1].hand_order == "2h 3h"


async def test_a_call_of_another_process_stays_noted(db: Database) -> None:
    """Whoever has deleted a call forgets that one, not one that was posted meanwhile."""
    game = await begun(db)
    async with db.transaction() as tx:
        await games.note(tx, game, turn_message_id=6)
        await games.note_uncalled(tx, game, 5)
        other = (await games.load(tx, game)).turn_message_id
        await games.note_uncalled(tx, game, 6)

    assert (other, (await loaded(db, game)).turn_message_id) == (6, None)


async def test_an_end_that_was_never_posted_is_found(db: Database) -> None:
    """A process killed between commit and message finds the game again."""
    first, second, third = [await begun(db) for _ in range(3)]
    async with db.transaction() as tx:
        for game, when in ((first, NOW - 1), (second, NOW), (third, NOW + 1)):
            await games.finish(tx, game, ending(500, 0), when)
        await games.note(tx, third, end_message_id=6)
        rows = await games.unannounced(tx, NOW)

    assert [row.id for row in rows] == [second]


async def timed(db: Database) -> int:
    """A game whose last move was made 10 s after it began, with 60 s for the next."""
    game = await begun(db)
    async with db.transaction() as tx:
        deadline = Deadline(NOW + 70_000, "timeout")
        await games.append(tx, game, 0, [draw()], deadline=deadline, now_ms=NOW + 10_000)
    return game


async def test_sealed_games_are_opened_once(db: Database) -> None:
    """Those that are named and sealed; their ends are to be shown anew, after a crash too."""
    async with db.transaction() as tx:
        found = [
            await games.create(tx, replace(new_game(), audience=audience))
            for audience in ("sealed", "players", "sealed")
        ]
        for game in found:
            await games.finish(tx, game, ending(100, 20), NOW)
            await games.note(tx, game, end_message_id=7)
        await games.open_sealed(tx, found[:2])
        await games.open_sealed(tx, found[:2])
        unannounced = await games.unannounced(tx, NOW)
        rows = [await games.load(tx, game) for game in found]

    assert [row.audience for row in rows] == [None, "players", "sealed"]
    assert [row.id for row in unannounced] == found[:1]


@pytest.mark.parametrize(
    ("audience", "hidden", "closed"),
    [
        (None, False, False),
        ("channel", False, True),
        ("players", True, True),
        ("sealed", True, True),
    ],
)
async def test_who_may_look(db: Database, audience: Audience, hidden: bool, closed: bool) -> None:
    """While a game is played; when it is over a table without watchers is open to all."""
    game = await begun(db)
    async with db.transaction() as tx:
        await games.let_watch(tx, game, audience)
    row = await loaded(db, game)
    assert (row.is_hidden, row.is_closed) == (hidden, closed)
    assert replace(row, state="finished").is_closed == hidden


async def test_a_credit_stops_the_clock(db: Database) -> None:
    """The game's time is shorter and the deadline later by what was credited."""
    game = await timed(db)
    async with db.transaction() as tx:
        await pauses.credit(tx, game, 5_000)
    row = await loaded(db, game)

    assert row.at_ms(NOW + 30_000) == 25_000
    assert row.wall_ms(25_000) == NOW + 30_000
    assert row.deadline_ms == NOW + 75_000


async def test_a_paused_game_stands_still(db: Database) -> None:
    """Its time ends where the pause began; afterwards all of the pause is credited, once."""
    game = await timed(db)
    async with db.transaction() as tx:
        assert await pauses.pause(tx, game, "channel_deleted", NOW + 20_000)
        assert not await pauses.pause(tx, game, "again", NOW + 21_000)
    during = await loaded(db, game)
    async with db.transaction() as tx:
        credited_ms = await pauses.resume(tx, game, NOW + 80_000)
        again_ms = await pauses.resume(tx, game, NOW + 90_000)
    after = await loaded(db, game)

    assert during.pause_reason == "channel_deleted"
    assert during.at_ms(NOW + 70_000) == 20_000
    assert (credited_ms, again_ms) == (60_000, 0)
    assert after.at_ms(NOW + 80_000) == 20_000
    assert after.deadline_ms == NOW + 130_000
    assert (after.paused_since_ms, after.pause_reason) == (None, None)


async def test_a_pause_takes_no_time_away(db: Database) -> None:
    """Where the clock was put back during the pause, as much is left of the turn as before."""
    game = await timed(db)
    async with db.transaction() as tx:
        await pauses.pause(tx, game, "channel", NOW + 20_000)
        assert await pauses.resume(tx, game, NOW + 15_000) == 0

    assert (await loaded(db, game)).deadline_ms == NOW + 15_000 + 50_000


async def test_a_finished_game_is_neither_paused_nor_credited(db: Database) -> None:
    """Its times stay as they were."""
    game = await timed(db)
    async with db.transaction() as tx:
        await games.finish(tx, game, ending(500, 0), NOW + 11_000)
        assert not await pauses.pause(tx, game, "late", NOW + 12_000)
        await pauses.credit(tx, game, 1_000)

    assert (await loaded(db, game)).credited_ms == 0


async def test_rows_are_values(db: Database) -> None:
    """Reading the same game twice gives equal rows."""
    game = await timed(db)
    first, second = await loaded(db, game), await loaded(db, game)

    assert first == second
    assert replace(first, step=9) != second
