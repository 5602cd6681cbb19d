"""Tables where people play live: what each of them sees, and what they do once it is their turn.

They act on what a person sees: a hand in the DM or in the channel, the table, a call to play. All
moments are those of `time.monotonic()`, in seconds.
"""

import asyncio
import random
import re
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field
from math import inf
from typing import Literal

from bench.live_pages import PageSocket, link_in
from bench.live_truth import Mirror
from sandbox.interactions import Answer
from sandbox.limits import V2
from sandbox.people import Person
from sandbox.world import Channel, Message
from tests.wire.reading import CARD, SUITS, token
from tests.wire.standin import StandIn

Way = Literal["dm", "channel", "commands", "page"]
"""How somebody plays: by the hand in the DM, by the one in the channel, typing, or at the page."""

NEVER = inf
AWAY_SECONDS = 120.0
"""Who has done nothing at their table for so long is away."""
STEP = re.compile(r"\w+:\d+:(\d+)\b")
"""A control names its game and the step that it was made for."""
TO_PAGE = "Play at the table"
DISCARD = "Discard"
"""A button for the marked card, or how a menu begins in which one choice discards."""


def step_of(message: Message) -> int:
    """The step of the game that *message* shows; 0 where its controls do not say."""
    ids = [
        *(each.custom_id for each in message.buttons),
        *(each.custom_id for each in message.selects),
    ]
    found = map(STEP.match, ids)
    return max((int(each[1]) for each in found if each), default=0)


def names(text: str, card: str) -> bool:
    """Whether *card* stands in *text*, written or as an emoji."""
    return card in text or f"<:{token(card).lower()}:" in text


def written(word: str) -> str:
    """`10h` as `10♥`."""
    return word[:-1] + next(sign for sign, letter in SUITS.items() if letter == word[-1])


@dataclass(eq=False)
class Turn:
    """What came of one press that ended a turn, and let *awaited* play."""

    awaited: "Player"
    step: int
    """Of what shows that the turn has ended; later ones show it as well."""
    card: str
    """What was discarded; '' before the first turn."""
    ended: float
    was_away: bool
    in_hand: float = NEVER
    """When *awaited* could see it in the hand they look at, if before they moved."""
    at_table: float = NEVER
    called: float = NEVER
    moved: float = NEVER
    """When *awaited* did the first thing about it."""


@dataclass(eq=False)
class Player:
    """Somebody at a table; *moved* is when they did something there last, since the deal."""

    person: Person
    way: Way
    moved: float = -NEVER
    hand: Message | None = None
    """The hand that they look at."""
    mirror: Mirror = field(default_factory=Mirror)
    """The one in the DM, where they look at another."""
    page: PageSocket | None = None
    """The page that they sit at, where they play by it."""

    @property
    def step(self) -> int:
        """The step that they see."""
        if self.page is not None:
            return int(self.page.table["step"])
        return step_of(self.hand) if self.hand else 0

    def sees(self, turn: "Turn") -> bool:
        """Whether they see the end of *turn*."""
        return self.step >= turn.step

    def looks_at(self, message: Message) -> bool:
        """Whether *message* is their hand, where they look for it, and none that was replaced."""
        if message.channel.is_dm != (self.way == "dm") or not message.flags & V2:
            return False
        return self.hand is None or message.id >= self.hand.id

    def is_away(self, now: float) -> bool:
        """Whether they have done nothing lately."""
        return now - self.moved > AWAY_SECONDS


