"""People who play any game by what they are shown: buttons that can be pressed, choices offered."""

from sandbox.interactions import Answer
from sandbox.people import Person
from sandbox.world import Channel
from tests.wire.attempts import Attempt, Log
from tests.wire.players import Hand

TURN = frozenset(
    {"Draw", "Take", "Turn over", "Pass", "Big gin", "Knock", "Meld", "Close", "Discard", "Done"}
)
"""What only the player on turn can press."""
TAKING = 0.3
"""How often the pile is taken where nothing forces one to use what lies there."""


class Regular(Hand):
    """Plays by commands and presses; every move is kept in *log* before it is made."""

    def __init__(self, person: Person, channel: Channel, seat: int, log: Log, seed: int) -> None:
        super().__init__(person, channel, seat, log, seed)
        self.takes_pile = True

    def read(self, answer: Answer) -> bool:
        """Whether *answer* is a hand, which is then kept."""
        self.seen(answer)
        return answer.message is not None and self.shown is answer.message

    @property
    def on_turn(self) -> bool:
        """Whether the hand can be played."""
        return any(self.may(label) for label in TURN)

    async def turn(self) -> None:
        """Play as long as it is one's turn."""
        while self.on_turn:
            await (self._arrange() if self._suggest else self._act())

    @property
    def _suggest(self) -> str | None:
        """The button that finds a table, which may say how many tiles are laid there."""
        assert self.shown
        labels = (each.label for each in self.shown.buttons)
        return next((label for label in labels if label.startswith("Suggest")), None)

    # cards

    async def _act(self) -> None:
        if self.may("Big gin"):
            await self._say("knock", "biggin")
        elif self.plays:
            await self._play()
        else:
            await self._collect()

    async def _collect(self) -> None:
        if self.may("Take") and self.takes_pile and self._sometimes(TAKING):
            cards = await self._choices("draw", "card", **{"from": "pile"})
            if cards:
                card = self.random.choice(cards)
                await self._say("draw", f"take {card}", **{"from": "pile"}, card=card)
                return
        if self.may("Draw"):
            by = self._press("Draw", "draw") if self._sometimes(0.5) else self._say("draw", "draw")
            await by
        elif self.may("Turn over"):
            await self._press("Turn over", "turnover", "draw")
        else:
            await self._press("Pass", "pass")

    async def _play(self) -> None:
        """Whatever brings the end of the round nearer."""
        for button, command, word in (
            ("Knock", "knock", "knock"),
            ("Close", "close", "close"),
            ("Swap", "swap", "swap"),
            ("Meld", "meld", "meld"),
            ("Lay off", "layoff", "add"),
            ("Discard", "discard", "discard"),
        ):
            if self.may(button):
                option = "cards" if command == "meld" else "card"
                offered = await self._choices(command, option)
                if offered:
                    value = offered[0] if command != "discard" else self.random.choice(offered)
                    await self._say(command, f"{word} {value}", **{option: value})
                    return
        await self._resign()

    async def _resign(self) -> None:
        """Nothing is offered any more."""
        asked = (await self.person.slash("resign", self.channel)).message
        assert asked
        attempt = self.log.begin(self.seat, "resign")
        answer = await self.person.press(asked, "Yes")
        # Otherwise nobody knows: it may be said in another language.
        attempt.done = "resigned" in answer.text or None

    # tiles

    async def _arrange(self) -> None:
        """Lay what the program suggests, or draw."""
        assert self.shown
        if not self.may("Done") and self._suggest:
            self.read(await self.person.press(self.shown, self._suggest))
        if self.may("Done"):
            await self._press("Done", "table")
        elif self.on_turn:
            label = "Draw" if self.may("Draw") else "Pass"
            await self._press(label, label.lower())

    # one move

    def _sometimes(self, often: float) -> bool:
        return self.random.random() < often

    async def _choices(self, command: str, option: str, **options: str) -> list[str]:
        offered = await self.person.autocomplete(command, option, "", self.channel, **options)
        return [value for _, value in offered]

    async def _say(self, command: str, move: str, **options: str) -> None:
        attempts = [self.log.begin(self.seat, move)]
        self._note(attempts, await self.person.slash(command, self.channel, **options))

    async def _press(self, label: str, *moves: str) -> None:
        assert self.shown
        attempts = [self.log.begin(self.seat, move) for move in moves]
        self._note(attempts, await self.person.press(self.shown, label))

    def _note(self, attempts: list[Attempt], answer: Answer) -> None:
        done = self.made(answer)
        for attempt in attempts:
            attempt.done = done
        if not done and not self.ended:
            self.log.refusals.append(f"{attempts[0].line}: {answer.text}")
            self.shown = None
