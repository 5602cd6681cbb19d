"""How a turn is played is said until somebody has played one; stored for the person."""

from bot.runtime.clock import now_ms
from data import settings
from engine.moves import Timeout
from tests.bot.asking import wishes_of
from tests.bot.conftest import Room, text_of
from tests.bot.evening import hand_of
from tests.bot.rack_stage import rack_stage
from tests.bot.stage import play, show, stage

FIRST = "4h 5h 6h 7s 8s 9s 7d 2c 3d Jc Qd Kd As"
SECOND = "9h 2s 3s 4s 6c 7c 8c Jh Qc Ks 2h 3h 10h"
HOW = "Meld and lay off what you like, then discard one card."
MEANWHILE = "You can already pick cards."


async def test_until_a_turn_was_played(room: Room) -> None:
    """The hint stands there in the first turn, and no more afterwards, at other tables too."""
    table = await stage(room, FIRST, SECOND, stock="Kh 10d 9c")
    await play(table, "draw")
    await show(room, table)
    assert HOW in text_of(hand_of(room, room.alice))
    assert MEANWHILE in text_of(hand_of(room, room.bob))
    assert not (await wishes_of(room, room.alice)).card_turn_known

    await play(table, "discard Kd")
    await show(room, table)
    assert (await wishes_of(room, room.alice)).card_turn_known
    assert not (await wishes_of(room, room.bob)).card_turn_known
    await play(table, "draw, discard 9h")
    await play(table, "draw")
    await show(room, table)
    text = text_of(hand_of(room, room.alice))
    assert text.startswith("**Your turn**")
    assert HOW not in text

    other = await stage(room, FIRST, stock="Kh")
    await play(other, "draw")
    await show(room, other)
    assert HOW not in text_of(hand_of(room, room.alice))


async def test_a_turn_that_was_missed_teaches_nothing(room: Room) -> None:
    """Who has not played the turn themselves is told how it is done the next time."""
    table = await stage(room, FIRST, stock="Kh 10d 9c")
    await table.play(1, Timeout(), now_ms=now_ms(), source="clock")
    await show(room, table)
    assert not (await wishes_of(room, room.alice)).card_turn_known


async def test_tiles_are_another_thing(room: Room) -> None:
    """Who knows cards is told how tiles are laid."""
    table = await stage(room, FIRST, stock="Kh")
    await play(table, "draw, discard Kd")
    await rack_stage(room, "r8 r9 r10 b1", "")
    text = text_of(hand_of(room, room.alice))
    assert "Pick tiles and press Meld or Lay off, then Done." in text
    assert not (await wishes_of(room, room.alice)).tile_turn_known


async def test_who_is_forgotten_is_new(room: Room) -> None:
    """With a person's data what they know is gone: they are told again, until they have played."""
    table = await stage(room, FIRST, SECOND, stock="Kh 10d 9c")
    await play(table, "draw, discard Kd")
    await show(room, table)
    async with room.db.transaction() as tx:
        await settings.change_user(tx, room.alice.id, card_turn_known=False)
    room.app.preferences.changed(room.alice.id)
    await play(table, "draw, discard 9h")
    await play(table, "draw, discard Qd")
    await show(room, table)
    assert (await wishes_of(room, room.alice)).card_turn_known
