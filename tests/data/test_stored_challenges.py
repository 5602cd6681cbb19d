from collections.abc import Iterable
from dataclasses import replace

import pytest

from data import challenges, games
from data.challenges import ChallengePlayer, Invited, NewChallenge
from data.errors import (
    AlreadyJoined,
    ChallengeClosed,
    ChallengeFull,
    NoSuchChallenge,
    NotInvited,
)
from data.store.database import Database
from tests.data.stored_samples import ALICE, BOB, CAROL, CHANNEL, GUILD, NOW, new_game

TO_BOB = NewChallenge(
    guild_id=GUILD,
    channel_id=CHANNEL,
    challenger=Invited(ALICE, "Alice"),
    invited=(Invited(BOB, "Bob"),),
    variant="five-hundred",
    rules={"target": 500},
    seats=2,
    seed=b"seed",
    commitment="ab" * 32,
    now_ms=NOW,
    expires_ms=NOW + 900_000,
    rated=True,
    entropy=b"a",
)
OPEN_TABLE = replace(TO_BOB, invited=(), seats=2)


async def made(db: Database, new: NewChallenge) -> int:
    async with db.transaction() as tx:
        return await challenges.create(tx, new)


async def test_reads_what_was_stored(db: Database) -> None:
    """The challenger sits first and has accepted; who was invited is waited for."""
    challenge = await made(db, TO_BOB)
    async with db.reading() as tx:
        row = await challenges.load(tx, challenge)

    assert (row.state, row.shown_state, row.is_open, row.rated) == ("open", "open", False, True)
    assert (row.rules, row.seed, row.expires_ms) == ({"target": 500}, b"seed", NOW + 900_000)
    assert [(one.user_id, one.name, one.accepted_ms) for one in row.players] == [
        (ALICE, "Alice", NOW),
        (BOB, "Bob", None),
    ]
    assert row.players[0].entropy == b"a"
    assert [one.user_id for one in row.waiting_for] == [BOB]


async def test_no_such_challenge(db: Database) -> None:
    """A number that was never given is said to be none."""
    async with db.reading() as tx:
        with pytest.raises(NoSuchChallenge):
            await challenges.load(tx, 3)


async def test_accepting_and_starting(db: Database) -> None:
    """The accepting click's entropy and time are kept; the game ends the challenge."""
    challenge = await made(db, TO_BOB)
    async with db.transaction() as tx:
        accepted = await challenges.accept(tx, challenge, BOB, b"b", NOW + 5)
        game = await games.create(tx, new_game())
        row = await challenges.started(tx, challenge, game)
        with pytest.raises(ChallengeClosed) as closed:
            await challenges.accept(tx, challenge, BOB, b"b", NOW + 6)

    assert accepted.waiting_for == ()
    assert (accepted.players[1].accepted_ms, accepted.players[1].entropy) == (NOW + 5, b"b")
    assert (row.state, row.game_id) == ("started", game)
    assert closed.value.state == "started"


async def test_who_may_accept(db: Database) -> None:
    """Those who were invited, once."""
    challenge = await made(db, TO_BOB)
    async with db.transaction() as tx:
        for user in (ALICE, CAROL):
            with pytest.raises(NotInvited):
                await challenges.accept(tx, challenge, user, b"", NOW)
        await challenges.accept(tx, challenge, BOB, b"", NOW)
        with pytest.raises(AlreadyJoined):
            await challenges.accept(tx, challenge, BOB, b"", NOW)


async def test_an_open_table(db: Database) -> None:
    """People join while there are seats, and leave again; the challenger stays."""
    challenge = await made(db, OPEN_TABLE)
    async with db.transaction() as tx:
        full = await challenges.join(tx, challenge, Invited(BOB, "Bob"), b"b", NOW)
        with pytest.raises(AlreadyJoined):
            await challenges.join(tx, challenge, Invited(BOB, "Bob"), b"b", NOW)
        with pytest.raises(ChallengeFull):
            await challenges.join(tx, challenge, Invited(CAROL, "Carol"), b"c", NOW)
        left = await challenges.leave(tx, challenge, BOB)
        again = await challenges.join(tx, challenge, Invited(CAROL, "Carol"), b"c", NOW)
        for user in (ALICE, BOB):
            with pytest.raises(NotInvited):
                await challenges.leave(tx, challenge, user)

    assert (full.is_open, full.free_seats, left.free_seats) == (True, 0, 1)
    assert [one.user_id for one in again.players] == [ALICE, CAROL]


