"""Somebody leaves all that they have asked for, or been asked to, and that has not begun yet."""

from bot.lobby.wishes import is_hopeless
from data import challenges
from data.store.transaction import Transaction


async def withdraw(tx: Transaction, user: int, guild: int | None = None) -> list[int]:
    """Take *user* out of all open challenges, or of those in one server; tells of which.

    Those that nobody can accept any more end.
    """
    found = await challenges.open_with(tx, user)
    left = [row.id for row in found if guild in (None, row.guild_id)]
    for number in left:
        await take_out(tx, number, user)
    return left


async def take_out(tx: Transaction, challenge: int, user: int) -> None:
    """Take *user* out of an open challenge; one that nobody can accept any more ends."""
    after = await challenges.withdraw(tx, challenge, user)
    if after.state == "open" and not after.is_open and is_hopeless(after):
        await challenges.close(tx, challenge, "declined")
