"""The place of one person on the computer's scale, by their games against it."""

import random
from dataclasses import replace

import pytest
from sqlalchemy import update

from data import games, privacy, retention, solos, standings
from data.game_rows import NewMove
from data.solos import Solo, place_by
from data.store.database import Database
from data.store.schema import games as game_table
from data.store.schema import players
from data.store.schema import solos as table
from data.store.transaction import Transaction
from tests.data.stored_samples import ALICE, BOB, NOW, draw, ending, new_game


async def alone(
    tx: Transaction,
    won: bool,
    *,
    place: int | None = 1500,
    users: tuple[int | None, ...] = (ALICE, None),
    hinted: bool = False,
    source: str = "player",
    rated: bool = False,
    variant: str = "gin",
) -> int:
    """A finished game against the computer, recorded."""
    new = replace(new_game(*users, rated=rated, variant=variant), computer_place=place)
    game = await games.create(tx, new)
    line = NewMove(1, "1 draw @1", 1000, source)  # type: ignore[arg-type]
    await games.append(tx, game, 0, [line, draw(2)], deadline=None, now_ms=NOW)
    if hinted:
        await games.note_player(tx, game, 1, hinted_step=1)
    totals = [100 if won else 0, *(50 for _ in users[1:])]
    await games.finish(tx, game, ending(*totals), NOW)
    await solos.record(tx, game)
    return game


def test_place_without_games() -> None:
    """Nobody knows more than that they are like the others."""
    assert place_by(()) == 1500


@pytest.mark.parametrize(
    ("wins", "of", "place"),
    [
        pytest.param(10, 20, 1500, id="as many won as lost"),
        pytest.param(15, 20, 1680, id="three of four: 191 ahead, drawn to the middle"),
        pytest.param(20, 20, 2060, id="all of them, and still finite"),
        pytest.param(0, 20, 940, id="none of them"),
    ],
)
def test_place_by_games_with_one_level(wins: int, of: int, place: int) -> None:
    """The likeliest place, told in tens."""
    played = [Solo(1500, float(number < wins), 1) for number in range(of)]

    assert place_by(played) == place


def test_place_does_not_depend_on_the_order() -> None:
    """It is a set of games, not a history."""
    draw = random.Random(1)
    played = [Solo(draw.choice((1300, 1500, 1720)), draw.choice((0, 0.5, 1)), 1) for _ in range(50)]
    found = set()
    for _ in range(20):
        draw.shuffle(played)
        found.add(place_by(played))

    assert len(found) == 1


def test_a_game_with_several_is_one_observation() -> None:
    """Second of four, all at one level, is less than a win over one, and more than a loss."""
    second = place_by([Solo(1500, 2, 3)] * 5)

    assert place_by([Solo(1500, 0, 1)] * 5) < 1500 < second < place_by([Solo(1500, 1, 1)] * 5)


async def test_known_from_the_third_game_on(db: Database) -> None:
    """With what each game has changed."""
    async with db.transaction() as tx:
        first, second = await alone(tx, True), await alone(tx, True)
        assert await solos.of_user(tx, ALICE) == {}
        assert await solos.step(tx, await games.load(tx, second)) is None
        third, fourth = await alone(tx, True), await alone(tx, False)
        now = (await solos.of_user(tx, ALICE))["gin"]
        told = await solos.step(tx, await games.load(tx, third))
        change = await solos.step(tx, await games.load(tx, fourth))
        assert await solos.step(tx, await games.load(tx, first)) is None
    assert told is not None
    assert told.before is None
    assert told.now.games == 3
    assert change is not None
    assert (change.seat, change.before, change.now) == (1, told.now.place, now)
    assert now.games == 4
    assert now.place < told.now.place


async def test_a_level_counts_as_it_was_then(db: Database) -> None:
    """Who beats a stronger one stands higher, and other games are other scales."""
    async with db.transaction() as tx:
        for _ in range(3):
            await alone(tx, True, place=1300)
            await alone(tx, True, place=1720, variant="straight")
        found = await solos.of_user(tx, ALICE)
    assert found["gin"].place < found["straight"].place


@pytest.mark.parametrize(
    "how",
    [
        pytest.param({"hinted": True}, id="with a hint"),
        pytest.param({"source": "computer"}, id="with a stand-in"),
        pytest.param({"place": None}, id="against a level of unknown place"),
        pytest.param({"users": (ALICE, BOB, None)}, id="with another person"),
        pytest.param({"users": (ALICE, BOB)}, id="without the computer"),
        pytest.param({"rated": True}, id="rated"),
        pytest.param({"users": (-7, None)}, id="by somebody who was forgotten"),
    ],
)
async def test_does_not_count(db: Database, how: dict[str, object]) -> None:
    """Only what was all one's own says how one plays."""
    async with db.transaction() as tx:
        for _ in range(4):
            await alone(tx, True, **how)  # type: ignore[arg-type]
        assert (await tx.execute(table.select())).all() == []


async def test_where_the_computer_still_stands_in(db: Database) -> None:
    """Also before it has moved."""
    async with db.transaction() as tx:
        game = await games.create(tx, new_game(ALICE, None, rated=False))
        await tx.execute(update(game_table).values(computer_place=1500))
        await tx.execute(update(players).where(players.c.seat == 1).values(stand_in="normal"))
        await games.finish(tx, game, ending(5, 3), NOW)
        await solos.record(tx, game)
        assert (await tx.execute(table.select())).all() == []


async def test_only_the_newest(db: Database) -> None:
    """People learn: what they lost long ago says nothing any more."""
    async with db.transaction() as tx:
        for number in range(solos.NEWEST + 10):
            await alone(tx, number >= 10)
        found = (await solos.of_user(tx, ALICE))["gin"]
    assert found == solos.Standpoint(place_by([Solo(1500, 1, 1)] * solos.NEWEST), solos.NEWEST)


async def test_stays_without_the_moves_and_goes_with_the_person(db: Database) -> None:
    """Records may be removed; who is forgotten has no place any more."""
    async with db.transaction() as tx:
        for _ in range(3):
            await alone(tx, True)
        await retention.remove_records(tx, NOW + 1)
        await standings.rebuild(tx)
        assert (await solos.of_user(tx, ALICE))["gin"].games == 3
        assert len((await privacy.export(tx, ALICE))["solos"]) == 3
        await privacy.forget(tx, ALICE, ())
        assert (await tx.execute(table.select())).all() == []
