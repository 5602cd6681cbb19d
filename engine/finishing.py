"""Whether a turn with duties can be finished.

Exact. What a hand can be split into answers it at once, but for swaps: each gives the hand a
joker more and a card less. Whatever is to be swapped once the seat has opened can be swapped before
anything else is laid, and a lay-off on a meld of this turn is a larger meld.
"""

from collections.abc import Iterator
from contextlib import suppress

from engine.arrange.hands import best_split
from engine.arrange.namings import namings
from engine.arrange.pieces import Piece, Pieces
from engine.cards import JOKER, Card
from engine.duties import Lay, has_begun, has_opened, initial_points, laid, owed
from engine.errors import Refusal
from engine.melds import Meld
from engine.moves import LayMeld, LayOff
from engine.plays import may_discard
from engine.state import State
from engine.swapping import plans, swaps

Way = tuple[Lay, ...]


def can_finish(state: State) -> bool:
    """Whether some sequence of legal actions ends the turn, always with a discard."""
    if not owes(state):
        return bool(discards(state))
    if any(card not in state.hand for card in owed(state)):
        return False
    return _can_pay(state) if has_opened(state) else _can_open(state)


def owes(state: State) -> bool:
    return has_begun(state) or bool(owed(state))


def discards(state: State) -> set[Card]:
    """The cards of the hand that may be discarded when nothing is owed any more."""
    return {card for card in state.hand if may_discard(state, card)}


def _can_pay(state: State) -> bool:
    """Whether a seat that has opened can lay what it owes and still discard."""
    cards = owed(state)
    if len(state.hand) <= len(cards):
        return False
    newest = max(state.turn.swapped, default=0)
    split = best_split(
        state.hand,
        state.melding,
        state.variant.values,
        melds=state.melds[newest:],
        owed=cards,
        discards=discards(state),
    )
    return split is not None or any(can_finish(after) for after in _less_simply(state))


def _less_simply(state: State) -> Iterator[State]:
    """The states after a further swap, or a joker on a meld where only some of those owed may lie.

    That is one that is new since one swap and not since another.
    """
    for move in swaps(state):
        yield laid(state, move)
    oldest, newest = min(state.turn.swapped, default=0), max(state.turn.swapped, default=0)
    for piece in pieces_of(state, state.melds[oldest:newest]):
        if piece.onto and JOKER in _cards(piece):
            yield _after(state, moves(piece))


def _can_open(state: State) -> bool:
    """Whether the initial meld can be made, what is owed laid with it or after it."""
    cards, missing = owed(state), state.opening.minimum - initial_points(state)
    own = [state.melds[number - 1] for number in state.turn.melds]

    def counts(piece: Piece) -> int:
        """Towards the initial meld."""
        return piece.points if piece.onto in (None, *state.turn.melds) else 0

    split = best_split(
        state.hand,
        state.melding,
        state.variant.values,
        worth=counts,
        melds=state.melds if cards else own,
        owed=cards,
        discards=discards(state),
    )
    if split is not None and sum(map(counts, split.pieces)) >= missing:
        return True
    return bool(cards) and _can_open_and_swap(state)


def _can_open_and_swap(state: State) -> bool:
    """Whether a card that is owed can be laid by the help of a joker got after the initial meld."""
    doubtful = False
    for way in plans(state):
        if any(not owes(after) and discards(after) for after in tried(state, way)):
            return True
        doubtful = True
    return doubtful and any(can_finish(_after(state, way)) for way in openings(state))


def openings(state: State, actions: int | None = None) -> Iterator[Way]:
    """What can be laid as a part of the initial meld, jokers in every place that they can have.

    With so many *actions* left, what the points could be reached with; other duties aside.
    """
    own = [state.melds[number - 1] for number in state.turn.melds]
    pieces, least = list(pieces_of(state, own)), 0
    if actions is not None:
        most = max((piece.points for piece in pieces), default=0)
        least = state.opening.minimum - initial_points(state) - most * (actions - 1)
    for piece in pieces:
        if piece.points >= least and piece.onto is None:
            yield from ((LayMeld(cards),) for cards in namings(piece.cards, state.melding))
        elif piece.points >= least:
            yield moves(piece)


def pieces_of(state: State, melds: tuple[Meld, ...] | list[Meld]) -> Iterator[Piece]:
    """All that can be laid at once, as a new meld or on one of *melds*."""
    return iter(Pieces(state.hand, state.melding, state.variant.values, melds))


def _cards(piece: Piece) -> list[Card]:
    return [each.card for each in piece.cards]


def moves(piece: Piece) -> Way:
    """The actions that lay *piece*."""
    if piece.onto is None:
        return (LayMeld(piece.cards),)
    return tuple(LayOff(each, piece.onto) for each in piece.cards)


def _after(state: State, way: Way) -> State:
    for move in way:
        state = laid(state, move)
    return state


def tried(state: State, way: Way) -> Iterator[State]:
    """The state after *way*, if that is allowed."""
    with suppress(Refusal):
        yield _after(state, way)
