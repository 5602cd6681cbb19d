"""What the game does for a player whose turn limit has run out."""

import pytest

from engine.cards import write_cards
from engine.game import due, play
from engine.moves import DEALER
from engine.record.lines import write_move
from engine.state import Phase, State
from tests.engine.situations import after, refused, situation


def acted(state: State) -> list[str]:
    """The moves that the game makes for the seat to act, as lines without the seat."""
    moves = state.variant.out_of_time(state)
    return [write_move(1, move).removeprefix("1 ") for move in moves]


def test_before_collecting_the_top_of_the_stock_comes_and_goes() -> None:
    """Nothing is kept of a turn that was not begun."""
    state = after(situation("2s 9d", stock="Kc 4h", pile="3d"), "1 timeout")
    assert (write_cards(state.hand_of(1)), write_cards(state.pile)) == ("2s 9d", "3d Kc")
    assert (state.to_act, state.phase) == (2, Phase.DRAW)


@pytest.mark.parametrize(
    ("hand", "melds", "lines", "expected"),
    [
        pytest.param("2s 9d", "", ["1 draw"], ["discard Kc"], id="the card drawn goes"),
        pytest.param(
            "Ks Kd As", "", ["1 draw"], ["discard Kc"], id="an optional meld is never made"
        ),
        pytest.param(
            "Ks Kd 9d 3h",
            "",
            ["1 draw", "1 meld Ks Kd Kc"],
            ["discard 9d"],
            id="the card drawn is gone: the highest goes",
        ),
        pytest.param(
            "10h Jd 2s Ks Kd",
            "",
            ["1 draw", "1 meld Ks Kd Kc"],
            ["discard Jd"],
            id="of equal value the higher rank goes",
        ),
        pytest.param(
            "Jd Jh Ks Kd",
            "",
            ["1 draw", "1 meld Ks Kd Kc"],
            ["discard Jh"],
            id="of equal rank the first of s h d c goes",
        ),
        pytest.param(
            "As Qd Ks Kd",
            "",
            ["1 draw", "1 meld Ks Kd Kc"],
            ["discard As"],
            id="an ace in hand is the highest",
        ),
    ],
)
def test_after_drawing(hand: str, melds: str, lines: list[str], expected: list[str]) -> None:
    """After drawing, the card drawn goes, or the highest."""
    assert acted(after(situation(hand, melds=melds, stock="Kc 4c"), *lines)) == expected


@pytest.mark.parametrize(
    ("hand", "melds", "pile", "lines", "expected"),
    [
        pytest.param("2s 9d", "", "Kc", [], ["discard 9d"], id="the highest that may go"),
        pytest.param(
            "5s",
            "2s 3s 4s",
            "6s",
            ["1 add 5s 1"],
            ["add 6s 1"],
            id="the last card can only be laid",
        ),
        pytest.param(
            "5s",
            "2s 3s 4s|6h 6d 6c",
            "6s",
            ["1 add 5s 1"],
            ["add 6s 1"],
            id="equally good: the lower meld",
        ),
        pytest.param(
            "5s",
            "2h 3h 4h|2s 3s 4s|Ad As Ac",
            "Ah",
            ["1 add 5s 2"],
            ["add Ah 3"],
            id="the place that counts most",
        ),
    ],
)
def test_after_taking_one(
    hand: str, melds: str, pile: str, lines: list[str], expected: list[str]
) -> None:
    """After taking one card it is never that card which is discarded."""
    assert acted(after(situation(hand, melds=melds, pile=pile), "1 take", *lines)) == expected


