"""Luck and play apart: luck is nothing on average, and the better player plays better.

The promise that is tried is the game's own, and one that is plain nonsense: neither may matter.
"""

from collections import Counter
from functools import cache
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from engine.cards import Seat
from engine.changing import replace
from engine.game import due, play, start
from engine.moves import DEALER, Deal, DrawStock, Pass, Reshuffle, Timeout
from engine.players import Level, choose, mind_of
from engine.review.luck import Luck, compared_in, luck_of, rounds_of, still_unknown, ways_of
from engine.review.told import RoundLuck
from engine.review.walking import Step
from engine.review.worth import Reckoning, ahead, ends_of, luck_reckoning
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import seen_by
from tests.engine.review.games import game, recorded, short_game

ALL = 1000
"""More cards than there are."""

SOME = 15
"""Cards at the top of the stock, where that they lie there by chance."""


def nonsense(state: State, seat: Seat) -> float:
    """Some number that depends on every card."""
    held = sum(card.rank**2 * (1 + card.suit) for hand in state.hands for card in hand)
    return held % 97 + len(state.melds) * seat + sum(card.rank for card in state.pile[-2:])


def draws_of(key: str) -> list[Step]:
    """Some draws of a game."""
    steps = [step for step in short_game(key).steps() if isinstance(step.move, DrawStock)]
    return steps[:: max(1, len(steps) // 3)]


def reckonings(state: State, seat: Seat) -> list[Reckoning]:
    """The game's own, and nonsense."""
    own = luck_reckoning(state, seat)
    return [own, Reckoning(seat, own.others, own.round, nonsense)]


def with_top(state: State, place: int) -> State:
    """The same with another card of the stock at its top."""
    stock = list(state.stock)
    stock[0], stock[place] = stock[place], stock[0]
    return replace(state, stock=tuple(stock))


def drawn(step: Step, place: int) -> Step:
    """The draw of another card."""
    before = with_top(step.before, place)
    return replace_step(step, before)


def replace_step(step: Step, before: State) -> Step:
    """The same move in another state."""
    return Step(step.number, before, step.seat, step.move, play(before, step.seat, step.move))


@pytest.mark.slow
@pytest.mark.parametrize("key", VARIANTS)
def test_draws_bring_nothing_on_average(key: str) -> None:
    """Over every card that could have been drawn the luck comes to 0 exactly, none being 0."""
    random = Random(1)
    for step in draws_of(key):
        for reckoned in reckonings(step.before, 1):
            unknown = min(SOME, len(step.before.stock))
            steps = [drawn(step, place) for place in range(unknown)]
            lucks = [luck_of(s, ways_of(s, unknown, ALL, random), reckoned) for s in steps]

            assert sum(lucks) == pytest.approx(0, abs=1e-6)
            assert reckoned.promise is not nonsense or any(lucks)


@pytest.mark.parametrize("key", VARIANTS)
def test_a_draw_is_told_by_how_the_turn_may_end(key: str) -> None:
    """As either level would end it that the game names, whatever lies in the stock."""
    levels = mind_of(VARIANTS[key]).likely
    for step in draws_of(key):
        ends = ends_of(step.after)
        if not levels or step.after.phase is not Phase.PLAY:
            assert ends == (step.after,)
            continue
        assert all(end.to_act != step.seat or end.phase is not Phase.PLAY for end in ends)
        hidden = replace(step.after, stock=step.after.stock[::-1])
        assert [replace(end, stock=end.stock[::-1]) for end in ends_of(hidden)] == list(ends)

        state = step.after
        while state.phase is Phase.PLAY and state.to_act == step.seat:
            seen = seen_by(state, step.seat)
            state = play(state, step.seat, choose(seen, Random(0), Level.STRONG, 0))
        assert state in ends


def test_few_cards_to_compare_with_add_noise_alone() -> None:
    """With a sample of the stock each draw is off by chance, all of them together by nothing."""
    step, random = draws_of("gin")[0], Random(1)
    reckoned, unknown = reckonings(step.before, 1)[1], len(step.before.stock)
    lucks = [
        luck_of(s, ways_of(s, unknown, 4, random), reckoned)
        for place in range(unknown)
        for s in [drawn(step, place)] * 8
    ]

    assert abs(fmean(lucks)) < 3 * stdev(lucks) / sqrt(len(lucks))
    assert stdev(lucks) > 1


def test_deals_bring_nothing_on_average() -> None:
    """Neither to who begins nor to who deals, and whatever is reckoned."""
    begin = start(VARIANTS["gin"], VARIANTS["gin"].presets["classic"], 2, 1)
    random, lucks = Random(1), [list[float](), list[float]()]
    for number in range(40):
        move = due(begin, number.to_bytes(32, "big"))
        assert isinstance(move, Deal)
        step = replace_step(Step(0, begin, DEALER, move, begin), begin)
        for found, reckoned in zip(lucks, reckonings(step.after, 1), strict=True):
            found.append(luck_of(step, ways_of(step, 0, ALL, random), reckoned))

    for found in lucks:
        assert abs(fmean(found)) < 3 * stdev(found) / sqrt(len(found))
        assert stdev(found) > 1


def test_top_of_a_shuffled_pile_is_luck() -> None:
    """Where the whole pile is shuffled its new top is turned up: any card of it, as likely."""
    step = next(
        step
        for step in recorded("straight-reshuffle-once").steps()
        if isinstance(step.move, Reshuffle)
    )
    assert isinstance(step.move, Reshuffle)
    ways = list(ways_of(step, 0, ALL, Random(1)))

    tops = Counter(play(state, DEALER, move).pile[-1] for _, state, move in ways)
    assert tops == Counter(step.move.order)


def test_shuffle_below_the_top_is_no_luck() -> None:
    """Where the top stays nothing is seen of a shuffle."""
    step = next(
        step for step in recorded("rummy-51-new-stock").steps() if isinstance(step.move, Reshuffle)
    )

    assert list(ways_of(step, 0, ALL, Random(1))) == []
    assert still_unknown(step, 0) == len(step.after.stock)


@pytest.mark.parametrize("name", ["straight-turn-over", "zolik-stock-turned-over"])
def test_stock_turned_over_holds_no_luck(name: str) -> None:
    """Everybody could know its order: once it lies there nothing that is drawn is by chance."""
    unknown, drawn_then = 0, 0
    for step in recorded(name).steps():
        ways = list(ways_of(step, unknown, ALL, Random(1)))
        if isinstance(step.move, DrawStock) and not unknown:
            drawn_then += 1
            assert ways == []
        unknown = still_unknown(step, unknown)

    assert drawn_then


def test_cards_of_who_has_left_are_no_luck() -> None:
    """They lie below the stock in an order that can be known."""
    unknown = 0
    for step in recorded("straight-resign-three").steps():
        unknown = still_unknown(step, unknown)
        if step.before.playing != step.after.playing:
            assert len(step.after.stock) == unknown + len(step.before.hand_of(step.seat))
            return
    raise AssertionError("nobody has left")


def test_timeout_draws_too() -> None:
    """Who is out of time draws by chance like anybody else, unless the turn had no draw."""
    step = draws_of("five-hundred")[0]
    before = step.before
    late = Step(0, before, step.seat, Timeout(), play(before, step.seat, Timeout()))
    after_draw = Step(0, step.after, step.seat, Timeout(), step.after)
    unknown = len(before.stock)

    assert sum(likely for likely, _, _ in ways_of(late, unknown, ALL, Random(1))) == unknown
    assert still_unknown(late, unknown) == unknown - 1
    assert list(ways_of(after_draw, unknown, ALL, Random(1))) == []
    assert still_unknown(Step(0, before, 1, Pass(), before), unknown) == unknown


@cache
def unequal() -> tuple[RoundLuck, ...]:
    """Rounds of a better player against a weaker one, from seat 2, who is the better."""
    rounds: list[RoundLuck | None] = []
    for number in range(12):
        whole = game("five-hundred", None, Level.NORMAL, number=number)
        luck = Luck(2, Random(number), compared=6)
        rounds += [luck.follow(step) for step in whole.steps()]
    return tuple(each for each in rounds if each is not None)


@pytest.mark.uncounted
def test_luck_is_even_between_unequal_players() -> None:
    """Who plays better is not called lucky for it."""
    lucks = [each.luck for each in unequal()]

    assert abs(fmean(lucks)) < 3 * stdev(lucks) / sqrt(len(lucks))
    assert stdev(lucks) > 5


@pytest.mark.uncounted
def test_better_player_plays_better() -> None:
    """The play of who plays better is surely above 0, and all of it is the result less the luck."""
    plays = [each.play for each in unequal()]

    assert fmean(plays) > 2 * stdev(plays) / sqrt(len(plays))
    assert all(each.result == pytest.approx(each.luck + each.play) for each in unequal())


def test_every_round_is_told() -> None:
    """One after another, with their results; for who has lost before, none."""
    whole = recorded("zolik-last-one-left")
    told = {seat: list(rounds_of(whole.steps(), seat, Random(1))) for seat in range(1, 4)}

    assert max(map(len, told.values())) == len(whole.end.results)
    assert min(map(len, told.values())) < len(whole.end.results)
    for seat, rounds in told.items():
        for each in rounds:
            assert each.round <= len(whole.end.results)
        others = [other for other in range(1, whole.begin.seats + 1) if other != seat]
        assert rounds[0].result == ahead(whole.end.results[0].scores, seat, others)


def test_long_games_compare_fewer_cards() -> None:
    """The work for a game has a bound; a short one compares with as many as are of use."""
    steps = short_game("gin").steps()

    assert compared_in(steps) == 78
    assert compared_in(steps * 1000) == 6


def test_penalties_count_the_other_way() -> None:
    """Where points are bad, fewer of them are ahead."""
    whole = short_game("rummy-51")
    first = [step for step in whole.steps() if not step.before.results]
    (told,) = rounds_of(first, 1, Random(1))

    assert told.result == whole.end.results[0].scores[1] - whole.end.results[0].scores[0]
