"""How few touches it takes to arrange tiles, and that no colour stands alone in a menu."""

from dataclasses import replace
from typing import Any

import pytest

from bot.people.texts import say
from bot.render.controls import SECONDARY
from engine.arranged import table_of
from engine.cards import parse_cards
from tests.bot.at_hands import latest, open_hand, press
from tests.bot.conftest import Room, button, buttons, selects, text_of
from tests.bot.presses import forge
from tests.bot.rack_stage import rack_stage
from tests.bot.touches import coloured, finger
from tests.engine.tables import rows as rows_of

RACK = "r8 r9 r11 r12 y1 y2 y3 b5 g5 y13 b13 g2 b7 *"
OTHER = "b10 g10 y10 r10 r13 b6 b8 g1 y12 g7 g8 r2 b1 y6"
OPENED = ("1 table r8 r9 * r11 r12 | y1 y2 y3", "2 table r8 r9 * r11 r12 | y1 y2 y3 | b10 g10 y10")
BOTH = "Pick tiles from rack or melds"


async def test_a_tile_of_the_table_and_two_of_the_rack(room: Room) -> None:
    """Six touches where up to 25 tiles come into question: they stand in one menu."""
    stock = "r3 b12 g13 y9"
    table = await rack_stage(room, RACK, OTHER, stock=stock, turns=(*OPENED, "1 draw"))
    bob = await finger(room, room.bob)
    await bob.choose(BOTH, "🔴12 · 1", "🔴13", "🟡12")
    assert "Picked: 🔴13 🟡12 🔴12" in text_of(bob.shown)
    await bob.press("Meld")
    assert bob.touches == 6
    draft = table.drafts[2][1]
    assert [len(row) for row in draft.layout.rows] == [4, 3, 3, 3]


async def test_a_large_table(room: Room) -> None:
    """Eight touches where more come into question: a menu of the rack, and one of melds."""
    rows = [f"{c}{n} {c}{n + 1} {c}{n + 2}" for c in "bgr" for n in (1, 4, 7, 10)]
    table = await rack_stage(room, "y1 y2 y3 y4 y5 y6 y7 y8 y9 y10 y11 y12 y13 y1", "")
    melds = table_of((), rows_of(" | ".join(rows)))
    rack = parse_cards("y1 y2 y3 y4 y5 y6 y7 y8 y9 y10 y11 y12 g1 b7", tiles=True)
    table.state = replace(table.state, melds=melds, hands=(rack, ()), opened=frozenset([1]))
    alice = await finger(room)
    hints = [menu.placeholder for menu in selects(alice.shown)]
    assert hints == [BOTH]
    await alice.press("More")
    await alice.choose("Take tiles from which meld?", "11: 🔴7 🔴8 🔴9")
    assert {"🔴7 · 11", "🔴8 · 11", "🔴9 · 11"} <= {
        one.label for one in selects(alice.shown)[0].options
    }
    rack = parse_cards("y1 y2 y3 y4 y5 y6 y7 y8 y9 y10 g1 g2 b1 b2 b4 g5 g7 r8", tiles=True)
    table.state = replace(table.state, hands=(rack, ()))
    table.drafts.clear()
    alice = await finger(room)
    hints = [menu.placeholder for menu in selects(alice.shown)]
    assert hints[:2] == ["Pick tiles from your rack", "Pick tiles from melds"]
    await alice.choose("Pick tiles from your rack", "🟡1", "🟢1")
    await alice.choose("Pick tiles from melds", "🔴1 · 9")
    await alice.press("Meld")
    assert alice.touches == 8
    assert "**13:** 🔵1 🟢1" not in text_of(alice.shown)
    assert len(table.drafts[1][1].layout.rows) == 13


async def test_colours_of_tiles_in_words(room: Room) -> None:
    """In menus no tile is told by the colour of a dot alone."""
    await rack_stage(room, RACK, OTHER, turns=(*OPENED, "1 draw"))
    page = await open_hand(room, room.bob)
    about = {one.label: one.description for menu in selects(page) for one in menu.options}
    assert about["🔴13"] == "red 13"
    assert about["🃏🔴10 · 1"] == "joker, meld 1: red 8 9, joker, red 11 12"
    assert all(about.values())


async def test_more_with_tiles(room: Room) -> None:
    """The working table stays as it is behind More."""
    await rack_stage(room, RACK, OTHER)
    page = await open_hand(room, room.alice)
    await press(room, page, "More")
    labels = [one.label for one in buttons(latest(room, room.alice, page))]
    assert labels == [say("en", f"button-{name}") for name in ("hint", *SECONDARY, "back")]
    await press(room, page, "Back")
    assert "Suggest" in "".join(named(latest(room, room.alice, page)))


