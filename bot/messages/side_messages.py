"""What was told one person beside their hand: refusals, hints, nudges; it passes as they go on.

Most are answers that they alone see, taken away by the token of their press, which costs nothing.
After a restart they stay: only their reader can dismiss them then.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.messages.failures import all_of, quietly
from bot.runtime.clock import now_ms, until_ms
from bot.runtime.newest import Newest
from bot.runtime.senders import AnyClick, user_of
from data.ids import GameId, Ms, UserId

TakeAway = Callable[[], Awaitable[object]]
MOST = 10_000
"""Tables, each with one person, whose side messages are remembered."""


class SideMessage(NamedTuple):
    """A message: how it is taken away, what it answered, and until when it can be taken."""

    away: TakeAway
    answers: int
    """The number that Discord gave to the click; later ones are higher."""
    until_ms: Ms


class SideMessages:
    """Remembers what has been told beside a hand, and takes it away."""

    def __init__(self) -> None:
        self._told: Newest[tuple[GameId, UserId], list[SideMessage]] = Newest(MOST)
        """By game and user."""

    def keep(self, click: AnyClick, game: GameId, away: TakeAway) -> None:
        """Remember that *click* at table *game* was answered with what passes."""
        self.add(game, user_of(click), SideMessage(away, click.id, until_ms(click)))

    def add(self, game: GameId, user: UserId, side_message: SideMessage) -> None:
        """Remember that *user* was told something about table *game* that passes."""
        self._told[game, user] = [*self._told.get((game, user), ()), side_message]

    async def take_away(self, game: GameId, user: UserId, before: int) -> None:
        """Take away what *user* was told at table *game* *before* they went on there."""
        told = self._told.pop((game, user), [])
        if kept := [one for one in told if one.answers >= before]:
            self._told[game, user] = kept
        now = now_ms()
        old = [one for one in told if one.answers < before and now < one.until_ms]
        await all_of(*(quietly(one.away) for one in old))