async def test_the_first_contribution_counts(db: Database) -> None:
    """However often somebody leaves an open table and joins again, or accepts other rules."""
    table, challenge = await made(db, OPEN_TABLE), await made(db, TO_BOB)
    async with db.transaction() as tx:
        for given in (b"first", b"second", b"third"):
            await challenges.join(tx, table, Invited(BOB, given.decode()), given, NOW)
            left = await challenges.leave(tx, table, BOB)
            assert await challenges.open_with(tx, BOB) == (await challenges.load(tx, challenge),)
            await challenges.accept(tx, challenge, BOB, given, NOW)
            await challenges.change_rules(tx, challenge, {"target": len(given)}, None)
        row = await challenges.join(tx, table, Invited(BOB, "Bob"), b"fourth", NOW + 1)
        asked = await challenges.load(tx, challenge)

    assert [one.user_id for one in left.players] == [ALICE]
    assert (row.players[1].entropy, row.players[1].name) == (b"first", "Bob")
    assert (row.players[1].accepted_ms, row.players[1].position) == (NOW + 1, 2)
    assert asked.players[1].entropy == b"first"


async def test_the_computer_takes_a_seat(db: Database) -> None:
    """A challenge to the computer is no open table and has no seat left."""
    challenge = await made(db, replace(OPEN_TABLE, computer="normal"))
    async with db.transaction() as tx:
        row = await challenges.load(tx, challenge)
        with pytest.raises(NotInvited):
            await challenges.join(tx, challenge, Invited(BOB, "Bob"), b"", NOW)

    assert (row.is_open, row.free_seats, row.waiting_for) == (False, 0, ())


async def test_a_challenge_to_one_cannot_be_joined(db: Database) -> None:
    """Neither joined nor left by anybody."""
    challenge = await made(db, TO_BOB)
    async with db.transaction() as tx:
        with pytest.raises(NotInvited):
            await challenges.join(tx, challenge, Invited(CAROL, "Carol"), b"", NOW)
        with pytest.raises(NotInvited):
            await challenges.leave(tx, challenge, BOB)


TO_BOTH = replace(TO_BOB, invited=(Invited(BOB, "Bob"), Invited(CAROL, "Carol")), seats=3)


def ids(players: Iterable[ChallengePlayer]) -> list[int]:
    return [one.user_id for one in players]


async def test_one_of_several_declines(db: Database) -> None:
    """Who has declined is neither awaited nor playing, and has answered for good."""
    challenge = await made(db, TO_BOTH)
    async with db.transaction() as tx:
        row = await challenges.decline(tx, challenge, BOB)
        for answer in (
            challenges.decline(tx, challenge, BOB),
            challenges.accept(tx, challenge, BOB, b"b", NOW),
            challenges.decline(tx, challenge, ALICE),
        ):
            with pytest.raises(NotInvited):
                await answer
        accepted = await challenges.accept(tx, challenge, CAROL, b"c", NOW)
        with pytest.raises(AlreadyJoined):
            await challenges.decline(tx, challenge, CAROL)
        count = await challenges.count_to(tx, BOB)

    assert (ids(row.declined), ids(row.waiting_for), ids(row.playing)) == ([BOB], [CAROL], [ALICE])
    assert (ids(accepted.playing), accepted.state, count) == ([ALICE, CAROL], "open", 0)


async def test_other_rules_want_another_answer(db: Database) -> None:
    """Who had accepted is awaited again; who has declined is not."""
    challenge = await made(db, TO_BOTH)
    async with db.transaction() as tx:
        await challenges.accept(tx, challenge, BOB, b"b", NOW)
        row = await challenges.change_rules(tx, challenge, {"target": 200}, None)
        again = await challenges.accept(tx, challenge, BOB, b"B", NOW)
        await challenges.decline(tx, challenge, CAROL)
        last = await challenges.change_rules(tx, challenge, {"target": 100}, None)
        await challenges.close(tx, challenge, "cancelled")
        with pytest.raises(ChallengeClosed):
            await challenges.change_rules(tx, challenge, {}, None)

    assert (row.rules, ids(row.playing)) == ({"target": 200}, [ALICE])
    assert (ids(row.waiting_for), ids(row.agreed_to_other_rules)) == ([BOB, CAROL], [BOB])
    assert (ids(again.playing), again.agreed_to_other_rules) == ([ALICE, BOB], ())
    assert (ids(last.waiting_for), ids(last.declined)) == ([BOB], [CAROL])


