"""What was tried, and what came of it, to compare with a game's record."""

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

RESIGN = " resign"


@dataclass(eq=False)
class Attempt:
    """A move that was tried at a wall time: *done* is None as long as no answer tells."""

    line: str
    done: bool | None = None
    begun: float = field(default_factory=lambda: time.time())


@dataclass(eq=False)
class Log:
    """Every attempt of all players, in order; *refusals* say what was refused, and how."""

    attempts: list[Attempt] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)

    def begin(self, seat: int, move: str) -> Attempt:
        """Keep an attempt before it is made."""
        self.attempts.append(Attempt(normal(f"{seat} {move}")))
        return self.attempts[-1]

    def differs_from(self, moves: list[str]) -> str:
        """Why *moves*, from the record, cannot come from the attempts; '' if they can.

        What was acknowledged is there once, in its place; what was refused is not; what nobody
        answered may be there or not, in its place or later; and nothing else is there. Who resigns
        waits for no turn, so that their place is between any moves of the others.
        """
        turns = [move for move in moves if not move.endswith(RESIGN)]
        return self._resigned_otherwise(moves) or self._played_otherwise(turns)

    def _resigned_otherwise(self, moves: list[str]) -> str:
        """Why those who have resigned in *moves* are not those who tried to."""
        tried = [each for each in self.attempts if each.line.endswith(RESIGN)]
        made = [move for move in moves if move.endswith(RESIGN)]
        if missing := [each.line for each in tried if each.done and each.line not in made]:
            return f"acknowledged {missing[0]!r} is missing; there is {made}"
        wanted = {each.line for each in tried if each.done is not False}
        unasked = [move for move in made if move not in wanted or made.count(move) > 1]
        return f"nobody asked for {unasked}" if unasked else ""

    def _played_otherwise(self, moves: list[str]) -> str:
        reached = {Reached(0, ())}
        for attempt in self.attempts:
            if attempt.line.endswith(RESIGN) or attempt.done is False:
                continue
            before = {later for each in reached for later in each.with_late(moves)}
            reached = {
                Reached(each.at + 1, each.unanswered)
                for each in before
                if moves[each.at : each.at + 1] == [attempt.line]
            }
            if attempt.done is None:
                reached |= {each.left_open(attempt.line) for each in before}
            if not reached:
                at = min(each.at for each in before)
                return f"acknowledged {attempt.line!r} is missing; there is {moves[at:][:3]}"
        ends = {later.at for each in reached for later in each.with_late(moves)}
        return "" if len(moves) in ends else f"nobody asked for {moves[max(ends) :]}"


@dataclass(frozen=True)
class Reached:
    """How far a record is explained: the moves before *at*, with some attempts *unanswered*.

    These may still be made, each once: the process that has one may have stood still, while
    another went on with the game.
    """

    at: int
    unanswered: tuple[str, ...]

    def left_open(self, line: str) -> "Reached":
        """The same, with one more attempt that nobody answered."""
        return Reached(self.at, tuple(sorted((*self.unanswered, line))))

    def with_late(self, moves: list[str]) -> Iterator["Reached"]:
        """This, and each step further that unanswered attempts explain if they came late."""
        yield self
        line = moves[self.at] if self.at < len(moves) else None
        if line in self.unanswered:
            rest = list(self.unanswered)
            rest.remove(line)
            yield from Reached(self.at + 1, tuple(rest)).with_late(moves)


def normal(line: str) -> str:
    """A move's line as both sides can write it.

    Without its time; a meld's cards in one order and without what a joker stands for; a table of
    tiles without its tiles; gin as the knock that it is.
    """
    seat, action, *cards = re.sub(r" @\S+", "", line).split()
    action = {"gin": "knock"}.get(action, action)
    cards = [re.sub(r"^\*.+", "*", card) for card in cards]
    if action == "meld":
        cards.sort()
    return " ".join([seat, action, *([] if action == "table" else cards)])
