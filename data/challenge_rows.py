"""Challenges as values: what is stored, and what is read back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from data.game_rows import PlayTerms
from data.ids import ChallengeId, GameId, MessageId, Ms, UserId

ChallengeState = Literal["open", "started", "declined", "cancelled", "expired"]


@dataclass(frozen=True, slots=True)
class Invited:
    """Somebody who is asked to play."""

    user_id: UserId
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeTerms(PlayTerms):
    """What somebody is asked to play.

    *seats* is how many may play, the challenger and the computer included.
    """

    seats: int
    expires_ms: Ms


@dataclass(frozen=True, slots=True, kw_only=True)
class NewChallenge(ChallengeTerms):
    """A challenge to be posted; without *invited* and *computer* it is an open table."""

    challenger: Invited
    now_ms: Ms
    invited: Sequence[Invited] = ()
    entropy: bytes = b""


@dataclass(frozen=True, slots=True)
class ChallengePlayer:
    """A seat of a challenge, by what was answered.

    *accepted_ms* is None while the answer of somebody *invited* is awaited; of somebody who has
    declined, and so is not invited any more; at an open table of somebody who sat down before the
    rules were changed. Whoever accepted other rules has left an *entropy*.
    """

    challenge_id: ChallengeId
    user_id: UserId
    name: str
    position: int
    invited: bool = False
    accepted_ms: Ms | None = None
    entropy: bytes = b""
    told_ms: Ms | None = None
    """When they were told by DM that they are asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeRow(ChallengeTerms):
    """A challenge as it is stored; *players* in seat order, the challenger first.

    *shown_state* is the state that its message shows.
    """

    id: ChallengeId
    message_id: MessageId | None
    challenger_id: UserId
    is_open: bool
    created_ms: Ms
    state: ChallengeState
    shown_state: ChallengeState
    game_id: GameId | None
    players: tuple[ChallengePlayer, ...]
    call_message_id: MessageId | None = None
    """What called who is around to an open table; 0 where nothing will."""

    @property
    def waiting_for(self) -> tuple[ChallengePlayer, ...]:
        """Who was asked and has not answered, or not since the rules were changed."""
        return tuple(one for one in self.players if one.invited and one.accepted_ms is None)

    @property
    def declined(self) -> tuple[ChallengePlayer, ...]:
        """Who was asked and does not want to play."""
        gone = (one for one in self.players if not one.invited and one.accepted_ms is None)
        return () if self.is_open else tuple(gone)

    @property
    def agreed_to_other_rules(self) -> tuple[ChallengePlayer, ...]:
        """Who had accepted, or joined, before the rules were changed."""
        late = self.players if self.is_open else self.waiting_for
        return tuple(one for one in late if one.accepted_ms is None and one.entropy)

    @property
    def playing(self) -> tuple[ChallengePlayer, ...]:
        """Who would sit at the table if the game began now."""
        if self.is_open:
            return self.players
        return tuple(one for one in self.players if one.accepted_ms is not None)

    @property
    def free_seats(self) -> int:
        """How many may still join an open table."""
        return self.seats - len(self.players) - (self.computer is not None)
