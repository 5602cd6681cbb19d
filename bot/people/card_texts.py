"""Cards as text, the same in every language: `4♥ 10♠ 🃏`, tiles `🔴7 🔵13 🟡1 🟢5`."""

from collections.abc import Iterable

from engine.cards import HIDDEN, JOKER, RANKS, SYMBOLS, Card
from engine.melds import Meld

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


def meld_text(meld: Meld, *, tiles: bool = False) -> str:
    """Write the cards of a meld, each joker with what it stands for: `3♥ 🃏4♥ 5♥`."""
    pairs = zip(meld.cards, meld.stands_for, strict=True)
    return " ".join(standing_text(card, meaning, tiles=tiles) for card, meaning in pairs)


def standing_text(card: Card, meaning: Card, *, tiles: bool = False) -> str:
    """Write a card that stands for *meaning*: a joker with that, unless it is open."""
    text = card_text(card, tiles=tiles)
    return text if card == meaning else text + card_text(meaning, tiles=tiles)
