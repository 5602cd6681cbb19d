"""Presses that come late, twice, or from somebody else."""

import re

import pytest

from data import games
from tests.bot.at_hands import latest, open_hand
from tests.bot.conftest import Room, button, buttons, dm_of, selects, text_of
from tests.bot.presses import at_once, emit, forge, told
from tests.bot.stage import play, show, stage

HANDS = {
    "first": "4h 5h 6h 7s 8s 9s 7d 2c 3d Jc Qd Kd As",
    "second": "8h 9h 10h 2s 2d 3c 4c 5c 9d Jd Js Qc Kc",
    "up": "7c",
    "stock": "10c 3h 6c 6d",
}
CARD = re.compile(r"(10|[2-9AJQK])[♠♥♦♣]")
MOVED_ON = "The game has moved on. Here’s where it stands now."


async def test_stale_controls(room: Room) -> None:
    """A button or menu of an older step shows how the table stands now, and changes nothing."""
    table = await stage(room, **HANDS)
    page = await open_hand(room, room.alice)
    # It is never too late to choose how cards look.
    old = [one.custom_id for one in buttons(page) if not one.custom_id.startswith("look:")]
    menu = selects(page)[0]
    await play(table, "draw")
    await show(room, table)
    state = table.state
    for custom_id in old:
        await forge(room, room.alice, latest(room, room.alice, page), custom_id)
        assert MOVED_ON in text_of(latest(room, room.alice, page)), custom_id
    await forge(room, room.alice, page, menu.custom_id, [menu.options[0].value])
    now = text_of(latest(room, room.alice, page))
    assert MOVED_ON in now
    assert "Picked" not in now
    for verb, values in (("depth", ["7c"]), ("onto", ["1"])):
        await forge(room, room.alice, page, f"pick:1:0:{verb}:0", values)
        assert MOVED_ON in text_of(latest(room, room.alice, page))
    assert table.state == state
    assert "Meld and lay off what you like" in text_of(latest(room, room.alice, page))


async def test_hand_of_an_earlier_turn(room: Room) -> None:
    """A hand left open while the other played is current again, and its old buttons too late."""
    table = await stage(room, **HANDS)
    page = await open_hand(room, room.alice)
    draw = button(page, "Draw").custom_id
    await play(table, "draw, discard Kd")
    await play(table, "draw, discard Kc")
    state = table.state
    await forge(room, room.alice, page, draw)
    now = latest(room, room.alice, page)
    assert MOVED_ON in text_of(now)
    assert table.state == state
    await room.press(room.alice, now, "Draw")
    assert table.state.to_act == 1
    assert len(table.state.hand_of(1)) == 14


@pytest.mark.parametrize("label", ["Draw", "Discard"])
async def test_double_click(room: Room, label: str) -> None:
    """Two presses of one button at the same moment make one move; the second is told so."""
    table = await stage(room, **HANDS, turns=() if label == "Draw" else ("draw",))
    page = await open_hand(room, room.alice)
    if label == "Discard":
        await room.choose(room.alice, page, "mark", "K♦")
    now, step = latest(room, room.alice, page), table.step
    press = (room.alice, now, button(now, label).custom_id)
    await at_once(room, press, press)
    assert table.step == step + 1
    async with room.db.reading() as tx:
        assert len(await games.moves_of(tx, table.id)) == step + 1


async def test_double_click_on_two_hands(room: Room) -> None:
    """The same button in the DM and at the table, pressed at the same moment, draws once."""
    table = await stage(room, **HANDS)
    page = await open_hand(room, room.alice)
    dm = room.messages(dm_of(room.alice))[0]
    draw = button(page, "Draw").custom_id
    results = await at_once(room, (room.alice, page, draw), (room.alice, dm, draw))
    assert table.step == 2
    assert all(one.acknowledged for one in results)
    await room.wait()
    for message in (latest(room, room.alice, page), latest(room, room.alice, dm)):
        assert "Your hand (14)" in text_of(message)


