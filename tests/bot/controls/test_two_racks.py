"""A working table of tiles in two places: the DM and an answer show the same, whichever is used."""

from typing import Any

from data import settings
from tests.bot.at_hands import latest, open_hand
from tests.bot.conftest import Room, button, dm_of, text_of
from tests.bot.controls.test_working_table import ALICE, BOB
from tests.bot.presses import told
from tests.bot.rack_stage import pick, rack_stage


async def with_dms(room: Room) -> None:
    """Alice wishes to have her hands by DM."""
    async with room.db.transaction() as tx:
        await settings.change_user(tx, room.alice.id, messages="dm", dm_consent=True)
    room.app.preferences.changed(room.alice.id)


def in_dm(room: Room) -> str:
    """What Alice's DM shows."""
    (hand,) = [one for one in room.messages(dm_of(room.alice)) if "Your rack" in text_of(one)]
    return text_of(hand)


async def test_the_dm_follows_commands(room: Room) -> None:
    """What is laid, undone and laid again by commands in the channel is soon in the DM too."""
    await with_dms(room)
    await rack_stage(room, ALICE, BOB)
    assert "Your rack (14)" in in_dm(room)
    for command, options, left in (
        ("meld", {"cards": "r8 r9 * r11 r12"}, 9),
        ("meld", {"cards": "y1 y2 y3"}, 6),
        ("undo", {}, 9),
    ):
        answer = told(await room.alice.slash(room.channel, command, **options))
        assert f"Your rack ({left})" in answer
        await room.wait()
        assert f"Your rack ({left})" in in_dm(room)
    assert "**1:** 🔴8 🔴9 🃏🔴10 🔴11 🔴12" in in_dm(room)


async def test_the_dm_follows_after_the_table_was_forgotten(room: Room) -> None:
    """Nothing is remembered then of what the DM shows; it is brought up to date all the same."""
    await with_dms(room)
    table = await rack_stage(room, ALICE, BOB)
    room.app.tables.forget(table)
    await room.alice.slash(room.channel, "meld", cards="y1 y2 y3")
    await room.wait()
    assert "Your rack (11)" in in_dm(room)


async def test_the_answer_follows_the_dm(room: Room) -> None:
    """A hand that was opened in the channel shows what is pressed in the DM."""
    await with_dms(room)
    await rack_stage(room, ALICE, BOB)
    page = await open_hand(room, room.alice)
    hand = next(one for one in room.messages(dm_of(room.alice)) if button(one, "Draw"))
    await pick(room, room.alice, hand, "y1 y2 y3")
    await room.press(room.alice, latest(room, room.alice, hand), "Meld")
    await room.wait()
    assert "Your rack (11)" in text_of(latest(room, room.alice, page))


async def test_no_edit_where_nothing_was_arranged(room: Room) -> None:
    """To look at the rack, and what is picked, costs no edit anywhere else."""
    await with_dms(room)
    await rack_stage(room, ALICE, BOB)
    before = edits(room)
    page = await open_hand(room, room.alice)
    await pick(room, room.alice, page, "y1 y2 y3")
    await room.alice.slash(room.channel, "hand")
    await room.wait()
    assert edits(room) == before


def edits(room: Room) -> int:
    """Messages that were edited so far, but for answers."""
    calls: list[Any] = room.env.http_requests
    return sum(one.method == "PATCH" and "/channels/" in one.path for one in calls)
