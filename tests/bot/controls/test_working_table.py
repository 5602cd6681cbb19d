"""The panel with tiles: picking, arranging, what is still wrong, and who may press it."""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from types import FrameType
from typing import Any

from bot.messages.frames import frame_of, hidden
from bot.people.card_texts import cards_text
from bot.runtime import asking
from bot.runtime.clock import MINUTE_MS, now_ms
from bot.table import tile_offers
from engine.arrange import tile_turns
from engine.arranged import table_of
from engine.cards import parse_cards
from tests.bot.at_hands import latest, open_hand
from tests.bot.conftest import Room, button, buttons, dm_of, selects, text_of
from tests.bot.presses import forge, told
from tests.bot.rack_stage import choose, labels, pick, played, rack_stage, take
from tests.bot.stage import show
from tests.engine.tables import rows as rows_of

ALICE = "r8 r9 * r11 r12 y1 y2 y3 b5 g5 y13 b13 g2 b7"
BOB = "b10 g10 y10 r10 r13 b6 b8 g1 y12 g7 g8 r2 b1 y6"
OPENED = (
    "1 table r8 r9 * r11 r12 | y1 y2 y3",
    "2 table r8 r9 * r11 r12 | y1 y2 y3 | b10 g10 y10",
)
"""Both have opened; it is Alice's turn."""


async def press(room: Room, person: Any, page: Any, label: str) -> Any:
    return await room.press(person, latest(room, person, page), label)


def shown(room: Room, person: Any, page: Any) -> str:
    return text_of(latest(room, person, page))


def tiles(text: str) -> str:
    """Tiles as a text shows them."""
    return cards_text(parse_cards(text, tiles=True), tiles=True)


def line(room: Room, person: Any, page: Any, number: int) -> str:
    """The line of a meld on the panel."""
    start = f"**{number}:** "
    text = shown(room, person, page)
    return next(one.removeprefix(start) for one in text.splitlines() if one.startswith(start))


async def test_opening_with_nothing_to_reach(room: Room) -> None:
    """Where the first melds need no points, none are spoken of."""
    await rack_stage(room, ALICE, BOB, **{"opening-points": "0"})
    page = await open_hand(room, room.alice)
    assert "To open, play melds from your rack alone." in text_of(page)


async def test_opening_by_three_taps(room: Room) -> None:
    """Pick, Meld, Done: the frequent case; the table then is everybody's."""
    table = await rack_stage(room, ALICE, BOB)
    page = await open_hand(room, room.alice)
    assert "one of them worth 30 points or more" in text_of(page)
    assert button(page, "Draw")
    assert not button(page, "Done")
    await pick(room, room.alice, page, "r8 r9 * r11 r12")
    assert f"Picked: {tiles('r8 r9 r11 r12')} 🃏" in shown(room, room.alice, page)
    await press(room, room.alice, page, "Meld")
    now = latest(room, room.alice, page)
    assert "**Your working table** (only you see it)" in text_of(now)
    assert line(room, room.alice, page, 1) == "🔴8 🔴9 🃏🔴10 🔴11 🔴12 ✓ changed"
    assert "Your rack (9)" in text_of(now)
    assert "✓ All melds are valid: 5 tiles played." in text_of(now)
    assert not button(now, "Draw")
    assert not table.state.melds
    await press(room, room.alice, page, "Done")
    assert "bob is playing." in shown(room, room.alice, page)
    assert not button(latest(room, room.alice, page), "Meld")
    await room.wait()
    public = text_of(room.messages()[0])
    assert "**1:** 🔴8 🔴9 🃏🔴10 🔴11 🔴12" in public
    assert f"**alice** played {tiles('r8 r9')} 🃏 {tiles('r11 r12')}." in public
    assert "Pile" not in public
    assert "**alice** · 0 points · 9 tiles" in public


