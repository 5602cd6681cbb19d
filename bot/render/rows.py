"""Rows of tiles that are no meld, and why."""

from collections.abc import Sequence

from engine.cards import JOKER, Card


def why_no_meld(cards: Sequence[Card]) -> str:
    """The key of the sentence that says why *cards* are no meld of tiles."""
    tiles = [card for card in cards if card != JOKER]
    if len(cards) < 3:
        return "row-short"
    if not tiles:
        return "row-jokers"
    if len({tile.rank for tile in tiles}) == 1:
        return (
            "row-large" if len(cards) > 4 and len(set(tiles)) == len(tiles) else "row-colour-twice"
        )
    if len({tile.suit for tile in tiles}) > 1:
        return "row-mixed"
    return "row-gap" if len(set(tiles)) == len(tiles) else "row-number-twice"
