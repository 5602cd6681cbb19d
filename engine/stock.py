"""The stock used up in the middle of a round, and made again from the pile."""

from engine.cards import Card
from engine.changing import replace
from engine.moves import Reshuffle
from engine.scoring import end_without_score
from engine.state import State

STALEMATE = 5
"""The time that the stock is used up in one round with which nobody wins it any more."""


def begin_turn(state: State) -> State:
    """Let the rules make a new stock where a turn begins with an empty one.

    Counted only where there had been cards in it; the fifth time the round is a stalemate.
    """
    if state.stock:
        return state
    refills = state.refills
    if refills.filled:
        refills = replace(refills, used_up=refills.used_up + 1, filled=False)
        if refills.used_up == STALEMATE:
            return end_without_score(replace(state, refills=refills), "stalemate")
    return state.variant.refill(replace(state, refills=refills))


def to_shuffle(state: State, cards: tuple[Card, ...]) -> State:
    """Let the dealer shuffle *cards*, all of the pile or all but its top, into a new stock."""
    return replace(state, refills=replace(state.refills, due=cards))


def reshuffle(state: State, move: Reshuffle) -> State:
    """Make the stock that is due; raises ValueError where the order has other cards."""
    refills = state.refills
    if sorted(move.order) != sorted(refills.due):
        raise ValueError("a shuffle takes exactly the cards that are due")
    turned_up = len(refills.due) == len(state.pile)
    pile = move.order[:1] if turned_up else state.pile[-1:]
    shuffles = refills.shuffles + 1
    after = replace(state, refills=replace(refills, shuffles=shuffles, due=()))
    return filled(replace(after, pile=pile), move.order[turned_up:])


def filled(state: State, cards: tuple[Card, ...]) -> State:
    """Put *cards* under the stock."""
    refills = replace(state.refills, filled=state.refills.filled or bool(cards))
    return replace(state, stock=state.stock + cards, refills=refills)
