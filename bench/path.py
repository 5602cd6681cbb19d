"""A move's whole path over the wire, beside a bare discord.py command that only says a word.

    python bench/path.py [SECONDS]

Both are processes of their own that talk to the same stand-in for Discord over loopback sockets.
Jolly's move is a `/draw` or a `/discard`: read, judged, stored with its clock on the disk, and
answered with the hand and its controls, while the table's public message, the DMs and the calls to
play are kept current. Its answer alone is a `/hand`. Each is done by twenty people at a time, as
fast as they can. The stand-in judges nothing here, so that it is not what is measured.
"""

import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).parents[1]))

from sandbox import document
from sandbox.people import Person
from sandbox.world import Channel, Message
from tests.wire.process import Program
from tests.wire.reading import CARD, token
from tests.wire.standin import StandIn

AT_ONCE = 20
"""Acts under way at the same time."""
RUNS = 3
TABLES = RUNS * AT_ONCE
PATIENCE_SECONDS = 60.0
SETTLING_SECONDS = 5.0
"""Until what followed the last run has been shown."""
TICKS = os.sysconf("SC_CLK_TCK")

Act = Callable[[], Awaitable[float]]
"""Something a person does; the seconds until it was answered."""


class EchoProcess(Program):
    """The bare bot, started like ours."""

    module = "bench.echo"


@dataclass
class Game:
    """Two people at a table, who draw and discard for ever."""

    channel: Channel
    people: tuple[Person, Person]
    turn: int = 0
    held: list[str] = field(default_factory=list)
    """What may be discarded; empty where somebody has to draw."""

    async def begin(self) -> None:
        """Challenge and accept."""
        alice, bob = self.people
        await alice.slash("challenge", self.channel, opponent=bob, clock="1h")
        await bob.press(await self._with("Accept"), "Accept")
        await self._with("My hand")

    async def _with(self, label: str) -> Message:
        """The message with a button called *label*."""
        return await self.people[0].discord.message_where(
            lambda each: any(button.label == label for button in each.buttons),
            self.channel,
            seconds=PATIENCE_SECONDS,
        )

    async def act(self) -> float:
        """The next move."""
        person = self.people[self.turn % 2]
        if self.held:
            card = random.choice(self.held)
            answer = await person.slash("discard", self.channel, card=card)
            self.held = []
        else:
            answer = await person.slash("draw", self.channel, **{"from": "stock"})
            selects = answer.message.selects if answer.message else ()
            labels = [label for select in selects for label, _ in select.options]
            self.held = [token(label) for label in labels if CARD.fullmatch(label)]
        self.turn += not self.held
        return answer.after

    async def look(self) -> float:
        """Show the hand of who waits."""
        return (await self.people[1 - self.turn % 2].slash("hand", self.channel)).after


@dataclass(frozen=True)
class Run:
    """What one run showed."""

    acts: int
    seconds: float
    cpu_seconds: float
    waits: Sequence[float]

    @property
    def each_second(self) -> float:
        return self.acts / self.seconds

    @property
    def cpu_ms(self) -> float:
        return 1000 * self.cpu_seconds / self.acts

    def line(self, name: str) -> str:
        cuts = quantiles(self.waits, n=100)
        return (
            f"{name:32} {self.each_second:7.0f} acts/s   {self.cpu_ms:6.2f} ms CPU each   "
            f"p50 {1000 * cuts[49]:6.1f} ms   p99 {1000 * cuts[98]:6.1f} ms"
        )


async def measure(bot: Program, acts: Sequence[Act], seconds: float) -> Run:
    """Let each of *acts* go on one after the other, all at the same time."""
    waits: list[float] = []
    began, cpu = time.monotonic(), cpu_seconds(bot.pid)

    async def go_on(act: Act) -> None:
        while time.monotonic() < began + seconds:
            waits.append(await act())

    await asyncio.gather(*map(go_on, acts))
    spent = cpu_seconds(bot.pid) - cpu
    return Run(len(waits), time.monotonic() - began, spent, waits)


def cpu_seconds(pid: int) -> float:
    """What a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def judge_nothing() -> None:
    """Let the stand-in only answer."""
    document.Operation.request_problems = lambda *_: []  # type: ignore[method-assign]
    document.Operation.answer_problems = lambda *_: []  # type: ignore[method-assign]


async def tables(standin: StandIn) -> list[Game]:
    """As many games as are played."""
    games = []
    for number in range(TABLES):
        people = standin.join(f"A{number}"), standin.join(f"B{number}")
        games.append(Game(standin.open_channel(f"table-{number}"), people))
    for some in range(0, TABLES, AT_ONCE):
        await asyncio.gather(*(game.begin() for game in games[some : some + AT_ONCE]))
    return games


async def ours(folder: Path, seconds: float) -> tuple[list[Run], list[Run]]:
    """Jolly's runs: moves, and hands that are only shown."""
    async with StandIn() as standin, Program(standin, folder) as bot:
        standin.patience = PATIENCE_SECONDS
        games = await tables(standin)
        moves, answers = [], []
        for run in range(RUNS):
            some = games[run * AT_ONCE : (run + 1) * AT_ONCE]
            moves.append(await measure(bot, [game.act for game in some], seconds))
            print(moves[-1].line("a move"), flush=True)
            await asyncio.sleep(SETTLING_SECONDS)
            answers.append(await measure(bot, [game.look for game in some], seconds))
            print(answers[-1].line("an answer"), flush=True)
            await asyncio.sleep(SETTLING_SECONDS)
        return moves, answers


async def theirs(folder: Path, seconds: float) -> list[Run]:
    """The bare bot's runs."""
    async with StandIn() as standin, EchoProcess(standin, folder) as bot:
        standin.patience = PATIENCE_SECONDS
        people = [standin.join(f"P{number}") for number in range(AT_ONCE)]

        def say(person: Person) -> Act:
            async def act() -> float:
                return (await person.slash("say", standin.channel, word="hello")).after

            return act

        runs = []
        for _ in range(RUNS):
            runs.append(await measure(bot, [say(person) for person in people], seconds))
            print(runs[-1].line("an echo"), flush=True)
        return runs


async def main() -> None:
    """Print each run, and the ratios."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    judge_nothing()
    with tempfile.TemporaryDirectory() as folder:
        echoes = await theirs(Path(folder), seconds)
        moves, answers = await ours(Path(folder), seconds)
        echoes += await theirs(Path(folder), seconds)
    for name, runs in (("a move", moves), ("an answer", answers)):
        rate = median(run.each_second for run in echoes) / median(run.each_second for run in runs)
        cpu = median(run.cpu_ms for run in runs)
        times = cpu / median(run.cpu_ms for run in echoes)
        print(f"{name} costs {cpu:.2f} ms of processor, {times:.1f}× an echo ({rate:.1f}× by rate)")


if __name__ == "__main__":
    asyncio.run(main())
