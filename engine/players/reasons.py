"""Why a move is good: for each kind of move some claims, of which the first true one is told.

A claim follows from what the seat may see, and never says more than that.
"""

from collections.abc import Callable, Iterable

from engine import moves
from engine.arrange.deadwood import deadwood
from engine.arrange.knocking import best_melds
from engine.arrange.naturals import melds_within
from engine.arranged import played
from engine.cards import Card
from engine.game import play
from engine.legal import legal_layoffs, legal_moves, legal_takes
from engine.opening.duties import has_opened, initial_points
from engine.players.discards import DISCARD_CLAIMS, is_meld, near
from engine.players.whys import Reason, Why
from engine.plays import without
from engine.scoring import laid_points
from engine.state import Phase, State
from engine.view import Seen


def reason(seen: Seen, move: moves.Move) -> Reason:
    """Why the seat to act should make *move*, which is legal; of tiles the one that is advised."""
    return first_true(CLAIMS.get(type(move), ()), seen, move) or Reason(Why.WEIGHED)


def first_true(claims: Iterable[Callable[..., Reason | None]], *about: object) -> Reason | None:
    """What the first of some *claims* says that is true of what is given; None: none is."""
    return next((found for claim in claims if (found := claim(*about))), None)


def _only(seen: Seen, move: moves.Move) -> Reason | None:
    return Reason(Why.ONLY) if legal_moves(seen) == (move,) else None


def _nothing_helps(seen: Seen, _: moves.Move) -> Reason | None:
    takes = legal_takes(seen)
    helps = any(completed(seen, take) or _fitting(seen, take) for take in takes)
    return Reason(Why.NOTHING_HELPS) if takes and not helps else None


def taken(seen: State, take: moves.TakePile) -> tuple[Card, ...]:
    """The cards that *take* brings, the deepest first."""
    if take.card is None:
        return seen.pile[-1:]
    depth = seen.pile[::-1].index(take.card) + 1
    return seen.pile[-depth:]


def completed(seen: State, take: moves.TakePile) -> tuple[Card, ...]:
    """The best meld that the deepest card taken makes with the hand; empty where it makes none."""
    new = taken(seen, take)
    if moves.Knock in seen.variant.plays[Phase.PLAY]:
        found = [meld for meld in best_melds((*seen.hand, *new)) if new[0] in meld]
    else:
        close = [card for card in (*seen.hand, *new) if near(card, new[0])]
        found = [meld for meld in melds_within(close) if new[0] in meld and is_meld(seen, meld)]
    return max(found, key=seen.variant.values.of, default=())


def _fitting(seen: Seen, take: moves.TakePile) -> int:
    """The number of a meld that takes the deepest card at once; 0 where none does."""
    card, after = taken(seen, take)[0], play(seen, seen.acting, take)
    return next((move.meld for move in legal_layoffs(after) if move.card.card == card), 0)


def _makes(seen: Seen, take: moves.TakePile) -> Reason | None:
    found = completed(seen, take)
    return Reason(Why.MAKES, cards=found) if found else None


def _fits(seen: Seen, take: moves.TakePile) -> Reason | None:
    found = _fitting(seen, take)
    return Reason(Why.FITS, meld=found) if found else None


def _usable(seen: Seen, take: moves.TakePile) -> Reason | None:
    after = play(seen, seen.acting, take)
    return Reason(Why.USABLE) if after.turn.must_meld is not None else None


def _upcard(seen: Seen, _: moves.Move) -> Reason | None:
    if seen.phase is not Phase.UPCARD or completed(seen, moves.TakePile(seen.pile[-1])):
        return None
    return Reason(Why.UPCARD)


def _out(seen: Seen, move: moves.LayMeld | moves.LayOff) -> Reason | None:
    return Reason(Why.OUT) if len(moves.cards_in(move)) == len(seen.hand) else None


def _owed(seen: Seen, move: moves.LayMeld | moves.LayOff) -> Reason | None:
    card = seen.turn.must_meld
    return (
        Reason(Why.OWED, cards=(card,))
        if card is not None and card in moves.cards_in(move)
        else None
    )


def _opens(seen: Seen, move: moves.LayMeld) -> Reason | None:
    least = seen.opening.minimum
    if not least or has_opened(seen):
        return None
    points = initial_points(play(seen, seen.acting, move))
    why = Why.OPENS if points >= least else Why.TOWARDS
    return Reason(why, points=points, least=least)


def _brings(seen: Seen, move: moves.LayMeld | moves.LayOff) -> Reason:
    if seen.variant.laid_counts:
        seat = seen.acting - 1
        after = play(seen, seen.acting, move)
        return Reason(Why.SCORES, points=laid_points(after)[seat] - laid_points(seen)[seat])
    return Reason(Why.SHEDS, points=seen.variant.values.of(moves.cards_in(move)))


def _knocks(seen: Seen, move: moves.Knock) -> Reason:
    return Reason(Why.KNOCKS, points=deadwood(without(seen.hand, [move.card])))


def _tiles(seen: Seen, move: moves.Arrange) -> Reason:
    laid = tuple(sorted(played(seen.melds, move)))
    why = Why.TILES_OUT if len(laid) == len(seen.hand) else Why.TILES
    return Reason(why, cards=laid, points=len(laid))


def _no_tiles(seen: Seen, _: moves.Move) -> Reason | None:
    """Who is advised to draw or pass at tiles can lay nothing: the search is not made again."""
    if not seen.variant.tiles:
        return None
    if not has_opened(seen):
        return Reason(Why.NO_OPENING, least=seen.opening.minimum)
    return Reason(Why.NO_TILES)


CLAIMS: dict[type[moves.Move], tuple[Callable[..., Reason | None], ...]] = {
    moves.DrawStock: (_no_tiles, _only, _nothing_helps),
    moves.TurnOver: (_only, _nothing_helps),
    moves.TakePile: (_makes, _fits, _usable, _only),
    moves.Pass: (_no_tiles, _upcard),
    moves.LayMeld: (_owed, _out, _opens, _brings),
    moves.LayOff: (_owed, _out, _brings),
    moves.SwapJoker: (lambda _, move: Reason(Why.SWAPS, meld=move.meld),),
    moves.Knock: (_knocks,),
    moves.Gin: (lambda *_: Reason(Why.GIN),),
    moves.BigGin: (lambda *_: Reason(Why.GIN),),
    moves.Close: (lambda *_: Reason(Why.CLOSES),),
    moves.Discard: DISCARD_CLAIMS,
    moves.Arrange: (_tiles,),
}
"""The claims on each kind of move, the most telling first."""
