"""Games, seats and moves as values: what is stored, and what is read back.

Times are whole milliseconds: since 1970 (UTC) in `…_ms`, since the game began in `at_ms`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from data.ids import ChannelId, GameId, GuildId, MessageId, Ms, UserId
from engine.state import Measure

MoveSource = Literal["player", "clock", "computer", "dealer", "claim"]
DeadlineKind = Literal["timeout", "flag"]
Occasion = Literal["today", "tournament"]
"""What a game is played for, where that is more than the game itself."""
Outcome = Literal["agreed", "declined", "withdrawn", "lapsed"]
Audience = Literal["channel", "players", "sealed"]
"""Who may look at a game, where that is not whoever sees its channel.

channel: while it is played others see what stands there, and no more. players: nobody else sees
anything of its cards. sealed: the same, as others play the same cards, and nobody looks back at it
either until that has passed.
"""
HIDDEN: frozenset[Audience | None] = frozenset({"players", "sealed"})
Clock = tuple[Ms, Ms | None]
"""By what a game's own time differs from the wall's: credited_ms and paused_since_ms."""


@dataclass(frozen=True, slots=True)
class NewPlayer:
    """Somebody who takes a seat; *user_id* None is the computer."""

    user_id: UserId | None
    name: str
    entropy: bytes = b""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayTerms:
    """What is played where and how, and by which cards; *rules* are complete."""

    channel_id: ChannelId
    variant: str
    rules: dict[str, Any]
    seed: bytes
    commitment: str
    guild_id: GuildId | None = None
    computer: str | None = None
    rated: bool = False
    audience: Audience | None = None
    rematch_of: GameId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameTerms(PlayTerms):
    """How a game is played from its beginning on; *computer_place* is on the scale of its game."""

    dealer: int
    computer_place: int | None = None
    occasion: Occasion | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame(GameTerms):
    """A game to be begun; *players* in the order of their seats."""

    players: Sequence[NewPlayer]
    now_ms: Ms


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerRow(NewPlayer):
    """One seat of a game; *points*, *place* and *measure* are known when it is finished.

    *stand_in* is the computer's strength where it plays on for a person who is away, *plan* what
    they have said to do in their next turn, as JSON, *hinted_step* when they took a hint first.
    """

    game_id: GameId
    seat: int
    dm_channel_id: ChannelId | None
    dm_message_id: MessageId | None
    hand_order: str | None
    left_since_ms: Ms | None
    points: int | None
    place: int | None
    measure: str | None
    stand_in: str | None
    plan: str | None
    hinted_step: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow(GameTerms):
    """A game as it is stored, without its moves.

    *seed* is empty where it went with the data of somebody who played; *key* is kept of games whose
    contributions name their players.
    """

    id: GameId
    seats: int
    key: bytes | None
    started_ms: Ms
    credited_ms: Ms
    paused_since_ms: Ms | None
    pause_reason: str | None
    pause_ends_ms: Ms | None
    """When a pause ends by itself: with a vacation, or with the game, which is then called off."""
    step: int
    moved_ms: Ms
    deadline_ms: Ms | None
    deadline_kind: DeadlineKind | None
    warned_step: int | None
    pinged_step: int | None
    told_round: int | None
    table_message_id: MessageId | None
    turn_message_id: MessageId | None
    end_message_id: MessageId | None
    nudged_step: int | None
    """The turn in which whose turn it is was nudged, by its first step."""
    shown_step: int | None
    """How far all messages of the game were brought up to date: every move before this one."""
    state: Literal["playing", "finished", "aborted"]
    winner: int | None
    ended_reason: str | None
    finished_ms: Ms | None
    finish_order: int | None
    """The order in which games were finished here: clocks may jump, so the time is not enough."""
    players: tuple[PlayerRow, ...]

    @property
    def is_todays(self) -> bool:
        """Whether the game is somebody's try at the deal of the day."""
        return self.occasion == "today"

    @property
    def takes_advice(self) -> bool:
        """Whether players may ask the computer what to do, as nothing but the game hangs on it."""
        return not self.rated and self.occasion is None

    @property
    def is_hidden(self) -> bool:
        """Whether nobody but its players is shown anything of its cards, in its channel either."""
        return self.audience in HIDDEN

    @property
    def is_closed(self) -> bool:
        """Whether only its players may look closer at it now than its channel does."""
        return self.is_hidden or (self.audience == "channel" and self.state == "playing")

    @property
    def clock(self) -> Clock:
        """What times of this game were reckoned with."""
        return self.credited_ms, self.paused_since_ms

    def at_ms(self, now_ms: Ms) -> Ms:
        """Milliseconds of the game at *now_ms*: since it began, without what was credited."""
        return min(now_ms, self.paused_since_ms or now_ms) - self.started_ms - self.credited_ms

    def wall_ms(self, at_ms: Ms) -> Ms:
        """When the game's clock shows *at_ms*, if nothing more is credited."""
        return self.started_ms + self.credited_ms + at_ms


@dataclass(frozen=True, slots=True)
class NewMove:
    """A move to be recorded: its line in the notation, and when in the game it was made."""

    seat: int
    line: str
    at_ms: Ms | None
    source: MoveSource
    thought: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveRow(NewMove):
    """A recorded move; *seat* 0 is the dealer, *thought* is how the computer came to it."""

    game_id: GameId
    step: int
    created_ms: Ms


@dataclass(frozen=True, slots=True)
class Deadline:
    """When the clock has to act for the seat whose turn it is, and how."""

    ms: Ms
    kind: DeadlineKind


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended: by seat the points, the place, and what both are measured by."""

    winner: int | None
    totals: Sequence[int]
    reason: str
    places: Sequence[int]
    measures: Sequence[Measure]


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal by *seat*; *agreed* are the seats in favour, the proposer's among them."""

    game_id: GameId
    kind: str
    seat: int
    agreed: Sequence[int]
    step: int
    created_ms: Ms
    message_id: MessageId | None
    outcome: Outcome | None
