"""What somebody asks for when they challenge, and what keeps it from being granted."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.replies import Refused
from data import challenges, games
from data.challenges import ChallengeRow, Invited
from data.transaction import Transaction
from engine.errors import WrongPlayerCount
from engine.rules import Rules
from engine.variants import VARIANTS


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody asks for; *computer* is its strength where it is to play."""

    variant: str
    rules: Rules
    invited: Sequence[Invited] = ()
    computer: str | None = None
    rated: bool = True
    rematch_of: int | None = None

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


def check_start(row: ChallengeRow, user: int) -> None:
    """Raise Refused where *user* cannot start the open table."""
    if user not in {player.user_id for player in row.players}:
        raise Refused("challenge-not-seated")
    missing = VARIANTS[row.variant].seats[0] - len(row.players) - (row.computer is not None)
    if missing > 0:
        raise Refused("challenge-too-few", count=missing)


async def check_rematch(tx: Transaction, wish: Wish, user: int) -> None:
    """Raise Refused where the rematch has been asked for already, or is being played."""
    if wish.rematch_of is None:
        return
    if await challenges.open_rematch(tx, wish.rematch_of) is not None:
        raise Refused("rematch-asked")
    for running in await games.tables_of(tx, user):
        if running.rematch_of == wish.rematch_of:
            raise Refused("rematch-begun", game=running.id)
