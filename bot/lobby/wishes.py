"""What somebody asks for when they challenge, and what keeps it from being granted."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.lobby.waiting import OPEN_MS
from bot.people.refused import Refused
from data import challenges, games
from data.challenges import ChallengeRow, Invited
from data.game_rows import Audience
from data.ids import ChannelId, GameId, GuildId, Ms, UserId
from data.store.transaction import Transaction
from engine.errors import WrongPlayerCount
from engine.rules import Rules
from engine.variants import VARIANTS


class ChannelPlace(NamedTuple):
    """A channel, and the server that it is in; None: a DM."""

    channel: ChannelId
    guild: GuildId | None


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody asks for; *computer* is its strength where it is to play."""

    variant: str
    rules: Rules
    invited: Sequence[Invited] = ()
    computer: str | None = None
    rated: bool = True
    audience: Audience | None = None
    rematch_of: GameId | None = None
    place: ChannelPlace | None = None
    """Where to play, where that is not where it was asked for."""
    open_ms: Ms = OPEN_MS
    """How long it stands."""

    @property
    def is_open(self) -> bool:
        """Whether anybody may join."""
        return not self.invited and self.computer is None


def check_seats(wish: Wish) -> None:
    """Raise WrongPlayerCount where the game is not for so many."""
    seats = VARIANTS[wish.variant].seats
    asked = 1 + len(wish.invited) + (wish.computer is not None)
    if not wish.is_open and asked not in seats:
        raise WrongPlayerCount(asked, seats[0], seats[-1])


def check_start(row: ChallengeRow, user: UserId) -> None:
    """Raise Refused where *user* cannot start the game: of an open table all who sit there can."""
    if not row.is_open and user != row.challenger_id:
        raise Refused("challenge-start-not-yours")
    if user not in {player.user_id for player in row.playing}:
        raise Refused("challenge-not-seated")
    missing = missing_players(row, len(row.playing))
    if missing > 0:
        raise Refused("challenge-too-few", count=missing)


def is_hopeless(row: ChallengeRow) -> bool:
    """Whether too few are left of those who were asked."""
    left = len(row.playing) + len(row.waiting_for)
    return left == 1 or missing_players(row, left) > 0


def missing_players(row: ChallengeRow, people: int) -> int:
    """How many more than these *people* the game needs; it may be fewer than none."""
    return VARIANTS[row.variant].seats[0] - people - (row.computer is not None)


def check_rules(row: ChallengeRow, seen: Mapping[str, Any]) -> None:
    """Raise Refused where the rules are not those *seen* by who agrees to them."""
    if row.rules != seen:
        raise Refused("challenge-other-rules")


async def check_rematch(tx: Transaction, wish: Wish, user: UserId) -> None:
    """Raise Refused where the rematch has been asked for already, or is being played."""
    if wish.rematch_of is None:
        return
    await tx.hold(f"rematch {wish.rematch_of}")
    if await challenges.open_rematch(tx, wish.rematch_of) is not None:
        raise Refused("rematch-asked")
    for running in await games.tables_of(tx, user):
        if running.rematch_of == wish.rematch_of:
            raise Refused("rematch-begun", game=running.id)
