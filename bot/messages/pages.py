"""The page on which a table can be touched, as its messages know it: who is there, and the way.

Nothing here knows how it is served: `bot/web` fills what is empty on a host that has no page.
"""

from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterable

from bot.runtime.signals import Signal
from bot.table.conditions import people
from bot.table.table import Table
from data.ids import NO_USER, GameId, UserId


class Pages:
    """Leads people to the page, and knows who sits there with a table in sight."""

    def __init__(self) -> None:
        self.link: Callable[[UserId, GameId | None], Awaitable[str]] | None = None
        """Make an address that opens the page once, for that person alone, at a table or at their
        list of tables."""
        self.launch: Callable[[UserId, GameId | None], Awaitable[None]] | None = None
        """Note at which table a person is about to open the page inside Discord; None: Discord does
        not show it there."""
        self.show: Callable[[Table], Awaitable[bool]] | None = None
        """Bring a table up to date wherever it is open; tells whether everybody has it."""
        self.open_tables: Callable[[], Iterable[Table]] = tuple
        """The tables whose pages are open here, some of them perhaps another process's."""
        self.sign_out: Callable[[UserId], Awaitable[None]] | None = None
        """End all sessions of a person, and what they have open."""
        self.moved: Signal[GameId] = Signal()
        """Somebody has come to a table's page, or is not there any more."""
        self._here: dict[GameId, Counter[UserId]] = defaultdict(Counter)
        """How often each person has a table in sight."""

    @property
    def is_open(self) -> bool:
        """Whether this host has a page."""
        return self.link is not None

    def here(self, game: GameId, user: UserId) -> bool:
        """Whether *user* has the page of that table before them."""
        return game in self._here and user in self._here[game]

    def all_here(self, table: Table) -> bool:
        """Whether everybody who plays at *table* has its page before them."""
        if table.id not in self._here:
            return False
        return all(self.here(table.id, table.user_at(seat) or NO_USER) for seat in people(table))

    def come(self, game: GameId, user: UserId) -> None:
        """Note that *user* has the page of that table before them, once more where they had."""
        self._here[game][user] += 1
        if self._here[game][user] == 1:
            self.moved.publish(game)

    def leave(self, game: GameId, user: UserId) -> None:
        """Note that *user* has the page of that table before them once less."""
        people = self._here[game]
        people[user] -= 1
        if people[user] > 0:
            return
        del people[user]
        if not people:
            del self._here[game]
        self.moved.publish(game)
