"""Two kinds of scripted players. They act on what a person sees, and on nothing else.

A Typist uses commands and the choices they offer; a Clicker reads the cards on the hand's message,
marks them and presses buttons. Each act is kept with what came of it, to compare with the record.
"""

import random
from collections.abc import Sequence
from itertools import cycle
from typing import Any

from sandbox.interactions import Answer
from sandbox.limits import V2
from sandbox.people import Person
from sandbox.world import Channel, Message
from tests.wire.attempts import Log
from tests.wire.reading import CARD, MELD, RANKS, fits, in_each_language, melds_in, token
from tests.wire.standin import StandIn

MOVED_ON = in_each_language("hand-moved-on")
OVER = (
    *in_each_language("ends-winner", name=""),
    *in_each_language("hand-paused", reason="aborted"),
    *in_each_language("end-aborted", "tournament-ended-absent"),
)
"""What a hand's message says of a game that is over."""
BUSY = "Nothing has changed; try again"
"""What somebody is told whose transaction waited too long for others: so may it be in a crowd."""
LONG = 500
"""The target of a game that a few turns do not end, however lucky they are."""


class Hand:
    """What both kinds of players share: a person, a place, the hand as last seen."""

    def __init__(
        self, person: Person, channel: Channel, seat: int, log: Log, seed: int = 1
    ) -> None:
        self.person, self.channel, self.seat, self.log = person, channel, seat, log
        self.random = random.Random(seed)
        self.shown: Message | None = None
        self.begun = max(channel.messages, default=0)

    @property
    def over(self) -> bool:
        """Whether the game's end can be read in its channel."""
        later = [each for each in self.channel.seen_by(self.person) if each.id > self.begun]
        return any("has won" in each.text for each in later)

    def may(self, label: str) -> bool:
        """Whether the hand has a way to do this: a button, one that names cards, or a menu."""
        assert self.shown
        menus = (each.placeholder for each in self.shown.selects)
        return self.way(label) is not None or f"{label} …" in menus

    def way(self, label: str) -> str | None:
        """The button called *label*, or that and the cards of its move; None where there is none.

        One that makes several moves at once is none.
        """
        assert self.shown
        labels = [each.label for each in self.shown.buttons if not each.disabled]
        named = [each for each in labels if each.startswith(f"{label} ") and " and " not in each]
        return next((each for each in labels if each == label), next(iter(named), None))

    @property
    def plays(self) -> bool:
        """Whether cards can be laid or discarded."""
        return any(map(self.may, ("Meld", "Lay off", "Discard")))

    async def wait_for_end(self) -> None:
        """Nobody may act: then the end must be on its way."""
        await self.person.discord.until(lambda: self.over, "a player on turn, or the end")

    def seen(self, answer: Answer) -> bool:
        """Keep the hand that came as an answer; False where a refusal came instead."""
        message = answer.message
        if message is None or not message.flags & V2:
            return False
        self.shown = message
        return not any(words in message.text for words in MOVED_ON)

    @property
    def ended(self) -> bool:
        """Whether the hand as last seen is that of a game that is over."""
        return self.shown is not None and any(words in self.shown.text for words in OVER)

    def made(self, answer: Answer) -> bool | None:
        """Whether a move was, which is answered so; None where nobody knows.

        A game may be over by it, or have been before it came.
        """
        done = self.seen(answer)
        return None if self.ended else done


