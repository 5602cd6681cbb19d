"""Decisions that may have cost points: those that the strong level would have made otherwise."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import dropwhile, takewhile
from random import Random

from engine.cards import Seat
from engine.game import play
from engine.moves import Flag, Move, Resign
from engine.players import Level, choose, mind_of
from engine.review.continuing import LONG, moved, to_the_end, turns_on, usual_player
from engine.review.redealing import redeal
from engine.review.walking import Step
from engine.review.worth import Losses, Reckoning, reckoning
from engine.state import State
from engine.view import Seen, seen_by

SCREENED = 8
"""Samples at most that the strong level takes while it looks for decisions to judge."""

ONE_PACK = 52
"""Cards of one pack."""

FAR = 3
"""Turns after which a decision in a long round is judged. Of 31 decisions of an easy player at
Rummy 51 the losses came to 85 ± 32 points by then, to 115 ± 60 at the end, which took twice as
long."""

Played = Callable[[State, Random, "Suspect"], float]
"""How a position that such a decision has led to is played on, and what it comes to."""

NO_CHOICES = (Resign, Flag)
"""Moves that no other could have been made for."""


@dataclass(slots=True)
class Suspect(Losses):
    """A decision with a move that may have been better, by pairs of continuations."""

    step: Step
    better: Move
    reckoned: Reckoning
    """For whom it is looked at, who need not be the seat that decided."""

    def look(self, count: int, random: Random, played: Played) -> None:
        """Play so many more pairs."""
        self.losses.extend(self._loss(random.getrandbits(64), played) for _ in range(count))

    def _loss(self, seed: int, played: Played) -> float:
        """What the better move brings more, all that is left to chance being the same."""
        dealt = redeal(self.seen, Random(seed))
        better, made = (
            played(moved(dealt, self.step.seat, move), Random(seed), self)
            for move in (self.better, self.step.move)
        )
        return better - made

    @property
    def seen(self) -> Seen:
        """What the seat saw."""
        return seen_by(self.step.before, self.step.seat)


def two_turns_on(state: State, random: Random, of: Suspect) -> float:
    """What the round promises when the seat has played once more and is to play again.

    By then it has made up for what can be made up for, as by throwing a card a turn later.
    """
    return turns_on(state, random, of.reckoned, of.step.seat, 2, *usual_player(state))


def at_last(state: State, random: Random, of: Suspect) -> float:
    """What the round comes to, or promises some turns later where it is long."""
    if is_long(state):
        return turns_on(state, random, of.reckoned, of.step.seat, FAR, *usual_player(state))
    return to_the_end(state, random, of.reckoned, LONG, *usual_player(state))


def is_long(state: State) -> bool:
    """Whether a round takes so long that its end tells little of one decision."""
    return len(state.variant.pack) > ONE_PACK and not state.variant.tiles


def suspects(
    steps: Sequence[Step], seat: Seat, random: Random, reader: Seat | None = None
) -> list[Suspect]:
    """The decisions of *seat* that the strong level would have made otherwise, to some effect.

    They are reckoned for *reader*, while that one plays too: for *seat* itself where None is given.
    """
    reader = reader or seat
    found = (
        (step, _strong(step, random))
        for step in steps
        if step.seat == seat
        and reader in step.before.playing
        and not isinstance(step.move, NO_CHOICES)
    )
    return [
        Suspect(step, better, reckoning(step.before, reader))
        for step, better in found
        if better != step.move and not _same(step, better) and not _made_later(step, better, steps)
    ]


def _strong(step: Step, random: Random) -> Move:
    """What the strong level would have done."""
    seen = seen_by(step.before, step.seat)
    samples = mind_of(seen.variant).samples.get(Level.STRONG, 0)
    return choose(seen, Random(random.getrandbits(64)), Level.STRONG, min(samples, SCREENED))


def _same(step: Step, move: Move) -> bool:
    """Whether *move* leaves the seat, the pile and the turn as the move made did."""
    return _left(play(step.before, step.seat, move), step.seat) == _left(step.after, step.seat)


def _left(state: State, seat: Seat) -> object:
    """What tells a move from another: that cards lie elsewhere on the table does not."""
    scores = [result.scores for result in state.results]
    return state.hand_of(seat), state.pile, state.stock, state.phase, state.to_act, scores


def _made_later(step: Step, move: Move, steps: Sequence[Step]) -> bool:
    """Whether the seat made *move* in the same turn, only later."""
    after = dropwhile(lambda other: other.number <= step.number, steps)
    turn = takewhile(lambda later: later.seat == step.seat, after)
    return any(later.move == move for later in turn)
