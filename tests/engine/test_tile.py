"""Tile Rummy: the deal, what a table may be after a turn, and what a turn is."""

import pytest

from engine.cards import write_cards
from engine.errors import Refusal, TableInvalid
from engine.game import due, play, start
from engine.moves import DEALER, Deal
from engine.options import rules_from
from engine.record.outcome import final
from engine.state import Phase, State
from engine.variants.tile import VARIANT
from tests.engine.situations import after, all_cards
from tests.engine.tables import position, refusal, refused, shown, tile, tiles

# Tiles and deal


def dealt(seats: int, starter: int = 1) -> State:
    """A game right after its first deal."""
    state = start(VARIANT, rules_from(VARIANT, {}), seats, starter)
    deal = due(state, b"any key")
    assert deal is not None
    return play(state, DEALER, deal)


def test_tiles() -> None:
    """Numbers 1 to 13 in four colours, each twice, and two jokers."""
    assert len(VARIANT.pack) == 106
    assert VARIANT.pack.count(tile("*")) == 2
    assert {VARIANT.pack.count(tile(f"{c}{n}")) for c in "bgry" for n in range(1, 14)} == {2}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deal(seats: int) -> None:
    """Fourteen tiles for each, the rest is the stock; there is no pile and no upcard."""
    state = dealt(seats)
    assert [len(hand) for hand in state.hands] == [14] * seats
    assert (len(state.stock), state.pile, state.melds) == (106 - 14 * seats, (), ())
    assert (state.phase, all_cards(state)) == (Phase.PLAY, sorted(VARIANT.pack))


@pytest.mark.parametrize("seats", [1, 5])
def test_number_of_players(seats: int) -> None:
    """Two to four."""
    state = start(VARIANT, rules_from(VARIANT, {}), seats, 1)
    deal = due(state, b"any key")
    assert deal is not None
    with pytest.raises(Refusal) as caught:
        play(state, DEALER, deal)
    assert caught.value.code == "wrong_player_count"


def test_deal_begins_with_the_seat_that_begins() -> None:
    """The first tile of the deck goes to the starter, who also plays first."""
    state = start(VARIANT, rules_from(VARIANT, {}), 3, 2)
    deal = due(state, b"any key")
    assert isinstance(deal, Deal)
    state = play(state, DEALER, deal)
    assert state.to_act == 2
    order = deal.order
    assert state.hand_of(2) == tuple(sorted(order[0:42:3]))
    assert state.hand_of(1) == tuple(sorted(order[2:42:3]))


# Groups and runs


@pytest.mark.parametrize(
    "row",
    [
        pytest.param("b7 g7 r7", id="three of a number"),
        pytest.param("b7 g7 r7 y7", id="four of a number"),
        pytest.param("r3 r4 r5", id="three in a row"),
        pytest.param("r5 r3 r4", id="the order has no meaning"),
        pytest.param("b1 b2 b3", id="the 1 is low"),
        pytest.param("b11 b12 b13", id="up to 13"),
        pytest.param("b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13", id="the whole colour"),
        pytest.param("b7 * r7", id="a joker in a group"),
        pytest.param("b7 * *", id="two jokers in a group"),
        pytest.param("* b7 * y7", id="two jokers in a group of four"),
        pytest.param("b7 * b9", id="a joker in a gap"),
        pytest.param("b7 * b9 *", id="more than one"),
        pytest.param("* b12 b13", id="a joker below"),
        pytest.param("*b6 b7 *b8", id="more than half jokers, named"),
    ],
)
def test_valid_row(row: str) -> None:
    """What may lie on the table."""
    state = position(" ".join("*" if t[0] == "*" else t for t in row.split()) + " y1")
    assert len(after(state, f"1 table {row}").melds) == 1


