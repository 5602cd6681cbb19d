"""What has to be laid before a turn can end, in the way that the rules want it of the game.

It acts so for a player out of time: with the fewest actions, then the most points, and so on.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count

from engine.arrange.pieces import Piece, Pieces
from engine.arrange.shortest import shortest_splits
from engine.cards import JOKER, Card
from engine.duties import has_opened, initial_points, laid, owed
from engine.finishing import Way, discards, moves, openings, owes, pieces_of, tried
from engine.melds import Meld
from engine.moves import LayMeld
from engine.plays import without
from engine.scoring import laid_points
from engine.state import State
from engine.swapping import swaps


def fewest(state: State) -> tuple[Way, State]:
    """What has to be laid before the turn can end, in the way that the rules prefer, and then.

    That is the one with the fewest actions; of these with the most points, then of the highest
    ranks, then of the first suits of s h d c, then with fewer jokers, then on the melds with the
    lowest numbers.
    """
    if not owes(state):
        return (), state
    ways = [(way, after) for way in _at_once(state) for after in tried(state, way)]
    if not ways or len(ways[0][0]) > 1:
        ways = _less_simply(state, len(ways[0][0]) if ways else None) or ways
    return min(ways, key=lambda way: _preference(state, *way))


def _at_once(state: State) -> list[Way]:
    """The ways without swaps that have the fewest actions, and of these count most."""
    if has_opened(state):
        newest = max(state.turn.swapped, default=0)
        return _shortest(state, state.hand, state.melds[newest:], owed(state), 0)
    own = [state.melds[number - 1] for number in state.turn.melds]
    missing = state.opening.minimum - initial_points(state)
    ways = _shortest(state, state.hand, own, owed(state), missing)
    for late in _late(state):
        rest = without(state.hand, (card for card, _ in late.cards))
        ways += [way + moves(late) for way in _shortest(state, rest, own, (), missing)]
    shortest = min(map(len, ways), default=0)
    return [way for way in ways if len(way) == shortest]


def _late(state: State) -> Iterator[Piece]:
    """What can be laid off with the card owed on melds that have to wait for the initial meld."""
    others = [meld for meld in state.melds if meld.id not in state.turn.melds]
    for piece in pieces_of(state, others) if owed(state) else ():
        if piece.onto and any(card == state.turn.must_meld for card, _ in piece.cards):
            yield piece


def _shortest(
    state: State,
    hand: tuple[Card, ...],
    melds: Sequence[Meld],
    cards: tuple[Card, ...],
    least: int,
) -> list[Way]:
    """The shortest ways to lay *cards*, and *least* points, on *melds* and as new ones."""
    found = shortest_splits(
        Pieces(hand, state.melding, state.variant.values, melds),
        owed=cards,
        discards=discards(state),
        least=least,
    )
    return [_in_order(split) for split in found]


def _in_order(split: Sequence[Piece]) -> Way:
    """The actions of a split: new melds before lay-offs, and what counts most before the rest."""
    pieces = sorted(split, key=lambda piece: (piece.onto or 0, -piece.points, _looks(piece)))
    return tuple(move for piece in pieces for move in moves(piece))


def _looks(piece: Piece) -> tuple[list[int], list[int]]:
    """Ranks, the higher first, and then suits of the cards of *piece*."""
    meant = sorted((named or card for card, named in piece.cards), key=lambda c: (-c.rank, c.suit))
    return [-card.rank for card in meant], [card.suit for card in meant]


def _less_simply(state: State, limit: int | None) -> list[tuple[Way, State]]:
    """The shortest ways if jokers are swapped, or not all have the same choice of melds."""
    if next(swaps(state), None) is None and len(set(state.turn.swapped)) < 2:
        return []
    numbers = count(1) if limit is None else range(1, limit + 1)
    return next(filter(None, (list(_ways(state, number)) for number in numbers)), [])


def _ways(state: State, actions: int) -> Iterator[tuple[Way, State]]:
    """Every way to pay all duties with so many *actions*, and the state after it."""
    if not owes(state):
        if not actions and discards(state):
            yield (), state
        return
    for way in _useful(state, actions) if actions else ():
        for after in tried(state, way) if len(way) <= actions else ():
            yield from ((way + rest, end) for rest, end in _ways(after, actions - len(way)))


def _useful(state: State, actions: int) -> Iterator[Way]:
    """What can be of use to a seat with duties that has so many *actions* left."""
    if not has_opened(state):
        yield from openings(state, actions)
        return
    cards = set(owed(state))
    for piece in pieces_of(state, state.melds):
        if cards & {card for card, _ in piece.cards}:
            yield moves(piece)
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
