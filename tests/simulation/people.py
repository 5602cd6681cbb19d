"""People of a scene: who is there, and what each does until they have done it."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sandbox.people import ClientRefused, NoAnswer
from tests.wire.matches import Kind, Match
from tests.wire.regulars import Regular

if TYPE_CHECKING:
    from tests.simulation.scene import Scene

THINKING_SECONDS = (0.2, 5.0)
LONGEST_SECONDS = 1500.0
"""After so long people go home, whatever they play."""

FOR_TWO = (
    Kind("five-hundred", options="target=60"),
    Kind("gin", options="target=20"),
    Kind("tile", options="opening-points=0"),
    Kind("zolik", options="deals=1 initial-meld=20"),
    Kind("straight", options="target=30"),
)
FOR_THREE = (
    Kind("rummy-51", 3, "target=60 initial-meld=40"),
    Kind("straight", 3, "target=30", is_open=True),
)
WITH_COMPUTER = (Kind("gin", 1, "target=20", computer=True), Kind("tile", 1, computer=True))


def settle_in(scene: "Scene") -> None:
    """Give the scene its servers, channels, people and processes."""
    match scene.plan.kind:
        case "three":
            sit(scene, scene.chance.choice(FOR_THREE))
        case "computer":
            sit(scene, scene.chance.choice(WITH_COMPUTER))
        case _:
            sit(scene, scene.chance.choice(FOR_TWO))
    scene.process()


def sit(scene: "Scene", kind: Kind) -> None:
    """A channel with as many people as *kind* is for."""
    number = len(scene.matches)
    names = [f"{kind.game}-{number}-{place}" for place in range(kind.people)]
    people = [scene.standin.join(name) for name in names]
    channel = scene.standin.open_channel(f"{kind.game}-{number}")
    scene.matches.append(Evening(scene, channel, people, kind))


def living(scene: "Scene") -> Iterator[Coroutine[Any, Any, None]]:
    """What everybody does: each comes to an end."""
    for match in scene.matches:
        assert isinstance(match, Evening)
        yield match.play()


class Thoughtful(Regular):
    """Takes a while before each move."""

    scene: "Scene"

    async def _act(self) -> None:
        await asyncio.sleep(self.random.uniform(*THINKING_SECONDS))
        await super()._act()

    async def _arrange(self) -> None:
        await asyncio.sleep(self.random.uniform(*THINKING_SECONDS))
        await super()._arrange()


class Evening(Match):
    """One game at a table, to its end."""

    def __init__(self, scene: "Scene", channel: Any, people: Any, kind: Kind) -> None:
        super().__init__(scene.standin, channel, people, kind)
        self.scene = scene

    def _hand(self, game: int, place: int) -> Regular:
        before = len(self.hands)
        hand = super()._hand(game, place)
        if len(self.hands) > before:
            hand.__class__ = Thoughtful
        return hand

    async def play(self) -> None:
        """Until a game is over, or it is late."""
        late = self.scene.schedule.now + LONGEST_SECONDS
        while not self.is_over and self.scene.schedule.now < late:
            found = False
            for place in range(len(self.people)):
                await asyncio.sleep(self.scene.chance.uniform(0.1, 2.0))
                with suppress(NoAnswer, ClientRefused):
                    found |= await self.look(place)
            if not found and not self.is_over:
                with suppress(NoAnswer, ClientRefused):
                    await self._sit_down()

    @property
    def is_over(self) -> bool:
        """Whether the end of a game can be read."""
        shown = self.channel.seen_by(self.people[0])
        return any("Rematch" in {one.label for one in each.buttons} for each in shown)
