"""Rummy 51: how rounds and games end, the stock, the options."""

from dataclasses import replace
from typing import Any

import pytest
from pydantic import ValidationError

from engine.cards import write_card, write_cards
from engine.errors import BadOptionValue, WrongPhase
from engine.game import due, play
from engine.moves import DEALER, Reshuffle
from engine.options import describe, rules_from
from engine.state import Phase, State
from engine.stock import begin_turn
from engine.variants import VARIANTS
from engine.variants.rummy_51 import VARIANT, Rummy51Rules
from tests.engine.rummy_51 import KINGS, turn
from tests.engine.situations import after, refused

# Going out, the stock, scores


def test_final_discard_is_required() -> None:
    """The last card is discarded: it cannot be laid."""
    state = after(turn("7s 7h 7c", stock="7d"), "1 draw")
    assert refused(state, "1 meld 7s 7h 7d 7c") == "dead_end"
    done = after(state, "1 meld 7s 7h 7d", "1 discard 7c")
    assert (done.results[0].reason, done.results[0].ended_by) == ("out", 1)
    last = after(turn("8s", melds="5s 6s 7s", stock="9s"), "1 draw", "1 add 8s 1")
    assert refused(last, "1 add 9s 1") == "dead_end"


def out(card: str, *lines: str, totals: tuple[int, ...] = (0, 0, 0, 0), **where: Any) -> State:
    """Seat 1 goes out with *card* after *lines*, with nothing left in its hand but that."""
    state = turn("", stock=card, **where)
    state = replace(state, totals=totals[: state.seats])
    return after(state, *lines, "1 draw", f"1 discard {card}")


@pytest.mark.parametrize(
    ("others", "opened", "options", "scores"),
    [
        pytest.param(("As Kh",), (1, 2), {}, (0, 20), id="ace and king 10"),
        pytest.param(("* 10h 2c",), (1, 2), {}, (0, 37), id="a joker 25"),
        pytest.param(("9c",), (1,), {"unmelded": "100"}, (0, 100), id="unmelded 100"),
        pytest.param(("9c",), (1, 2), {"unmelded": "100"}, (0, 9), id="who has melded counts"),
        pytest.param(("9c",), (1,), {"unmelded": "count"}, (0, 9), id="unmelded counted"),
        pytest.param(
            ("9c", "* *"), (1, 3), {"unmelded": "100"}, (0, 100, 50), id="each for itself"
        ),
    ],
)
def test_score(
    others: tuple[str, ...],
    opened: tuple[int, ...],
    options: dict[str, str],
    scores: tuple[int, ...],
) -> None:
    """The cards left in the others' hands are penalty points."""
    assert out("Jd", others=others, opened=opened, **options).results[0].scores == scores


@pytest.mark.parametrize(
    ("unmelded", "scores"), [("count", (0, 18, 40)), ("100", (0, 200, 40))], ids=["count", "100"]
)
def test_out_in_one_turn_doubles(unmelded: str, scores: tuple[int, ...]) -> None:
    """Going out in the turn of the initial meld doubles the others' penalties."""
    state = turn(
        f"{KINGS} 7s 7h 7d", stock="4c", others=("9c", "As Kh"), opened=(3,), unmelded=unmelded
    )
    done = after(state, "1 draw", f"1 meld {KINGS}", "1 meld 7s 7h 7d", "1 discard 4c")
    assert done.results[0].scores == scores


def test_seat_that_resigned_scores_nothing() -> None:
    """Its cards went under the stock; it is no unmelded player either."""
    done = out("4c", "3 resign", others=("9c", "As"), opened=(1,), unmelded="100")
    assert done.results[0].scores == (0, 100, 0)


def exhausted(seats: int = 2, **where: Any) -> State:
    """Seat 1 draws the last card of the stock and is about to discard."""
    state = turn("9c 4d", pile="2h 5d Jc", others=("2c 2d",) * (seats - 1), **where)
    return after(replace(state, stock=state.stock[:1]), "1 draw")


def test_stock_is_made_of_the_pile_below_its_top() -> None:
    """The pile below its top card is shuffled and becomes the stock."""
    state = after(exhausted(), "1 discard 9c")
    assert write_cards(state.refills.due) == "2h 5d Jc"
    order = state.refills.due[1:] + state.refills.due[:1]
    made = play(state, DEALER, Reshuffle(order))
    assert (write_cards(made.stock), write_cards(made.pile)) == ("5d Jc 2h", "9c")
    assert (made.phase, made.to_act, made.refills.used_up) == (Phase.DRAW, 2, 1)


