"""Žolíky: scores, who is out, the stock, the options, and turns that time ends."""

from dataclasses import replace
from typing import Any

import pytest

from engine.cards import write_card, write_cards
from engine.errors import BadOptionValue
from engine.game import due, play, start
from engine.moves import DEALER, Deal
from engine.options import describe, rules_from, write_options
from engine.record.lines import write_move
from engine.state import Phase, State
from engine.variants.zolik import VARIANT, ZolikRules
from tests.engine.situations import after, refused
from tests.engine.two_packs import at_turn

KINGS = "Ks Kh Kd"


def out(card: str, *lines: str, totals: tuple[int, ...] = (0,) * 6, **where: Any) -> State:
    """Seat 1 goes out with *card* after *lines*, with nothing left in its hand but that."""
    state = at_turn("zolik", "", stock=card, **where)
    state = replace(state, totals=totals[: state.seats])
    return after(state, *lines, "1 draw", f"1 discard {card}")


@pytest.mark.parametrize(
    ("others", "scores"),
    [
        pytest.param(("As 9c",), (10, -10), id="an ace counts 1"),
        pytest.param(("10h Jh Qh Kh",), (10, -40), id="ten and courts 10"),
        pytest.param(("* 2c",), (10, -17), id="a joker 15"),
        pytest.param(("2c", "3c", "* *"), (10, -2, -3, -30), id="each for itself"),
    ],
)
def test_score(others: tuple[str, ...], scores: tuple[int, ...]) -> None:
    """Ten for the one who closed, the others minus what they hold."""
    assert out("4c", others=others).results[0].scores == scores


def test_out_in_one_turn_does_not_double() -> None:
    """Only a flush doubles."""
    state = at_turn("zolik", f"{KINGS} Kc", stock="4c", opened=(), others=("9c",))
    done = after(state, "1 draw", f"1 meld {KINGS} Kc", "1 discard 4c")
    assert (done.results[0].scores, done.results[0].reason) == ((10, -9), "out")


# Who is out


@pytest.mark.parametrize(
    ("totals", "gone", "winner"),
    [
        pytest.param((0, -90, 0), {2}, None, id="-100 exactly"),
        pytest.param((0, -89, 0), set(), None, id="-99"),
        pytest.param((0, -90, -85), {2, 3}, 1, id="the last one left has won"),
        pytest.param((-99, -95, -99), {2, 3}, 1, id="the one who closed is never out"),
    ],
)
def test_out_at_minus_a_hundred(
    totals: tuple[int, ...], gone: set[int], winner: int | None
) -> None:
    """Who has a total of -100 or less is out; here seat 2 scores -10 and seat 3 -20.

    The tens for closing are in the total.
    """
    done = out("4c", others=("10h", "10h 10d"), totals=totals)
    assert (done.out, done.winner) == (gone, winner)
    assert done.phase is (Phase.FINISHED if winner else Phase.DEAL)


def test_others_play_on_without_a_seat_that_is_out() -> None:
    """It gets no cards and no turn, its total stays, and the deal passes over it."""
    done = out("4c", others=("10h", "2c"), totals=(0, -90, 0))
    deal = due(done, b"key")
    assert isinstance(deal, Deal)
    dealt = play(done, DEALER, deal)
    assert (dealt.dealer, dealt.to_act) == (1, 3)
    assert [len(hand) for hand in dealt.hands] == [12, 0, 13]
    assert refused(dealt, "2 draw") == "not_your_turn"
    assert refused(dealt, "2 resign") == "not_your_turn"
    assert after(dealt, f"3 discard {write_card(dealt.hand[0])}").to_act == 1
    last = after(dealt, "3 resign")
    assert (last.winner, last.totals) == (1, (10, -100, -2))


def test_dealer_that_is_out_is_passed_over() -> None:
    """The deal goes to the next seat still playing."""
    done = replace(out("4c", others=("10h", "2c"), totals=(0, -90, 0)), dealer=2)
    deal = due(done, b"key")
    assert isinstance(deal, Deal)
    assert play(done, DEALER, deal).dealer == 3


@pytest.mark.parametrize(
    ("played", "totals", "winner"),
    [
        pytest.param(3, (0, 25), None, id="not the last deal"),
        pytest.param(4, (0, 25), 2, id="the last deal: the highest total"),
        pytest.param(4, (0, 20), None, id="equal totals: another deal"),
        pytest.param(5, (0, 25), 2, id="after another deal"),
        pytest.param(4, (-300, -200), 2, id="nobody goes out"),
        pytest.param(4, (0, 0), 1, id="the one who closed"),
    ],
)
def test_number_of_deals(played: int, totals: tuple[int, int], winner: int | None) -> None:
    """With `deals` the order of the totals decides after so many rounds; here 10 against -10."""
    state = at_turn("zolik", "", stock="4c", others=("10h",), deals="4")
    state = replace(state, round=played, totals=totals)
    done = after(state, "1 draw", "1 discard 4c")
    assert (done.winner, done.out) == (winner, frozenset())


def test_resigned_seat_is_not_the_last_one_left() -> None:
    """It is out like the others, and with two left the one who stays has won."""
    state = at_turn("zolik", "9c", others=("10h", "2c"))
    left = after(state, "2 resign")
    assert (left.winner, left.playing, left.stock[-1:]) == (None, (1, 3), state.hands[1])
    assert after(left, "1 resign").winner == 3


# The stock


