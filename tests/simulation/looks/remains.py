"""What is left of a scene when it is over: all that the promises are judged by."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from bot.table.record import record_of
from data.store.database import Database
from data.store.schema import metadata
from sandbox.calls import Call
from sandbox.people import Person
from sandbox.world import World
from tests.simulation.looks.asking import Sight, sights
from tests.simulation.looks.past import Past, pasts_of
from tests.simulation.witness import Witness
from tests.wire.matches import Match

if TYPE_CHECKING:
    from tests.simulation.scene import Scene

Rows = Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class After:
    """What was stored, what was shown to whom and when, and what was asked of Discord."""

    matches: Sequence[Match]
    pasts: Mapping[int, Past]
    """The games by their numbers."""
    records: Mapping[int, str]
    sights: Sequence[Sight]
    """What was to be seen of each game in the end."""
    rows: Mapping[str, Rows]
    """All that is stored, by table."""
    forgotten: Mapping[Person, float]
    """Who had their data deleted, and when."""
    witness: Witness
    world: World
    calls: Sequence[Call]
    violations: Sequence[str]
    faults: Sequence[str]
    """What was logged as a fault, and what nobody handled."""
    logged: Sequence[str]

    @property
    def played(self) -> list[tuple[Match, Past]]:
        """Each game, with the match that it was a part of."""
        return [
            (match, self.pasts[number])
            for match in self.matches
            for number in sorted(match.logs.keys() & self.pasts.keys())
        ]


async def left_of(scene: "Scene") -> After:
    """Gather it; the bot is asked for what it shows."""
    db = await Database.open(f"sqlite:///{scene.folder / 'jolly.db'}")
    seen = [one for match in scene.matches async for one in sights(db, match)]
    pasts = await pasts_of(db)
    records = {number: await record_of(db, number) for number in pasts}
    rows = await everything(db)
    await db.close()
    return After(
        matches=scene.matches,
        pasts=pasts,
        records=records,
        sights=seen,
        rows=rows,
        forgotten=scene.forgotten,
        witness=scene.witness,
        world=scene.standin.world,
        calls=scene.standin.calls,
        violations=scene.standin.violations,
        faults=[*scene.logged.faults, *unhandled(scene)],
        logged=scene.logged.ours,
    )


async def everything(db: Database) -> dict[str, Rows]:
    """All rows of all tables."""
    async with db.reading() as tx:
        return {
            table.name: [dict(row._mapping) for row in await tx.execute(select(table))]
            for table in metadata.sorted_tables
        }


def unhandled(scene: "Scene") -> list[str]:
    """What was raised in a process and handled by nobody."""
    loops = *scene.schedule.loops, *scene.schedule.dropped
    return [
        f"{loop}: {fault.get('message')} {fault.get('exception')!r}"
        for loop in loops
        for fault in loop.faults
    ]
