"""Which cards a message to a page names, and whose hands it lays open."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from bot.people.card_texts import COLOURS
from engine.cards import Card, parse_card
from tests.bot.log_watch import SECRETS, SHOWN, TILE, TOKEN
from tests.bot.secrecy import SUITS
from tests.simulation.looks.secrecy import MEANING

TILE_TOKEN = SECRETS["a tile's token"]
SPOKEN = ("told", "duties", "turn_text", "notes", "result", "proposal")
"""What may still tell of the round before."""


def named_by(table: Mapping[str, Any]) -> tuple[frozenset[Card], frozenset[Card]]:
    """The cards of a round that are shown, and those that are spoken of."""
    said = {key: table[key] for key in SPOKEN}
    shown = {key: value for key, value in table.items() if key not in SPOKEN}
    return frozenset(cards_in(shown)), frozenset(cards_in(said))


def laid_open(table: Mapping[str, Any]) -> list[int]:
    """The seats whose hands are shown, other than the reader's own."""
    hands = table["view"]["hands"]
    return [
        int(seat)
        for seat, hand in hands.items()
        if int(seat) != table["seat"] and not isinstance(hand, int)
    ]


def cards_in(body: Any) -> Iterator[Card]:
    """Every card and tile that *body* names, in signs or as a token."""
    text = MEANING.sub("", json.dumps(body, ensure_ascii=False))
    for rank, suit in SHOWN.findall(text):
        yield parse_card(rank + SUITS[suit])
    for rank, suit in TOKEN.findall(text):
        yield parse_card(rank + suit)
    for colour, number in TILE.findall(text):
        yield Card(COLOURS.index(colour), int(number))
    for found in TILE_TOKEN.finditer(text):
        yield parse_card(found[0], tiles=True)
