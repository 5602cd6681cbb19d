"""Tables of people who think, under all of Discord's limits: how soon they see each other's moves.

    python bench/live.py [TABLES [THINKING [SECONDS]]] [--processes N] [--latency MS]
                         [--by-dm SHARE] [--by-command SHARE] [--at-page SEATS]
                         [--away] [--hostile] [--rush]

Two people at each table draw and discard by the controls of their hands (bench/live_tables.py), and
move only once they can see, or are told, that it is their turn. Times count from the press that
ended the other's turn. What a turn's acts cost is put beside echoes of a bare discord.py bot. The
stand-in judges nothing but the limits, so that it is not what is measured.
"""

import argparse
import asyncio
import gc
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.live_crowds import HOSTILE, RUSH, Crowd
from bench.live_tables import NEVER, Player, Table, Turn, Way
from bench.path import cpu_seconds, judge_nothing, theirs
from sandbox.calls import Call
from sandbox.premises import Kind
from sandbox.rates import ALL_REQUESTS, Rates, Verdict, buckets
from sandbox.world import Channel, Message
from tests.sandbox.process import free_port
from tests.wire.process import Program
from tests.wire.standin import StandIn

MOST_MENTIONS = 10_000
"""The most people that a server can let be mentioned in an hour."""
AT_ONCE = 20
"""Tables that are opened at the same time."""
QUIET_SECONDS = 3.0
"""When nothing was asked of Discord for so long, all that there is has been shown."""
GRACE_SECONDS = 30.0
"""So long after the last move things may still come up."""
ECHO_SECONDS = 3.0


@dataclass(eq=False)
class Ledger(Rates):
    """The limits, and what was asked under them."""

    asked: int = 0
    counted: list[float] = field(default_factory=list)
    """The moments of the calls that count against the limit of all requests."""
    refusals: Counter[str] = field(default_factory=Counter)
    """The answers 429, by scope."""
    kinds: Counter[str] = field(default_factory=Counter)
    """The calls that count, by what they do."""

    def take(self, call: Call) -> Verdict:
        """Count *call*, unless one of its buckets is used up."""
        self.asked += 1
        if any(limit is ALL_REQUESTS for _, limit in buckets(call)):
            self.counted.append(self.clock())
            self.kinds[kind_of(call)] += 1
        verdict = super().take(call)
        if verdict.refusal:
            self.refusals[verdict.headers["X-RateLimit-Scope"]] += 1
        return verdict

    async def quiet(self) -> None:
        """Wait until nothing is asked any more."""
        before = -1
        while before != self.asked:
            before = self.asked
            await asyncio.sleep(QUIET_SECONDS)

    def begin(self) -> None:
        """Hold everybody to the limits, and count anew."""
        self.enforced = True
        self.counted.clear()
        self.refusals.clear()
        self.kinds.clear()

    def most_in_a_second(self) -> int:
        """The most calls that counted within any second."""
        most = first = 0
        for last, at in enumerate(self.counted):
            while self.counted[first] <= at - 1:
                first += 1
            most = max(most, last - first + 1)
        return most


def kind_of(call: Call) -> str:
    """What a call does, and whether in a DM."""
    place = call.discord.world.channels.get(int(call.parameters[0])) if call.parameters else None
    where = " in DMs" if place and place.is_dm else ""
    return f"{call.name.split(' ')[0]} {call.name.rsplit('/', 1)[-1]}{where}"


@dataclass(frozen=True)
class Moment:
    """What the clocks say, in seconds: the wall's, and those of processor time."""

    wall: float
    bots: float
    here: float
    """Of the stand-in and the people, who share a process."""

    def __sub__(self, other: "Moment") -> "Moment":
        return Moment(self.wall - other.wall, self.bots - other.bots, self.here - other.here)


def now(bots: Sequence[Program]) -> Moment:
    """The present."""
    spent = sum(cpu_seconds(each.pid) for each in bots)
    return Moment(time.monotonic(), spent, time.process_time())


@dataclass(frozen=True)
class Evening:
    """What was seen while everybody played."""

    wish: argparse.Namespace
    tables: Sequence[Table]
    ledger: Ledger
    spent: Moment
    counted: int
    """Calls that counted while people moved."""
    refused: Counter[str]
    """The answers 429 meanwhile, by scope."""
    kinds: Counter[str]
    """The same, by what they did."""
    crowd: Crowd

    @property
    def turns(self) -> list[Turn]:
        """Those that ended, at all tables."""
        return [turn for table in self.tables for turn in table.turns if turn.card]

    @property
    def acts(self) -> list[float]:
        """How long each act took to be answered, in seconds."""
        return [wait for table in self.tables for wait in table.waits]


# what is set up


