"""What has to be laid before a turn can end, in the way that the rules want it of the game.

It acts so for a player out of time: with the fewest actions, then the most points, and so on.
"""

from collections.abc import Iterator, Sequence
from itertools import count

from engine.arrange.pieces import Piece, Pieces
from engine.arrange.plans import shortest_plans
from engine.arrange.shortest import shortest_splits
from engine.cards import JOKER, Card
from engine.melds import Meld
from engine.moves import LayMeld
from engine.opening import ordering
from engine.opening.duties import has_opened, owed, swaps
from engine.opening.finishing import choices_of, discards, missing, owes, own_melds
from engine.plays import without
from engine.state import State


def fewest(state: State) -> tuple[ordering.Way, State]:
    """What has to be laid before the turn can end, in the way that the rules prefer, and then.

    That is the one with the fewest actions; of these with the most points, then of the highest
    ranks, then of the first suits of s h d c, then with fewer jokers, then on the melds with the
    lowest numbers.
    """
    if not owes(state):
        return (), state
    ways = _at_once(state)
    if not ways or len(ways[0]) > 1:
        ways = _less_simply(state, len(ways[0]) if ways else None) or ways
    found = [(way, after) for way in ways for after in ordering.tried(state, way)]
    return min(found, key=lambda way: _preference(state, *way))


def _at_once(state: State) -> list[ordering.Way]:
    """The ways without swaps that have the fewest actions, and of these count most."""
    if has_opened(state):
        newest = max(state.turn.swapped, default=0)
        return _shortest(state, state.hand, state.melds[newest:], owed(state), 0)
    own, least = own_melds(state), missing(state)
    ways = _shortest(state, state.hand, own, owed(state), least)
    for late in _late(state):
        rest = without(state.hand, (card for card, _ in late.cards))
        ways += [way + ordering.moves(late) for way in _shortest(state, rest, own, (), least)]
    shortest = min(map(len, ways), default=0)
    return [way for way in ways if len(way) == shortest]


def _late(state: State) -> Iterator[Piece]:
    """What can be laid off with the card owed on melds that have to wait for the initial meld."""
    others = [meld for meld in state.melds if meld.id not in state.turn.melds]
    for piece in ordering.pieces_of(state, others) if owed(state) else ():
        if piece.onto and any(card == state.turn.must_meld for card, _ in piece.cards):
            yield piece


def _shortest(
    state: State,
    hand: tuple[Card, ...],
    melds: Sequence[Meld],
    cards: tuple[Card, ...],
    least: int,
) -> list[ordering.Way]:
    """The shortest ways to lay *cards*, and *least* points, on *melds* and as new ones."""
    found = shortest_splits(
        Pieces(hand, state.melding, state.variant.values, melds),
        owed=cards,
        discards=discards(state),
        least=least,
    )
    # New melds come before lay-offs, and what counts most before the rest.
    splits = (sorted(some, key=lambda p: (p.onto or 0, -p.points, _looks(p))) for some in found)
    return [tuple(move for piece in some for move in ordering.moves(piece)) for some in splits]


def _looks(piece: Piece) -> tuple[list[int], list[int]]:
    """Ranks, the higher first, and then suits of the cards of *piece*."""
    meant = sorted((named or card for card, named in piece.cards), key=lambda c: (-c.rank, c.suit))
    return [-card.rank for card in meant], [card.suit for card in meant]


def _less_simply(state: State, limit: int | None) -> list[ordering.Way]:
    """The shortest ways if jokers are swapped, or not all have the same choice of melds."""
    if next(swaps(state), None) is None and len(set(state.turn.swapped)) < 2:
        return []
    numbers = count(1) if limit is None else range(1, limit + 1)
    actions, plans = shortest_plans(choices_of(state), numbers)
    orders = (ordering.best_order(state, plan, actions) for plan in plans)
    found = sorted(orders, key=lambda order: _place(state, order, actions))
    return [tuple(move for way in order for move in way) for order in found]


def _place(state: State, order: tuple[ordering.Way, ...], actions: int) -> list[int]:
    """Where *order* would come if everything was tried in turn."""
    places = []
    for way in order:
        places.append(list(ordering.useful(state, actions, alone=True)).index(way))
        state, actions = next(ordering.tried(state, way)), actions - len(way)
    return places


def _preference(state: State, way: ordering.Way, after: State) -> tuple[object, ...]:
    """The order among ways of as many actions, the best first; what counts most is laid first."""
    numbers = sorted(0 if isinstance(move, LayMeld) else move.meld for move in way)
    jokers = state.hand.count(JOKER) - after.hand.count(JOKER)
    return (
        *ordering.laid_between(state, after),
        jokers,
        numbers,
        list(ordering.looks_of(state, way)),
    )
