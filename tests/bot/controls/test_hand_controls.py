"""The private hand: sorting, marking, taking deep, laying off, and very many cards."""

import asyncio
import re
from typing import Any

from engine.cards import parse_card, parse_cards
from tests.bot.at_hands import latest, mark, open_hand, press
from tests.bot.conftest import Room, button, dm_of, selects, text_of
from tests.bot.evening import begin, turn, waiting
from tests.bot.presses import told
from tests.bot.stage import play, show, stage

FIRST = "4h 5h 6h 7s 8s 9s 7d 2c 3d Jc Qd Kd As"
SECOND = "8h 9h 10h 2s 2d 3c 4c 5c 9d Jd Js Qc Kc"
CARD = re.compile(r"(?:10|[2-9AJQK])[♠♥♦♣]")


def hand_of(message: Any) -> list[str]:
    """The cards of the hand in the order in which it is shown."""
    line = next(one for one in text_of(message).splitlines() if one.startswith("## "))
    return CARD.findall(line)


async def test_sort(room: Room) -> None:
    """Sort goes from suits to ranks; marked cards come first in an order of one's own."""
    await stage(room, FIRST, SECOND)
    page = await open_hand(room, room.alice)
    await press(room, page, "Sort")
    page = latest(room, room.alice, page)
    by_suit = ["A♠", "7♠", "8♠", "9♠", "4♥", "5♥", "6♥", "3♦", "7♦", "Q♦", "K♦", "2♣", "J♣"]
    assert hand_of(page) == by_suit
    await press(room, page, "Sort")
    by_rank = ["A♠", "2♣", "3♦", "4♥", "5♥", "6♥", "7♠", "7♦", "8♠", "9♠", "J♣", "Q♦", "K♦"]
    assert hand_of(latest(room, room.alice, page)) == by_rank
    await mark(room, room.alice, page, *parse_cards("Kd Qd"))
    await press(room, page, "Sort")
    own = latest(room, room.alice, page)
    assert hand_of(own)[:2] == ["Q♦", "K♦"]
    assert "Sorted your way" in text_of(own)
    assert "Picked" not in text_of(own)
    shown = [option.label for option in selects(own)[0].options]
    assert shown == hand_of(own)
    await mark(room, room.alice, page, *parse_cards("2c"))
    await press(room, page, "Sort")
    assert hand_of(latest(room, room.alice, page))[:3] == ["2♣", "Q♦", "K♦"]


async def test_order_is_kept(room: Room) -> None:
    """The own order stays through turns, in every message, new cards last; Bob's is his own."""
    table = await stage(room, FIRST, SECOND, stock="10c 3h 6c")
    page = await open_hand(room, room.alice)
    await mark(room, room.alice, page, *parse_cards("Kd Qd"))
    await press(room, page, "Sort")
    own = hand_of(latest(room, room.alice, page))
    await press(room, page, "Draw")
    assert hand_of(latest(room, room.alice, page)) == [*own, "10♣"]
    await play(table, "discard 10c")
    await show(room, table)
    await room.wait()
    assert hand_of(room.messages(dm_of(room.alice))[0]) == own
    again = await room.alice.slash(room.channel, "hand")
    assert hand_of(again.response.message) == own
    bobs = hand_of(room.messages(dm_of(room.bob))[0])
    assert bobs[:2] == ["3♣", "4♣"]


async def test_marks_survive_the_others_turn(room: Room) -> None:
    """Cards may be marked while the other plays; with a new turn nothing else is pressed."""
    table = await stage(room, FIRST, SECOND, stock="10c 3h 6c")
    page = await open_hand(room, room.bob)
    assert not button(page, "Draw")
    assert "alice is playing. You can already pick cards." in text_of(page)
    await mark(room, room.bob, page, parse_card("8h"))
    assert "Picked: 8♥" in text_of(latest(room, room.bob, page))
    assert table.state.to_act == 1


async def test_take_panel(room: Room) -> None:
    """Take offers every depth from the top down, saying which cannot be used; Back leaves it."""
    turns = ("draw, discard 10c", "draw, discard 3h")
    table = await stage(room, FIRST, SECOND, up="7c", stock="10c 3h 6c", turns=turns)
    page = await open_hand(room, room.alice)
    await press(room, page, "Take")
    panel = latest(room, room.alice, page)
    options = [(one.label, one.description) for one in selects(panel)[0].options]
    assert options == [
        ("3♥", "takes 3♥"),
        ("10♣", "can’t be taken: choose it to see why"),
        ("7♣", "takes 3 cards: 7♣ 10♣ 3♥"),
    ]
    await press(room, page, "Back")
    assert button(latest(room, room.alice, page), "Draw")
    await press(room, page, "Take")
    refused = await room.choose(room.alice, latest(room, room.alice, page), "depth", "10♣")
    assert "You can’t take the pile down to 10♣" in told(refused)
    await room.choose(room.alice, latest(room, room.alice, page), "depth", "7♣")
    now = text_of(latest(room, room.alice, page))
    assert "7♣ must be melded or laid off before you discard" in now
    assert table.state.pile == ()
    await mark(room, room.alice, page, *parse_cards("7s 7d 7c"))
    await press(room, page, "Meld")
    assert "**1:** 7♠ 7♦ 7♣ · alice" in text_of(latest(room, room.alice, page))


