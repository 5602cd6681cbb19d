"""A decision of somebody's own that cost points, as a puzzle: what else could they have done?"""

from collections.abc import Sequence
from random import Random

from engine.legal import legal_moves
from engine.moves import Move
from engine.players.whys import Why
from engine.puzzles.puzzle import Choice, Proof, Puzzle
from engine.review.continuing import moved, to_the_end, usual_player
from engine.review.redealing import redeal
from engine.review.told import LEAST
from engine.review.worth import Losses, Reckoning, reckoning
from engine.view import Seen

MOST = 5
"""Moves that are compared with the better one, beside that which was made."""

DEALS, FAR = 24, 12
"""Deals on which each of them is compared, and the moves for which each is played on."""


def puzzle_of(seen: Seen, better: Move, played: Choice, why: Why, seed: str) -> Puzzle:
    """The puzzle of a decision: the *better* move, what was *played*, and what is surely worse.

    Moves that may be as good as the better one are no choices.
    """
    others = [move for move in legal_moves(seen) if move not in (better, *played.moves)]
    worse = surely_worse(seen, better, promising(seen, others, seed), seed)
    return Puzzle(
        record="",
        seat=seen.acting,
        choices=(Choice((better,)), played, *worse),
        way=(better,),
        proof=Proof.SAMPLED,
        why=why,
        ease=0.0,
    )


def promising(seen: Seen, others: Sequence[Move], seed: str) -> list[Move]:
    """Those of the *others* that promise most at once: these one would think of."""
    reckoned, dealt = reckoning(seen, seen.acting), redeal(seen, Random(seed))

    def promise(move: Move) -> float:
        return reckoned.worth(moved(dealt, dealt.acting, move))

    return sorted(others, key=promise, reverse=True)[:MOST]


def surely_worse(seen: Seen, better: Move, others: Sequence[Move], seed: str) -> list[Choice]:
    """Those of the *others* that surely bring less, by what they lose."""
    reckoned, losses = reckoning(seen, seen.acting), [Losses() for _ in others]
    for number in range(DEALS):
        best = value(seen, better, reckoned, f"{seed} {number}")
        for other, lost in zip(others, losses, strict=True):
            lost.losses.append(best - value(seen, other, reckoned, f"{seed} {number}"))
    found = [
        Choice((other,), lost.mean, lost.error)
        for other, lost in zip(others, losses, strict=True)
        if lost.is_sure(LEAST)
    ]
    return sorted(found, key=lambda choice: choice.loss)


def value(seen: Seen, move: Move, reckoned: Reckoning, seed: str) -> float:
    """What a move brings on the deal that follows from *seed*, played on as a review does."""
    dealt = redeal(seen, Random(seed))
    after = moved(dealt, dealt.acting, move)
    return to_the_end(after, Random(seed), reckoned, FAR, *usual_player(dealt))
