"""What players grant each other: more time, and a move taken back."""

from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from engine.cards import Seat
from engine.clock import deadline
from engine.courtesy import LONGEST
from engine.errors import Refusal, TooMuchTime
from engine.game import play, start
from engine.moves import MoreTime, Move, TakeBack
from engine.record.games import BadRecord, replay
from engine.review.walking import lasting, walk
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import from_outside, seen_by
from tests.engine.positions import position
from tests.engine.random_games import Table
from tests.engine.situations import after, refused, situation

FREE = {"turn_limit": "none"}
TURNED = {"stock_out": "turn-over"}


def timed(**options: str) -> State:
    """A game in which each seat has 300 seconds, seat 1 to act."""
    return situation("6h 7d 8d", other="2c 3c", **{"clock": "300", **FREE, **options})


# more time


@pytest.mark.parametrize(
    ("lines", "clocks"),
    [
        pytest.param(["1 more-time 2 60"], (300, 360), id="to the other's clock"),
        pytest.param(["2 more-time 1 60"], (360, 300), id="from who waits, too"),
        pytest.param(["2 more-time 1 60 @10"], (350, 300), id="time runs for whose turn it is"),
        pytest.param(["1 draw @400", "2 more-time 1 5"], (5, 300), id="from 0 upwards"),
        pytest.param(["1 more-time 2 60", "1 more-time 2 5"], (300, 365), id="again and again"),
    ],
)
def test_more_time_on_a_clock(lines: list[str], clocks: tuple[float, float]) -> None:
    """The clock of the other has more, the own one has not less."""
    assert after(timed(), *lines).clocks == clocks


def test_more_time_for_a_turn() -> None:
    """The limit of the present turn is put off; the next turn has the usual one."""
    state = situation("6h 7d 8d", other="2c 3c", turn_limit="60")
    more = after(state, "2 more-time 1 300 @20")
    assert deadline(more) == (360, "timeout")
    assert deadline(after(more, "1 draw @30")) == (360, "timeout")
    assert deadline(after(more, "1 draw @30", "1 discard 6h @40")) == (100, "timeout")
    assert deadline(after(more, "1 timeout @360")) == (420, "timeout")


def test_more_time_for_both() -> None:
    """With a clock and a limit whose turn it is gets it for both; who waits, on the clock."""
    state = timed(turn_limit="60")
    assert deadline(after(state, "2 more-time 1 50")) == (110, "timeout")
    waits = after(state, "1 more-time 2 50")
    assert (deadline(waits), waits.clocks) == ((60, "timeout"), (300, 350))


@pytest.mark.parametrize(
    ("options", "line", "code"),
    [
        pytest.param(FREE, "2 more-time 1 60", "wrong_phase", id="nothing runs out"),
        pytest.param({}, "1 more-time 2 60", "wrong_phase", id="a turn that has not begun"),
        pytest.param({}, "1 more-time 1 60", "wrong_phase", id="not to oneself"),
        pytest.param({}, "2 more-time 1 86401", "too_much_time", id="more than a day"),
        pytest.param({"clock": "60"}, "2 more-time 1 86400", None, id="a day"),
    ],
)
def test_more_time_refused(options: dict[str, str], line: str, code: str | None) -> None:
    """Where there is nothing to give, or too much of it."""
    state = situation("6h 7d 8d", other="2c 3c", **options)
    if code is None:
        assert after(state, line).at == 0
    else:
        assert refused(state, line) == code


def test_more_time_has_an_end() -> None:
    """No clock and no turn grows beyond two weeks."""
    for state in (timed(), situation("6h", turn_limit="60")):
        given = state
        while (deadline(given)[0] or 0) + 86400 <= LONGEST:
            given = after(given, "2 more-time 1 86400")
        with pytest.raises(TooMuchTime):
            play(play(given, 2, MoreTime(1, 86400)), 2, MoreTime(1, 86400))
        assert (deadline(given)[0] or 0) <= LONGEST


def test_more_time_for_a_seat_that_is_out() -> None:
    """Who has left needs none; before a deal and after the end nobody does."""
    three = Table(VARIANTS["straight"], Random(0))
    begun = start(three.variant, three.rules, 2, 1)
    assert refused(begun, "1 more-time 2 60") == "wrong_phase"
    assert refused(after(timed(), "1 resign"), "2 more-time 1 60") == "game_over"


