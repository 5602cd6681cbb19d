"""Tournaments: people who sign up and play whatever table they have, or do not, and a host."""

import asyncio
import random
import re
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from bot.club.tournament.tournaments import LEAST_PLAYERS
from sandbox.accounts import CREATE_EVENTS
from sandbox.guilds import Guild
from sandbox.interactions import Answer
from sandbox.people import ClientRefused, NoAnswer, Person
from sandbox.world import Channel, Message
from tests.simulation.kinds import kind
from tests.simulation.players import Handy, Player
from tests.wire.attempts import Log
from tests.wire.buttons import labels, own_table
from tests.wire.matches import NUMBER, Kind, Match

if TYPE_CHECKING:
    from tests.simulation.scene import Scene

PLAYED_OUT = ("gin", "one-round=yes")
"""A game that is over before its round is, if nobody dawdles."""
CUT_OFF = ("five-hundred", "one-round=yes")
"""One in which whoever leads has won when the round is over, as people dawdle."""
DAWDLING_SECONDS = (4.0, 25.0)
MINUTES = 3
"""Of a round: the least."""
WAYS = ("plays",) * 3 + ("resigns",) * 5 + ("absent", "leaves", "late")
"""What people are like, as often as it is drawn."""
HURRIED = ("resigns",) * 6 + ("absent", "leaves")
"""The same where all would like to be done soon."""
PATIENCE, SHORT_PATIENCE = 6, 2
"""So many turns of a game somebody plays at most who gives it up; and where all are in a hurry."""
PEEKING = 0.5
"""How often somebody who waits looks at another table, where all have the same cards."""
LOOKS = ("table", "history")
GLANCE_SECONDS = (0.5, 3.0)
DOUBT_SECONDS = 20.0
"""After so long without being called one looks for a table, in case a call was missed."""
PAGES = ("Back", "Next", "Same cards", "Replay", "Standings")
"""What is pressed on the pages of the rounds, where it is there."""
BROWSING = 0.3
"""How often the host looks through them instead of waiting."""
HOST_SECONDS = 4.0
ENOUGH_SECONDS = (0.0, 30.0)
"""So long after a round is told a host has seen enough who ends the tournament in it."""
SIGN_UP_SECONDS = 25.0
"""So long the host waits for people, if they do not all come sooner."""
LATE_SECONDS = 20.0
LONGEST_SECONDS = 1500.0
OVER = re.compile(r"Congratulations|No one played|was cancelled")
PLACE = re.compile(r"(?:/channels/\d+/|<#)(\d+)")
"""The channel of a game: in the link to its table, or by itself until that has a message."""


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What somebody read of another game, before and after which they were at their *own* one."""

    reader: Person
    own: int
    game: int
    text: str


@dataclass(eq=False)
class Contest:
    """One tournament as its people know it; *host* may be one of them.

    What they were told is kept: who is *signed_up*, who has *left* and *when*, whether it was
    *ended* early, and by whom. Tables are matches, by the numbers of their games.
    """

    scene: "Scene"
    channel: Channel
    host: Person
    people: Sequence[Person]
    options: dict[str, Any]
    guest_type: ClassVar[type["Guest"]]
    enough_seconds: ClassVar[tuple[float, float]] = ENOUGH_SECONDS
    hurried_ways: ClassVar[Sequence[str]] = HURRIED
    ends_in: int | None = None
    """The round in which it is ended early."""
    hurried: bool = False
    doubt_seconds: float = DOUBT_SECONDS
    tables: dict[int, Match] = field(default_factory=dict)
    signed_up: set[Person] = field(default_factory=set)
    left: set[Person] = field(default_factory=set)
    tried_to_leave: set[Person] = field(default_factory=set)
    stayed_away: set[Person] = field(default_factory=set)
    """Who never made a move."""
    ended: bool = False
    """Whether somebody was told that it ends."""
    tried_to_end: bool = False
    message: Message | None = None
    """Its message, as it is now."""
    begun_at: float = 0.0
    guests: dict[int, "Guest"] = field(default_factory=dict)
    glimpses: list[Glimpse] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.scene.standin.hearers.append(self.hear)
        chance = random.Random(f"ways {self.channel.name} {self.scene.plan.seed}")
        for place, person in enumerate(self.people, 1):
            way = chance.choice(self.hurried_ways if self.hurried else WAYS)
            if person is self.host:
                way = "resigns" if self.hurried else "plays"
            self.guests[person.id] = self.guest_type(self, person, place, way)
        late = [guest for guest in self.guests.values() if not guest.comes_first]
        for guest in late[: max(0, LEAST_PLAYERS - (len(self.guests) - len(late)))]:
            guest.way = "plays"  # or it could not begin

    def hear(self, what: str, of: Any) -> None:
        """A hearer: of the message of the tournament, and of calls to play."""
        if not isinstance(of, Message):
            return
        if of.owner:
            if of.owner.id in self.guests:
                self.guests[of.owner.id].stirred = True
            return
        if of.channel is self.channel and is_of_tournament(of):
            self.message = None if what == "gone" else of
        for one in of.pinged if what == "new" else ():
            if one in self.guests:
                self.guests[one].called = True

    @property
    def is_over(self) -> bool:
        """Whether its end can be read."""
        return self.message is not None and OVER.search(self.message.text) is not None

    @property
    def has_begun(self) -> bool:
        """Whether its first round can be read."""
        return self._tells("")

    def _tells(self, number: int | str) -> bool:
        """Whether it can be read that this round goes on."""
        return self.message is not None and f"Round {number}" in self.message.text

    def doings(self) -> Iterator[Coroutine[Any, Any, None]]:
        """What each does: it comes to an end."""
        yield self._host()
        for guest in self.guests.values():
            yield guest.live()

    async def _host(self) -> None:
        """Open it, begin it when people have come, and end it early if that is in the plan."""
        now, chance = self.scene.schedule, random.Random(f"host {self.scene.plan.seed}")
        browsing = random.Random(f"pages {self.scene.plan.seed}")
        last, opened = now.now + LONGEST_SECONDS, now.now
        while now.now < last and not self.is_over:
            with suppress(NoAnswer, ClientRefused):
                if self.message is None:
                    await self.host.slash("club tournament", self.channel, **self.options)
                elif not self.has_begun:
                    enough = sum(guest.comes_first for guest in self.guests.values())
                    if len(self.signed_up) >= enough or now.now > opened + SIGN_UP_SECONDS:
                        await self._ask("Start now")
                elif self.ends_in and not self.ended and self._tells(self.ends_in):
                    await asyncio.sleep(chance.uniform(*self.enough_seconds))
                    await self._end()
                elif browsing.random() < BROWSING:
                    await self._browse(self.message, browsing)
            await asyncio.sleep(HOST_SECONDS)

    async def _ask(self, label: str) -> Message | None:
        """Press one of the host's buttons; what came of it."""
        assert self.message is not None
        shown = (await self.host.press(self.message, "Host")).message
        if shown is None or label not in labels(shown):
            return None
        return (await self.host.press(shown, label)).message

    async def _browse(self, shown: Message, chance: random.Random) -> None:
        """Look through the rounds, and at what their pages lead to."""
        for label in ("Rounds", *chance.sample(PAGES, 3)):
            if label in labels(shown):
                shown = (await self.host.press(shown, label)).message or shown

    async def _end(self) -> None:
        """End it: the present round is the last."""
        asked = await self._ask("End now")
        if asked is not None and "Yes, really" in labels(asked):
            self.tried_to_end = True
            answer = await self.host.press(asked, "Yes, really")
            self.ended |= answer.text.startswith("Done")

    def table(self, number: int, where: Channel) -> Match:
        """The table of a game that was found."""
        if number not in self.tables:
            played = Kind(str(self.options["game"]), options=str(self.options["options"]))
            found = Match(self.scene.standin, where, self.people, played, {number: Log()})
            for person in sorted(self.tried_to_leave, key=lambda one: one.id):
                # Before anybody had seen this table, which they have given up by that.
                found.logs[number].begin(self.guests[person.id].place, "resign")
            self.tables[number] = found
            self.scene.matches.append(found)
        return self.tables[number]


