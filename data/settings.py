"""What players and servers prefer. Stored as JSON: what this version does not know is left out."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from data.transaction import Transaction


class UserSettings(BaseModel, frozen=True, extra="ignore"):
    """A player's preferences, the same everywhere."""

    cards: Literal["text", "emoji", "image"] = "text"
    language: str | None = None
    messages: Literal["dm", "channel"] = "dm"
    colours: Literal["four", "two"] = "four"
    order: Literal["suit", "rank", "own"] = "suit"
    """How a hand is sorted; the own order itself is kept with each game (hand_order)."""
    dm_consent: bool = False
    """Has accepted or joined a game that said its hand comes by DM."""
    dm_closed: bool = False
    """A DM was refused, and the player has been told."""


class ServerSettings(BaseModel, frozen=True, extra="ignore"):
    """What a server's members with Manage Server have set."""

    challenge_channels: tuple[int, ...] = ()
    """Where challenges may be posted; empty: everywhere."""
    game: str = "five-hundred"
    language: str | None = None
    threads: bool = False
    """Whether each game gets a thread of its own."""
    games_per_person: Annotated[int, Field(ge=1, le=100)] = 10
    games_per_server: Annotated[int, Field(ge=1, le=10_000)] = 200
    challenges_per_person: Annotated[int, Field(ge=1, le=50)] = 3
    """Open challenges that one member may have made."""
    challenges_to_person: Annotated[int, Field(ge=1, le=50)] = 5
    """Open challenges that may await one member's answer."""


async def user_settings(tx: Transaction, user: int) -> UserSettings:
    """The preferences of *user*, defaults where nothing was set."""
    raise NotImplementedError


async def change_user(tx: Transaction, user: int, **changes: Any) -> UserSettings:
    """Set some preferences; raises pydantic's ValidationError."""
    raise NotImplementedError


async def server_settings(tx: Transaction, guild: int) -> ServerSettings:
    """The settings of a server, defaults where nothing was set."""
    raise NotImplementedError


async def change_server(tx: Transaction, guild: int, **changes: Any) -> ServerSettings:
    """Set some of a server's settings; raises pydantic's ValidationError."""
    raise NotImplementedError
