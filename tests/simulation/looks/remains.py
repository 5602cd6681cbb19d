"""What is left of a scene when it is over: all that the promises are judged by."""

import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from bot.table.record import record_of
from data import standings, tournaments
from data.store.database import Database
from data.store.schema import metadata, ratings, results
from data.tournaments import Tournament
from sandbox.calls import Call
from sandbox.people import Person
from sandbox.world import World
from tests.simulation.looks.asking import Sight, sights
from tests.simulation.looks.past import Past, pasts_of
from tests.simulation.looks.probing import is_hindered
from tests.simulation.looks.service import Life, Service
from tests.simulation.open_pages import PageSight
from tests.simulation.pastimes import Try
from tests.simulation.witness import Witness
from tests.wire.matches import Match

if TYPE_CHECKING:
    from tests.simulation.clubs import Club
    from tests.simulation.scene import Scene
    from tests.simulation.tournaments import Contest

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
    recounted: Mapping[str, Rows]
    """Results and ratings, as counting all games again gives them."""
    people: Sequence[Person]
    """Everybody at a table."""
    forgotten: Mapping[Person, float]
    """Who had their data deleted, and when."""
    contests: Sequence["Contest"]
    clubs: Sequence["Club"]
    tournaments: Mapping[int, Tournament]
    """What is stored of each, by its channel."""
    witness: Witness
    hindered: Sequence[str]
    """The processes that could not call as much as they may in the end."""
    service: Service
    """When people could play."""
    pages: Sequence[PageSight]
    """Those that somebody has before them."""
    seen_at: float
    """When all this was read, by the schedule's clock."""
    rested_at: float
    """From when on all was at rest, by the schedule's clock."""
    now_ms: int
    """The wall time of the slowest clock of a process when all this was read."""
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
    hindered = [each.name for each in scene.processes if await is_hindered(each)]
    seen = [one for match in looked_at(scene) async for one in sights(db, match)]
    pasts = await pasts_of(db)
    records = {number: await record_of(db, number) for number in pasts}
    rows, recounted = await everything(db), await counted_again(db)
    held = [await tournament_in(db, row["id"]) for row in rows["tournaments"]]
    await db.close()
    return After(
        matches=scene.matches,
        pasts=pasts,
        records=records,
        sights=seen,
        rows=rows,
        recounted=recounted,
        people=scene.players,
        forgotten=scene.forgotten,
        contests=scene.contests,
        clubs=scene.clubs,
        tournaments={one.channel_id: one for one in held},
        witness=scene.witness,
        hindered=hindered,
        service=service_of(scene),
        pages=[page.sight() for page in scene.pages],
        seen_at=scene.schedule.now,
        rested_at=scene.rested_at,
        now_ms=scene.slowest_ms,
        world=scene.standin.world,
        calls=scene.standin.calls,
        violations=scene.standin.violations,
        faults=[*scene.logged.faults, *unhandled(scene)],
        logged=scene.logged.ours,
    )


def looked_at(scene: "Scene") -> Sequence[Match]:
    """The matches of which it is looked at what is to be seen: all, or some where there are many.

    Nothing is to be seen of a deal of the day.
    """
    seen = [match for match in scene.matches if match.logs and not isinstance(match, Try)]
    if len(seen) <= scene.most_sights:
        return seen
    return random.Random(f"sights {scene.plan.seed}").sample(seen, scene.most_sights)


def service_of(scene: "Scene") -> Service:
    """What is known of when people could play."""
    lives = [Life(each.name, each.shards, each.events) for each in scene.ever]
    return Service(lives, scene.standin.gateway.links, scene.spells, scene.ever[0].shard_count)


class _Undone(Exception):
    """Nothing of it is to stay."""


async def counted_again(db: Database) -> dict[str, Rows]:
    """What results and ratings would be if all games were counted again; nothing is changed."""
    found: dict[str, Rows] = {}
    with suppress(_Undone):
        async with db.transaction() as tx:
            await standings.rebuild(tx)
            for table in (results, ratings):
                found[table.name] = [dict(row._mapping) for row in await tx.execute(select(table))]
            raise _Undone
    return found


async def everything(db: Database) -> dict[str, Rows]:
    """All rows of all tables."""
    async with db.reading() as tx:
        return {
            table.name: [dict(row._mapping) for row in await tx.execute(select(table))]
            for table in metadata.sorted_tables
        }


async def tournament_in(db: Database, number: int) -> Tournament:
    """A tournament as it is stored."""
    async with db.reading() as tx:
        found = await tournaments.load(tx, number)
    assert found is not None
    return found


def unhandled(scene: "Scene") -> list[str]:
    """What was raised in a process and handled by nobody."""
    loops = *scene.schedule.loops, *scene.schedule.dropped
    return [
        f"{loop}: {fault.get('message')} {fault.get('exception')!r}"
        for loop in loops
        for fault in loop.faults
    ]
