"""What the strong computer would do, the same for the same sight.

Where it knows a game only as a beginner does, it looks at everything here, and throws nothing away
that could still be of use.
"""

from random import Random
from typing import Any

from engine.arrange.deadwood import deadwood
from engine.game import play
from engine.legal import legal_discards, legal_takes
from engine.moves import Discard, Knock, Move, TakePile
from engine.players import choose, mind_of, plain, strongest
from engine.players.reasons import completed, reason
from engine.players.whys import Reason
from engine.state import Phase, State, Variant
from engine.view import Seen

SEED = 0
"""Where the chances of a hint begin: the same position has the same hint."""


class Attentive(Random):
    """No chance: everything is noticed, and the first of all choices is taken."""

    def random(self) -> float:
        """Less than any chance."""
        return 0.0

    def choice(self, choices: Any) -> Any:
        """The first."""
        return choices[0]


def advised(seen: Seen) -> tuple[Move, Reason]:
    """The best move that the computer knows for the seat to act, and why it is."""
    move = advise(seen)
    return move, mind_of(seen.variant).reason(seen, move)


def advise(seen: Seen) -> Move:
    """The same move without its reason."""
    if _is_trained(seen.variant):
        return choose(seen, Random(SEED), strongest(seen.variant))
    move = plain.choose(seen, Attentive(0))
    if seen.phase in (Phase.DRAW, Phase.UPCARD):
        return _wanted(seen) or move
    if isinstance(move, Discard) and Knock in seen.variant.plays[seen.phase]:
        return min(legal_discards(seen), key=lambda one: _left(seen, one))
    return move


def _is_trained(variant: Variant) -> bool:
    """Whether the strong computer plays a game better than an attentive beginner."""
    mind = mind_of(variant)
    has_own = mind.version > 1 or mind.reason is not reason
    return has_own or variant.tiles or variant.planned


def _wanted(seen: Seen) -> TakePile | None:
    """A card of the pile that completes a meld; in gin one that leaves less deadwood."""
    for take in legal_takes(seen):
        if take.card is None or not completed(seen, take):
            continue
        after = play(seen, seen.acting, take)
        if Knock not in after.variant.plays[after.phase]:
            return take
        if min(_left(after, one) for one in legal_discards(after)) < deadwood(seen.hand):
            return take
    return None


def _left(seen: State, move: Discard) -> int:
    """The deadwood after a discard."""
    hand = list(seen.hand)
    hand.remove(move.card)
    return deadwood(hand)
