"""All that can be laid out of a hand at once: new melds, and what goes on melds that lie there.

A hand is a whole number here: two bits for each different card, from the 2s up to the kings and
then the aces, count how often it is held; above them the jokers are counted. So cards are laid by a
subtraction. Below them each meld that lies there has a bit, since it is lengthened only once.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations, compress
from typing import NamedTuple

from engine.cards import ACE, JOKER, KING, Card
from engine.melds import ACE_HIGH, Kind, Meld, Melding, Values, card_at, card_points, extended
from engine.moves import Laid


class Piece(NamedTuple):
    """Cards that are laid together: a new meld, or one card after the other *onto* a meld.

    A joker in a group is not named, any other one is. *points*: what the table is worth more.
    """

    cards: tuple[Laid, ...]
    points: int
    onto: int | None = None


class Row(NamedTuple):
    """A run of one suit, from a *low* to a *high* place."""

    suit: int
    low: int
    high: int


class Option(NamedTuple):
    """A piece as it is searched for: the bits of its cards, its jokers, and both as one number."""

    bits: int
    jokers: int
    cost: int
    points: int
    shape: Row | Piece | None
    """None for a group."""


class Pieces:
    """What can be laid out of one *hand*, as new melds or on the given *melds*.

    Of the places that jokers could have in a run, which does not change what is held afterwards,
    only the one with the most points.
    """

    def __init__(
        self, hand: Sequence[Card], melding: Melding, values: Values, melds: Sequence[Meld] = ()
    ) -> None:
        held = Counter(hand)
        self.jokers = held.pop(JOKER, 0)
        cards = sorted(held, key=_ace_last)
        self.bit = {card: 1 << 2 * number for number, card in enumerate(cards, len(melds))}
        self.joker_at = 2 * (len(melds) + len(cards))
        self.ones = ((1 << self.joker_at) - 1) // 3
        self.hand = sum(self.bit[card] * count for card, count in held.items())
        self.hand += sum(1 << 2 * number for number in range(len(melds)))
        self.hand += self.jokers << self.joker_at
        self._card = {bit: card for card, bit in self.bit.items()}
        self._at = [[0] * (ACE_HIGH + 1) for _ in range(4)]
        for (suit, rank), bit in self.bit.items():
            for place in (ACE, ACE_HIGH) if rank == ACE else (rank,):
                self._at[suit][place] = bit
        self._melds = {1 << 2 * number: meld for number, meld in enumerate(melds)}
        self._melding, self._values = melding, values
        aces = values.by_rank[ACE : ACE + 1] if melding.ace_high else ()
        places = (0, values.low_ace, *values.by_rank[ACE + 1 :], *aces)
        self._up_to = tuple(accumulate(places))
        self._starting: dict[int, list[Option]] = {}

    def __iter__(self) -> Iterator[Piece]:
        """Every piece, by the lowest of its cards."""
        for bit in (*self._melds, *self._card):
            yield from map(self.piece, self.starting(bit))

    def starting(self, bit: int) -> list[Option]:
        """The options of which *bit* is the lowest."""
        if bit not in self._starting:
            self._starting[bit] = list(self._find(bit))
        return self._starting[bit]

    def _find(self, bit: int) -> Iterator[Option]:
        if bit in self._melds:
            yield from self._on_meld(self._melds[bit], bit)
            return
        card = self._card[bit]
        yield from self._groups(card, bit)
        for low in (ACE, ACE_HIGH) if card.rank == ACE else (card.rank,):
            yield from self._runs(card.suit, low, bit)

    def _option(self, bits: int, jokers: int, points: int, shape: Row | Piece | None) -> Option:
        return Option(bits, jokers, bits | jokers << self.joker_at, points, shape)

    def _most_jokers(self, naturals: int) -> int:
        """How many jokers a meld with so many natural cards can have."""
        return min(self.jokers, naturals) if self._melding.half_jokers else self.jokers

    def _groups(self, card: Card, bit: int) -> Iterator[Option]:
        """The groups whose first suit, jokers aside, is that of *card*."""
        others = [self.bit.get(Card(suit, card.rank), 0) for suit in range(card.suit + 1, 4)]
        value = self._values.by_rank[card.rank]
        for count in range(1, 5):
            most = self._most_jokers(count)
            for some in combinations(filter(None, others), count - 1):
                for jokers in range(max(0, 3 - count), min(4 - count, most) + 1):
                    points = value * (count + jokers)
                    yield self._option(bit + sum(some), jokers, points, None)

    def _runs(self, suit: int, low: int, bit: int) -> Iterator[Option]:
        """The runs whose first natural card, but for an ace below the 2, is at the place *low*."""
        at = self._at[suit]
        open_rows = [(low, bit, 1)]
        while open_rows:
            high, bits, count = open_rows.pop()
            yield from self._filled(Row(suit, low, high), bits, count)
            if at[ACE] and low > ACE and high <= KING:
                yield from self._filled(Row(suit, ACE, high), bits | at[ACE], count + 1)
            spare = self.jokers - (high - low + 1 - count)
            last = min(high + 1 + spare, len(self._up_to) - 1)
            places = range(high + 1, last + 1) if bit != at[ACE] else ()
            open_rows += [(next_, bits | at[next_], count + 1) for next_ in places if at[next_]]

    def _filled(self, row: Row, bits: int, count: int) -> Iterator[Option]:
        """The runs with *count* natural cards over *row*, jokers in its gaps and at its ends."""
        gaps = row.high - row.low + 1 - count
        for jokers in range(max(gaps, 3 - count), self._most_jokers(count) + 1):
            rows = self._longer(row, jokers - gaps) if jokers > gaps else [row]
            worth = [(self._up_to[one.high] - self._up_to[one.low - 1], one) for one in rows]
            if worth:
                points, best = max(worth)
                yield self._option(bits, jokers, points, best)

    def _longer(self, row: Row, more: int) -> Iterator[Row]:
        """*row* with *more* places at its ends; it cannot hold the ace twice."""
        suit, low, high = row
        for below in range(min(more, low - ACE) + 1):
            longer = Row(suit, low - below, high + more - below)
            if longer.high < len(self._up_to) and longer.high - longer.low < KING:
                yield longer

    def _on_meld(self, meld: Meld, bit: int) -> Iterator[Option]:
        """What can be laid off on *meld*, one card or more."""
        best: dict[int, Option] = {}
        for longer, laid in self._lengthened(meld):
            bits = bit | sum(self.bit[card] for card, _ in laid if card != JOKER)
            jokers = sum(card == JOKER for card, _ in laid)
            points = sum(card_points(longer, self._values)) - sum(card_points(meld, self._values))
            option = self._option(bits, jokers, points, Piece(laid, points, meld.id))
            if option.cost not in best or best[option.cost].points < points:
                best[option.cost] = option
        yield from best.values()

    def _lengthened(self, meld: Meld) -> Iterator[tuple[Meld, tuple[Laid, ...]]]:
        """Every meld that *meld* can become, and the cards that make it so."""
        seen, found = {meld}, [(meld, tuple[Laid, ...]())]
        while found:
            lying, laid = found.pop()
            for card, named in self._near(lying, laid):
                longer = extended(lying, card, 0, stands_for=named, melding=self._melding)
                if longer and longer not in seen and not self._melding.too_many(longer.cards):
                    seen.add(longer)
                    found.append((longer, (*laid, Laid(card, named))))
                    yield found[-1]

    def _near(self, meld: Meld, laid: Sequence[Laid]) -> Iterator[Laid]:
        """The cards that could fit on *meld* beside those already *laid* on it."""
        suit, rank = meld.stands_for[0]
        ends = [card_at(suit, meld.low - 1), card_at(suit, meld.high + 1)]
        group = meld.kind is Kind.GROUP
        fitting = (card.rank == rank if group else card in ends for card in self.bit)
        yield from map(Laid, compress(self.bit, fitting))
        if sum(card == JOKER for card, _ in laid) < self.jokers:
            yield from (Laid(JOKER, end) for end in ([None] if group else ends))

    def piece(self, option: Option) -> Piece:
        """The cards of *option*, as they can be laid."""
        if isinstance(option.shape, Piece):
            return option.shape
        cards = sorted(card for bit, card in self._card.items() if bit & option.bits)
        if option.shape is None:
            return Piece(tuple(map(Laid, cards + [JOKER] * option.jokers)), option.points)
        suit, low, high = option.shape
        meant = (card_at(suit, place) for place in range(low, high + 1))
        laid = (Laid(card) if card in cards else Laid(JOKER, card) for card in meant)
        return Piece(tuple(laid), option.points)


def _ace_last(card: Card) -> tuple[int, int]:
    """The order in which cards are looked at: a run begins with the lowest, or its ace with it."""
    return ACE_HIGH if card.rank == ACE else card.rank, card.suit