class Contender(Handy):
    """Plays by presses, in games that others may end at any moment."""

    def seen(self, answer: Answer) -> bool | None:
        """Keep the hand that came; None where the game is over, perhaps by this move."""
        kept = super().seen(answer)
        return None if "has won" in answer.text or "Time’s up" in answer.text else kept


class Ginner(Contender):
    """Plays gin, and gets rid of high cards, so that it is soon over."""

    async def _move(self) -> None:
        if self.may("Pass"):
            await self._press("Pass", "pass")
        elif self.may("Knock"):
            await self._knock()
        else:
            await super()._move()

    async def _knock(self) -> None:
        offered = await self._choices("knock", "card")
        if not offered:  # the game is over meanwhile
            self.shown = None
            return
        card = self.random.choice(offered)
        await self._say("knock", f"knock {card}", card=card)

    async def _meld(self) -> bool:
        """Melds are laid when somebody knocks."""
        return False


@dataclass(eq=False)
class Guest:
    """Somebody at a tournament: *place* among its people, and what they are like."""

    contest: Contest
    person: Person
    place: int
    way: str
    called: bool = False
    """Whether they were called and have not looked yet."""
    stirred: bool = False
    """Whether their hand has changed, and they have not seen that yet."""
    hand: Player | None = None
    looked_at: float = float("-inf")

    def __post_init__(self) -> None:
        seed = self.contest.scene.plan.seed
        self.chance = random.Random(f"{self.person.name} {seed}")
        self._patience = self._drawn_patience()
        if self.way == "absent":
            self.contest.stayed_away.add(self.person)

    def _drawn_patience(self) -> int:
        return self.chance.randint(1, SHORT_PATIENCE if self.contest.hurried else PATIENCE)

    @property
    def comes_first(self) -> bool:
        """Whether they sign up before it begins."""
        return self.way != "late"

    async def live(self) -> None:
        """Sign up, play, and go when that is one's way; what goes wrong is tried again."""
        contest, now = self.contest, self.contest.scene.schedule
        last = now.now + LONGEST_SECONDS
        while now.now < last and not contest.is_over:
            await asyncio.sleep(self.chance.uniform(*GLANCE_SECONDS))
            if contest.message is None or self.person in contest.left:
                continue
            with suppress(NoAnswer, ClientRefused):
                await self._glance(contest.message)

    async def _glance(self, message: Message) -> None:
        """Do what is to be done now."""
        contest = self.contest
        if self.person not in contest.signed_up:
            if "Join" in labels(message) and (self.comes_first or contest.has_begun):
                await self._sign_up(message)
            return
        if not contest.has_begun or self.way == "absent":
            return
        if self.way == "leaves" and self._patience <= 0:
            await self._leave(message)
        elif self.stirred and self.hand is not None and self.hand.shown:
            self.stirred = False
            if self.hand.on_turn:
                await self._play(self.hand)
            elif contest.options.get("duplicate") and self.chance.random() < PEEKING:
                await self._glimpse(message, self.chance.choice(LOOKS))
        elif self.called or contest.scene.schedule.now > self.looked_at + contest.doubt_seconds:
            await self._look(message)

    async def _sign_up(self, message: Message) -> None:
        answer = await self.person.press(message, "Join")
        if "already joined" in answer.text or "You’re in" in answer.text:
            self.contest.signed_up.add(self.person)

    async def _leave(self, message: Message) -> None:
        """Go, and give up the game that is played."""
        self.contest.tried_to_leave.add(self.person)
        if "Leave" not in labels(message):
            return
        for table in self.contest.tables.values():
            for log in table.logs.values():
                log.begin(self.place, "resign")
        answer = await self.person.press(message, "Leave")
        if answer.message is not None and "Leave and resign" in labels(answer.message):
            answer = await self.person.press(answer.message, "Leave and resign")
        if "left the tournament" in answer.text or "not in this tournament" in answer.text:
            self.contest.left.add(self.person)

    async def _look(self, message: Message) -> None:
        """Find one's table, and the hand there."""
        self.called, self.looked_at = False, self.contest.scene.schedule.now
        found = (await self.person.press(message, "My table")).message
        if found is None or "My hand" not in labels(found):
            return
        number, place = NUMBER.search(found.text), PLACE.search(found.text)
        assert number is not None
        where = self.contest.scene.standin.world.channels[int(place[1])] if place else None
        table = self.contest.table(int(number[1]), where or self.contest.channel)
        hand = self._hand(int(number[1]), table)
        if hand.read(await self.person.press(found, "My hand")):
            self.hand = hand
            if hand.on_turn:
                await self._play(hand)

    async def _glimpse(self, message: Message, command: str) -> None:
        """Look at another table in the middle of one's own game."""
        own = await own_table(self.person, message)
        others = [number for number in self.contest.tables if number != own]
        if own is None or not others:
            return
        game = self.chance.choice(others)
        answer = await self.person.slash(command, self.contest.channel, table=str(game))
        if await own_table(self.person, message) == own:
            self.contest.glimpses.append(Glimpse(self.person, own, game, answer.text))

    def _hand(self, game: int, table: Match) -> Player:
        key = game, self.place
        if key not in table.hands:
            style = Ginner if table.kind.game == PLAYED_OUT[0] else Contender
            hand = style(self.person, table.channel, self.place, table.logs[game], self.place)
            if table.kind.game == CUT_OFF[0]:
                hand.thinking_seconds = DAWDLING_SECONDS
            table.hands[key] = hand
        found = table.hands[key]
        assert isinstance(found, Player)
        return found

    async def _play(self, hand: Player) -> None:
        """Take a turn; who has had enough gives up."""
        self._patience -= 1
        if self.way == "resigns" and self._patience <= 0:
            self._patience = self._drawn_patience()
            await self._give_up(hand)
        else:
            await hand.turn()

    async def _give_up(self, hand: Player) -> None:
        """Resign the game; the answer is no hand, so that it tells nothing of the record."""
        asked = (await self.person.slash("resign", hand.channel)).message
        if asked is not None and "Yes" in labels(asked):
            hand.log.begin(self.place, "resign")
            await self.person.press(asked, "Yes")