def test_a_record_with_a_seat_that_does_not_exist() -> None:
    """It is no record."""
    head = "rummy 1 five-hundred\nseat 1 a\nseat 2 b\ndealer 1\nseed 00\n"
    with pytest.raises(BadRecord) as caught:
        list(replay(f"{head.replace('seed 00', 'seed ' + '00' * 32)}2 more-time 3 60\n"))
    assert caught.value.code == "syntax"


# a move taken back


def test_a_discard_taken_back() -> None:
    """The card is in the hand again, and the turn goes on."""
    drawn = after(timed(), "1 draw")
    back = after(drawn, "1 discard 6h", "1 takeback")
    assert back == drawn
    assert back.course == drawn.course
    assert refused(back, "1 takeback") == "wrong_phase"


def test_moves_of_one_turn_one_after_the_other() -> None:
    """The last first; never beyond a card that was drawn."""
    drawn = after(situation("6h 7h 8h Kd 2s", other="2c"), "1 draw")
    laid = after(drawn, "1 meld 6h 7h 8h")
    over = after(laid, "1 discard Kd")
    assert after(over, "1 takeback") == laid
    assert after(over, "1 takeback", "1 takeback") == drawn
    assert refused(after(over, "1 takeback", "1 takeback"), "1 takeback") == "wrong_phase"


@pytest.mark.parametrize(
    ("lines", "line", "code"),
    [
        pytest.param([], "1 takeback", "wrong_phase", id="nothing was done"),
        pytest.param(["1 draw"], "1 takeback", "wrong_phase", id="a card was drawn"),
        pytest.param(["1 draw", "1 discard 6h"], "2 takeback", "not_your_turn", id="another's"),
        pytest.param(
            ["1 draw", "1 discard 6h", "2 draw"], "1 takeback", "wrong_phase", id="drawn since"
        ),
        pytest.param(
            ["1 draw", "1 discard 6h", "2 take"], "1 takeback", "not_your_turn", id="played since"
        ),
        pytest.param(["1 timeout"], "1 takeback", "wrong_phase", id="the game has played"),
        pytest.param(["1 draw", "1 discard 6h", "2 flag"], "1 takeback", "game_over", id="flagged"),
    ],
)
def test_what_cannot_be_taken_back(lines: list[str], line: str, code: str) -> None:
    """What has shown its player a card, was another's, or not the last."""
    state = timed(turn_limit="60")
    assert refused(after(state, *lines), line) == code


def test_a_move_taken_back_leads_to_none_before_it() -> None:
    """What the other has taken back does not open the turn before it again."""
    state = after(timed(), "1 draw", "1 discard 6h", "2 take", "2 takeback")
    assert refused(state, "1 takeback") == "wrong_phase"
    assert refused(state, "2 takeback") == "wrong_phase"


def test_a_pile_turned_over_is_not_taken_back() -> None:
    """Its lowest card is the next to be drawn, and everybody has seen which that is."""
    turned = after(
        position("straight", "4h 5h", "9d", pile="2d Ks", stock="", **TURNED), "1 turnover"
    )
    assert refused(turned, "1 takeback") == "wrong_phase"
    assert refused(after(turned, "1 draw"), "1 takeback") == "wrong_phase"
    assert after(turned, "1 draw", "1 discard 4h", "1 takeback") == after(turned, "1 draw")


def test_going_out_is_not_taken_back() -> None:
    """The round is over: hands are counted, and new ones dealt."""
    over = after(situation("4h 5h", stock="6h Kd", other="Kc"), "1 draw", "1 meld 4h 5h 6h")
    assert over.phase is Phase.DEAL
    assert refused(over, "1 takeback") == "wrong_phase"


def test_time_that_was_used_stays_used() -> None:
    """Each pays for what ran on their turn; the increment comes once."""
    state = after(timed(increment="5"), "1 draw @10", "1 discard 6h @20")
    assert state.clocks == (285, 300)
    back = after(state, "1 takeback @50")
    assert (back.clocks, back.at) == ((280, 270), 50)
    assert after(back, "1 discard 7d @60").clocks == (275, 270)


