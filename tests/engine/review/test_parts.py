"""A round's result in three parts that add up, and what is said of a seat's own."""

from random import Random
from statistics import fmean, stdev

import pytest

from engine.game import play
from engine.moves import DrawStock
from engine.players import Level
from engine.players.whys import Reason, Why
from engine.review.judging import thinned
from engine.review.parts import LOOKS, Share, looks_for, parts_of, shared, weighed
from engine.review.suspects import Suspect, suspects
from engine.review.told import Judged, Review, RoundLuck, RoundParts, Verdict
from engine.review.walking import Step
from engine.review.worth import reckoning
from tests.engine.review.games import game
from tests.engine.review.test_judging import READY

LUCK = RoundLuck(1, 30.0, 20.0, 10.0)
WIDE = 1e9
"""A variance beside which nothing else counts."""


@pytest.mark.parametrize("own", [Share(), Share(-8, 9.0), Share(-80, WIDE)])
@pytest.mark.parametrize("others", [Share(), Share(5, 100.0), Share(50, WIDE)])
def test_parts_add_up(own: Share, others: Share) -> None:
    """Whatever is known of them."""
    found = shared(LUCK, own, others, 10.0)

    assert found.cards + found.you + found.others == pytest.approx(found.result)
    assert found.result == LUCK.result


def test_who_lost_nothing_has_no_part() -> None:
    """Then all was the cards, what nobody could foresee too."""
    found = shared(LUCK, Share(), Share(), 10.0)

    assert (found.cards, found.you, found.others, found.error) == (30.0, 0, 0, 0)


def test_what_is_known_exactly_stays() -> None:
    """What is left over goes to those that are not."""
    found = shared(LUCK, Share(-8), Share(5, 100.0), 10.0)

    assert (found.you, found.others) == (-8, 5 + 13 / 2)


def test_where_nothing_is_known_the_luck_is_the_cards() -> None:
    """The rest is shared by those of whom nothing is known."""
    found = shared(LUCK, Share(-80, WIDE), Share(50, WIDE), 10.0)

    assert found.cards == pytest.approx(LUCK.luck, abs=1e-3)
    assert found.you + found.others == pytest.approx(LUCK.play, abs=1e-3)
    assert found.error == pytest.approx((WIDE / 2) ** 0.5, rel=1e-3)


def test_luck_and_losses_that_agree_stay_as_they_are() -> None:
    """With nothing left over nothing is shared; and rounds have none of each other's losses."""
    first, second = parts_of(
        [LUCK, RoundLuck(2, 5.0, 5.0, 0.0)],
        {1: Share(4, 25.0)},
        {1: Share(6, 16.0)},
        10.0,
    )

    assert (first.cards, first.you, first.others) == (20, 4, 6)
    assert (second.cards, second.you, second.others) == (5, 0, 0)


def suspect() -> Suspect:
    """A decision of which the losses are told."""
    step = Step(0, READY, 1, DrawStock(), play(READY, 1, DrawStock()))
    return Suspect(step, DrawStock(), reckoning(READY, 1))


