"""Why a move is good: for each kind of move some claims, of which the first true one is told.

A claim follows from what the seat may see, and never says more than that.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from engine.arrange.deadwood import deadwood
from engine.arrange.knocking import best_melds
from engine.arrange.naturals import melds_within
from engine.arrange.tiles import most, opening
from engine.cards import ACE, JOKER, Card
from engine.duties import has_opened, initial_points
from engine.game import play
from engine.legal import legal_discards, legal_layoffs, legal_moves, legal_takes
from engine.melds import Kind, fits, new_meld
from engine.moves import (
    Arrange,
    BigGin,
    Close,
    Discard,
    DrawStock,
    Gin,
    Knock,
    LayMeld,
    LayOff,
    Move,
    Pass,
    SwapJoker,
    TakePile,
    TurnOver,
)
from engine.scoring import laid_points
from engine.state import Phase, State
from engine.variants.tile import TileRules
from engine.view import Seen

LAID_COUNTS = frozenset({"five-hundred"})
"""Games in which points are made by what is laid."""


class Why(StrEnum):
    """What a reason claims, by the names of its texts."""

    ONLY = "only"
    """There is nothing else that may be done."""
    NOTHING_HELPS = "nothing-helps"
    """No card of the pile that may be taken makes a meld or fits one."""
    MAKES = "makes"
    """The card taken makes the meld *cards*."""
    FITS = "fits"
    """The card taken fits *meld*."""
    USABLE = "usable"
    """The card taken can be laid before the turn ends."""
    UPCARD = "upcard"
    """The upcard makes no meld."""
    OUT = "out"
    """The hand is empty then."""
    OWED = "owed"
    """The card has to be laid in this turn."""
    OPENS = "opens"
    """The first melds are worth *points* then, of which *least* are needed."""
    TOWARDS = "towards"
    """The same where more has to follow."""
    SCORES = "scores"
    """It brings *points*."""
    SHEDS = "sheds"
    """*points* less are held."""
    SWAPS = "swaps"
    """The joker can be laid as any card."""
    KNOCKS = "knocks"
    """*points* of deadwood are left."""
    GIN = "gin"
    """No deadwood is left."""
    CLOSES = "closes"
    """All others lose double."""
    TWIN = "twin"
    """The same card is in the hand once more."""
    DEAD = "dead"
    """Nobody else can lay the card: what it would need is in the hand or on the table."""
    LONELY_HIGHEST = "lonely-highest"
    """The card belongs to no other, and of such cards it costs most: *points*."""
    LONELY = "lonely"
    """The card belongs to no other in the hand and fits nothing on the table."""
    DEADWOOD = "deadwood"
    """*points* of deadwood are left, the least possible."""
    HIGHEST = "highest"
    """No card that may be discarded costs more than *points*."""
    UNWANTED = "unwanted"
    """The card fits no meld on the table."""
    TILES = "tiles"
    """*points* tiles leave the rack, which are *cards*."""
    TILES_OUT = "tiles-out"
    """All tiles leave the rack."""
    NO_TILES = "no-tiles"
    """No tile of the rack can be laid."""
    NO_OPENING = "no-opening"
    """The rack has no first melds worth *least*."""
    WEIGHED = "weighed"
    """Of all that may be done it promises most, as the computer reckons."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A claim with what it is about."""

    why: Why
    cards: tuple[Card, ...] = ()
    meld: int = 0
    points: int = 0
    least: int = 0


def reason(seen: Seen, move: Move) -> Reason:
    """Why the seat to act should make *move*, which is legal."""
    for claim in CLAIMS.get(type(move), ()):
        if (found := claim(seen, move)) is not None:
            return found
    return Reason(Why.WEIGHED)


# Collecting


def _only(seen: Seen, move: Move) -> Reason | None:
    return Reason(Why.ONLY) if legal_moves(seen) == (move,) else None


def _nothing_helps(seen: Seen, _: Move) -> Reason | None:
    takes = legal_takes(seen)
    helps = any(completed(seen, take) or _fitting(seen, take) for take in takes)
    return Reason(Why.NOTHING_HELPS) if takes and not helps else None


def taken(seen: State, take: TakePile) -> tuple[Card, ...]:
    """The cards that *take* brings, the deepest first."""
    if take.card is None:
        return seen.pile[-1:]
    depth = seen.pile[::-1].index(take.card) + 1
    return seen.pile[-depth:]


