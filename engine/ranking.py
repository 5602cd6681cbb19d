"""What moves and cards are worth at a glance: by this, choices are offered best first.

Everything here follows from what the seat to act may see, and is cheap enough to be asked whenever
a hand is shown.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Any

from engine.arrange.deadwood import deadwood, faces_of, least_after_discard, least_deadwood
from engine.arrange.hands import best_split
from engine.arrange.naturals import melds_within
from engine.cards import ACE, JOKER, Card
from engine.melds import Meld, Melding, card_points, extended, fits
from engine.moves import Knock, LayMeld, LayOff, cards_in
from engine.opening.duties import has_opened, owed
from engine.plays import without
from engine.state import Phase, State

Lay = LayMeld | LayOff
DiscardRank = tuple[Any, ...]
"""Of two discards the one with the lower rank is better."""

IN_A_MELD, JOKERS = 9, 10
"""The use of a card that could be laid, and that of a joker; below is how many partners it has."""


def goes_by_deadwood(state: State) -> bool:
    """Whether melds stay in the hand, and what lies outside them counts."""
    return Knock in state.variant.plays.get(Phase.PLAY, {})


def meld_points(state: State, cards: tuple[Card, ...]) -> int:
    """The points of *cards*, a new meld as it would be shown."""
    values = state.variant.values
    low = cards[0].rank == ACE and cards[1].rank == ACE + 1
    return values.of(cards) - (values.by_rank[ACE] - values.low_ace if low else 0)


def points_added(state: State, move: LayOff) -> int:
    """The points that a lay-off which fits adds to its meld."""
    meld = state.melds[move.meld - 1]
    card, stands_for = move.card
    longer = extended(meld, card, 0, stands_for=stands_for, melding=state.melding) or meld
    values = state.variant.values
    return sum(card_points(longer, values)) - sum(card_points(meld, values))


def is_due(state: State, lay: Lay) -> bool:
    """Whether *lay* pays what has to be laid before the turn can end."""
    due = owed(state)
    return bool(due) and not set(due).isdisjoint(cards_in(lay))


def lays_first(state: State) -> Callable[[Lay], tuple[bool, int]]:
    """Give the order of lays of equal worth: what is owed, then what keeps the jokers."""
    return lambda lay: (not is_due(state, lay), cards_in(lay).count(JOKER))


def worth_taking(state: State, card: Card) -> int:
    """The most points that *card* of the pile can be laid with at once."""
    taken = state.pile[state.pile.index(card) :]
    melds = (meld_points(state, meld) for meld in melds_with(state, card, state.hand + taken))
    layoffs = (points_added(state, LayOff.of(card, meld.id)) for meld in taking(state, card))
    return max((*melds, *layoffs), default=0)


def natural_melds(state: State, cards: Iterable[Card]) -> Iterator[tuple[Card, ...]]:
    """Every meld without jokers that can be laid out of *cards* in this game."""
    return melds_within(cards, ace_high=state.melding.ace_high)


def melds_with(state: State, card: Card, cards: Iterable[Card]) -> list[tuple[Card, ...]]:
    """Those natural melds out of *cards* in which *card* lies."""
    near = [each for each in cards if each.suit == card.suit or each.rank == card.rank]
    return [meld for meld in natural_melds(state, near) if card in meld]


def taking(state: State, card: Card) -> list[Meld]:
    """The melds on the table that *card* can be laid off on."""
    return [meld for meld in state.melds if fits(meld, card, state.melding)]


def helps(state: State, card: Card) -> bool:
    """Whether the pile taken down to *card* is of more use than a card of the stock may be.

    At gin, where the card lies in a meld that leaves less; else where it can be laid at once.
    """
    if goes_by_deadwood(state):
        hand = faces_of(state.hand)
        left = least_after_discard(hand | faces_of([card]))
        return left < least_deadwood(hand) and bool(melds_with(state, card, (*state.hand, card)))
    if has_opened(state) or not state.opening.minimum:
        return worth_taking(state, card) > 0
    more, now = (opening_points(state, hand) for hand in ((*state.hand, card), state.hand))
    return more >= state.opening.minimum and more > now


def opening_points(state: State, hand: Sequence[Card]) -> int:
    """The most points that *hand* can be opened with."""
    split = best_split(hand, state.melding, state.variant.values)
    return split.points if split else 0


def discard_rank(state: State) -> Callable[[Card], DiscardRank]:
    """Give the order of discards: by the deadwood that is left, or by the use of the cards.

    Of cards of equal use the dearest goes first; where cards that are laid count, the cheapest.
    """
    points, use = state.variant.values.by_rank, uses(state)
    sign = 1 if state.variant.laid_counts else -1

    def rank(card: Card) -> DiscardRank:
        left = deadwood(without(state.hand, [card])) if goes_by_deadwood(state) else 0
        return left, use(card), sign * points[card.rank], -card.rank, card.suit

    return rank


def uses(state: State) -> Callable[[Card], int]:
    """Give how near a card of the hand is to being laid: by its partners there.

    Of two equal cards one is spare, unless both have a place.
    """
    hand, fitting, melding = set(state.hand), fitting_cards(state), state.melding

    def use(card: Card) -> int:
        if card == JOKER:
            return JOKERS
        if state.hand.count(card) > 1:
            return IN_A_MELD if has_two_places(state, card) else 0
        if card in fitting:
            return IN_A_MELD
        near = (other.rank == card.rank or is_close(other, card, melding) for other in hand)
        return sum(near) - 1

    return use


def has_two_places(state: State, card: Card) -> bool:
    """Whether two copies of *card* of the hand can lie on the table, as no meld takes both."""
    held, melds = Counter(state.hand), melds_with(state, card, state.hand)
    apart = combinations_with_replacement(map(Counter, melds), 2)
    own = 2 if any(one + other <= held for one, other in apart) else len(melds[:1])
    return own + len(taking(state, card)) > 1


def fitting_cards(state: State) -> set[Card]:
    """The cards of the hand that fit a meld, there or on the table, jokers aside."""
    melded = {card for meld in natural_melds(state, state.hand) for card in meld}
    onto = {card for card in state.hand if card != JOKER and taking(state, card)}
    return melded | onto


def is_close(card: Card, other: Card, melding: Melding) -> bool:
    """Whether two cards could lie in one run of three."""
    apart = abs(card.rank - other.rank)
    around = melding.ace_high and apart >= 11 and ACE in (card.rank, other.rank)
    return card.suit == other.suit and (apart <= 2 or around)
