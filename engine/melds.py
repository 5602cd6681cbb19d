"""Groups and runs: what a meld is, what can be added to it, what its cards count."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.cards import ACE, JOKER, KING, Card, Seat
from engine.changing import replace
from engine.moves import Laid


class Kind(StrEnum):
    GROUP = "group"
    RUN = "run"
    FLUSH = "flush"
    """Žolíky's twelve cards of one suit."""


ACE_HIGH = KING + 1
"""The place of an ace above the king."""


@dataclass(frozen=True, slots=True)
class Melding:
    """What may be a meld in a game."""

    ace_high: bool = True
    """Whether the ace may follow the king; below the 2 it may lie in every game."""
    half_jokers: bool = True
    """Whether at most half of a meld's cards may be jokers."""

    def too_many(self, cards: Sequence[Card]) -> bool:
        """Whether a meld of *cards* has more jokers than it may."""
        return cards.count(JOKER) > self.most_jokers(len(cards))

    def most_jokers(self, size: int) -> int:
        """How many jokers a meld of *size* cards may have."""
        return size // 2 if self.half_jokers else size


USUAL = Melding()

UNNAMED = Laid(JOKER)
"""A joker that is to stand for whatever fits."""


@dataclass(frozen=True)
class Meld:
    """A group or run on the table; *cards* in the order they are shown.

    *stands_for* and *laid_by* say for each of the cards which card it stands for (a natural card
    for itself) and whose it was. The joker of a group of three that was not named stands for
    "either missing suit": its entry is JOKER. *owner* is None where melds belong to nobody.
    """

    id: int
    kind: Kind
    owner: Seat | None
    cards: tuple[Card, ...]
    stands_for: tuple[Card, ...]
    laid_by: tuple[Seat, ...]

    @property
    def low(self) -> int:
        """The place of a run's first card: 1, the ace, to 12."""
        return self.stands_for[0].rank

    @property
    def high(self) -> int:
        """The place of a run's last card: 3 to 14, the ace above the king."""
        return self.low + len(self.cards) - 1


@dataclass(frozen=True, slots=True)
class Values:
    """What cards count: *by_rank* has the joker at 0 and the ranks from 1."""

    by_rank: tuple[int, ...]
    low_ace: int
    """An ace in a run with 2 and 3."""

    def of(self, cards: Iterable[Card]) -> int:
        """The points of *cards* in a hand."""
        return sum(self.by_rank[card.rank] for card in cards)


class Reading(NamedTuple):
    """Cards read as a meld, in the order they are shown, and what each of them stands for."""

    kind: Kind
    cards: tuple[Card, ...]
    stands_for: tuple[Card, ...]


def read(laid: Iterable[Laid], melding: Melding = USUAL) -> Reading | None:
    """Read cards as a meld, giving each joker its place; None where they are no meld.

    A joker that is not named fills a gap of a run, then its high end, then its low one; a lone
    card with such jokers is read as a group. How many jokers there may be is not asked here.
    """
    given = tuple(laid)
    bare = given.count(UNNAMED)
    known = {
        card if named is None else named: card for card, named in given if (card, named) != UNNAMED
    }
    if len(given) < 3 or len(known) + bare < len(given) or set(known.values()) <= {JOKER}:
        return None
    return _as_group(known, bare) or _as_run(known, bare, melding)


def _as_group(known: dict[Card, Card], bare: int) -> Reading | None:
    """One rank, no suit twice. In a group of four each joker stands for a suit of its own."""
    size = len(known) + bare
    if size > 4 or len({meaning.rank for meaning in known}) > 1:
        return None
    rank = next(iter(known)).rank
    missing = [card for suit in range(4) if (card := Card(suit, rank)) not in known]
    unnamed = missing if size == 4 else [JOKER] * bare
    entries = sorted([*known.items(), *((meaning, JOKER) for meaning in unnamed)])
    meanings, cards = zip(*entries, strict=True)
    return Reading(Kind.GROUP, cards, meanings)


def _as_run(known: dict[Card, Card], bare: int, melding: Melding) -> Reading | None:
    """Successive cards of one suit; an ace that could be at both ends is high."""
    suits = {meaning.suit for meaning in known}
    if len(known) == 1 or len(suits) > 1 or len(known) + bare > KING:
        return None
    ranks = sorted(meaning.rank for meaning in known)
    low = None
    if ranks[0] == ACE and melding.ace_high:
        low = _begins((*ranks[1:], ACE_HIGH), bare, melding)
    if low is None:
        low = _begins(ranks, bare, melding)
    if low is None:
        return None
    suit = suits.pop()
    meanings = cards_from(suit, low, len(known) + bare)
    return Reading(Kind.RUN, tuple([known.get(card, JOKER) for card in meanings]), meanings)


def _begins(places: Sequence[int], bare: int, melding: Melding) -> int | None:
    """The first place of the run that covers *places* with *bare* jokers; None where none does."""
    size = len(places) + bare
    if places[-1] - places[0] >= size:
        return None
    # With an ace below the 2 the place above the king is not open: it would be the same card.
    top = ACE_HIGH if melding.ace_high and places[0] > ACE else KING
    return min(places[0], top - size + 1)


def card_at(suit: int, place: int) -> Card:
    """The card at a place of a run: 1 the ace, to 14, the ace above the king."""
    return Card(suit, ACE if place == ACE_HIGH else place)


_CARDS = [tuple(card_at(suit, place) for place in range(ACE_HIGH + 1)) for suit in range(4)]


def cards_from(suit: int, place: int, size: int) -> tuple[Card, ...]:
    """The cards of a run of so many from a place on."""
    return _CARDS[suit][place : place + size]


