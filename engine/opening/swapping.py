"""The jokers of the table that a hand could be swapped for."""

from collections.abc import Iterator

from engine.cards import JOKER
from engine.melds import swapped
from engine.moves import SwapJoker
from engine.state import State


def swaps(state: State) -> Iterator[SwapJoker]:
    """Every swap that the hand allows, once the seat has opened."""
    for meld in state.melds if state.opening.swaps else ():
        for card in sorted(set(state.hand)) if JOKER in meld.cards else ():
            if swapped(meld, card, state.acting) is not None:
                yield SwapJoker(card, meld.id)
