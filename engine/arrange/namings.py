"""The places that jokers can have in a new meld."""

from collections.abc import Iterator, Sequence

from engine.cards import ACE, JOKER, KING
from engine.melds import ACE_HIGH, Kind, Melding, Reading, cards_from, read
from engine.moves import Laid


def namings(cards: Sequence[Laid], melding: Melding) -> Iterator[tuple[Laid, ...]]:
    """The ways to lay a meld of *cards*: with no joker named, then those that differ from it.

    In a group nothing is named: that would only make fewer swaps possible.
    """
    return (laid for laid, _ in readings(cards, melding))


def readings(
    cards: Sequence[Laid], melding: Melding
) -> Iterator[tuple[tuple[Laid, ...], Reading | None]]:
    """The ways to name the jokers of *cards*, with how these are read then; None for no meld."""
    bare = tuple([Laid(card) for card, _ in cards])
    usual = read(bare, melding)
    yield bare, usual
    if usual is None or usual.kind is Kind.GROUP or JOKER not in usual.cards:
        return
    naturals = {card for card, _ in bare} - {JOKER}
    suit = usual.stands_for[0].suit
    top = ACE_HIGH if melding.ace_high else KING
    # An ace may lie at either end.
    places = [card.rank for card in naturals if card.rank != ACE]
    first = max(ACE, max(places, default=ACE) - len(bare) + 1)
    last = min(top - len(bare) + 1, min(places, default=top))
    for low in range(first, last + 1):
        meant = cards_from(suit, low, len(bare))
        if naturals < set(meant) and meant != usual.stands_for:
            shown = tuple([card if card in naturals else JOKER for card in meant])
            yield (
                tuple([Laid(c) if c in naturals else Laid(JOKER, c) for c in meant]),
                Reading(Kind.RUN, shown, meant),
            )
