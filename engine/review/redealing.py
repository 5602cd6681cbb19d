"""The hidden cards dealt anew, as they could lie for all that a seat has seen."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import comb, factorial
from random import Random

from engine.cards import HIDDEN, Card
from engine.changing import replace
from engine.clock import put
from engine.players.memory import memory_of
from engine.state import State
from engine.view import Seen


def redeal(seen: Seen, random: Random) -> State:
    """A whole state that looks like *seen*: other hands and the stock of cards that are unseen.

    Cards that a seat took from the pile and has kept are in its hand.
    """
    known = _known(seen)
    unseen = _unseen(seen, known)
    random.shuffle(unseen)
    source = iter(unseen)
    hands = tuple(
        hand if HIDDEN not in hand else _filled(len(hand), held, source)
        for hand, held in zip(seen.hands, known, strict=True)
    )
    stock = tuple(source) if HIDDEN in seen.stock else seen.stock
    return replace(_drawn(seen, hands, random), hands=hands, stock=stock)


def every_deal(seen: Seen, most: int) -> list[State]:
    """All states that look like *seen*; none where they are more than *most*."""
    known = _known(seen)
    unseen, hidden = _unseen(seen, known), [HIDDEN in hand for hand in seen.hands]
    if sum(hidden) != 1 or HIDDEN not in seen.stock or seen.turn.drawn == HIDDEN:
        return []
    seat = hidden.index(True)
    free = len(seen.hands[seat]) - len(known[seat])
    if comb(len(unseen), free) * factorial(len(unseen) - free) > most:
        return []
    orders = dict.fromkeys(
        (tuple(sorted((*known[seat], *order[:free]))), order[free:])
        for order in permutations(unseen)
    )
    return [
        replace(seen, hands=put(seen.hands, seat + 1, hand), stock=stock) for hand, stock in orders
    ]


def _known(seen: Seen) -> tuple[tuple[Card, ...], ...]:
    """By seat: cards that are known to be in a hand which is hidden."""
    held = memory_of(seen).known
    return tuple(
        cards if HIDDEN in hand else () for hand, cards in zip(seen.hands, held, strict=True)
    )


def _unseen(seen: Seen, known: tuple[tuple[Card, ...], ...]) -> list[Card]:
    """The cards whose place is not known."""
    left = Counter(seen.variant.pack)
    left.subtract(card for hand in (*seen.hands, *known) for card in hand)
    left.subtract(seen.pile)
    left.subtract(card for meld in seen.melds for card in meld.cards)
    left.subtract(seen.stock)
    del left[HIDDEN]
    return list(left.elements())


def _filled(size: int, known: tuple[Card, ...], source: Iterator[Card]) -> tuple[Card, ...]:
    """A hand of so many cards, the *known* ones among them."""
    return tuple(sorted((*known, *(next(source) for _ in range(size - len(known))))))


def _drawn(seen: Seen, hands: tuple[tuple[Card, ...], ...], random: Random) -> State:
    """*seen* with some card of the hand to act for the one that it has drawn unseen."""
    if seen.turn.drawn != HIDDEN:
        return seen
    drawn = random.choice(hands[seen.acting - 1])
    return replace(seen, turn=replace(seen.turn, drawn=drawn))
