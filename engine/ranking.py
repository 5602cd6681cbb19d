"""What moves and cards are worth at a glance: by this, choices are offered best first.

Everything here follows from what the seat to act may see, and is cheap enough to be asked whenever
a hand is shown.
"""

from collections.abc import Callable, Sequence
from typing import Any

from engine.arrange.deadwood import deadwood, faces_of, least_after_discard, least_deadwood
from engine.arrange.hands import best_split
from engine.arrange.naturals import melds_within
from engine.cards import ACE, JOKER, Card
from engine.melds import card_points, extended, fits
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
    near = [c for c in state.hand + taken if c.suit == card.suit or c.rank == card.rank]
    melds = (meld_points(state, meld) for meld in melds_within(near) if card in meld)
    layoffs = (points_added(state, LayOff.of(card, m.id)) for m in state.melds if fits(m, card))
    return max((*melds, *layoffs), default=0)


def helps(state: State, card: Card) -> bool:
    """Whether the pile taken down to *card* is of more use than a card of the stock may be.

    At gin, where the card lies in a meld that leaves less; else where it can be laid at once.
    """
    if goes_by_deadwood(state):
        hand = faces_of(state.hand)
        left = least_after_discard(hand | faces_of([card]))
        return left < least_deadwood(hand) and is_melded(state, card)
    if has_opened(state) or not state.opening.minimum:
        return worth_taking(state, card) > 0
    more, now = (opening_points(state, hand) for hand in ((*state.hand, card), state.hand))
    return more >= state.opening.minimum and more > now


def opening_points(state: State, hand: Sequence[Card]) -> int:
    """The most points that *hand* can be opened with."""
    split = best_split(hand, state.melding, state.variant.values)
    return split.points if split else 0


def is_melded(state: State, card: Card) -> bool:
    """Whether *card* makes a meld with the hand."""
    near = [
        other for other in (*state.hand, card) if card.suit == other.suit or card.rank == other.rank
    ]
    return any(card in meld for meld in melds_within(near))


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

    Of two equal cards one is spare: they lie in no meld together.
    """
    hand, fitting = set(state.hand), fitting_cards(state)

    def use(card: Card) -> int:
        if card == JOKER:
            return JOKERS
        if card in fitting and state.hand.count(card) == 1:
            return IN_A_MELD
        if state.hand.count(card) > 1:
            return 0
        return sum(other.rank == card.rank or is_close(other, card) for other in hand) - 1

    return use


def fitting_cards(state: State) -> set[Card]:
    """The cards of the hand that fit a meld, there or on the table, jokers aside."""
    melded = {card for meld in melds_within(state.hand) for card in meld}
    hand = {card for card in state.hand if card != JOKER}
    onto = {card for card in hand if any(fits(meld, card, state.melding) for meld in state.melds)}
    return melded & hand | onto


def is_close(card: Card, other: Card) -> bool:
    """Whether two cards could lie in one run of three."""
    apart = abs(card.rank - other.rank)
    return card.suit == other.suit and (
        apart <= 2 or (apart >= 11 and ACE in (card.rank, other.rank))
    )
