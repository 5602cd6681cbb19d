"""What a player is offered where there are jokers: melds, lay-offs, swaps and the flush."""

import pytest

from engine.legal import (
    legal_discards,
    legal_layoffs,
    legal_melds,
    legal_moves,
    legal_swaps,
    legal_takes,
)
from engine.record.lines import write_move
from engine.state import State
from engine.view import seen_by
from tests.engine.situations import after
from tests.engine.two_packs import at_turn


def offered(moves: tuple) -> list[str]:  # type: ignore[type-arg]
    """Moves as lines, without the seat."""
    return [write_move(1, move).removeprefix("1 ") for move in moves]


def drawn(game: str, hand: str, **where: object) -> State:
    """Seat 1 has drawn the king of clubs."""
    return after(at_turn(game, hand, stock="Kc", **where), "1 draw")  # type: ignore[arg-type]


def test_melds_with_jokers() -> None:
    """With every place that a joker in a run can have, the usual one not named; best first."""
    state = drawn("rummy-51", "5h 6h * 9c 9d 2s")
    assert offered(legal_melds(state)) == [
        "meld 9d 9c *",
        "meld 5h 6h *",
        "meld *4h 5h 6h",
    ]


def test_equal_cards_are_offered_once() -> None:
    """Of two equal cards it makes no difference which is laid or discarded."""
    state = drawn("rummy-51", "5h 5h 6h 7h 2s", melds="8h 9h 10h|Ks Kh Kd")
    assert offered(legal_melds(state)) == ["meld 5h 6h 7h"]
    assert offered(legal_layoffs(state)) == ["add Kc 2", "add 7h 1"]
    assert offered(legal_discards(state)).count("discard 5h") == 1


def test_before_opening_only_what_leads_there() -> None:
    """Melds from which the points can be reached, with jokers as with other cards."""
    state = drawn("rummy-51", "7s 7h Ks Kh * 2s", opened=())
    assert offered(legal_melds(state)) == ["meld Ks Kh Kc", "meld 7s 7h *"]


def test_lay_offs_of_a_joker() -> None:
    """At either end of a run, named where that is not the usual place; once on a group."""
    state = drawn("rummy-51", "* 2s", melds="4h 5h 6h|9s 9h 9d|Ad 2d 3d|Qs Ks As|2h 3h *")
    assert offered(legal_layoffs(state)) == [
        *("add * 4", "add * 2", "add * 1", "add * 5", "add * 3", "add *3h 1", "add *Ah 5"),
    ]


def test_no_room_for_a_joker() -> None:
    """Nothing is offered on what is full or has its share of jokers."""
    state = drawn("rummy-51", "* 2s", melds="9s 9h 9d 9c|5h * 7h *")
    assert legal_layoffs(state) == ()


@pytest.mark.parametrize(
    ("game", "hand", "expected"),
    [
        pytest.param("rummy-51", "6h 9d 2s", ["swap 6h 1", "swap 9d 2"], id="any meld will do"),
        pytest.param("zolik", "6h 9d 2s", [], id="no new meld for the joker"),
        pytest.param("zolik", "6h 2s 2d 5c", ["swap 6h 1"], id="a pair for a new meld"),
    ],
)
def test_swaps(game: str, hand: str, expected: list[str]) -> None:
    """Those after which the joker can be laid again."""
    state = drawn(game, hand, melds="5h * 7h|9s 9h *")
    assert offered(legal_swaps(state)) == expected


def test_swaps_that_the_rules_forbid() -> None:
    """Without swaps none is offered."""
    state = drawn("rummy-51", "6h 9d 2s", melds="5h * 7h|9s 9h *", joker_swap="no")
    assert legal_swaps(state) == ()


def test_joker_owed_leaves_only_what_pays() -> None:
    """After a swap no discard is offered, only what leads to one."""
    state = after(drawn("zolik", "6h 2s 2d 5c", melds="5h * 7h"), "1 swap 6h 1")
    assert offered(legal_moves(state)) == ["meld 2s 2d *"]


def test_close_from_the_hand() -> None:
    """The flush is offered with every card that can be discarded after it."""
    hand = "As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs"
    mixed = hand.replace("Qs", "Qh")
    assert "close Kc" in offered(legal_moves(drawn("zolik", hand, opened=())))
    assert "close Kc" not in offered(legal_moves(drawn("zolik", mixed, opened=())))


def test_take_before_opening() -> None:
    """The top of the pile, where it can be laid."""
    useful = at_turn("rummy-51", "Ks Kh 7s 7h 7d 2s", pile="Kd", opened=())
    assert offered(legal_takes(useful)) == ["take Kd"]
    assert legal_takes(at_turn("rummy-51", "Ks Kh 7s 7h 7d 2s", pile="Qd", opened=())) == ()


def test_joker_is_the_last_discard() -> None:
    """What is of least use goes first, a joker last of all."""
    assert offered(legal_discards(drawn("zolik", "* 7s 9d 2s 3s 4s")))[-1] == "discard *"


@pytest.mark.parametrize("lines", [[], ["1 draw"], ["1 draw", "1 swap 6h 1"]])
def test_hidden_cards_make_no_difference(lines: list[str]) -> None:
    """What is offered follows from what the seat sees."""
    state = at_turn("zolik", "6h 2s 2d 5c", stock="Kc", pile="9s", melds="5h * 7h")
    state = after(state, *lines)
    assert legal_moves(seen_by(state, 1)) == legal_moves(state) != ()


def test_no_meld_is_offered_twice() -> None:
    """A joker beside all cards of a suit: the ace at either end comes to the same."""
    state = drawn("rummy-51", "As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks *")
    lines = offered(legal_melds(state))
    assert len(lines) == len(set(lines))
    assert "meld As *2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks" in lines
