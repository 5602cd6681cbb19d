"""How two people stand against each other, of all that is stored."""

from data import games, meetings
from data.store.database import Database
from tests.data.stored_samples import ALICE, BOB, CAROL, GUILD, new_game, played


async def test_all_games_of_both(db: Database) -> None:
    """Rated or not, with others or the computer; not elsewhere, not running, not of one alone."""
    async with db.transaction() as tx:
        first = await played(tx, [ALICE, BOB], [500, 100])
        unrated = await played(tx, [BOB, ALICE], [500, 40], rated=False)
        three = await played(tx, [CAROL, ALICE, BOB], [500, 90, 90])
        await played(tx, [ALICE, BOB], [500, 1], guild=GUILD + 1)
        await played(tx, [ALICE, CAROL], [500, 1])
        await games.create(tx, new_game())
    async with db.reading() as tx:
        met = await meetings.between(tx, GUILD, ALICE, BOB)
        back = await meetings.between(tx, GUILD, BOB, ALICE)

    assert [one.game_id for one in met.games] == [three, unrated, first]
    assert [one.outcome for one in met.games] == [0, -1, 1]
    assert (met.won, met.lost, met.level) == (back.lost, back.won, back.level) == (1, 1, 1)
    assert met.points("points") == (630, 690)
    assert met.points("penalties") is None


async def test_runs_and_variants(db: Database) -> None:
    """What came in a row counts, and the variant played most comes first."""
    async with db.transaction() as tx:
        for totals in ([500, 1], [500, 2], [3, 500], [500, 4]):
            await played(tx, [ALICE, BOB], totals, variant="straight")
        await played(tx, [ALICE, BOB], [500, 5], variant="gin")
    async with db.reading() as tx:
        met = await meetings.between(tx, GUILD, ALICE, BOB)

    assert met.runs == [(1, 2), (-1, 1), (1, 2)]
    assert (met.longest(1), met.longest(-1), met.longest(0)) == (2, 1, 0)
    assert {variant: len(one.games) for variant, one in met.by_variant().items()} == {
        "straight": 4,
        "gin": 1,
    }
    assert next(iter(met.by_variant())) == "straight"


async def test_steps_by_a_moment(db: Database) -> None:
    """The moves until then count; a message is known where it was noted."""
    async with db.transaction() as tx:
        game = await games.create(tx, new_game())
        moves = [games.NewMove(0, "0 deal", 0, "dealer"), games.NewMove(1, "1 draw", 5, "player")]
        await games.append(tx, game, 0, moves[:1], deadline=None, now_ms=1_000)
        await games.append(tx, game, 1, moves[1:], deadline=None, now_ms=2_000)
        await games.note(tx, game, table_message_id=77)
        row = await games.load(tx, game)
    async with db.reading() as tx:
        assert [await games.steps_by(tx, game, ms) for ms in (999, 1_000, 2_500)] == [0, 1, 2]
        assert await games.shown_in(tx, row.channel_id, 77) == game
        assert await games.shown_in(tx, row.channel_id, 78) is None
        assert await games.shown_in(tx, row.channel_id + 1, 77) is None
