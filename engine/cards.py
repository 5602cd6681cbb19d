"""Cards and tiles, their text, and the packs they come in."""

from typing import NamedTuple


class Card(NamedTuple):
    """A card or tile; a tuple, so that sorted cards lie as a hand is shown.

    *suit*: 0 to 3 are s h d c (tiles: b g r y), 4 a joker, 5 a card that is hidden. *rank*: 1, the
    ace, to 13, the king; 0 where the suit says it all.
    """

    suit: int
    rank: int


Seat = int
"""A place at the game: 1 … n, in playing order."""

JOKER = Card(4, 0)
HIDDEN = Card(5, 0)

ACE, KING = 1, 13
SUITS = "shdc"
COLOURS = "bgry"
SYMBOLS = "♠♥♦♣"
RANKS = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

_CARD_TEXT = {Card(s, r): RANKS[r] + SUITS[s] for s in range(4) for r in range(ACE, KING + 1)}
_TILE_TEXT = {Card(s, r): f"{COLOURS[s]}{r}" for s in range(4) for r in range(ACE, KING + 1)}
_OTHER_TEXT = {JOKER: "*", HIDDEN: "??"}
_TEXT = {False: _CARD_TEXT | _OTHER_TEXT, True: _TILE_TEXT | _OTHER_TEXT}


def _card_spellings() -> dict[str, Card]:
    """Every spelling of every card: `T` for 10, the suits as letters or symbols, any case.

    A table and not `str.lower`, which would also take the Kelvin sign for a king.
    """
    spellings = {"*": JOKER}
    for card in _CARD_TEXT:
        ranks = {RANKS[card.rank], RANKS[card.rank].lower()} | (
            {"T", "t"} if card.rank == 10 else set()
        )
        suits = {SUITS[card.suit], SUITS[card.suit].upper(), SYMBOLS[card.suit]}
        spellings |= {rank + suit: card for rank in ranks for suit in suits}
    return spellings


def _tile_spellings() -> dict[str, Card]:
    """Every spelling of every tile, in any case."""
    spellings = {"*": JOKER}
    for card, text in _TILE_TEXT.items():
        spellings |= {text: card, text.upper(): card}
    return spellings


_SPELLINGS = {False: _card_spellings(), True: _tile_spellings()}


def parse_card(text: str, *, tiles: bool = False) -> Card:
    """Read one token: `10h`, `Td`, `A♠`, `*`, or with *tiles* `r7`; ValueError if it is none."""
    try:
        return _SPELLINGS[tiles][text]
    except KeyError:
        raise ValueError(f"{text!r} is no {'tile' if tiles else 'card'}") from None


def write_card(card: Card, *, tiles: bool = False) -> str:
    """The token of *card*: `10h`, with *tiles* `r7`, a joker `*`, a hidden card `??`."""
    return _TEXT[tiles][card]


def parse_cards(text: str, *, tiles: bool = False) -> tuple[Card, ...]:
    """Read tokens that are separated by blanks; ValueError if one of them is no card."""
    return tuple(parse_card(token, tiles=tiles) for token in text.split())


def write_cards(cards: tuple[Card, ...], *, tiles: bool = False) -> str:
    """The tokens of *cards*, a blank between them."""
    return " ".join(write_card(card, tiles=tiles) for card in cards)


def pack(*, packs: int = 1, jokers: int = 0) -> tuple[Card, ...]:
    """A pack in the order that a shuffle starts from: s h d c, ace to king, jokers last."""
    return tuple(_CARD_TEXT) * packs + (JOKER,) * jokers
