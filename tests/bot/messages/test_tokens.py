"""A hand is edited by the token of the last press in it, as long as that edits anything."""

from typing import Any

import pytest

from bot.runtime.clock import LAST_USE_MS, TOKEN_MS
from tests.bot.conftest import Room, dm_of
from tests.bot.evening import begin, discard, hand_of, on_turn, requests, turn


async def pressed(room: Room) -> tuple[Any, Any, str]:
    """A table whose player has just drawn in the DM, that player, and the path of token's edits."""
    table = await begin(room, turn="none")
    person = on_turn(room, table)
    await room.press(person, hand_of(room, person), "Draw")
    token = requests(room, "POST", "/callback")[-1].path.split("/")[3]
    return table, person, f"/{token}/messages/"


def counted(room: Room, person: Any) -> int:
    """How often the hand in the DM of *person* was edited by a call that counts."""
    return len(requests(room, "PATCH", f"/channels/{dm_of(person).id}/"))


async def test_a_hand_costs_nothing_while_its_token_lives(room: Room) -> None:
    """Whatever changes it is shown by the token of the press."""
    table, person, by_token = await pressed(room)
    await discard(room, table)
    await room.wait()
    assert len(requests(room, "PATCH", by_token)) == 1
    assert not counted(room, person)


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027)])
async def test_a_dead_token_is_tried_once(room: Room, status: int, code: int) -> None:
    """Discord knows it no more: the hand is brought up to date without it, now and later on."""
    table, person, by_token = await pressed(room)
    room.env.inject_error("PATCH", f"*{by_token}*", status=status, code=code, times=None)
    for count in (1, 2):
        await turn(room, table)
        await room.wait()
        assert len(requests(room, "PATCH", by_token)) == 1
        assert counted(room, person) == count


async def test_a_token_ends(room: Room) -> None:
    """A little before Discord takes it no more it is not even tried."""
    table, person, by_token = await pressed(room)
    await room.wait(TOKEN_MS / 1000)
    await discard(room, table)
    await room.wait()
    assert not requests(room, "PATCH", by_token)
    assert counted(room, person) == 1


@pytest.mark.parametrize(
    ("seconds", "edits"),
    [pytest.param(0.0, 1, id="on time"), pytest.param(1 + LAST_USE_MS / 1000, 0, id="too late")],
)
async def test_a_hand_is_left_as_it_is_where_its_token_has_ended(
    room: Room, seconds: float, edits: int
) -> None:
    """As that ends the hand says so; whoever stood still meanwhile tries in vain no more."""
    table = await begin(room, turn="none")
    await on_turn(room, table).slash(room.channel, "hand")
    token = requests(room, "POST", "/callback")[-1].path.split("/")[3]
    room.env.stand_still(TOKEN_MS / 1000 + seconds)
    await room.wait()
    assert len(requests(room, "PATCH", f"/{token}/messages/")) == edits
