"""How hard puzzles count as: by how many have solved them, looked at once a week."""

import logging
from collections.abc import Mapping, Set
from dataclasses import dataclass, field

from bot.club.puzzle.daily import COMING_DAYS, coming, games_with_puzzles
from bot.runtime.clock import HOUR_MS, now_ms
from bot.runtime.desk import Desk
from bot.runtime.newest import Newest
from data import puzzle_grades
from data.ids import Ms
from data.puzzle_grades import week_of
from data.puzzles import DAY_MS, day_of
from engine.puzzles.puzzle import Grade
from engine.puzzles.regrading import regraded
from engine.puzzles.shipped import kept_of

log = logging.getLogger(__name__)

REMEMBERED = 8
"""Weeks whose grades are remembered."""
SUNDAY = 6
"""The day of a week on whose noon (UTC) the grades of the next one are worked out."""
LATEST_MS = 11 * HOUR_MS
"""So long after that they still may be: it has to be done before Monday."""


@dataclass(eq=False, repr=False)
class PuzzleGrades:
    """Knows the grades of each week, and works out those of the next one in good time."""

    _desk: Desk
    _known: Newest[int, Mapping[str, Grade]] = field(default_factory=lambda: Newest(REMEMBERED))

    def begin(self) -> None:
        """Look after the weeks from now on, in the process of the first shard alone."""
        if 0 in self._desk.shards.own:
            self._desk.timers.set("puzzle-grades", now_ms(), self.look)

    async def look(self) -> None:
        """On a Sunday after noon work out what holds from Monday on, unless that was done."""
        now = now_ms()
        noon_ms = noon_of_sunday(now)
        if now >= noon_ms:
            if now < noon_ms + LATEST_MS:
                await self.regrade(week_of(day_of(now)) + 1)
            noon_ms = Ms(noon_ms + 7 * DAY_MS)
        self._desk.timers.set("puzzle-grades", noon_ms, self.look)

    async def regrade(self, week: int) -> None:
        """Grade the puzzles of all games by how many have solved them, from a *week* on."""
        async with self._desk.db.transaction() as tx:
            found = await puzzle_grades.solvings(tx)
            rates = {solving.puzzle: solving.rate for solving in found}
            grades = {
                mark: grade
                for game in games_with_puzzles()
                for mark, grade in regraded(kept_of(game), rates).items()
            }
            await puzzle_grades.store(tx, week, found, grades)
        if grades:
            log.info("%d puzzles are graded by who solved them, from Monday on", len(grades))

    async def on(self, day: int) -> Mapping[str, Grade]:
        """The grades of a *day* that are not those of the program, by mark."""
        week = week_of(day)
        if week in self._known:
            return self._known[week]
        stored = await self._desk.db.read(puzzle_grades.grades_in, week)
        grades = {puzzle: Grade(grade) for puzzle, grade in stored.items()}
        if week <= week_of(day_of(now_ms())):
            # What has begun does not change any more.
            self._known[week] = grades
        return grades

    async def coming(self, variant: str, day: int) -> Set[str]:
        """The puzzles of a game on a *day* and those soon after it."""
        return coming(variant, day, await self.on(day), await self.on(day + COMING_DAYS))


def noon_of_sunday(now: Ms) -> Ms:
    """Noon of the Sunday of the present week, UTC."""
    sunday = week_of(day_of(now)) * 7 + puzzle_grades.FIRST_MONDAY + SUNDAY
    return Ms(sunday * DAY_MS + DAY_MS // 2)
