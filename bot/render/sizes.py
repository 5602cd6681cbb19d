"""How large cards, and what is to be done, are written: as usual, or in large print."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import groupby

from bot.people.card_texts import card_text, cards_text
from bot.people.look import Look
from bot.render.frame import Frame
from bot.table.sorting import places_of_melds
from engine.cards import Card

CARDS_A_LINE = 6
"""What a phone shows of the largest print without breaking the line."""
MOST_SUITS = 5
"""With the jokers; a hand in more parts is not sorted by suit."""


def own_cards(frame: Frame, cards: Sequence[Card], due: Iterable[Card] = ()) -> str:
    """Cards of a hand as a heading, its melds apart; in large print as several headings.

    Cards that are *due*, as they must be laid, are underlined.
    """
    melds, tiles = places_of_melds(frame.seen, cards), frame.seen.variant.tiles
    if not frame.look.large:
        text = f"## {spaced(cards, tiles=tiles, melds=melds)}"
    else:
        lines = short_lines(cards, melds)
        text = "\n".join(f"# {cards_text(line, tiles=tiles)}" for line in lines)
    return reduce(underlined, map(card_text, due), text)


def underlined(text: str, card: str) -> str:
    """*text* with the first *card* in it underlined that is not yet."""
    return re.sub(rf"(?<!\S){re.escape(card)}(?!\S)", f"__{card}__", text, count=1)


def larger(look: Look, line: str) -> str:
    """A line of text that large print makes a heading."""
    return f"### {line}" if look.large else line


def spaced(cards: Sequence[Card], *, tiles: bool = False, melds: Sequence[range] = ()) -> str:
    """Cards in one line that wraps, with a wider gap where a suit ends, and around melds.

    In another order than by suit, cards of one rank belong together as well.
    """
    text, by_suit = "", list(cards) == sorted(cards)
    ends = {end for meld in melds for end in (meld.start, meld.stop)}
    within = {place for meld in melds for place in meld[1:]}
    for place, (before, card) in enumerate(zip((None, *cards), cards, strict=False)):
        if before is not None:
            near = before.suit == card.suit or (before.rank == card.rank and not by_suit)
            text += " " if place in within or (near and place not in ends) else "\u2003"
        text += card_text(card, tiles=tiles)
    return text


def short_lines(cards: Sequence[Card], melds: Sequence[range] = ()) -> Iterator[Sequence[Card]]:
    """Cards in short lines: one for each meld, and where the rest is sorted by suit, for each."""
    in_meld = {place: meld for meld in melds for place in meld}
    places = groupby(range(len(cards)), key=lambda n: in_meld.get(n) or cards[n].suit)
    parts = [[cards[place] for place in part] for _, part in places]
    for part in parts if len(parts) <= MOST_SUITS + len(melds) else [cards]:
        for start in range(0, len(part), CARDS_A_LINE):
            yield part[start : start + CARDS_A_LINE]
