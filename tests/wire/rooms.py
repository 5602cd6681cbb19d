"""A place of its own for each test in the server of one running bot."""

import re
import socket
from collections.abc import Callable
from dataclasses import dataclass, field

from sandbox.people import Person
from sandbox.world import Channel, Message
from tests.wire.attempts import Log
from tests.wire.process import BotProcess
from tests.wire.standin import StandIn


@dataclass(eq=False)
class Room:
    """A channel of its own with two people of its own, so that games do not meet."""

    standin: StandIn
    bot: BotProcess
    channel: Channel
    alice: Person
    bob: Person
    log: Log = field(default_factory=Log)

    @property
    def table(self) -> Message:
        """The table's public message."""
        return self.tables()[-1]

    def tables(self) -> list[Message]:
        """The public messages that show a table."""
        public = [each for each in self.channel.seen_by(self.alice) if not each.owner]
        return [each for each in public if "**Stock**" in each.text]

    async def called(self, seconds: float = 120.0) -> None:
        """Wait until the player on turn, and nobody else, is called to play, once."""
        turn = re.search(r"\*\*(\w+)\*\*’s turn", self.table.text)
        assert turn, self.table.text
        whose = next(each for each in (self.alice, self.bob) if each.name == turn[1])
        await self.standin.until(
            lambda: [each.pinged for each in self._calls()] == [{whose.id}],
            f"one call for {whose.name}",
            seconds,
        )

    def _calls(self) -> list[Message]:
        shown = self.channel.seen_by(self.alice)
        return [each for each in shown if "your turn in" in each.text and not each.owner]

    async def catches_up(self, seconds: float = 120.0, asked: Channel | None = None) -> None:
        """Wait until the public message shows what /table shows to somebody alone, where asked."""
        answer = await self.alice.slash("table", asked or self.channel)
        now = public_lines(answer.text)
        assert now, answer.text
        await self.standin.until(
            lambda: public_lines(self.table.text) == now, f"the table as {now}", seconds
        )


OpenRoom = Callable[[str], Room]


def public_lines(text: str) -> list[str]:
    """What a table's message says of the pile, which changes with every turn.

    The stock is another at once when somebody draws, and is told to the others with what follows.
    """
    lines = (line.partition(" · **Stock**")[0] for line in text.splitlines())
    return [line for line in lines if line.startswith("**Pile**")]


def free_port() -> int:
    """A port that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def number_of(message: Message) -> int:
    """The number of the game that a message is about."""
    found = re.search(r"#(\d+)", message.text)
    assert found, message.text
    return int(found[1])
