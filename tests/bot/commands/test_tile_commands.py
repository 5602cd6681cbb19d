"""The working table of tiles by slash commands, and what these propose."""

import re
from typing import Any

from tests.bot.conftest import Room
from tests.bot.evening import begin
from tests.bot.presses import told
from tests.bot.rack_stage import rack_stage

ALICE = "r8 r9 * r11 r12 y1 y2 y3 b5 g5 y13 b13 g2 b7"
BOB = "b10 g10 y10 r10 r13 b6 b8 g1 y12 g7 g8 r2 b1 y6"
OPENED = (
    "1 table r8 r9 * r11 r12 | y1 y2 y3",
    "2 table r8 r9 * r11 r12 | y1 y2 y3 | b10 g10 y10",
    "1 draw",
)
"""Both have opened; it is Bob's turn."""


async def run(room: Room, person: Any, command: str, **options: Any) -> str:
    """What a command answers, to its giver alone."""
    return told(await person.slash(room.channel, command, **options))


def plain(text: str) -> str:
    """*text* with its commands as they are typed."""
    return re.sub(r"<(/[a-z ]+):\d+>", r"\1", text)


async def proposed(
    room: Room, person: Any, command: str, option: str, typed: str = "", **more: Any
) -> list[tuple[str, Any]]:
    """Label and value of what is proposed."""
    found = await person.autocomplete(room.channel, command, option, typed, **more)
    return [(one["name"], one["value"]) for one in found]


async def test_a_turn_by_commands(room: Room) -> None:
    """Lay off, split, move, undo, done: a run parts and its joker goes elsewhere."""
    table = await rack_stage(room, ALICE, BOB, stock="r5 g9", turns=OPENED)
    text = await run(room, room.bob, "layoff", card="r10 1")
    assert "**1:** 🔴8 🔴9 🔴10 🔴11 🔴12 🃏🔴13 ✓" in text
    text = await run(room, room.bob, "split", meld=1, at="r11")
    assert "**4:** 🔴11 🔴12 🃏🔴13 ✓" in text
    text = await run(room, room.bob, "move", tile="joker 4", meld="new")
    assert "**4:** 🔴11 🔴12 ✗ It has fewer than three tiles." in text
    assert "**5:** 🃏 ✗" in text
    await run(room, room.bob, "move", tile="r13", meld="4")
    await run(room, room.bob, "move", tile="b6", meld="5")
    text = await run(room, room.bob, "move", tile="b1", meld="5")
    assert "✗ Meld 5 isn’t valid yet." in text
    text = await run(room, room.bob, "undo")
    assert "Your rack (8)" in text
    text = await run(room, room.bob, "move", tile="blue 8", meld="5")
    assert "**5:** 🔵6 🃏🔵7 🔵8 ✓" in text
    assert len(table.state.melds) == 3
    text = await run(room, room.bob, "done")
    assert "alice is playing." in text
    assert [len(meld.cards) for meld in table.state.melds] == [3, 3, 3, 3, 3]


async def test_what_is_typed_is_answered_by_commands(room: Room) -> None:
    """Who types reads of commands, not of buttons."""
    await rack_stage(room, ALICE, BOB, stock="r5 g9", turns=OPENED)
    fresh = await run(room, room.bob, "hand")
    text = await run(room, room.bob, "layoff", card="r10 1")
    assert "✓ All melds are valid, with one tile from your rack. /done ends your turn." in plain(
        text
    )
    await run(room, room.bob, "move", tile="b1", meld="new")
    broken = plain(await run(room, room.bob, "done"))
    assert "Or use /draw instead: you draw a tile, and your turn ends." in broken
    assert not any(word in fresh + text + broken for word in ("press", "Press", "Reset"))


async def test_meld_and_swap(room: Room) -> None:
    """/meld takes tiles of rack and table; /swap puts a tile in a joker's place."""
    table = await rack_stage(room, ALICE, BOB, stock="r5 g9", turns=OPENED)
    text = await run(room, room.bob, "swap", card="r10")
    assert "**1:** 🔴8 🔴9 🔴10 🔴11 🔴12 ✓" in text
    assert "## __🃏__" in text
    assert "✗ You still have to play the joker you freed." in text
    text = await run(room, room.bob, "meld", cards="r13 * r12")
    assert "**4:** 🔴12 🔴13" in text or "**4:** 🃏🔴11 🔴12 🔴13 ✓" in text
    await run(room, room.bob, "done")
    assert len(table.state.hand_of(2)) == 9


async def test_joker_named_by_command(room: Room) -> None:
    """A joker of a new meld can be named; it stands for the high end else."""
    await rack_stage(room, ALICE, BOB)
    assert "🃏🔴10 🔴11 🔴12 ✓" in await run(room, room.alice, "meld", cards="*r10 r11 r12")
    await run(room, room.alice, "undo")
    assert "🔴11 🔴12 🃏🔴13 ✓" in await run(room, room.alice, "meld", cards="* r11 r12")


async def test_draw_and_pass_by_commands(room: Room) -> None:
    """/draw ends the turn; /pass is refused while the stock has tiles."""
    table = await rack_stage(room, ALICE, BOB)
    assert await run(room, room.alice, "pass")
    assert table.state.to_act == 1
    await run(room, room.alice, "draw")
    assert table.state.to_act == 2


