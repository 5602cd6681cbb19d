"""How few touches it takes to arrange tiles, and that no colour stands alone in a menu."""

from dataclasses import replace

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
BOTH = "Pick tiles, yours or from melds"


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
    assert coloured(page) == ["Draw"]
    await press(room, page, "More")
    labels = [one.label for one in buttons(latest(room, room.alice, page))]
    assert labels == [say("en", f"button-{name}") for name in (*SECONDARY, "back")]
    await press(room, page, "Back")
    assert button(latest(room, room.alice, page), "Suggest")


async def test_what_the_rack_offers(room: Room) -> None:
    """Whole melds of the rack and tiles that a meld takes are one press each, jokers aside."""
    turns = (*OPENED, "1 draw")
    rack = "b10 g10 y10 r13 b1 b2 b3 b4 g5 y4 y9 r2 g12 *"
    table = await rack_stage(room, RACK, rack, turns=turns)
    bob = await finger(room, room.bob)
    named = [one for one in buttons(bob.shown) if one.label.startswith(("Meld ", "Lay off "))]
    labels = [one.label for one in named]
    assert labels == ["Meld 🔵1 🔵2 🔵3 🔵4", "Lay off 🔴13 → 1", "Lay off 🟡4 → 2"]
    assert coloured(bob.shown) == labels[:1]
    await bob.press("Meld")
    assert coloured(bob.shown) == []
    assert bob.touches == 1
    assert [len(row) for row in table.drafts[2][1].layout.rows] == [5, 3, 3, 4], "the only one"
    await bob.press("Lay off 🔴13 → 1")
    assert [len(row) for row in table.drafts[2][1].layout.rows] == [6, 3, 3, 4]
    await bob.press("Lay off")
    assert [len(row) for row in table.drafts[2][1].layout.rows] == [6, 4, 3, 4], "the only one"
    await bob.press("Done")
    assert table.state.to_act == 1


async def test_several_melds_are_asked_for(room: Room) -> None:
    """Meld with nothing picked offers what lies in the rack; before the opening what suffices."""
    table = await rack_stage(room, "r10 r11 r12 b9 g9 y9 g1 g2 g3 b13 g13 y13 b2 y5", "")
    page = await open_hand(room, room.alice)
    await press(room, page, "Meld")
    labels = [one.label for one in buttons(latest(room, room.alice, page))]
    assert labels == ["Meld 🔵13 🟢13 🟡13", "Meld 🔴10 🔴11 🔴12", "Back"]
    await press(room, page, "Back")
    assert table.drafts[1][1].layout.rows == ()
    await press(room, page, "Meld 🔴10 🔴11 🔴12")
    await press(room, page, "Done")
    assert len(table.state.melds) == 1


async def test_an_offer_of_an_older_draft(room: Room) -> None:
    """A button of before a change does nothing; one that was never there is none."""
    table = await rack_stage(room, "r10 r11 r12 b9 g9 y9 g1 g2 g3 b13 g13 y13 b2 y5", "")
    page = await open_hand(room, room.alice)
    old = button(page, "Meld 🔴10 🔴11 🔴12").custom_id
    await press(room, page, "Meld 🔵13 🟢13 🟡13")
    await forge(room, room.alice, latest(room, room.alice, page), old)
    assert "has changed" in text_of(latest(room, room.alice, page))
    forged = f"tiles:{table.id}:{table.step}:1:lay.99"
    await forge(room, room.alice, latest(room, room.alice, page), forged)
    assert len(table.drafts[1][1].layout.rows) == 1
