"""Games of two that are over when one gives up."""

import asyncio
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from sandbox.people import ClientRefused, NoAnswer, Person
from sandbox.world import Channel, Message
from tests.wire.attempts import Log
from tests.wire.buttons import labels
from tests.wire.matches import Kind, Match

if TYPE_CHECKING:
    from tests.simulation.clubs import Club

GAME = "gin"
GLANCE_SECONDS = (0.3, 1.2)
PATIENCE_SECONDS = 8.0
"""So long one waits for a challenge to be shown before challenging anew."""
LONGEST_SECONDS = 300.0
BEGUN = re.compile(r"has started: #(\d+)")


class Bout(Match):
    """A game of two, which one gives up: at *ends_at* by the schedule's clock, or soon."""

    def __init__(
        self,
        club: "Club",
        channel: Channel,
        winner: Person,
        loser: Person,
        game: str = GAME,
        options: str = "",
    ) -> None:
        super().__init__(club.scene.standin, channel, (winner, loser), Kind(game, options=options))
        self.club = club
        self.ends_at = 0.0
        self._since = max(channel.messages, default=0)
        self._challenged = float("-inf")
        self._random = random.Random(f"{channel.name} {len(club.bouts)} {club.scene.plan.seed}")
        club.bouts.append(self)
        club.scene.matches.append(self)

    async def play(self) -> None:
        """Play until the end can be read: what goes wrong is tried again."""
        now = self.club.scene.schedule
        last = now.now + LONGEST_SECONDS
        while not self.is_over and now.now < last:
            await asyncio.sleep(self._random.uniform(*GLANCE_SECONDS))
            with suppress(NoAnswer, ClientRefused):
                await self._go_on()

    @property
    def number(self) -> int | None:
        """The number of the game, once that has begun."""
        found = (BEGUN.search(each.text) for each in self._own())
        return next((int(each[1]) for each in found if each), None)

    @property
    def is_over(self) -> bool:
        """Whether its end can be read."""
        title = f"#{self.number} · "
        ends = (each for each in self._seen() if "Rematch" in labels(each))
        return self.number is not None and any(title in each.text for each in ends)

    def _seen(self) -> Sequence[Message]:
        seen = self.channel.seen_by(self.people[0])
        return [each for each in seen if each.id > self._since and not each.owner]

    def _own(self) -> Iterator[Message]:
        """The messages of challenges of the one to the other."""
        winner, loser = self.people
        for each in self._seen():
            begin = (
                f"**{winner.name}** challenges {loser.mention} ",
                f"**{winner.name}** with {loser.name}:",
            )
            if each.text.startswith(begin):
                yield each

    async def _go_on(self) -> None:
        """Do what is to be done now."""
        winner, loser = self.people
        now = self.club.scene.schedule
        offer = next((each for each in self._own() if "Accept" in labels(each)), None)
        if self.number is not None:
            await self._give_up(self.number)
        elif offer is not None:
            await loser.press(offer, "Accept")
        elif now.now > self._challenged + PATIENCE_SECONDS:
            self._challenged = now.now
            wishes = {"options": self.kind.options} if self.kind.options else {}
            await winner.slash(
                "challenge", self.channel, opponent=loser, game=self.kind.game, **wishes
            )

    async def _give_up(self, number: int) -> None:
        """Let the one who is to lose resign, when it is time for that."""
        loser, now = self.people[1], self.club.scene.schedule
        if self.ends_at == float("inf"):
            return
        log = self.logs.setdefault(number, Log())
        asked = (await loser.slash("resign", self.channel, table=str(number))).message
        if asked is not None and "Yes" in labels(asked):
            await asyncio.sleep(max(0.0, self.ends_at - now.now))
            log.begin(2, "resign")
            await loser.press(asked, "Yes")
