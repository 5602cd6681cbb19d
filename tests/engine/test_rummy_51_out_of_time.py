"""Rummy 51: what the game does for a player whose turn limit has run out."""

import pytest

from engine.cards import write_card
from engine.game import play, start
from engine.moves import DEALER, Deal
from engine.record.lines import write_move
from engine.state import State
from engine.variants.rummy_51 import VARIANT, Rummy51Rules
from tests.engine.rummy_51 import KINGS, NOBODY, QUEENS, drawn, fresh, turn
from tests.engine.situations import after


def acted(state: State) -> list[str]:
    """The moves that the game makes for the seat to act, without the seat."""
    moves = state.variant.out_of_time(state)
    return [write_move(1, move).removeprefix("1 ") for move in moves]


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        pytest.param(turn("Ks 9c", stock="4d"), ["draw", "discard 4d"], id="before drawing"),
        pytest.param(drawn("Ks 9c"), ["discard 3c"], id="the card drawn goes"),
        pytest.param(drawn(f"{KINGS} 9c"), ["discard 3c"], id="an optional meld is never made"),
        pytest.param(
            drawn("4c 5c Ks * 9d", "meld 3c 4c 5c"),
            ["discard *"],
            id="gone: a joker is the highest",
        ),
        pytest.param(
            drawn("4c 5c 3c Ks 9d", "meld 3c 4c 5c"), ["discard 3c"], id="an equal one counts as it"
        ),
        pytest.param(
            drawn("4c 5c As 10d Jh Js", "meld 3c 4c 5c"), ["discard Js"], id="value, rank, suit"
        ),
        pytest.param(drawn("4c 5c As 9d", "meld 3c 4c 5c"), ["discard As"], id="an ace counts 10"),
        pytest.param(
            drawn("4c 5c As 10d", "meld 3c 4c 5c"), ["discard 10d"], id="and lies below the 2"
        ),
        pytest.param(
            after(turn("9c 4d", pile="Kd"), "1 take"), ["discard 9c"], id="not the card taken"
        ),
        pytest.param(
            fresh(f"{KINGS} 7s 7h 7d 9c 4c", "meld 7s 7h 7d"),
            ["meld Ks Kh Kd", "discard 3c"],
            id="the rest of the initial meld",
        ),
        pytest.param(
            fresh(f"{KINGS} Kc {QUEENS} 7s 7h 7d 9c", "meld 7s 7h 7d"),
            ["meld Ks Kh Kd Kc", "discard 3c"],
            id="with the most points",
        ),
        pytest.param(
            fresh(f"{KINGS} {QUEENS} 7s 7h 7d 9c", "meld 7s 7h 7d"),
            ["meld Ks Kh Kd", "discard 3c"],
            id="then of the higher rank",
        ),
        pytest.param(
            fresh("10s Js Qs 10h Jh Qh 7s 7h 7d 9c", "meld 7s 7h 7d"),
            ["meld 10s Js Qs", "discard 3c"],
            id="then of the first suit",
        ),
        pytest.param(
            fresh("2s 2h 2d 10c Jc Qc Kc Js Qs Ks As 9d", "meld 2s 2h 2d"),
            ["meld 10c Jc Qc Kc", "meld Js Qs Ks As", "discard 3c"],
            id="of melds that count the same the higher ranks first, then suits",
        ),
        pytest.param(
            after(turn(f"{KINGS} 7s 7h 9c", pile="7d", opened=NOBODY), "1 take"),
            ["meld Ks Kh Kd", "meld 7s 7h 7d", "discard 9c"],
            id="the card taken, and what it needs",
        ),
        pytest.param(
            after(turn(f"{KINGS} 7s 7h 7d 9c", melds="4h 5h 6h", pile="7h", opened=(2,)), "1 take"),
            ["meld Ks Kh Kd", "meld 7s 7h 7d", "discard 9c"],
            id="an equal card pays",
        ),
        pytest.param(
            after(turn(f"{KINGS} 7s 7d 7c 9c", melds="4h 5h 6h", pile="7h", opened=(2,)), "1 take"),
            ["meld Ks Kh Kd", "meld 7s 7h 7d 7c", "discard 9c"],
            id="in a meld: two actions instead of three",
        ),
        pytest.param(
            drawn("6h 9c 4d", "swap 6h 1", melds="5h * 7h|9s 10s Js"),
            ["add *Qs 2", "discard 3c"],
            id="a swapped joker where it counts most",
        ),
        pytest.param(
            drawn("6h 9c 4d", "swap 6h 1", melds="5h * 7h|9s 9h 9d|9s 9h 9d"),
            ["add * 2", "discard 3c"],
            id="then on the lower meld",
        ),
        pytest.param(
            drawn("5h 8s 9s 4d", "swap 5h 1", melds="5s * 5d 5c"),
            ["meld 8s 9s *10s", "discard 3c"],
            id="a swapped joker in a new meld",
        ),
        pytest.param(
            after(
                turn("6h 10s 4c 4d", melds="5h * 7h|9s * Js|3c * 5c", pile="Kd"),
                *("1 take", "1 swap 6h 1", "1 swap 10s 2"),
            ),
            ["add *Qs 2", "add *Ks 2", "discard 4d"],
            id="not the one action that would leave only the card taken",
        ),
    ],
)
def test_out_of_time(state: State, expected: list[str]) -> None:
    """The game acts for a player: what must be laid is laid, then one card discarded."""
    assert acted(state) == expected
    assert after(state, "1 timeout").missed[0] == 1


def test_first_discard_out_of_time() -> None:
    """Before the first discard nothing is drawn: the highest card goes."""
    state = play(start(VARIANT, Rummy51Rules(), 2, 2), DEALER, Deal(VARIANT.pack))
    assert write_card(after(state, "1 timeout").pile[-1]) == "Ks"