def new_meld(
    number: int, seat: Seat, cards: Iterable[Card | Laid], melding: Melding = USUAL
) -> Meld | None:
    """The meld that *seat* lays with *cards*, in any order; None if they are no meld."""
    found = read((each if isinstance(each, Laid) else Laid(each) for each in cards), melding)
    if found is None:
        return None
    return Meld(number, found.kind, seat, found.cards, found.stands_for, (seat,) * len(found.cards))


def is_near(meld: Meld, card: Card) -> bool:
    """Whether *card* could ever lie in *meld*: of its rank in a group, or of its suit in a run."""
    return (
        card.rank == meld.low if meld.kind is Kind.GROUP else card.suit == meld.stands_for[0].suit
    )


def fits(meld: Meld, card: Card, melding: Melding = USUAL) -> bool:
    """Whether *card* can be added to *meld*."""
    return extended(meld, card, 0, melding=melding) is not None


def extended(
    meld: Meld,
    card: Card,
    seat: Seat,
    *,
    stands_for: Card | None = None,
    melding: Melding = USUAL,
) -> Meld | None:
    """*meld* with *card* added by *seat*; None where it does not fit.

    A joker may be named by *stands_for*; in a run it takes the high end if that is open.
    """
    meaning = card if card != JOKER else stands_for
    if meld.kind is Kind.GROUP:
        return _larger_group(meld, card, meaning, seat)
    if meld.kind is Kind.FLUSH:
        return None
    suit, low = meld.stands_for[0].suit, meld.low
    if meaning is not None and meaning.suit != suit:
        return None
    for place in open_places(low, meld.high, ace_high=melding.ace_high):
        there = card_at(suit, place)
        if meaning in (None, there):
            return _put_in(meld, 0 if place < low else len(meld.cards), card, there, seat)
    return None


def open_places(low: int, high: int, *, ace_high: bool) -> Iterator[int]:
    """Where a run from one place to another can be made longer: at its high, then its low end.

    One that has the ace at an end is not open for it at the other: it would hold it twice.
    """
    if high < (ACE_HIGH if ace_high and low > ACE else KING):
        yield high + 1
    if low > (ACE + 1 if high == ACE_HIGH else ACE):
        yield low - 1


def _put_in(meld: Meld, index: int, card: Card, meaning: Card, seat: Seat) -> Meld:
    """*meld* with one more card at *index*."""
    cards = (*meld.cards[:index], card, *meld.cards[index:])
    stands_for = (*meld.stands_for[:index], meaning, *meld.stands_for[index:])
    laid_by = (*meld.laid_by[:index], seat, *meld.laid_by[index:])
    return replace(meld, cards=cards, stands_for=stands_for, laid_by=laid_by)


def _larger_group(meld: Meld, card: Card, meaning: Card | None, seat: Seat) -> Meld | None:
    """A group of four out of one of three: every joker in it stands for one card then."""
    if len(meld.cards) == 4 or (meaning is not None and meaning.rank != meld.low):
        return None
    missing = missing_suits(meld)
    if meaning is not None and meaning not in missing:
        return None
    entries = [*zip(meld.stands_for, meld.cards, meld.laid_by, strict=True)]
    entries.append((JOKER if meaning is None else meaning, card, seat))
    left = iter(each for each in missing if each != meaning)
    named = sorted((next(left) if each == JOKER else each, *rest) for each, *rest in entries)
    meanings, cards, laid_by = zip(*named, strict=True)
    return replace(meld, cards=cards, stands_for=meanings, laid_by=laid_by)


def missing_suits(group: Meld) -> tuple[Card, ...]:
    """The cards of a group's rank that no card of it is known to stand for."""
    rank = group.stands_for[0].rank
    return tuple(card for suit in range(4) if (card := Card(suit, rank)) not in group.stands_for)


def swapped(meld: Meld, card: Card, seat: Seat) -> Meld | None:
    """*meld* with *card* in place of a joker that stands for it; None where none does."""
    index = _joker_for(meld, card)
    if index is None:
        return None
    entries = [*zip(meld.stands_for, meld.cards, meld.laid_by, strict=True)]
    entries[index] = (card, card, seat)
    if meld.kind is Kind.GROUP:
        entries.sort()
    meanings, cards, laid_by = zip(*entries, strict=True)
    return replace(meld, cards=cards, stands_for=meanings, laid_by=laid_by)


def _joker_for(meld: Meld, card: Card) -> int | None:
    """The index of the joker that *card* may replace; a definite one before an ambiguous."""
    if card == JOKER or meld.kind is Kind.FLUSH:
        return None
    for index, (lying, meaning) in enumerate(zip(meld.cards, meld.stands_for, strict=True)):
        if lying == JOKER and meaning == card:
            return index
    if JOKER in meld.stands_for and card in missing_suits(meld):
        return meld.stands_for.index(JOKER)
    return None


def card_points(meld: Meld | Reading, values: Values) -> tuple[int, ...]:
    """The points of each card of *meld*, a joker counting as the card it stands for."""
    if meld.kind is Kind.GROUP:
        return (values.by_rank[meld.stands_for[0].rank],) * len(meld.cards)
    points = [values.by_rank[card.rank] for card in meld.stands_for]
    if meld.kind is Kind.RUN and meld.stands_for[0].rank == ACE:
        points[0] = values.low_ace
    return tuple(points)


def points_by_seat(meld: Meld, values: Values) -> dict[Seat, int]:
    """The points of *meld* for each seat that has a card in it; every card counts for its layer.

    Nobody's where the meld is nobody's.
    """
    if meld.owner is None:
        return {}
    points: dict[Seat, int] = {}
    for seat, value in zip(meld.laid_by, card_points(meld, values), strict=True):
        points[seat] = points.get(seat, 0) + value
    return dict(sorted(points.items()))
