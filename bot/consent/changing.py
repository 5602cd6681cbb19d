"""The one door for what changes a game without a move: under the table's lock, all or nothing."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from bot.people.refused import Refused
from bot.table.table import Table
from data import games
from data.errors import StaleStep
from data.store.transaction import Transaction
from engine.cards import Seat

if TYPE_CHECKING:
    from bot.app import Jolly


@asynccontextmanager
async def changing(app: "Jolly", table: Table) -> AsyncIterator[Transaction]:
    """Change the game of *table*, which inside is as it is stored; memory follows the commit.

    Whatever changes is shown, also by the next process where this one ends before.
    Raises StaleStep where another process has played meanwhile, and StorageRefused.
    """
    await app.deadlines.settle(table)
    async with table.noting() as tx:
        await table.reload(tx)
        if table.row.step != table.step:
            raise StaleStep(table.id, table.step)
        yield tx
        app.taking_up.unshown(table.id)
        await games.note(tx, table.id, shown_step=None)


def playing_seat(table: Table, user: int) -> Seat:
    """Where *user* plays; raises Refused where they do not, or nobody does any more."""
    seat = table.own_seat(user)
    if table.over:
        raise Refused("game-over", game=table.id)
    if seat not in table.state.playing:
        raise Refused("you-are-out", game=table.id)
    return seat
