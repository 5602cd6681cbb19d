"""A hand that waits for its player is the last in their DM, whatever they are told there."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.messages.dms import Dms
from bot.runtime.clock import MS, now_ms
from bot.table.conditions import nudge_ms
from tests.bot.asking import DAY, MINUTE, ask
from tests.bot.conftest import Room, buttons, dm_of, known_to_be_dead, selects, text_of
from tests.bot.evening import begin, draw, hand_of, on_turn, requests, told, turn, waiting

pytestmark = pytest.mark.usefixtures("seldom_beats")

INVITATION = "challenges you"
Telling = Callable[[Room, Any], Awaitable[str]]
"""Has the person be told something by DM, and returns words of it."""


async def invite(room: Room, person: Any) -> str:
    """Somebody asks them to a challenge that waits for a day."""
    await person.slash(room.channel, "preferences", invitations=True)
    await room.carol.slash(room.channel, "challenge", opponent=person, open="1d")
    await room.wait()
    return INVITATION


async def nudge(room: Room, person: Any) -> str:
    """They are nudged at a table where it is their turn."""
    table = next(one for one in [*room.app.tables.playing()] if one.row.guild_id)
    await room.wait((nudge_ms(table) - now_ms()) / MS + MINUTE)
    await ask(room, waiting(room, table), table, "Nudge")
    await room.wait()
    return "is waiting for you"


async def come_back(room: Room, person: Any) -> str:
    """Their vacation ends by a move, after which it is still their turn."""
    table = next(one for one in [*room.app.tables.playing()] if one.row.guild_id)
    await person.slash(room.channel, "preferences", vacation=10)
    await room.wait(DAY)
    await draw(room, table)
    await room.wait()
    return "your vacation is over"


async def lose_channel(room: Room, person: Any) -> str:
    """The channel of another table of theirs is deleted."""
    room.channel.delete()
    await room.env.settle()
    await room.wait()
    return "To continue elsewhere, use"


async def two_hands(room: Room) -> Any:
    """Who has two hands that wait for them: at a slow table, and with the computer by DM."""
    table = await begin(room, turn="24h")
    person = on_turn(room, table)
    await person.user.slash("challenge", opponent=room.jolly)
    await room.wait()
    return person


def is_hand(message: Any) -> bool:
    """Whether one can play with it."""
    ids = [one.custom_id for one in (*buttons(message), *selects(message))]
    return any(one.startswith("hand:") for one in ids)


def below(room: Room, person: Any) -> list[str]:
    """What is no hand and stands below one that waits for its player."""
    waits = [
        table.row.players[table.state.to_act - 1].dm_message_id
        for table in [*room.app.tables.playing()]
        if table.user_at(table.state.to_act) == person.id and not table.halted
    ]
    assert waits
    after = [one for one in room.messages(dm_of(person)) if one.id > min(waits)]
    return [text_of(one) for one in after if not is_hand(one)]


def hands(room: Room, person: Any) -> list[Any]:
    return [one for one in room.messages(dm_of(person)) if is_hand(one)]


@pytest.mark.parametrize(
    ("tell", "live"), [(invite, 2), (nudge, 2), (come_back, 2), (lose_channel, 1)]
)
async def test_what_is_told_is_above(room: Room, tell: Telling, live: int) -> None:
    """An invitation, a nudge, an end of a vacation and a pause leave each hand once, and last."""
    person = await two_hands(room)
    words = await tell(room, person)
    assert len(told(room, words, dm_of(person))) == 1
    assert len(hands(room, person)) == live
    assert below(room, person) == []


async def test_the_hand_is_played_with_below(room: Room) -> None:
    """What was marked in it is marked still, and its buttons do what they say."""
    await room.alice.user.slash("challenge", opponent=room.jolly)
    await room.wait()
    before = hand_of(room, room.alice)
    await invite(room, room.alice)
    after = hand_of(room, room.alice)
    assert after.id > before.id
    assert [one.custom_id for one in buttons(after)] == [one.custom_id for one in buttons(before)]
    await room.press(room.alice, after, "More")
    assert "Back" in [one.label for one in buttons(hands(room, room.alice)[-1])]
    assert below(room, room.alice) == []


async def test_a_hand_follows_as_its_turn_comes(room: Room) -> None:
    """Who waits for others is sent no hand anew before they can play."""
    table = await begin(room, turn="24h")
    other = waiting(room, table)
    before = hand_of(room, other)
    await invite(room, other)
    assert hand_of(room, other).id == before.id
    await turn(room, table)
    await room.wait()
    assert on_turn(room, table) is other
    assert hand_of(room, other).id > before.id
    assert len(hands(room, other)) == 1
    assert below(room, other) == []


async def test_a_hand_stays_where_nothing_can_be_sent(room: Room) -> None:
    """Who has closed their DMs is told so once, and reads the truth in the hand that they have."""
    table = await begin(room, turn="24h")
    other = waiting(room, table)
    before = hand_of(room, other)
    await invite(room, other)
    messages = f"/channels/{dm_of(other).id}/messages"
    room.env.inject_error("POST", messages, status=403, code=50007, times=None)
    for _ in range(4):
        await turn(room, table)
        await room.wait()
        hand = hand_of(room, other)
        assert hand.id == before.id
        assert ("Your turn" in text_of(hand)) == (on_turn(room, table) is other)
    assert len(requests(room, "POST", messages)) == 3


async def test_a_proof_in_a_dm_passes(room: Room) -> None:
    """What proves a game is told in a DM to its reader in passing, not in a message that stays."""
    await room.alice.user.slash("challenge", opponent=room.jolly)
    await room.wait()
    said = await room.alice.user.slash("game verify", table="1")
    assert said.response.message.flags.ephemeral
    assert below(room, room.alice) == []


async def restart(room: Room) -> None:
    """Kill the bot, and start another one."""
    room.env.discord.faults.clear()
    await known_to_be_dead(room.db)
    await room.env.restart_bot(type(room.app)(room.db, shard_count=1, beat_ms=DAY * MS))
    await room.wait()


@pytest.mark.parametrize("is_sent", [False, True], ids=["before", "after"])
async def test_killed_in_between(room: Room, is_sent: bool) -> None:
    """The next process looks what stands below a hand, and leaves that hand once.

    *is_sent*: it had been sent anew, and was still to be deleted above.
    """
    await room.alice.user.slash("challenge", opponent=room.jolly)
    await room.wait()
    messages = f"/channels/{dm_of(room.alice).id}/messages"
    room.env.inject_error("DELETE", f"{messages}/*", status=503, times=None)
    if not is_sent:
        room.app.part(Dms).told._listeners.clear()
    await invite(room, room.alice)
    assert len(hands(room, room.alice)) == 1 + is_sent
    assert below(room, room.alice)
    await restart(room)
    assert len(told(room, INVITATION, dm_of(room.alice))) == 1
    assert len(hands(room, room.alice)) == 1
    assert below(room, room.alice) == []
