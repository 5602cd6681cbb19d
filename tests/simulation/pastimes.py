"""What people of a club do beside their games: puzzles, deals of the day, calls, moderation.

What each was told is kept; what goes wrong is tried again, until the club has nothing to do.
"""

import asyncio
import random
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.club.puzzle.daily import puzzle_of_day
from data.ids import Ms
from data.puzzles import day_of
from sandbox import clock
from sandbox.people import ClientRefused, NoAnswer, Person
from tests.simulation.bouts import Bout
from tests.simulation.tournaments import Ginner
from tests.wire.attempts import Log
from tests.wire.buttons import labels
from tests.wire.matches import NUMBER, Kind, Match

if TYPE_CHECKING:
    from tests.simulation.clubs import Club

GLANCE_SECONDS = (0.5, 2.0)
GAME = "gin"
GRADES = ("medium", "easy")
WRONG = 0.3
"""How often a choice is not the best one."""
TITLE = re.compile(r"Puzzle · <t:(\d+):D> · [^·]+ · (\w+)")
VERDICT, RIGHT = "**Best:**", "✅ **Right!**"
STREAK = re.compile(r"No streak|Streak: (\d+)")
RATING = re.compile(r"Your puzzle rating: \*\*(\d+)\*\*")
LINES = ("best", "tempting")
"""The answers to a puzzle that are played out."""
AGAIN = 2
"""So often somebody looks at each."""
LAST_MOVE = 999
"""A number of a move that no line has: the last one is shown then."""
PLAYED_OUT = re.compile(r"\*\*(Best|Tempting)\*\* · move (\d+) of \2")
LOOKS = ("replay", "history")
"""How somebody would look at a game that is over."""
LADDER = "Best of the month"
TURNS = 2
"""So many somebody plays of a deal of the day before they have had enough."""
INVITED_SECONDS = (1.0, 10.0)
AROUND_SECONDS, TURNED = (10.0, 40.0), 3
"""How often somebody looks at the front page, and how many pages they turn to then."""
PAGES = {
    "Deal of the day",
    "Puzzle",
    "Open tables",
    "Season",
    "Champions",
    "Tournaments",
    "The club",
}
STAND_IN = "Computer plays"
"""The button that lets the computer play for somebody who is gone."""
SHORT_TURNS = "clock=none turn=20s"
"""With these it is soon noticed that somebody has left."""
NOTICED_SECONDS = (5.0, 12.0)
MOST_TRIES = 7
"""So often somebody tries to go on without the one who has left."""


@dataclass(frozen=True, slots=True)
class Solved:
    """What somebody was told of an answer to a puzzle: whether it was right, and their streak."""

    person: Person
    day: int
    grade: str
    right: bool
    streak: int


@dataclass(frozen=True, slots=True)
class RatedExtra:
    """What somebody was told of an answer to a puzzle beyond those of the day: their rating."""

    person: Person
    puzzle: str
    rating: int


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """What somebody was shown that comes of an answer to a puzzle, at the end of that line."""

    person: Person
    puzzle: str
    line: str
    text: str


@dataclass(frozen=True, slots=True)
class Peek:
    """What somebody read who asked for another's try at a deal, in the middle of their own."""

    reader: Person
    game: int
    text: str


async def tried(club: "Club", work: Callable[..., Awaitable[bool]], *about: object) -> None:
    """Try *work* until it says that it is done, or the club has nothing more to do."""
    chance = random.Random(f"{work.__qualname__} {club.scene.plan.seed}")
    while not club.is_over:
        await asyncio.sleep(chance.uniform(*GLANCE_SECONDS))
        with suppress(NoAnswer, ClientRefused):
            if await work(*about):
                return


def today() -> int:
    """The day by Discord's clock, UTC."""
    return day_of(round(clock.now().timestamp() * 1000))


# the front page


async def looking_around(club: "Club") -> None:
    """Somebody looks at the front page now and then, and at some of what it leads to."""
    person, chance = club.people[2], random.Random(f"front page {club.scene.plan.seed}")
    while not club.is_over:
        await asyncio.sleep(chance.uniform(*AROUND_SECONDS))
        with suppress(NoAnswer, ClientRefused):
            page = (await person.slash("club home", club.news)).message
            for _ in range(TURNED):
                ways = sorted(labels(page) & PAGES)
                if page is None or not ways:
                    break
                page = (await person.press(page, chance.choice(ways))).message


