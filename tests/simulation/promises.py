"""What Jolly promises in any storm, and how it is seen to be kept.

Each promise is a sentence and a look at what is left when a scene is over: what was stored, what
was shown to whom and when, and what was asked of Discord.
"""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from data.store.database import Database
from tests.wire.aftermath import behind, shown_twice, stored, unlike_attempts

if TYPE_CHECKING:
    from tests.simulation.scene import Scene


@dataclass(frozen=True, slots=True)
class After:
    """What is left of a scene."""

    scene: "Scene"
    db: Database


Look = Callable[[After], AsyncIterator[str]]
PROMISES: dict[str, Look] = {}
"""By their sentences; each gives what speaks against it."""


def promise(sentence: str) -> Callable[[Look], Look]:
    """Let a look be what finds where *sentence* was not kept."""

    def keep(look: Look) -> Look:
        PROMISES[sentence] = look
        return look

    return keep


async def kept(scene: "Scene") -> list[str]:
    """Every promise that was not kept in *scene*, and how."""
    db = await Database.open(f"sqlite:///{scene.folder / 'jolly.db'}")
    after = After(scene, db)
    broken = [
        f"{sentence}: {fault}" for sentence, look in PROMISES.items() async for fault in look(after)
    ]
    await db.close()
    return broken


@promise("every acknowledged move is in the record exactly once, and what was refused is not")
async def recorded(after: After) -> AsyncIterator[str]:
    for match in after.scene.matches:
        for number in match.logs:
            for fault in unlike_attempts(match, await stored(after.db, number)):
                yield f"#{number} {fault}"


@promise("no message is doubled or lost")
async def once(after: After) -> AsyncIterator[str]:
    for match in after.scene.matches:
        for number in match.logs:
            for fault in shown_twice(match, await stored(after.db, number)):
                yield f"#{number} {fault}"


@promise("each surface reaches the last step once the storm is over")
async def caught_up(after: After) -> AsyncIterator[str]:
    for match in after.scene.matches:
        for number in match.logs:
            for fault in await behind(match, await stored(after.db, number)):
                yield f"#{number} {fault}"


@promise("nothing that Discord would not have let pass was sent")
async def allowed(after: After) -> AsyncIterator[str]:
    for violation in after.scene.standin.violations:
        yield violation


@promise("no fault of our own is logged")
async def faultless(after: After) -> AsyncIterator[str]:
    for fault in after.scene.logged.faults:
        yield fault
    for loop in (*after.scene.schedule.loops, *after.scene.schedule.dropped):
        for unhandled in loop.faults:
            yield f"{loop}: {unhandled.get('message')} {unhandled.get('exception')!r}"
