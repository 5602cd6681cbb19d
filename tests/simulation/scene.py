"""One scene: a server, its people, the bot's processes and a storm, from a plan to its end."""

import asyncio
import random
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.runtime import clock
from sandbox.interactions import FIRST_ANSWER_SECONDS
from sandbox.people import Person
from tests.simulation import (
    arenas,
    at_page,
    busy,
    clubs,
    evenings,
    pairs,
    people,
    promises_of_arenas,
    promises_of_clubs,
    promises_of_pastimes,
    promises_of_rounds,
    promises_of_seasons,
    shards,
    tournaments,
    troubles,
)
from tests.simulation.databases import DATABASE, lay_out
from tests.simulation.gateways import UnsteadyStandIn
from tests.simulation.kinds import KINDS
from tests.simulation.loops import Schedule, Stuck
from tests.simulation.machine import simulated
from tests.simulation.open_pages import OpenPage
from tests.simulation.plans import Plan
from tests.simulation.processes import Process
from tests.simulation.promises import kept
from tests.simulation.spells import Spell
from tests.simulation.trace import Calls, Logged, Trace
from tests.simulation.witness import Witness
from tests.wire.matches import Match

assert at_page  # their kinds register themselves
assert arenas
assert busy
assert pairs
assert people
assert evenings
assert shards
assert tournaments
assert promises_of_arenas  # they too
assert promises_of_clubs
assert promises_of_pastimes
assert promises_of_rounds
assert promises_of_seasons

ASIDE_SECONDS = (0.0, 0.05)
STORAGE_SECONDS = (0.0002, 0.004)
LATENCY_SECONDS = (0.001, 0.08)
RESTART_SECONDS = 1.0
LIMITED = 0.8
"""The part of the scenes in which Discord keeps its limits."""
START_SECONDS = 120.0
"""So long at most until a process lets people play that nothing is in the way of."""
PLAY_SECONDS = 1800.0
"""So long at most people play after the storm."""
CALM_SECONDS = 60.0
"""After so long without anybody doing anything each surface has reached the last step."""
FIRST_WEB_PORT = 8080
MOST_SIGHTS = 12
"""Of so many matches at most it is looked at what is to be seen in the end."""


