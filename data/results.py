"""Count finished games: who won how many points, and what that did to the ratings.

Only rated games in a server in which all seats are people count. Who resigned or flagged has
lost like anybody else.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, func, insert, select, tuple_

from data.games import FINISHING
from data.ids import ZERO_MS, GameId, GuildId, Ms, UserId
from data.rating import Rating, rate
from data.store.schema import games, players, ratings, results
from data.store.transaction import AnyRow, Transaction
from data.tally import Tally, of_result, taken_from

Owner = tuple[GuildId, str, UserId]
"""Whose sums these are: server, variant, user."""


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a finished game did to one player's rating, as shown."""

    seat: int
    user_id: UserId
    before: int
    after: int
    provisional: bool


@dataclass(frozen=True, slots=True)
class PlayerSums:
    """All that one player has reached in one variant in one server."""

    rating: Rating = field(default_factory=Rating)
    tally: Tally = field(default_factory=Tally)
    games: int = 0
    wins: int = 0
    streak: int = 0
    best_streak: int = 0
    last_ms: Ms = ZERO_MS

    def after(self, row: dict[str, Any]) -> "PlayerSums":
        """These sums with one row of results more."""
        streak = self.streak + 1 if row["won"] else 0
        brought = {name: row[name] for name in ("points", "beaten", "rivals")}
        return PlayerSums(
            rating=Rating(row["mu"], row["sigma"]),
            tally=self.tally + of_result(row["measure"], **brought),
            games=self.games + 1,
            wins=self.wins + row["won"],
            streak=streak,
            best_streak=max(self.best_streak, streak),
            last_ms=row["finished_ms"],
        )


async def record(tx: Transaction, game: GameId) -> tuple[RatingChange, ...]:
    """Count a game that was just finished; empty where it does not count."""
    await tx.hold(FINISHING)
    found = await counting(tx, games.c.id == game)
    if not found:
        return ()
    owners = [owner(seat) for seat in found[0]]
    sums = await stored(tx, owners)
    rows = count(found[0], sums)
    await tx.execute(delete(ratings).where(OWNER.in_(owners)))
    await store(tx, rows, sums)
    return tuple(change(row) for row in rows)


async def changes(tx: Transaction, game: GameId) -> tuple[RatingChange, ...]:
    """What record returned for *game*."""
    query = select(results).where(results.c.game_id == game).order_by(results.c.seat)
    return tuple(change(row._asdict()) for row in await tx.execute(query))


async def rebuild(tx: Transaction) -> int:
    """Count all finished games again, in the order they were finished; returns how many count."""
    await tx.hold(FINISHING)
    await tx.execute(delete(results))
    await tx.execute(delete(ratings))
    sums: dict[Owner, PlayerSums] = {}
    found = await counting(tx, games.c.state == "finished")
    await store(tx, [row for seats in found for row in count(seats, sums)], sums)
    return len(found)


async def counting(tx: Transaction, which: ColumnElement[bool]) -> list[list[AnyRow]]:
    """The seats of each game of *which* that counts, as they were finished."""
    nobody = players.alias()
    query = (
        select(
            *(games.c.guild_id, games.c.variant, games.c.finished_ms, games.c.finish_order),
            *(players.c.game_id, players.c.seat, players.c.user_id),
            *(players.c.points, players.c.place, players.c.measure),
            func.coalesce(games.c.winner == players.c.seat, False).label("won"),
        )
        .join_from(games, players, players.c.game_id == games.c.id)
        .where(which, games.c.state == "finished")
        .where(games.c.rated, games.c.guild_id.is_not(None))
        .where(~exists().where(nobody.c.game_id == games.c.id, nobody.c.user_id.is_(None)))
        .order_by(games.c.finish_order, players.c.seat)
    )
    rows = await tx.execute(query)
    return [list(seats) for _, seats in groupby(rows, key=lambda row: row.game_id)]


def owner(seat: AnyRow) -> Owner:
    """Whose sums the result of *seat* belongs to."""
    return (seat.guild_id, seat.variant, seat.user_id)


def count(seats: Sequence[AnyRow], sums: dict[Owner, PlayerSums]) -> list[dict[str, Any]]:
    """Add one game to *sums*, and return its rows of results."""
    before = [sums.get(owner(seat), PlayerSums()) for seat in seats]
    places = [seat.place for seat in seats]
    rated = rate([one.rating for one in before], places)
    rows = [
        {
            **seat._asdict(),
            "beaten": sum(place > seat.place for place in places),
            "rivals": len(places) - 1,
            "mu_before": old.rating.mu,
            "sigma_before": old.rating.sigma,
            "mu": rating.mu,
            "sigma": rating.sigma,
        }
        for seat, old, rating in zip(seats, before, rated, strict=True)
    ]
    for seat, old, row in zip(seats, before, rows, strict=True):
        sums[owner(seat)] = old.after(row)
    return rows


def change(row: dict[str, Any]) -> RatingChange:
    """What a row of results did to its player's rating."""
    before = Rating(row["mu_before"], row["sigma_before"])
    after = Rating(row["mu"], row["sigma"])
    return RatingChange(row["seat"], row["user_id"], before.shown, after.shown, after.provisional)


OWNER = tuple_(ratings.c.guild_id, ratings.c.variant, ratings.c.user_id)


async def stored(tx: Transaction, owners: Sequence[Owner]) -> dict[Owner, PlayerSums]:
    """The sums of *owners*, as far as they have any."""
    found = {}
    for row in await tx.execute(select(ratings).where(OWNER.in_(owners))):
        values = row._asdict()
        key = (values.pop("guild_id"), values.pop("variant"), values.pop("user_id"))
        rating = Rating(values.pop("mu"), values.pop("sigma"))
        found[key] = PlayerSums(rating=rating, tally=taken_from(values), **values)
    return found


async def store(
    tx: Transaction, rows: Sequence[dict[str, Any]], sums: dict[Owner, PlayerSums]
) -> None:
    """Write *rows* of results, and *sums* whose owners have none."""
    if rows:
        await tx.execute(insert(results), rows)
        await tx.execute(insert(ratings), [written(key, one) for key, one in sums.items()])


def written(key: Owner, sums: PlayerSums) -> dict[str, Any]:
    """*sums* as a row of ratings."""
    values = asdict(sums)
    parts: dict[str, Any] = values.pop("rating") | values.pop("tally")
    return dict(zip(("guild_id", "variant", "user_id"), key, strict=True)) | parts | values
