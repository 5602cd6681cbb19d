"""The order in which a hand is shown: by its best melds, by suit, by rank, or its owner's own."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.people.preferences import Preferences
from bot.table.table import Table
from data import games, settings
from data.ids import UserId
from engine.arrange.hands import Split, best_split, in_hand
from engine.arrange.pieces import Piece
from engine.cards import Card
from engine.melds import Melding, Values
from engine.state import State

USUAL = ("melds", "suit", "rank")
LARGEST_SPLIT = 30
"""Cards of a hand whose best melds are found in no time; a larger one is sorted by suit."""
REMEMBERED = 2_000
"""Hands whose best melds are remembered: one is shown more often than it changes."""


def in_order(state: State, hand: Sequence[Card], order: str, own: str | None) -> tuple[Card, ...]:
    """*hand* as its owner likes it; *own* is the stored order, whose new cards come last."""
    match order:
        case "suit":
            return tuple(sorted(hand))
        case "rank":
            return tuple(sorted(hand, key=lambda card: (card.rank, card.suit)))
        case "own" if own:
            places = {token: place for place, token in enumerate(json.loads(own))}
            last = len(places)
            return tuple(sorted(hand, key=lambda card: (places.get(_token(card), last), card)))
    split = _split(state, hand)
    if split is None:
        return tuple(sorted(hand))
    return (*(laid.card for meld in split.pieces for laid in meld.cards), *split.left)


def melds_in(state: State, order: Sequence[Card]) -> Iterator[tuple[int, Piece]]:
    """Of the best melds in a hand those that lie together in *order*.

    Each with the place where it begins; none where the hand is too large.
    """
    split = _split(state, order)
    taken: set[int] = set()
    for piece in split.pieces if split else ():
        size = len(piece.cards)
        cards = Counter(laid.card for laid in piece.cards)
        for start in range(len(order) - size + 1):
            places = set(range(start, start + size))
            if not places & taken and Counter(order[start : start + size]) == cards:
                taken |= places
                yield start, piece
                break


def places_of_melds(state: State, order: Sequence[Card]) -> list[range]:
    """The places in a hand of the cards of each meld."""
    return [range(start, start + len(one.cards)) for start, one in melds_in(state, order)]


def _split(state: State, hand: Sequence[Card]) -> Split | None:
    if len(hand) > LARGEST_SPLIT:
        return None
    return _best(tuple(sorted(hand)), state.melding, state.variant.values)


@lru_cache(REMEMBERED)
def _best(hand: tuple[Card, ...], melding: Melding, values: Values) -> Split | None:
    return best_split(hand, melding, values, worth=in_hand(values))


def _token(card: Card) -> str:
    return f"{card.suit}.{card.rank}"


async def keep_order(
    table: Table, preferences: Preferences, user: UserId, cards: Sequence[Card]
) -> None:
    """Show the hand of *user* in the order of *cards* from now on; others come after them."""
    seat = table.own_seat(user)
    async with table.noting() as tx:
        tokens = json.dumps([_token(card) for card in dict.fromkeys(cards)])
        await games.note_player(tx, table.id, seat, hand_order=tokens)
        await settings.change_user(tx, user, order="own")
    preferences.changed(user)


async def sort(table: Table, preferences: Preferences, user: UserId, marks: Sequence[Card]) -> str:
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
            tokens = json.dumps([_token(card) for card in dict.fromkeys((*marks, *shown))])
            await games.note_player(tx, table.id, seat, hand_order=tokens)
        await settings.change_user(tx, user, order=order)
    preferences.changed(user)
    return f"hand-sorted-{order}"


def next_order(order: str, own: str | None) -> str:
    """Best melds, suit, rank, the own order where this game has one, and again.

    An own order that a game does not have is shown as by melds.
    """
    orders = [*USUAL, "own"] if own else [*USUAL]
    shown = order if order in orders else USUAL[0]
    return orders[(orders.index(shown) + 1) % len(orders)]