# puzzles


async def puzzles(club: "Club") -> None:
    """Somebody answers a puzzle or two on each day that comes."""
    person, known = club.people[1], set[int]()
    chance = random.Random(f"puzzles {club.scene.plan.seed}")
    while not club.is_over:
        await asyncio.sleep(chance.uniform(*GLANCE_SECONDS))
        if (day := today()) not in known:
            known.add(day)
            for grade in GRADES[: chance.choice((1, 1, 2))]:
                place = int(chance.random() < WRONG)
                await tried(club, answered, club, person, grade, place)
            await tried(club, one_more, club, person, str(int(chance.random() < WRONG)))


async def answered(club: "Club", person: Person, grade: str, place: int) -> bool:
    """Answer today's puzzle with the choice of that *place*, 0 the best; whether that is told."""
    shown = (await person.slash("club puzzle", club.news, game=GAME, level=grade)).message
    if shown is not None and shown.selects:
        [menu] = shown.selects
        one = puzzle_of_day(GAME, grade, int(menu.custom_id.split(":")[1]))
        assert one is not None
        shown = (await person.choose(shown, menu, [str(one.listed.index(place))])).message
        if shown is None or "Answer" not in labels(shown):
            return False
        shown = (await person.press(shown, "Answer")).message
    text = shown.text if shown else ""
    title, streak = TITLE.search(text), STREAK.search(text)
    if title is None or streak is None or VERDICT not in text:
        return False
    day = day_of(Ms(int(title[1]) * 1000))
    days = int(streak[1] or 0)
    club.solved.append(Solved(person, day, title[2], RIGHT in text, days))
    return True


async def one_more(club: "Club", person: Person, place: str) -> bool:
    """Answer a puzzle beyond those of the day, the choice of that *place*; whether it is told."""
    shown = (await person.slash("club puzzle", club.news)).message
    if shown is None or "One more" not in labels(shown):
        return False
    shown = (await person.press(shown, "One more")).message
    if shown is None or not shown.selects or ":extra:" not in shown.selects[0].custom_id:
        return False
    [menu] = shown.selects
    shown = (await person.choose(shown, menu, [place])).message
    if shown is None or "Answer" not in labels(shown):
        return False
    shown = (await person.press(shown, "Answer")).message
    rating = RATING.search(shown.text if shown else "")
    if rating is None:
        return False
    mark = menu.custom_id.split(":")[3]
    club.extras.append(RatedExtra(person, mark, int(rating[1])))
    for line in LINES:
        for _ in range(AGAIN):
            await tried(club, played_out, club, person, mark, line)
    return True


async def played_out(club: "Club", person: Person, mark: str, line: str) -> bool:
    """Look at what comes of an answer to a puzzle in the end; whether that is told."""
    shown = (await person.slash("club puzzle", club.news)).message
    if shown is None:
        return False
    way = f"puzzle:extra:{GAME}:{mark}:{line}:{LAST_MOVE}:see"
    shown = (await person.press_id(shown, way)).message
    told = PLAYED_OUT.search(shown.text if shown else "")
    if shown is None or told is None:
        return False
    club.played_out.append(PlayedOut(person, mark, line, shown.text))
    return True


@dataclass(frozen=True, slots=True)
class Shared:
    """Somebody was told that their scorecard stands in the news, *at* a time of the schedule."""

    person: Person
    day: int
    at: float


async def sharing(club: "Club") -> None:
    """Somebody answers a puzzle on each day that comes, and shares their scorecard."""
    person, known = club.people[3], set[int]()
    chance = random.Random(f"sharing {club.scene.plan.seed}")
    while not club.is_over:
        await asyncio.sleep(chance.uniform(*GLANCE_SECONDS))
        if (day := today()) not in known:
            known.add(day)
            await tried(club, answered, club, person, GRADES[0], 0)
            await tried(club, shared, club, person)


async def shared(club: "Club", person: Person) -> bool:
    """Share the scorecard of today; whether that is told."""
    day, card = today(), (await person.slash("club card", club.news)).message
    if card is None or "Share" not in labels(card):
        return False
    told = (await person.press(card, "Share")).message
    if told is None or "Shared in this channel" not in told.text:
        return told is not None and "already in this channel" in told.text
    club.shared.append(Shared(person, day, club.scene.schedule.now))
    return True


