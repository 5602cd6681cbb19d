"""The computer at Rummy 51 and Žolíky: legal, the same each time, better level by level."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from bench.yardsticks import player
from engine.cards import HIDDEN, JOKER
from engine.game import due, play, start
from engine.legal import is_legal
from engine.moves import DEALER, Close, Discard, DrawStock, LayMeld, SwapJoker, TakePile
from engine.options import rules_from
from engine.players import MINDS, Level, choose
from engine.players.opening.judging import PLAIN, Judge
from engine.players.opening.looks import look_of
from engine.players.whys import Why
from engine.record.lines import read_move
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import seen_by
from tests.engine.claims import CHECKS
from tests.engine.situations import card, cards
from tests.engine.test_advice import positions
from tests.engine.two_packs import at_turn

GAMES = ("rummy-51", "zolik")
SHORT = {"rummy-51": {"target": "100"}, "zolik": {"deals": "2"}}
EACH_GAME = pytest.mark.parametrize("game", GAMES)
LONG = 3_000
"""Moves that no such game comes near."""


def whole_game(game: str, names: tuple[str, ...], number: int, **options: str) -> State:
    """Play to the end, seat by seat by the player named; an illegal move raises its refusal."""
    variant = VARIANTS[game]
    rules = rules_from(variant, SHORT[game] | options)
    state = start(variant, rules, len(names), 1 + number % len(names))
    key, random, players = number.to_bytes(32, "big"), Random(number), [*map(player, names)]
    for _ in range(LONG):
        if state.phase is Phase.FINISHED:
            return state
        deal = due(state, key)
        seat = DEALER if deal else state.acting
        state = play(state, seat, deal or players[seat - 1](seen_by(state, seat), random))
    raise AssertionError("a game without end")


@pytest.mark.uncounted
@EACH_GAME
@pytest.mark.parametrize("names", [("strong", "normal"), ("easy", "strong", "normal")])
def test_plays_to_the_end(game: str, names: tuple[str, ...]) -> None:
    """Every move is legal, and rounds come to an end."""
    assert whole_game(game, names, 700).winner


@pytest.mark.uncounted
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("rummy-51", {"initial-meld": "40", "pile-before-initial-meld": "free", "unmelded": "100"}),
        ("rummy-51", {"initial-meld": "45", "joker-swap": "no"}),
        ("zolik", {"initial-meld": "0", "flush-jokers": "half"}),
        ("zolik", {"initial-meld": "60"}),
    ],
)
def test_options(game: str, options: dict[str, str]) -> None:
    """With other rules too."""
    assert whole_game(game, ("strong", "sound-opening"), 701, **options).winner


@cache
def lead(game: str, better: str, worse: str) -> int:
    """Rounds that *better* wins more than *worse*, over the same deals from both seats."""
    won = 0
    for number in range(800, 806):
        for names in ((better, worse), (worse, better)):
            end = whole_game(game, names, number)
            ahead = [result.ended_by for result in end.results if result.ended_by]
            mine = names.index(better) + 1
            won += sum(1 if seat == mine else -1 for seat in ahead)
    return won


@pytest.mark.slow
@EACH_GAME
@pytest.mark.parametrize("levels", [("normal", "easy")])
def test_each_level_beats_the_one_below(game: str, levels: tuple[str, str]) -> None:
    """More rounds are ended by the better."""
    assert lead(game, *levels) > 0


@pytest.mark.slow
@pytest.mark.watched
@EACH_GAME
@pytest.mark.parametrize("level", list(Level))
def test_any_position(game: str, level: Level) -> None:
    """Whatever was done before: a legal move, the same each time, for a reason that is true."""
    for seen in positions(game, 40):
        move = choose(seen, Random(1), level)
        assert is_legal(seen, move), move
        assert move == choose(seen, Random(1), level)
        why = MINDS[game].reason(seen, move)
        assert CHECKS[why.why](seen, move, why), (move, why)


@EACH_GAME
def test_hidden_cards_make_no_difference(game: str) -> None:
    """Nothing is read from the stock or another hand."""
    for seen in positions(game, 20):
        assert HIDDEN in seen.stock or not seen.stock
        shuffled = replace(seen, stock=seen.stock[::-1])
        assert choose(seen, Random(2), "strong") == choose(shuffled, Random(2), "strong")


def turn(state: State, level: str = "strong") -> list[object]:
    """All moves of the turn of seat 1."""
    moves: list[object] = []
    while state.to_act == 1:
        move = choose(seen_by(state, 1), Random(3), level)
        moves.append(move)
        state = play(state, 1, move)
    return moves


FAR = "2c 4d 7h 9s Jc Kd 3s 5h 6c 8d"


@EACH_GAME
@pytest.mark.parametrize("level", ["normal", "strong"])
def test_goes_out_when_it_can(game: str, level: str) -> None:
    """A meld, a lay-off and a discard."""
    state = at_turn(game, "7h 8h 9h 4c", melds="4d 4s 4h", pile="2c", stock="Jd", others=(FAR,))
    moves = turn(state, level)
    assert moves[-1] == Discard(card("Jd"))
    assert LayMeld.of(cards("7h 8h 9h")) in moves


@EACH_GAME
@pytest.mark.parametrize(
    ("hand", "move", "why"),
    [
        ("7h 8h 9h 4c Jd", "meld 7h 8h 9h", Why.GOES_OUT),
        ("7h 8h 9h 4c Jd", "add 4c 1", Why.GOES_OUT),
        ("5h 6h Qc Jd", "swap Qc 2", Why.GOES_OUT),
        ("5h 6h Qc Jd Ks", "swap Qc 2", Why.SWAPS),
        ("7h 8h 9h 4c Jd Qs", "meld 7h 8h 9h", Why.SHEDS),
    ],
)
def test_says_where_the_round_can_be_ended(game: str, hand: str, move: str, why: Why) -> None:
    """With a joker that is swapped for too; not where a card too many stays."""
    before = at_turn(game, hand, melds="4d 4s 4h|10c Jc *Qc", pile="2c", stock="2s", others=(FAR,))
    seen = seen_by(replace(before, phase=Phase.PLAY), 1)
    _, made, _ = read_move(f"1 {move}")
    reason = MINDS[game].reason(seen, made)

    assert reason.why is why
    assert CHECKS[why](seen, made, reason)


@EACH_GAME
@pytest.mark.parametrize("level", ["normal", "strong"])
def test_takes_what_opens(game: str, level: str) -> None:
    """The top of the pile is taken where the melds suffice with it."""
    hand = "Ks Kh Qs Qh Qd 2c 4d 7h 9s Jc 3s 5h"
    state = at_turn(game, hand, pile="Kd", opened=(), others=(FAR,))
    moves = turn(state, level)
    assert moves[0] == TakePile(card("Kd"))
    assert LayMeld.of(cards("Ks Kh Kd")) in moves
    assert MINDS[game].reason(seen_by(state, 1), TakePile(card("Kd"))).why is Why.CAN_OPEN


def test_leaves_what_does_not_open() -> None:
    """A card that had to be laid is not taken before the opening."""
    state = at_turn("rummy-51", "Ks Kh 2c 4d 7h 9s Jc 3s 5h", pile="Kd", opened=(), others=(FAR,))
    assert turn(state)[0] == DrawStock()
    assert MINDS["rummy-51"].reason(seen_by(state, 1), DrawStock()).why is Why.NOT_YET


def test_takes_a_meld_where_that_is_free() -> None:
    """In Žolíky a card may be taken for later."""
    state = at_turn(
        "zolik", "Ks Kh 2c 4d 7h 9s Jc 3s 5h 6s 8c As", pile="Kd", opened=(), others=(FAR,)
    )
    assert turn(state)[0] == TakePile(card("Kd"))


@EACH_GAME
@pytest.mark.parametrize("level", ["normal", "strong"])
def test_does_not_feed_the_next(game: str, level: str) -> None:
    """What fits on the table is laid or kept, not thrown."""
    hand = "10h Ks 4c 3d 8s"
    state = at_turn(game, hand, melds="7h 8h 9h", pile="2c", stock="6d", others=(FAR,))
    assert turn(state, level)[-1] != Discard(card("10h"))


@EACH_GAME
def test_keeps_the_joker(game: str) -> None:
    """A joker is the last card to throw."""
    state = at_turn(game, "* Ks 4c 3d 8s Jh", pile="2c", stock="6d", opened=(), others=(FAR,))
    assert turn(state)[-1] != Discard(JOKER)


def test_takes_nothing_useless_with_an_opening_in_hand() -> None:
    """Who could open without the top of the pile takes it only where it is laid as well."""
    hand = "Ks Kh Kd Qs Qh Qd 2c 4d 7h 9s"
    for pile, begun in (("Jd", DrawStock()), ("Kc", TakePile(card("Kc")))):
        state = at_turn("rummy-51", hand, pile=pile, opened=(), others=("3c 5d 8h",))
        assert turn(state)[0] == begun


def test_holds_a_card_back_to_throw_it() -> None:
    """A pair and a card that fits can go out with the next card; a pair alone cannot."""
    others = ("2c 4d 7h 9s Jc 3s 6c 8d 10d Qc",)
    state = at_turn("rummy-51", "5h Ks Kd", melds="6h 7h 8h", pile="2c", stock="Jd", others=others)
    assert turn(state, "normal") == [DrawStock(), Discard(card("Jd"))]


def test_closes_from_the_hand() -> None:
    """Twelve cards of one suit end the round at once."""
    hand = "As 3s 3s 5s 5s 7s 7s 9s 9s Js Js Ks"
    state = at_turn("zolik", hand, pile="2c", stock="6d", opened=(), others=("2d 4d 7h Jc",))
    assert isinstance(turn(state)[-1], Close)


@EACH_GAME
def test_swaps_a_joker_to_go_out(game: str) -> None:
    """The joker of the table makes a meld of two cards."""
    state = at_turn(game, "5h Ks Kd", melds="4h * 6h", pile="2c", stock="9d", others=(FAR,))
    moves = turn(state)
    assert SwapJoker(card("5h"), 1) in moves
    assert moves[-1] == Discard(card("9d"))


@pytest.mark.parametrize("level", ["normal", "strong"])
def test_takes_when_the_stock_is_empty(level: str) -> None:
    """Nothing else can be done."""
    state = replace(at_turn("zolik", "5h Ks Kd", pile="2c", others=(FAR,)), stock=())
    assert turn(state, level)[0] == TakePile(card("2c"))


@EACH_GAME
def test_promise(game: str) -> None:
    """Who holds less has more to hope for, and what one gains the other loses."""
    state = at_turn(game, "5h Ks", melds="7h 8h 9h", pile="2c", others=(FAR,))
    promise = MINDS[game].promise
    assert promise is not None
    assert promise(state, 1) > 0
    assert promise(state, 1) == pytest.approx(-promise(state, 2))
    closed = replace(state, opened=frozenset({1}))
    assert promise(closed, 1) > 0


def test_nothing_is_hidden() -> None:
    """With an empty stock all other cards may be known; hands are judged all the same."""
    state = at_turn("rummy-51", "5h Ks Kd", melds="7h 8h 9h", pile="2c", others=(FAR,))
    look = replace(look_of(seen_by(state, 1)), once=0, twice=0, opened=True)
    judge = Judge(PLAIN, look)
    assert len(judge.throws(state.hand, state.hand)) == 3
