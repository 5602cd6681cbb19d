"""Rules of thumb, the sets that none of them solves, and what becomes of cards."""

from dataclasses import replace
from random import Random

import pytest

from engine.cards import parse_card
from engine.moves import Discard, DrawStock, Knock, LayMeld, TakePile
from engine.puzzles.choosing import (
    MOST_ALIKE,
    SPARE,
    Candidate,
    abundant,
    chosen,
    faults_of_set,
)
from engine.puzzles.fates import TELLING, fates_of
from engine.puzzles.finding import asked_of
from engine.puzzles.puzzle import Grade, Lot
from engine.puzzles.racks import kind_of, of_round
from engine.puzzles.shipped import shipped
from engine.puzzles.thumbs import (
    MOST_OF_A_GAME,
    THUMBS,
    is_solved,
    options_of,
    shares,
    votes_of,
)
from engine.state import Phase, State
from engine.variants import VARIANTS
from tests.engine.positions import position
from tests.engine.situations import card, cards


def at_gin() -> State:
    """A hand that may knock with the queen thrown: two melds, and four low cards."""
    hand = "4h 5h 6h 9s 9d 9c 2c 3d Ac Ad Qh"
    return position("gin", hand, "As 3h 3s 8c 10h 8d 10d Jd Kc Kd", phase=Phase.PLAY, pile="Qd")


WAYS = (
    (Discard(card("Qh")),),
    (Discard(card("2c")),),
    (Discard(card("Ad")),),
    (Knock(card("Qh")),),
)


@pytest.mark.parametrize(
    ("rule", "wanted"),
    [
        ("dearest discard", {0, 3}),
        ("cheapest discard", {2}),
        ("lowest card thrown", {2}),
        ("the one that ends", {3}),
        ("most cards", {0, 1, 2, 3}),
        ("loneliest discard", {0, 3}),
        ("like the top of the pile", {0, 3}),
        ("fewest points left", {0, 3}),
        ("fewest cards left", {0, 1, 2, 3}),
        ("most cards left", {0, 1, 2, 3}),
        ("fewest ranks left", {0, 1, 3}),
        ("most points left", {2}),
        ("from the pile", {0, 1, 2, 3}),
    ],
)
def test_what_a_rule_of_thumb_says(rule: str, wanted: set[int]) -> None:
    """Those that it rates highest share its answer."""
    found = shares(options_of(at_gin(), WAYS), THUMBS)[rule]
    assert {at for at, part in enumerate(found) if part} == wanted
    assert sum(found) == pytest.approx(1)


def test_a_card_that_is_taken_is_in_the_hand() -> None:
    """Who takes from inside a pile has all the cards above, less what is laid and thrown."""
    pile = "Kd 7d 2s"
    state = position("five-hundred", "7h 7c 3d", "4s 5c", phase=Phase.DRAW, pile=pile)
    meld = LayMeld.of(cards("7h 7c 7d"))
    ways = ((DrawStock(),), (TakePile(card("7d")), meld, Discard(card("3d"))))
    draw, take = options_of(state, ways)
    assert take.taken == cards("7d 2s")
    assert take.hand == cards("2s")
    assert draw.hand == state.hand
    found = shares([draw, take], THUMBS)
    for rule in ("from the pile", "most cards taken", "most points laid", "longest", "most melds"):
        assert found[rule] == [0, 1]
    for rule in ("fewest cards left", "fewest ranks left"):
        assert found[rule] == [0, 1]
    for rule in ("from the stock", "fewest cards", "shortest", "most points left"):
        assert found[rule] == [1, 0]


def test_levels_weigh_more() -> None:
    """What the computer's lower levels do counts as much as many rules of thumb."""
    found = shares(options_of(at_gin(), WAYS), THUMBS)
    assert sum(votes_of(found)) == pytest.approx(100)
    easy = votes_of(found | {"as easy plays": [0, 1, 0, 0]})
    first = votes_of(found | {"as easy plays": [0, 0, 1, 0]})
    rule = votes_of(found | {"as easy plays": [0, 0, 1, 0], "longest": [0, 1, 0, 0]})
    assert easy[1] - first[1] > 5 * (rule[1] - first[1]) > 0