# the deal of the day


class Try(Match):
    """Somebody's try at the deal of the day."""

    def __init__(self, club: "Club", person: Person) -> None:
        super().__init__(club.scene.standin, club.news, (person,), Kind(GAME, people=1))
        self.club = club
        self.number: int | None = None
        self.hand: Ginner | None = None
        self.turns = 0
        self.has_ended = False
        self._day = today()
        club.tries.append(self)
        club.scene.matches.append(self)

    @property
    def is_over(self) -> bool:
        """Whether it is, as far as they know; when its day is over all may be looked at."""
        return self.has_ended or today() != self._day

    async def look(self, _: int = 0) -> bool:
        """Begin it, or see the hand of it; False where it is over."""
        if self.is_over:
            return False
        (person,) = self.people
        answer = await person.slash("club today", self.channel, game=GAME)
        if answer.message and "Start" in labels(answer.message):
            answer = await person.press(answer.message, "Start")
        if self.number is None and (number := NUMBER.search(answer.text)):
            self.number = int(number[1])
            log = self.logs.setdefault(self.number, Log())
            self.hand = Ginner(person, self.channel, 1, log, seed=self.number)
        if answer.message is None or self.hand is None:
            return False
        self.has_ended |= "More" not in labels(answer.message)
        return self.hand.read(answer) and not self.has_ended

    async def play(self) -> bool:
        """Take a turn; whether it was the last."""
        if self.is_over or not await self.look():
            return self.is_over
        assert self.hand is not None
        if self.hand.on_turn:
            await self.hand.turn()
            self.turns += 1
        return self.turns >= TURNS

    async def give_up(self) -> bool:
        """Resign; whether that is told."""
        (person,) = self.people
        answer = await person.slash("resign", self.channel, table=str(self.number))
        if "Yes" in labels(answer.message) and answer.message and self.number:
            self.logs[self.number].begin(1, "resign")
            answer = await person.press(answer.message, "Yes")
        self.has_ended = "resigned" in answer.text or "over" in answer.text
        return self.is_over


async def deals(club: "Club") -> None:
    """One after the other has a try, and the second would like to know what the first one did."""
    first, second = (Try(club, person) for person in club.people[:2])
    await tried(club, first.play)
    await tried(club, first.give_up)
    await tried(club, second.play)
    for command in LOOKS:
        await tried(club, peeked, club, first, second, command)
    await tried(club, second.give_up)
    await tried(club, ranked, club, club.people[0])


async def ranked(club: "Club", person: Person) -> bool:
    """Look at the ladder of the month; whether it is there."""
    menu = (await person.slash("club today", club.news)).message
    if menu is None or LADDER not in labels(menu):
        return False
    return LADDER in (await person.press(menu, LADDER)).text


async def peeked(club: "Club", first: Try, second: Try, command: str) -> bool:
    """Ask for the first try in the second."""
    (reader,) = second.people
    if first.number is None or not first.is_over or not await second.look():
        return True
    answer = await reader.slash(command, club.news, table=str(first.number))
    # Jolly may have ended the round meanwhile.
    if await second.look():
        club.peeks.append(Peek(reader, first.number, answer.text))
    return True


# moderators


async def moderating(club: "Club") -> None:
    """A moderator ends a table of two others, and would like to end their own as well."""
    moderator = club.scene.standin.join("Max", club.moderators)
    guest = club.scene.standin.join("Gil")
    theirs = Bout(club, club.den, guest, club.people[3])
    theirs.ends_at = float("inf")
    playing = asyncio.create_task(theirs.play())
    await tried(club, ended, club, moderator, theirs)
    await playing
    own = Bout(club, club.den, guest, moderator)
    own.ends_at = float("inf")
    playing = asyncio.create_task(own.play())
    await tried(club, ended_own, club, moderator, own)
    own.ends_at = 0.0
    await playing


