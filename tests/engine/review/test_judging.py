"""Which decisions are told: those that surely cost points, by what the seat could know."""

from random import Random
from statistics import fmean, stdev

import pytest

from engine.cards import Seat, parse_card, parse_cards
from engine.changing import replace
from engine.game import play
from engine.moves import Discard, DrawStock, LayMeld, LayOff, Move, Reshuffle, TakePile
from engine.players import Level
from engine.review import judging
from engine.review.continuing import moved, next_state, to_the_end, turns_on
from engine.review.judging import (
    LIKELY_OF_MANY,
    Stage,
    is_likely,
    is_sure,
    judged_of,
    looked_at,
)
from engine.review.suspects import FAR, Played, Suspect, at_last, suspects, two_turns_on
from engine.review.told import Judged
from engine.review.walking import Step
from engine.review.worth import Reckoning, reckoning
from engine.state import Refills, State
from engine.variants import VARIANTS
from tests.engine.review.games import game, recorded, short_game, with_others_shuffled
from tests.engine.situations import situation

READY = situation(
    "7h 8h 9h 4c", melds="4d 4s 4h", pile="2c", other="5c 5d 10s Kc 6s 3s Qd Qh 2d Js"
)
"""The hand can go out whatever it draws."""

DRAWN = READY.stock[0]
MELD, ADD, OUT = LayMeld.of(parse_cards("7h 8h 9h")), LayOff.of(parse_card("4c"), 1), Discard(DRAWN)


def steps_of(state: State, *moves: Move) -> tuple[Step, ...]:
    """Moves of the seat to act, one after the other."""
    steps = []
    for number, move in enumerate(moves):
        seat, after = state.acting, play(state, state.acting, move)
        steps.append(Step(number, state, seat, move, after))
        state = after
    return tuple(steps)


def told(*moves: Move, samples: int = 240) -> list[Judged]:
    """What is told of these moves of seat 1 from where it can go out."""
    found = suspects(steps_of(READY, *moves), 1, Random(1))
    return list(judged_of(found, Random(1), samples, lambda _: None))


def test_missed_way_out_is_told() -> None:
    """With its place, what would have been better, by how much, and why."""
    (found,) = told(DrawStock(), Discard(DRAWN))

    assert (found.step, found.round) == (1, 1)
    assert found.played == "1 discard As"
    assert found.better in ("1 meld 7h 8h 9h", "1 add 4c 1")
    assert found.loss > max(1, 2 * found.error)
    assert found.reason.points > 0
    assert found.is_sure


@pytest.mark.parametrize("lays", [(MELD, ADD), (ADD, MELD)], ids=["meld first", "lay-off first"])
def test_order_of_a_turn_is_no_loss(lays: tuple[Move, ...]) -> None:
    """What is laid in the same turn, only in another order, is the same."""
    assert suspects(steps_of(READY, DrawStock(), *lays, OUT), 1, Random(1)) == []
    assert told(DrawStock(), *lays, OUT) == []


def test_strong_player_is_hardly_suspected() -> None:
    """Who plays as the strong level does has nothing to be judged, a beginner much."""
    found = {}
    for level in (Level.STRONG, Level.EASY):
        whole = game("five-hundred", level, Level.NORMAL, number=3)
        found[level] = len(suspects(whole.steps(), 1, Random(1)))

    assert found[Level.STRONG] < found[Level.EASY] / 2


def suspect(before: State, better: Move, made: Move) -> Suspect:
    """A decision of the seat to act."""
    seat = before.acting
    step = Step(0, before, seat, made, play(before, seat, made))
    return Suspect(step, better, reckoning(before, seat))


@pytest.mark.parametrize("played", [at_last, two_turns_on])
def test_hidden_cards_make_no_difference(played: Played) -> None:
    """Other cards in the other hand and the stock: the same losses."""
    after = play(READY, 1, DrawStock())
    losses = []
    for number in range(3):
        other = with_others_shuffled(after, 1, Random(number))
        found = suspect(other, MELD, OUT)
        found.look(5, Random(1), played)
        losses.append(found.losses)

    assert losses[0] == losses[1] == losses[2]
    assert len(losses[0]) == 5


def test_the_same_move_costs_nothing() -> None:
    """All that is left to chance is the same for both."""
    found = suspect(play(READY, 1, DrawStock()), OUT, OUT)
    found.look(5, Random(1), at_last)

    assert found.losses == [0] * 5
    assert not is_sure(found)


@pytest.mark.parametrize(
    ("losses", "sure", "likely"),
    [
        pytest.param([5, 5, 5, 6], True, False, id="always the same"),
        pytest.param([20, -15, 18, -3], False, False, id="could be chance"),
        pytest.param([20, -5, 18, -3], False, True, id="hardly chance"),
        pytest.param([0.5, 0.5, 0.6], False, False, id="less than a point"),
        pytest.param([-5, -5, -6], False, False, id="a gain"),
        pytest.param([9], False, False, id="seen once"),
        pytest.param([], False, False, id="never looked at"),
    ],
)
def test_what_is_sure_and_what_is_likely(losses: list[float], sure: bool, likely: bool) -> None:
    """More than two standard errors, or more than one; and at least a point."""
    found = suspect(READY, DrawStock(), DrawStock())
    found.losses = losses

    assert (is_sure(found), is_likely(found)) == (sure, likely)


