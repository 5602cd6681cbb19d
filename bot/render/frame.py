"""What a message about a table is made from: one moment of a game, as one reader may see it."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.people.card_texts import cards_text
from bot.people.look import PLAIN, Look
from bot.people.texts import name_text, say
from data.ids import GameId, Ms, UserId
from engine.cards import Card, Seat
from engine.melds import Meld
from engine.view import Seen


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat. *name* is as Discord gave it: `texts.name_text` makes it harmless."""

    seat: Seat
    name: str
    user_id: UserId | None
    """None: the computer."""
    stand_in: bool = False
    """Whether the computer plays for them."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One moment of a game for one reader; times are milliseconds since 1970, UTC."""

    game: GameId
    step: int
    players: tuple[Player, ...]
    """In the order of their seats."""
    seen: Seen
    language: str
    seat: Seat | None
    """The reader's seat; None for the public message."""
    turn_ends_ms: Ms | None = None
    flag_ms: Ms | None = None
    """When the clock of the seat to act runs out."""
    notes: tuple[str, ...] = ()
    """Finished sentences to be read with this frame, such as a credit for time not charged."""
    narration: tuple[str, ...] = ()
    """What happened last, in finished sentences, the newest last."""
    commitment: str = ""
    """Hexadecimal: the SHA-256 of the secret seed; empty where it is told elsewhere."""
    held: tuple[int, ...] = ()
    """Between rounds: the points in each hand, which are counted for everybody to hear."""
    halted: str = ""
    """Why the reader cannot play though nobody has won, as Table.halted; empty where they can."""
    ended: str = ""
    """Why a game was aborted: `agreed`, or how a moderator or a tournament ended it."""
    halt_ends_ms: Ms | None = None
    """When a pause ends by itself."""
    ways: tuple[str, ...] = ()
    """What anybody at the table may ask for, as verbs of its buttons."""
    look: Look = PLAIN
    loose: tuple[tuple[int, tuple[Card, ...]], ...] = ()
    """Rows of the reader's working table that are no melds yet, by number."""
    next_level: str = ""
    """The level above that of the computer, where the one person who played it alone has won."""
    is_todays: bool = False
    """Whether it is somebody's try at the deal of the day."""
    opens_page: bool = False
    """Whether the table can be touched: there is a page, and a button that leads to it."""
    hidden: bool = False
    """Whether the reader may not look at the table: *seen* has no cards then."""
    before: Seen | None = None
    """The table as the reader left it with their last turn, to tell what is new; None: nothing."""

    lain: tuple[tuple[Meld, ...], ...] = ()
    """The tables of tiles of this round up to now, each as a turn left it, by which melds keep
    their places; none where that is not known."""

    def say(self, key: str, **args: str | int | float) -> str:
        """Write the sentence *key* in the reader's language."""
        return say(self.language, key, **args)

    def cards(self, cards: Iterable[Card]) -> str:
        """Write cards as the game has them, or tiles."""
        return cards_text(cards, tiles=self.seen.variant.tiles)

    def player(self, seat: Seat) -> Player:
        """Who sits at *seat*."""
        return self.players[seat - 1]

    def named(self, seat: Seat) -> str:
        """The name of the player at *seat*, harmless in a text."""
        return name_text(self.player(seat).name)

    @property
    def is_stopped(self) -> bool:
        """Whether a moderator has ended the game with its points as they stood."""
        return self.halted == "aborted" and self.ended == "stopped"
