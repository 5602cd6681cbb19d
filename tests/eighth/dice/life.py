"""What happens by itself: at midnight, UTC, the dice are thrown anew."""

from random import Random

from bot.runtime.clock import DAY_MS, now_ms
from bot.runtime.desk import Desk

Throw = tuple[int, int]


class Dice:
    """Throws two dice a day."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.thrown: Throw = (0, 0)

    def begin(self) -> None:
        """Throw the dice of today, and those of each day to come when it begins."""
        day = now_ms() // DAY_MS
        random = Random(day)
        self.thrown = random.randint(1, 6), random.randint(1, 6)
        self._desk.timers.set("dice", (day + 1) * DAY_MS, self._again)

    async def _again(self) -> None:
        self.begin()
