"""The beginner at every card game: always legal, to the end of rounds, by every kind of move."""

from dataclasses import replace
from random import Random

import pytest

from engine.cards import JOKER, Card, parse_cards
from engine.game import due, play, start
from engine.melds import Meld, new_meld
from engine.moves import (
    DEALER,
    BigGin,
    Close,
    Discard,
    DrawStock,
    Gin,
    Knock,
    Laid,
    Move,
    Pass,
    SwapJoker,
    TakePile,
    TurnOver,
)
from engine.options import rules_from
from engine.players import plain
from engine.state import Phase, State, Turn
from engine.variants import VARIANTS
from engine.view import seen_by

ROUNDS = 3
LONG = 3_000
"""Moves that so many rounds come nowhere near."""

TABLES = [
    pytest.param("straight", 5, {}, id="straight"),
    pytest.param("straight", 2, {"stock-out": "turn-over"}, id="straight, pile turned over"),
    pytest.param(
        "straight",
        3,
        {"melds-per-turn": "one", "lay-off-before-own-meld": "no", "final-discard": "required"},
        id="straight, strict",
    ),
    pytest.param("gin", 2, {}, id="gin"),
    pytest.param("gin", 2, {"knock": "oklahoma", "big-gin": "no"}, id="gin, oklahoma"),
    pytest.param("rummy-51", 4, {}, id="rummy-51"),
    pytest.param("zolik", 3, {}, id="zolik"),
    pytest.param("zolik", 2, {"initial-meld": "0"}, id="zolik, no initial meld"),
]


@pytest.mark.uncounted
@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_plays_rounds_to_their_end(key: str, seats: int, options: dict[str, str]) -> None:
    """Every move is one that `play` accepts, and rounds end."""
    state, random = begun(key, seats, **options), Random(seats)
    for _ in range(LONG):
        if len(state.results) >= ROUNDS or state.phase is Phase.FINISHED:
            return
        dealt = due(state, bytes(32))
        seat = DEALER if dealt else state.acting
        state = play(state, seat, dealt or plain.choose(seen_by(state, seat), random))
    raise AssertionError("rounds without end")


def begun(key: str, seats: int, **options: str) -> State:
    variant = VARIANTS[key]
    return start(variant, rules_from(variant, options), seats, seats)


def at(key: str, phase: Phase, hand: str, **where: object) -> State:
    """Seat 1 of two is to act in *phase* with *hand*."""
    held = tuple(sorted(parse_cards(hand)))
    other = parse_cards("2s 3d 5c 6s 7d 9c 10s Jd Kc Ks")
    state = replace(begun(key, 2), round=1, phase=phase, to_act=1, hands=(held, other))
    return replace(state, **{"stock": parse_cards("2d 4s 8c"), **where})  # type: ignore[arg-type]


def chosen(state: State, seed: int = 1) -> Move:
    return plain.choose(seen_by(state, 1), Random(seed))


MELDED = "4h 5h 6h 7s 7d 7c 9d 10d Jd"


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        pytest.param(f"{MELDED} 2c Kh", Knock(Card(1, 13)), id="knock"),
        pytest.param(f"{MELDED} Qd 8c", Gin(Card(3, 8)), id="gin"),
        pytest.param(f"{MELDED} 8d Qd", BigGin(), id="big gin"),
    ],
)
def test_knocks_when_it_can(hand: str, move: Move) -> None:
    """The best of what ends a round of gin is chosen."""
    assert chosen(at("gin", Phase.PLAY, hand)) == move


@pytest.mark.parametrize(
    ("up", "move"),
    [
        pytest.param("8d", TakePile(Card(2, 8)), id="of use"),
        pytest.param("Kh", Pass(), id="of none"),
    ],
)
def test_upcard(up: str, move: Move) -> None:
    """The upcard of gin is taken when it completes a meld, and passed if not."""
    state = at("gin", Phase.UPCARD, MELDED + " 2c", pile=parse_cards(up))
    assert {chosen(state, seed) for seed in range(9)} <= {move, Pass()}
    assert chosen(state, 1) == move


def test_turns_the_pile_over() -> None:
    """With no stock, where the rules shuffle nothing, the pile is turned over and drawn from."""
    options = {"stock_out": "turn-over"}
    rules = rules_from(VARIANTS["straight"], {"stock-out": options["stock_out"]})
    pile = parse_cards("2c Kh 9s")
    state = at("straight", Phase.DRAW, "4h 5h 8d", pile=pile, stock=(), rules=rules)
    assert chosen(state) == TurnOver()
    assert chosen(play(state, 1, TurnOver())) == DrawStock()


def test_begins_a_round_with_a_discard() -> None:
    """Who plays first in žolíky discards."""
    state = at("zolik", Phase.FIRST_DISCARD, "2h 3h 4h 7s 7d 9c 10c Jc Kd Qs 5s 6s 8d")
    assert isinstance(chosen(state), Discard)


def test_closes_from_the_hand() -> None:
    """Twelve of a suit and one more close a round of žolíky."""
    state = at("zolik", Phase.PLAY, "As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Kd")
    assert chosen(state) == Close(Card(2, 13))


def with_joker(text: str, joker: str) -> Meld:
    laid = [*map(Laid, parse_cards(text)), Laid(JOKER, *parse_cards(joker))]
    meld = new_meld(1, 2, laid)
    assert meld is not None
    return meld


def test_swaps_a_joker_when_nothing_else_helps() -> None:
    """A card that has to be laid, and can be with a joker of the table alone, makes it swap."""
    owed = parse_cards("9h")
    state = at(
        "rummy-51",
        Phase.PLAY,
        "9h 9s 8c Kd",
        melds=(with_joker("7c 9c", "8c"),),
        opened=frozenset({1, 2}),
        turn=Turn(taken=owed, must_meld=owed[0]),
    )
    assert chosen(state) == SwapJoker(Card(3, 8), 1)
