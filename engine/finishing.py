"""Whether a turn with duties can be finished, and how it is finished with the fewest actions.

Exact. What a hand can be split into answers it at once, but for swaps: each gives the hand a
joker more and a card less. Whatever is to be swapped once the seat has opened can be swapped before
anything else is laid, and a lay-off on a meld of this turn is a larger meld.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import count

from engine.arrange.hands import best_split
from engine.arrange.namings import namings
from engine.arrange.pieces import Piece, Pieces
from engine.cards import JOKER, Card
from engine.duties import Lay, has_begun, has_opened, initial_points, laid, owed
from engine.errors import Refusal
from engine.melds import Meld
from engine.moves import LayMeld, LayOff
from engine.plays import may_discard
from engine.scoring import laid_points
from engine.state import State
from engine.swapping import plans, swaps

Way = tuple[Lay, ...]


def can_finish(state: State) -> bool:
    """Whether some sequence of legal actions ends the turn, always with a discard."""
    if not _owes(state):
        return bool(_discards(state))
    if any(card not in state.hand for card in owed(state)):
        return False
    return _can_pay(state) if has_opened(state) else _can_open(state)


def _owes(state: State) -> bool:
    return has_begun(state) or bool(owed(state))


def _discards(state: State) -> set[Card]:
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
        discards=_discards(state),
    )
    return split is not None or any(can_finish(after) for after in _less_simply(state))


def _less_simply(state: State) -> Iterator[State]:
    """The states after a further swap, or a joker on a meld where only some of those owed may lie.

    That is one that is new since one swap and not since another.
    """
    for move in swaps(state):
        yield laid(state, move)
    oldest, newest = min(state.turn.swapped, default=0), max(state.turn.swapped, default=0)
    for piece in _pieces(state, state.melds[oldest:newest]):
        if piece.onto and JOKER in _cards(piece):
            yield _after(state, _moves(piece))


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
        discards=_discards(state),
    )
    if split is not None and sum(map(counts, split.pieces)) >= missing:
        return True
    return bool(cards) and _can_open_and_swap(state)


def _can_open_and_swap(state: State) -> bool:
    """Whether a card that is owed can be laid by the help of a joker got after the initial meld."""
    doubtful = False
    for way in plans(state):
        if any(not _owes(after) and _discards(after) for after in _tried(state, way)):
            return True
        doubtful = True
    return doubtful and any(can_finish(_after(state, way)) for way in _openings(state))


def _openings(state: State, actions: int | None = None) -> Iterator[Way]:
    """What can be laid as a part of the initial meld, jokers in every place that they can have.

    With so many *actions* left, what the points could be reached with; other duties aside.
    """
    own = [state.melds[number - 1] for number in state.turn.melds]
    pieces, least = list(_pieces(state, own)), 0
    if actions is not None:
        most = max((piece.points for piece in pieces), default=0)
        least = state.opening.minimum - initial_points(state) - most * (actions - 1)
    for piece in pieces:
        if piece.points >= least and piece.onto is None:
            yield from ((LayMeld(cards),) for cards in namings(piece.cards, state.melding))
        elif piece.points >= least:
            yield _moves(piece)


def _pieces(state: State, melds: tuple[Meld, ...] | list[Meld]) -> Iterator[Piece]:
    """All that can be laid at once, as a new meld or on one of *melds*."""
    return iter(Pieces(state.hand, state.melding, state.variant.values, melds))


def _cards(piece: Piece) -> list[Card]:
    return [each.card for each in piece.cards]


def _moves(piece: Piece) -> Way:
    """The actions that lay *piece*."""
    if piece.onto is None:
        return (LayMeld(piece.cards),)
    return tuple(LayOff(each, piece.onto) for each in piece.cards)


def _after(state: State, way: Way) -> State:
    for move in way:
        state = laid(state, move)
    return state


def fewest(state: State) -> tuple[Way, State]:
    """What has to be laid before the turn can end, in the way that the rules prefer, and then.

    That is the one with the fewest actions; of these with the most points, then of the highest
    ranks, then of the first suits of s h d c, then on the melds with the lowest numbers.
    """
    tries = (list(_ways(state, actions)) for actions in count())
    return min(next(filter(None, tries)), key=lambda way: _preference(state, *way))


def _ways(state: State, actions: int) -> Iterator[tuple[Way, State]]:
    """Every way to pay all duties with so many *actions*, and the state after it."""
    if not _owes(state):
        if not actions and _discards(state):
            yield (), state
        return
    for way in _useful(state, actions) if actions else ():
        for after in _tried(state, way) if len(way) <= actions else ():
            yield from ((way + rest, end) for rest, end in _ways(after, actions - len(way)))


def _tried(state: State, way: Way) -> Iterator[State]:
    """The state after *way*, if that is allowed."""
    with suppress(Refusal):
        yield _after(state, way)


def _useful(state: State, actions: int) -> Iterator[Way]:
    """What can be of use to a seat with duties that has so many *actions* left."""
    if not has_opened(state):
        yield from _openings(state, actions)
        return
    cards = set(owed(state))
    yield from (_moves(piece) for piece in _pieces(state, state.melds) if cards & {*_cards(piece)})
    yield from ((swap,) for swap in swaps(state))


def _preference(state: State, way: Way, after: State) -> tuple[object, ...]:
    """The order among ways of as many actions, the best first; what counts most is laid first."""
    numbers = sorted(0 if isinstance(move, LayMeld) else move.meld for move in way)
    steps, before = [], state
    for move in way:
        step = laid(before, move)
        steps.append(_laid_between(before, step))
        before = step
    jokers = state.hand.count(JOKER) - after.hand.count(JOKER)
    return *_laid_between(state, after), jokers, numbers, steps


def _laid_between(before: State, after: State) -> tuple[int, list[int], list[int]]:
    """The points, ranks and suits of what has been laid, so that the better comes first."""
    seat = before.acting - 1
    points = laid_points(after)[seat] - laid_points(before)[seat]
    naturals = Counter(card for card in before.hand if card != JOKER) - Counter(after.hand)
    jokers = Counter(_jokers(after)) - Counter(_jokers(before))
    shown = sorted((naturals + jokers).elements(), key=lambda card: (-card.rank, card.suit))
    return -points, [-card.rank for card in shown], [card.suit for card in shown]


def _jokers(state: State) -> Iterator[Card]:
    """What the jokers on the table stand for; of an ambiguous one the suit comes last."""
    for meld in state.melds:
        for card, meaning in zip(meld.cards, meld.stands_for, strict=True):
            if card == JOKER:
                yield meaning if meaning != JOKER else Card(JOKER.suit, meld.stands_for[0].rank)
