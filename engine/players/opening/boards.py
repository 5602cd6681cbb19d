"""Sets of cards of two packs as whole numbers, and which further cards would make melds of them.

A board has sixteen bits for each suit: bit n of a suit is its card of rank n, so that cards which
follow one another are found by shifts, in all suits at once. Jokers are in no board.
"""

from collections.abc import Iterable, Sequence
from functools import cache

from engine.arrange.onto import meant_by_jokers
from engine.cards import ACE, KING, Card
from engine.melds import ACE_HIGH, Kind, Meld, Values, open_places

Board = int

LANE = 16
LANES: Sequence[int] = range(0, 4 * LANE, LANE)
EACH_SUIT: Board = sum(1 << at for at in LANES)
NATURAL: Board = sum((1 << ACE_HIGH) - 2 << at for at in LANES)
"""Every card but the jokers."""
ACES: Board = EACH_SUIT << ACE
HIGH_ACES: Board = EACH_SUIT << ACE_HIGH
SUIT: Board = (1 << LANE) - 1

BIT: dict[Card, Board] = {
    Card(suit, rank): 1 << LANE * suit + rank for suit in range(4) for rank in range(ACE, KING + 1)
}
"""By natural card: the board of it alone."""


def boards(cards: Iterable[Card]) -> tuple[Board, Board]:
    """The cards that are there at all, and those that are there twice."""
    once = twice = 0
    for card in cards:
        bit = BIT.get(card, 0)
        twice |= once & bit
        once |= bit
    return once, twice


def spread(cards: Board) -> Board:
    """*cards* with each ace also above its king."""
    return cards | (cards & ACES) << KING


def folded(cards: Board) -> Board:
    """*cards* with the aces above the kings as the aces that they are; none beyond the ends."""
    return (cards | (cards & HIGH_ACES) >> KING) & NATURAL


def completing(cards: Board) -> Board:
    """The cards that make a meld of three, or a group of four, with some of *cards*."""
    row = spread(cards)
    up, down = row << 1, row >> 1
    s, h, d, c = (cards >> at & SUIT for at in LANES)
    pairs = (s & h) | (d & c) | ((s | h) & (d | c))
    runs = folded((up & row << 2) | (down & row >> 2) | (up & down))
    return runs | (pairs * EACH_SUIT) & ~cards


def melded(cards: Board) -> Board:
    """Those of *cards* that lie in a meld of three of them."""
    row = spread(cards)
    first = row & row >> 1 & row >> 2
    s, h, d, c = (cards >> at & SUIT for at in LANES)
    groups = (s & h & (d | c)) | (d & c & (s | h))
    return folded(first | first << 1 | first << 2) | (groups * EACH_SUIT & cards)


def partners(cards: Board) -> int:
    """In how many pairs of *cards* the two lack but one to be a meld."""
    row = spread(cards)
    s, h, d, c = (cards >> at & SUIT for at in LANES)
    found = (row & row << 1).bit_count() + (row & row << 2).bit_count()
    groups = (s & h, s & d, s & c, h & d, h & c, d & c)
    return found + sum([pair.bit_count() for pair in groups])


@cache
def around(card: Card) -> Board:
    """The cards that could lie beside *card* in a meld of three."""
    row = spread(BIT[card])
    close = folded(row << 1 | row << 2 | row >> 1 | row >> 2)
    suit = SUIT << LANE * card.suit
    return ((close & suit) | (EACH_SUIT << card.rank)) & ~BIT[card]


def copies(wanted: Board, once: Board, twice: Board) -> int:
    """How many cards of two packs with these boards are *wanted*."""
    return (wanted & once).bit_count() + (wanted & twice).bit_count()


@cache
def _lane_points(values: Values) -> tuple[int, ...]:
    """By the cards of one suit: what they count in the hand."""
    found = [0] * (1 << ACE_HIGH)
    for lane in range(2, 1 << ACE_HIGH):
        high = lane.bit_length() - 1
        found[lane] = found[lane ^ 1 << high] + (values.by_rank[high] if high else 0)
    return tuple(found)


def points(cards: Board, values: Values) -> int:
    """What *cards* count in the hand."""
    by_lane = _lane_points(values)
    return sum([by_lane[cards >> at & SUIT] for at in LANES])


def fitting(melds: Iterable[Meld]) -> Board:
    """The natural cards that can be laid off on some of *melds*.

    A flush ends its round: nobody asks what could be laid off on it.
    """
    found = 0
    for meld in melds:
        is_group = meld.kind is Kind.GROUP
        suit = meld.stands_for[0].suit
        found |= lacking(meld) if is_group else _ends(suit, meld.low, meld.high)
    return found


def lacking(group: Meld) -> Board:
    """The suits that a group of three still takes."""
    if len(group.cards) == 4:
        return 0
    return (EACH_SUIT << group.low) & ~boards(group.stands_for)[0]


@cache
def _ends(suit: int, low: int, high: int) -> Board:
    """What a run takes at its ends: an ace lies at one of them only."""
    row = sum(1 << place for place in open_places(low, high, ace_high=True))
    return folded(row << LANE * suit)


def swappable(melds: Iterable[Meld]) -> Board:
    """The natural cards for which a joker on the table can be swapped."""
    return boards(card for meld in melds for card in meant_by_jokers(meld))[0]
