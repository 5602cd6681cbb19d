"""How often people can be asked to play, and how many games one can have: also all at once."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.lobby.door import Guest
from bot.lobby.limits import BY_PERSON, IN_SERVER, OF_PERSON, check_challenge, check_games
from bot.people.refused import Refused
from data import challenges, games, settings
from data.challenges import Invited, NewChallenge
from data.store.database import Database
from tests.bot.asking import running
from tests.bot.conftest import Room, button
from tests.bot.lobby.test_challenges import ask
from tests.bot.presses import at_once, told
from tests.data.stored_samples import ALICE, BOB, CAROL, CHANNEL, GUILD, NOW, new_game

PATIENCE = 60.0
MINUTE = 60
OTHER = 999


async def in_vain(room: Room, times: int, **options: Any) -> None:
    """Let Alice ask, and take it back at once, so often."""
    for _ in range(times):
        message = await ask(room, **options)
        await room.press(room.alice, message, "Cancel")


async def test_asking_and_taking_it_back(room: Room) -> None:
    """Nobody is mentioned without end by who challenges and cancels; later it goes again."""
    await in_vain(room, BY_PERSON[0].most, opponent2=room.carol, game="straight")
    posted = len(room.messages())
    refused = told(await room.alice.slash(room.channel, "challenge", opponent=room.bob))

    assert "weren’t accepted. You can challenge again <t:" in refused
    assert len(room.messages()) == posted == BY_PERSON[0].most
    await room.wait(10 * MINUTE + 1)
    assert (await ask(room)).mentions


async def test_mistyped_three_times(room: Room) -> None:
    """Somebody in a hurry is not stopped, with several people asked each time."""
    await in_vain(room, 3, opponent2=room.carol, game="straight")
    assert len((await ask(room, opponent2=room.carol, game="straight")).mentions) == 2


async def test_games_and_open_tables_are_not_counted(room: Room) -> None:
    """Who is asked and plays was not annoyed, and an open table mentions nobody."""
    for _ in range(BY_PERSON[0].most + 1):
        await room.press(room.bob, await ask(room), "Accept")
    for _ in range(BY_PERSON[0].most + 1):
        await room.alice.slash(room.channel, "challenge")
        await room.press(room.alice, room.messages()[-1], "Leave")

    assert (await ask(room, opponent=room.carol)).mentions


async def test_answers_at_the_same_moment(room: Room) -> None:
    """Pressed at once, Accept finds no more room than pressed one after the other."""
    async with room.db.transaction() as tx:
        await settings.change_server(tx, room.guild.id, games_per_person=1)
    asked = [await ask(room) for _ in range(3)]
    presses = [(room.bob, one, button(one, "Accept").custom_id) for one in asked]
    _, *late = await at_once(room, *presses)

    assert len(await running(room)) == 1
    assert all("You’re already playing a game" in told(result) for result in late)


@pytest.fixture(params=["file", "postgresql"])
async def both(
    request: pytest.FixtureRequest, tmp_path: Any
) -> AsyncIterator[tuple[Database, Database]]:
    """The same database, opened by two processes."""
    url = f"sqlite:///{tmp_path}/jolly.db"
    if request.param == "postgresql":
        url = str(request.getfixturevalue("postgresql_url"))
    first, second = [await Database.open(url, busy_seconds=PATIENCE) for _ in range(2)]
    yield first, second
    await first.close()
    await second.close()


def asking(user: int, *asked: int, now_ms: int = NOW, guild: int = GUILD) -> NewChallenge:
    """A challenge of *user*'s to *asked*."""
    return NewChallenge(
        channel_id=CHANNEL,
        challenger=Invited(user, "challenger"),
        variant="gin",
        rules={},
        seats=2,
        seed=b"",
        commitment="",
        now_ms=now_ms,
        expires_ms=now_ms + 1000,
        guild_id=guild,
        invited=[Invited(one, "asked") for one in asked],
    )


async def ask_in(db: Database, new: NewChallenge, *, taken_back: bool = True) -> None:
    """Ask, if that may be; raises Refused."""
    async with db.transaction() as tx:
        guest = Guest(new.challenger.user_id, new.guild_id, None)
        await check_challenge(tx, guest, new.invited, new.now_ms)
        number = await challenges.create(tx, new)
        if taken_back:
            await challenges.close(tx, number, "cancelled")


