"""How true the hands by DM are of people who play in the channel.

What such a hand shows is compared with what was played: it is true once it shows the last move that
changed it, or claims nothing, and says "Your turn" falsely from the press that ended the turn on.
"""

import time
from dataclasses import dataclass, field

from sandbox.limits import V2
from sandbox.world import Message

YOUR_TURN = "Your turn"


@dataclass(eq=False)
class Mirror:
    """A hand by DM that nobody looks at; moments are those of `time.monotonic()`, in seconds."""

    step: int = 0
    """What it has to show at least."""
    may_say_turn: bool = True
    shown: int = 0
    says_turn: bool = False
    parked: bool = False
    false_since: float | None = None
    wrong_since: float | None = None
    false: float = 0.0
    """The seconds for which it was not true."""
    wrong: list[float] = field(default_factory=list)
    """How long it said each time that it was its reader's turn."""

    def see(self, message: Message, step: int) -> None:
        """It has changed, and shows *step*."""
        if not message.flags & V2:
            return
        self.shown, self.says_turn = step, YOUR_TURN in message.text
        self.parked = not step
        self._judge()

    def changes(self, step: int, *, is_turn: bool) -> None:
        """From now on it has to show *step*."""
        self.step, self.may_say_turn = step, is_turn
        self._judge()

    def _judge(self) -> None:
        now = time.monotonic()
        is_false = self.shown < self.step and not self.parked
        is_wrong = self.says_turn and not self.may_say_turn
        if self.false_since is not None and not is_false:
            self.false += now - self.false_since
        self.false_since = (self.false_since or now) if is_false else None
        if self.wrong_since is not None and not is_wrong:
            self.wrong.append(now - self.wrong_since)
        self.wrong_since = (self.wrong_since or now) if is_wrong else None

    def end(self) -> None:
        """Nobody plays any more: what is false now was so until this moment."""
        now = time.monotonic()
        self.false += now - self.false_since if self.false_since is not None else 0.0
        if self.wrong_since is not None:
            self.wrong.append(now - self.wrong_since)
        self.false_since = self.wrong_since = None
