"""What two people played last with each other: the game they mean when they name none.

A challenge that was taken back, or not wanted, leaves nothing behind.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Table, select
from sqlalchemy.sql import ColumnElement

from data.ids import ChallengeId, GuildId, Ms, UserId
from data.store.schema import challenge_players, challenges, games, players
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Choice:
    """A game with its complete rules, the times included, chosen *at_ms*."""

    variant: str
    rules: dict[str, Any]
    at_ms: Ms


async def last_choice(
    tx: Transaction,
    guild: GuildId,
    user: UserId,
    other: UserId,
    *,
    before: ChallengeId | None = None,
) -> Choice | None:
    """The last challenge or game of these two alone in a server; None where there was none.

    *before*: the number of a challenge; only what was chosen before that counts.
    """
    alone = {"guild_id": guild, "computer": None, "seats": 2}
    asked = select(challenges.c.variant, challenges.c.rules, challenges.c.created_ms)
    asked = asked.filter_by(is_open=False, **alone).order_by(challenges.c.id.desc())
    asked = asked.where(challenges.c.state.not_in(("cancelled", "declined")))
    asked = asked.where(*both(challenges.c.id, challenge_players, "challenge_id", user, other))
    played = select(games.c.variant, games.c.rules, games.c.started_ms)
    played = played.filter_by(**alone).order_by(games.c.id.desc())
    played = played.where(*both(games.c.id, players, "game_id", user, other))
    if before is not None:
        asked = asked.where(challenges.c.id < before)
        made = select(challenges.c.created_ms).where(challenges.c.id == before).scalar_subquery()
        played = played.where(games.c.started_ms < made)
    queries = (played.limit(1), asked.limit(1))
    found = [Choice(*row) for query in queries for row in await tx.execute(query)]
    return max(found, key=lambda choice: choice.at_ms, default=None)


def both(
    number: ColumnElement[int], seats: Table, key: str, *people: UserId
) -> list[ColumnElement[bool]]:
    """The conditions that all of *people* have a seat."""
    return [number.in_(select(seats.c[key]).where(seats.c.user_id == user)) for user in people]
