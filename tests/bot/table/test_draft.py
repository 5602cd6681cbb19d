"""The working table of tiles: what is picked and put together, before anything is played."""

from collections.abc import Callable

import pytest

from bot.people.card_texts import card_text
from bot.people.refused import Refused
from bot.table import draft as drafting
from bot.table.draft import (
    Draft,
    in_question,
    new_draft,
    open_row,
    picked_by_name,
    problem,
    taking,
)
from bot.table.jokers import next_turn, turn_joker
from bot.table.tile_rows import melds_of
from engine.cards import JOKER, parse_card, write_cards
from engine.moves import Arrange, Laid
from engine.record.lines import write_move
from tests.engine.tables import position, tiles

TABLE = "r3 r4 r5 r6 r7 | b7 g7 y7 | y1 * y3"


def begin(rack: str, table: str = TABLE, **more: object) -> Draft:
    """A working table on which nothing has been done."""
    return new_draft(position(rack, table, **more))  # type: ignore[arg-type]


def laid(names: str) -> list[Laid]:
    """Tiles by name, a joker as `*` or with its tile."""
    return [
        Laid(JOKER, parse_card(name[1:], tiles=True))
        if name[0] == "*" and len(name) > 1
        else Laid(parse_card(name, tiles=True))
        for name in names.split()
    ]


def pick(draft: Draft, names: str, source: int | None = None) -> Draft:
    return picked_by_name(draft, laid(names), source)


def table(draft: Draft) -> str:
    """The rows as a line of a record has them."""
    return write_move(1, Arrange(draft.layout.rows), tiles=True).removeprefix("1 table ")


def rack(draft: Draft) -> str:
    return write_cards(draft.layout.rack, tiles=True)


def why(draft: Draft) -> str | None:
    """The code with which the table would be refused."""
    found = problem(draft)
    return found.code if found else None


# Picking


def test_nothing_is_done() -> None:
    """A new working table is the table, and could not be played as it is."""
    draft = begin("r6 r8")
    assert table(draft) == "r3 r4 r5 r6 r7 | b7 g7 y7 | y1 * y3"
    assert (draft.is_changed, draft.played, draft.picks) == (False, 0, ())
    assert why(draft) == "no_tile_played"


def test_picking_from_the_rack() -> None:
    """Only what is there is picked; a new choice replaces the last."""
    draft = drafting.pick_held(begin("g5 g5 r8"), tiles("g5 g5 g5 b1"))
    assert draft.held == tiles("g5 g5")
    assert drafting.pick_held(draft, tiles("r8")).picks == tiles("r8")


def test_picking_from_melds() -> None:
    """Tiles of several melds can be picked at once; a new choice replaces the last."""
    draft = drafting.pick_taken(begin("r6"), [(1, 4), (1, 4), (1, 5), (1, -1), (2, 0)])
    assert draft.picks == tiles("r7 b7")
    assert drafting.pick_taken(draft, [(1, 0)]).picks == tiles("r3")
    assert drafting.open_row(draft, 2).opened == 2
    assert drafting.open_row(draft, None).opened is None


def test_no_row_to_open() -> None:
    """Only one that is there can be."""
    with pytest.raises(Refused, match="tiles-no-row"):
        open_row(begin("r6"), 4)


def test_picking_by_name() -> None:
    """A tile is taken from the rack, else from a meld that stays one, or from the one named."""
    assert pick(begin("r7"), "r7").held == tiles("r7")
    assert pick(begin("y1"), "r7").taken == ((1, 4),)
    assert pick(begin("r7"), "r7", 1).taken == ((1, 4),)
    both = begin("y1", "r3 r4 r5 | r5 b5 g5 y5")
    assert pick(both, "r5").taken == ((2, 2),)
    assert pick(both, "r5 r5").taken == ((2, 2), (1, 2))
    either = begin("y1", "r3 r4 r5 r6 | r6 r7 r8 r9")
    assert pick(either, "r6").taken == ((1, 3),)
    once = pick(begin("r7"), "r7 r7")
    assert (once.held, once.taken) == (tiles("r7"), ((1, 4),))


def test_a_tile_that_is_nowhere_is_named() -> None:
    """As a tile, and not as a card."""
    with pytest.raises(Refused) as caught:
        pick(begin("r6"), "r13")
    assert caught.value.values == {"tile": card_text(parse_card("r13", tiles=True), tiles=True)}


