"""Friends in a server with the bot and its page: one challenges, the other comes by a link."""

import json
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

from tests.web.background import Background
from tests.wire.attempts import Log
from tests.wire.players import Typist, challenge
from tests.wire.process import BotProcess
from tests.wire.records import moves_of, record_of
from tests.wire.rooms import free_port
from tests.wire.standin import StandIn

GAME = "five-hundred"
LINK = re.compile(r'http://[^"]+/t/[\w-]+')


class Friends:
    """Alice and Bob, whose server has the *bot*: they live in a thread of their own."""

    def __init__(self, bot: BotProcess, background: Background) -> None:
        self.bot, self._run = bot, background.run
        self.games = 0

    def invite(self) -> str:
        """The link by which Alice comes to a new table of theirs, where it is her turn."""
        return str(self._run(self._invite()))

    async def _invite(self) -> str:
        self.games += 1
        standin = self.bot.standin
        channel = standin.open_channel(f"table-{self.games}")
        table = await challenge(standin, standin.bob, standin.alice, channel, game=GAME)
        await Typist(standin.bob, channel, 1, Log()).turn()
        answer = await standin.alice.press(table, "Play at the table")
        found = answer.message and LINK.search(json.dumps(answer.message.components))
        assert found, answer.text
        return found[0]

    def record(self) -> list[str]:
        """The moves at the newest table."""
        return moves_of(self._run(record_of(self.bot, self.games)))


@contextmanager
def friends(folder: Path) -> Iterator[Friends]:
    """Friends in a server whose bot keeps its database in *folder*."""
    background, stack = Background(), AsyncExitStack()
    try:
        yield Friends(background.run(begun(folder, stack)), background)
    finally:
        background.run(stack.aclose())
        background.close()


async def begun(folder: Path, stack: AsyncExitStack) -> BotProcess:
    """A bot with a page, in a Discord of its own; *stack* ends both."""
    port = str(free_port())
    page = {"PUBLIC_URL": f"http://127.0.0.1:{port}", "WEB_PORT": port}
    standin = await stack.enter_async_context(StandIn())
    return await stack.enter_async_context(BotProcess(standin, folder, **page))