class Scene:
    """What a plan became; *folder* holds its database."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.schedule = Schedule(plan.seed)
        self.world = self.schedule.loop("world", aside=lambda: 0.001)
        """In which Discord is, and the people."""
        self.trace = Trace(self.schedule)
        self.logged = Logged(self.trace)
        self.chance = random.Random(f"scene {plan.seed}")
        self.processes: list[Process] = []
        self.ever: list[Process] = []
        """All processes that there were."""
        self.spells: list[Spell] = []
        self.matches: list[Match] = []
        self.contests: list[tournaments.Contest] = []
        self.clubs: list[clubs.Club] = []
        self.most_sights = MOST_SIGHTS
        self.has_page = False
        """Whether the processes serve the page."""
        self.pages: list[OpenPage] = []
        """Those that somebody has before them."""
        self.doings: list[Coroutine[Any, Any, None]] = []
        """What everybody does: each comes to an end."""
        self.forgotten: dict[Person, float] = {}
        """Who had their data deleted, and when, by the schedule's clock."""
        self.begun_at = 0.0
        """When people began to play, by the schedule's clock (seconds)."""
        self.storm_over = False
        self.rested_at = 0.0
        """When all had come to rest, by the same."""
        self.standin: UnsteadyStandIn
        self.witness = Witness(folder / DATABASE)
        self._tasks: list[asyncio.Task[None]] = []
        self._delays = random.Random(f"delays {plan.seed}")

    def play(self) -> list[str]:
        """Let it happen; returns every promise that was broken, and how."""
        lay_out(self.folder / DATABASE, random.Random(f"database {self.plan.seed}"))
        try:
            with self.logged.hearing(), simulated(self.schedule, self.plan.seed):
                network = self.schedule.network
                network.latency = lambda: self._delays.uniform(*LATENCY_SECONDS)
                return self.schedule.run(self.world, self._play())
        except Stuck as stuck:
            return [f"stuck: {stuck}"]

    async def _play(self) -> list[str]:
        async with UnsteadyStandIn() as self.standin:
            standin = self.standin
            standin.patience = FIRST_ANSWER_SECONDS
            standin.calls = Calls(self.trace)
            standin.hearers.append(self.trace.hear)
            self.witness.watch(standin)
            self.schedule.committed = self.witness.steps
            standin.rates.enforced = self.chance.random() < LIMITED
            KINDS[self.plan.kind](self)
            self.trace.note("plan", str(self.plan))
            for process in self.processes:
                process.start()
            supervising = asyncio.create_task(self._supervise())
            try:
                await self._storm()
                await self._calm()
            except AssertionError as broken:
                return [f"not done: {broken}"]
            finally:
                supervising.cancel()
            try:
                return await kept(self)
            finally:
                for page in self.pages:
                    await page.close()

    @property
    def web_port(self) -> int | None:
        """Where the page is served, as what stands in front of it finds out; None: nowhere."""
        ports = (process.web_port for process in self.processes)
        return next((port for port in ports if port in self.schedule.network.servers), None)

    async def _storm(self) -> None:
        """People play, and every trouble comes in its time; then all is well again."""
        await self.until_played()
        self.begun_at = self.schedule.now
        self._tasks = [asyncio.create_task(doing) for doing in self.doings]
        befalling = [
            asyncio.create_task(self._befall(trouble.number, trouble.kind, trouble.at))
            for trouble in self.plan.troubles
        ]
        for task in befalling:
            await task
        self.storm_over = True
        self._end_spells()
        await troubles.make_well(self)
        self.trace.note("weather", "the storm is over")

    async def _befall(self, number: int, kind: str, at: float) -> None:
        await asyncio.sleep(at)
        chance = random.Random(f"trouble {self.plan.seed} {number}")
        self.trace.note("weather", f"{number}: {kind}")
        begun = self.schedule.now
        await troubles.TROUBLES[kind](self, chance)
        self.spells.append(Spell(kind, begun, self.schedule.now))

    def _end_spells(self) -> None:
        """What was ordered of Discord and has not befallen anybody waits until it is taken back."""
        now = self.schedule.now
        self.spells = [
            replace(each, end=now) if each.kind in troubles.ORDERED else each
            for each in self.spells
        ]

    async def _calm(self) -> None:
        """Let people play to the end of what they do, and the last of it be shown."""
        await self.until_played()
        _, late = await asyncio.wait(self._tasks, timeout=PLAY_SECONDS)
        for task in late:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for task in self._tasks:
            if not task.cancelled() and (error := task.exception()):
                raise error
        self.trace.note("people", f"rest; {len(late)} of {len(self._tasks)} had not done all")
        await asyncio.sleep(CALM_SECONDS)
        self.rested_at = self.schedule.now

    async def _supervise(self) -> None:
        """Begin each process anew that has ended by itself, as a host's system does."""
        while True:
            await asyncio.sleep(RESTART_SECONDS)
            for process in tuple(self.processes):
                self._begin_anew(process)

    def _begin_anew(self, process: Process) -> None:
        if process.loop is not None and not process.lives:
            self.trace.note("host", f"{process.name} has ended with {process.exit_code}")
            process.start()

    # what others ask

    def process(self, **how: object) -> Process:
        """One more process of the bot, on the scene's database."""
        made = Process(
            self.schedule,
            self.standin,
            self.folder / DATABASE,
            name=f"jolly{len(self.processes) + 1}",
            aside=lambda: self._delays.uniform(*ASIDE_SECONDS),
            storage_delay=lambda: self._delays.uniform(*STORAGE_SECONDS),
            web_port=FIRST_WEB_PORT + len(self.ever) if self.has_page else None,
            **how,  # type: ignore[arg-type]
        )
        self.processes.append(made)
        self.ever.append(made)
        return made

    def put_forward(self, seconds: float) -> None:
        """Let it be later everywhere: by Discord's clock, and by those of all machines."""
        self.world.ahead += seconds
        for process in self.ever:
            process.put_clock(seconds)

    @property
    def slowest_ms(self) -> int:
        """The wall time of the slowest clock of a process; to be asked in the world."""
        behind = min(process.ahead for process in self.processes) - self.world.ahead
        return clock.now_ms() + round(1000 * behind)

    @property
    def evenings(self) -> Sequence[people.Evening]:
        """The matches whose people do what they like beside playing."""
        return [match for match in self.matches if isinstance(match, people.Evening)]

    @property
    def players(self) -> Sequence[Person]:
        """Everybody at a table."""
        return [person for match in self.matches for person in match.people]

    async def until_played(self, seconds: float = START_SECONDS) -> None:
        """Wait until every process lets people play; raises AssertionError after *seconds*."""
        end = self.schedule.now + seconds
        while not all(process.plays for process in self.processes):
            for process in tuple(self.processes):
                self._begin_anew(process)
            if self.schedule.now > end:
                raise AssertionError("a process does not let people play")
            await asyncio.sleep(0.05)