def test_less_is_likely_where_all_together_surely_cost() -> None:
    """Half of a standard error."""
    found = suspect(READY, DrawStock(), DrawStock())
    found.losses = [20, -15, 18, -3]

    assert is_likely(found, LIKELY_OF_MANY)
    assert not is_likely(found)


def noise(state: State, random: Random, _: Suspect) -> float:
    """Nothing but chance, another for each move."""
    return Random(f"{random.random()} {state.hands}").gauss(0, 10)


def test_losses_are_told_from_fresh_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worst of many seem to cost something though all is noise; looked at again, nothing."""
    monkeypatch.setattr(judging, "at_last", noise)
    first, last = [], []
    before = play(READY, 1, DrawStock())
    for number in range(25):
        found = [suspect(before, MELD, OUT) for _ in range(12)]
        random = Random(number)
        chosen = looked_at(found, Stage(12, 1.0), 36, random)
        first.append(max(each.mean for each in chosen))
        (again,) = looked_at(chosen, Stage(1, 0.5), 16, random)
        assert len(again.losses) == 8
        last.append(again.mean)

    assert fmean(first) > 5
    assert abs(fmean(last)) < 3 * stdev(last) / 5


@pytest.mark.parametrize(("key", "is_over"), [("rummy-51", False), ("gin", True)])
def test_with_two_packs_decisions_are_judged_some_turns_later(key: str, is_over: bool) -> None:
    """And those with one pack at the end of the round."""
    step = next(step for step in short_game(key).steps() if step.before.to_act)
    met = list[State]()

    def promise(state: State, _: Seat) -> float:
        met.append(state)
        return 0.0

    found = suspect(step.before, step.move, step.move)
    found.reckoned = Reckoning(step.seat, found.reckoned.others, 1, promise)
    found.look(1, Random(1), at_last)

    assert (not met) is is_over
    assert all(state.acting == step.seat for state in met)
    assert all(len(state.pile) - len(step.before.pile) > FAR for state in met)


@pytest.mark.parametrize("key", VARIANTS)
def test_rounds_are_played_on(key: str) -> None:
    """To their end, or to the next turn of the seat, or for so many moves; each brings points."""
    steps = [step for step in short_game(key).steps() if step.before.to_act]
    before = steps[len(steps) // 3].before
    reckoned = reckoning(before, before.acting)

    whole = {to_the_end(before, Random(number), reckoned) for number in range(3)}
    assert whole != {reckoned.worth(before)} or before.variant.tiles
    assert to_the_end(before, Random(1), reckoned, 0) == reckoned.worth(before)
    assert turns_on(before, Random(1), reckoned, reckoned.seat) == turns_on(
        before, Random(1), reckoned, reckoned.seat
    )
    mover = before.acting
    assert turns_on(before, Random(1), reckoned, mover) == turns_on(
        before, Random(1), reckoned, reckoned.seat
    )


def test_more_turns_are_played_on() -> None:
    """Each goes on from where the one before has ended."""
    begin = next(step.before for step in short_game("five-hundred").steps() if step.before.to_act)
    mover, met = begin.acting, list[State]()

    def promise(state: State, _: Seat) -> float:
        met.append(state)
        return 0.0

    reckoned = Reckoning(mover, (3 - mover,), 1, promise)
    for turns in (1, 2):
        turns_on(begin, Random(1), reckoned, mover, turns)

    assert [state.acting for state in met] == [mover, mover]
    assert len(met[1].pile) > len(met[0].pile)


def test_stock_is_made_again() -> None:
    """Where a shuffle is due it comes first."""
    steps = recorded("straight-reshuffle-once").steps()
    before = next(step.before for step in steps if isinstance(step.move, Reshuffle))
    after = next_state(before, Random(1), Level.NORMAL)

    assert not after.refills.due
    assert sorted((*after.stock, *after.pile)) == sorted(before.pile)


@pytest.mark.parametrize("takes", [False, True])
def test_each_turn_has_its_own_card_of_the_stock(takes: bool) -> None:
    """Whatever the one before drew: a card that it leaves goes to the bottom."""
    first, *rest = READY.stock
    after = moved(READY, 1, TakePile() if takes else DrawStock())

    assert after.stock == ((*rest, first) if takes else tuple(rest))


def test_a_stock_whose_order_can_be_known_is_left_as_it_is() -> None:
    """One made of the pile."""
    again = replace(READY, refills=Refills(used_up=1))

    assert moved(again, 1, TakePile()).stock == READY.stock
