"""How the strong player of Rummy 51 and Žolíky sees a round, and what it plays for."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from engine.cards import JOKER
from engine.game import play
from engine.melds import fits
from engine.moves import Discard, DrawStock, LayMeld, Move, SwapJoker, TakePile
from engine.players import MINDS, Level
from engine.players.opening import strong
from engine.players.opening.boards import BIT, boards, fitting
from engine.players.opening.scene import lying, remembered, scene_of
from engine.players.opening.stakes import Stakes, stakes_of
from engine.state import Act, State
from engine.view import seen_by
from tests.engine.situations import card, cards
from tests.engine.test_advice import positions
from tests.engine.two_packs import at_turn

GAMES = ("rummy-51", "zolik")
EACH_GAME = pytest.mark.parametrize("game", GAMES)
FAR = "2c 4d 7h 9s Jc Kd 3s 5h 6c 8d"


def met(board: int) -> set[str]:
    return {str(each) for each, bit in BIT.items() if board & bit}


@pytest.mark.parametrize(
    ("held", "found"),
    [
        pytest.param("", "4h 8h", id="at once"),
        pytest.param("8h", "4h 8h 9h", id="after one"),
        pytest.param("8h 9h 3h", "4h 8h 9h 10h", id="after two, and not past a gap"),
        pytest.param("4h 3h 2h", "Ah 2h 3h 4h 8h", id="down to the ace"),
    ],
)
def test_what_can_be_laid_off_step_by_step(held: str, found: str) -> None:
    """A card that fits opens the place beyond it."""
    state = at_turn("zolik", "2c", melds="5h 6h 7h")
    board = lying(state.melds).with_steps(boards(cards(held))[0])
    assert board == boards(cards(found))[0]


@EACH_GAME
def test_fits_what_the_rules_let_be_laid_off(game: str) -> None:
    """Natural cards, by the rules themselves."""
    for seen in islice(positions(game, 30), 30):
        table = [meld for meld in seen.melds if meld.kind != "flush"]
        found = {each for each in BIT if any(fits(meld, each, seen.melding) for meld in table)}
        assert lying(seen.melds).fits == boards(found)[0] == fitting(table)


def test_remembers_the_next_seat() -> None:
    """What it took and what it threw."""
    state = at_turn("zolik", "Ks Kh 3d", pile="4c 9s", stock="Jd", others=(FAR,), opened=())
    state = replace(state, to_act=2)
    for move in (TakePile(card("9s")), Discard(card("2c")), DrawStock()):
        state = play(state, state.acting, move)
    known = remembered(seen_by(state, 1))
    assert known.known == BIT[card("9s")]
    assert known.thrown == BIT[card("2c")]
    assert (known.collected, known.turns) == (1, 0.05)
    scene = scene_of(state, known)
    assert scene.unseen == 108 - len(state.hand) - len(state.pile)


def move_of(state: State) -> Move:
    """What the strong level does."""
    return MINDS[state.variant.key].choose(seen_by(state, 1), Random(1), Level.STRONG, 0)


def seen_at(game: str, totals: tuple[int, ...], **options: str) -> State:
    others = (FAR, "2d 4s 7c", "3c 3h")[: len(totals) - 1]
    state = at_turn(game, "10h Ks 4c 3d 8s", pile="2h", others=others, **options)
    return replace(state, totals=totals)


def stakes(game: str, totals: tuple[int, ...], **options: str) -> Stakes | None:
    rules = {"rummy-51": (0, 0), "zolik": (10, -100)}[game]
    return stakes_of(seen_by(seen_at(game, totals, **options), 1), 10, 20, *rules)


@pytest.mark.parametrize(
    ("game", "totals", "options"),
    [
        pytest.param("rummy-51", (100, 300), {}, id="the target is far"),
        pytest.param("zolik", (20, 10), {}, id="both have much left"),
        pytest.param("zolik", (20, -90, 5), {}, id="one of three would be out"),
        pytest.param("zolik", (20, -90), {"deals": "20"}, id="many deals are left"),
    ],
)
def test_points_are_played_for(game: str, totals: tuple[int, ...], options: dict[str, str]) -> None:
    """Where the game may last."""
    assert stakes(game, totals, **options) is None


@pytest.mark.parametrize(
    ("game", "totals", "options"),
    [
        pytest.param("rummy-51", (480, 460), {}, id="penalties"),
        pytest.param("rummy-51", (480, 460, 470), {}, id="three"),
        pytest.param("zolik", (-80, -60), {}, id="until one is left"),
        pytest.param("zolik", (0, 20), {"deals": "3"}, id="deals"),
    ],
)
def test_more_points_are_a_better_chance(
    game: str, totals: tuple[int, ...], options: dict[str, str]
) -> None:
    """As long as a round won and a round lost weigh as they did."""
    found = stakes(game, totals, **options)
    assert found is not None
    chances = [found.chance(worth, 30, 30) for worth in (-40, -20, 0, 20, 40)]
    assert chances == sorted(chances)
    assert 0 <= chances[0] < chances[-1] <= 1


@pytest.mark.parametrize(
    ("game", "totals", "options"),
    [
        ("rummy-51", (480, 490), {}),
        ("zolik", (-80, -92), {}),
    ],
)
def test_who_is_ahead_near_the_end_wants_to_lose_little(
    game: str, totals: tuple[int, ...], options: dict[str, str]
) -> None:
    """Of rounds that are worth as much, the one that costs least where it is lost."""
    found = stakes(game, totals, **options)
    assert found is not None
    assert found.chance(0, 12, 12) > found.chance(0, 60, 60)


def test_one_round_is_won_or_lost() -> None:
    """Whoever is better in it wins, whatever it brings."""
    found = stakes("rummy-51", (0, 0), one_round="yes")
    assert found is not None
    assert found.chance(30, 30, 30) == 1
    assert found.chance(0, 30, 30) == found.chance(0, 90, 90) == 0.5


@EACH_GAME
def test_weighs_all_ways_to_end_a_turn(game: str) -> None:
    """Laying and holding back, each with every card that may be thrown."""
    by = strong.fitted(f"engine.players.{game.replace('-', '_')}")
    hand, others = "5h Ks Kd Kh 2c", ("3s 4d 7h 9s",)
    state = at_turn(game, hand, melds="6h 7h 8h", pile="2c", stock="Jd", others=others)
    seen = seen_by(play(state, 1, DrawStock()), 1)
    found = strong.plans(seen, by)
    laid = {len(plan.first.pieces) for plan in found if not isinstance(plan.first, SwapJoker)}
    assert laid == {0, 1, 2}
    assert {plan.throw for plan in found} >= set(cards("2c Jd"))


@EACH_GAME
def test_lays_a_swapped_joker(game: str) -> None:
    """What is owed in a turn is done in the way that the rules prefer."""
    state = at_turn(game, "5h Ks Kd 2c", melds="4h * 6h", pile="2d", stock="9d", others=(FAR,))
    for move in (DrawStock(), SwapJoker(card("5h"), 1)):
        state = play(state, 1, move)
    assert isinstance(move_of(state), LayMeld)


def test_takes_for_later_only_while_the_round_is_young() -> None:
    """Two who better their hands from the pile again and again would never end."""
    state = at_turn("zolik", "Ks Kh 2c 4d 7h 9s", pile="Kd", opened=(), others=(FAR,))
    assert strong.may_want(seen_by(state, 1))
    throws = tuple(Act(1 + at % 2, Discard(card("2c"))) for at in range(70))
    assert not strong.may_want(seen_by(replace(state, course=throws), 1))


def test_opens_to_lay_off_what_it_has_taken() -> None:
    """A card of the pile that goes on another's meld has to wait for the opening."""
    hand = "Ks Kh Kd Qs Qh Qd 2c 4d 7s"
    state = at_turn("rummy-51", hand, melds="7h 8h 9h", pile="10h", opened=(2,), others=("2d 3s",))
    after = play(state, 1, TakePile(card("10h")))
    assert after.turn.must_meld == card("10h")
    while after.turn.must_meld:
        after = play(after, 1, move_of(after))
    assert 1 in after.opened


@EACH_GAME
def test_draws_where_nothing_lies_openly(game: str) -> None:
    """There is nothing to compare with."""
    state = at_turn(game, "5h Ks Kd", opened=(), others=(FAR,))
    assert move_of(state) == DrawStock()


@EACH_GAME
def test_throws_a_joker_where_nothing_else_is_left(game: str) -> None:
    """Two jokers alone are no meld."""
    state = at_turn(game, "*", stock="*", opened=(1,), others=(FAR,))
    assert move_of(play(state, 1, DrawStock())) == Discard(JOKER)
