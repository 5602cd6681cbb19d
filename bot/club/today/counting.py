"""What is counted in the ladders of months: each try at a deal of the day, once its day is over."""

from dataclasses import dataclass

from bot.club.today.points import points_of
from bot.runtime.clock import now_ms
from bot.runtime.desk import Desk
from data import ladders
from data.ladders import Finished
from data.todays import day_of
from engine.variants import VARIANTS

JUDGED_DAYS = 7
"""So many days back cards are judged where nobody came to it: their players' points wait for it."""
AT_ONCE = 50
"""Tries that are counted in one transaction: players come first."""


@dataclass(eq=False, repr=False)
class Ladders:
    """Counts the tries at deals that are open; as long as one is not, nobody reads of it."""

    _desk: Desk

    async def count(self) -> None:
        """Count all that is still to be counted. Raises StorageRefused."""
        db, since = self._desk.db, day_of(now_ms()) - JUDGED_DAYS
        while tried := await db.read(ladders.uncounted, tuple(VARIANTS), since, AT_ONCE):
            async with db.transaction() as tx:
                for each in tried:
                    await ladders.count(tx, each, worth(each))


def worth(tried: Finished) -> int:
    """The points of a try that is over."""
    rules = VARIANTS[tried.variant].rules.model_validate(tried.rules)
    return points_of(tried.variant, rules, tried.lead, tried.strong)
