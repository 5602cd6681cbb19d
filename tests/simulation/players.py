"""How people play: by commands, by marking cards and pressing, in the DM, or in a hurry."""

import asyncio
import re
from collections import deque
from contextlib import suppress

from sandbox import clock
from sandbox.interactions import Answer
from sandbox.people import NoAnswer, Person
from sandbox.world import Button, Channel, Message
from tests.wire.attempts import Attempt, Log
from tests.wire.players import Clicker
from tests.wire.reading import in_each_language, token
from tests.wire.regulars import Regular

THINKING_SECONDS = (0.3, 2.5)
REMEMBERED = 40
"""So many controls that were seen are kept."""
ENDS = re.compile(r"Turn ends <t:(\d+):R>")
AROUND_SECONDS = (-1.0, 0.7)
"""So long before or after the second in which a turn is said to end."""
MOST_MOVES = 30
"""After so many moves in one turn somebody looks whether it still is one."""
MOST_REFUSALS = 3
"""After so many refusals in one turn somebody waits for a while."""
UNSURE = in_each_language("fault", "storage-unknown")
"""What is said where a move may have been made."""


class Player(Regular):
    """Plays by commands, and takes a while before each move.

    *old* are controls that were seen, to press one when it is an old one.
    """

    thinking_seconds = THINKING_SECONDS

    def __init__(self, person: Person, channel: Channel, seat: int, log: Log, seed: int) -> None:
        super().__init__(person, channel, seat, log, seed)
        self.fresh_until = 0.0
        """By the schedule's clock: how long what is shown is trusted."""
        self.game: int | None = None
        """The number of the game, where it has to be said."""
        self.old: deque[tuple[Message, Button]] = deque(maxlen=REMEMBERED)

    def seen(self, answer: Answer) -> bool | None:  # type: ignore[override]
        """Keep the hand that came as an answer; False where a refusal came instead.

        None where it is said that nobody knows what became of a move, or where nothing is said: a
        newer hand may have taken the answer's message away.
        """
        kept = super().seen(answer)
        is_gone = answer.message is not None and answer.message.deleted
        if is_gone or any(each in answer.text for each in UNSURE):
            return None
        if self.shown is not None and answer.message is self.shown:
            self.old += [(self.shown, each) for each in self.shown.buttons if not each.disabled]
        return kept

    async def turn(self) -> None:
        """Play as long as it is one's turn."""
        most = len(self.log.refusals) + MOST_REFUSALS
        for _ in range(MOST_MOVES):
            if not (self.shown and self.on_turn and len(self.log.refusals) < most):
                return
            await asyncio.sleep(self.random.uniform(*self.thinking_seconds))
            if self.shown and self.on_turn:
                await self._move()

    async def _move(self) -> None:
        await (self._arrange() if self._suggest else self._act())


class AtTheLastMoment(Player):
    """Waits until the time of the turn is nearly over, by what the hand says."""

    async def turn(self) -> None:
        """Make one move around that moment."""
        ends = ENDS.search(self.shown.text) if self.shown else None
        if ends is not None:
            left = int(ends[1]) - clock.now().timestamp()
            await asyncio.sleep(max(0.1, left + self.random.uniform(*AROUND_SECONDS)))
        if self.shown and self.on_turn:
            await self._move()


class Hasty(Player):
    """Presses twice before anything is answered, as on a phone that seems to hang."""

    async def _press(self, label: str, *moves: str) -> None:
        assert self.shown
        message = self.shown
        tries = [[self.log.begin(self.seat, move) for move in moves] for _ in range(2)]
        await asyncio.gather(*(self._press_once(message, label, each) for each in tries))

    async def _press_once(self, message: Message, label: str, attempts: list[Attempt]) -> None:
        # Judged when it comes: the answer to the other press may change the same message.
        with suppress(NoAnswer):
            self._note(attempts, await self.person.press(message, label))


class AtBoth(Player):
    """Sits at two devices, and plays the same at both: in the channel, and in the DM."""

    async def _say(self, command: str, move: str, **options: str) -> None:
        game = {"table": str(self.game)} if self.game else {}
        tries = [self.log.begin(self.seat, move) for _ in range(2)]
        places = self.channel, self.person.dm
        await asyncio.gather(
            *(
                self._say_in(place, command, one, options | game)
                for place, one in zip(places, tries, strict=True)
            )
        )

    async def _say_in(
        self, place: Channel, command: str, attempt: Attempt, options: dict[str, str]
    ) -> None:
        with suppress(NoAnswer):
            self._note([attempt], await self.person.slash(command, place, **options))


class Handy(Clicker, Player):
    """Marks cards in the hand and presses, in games in which that is enough."""

    def __init__(self, person: Person, channel: Channel, seat: int, log: Log, seed: int) -> None:
        Player.__init__(self, person, channel, seat, log, seed)
        self.refused: set[str] = set()

    async def turn(self) -> None:
        """Play as long as it is one's turn."""
        self.refused.clear()
        await Player.turn(self)

    async def _move(self) -> None:
        if len(self.refused) >= MOST_REFUSALS:
            self.shown = None
        elif self.may("Draw"):
            await self._press("Draw", "draw")
        elif not (await self._meld() or await self._lay_off()):
            await self._discard()

    async def _discard(self) -> None:
        """Discard, unless what is shown is no hand any more: the game may be over meanwhile."""
        if self.shown and any(f"discard {token(card)}" not in self.refused for card in self.cards):
            await super()._discard()
        else:
            self.shown = None


class InDm(Handy):
    """The same in the DM, where a hand is."""

    async def turn(self) -> None:
        """Play as long as it is one's turn."""
        own = self._newest(self.person.dm, "More")
        if own is not None and "Your hand" in own.text:
            self.shown = own
        await super().turn()


BY_COMMANDS = (Player, Player, Hasty)
BY_PRESSES = (*BY_COMMANDS, Handy, Handy, InDm)
STYLES: dict[str, tuple[type[Player], ...]] = {"five-hundred": BY_PRESSES}
"""How people play, as often as it is drawn, where it is not by commands alone."""
