"""Moves are written and read as lines of the record."""

import pytest

from engine.cards import JOKER, Card
from engine.moves import (
    DEALER,
    Arrange,
    BigGin,
    Close,
    Deal,
    Discard,
    DrawStock,
    Flag,
    Gin,
    Knock,
    Laid,
    LayMeld,
    LayOff,
    MoreTime,
    Move,
    Pass,
    Reshuffle,
    Resign,
    SwapJoker,
    TakeBack,
    TakePile,
    Timeout,
    TurnOver,
)
from engine.record.lines import Unreadable, read_move, write_move
from tests.engine.situations import card

KD, H7, H5 = card("Kd"), card("7h"), card("5h")
R7 = Card(2, 7)


@pytest.mark.parametrize(
    ("line", "seat", "move", "at"),
    [
        ("1 draw", 1, DrawStock(), None),
        ("2 take", 2, TakePile(), None),
        ("2 take 7h", 2, TakePile(H7), None),
        (
            "1 meld 7h *5h * Kd",
            1,
            LayMeld((Laid(H7), Laid(JOKER, H5), Laid(JOKER), Laid(KD))),
            None,
        ),
        ("1 add 7h 3", 1, LayOff.of(H7, 3), None),
        ("1 add * 12", 1, LayOff.of(JOKER, 12), None),
        ("1 add *7h 3", 1, LayOff(Laid(JOKER, H7), 3), None),
        ("1 swap 7h 3", 1, SwapJoker(H7, 3), None),
        ("1 discard Kd", 1, Discard(KD), None),
        ("1 discard Kd @12", 1, Discard(KD), 12.0),
        ("1 knock Kd", 1, Knock(KD), None),
        ("1 gin Kd", 1, Gin(KD), None),
        ("1 biggin", 1, BigGin(), None),
        ("1 close Kd", 1, Close(KD), None),
        ("1 pass", 1, Pass(), None),
        ("1 turnover", 1, TurnOver(), None),
        ("12 resign @0.001", 12, Resign(), 0.001),
        ("1 more-time 2 300 @12.5", 1, MoreTime(2, 300), 12.5),
        ("3 more-time 12 86400", 3, MoreTime(12, 86400), None),
        ("1 takeback @7", 1, TakeBack(), 7.0),
        ("1 timeout @86400", 1, Timeout(), 86400.0),
        ("1 flag @299.75", 1, Flag(), 299.75),
        ("deck 7h Kd *", DEALER, Deal((H7, KD, JOKER)), None),
        ("reshuffle Kd", DEALER, Reshuffle((KD,)), None),
    ],
)
def test_line_is_a_move(line: str, seat: int, move: Move, at: float | None) -> None:
    """A line is read as its move, and the move written as the line."""
    assert read_move(line) == (seat, move, at)
    assert write_move(seat, move, at) == line


def test_tiles_are_written_as_tiles() -> None:
    """Tile Rummy's table is one line, melds between bars, jokers with what they stand for."""
    rows = ((Laid(R7), Laid(JOKER, R7)), (Laid(JOKER),))
    line = "2 table r7 *r7 | *"
    assert read_move(line, tiles=True) == (2, Arrange(rows), None)
    assert write_move(2, Arrange(rows), tiles=True) == line


@pytest.mark.parametrize("line", ["1 table r7 b7 | 7h", "1 table *r7 5h 6h"])
def test_table_in_a_game_of_cards_is_readable(line: str) -> None:
    """An action that the game does not have is refused as that, not as nonsense."""
    assert isinstance(read_move(line)[1], Arrange)


@pytest.mark.parametrize(
    ("line", "same"),
    [
        pytest.param("1   discard\tKD  # bye", "1 discard Kd", id="blanks, case and a comment"),
        pytest.param("1 discard k♦\r", "1 discard Kd", id="a symbol and CR"),
        pytest.param("1 discard Kd @7.", "1 discard Kd @7", id="a stamp that ends in a point"),
        pytest.param("1 discard Kd @.5", "1 discard Kd @0.5", id="a stamp that begins with one"),
        pytest.param("1 discard Kd @1.50", "1 discard Kd @1.5", id="a stamp with a 0"),
    ],
)
def test_other_spellings(line: str, same: str) -> None:
    """What the notation leaves free is read alike."""
    assert read_move(line) == read_move(same)


@pytest.mark.parametrize("at", [0.0, 0.1 + 0.2, 1e-7, 1209600.0, 1e16, 3600.001])
def test_stamp_survives_writing(at: float) -> None:
    """A stamp is read as exactly the number that was written, and has no exponent."""
    line = write_move(1, DrawStock(), at)
    assert read_move(line)[2] == at
    assert "e" not in line.lower()


@pytest.mark.parametrize(
    "line",
    [
        *("", "# nothing", "1", "draw", "x draw", "0 draw", "01 draw", "-1 draw", "1 Draw"),
        *("1 fly", "1 draw 7h", "1 take 7h 8h", "1 take 1h", "1 meld", "1 meld 7h r7"),
        *("1 meld 7h **", "1 meld *?? 5h", "1 add 7h", "1 add 7h x", "1 add 7h -1", "1 add 3 7h"),
        *("1 add 7h 3 4", "1 swap 7h", "1 swap *7h 3", "1 discard", "1 discard Kd Qd"),
        *("1 discard *5h", "1 knock", "1 biggin Kd", "1 resign now", "1 timeout Kd", "1 table"),
        *("1 table 7h |", "1 draw @", "1 draw @x", "1 draw @-1", "1 draw @1e3", "1 draw @1 @2"),
        *("1 @1 draw", "@1", "1 @1", "1 draw @1:30", "deck 1h", "deck 7h @3", "1 deck 7h"),
        *("7h 7h", "1 draw | 7h", "1 more-time", "1 more-time 2", "1 more-time 2 0"),
        *("1 more-time 0 5", "1 more-time 2 1.5", "1 takeback 7h"),
    ],
)
def test_no_line(line: str) -> None:
    """What is no line of a record is not read as one."""
    with pytest.raises(Unreadable):
        read_move(line)


@pytest.mark.parametrize("line", ["1 table 7h 8h 9h", "1 discard 7h", "1 table r7 | Kd"])
def test_cards_are_no_tiles(line: str) -> None:
    """In a game of tiles, cards are no tokens."""
    with pytest.raises(Unreadable):
        read_move(line, tiles=True)
