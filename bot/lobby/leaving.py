"""Somebody leaves all that they have asked for, or been asked to, and that has not begun yet."""

from collections.abc import Iterable

from bot.lobby.wishes import is_hopeless
from data import challenges
from data.challenges import ChallengeRow
from data.ids import ChallengeId, GuildId, UserId
from data.store.transaction import Transaction


async def withdraw(
    tx: Transaction, user: UserId, guild: GuildId | None = None
) -> list[ChallengeId]:
    """Take *user* out of all open challenges, or of those in one server; tells of which.

    Those that nobody can accept any more end.
    """
    found = await challenges.open_with(tx, user)
    return await leave(tx, [row for row in found if guild in (None, row.guild_id)], user)


async def leave(tx: Transaction, rows: Iterable[ChallengeRow], user: UserId) -> list[ChallengeId]:
    """Take *user* out of these open challenges, whose numbers are returned."""
    numbers = [row.id for row in rows]
    for number in numbers:
        after = await challenges.withdraw(tx, number, user)
        if after.state == "open" and not after.is_open and is_hopeless(after):
            await challenges.close(tx, number, "declined")
    return numbers