def completed(seen: State, take: TakePile) -> tuple[Card, ...]:
    """The best meld that the deepest card taken makes with the hand; empty where it makes none."""
    new = taken(seen, take)
    if Knock in seen.variant.plays[Phase.PLAY]:
        found = [meld for meld in best_melds((*seen.hand, *new)) if new[0] in meld]
    else:
        near = [card for card in (*seen.hand, *new) if _near(card, new[0])]
        found = [meld for meld in melds_within(near) if new[0] in meld and _is_meld(seen, meld)]
    return max(found, key=seen.variant.values.of, default=())


def _near(one: Card, other: Card) -> bool:
    return one != JOKER and (one.suit == other.suit or one.rank == other.rank)


def _is_meld(seen: State, cards: tuple[Card, ...]) -> bool:
    return new_meld(0, 0, cards, seen.melding) is not None


def _fitting(seen: Seen, take: TakePile) -> int:
    """The number of a meld that takes the deepest card at once; 0 where none does."""
    card, after = taken(seen, take)[0], play(seen, seen.acting, take)
    return next((move.meld for move in legal_layoffs(after) if move.card.card == card), 0)


def _makes(seen: Seen, take: TakePile) -> Reason | None:
    found = completed(seen, take)
    return Reason(Why.MAKES, cards=found) if found else None


def _fits(seen: Seen, take: TakePile) -> Reason | None:
    found = _fitting(seen, take)
    return Reason(Why.FITS, meld=found) if found else None


def _usable(seen: Seen, take: TakePile) -> Reason | None:
    after = play(seen, seen.acting, take)
    return Reason(Why.USABLE) if after.turn.must_meld is not None else None


def _upcard(seen: Seen, _: Move) -> Reason | None:
    if seen.phase is not Phase.UPCARD or completed(seen, TakePile(seen.pile[-1])):
        return None
    return Reason(Why.UPCARD)


# Laying


def _cards(move: LayMeld | LayOff) -> tuple[Card, ...]:
    laid = move.cards if isinstance(move, LayMeld) else (move.card,)
    return tuple(each.card for each in laid)


def _out(seen: Seen, move: LayMeld | LayOff) -> Reason | None:
    return Reason(Why.OUT) if len(_cards(move)) == len(seen.hand) else None


def _owed(seen: Seen, move: LayMeld | LayOff) -> Reason | None:
    card = seen.turn.must_meld
    return Reason(Why.OWED, cards=(card,)) if card is not None and card in _cards(move) else None


def _opens(seen: Seen, move: LayMeld) -> Reason | None:
    least = seen.opening.minimum
    if not least or has_opened(seen):
        return None
    points = initial_points(play(seen, seen.acting, move))
    why = Why.OPENS if points >= least else Why.TOWARDS
    return Reason(why, points=points, least=least)


def _brings(seen: Seen, move: LayMeld | LayOff) -> Reason:
    if seen.variant.key in LAID_COUNTS:
        seat = seen.acting - 1
        after = play(seen, seen.acting, move)
        return Reason(Why.SCORES, points=laid_points(after)[seat] - laid_points(seen)[seat])
    return Reason(Why.SHEDS, points=seen.variant.values.of(_cards(move)))


def _swaps(_: Seen, move: SwapJoker) -> Reason:
    return Reason(Why.SWAPS, meld=move.meld)


# Ending the round


def _knocks(seen: Seen, move: Knock) -> Reason:
    return Reason(Why.KNOCKS, points=deadwood(_without(seen, move.card)))


def _gin(_: Seen, __: Move) -> Reason:
    return Reason(Why.GIN)


def _closes(_: Seen, __: Move) -> Reason:
    return Reason(Why.CLOSES)


# Discarding


def _without(seen: State, card: Card) -> list[Card]:
    hand = list(seen.hand)
    hand.remove(card)
    return hand


def _last(seen: Seen, _: Discard) -> Reason | None:
    return Reason(Why.OUT) if len(seen.hand) == 1 else None


def _deadwood(seen: Seen, move: Discard) -> Reason | None:
    if Knock not in seen.variant.plays[seen.phase]:
        return None
    left = {one.card: deadwood(_without(seen, one.card)) for one in legal_discards(seen)}
    points = left[move.card]
    return Reason(Why.DEADWOOD, points=points) if points == min(left.values()) else None