Contest.guest_type = Guest


@kind("tournament")
def tournament(scene: "Scene") -> None:
    """A small one, or two in one server, in the channel of the first server."""
    chance = scene.chance
    if chance.random() < 0.3:
        scene.standin.allow(CREATE_EVENTS)
    people = scene.standin.crowd(chance.choice((3, 4, 4, 5, 5, 6)))
    contest = held(scene, scene.standin.channel, people)
    scene.doings += contest.doings()
    scene.process()


def held(scene: "Scene", channel: Channel, people: Sequence[Person], **options: object) -> Contest:
    """A tournament for *people* in a channel, with what else is drawn.

    Where all are in a hurry it may have more rounds, of games that nobody plays for long.
    """
    chance = scene.chance
    hurried = chance.random() < 0.5
    game, rules = PLAYED_OUT if chance.random() < 0.7 else CUT_OFF
    chosen: dict[str, object] = {"game": game, "options": rules, "minutes": MINUTES}
    chosen |= {"signup": "60", "rounds": chance.choice((1, 3, 3) if hurried else (1, 2, 2))}
    if len(people) < 5 and chance.random() < 0.3:
        chosen["kind"] = "round-robin"
    if chance.random() < 0.3:
        chosen["duplicate"] = True
    if chance.random() < 0.2:
        chosen["computer"] = True
    guild: Guild = scene.standin.world.guild_of(channel)
    host = guild.owner if chance.random() < 0.6 else people[0]
    assert isinstance(host, Person)
    ends_in = chance.choice((1, 2)) if chance.random() < 0.3 else None
    contest = Contest(scene, channel, host, people, chosen | options, ends_in, hurried)
    scene.contests.append(contest)
    return contest


def is_of_tournament(message: Message) -> bool:
    """Whether it is the one message of a tournament."""
    return bool({"Host", "All results"} & labels(message))
