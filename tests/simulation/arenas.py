"""Arenas: people come, give up or play on, take breaks and come back, until the host ends it."""

import asyncio
from typing import TYPE_CHECKING

from sandbox.guilds import Guild
from sandbox.people import Person
from sandbox.world import Message
from tests.simulation.kinds import kind
from tests.simulation.tournaments import PLAYED_OUT, Contest, Guest
from tests.wire.buttons import labels

if TYPE_CHECKING:
    from tests.simulation.scene import Scene

LENGTH = 30
"""Minutes: the least. Hosts end it much sooner."""
WAYS = ("resigns",) * 7 + ("plays", "leaves", "leaves", "absent")
"""What people are like, as often as it is drawn: most give up soon, so there are many games."""
SPAN_SECONDS = (60.0, 240.0)
"""How long a host lets it go on."""
BREAK_SECONDS = (1.0, 60.0)
RETURNING = 0.7
"""How often somebody comes back from a break."""


class ArenaGuest(Guest):
    """Somebody at an arena: whose way is to leave takes breaks there."""

    async def _leave(self, message: Message) -> None:
        """Take a break, and mostly come back after it."""
        self.contest.tried_to_leave.add(self.person)
        if "Pause" not in labels(message):
            return
        answer = await self.person.press(message, "Pause")
        if "on a break" not in answer.text and "not in this tournament" not in answer.text:
            return
        self._patience = self._drawn_patience()
        if self.chance.random() < RETURNING:
            await asyncio.sleep(self.chance.uniform(*BREAK_SECONDS))
            await self.person.press(self.contest.message or message, "Join")


class ArenaContest(Contest):
    """An arena as its people know it."""

    guest_type = ArenaGuest
    enough_seconds = SPAN_SECONDS
    hurried_ways = WAYS

    def _tells(self, number: int | str) -> bool:
        """Whether it can be read that it goes on."""
        return self.message is not None and "No new games start after" in self.message.text


@kind("arena")
def arena(scene: "Scene") -> None:
    """A small one, whose host ends it."""
    people = scene.standin.crowd(scene.chance.choice((3, 4, 5)))
    guild: Guild = scene.standin.world.guild_of(scene.standin.channel)
    host = guild.owner if scene.chance.random() < 0.5 else people[0]
    assert isinstance(host, Person)
    game, rules = PLAYED_OUT
    chosen: dict[str, object] = {"game": game, "options": rules, "signup": "60"}
    chosen |= {"kind": "arena", "minutes": LENGTH}
    contest = ArenaContest(scene, scene.standin.channel, host, people, chosen, 1, hurried=True)
    scene.contests.append(contest)
    scene.doings += contest.doings()
    scene.process()
