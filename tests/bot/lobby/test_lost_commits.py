"""A table whose database is lost just as it stores a move: memory ends up as the database is."""

import asyncio
import itertools
from collections.abc import AsyncIterator

import pytest

from bot.table.table import Table
from data import games
from data.errors import OutcomeUnknown, StorageRefused
from data.games import NewGame, NewPlayer
from data.store.database import Database
from engine.cards import Card
from engine.moves import Discard, DrawStock
from engine.options import rules_from
from engine.shuffle import commitment
from engine.variants import VARIANTS
from tests.lone_tables import tables_of
from tests.proxy import Proxy

SEED = bytes(range(32))
PATIENCE = 60.0
NOW = 1_750_000_000_000


@pytest.fixture
async def table(proxy: Proxy) -> AsyncIterator[Table]:
    """A table of 500 Rummy that was dealt, behind that wire."""
    db = await Database.open(proxy.url)
    variant = VARIANTS["five-hundred"]
    new = NewGame(
        channel_id=1,
        variant=variant.key,
        rules=rules_from(variant, {}).model_dump(mode="json"),
        dealer=2,
        players=[NewPlayer(number, f"user {number}") for number in (1, 2)],
        seed=SEED,
        commitment=commitment(SEED).hex(),
        now_ms=NOW,
    )
    async with db.transaction() as tx:
        game = await games.create(tx, new)
    table = await tables_of(db).get(game)
    yield table
    await db.close()


CLOCK = itertools.count(NOW + 1000, 1000)


async def draw(table: Table) -> None:
    """Whose turn it is draws and discards."""
    seat = table.state.acting
    card: Card = table.state.hands[seat - 1][0]
    await table.play(seat, DrawStock(), Discard(card), now_ms=next(CLOCK), source="player")


async def record(table: Table) -> list[str]:
    """The lines in the database, which make the same table."""
    again = await tables_of(table._db).get(table.id)
    async with table._db.reading() as tx:
        lines = [move.line for move in await games.moves_of(tx, table.id)]
    assert (again.state, again.step, again.row) == (table.state, table.step, table.row)
    assert len(lines) == table.step
    return lines


async def test_the_answer_is_lost(table: Table, proxy: Proxy) -> None:
    """The move was stored: the player is told so, and the game goes on."""
    await draw(table)
    proxy.lost = "answer"
    await draw_until_known(table, proxy)
    proxy.lost = None
    await draw(table)

    assert len(await record(table)) == 1 + 3 * 2


async def draw_until_known(table: Table, proxy: Proxy) -> None:
    """The same, where the server may still be busy with it when it is asked."""
    try:
        await draw(table)
    except OutcomeUnknown:
        proxy.lost = None
        await caught_up(table)


async def caught_up(table: Table) -> None:
    """Wait until the server has stored what it was asked to."""
    known = table.step
    async with asyncio.timeout(PATIENCE):
        while table.step == known:
            await asyncio.sleep(0.01)
            await table.catch_up()


async def test_the_question_is_lost(table: Table, proxy: Proxy) -> None:
    """The move was not stored: the player is told that nobody knows, and can make it again."""
    await draw(table)
    proxy.lost = "question"
    with pytest.raises(OutcomeUnknown):
        await draw(table)
    proxy.lost = None
    before = table.step
    await draw(table)

    assert table.step == before + 2
    assert len(await record(table)) == 1 + 2 * 2


async def test_the_server_is_away_afterwards(table: Table, proxy: Proxy) -> None:
    """Nothing is played meanwhile; when it is back, the table knows what was stored."""
    await draw(table)
    known = table.step
    proxy.shuts = True
    proxy.lost = "answer"
    with pytest.raises(OutcomeUnknown):
        await draw(table)
    proxy.lost = None
    with pytest.raises(StorageRefused):
        await draw(table)
    assert table.step == known
    await proxy.open()
    await caught_up(table)
    await draw(table)

    assert len(await record(table)) == 1 + 3 * 2