@pytest.mark.parametrize(
    ("hand", "melds", "pile", "expected"),
    [
        pytest.param(
            "5h 6h 2c", "", "7h Kc", ["meld 5h 6h 7h", "discard Kc"], id="what must be laid is laid"
        ),
        pytest.param(
            "4h 5h 6h 2c", "", "7h Kc", ["meld 4h 5h 6h 7h", "discard Kc"], id="with most points"
        ),
        pytest.param(
            "7s 7d 7c 6h 5h", "", "7h Kc", ["meld 7s 7h 7d 7c", "discard Kc"], id="28 against 18"
        ),
        pytest.param(
            "6h 8h 7s 7d 2c", "", "7h Kc", ["meld 6h 7h 8h", "discard Kc"], id="then highest ranks"
        ),
        pytest.param(
            "5h 6h 2c", "7s 7d 7c", "7h Kc", ["meld 5h 6h 7h", "discard Kc"], id="18 against 7"
        ),
        pytest.param(
            "2c 3d", "4h 5h 6h|7s 7d 7c", "7h Kc", ["add 7h 1", "discard Kc"], id="then lower meld"
        ),
        pytest.param(
            "10d 2c", "7d 8d 9d", "Jd Kc", ["add 10d 1", "add Jd 1", "discard Kc"], id="by a bridge"
        ),
        pytest.param(
            "Kh 2h",
            "3h 4h 5h|10h Jh Qh",
            "Ah 9c",
            ["add Kh 2", "add Ah 2", "discard 9c"],
            id="by the bridge that counts most",
        ),
        pytest.param("6h", "", "7h 5h", ["meld 5h 6h 7h"], id="out by it"),
    ],
)
def test_pinned_card_is_laid(hand: str, melds: str, pile: str, expected: list[str]) -> None:
    """The deepest card taken is laid with the fewest actions, then the most points."""
    deepest = pile.split()[0]
    state = after(situation(hand, melds=melds, pile=f"3c {pile}"), f"1 take {deepest}")
    assert acted(state) == expected


def test_turn_that_goes_out_ends_the_round() -> None:
    """A round can end in a turn that the game has finished."""
    state = after(situation("6h", pile="3c 7h 5h"), "1 take 7h", "1 timeout")
    assert (state.results[0].reason, state.results[0].ended_by) == ("out", 1)


def test_last_card_of_the_stock_ends_the_round() -> None:
    """A missed turn that used up the stock was the last of the round."""
    state = after(situation("6h", stock="Kd"), "1 timeout")
    assert (state.results[0].reason, state.missed) == ("stock", (1, 0))


def test_third_missed_turn_in_a_row_resigns() -> None:
    """Two missed turns are played by the game; the third is a resignation, nothing is drawn."""
    before = after(situation("6h"), "1 timeout", "2 timeout", "1 timeout", "2 timeout")
    assert before.missed == (2, 2)
    state = after(before, "1 timeout")
    assert (state.results[0].reason, state.results[0].ended_by, state.winner) == ("resign", 1, 2)
    assert (state.hands, state.stock, state.missed) == (before.hands, before.stock, (3, 2))


def test_missed_turns_are_counted_until_a_turn_is_ended_in_person() -> None:
    """Drawing forgives nothing; ending a turn does."""
    state = after(situation("6h 7d"), "1 timeout", "2 timeout", "1 timeout", "2 timeout")
    begun = after(state, "1 draw")
    assert after(begun, "1 timeout").winner == 2
    ended = after(begun, "1 discard 6h")
    assert ended.missed == (0, 2)
    assert after(ended, "2 draw", "2 timeout").winner == 1


def test_missed_turns_outlive_the_round() -> None:
    """In a row means in a row, whatever was dealt in between."""
    state = after(situation("6h", stock="Kd 5d"), "1 timeout", "2 timeout")
    deal = due(state, b"key")
    assert deal is not None
    dealt = play(state, DEALER, deal)
    assert (dealt.round, dealt.dealer, dealt.to_act, dealt.missed) == (2, 1, 2, (1, 1))


def test_without_a_turn_limit_nobody_times_out() -> None:
    """There is no timeout in a game without a turn limit."""
    assert refused(situation("6h", turn_limit="none"), "1 timeout") == "wrong_phase"