REFUSED: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("done", {}, "You haven’t played a tile"),  # nothing laid
    ("undo", {}, "nothing to undo"),  # nothing to undo
    ("meld", {"cards": "b1 b2 b3"}, "You can’t take 🔵2"),  # not there
    ("meld", {"cards": "x9"}, "x9"),  # no tile
    ("layoff", {"card": "b1"}, "No single meld takes"),  # fits nowhere
    ("layoff", {"card": "r10"}, "1, 3"),  # fits several
    ("layoff", {"card": "r10 9"}, "There’s no meld 9"),  # no such meld
    ("swap", {"card": "b1"}, "No single meld takes"),  # no joker for it
    ("swap", {"card": "b1 2"}, "Meld 2 has no joker"),  # no joker there
    ("move", {"tile": "r10", "meld": "x"}, "isn’t the number of a meld"),  # no target
    ("move", {"tile": "r10 2", "meld": "new"}, "You can’t take"),  # not in it
    ("split", {"meld": 1, "at": "b1"}, "pick just one of its tiles"),  # not in the meld
    ("split", {"meld": 1, "at": "r8"}, "pick just one of its tiles"),  # its first tile
    ("split", {"meld": 9, "at": "r8"}, "There’s no meld 9"),  # no such row
)
"""Commands that cannot be done, with a part of what is answered."""


async def test_refused_commands(room: Room) -> None:
    """What cannot be done is said to the player alone, and changes nothing."""
    table = await rack_stage(room, ALICE, BOB, stock="r5 g9", turns=OPENED)
    for command, options, words in REFUSED:
        assert words in await run(room, room.bob, command, **options), (command, options)
    assert 2 not in table.drafts


async def test_not_ones_turn(room: Room) -> None:
    """In another's turn there is no working table."""
    await rack_stage(room, ALICE, BOB)
    assert "turn" in await run(room, room.bob, "meld", cards="g7 g8")
    assert await proposed(room, room.bob, "move", "tile") == []


async def test_other_games_have_no_working_table(room: Room) -> None:
    """/move, /split and /done are for tiles; /undo says what it is for elsewhere."""
    await begin(room)
    for command, options in (
        ("move", {"tile": "r10", "meld": "new"}),
        ("split", {"meld": 1, "at": "r10"}),
        ("done", {}),
    ):
        assert "only works in Tile Rummy" in await run(room, room.alice, command, **options)
    assert "can’t be undone" in await run(room, room.alice, "undo")


async def test_undo_leads_to_takeback(room: Room) -> None:
    """In a card game that is not rated the others can be asked."""
    await begin(room, rated=False)
    assert "/game takeback" in plain(await run(room, room.alice, "undo"))


async def test_proposals(room: Room) -> None:
    """What is proposed is what the working table has at the moment."""
    await rack_stage(room, ALICE, BOB, stock="r5 g9", turns=OPENED)
    offs = await proposed(room, room.bob, "layoff", "card")
    assert ("🔴10 → 1: 🔴8 🔴9 🃏 🔴11 🔴12", "r10 1") in offs
    assert ("🔴10 → 3: 🔵10 🟢10 🟡10", "r10 3") in offs
    swaps = await proposed(room, room.bob, "swap", "card")
    assert swaps == [("🔴10 → 1: 🔴8 🔴9 🃏 🔴11 🔴12", "r10 1")]
    tiles = await proposed(room, room.bob, "move", "tile")
    assert tiles[0] == ("🔴8 · 1", "r8 1")
    assert ("🃏 · 1", "* 1") in tiles
    assert await proposed(room, room.bob, "move", "tile", "g8") == [("🟢8", "g8")]
    targets = await proposed(room, room.bob, "move", "meld")
    assert targets[:2] == [("a new meld", "new"), ("1: 🔴8 🔴9 🃏 🔴11 🔴12", "1")]
    assert len(targets) == 4
    rows = await proposed(room, room.bob, "split", "meld")
    assert [value for _, value in rows] == [1, 2, 3]
    places = await proposed(room, room.bob, "split", "at", meld=2)
    assert places == [("🟡2", "y2"), ("🟡3", "y3")]


async def test_proposed_melds(room: Room) -> None:
    """/meld proposes the melds of the rack, most points first; once opened the longest first."""
    rack = "b5 g5 r5 y5 r6 r7 r8 b1 g3 y8 y10 b12 g13 b10"
    await rack_stage(room, rack, BOB)
    melds = await proposed(room, room.alice, "meld", "cards")
    assert melds[0] == ("🔴5 🔴6 🔴7 🔴8", "r5 r6 r7 r8")
    assert ("🔴6 🔴7 🔴8", "r6 r7 r8") in melds
    assert ("🔵5 🟢5 🔴5 🟡5", "b5 g5 r5 y5") in melds


async def test_proposed_melds_with_jokers(room: Room) -> None:
    """Melds with jokers come last, each joker with its tile; what is proposed can be laid."""
    await rack_stage(room, "r11 r12 * b1 g1 r1 y4 b4 g13 y8 b8 r3 y13 g9", BOB)
    melds = await proposed(room, room.alice, "meld", "cards")
    assert melds[0] == ("🔵1 🟢1 🔴1", "b1 g1 r1")
    assert ("🔴11 🔴12 🃏🔴13", "r11 r12 *r13") in melds
    assert ("🔵8 🟡8 🃏", "b8 y8 *") in melds
    for _, value in melds:
        text = await run(room, room.alice, "meld", cards=value)
        assert "n’t valid" not in text
        await run(room, room.alice, "undo")