@asynccontextmanager
async def running(
    standin: StandIn, folder: Path, count: int, *, pages: bool
) -> AsyncIterator[list[Program]]:
    """So many processes that share the shards: the first has that of DMs, the last the server's.

    With *pages* each serves its tables' pages too.
    """
    standin.guild.id += (count - 1 - (standin.guild.id >> 22)) % count << 22
    async with AsyncExitStack() as stack:
        bots = []
        for shard in range(count):
            shards = {"SHARD_COUNT": str(count), "SHARD_IDS": str(shard)} if count > 1 else {}
            port = str(free_port())
            served = {"PUBLIC_URL": f"http://127.0.0.1:{port}", "WEB_PORT": port} if pages else {}
            bot = Program(standin, folder, {}, **shards, **served)
            bots.append(await stack.enter_async_context(bot))
        yield bots


async def open_tables(
    standin: StandIn, ledger: Ledger, wish: argparse.Namespace, crowd: Crowd
) -> list[Table]:
    """As many tables as wished, everybody with their hand before them."""
    most = wish.tables + HOSTILE + RUSH
    limits = {"games_per_server": most, "mentions_per_hour": min(10 * most, MOST_MENTIONS)}
    await standin.carol.slash("server set", standin.channel, **limits)
    tables = []
    for number in range(wish.tables):
        people = (standin.join(f"{name}{number}") for name in ("Alice", "Bob"))
        alice, bob = (
            Player(person, "page" if seat < wish.at_page else way(wish))
            for seat, person in enumerate(people)
        )
        tables.append(Table(standin, standin.open_channel(f"table-{number}"), (alice, bob)))
    for first in range(0, wish.tables, AT_ONCE):
        some = tables[first : first + AT_ONCE]
        await asyncio.gather(*(each.begin(always_called=wish.away) for each in some))
    await crowd.play_before()
    await ledger.quiet()
    crowd.come_again()
    for table in tables:
        await table.open()
    await ledger.quiet()
    # The first came long ago, and would be away by now.
    pages = [each.page for table in tables for each in table.players if each.page]
    await asyncio.gather(*(page.touch() for page in pages))
    await ledger.quiet()
    return tables


def way(wish: argparse.Namespace) -> Way:
    """How somebody plays, by chance."""
    chance = random.random()
    if chance < wish.by_dm:
        return "dm"
    return "commands" if chance < wish.by_dm + wish.by_command else "channel"


def watch(standin: StandIn, tables: Sequence[Table]) -> None:
    """Let each table's people see what comes up in their channels."""
    places = {table.channel.id: table for table in tables}
    places |= {each.person.dm.id: table for table in tables for each in table.players}

    def hear(kind: Kind, of: Message | Channel | None) -> None:
        if kind in ("new", "changed") and isinstance(of, Message) and of.channel.id in places:
            places[of.channel.id].see(of, is_new=kind == "new")

    standin.hearers.append(hear)


async def play(standin: StandIn, bots: Sequence[Program], wish: argparse.Namespace) -> Evening:
    """Let everybody play for as long as wished."""
    ledger = standin.rates = Ledger()
    crowd = Crowd(standin, wish)
    tables = await open_tables(standin, ledger, wish, crowd)
    watch(standin, tables)
    if wish.latency:
        standin.fault(None, times=sys.maxsize, delay=wish.latency / 1000)
    ledger.begin()
    begun = now(bots)
    ends = begun.wall + wish.seconds
    coming = asyncio.create_task(crowd.come())
    await asyncio.gather(*(table.play(wish.thinking, ends) for table in tables))
    spent, counted = now(bots) - begun, len(ledger.counted)
    refused, kinds = Counter(ledger.refusals), Counter(ledger.kinds)
    for table in tables:
        for player in table.players:
            player.mirror.end()
            if player.page is not None:
                await player.page.close()
    evening = Evening(wish, tables, ledger, spent, counted, refused, kinds, crowd)
    await coming
    await asyncio.sleep(GRACE_SECONDS)
    return evening


# what is printed


def report(evening: Evening, echo_ms: float) -> None:
    """Everything, a line each; *echo_ms* is the processor time of an echo."""
    wish, turns = evening.wish, evening.turns
    wanted, got = wish.tables / wish.thinking, len(turns) / wish.seconds
    print(
        f"{wish.tables} tables, {wish.thinking:g} s to think, {wish.processes} process(es), "
        f"{wish.latency:g} ms for each answer of Discord's:"
    )
    line("turns a second", f"{got:.1f} of {wanted:.1f} that were wanted ({len(turns)} in all)")
    waits("the move in the hand", [turn.in_hand - turn.ended for turn in turns])
    waits("the move at the table", [turn.at_table - turn.ended for turn in turns])
    moved = [turn for turn in turns if turn.moved != NEVER]
    for name, are_away in (("who is away", True), ("who is there", False)):
        some = [turn for turn in moved if turn.was_away == are_away]
        called = [turn.called - turn.ended for turn in some if turn.called != NEVER]
        waits(f"the call of {name}", called, f"   in {len(called)} of {len(some)} turns")
    forgotten(evening, moved)
    truth(evening)
    counted = f"{evening.counted / len(turns):.1f} a turn" if turns else "no turn"
    line("calls that count", f"{counted}, {evening.ledger.most_in_a_second()} in a second at most")
    for kind, number in evening.kinds.most_common():
        line("", f"{number / len(turns):.2f} a turn {kind}" if turns else kind)
    for name, seconds in evening.crowd.waits().items():
        waits(name, seconds)
    scopes = ("global", "shared", "user")
    line("answers 429", ", ".join(f"{evening.refused[each]} {each}" for each in scopes))
    line("... with what came after", str(sum(evening.ledger.refusals.values())))
    waits("the answer to an act", evening.acts)
    costs(evening, echo_ms)