async def test_split_frees_the_joker(room: Room) -> None:
    """The joker's tile is laid off, the run split, and the joker laid elsewhere."""
    table = await rack_stage(room, ALICE, BOB, stock="r5 g9", turns=(*OPENED, "1 draw"))
    page = await open_hand(room, room.bob)
    await pick(room, room.bob, page, "r10")
    await press(room, room.bob, page, "Lay off")
    panel = latest(room, room.bob, page)
    assert [option.label for option in selects(panel)[0].options] == [
        "1: 🔴8 🔴9 🃏 🔴11 🔴12 ✓ fits",
        "3: 🔵10 🟢10 🟡10 ✓ fits",
        "2: 🟡1 🟡2 🟡3",
    ]
    await choose(room, room.bob, page, "onto", "1: 🔴8 🔴9 🃏 🔴11 🔴12 ✓ fits")
    assert line(room, room.bob, page, 1) == "🔴8 🔴9 🔴10 🔴11 🔴12 🃏🔴13 ✓ changed"
    await pick(room, room.bob, page, "b6 b8")
    await take(room, room.bob, page, 1, "*")
    await press(room, room.bob, page, "Meld")
    assert line(room, room.bob, page, 4) == "🔵6 🃏🔵7 🔵8 ✓ changed"
    await take(room, room.bob, page, 1, "r11")
    await press(room, room.bob, page, "Split")
    assert line(room, room.bob, page, 5) == "🔴11 🔴12 ✗ It has fewer than three tiles."
    assert "✗ Meld 5 isn’t valid yet." in shown(room, room.bob, page)
    assert button(latest(room, room.bob, page), "Done").disabled
    refused = await room.bob.slash(room.channel, "done")
    assert "5" in told(refused)
    assert len(table.state.melds) == 3
    await pick(room, room.bob, page, "r13")
    await press(room, room.bob, page, "Lay off")
    assert line(room, room.bob, page, 5) == "🔴11 🔴12 🔴13 ✓ changed"
    await press(room, room.bob, page, "Done")
    assert [len(meld.cards) for meld in table.state.melds] == [3, 3, 3, 3, 3]
    assert table.state.to_act == 1
    await room.wait()
    assert "and rearranged the table." in text_of(room.messages()[0])


async def test_undo_and_reset(room: Room) -> None:
    """Undo takes the last change back, Reset all of them, and nothing was played."""
    table = await rack_stage(room, ALICE, BOB)
    page = await open_hand(room, room.alice)
    assert not button(page, "Undo")
    assert not button(page, "Reset")
    for picked in ("y1 y2", "b5 g5"):
        await pick(room, room.alice, page, picked)
        await press(room, room.alice, page, "Meld")
    assert "✗ Melds 1, 2 aren’t valid yet." in shown(room, room.alice, page)
    await press(room, room.alice, page, "Undo")
    assert "Your rack (12)" in shown(room, room.alice, page)
    assert not button(latest(room, room.alice, page), "Reset"), "which would do no more"
    await pick(room, room.alice, page, "b5 g5")
    await press(room, room.alice, page, "Meld")
    await press(room, room.alice, page, "Reset")
    clean = latest(room, room.alice, page)
    assert "Your rack (14)" in text_of(clean)
    assert button(clean, "Draw")
    await press(room, room.alice, page, "Undo")
    assert "✗ Melds 1, 2 aren’t valid yet." in shown(room, room.alice, page)
    assert table.step == 1


async def test_draw_and_pass(room: Room) -> None:
    """Draw ends the turn; Pass is there instead of it when the stock is empty."""
    table = await rack_stage(room, ALICE, BOB)
    page = await open_hand(room, room.alice)
    await press(room, room.alice, page, "Draw")
    assert "Your rack (15)" in shown(room, room.alice, page)
    for _ in range(77):
        await played(table, f"{table.state.to_act} draw")
    await show(room, table)
    page = await open_hand(room, room.alice)
    assert "or pass: the stock is empty." in text_of(page)
    assert len(selects(page)) == 3
    await press(room, room.alice, page, "Pass")
    assert table.state.passes == 1


async def test_what_cannot_be_done(room: Room) -> None:
    """With nothing picked, and nothing that fits, it cannot be pressed; forged it says why."""
    table = await rack_stage(room, ALICE, BOB, turns=OPENED)
    page = await open_hand(room, room.alice)
    for label, verb, words in (
        ("Meld", "meld", "First pick tiles in the menu"),
        ("Lay off", "layoff", "First pick tiles in the menu"),
        ("Split", "split", "pick just one of its tiles"),
    ):
        assert button(page, label) is None or button(page, label).disabled
        forged = f"tiles:{table.id}:{table.step}:0:{verb}"
        assert words in told(await forge(room, room.alice, page, forged))