@pytest.mark.parametrize(
    "row",
    [
        pytest.param("b7 g7", id="two of a number"),
        pytest.param("b7 b7 g7", id="a colour twice"),
        pytest.param("b7 g7 r7 y7 *", id="five of a number"),
        pytest.param("b7 g7 r8", id="two numbers"),
        pytest.param("r3 r4", id="two in a row"),
        pytest.param("r3 r4 g5", id="two colours"),
        pytest.param("r3 r4 r6", id="a gap"),
        pytest.param("r3 r4 r4 r5", id="a tile twice"),
        pytest.param("b12 b13 b1", id="the 1 is not high"),
        pytest.param("b13 b1 b2", id="nothing follows 13"),
        pytest.param("b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 *", id="fourteen in a row"),
        pytest.param("b12 b13 *b1", id="a joker as a high 1"),
        pytest.param("b7 g7 *b7", id="a joker as a colour that is there"),
        pytest.param("b7 *b8 *b10", id="jokers that leave a gap"),
        pytest.param("* *", id="jokers only"),
    ],
)
def test_invalid_row(row: str) -> None:
    """A row that is no meld is `table_invalid`, wherever it stands; the refusal says which."""
    given = " ".join("*" if t[0] == "*" else t for t in row.split())
    state = position(f"{given} y1 y2 y3", opened=())
    found = refusal(state, f"1 table y1 y2 y3 | {row}")
    assert isinstance(found, TableInvalid)
    assert (found.number, write_cards(found.cards, tiles=True)) == (2, given)


# Playing or drawing


def test_draw_ends_the_turn() -> None:
    """One tile is drawn, and it is the next player's turn."""
    state = after(position("b2 g3", stock="r9 y4"), "1 draw")
    assert write_cards(state.hand_of(1), tiles=True) == "b2 g3 r9"
    assert (state.to_act, state.phase, write_cards(state.stock, tiles=True)) == (
        2,
        Phase.PLAY,
        "y4",
    )


def test_playing_ends_the_turn() -> None:
    """After a play nothing is drawn, neither before nor after it."""
    state = position("r3 r4 r5 y9")
    later = after(state, "1 table r3 r4 r5")
    assert (later.to_act, len(later.stock)) == (2, len(state.stock))
    assert refused(later, "1 draw") == "not_your_turn"
    assert refused(after(state, "1 draw"), "1 table r3 r4 r5") == "not_your_turn"


def test_tile_drawn_is_played_in_the_next_turn() -> None:
    """Drawing comes with no play; a turn later the tile is one like the others."""
    state = position("r3 r4 y9", stock="r5 b9", others=("g1 g2 g9",))
    assert refused(state, "1 table r3 r4 r5") == "not_in_hand"
    later = after(state, "1 draw", "2 draw", "1 table r3 r4 r5")
    assert shown(later) == "r3 r4 r5"


def test_pass_takes_an_empty_stock() -> None:
    """While the stock has tiles nobody passes; when it has none nobody draws."""
    state = position("b2 g3", stock="r9")
    assert refused(state, "1 pass") == "wrong_phase"
    empty = position("b2 g3", stock="")
    assert refused(empty, "1 draw") == "stock_empty"
    assert after(empty, "1 pass").to_act == 2


def test_play_with_an_empty_stock() -> None:
    """An empty stock does not keep anybody from playing."""
    assert after(position("r3 r4 r5 y9", stock=""), "1 table r3 r4 r5").to_act == 2


def test_turn_limit_is_two_minutes() -> None:
    """The leaflet's limit is the default; others can be chosen."""
    assert rules_from(VARIANT, {}).turn_limit == 120
    assert rules_from(VARIANT, {"turn-limit": "none"}).turn_limit is None


@pytest.mark.parametrize(
    "line",
    [
        "1 take",
        "1 take b2",
        "1 meld r3 r4 r5",
        "1 add b2 1",
        "1 swap b2 1",
        "1 discard b2",
        "1 knock b2",
        "1 gin b2",
        "1 biggin",
        "1 close b2",
        "1 turnover",
        "1 flag",
    ],
)
def test_actions_of_other_games(line: str) -> None:
    """What this game does not have is `wrong_phase`."""
    assert refused(position("b2 r3 r4 r5"), line) == "wrong_phase"


# Rearranging