@pytest.mark.parametrize(
    ("rules", "solved"),
    [
        ({"longest": 0.1, "of no kind": 0.9}, True),
        ({"shortest": 0.1}, False),
        ({"longest": 0.2, "shortest": 0.1}, True),
        ({"longest": 0.1, "shortest": 0.2}, False),
        ({"most melds": 0.1}, False),
        ({}, False),
    ],
)
def test_solved_by_what_solves_too_much(rules: dict[str, float], solved: bool) -> None:
    """The rule of which there is most decides where two of them differ."""
    found = {"longest": [1.0, 0.0], "shortest": [0.0, 1.0], "most melds": [0.4, 0.6]}
    assert is_solved(found, rules) == solved


@pytest.mark.parametrize(
    ("full", "asked"),
    [({}, 4), ({"most cards": 0.1}, 3), ({"shortest": 0.1}, 4)],
)
def test_what_a_full_rule_would_tell_is_not_asked(full: dict[str, float], asked: int) -> None:
    """Where it is plain what to lay, there is still a card to be thrown."""
    state = position("straight", "7h 7c 7d 3d Ks 9c", "2c 3s", phase=Phase.PLAY, pile="Kd")
    meld = LayMeld.of(cards("7h 7c 7d"))
    thrown = [Discard(card(name)) for name in ("3d", "Ks", "9c")]
    ways = [*((meld, each) for each in thrown), (thrown[0],)]
    found = asked_of(options_of(state, ways), full)
    assert [option.way for option in found] == ways[:asked]


@pytest.mark.parametrize("game", ["gin", "tile"])
def test_a_set_is_chosen_that_no_rule_solves(game: str) -> None:
    """A part of what there is has fewer faults than one that is taken as it comes."""
    found = [Candidate(puzzle) for puzzle in shipped(VARIANTS[game])[::3][:60]]
    same = max(kinds := [each.kind for each in found], key=kinds.count)
    found.sort(key=lambda each: each.kind != same)
    first, best = found[:30], chosen(found, 30)
    assert len(best) == 30
    assert len(list(faults_of_set(best))) < len(list(faults_of_set(first)))
    grades = [each.puzzle.grade for each in best]
    assert grades == sorted(grades, key=list(Grade).index)


def test_what_is_wrong_with_a_set() -> None:
    """The same puzzle over and over is solved by whatever rule is right about it."""
    puzzle, *_ = shipped(VARIANTS["gin"])
    same = [Candidate(replace(puzzle, grade=Grade.EASY))] * 9
    told = list(faults_of_set(same))
    assert any("of all" in fault for fault in told)
    assert any("of easy" in fault for fault in told)
    assert any("reason" in fault for fault in told)
    found = abundant(same)
    assert found[same[0].kind] == found[puzzle.why] == pytest.approx(1 - MOST_ALIKE + SPARE)
    right = [name for name, part in same[0].right.items() if part == 1]
    assert right
    assert all(found[name] == pytest.approx(1 - MOST_OF_A_GAME + SPARE) for name in right)


@pytest.mark.parametrize(
    ("row", "kind"), [("b7 g7 r7", "group"), ("b1 b2 b3", "run"), ("b1 b2 b3 b4", "long run")]
)
def test_kinds_of_rows(row: str, kind: str) -> None:
    assert kind_of(tuple(parse_card(tile, tiles=True) for tile in row.split())) == kind


def test_what_becomes_of_cards() -> None:
    """A card that is thrown is not laid any more; one that is kept may be stuck with."""
    state = at_gin()
    found = fates_of(state, Random(1), WAYS[3], WAYS[1], rounds=6)
    assert found
    for fate in found:
        harms = fate.lot in (Lot.LEFT, Lot.THEIRS)
        assert (fate.tempting - fate.best if harms else fate.best - fate.tempting) >= TELLING
    assert (Lot.THEIRS, card("2c"), 0) in {fate[:3] for fate in found}


def test_a_card_that_is_drawn_is_another_each_time() -> None:
    """So nothing is told of it: only of cards that are seen."""
    puzzle = next(
        each for each in shipped(VARIANTS["five-hundred"]) if isinstance(each.way[0], DrawStock)
    )
    state, tempting = puzzle.state(), puzzle.choices[puzzle.tempting].moves
    found = fates_of(state, Random(1), puzzle.way, tempting, rounds=6)
    assert {fate.card for fate in found} <= {None, *state.hand, *state.pile}


def test_none_of_a_kind_that_is_full() -> None:
    """Of which there are enough, no more are looked for."""
    full = dict.fromkeys(("group", "run", "long run"), 0.1)
    assert list(of_round(VARIANTS["tile"], 4, full)) == []
