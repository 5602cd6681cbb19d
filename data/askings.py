"""How often people were asked to play in vain, and mentioned, which is how others are annoyed.

An asking is a challenge that mentioned people, one of whom at least has not accepted: declined,
taken back, run out or not answered yet. Who accepts was not annoyed, so no game ever counts.
"""

from sqlalchemy import ColumnElement, delete, exists, insert, select

from data.ids import ZERO_MS, GuildId, Ms, UserId
from data.store.club import mentions
from data.store.schema import challenge_players, challenges
from data.store.transaction import Transaction

WITHIN_MS = Ms(60 * 60_000)
"""An hour: for so long a mention counts."""
UNACCEPTED = (
    (challenge_players.c.challenge_id == challenges.c.id)
    & (challenge_players.c.user_id != challenges.c.challenger_id)
    & challenge_players.c.accepted_ms.is_(None)
)


async def by_person(tx: Transaction, user: UserId, number: int) -> Ms:
    """When *user* asked for the last time but *number* − 1; 0 where that was never."""
    return await _made_ms(tx, challenges.c.challenger_id == user, UNACCEPTED, number)


async def in_server(tx: Transaction, guild: GuildId, number: int) -> Ms:
    """When somebody in a server asked for the last time but *number* − 1; 0 where that was
    never."""
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


async def note_mentions(tx: Transaction, guild: GuildId, people: int, now_ms: Ms) -> None:
    """Note that so many *people* are mentioned in a server now; what counts no more is removed."""
    old = mentions.c.at_ms <= now_ms - WITHIN_MS
    await tx.execute(delete(mentions).where(mentions.c.guild_id == guild, old))
    await tx.execute(insert(mentions).values(guild_id=guild, people=people, at_ms=now_ms))


async def mentions_free_ms(
    tx: Transaction, guild: GuildId, people: int, most: int, now_ms: Ms
) -> Ms:
    """When so many *people* may be mentioned, if *most* may be in an hour: 0 where that is now.

    Held until the transaction ends, so that two who ask at once do not both get the last place.
    """
    await tx.hold(f"mentions in {guild}")
    query = select(mentions.c.people, mentions.c.at_ms)
    lately = (mentions.c.guild_id == guild) & (mentions.c.at_ms > now_ms - WITHIN_MS)
    rows = (await tx.execute(query.where(lately).order_by(mentions.c.at_ms))).all()
    over = sum(row.people for row in rows) + people - most
    if over <= 0:
        return ZERO_MS
    for row in rows:
        over -= row.people
        if over <= 0:
            return Ms(row.at_ms) + WITHIN_MS
    return now_ms + WITHIN_MS
