"""Opening first and swapping then: how a card from the pile could be laid with jokers of the table.

Swaps come after the initial meld, so their jokers do not count for it. The plans made here are few
and need not succeed; but where there is none, nothing else would.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import combinations

from engine.arrange.hands import best_split
from engine.arrange.pieces import Piece
from engine.cards import ACE, JOKER
from engine.duties import Lay, initial_points, laid, owed
from engine.errors import Refusal
from engine.melds import swapped
from engine.moves import Laid, LayMeld, LayOff, SwapJoker
from engine.plays import may_discard
from engine.state import State

Cards = tuple[Laid, ...]


def swaps(state: State) -> Iterator[SwapJoker]:
    """Every swap that the hand allows, once the seat has opened."""
    for meld in state.melds if state.opening.swaps else ():
        for card in sorted(set(state.hand)) if JOKER in meld.cards else ():
            if swapped(meld, card, state.acting) is not None:
                yield SwapJoker(card, meld.id)


def plans(state: State) -> Iterator[tuple[Lay, ...]]:
    """Ways to make the initial meld, to swap, and to lay all that is owed then, the simpler first.

    For each choice of jokers to swap, the split that would be worth most before the swaps.
    """
    missing = state.opening.minimum - initial_points(state)
    possible = list(swaps(state)) if _most(state) >= missing else []
    for number in range(1, len(possible) + 1):
        for some in combinations(possible, number):
            for after in _swapped(state, some):
                parts = _best_parts(state, after)
                if sum(_worth(state, piece) for piece, _ in parts) >= missing:
                    yield _in_order(state, parts, some)


def _most(state: State) -> int:
    """The most that can be laid as initial meld, whatever is owed."""
    own = [state.melds[number - 1] for number in state.turn.melds]
    split = best_split(state.hand, state.melding, state.variant.values, melds=own)
    return split.points if split else 0


def _swapped(state: State, some: tuple[SwapJoker, ...]) -> Iterator[State]:
    """The state if the seat had opened and swapped already, where it can."""
    after = replace(state, opened=state.opened | {state.acting})
    with suppress(Refusal):
        for move in some:
            after = laid(after, move)
        if set(owed(after)) <= set(after.hand):
            yield after


def _best_parts(state: State, after: State) -> list[tuple[Piece, Cards]]:
    """The best split *after* swaps: each piece, with what can be laid of it before them."""
    split = best_split(
        after.hand,
        after.melding,
        after.variant.values,
        worth=lambda piece: _worth(state, piece),
        melds=after.melds,
        owed=owed(after),
        discards={card for card in after.hand if may_discard(after, card)},
    )
    return [(piece, _part(state, piece)) for piece in split.pieces] if split else []


def _part(state: State, piece: Piece) -> Cards:
    """The best that can be laid of *piece* with jokers of the hand: a meld, or nothing."""
    jokers = _jokers(piece.cards)
    if piece.onto is not None or not jokers:
        return piece.cards if piece.onto in (None, *state.turn.melds) else ()
    own = min(state.hand.count(JOKER), jokers - _helps(state, piece))
    if own == jokers:
        return piece.cards
    parts = [part for part in _parts(piece.cards) if _jokers(part) <= own]
    return max(parts, key=lambda part: _points(state, piece, part), default=())


def _helps(state: State, piece: Piece) -> bool:
    """Whether *piece* lays the only card owed, so that a swapped joker has to be in it."""
    card = state.turn.must_meld
    return (
        card is not None
        and card != JOKER
        and state.hand.count(card) == 1
        and any(each.card == card for each in piece.cards)
    )


def _jokers(cards: Cards) -> int:
    return sum(card == JOKER for card, _ in cards)


def _parts(cards: Cards) -> Iterator[Cards]:
    """What could be laid first of a new meld: three of its cards or more that are a meld."""
    for size in range(3, len(cards) + 1):
        for start in range(len(cards) - size + 1):
            part = cards[start : start + size]
            if 2 * _jokers(part) <= size:
                yield part


NEVER = -1000
"""The worth of what could be laid without any swap."""


def _worth(state: State, piece: Piece) -> int:
    """What *piece* counts for the initial meld."""
    if _helps(state, piece) and not _jokers(piece.cards):
        return NEVER
    return _points(state, piece, _part(state, piece))


def _points(state: State, piece: Piece, part: Cards) -> int:
    """What a part of *piece* counts."""
    if not part or len(part) == len(piece.cards):
        return piece.points if part else 0
    values = state.variant.values
    ranks = [(each.stands_for or each.card).rank for each in part]
    if ranks[:2] == [ACE, ACE + 1]:
        return values.low_ace + sum(values.by_rank[rank] for rank in ranks[1:])
    return sum(values.by_rank[rank or ranks[0]] for rank in ranks)


def _in_order(
    state: State, parts: list[tuple[Piece, Cards]], some: tuple[SwapJoker, ...]
) -> tuple[Lay, ...]:
    """The parts that come first, the swaps, and the rest."""
    first: list[Lay] = []
    then: list[Lay] = []
    number = len(state.melds)
    for piece, part in parts:
        if piece.onto is not None:
            moves = first if part else then
            moves += [LayOff(each, piece.onto) for each in piece.cards]
        elif part:
            number += 1
            first.append(LayMeld(part))
            then += [LayOff(each, number) for each in _outward(piece.cards, part)]
        else:
            then.append(LayMeld(piece.cards))
    return *first, *some, *then


def _outward(cards: Cards, part: Cards) -> Cards:
    """The rest of *cards*, in an order in which one after the other fits *part*."""
    size = len(part)
    start = next(i for i in range(len(cards)) if cards[i : i + size] == part)
    return *cards[start + size :], *reversed(cards[:start])