@pytest.mark.parametrize(
    ("rack", "before", "line"),
    [
        pytest.param("r6", "r3 r4 r5", "r3 r4 r5 r6", id="extend a run"),
        pytest.param("y7", "b7 g7 r7", "b7 g7 r7 y7", id="complete a group"),
        pytest.param("r5", "r3 r4 r5 r6 r7", "r3 r4 r5 | r5 r6 r7", id="split a run"),
        pytest.param("b6 g6", "r3 r4 r5 r6", "r3 r4 r5 | r6 b6 g6", id="take an end off"),
        pytest.param("r6", "r3 r4 r5 | r7 r8 r9", "r3 r4 r5 r6 r7 r8 r9", id="join runs"),
        pytest.param(
            "y4",
            "r3 r4 r5 | b3 b4 b5 | g3 g4 g5",
            "r3 b3 g3 | r4 b4 g4 y4 | r5 b5 g5",
            id="regroup",
        ),
        pytest.param(
            "r10", "r7 r8 r9 | b10 g10 y10", "b10 g10 y10 r10 | r7 r8 r9", id="whichever place"
        ),
        pytest.param("r3", "r3 r4 r5 | b3 g3 y3", "r3 r4 r5 | b3 g3 y3 r3", id="an equal tile"),
    ],
)
def test_rearranging(rack: str, before: str, line: str) -> None:
    """Only the table at the end of the turn counts; melds have the numbers of its rows."""
    state = after(position(f"{rack} y1", before), f"1 table {line}")
    assert [sorted(meld.cards) for meld in state.melds] == [
        sorted(tiles(row)) for row in line.split("|")
    ]
    assert [meld.id for meld in state.melds] == list(range(1, len(state.melds) + 1))
    assert write_cards(state.hand_of(1), tiles=True) == "y1"


def test_melds_are_nobodys() -> None:
    """The output has no points for them, and whoever comes next may take them apart."""
    state = after(position("r3 r4 r5 r6 y1", others=("b6 g6 y2",)), "1 table r3 r4 r5 r6")
    assert final(state)["melds"] == [{"id": 1, "cards": ["r3", "r4", "r5", "r6"], "points": {}}]
    assert state.melds[0].owner is None
    assert shown(after(state, "2 table r3 r4 r5 | b6 g6 r6")) == "r3 r4 r5 | b6 g6 r6"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        pytest.param("r3 r4 r5 r6", "tiles_missing", id="a meld is gone"),
        pytest.param("r3 r4 r6 | b7 g7 r7", "tiles_missing", id="before anything else"),
        pytest.param("b7 g7 r7 | r4 r5 r6", "tiles_missing", id="back to the rack"),
        pytest.param("r3 r4 r5 | b7 g7 r7", "no_tile_played", id="nothing from the rack"),
        pytest.param("r3 r4 r5 b7 | g7 r7", "no_tile_played", id="before what is a meld"),
        pytest.param("r3 r4 r5 g9 | b7 g7 r7", "not_in_hand", id="a tile one does not have"),
        pytest.param("r3 r4 r5 r6 r6 | b7 g7 r7", "not_in_hand", id="one tile twice"),
        pytest.param("r3 r4 r5 | b7 g7 r7 *", "not_in_hand", id="a joker one does not have"),
        pytest.param("r3 r4 r5 y9 | b7 g7 r7", "table_invalid", id="a row that is no meld"),
        pytest.param("r3 r4 r5 r6 b7 | g7 r7", "table_invalid", id="leftovers"),
    ],
)
@pytest.mark.parametrize("opened", [(), (1, 2)])
def test_refused_table(line: str, code: str, opened: tuple[int, ...]) -> None:
    """What a table may not be, in the order of precedence; it comes before the opening."""
    state = position("r6 y9", "r3 r4 r5 | b7 g7 r7", opened=opened)
    assert refused(state, f"1 table {line}") == code


def test_missing_tiles_are_named() -> None:
    """The refusal says what is gone, equal tiles counted."""
    state = position("y9", "r3 r4 r5 | r3 r4 r5")
    assert refusal(state, "1 table r3 r4 r5 y9").told(tiles=True).endswith(": r3, r4, r5.")


def test_opening_comes_before_what_jokers_stand_for() -> None:
    """`not_opened`, then the minimum, then the joker."""
    line = "1 table *r7 r5 r6 | y9 b9 g9"
    assert refused(position("y9 b9 g9 y1", "*r4 r5 r6", opened=(2,)), line) == "not_opened"
    assert refused(position("y9 b9 g9 y1", "*r4 r5 r6"), line) == "joker_not_replaceable"
