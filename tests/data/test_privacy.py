"""One person's data: handed out, and parted from them without harm to the others."""

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import BigInteger, select, text

from data import (
    blocks,
    challenges,
    champion_roles,
    deletions,
    games,
    names,
    privacy,
    puzzles,
    scorecards,
    seasons,
    sessions,
    settings,
    standings,
)
from data.challenges import Invited, NewChallenge
from data.errors import StillPlaying
from data.games import NewMove
from data.puzzle_ratings import Contest
from data.puzzles import ExtraKey, Key
from data.scorecards import Scorecard
from data.store.club import puzzle_marks, today_ladders
from data.store.database import Database
from data.store.schema import metadata, ratings
from data.store.transaction import Transaction
from tests.data.stored_samples import ALICE, BOB, CAROL, CHANNEL, GUILD, NOW, draw, new_game, played


async def everything(db: Database) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables."""
    async with db.reading() as tx:
        return {
            table.name: [dict(row._mapping) for row in await tx.execute(select(table))]
            for table in metadata.sorted_tables
        }


def new_challenge(by: int, *invited: int) -> NewChallenge:
    return NewChallenge(
        channel_id=CHANNEL,
        guild_id=GUILD,
        challenger=Invited(by, f"user {by}"),
        variant="five-hundred",
        rules={"target": 500},
        seats=2,
        seed=bytes(32),
        commitment="ab" * 32,
        now_ms=NOW,
        expires_ms=NOW + 1000,
        invited=[Invited(one, f"user {one}") for one in invited],
    )


async def evening(tx: Transaction) -> int:
    """Games, a challenge and settings of several people; returns a running game of Bob's."""
    await played(tx, [ALICE, BOB], [500, 100])
    await played(tx, [CAROL, ALICE, BOB], [5, 100, 50], variant="straight")
    await played(tx, [BOB, CAROL], [500, 4])
    await played(tx, [None, ALICE], [3, 500])
    await settings.change_user(tx, ALICE, cards="image")
    await settings.change_user(tx, BOB, order="rank")
    await challenges.create(tx, new_challenge(BOB, ALICE))
    for user in (ALICE, BOB):
        await puzzles.answer(tx, Key(user, 20_000, "gin", "hard"), "ab", 0, solved=True)
        contest = Contest("gin", "hard", NOW)
        extra = ExtraKey(user, "cd")
        await puzzles.answer(tx, extra, "cd", 1, solved=False, contest=contest)
        await scorecards.share(tx, Scorecard(20_000, user, GUILD, CHANNEL, f"user {user}", NOW))
        await sessions.begin(tx, user, NOW)
        await sessions.add_link(tx, user, None, NOW)
        month = {"guild_id": GUILD, "month": 24_000, "user_id": user}
        await tx.put(today_ladders, month, points=50, deals=1)
    await seasons.begin(tx, GUILD, NOW, NOW + 1, "UTC")
    await seasons.end(tx, GUILD, NOW + 1)
    await champion_roles.note(tx, GUILD, {(900, ALICE), (900, BOB)})
    running = await games.create(tx, new_game(BOB, CAROL))
    await games.append(tx, running, 0, [draw(1), draw(2)], deadline=None, now_ms=NOW)
    return running