def _twin(seen: Seen, move: Discard) -> Reason | None:
    return Reason(Why.TWIN) if seen.hand.count(move.card) > 1 else None


def _dead(seen: Seen, move: Discard) -> Reason | None:
    """One pack alone tells where each card is; a run of its suit might grow as far as the card."""
    runs = {meld.cards[0].suit for meld in seen.melds if meld.kind is Kind.RUN}
    if JOKER in seen.variant.pack or move.card.suit in runs or _fits_on_table(seen, move.card):
        return None
    gone = {card for meld in seen.melds for card in meld.cards}.union(_without(seen, move.card))
    free = set(seen.variant.pack) - gone
    near = [card for card in free if _near(card, move.card)]
    melds = (meld for meld in melds_within(near) if move.card in meld and _is_meld(seen, meld))
    return None if any(melds) else Reason(Why.DEAD)


def _lonely(seen: Seen, move: Discard) -> Reason | None:
    if not _is_lonely(seen, move.card):
        return None
    points = _points(seen, move.card)
    others = (one.card for one in legal_discards(seen) if _is_lonely(seen, one.card))
    highest = all(_points(seen, card) <= points for card in others)
    return Reason(Why.LONELY_HIGHEST if highest else Why.LONELY, points=points)


def _is_lonely(seen: State, card: Card) -> bool:
    """Whether no card of the hand could lie in a meld of three with it, and no meld takes it."""
    if card == JOKER or _fits_on_table(seen, card):
        return False
    return not any(_belong(card, other) for other in _without(seen, card))


def _belong(one: Card, other: Card) -> bool:
    """Whether one card more could make a meld of the two."""
    if one == other or JOKER in (one, other):
        return False
    apart = abs(one.rank - other.rank)
    around = ACE in (one.rank, other.rank) and apart >= 11
    return apart == 0 or (one.suit == other.suit and (apart <= 2 or around))


def _fits_on_table(seen: State, card: Card) -> bool:
    return any(fits(meld, card, seen.melding) for meld in seen.melds)


def _points(seen: State, card: Card) -> int:
    return seen.variant.values.by_rank[card.rank]


def _highest(seen: Seen, move: Discard) -> Reason | None:
    points = _points(seen, move.card)
    if any(_points(seen, one.card) > points for one in legal_discards(seen)):
        return None
    return Reason(Why.HIGHEST, points=points)


def _unwanted(seen: Seen, move: Discard) -> Reason | None:
    if not seen.melds or _fits_on_table(seen, move.card):
        return None
    return Reason(Why.UNWANTED)


# Tiles


def _tiles(seen: Seen, move: Arrange) -> Reason:
    played = tuple(sorted(_played(seen, move)))
    why = Why.TILES_OUT if len(played) == len(seen.hand) else Why.TILES
    return Reason(why, cards=played, points=len(played))


def _played(seen: Seen, move: Arrange) -> Iterator[Card]:
    """The tiles of the rack that *move* lays."""
    lay = [card for meld in seen.melds for card in meld.cards]
    for row in move.melds:
        for card, _ in row:
            if card in lay:
                lay.remove(card)
            else:
                yield card


def _no_tiles(seen: Seen, _: Move) -> Reason | None:
    rules = seen.rules
    if not isinstance(rules, TileRules):
        return None
    if not has_opened(seen):
        least, total = rules.opening_points, rules.opening == "total"
        found = opening(seen.melds, seen.hand, least=least, total=total)
        return None if found else Reason(Why.NO_OPENING, least=least)
    return None if most(seen.melds, seen.hand) else Reason(Why.NO_TILES)


CLAIMS: dict[type[Move], tuple[Callable[..., Reason | None], ...]] = {
    DrawStock: (_no_tiles, _only, _nothing_helps),
    TurnOver: (_only, _nothing_helps),
    TakePile: (_makes, _fits, _usable, _only),
    Pass: (_no_tiles, _upcard),
    LayMeld: (_owed, _out, _opens, _brings),
    LayOff: (_owed, _out, _brings),
    SwapJoker: (_swaps,),
    Knock: (_knocks,),
    Gin: (_gin,),
    BigGin: (_gin,),
    Close: (_closes,),
    Discard: (
        *(_last, _deadwood, _twin, _dead, _lonely),
        *(_highest, _unwanted),
    ),
    Arrange: (_tiles,),
}
"""The claims on each kind of move, the most telling first."""
