"""What comes beside the tables of an evening: one channel flooded, or many games begun at once.

`--hostile`: 200 people challenge in one channel within a minute, every other one the computer,
whose games begin there at once. Meanwhile people who have played before begin a game elsewhere
every three seconds. `--rush`: 60 games are begun in 20 seconds, each in a channel of its own, by
people without a DM channel. All moments are those of `time.monotonic()`, in seconds.
"""

import argparse
import asyncio
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any

from sandbox.limits import V2
from sandbox.people import Person
from sandbox.premises import Kind
from sandbox.world import Channel, Message
from tests.wire.standin import StandIn

HOSTILE, HOSTILE_SECONDS = 200, 60.0
RUSH, RUSH_SECONDS = 60, 20.0
BESIDE = 20
"""Games that are begun while the channel is flooded."""


@dataclass(eq=False)
class Newcomers:
    """Two people who begin a game, and when what they wait for was there."""

    channel: Channel
    alice: Person
    bob: Person
    asked: float = inf
    accepted: float = inf
    challenge: float = inf
    table: float = inf
    hands: dict[int, float] = field(default_factory=dict)
    """When each hand was in its DM."""
    posted: asyncio.Event = field(default_factory=asyncio.Event)

    async def begin(self) -> None:
        """Challenge, and accept as soon as that can be pressed."""
        self.asked = time.monotonic()
        asking = asyncio.ensure_future(
            self.alice.slash("challenge", self.channel, opponent=self.bob, game="straight")
        )
        await self.posted.wait()
        (message,) = (each for each in self.channel.messages.values() if offers(each, "Accept"))
        self.accepted = time.monotonic()
        await self.bob.press(message, "Accept")
        await asking

    def see(self, message: Message) -> None:
        """Something new has come up where they look."""
        now = time.monotonic()
        if message.channel.recipient:
            self.hands.setdefault(message.channel.recipient.id, now)
        elif offers(message, "Accept"):
            self.challenge = min(self.challenge, now)
            self.posted.set()
        elif message.flags & V2 and not message.owner:
            self.table = min(self.table, now)


class Crowd:
    """Everybody who comes beside those who play."""

    def __init__(self, standin: StandIn, wish: argparse.Namespace) -> None:
        self._standin = standin
        count = RUSH if wish.rush else BESIDE if wish.hostile else 0
        self._seconds = RUSH_SECONDS if wish.rush else HOSTILE_SECONDS
        self.newcomers = [self._pair(number) for number in range(count)]
        self._flooders = standin.crowd(HOSTILE if wish.hostile else 0)
        self._flooded = standin.open_channel("flooded")
        self._places: dict[int, Newcomers] = {}
        standin.hearers.append(self._hear)
        self._watch()

    def _pair(self, number: int) -> Newcomers:
        alice, bob = (self._standin.join(f"New{name}{number}") for name in ("Alice", "Bob"))
        return Newcomers(self._standin.open_channel(f"new-{number}"), alice, bob)

    def _watch(self) -> None:
        self._places = {each.channel.id: each for each in self.newcomers}
        for each in self.newcomers:
            self._places |= {person.dm.id: each for person in (each.alice, each.bob)}

    async def play_before(self) -> None:
        """Let those who begin a game beside the flood have one already, and so an open DM."""
        if self._flooders:
            await asyncio.gather(*(each.begin() for each in self.newcomers))

    def come_again(self) -> None:
        """From now on it counts what they begin next, each two in another channel."""
        if self._flooders:
            self.newcomers = [
                Newcomers(self._standin.open_channel(f"again-{number}"), each.alice, each.bob)
                for number, each in enumerate(self.newcomers)
            ]
            self._watch()

    def _hear(self, kind: Kind, of: Message | Channel | None) -> None:
        if kind == "new" and isinstance(of, Message) and of.channel.id in self._places:
            self._places[of.channel.id].see(of)

    async def come(self) -> None:
        """Let all come, evenly."""
        begun = (each.begin() for each in self.newcomers)
        flood = (self._challenge(*each) for each in enumerate(self._flooders))
        await asyncio.gather(
            evenly(list(begun), self._seconds), evenly(list(flood), HOSTILE_SECONDS)
        )

    async def _challenge(self, number: int, person: Person) -> None:
        opponent = {"opponent": self._standin.bot} if number % 2 else {}
        await person.slash("challenge", self._flooded, game="gin", **opponent)

    def waits(self) -> dict[str, Sequence[float]]:
        """How long what was begun let people wait, by its name."""
        new = self.newcomers
        hands = [
            each.hands.get(person.id, inf) - each.accepted
            for each in new
            for person in (each.alice, each.bob)
            if each.accepted < inf
        ]
        return {
            "a challenge begun": [each.challenge - each.asked for each in new],
            "… its table": [each.table - each.accepted for each in new if each.accepted < inf],
            "… its hands by DM": hands,
        }


async def evenly(work: Sequence[Coroutine[Any, Any, None]], seconds: float) -> None:
    """Begin each piece of *work* a little after the last, for *seconds*; wait for all."""
    begun = []
    for each in work:
        begun.append(asyncio.create_task(each))
        await asyncio.sleep(seconds / len(work))
    await asyncio.gather(*begun)


def offers(message: Message, label: str) -> bool:
    """Whether *message* has a button called *label*."""
    return any(each.label == label for each in message.buttons)