@pytest.mark.parametrize(
    ("names", "source", "key"),
    [
        pytest.param("b1", None, "tiles-not-there", id="a tile that is nowhere"),
        pytest.param("r7 r7", None, "tiles-not-there", id="a second one"),
        pytest.param("r7", 2, "tiles-not-there", id="not in that meld"),
        pytest.param("r7", 9, "tiles-no-row", id="there is no such meld"),
        pytest.param("r7", 0, "tiles-no-row", id="nor one of that number"),
    ],
)
def test_what_cannot_be_picked(names: str, source: int | None, key: str) -> None:
    """What is not there is refused."""
    with pytest.raises(Refused) as caught:
        pick(begin("r6"), names, source)
    assert caught.value.key == key


# Changing


def test_new_meld() -> None:
    """Tiles of rack and table become a new meld, shown in its order; the picks are done with."""
    draft = drafting.meld(pick(begin("r8 g2"), "r8 r7 r6"))
    assert table(draft) == "r3 r4 r5 | b7 g7 y7 | y1 * y3 | r6 r7 r8"
    assert (rack(draft), draft.played, draft.picks, draft.revision) == ("g2", 1, (), 1)
    assert why(draft) is None


def test_incomplete_rows() -> None:
    """In between rows may be no melds, and the engine would refuse the table."""
    draft = drafting.meld(pick(begin("r8 g2"), "r8 b7"))
    assert table(draft) == "r3 r4 r5 r6 r7 | g7 y7 | y1 * y3 | b7 r8"
    melds = melds_of(draft.start, draft.layout)
    assert [meld is None for meld in melds] == [False, True, False, True]
    assert why(draft) == "table_invalid"


def test_empty_rows_go() -> None:
    """A meld that is taken apart altogether is no more, and those after it move up."""
    draft = drafting.meld(pick(begin("r6"), "b7 g7 y7"))
    assert table(draft) == "r3 r4 r5 r6 r7 | y1 * y3 | b7 g7 y7"


def test_lay_off() -> None:
    """What is picked joins a meld, which stays in order."""
    draft = drafting.lay_off(pick(begin("r2 r8"), "r8 r2"), 1)
    assert table(draft) == "r2 r3 r4 r5 r6 r7 r8 | b7 g7 y7 | y1 * y3"


def test_melds_that_would_take_the_picks() -> None:
    """Those that stay melds with all that is picked, but not the meld it comes from."""
    draft = begin("r7 g2")
    assert taking(pick(draft, "r7")) == (2,)
    assert taking(pick(draft, "r7", 1)) == (2,)
    assert taking(pick(draft, "g2")) == ()
    assert taking(pick(begin("r2", "r3 r4 r5 | b2 g2 y2"), "r2")) == (1, 2)


def test_melds_whose_joker_has_to_stay() -> None:
    """A tile that would make a joker something else fits only once the joker is free."""
    draft = begin("b7 b12 b13", "b10 b11 *b12")
    assert taking(pick(draft, "b13")) == (1,)
    longer = drafting.lay_off(pick(begin("b7 b9 b12 y1", "b10 b11 *b12"), "b9"), 1)
    assert taking(pick(longer, "b7")) == ()
    freed = drafting.lay_off(pick(longer, "b12"), 1)
    assert table(freed) == "b9 b10 b11 b12 *"
    assert taking(pick(freed, "b7")) == (1,)


def test_joker_makes_room() -> None:
    """A tile that fits only in the joker's place takes it; the joker is in the rack then."""
    draft = drafting.lay_off(pick(begin("r5", "b5 g5 * y5"), "r5"), 1)
    assert table(draft) == "b5 g5 r5 y5"
    assert (rack(draft), draft.freed, draft.played) == ("*", 1, 1)
    assert why(draft) == "tiles_missing"
    draft = drafting.lay_off(pick(begin("r5 r4 r6", "b5 g5 * y5 | r3 r4 r5"), "r5"), 1)
    assert table(draft) == "b5 g5 r5 y5 | r3 r4 r5"


def test_tile_that_fits_nowhere() -> None:
    """A tile that does not fit lies there all the same, and the joker stays."""
    draft = drafting.lay_off(pick(begin("g9", "b5 g5 * y5"), "g9"), 1)
    assert table(draft) == "b5 g5 g9 y5 *"
    assert why(draft) == "table_invalid"


def test_joker_stays_where_there_is_room() -> None:
    """A tile that leaves the joker a place in its meld does not drive it out."""
    assert table(drafting.lay_off(pick(begin("y2"), "y2"), 3)).endswith("y1 y2 y3 *")


