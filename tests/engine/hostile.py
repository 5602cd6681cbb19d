"""Positions made to be hard to judge: many jokers, equal cards, full tables, very large hands.

All of them are legal, if unlikely. Also turns under way from them, as `turn_under_way` plays them.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from engine.arrange.onto import meant_by_jokers
from engine.cards import ACE, JOKER, KING, Card
from engine.changing import replace
from engine.errors import Refusal
from engine.game import play, start
from engine.legal import legal_takes
from engine.melds import Meld, card_at, new_meld
from engine.moves import DrawStock, Laid, LayMeld, LayOff, SwapJoker
from engine.state import Phase, State, Variant
from engine.variants import VARIANTS
from tests.engine.random_moves import tries


def hostile(key: str, random: Random) -> State:
    """A position of the game *key*: seat 1 is to act, at the beginning of its turn or in it."""
    state = _MAKERS.get(key, _one_pack)(VARIANTS[key], random)
    return turn_under_way(state, random) if random.random() < 0.6 else state


def turn_under_way(state: State, random: Random) -> State:
    """The same turn later: something drawn or taken, and a few things laid or swapped."""
    if state.phase is Phase.DRAW:
        takes = legal_takes(state) if random.random() < 0.7 else ()
        state = play(state, state.acting, random.choice(takes) if takes else DrawStock())
    for _ in range(random.choice([0, 0, 1, 1, 2, 3])):
        state = _one_more(state, random)
    return state


def _one_more(state: State, random: Random) -> State:
    """*state* after something that is laid or swapped, rather a swap, if anything can be."""
    lays = [
        move for move in tries(state, random, 1) if isinstance(move, LayMeld | LayOff | SwapJoker)
    ]
    random.shuffle(lays)
    lays.sort(key=lambda move: not isinstance(move, SwapJoker) or random.random() < 0.5)
    for move in lays[:6]:
        try:
            return play(state, state.acting, move)
        except Refusal:
            continue
    return state


class _Cards:
    """What is left of the pack while hands and melds are made of it."""

    def __init__(self, variant: Variant, random: Random) -> None:
        self.random = random
        self.left = Counter(variant.pack)
        self.variant = variant

    def take(self, cards: tuple[Card, ...]) -> bool:
        """Take *cards* out of the pack; tells whether they were all there."""
        if Counter(cards) - self.left:
            return False
        self.left -= Counter(cards)
        return True

    def hand(self, size: int, jokers: int, near: Callable[[Card], bool]) -> tuple[Card, ...]:
        """So many cards, *jokers* of them jokers, the others rather from those *near*."""
        held = (JOKER,) * min(jokers, size, self.left[JOKER])
        self.take(held)
        loose = [card for card in self.left.elements() if card != JOKER]
        self.random.shuffle(loose)
        loose.sort(key=lambda card: not near(card))
        held += tuple(loose[: size - len(held)])
        self.take(held[held.count(JOKER) :])
        return tuple(sorted(held))

    def melds(self, count: int, jokers: int, seats: list[int | None]) -> Iterator[Meld]:
        """Up to so many melds with up to so many *jokers*, each of one of *seats*."""
        number = 0
        for _ in range(3 * count):
            row = list(self._row())
            if jokers and self.random.random() < 0.7:
                # At most half of a meld's cards, and at most two.
                for place in self.random.sample(range(len(row)), min(jokers, len(row) // 2, 2)):
                    row[place] = Laid(JOKER, row[place].card)
            cards = tuple(card for card, _ in row)
            rules = next(iter(self.variant.presets.values()))
            seat = self.random.choice(seats)
            meld = new_meld(number + 1, seat or 0, row, self.variant.melding(rules))
            if number < count and meld is not None and self.take(cards):
                jokers -= cards.count(JOKER)
                number += 1
                yield meld if seat else replace(meld, owner=None)

    def _row(self) -> tuple[Laid, ...]:
        """A run or a group, of three cards more often than of many."""
        random = self.random
        if random.random() < 0.4:
            suits = random.sample(range(4), random.choice([3, 3, 4]))
            rank = random.randint(ACE, KING)
            row = [Laid(Card(suit, rank)) for suit in suits]
            return tuple(row)
        size, suit = random.choice([3, 3, 3, 4, 5, 7]), random.randrange(4)
        low = random.randint(ACE, KING + 1 - size)
        return tuple(Laid(card_at(suit, place)) for place in range(low, low + size))


def _near(random: Random) -> Callable[[Card], bool]:
    """What the cards of a hand have in common, so that many melds share them."""
    suits = random.sample(range(4), random.choice([1, 2, 2, 3, 4]))
    low = random.randint(ACE, KING - 2)
    ranks = range(low, low + random.choice([3, 4, 6, 13]))
    return lambda card: card.suit in suits and card.rank in ranks


def _twins(random: Random) -> Callable[[Card], bool]:
    """The same, for both copies of the same few cards."""
    some = {Card(random.randrange(4), random.randint(ACE, KING)) for _ in range(8)}
    return some.__contains__


def _meant_by_jokers(
    melds: tuple[Meld, ...], near: Callable[[Card], bool]
) -> Callable[[Card], bool]:
    """What jokers on the table may be swapped for, beside what is *near*."""
    meant = {card for meld in melds for card in meant_by_jokers(meld)}
    return lambda card: card in meant or near(card)


def _beginning(variant: Variant, random: Random, hands: tuple[tuple[Card, ...], ...]) -> State:
    """A game in its first round; seat 1 is to act, the cards to be put in their places."""
    rules = random.choice(list(variant.presets.values()))
    state = start(variant, rules, len(hands), len(hands))
    return replace(state, round=1, phase=variant.turn_phase, to_act=1, hands=hands)


def _two_packs(variant: Variant, random: Random) -> State:
    """Rummy 51 and Žolíky: jokers in the hand and on the table, much that fits."""
    cards = _Cards(variant, random)
    in_hand = random.choice([0, 1, 1, 2, 2, 3, 4])
    near = random.choice([_near, _near, _twins])(random)
    melds = tuple(cards.melds(random.choice([0, 1, 2, 3, 4, 8, 14]), 4 - in_hand, [1, 2]))
    if random.random() < 0.4:
        near = _meant_by_jokers(melds, near)
    full = variant.hand_size[2]
    size = full if random.random() < 0.7 else random.randint(2, full - 3)
    hand = cards.hand(size, min(in_hand, size - 1), near)
    top = cards.hand(1, 0, near if random.random() < 0.6 else lambda card: True)
    other = cards.hand(random.randint(2, 12), 0, lambda card: True)
    return _dealt(variant, random, cards, (hand, other), melds, top, size=len(hand))


def _dealt(
    variant: Variant,
    random: Random,
    cards: _Cards,
    hands: tuple[tuple[Card, ...], ...],
    melds: tuple[Meld, ...],
    pile: tuple[Card, ...],
    *,
    size: int,
) -> State:
    """The position, all that is left of the pack in the stock."""
    state = _beginning(variant, random, hands)
    stock = list(cards.left.elements())
    random.shuffle(stock)
    full = size == variant.hand_size[2]
    opened = {2} if full and random.random() < 0.6 else {1, 2}
    if opened == {2}:
        melds = tuple(replace(meld, owner=meld.owner and 2) for meld in melds)
        melds = tuple(
            replace(meld, laid_by=(2 if meld.owner else 0,) * len(meld.cards)) for meld in melds
        )
    return replace(state, melds=melds, pile=pile, stock=tuple(stock), opened=frozenset(opened))


def _one_pack(variant: Variant, random: Random) -> State:
    """500 Rummy and Straight Rummy: a hand after much of the pile was taken, a full table."""
    cards = _Cards(variant, random)
    size = random.choice([7, 13, 20, 26, 32])
    hand = cards.hand(size, 0, _near(random) if size < 20 else lambda card: True)
    melds = tuple(cards.melds(random.choice([0, 2, 4, 8]), 0, [1, 2]))
    left = cards.left.total()
    other = cards.hand(min(left - 2, random.randint(1, 13)), 0, lambda card: True)
    pile = cards.hand(random.randint(0, cards.left.total() - 1), 0, lambda card: True)
    shuffled = tuple(random.sample(pile, len(pile)))
    return _dealt(variant, random, cards, (hand, other), melds, shuffled, size=size)


def _gin(variant: Variant, random: Random) -> State:
    """Gin Rummy: hands in which every card lies in several melds."""
    cards = _Cards(variant, random)
    near = _near(random)
    size = variant.hand_size[2]
    hands = cards.hand(size, 0, near), cards.hand(size, 0, near)
    top = cards.hand(random.randint(1, 8), 0, near)
    return _dealt(variant, random, cards, hands, (), top, size=size)


def _tiles(variant: Variant, random: Random) -> State:
    """Tile Rummy: racks of up to forty tiles, tables of up to eighty."""
    cards = _Cards(variant, random)
    jokers = random.choice([0, 1, 2])
    size = random.choice([1, 5, 14, 25, 30, 40])
    rack = cards.hand(size, jokers, _near(random) if size < 15 else lambda card: True)
    count = random.choice([0, 2, 6, 12, 20, 25])
    melds = tuple(cards.melds(count, 2 - jokers, [None]))
    left = cards.left.total()
    other = cards.hand(random.randint(1, min(14, left - 1)), 0, lambda card: True)
    return _dealt(variant, random, cards, (rack, other), melds, (), size=size)


_MAKERS: dict[str, Callable[[Variant, Random], State]] = {
    "rummy-51": _two_packs,
    "zolik": _two_packs,
    "gin": _gin,
    "tile": _tiles,
}
