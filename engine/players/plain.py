"""A beginner, in any card game: goes by what is legal now.

It overlooks cards to take and melds to lay, and throws away what it could still use.
"""

from collections.abc import Iterator
from itertools import chain
from random import Random

from engine import legal, moves
from engine.arrange.knocking import best_melds
from engine.game import play
from engine.state import Phase, State
from engine.view import Seen

SEES_TAKE = 0.6
"""Chance of noticing that something could be taken from the pile and laid at once."""

SEES_LAY = 0.5
"""Chance of noticing, move by move, that something can be laid."""

TIDY = 2
"""The discard is any one of the better half of the hand: one part in so many."""

COLLECTS = (moves.DrawStock(), moves.Pass(), moves.TurnOver(), moves.TakePile())
"""What begins a turn, where nothing of use lies on the pile."""


def choose(seen: Seen, random: Random) -> moves.Move:
    """What a beginner does next."""
    if seen.phase in (Phase.UPCARD, Phase.DRAW):
        return _collect(seen, random)
    ends = _ends(seen)
    if ends:
        return ends[0]
    lay, discards = _lay(seen), legal.legal_discards(seen)
    if lay and (not discards or random.random() < SEES_LAY):
        return lay
    if not discards:
        return legal.legal_swaps(seen)[0]
    return random.choice(discards[: 1 + len(discards) // TIDY])


def _ends(seen: Seen) -> tuple[moves.Move, ...]:
    """What ends the round at once in games that are not played by laying cards."""
    big = (moves.BigGin(),) if legal.is_legal(seen, moves.BigGin()) else ()
    return (*big, *legal.legal_knocks(seen), *legal.legal_closes(seen))


def _collect(seen: Seen, random: Random) -> moves.Move:
    """Something from the pile, if it is noticed to be of use, or else the stock."""
    takes = [take for take in legal.legal_takes(seen) if random.random() < SEES_TAKE]
    usual = (move for move in COLLECTS if legal.is_legal(seen, move))
    return next((take for take in takes if _of_use(seen, take)), None) or next(usual)


def _of_use(seen: Seen, take: moves.TakePile) -> bool:
    """Whether the deepest card taken could be laid at once, or would lie in a meld."""
    after = play(seen, seen.acting, take)
    if moves.Knock in after.variant.plays[after.phase]:
        return any(take.card in meld for meld in best_melds(after.hand))
    melds = (meld for meld, _ in legal.held_melds(after))
    lays: Iterator[moves.LayMeld | moves.LayOff] = chain(melds, legal.possible_layoffs(after))
    return any(legal.is_legal(after, lay) for lay in lays if take.card in moves.cards_in(lay))


def _lay(seen: State) -> moves.LayMeld | moves.LayOff | None:
    """The best that can be laid, melds before lay-offs; if possible with the card that is owed."""
    owed = seen.turn.must_meld
    melds = [meld for meld, _ in legal.possible_melds(seen)]
    lays: list[moves.LayMeld | moves.LayOff] = [*melds, *legal.possible_layoffs(seen)]
    lays.sort(key=lambda lay: owed not in moves.cards_in(lay))
    return next((lay for lay in lays if legal.is_legal(seen, lay)), None)