def test_swap() -> None:
    """The tile takes the joker's place, and the joker is in the rack until it is laid again."""
    draft = drafting.swap(pick(begin("y2"), "y2"), 3)
    assert table(draft) == "r3 r4 r5 r6 r7 | b7 g7 y7 | y1 y2 y3"
    assert (rack(draft), draft.freed) == ("*", 1)
    draft = drafting.meld(pick(draft, "* r6 r7"))
    assert table(draft) == "r3 r4 r5 | b7 g7 y7 | y1 y2 y3 | r6 r7 *"
    assert (why(draft), draft.freed) == (None, 0)


def test_joker_is_named() -> None:
    """A new meld can say what its joker is to stand for; unnamed, it is the high end."""
    rack_ = "r11 r12 * y1"
    named = drafting.meld(pick(begin(rack_, ""), "*r10 r11 r12"), laid("*r10 r11 r12"))
    assert table(named) == "*r10 r11 r12"
    other = drafting.meld(pick(begin(rack_, ""), "r11 r12 *"), laid("r11 r12 *r10"))
    assert table(other) == "*r10 r11 r12"
    assert table(drafting.meld(pick(begin(rack_, ""), "* r11 r12"))) == "r11 r12 *"
    moved = drafting.meld(pick(named, "* r11 r12"))
    assert table(moved) == "r11 r12 *"


@pytest.mark.parametrize(
    ("number", "index", "rows"),
    [
        pytest.param(1, 3, "r3 r4 r5 | b7 g7 y7 | y1 * y3 | r6 r7", id="before a tile"),
        pytest.param(1, 1, "r3 | b7 g7 y7 | y1 * y3 | r4 r5 r6 r7", id="behind the first"),
        pytest.param(1, 0, None, id="not before the first"),
        pytest.param(1, 5, None, id="not behind the last"),
        pytest.param(4, 1, None, id="not a meld that is not there"),
    ],
)
def test_split(number: int, index: int, rows: str | None) -> None:
    """A meld parts in two where it is said."""
    if rows is None:
        with pytest.raises(Refused):
            drafting.split(begin("r8"), number, index)
    else:
        assert table(drafting.split(begin("r8"), number, index)) == rows


def test_undo_where_tiles_are_only_picked() -> None:
    """They are put back; nothing else has been done."""
    draft = drafting.undo(pick(begin("r8"), "r8"))
    assert not draft.picks
    assert rack(draft) == "r8"


def test_undo_and_reset() -> None:
    """Undo goes back change by change, Reset to the beginning, and Undo takes that back too."""
    first = drafting.meld(pick(begin("r8 r2 g2"), "r8 r7 r6"))
    second = drafting.lay_off(pick(first, "r2"), 1)
    assert drafting.undo(second).layout == first.layout
    assert not drafting.undo(drafting.undo(second)).is_changed
    clean = drafting.reset(second)
    assert (clean.is_changed, rack(clean)) == (False, "g2 r2 r8")
    assert drafting.undo(clean).layout == second.layout
    assert drafting.undo(drafting.undo(clean)).layout == first.layout
    assert drafting.undo(clean).revision > clean.revision
    with pytest.raises(Refused):
        drafting.undo(begin("r8"))


@pytest.mark.parametrize(
    "work",
    [
        pytest.param(drafting.meld, id="a new meld"),
        pytest.param(lambda draft: drafting.lay_off(draft, 1), id="laying off"),
        pytest.param(taking, id="looking where it fits"),
    ],
)
def test_nothing_picked(work: Callable[[Draft], object]) -> None:
    """Something has to be picked first."""
    with pytest.raises(Refused) as caught:
        work(begin("r8"))
    assert caught.value.key == "tiles-pick-first"


@pytest.mark.parametrize(("names", "number"), [("r8", 1), ("r8 y2", 3)])
def test_no_joker_to_swap(names: str, number: int) -> None:
    """A swap takes a meld with a joker, and one tile."""
    with pytest.raises(Refused) as caught:
        drafting.swap(pick(begin("r8 y2"), names), number)
    assert caught.value.key == "tiles-no-joker"


# Before the opening