async def test_an_export_has_all_of_one_person(db: Database) -> None:
    """Settings, seats, own moves, results, ratings and challenges, and nobody else's."""
    async with db.transaction() as tx:
        await evening(tx)
        game = await games.create(tx, new_game(ALICE, BOB))
        lines = [draw(1), draw(2), NewMove(1, "1 discard Kd @2", 2000, "player")]
        await games.append(tx, game, 0, lines, deadline=None, now_ms=NOW)
        await games.note_player(tx, game, 1, dm_channel_id=11, dm_message_id=12)
        await blocks.block(tx, ALICE, CAROL, "carol", NOW)
        await blocks.block(tx, BOB, ALICE, "alice", NOW)
        found = await privacy.export(tx, ALICE)
    assert found["user"] == ALICE
    assert found["settings"] == {"cards": "image"}
    assert [one["seat"] for one in found["games"]] == [1, 2, 2, 1]
    last = found["games"][-1]
    assert [move["line"] for move in last["moves"]] == ["1 draw @1", "1 discard Kd @2"]
    assert (last["dm_channel_id"], last["dm_message_id"], last["name"]) == (11, 12, f"user {ALICE}")
    assert [one["points"] for one in found["results"]] == [500, 100]
    assert [one["games"] for one in found["ratings"]] == [1, 1]
    assert [one["challenge_id"] for one in found["challenges"]] == [1]
    assert [(one["day"], one["solved"]) for one in found["puzzles"]] == [(20_000, True)]
    assert [(one["puzzle"], one["solved"]) for one in found["extras"]] == [("cd", False)]
    assert [one["answers"] for one in found["puzzle_ratings"]] == [1]
    assert [one["best"] for one in found["streaks"]] == [1]
    assert [one["points"] for one in found["ladders"]] == [50]
    assert [one["channel_id"] for one in found["scorecards"]] == [CHANNEL]
    assert found["sessions"] == [{"created_ms": NOW, "used_ms": NOW}]
    assert [one["blocked_user_id"] for one in found["blocks"]] == [CAROL], "not by whom"
    words = json.dumps(found)
    assert f"user {BOB}" not in words
    assert bytes(range(32)).hex() not in words


async def test_who_was_forgotten_is_nowhere(db: Database) -> None:
    """No row names the person any more, and every other row stays as it was."""
    async with db.transaction() as tx:
        await evening(tx)
        await challenges.withdraw(tx, 1, ALICE)
    before = await everything(db)
    async with db.transaction() as tx:
        nobody = await privacy.forget(tx, ALICE, ())
    after = await everything(db)
    assert nobody < 0
    words = json.dumps(after, default=str)
    assert f"user {ALICE}" not in words
    for rows in after.values():
        assert not any(ALICE in row.values() for row in rows)
    for table, rows in before.items():
        others = [row for row in rows if not {ALICE, f"user {ALICE}"} & set(map(str, row.values()))]
        others = [row for row in others if ALICE not in row.values()]
        assert all(row in after[table] for row in others), table
    async with db.reading() as tx:
        (deletion,) = await deletions.of_user(tx, ALICE)
        assert await privacy.export(tx, ALICE) == {
            "user": ALICE,
            "settings": {},
            "games": [],
            "results": [],
            "ratings": [],
            "reviews": [],
            "solos": [],
            "puzzles": [],
            "extras": [],
            "mistakes": [],
            "puzzle_ratings": [],
            "streaks": [],
            "tries": [],
            "ladders": [],
            "scorecards": [],
            "seasons": [],
            "roles": [],
            "challenges": [],
            "bans": [],
            "deeds": [],
            "tournaments": [],
            "availabilities": [],
            "table_calls": [],
            "sessions": [],
            "blocks": [],
            "marks": [
                {
                    "of": "puzzles",
                    "day": 20_000,
                    "variant": "gin",
                    "grade": "hard",
                    **{name: value.hex() for name, value in await kept_of(tx)},
                }
            ],
            "deletions": [deletion.mark.hex()],
        }


async def kept_of(tx: Transaction) -> list[tuple[str, bytes]]:
    """Salt and mark of the one answer to a puzzle that is kept of nobody's."""
    (row,) = (await tx.execute(select(puzzle_marks.c.salt, puzzle_marks.c.mark))).all()
    return list(row._mapping.items())


async def test_a_deletion_is_remembered_without_a_name(db: Database) -> None:
    """What is kept of it fits the person alone, and neither their number now nor a second time."""
    async with db.transaction() as tx:
        await played(tx, [ALICE, BOB], [500, 100])
        nobody = await privacy.forget(tx, ALICE, ())
        await played(tx, [ALICE, BOB], [500, 100])
        await privacy.forget(tx, ALICE, ())
        first, second = await deletions.of_user(tx, ALICE)
        others = [await deletions.of_user(tx, one) for one in (BOB, nobody)]
    assert others == [[], []]
    assert first.mark != second.mark


