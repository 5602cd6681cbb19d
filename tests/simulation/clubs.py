"""Clubs: a server with seasons, in which games end around the moment at which one turns over.

Time that nobody needs is left out: the clocks of all, Discord's as well, are put forward to some
seconds before a week is told or a season ends.
"""

import asyncio
import random
import re
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import cycle, islice
from typing import TYPE_CHECKING, Any, Literal
from zoneinfo import ZoneInfo

from sandbox import clock
from sandbox.accounts import MANAGE_GUILD, MANAGE_ROLES
from sandbox.guilds import Guild, Role
from sandbox.people import ClientRefused, NoAnswer, Person
from sandbox.world import Channel
from tests.simulation.bouts import GAME, Bout
from tests.simulation.kinds import kind
from tests.simulation.pastimes import (
    PASTIMES,
    Peek,
    PlayedOut,
    RatedExtra,
    Shared,
    Solved,
    Try,
    looking_around,
)

if TYPE_CHECKING:
    from tests.simulation.scene import Scene

ZONES = ("Pacific/Auckland", "Europe/Riga", "America/New_York", "UTC")
MONTH, WEEKS = "month", "weeks-2"
MONDAY_HOUR = 9
"""When on Monday the week before it is told, UTC."""
LEAD_SECONDS = (4.0, 9.0)
"""So long before it is to turn over clocks are put to."""
BORDER_SECONDS = 3.0
"""So long before or after the end of a season some games end."""
PAUSE_SECONDS = (0.0, 8.0)
"""So long after the first games something turns over."""
REST_SECONDS = 18.0
"""So long after a turn, and after the storm, what it brings has come."""
LONGEST_SECONDS = 300.0
GAMES = (GAME, "five-hundred")
"""What is played beside the games by which a champion is found."""
SOME = 1
"""So many things people do beside playing in one scene."""

Turning = Literal["week", "season"]
Giving = Literal["given", "forbidden", "above us", "above them"]
"""How a champion's role stands: we may give it, we may give none, it is above ours, or above that
of whoever chooses it."""
GIVING: tuple[Giving, ...] = ("given", "given", "given", "forbidden", "above us", "above them")


@dataclass(frozen=True, slots=True)
class Turn:
    """Something turned over at *at_ms*; all was well since when clocks showed *calm_ms*, or later.

    Both are wall times, the latter by the slowest clock of a process.
    """

    what: Turning
    at_ms: int
    calm_ms: int


