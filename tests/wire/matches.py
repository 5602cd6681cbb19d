"""Game after game at one table, whatever happens to the bot meanwhile."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sandbox.people import Person
from sandbox.world import Channel, Message
from tests.wire.attempts import Log
from tests.wire.regulars import Regular
from tests.wire.standin import StandIn

NUMBER = re.compile(r"#(\d+)")


@dataclass(frozen=True)
class Kind:
    """What is played: by how many, with which options; *computer* plays too, *is_open* to all."""

    game: str
    people: int = 2
    options: str = "target=60"
    computer: bool = False
    is_open: bool = False

    @property
    def wishes(self) -> dict[str, Any]:
        """The options of `/challenge`, but for whom it asks."""
        with_computer = {"computer": "easy"} if self.computer else {}
        return {"game": self.game, "options": f"{self.options} clock=1d turn=none"} | with_computer


@dataclass(eq=False)
class Match:
    """A channel of its own with people of its own; *logs* are by the number of the game."""

    standin: StandIn
    channel: Channel
    people: Sequence[Person]
    kind: Kind
    logs: dict[int, Log] = field(default_factory=dict)
    hands: dict[tuple[int, int], Regular] = field(default_factory=dict)

    async def go_on(self) -> None:
        """Play for ever."""
        while True:
            found = [await self.look(place) for place in range(len(self.people))]
            if not any(found):
                await self._sit_down()

    async def look(self, place: int) -> bool:
        """Let one look at the hand, and play if it is their turn; False where there is no game."""
        person = self.people[place]
        answer = await person.slash("hand", self.channel)
        number = NUMBER.search(answer.text)
        if number is None or answer.message is None or not answer.message.components:
            return False
        hand = self._hand(int(number[1]), place)
        if not hand.read(answer):
            return False
        await hand.turn()
        return True

    def _hand(self, game: int, place: int) -> Regular:
        log = self.logs.setdefault(game, Log())
        key = game, place
        if key not in self.hands:
            hand = Regular(self.people[place], self.channel, place + 1, log, seed=game + place)
            hand.takes_pile = self.kind.game in ("five-hundred", "straight", "gin")
            self.hands[key] = hand
        return self.hands[key]

    # how a game begins

    async def _sit_down(self) -> None:
        """Challenge and accept, from where that was interrupted."""
        first, *others = self.people
        asked = self.offer("Start", "Accept", "Join")
        if asked is None:
            await first.slash("challenge", self.channel, **self._named(), **self.kind.wishes)
            return
        for person in others:
            for label in ("Accept", "Join"):
                if any(each.label == label for each in asked.buttons) and not asked.deleted:
                    await person.press(asked, label)
        if self.kind.is_open and any(each.label == "Start" for each in asked.buttons):
            await first.press(asked, "Start")

    def _named(self) -> dict[str, Person]:
        if self.kind.is_open:
            return {}
        names = ("opponent", "opponent2", "opponent3")
        return dict(zip(names, self.people[1:], strict=False))

    def offer(self, *labels: str) -> Message | None:
        """The newest message of a challenge that can be answered."""
        for message in reversed(self.channel.seen_by(self.people[0])):
            if not message.owner and {each.label for each in message.buttons} & set(labels):
                return message
        return None
