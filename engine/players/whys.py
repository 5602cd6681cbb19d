"""What can be said for a move, as data; the sentences are the bot's."""

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card


class Why(StrEnum):
    """What a reason claims, by the names of its texts."""

    ONLY = "only"
    """There is nothing else that may be done."""
    NOTHING_HELPS = "nothing-helps"
    """No card of the pile that may be taken makes a meld or fits one."""
    MAKES = "makes"
    """The card taken makes the meld *cards*."""
    FITS = "fits"
    """The card taken fits *meld*."""
    USABLE = "usable"
    """The card taken can be laid before the turn ends."""
    UPCARD = "upcard"
    """The upcard makes no meld."""
    OUT = "out"
    """The hand is empty then."""
    OWED = "owed"
    """The card has to be laid in this turn."""
    OPENS = "opens"
    """The first melds are worth *points* then, of which *least* are needed."""
    TOWARDS = "towards"
    """The same where more has to follow."""
    SCORES = "scores"
    """It brings *points*."""
    SHEDS = "sheds"
    """*points* less are held."""
    SWAPS = "swaps"
    """The joker can be laid as any card."""
    KNOCKS = "knocks"
    """*points* of deadwood are left."""
    GIN = "gin"
    """No deadwood is left."""
    CLOSES = "closes"
    """All others lose double."""
    TWIN = "twin"
    """The same card is in the hand once more."""
    DEAD = "dead"
    """Nobody else can lay the card: what it would need is in the hand or on the table."""
    LONELY_HIGHEST = "lonely-highest"
    """The card belongs to no other, and of such cards it costs most: *points*."""
    LONELY = "lonely"
    """The card belongs to no other in the hand and fits nothing on the table."""
    DEADWOOD = "deadwood"
    """*points* of deadwood are left, the least possible."""
    HIGHEST = "highest"
    """No card that may be discarded costs more than *points*."""
    UNWANTED = "unwanted"
    """The card fits no meld on the table."""
    TILES = "tiles"
    """*points* tiles leave the rack, which are *cards*."""
    TILES_OUT = "tiles-out"
    """All tiles leave the rack."""
    TILES_WAIT = "tiles-wait"
    """The *points* tiles *cards* could be laid, but *least* would stay, which is hardly more than
    another rack has, and a draw may let all go at once."""
    NO_TILES = "no-tiles"
    """No tile of the rack can be laid."""
    NO_OPENING = "no-opening"
    """The rack has no first melds worth *least*."""
    WEIGHED = "weighed"
    """Of all that may be done it promises most, as the computer reckons."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A claim with what it is about."""

    why: Why
    cards: tuple[Card, ...] = ()
    meld: int = 0
    points: int = 0
    least: int = 0