async def test_contributions_that_name_a_person(db: Database) -> None:
    """Those of games up to 0.2 go with the seed, also of the challenge; what deals come from stays.

    With seed and cards anybody could try out whose click it was.
    """
    async with db.transaction() as tx:
        number = await challenges.create(tx, new_challenge(ALICE, BOB))
        old, new = [await games.create(tx, new_game()) for _ in range(2)]
        await challenges.started(tx, number, old)
        await games.note(tx, old, key=b"key")
        await privacy.forget(tx, ALICE, [old, new])
        rows = [await games.load(tx, game) for game in (old, new)]
        challenge = await challenges.load(tx, number)
    seed, given = bytes(range(32)), bytes([1, 2])
    assert [(row.seed, row.key) for row in rows] == [(b"", b"key"), (seed, None)]
    assert [[one.entropy for one in row.players] for row in rows] == [[b"", given], [given, given]]
    assert challenge.seed == b""


async def test_where_a_dm_is(db: Database) -> None:
    """A game in a DM tells no more in whose; one that has a server stays where it was."""
    async with db.transaction() as tx:
        for guild in (None, GUILD):
            game = await played(tx, [ALICE, None], [5, 3], guild=guild, rated=False)
            await games.note(tx, game, table_message_id=1, end_message_id=2)
        await privacy.forget(tx, ALICE, ())
        rows = [await games.load(tx, game) for game in (1, 2)]
    places = [(row.channel_id, row.table_message_id, row.end_message_id) for row in rows]
    assert places == [(privacy.NO_PLACE, None, privacy.NO_PLACE), (CHANNEL, 1, 2)]


async def test_the_dm_of_a_hand_is_forgotten(db: Database) -> None:
    """Where somebody's hand stood is nowhere any more; the other's stands where it did."""
    async with db.transaction() as tx:
        game = await played(tx, [ALICE, BOB], [5, 3])
        for seat in (1, 2):
            await games.note_player(tx, game, seat, dm_channel_id=seat, dm_message_id=10 + seat)
        await privacy.forget(tx, ALICE, ())
        row = await games.load(tx, game)
        places = [(one.dm_channel_id, one.dm_message_id) for one in row.players]
        assert places == [(None, None), (2, 12)]
        # What was on its way meanwhile is not kept either.
        for seat in (1, 2):
            await games.note_player(tx, game, seat, plan="2 draw")
        row = await games.load(tx, game)
    assert [one.plan for one in row.players] == [None, "2 draw"]


async def test_the_others_keep_their_standing(db: Database) -> None:
    """Ratings of the others are the same, counted anew too; who was forgotten stands nowhere."""
    async with db.transaction() as tx:
        await evening(tx)
        await challenges.withdraw(tx, 1, ALICE)
        await privacy.forget(tx, ALICE, ())
    before = await everything(db)
    async with db.transaction() as tx:
        await standings.rebuild(tx)
        board = await standings.standings(tx, GUILD, "five-hundred", "all", now_ms=NOW)
        month = await standings.standings(tx, GUILD, "five-hundred", "month", now_ms=NOW)
    after = await everything(db)
    for name in ("results", "ratings"):
        assert sorted(map(str, after[name])) == sorted(map(str, before[name]))
    assert (
        {row.user_id for row in board.rows} == {BOB, CAROL} == {row.user_id for row in month.rows}
    )
    assert (board.players, month.players) == (2, 2)


WAITING = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")


async def test_settings_do_not_outlive_a_deletion(postgresql_url: str) -> None:
    """Those that are being changed at that moment go too, instead of coming back."""
    db = await Database.open(postgresql_url)

    async def forget() -> None:
        async with db.transaction() as tx:
            await privacy.forget(tx, ALICE, ())

    async with db.transaction() as tx:
        await settings.change_user(tx, ALICE, cards="image")
    async with asyncio.timeout(60), db.transaction() as tx:
        await settings.held_user(tx, ALICE)
        forgetting = asyncio.create_task(forget())
        while not (forgetting.done() or await tx.scalar(WAITING)):
            await asyncio.sleep(0.01)
        await settings.change_user(tx, ALICE, cards="image")
    await forgetting
    async with db.reading() as tx:
        found = await privacy.export(tx, ALICE)
    await db.close()
    assert found["settings"] == {}