def test_shuffle_is_the_dealers_and_comes_first() -> None:
    """Nobody goes on before it, it takes the cards that are due, and is made once."""
    state = after(exhausted(), "1 discard 9c")
    due_now = state.refills.due
    with pytest.raises(ValueError, match="shuffle first"):
        after(state, "2 draw")
    with pytest.raises(ValueError, match="the cards that are due"):
        play(state, DEALER, Reshuffle((*due_now[1:], state.pile[-1])))
    made = play(state, DEALER, Reshuffle(due_now))
    with pytest.raises(WrongPhase):
        play(made, DEALER, Reshuffle(due_now))
    assert after(made, "2 draw").turn.drawn == due_now[0]


def test_fifth_time_is_a_stalemate() -> None:
    """The fifth time the stock is used up nobody scores."""
    state = exhausted()
    for _ in range(4):
        seat = state.acting
        state = after(state, f"{seat} discard {write_card(state.hand[0])}")
        made = due(state, b"key")
        assert isinstance(made, Reshuffle)
        state = play(state, DEALER, made)
        state = replace(state, stock=state.stock[:1], pile=(*state.pile, *state.stock[1:]))
        state = after(state, f"{state.acting} draw")
    done = after(state, f"{state.acting} discard {write_card(state.hand[0])}")
    result = done.results[0]
    assert (result.reason, result.scores, result.ended_by) == ("stalemate", (0, 0), None)
    assert done.phase is Phase.DEAL


def test_pile_of_one_makes_no_stock() -> None:
    """A pile too small to make a stock stays as it is, and that is counted once."""
    state = replace(turn("9c", pile="5d"), stock=())
    once = begin_turn(state)
    assert (once.refills.due, once.refills.used_up) == ((), 1)
    assert begin_turn(once).refills.used_up == 1


# The end of the game


@pytest.mark.parametrize(
    ("totals", "winner"),
    [
        pytest.param((480, 491), 1, id="somebody is there: the lowest total wins"),
        pytest.param((499, 490), None, id="a point short"),
        pytest.param((520, 491), 2, id="the target reached before"),
        pytest.param((500, 491), None, id="equal totals: another round"),
        pytest.param((0, 600), 1, id="far"),
    ],
)
def test_winner(totals: tuple[int, int], winner: int | None) -> None:
    """Rounds go on until somebody has reached the target; here seat 2 gets 9."""
    done = out("4c", others=("9c",), totals=totals)
    assert done.winner == winner
    assert done.phase is (Phase.FINISHED if winner else Phase.DEAL)


def test_resigned_seats_neither_win_nor_reach_the_target() -> None:
    """The total of a seat that is out counts for nobody."""
    where: dict[str, Any] = {"others": ("9c", "2c", "2d")}
    done = out("4c", "3 resign", "4 resign", totals=(30, 40, 0, 500), **where)
    assert (done.winner, done.phase) == (None, Phase.DEAL)
    assert out("4c", "3 resign", "4 resign", totals=(30, 500, 0, 0), **where).winner == 1


# Options


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("initial-meld", ["51", "45", "40"], ["50", "0", "none"]),
        ("pile-before-initial-meld", ["only-if-melded", "free"], ["yes", "never"]),
        ("joker-swap", ["yes", "no"], ["1", "maybe"]),
        ("unmelded", ["count", "100"], ["99", "yes"]),
        ("target", ["100", "500", "1000"], ["99", "1001", "none"]),
    ],
)
def test_options(name: str, good: list[str], bad: list[str]) -> None:
    """Every option takes its values and no other."""
    for text in good:
        assert isinstance(rules_from(VARIANT, {name: text}), Rummy51Rules)
    for text in bad:
        with pytest.raises(BadOptionValue):
            rules_from(VARIANT, {name: text})


def test_defaults_and_presets() -> None:
    """The defaults are those of the rules; Rummy 45 and 40 differ in the initial meld only."""
    described = describe(VARIANTS["rummy-51"])
    assert described["presets"]["standard"] == {
        "target": 500,
        "clock": "none",
        "increment": 0,
        "turn-limit": 86400,
        "initial-meld": 51,
        "pile-before-initial-meld": "only-if-melded",
        "joker-swap": "yes",
        "unmelded": "count",
        "one-round": "no",
    }
    assert described["presets"]["rummy-45"]["initial-meld"] == 45
    with pytest.raises(ValidationError):
        Rummy51Rules.model_validate({"initial_meld": 50})
