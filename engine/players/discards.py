"""What can be said for a discard."""

from engine.arrange.deadwood import deadwood
from engine.arrange.naturals import melds_within
from engine.cards import JOKER, Card
from engine.legal import legal_discards
from engine.melds import Kind, fits, new_meld
from engine.moves import Discard, Knock
from engine.players.whys import Reason, Why
from engine.plays import without
from engine.ranking import is_close
from engine.state import State
from engine.view import Seen


def near(card: Card, other: Card) -> bool:
    """Whether two cards are of one suit or of one rank; a joker is near to none."""
    return card != JOKER and (card.suit == other.suit or card.rank == other.rank)


def is_meld(seen: State, cards: tuple[Card, ...]) -> bool:
    """Whether *cards* are a meld in this game."""
    return new_meld(0, 0, cards, seen.melding) is not None


def last(seen: Seen, _: Discard) -> Reason | None:
    """Nothing is held then."""
    return Reason(Why.OUT) if len(seen.hand) == 1 else None


def least_deadwood(seen: Seen, move: Discard) -> Reason | None:
    """In gin the hand is left best."""
    if Knock not in seen.variant.plays[seen.phase]:
        return None
    left = {one.card: deadwood(without(seen.hand, [one.card])) for one in legal_discards(seen)}
    points = left[move.card]
    return Reason(Why.DEADWOOD, points=points) if points == min(left.values()) else None


def twin(seen: Seen, move: Discard) -> Reason | None:
    """The reason that another copy of the card stays in the hand."""
    return Reason(Why.TWIN) if seen.hand.count(move.card) > 1 else None


def dead(seen: Seen, move: Discard) -> Reason | None:
    """The reason that no card can follow: where all others are is known from the one pack."""
    runs = {meld.cards[0].suit for meld in seen.melds if meld.kind is Kind.RUN}
    if JOKER in seen.variant.pack or move.card.suit in runs or _fits_on_table(seen, move.card):
        return None
    lying = {card for meld in seen.melds for card in meld.cards}
    free = set(seen.variant.pack).difference(lying, without(seen.hand, [move.card]))
    close = [card for card in free if near(card, move.card)]
    melds = (meld for meld in melds_within(close) if move.card in meld and is_meld(seen, meld))
    return None if any(melds) else Reason(Why.DEAD)


def lonely(seen: Seen, move: Discard) -> Reason | None:
    """The reason that the card belongs to no other card."""
    if not _is_lonely(seen, move.card):
        return None
    points = _points(seen, move.card)
    others = (one.card for one in legal_discards(seen) if _is_lonely(seen, one.card))
    is_highest = all(_points(seen, card) <= points for card in others)
    return Reason(Why.LONELY_HIGHEST if is_highest else Why.LONELY, points=points)


def _is_lonely(seen: State, card: Card) -> bool:
    """Whether no card of the hand could lie in a meld of three with it, and no meld takes it."""
    if card == JOKER or _fits_on_table(seen, card):
        return False
    others = (other for other in seen.hand if other not in (card, JOKER))
    fits = (card.rank == other.rank or is_close(card, other, seen.melding) for other in others)
    return not any(fits)


def _fits_on_table(seen: State, card: Card) -> bool:
    return any(fits(meld, card, seen.melding) for meld in seen.melds)


def _points(seen: State, card: Card) -> int:
    return seen.variant.values.by_rank[card.rank]


def highest(seen: Seen, move: Discard) -> Reason | None:
    """Nothing else costs more."""
    points = _points(seen, move.card)
    if any(_points(seen, one.card) > points for one in legal_discards(seen)):
        return None
    return Reason(Why.HIGHEST, points=points)


def unwanted(seen: Seen, move: Discard) -> Reason | None:
    """Nobody can lay it off."""
    if not seen.melds or _fits_on_table(seen, move.card):
        return None
    return Reason(Why.UNWANTED)


DISCARD_CLAIMS = (last, least_deadwood, twin, dead, lonely, highest, unwanted)
"""The claims on a discard, the most telling first."""
