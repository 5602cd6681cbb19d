"""When people could play: surely not, or perhaps not.

Somebody can play while a process for their server lives, is connected, is not frozen, and can store
moves. What is short enough for a press to be answered all the same is no outage for sure. What an
outage makes of the moments around it nobody can know exactly, nor what a trouble slows down.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from math import inf

from tests.simulation.gateways import Link
from tests.simulation.looks.past import Past
from tests.simulation.looks.spans import Span, between, joined, shared, wider
from tests.simulation.processes import Event
from tests.simulation.spells import Spell

LONG_SECONDS = 5.0
"""A process that stands still for less may be as late as that for other reasons."""
BEAT_SECONDS = 1.0
"""So long before an outage we were last known to be reached."""
HEARD_SECONDS = 41.25
"""So long before a line was dead at most it was last heard that it was not: Discord's heartbeat."""
CREDIT_SECONDS = 3.0
"""So long after it what was missed is charged to nobody, at most."""
AFTER_SECONDS = 15.0
"""So long after a trouble what it held up may still be on its way."""
BELIEVED_SECONDS = 15.0
"""By so much less than ours the time of a press is taken as it is."""
SLOWING = frozenset(
    {
        *("lost_requests", "lost_answers", "refused", "slow", "events", "disk"),
        *("no_heartbeats", "slow_disk"),
    }
)
"""Troubles that let people play, but perhaps see late that they can."""


@dataclass(frozen=True, slots=True)
class Life:
    """What befell one process, which has *shards* of so many, all of them if none are named."""

    name: str
    shards: Sequence[int]
    events: Sequence[Event]

    def runs(self, shard: int) -> list[Span]:
        """When it was there for a shard, and did what came."""
        if self.shards and shard not in self.shards:
            return []
        halted = [span for span in self.frozen() if span[1] - span[0] > LONG_SECONDS]
        halted += [span for span in self.refused() if span[1] - span[0] > LONG_SECONDS]
        return list(shared(self.lives(), between(halted)))

    def lives(self) -> Iterator[Span]:
        """When it was there."""
        yield from self._from("start", ("gone", "over"))

    def refused(self) -> Iterator[Span]:
        """When its database refused everything."""
        yield from self._from("refusing", ("stored", "gone", "over"))

    def _from(self, first: str, last: tuple[str, ...]) -> Iterator[Span]:
        begun: float | None = None
        for event in self.events:
            if event.what == first and begun is None:
                begun = event.at
            elif event.what in last and begun is not None:
                yield begun, event.at
                begun = None
        if begun is not None:
            yield begun, inf

    def frozen(self) -> Iterator[Span]:
        """When it stood still; the last that was said of it holds."""
        span: Span | None = None
        for event in self.events:
            if span is not None and event.what in ("frozen", "gone"):
                yield span[0], min(span[1], event.at)
                span = None
            if event.what == "frozen":
                span = event.at, event.at + event.seconds
        if span is not None:
            yield span


def shard_of(past: Past, service: "Service") -> int:
    """Which shard's players sit at a game."""
    return service.shard_of_server(past.row.guild_id)


@dataclass(frozen=True, slots=True)
class Service:
    """What is known of it in a scene: its processes, connections and troubles."""

    lives: Sequence[Life]
    links: Sequence[Link]
    spells: Sequence[Spell]
    shard_count: int = 1

    def shard_of_server(self, guild: int | None) -> int:
        """Which shard has a server; direct messages come by the first."""
        return 0 if guild is None else (guild >> 22) % self.shard_count

    def out(self, shard: int) -> list[Span]:
        """When nobody there could play, for sure."""
        runs = [span for life in self.lives for span in life.runs(shard)]
        return list(between(shared(runs, self._linked(shard))))

    def doubtful(self, shard: int) -> list[Span]:
        """When somebody there could perhaps not play, or not see that they can."""
        jumps = [
            # Nobody knows to more than a beat when a clock was put forward, or back.
            (event.at, event.at)
            for life in self.lives
            for event in life.events
            if event.what == "clock"
        ]
        slow = [(each.begin, each.end) for each in self.spells if each.kind in SLOWING]
        # What a process shows last as it ends is not always the table.
        ending = ("take_over", "end")
        changing = [(each.begin, each.end) for each in self.spells if each.kind in ending]
        lost = [*self.out(shard), *self.frozen(), *jumps, *changing]
        silent = [(each.begin, each.end) for each in self.spells if each.kind == "dead_line"]
        return joined(
            [
                *wider(lost, BEAT_SECONDS, CREDIT_SECONDS),
                *wider(slow, BEAT_SECONDS, AFTER_SECONDS),
                *wider(silent, HEARD_SECONDS, AFTER_SECONDS),
            ]
        )

    def frozen(self) -> list[Span]:
        """When one of the processes stood still."""
        return [span for life in self.lives for span in life.frozen()]

    def last_trouble(self) -> float:
        """When the last trouble was over, and the last process had begun anew."""
        ends = [each.end for each in self.spells]
        starts = [
            event.at + (event.seconds if event.what == "frozen" else 0.0)
            for life in self.lives
            for event in life.events
            if event.what in ("start", "frozen")
        ]
        return max([*ends, *starts])

    def troubled(self, at: float, before: float, kinds: Collection[str] = ()) -> bool:
        """Whether a trouble befell us shortly before: of these *kinds*, any if none are named."""
        spells = (each for each in self.spells if not kinds or each.kind in kinds)
        return any(each.begin <= at <= each.end + before for each in spells)

    def jumps(self, begin: float, end: float) -> list[float]:
        """By how many seconds wall clocks were put forward, or back, between two moments."""
        return [
            event.seconds
            for life in self.lives
            for event in life.events
            if event.what == "clock" and begin <= event.at <= end
        ]

    def disagreement(self) -> float:
        """By how much wall clocks are off while Discord's stamps of presses are still believed."""
        believed = (abs(ahead) for ahead in self.aheads())
        return max(ahead for ahead in believed if ahead <= BELIEVED_SECONDS)

    def aheads(self) -> set[float]:
        """By how many seconds a wall clock ever was ahead."""
        found = {0.0}
        for life in self.lives:
            ahead = 0.0
            for event in life.events:
                ahead += event.seconds if event.what == "clock" else 0.0
                found.add(ahead)
        return found

    def put_back(self) -> float:
        """By how many seconds at most a wall clock was ever behind."""
        return max(0.0, -min(self.aheads()))

    def _linked(self, shard: int) -> Iterator[Span]:
        """When the shard was connected."""
        begun: float | None = None
        for at, shards in self.links:
            if shard in shards and begun is None:
                begun = at
            elif shard not in shards and begun is not None:
                yield begun, at
                begun = None
        if begun is not None:
            yield begun, inf
