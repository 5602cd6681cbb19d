"""Cards as text, the same in every language: `4♥ 10♠ 🃏`, tiles `🔴7 🔵13 🟡1 🟢5`."""

from collections.abc import Iterable

from engine.cards import HIDDEN, JOKER, RANKS, SYMBOLS, Card

COLOURS = ("🔵", "🟢", "🔴", "🟡")
JOKER_TEXT = "🃏"
HIDDEN_TEXT = "??"


def card_text(card: Card, *, tiles: bool = False) -> str:
    """Write one card for people to read."""
    if card == HIDDEN:
        return HIDDEN_TEXT
    if card.suit == JOKER.suit:
        return JOKER_TEXT
    if tiles:
        return f"{COLOURS[card.suit]}{card.rank}"
    return f"{RANKS[card.rank]}{SYMBOLS[card.suit]}"


def cards_text(cards: Iterable[Card], *, tiles: bool = False) -> str:
    """Write cards in the order given; lines may break between them, never inside one."""
    return " ".join(card_text(card, tiles=tiles) for card in cards)