async def test_two_who_were_forgotten_stay_two(db: Database) -> None:
    """Each deletion has a number of its own, so that nobody's games become another's."""
    async with db.transaction() as tx:
        game = await played(tx, [ALICE, BOB], [500, 100])
        numbers = {await privacy.forget(tx, one, ()) for one in (ALICE, BOB)}
        row = await games.load(tx, game)
    assert len(numbers) == 2
    assert {one.user_id for one in row.players} == numbers
    assert {one.name for one in row.players} == {privacy.NOBODY}


async def test_starting_anew(db: Database) -> None:
    """Who comes back has the settings, the name and the rating of somebody new."""
    async with db.transaction() as tx:
        await played(tx, [ALICE, BOB], [500, 100])
        await privacy.forget(tx, ALICE, ())
        assert await names.names(tx, GUILD, [ALICE]) == {}
        await played(tx, [BOB, ALICE], [500, 100])
        found = await privacy.export(tx, ALICE)
        count = await tx.execute(select(ratings).where(ratings.c.user_id == ALICE))
    assert [one["mu_before"] for one in found["results"]] == [25.0]
    assert len(count.all()) == 1


async def test_nobody_is_forgotten_in_the_middle_of_a_game(db: Database) -> None:
    """A running game has to be left before; one that was left may still be played by others."""
    async with db.transaction() as tx:
        running = await evening(tx)
    with pytest.raises(StillPlaying) as told:
        async with db.transaction() as tx:
            await privacy.forget(tx, BOB, ())
    assert told.value.game == running
    async with db.transaction() as tx:
        await privacy.forget(tx, BOB, [running])
        row = await games.load(tx, running)
    assert row.players[0].name == privacy.NOBODY
    assert row.state == "playing"


@pytest.mark.parametrize(
    ("by", "others", "user", "state", "left"),
    [
        (ALICE, [BOB], ALICE, "cancelled", [ALICE, BOB]),
        (BOB, [ALICE], ALICE, "open", [BOB, ALICE]),
        (BOB, [], ALICE, "open", [BOB]),
    ],
    ids=["own is cancelled", "asked is declined", "open table is left"],
)
async def test_challenges_are_withdrawn(
    db: Database, by: int, others: list[int], user: int, state: str, left: list[int]
) -> None:
    """Whatever was answered before: nobody waits for who is gone."""
    async with db.transaction() as tx:
        number = await challenges.create(tx, new_challenge(by, *others))
        if others and user != by:
            await challenges.accept(tx, number, user, b"x", NOW)
        elif not others:
            await challenges.join(tx, number, Invited(user, "a"), b"x", NOW)
        assert [row.id for row in await challenges.open_with(tx, user)] == [number]
        row = await challenges.withdraw(tx, number, user)
    assert row.state == state
    assert [one.user_id for one in row.players] == left
    assert user not in {one.user_id for one in row.playing} or user == by


def test_every_column_with_a_person_is_known() -> None:
    """A column that is called so holds a person's number, and none of another kind."""
    found = {
        (table.name, column.name)
        for table in metadata.sorted_tables
        for column in table.columns
        if isinstance(column.type, BigInteger)
        and any(word in column.name for word in ("user", "challenger", "host"))
    }
    known = {(column.table.name, column.name) for column in privacy.PERSONAL}
    assert found | {("users", "id")} == known


def test_every_column_with_a_person_is_parted() -> None:
    """A new column that names a person has to be thought of in data/privacy.py."""
    changes = list(privacy.parting(ALICE, privacy.new_nobody()))
    for column in privacy.PERSONAL:
        own = [change for change in changes if change.table is column.table]
        assert any(one.is_delete or f"{column.name}=:" in str(one) for one in own), column


async def test_servers_left(db: Database) -> None:
    """The settings of a server we left are dropped after a while, not where we came back."""
    async with db.transaction() as tx:
        for guild in (1, 2, 3):
            await settings.change_server(tx, guild, threads=True)
        await privacy.note_server(tx, 1, NOW)
        await privacy.note_server(tx, 2, NOW)
        await privacy.note_server(tx, 2, None)
        assert await privacy.forget_servers(tx, NOW) == 0
        assert await privacy.forget_servers(tx, NOW + 1) == 1
        assert not (await settings.server_settings(tx, 1)).threads
        assert (await settings.server_settings(tx, 2)).threads