async def test_what_the_rack_offers(room: Room) -> None:
    """Whole melds of the rack and tiles that a meld takes are one press each, and only once."""
    turns = (*OPENED, "1 draw")
    rack = "b10 g10 y10 r13 b1 b2 b3 b4 g5 y4 y9 r2 g12 *"
    table = await rack_stage(room, RACK, rack, turns=turns)
    bob = await finger(room, room.bob)
    labels = ["Meld 🔵1 🔵2 🔵3 🔵4", "Lay off 🔴13 → 1", "Lay off 🟡4 → 2"]
    assert named(bob.shown) == [*labels, "Suggest · 7 tiles", "Draw", "More"]
    assert coloured(bob.shown) == ["Draw"], "the strong computer would wait"
    await bob.press("Meld 🔵1 🔵2 🔵3 🔵4")
    assert named(bob.shown) == [*labels[1:], "Done", "Undo", "More"]
    await bob.press("Lay off 🔴13 → 1")
    assert [len(row) for row in table.drafts[2][1].layout.rows] == [6, 3, 3, 4]
    assert coloured(bob.shown) == []
    await bob.press("Lay off 🟡4 → 2")
    assert [len(row) for row in table.drafts[2][1].layout.rows] == [6, 4, 3, 4]
    assert named(bob.shown) == ["Done", "Undo", "Reset", "More"]
    assert coloured(bob.shown) == ["Done"], "nothing else is left"
    await bob.press("Done")
    assert (bob.touches, table.state.to_act) == (4, 1)


def named(page: Any) -> list[str]:
    """All buttons of a hand."""
    return [one.label for one in buttons(page)]


async def test_what_is_done_with_picks(room: Room) -> None:
    """With tiles picked nothing is offered but what can be done with them."""
    await rack_stage(room, RACK, OTHER, turns=(*OPENED, "1 draw"))
    bob = await finger(room, room.bob)
    last = ["Draw", "Undo", "More"]
    await bob.choose(BOTH, "🟢7", "🟢8")
    assert named(bob.shown) == ["Meld", "Lay off", "Suggest", *last]
    assert coloured(bob.shown) == []
    await bob.press("Undo")
    await bob.choose(BOTH, "🔴13")
    assert coloured(bob.shown) == ["Lay off"]
    await bob.press("Undo")
    await bob.choose(BOTH, "🔴11 · 1")
    assert named(bob.shown) == ["Meld", "Lay off", "Split", *last]


async def test_a_joker_is_freed_by_one_press(room: Room) -> None:
    """Three presses free it, lay it with two tiles of the rack, and end the turn."""
    table = await rack_stage(room, RACK, OTHER, turns=(*OPENED, "1 draw"))
    bob = await finger(room, room.bob)
    assert named(bob.shown)[0] == "Free meld 1’s joker with 🔴10"
    await bob.press("Free meld 1’s joker with 🔴10")
    text = text_of(bob.shown)
    assert "Your rack (11)\n## __🃏__" in text
    assert "✗ You still have to play the joker you freed." in text
    assert text.startswith("**Your turn.**")
    assert button(bob.shown, "Done").disabled
    assert named(bob.shown)[:2] == ["Meld 🔵8 🟢8 🃏", "Meld 🟢7 🟢8 🃏"]
    await bob.press("Meld 🔵8 🟢8 🃏")
    assert "✓ All melds are valid: 3 tiles played." in text_of(bob.shown)
    await bob.press("Done")
    assert bob.touches == 3
    assert [len(meld.cards) for meld in table.state.melds] == [5, 3, 3, 3]
    assert table.state.to_act == 1


async def test_a_joker_is_freed_by_a_tile_of_the_table(room: Room) -> None:
    """A tile that another meld can spare does it too; Undo takes that back in one press."""
    turns = ("1 table r8 r9 * r11 r12", "2 table r8 r9 * r11 r12 | b10 g10 y10 r10", "1 draw")
    table = await rack_stage(room, RACK, OTHER, turns=turns)
    bob = await finger(room, room.bob)
    assert named(bob.shown)[0] == "Free meld 1’s joker: 🔴10 from meld 2"
    await bob.press("Free meld 1’s joker: 🔴10 from meld 2")
    assert [len(row) for row in table.drafts[2][1].layout.rows] == [5, 3]
    await bob.press("Undo")
    assert not table.drafts[2][1].is_changed


