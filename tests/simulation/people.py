"""People at one table: who sits there, and what each does until they go home."""

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Any

from sandbox.guilds import Guild
from sandbox.people import ClientRefused, NoAnswer, Person
from sandbox.world import Channel
from tests.simulation.kinds import kind
from tests.simulation.players import BY_COMMANDS, STYLES, Player
from tests.simulation.spells import Spell
from tests.simulation.whims import SILENCING, WHIMS
from tests.wire.attempts import Log
from tests.wire.matches import NUMBER, Kind, Match

if TYPE_CHECKING:
    from tests.simulation.plans import Trouble
    from tests.simulation.scene import Scene

GLANCE_SECONDS = (0.5, 2.0)
"""After so long somebody who waits looks whether the hand on the screen has changed."""
DOUBT_SECONDS = 15.0
"""After so long without being on turn one asks for the hand anew, in case it is an old one."""
PATIENCE_SECONDS = 6.0
"""So long one waits for a challenge to be shown before challenging anew."""
FAILURE = "My database failed"
"""What is answered where it is not known whether there is a game."""
LONGER_SECONDS = 6.0
"""So long people play on after the storm."""


@dataclass(frozen=True)
class Limited(Kind):
    """A game with time limits."""

    limits: str = "clock=1d turn=none"

    @property
    def wishes(self) -> dict[str, Any]:
        """The options of `/challenge`, but for whom it asks."""
        options = f"{self.options} {self.limits}"
        return super().wishes | {"options": options}


LIMITS = ("clock=1d turn=none",) * 3 + ("clock=none turn=20s", "clock=60 increment=5 turn=none")
FOR_TWO = (
    *(("five-hundred", "target=100"), ("five-hundred", "target=100")),
    *(("gin", "target=25"), ("gin", "target=25")),
    *(("straight", "target=30"), ("zolik", "deals=1 initial-meld=20")),
    ("tile", "opening-points=0"),
)
FOR_THREE = (("rummy-51", "target=60 initial-meld=40"), ("straight", "target=30"))
WITH_COMPUTER = (("gin", "target=25"), ("five-hundred", "target=100"))


@kind("two")
def two(scene: "Scene") -> None:
    """A game of two."""
    sit(scene, *scene.chance.choice(FOR_TWO), people=2)


@kind("three", "leaving")
def three(scene: "Scene") -> None:
    """A game of three."""
    game, options = scene.chance.choice(FOR_THREE)
    sit(scene, game, options, people=3, is_open=game == "straight")


@kind("computer")
def computer(scene: "Scene") -> None:
    """A game with the computer."""
    sit(scene, *scene.chance.choice(WITH_COMPUTER), people=1, computer=True)


def sit(scene: "Scene", game: str, options: str, people: int, **more: Any) -> "Evening":
    """A process, and a channel with as many people who play this there, and have their whims."""
    match = seat(scene, game, options, people, **more)
    scene.doings += [follow(scene, whim) for whim in scene.plan.whims]
    scene.process()
    return match


def seat(
    scene: "Scene",
    game: str,
    options: str,
    people: int,
    guild: Guild | None = None,
    at: type["Evening"] | None = None,
    channel: Channel | None = None,
    limits: Sequence[str] = LIMITS,
    **more: bool,
) -> "Evening":
    """People who play this in a channel, a new one of the first server if none is said."""
    number = len(scene.matches)
    names = [f"{game}-{number}-{place}" for place in range(people)]
    joined = [scene.standin.join(name, guild=guild) for name in names]
    channel = channel or scene.standin.open_channel(f"{game}-{number}", guild)
    what = Limited(game, people, options, limits=scene.chance.choice(limits), **more)
    match = (at or Evening)(scene, channel, joined, what)
    scene.matches.append(match)
    scene.doings += match.doings()
    return match


async def follow(scene: "Scene", whim: "Trouble") -> None:
    """Do what somebody takes it into their head to do, in its time."""
    await asyncio.sleep(whim.at)
    scene.trace.note("people", str(whim))
    chance = random.Random(f"whim {scene.plan.seed} {whim.number}")
    begun = scene.schedule.now
    with suppress(NoAnswer, ClientRefused):
        await WHIMS[whim.kind](scene, chance)
    if whim.kind in SILENCING:
        scene.spells.append(Spell(whim.kind, begun, scene.schedule.now))


