"""Runs seeds, each in a process forked from one that has loaded and warmed up everything."""

import gc
import json
import os
import selectors
import signal
import time
import traceback
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import islice
from typing import Any

from bot.messages.emojis import every_card
from bot.people.look import USUAL
from bot.people.texts import BUNDLES, FALLBACK
from bot.render.pictures import sprites
from bot.render.pictures.colours import theme
from bot.render.pictures.hand import CARDS, TILES
from tests import faces
from tests.simulation.databases import folder
from tests.simulation.plans import Plan
from tests.simulation.scene import Scene

LONGEST_SECONDS = 300
"""Processor time after which a scene counts as one that goes round in a circle."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a scene went: what it *broke*, the *mark* of its trace, and what it cost."""

    broken: list[str]
    mark: str
    cpu_seconds: float
    virtual_seconds: float
    steps: int
    trace: list[str]


def warm_up() -> None:
    """Do once what every process would, so that forks find everything loaded, parsed and drawn."""
    faces.draw_once()
    for card, tiles, _ in every_card():
        # The few cards that newcomers see in pictures do not overlap.
        size = TILES if tiles else CARDS
        sprites.held(theme(USUAL), card, size, size.width, tiles=tiles, ring=False)
    english = BUNDLES[FALLBACK]
    for name in tuple(english._sources):
        english.has_message(name)
    run(Plan(0, "two", 2, ()))
    gc.collect()
    gc.freeze()
    gc.disable()


def run(plan: Plan, *, traced: bool = False) -> Outcome:
    """Play a plan in this process."""
    begun = time.process_time()
    with folder() as home:
        scene = Scene(plan, home)
        broken = scene.play()
        return Outcome(
            broken,
            scene.trace.mark,
            time.process_time() - begun,
            scene.schedule.now,
            scene.schedule.steps,
            scene.trace.lines if traced or broken else [],
        )


@dataclass(frozen=True, slots=True)
class Fork:
    """A process that plays one plan, and the pipe by which it tells how that went."""

    plan: Plan
    number: int
    pipe: int

    @classmethod
    def of(cls, plan: Plan, *, traced: bool) -> "Fork":
        """Begin it."""
        reading, writing = os.pipe()
        number = os.fork()
        if number == 0:
            os.close(reading)
            # Ends one that goes round in a circle.
            signal.setitimer(signal.ITIMER_PROF, LONGEST_SECONDS)
            told(writing, plan, traced=traced)
            os._exit(0)
        os.close(writing)
        return cls(plan, number, reading)

    def outcome(self) -> Outcome:
        """What it tells, once it has ended."""
        with os.fdopen(self.pipe, "rb") as said:
            answer = said.read()
        _, status = os.waitpid(self.number, 0)
        if not answer:
            how = f"its process has ended with {os.waitstatus_to_exitcode(status)}"
            return Outcome([how], "", 0.0, 0.0, 0, [])
        found: dict[str, Any] = json.loads(answer)
        return Outcome(**found)


def run_apart(plan: Plan, *, traced: bool = False) -> Outcome:
    """Play a plan in a fork, which leaves nothing behind."""
    return Fork.of(plan, traced=traced).outcome()


def run_all(plans: Iterable[Plan], at_once: int) -> Iterator[tuple[Plan, Outcome]]:
    """Play all, some *at_once*, each in a fork; what has ended first comes first."""
    left, forks = iter(plans), selectors.DefaultSelector()
    for plan in islice(left, at_once):
        one = Fork.of(plan, traced=False)
        forks.register(one.pipe, selectors.EVENT_READ, one)
    while forks.get_map():
        for key, _ in forks.select():
            forks.unregister(key.fd)
            one = key.data
            # Its answer is read by now; the next begins while it is looked at.
            outcome = one.outcome()
            for plan in islice(left, 1):
                following = Fork.of(plan, traced=False)
                forks.register(following.pipe, selectors.EVENT_READ, following)
            yield one.plan, outcome


def smaller(plan: Plan, outcome: Outcome) -> tuple[Plan, Outcome]:
    """The smallest plan that can be found which breaks one of the same promises, and how."""
    sentences = promises_of(outcome)
    for part in plan.parts:
        less = plan.without([part])
        tried = run_apart(less)
        if promises_of(tried) & sentences:
            plan, outcome = less, tried
    return plan, outcome


def promises_of(outcome: Outcome) -> set[str]:
    """The sentences of the promises that were broken."""
    return {each.partition(":")[0] for each in outcome.broken}


def told(writing: int, plan: Plan, *, traced: bool) -> None:
    """Play, and write how it went."""
    try:
        outcome = run(plan, traced=traced)
    except BaseException:
        outcome = Outcome([traceback.format_exc()], "", 0.0, 0.0, 0, [])
    with os.fdopen(writing, "wb") as pipe:
        pipe.write(json.dumps(asdict(outcome)).encode())