def line(name: str, said: str) -> None:
    print(f"  {name:26}{said}")


def waits(name: str, seconds: Sequence[float], more: str = "") -> None:
    """Median, 90th and 99th percentile; what never came is later than all else."""
    if not seconds:
        line(name, f"none{more}")
        return
    ordered = sorted(seconds)
    cuts = ((each, ordered[int(len(ordered) * each / 100)]) for each in (50, 90, 99))
    line(name, "   ".join(f"p{cut} {shown(wait):>7}" for cut, wait in cuts) + more)


def shown(seconds: float) -> str:
    """A wait, for people."""
    if seconds == NEVER:
        return "never"
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.0f} ms"


def forgotten(evening: Evening, moved: Sequence[Turn]) -> None:
    """How many had to move without seeing why, and which tables were never right in the end."""
    unseen = sum(turn.in_hand == NEVER for turn in moved)
    line("hand behind at next move", f"{unseen} of {len(moved)} turns")
    hands = sum(table.turn.moved == table.turn.in_hand == NEVER for table in evening.tables)
    line(
        "forgotten in the end",
        f"{hands} hands, {sum(bool(t.behind) for t in evening.tables)} tables",
    )


def truth(evening: Evening) -> None:
    """How true the hands by DM are of those who play in the channel."""
    tables = evening.tables
    mirrors = [one.mirror for each in tables for one in each.players if one.way != "dm"]
    if mirrors:
        false = sum(each.false for each in mirrors) / len(mirrors) / evening.spent.wall
        parked = sum(each.parked for each in mirrors)
        line("hand by DM false", f"{false:.1%} of the time, {parked} of {len(mirrors)} parked")
        waits("... false 'Your turn'", [wait for each in mirrors for wait in each.wrong])


def costs(evening: Evening, echo_ms: float) -> None:
    """What it cost the bot, and whether the stand-in was able to follow."""
    spent, turns, acts = evening.spent, evening.turns, evening.acts
    if turns:
        a_turn, each = 1000 * spent.bots / len(turns), len(acts) / len(turns)
        line(
            "processor time",
            f"{a_turn:.1f} ms a turn of {each:.1f} acts, "
            f"{a_turn / each / echo_ms:.1f} times as many echoes ({echo_ms:.2f} ms each)",
        )
    line(
        "of a processor",
        f"{spent.bots / spent.wall:.0%} Jolly, {spent.here / spent.wall:.0%} stand-in and people",
    )


def parser() -> argparse.ArgumentParser:
    """The command line."""
    wish = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    wish.add_argument("tables", type=int, nargs="?", default=10)
    wish.add_argument("thinking", type=float, nargs="?", default=4.0, help="seconds for each turn")
    wish.add_argument("seconds", type=float, nargs="?", default=60.0, help="for how long")
    wish.add_argument("--processes", type=int, default=1, help="that share the shards")
    wish.add_argument("--latency", type=float, default=0.0, help="ms that Discord takes to answer")
    wish.add_argument("--by-dm", type=float, default=0.5, help="share of those who play by DM")
    wish.add_argument("--by-command", type=float, default=0.0, help="share of those who type")
    wish.add_argument("--at-page", type=int, default=0, help="players of each table at the page")
    wish.add_argument("--hostile", action="store_true", help="somebody floods a channel")
    wish.add_argument("--rush", action="store_true", help="many games are begun at once")
    wish.add_argument("--away", action="store_true", help="everybody wants each turn called")
    return wish


async def spend(wish: argparse.Namespace, folder: Path) -> Evening:
    """Let everybody play as wished, with what is stored in *folder*; what was seen."""
    judge_nothing()
    # What it has seen grows with every second, and half of one would go by in each search.
    gc.disable()
    async with (
        StandIn() as standin,
        running(standin, folder, wish.processes, pages=wish.at_page > 0) as bots,
    ):
        return await play(standin, bots, wish)


async def main() -> None:
    """Play, and print what came of it."""
    wish = parser().parse_args()
    judge_nothing()
    with tempfile.TemporaryDirectory() as folder:
        echo_ms = median(run.cpu_ms for run in await theirs(Path(folder), ECHO_SECONDS))
        report(await spend(wish, Path(folder)), echo_ms)


if __name__ == "__main__":
    asyncio.run(main())