class Typist(Hand):
    """Plays by commands, choosing among what autocompletion offers."""

    async def turn(self) -> bool:
        """Collect, meld and lay off what goes, discard."""
        if not self.seen(await self.person.slash("hand", self.channel)):
            return False
        if not self.may("Draw") and not self.plays:
            return False
        if self.may("Draw"):
            await self._collect()
        while self.plays and (await self._meld() or await self._lay_off()):
            pass
        if self.may("Discard"):
            choices = await self._choices("discard", "card")
            await self._do("discard", f"discard {choices[0]}", card=choices[0])
        return True

    async def _choices(self, command: str, option: str, **options: str) -> list[str]:
        offered = await self.person.autocomplete(command, option, "", self.channel, **options)
        return [value for _, value in offered]

    async def _do(self, command: str, line: str, **options: str | int) -> None:
        attempt = self.log.begin(self.seat, line)
        answer = await self.person.slash(command, self.channel, **options)
        attempt.done = self.seen(answer)
        assert attempt.done, f"/{command} {options}: {answer.text}"

    async def _collect(self) -> None:
        if self.random.random() < 0.3:
            cards = await self._choices("draw", "card", **{"from": "pile"})
            if cards:
                options = {"from": "pile", "card": cards[0]}
                await self._do("draw", f"take {cards[0]}", **options)
                return
        await self._do("draw", "draw")

    async def _meld(self) -> bool:
        cards = await self._choices("meld", "cards")
        if cards:
            await self._do("meld", f"meld {cards[0]}", cards=cards[0])
        return bool(cards)

    async def _lay_off(self) -> bool:
        cards = await self._choices("layoff", "card")
        if cards:
            await self._do("layoff", f"add {cards[0]}", card=cards[0])
        return bool(cards)


class Clicker(Hand):
    """Plays by buttons and selects: on the ephemeral hand, or on the one in the DM."""

    def __init__(
        self,
        person: Person,
        channel: Channel,
        seat: int,
        log: Log,
        *,
        in_dm: bool = False,
        seed: int = 1,
    ) -> None:
        super().__init__(person, channel, seat, log, seed)
        self.in_dm = in_dm
        self.refused: set[str] = set()

    async def turn(self) -> bool:
        """Collect, meld and lay off what goes, discard."""
        if not await self._look():
            return False
        if not self.may("Draw") and not self.plays:
            return False
        self.refused.clear()
        if self.may("Draw"):
            await self._collect()
        while self.plays and (await self._meld() or await self._lay_off()):
            pass
        while self.may("Discard"):
            await self._discard()
        return True

    async def _look(self) -> bool:
        """Fetch the present hand, as somebody does who wonders whether it is; False without one."""
        place = self.person.dm if self.in_dm else self.channel
        message = self._newest(place, "More", "My hand")
        if message is None:
            return False
        marks = [select for select in message.selects if select.least == 0]
        if marks:
            self.seen(await self.person.choose(message, marks[0], []))
        elif "More" in {button.label for button in message.buttons}:
            # Where marking would not fit beside what is said ahead.
            self.seen(await self.person.press(message, "More"))
            if self.shown and self.may("Back"):
                self.seen(await self.person.press(self.shown, "Back"))
        else:
            self.seen(await self.person.press(message, "My hand"))
        return self.shown is not None

    def _newest(self, channel: Channel, *labels: str) -> Message | None:
        """The newest message with a button called one of *labels*."""
        found = [
            each
            for each in channel.seen_by(self.person)
            if {button.label for button in each.buttons} & set(labels)
        ]
        return found[-1] if found else None

    @property
    def cards(self) -> list[str]:
        """The cards in the hand, as the menus to mark them show them."""
        assert self.shown
        menus = [each for each in self.shown.selects if "Pick cards" in each.placeholder]
        return [label for each in menus for label, _ in each.options]

    async def _press(self, label: str, move: str) -> bool:
        assert self.shown
        attempt = self.log.begin(self.seat, move)
        attempt.done = self.made(await self.person.press(self.shown, label))
        if attempt.done or self.ended:
            return True
        self.refused.add(move)
        return False

    async def _mark(self, move: str, *cards: str) -> bool:
        """Mark the cards of a move; False where that is refused, as the move would be then.

        Unmarked, its button would ask for the cards and play nothing.
        """
        assert self.shown
        marked = self.seen(await self.person.select(self.shown, *cards, of="Pick cards"))
        if not marked:
            self.refused.add(move)
        return marked

    async def _collect(self) -> None:
        taking = self.way("Take")
        if taking is None or self.random.random() < 0.7:
            await self._press("Draw", "draw")
            return
        assert self.shown
        # A button that names its card takes that one, one that does not asks which.
        _, _, card = taking.partition(" ")
        attempt = self.log.begin(self.seat, f"take {token(card)}" if card else "take")
        self.seen(await self.person.press(self.shown, taking))
        attempt.done = self.plays
        if not attempt.done:
            await self._choose("take {}", "Take the pile")

    async def _choose(self, move: str, hint: str) -> None:
        """Take the first option of the select with this *hint*."""
        assert self.shown
        label = next(each.options[0][0] for each in self.shown.selects if hint in each.placeholder)
        name = token(label) if CARD.fullmatch(label) else label.partition(":")[0]
        attempt = self.log.begin(self.seat, move.format(name))
        attempt.done = self.made(await self.person.select(self.shown, label, of=hint))

    async def _meld(self) -> bool:
        for cards in melds_in(self.cards):
            move = "meld " + " ".join(map(token, cards))
            if move not in self.refused:
                marked = await self._mark(move, *cards)
                return (marked and await self._press("Meld", move)) or await self._meld()
        return False

    async def _lay_off(self) -> bool:
        assert self.shown
        table = [(number, CARD.findall(found)) for number, found in MELD.findall(self.shown.text)]
        for card in self.cards:
            fitting = [number for number, meld in table if fits(card, ["".join(c) for c in meld])]
            move = f"add {token(card)} " + "".join(fitting[:1])
            if not fitting or move in self.refused:
                continue
            if not await self._mark(move, card):
                return await self._lay_off()
            if len(fitting) == 1:
                return await self._press("Lay off", move) or await self._lay_off()
            self.seen(await self.person.press(self.shown, "Lay off"))
            if self.may("Back"):
                await self._choose(f"add {token(card)} {{}}", "Onto which meld")
                return True
        return False

    async def _discard(self) -> None:
        held = sorted(self.cards, key=lambda card: RANKS.index(card[:-1]), reverse=True)
        moves = {card: f"discard {token(card)}" for card in held}
        card = next(each for each in held if moves[each] not in self.refused)
        if await self._mark(moves[card], card):
            await self._press("Discard", moves[card])