async def outcomes(*works: Any) -> list[str]:
    """Why each of *works*, done at once, was refused; empty where it was not."""
    done = await asyncio.gather(*works, return_exceptions=True)
    assert all(one is None or isinstance(one, Refused) for one in done), done
    return sorted(one.key if isinstance(one, Refused) else "" for one in done)


def passed(most: int, refused: str, tried: int) -> list[str]:
    """The outcomes where *most* of *tried* were let through."""
    return [""] * most + [refused] * (tried - most)


async def test_two_processes_ask_at_once(both: tuple[Database, Database]) -> None:
    """One person's askings are counted one after the other, wherever they are taken."""
    works = [ask_in(both[turn % 2], asking(ALICE, BOB)) for turn in range(12)]
    assert await outcomes(*works) == passed(BY_PERSON[0].most, "challenged-often", 12)

    later = NOW + BY_PERSON[0].within_ms
    with pytest.raises(Refused):
        await ask_in(both[0], asking(ALICE, BOB, now_ms=later - 1))
    await ask_in(both[0], asking(ALICE, BOB, now_ms=later))


async def test_a_whole_day_of_asking(both: tuple[Database, Database]) -> None:
    """Who keeps below the rate of minutes all day meets that of the day, and it says when."""
    short, long = BY_PERSON
    gap_ms = short.within_ms // short.most + 1
    for turn in range(long.most):
        other = OTHER + turn
        await ask_in(both[0], asking(ALICE, other, now_ms=NOW + turn * gap_ms))
    with pytest.raises(Refused) as refused:
        await ask_in(both[1], asking(ALICE, BOB, now_ms=NOW + long.most * gap_ms))

    assert refused.value.values["time"] == f"<t:{(NOW + long.within_ms) // 1000}:R>"


async def test_one_person_asked_by_many_at_once(both: tuple[Database, Database]) -> None:
    """Several accounts together cannot call somebody more often than that."""
    works = [ask_in(both[turn % 2], asking(OTHER + turn, BOB, CAROL)) for turn in range(20)]
    assert await outcomes(*works) == passed(OF_PERSON.most, "asked-often", 20)

    await ask_in(both[0], asking(ALICE, BOB, now_ms=NOW + OF_PERSON.within_ms))


async def test_a_server_where_everybody_asks(both: tuple[Database, Database]) -> None:
    """A server has a rate of its own; others are not kept from asking."""
    tried = IN_SERVER.most + 5
    new = [asking(OTHER + 2 * turn, OTHER + 2 * turn + 1) for turn in range(tried)]
    works = [ask_in(both[turn % 2], one) for turn, one in enumerate(new)]
    assert await outcomes(*works) == passed(IN_SERVER.most, "asking-often-here", tried)

    await ask_in(both[0], asking(ALICE, BOB, guild=GUILD + 1))


async def test_open_challenges_counted_at_once(both: tuple[Database, Database]) -> None:
    """No more are open than the server allows, of one person and to one."""
    works = [
        ask_in(both[turn % 2], asking(ALICE, OTHER + turn), taken_back=False) for turn in range(6)
    ]
    assert await outcomes(*works) == passed(3, "too-many-challenges", 6)
    works = [
        ask_in(both[turn % 2], asking(OTHER + turn, BOB), taken_back=False) for turn in range(9)
    ]
    assert await outcomes(*works) == passed(5, "not-challenged-now", 9)


async def test_games_counted_at_once(both: tuple[Database, Database]) -> None:
    """No more games begin than the server allows."""

    async def begin(db: Database, user: int) -> None:
        async with db.transaction() as tx:
            await check_games(tx, Guest(user, GUILD, None))
            await games.create(tx, new_game(user, None))

    async with both[0].transaction() as tx:
        await settings.change_server(tx, GUILD, games_per_person=2, games_per_server=4)
    works = [begin(both[turn % 2], ALICE) for turn in range(5)]
    assert await outcomes(*works) == passed(2, "too-many-games", 5)
    works = [begin(both[turn % 2], OTHER + turn) for turn in range(5)]
    assert await outcomes(*works) == passed(2, "too-many-tables", 5)
