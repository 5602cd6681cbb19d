"""The computer at Tile Rummy."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine.arrange import tile_turns as solver
from engine.game import due, play, start
from engine.moves import DEALER, Arrange, DrawStock, Pass
from engine.options import rules_from
from engine.players import Level, choose, mind_of
from engine.players.thoughts import advise
from engine.players.tile.duel import inputs
from engine.players.whys import Reason, Why
from engine.state import Act, Phase, State
from engine.variants.tile import VARIANT
from engine.view import seen_by
from tests.engine.claims import CHECKS
from tests.engine.tables import position, rows, tiles

OUTS = 9
"""Which number of those that tell luck is the part of the stock that would lay more."""


def game(levels: list[str], seed: int, **options: str) -> State:
    """A game of computers, one of each of *levels*, at its end."""
    *_, end = course(levels, seed, **options)
    return end


def course(levels: list[str], seed: int, **options: str) -> Iterator[State]:
    """The states of a game before each turn, and its end."""
    random = Random(seed)
    key = random.randbytes(32)
    rules = rules_from(VARIANT, {name.replace("_", "-"): text for name, text in options.items()})
    state = start(VARIANT, rules, len(levels), 1)
    while state.phase is not Phase.FINISHED:
        deal = due(state, key)
        seat = DEALER if deal else state.acting
        if not deal:
            yield state
        move = deal or choose(seen_by(state, seat), random, levels[seat - 1])
        state = play(state, seat, move)
    yield state


@pytest.mark.parametrize("opening", ["single", "total"])
def test_plays_to_the_end(opening: str) -> None:
    """All levels find moves that are allowed until somebody has won."""
    state = game(["easy", "normal", "strong"], 1, opening=opening)
    assert state.winner is not None


@pytest.mark.slow
@pytest.mark.parametrize("levels", [["easy", "normal"], ["normal", "strong"]])
def test_a_level_beats_the_one_below(levels: list[str]) -> None:
    """The better one wins three of four games at least."""
    winners = [game(levels, seed).winner for seed in range(4)]
    assert winners.count(2) >= 3


def test_the_same_sight_gives_the_same_move() -> None:
    """Chance has no say at any level."""
    seen = seen_by(position("b5 b8 g9 g12 r9 y9", "b3 b4 b5 b6 b7"), 1)
    for level in ("easy", "normal", "strong"):
        assert choose(seen, Random(1), level) == choose(seen, Random(2), level)


@pytest.mark.parametrize("level", ["normal", "strong"])
def test_takes_a_table_apart(level: str) -> None:
    """Only with tiles of two melds can the 7 be laid; the beginner draws instead."""
    state = position("r7 b2 b12 g5 y13 g11", "b8 g8 r8 y8 | r9 r10 r11 r12")
    move = choose(seen_by(state, 1), Random(1), level)
    assert isinstance(move, Arrange)
    assert play(state, 1, move).hands[0] == tuple(sorted(tiles("b2 b12 g5 y13 g11")))
    assert choose(seen_by(state, 1), Random(1), "easy") == DrawStock()


def test_what_takes_many_melds_apart_is_not_seen_by_normal() -> None:
    """Two groups of four and a run have to give tiles; strong sees it, with two tiles left over."""
    table = "b8 g8 r8 y8 | b9 g9 r9 y9"
    state = position("r7 b2 g5 g12 r13 y2", table)
    assert choose(seen_by(state, 1), Random(1), "normal") == DrawStock()
    assert isinstance(choose(seen_by(state, 1), Random(1), "strong"), Arrange)
    state = position("r7", table)
    assert isinstance(choose(seen_by(state, 1), Random(1), "normal"), Arrange)


def test_easy_parts_a_run_and_lays_its_own() -> None:
    """One meld at a time is seen, and a joker that lies far from all the tiles changes nothing."""
    state = position("b5 g1 r1 y1 y12", "b3 b4 b5 b6 b7 | g11 g12 *")
    move = choose(seen_by(state, 1), Random(1), "easy")
    assert play(state, 1, move).hands[0] == tiles("y12")


def test_easy_overlooks_a_last_turn_that_takes_much_apart() -> None:
    """Of two melds each tile can take one, and easy sees no more than three melds at once."""
    table = "b8 g8 r8 y8 | b9 g9 r9 y9"
    state = position("r7", table)
    assert isinstance(choose(seen_by(state, 1), Random(1), "easy"), Arrange)
    state = position("r7 b11", f"{table} | b12 g12 r12 y12 | b13 g13 r13 y13")
    assert choose(seen_by(state, 1), Random(1), "easy") == DrawStock()
    assert isinstance(choose(seen_by(state, 1), Random(1), "normal"), Arrange)


@pytest.mark.parametrize(
    ("rack", "stock", "waiting"),
    [
        pytest.param("b8 g2 r12", None, {"normal", "strong"}, id="two of five would be left"),
        pytest.param("b8 g2 r12 y5", None, {"strong"}, id="three of five"),
        pytest.param("b8 g2 r12", "", set(), id="nothing to draw"),
    ],
)
def test_normal_waits_less_than_strong(rack: str, stock: str | None, waiting: set[str]) -> None:
    """The 8 can be laid now, and the other rack has five tiles; a beginner never waits."""
    state = position(rack, "b5 b6 b7", others=("b9 b10 g9 y1 y13",), stock=stock)
    moves = {level: choose(seen_by(state, 1), Random(1), level) for level in Level}
    assert {level for level, move in moves.items() if not isinstance(move, Arrange)} == waiting


@pytest.mark.parametrize(
    ("other", "stock", "lays"),
    [
        pytest.param("b9 b10", None, False, id="the other holds as many"),
        pytest.param("b9", None, True, id="the other is further"),
        pytest.param("b9 b10", "", True, id="nothing to draw"),
    ],
)
def test_strong_waits(other: str, stock: str | None, lays: bool) -> None:
    """The 8 can be laid now or with the three tiles that cannot."""
    state = position("b8 g2 r12 y5", "b5 b6 b7", others=(other,), stock=stock)
    move = choose(seen_by(state, 1), Random(1), "strong")
    assert isinstance(move, Arrange) == lays


def test_strong_says_why_it_waits() -> None:
    """What could be laid is named, and how much would be left."""
    seen = seen_by(position("b8 g2 r12", "b5 b6 b7"), 1)
    why = mind_of(seen.variant).reason(seen, DrawStock())
    assert why == Reason(Why.TILES_WAIT, cards=tiles("b8"), points=1, least=2)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["normal", "strong"])
def test_never_overlooks_a_turn_that_empties_the_rack(level: str) -> None:
    """Wherever the exact search can lay all that a player holds, the player does."""
    chances = 0
    for seed in range(2):
        for state in course(["normal", "strong"], seed):
            opened = state.to_act in state.opened
            if opened and solver.completing(state.melds, state.hand):
                chances += 1
                move = choose(seen_by(state, state.acting), Random(1), level)
                assert not play(state, state.acting, move).hands[state.acting - 1]
    assert chances


def test_promise() -> None:
    """Fewer tiles that fit promise more, for both seats the same but for the sign."""
    good = position("b8", "b5 b6 b7", others=("g2 r12 y5 y13 g9 g13",))
    bad = position("g2 r12 y5 y13 g9 g13", "b5 b6 b7", others=("b8",))
    promise = mind_of(VARIANT).promise
    assert promise is not None
    assert promise(good, 1) > 0 > promise(bad, 1)
    assert promise(good, 1) == pytest.approx(-promise(good, 2))


def test_luck_is_less_than_is_promised() -> None:
    """Among three: a tile that does not fit yet often fits later."""
    others = "g2 r12 y5 y13 g9 g13", "r2 g12 b5"
    state, mind = position("b8", "b5 b6 b7", others=others), mind_of(VARIANT)
    assert mind.luck is not None
    assert mind.promise is not None
    assert 0 < mind.luck(state, 1) < mind.promise(state, 1)


@pytest.mark.parametrize(
    ("rack", "table", "outs"),
    [
        pytest.param("b5 b6", "", "b4 b7", id="beside two of a run"),
        pytest.param("b5 b7", "", "b6", id="between them"),
        pytest.param("b12 b13", "", "b11", id="nothing follows 13"),
        pytest.param("b5 g5", "", "r5 y5", id="of a number"),
        pytest.param("b5", "b7 b8 b9 b10", "b6", id="beside a long run"),
        pytest.param("b5", "r5 r6 r7 r8", "g5 y5", id="with an end of a long run"),
        pytest.param("b5", "r6 r5 r4", "", id="a short one keeps its tiles"),
        pytest.param("b5", "r6 g6 b6 y6", "b4 b7", id="with a tile of a group of four"),
        pytest.param("b2 y9 r12", "", "", id="what lies by itself"),
    ],
)
def test_tiles_that_would_lay_more(rack: str, table: str, outs: str) -> None:
    """Of what is left, with one tile of the table at most; each is there twice, and two jokers."""
    state = position(rack, table, others=("y1",))
    count = sum(state.stock.count(tile) for tile in tiles(f"{outs} *"))
    assert inputs(state)[OUTS] * len(state.stock) == pytest.approx(count)


def test_luck_of_two() -> None:
    """Few tiles that are left are better luck, whoever has them; what one gains the other loses."""
    luck = mind_of(VARIANT).luck
    assert luck is not None
    ahead, behind = "b8 g2", "g2 r12 y5 y13 g9 g13 r2 b1"
    good, bad = (
        position(one, "b5 b6 b7", others=(other,))
        for one, other in ((ahead, behind), (behind, ahead))
    )
    assert luck(good, 1) > 20 > -20 > luck(bad, 1)
    assert luck(good, 1) == -luck(good, 2)


@pytest.mark.parametrize("others", [("r12 y5",), ("r12 y5", "g2"), ("r12 y5", "g2", "b11 b12")])
def test_promises_add_up_to_nothing(others: tuple[str, ...]) -> None:
    """However many play: what one is ahead the others are behind."""
    state, promise = position("r3 r4 r5", others=others), mind_of(VARIANT).promise
    assert promise is not None
    assert sum(promise(state, seat) for seat in state.playing) == pytest.approx(0)
    assert promise(state, 1) > 0


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param(position("r3 r4 r5"), position("r3 g7 b5"), id="a run"),
        pytest.param(position("r3 g7 *"), position("r3 g7 b5"), id="a joker"),
        pytest.param(
            position("b8", "b5 b6 b7"), position("b8", "b5 b6 b7", opened=(2,)), id="opened"
        ),
        pytest.param(position("r3 g7 b5 y1"), position("r3 g7 b5 y1", stock="r1"), id="early"),
    ],
)
def test_one_position_promises_more_than_another(better: State, worse: State) -> None:
    """What can be laid counts, what brings more of it, and late in a round what cannot."""
    promise = mind_of(VARIANT).promise
    assert promise is not None
    assert promise(better, 1) > promise(worse, 1)


@pytest.mark.parametrize(
    ("level", "left"),
    [
        pytest.param("strong", "r1 y1 y2 r11", id="strong"),
        pytest.param("normal", "y2 g3 r11", id="normal"),
    ],
)
def test_rids_itself_of_points_when_the_end_is_near(level: str, left: str) -> None:
    """Three ones can be laid, or else a 1 and a 3, which count for more."""
    table = "g2 g3 g4 g5 | b6 g6 r6 y6"
    state = position("r1 y2 g3 r11 y1 g1", table, others=("b9",))
    move = choose(seen_by(state, 1), Random(1), level)
    assert play(state, 1, move).hands[0] == tuple(sorted(tiles(left)))


def test_passes_without_a_stock() -> None:
    """Nothing to lay and nothing to draw."""
    state = position("b5 g12", stock="")
    for level in ("easy", "normal", "strong"):
        assert choose(seen_by(state, 1), Random(1), level) == Pass()


@pytest.mark.parametrize(
    ("opened", "why"),
    [
        pytest.param((1, 2), Why.NO_TILES, id="opened"),
        pytest.param((2,), Why.NO_OPENING, id="not opened"),
    ],
)
def test_a_draw_is_explained(opened: tuple[int, ...], why: Why) -> None:
    """Who can lay nothing is told so."""
    seen = seen_by(position("b5 g12", opened=opened), 1)
    move = advise(seen)
    assert move == DrawStock()
    assert mind_of(seen.variant).reason(seen, move).why is why


def test_strong_opens_with_little() -> None:
    """What is kept can go later, and helps nobody else; others lay all they can."""
    state = position("r10 r11 r12 b1 b2 b3 g13 y5", opened=(2,), others=("b9 b10 y1 y2",))
    moves = {level: choose(seen_by(state, 1), Random(1), level) for level in Level}
    left = {level: len(play(state, 1, move).hands[0]) for level, move in moves.items()}
    assert left == {"easy": 2, "normal": 2, "strong": 5}


@pytest.mark.parametrize(
    ("rack", "others", "left"),
    [
        pytest.param("r10 r11 r12 b1 b2 b3 g13", ("b9 b10 y1",), 1, id="the other is near the end"),
        pytest.param("r10 r11 r12 b1 b2 b3", ("b9 b10 y1 y2",), 0, id="nothing would be left"),
        pytest.param("r8 r9 r10 b5 b6 b7 g1", ("b9 b10 y1 y2",), 7, id="worth too little"),
        pytest.param("r9 r10 * g9 y9 b9 y3", ("b9 b10 y1 y2",), 3, id="a joker is kept"),
    ],
)
def test_how_strong_opens(rack: str, others: tuple[str, ...], left: int) -> None:
    """With all it can where that counts for more; and with tiles rather than with a joker."""
    state = position(rack, opened=(2,), others=others)
    move = choose(seen_by(state, 1), Random(1), "strong")
    assert len(play(state, 1, move).hands[0]) == left + isinstance(move, DrawStock)


def test_strong_opens_with_several_melds_where_one_is_not_worth_enough() -> None:
    """Where all of them count together."""
    rack = "r4 r5 r6 b5 b6 b7 g13"
    state = position(rack, opened=(2,), others=("b9 b10 y1 y2",), opening="total")
    move = choose(seen_by(state, 1), Random(1), "strong")
    assert play(state, 1, move).hands[0] == tiles("g13")


@pytest.mark.parametrize(
    ("more", "other", "stock", "rounds", "opens"),
    [
        pytest.param("y5", "b9 b10 y1 y2", None, "1", False, id="much would be left"),
        pytest.param("", "b9 b10 y1 y2", None, "1", True, id="four would be left"),
        pytest.param("y5", "b9 b10 y1", None, "1", True, id="the end is near"),
        pytest.param("y5", "b9 b10 y1 y2", "", "1", True, id="no stock"),
        pytest.param("y5", "b9 b10 y1 y2", None, "3", True, id="more rounds"),
    ],
)
def test_strong_opens_late(
    more: str, other: str, stock: str | None, rounds: str, *, opens: bool
) -> None:
    """Once not much would be left; until then it says why."""
    rack = f"r10 r11 r12 b1 b4 g13 g7 {more}"
    state = position(rack, opened=(2,), others=(other,), stock=stock, rounds=rounds)
    seen = seen_by(state, 1)
    move = choose(seen, Random(1), "strong")
    assert isinstance(move, Arrange) == opens
    if not opens:
        why = mind_of(VARIANT).reason(seen, move)
        assert why == Reason(Why.OPENS_LATER, cards=tiles("r10 r11 r12"), points=3, least=5)
        assert CHECKS[why.why](seen, move, why)


@pytest.mark.parametrize(
    ("seat", "turns", "stock", "opens"),
    [
        pytest.param(2, 2, 20, True, id="lays turn by turn"),
        pytest.param(2, 1, 20, False, id="has only opened"),
        pytest.param(2, 2, 19, False, id="late in the round"),
        pytest.param(1, 2, 20, False, id="it was the rack's own turns"),
    ],
)
def test_strong_opens_with_all_beside_who_lays(
    seat: int, turns: int, stock: int, *, opens: bool
) -> None:
    """Who does not wait is made to lay even more by a small rack beside it."""
    rack, table = "r10 r11 r12 g11 y11 b11 b1 y8 g13 g7 y5", "b5 b6 b7"
    state = position(rack, table, opened=(2,), others=("b9 b10 y1 y2",), rounds="1")
    laid = (Act(seat, rows(table)),) * turns
    state = replace(state, stock=state.stock[:stock], course=laid)
    move = choose(seen_by(state, 1), Random(1), "strong")
    assert isinstance(move, Arrange) == opens
    if opens:
        assert len(play(state, 1, move).hands[0]) == 5