async def test_other_rules_leave_an_open_table_as_it_is(db: Database) -> None:
    """Who has joined sits there still, and is known to have joined for other rules."""
    challenge = await made(db, replace(OPEN_TABLE, seats=3))
    async with db.transaction() as tx:
        await challenges.join(tx, challenge, Invited(BOB, "Bob"), b"b", NOW)
        row = await challenges.change_rules(tx, challenge, {"target": 200}, None)
        later = await challenges.join(tx, challenge, Invited(CAROL, "Carol"), b"c", NOW)
        count = await challenges.count_to(tx, BOB)

    assert (ids(row.playing), ids(row.agreed_to_other_rules)) == ([ALICE, BOB], [BOB])
    assert (ids(later.playing), ids(later.agreed_to_other_rules)) == ([ALICE, BOB, CAROL], [BOB])
    assert (later.waiting_for, later.declined, count) == ((), (), 0)


async def test_who_may_watch(db: Database) -> None:
    """It is stored with the challenge, and changed with its rules."""
    challenge = await made(db, replace(TO_BOB, audience="players"))
    async with db.transaction() as tx:
        before = await challenges.load(tx, challenge)
        row = await challenges.change_rules(tx, challenge, {"target": 200}, "channel")

    assert (before.audience, row.audience, row.rules) == ("players", "channel", {"target": 200})


@pytest.mark.parametrize("state", ["declined", "cancelled", "expired"])
async def test_it_ends_once(db: Database, state: str) -> None:
    """A second end is refused and says how it ended."""
    challenge = await made(db, TO_BOB)
    async with db.transaction() as tx:
        row = await challenges.close(tx, challenge, state)  # type: ignore[arg-type]
        with pytest.raises(ChallengeClosed) as closed:
            await challenges.close(tx, challenge, "cancelled")

    assert row.state == closed.value.state == state


async def test_expiry(db: Database) -> None:
    """Those whose time is over expire, at their millisecond; the others stay open."""
    late, next_ = await made(db, TO_BOB), await made(db, replace(TO_BOB, expires_ms=NOW + 900_001))
    async with db.transaction() as tx:
        assert await challenges.expire(tx, NOW + 899_999) == ()
        expired = await challenges.expire(tx, NOW + 900_000)
        still = await challenges.open_challenges(tx)

    assert [(row.id, row.state) for row in expired] == [(late, "expired")]
    assert [row.id for row in still] == [next_]


async def test_a_message_that_shows_an_old_state_is_found(db: Database) -> None:
    """Until it is noted that the message shows how the challenge ended."""
    challenge, other = await made(db, TO_BOB), await made(db, TO_BOB)
    async with db.transaction() as tx:
        await challenges.note(tx, challenge, message_id=5)
        for one in (challenge, other):
            await challenges.close(tx, one, "declined")
        before = await challenges.unshown(tx, NOW)
        await challenges.note(tx, challenge, shown_state="declined")
        after = await challenges.unshown(tx, NOW)

    assert [(row.id, row.message_id) for row in before] == [(challenge, 5)]
    assert after == ()


async def test_the_rematch_of_a_game(db: Database) -> None:
    """A second press of the button finds the first one's challenge, as long as it is open."""
    async with db.transaction() as tx:
        game = await games.create(tx, new_game())
        challenge = await challenges.create(tx, replace(TO_BOB, rematch_of=game))
        found = await challenges.open_rematch(tx, game)
        await challenges.close(tx, challenge, "declined")
        gone = await challenges.open_rematch(tx, game)

    assert found is not None
    assert (found.id, gone) == (challenge, None)


async def test_counts_for_limits(db: Database) -> None:
    """Open ones only: made by a person, and awaiting a person's answer."""
    first, second = await made(db, TO_BOB), await made(db, TO_BOB)
    await made(db, OPEN_TABLE)
    async with db.transaction() as tx:
        await challenges.close(tx, first, "declined")
        open_ones = (await challenges.count_by(tx, ALICE), await challenges.count_to(tx, BOB))
        await challenges.accept(tx, second, BOB, b"", NOW)
        accepted = await challenges.count_to(tx, BOB)

    assert open_ones == (2, 1)
    assert accepted == 0
