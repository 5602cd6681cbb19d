"""What can become of a meld on the table: lay-offs, and jokers swapped where they may be."""

import pytest

from engine.arrange.onto import Hand
from engine.cards import JOKER, parse_card
from engine.melds import new_meld
from engine.moves import Laid
from engine.options import rules_from
from engine.variants import VARIANTS

VARIANT = VARIANTS["rummy-51"]
MELDING = VARIANT.melding(rules_from(VARIANT, {}))
CARDS = ("6h", "9h")
SIX, NINE = 1, 2
"""Their bits."""


def hand() -> Hand:
    """Seat 1 with the card that a joker stands for, and one that prolongs its run."""
    bits = tuple((parse_card(card), bit) for card, bit in zip(CARDS, (SIX, NINE), strict=True))
    return Hand(1, bits, 0, 0, MELDING, VARIANT.values)


@pytest.mark.parametrize(("swaps", "gained"), [(True, {0, 1}), (False, {0})])
def test_jokers_are_swapped_only_where_they_may_be(swaps: bool, gained: set[int]) -> None:
    """A run 🃏6♥ 7♥ 8♥ takes the 9♥ in any case, and the 6♥ for its joker if that is allowed."""
    cards = [Laid(JOKER, parse_card("6h")), *(Laid(parse_card(card)) for card in ("7h", "8h"))]
    meld = new_meld(1, 2, cards, MELDING)
    assert meld is not None
    ways = hand().onto(meld, early=False, swaps=swaps)
    assert {way.gained for way in ways} == gained
    assert any(way.lays == NINE for way in ways)
    assert any(way.puts == SIX for way in ways) == swaps
