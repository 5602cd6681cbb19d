"""What storage refuses."""

from dataclasses import dataclass
from typing import Literal

from data.ids import ChallengeId, GameId

Trouble = Literal["locked", "full", "read_only", "unreachable", "unknown", "other"]


class DataError(Exception):
    """The root of what this package raises."""


class DatabaseProblem(DataError):
    """The database cannot be used; *sentence* tells a host why and what to do."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class StorageRefused(DataError):
    """The database did not take a transaction; nothing of it was written.

    *detail* and *code* are the database's own words and number, for the log.
    """

    def __init__(self, kind: Trouble, detail: str, code: int | str = 0) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = detail
        self.code = code


class OutcomeUnknown(StorageRefused):
    """The connection died while it committed: all of it was written, or nothing.

    Whoever keeps a copy of what is stored has to read it again.
    """

    def __init__(self, detail: str, code: int | str = 0) -> None:
        super().__init__("unknown", detail, code)


@dataclass(eq=False)
class NoSuchGame(DataError):
    """No game has this number."""

    game: GameId


@dataclass(eq=False)
class NoSuchChallenge(DataError):
    """No challenge has this number."""

    challenge: ChallengeId


@dataclass(eq=False)
class StaleStep(DataError):
    """Move *step* of *game* cannot be recorded: another was first, or the game is finished."""

    game: GameId
    step: int


@dataclass(eq=False)
class AlreadyFinished(DataError):
    """*game* was finished before, or there is none."""

    game: GameId


@dataclass(eq=False)
class StillPlaying(DataError):
    """Somebody plays in *game*, and has to leave it before they can be forgotten."""

    game: GameId


@dataclass(eq=False)
class AlreadyTried(DataError):
    """Somebody has had their one try at the deal of a *day* in a game."""

    day: int
    variant: str


@dataclass(eq=False)
class ChallengeRefused(DataError):
    """A challenge does not allow what was asked; nothing was changed."""

    challenge: ChallengeId


class ChallengeFull(ChallengeRefused):
    """All seats of a challenge are taken."""


class AlreadyJoined(ChallengeRefused):
    """Somebody has a seat in a challenge, or has accepted it, already."""


class NotInvited(ChallengeRefused):
    """Somebody has no seat in a challenge that they could accept or leave."""


@dataclass(eq=False)
class ChallengeClosed(ChallengeRefused):
    """A challenge is over; *state* says how."""

    state: str