async def test_opening_too_low(room: Room) -> None:
    """The panel says what an opening lacks, and Done does too."""
    await rack_stage(room, ALICE, BOB)
    page = await open_hand(room, room.alice)
    await pick(room, room.alice, page, "y1 y2 y3")
    await press(room, room.alice, page, "Meld")
    assert "30" in shown(room, room.alice, page).split("✗")[1]
    assert button(latest(room, room.alice, page), "Done").disabled
    assert "30" in told(await room.alice.slash(room.channel, "done"))


async def test_before_the_opening(room: Room) -> None:
    """Who has not opened is offered no old melds; new ones can be changed."""
    await rack_stage(room, ALICE, BOB, turns=OPENED[:1])
    page = await open_hand(room, room.bob)
    assert [menu.placeholder for menu in selects(page)] == ["Pick tiles from your rack"]
    await pick(room, room.bob, page, "b10 g10 y10")
    assert not button(latest(room, room.bob, page), "Lay off")
    await press(room, room.bob, page, "Meld")
    await pick(room, room.bob, page, "r10")
    await press(room, room.bob, page, "Lay off")
    assert line(room, room.bob, page, 3) == f"{tiles('b10 g10 r10 y10')} ✓ changed"


async def test_equal_tiles(room: Room) -> None:
    """Of two equal tiles one or both are picked."""
    await rack_stage(room, "b5 b5 g5 r5 y5 b6 b7 b8 b9 b10 b11 b12 b13 r1", BOB)
    page = await open_hand(room, room.alice)
    await choose(room, room.alice, page, "rack", "🔵5", "🔵5")
    assert "Picked: 🔵5 🔵5" in shown(room, room.alice, page)
    await pick(room, room.alice, page, "b5 g5 r5 y5")
    await press(room, room.alice, page, "Meld")
    assert shown(room, room.alice, page).count("🔵5 ") == 2


async def test_sort_keeps_the_working_table(room: Room) -> None:
    """The rack is shown in another order, and what was arranged stays."""
    await rack_stage(room, ALICE, BOB)
    page = await open_hand(room, room.alice)
    await pick(room, room.alice, page, "y1 y2 y3")
    await press(room, room.alice, page, "Meld")
    await press(room, room.alice, page, "More")
    await press(room, room.alice, page, "Sort")
    text = shown(room, room.alice, page)
    assert "🟡1 🟡2 🟡3 ✓" in text
    assert "Sorted by suit" in text


async def test_two_messages(room: Room) -> None:
    """What was begun in one message goes on in the other; a press too early shows how it stands."""
    table = await rack_stage(room, ALICE, BOB)
    here = await open_hand(room, room.alice)
    there = room.messages(dm_of(room.alice))[0]
    begun = f"tiles:{table.id}:{table.step}:0:meld"
    await pick(room, room.alice, here, "y1 y2 y3")
    await press(room, room.alice, here, "Meld")
    answer = await forge(room, room.alice, latest(room, room.alice, there), begun)
    assert "Your working table has changed." in text_of(latest(room, room.alice, there))
    assert "🟡1 🟡2 🟡3 ✓" in text_of(latest(room, room.alice, there))
    assert answer is not None
    await pick(room, room.alice, there, "r8 r9 * r11 r12")
    await press(room, room.alice, there, "Meld")
    old = button(latest(room, room.alice, there), "Undo").custom_id
    await press(room, room.alice, there, "Done")
    await room.wait()
    assert "bob is playing." in shown(room, room.alice, here)
    await forge(room, room.alice, room.messages()[0], old)
    assert len(table.state.melds) == 2


async def test_lost_working_table(room: Room) -> None:
    """After a restart the turn begins anew: what was pressed shows the table as it is."""
    table = await rack_stage(room, ALICE, BOB)
    page = await open_hand(room, room.alice)
    await pick(room, room.alice, page, "r8 r9 * r11 r12")
    await press(room, room.alice, page, "Meld")
    table.drafts.clear()
    await press(room, room.alice, page, "Done")
    assert "Your working table has changed." in shown(room, room.alice, page)
    assert "Your rack (14)" in shown(room, room.alice, page)
    assert table.step == 1


async def test_turn_that_ran_out(room: Room) -> None:
    """When time is up a working table that does not reach the opening is dropped."""
    table = await rack_stage(room, ALICE, BOB)
    page = await open_hand(room, room.alice)
    await pick(room, room.alice, page, "y1 y2 y3")
    await press(room, room.alice, page, "Meld")
    assert await table.act_for_time(now_ms() + 3 * MINUTE_MS)
    await press(room, room.alice, page, "Undo")
    text = shown(room, room.alice, page)
    assert "Your rack (14)" in text
    assert "bob is playing." in text
    assert "The game has moved on." in text


