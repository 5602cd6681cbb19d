"""A whole turn, decided by a judge of hands: what to collect, lay and throw."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.arrange.hands import Split
from engine.cards import JOKER, Card
from engine.legal import is_legal
from engine.moves import Close, Discard, DrawStock, Move, TakePile
from engine.opening.duties import has_opened
from engine.opening.finishing import discards, owes
from engine.opening.overdue import fewest
from engine.players.opening.judging import PATIENCE, Judge, Weights
from engine.players.opening.laying import Lay, beginning, most_laid, useful_swap, ways
from engine.players.opening.looks import Look, look_of, openings
from engine.state import Phase
from engine.view import Seen

FLUSH = 12
"""Cards of one suit with which a hand can be closed."""


def choose(seen: Seen, weights: Weights) -> Move:
    """The next move of the seat to act."""
    judge = Judge(weights, look_of(seen))
    if seen.phase is Phase.DRAW:
        return collect(seen, judge)
    if seen.phase is Phase.PLAY:
        move = close(seen) or lay(seen, judge)
        if move is not None:
            return move
    return throw(seen, judge)


def collect(seen: Seen, judge: Judge) -> Move:
    """The top of the pile, where it is worth more than a card of the stock may be."""
    if not seen.stock:
        return TakePile(seen.pile[-1])
    if seen.pile and wants(seen, judge):
        take = TakePile(seen.pile[-1])
        return take if is_legal(seen, take) else DrawStock()
    return DrawStock()


def wants(seen: Seen, judge: Judge) -> bool:
    """Whether the top of the pile lets more be laid, opens, or betters the hand enough."""
    top = seen.pile[-1]
    if has_opened(seen):
        return lays_more(seen, top)
    if opens_better(seen, judge.look, top):
        return True
    return not bound(seen) and gain(seen, judge) > PATIENCE


def opens_better(seen: Seen, look: Look, top: Card) -> bool:
    """Whether the hand opens with *top*, and with more points than without it."""
    now, more = (
        openings(hand, look.melding, look.values).without(None)[0]
        for hand in (seen.hand, (*seen.hand, top))
    )
    return more >= look.need and more > now


def bound(seen: Seen) -> bool:
    """Whether a card taken before the opening has to be laid at once."""
    return getattr(seen.rules, "pile_before_initial_meld", "free") == "only-if-melded"


def gain(seen: Seen, judge: Judge) -> float:
    """What the hand is worth more with the top of the pile, something else being thrown."""
    hand = (*seen.hand, seen.pile[-1])
    return judge.throws(hand, seen.hand)[0].value - judge.worth(seen.hand)


def lays_more(seen: Seen, card: Card) -> bool:
    """Whether fewer cards are left with *card*, of which one is thrown."""
    more = most_laid(seen, (*seen.hand, card), set(seen.hand))
    now = most_laid(seen, seen.hand)
    assert now is not None
    return more is not None and len(more.left) <= len(now.left)


def close(seen: Seen) -> Move | None:
    """Twelve cards of one suit, in Žolíky."""
    if Close not in seen.variant.plays[seen.phase] or len(seen.hand) != FLUSH + 1:
        return None
    suits = [card.suit for card in seen.hand]
    odd = [card for card in seen.hand if card != JOKER and suits.count(card.suit) < FLUSH // 2]
    closes = map(Close, odd or (seen.hand[0],)) if len(odd) < 2 else ()
    return next((move for move in closes if is_legal(seen, move)), None)


def lay(seen: Seen, judge: Judge) -> Lay | None:
    """The next thing to lay; None where the turn is better ended."""
    move = None if seen.turn.swapped else _laid(seen, judge, ways(seen))
    if move is None and owes(seen):
        return fewest(seen)[0][0]
    return move or useful_swap(seen)


def _laid(seen: Seen, judge: Judge, found: Sequence[Split]) -> Lay | None:
    """The first move of the best of some ways, that is of one that goes out if there is any."""
    out = [way for way in found if len(way.left) == 1]
    return beginning(seen, out[0] if out else best_way(seen, judge, found)) if found else None


def best_way(seen: Seen, judge: Judge, found: Sequence[Split]) -> Split:
    """The way after which most can be expected; to lay nothing, or not all, may be one."""
    if has_opened(seen) and not owes(seen):
        found = [*found, *held_back(seen, found)]
    if len(found) == 1:
        return found[0]
    opened = Judge(judge.weights, replace(judge.look, opened=True))
    return max(found, key=lambda way: _after(seen, opened, way))


def held_back(seen: Seen, found: Sequence[Split]) -> Iterator[Split]:
    """The ways that lay nothing, or one piece less.

    Who has taken the top of the pile lays something: else cards could go round for ever.
    """
    if not seen.turn.taken:
        yield Split((), seen.hand)
    for way in found:
        for piece in way.pieces if len(way.pieces) > 1 else ():
            kept = (card for card, _ in piece.cards)
            others = tuple(other for other in way.pieces if other is not piece)
            yield Split(others, tuple(sorted((*way.left, *kept))))


def _after(seen: Seen, judge: Judge, way: Split) -> float:
    left = way.left
    if not has_opened(seen):
        rest = most_laid(seen, left, set(left))
        left = rest.left if rest else left
    return judge.throws(left, [card for card in left if card in discards(seen)] or left)[0].value


def throw(seen: Seen, judge: Judge) -> Discard:
    """The card after which most can be expected."""
    allowed = [card for card in seen.hand if card in discards(seen)]
    return Discard(judge.throws(seen.hand, allowed)[0].card)
