"""The decisions of a seat that surely cost points, as far as it could have known better.

Every decision is first compared with what the strong level would have done. Where that is another
move, both are played on from the same positions, in which the cards that the seat could not see are
dealt anew; those that seem to cost most are looked at longest. What a decision costs is told from
positions that had no part in choosing it: else the largest of many chances would be taken for a
fault.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev

from engine.cards import Seat
from engine.game import play
from engine.moves import Move
from engine.players import Level, choose, mind_of
from engine.record.lines import write_move
from engine.review.continuing import continued, one_turn_on
from engine.review.redealing import redeal
from engine.review.told import Judged
from engine.review.walking import Step
from engine.review.worth import Reckoning, reckoning
from engine.state import State
from engine.view import Seen, seen_by

TOLD = 3
"""Decisions that are told at most."""

LEAST = 1.0
"""Points that a decision has to cost to be told."""

SURE = 2.0
"""Standard errors that the loss has to be greater than."""

GLANCES = 3
"""Redeals by which the decisions are put in order before any continuation is played."""

SCREENED = 8
"""Samples that the strong level takes while it looks for decisions to judge."""

HALVINGS = ((8, 0.25), (4, 0.25))
"""How many of the decisions go on, and the part of all samples that they share in each stage."""

Played = Callable[[State, Random, Reckoning], float]
"""How a position is played on, and what it comes to."""


@dataclass(slots=True)
class Suspect:
    """A decision with a move that may have been better."""

    step: Step
    better: Move
    reckoned: Reckoning
    losses: list[float] = field(default_factory=list)
    """By pair of continuations: what the move made brought less than the better one."""

    def add(self, count: int, random: Random, played: Played) -> None:
        """Play so many more pairs."""
        self.losses.extend(self.loss(random.getrandbits(64), played) for _ in range(count))

    def loss(self, seed: int, played: Played) -> float:
        """What the better move brings more, all that is left to chance being the same."""
        dealt = redeal(self.seen, Random(seed))
        better, made = (
            played(play(dealt, self.step.seat, move), Random(seed), self.reckoned)
            for move in (self.better, self.step.move)
        )
        return better - made

    @property
    def seen(self) -> Seen:
        """What the seat saw."""
        return seen_by(self.step.before, self.step.seat)

    @property
    def mean(self) -> float:
        """The loss by all pairs."""
        return fmean(self.losses)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return stdev(self.losses) / sqrt(len(self.losses)) if len(self.losses) > 1 else inf


def judged_of(
    steps: Sequence[Step],
    seat: Seat,
    random: Random,
    samples: int,
    done: Callable[[float], None],
) -> Iterator[Judged]:
    """The decisions of *seat* that cost most, where that is sure; *done* hears the part done."""
    found = suspects(steps, seat, random)
    for each in found:
        each.add(GLANCES, random, one_turn_on)
    done(0.2)
    found = narrowed(found, random, samples, done)
    sure = [each for each in found if each.mean > max(LEAST, SURE * each.error)]
    for each in sorted(sure, key=lambda one: one.mean, reverse=True)[:TOLD]:
        yield _told(each)
    done(1.0)


def narrowed(
    found: list[Suspect], random: Random, samples: int, done: Callable[[float], None]
) -> list[Suspect]:
    """The suspects worth telling of, their losses estimated once more on fresh positions."""
    for number, (most, part) in enumerate(HALVINGS, 1):
        found = _worst(found, most)
        for each in found:
            each.add(int(samples * part / most), random, continued)
        done(0.2 + 0.2 * number)
    found = _worst(found, TOLD)
    for each in found:
        each.losses.clear()
        each.add(int(samples * 0.5 / TOLD), random, continued)
    return found


def _worst(found: list[Suspect], most: int) -> list[Suspect]:
    """Those of *found* that seem to cost most."""
    return sorted(found, key=lambda each: each.mean, reverse=True)[:most]


def suspects(steps: Sequence[Step], seat: Seat, random: Random) -> list[Suspect]:
    """The decisions of *seat* that the strong level would have made otherwise."""
    return [
        Suspect(step, better, reckoning(step.before, seat))
        for step in steps
        if step.is_decision_of(seat)
        for better in [_better(step, random)]
        if better != step.move and not _same(step, better) and not _made_later(step, better, steps)
    ]


def _better(step: Step, random: Random) -> Move:
    """What the strong level would have done."""
    seen = seen_by(step.before, step.seat)
    strong = mind_of(seen.variant).samples.get(Level.STRONG, 0)
    return choose(seen, Random(random.getrandbits(64)), Level.STRONG, min(strong, SCREENED))


def _same(step: Step, move: Move) -> bool:
    """Whether *move* leaves the seat, the pile and the turn as the move made did."""
    other = play(step.before, step.seat, move)
    return _left(other, step.seat) == _left(step.after, step.seat)


def _left(state: State, seat: Seat) -> object:
    """What tells a move from another: cards laid elsewhere on the table do not."""
    scored = state.results[-1].scores if state.results else ()
    return state.hand_of(seat), state.pile, state.stock, state.phase, state.to_act, scored


def _made_later(step: Step, move: Move, steps: Sequence[Step]) -> bool:
    """Whether the seat made *move* in the same turn, only later."""
    for later in steps[step.number + 1 :]:
        if later.seat != step.seat:
            return False
        if later.move == move:
            return True
    return False


def _told(found: Suspect) -> Judged:
    step, seen = found.step, found.seen
    tiles = seen.variant.tiles
    return Judged(
        step.number,
        step.before.round,
        write_move(step.seat, step.move, tiles=tiles),
        write_move(step.seat, found.better, tiles=tiles),
        found.mean,
        found.error,
        mind_of(seen.variant).reason(seen, found.better),
    )
