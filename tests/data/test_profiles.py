"""One player's record, and lists of finished games."""

from data import games, profiles
from data.store.database import Database
from data.tally import Tally
from tests.data.stored_samples import ALICE, BOB, CAROL, GUILD, new_game, played


async def test_a_profile(db: Database) -> None:
    """Records by variant, streaks, against whom, and the games that do not count."""
    async with db.transaction() as tx:
        for totals in ([500, 1], [500, 2], [3, 500], [500, 4]):
            await played(tx, [ALICE, BOB], totals)
        await played(tx, [CAROL, ALICE, BOB], [5, 100, 50], variant="straight")
        await played(tx, [ALICE, CAROL], [500, 5], rated=False)
        await played(tx, [None, ALICE], [500, 5])
        await played(tx, [ALICE, BOB], [500, 5], guild=8)
    async with db.reading() as tx:
        profile = await profiles.profile(tx, GUILD, ALICE)
        nobody = await profiles.profile(tx, GUILD, 999)

    five_hundred, straight = profile.records
    assert (five_hundred.variant, straight.variant) == ("five-hundred", "straight")
    assert (five_hundred.games, five_hundred.wins) == (4, 3)
    assert five_hundred.tally == Tally(points=1503, point_games=4)
    assert (five_hundred.streak, five_hundred.best_streak) == (1, 2)
    assert [(one.user_id, one.name, one.games, one.won, one.lost) for one in profile.against] == [
        (BOB, f"user {BOB}", 5, 4, 1),
        (CAROL, f"user {CAROL}", 1, 1, 0),
    ]
    assert (profile.unrated, profile.computer) == (1, 1)
    assert nobody == profiles.Profile(999, (), (), 0, 0, {})


async def test_history(db: Database) -> None:
    """Finished games, the last finished first, of a server, of a player, of both."""
    async with db.transaction() as tx:
        old = await played(tx, [ALICE, BOB], [500, 1], rated=False)
        other = await played(tx, [BOB, CAROL], [2, 500], variant="gin")
        elsewhere = await played(tx, [ALICE, None], [500, 3], guild=None)
        await games.create(tx, new_game())
    async with db.reading() as tx:
        server = await profiles.history(tx, guild=GUILD)
        alice = await profiles.history(tx, user=ALICE)
        here = await profiles.history(tx, guild=GUILD, user=ALICE)

    assert [row.id for row in server.games] == [other, old]
    assert [one.points for one in server.games[0].players] == [2, 500]
    assert [row.id for row in alice.games] == [elsewhere, old]
    assert [row.id for row in here.games] == [old]


async def test_history_has_pages(db: Database) -> None:
    """The last page holds the rest; a page outside is the nearest."""
    async with db.transaction() as tx:
        for _ in range(profiles.HISTORY_PAGE + 1):
            await played(tx, [ALICE, BOB], [500, 1], rated=False)
        last = await profiles.history(tx, guild=GUILD, page=2)
        beyond = await profiles.history(tx, guild=GUILD, page=7)

    assert (last.page, last.pages) == (2, 2)
    assert [row.id for row in last.games] == [1]
    assert beyond == last
