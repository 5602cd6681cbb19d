"""The order in which a hand is shown: by suit, by rank, by its best melds, or its owner's own."""

import json
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from bot.people.preferences import Preferences
from bot.table.table import Table
from data import games, settings
from engine.arrange.hands import best_split, in_hand
from engine.cards import Card
from engine.melds import Melding, Values
from engine.state import State

USUAL = ("suit", "rank", "melds")
LARGEST_SPLIT = 30
"""Cards of a hand whose best melds are found in no time; a larger one stays sorted by suit."""
REMEMBERED = 2_000
"""Hands whose best melds are remembered: one is shown more often than it changes."""


def in_order(state: State, hand: Sequence[Card], order: str, own: str | None) -> tuple[Card, ...]:
    """*hand* as its owner likes it; *own* is the stored order, whose new cards come last."""
    match order:
        case "rank":
            return tuple(sorted(hand, key=lambda card: (card.rank, card.suit)))
        case "melds" if len(hand) <= LARGEST_SPLIT:
            return _melds_first(tuple(sorted(hand)), state.melding, state.variant.values)
        case "own" if own:
            return _as_placed(hand, own)
    return tuple(sorted(hand))


@lru_cache(REMEMBERED)
def _melds_first(hand: tuple[Card, ...], melding: Melding, values: Values) -> tuple[Card, ...]:
    """The melds that leave the fewest points in *hand*, then what is left."""
    split = best_split(hand, melding, values, worth=in_hand(values))
    if split is None:
        return hand
    melded = (card for piece in split.pieces for card, _ in piece.cards)
    return (*melded, *split.left)


def _as_placed(hand: Sequence[Card], own: str) -> tuple[Card, ...]:
    places = {token: place for place, token in enumerate(json.loads(own))}
    last = len(places)
    return tuple(sorted(hand, key=lambda card: (places.get(_token(card), last), card)))


def _token(card: Card) -> str:
    return f"{card.suit}.{card.rank}"


def own_order(first: Sequence[Card], shown: Sequence[Card]) -> str:
    """The order to store after *first* of the cards *shown* were put in front."""
    rest = Counter(shown) - Counter(first)
    ordered = [*first, *(card for card in shown if card in rest)]
    return json.dumps([_token(card) for card in dict.fromkeys(ordered)])


async def sort(table: Table, preferences: Preferences, user: int, marks: Sequence[Card]) -> str:
    """Sort the hand of *user*: marked cards first, or else in the next of the orders.

    Returns the key of the sentence that says how it is sorted now.
    """
    seat = table.own_seat(user)
    hand, own = table.state.hand_of(seat), table.row.players[seat - 1].hand_order
    async with table.noting() as tx:
        before = (await settings.held_user(tx, user)).order
        order = "own" if marks else next_order(before, own)
        if marks:
            shown = in_order(table.state, hand, before, own)
            await games.note_player(tx, table.id, seat, hand_order=own_order(marks, shown))
        await settings.change_user(tx, user, order=order)
    preferences.changed(user)
    return f"hand-sorted-{order}"


def next_order(order: str, own: str | None) -> str:
    """Suit, rank, best melds, the own order where this game has one, and again.

    An own order that a game does not have is shown as by suit.
    """
    orders = [*USUAL, "own"] if own else [*USUAL]
    shown = order if order in orders else USUAL[0]
    return orders[(orders.index(shown) + 1) % len(orders)]
