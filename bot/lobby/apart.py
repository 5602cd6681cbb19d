"""Who wants to have nothing to do with whom is not brought together.

Only who has blocked somebody is told why; the other reads what is said in other cases too.
"""

from collections.abc import Sequence

from bot.lobby.leaving import leave
from bot.people.refused import Refused
from data import blocks, challenges
from data.challenges import ChallengeRow, Invited
from data.ids import ChallengeId, UserId
from data.store.transaction import Transaction


async def check_asked(tx: Transaction, user: UserId, invited: Sequence[Invited]) -> None:
    """Raise Refused where one of *user* and those whom they ask has blocked another."""
    order = [user, *(one.user_id for one in invited)]
    pairs = await blocks.among(tx, order) if invited else frozenset()
    for first, other in sorted(pairs, key=lambda pair: max(map(order.index, pair))):
        if first == user:
            raise Refused("blocked-by-yourself", user=f"<@{other}>")
        late = max(first, other, key=order.index)
        raise Refused("not-challenged-now", user=f"<@{late}>")


async def check_sits(tx: Transaction, user: UserId, row: ChallengeRow) -> None:
    """Raise Refused where *user* would sit down with somebody who blocked them or whom they did."""
    others = {one.user_id for one in row.players if one not in row.declined} - {user}
    apart = await blocks.apart_from(tx, user, others)
    if not apart:
        return
    pairs = await blocks.among(tx, {user, *apart})
    own = any(one == user for one, _ in pairs)
    raise Refused("blocked-at-table" if own else "challenge-not-now")


async def leave_shared(tx: Transaction, user: UserId, other: UserId) -> list[ChallengeId]:
    """Take *user*, who has just blocked *other*, out of all open challenges with them.

    Returns the numbers of those that are otherwise than before.
    """
    found = [
        row
        for row in await challenges.open_with(tx, user)
        if {user, other} <= {one.user_id for one in row.players if one not in row.declined}
    ]
    return await leave(tx, found, user)
