"""Challenges: from the question to the game, or to their end."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from data.transaction import Transaction

ChallengeState = Literal["open", "started", "declined", "cancelled", "expired"]


@dataclass(frozen=True, slots=True)
class Invited:
    """Somebody who is asked to play."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class NewChallenge:
    """A challenge to be posted; without *invited* and *computer* it is an open table.

    *seats* is how many may play, the challenger and the computer included.
    """

    channel_id: int
    challenger: Invited
    variant: str
    rules: Mapping[str, Any]
    seats: int
    seed: bytes
    commitment: str
    now_ms: int
    expires_ms: int
    guild_id: int | None = None
    invited: Sequence[Invited] = ()
    computer: str | None = None
    rated: bool = False
    rematch_of: int | None = None
    entropy: bytes = b""


@dataclass(frozen=True, slots=True)
class ChallengePlayer:
    """A seat of a challenge; *accepted_ms* is None while the answer is awaited."""

    user_id: int
    name: str
    position: int
    invited: bool
    accepted_ms: int | None
    entropy: bytes


@dataclass(frozen=True, slots=True)
class ChallengeRow:
    """A challenge as it is stored; *players* in seat order, the challenger first.

    *shown_state* is the state that its message shows.
    """

    id: int
    guild_id: int | None
    channel_id: int
    message_id: int | None
    challenger_id: int
    variant: str
    rules: dict[str, Any]
    computer: str | None
    rated: bool
    is_open: bool
    seats: int
    rematch_of: int | None
    seed: bytes
    commitment: str
    created_ms: int
    expires_ms: int
    state: ChallengeState
    shown_state: ChallengeState
    game_id: int | None
    players: tuple[ChallengePlayer, ...]

    @property
    def waiting_for(self) -> tuple[ChallengePlayer, ...]:
        """Who has not answered yet."""
        return tuple(player for player in self.players if player.accepted_ms is None)

    @property
    def free_seats(self) -> int:
        """How many may still join an open table."""
        return self.seats - len(self.players) - (self.computer is not None)


async def create(tx: Transaction, new: NewChallenge) -> int:
    """Store a challenge, its challenger as the first player, and return its number."""
    raise NotImplementedError


async def load(tx: Transaction, challenge: int) -> ChallengeRow:
    """The challenge with its players; raises NoSuchChallenge."""
    raise NotImplementedError


async def accept(
    tx: Transaction, challenge: int, user: int, entropy: bytes, now_ms: int
) -> ChallengeRow:
    """Record that an invited *user* accepts; raises ChallengeClosed, NotInvited, AlreadyJoined."""
    raise NotImplementedError


async def join(
    tx: Transaction, challenge: int, player: Invited, entropy: bytes, now_ms: int
) -> ChallengeRow:
    """Seat *player* at an open table.

    Raises ChallengeClosed, NotInvited (not an open table), AlreadyJoined, ChallengeFull.
    """
    raise NotImplementedError


async def leave(tx: Transaction, challenge: int, user: int) -> ChallengeRow:
    """Take *user* off an open table; raises ChallengeClosed, NotInvited (also the challenger)."""
    raise NotImplementedError


async def close(
    tx: Transaction,
    challenge: int,
    state: Literal["declined", "cancelled", "expired"],
) -> ChallengeRow:
    """End an open challenge without a game; raises ChallengeClosed."""
    raise NotImplementedError


async def started(tx: Transaction, challenge: int, game: int) -> ChallengeRow:
    """End an open challenge with the *game* it led to; raises ChallengeClosed."""
    raise NotImplementedError


async def note(
    tx: Transaction,
    challenge: int,
    *,
    message_id: int | None = None,
    shown_state: ChallengeState | None = None,
) -> None:
    """Remember the challenge's message, or the state that it shows now."""
    raise NotImplementedError


async def open_challenges(tx: Transaction) -> tuple[ChallengeRow, ...]:
    """All that can still be answered, the one that expires first first."""
    raise NotImplementedError


async def expire(tx: Transaction, now_ms: int) -> tuple[ChallengeRow, ...]:
    """End all whose time is over, and return them."""
    raise NotImplementedError


async def unshown(tx: Transaction, since_ms: int) -> tuple[ChallengeRow, ...]:
    """Challenges made since then whose message shows an older state."""
    raise NotImplementedError


async def open_rematch(tx: Transaction, game: int) -> ChallengeRow | None:
    """The challenge to a rematch of *game* that awaits its answers."""
    raise NotImplementedError


async def count_by(tx: Transaction, user: int) -> int:
    """How many open challenges *user* has made."""
    raise NotImplementedError


async def count_to(tx: Transaction, user: int) -> int:
    """How many open challenges await *user*'s answer."""
    raise NotImplementedError