def test_a_turn_goes_on_with_what_was_left_of_its_limit() -> None:
    """The other's thinking is not counted in it; time given stays given."""
    state = situation("6h 7d 8d", other="2c 3c", turn_limit="60")
    over = after(state, "2 more-time 1 30", "1 draw @10", "1 discard 6h @20")
    assert deadline(over) == (80, "timeout")
    assert deadline(after(over, "1 takeback @50")) == (120, "timeout")
    laid = after(situation("6h 7h 8h Kd", turn_limit="60"), "1 draw @10", "1 meld 6h 7h 8h @20")
    assert deadline(after(laid, "2 more-time 1 30", "1 takeback @50")) == (90, "timeout")


def test_time_given_meanwhile_stays_given() -> None:
    """It is no move of the game."""
    state = after(timed(), "1 draw", "1 discard 6h", "2 more-time 1 60", "1 takeback")
    assert state.clocks == (360, 300)


def test_nobody_sees_what_may_be_taken_back() -> None:
    """A view leads to no state with all hands."""
    state = after(timed(), "1 draw", "1 discard 6h")
    assert state.back is not None
    for view in (seen_by(state, 1), seen_by(state, 2), seen_by(state, None), from_outside(state)):
        assert view.back is None


def test_a_table_from_outside_has_no_cards() -> None:
    """Who may not look at it knows the scores, whose turn it is, and nothing of the cards."""
    state = after(situation("2s 9d", pile="Kc", melds="4h 5h 6h", other="As 7c"), "1 draw")
    seen = from_outside(state)
    assert (seen.hands, seen.stock, seen.pile, seen.melds) == (((), ()), (), (), ())
    assert (seen.to_act, seen.phase, seen.totals) == (1, Phase.DRAW, state.totals)
    over = after(situation("4h 5h", stock="6h Kd", other="Kc"), "1 draw", "1 meld 4h 5h 6h")
    seen = from_outside(over)
    assert (seen.phase, seen.to_act) == (Phase.DEAL, None)
    assert seen.results[0].scores == over.results[0].scores
    assert {len(parts) for parts in seen.results[0].parts} == {1}


# whole games


def without_time(state: State) -> State:
    """All of *state* but what tells time."""
    return replace(state, at=0.0, clocks=(), turn_at=0.0, turn_more=0.0)


def cards_of(state: State) -> list[object]:
    """Every card there is."""
    melded = (card for meld in state.melds for card in meld.cards)
    held = (card for hand in state.hands for card in hand)
    return sorted((*state.stock, *state.pile, *melded, *held))


def knows(state: State, seat: Seat) -> tuple[object, ...]:
    """What *seat* knows of the cards: its hand, and how many lie hidden where."""
    seen = seen_by(state, seat)
    return seen.hand_of(seat), len(seen.stock), seen.stock, seen.results


def given_time(state: State, taken: list[tuple[Seat, Move]], random: Random) -> State:
    """Let somebody give somebody else time, where that is possible."""
    giver, seat = random.randint(1, state.seats), random.randint(1, state.seats)
    with suppress(Refusal):
        state = play(state, giver, MoreTime(seat, random.randint(1, 900)))
        taken.append((giver, MoreTime(seat, 1)))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("game", VARIANTS)
def test_taking_back_is_never_having_played(game: str) -> None:
    """In random games, with time given and moves taken back wherever they may be."""
    assert sum(taken_back_in(game, seed) for seed in range(6)) > 100


def taken_back_in(game: str, seed: int) -> int:
    """How many moves of a random game could be taken back; all of them are tried."""
    random = Random(f"{game} {seed}")
    table = Table(VARIANTS[game], random)
    state = start(table.variant, table.rules, len(table.names), table.dealer)
    taken: list[tuple[Seat, Move]] = []
    begin, count = state, 0
    while state.phase is not Phase.FINISHED and len(table.lines) < 400:
        before = state
        state, seat, move = table.step(state)
        taken.append((seat, move))
        if random.random() < 0.2:
            state = given_time(state, taken, random)
        if state.back is None:
            continue
        count += 1
        back = play(state, seat, TakeBack())
        assert without_time(back) == without_time(before)
        assert back.course == before.course
        assert cards_of(back) == cards_of(state)
        assert knows(back, seat)[1:] == knows(state, seat)[1:]
        assert play(back, seat, move).hands == state.hands
        if random.random() < 0.3:
            taken.append((seat, TakeBack()))
            state = back
    moves = [move for place, move in enumerate(taken) if place in lasting(taken)]
    steps = list(walk(begin, taken))
    assert [step.move for step in steps] == [move for _, move in moves]
    assert without_time(steps[-1].after) == without_time(state)
    return count