async def test_strangers(room: Room) -> None:
    """A stranger may press whatever he can reach: he is told why not, and sees no card."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    table = await stage(room, **HANDS, turns=("draw, discard Kd",))
    before = table.state, table.step, [text_of(one) for one in room.messages()]
    reached = [
        (message, control.custom_id) for message in room.messages() for control in buttons(message)
    ]
    assert len(reached) == 10  # the challenge's four, the table's four and the call's two
    for message, custom_id in reached:
        words = told(await forge(room, room.carol, message, custom_id))
        assert words, custom_id
        assert not CARD.search(words)
    assert (table.state, table.step, [text_of(one) for one in room.messages()]) == before


FORGED_BUTTONS = (
    "table:{n}:hand",
    "table:{n}:rematch",
    "hand:{n}:{step}:show",
    "hand:{n}:{step}:draw",
    "hand:{n}:{step}:take",
    "hand:{n}:{step}:meld",
    "hand:{n}:{step}:layoff",
    "hand:{n}:{step}:discard",
    "hand:{n}:{step}:sort",
    "hand:{n}:{step}:resign",
    "hand:{n}:{step}:rules",
    "hand:{n}:{step}:nonsense",
    "hand:{n}:{step}:undo",
    "hand:{n}:0:draw",
    "draw:{n}:{step}",
    "draw:{n}:0",
    "sure:{n}:resign",
    "sure:{n}:no",
)
FORGED_SELECTS = (
    ("pick:{n}:{step}:mark:0", ["4h/1"]),
    ("pick:{n}:{step}:mark:9", []),
    ("pick:{n}:{step}:depth:0", ["7c"]),
    ("pick:{n}:{step}:depth:0", ["nonsense"]),
    ("pick:{n}:{step}:onto:0", ["1"]),
    ("pick:{n}:{step}:nonsense:0", ["1"]),
)


async def test_forged_by_a_stranger(room: Room) -> None:
    """Forged ids of a table, or of none, bring a stranger a sentence each and nothing else."""
    table = await stage(room, **HANDS)
    message = room.message_with("My hand")
    before = table.state, table.step, [text_of(one) for one in room.messages()]
    forms = [*((form, None) for form in FORGED_BUTTONS), *FORGED_SELECTS]
    tries = [(table.id, *form) for form in forms]
    tries += [(number, *form) for number in (99, 10**17) for form in forms[:3]]
    for number, form, values in tries:
        custom_id = form.format(n=number, step=table.step)
        words = told(await forge(room, room.carol, message, custom_id, values))
        assert f"#{number}" in words, custom_id
        assert not CARD.search(words)
    assert (table.state, table.step, [text_of(one) for one in room.messages()]) == before


async def test_forged_by_the_other_player(room: Room) -> None:
    """Who waits for the other's turn cannot play it with forged ids, nor see the other's hand."""
    table = await stage(room, **HANDS)
    message = room.message_with("My hand")
    before = table.state, table.step, [text_of(one) for one in room.messages()]
    secret = {"4♥", "5♥", "6♥", "7♠", "8♠", "9♠", "A♠", "Q♦", "K♦"}
    for form, values in (*((one, None) for one in FORGED_BUTTONS[:-2]), *FORGED_SELECTS):
        custom_id = form.format(n=table.id, step=table.step)
        words = told(await forge(room, room.bob, message, custom_id, values))
        assert words, custom_id
        assert not {found[0] for found in CARD.finditer(words)} & secret, custom_id
    assert (table.state, table.step, [text_of(one) for one in room.messages()]) == before


async def test_own_hand_stays_private(room: Room) -> None:
    """A player's hand is never written into a message that others read, whatever is pressed."""
    table = await stage(room, **HANDS)
    message = room.message_with("My hand")
    for form in ("hand:{n}:{step}:draw", "hand:{n}:0:draw", "hand:{n}:{step}:show"):
        custom_id = form.format(n=table.id, step=table.step)
        words = told(await forge(room, room.alice, message, custom_id))
        assert "4♥" in words
        assert not any("4♥" in text_of(one) for one in room.messages())


async def test_marking_while_the_other_moves(room: Room) -> None:
    """Cards marked at the very moment of the other's move leave every hand current."""
    table = await stage(room, **HANDS, turns=("draw",))
    page = await open_hand(room, room.alice)
    await room.choose(room.alice, page, "mark", "K♦")
    dm = room.messages(dm_of(room.bob))[0]
    menu = selects(dm)[0]
    emit(room, room.bob, dm, menu.custom_id, [menu.options[0].value])
    discard = button(latest(room, room.alice, page), "Discard").custom_id
    await forge(room, room.alice, latest(room, room.alice, page), discard)
    await room.wait()
    assert table.state.to_act == 2
    now = room.messages(dm_of(room.bob))[0]
    assert "Draw from the stock" in text_of(now)
    assert button(now, "Draw")