def test_old_melds_before_the_opening() -> None:
    """Before one has opened only new melds can be changed."""
    draft = drafting.meld(pick(begin("r8 r9 r10 r11", opened=(2,)), "r8 r9 r10"))
    assert draft.open_rows == (4,)
    assert table(drafting.lay_off(pick(draft, "r11"), 4)).endswith("r8 r9 r10 r11")
    forbidden: tuple[Callable[[], object], ...] = (
        lambda: drafting.lay_off(pick(draft, "r11"), 1),
        lambda: drafting.swap(pick(draft, "r11"), 3),
        lambda: drafting.pick_taken(draft, [(1, 0)]),
        lambda: drafting.open_row(draft, 1),
        lambda: drafting.split(draft, 1, 3),
        lambda: pick(draft, "r7", 1),
    )
    for work in forbidden:
        with pytest.raises(Refused) as caught:
            work()
        assert caught.value.key == "tiles-not-opened"


def test_opening_that_is_too_low() -> None:
    """The engine says what is missing."""
    draft = drafting.meld(pick(begin("r8 b8 g8 r1", opened=()), "r8 b8 g8"))
    assert why(draft) == "initial_meld_too_low"


def test_jokers_that_a_tile_can_replace() -> None:
    """The melds whose joker stands for the tile, and no others that would take it."""
    draft = begin("r4 r2 y9", "r3 * r5 | b4 g4 *")
    assert drafting.swapping(pick(draft, "r4")) == (1, 2)
    assert drafting.swapping(pick(draft, "r2")) == ()
    first = begin("r4", "r3 * r5 | b7 g7 y7")
    assert drafting.swapping(pick(first, "r4")) == (1,)


# A whole table at once


def test_suggested_table() -> None:
    """Melds that stay as they are keep their numbers, and the rack has what is left."""
    draft = begin("r8 g2")
    move = Arrange(drafting.meld(pick(draft, "r8 r7 r6")).layout.rows)
    shuffled = type(move)(tuple(reversed(move.melds)))
    found = drafting.rearranged(draft, shuffled)
    assert table(found) == "b7 g7 y7 | y1 * y3 | r6 r7 r8 | r3 r4 r5"
    assert (rack(found), drafting.undo(found).layout) == ("g2", draft.layout)


def test_a_tile_as_one_on_the_table() -> None:
    """Stays in the rack where a suggested table does not need it."""
    draft = begin("r8 r3")
    laid_off = drafting.lay_off(pick(draft, "r8"), 1)
    found = drafting.rearranged(draft, Arrange(laid_off.layout.rows))
    assert rack(found) == "r3"


# What jokers stand for


def meanings(draft: Draft) -> list[str]:
    """What the last row's tiles stand for, press by press, until it is as it was."""
    found = [last(draft)]
    while (last(turned := turn_joker(draft))) != found[0]:
        found.append(last(turned))
        draft = turned
    return found


def last(draft: Draft) -> str:
    """What the tiles of the last row stand for."""
    meld = melds_of(draft.start, draft.layout)[-1]
    assert meld is not None
    return write_cards(meld.stands_for, tiles=True)


@pytest.mark.parametrize(
    ("names", "found"),
    [
        pytest.param("r11 r12 *", ["r11 r12 r13", "r10 r11 r12"], id="either end of a run"),
        pytest.param("b8 g8 *", ["b8 g8 *", "b8 g8 r8", "b8 g8 y8"], id="either colour, or one"),
    ],
)
def test_joker_turns(names: str, found: list[str]) -> None:
    """A new joker can stand for all that its meld allows, one after the other."""
    draft = drafting.meld(pick(begin("r11 r12 b8 g8 * * y1", ""), names))
    assert meanings(draft) == found


@pytest.mark.parametrize(
    ("before", "rack_", "names"),
    [
        pytest.param("r3 * r5", "y9", "", id="a joker in a gap"),
        pytest.param("*r4 r5 r6", "y9", "", id="a joker that keeps its tile"),
        pytest.param("", "r1 r2 * y1", "r1 r2 *", id="a run that is open at one end"),
        pytest.param("", "r1 * y1", "r1 *", id="is no meld"),
        pytest.param("", "r7 * * y1", "r7 * *", id="a group of one tile with jokers"),
        pytest.param("r3 r4 r5", "y9", "", id="no joker"),
    ],
)
def test_joker_that_does_not_turn(before: str, rack_: str, names: str) -> None:
    """Where there is nothing to choose, or a duty to keep, it stays."""
    draft = begin(rack_, before)
    if names:
        draft = drafting.meld(pick(draft, names))
    assert next_turn(draft) is None
    with pytest.raises(Refused):
        turn_joker(draft)