@dataclass(eq=False)
class Table:
    """Two people who play with each other for ever."""

    standin: StandIn
    channel: Channel
    players: tuple[Player, Player]
    turns: list[Turn] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    """How long each act took to be answered."""
    behind: list[Turn] = field(default_factory=list)
    """The turns whose end is not to be seen at the table yet."""
    noticed: asyncio.Event = field(default_factory=asyncio.Event)
    """Whoever is to play knows it."""

    @property
    def turn(self) -> Turn:
        """The one that ended last."""
        return self.turns[-1]

    async def begin(self, *, always_called: bool) -> None:
        """Challenge and accept."""
        alice, bob = (each.person for each in self.players)
        if always_called:
            for person in (alice, bob):
                await person.slash("preferences", self.channel, calls="always")
        await alice.slash("challenge", self.channel, opponent=bob, game="straight")
        await bob.press(await self._offering("Accept"), "Accept")
        await self._offering("My hand")

    async def _offering(self, label: str) -> Message:
        """The newest message of all in the channel with a button called *label*."""
        return await self.standin.message_where(
            lambda each: any(button.label == label for button in each.buttons),
            self.channel,
            seen_by=self.standin.guild.owner,
        )

    async def open(self) -> None:
        """Everybody opens the hand that they are going to look at; one of them is to draw."""
        for player in self.players:
            dm = player.person.dm.messages.values()
            if player.way == "dm":
                player.hand = next(filter(player.looks_at, dm))
            else:
                player.hand = await self._look(player)
                for message in dm:
                    player.mirror.see(message, step_of(message))
            if enabled(player.hand, "Draw"):
                step, now = step_of(player.hand), time.monotonic()
                self.turns.append(Turn(player, step, "", now, was_away=False))
        for player in self.players:
            if player.way == "page":
                await self._sit(player)
        self.noticed.set()

    async def _sit(self, player: Player) -> None:
        """Let *player* go to the page, out of their hand."""
        assert player.hand
        hand = player.hand
        if not enabled(hand, TO_PAGE):
            hand = await self._done(player, player.person.press(hand, "More"))
        page = PageSocket(lambda: self._see_page(player))
        await page.open(link_in(await player.person.press(hand, TO_PAGE)))
        player.page = page

    # what they see

    def _see_page(self, player: Player) -> None:
        turn = self.turn
        if player is turn.awaited and turn.moved == NEVER and player.sees(turn):
            turn.in_hand = min(turn.in_hand, time.monotonic())
            self.noticed.set()

    def see(self, message: Message, *, is_new: bool) -> None:
        """Something has come up, or has changed, on the screens of those who see it."""
        if message.owner or message.channel.is_dm:
            self._see_hand(message)
        elif message.flags & V2:
            self._see_table(message)
        elif is_new and self.turn.awaited.person.id in message.pinged:
            self._hear_call(message)

    def _see_hand(self, message: Message) -> None:
        reader = message.owner or message.channel.recipient
        player = next((each for each in self.players if each.person is reader), None)
        if player is not None and player.page is not None:
            return
        if player is not None and player.way != "dm" and message.channel.is_dm:
            player.mirror.see(message, step_of(message))
        if player is None or not player.looks_at(message):
            return
        player.hand, turn = message, self.turn
        if player is turn.awaited and turn.moved == NEVER and player.sees(turn):
            turn.in_hand = min(turn.in_hand, time.monotonic())
            self.noticed.set()

    def _see_table(self, message: Message) -> None:
        text, now = message.text, time.monotonic()
        shown = max(
            (n for n, each in enumerate(self.behind, 1) if names(text, each.card)), default=0
        )
        for turn in self.behind[:shown]:
            turn.at_table = now
        del self.behind[:shown]
        if shown and not self.behind and self.turn.awaited.way in ("channel", "commands"):
            self.noticed.set()

    def _hear_call(self, message: Message) -> None:
        turn = self.turn
        if (step_of(message) or turn.step) >= turn.step:
            turn.called = min(turn.called, time.monotonic())
            self.noticed.set()

    # what they do

    async def play(self, thinking: float, ends: float) -> None:
        """Play until *ends*: think, for *thinking* seconds on average, and then act at once."""
        while time.monotonic() < ends:
            try:
                async with asyncio.timeout_at(ends):
                    await self.noticed.wait()
            except TimeoutError:
                return
            await asyncio.sleep(random.uniform(0, 2 * thinking))
            if time.monotonic() < ends:
                await self._take_turn(self.turn)

    async def _take_turn(self, turn: Turn) -> None:
        """Draw and discard."""
        if turn.awaited.page is not None:
            await self._play_at(turn.awaited, turn.awaited.page, turn)
        else:
            await self._discard(turn.awaited, await self._collect(turn))

    async def _play_at(self, player: Player, page: PageSocket, turn: Turn) -> None:
        """Draw and discard at the page of *player*."""
        turn.moved = time.monotonic()
        over = ["turnover"] if "turnover" in page.table["may"] else []
        await self._played(player, page.play(*over, "draw"))
        await page.see(turn.step + 1)
        cards = [line for line in page.table["may"] if line.startswith("discard ")]
        line = random.choice(cards)
        self._end_turn(player, page.table["step"] + 1, written(line.split()[1]))
        await self._played(player, page.play(line))

    async def _played(self, player: Player, move: Awaitable[None]) -> None:
        """Note how long *move* took to be answered."""
        player.moved = began = time.monotonic()
        await move
        self.waits.append(time.monotonic() - began)

    async def _collect(self, turn: Turn) -> Message:
        """Begin the turn that comes after *turn*; the hand then."""
        player, turn.moved = turn.awaited, time.monotonic()
        if player.way == "commands":
            act = player.person.slash("draw", self.channel, **{"from": "stock"})
            return await self._done(player, act)
        hand = player.hand if player.sees(turn) else await self._look(player)
        assert hand
        if enabled(hand, "Turn over"):
            hand = await self._done(player, player.person.press(hand, "Turn over"))
        return await self._done(player, player.person.press(hand, "Draw"))

    async def _look(self, player: Player) -> Message:
        """Have the hand shown that is the present one."""
        person = player.person
        if player.way == "commands":
            return await self._done(player, person.slash("hand", self.channel))
        return await self._done(player, person.press(await self._offering("My hand"), "My hand"))

    async def _discard(self, player: Player, hand: Message) -> None:
        """End the turn with some card of *hand*."""
        menus = [each for each in hand.selects if each.placeholder.startswith(DISCARD)]
        offered = [
            (menu, label, value)
            for menu in menus or hand.selects
            for label, value in menu.options
            if CARD.fullmatch(label)
        ]
        menu, card, value = random.choice(offered)
        if player.way == "commands":
            last = player.person.slash("discard", self.channel, card=token(card))
        elif menus:
            last = player.person.choose(hand, menu, [value])
        else:
            hand = await self._done(player, player.person.choose(hand, menu, [value]))
            last = player.person.press(hand, DISCARD)
        turn = self._end_turn(player, step_of(hand) + 1, card)
        hand = await self._done(player, last)
        assert step_of(hand) >= turn.step, hand.text

    def _end_turn(self, player: Player, step: int, card: str) -> Turn:
        """Note that *player* is about to discard *card*, which is seen by what shows *step*."""
        other = self.players[self.players[0] is player]
        now = time.monotonic()
        turn = Turn(other, step, card, now, other.is_away(now))
        self.noticed.clear()
        self.turns.append(turn)
        self.behind.append(turn)
        for each in self.players:
            each.mirror.changes(turn.step, is_turn=each is other)
        return turn

    async def _done(self, player: Player, act: Awaitable[Answer]) -> Message:
        """What *player* is answered, which is a hand."""
        player.moved = time.monotonic()
        answer = await act
        self.waits.append(answer.after)
        assert answer.message, answer
        assert step_of(answer.message), answer.text
        if self.turns and player is self.turn.awaited:
            player.mirror.changes(step_of(answer.message), is_turn=True)
        return answer.message


def enabled(message: Message, label: str) -> bool:
    """Whether *message* has a button called *label* that can be pressed."""
    return any(each.label == label and not each.disabled for each in message.buttons)