async def test_somebody_gives_up_meanwhile(room: Room) -> None:
    """That another player resigns in one's turn leaves the working table as it is."""
    table = await rack_stage(room, ALICE, BOB, "g3 g4 r13")
    page = await open_hand(room, room.alice)
    await pick(room, room.alice, page, "r8 r9 * r11 r12")
    await press(room, room.alice, page, "Meld")
    await played(table, "3 resign")
    await show(room, table)
    now = latest(room, room.alice, page)
    assert "🔴8 🔴9 🃏🔴10 🔴11 🔴12 ✓" in text_of(now)
    await press(room, room.alice, page, "Done")
    assert len(table.state.melds) == 1


async def test_very_full_table(room: Room) -> None:
    """With more tiles than a menu takes the rack has two, the table one, and More opens melds."""
    table = await rack_stage(room, ALICE, BOB)
    rows = [f"{c}{n} {c}{n + 1} {c}{n + 2}" for c in "bgry" for n in (1, 4, 7, 10) for _ in "12"]
    melds = table_of((), rows_of(" | ".join(rows[:26])))
    left = Counter(table.variant.pack) - Counter(tile for meld in melds for tile in meld.cards)
    rack = tuple(sorted(left.elements()))
    table.state = replace(table.state, melds=melds, hands=(rack, ()), opened=frozenset([1]))
    page = await open_hand(room, room.alice)
    assert [len(menu.options) for menu in selects(page)] == [25, 3, 25]
    second = selects(page)[1]
    await room.alice.select(page, [second.options[-1].value], custom_id=second.custom_id)
    first = selects(latest(room, room.alice, page))[0]
    wanted = [first.options[0].value]
    await room.alice.select(latest(room, room.alice, page), wanted, custom_id=first.custom_id)
    both = sorted([first.options[0].label, second.options[-1].label], reverse=True)
    assert any(f"Picked: {a} {b}" in shown(room, room.alice, page) for a, b in (both, both[::-1]))
    await press(room, room.alice, page, "More")
    assert [len(menu.options) for menu in selects(latest(room, room.alice, page))] == [19]
    await choose(room, room.alice, page, "open", "26: 🟡1 🟡2 🟡3")
    assert len(selects(latest(room, room.alice, page))) == 3
    assert "**26:** 🟡1 🟡2 🟡3" in shown(room, room.alice, page)


async def test_other_people(room: Room) -> None:
    """Another player, and somebody who does not play, can do nothing with a panel's controls."""
    table = await rack_stage(room, ALICE, BOB)
    page = await open_hand(room, room.alice)
    await pick(room, room.alice, page, "r8 r9 * r11 r12")
    meld = button(latest(room, room.alice, page), "Meld").custom_id
    public = room.messages()[0]
    assert "You aren’t playing in" in told(await forge(room, room.carol, public, meld))
    assert "turn" in told(await forge(room, room.bob, public, meld))
    await press(room, room.alice, page, "Meld")
    assert len(table.drafts) == 1


async def test_forged_controls(room: Room) -> None:
    """What we never offered is refused, or changes nothing."""
    table = await rack_stage(room, ALICE, BOB)
    page = await open_hand(room, room.alice)
    await pick(room, room.alice, page, "y1")
    forged: tuple[tuple[str, list[str] | None], ...] = (
        ("rack:0", ["x/1"]),
        ("rack:0", ["r8/x"]),
        ("open:0", ["99"]),
        ("open:0", ["x"]),
        ("onto:0", ["0"]),
        ("take.9:0", ["1"]),
        ("take:0", ["1"]),
        ("nothing", None),
    )
    for verb, values in forged:
        custom_id = f"tiles:{table.id}:{table.step}:0:{verb}"
        await forge(room, room.alice, room.messages()[0], custom_id, values)
    assert table.step == 1
    assert table.drafts[1][1].layout.rows == ()


