"""How large cards, and what is to be done, are written: as usual, or in large print."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.people.card_texts import card_text, cards_text
from bot.people.look import Look
from engine.cards import Card

CARDS_A_LINE = 6
"""What a phone shows of the largest print without breaking the line."""
MOST_SUITS = 5
"""With the jokers; a hand in more parts is not sorted by suit."""


def own_cards(cards: Sequence[Card], look: Look, *, tiles: bool = False) -> str:
    """The reader's own cards, as a heading; in large print as several."""
    if not look.large:
        return f"## {spaced(cards, tiles=tiles)}"
    return "\n".join(f"# {cards_text(line, tiles=tiles)}" for line in short_lines(cards))


def larger(look: Look, line: str) -> str:
    """A line of text that large print makes a heading."""
    return f"### {line}" if look.large else line


def spaced(cards: Sequence[Card], *, tiles: bool = False) -> str:
    """Cards in one line that wraps, with a wider gap where a suit ends.

    In another order than by suit, cards of one rank belong together as well.
    """
    text, by_suit = "", list(cards) == sorted(cards)
    for before, card in zip((None, *cards), cards, strict=False):
        if before is not None:
            near = before.suit == card.suit or (before.rank == card.rank and not by_suit)
            text += " " if near else "\u2003"
        text += card_text(card, tiles=tiles)
    return text


def short_lines(cards: Sequence[Card]) -> Iterator[Sequence[Card]]:
    """Cards in short lines; those that are sorted by suit with a new line for each."""
    parts = [list(part) for _, part in groupby(cards, key=lambda card: card.suit)]
    for part in parts if len(parts) <= MOST_SUITS else [cards]:
        for start in range(0, len(part), CARDS_A_LINE):
            yield part[start : start + CARDS_A_LINE]
