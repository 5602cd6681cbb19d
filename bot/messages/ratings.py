"""What the end of a game did to its players' ratings."""

from bot.table.table import Table
from data import standings
from data.standings import RatingChange
from data.store.database import Database


async def rating_changes(db: Database, table: Table) -> tuple[RatingChange, ...]:
    """The changes by player; none of a game that was not rated."""
    async with db.reading() as tx:
        return await standings.changes(tx, table.id)