async def test_an_opening_is_one_press(room: Room) -> None:
    """All melds with which a rack opens are laid at once; each that is enough stands below."""
    table = await rack_stage(room, "r10 r11 r12 b9 g9 y9 g1 g2 g3 b13 g13 y13 b2 y5", "")
    alice = await finger(room)
    assert named(alice.shown) == [
        "Open with 🟢1 🟢2 🟢3 · 🔵9 🟢9 🟡9 · …",
        "Meld 🔵13 🟢13 🟡13",
        *("Meld", "Suggest · 12 tiles", "Draw", "More"),
    ]
    await alice.press("Meld")
    assert named(alice.shown) == ["Meld 🔵13 🟢13 🟡13", "Meld 🔴10 🔴11 🔴12", "Back"]
    await alice.press("Back")
    await alice.press("Meld 🔵13 🟢13 🟡13")
    assert "Meld 🟢1 🟢2 🟢3" in named(alice.shown), "once there are points enough"
    await alice.press("Undo")
    await alice.press("Open with 🟢1 🟢2 🟢3 · 🔵9 🟢9 🟡9 · …")
    assert "Done" in named(alice.shown)
    await alice.press("Done")
    assert len(table.state.melds) == 4


async def test_an_opening_with_a_joker(room: Room) -> None:
    """A joker is laid where there is no other way to open."""
    await rack_stage(room, RACK, OTHER)
    page = await open_hand(room, room.alice)
    assert named(page)[0] == "Open with 🟡1 🟡2 🟡3 · 🔴8 🔴9 🃏 🔴11 🔴12"


async def test_nothing_can_be_laid(room: Room) -> None:
    """To draw is coloured where that is all that can be done, but not told in rated games."""
    rack = "b1 b3 b5 b7 b9 g2 g4 g6 g8 r11 r13 y10 y12 r9"
    await rack_stage(room, rack, OTHER)
    assert coloured(await open_hand(room, room.alice)) == ["Draw"]


@pytest.mark.parametrize(("rated", "blue"), [(False, ["Draw"]), (True, [])])
async def test_what_the_table_allows_is_no_secret_told(
    room: Room, rated: bool, blue: list[str]
) -> None:
    """That nothing fits by any means is told only where Suggest would tell it too."""
    rack = "b10 g10 y10 b1 b3 b5 g4 g6 g8 r1 r3 y4 y6 b12"
    turns = ("1 table r8 r9 * r11 r12", "2 table r8 r9 * r11 r12 | b10 g10 y10", "1 draw")
    await rack_stage(room, RACK, rack, turns=turns, rated=rated)
    assert coloured(await open_hand(room, room.bob)) == blue


async def test_what_a_joker_stands_for(room: Room) -> None:
    """That is said, and changed by a press, only of a meld made in this turn."""
    rack = "b10 g10 y10 r5 b5 b1 b2 b4 g7 y4 y9 r2 g12 *"
    turns = ("1 table r8 r9 r11 r12 *", "2 table r8 r9 * r11 r12 | b10 g10 y10", "1 draw")
    await rack_stage(room, RACK, rack, turns=turns)
    bob = await finger(room, room.bob)
    assert not any("Joker" in label for label in named(bob.shown))
    await bob.choose(BOTH, "🔵5", "🔴5", "🃏")
    await bob.press("Meld")
    assert "Meld 3’s joker is 🟢5/🟡5 · change" in named(bob.shown)
    await bob.press("Meld 3’s joker is 🟢5/🟡5 · change")
    assert "Meld 3’s joker is 🟢5 · change" in named(bob.shown)


async def test_an_offer_of_an_older_draft(room: Room) -> None:
    """A button of before a change does nothing; one that was never there is none."""
    table = await rack_stage(room, "r10 r11 r12 b9 g9 y9 g1 g2 g3 b13 g13 y13 b2 y5", "")
    page = await open_hand(room, room.alice)
    old = f"tiles:{table.id}:{table.step}:0:lay.1"
    await press(room, page, "Meld 🔵13 🟢13 🟡13")
    await forge(room, room.alice, latest(room, room.alice, page), old)
    assert "has changed" in text_of(latest(room, room.alice, page))
    forged = f"tiles:{table.id}:{table.step}:1:lay.99"
    await forge(room, room.alice, latest(room, room.alice, page), forged)
    assert len(table.drafts[1][1].layout.rows) == 1
