"""What a player is offered: only what `play` accepts, best first, from what the seat sees."""

from dataclasses import replace

import pytest

from engine.cards import parse_cards
from engine.legal import (
    can_be_laid,
    is_legal,
    legal_discards,
    legal_layoffs,
    legal_melds,
    legal_moves,
    legal_takes,
)
from engine.moves import DrawStock
from engine.record.lines import write_move
from engine.state import State
from engine.view import seen_by
from tests.engine.situations import after, situation


def offered(moves: tuple) -> list[str]:  # type: ignore[type-arg]
    """Moves as lines, without the seat."""
    return [write_move(1, move).removeprefix("1 ") for move in moves]


def drawn(hand: str, **where: str) -> State:
    """Seat 1 has drawn the king of clubs."""
    return after(situation(hand, stock="Kc 2d 3d", **where), "1 draw")


def test_before_collecting_one_may_collect() -> None:
    """What can be laid at once from the pile, the stock, and all else of the pile."""
    state = situation("5h 6h 9s 9d", pile="9c 7h 2c", melds="2s 3s 4s")
    assert offered(legal_moves(state)) == ["take 9c", "draw", "take 7h", "take 2c"]
    assert legal_melds(state) == legal_layoffs(state) == legal_discards(state) == ()


def test_takes_that_bring_most_come_first() -> None:
    """By what the deepest card can be laid with at once, then fewer cards."""
    state = situation("5h 6h", pile="3d 8h Kd 7h Js", melds="9s 10s 8s|7s 7d 7c")
    assert offered(legal_takes(state)) == ["take 8h", "take 7h", "take Js"]


def test_melds_that_count_most_come_first() -> None:
    """Most points first."""
    state = drawn("4h 5h 6h 7h Ks Kd")
    assert offered(legal_melds(state)) == [
        "meld Ks Kd Kc",
        "meld 4h 5h 6h 7h",
        "meld 5h 6h 7h",
        "meld 4h 5h 6h",
    ]


def test_low_ace_counts_little() -> None:
    """A meld is ranked by what it would score: A-2-3 is worth 6, a group of aces 45."""
    state = drawn("Ah 2h 3h As Ad 4s 4d 4c")
    assert offered(legal_melds(state)) == ["meld As Ah Ad", "meld 4s 4d 4c", "meld Ah 2h 3h"]


def test_lay_offs_name_card_and_meld() -> None:
    """Most points first; a card that fits twice is offered twice."""
    state = drawn("5s 9d 2h", melds="2s 3s 4s|6d 7d 8d|5d 5c 5h")
    assert offered(legal_layoffs(state)) == ["add 9d 2", "add 5s 1", "add 5s 3"]


def test_discards_begin_with_the_useless() -> None:
    """What has no partners goes first; what can be laid goes last."""
    state = drawn("3s 9d 9h Qd 4h 5h 6h", melds="10h Jh Qh")
    assert offered(legal_discards(state)) == [
        *("discard 3s", "discard Kc", "discard Qd", "discard 9d"),
        *("discard 4h", "discard 5h", "discard 6h", "discard 9h"),
    ]


def test_king_and_ace_are_partners() -> None:
    """An ace is near the king and the 2."""
    state = drawn("Ah Kh Qs 9d")
    assert offered(legal_discards(state))[:2] == ["discard 9d", "discard Qs"]


def test_duty_leaves_what_keeps_it_possible() -> None:
    """With a pinned card nothing is offered that would strand it, and no discard."""
    state = after(situation("7s 7d 8s 9s Kc", pile="7h 2c"), "1 take 7h")
    assert offered(legal_moves(state)) == ["meld 7s 7h 7d"]


def test_card_just_taken_is_no_discard() -> None:
    """A single card taken is not offered back."""
    state = after(situation("2s 9d", pile="5d"), "1 take")
    assert offered(legal_discards(state)) == ["discard 2s", "discard 9d"]


@pytest.mark.parametrize("line", ["1 resign"])
def test_nothing_is_legal_when_nobody_is_to_act(line: str) -> None:
    """After the end there is nothing to choose."""
    assert legal_moves(after(situation("4h", pile="5h"), line)) == ()


@pytest.mark.parametrize("lines", [[], ["1 draw"], ["1 take 7h"]], ids=["before", "drawn", "taken"])
def test_hidden_cards_make_no_difference(lines: list[str]) -> None:
    """What is offered follows from what the seat sees."""
    state = after(situation("5h 6h 9s 9d", pile="9c 7h 2c", melds="2s 3s 4s", stock="5s"), *lines)
    assert legal_moves(seen_by(state, 1)) == legal_moves(state) != ()


@pytest.mark.parametrize(
    ("card", "fits"),
    [
        pytest.param("4h", True, id="in a run of the hand"),
        pytest.param("9h", True, id="onto a meld of the table"),
        pytest.param("9d", False, id="in a pair only"),
        pytest.param("Qd", False, id="alone"),
    ],
)
def test_what_can_be_laid(card: str, fits: bool) -> None:
    """A card fits where it lies in a meld of the hand, or one of the table takes it."""
    state = drawn("3s 9d 9h Qd 4h 5h 6h", melds="10h Jh Qh")
    assert can_be_laid(state, parse_cards(card)[0]) is fits


def test_nothing_is_offered_while_the_dealer_has_to_shuffle() -> None:
    """Not even what would be legal but for that."""
    state = situation("2c 3c 4c 9d Kh", stock="Kc 2d 3d")
    assert offered(legal_moves(state))
    waiting = replace(state, refills=replace(state.refills, due=parse_cards("5h 6h")))
    assert offered(legal_moves(waiting)) == []
    assert not is_legal(waiting, DrawStock())
