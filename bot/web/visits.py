"""The pages that are open, by table: each is shown its table anew when something has changed."""

from collections import defaultdict, deque
from collections.abc import Iterable

from bot.messages.pages import Pages
from bot.people.readers import Readers
from bot.people.refused import Refused
from bot.runtime.clock import MINUTE_MS, MS, now_ms
from bot.runtime.desk import Desk
from bot.table.table import Table
from bot.web.contents import PageContents
from bot.web.visit import Visit
from data.ids import GameId, Ms, UserId

MOST_OF_ONE = 20
"""Pages that one person may have open at once: each costs as much as a player's."""
MOST_SAID, WITHIN_MS = 20, 5 * MS
"""So many messages of one person in so much time, at all of their pages together."""
SIGHT_MS = 2 * MINUTE_MS
"""Who has given no sign for so long does not have the page before them."""


class Visits:
    """Knows every open page, and shows each its table."""

    def __init__(self, desk: Desk, pages: Pages, contents: PageContents, readers: Readers) -> None:
        self._desk = desk
        self._readers = readers
        self._pages = pages
        self._contents = contents
        self._open: dict[GameId, list[Visit]] = defaultdict(list)
        self._said: dict[UserId, deque[Ms]] = defaultdict(lambda: deque(maxlen=MOST_SAID))
        """When somebody said the last things that were heard."""

    def begin(self, visit: Visit) -> None:
        """Show *visit* its table from now on; the oldest of too many of one person's is closed."""
        self._open[visit.table.id].append(visit)
        own = [each for each in self._of(visit.user) if not each.is_left]
        if len(own) > MOST_OF_ONE:
            own[0].leave()
        self.see(visit, on=True)

    def end(self, visit: Visit) -> None:
        """Show *visit* nothing more."""
        visits = self._open[visit.table.id]
        visits.remove(visit)
        if not visits:
            del self._open[visit.table.id]
        self.see(visit, on=False)
        # Not at once: who leaves and comes back could say as much as they like.
        due_ms = Ms(now_ms() + WITHIN_MS)
        self._desk.timers.set(("said", visit.user), due_ms, self._forget, visit.user)

    async def _forget(self, user: UserId) -> None:
        """Forget what somebody said, if they have no page open any more."""
        if not self._of(user):
            self._said.pop(user, None)

    def may_say_more(self, user: UserId, at_ms: Ms) -> bool:
        """Whether somebody may say one thing more now, which counts then."""
        said = self._said[user]
        # The clock may have been put back: nobody is to wait until it is as late again.
        if len(said) == MOST_SAID and at_ms - WITHIN_MS < said[0] <= at_ms:
            return False
        said.append(at_ms)
        return True

    def _of(self, user: UserId) -> list[Visit]:
        """The open pages of one person, those of one table in the order in which they came."""
        return [each for some in self._open.values() for each in some if each.user == user]

    def see(self, visit: Visit, *, on: bool) -> None:
        """Note that a page is in sight, which counts for two minutes, or is not any more."""
        key = "sight", id(visit)
        if on and visit.seat is not None:
            self._desk.timers.set(key, now_ms() + SIGHT_MS, self._lose, visit)
        else:
            self._desk.timers.cancel(key)
        if visit.seat is None or on == visit.in_sight:
            return
        visit.in_sight = on
        (self._pages.come if on else self._pages.leave)(visit.table.id, visit.user)

    async def _lose(self, visit: Visit) -> None:
        """Note that nobody has given a sign of life at a page for too long."""
        self.see(visit, on=False)

    async def show(self, table: Table) -> bool:
        """Bring every page of *table* up to date; tells whether there is one."""
        visits = self._open.get(table.id, [])
        for visit in visits:
            # It may have left memory, and come back as another.
            visit.table = table
        await self._look_all(visits)
        return bool(visits)

    async def _look_all(self, visits: Iterable[Visit]) -> None:
        for visit in [*visits]:
            await self.look(visit)

    async def look(self, visit: Visit) -> None:
        """Bring one page up to date."""
        async with visit.looking:
            # One after the other: what was worked out before never comes after what is newer.
            if await self._may_look(visit):
                visit.show(*await self._contents.views(visit))
            else:
                visit.leave()

    async def _may_look(self, visit: Visit) -> bool:
        """Whether an onlooker may look still; where Discord does not tell, as they could before."""
        try:
            await self._readers.check_person(visit.user, visit.table.row)
        except Refused as refusal:
            return refusal.key == "door-later"
        return True

    def follow(self, table: Table, _: bool) -> None:
        """Show the page of a game that is over when it is begun once more."""
        again = table.row.rematch_of
        if again in self._open and table.step <= 1:
            self._desk.tasks.start(self._look_all(self._open[again]))

    def tables(self) -> Iterable[Table]:
        """The tables whose pages are open."""
        return [visits[0].table for visits in self._open.values()]

    async def close_all(self) -> None:
        """Close every page, as we end: each comes again by itself."""
        for visit in [each for some in self._open.values() for each in some]:
            visit.leave()

    def close_all_of(self, user: UserId) -> None:
        """Close every page of *user*, who has signed out."""
        for visit in self._of(user):
            visit.leave()
