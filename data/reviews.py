"""What players learn from games that are over, kept for as long as the moves of these games."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import delete, func, insert, select

from data.ids import GameId, GuildId, Ms, UserId
from data.store.schema import games, moves, players, reviews
from data.store.transaction import Transaction
from data.store.values import row_of

LATELY = 20
"""Games over which a profile tells what cards and decisions brought, and again those before."""


@dataclass(frozen=True, slots=True)
class ReviewSums:
    """What one game came to, in points of all its rounds."""

    rounds: int
    luck: float
    """What the cards brought."""
    play: float
    """What the decisions brought."""


@dataclass(frozen=True, slots=True)
class OwnReview:
    """The review of a game for the seat of one person, as it was kept."""

    game_id: GameId
    variant: str
    seat: int
    review: str


@dataclass(frozen=True, slots=True)
class Share:
    """What cards and decisions brought on average over some games of one variant."""

    games: int
    luck: float
    """Points a round that the cards brought."""
    play: float
    """The same of the decisions."""


@dataclass(frozen=True, slots=True)
class Trend:
    """The last games of one variant that were reviewed, and as many before them."""

    variant: str
    lately: Share
    before: Share | None


async def find(tx: Transaction, game: GameId, seat: int) -> str | None:
    """The review of *game* for *seat*, as it was kept."""
    return await tx.scalar(select(reviews.c.review).filter_by(game_id=game, seat=seat))


async def newest(tx: Transaction, user: UserId, most: int) -> tuple[OwnReview, ...]:
    """The reviews of the last games of *user* that were reviewed, the newest first, *most* of them.

    Games are left out whose cards others may still play.
    """
    seat = (players.c.game_id == reviews.c.game_id) & (players.c.seat == reviews.c.seat)
    query = (
        select(reviews.c.game_id, games.c.variant, reviews.c.seat, reviews.c.review)
        .join_from(reviews, players, seat)
        .join(games, games.c.id == reviews.c.game_id)
        .where(players.c.user_id == user, games.c.audience.is_distinct_from("sealed"))
        .order_by(games.c.finish_order.desc())
        .limit(most)
    )
    return await tx.read(OwnReview, query)


async def keep(
    tx: Transaction,
    game: GameId,
    seat: int,
    user: UserId,
    review: str,
    sums: ReviewSums,
    now_ms: Ms,
) -> None:
    """Keep a *review* in place of an earlier one; not if its moves or its player have gone."""
    await tx.hold(f"review {game} {seat}")
    own = select(players.c.user_id).filter_by(game_id=game, seat=seat)
    # Whoever is being forgotten waits for this, and takes it along.
    is_there = await tx.scalar(own.with_for_update()) == user
    has_moves = await tx.scalar(select(moves.c.step).where(moves.c.game_id == game).limit(1))
    if not is_there or has_moves is None:
        return
    await tx.execute(delete(reviews).filter_by(game_id=game, seat=seat))
    row = row_of(reviews, sums, game_id=game, seat=seat, review=review, made_ms=now_ms)
    await tx.execute(insert(reviews).values(row))


async def trends(tx: Transaction, guild: GuildId, user: UserId) -> tuple[Trend, ...]:
    """What cards and decisions brought *user* in a server, by variant, the most recent first."""
    newest = func.row_number().over(
        partition_by=games.c.variant, order_by=games.c.finish_order.desc()
    )
    seat = (players.c.game_id == reviews.c.game_id) & (players.c.seat == reviews.c.seat)
    found = (
        select(games.c.variant, games.c.finish_order, reviews.c.rounds, reviews.c.luck)
        .add_columns(reviews.c.play, newest.label("place"))
        .join_from(reviews, players, seat)
        .join(games, games.c.id == reviews.c.game_id)
        .where(players.c.user_id == user, games.c.guild_id == guild, reviews.c.rounds > 0)
        .cte()
    )
    query = select(found).where(found.c.place <= 2 * LATELY)
    rows = (await tx.execute(query.order_by(found.c.variant, found.c.place))).all()
    return tuple(one for _, one in sorted(_by_variant(rows), key=lambda pair: -pair[0]))


def _by_variant(rows: Sequence[Any]) -> Iterator[tuple[int, Trend]]:
    """The trend of each variant, with the order of its last game."""
    for variant, some in groupby(rows, lambda row: row.variant):
        each = list(some)
        before = each[LATELY:]
        trend = Trend(variant, share(each[:LATELY]), share(before) if before else None)
        yield each[0].finish_order, trend


def share(rows: Sequence[Any]) -> Share:
    """What some games brought for each of their rounds."""
    rounds = sum(row.rounds for row in rows)
    luck, play = sum(row.luck for row in rows), sum(row.play for row in rows)
    return Share(len(rows), luck / rounds, play / rounds)
