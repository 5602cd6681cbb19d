"""A table that is touched: one plays at its page, another by messages, and others look on there."""

import asyncio
import random
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sandbox.people import ClientRefused, NoAnswer, Person
from tests.simulation.kinds import kind
from tests.simulation.open_pages import OpenPage, link_in
from tests.simulation.people import FOR_TWO, Evening, sit
from tests.simulation.players import MOST_MOVES, THINKING_SECONDS, UNSURE
from tests.wire.attempts import Log
from tests.wire.regulars import TAKING

if TYPE_CHECKING:
    from tests.simulation.scene import Scene

LABEL = "Play at the table"
AT_PAGE = 1
"""The place of who plays at the page."""
LOOKING_SECONDS = (2.0, 8.0)
"""After so long an onlooker tries something, or looks for a way in."""
IDLE = 0.3
"""How often somebody does something else before a move."""
ENDING = ("biggin", "gin", "knock", "close", "swap", "meld", "add")
"""What brings the end of a round nearer, by the word of its line, best first."""
PLAIN = ("draw", "turnover", "pass")
STRANGE_KEY = "jolly=c2Vzc2lvbg"


class PagePlayer:
    """Plays at an open *page*; what is tried is kept in *log*."""

    def __init__(self, page: OpenPage, seat: int, log: Log, seed: int) -> None:
        self.page, self.seat, self.log = page, seat, log
        self.takes_pile = True
        self.random = random.Random(f"page {seed}")

    async def turn(self) -> bool:
        """Play as long as it is one's turn; False where nothing is found that can be done."""
        for _ in range(MOST_MOVES):
            await asyncio.sleep(self.random.uniform(*THINKING_SECONDS))
            if self.random.random() < IDLE:
                await trifle(self.page, self.random)
            if not self.page.on_turn:
                return True
            step, lines = self.page.table["step"], await self._lines()
            if not lines:
                return False
            if await self._play(step, lines):
                await self.page.changed_from(step)
        return True

    async def _play(self, step: int, lines: Sequence[str]) -> bool | None:
        """Make moves; whether they are made, None where nobody knows."""
        tried = [self.log.begin(self.seat, line) for line in lines]
        done = outcome(await self.page.say("play", step=step, lines=lines))
        for attempt in tried:
            attempt.done = done
        return done

    async def _lines(self) -> Sequence[str]:
        """What to do now."""
        table = self.page.table
        if table["game"] == "tile" and (laid := await self._laid()):
            return [laid]
        may: Sequence[str] = table["may"]
        together = [offer["lines"] for offer in table["together"]]
        if together and self.takes_pile and self.random.random() < TAKING:
            lines: Sequence[str] = self.random.choice(together)
            return lines
        for word in ENDING:
            if found := [line for line in may if line.split()[0] == word]:
                return found[:1]
        takes = [line for line in may if line.startswith("take")]
        if takes and self.takes_pile and self.random.random() < TAKING:
            return [self.random.choice(takes)]
        if plain := [line for line in may if line in PLAIN]:
            return plain[:1]
        rest = [line for line in may if line.startswith("discard")]
        return [self.random.choice(rest)] if rest else []

    async def _laid(self) -> str | None:
        """The table of tiles that is suggested, as a line; None where nothing can be laid."""
        answer = await self.page.say("suggest")
        draft = answer.get("draft")
        if not draft or not draft["done"]:
            return None
        return "table " + " | ".join(" ".join(row["tiles"]) for row in draft["rows"])


def outcome(answer: Mapping[str, Any]) -> bool | None:
    """Whether what was wished is done; None where nobody knows."""
    refused = answer.get("refused")
    if refused is None:
        return True
    unsure = refused["code"] == "offline" or any(each in refused["text"] for each in UNSURE)
    return None if unsure else False


async def trifle(page: OpenPage, chance: random.Random) -> None:
    """Do what makes no move, as far as one may at all."""
    order = page.table.get("order") or ["7h"]
    wishes: Sequence[Mapping[str, Any]] = (
        {"do": "hint"},
        {"do": "raise", "cards": chance.sample(order, min(3, len(order)))},
        {"do": "order", "cards": chance.sample(order, len(order))},
        {"do": "here", "on": False},
        {"do": "here", "on": True},
        {"do": "suggest"},
        {"do": "reset"},
        {"do": "replay", "at": 3},
        {"do": "agree", "proposal": 1},
    )
    await page.say(**chance.choice(wishes))


class AtPage(Evening):
    """The second plays at the page while it is open, and by messages while it is not."""

    def __init__(self, scene: "Scene", *args: Any) -> None:
        super().__init__(scene, *args)
        self._pages: dict[Person, OpenPage] = {}
        self._own: PagePlayer | None = None

    def doings(self) -> Iterator[Coroutine[Any, Any, None]]:
        yield from super().doings()
        yield self._look_on(self.scene.standin.join("onlooker"))

    async def _glance(self, place: int) -> None:
        page = await self._page_of(self.people[place]) if place == AT_PAGE else None
        if page is None or not page.is_open or not page.table or page.game != self.game:
            await super()._glance(place)
        elif page.on_turn and not await self._player(page).turn():
            await self.look(place)

    def _player(self, page: OpenPage) -> PagePlayer:
        if self._own is None:
            log, seed = self._log_of(page.game), self.scene.plan.seed
            self._own = PagePlayer(page, AT_PAGE + 1, log, seed)
            self._own.takes_pile = self.kind.game in ("five-hundred", "straight", "gin")
        return self._own

    async def _page_of(self, person: Person) -> OpenPage | None:
        """The page that somebody has before them: they come by the button below the table.

        Once more where they are not known any more.
        """
        page, table, game = self._pages.get(person), self.offer(LABEL), self.game
        if table is None or game is None or (page is not None and not page.is_shut_out):
            return page
        link = link_in((await person.press(table, LABEL)).message)
        came = page or OpenPage(self.scene, person, game)
        if link is None or not await came.follow(link):
            if page is None:
                await came.close()
            return page
        if page is None:
            self._pages[person] = came
            came.stay()
            await self._trespass(link)
        return came

    async def _trespass(self, link: str) -> None:
        """A stranger tries the link that somebody has used, and a key that is none."""
        page = OpenPage(self.scene, None, self.game or 0)
        if not await page.follow(link):
            page.use(STRANGE_KEY)
        page.stay()

    async def _look_on(self, person: Person) -> None:
        """Somebody who does not play looks on, and tries what only players may do."""
        chance = random.Random(f"onlooker {self.scene.plan.seed}")
        async for _ in self.moments(chance, LOOKING_SECONDS):
            with suppress(NoAnswer, ClientRefused):
                page = await self._page_of(person)
                if page is not None and page.table and chance.random() < IDLE:
                    await page.say("play", step=page.table["step"], lines=["draw"])
                elif page is not None and page.table:
                    await trifle(page, chance)


@kind("at_page")
def at_page(scene: "Scene") -> None:
    """A game of two, of whom one plays at the page."""
    scene.has_page = True
    sit(scene, *scene.chance.choice(FOR_TWO), people=2, at=AtPage)