def test_a_sample_stands_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of decisions a part is weighed: on average their sum is that of all, as wide as it says."""

    def told(self: Suspect, count: int, random: Random, _: object) -> None:
        self.losses = [random.gauss(LOSSES[id(self)], 2) for _ in range(count)]

    monkeypatch.setattr(Suspect, "look", told)
    found = [suspect() for _ in range(40)]
    LOSSES.update((id(each), Random(number).choice([0, 0, 6])) for number, each in enumerate(found))
    sums = []
    for number in range(400):
        random = Random(number)
        some = random.sample(found, 10)
        sums.append(weighed(some, 2, random, len(found))[1])

    points = [each.points for each in sums]
    wide = stdev(points)
    assert abs(fmean(points) + sum(LOSSES.values())) < 3 * wide / 20
    assert 0.7 < (fmean(each.variance for each in sums)) ** 0.5 / wide < 1.5


LOSSES: dict[int, float] = {}
"""What each of some decisions costs, for a test."""


def test_the_others_losses_are_gains() -> None:
    """What a beginner loses comes to who plays against it, and the strong level loses nothing."""
    steps = game("five-hundred", Level.EASY, Level.STRONG, number=3).steps()
    random = Random(1)
    own, theirs = (suspects(steps, seat, random, 2) for seat in (2, 1))

    assert weighed(own, 3, random, len(own)) == {}
    (share,) = weighed(thinned(theirs, 12), 9, random, len(theirs)).values()
    assert share.points > 0
    assert all(each.reckoned.seat == 2 for each in theirs)


@pytest.mark.parametrize(("decisions", "pairs"), [(0, 100), (1, 100), (20, 100), (90, 100)])
def test_looks_are_shared_by_all_decisions(decisions: int, pairs: int) -> None:
    """Some for each, and not too many."""
    looks = looks_for(decisions, pairs)

    assert looks in LOOKS
    assert looks * decisions <= pairs or looks == LOOKS[0]


@pytest.mark.parametrize("most", [1, 6, 7, 10, 12])
def test_thinned_are_as_many_as_may_be(most: int) -> None:
    """In their order, none of them twice."""
    all_of_them = [suspect() for _ in range(10)]
    places = {id(each): place for place, each in enumerate(all_of_them)}
    some = [places[id(each)] for each in thinned(all_of_them, most)]

    assert len(some) == min(most, 10)
    assert some == sorted(set(some))


def review(*parts: RoundParts, sure: tuple[float, ...] = (), decisions: int = 20) -> Review:
    """What was found of a game in which ten points are little."""
    judged = [
        Judged(1, 1, "1 draw", "1 draw", loss, 1.0, Reason(Why.WEIGHED), is_sure=True)
        for loss in sure
    ]
    return Review(tuple(judged), decisions, (), parts, little=10.0)


def of(you: float, error: float) -> RoundParts:
    """A round of which only the seat's own part matters."""
    return RoundParts(1, you, 0.0, you, 0.0, error)


@pytest.mark.parametrize(
    ("found", "verdict"),
    [
        pytest.param(review(of(0, 0)), Verdict.WELL, id="as the strong level"),
        pytest.param(review(of(-3, 3)), Verdict.WELL, id="surely little"),
        pytest.param(review(of(-3, 6)), Verdict.OPEN, id="little, and not surely"),
        pytest.param(review(of(20, 20)), Verdict.OPEN, id="anything"),
        pytest.param(review(of(-30, 10)), Verdict.LOST, id="many small losses"),
        pytest.param(review(of(0, 0), sure=(12.0,)), Verdict.LOST, id="a clear mistake"),
        pytest.param(review(of(0, 0), sure=(4.0,)), Verdict.WELL, id="a small one"),
        pytest.param(review(of(0, 0), decisions=5), Verdict.FEW, id="hardly played"),
        pytest.param(review(of(-101, 60)), Verdict.OPEN, id="never well beside a loss"),
    ],
)
def test_well_played_is_said_where_it_was(found: Review, verdict: Verdict) -> None:
    """Where the losses are surely small; never because nothing was found."""
    assert found.verdict is verdict


def test_clear_is_what_is_not_little_in_a_round() -> None:
    """Of a game in which ten points are little, that is ten in one round, five in each of two."""
    one, two = (review(*[of(0, 0)] * rounds, sure=(12.0, 6.0, 4.0)) for rounds in (1, 2))

    assert [each.loss for each in one.clear] == [12]
    assert [each.loss for each in two.clear] == [12, 6]


@pytest.mark.parametrize(
    ("found", "scattered"),
    [
        pytest.param(review(of(-30, 5)), 30, id="small ones alone"),
        pytest.param(review(of(-30, 5), sure=(12.0,)), 18, id="beside a clear one"),
        pytest.param(review(of(-30, 5), sure=(22.0,)), 0, id="hardly any beside a clear one"),
        pytest.param(review(of(-30, 5), sure=(4.0,)), 30, id="with a sure one that is small"),
        pytest.param(review(of(-30, 25)), 0, id="not surely"),
    ],
)
def test_small_losses_add_up(found: Review, scattered: float) -> None:
    """Those beside the clear mistakes, where they surely come to something."""
    assert found.scattered == scattered


def test_a_game_is_the_sum_of_its_rounds() -> None:
    """All parts; errors as errors are."""
    whole = review(RoundParts(1, 30, 10, 20, 0, 3.0), RoundParts(2, -5, -9, 1, 3, 4.0))

    assert (whole.result, whole.cards, whole.you, whole.others) == (25, 1, 21, 3)
    assert whole.error == 5
