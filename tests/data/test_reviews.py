"""What players have learned: kept once, told from by a profile, and gone with moves and people."""

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import insert, select

from data import privacy, retention, reviews
from data.reviews import LATELY, ReviewSums, Share, Trend
from data.store.database import Database
from data.store.schema import moves
from data.store.schema import reviews as table
from data.store.transaction import Transaction
from tests.data.stored_samples import ALICE, BOB, GUILD, NOW, played


async def reviewed(tx: Transaction, sums: ReviewSums, *, user: int = ALICE, **more: Any) -> int:
    """A finished game of Alice and Bob that *user* has reviewed."""
    game = await played(tx, [ALICE, BOB], [500, 1], **more)
    line = {"line": "1 draw", "source": "player", "created_ms": NOW}
    await tx.execute(insert(moves).values(game_id=game, step=0, seat=1, **line))
    await reviews.keep(tx, game, 1 if user == ALICE else 2, user, "{}", sums, NOW)
    return game


async def kept(tx: Transaction) -> Sequence[tuple[int, int]]:
    """The games and seats that there are reviews of."""
    rows = await tx.execute(select(table.c.game_id, table.c.seat).order_by(table.c.game_id))
    return [(row.game_id, row.seat) for row in rows]


async def test_one_for_each_seat(db: Database) -> None:
    """Another process may have worked out the same meanwhile."""
    async with db.transaction() as tx:
        game = await reviewed(tx, ReviewSums(1, 2.0, 3.0))
        await reviews.keep(tx, game, 1, ALICE, "another", ReviewSums(1, 2.0, 3.0), NOW)
        assert await reviews.find(tx, game, 1) == "another"
        assert await reviews.find(tx, game, 2) is None


async def test_nothing_is_kept_of_what_has_gone(db: Database) -> None:
    """Neither for somebody who was forgotten meanwhile, nor of a game without moves."""
    async with db.transaction() as tx:
        game = await reviewed(tx, ReviewSums(1, 2.0, 3.0), user=BOB)
        await reviews.keep(tx, game, 1, BOB, "{}", ReviewSums(1, 2.0, 3.0), NOW)
        bare = await played(tx, [ALICE, BOB], [500, 1])
        await reviews.keep(tx, bare, 1, ALICE, "{}", ReviewSums(1, 2.0, 3.0), NOW)
        assert await kept(tx) == [(game, 2)]


async def test_an_export_and_a_deletion(db: Database) -> None:
    """Each has those of one person, and the other's stay."""
    async with db.transaction() as tx:
        own = await reviewed(tx, ReviewSums(1, 2.0, 3.0))
        other = await reviewed(tx, ReviewSums(1, 2.0, 3.0), user=BOB)
        (exported,) = (await privacy.export(tx, ALICE))["reviews"]
        assert (exported["game_id"], exported["seat"], exported["luck"]) == (own, 1, 2.0)
        await privacy.forget(tx, ALICE, ())
        assert await kept(tx) == [(other, 2)]


async def test_they_go_with_the_moves(db: Database) -> None:
    """Of a game without its moves no position could be shown."""
    async with db.transaction() as tx:
        await reviewed(tx, ReviewSums(1, 2.0, 3.0))
        assert await retention.remove_records(tx, NOW + 1) == 1
        assert await kept(tx) == []


async def test_what_a_profile_tells(db: Database) -> None:
    """Points a round, of the last games of each variant in a server and of as many before."""
    async with db.transaction() as tx:
        for number in range(LATELY + 2):
            await reviewed(
                tx, ReviewSums(2, 3.0, -1.0) if number > 1 else ReviewSums(5, 10.0, 20.0)
            )
        await reviewed(tx, ReviewSums(4, -2.0, 6.0), variant="gin")
        await reviewed(tx, ReviewSums(1, 99.0, 99.0), user=BOB)
        gin, plain = await reviews.trends(tx, GUILD, ALICE)
        assert await reviews.trends(tx, GUILD + 1, ALICE) == ()
    assert gin == Trend("gin", Share(1, -0.5, 1.5), None)
    assert plain.lately == Share(LATELY, pytest.approx(1.5), pytest.approx(-0.5))
    assert plain.before == Share(2, pytest.approx(2.0), pytest.approx(4.0))