@dataclass(eq=False)
class Club:
    """A server, and what its people know of it; the first of them is the host."""

    scene: "Scene"
    guild: Guild
    people: Sequence[Person]
    zone: str
    length: str
    giving: Giving
    champion: Role
    parlours: Sequence[Channel]
    den: Channel
    news: Channel
    manager: Person
    """Who may manage the server and its roles, and chooses that of the champion."""
    moderators: Role
    is_set_up: bool = False
    bouts: list[Bout] = field(default_factory=list)
    border: list[Bout] = field(default_factory=list)
    """Those that end around the end of the first season."""
    turns: list[Turn] = field(default_factory=list)
    has_turned: bool = False
    """Whether the first season has ended, by Discord's clock."""
    is_over: bool = False
    """Whether nothing turns over any more."""
    solved: list[Solved] = field(default_factory=list)
    extras: list[RatedExtra] = field(default_factory=list)
    played_out: list[PlayedOut] = field(default_factory=list)
    shared: list[Shared] = field(default_factory=list)
    tries: list[Try] = field(default_factory=list)
    peeks: list[Peek] = field(default_factory=list)
    ended: set[int] = field(default_factory=set)
    """The games that a moderator has tried to end, at which they did not sit."""
    around: Person | None = None
    """Who has said that they may be called to tables."""
    opened_at: float | None = None
    """When somebody has opened a table after that, by the schedule's clock."""
    others: dict[Guild, float] = field(default_factory=dict)
    """Servers into which we were invited, and when, by the same."""
    turned_at: list[float] = field(default_factory=list)
    """When clocks were put forward, by the same."""

    def __post_init__(self) -> None:
        self.chance = random.Random(f"club {self.scene.plan.seed}")

    @property
    def host(self) -> Person:
        """Who has opened the server."""
        return self.people[0]

    @property
    def ends(self) -> datetime:
        """When the first season ends: as all begin on the same Monday, the first of March."""
        month, day = (4, 1) if self.length == MONTH else (3, 15)
        return datetime(2027, month, day, tzinfo=ZoneInfo(self.zone))

    def doings(self) -> Iterator[Coroutine[Any, Any, None]]:
        """What people do: each comes to an end."""
        yield self._run()
        host, first, second, third = self.people
        many = self.chance.choice((5, 5, 6))
        yield self._play(
            self.parlours[0], [*islice(cycle([(first, second), (first, third)]), many)], (GAME,)
        )
        yield self._play(self.parlours[1], [(third, host), (second, host)], GAMES)
        yield from (one(self) for one in self.chance.sample(PASTIMES, SOME))
        yield looking_around(self)

    async def _run(self) -> None:
        """Set the club up, and let the week and the season turn over, one of them in the storm."""
        await self._set_up()
        order: list[Turning] = ["week", "season"]
        self.chance.shuffle(order)
        for what in order:
            await self._come_to_rest()
            await asyncio.sleep(self.chance.uniform(*PAUSE_SECONDS))
            at = self._turn(what)
            while not self.scene.storm_over:
                await asyncio.sleep(1.0)
            await self.scene.until_played()
            await asyncio.sleep(LEAD_SECONDS[1] + REST_SECONDS)
            self.turns.append(Turn(what, at, self.scene.slowest_ms))
        self.is_over = True

    async def _come_to_rest(self) -> None:
        """Wait until all can read how games ended: of days ago nobody would be told that any more.

        What goes on are games that are to end with the season.
        """
        last = self.scene.schedule.now + LONGEST_SECONDS
        while not self._rests and self.scene.schedule.now < last:
            await asyncio.sleep(0.5)

    @property
    def _rests(self) -> bool:
        going_on = [] if self.has_turned else self.border
        sit = self.has_turned or [each.number is not None for each in going_on] == [True, True]
        games = (each for each in (*self.bouts, *self.tries) if each not in going_on)
        return sit and all(each.is_over for each in games)

    async def _set_up(self) -> None:
        """Say what the host wants, until that was told."""
        wishes = {"zone": self.zone, "season": self.length, "weekly": self.news}
        role = {"champion_role": self.champion, "champion_game": GAME}
        given = f"{self.champion.mention}|You can’t give"
        await told(self.host, self.zone, "server season", self.news, **wishes)
        await told(self.host, "Saved", "server set", self.news, game=GAME)
        await told(self.host, "Saved", "server roles", self.news, moderator=self.moderators)
        await told(self.manager, given, "server season", self.news, **role)
        self.is_set_up = True

    def _turn(self, what: Turning) -> int:
        """Put all clocks to right before a week is told, or the season ends; gives when (ms)."""
        now = clock.now()
        at = self.ends if what == "season" else next_monday(now)
        lead = self.chance.uniform(*LEAD_SECONDS)
        self.turned_at.append(self.scene.schedule.now)
        self.scene.put_forward((at - now).total_seconds() - lead)
        if what == "season":
            self.has_turned = True
            moment = self.scene.schedule.now + lead
            for bout in self.border:
                bout.ends_at = moment + self.chance.uniform(-BORDER_SECONDS, BORDER_SECONDS)
        return round(at.timestamp() * 1000)

    async def _play(
        self, channel: Channel, pairs: Sequence[tuple[Person, Person]], games: Sequence[str]
    ) -> None:
        """One game after the other; the last of them goes on until the season ends."""
        while not self.is_set_up:
            await asyncio.sleep(1.0)
        *first, last = pairs
        for pair in first:
            if not self.has_turned:
                await Bout(self, channel, *pair, self.chance.choice(games)).play()
        bout = Bout(self, channel, *last, self.chance.choice(games))
        if not self.has_turned:
            bout.ends_at = float("inf")
            self.border.append(bout)
        await bout.play()


async def told(
    person: Person, words: str, command: str, channel: Channel, **wishes: object
) -> None:
    """Let somebody set what they want for the server, until they are told one of *words*."""
    answer = ""
    while not re.search(words, answer):
        await asyncio.sleep(1.0)
        with suppress(NoAnswer, ClientRefused):
            answer = (await person.slash(command, channel, **wishes)).text


def next_monday(now: datetime) -> datetime:
    """When the present week is told."""
    monday = now.astimezone(UTC).replace(hour=MONDAY_HOUR, minute=0, second=0, microsecond=0)
    return monday + timedelta(weeks=1, days=-monday.weekday())


@kind("club")
def club(scene: "Scene") -> None:
    """One, in the first server."""
    made = founded(scene)
    scene.clubs.append(made)
    scene.most_sights = 1
    scene.doings += made.doings()
    scene.process()


def founded(scene: "Scene") -> Club:
    """The club of Carol, with its channels and roles."""
    chance, standin = scene.chance, scene.standin
    giving = chance.choice(GIVING)
    if giving != "forbidden":
        standin.allow(MANAGE_ROLES)
    champion = standin.add_role("Champion", highest=giving == "above us")
    moderators = standin.add_role("Moderators")
    managers = standin.add_role("Managers", MANAGE_GUILD | MANAGE_ROLES)
    people = [standin.carol, standin.alice, standin.bob, standin.join("Dan")]
    manager = standin.join("Mia", managers) if giving == "above them" else standin.carol
    return Club(
        scene,
        standin.guild,
        people,
        zone=chance.choice(ZONES),
        length=chance.choice((MONTH, WEEKS)),
        giving=giving,
        champion=champion,
        parlours=[standin.open_channel(name) for name in ("parlour", "salon")],
        den=standin.open_channel("den"),
        news=standin.open_channel("news"),
        manager=manager,
        moderators=moderators,
    )
