"""The commitment is told once: small, in hex, where a game is announced; else by /game verify."""

from typing import Any

import pytest

from tests.bot.conftest import Room, dm_of, text_of
from tests.bot.evening import begin, hand_of, public, turn


def small_line(text: str, commitment: str) -> bool:
    """Whether a line of small print has the commitment."""
    return any(line.startswith("-# ") and commitment in line for line in text.split("\n"))


async def texts(room: Room, people: Any) -> list[str]:
    """All that stands in the channel, and in the DMs of *people*."""
    found = [*room.messages()]
    for person in people:
        found += room.messages(dm_of(person)) if dm_of(person) else []
    return [text_of(message) for message in found]


async def test_after_a_challenge(room: Room) -> None:
    """The challenge tells it, before and after it was accepted, and no other message does."""
    table = await begin(room)
    told = [one for one in await texts(room, (room.alice, room.bob)) if "fingerprint" in one]
    assert len(told) == 1
    assert small_line(told[0], table.row.commitment)
    assert table.row.commitment not in text_of(public(room, table))


@pytest.mark.parametrize("place", ["server", "dm"])
async def test_without_a_challenge(room: Room, place: str) -> None:
    """Against the computer alone the table tells it, in a DM the hand, which is asked for more."""
    if place == "server":
        await room.alice.slash(room.channel, "challenge", opponent=room.jolly, game="gin")
    else:
        await room.alice.slash(room.channel, "preferences", messages="dm")
        await room.alice.user.slash("challenge", opponent=room.jolly, game="gin")
    await room.wait()
    table = await room.table(1)
    if place == "dm":
        assert "fingerprint" not in text_of(hand_of(room, room.alice))
        await room.press(room.alice, hand_of(room, room.alice), "More")
    told = [one for one in await texts(room, (room.alice,)) if table.row.commitment in one]
    assert len(told) == 1
    assert small_line(told[0], table.row.commitment)
    announced = public(room, table) if place == "server" else hand_of(room, room.alice)
    assert text_of(announced) == told[0]


async def test_verify_tells_it_again(room: Room) -> None:
    """Later whoever wants to know asks /verify."""
    table = await begin(room)
    await turn(room, table)
    said = await room.alice.slash(room.channel, "game verify", table=str(table.id))
    assert table.row.commitment in text_of(said.response.message)