async def play(players: Sequence[Typist | Clicker], turns: int = 1000) -> int:
    """Play by turns until the game is over or *turns* were made; how many they were."""
    made = idle = 0
    for player in cycle(players):
        if made == turns or any(each.over for each in players):
            return made
        played = await player.turn()
        made, idle = made + played, 0 if played else idle + 1
        if idle > len(players):
            await player.wait_for_end()
    return made


async def challenge(
    standin: StandIn, challenger: Person, opponent: Person, channel: Channel, **options: Any
) -> Message:
    """Challenge and accept; the table's public message. Goes on where it was interrupted.

    Without *options*, to 500 Rummy that no lucky cards end within a few turns.
    """
    options = options or {"target": LONG}
    for _ in range(5):
        if table := _offering(channel, opponent, "My hand"):
            return table
        if asked := _offering(channel, opponent, "Accept"):
            answer = await opponent.press(asked, "Accept")
            if BUSY not in answer.text:
                await standin.until(lambda: _offering(channel, opponent, "My hand"), "a table")
            continue
        answer = await challenger.slash("challenge", channel, opponent=opponent, **options)
        if BUSY not in answer.text:
            await standin.until(lambda: _offering(channel, opponent, "Accept"), "a challenge")
    raise AssertionError("no game begins")


def _offering(channel: Channel, reader: Person, label: str) -> Message | None:
    """The newest message there with a button called *label*, since the last game's end."""
    for message in reversed(channel.seen_by(reader)):
        labels = {each.label for each in message.buttons}
        if label in labels:
            return message
        if "Rematch" in labels:
            break
    return None
