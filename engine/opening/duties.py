"""What a seat owes before its turn can end, and how laying cards pays it.

The initial meld, a card taken from the pile only to be laid, and jokers that came from the table:
what Rummy 51 and Žolíky share.
"""

from collections.abc import Iterable, Iterator

from engine.cards import JOKER, Card
from engine.changing import replace
from engine.errors import JokerNotReplaceable, MustMeldJoker
from engine.melds import card_points, swapped
from engine.moves import LayMeld, LayOff, SwapJoker
from engine.plays import lay_meld, lay_off, swap
from engine.state import State, Turn

Lay = LayMeld | LayOff | SwapJoker


def laid(state: State, move: Lay) -> State:
    """The state after *move*, whether or not the turn can be finished after it.

    Raises what `lay_meld`, `lay_off` and `swap` do, JokerNotReplaceable where the rules allow no
    swap, and MustMeldJoker for a swapped joker on a meld that was there before.
    """
    if isinstance(move, SwapJoker):
        return _swapped(state, move)
    if isinstance(move, LayMeld):
        after = lay_meld(state, move)
        return _paid(after, len(after.melds), (each.card for each in move.cards))
    opened = has_opened(state) or move.meld in state.turn.melds
    return _paid(lay_off(state, move, opened=opened), move.meld, [move.card.card])


def swaps(state: State) -> Iterator[SwapJoker]:
    """Every swap for a joker of the table that the hand allows, once the seat has opened."""
    for meld in state.melds if state.opening.swaps else ():
        for card in sorted(set(state.hand)) if JOKER in meld.cards else ():
            if swapped(meld, card, state.acting) is not None:
                yield SwapJoker(card, meld.id)


def _swapped(state: State, move: SwapJoker) -> State:
    opening = state.opening
    above = len(state.melds) if opening.new_melds else 0
    after = swap(state, move, opened=has_opened(state), above=above)
    if not opening.swaps:
        raise JokerNotReplaceable(None, move.meld)
    return after


def _paid(state: State, number: int, cards: Iterable[Card]) -> State:
    """The duties that *cards*, now in meld *number*, have fulfilled."""
    turn = state.turn
    for card in cards:
        turn = _less(turn, number, card)
    if state.hand.count(JOKER) < len(turn.swapped):
        raise MustMeldJoker
    return _opened(replace(state, turn=turn))


def _less(turn: Turn, number: int, card: Card) -> Turn:
    """*turn* without the duty that *card* in meld *number* fulfils; swapped jokers come first.

    Of several swapped jokers it counts as the one with the least choice of melds.
    """
    above = [each for each in turn.swapped if each < number] if card == JOKER else []
    if above:
        left = list(turn.swapped)
        left.remove(max(above))
        return replace(turn, swapped=tuple(left))
    return replace(turn, must_meld=None) if card == turn.must_meld else turn


def _opened(state: State) -> State:
    """The seat has opened as soon as the points lie there."""
    if has_opened(state) or initial_points(state) < state.opening.minimum:
        return state
    turn = replace(state.turn, opening=True)
    return replace(state, opened=state.opened | {state.acting}, turn=turn)


def has_opened(state: State) -> bool:
    """Whether the seat to act has made its initial meld."""
    return state.acting in state.opened


def initial_points(state: State) -> int:
    """What the melds of this turn are worth."""
    melds = (state.melds[number - 1] for number in state.turn.melds)
    return sum(sum(card_points(meld, state.variant.values)) for meld in melds)


def has_begun(state: State) -> bool:
    """Whether a part of the initial meld lies there, and the rest has to follow."""
    return bool(state.turn.melds) and not has_opened(state)


def owed(state: State) -> tuple[Card, ...]:
    """The cards that have to be laid before the turn can end."""
    card = state.turn.must_meld
    return (JOKER,) * len(state.turn.swapped) + (() if card is None else (card,))
