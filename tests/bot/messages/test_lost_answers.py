"""The database stores what a challenge wants, and its answer is lost: the game begins all the same.

On PostgreSQL that is a connection that dies while it commits; nobody knows then what was stored.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from bot.lobby.begin import create_from
from data import challenges, running
from data.errors import OutcomeUnknown
from data.store.database import Database
from data.store.transaction import Transaction
from tests.bot.asking import running as games_of
from tests.bot.conftest import Room, button, text_of
from tests.bot.lobby.test_rematches import last, over
from tests.bot.presses import now, told

WORDS = "I lost the connection to my database while saving your last step"


@contextmanager
def unanswered_commit(room: Room, *, is_stored: bool = True) -> Iterator[None]:
    """The next transaction that changes a challenge or makes a game ends without an answer."""
    db, real = room.db, room.db.transaction
    hold, held = Transaction.hold, []

    async def listening(tx: Transaction, name: str) -> None:
        if name.startswith("seed ") and not held:
            held.append(tx)
        await hold(tx, name)

    @asynccontextmanager
    async def transaction() -> AsyncIterator[Transaction]:
        async with real() as tx:
            yield tx
            if held == [tx] and not is_stored:
                raise OutcomeUnknown("the connection died")
        if held == [tx]:
            raise OutcomeUnknown("the connection died")

    Transaction.hold = listening  # type: ignore[method-assign]
    db.transaction = transaction  # type: ignore[method-assign]
    try:
        yield
    finally:
        Transaction.hold = hold  # type: ignore[method-assign]
        db.transaction = real  # type: ignore[method-assign]
        assert held
        assert all("database refused" in fault for fault in room.faults), room.faults
        room.faults.clear()


async def plays(room: Room, game: int) -> None:
    """The game is dealt, its table stands in the channel, and its time runs."""
    await room.wait()
    table = await room.table(game)
    assert all(table.state.hands)
    assert table.row.table_message_id in [one.id for one in room.messages()]
    assert table.row.deadline_ms is not None
    assert [one for one in room.messages() if button(one, "Accept")] == []
    assert [one.id for one in await games_of(room)] == [game]


async def test_acceptance(room: Room) -> None:
    """Who accepts hears that nobody knows, and then sees the game begin."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    challenge = last(room)
    with unanswered_commit(room):
        assert WORDS in told(await room.press(room.bob, challenge, "Accept"))
    await plays(room, 1)
    assert "The game has started: #1" in text_of(now(room, challenge))


async def test_acceptance_that_was_not_stored(room: Room) -> None:
    """The challenge stands, and can be accepted."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    challenge = last(room)
    with unanswered_commit(room, is_stored=False):
        assert WORDS in told(await room.press(room.bob, challenge, "Accept"))
    await room.wait()
    await room.press(room.bob, now(room, challenge), "Accept")
    await plays(room, 1)


async def test_acceptance_of_a_rematch(room: Room) -> None:
    """The same for who presses Rematch as well."""
    end = await over(room)
    await room.press(room.alice, end, "Rematch")
    with unanswered_commit(room):
        assert WORDS in told(await room.press(room.bob, end, "Rematch"))
    await plays(room, 2)


async def test_start_of_an_open_table(room: Room) -> None:
    """The same for who starts the game of those who have joined."""
    await room.alice.slash(room.channel, "challenge")
    await room.press(room.bob, last(room), "Join")
    with unanswered_commit(room):
        assert WORDS in told(await room.press(room.alice, last(room), "Start"))
    await plays(room, 1)


async def test_game_with_the_computer(room: Room) -> None:
    """Who challenges the computer plays, though no challenge tells of the game."""
    with unanswered_commit(room):
        said = await room.alice.slash(room.channel, "challenge", opponent=room.jolly, turn="1h")
        assert WORDS in told(said)
    await plays(room, 1)


async def test_challenge(room: Room) -> None:
    """A challenge that was stored is posted, and stands as any other."""
    with unanswered_commit(room):
        said = await room.alice.slash(room.channel, "challenge", opponent=room.bob)
        assert WORDS in told(said)
    await room.wait()
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    await plays(room, 1)


async def test_whatever_comes_into_memory_is_dealt(room: Room, db: Database) -> None:
    """However it came about that nobody has dealt: who looks at the table gets cards."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    async with db.transaction() as tx:
        row = await challenges.load(tx, 1)
        game = await made(tx, row)
    assert await is_undealt(db, row.seed)
    page = await room.alice.slash(room.channel, "hand", table=str(game))
    assert "Round 1 is dealt" in text_of(page.response.message)
    assert not await is_undealt(db, row.seed)


async def made(tx: Transaction, row: Any) -> int:
    """The game of a challenge that all have accepted."""
    row = await challenges.accept(tx, row.id, row.players[1].user_id, b"bob", row.created_ms)
    return (await create_from(tx, row)).game_id or 0


async def is_undealt(db: Database, seed: bytes) -> bool:
    async with db.reading() as tx:
        return await running.undealt(tx, seed) is not None