def test_pile_is_turned_over() -> None:
    """Unshuffled: its lowest card is drawn next, and its top stays as the new pile."""
    state = at_turn("zolik", "9c 4d", pile="2h 5d Jc", others=("2c 2d",))
    state = after(replace(state, stock=state.stock[:1]), "1 draw", "1 discard 9c")
    assert (write_cards(state.stock), write_cards(state.pile)) == ("2h 5d Jc", "9c")
    assert (state.refills.used_up, state.to_act, state.phase) == (1, 2, Phase.DRAW)


def test_fifth_time_is_a_stalemate() -> None:
    """The fifth time the stock is used up nobody scores and nobody is out."""
    state = at_turn("zolik", "9c 4d", pile="2h", others=("2c 2d",))
    state = replace(state, stock=state.stock[:1])
    for _ in range(5):
        state = after(state, f"{state.acting} draw")
        state = after(state, f"{state.acting} discard {write_card(state.hand[0])}")
    result = state.results[0]
    assert (result.reason, result.scores, result.ended_by) == ("stalemate", (0, 0), None)
    assert (state.phase, state.out) == (Phase.DEAL, frozenset())


# Options, and out of time


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("initial-meld", ["0", "40", "60"], ["61", "none", "yes"]),
        ("deals", ["0", "1", "100"], ["101", "none"]),
        ("flush-jokers", ["no", "half"], ["yes", "0", "none", "any"]),
    ],
)
def test_options(name: str, good: list[str], bad: list[str]) -> None:
    """Every option takes its values and no other."""
    for text in good:
        assert isinstance(rules_from(VARIANT, {name: text}), ZolikRules)
    for text in bad:
        with pytest.raises(BadOptionValue):
            rules_from(VARIANT, {name: text})


def test_defaults_and_presets() -> None:
    """40 points to open, until one is left; with ten deals nobody goes out."""
    presets = describe(VARIANT)["presets"]
    assert (presets["standard"]["initial-meld"], presets["standard"]["deals"]) == (40, 0)
    assert presets["ten-deals"]["deals"] == 10


def test_new_games_have_jokers_in_the_flush() -> None:
    """The presets set it; a record or a stored game without the line goes on as it was."""
    about = describe(VARIANT)
    assert {preset["flush-jokers"] for preset in about["presets"].values()} == {"half"}
    assert about["options"]["flush-jokers"] == {"default": "no", "choices": ["no", "half"]}
    before = {"target": 0, "clock": None, "increment": 0, "turn_limit": None}
    before |= {"initial_meld": 40, "deals": 0}
    for rules in (rules_from(VARIANT, {}), ZolikRules.model_validate(before)):
        assert write_options(VARIANT, rules)["flush-jokers"] == "no"


def drawn(hand: str, *lines: str, **where: Any) -> State:
    """Seat 1 has drawn the 3 of clubs, and played *lines*."""
    state = at_turn("zolik", hand, stock="3c", **where)
    return after(state, "1 draw", *(f"1 {line}" for line in lines))


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        pytest.param(at_turn("zolik", "9c", stock="4d"), "draw, discard 4d", id="before drawing"),
        pytest.param(drawn("Ks 9c"), "discard 3c", id="the card drawn goes"),
        pytest.param(
            after(at_turn("zolik", "9c 4d", pile="Kd"), "1 take"),
            "discard Kd",
            id="a card taken too",
        ),
        pytest.param(
            drawn("3d 3h * 10h", "meld 3c 3d 3h"), "discard *", id="a joker counts more than a ten"
        ),
        pytest.param(
            drawn("4s 5s 6s Js Qs Ks 2d", "meld 4s 5s 6s", opened=()),
            "meld Js Qs Ks, discard 3c",
            id="the rest of the initial meld",
        ),
        pytest.param(
            drawn("4s 5s 6s Qs Ks * 2d", "meld 4s 5s 6s", opened=()),
            "meld *Js Qs Ks, discard 3c",
            id="a joker where it counts most",
        ),
        pytest.param(
            drawn("6h 9c 9d 4d 4s", "swap 6h 1", melds="5h * 7h"),
            "meld 9d 9c *, discard 3c",
            id="a swapped joker in a new meld",
        ),
        pytest.param(
            drawn("6h 9c 9d 9h 4d 4s", "swap 6h 1", "meld 9c 9d 9h", melds="5h * 7h|Ks Kh Kd"),
            "meld 4s 4d *, discard 3c",
            id="which counts more than a lay-off",
        ),
        pytest.param(
            drawn("6h 9c 9d 9h 4d 2s", "swap 6h 1", "meld 9c 9d 9h", melds="5h * 7h|Ks Kh Kd"),
            "add * 3, discard 3c",
            id="or laid off on one that is new",
        ),
        pytest.param(
            drawn("6h 10d 5s 8s 4h", "swap 6h 1", melds="5h * 7h|8d 9d *"),
            "swap 10d 2, meld 5s *6s *7s 8s, discard 3c",
            id="with another swap where that is needed",
        ),
    ],
)
def test_out_of_time(state: State, expected: str) -> None:
    """The game acts for a player: what must be laid is laid, then one card discarded."""
    moves = state.variant.out_of_time(state)
    assert ", ".join(write_move(1, move).removeprefix("1 ") for move in moves) == expected
    assert after(state, "1 timeout").missed[0] == 1


def test_first_discard_out_of_time() -> None:
    """Before the first discard nothing is drawn: the highest card goes."""
    state = play(start(VARIANT, ZolikRules(), 2, 2), DEALER, Deal(VARIANT.pack))
    assert write_card(after(state, "1 timeout").pile[-1]) == "Ks"