async def test_suggestion_completes_what_is_picked(room: Room) -> None:
    """Suggest finds a table with the tiles that are picked, and says where there is none."""
    turns = (*OPENED, "1 draw")
    await rack_stage(room, ALICE, BOB, stock="r5 g9", turns=turns, rated=True)
    page = await open_hand(room, room.bob)
    await pick(room, room.bob, page, "r10 b6 b8")
    await press(room, room.bob, page, "Suggest")
    text = shown(room, room.bob, page)
    assert "✓ All melds are valid: 3 tiles played." in text
    assert "🔵6 🃏🔵7 🔵8 ✓" in text
    await press(room, room.bob, page, "Undo")
    await pick(room, room.bob, page, "g1")
    assert "I found no valid table with all these tiles of yours: 🟢1" in told(
        await press(room, room.bob, page, "Suggest")
    )
    await pick(room, room.bob, page, "")
    assert "This game is rated" in told(await press(room, room.bob, page, "Suggest"))


async def test_suggestion_of_the_best(room: Room) -> None:
    """In a game that is not rated Suggest says how many tiles can be laid, and lays them."""
    await rack_stage(room, ALICE, BOB, stock="r5 g9", turns=(*OPENED, "1 draw"))
    page = await open_hand(room, room.bob)
    await press(room, room.bob, page, "Suggest · 6 tiles")
    text = shown(room, room.bob, page)
    assert "✓ All melds are valid: 6 tiles played." in text


async def test_nothing_is_suggested_in_a_rated_game(room: Room) -> None:
    """Where advice is not allowed no rack says how much of it could be laid."""
    await rack_stage(room, ALICE, BOB, stock="r5 g9", turns=(*OPENED, "1 draw"), rated=True)
    assert button(await open_hand(room, room.bob), "Suggest")


async def test_nothing_is_told_of_a_rated_opening(room: Room) -> None:
    """A rack that could open names its melds, and does not offer help that would be refused."""
    await rack_stage(room, ALICE, BOB, rated=True)
    page = await open_hand(room, room.alice)
    assert button(page, "Suggest")
    assert any(each.label.startswith("Open with") for each in buttons(page))


def callers(frame: FrameType | None) -> Iterator[str]:
    """The files of what is called at this moment, the innermost first."""
    while frame is not None:
        yield frame.f_code.co_filename
        frame = frame.f_back


async def test_what_a_rack_offers_is_found_beside_the_loop(room: Room) -> None:
    """Neither a hand nor a press lets the event loop wait for the solver."""
    await rack_stage(room, ALICE, BOB, stock="r5 g9", turns=(*OPENED, "1 draw"))
    found: Counter[bool] = Counter()

    def look(frame: FrameType, *_: object) -> None:
        if frame.f_code.co_filename in (tile_offers.__file__, tile_turns.__file__):
            found[asking.__file__ in callers(frame)] += 1

    sys.setprofile(look)
    page = await open_hand(room, room.bob)
    await press(room, room.bob, page, "Lay off 🔴10 → 3")
    await press(room, room.bob, page, "Undo")
    sys.setprofile(None)
    assert found[True] > 0
    assert not found[False]


async def test_a_hand_knows_how_the_table_came_about(room: Room) -> None:
    """By the tables before it melds keep their places, also after a restart."""
    table = await rack_stage(room, ALICE, BOB, turns=OPENED)
    frame = frame_of(table, 1, "en")
    assert [len(melds) for melds in frame.lain] == [2, 3]
    assert frame.lain[-1] == table.state.melds
    assert (await room.stored_table(table.id)).lain == table.lain
    assert not hidden(frame, table.state).lain


async def test_nothing_to_suggest(room: Room) -> None:
    """Where nothing can be laid, Suggest says so."""
    await rack_stage(room, "b1 b3 b5 b7 b9 g2 g4 g6 g8 r11 r13 y10 y12 r9", BOB)
    page = await open_hand(room, room.alice)
    answer = await press(room, room.alice, page, "Suggest")
    assert "There’s nothing you can play now." in told(answer)


async def test_suggested_opening(room: Room) -> None:
    """Before the opening Suggest keeps to its rules: so much in one meld of the own rack."""
    await rack_stage(room, ALICE, BOB, turns=OPENED[:1])
    page = await open_hand(room, room.bob)
    await pick(room, room.bob, page, "b10 y10 g10")
    await press(room, room.bob, page, "Suggest")
    assert "✓ All melds are valid: 3 tiles played." in shown(room, room.bob, page)
    await press(room, room.bob, page, "Undo")
    await pick(room, room.bob, page, "g7 g8")
    assert "no valid table" in told(await press(room, room.bob, page, "Suggest"))
    assert labels("g7") == ["🟢7"]
