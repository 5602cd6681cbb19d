"""Why the strong player makes its moves, as far as that can be told and checked."""

from collections.abc import Callable
from dataclasses import replace

from engine.cards import Card
from engine.legal import legal_discards
from engine.moves import Discard, Move, TakePile
from engine.players import reasons
from engine.players.discards import last
from engine.players.faces import Face, FaceSet, card_of, each, face_of, joined
from engine.players.five_hundred.inputs import use
from engine.players.five_hundred.nearness import completed, near
from engine.players.five_hundred.odds import CLOSE, odds_of
from engine.players.five_hundred.position import Position, position_of
from engine.players.five_hundred.strong import taught
from engine.players.five_hundred.turns import layout_of
from engine.players.whys import Reason, Why
from engine.view import Seen

RICH = 20
"""Points that a take of several cards has to bring to the table at once to be called so rich."""

SAFE, LOWERED = 0.1, 2 / 3
"""Chance of being laid up to which a discard is called safe; and the part that it is less than, of
what it would be if what the other player refused had never been seen."""


def reason(seen: Seen, move: Move) -> Reason:
    """Why the strong level makes *move*; where nothing is special, what holds for every game."""
    own = reasons.first_true(CLAIMS.get(type(move), ()), seen, move)
    return own or reasons.reason(seen, move)


def _brings(seen: Seen, move: TakePile) -> Reason | None:
    """Much can be laid at once with all these cards."""
    taken = reasons.taken(seen, move)
    layout = layout_of(position_of(seen).sight.after_take(len(seen.pile) - len(taken)))
    if len(taken) == 1 or layout is None or layout.points < RICH:
        return None
    return Reason(Why.PILE_BRINGS, points=layout.points)


def _held_back(seen: Seen, move: Discard) -> Reason | None:
    """A meld stays in the hand, to which the other player may have a card."""
    now, gone = position_of(seen), 1 << face_of(move.card)
    layout = layout_of(now.sight)
    for lay in layout.lays if layout else ():
        if lay.onto is None and lay.row.ends & now.sight.unseen and not lay.cards & gone:
            return Reason(Why.HELD_BACK, cards=_cards(lay.cards))
    return None


def _spares(seen: Seen, move: Discard) -> Reason | None:
    """Another card stays since the other player has taken what it fits."""
    now, gone = position_of(seen), 1 << face_of(move.card)
    held, shown = near(now.sight.hand), near(now.known)
    collected = completed(shown, shown) & ~completed(held, held)
    kept = collected & now.sight.hand
    return Reason(Why.SPARES, cards=_cards(kept)) if kept and not gone & collected else None


def _odds(seen: Seen, move: Discard) -> Reason | None:
    """What the other player refused shows that the card is unlikely to be laid."""
    now, face = position_of(seen), face_of(move.card)
    refused = now.refused & joined(CLOSE[face])
    if not refused:
        return None
    unaware = replace(now, thrown=0, sight=replace(now.sight, pile=()))
    chance = laid_next(now, face)
    if chance > SAFE or chance >= LOWERED * laid_next(unaware, face):
        return None
    return Reason(Why.ODDS, cards=_cards(refused), points=round(100 * chance))


def laid_next(now: Position, face: Face) -> float:
    """The chance that the other player can lay this card next, if it is discarded."""
    ends = joined(row.ends for row in now.sight.table)
    return use(face, odds_of(now, taught().odds), ends, now.sight.piled)


def _awaits(seen: Seen, move: Discard) -> Reason | None:
    """No other discard leaves as many unseen cards that would make a meld with the hand."""
    now = position_of(seen)
    found = {one.card: awaited(now, one.card) for one in legal_discards(seen)}
    best = found.pop(move.card)
    if any(other.bit_count() >= best.bit_count() for other in found.values()):
        return None
    return Reason(Why.AWAITS, cards=_cards(best), points=best.bit_count())


def awaited(now: Position, gone: Card) -> FaceSet:
    """The unseen cards that would make a meld with two of the hand when *gone* has left it."""
    held = near(now.sight.hand & ~(1 << face_of(gone)))
    return completed(held, held) & now.sight.unseen


def _cards(faces: FaceSet) -> tuple[Card, ...]:
    return tuple(map(card_of, each(faces)))


CLAIMS: dict[type[Move], tuple[Callable[..., Reason | None], ...]] = {
    TakePile: (_brings,),
    Discard: (last, _spares, _odds, _held_back, _awaits),
}
"""The claims on each kind of move, the most telling first."""