def test_joker_of_the_picked_row_turns_first() -> None:
    """With several melds to choose from, it is the one with a tile picked; else the last."""
    draft = drafting.meld(pick(begin("r11 r12 b8 g8 * * y1", ""), "r11 r12 *"))
    draft = drafting.meld(pick(draft, "b8 g8 *"))
    assert table(turn_joker(draft)) == "r11 r12 * | b8 g8 *r8"
    first = turn_joker(drafting.pick_taken(draft, [(1, 0)]))
    assert table(first) == "*r10 r11 r12 | b8 g8 *"
    assert table(turn_joker(first)) == "r11 r12 * | b8 g8 *", "and goes on there"
    assert table(drafting.undo(first)) == "r11 r12 * | b8 g8 *"


def test_freed_joker_turns() -> None:
    """A joker whose tile was put in its place can stand for anything again."""
    draft = drafting.lay_off(pick(begin("r4 y9", "r3 * r5"), "r4"), 1)
    assert meanings(draft) == ["r3 r4 r5 r6", "r2 r3 r4 r5"]


IN_QUESTION = "r3 r4 r5 | b8 g8 y8 | y1 y2 y3"
"""Nine tiles of a table, of which few are likely to be picked."""


@pytest.mark.parametrize(
    ("rack", "more", "work", "places"),
    [
        pytest.param("g1", "", None, set(), id="nothing speaks for any"),
        pytest.param("r6 r7 b9 g1", "", None, {(1, 2)}, id="two go beside it"),
        pytest.param("r1 r2 b9", "", None, {(1, 0)}, id="two go before it"),
        pytest.param("y9 y7 b12", "", None, {(2, 2)}, id="one goes on either side"),
        pytest.param("r10 y10 y9 y7", "", None, {(2, 2)}, id="on both sides"),
        pytest.param("r7 r8 r9 r13", "", None, set(), id="what lies further off does not"),
        pytest.param("r6 * b9", "", None, {(1, 1), (1, 2), (2, 0)}, id="one and a joker"),
        pytest.param("b9", " | y11 * y13", None, {(4, 1)}, id="a joker on the table"),
        pytest.param(
            *("b9", "", lambda draft: open_row(draft, 3), {(3, 0), (3, 1), (3, 2)}),
            id="in the open row",
        ),
        pytest.param("b9", "", lambda draft: pick(draft, "y2", 3), {(3, 1)}, id="picked"),
        pytest.param(
            "b2 r2 b9",
            "",
            lambda draft: drafting.meld(pick(draft, "b2 r2 y2")),
            {(3, 0), (3, 1)},
            id="left in a row that is no meld",
        ),
    ],
)
def test_what_is_likely_to_be_picked(
    rack: str, more: str, work: Callable[[Draft], Draft] | None, places: set[tuple[int, int]]
) -> None:
    """Where there is no room for all tiles of the table."""
    draft = begin(rack, IN_QUESTION + more)
    assert set(in_question(work(draft) if work else draft, 8)) == places


@pytest.mark.parametrize(
    ("rack", "table_", "work", "most", "places"),
    [
        pytest.param(
            "r6 r7 * b9",
            "r3 r4 r5 | y11 * y13",
            None,
            2,
            {(1, 2), (2, 1)},
            id="what needs no joker of the rack",
        ),
        pytest.param(
            *("r6 r7 b9", "r3 r4 r5 | y1 y2 y3", lambda draft: open_row(draft, 2)),
            *(3, {(2, 0), (2, 1), (2, 2)}),
            id="what is open",
        ),
        pytest.param(
            *("r8 g8 y8 b9", "b8 g8 y8 | y1 y2 y3", lambda draft: open_row(draft, 2)),
            *(3, {(2, 0), (2, 1), (2, 2)}),
            id="also where more than two tiles go beside another",
        ),
    ],
)
def test_what_comes_first_of_what_is_likely(
    monkeypatch: pytest.MonkeyPatch,
    rack: str,
    table_: str,
    work: Callable[[Draft], Draft] | None,
    most: int,
    places: set[tuple[int, int]],
) -> None:
    """Where there is no room for all of that either."""
    monkeypatch.setattr(drafting, "MOST_IN_QUESTION", most)
    draft = begin(rack, table_)
    assert set(in_question(work(draft) if work else draft, 5)) == places


def test_two_jokers_go_beside_any_tile() -> None:
    """With them every tile of the table is in question."""
    assert len(in_question(begin("* * b13", IN_QUESTION), 8)) == 9


def test_all_may_be_picked_where_there_is_room() -> None:
    """Just for them, too."""
    assert len(in_question(begin("g1", IN_QUESTION), 9)) == 9
