"""How often people were asked to play in vain, which is how somebody annoys others by asking.

An asking is a challenge that mentioned people, one of whom at least has not accepted: declined,
taken back, run out or not answered yet. Who accepts was not annoyed, so no game ever counts.
"""

from sqlalchemy import ColumnElement, exists, select

from data.ids import GuildId, Ms, UserId
from data.store.schema import challenge_players, challenges
from data.store.transaction import Transaction

UNACCEPTED = (
    (challenge_players.c.challenge_id == challenges.c.id)
    & (challenge_players.c.user_id != challenges.c.challenger_id)
    & challenge_players.c.accepted_ms.is_(None)
)


async def by_person(tx: Transaction, user: UserId, number: int) -> Ms:
    """When *user* asked for the last time but *number* − 1; 0 where that was never."""
    return await _made_ms(tx, challenges.c.challenger_id == user, UNACCEPTED, number)


async def in_server(tx: Transaction, guild: GuildId, number: int) -> Ms:
    """The same for all who ask in a server."""
    return await _made_ms(tx, challenges.c.guild_id == guild, UNACCEPTED, number)


async def of_person(tx: Transaction, user: UserId, number: int) -> Ms:
    """When *user* was asked, by whomever, for the last time but *number* − 1; 0: never."""
    theirs = UNACCEPTED & (challenge_players.c.user_id == user)
    own = select(challenge_players.c.challenge_id).where(challenge_players.c.user_id == user)
    return await _made_ms(tx, challenges.c.id.in_(own), theirs, number)


async def _made_ms(
    tx: Transaction, where: ColumnElement[bool], seat: ColumnElement[bool], number: int
) -> Ms:
    asked = where & challenges.c.is_open.is_(False) & exists().where(seat)
    newest = select(challenges.c.created_ms).where(asked).order_by(challenges.c.created_ms.desc())
    return Ms(await tx.scalar(newest.offset(number - 1).limit(1)) or 0)
