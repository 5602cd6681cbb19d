"""A beginner, in any game of drawing, melding and discarding: goes by what is legal now.

It overlooks cards to take and melds to lay, and throws away what it could still use.
"""

from random import Random

from engine.cards import Card
from engine.game import play
from engine.legal import legal_discards, legal_layoffs, legal_melds, legal_takes
from engine.moves import DrawStock, LayMeld, LayOff, Move, TakePile
from engine.state import Phase, State
from engine.view import Seen

SEES_TAKE = 0.6
"""Chance of noticing that something could be taken from the pile and laid at once."""

SEES_LAY = 0.5
"""Chance of noticing, move by move, that something can be laid."""

TIDY = 2
"""The discard is any one of the better half of the hand: one part in so many."""


def choose(seen: Seen, random: Random) -> Move:
    """What a beginner does next."""
    if seen.phase is Phase.DRAW:
        return _collect(seen, random)
    lays, discards = _lays(seen), legal_discards(seen)
    if lays and (not discards or random.random() < SEES_LAY):
        return _needed(seen, lays)
    return random.choice(discards[: 1 + len(discards) // TIDY])


def _collect(seen: Seen, random: Random) -> Move:
    """Something from the pile, if it is noticed to be of use, or else the stock."""
    takes = [take for take in legal_takes(seen) if random.random() < SEES_TAKE]
    return next((take for take in takes if _of_use(seen, take)), DrawStock())


def _of_use(seen: Seen, take: TakePile) -> bool:
    """Whether the deepest card taken could be laid at once."""
    after = play(seen, seen.acting, take)
    return any(take.card in _cards(lay) for lay in _lays(after))


def _lays(state: State) -> tuple[LayMeld | LayOff, ...]:
    """All that can be laid, the best first: melds before lay-offs."""
    return (*legal_melds(state), *legal_layoffs(state))


def _needed(seen: State, lays: tuple[LayMeld | LayOff, ...]) -> LayMeld | LayOff:
    """The best of *lays*, if possible one with the card that has to be laid."""
    owed = seen.turn.must_meld
    return next((lay for lay in lays if owed in _cards(lay)), lays[0])


def _cards(lay: LayMeld | LayOff) -> list[Card]:
    laid = lay.cards if isinstance(lay, LayMeld) else (lay.card,)
    return [each.card for each in laid]