async def test_a_discard_waits_for_no_question(room: Room) -> None:
    """A marked card is discarded while the answer to somebody's question takes long."""
    table = await stage(room, FIRST, SECOND, stock="10c 3h")
    page = await open_hand(room, room.alice)
    await press(room, page, "Draw")
    await mark(room, room.alice, page, parse_card("Kd"))
    loop: Any = asyncio.get_running_loop()
    loop.aside = lambda: 60.0
    await press(room, page, "Discard")
    assert table.state.to_act == 2


async def test_lay_off_chooses_the_meld(room: Room) -> None:
    """A card that fits several melds asks which; one that fits one goes there at once."""
    turns = ("draw, meld 7s 7d 7c, meld 4h 5h 6h, discard Kd", "draw, discard Kc")
    first = "4h 5h 6h 7s 7d 7c 7h 8h 9h 2c 3d Qd Kd"
    table = await stage(room, first, "8s Kc", stock="10c 3s 10h", turns=turns)
    page = await open_hand(room, room.alice)
    await press(room, page, "Draw")
    await mark(room, room.alice, page, parse_card("7h"))
    await press(room, page, "Lay off")
    panel = latest(room, room.alice, page)
    assert [one.label for one in selects(panel)[0].options] == ["1: 7♠ 7♦ 7♣", "2: 4♥ 5♥ 6♥"]
    await press(room, page, "Back")
    assert "Picked: 7♥" in text_of(latest(room, room.alice, page))
    await press(room, page, "Lay off")
    await room.choose(room.alice, latest(room, room.alice, page), "onto", "2: 4♥ 5♥ 6♥")
    assert "4♥ 5♥ 6♥ 7♥" in text_of(latest(room, room.alice, page))
    await mark(room, room.alice, page, *parse_cards("10h 8h 9h"))
    await press(room, page, "Lay off")
    assert "4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥" in text_of(latest(room, room.alice, page))
    assert len(table.state.melds) == 2


async def test_very_many_cards(room: Room) -> None:
    """More than 25 cards take two menus, whose marks count together."""
    first = "2s 2h 2d 4s 4h 6c 6d 8s 8h 10c 10d Qs Qh"
    second = "3s 3h 5c 5d 7s 7h 9c 9d Js Jh Kc Kd 3d"
    pile = "4s 3s 4h 3h 6c 5c 6d 5d 8s 7s 8h 7h 10c 9c"
    turns = [f"draw, discard {card}" for card in pile.split()]
    table = await stage(room, first, second, up="2c", turns=turns)
    page = await open_hand(room, room.alice)
    await press(room, page, "Take")
    assert len(selects(latest(room, room.alice, page))[0].options) == 15
    await room.choose(room.alice, latest(room, room.alice, page), "depth", "2♣")
    now = latest(room, room.alice, page)
    assert "Your hand (28)" in text_of(now)
    menus = selects(now)
    assert [len(one.options) for one in menus] == [25, 3]
    held = [option.label for menu in menus for option in menu.options]
    assert held == hand_of(now)
    values = {
        option.label: (menu.custom_id, option.value) for menu in menus for option in menu.options
    }
    wanted = [held[0], held[26]]
    for label in wanted:
        custom_id, value = values[label]
        await room.alice.select(latest(room, room.alice, page), [value], custom_id=custom_id)
    marked = next(
        line for line in text_of(latest(room, room.alice, page)).splitlines() if "Picked" in line
    )
    assert set(CARD.findall(marked)) == set(wanted)
    for menu in selects(latest(room, room.alice, page)):
        await room.alice.select(latest(room, room.alice, page), [], custom_id=menu.custom_id)
    for menu in selects(latest(room, room.alice, page)):
        twos = [one.value for one in menu.options if one.label in ("2♠", "2♥", "2♦", "2♣")]
        if twos:
            await room.alice.select(latest(room, room.alice, page), twos, custom_id=menu.custom_id)
    await press(room, page, "Meld")
    assert len(table.state.melds[0].cards) == 4
    assert "Your hand (24)" in text_of(latest(room, room.alice, page))


async def test_failed_ephemeral_hand_is_made_up_for(room: Room) -> None:
    """A hand in the channel whose edit Discord failed is edited later."""
    table = await begin(room)
    person = waiting(room, table)
    said = await person.slash(room.channel, "hand")
    assert "Your turn" not in text_of(said.response.message)
    room.env.inject_error("PATCH", "/webhooks/*/*/messages/*", status=503, times=2)
    await turn(room, table)
    await room.wait(40)
    assert "Your turn" in text_of(said.response.message)
