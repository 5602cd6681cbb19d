"""One game as two processes have it: who comes late takes over what was played, once."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import insert, update

from bot.people.refused import Refused
from bot.table.played import store
from bot.table.table import Table
from data import games, pauses
from data.errors import OutcomeUnknown, StaleStep, StorageRefused
from data.games import NewGame, NewPlayer
from data.store.database import Database
from data.store.schema import games as games_table
from data.store.schema import shards
from engine.cards import Card
from engine.errors import Refusal
from engine.moves import Discard, DrawStock, Resign
from engine.options import rules_from
from engine.shuffle import commitment
from engine.variants import VARIANTS
from tests.lone_tables import tables_of

SEED = bytes(range(32))
NOW = 1_750_000_000_000
HOUR_MS = 3_600_000
Told = list[tuple[Table, bool]]
"""What was told: which table has changed, and whether it was here."""


@pytest.fixture
async def db() -> AsyncIterator[Database]:
    """A database with one game of two, which has an hour for each turn."""
    database = await Database.open("sqlite:///:memory:")
    variant = VARIANTS["five-hundred"]
    new = NewGame(
        channel_id=1,
        variant=variant.key,
        rules=rules_from(variant, {"turn-limit": "3600"}).model_dump(mode="json"),
        dealer=2,
        players=[NewPlayer(number, f"user {number}") for number in (1, 2)],
        seed=SEED,
        commitment=commitment(SEED).hex(),
        now_ms=NOW,
    )
    async with database.transaction() as tx:
        await games.create(tx, new)
    yield database
    await database.close()


async def table_in(db: Database) -> tuple[Table, Told]:
    """The table as another process has it, and what it tells."""
    tables, told = tables_of(db), Told()
    tables.changed.subscribe(lambda table, here: told.append((table, here)))
    table = await tables.get(1)
    told.clear()
    return table, told


async def turn(table: Table, at_ms: int = 1000, **more: Any) -> None:
    """Whose turn it is draws and discards."""
    card: Card = table.state.hand[0]
    moves = DrawStock(), Discard(card)
    await table.play(table.state.acting, *moves, now_ms=NOW + at_ms, source="player", **more)


async def stored(db: Database) -> int:
    """How many moves are in the database."""
    async with db.reading() as tx:
        return len(await games.moves_of(tx, 1))


async def test_a_move_is_told(db: Database) -> None:
    """Once it is stored; one that is refused is neither."""
    table, told = await table_in(db)
    with pytest.raises(Refusal):
        await table.play(2, DrawStock(), now_ms=NOW, source="player")
    assert (told, await stored(db)) == ([], 1)
    await turn(table)
    assert (told, await stored(db)) == ([(table, True)], 3)


async def test_who_comes_late_takes_over(db: Database) -> None:
    """Their move is refused, the other's is told as one from elsewhere, and then they can play."""
    first, _ = await table_in(db)
    second, told = await table_in(db)
    await turn(first)
    with pytest.raises(StaleStep):
        await turn(second)
    assert told == [(second, False)]
    assert (second.step, second.state) == (first.step, first.state)
    await turn(second, 2000)
    assert (await stored(db), told[1:]) == (5, [(second, True)])


async def test_a_move_that_comes_by_another_shard(db: Database) -> None:
    """Nobody is charged for the time in which the table's own shard could be reached by nobody."""
    async with db.transaction() as tx:
        lease = {"shard": 0, "process": "another", "seen_ms": NOW, "reachable_ms": NOW + 10_000}
        await tx.execute(insert(shards).values(lease))
    table, _ = await table_in(db)
    async with table.noting() as tx:
        await tx.execute(update(games_table).values(moved_ms=NOW))
    table.shard_elsewhere = 0
    await table.play(1, DrawStock(), now_ms=NOW + 60_000, source="player")
    assert table.row.credited_ms == table.credited_note_ms == 50_000
    assert table.row.at_ms(NOW + 60_000) == 10_000
    assert table.state.at == 10


async def test_whose_move_began_the_turn(db: Database) -> None:
    """Only a turn that came by a move made here is new here, and stays so until it is shown."""
    first, _ = await table_in(db)
    second, _ = await table_in(db)
    assert (first.has_new_turn, second.has_new_turn) == (True, False), "the first one dealt"
    await second.play(1, DrawStock(), now_ms=NOW + 500, source="player")
    assert not second.has_new_turn
    await second.play(1, Discard(second.state.hand[0]), now_ms=NOW + 600, source="player")
    await first.catch_up()
    assert (first.has_new_turn, second.has_new_turn) == (False, True)
    await second.play(2, DrawStock(), now_ms=NOW + 700, source="player")
    assert second.has_new_turn
    assert not second.left_word


async def test_looking_takes_over(db: Database) -> None:
    """It is told where there was something, and not where there was nothing."""
    first, _ = await table_in(db)
    second, told = await table_in(db)
    await second.catch_up()
    assert told == []
    await turn(first)
    await second.catch_up()
    await second.catch_up()
    assert told == [(second, False)]
    assert second.state == first.state