class Evening(Match):
    """People who play with each other until some time after the storm."""

    glance_seconds = GLANCE_SECONDS
    doubt_seconds = DOUBT_SECONDS

    def __init__(self, scene: "Scene", channel: Any, people: Any, kind: Kind) -> None:
        super().__init__(scene.standin, channel, people, kind)
        self.scene = scene
        self.game: int | None = None
        """The number of the game that was seen last."""
        self.away: set[Person] = set()
        """Who does nothing any more."""
        self.deleted = False
        """Whether the channel is, so that nothing can be seen there any more."""
        self.fails = False
        """Whether the last answer was that the bot's database has failed."""
        styles = STYLES.get(kind.game, BY_COMMANDS)
        self._styles = [scene.chance.choice(styles) for _ in people]
        self._chances = [random.Random(f"{each.name} {scene.plan.seed}") for each in people]
        self._challenged = float("-inf")
        self._early = Log()

    def log(self) -> Log:
        """What was tried in the game that was seen last, or before one was."""
        return self._log_of(self.game) if self.game else self._early

    def _log_of(self, game: int) -> Log:
        """What was tried in a game; in the first one also before anybody had seen its number."""
        if game not in self.logs:
            self.logs[game], self._early = self._early, Log()
        return self.logs[game]

    def where(self, _: int) -> Channel:
        """Where somebody calls commands, by their place."""
        return self.channel

    def doings(self) -> Iterator[Coroutine[Any, Any, None]]:
        """What each does: it comes to an end."""
        for place in range(len(self.people)):
            yield self.live(place)

    async def live(self, place: int) -> None:
        """Play until it is late: what goes wrong is tried again."""
        async for _ in self.moments(self._chances[place], self.glance_seconds):
            if self.people[place] in self.away or self.deleted:
                continue
            with suppress(NoAnswer, ClientRefused):
                await self._glance(place)

    async def moments(
        self, chance: random.Random, pauses: tuple[float, float]
    ) -> AsyncIterator[None]:
        """The moments until it is late, with such *pauses* in between (seconds)."""
        now, end = self.scene.schedule, inf
        while now.now < end:
            await asyncio.sleep(chance.uniform(*pauses))
            if end == inf and self.scene.storm_over:
                end = now.now + LONGER_SECONDS
            yield

    async def _glance(self, place: int) -> None:
        """Play if it is one's turn; look for it, or for a game, if nothing says so."""
        hand = self.hands.get((self.game or 0, place))
        if hand is not None and hand.shown and self.scene.schedule.now < hand.fresh_until:
            if hand.on_turn:
                await hand.turn()
            return
        if not await self.look(place) and place == 0 and not (self.is_over or self.fails):
            await self._sit_down()

    async def look(self, place: int) -> bool:
        """Fetch the hand; False where there is no game."""
        person = self.people[place]
        table = {"table": str(self.game)} if self.game else {}
        answer = await person.slash("hand", self.where(place), **table)
        self.fails = FAILURE in answer.text
        number = NUMBER.search(answer.text)
        if number is None or answer.message is None or not answer.message.components:
            return False
        self.game = int(number[1])
        hand = self._hand(self.game, place)
        if not hand.read(answer):
            return False
        hand.fresh_until = self.scene.schedule.now + self.doubt_seconds
        if hand.on_turn:
            await hand.turn()
        return True

    def _hand(self, game: int, place: int) -> Player:
        log = self._log_of(game)
        key = game, place
        if key not in self.hands:
            style = self._styles[place]
            seed = self.scene.plan.seed * 100 + place
            hand = style(self.people[place], self.where(place), place + 1, log, seed)
            hand.takes_pile = self.kind.game in ("five-hundred", "straight", "gin")
            self.hands[key] = hand
        return self.hands[key]

    async def _sit_down(self) -> None:
        """Challenge and accept, from where that was interrupted."""
        now = self.scene.schedule.now
        asked = self.offer("Start", "Accept", "Join")
        if asked is None and now < self._challenged + PATIENCE_SECONDS:
            return
        if asked is None:
            self._challenged = now
        await super()._sit_down()

    @property
    def is_over(self) -> bool:
        """Whether the end of a game can be read."""
        shown = self.channel.seen_by(self.people[0])
        return any("Rematch" in {one.label for one in each.buttons} for each in shown)
