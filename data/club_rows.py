"""What makes a server a club, as values: what is stored, and what is read back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from data.ids import ChannelId, GameId, GuildId, MessageId, Ms, UserId

DeedKind = Literal["end", "stop", "clear", "ban", "lift"]
"""A table ended without a result, or with its points as they stood, or as one that was abandoned;
somebody kept from playing, and let again."""


@dataclass(frozen=True, slots=True)
class Availability:
    """When one person may be called in one server, by the clock where they are.

    *days*: Monday is 0. From a minute until the same minute is all day.
    """

    guild_id: GuildId
    user_id: UserId
    name: str
    games: Sequence[str]
    days: Sequence[int]
    from_minute: int
    to_minute: int
    until_ms: Ms


@dataclass(frozen=True, slots=True)
class Ban:
    """A ban as it is stored; *user_id* is None where the person's data was deleted."""

    id: int
    guild_id: GuildId
    user_id: UserId | None
    name: str
    reason: str | None
    made_ms: Ms
    until_ms: Ms | None


@dataclass(frozen=True, slots=True)
class NewDeed:
    """What is written down; *by_user_id* is None once the data of whoever did it was deleted."""

    guild_id: GuildId
    by_user_id: UserId | None
    by_name: str
    kind: DeedKind
    at_ms: Ms
    game_id: GameId | None = None
    about_user_id: UserId | None = None
    about_name: str | None = None
    until_ms: Ms | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Season:
    """One season of a server, numbered from 1; *told*: nothing is left to be posted of it."""

    guild_id: GuildId
    number: int
    begin_ms: Ms
    end_ms: Ms
    zone: str
    ended: bool
    told: bool


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of one game on one day; *key* hashes who has tried, and is gone with the day."""

    day: int
    variant: str
    rules: dict[str, Any]
    dealer: int
    seed: bytes
    commitment: str
    key: bytes | None
    made_ms: Ms
    strong: int | None = None
    """By how much the strong level comes ahead with them, once that is known."""


@dataclass(frozen=True, slots=True)
class Key:
    """Whose answer to which puzzle; days are counted since 1970 (UTC)."""

    user_id: UserId
    day: int
    variant: str
    grade: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What somebody has made of a puzzle so far."""

    puzzle: str = ""
    """Which it was (engine/puzzles/shipped.py)."""
    hints: int = 0
    choice: int | None = None
    """The number of the choice that counts; None where they have not answered."""
    solved: bool = False
    rated_from: int | None = None
    """The rating at puzzles that they had before this answer; None where it did not count."""
    rated_to: int | None = None
    """The rating that they have had since."""

    @property
    def is_over(self) -> bool:
        """Whether the answer that counts was given."""
        return self.choice is not None


@dataclass(frozen=True, slots=True)
class ExtraKey:
    """Whose answer to which puzzle beyond those of the days."""

    user_id: UserId
    puzzle: str
    """Which it is (engine/puzzles/shipped.py)."""


@dataclass(frozen=True, slots=True)
class MistakeKey:
    """Whose answer to which decision of their own, by its place among all moves of a game."""

    user_id: UserId
    game_id: GameId
    step: int


@dataclass(frozen=True, slots=True)
class Scorecard:
    """What somebody shares of a day in a channel, in one message that goes along with them."""

    day: int
    user_id: UserId
    guild_id: GuildId
    channel_id: ChannelId
    name: str
    shared_ms: Ms
    message_id: MessageId | None = None
    """None until the message stands."""
    shown: str = ""
    """What it shows, as `bot/club/scorecard` writes it: nothing is edited that has not changed."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A sheet as it is stored; *rules* has every option that there was when it was made."""

    key: str
    name: str
    variant: str
    rules: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Welcome:
    """A welcome that was begun at *asked_ms*; *done_ms* is None while it is still to be said."""

    guild_id: GuildId
    channel_id: ChannelId | None
    asked_ms: Ms
    done_ms: Ms | None

    @property
    def was_said(self) -> bool:
        """Whether the welcome was posted, which it was not where there was nowhere to, or nobody
        there."""
        return self.done_ms is not None and self.channel_id is not None