async def ended(club: "Club", moderator: Person, table: Bout) -> bool:
    """End a table without a result; whether it is over."""
    if table.number is None or table.is_over:
        return table.is_over
    number = str(table.number)
    panel = (await moderator.slash("club moderate", club.den, table=number)).message
    if panel is not None and "End, no result …" in labels(panel):
        asked = await moderator.press(panel, "End, no result …")
        if asked.modal:
            club.ended.add(table.number)
            await moderator.submit(asked, reason="it is late")
    return table.is_over


async def ended_own(club: "Club", moderator: Person, table: Bout) -> bool:
    """Try that with a button that one's own table does not have; whether it was answered."""
    if table.number is None or table.is_over:
        return table.is_over
    panel = (await moderator.slash("club moderate", club.den)).message
    if panel is None:
        return False
    asked = await moderator.press_id(panel, f"moderate:ask:end:{table.number}")
    if asked.modal:
        await moderator.submit(asked, reason="I am losing")
    return True


# who leaves in the middle of a game


async def replacing(club: "Club") -> None:
    """Somebody leaves the server, and whom they played with lets the computer go on for them."""
    leaver, other = (club.scene.standin.join(name) for name in ("Lea", "Otto"))
    bout = Bout(club, club.den, leaver, other, options=SHORT_TURNS)
    bout.ends_at = float("inf")
    playing = asyncio.create_task(bout.play())
    tries = iter(range(MOST_TRIES))
    await tried(club, replaced, club, bout, tries)
    await asyncio.sleep(club.chance.uniform(*NOTICED_SECONDS))
    bout.ends_at = 0.0
    await playing
    club.guild.members[leaver.id] = []


async def replaced(club: "Club", bout: Bout, tries: Iterator[int]) -> bool:
    """Let the computer go on for the one who has left, or play on; whether nothing is left to do.

    It takes a turn or two until that is noticed, and somebody tries no longer than for *tries*.
    """
    leaver, other = bout.people
    if bout.number is None or bout.is_over:
        return bout.is_over
    if leaver.id in club.guild.members:
        club.scene.standin.leave(leaver)
    await asyncio.sleep(club.chance.uniform(*NOTICED_SECONDS))
    table = str(bout.number)
    asked = (await other.slash("game away", club.den, table=table)).message
    stands_in = asked is not None and STAND_IN in labels(asked)
    if asked is not None and stands_in:
        stands_in = "plays on" in (await other.press(asked, STAND_IN)).text
    hand = Ginner(other, club.den, 2, bout.logs.setdefault(bout.number, Log()), bout.number)
    if hand.read(await other.slash("hand", club.den, table=table)) and hand.on_turn:
        await hand.turn()
    return stands_in or next(tries, None) is None


# calls to tables


async def calling(club: "Club") -> None:
    """Somebody says that they are around, and another opens a table."""
    guest = club.scene.standin.join("Eve")
    await tried(club, come_around, club, guest)
    club.around = guest
    await tried(club, opened, club, club.people[2])


async def come_around(club: "Club", guest: Person) -> bool:
    """Say that one may be called at any time; whether that is told."""
    shown = (await guest.slash("club around", club.den)).message
    if shown is None:
        return False
    await guest.select(shown, "Gin Rummy", of="Games")
    asked = await guest.press(shown, "Times …")
    if asked.modal is None:
        # The panel was taken for another's while nothing could be kept.
        return False
    answer = await guest.submit(asked, hours="", zone="Riga")
    return "at any time" in f"{answer.text}{shown.text}"


async def opened(club: "Club", host: Person) -> bool:
    """Open a table for all; whether it stands."""
    shown = (each for each in club.den.seen_by(host) if not each.owner)
    if not any("opens a table of" in each.text for each in shown):
        at = club.scene.schedule.now
        await host.slash("challenge", club.den, game=GAME)
        club.opened_at = at
        return False
    return True


# other servers


async def inviting(club: "Club") -> None:
    """The host of another server invites us."""
    scene, chance = club.scene, random.Random(f"inviting {club.scene.plan.seed}")
    host = Person(scene.standin, "Dora")
    scene.standin.world.users[host.id] = host
    await asyncio.sleep(chance.uniform(*INVITED_SECONDS))
    guild = scene.standin.open_server("Other Club", host, channels=("general", "cards"))
    scene.standin.invite(guild)
    club.others[guild] = scene.schedule.now


PASTIMES = (puzzles, sharing, deals, moderating, replacing, calling, inviting)