async def test_a_change_of_what_is_not_there_any_more(db: Database) -> None:
    """What is changed without a move is changed at the table as it stands, or not at all."""
    first, _ = await table_in(db)
    second, told = await table_in(db)
    await turn(first)
    with pytest.raises(StaleStep):
        async with second.changing() as tx:
            await pauses.pause(tx, 1, "agreed", NOW)
    assert told == []
    async with first.changing() as tx:
        await pauses.pause(tx, 1, "agreed", NOW)
    assert first.halted == "agreed"


async def test_before_whose_eyes_it_was(db: Database) -> None:
    """A move is made at the step that its player saw, or at whatever step where none is said."""
    table, _ = await table_in(db)
    for step in (table.step - 1, table.step + 1):
        with pytest.raises(Refused, match="hand-moved-on"):
            await turn(table, step=step)
    await turn(table, step=table.step)
    await turn(table, 2000)
    assert await stored(db) == 5


async def test_in_a_pause_one_can_only_give_up(db: Database) -> None:
    """After a game was called off not even that."""
    table, _ = await table_in(db)
    async with table.changing() as tx:
        await pauses.pause(tx, 1, "agreed", NOW)
    with pytest.raises(Refused, match="hand-paused"):
        await turn(table)
    await table.play(2, Resign(), now_ms=NOW + 1000, source="player")
    assert table.over


async def test_nobody_gives_up_what_was_called_off(db: Database) -> None:
    """It has ended without a result."""
    table, _ = await table_in(db)
    async with table.changing() as tx:
        await games.abort(tx, 1, "agreed", NOW)
    with pytest.raises(Refused, match="hand-paused"):
        await table.play(2, Resign(), now_ms=NOW + 1000, source="player")


async def test_the_clock_acts_when_time_is_over(db: Database) -> None:
    """Not before, not in a pause, and as of that very moment."""
    table, told = await table_in(db)
    assert not await table.act_for_time(NOW + HOUR_MS - 1)
    async with table.noting() as tx:
        await pauses.pause(tx, 1, "agreed", NOW + 1)
    assert not await table.act_for_time(NOW + 2 * HOUR_MS)
    async with table.noting() as tx:
        await pauses.resume(tx, 1, NOW + 1, "agreed")
    assert told == []
    assert await table.act_for_time(NOW + 2 * HOUR_MS)
    assert told == [(table, True)]
    assert (table.state.to_act, table.state.missed, table.state.at) == (2, (1, 0), 3600.0)
    assert table.events[-1].by_clock


async def test_the_clock_acts_after_a_move_made_too_late(db: Database) -> None:
    """Taken by another process, before the clock acted: its moment is the first that is left."""
    table, _ = await table_in(db)
    async with table.noting() as tx:
        await tx.execute(update(games_table).values(moved_ms=NOW))
    late_ms = NOW + HOUR_MS + 700
    await table.play(1, DrawStock(), now_ms=late_ms, source="player")
    assert await table.act_for_time(late_ms + 500)
    assert (table.state.to_act, table.row.moved_ms) == (2, late_ms)


async def test_opened(db: Database) -> None:
    """Whoever shows it is told, once."""
    table, told = await table_in(db)
    table.tell()
    assert told == [(table, True)]


# commits that nobody answers


@pytest.mark.parametrize("is_stored", [True, False])
async def test_a_commit_without_an_answer(
    db: Database, monkeypatch: pytest.MonkeyPatch, is_stored: bool
) -> None:
    """It is looked up: what is stored was made, and what is not was not, and can be made again."""
    table, told = await table_in(db)

    async def lost(*args: Any, **more: Any) -> Any:
        if is_stored:
            await store(*args, **more)
        raise OutcomeUnknown("lost")

    with monkeypatch.context() as patch:
        patch.setattr("bot.table.table.store", lost)
        if is_stored:
            await turn(table)
        else:
            with pytest.raises(OutcomeUnknown):
                await turn(table)
    assert (len(told), await stored(db)) == ((1, 3) if is_stored else (0, 1))
    await turn(table, 2000)
    assert await stored(db) == (5 if is_stored else 3)


async def test_a_commit_that_cannot_be_looked_up(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Is refused; before anything else is done the table takes over what was stored after all."""
    table, _ = await table_in(db)
    catch_up = Table._catch_up

    async def lost(*args: Any, **more: Any) -> Any:
        await store(*args, **more)
        raise OutcomeUnknown("lost")

    async def away(_: Table) -> Any:
        raise StorageRefused("other", "away")

    with monkeypatch.context() as patch:
        patch.setattr("bot.table.table.store", lost)
        patch.setattr(Table, "_catch_up", away)
        with pytest.raises(OutcomeUnknown):
            await turn(table)
    assert (table.step, await stored(db)) == (1, 3)
    monkeypatch.setattr(Table, "_catch_up", catch_up)
    await table.play(2, DrawStock(), now_ms=NOW + 2000, source="player")
    assert (table.step, await stored(db)) == (4, 4)
