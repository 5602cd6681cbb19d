"""What comes first of all that is legal: what is owed, else what a glance says is worth most."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.arrange.deadwood import deadwood
from engine.cards import parse_cards
from engine.changing import replace
from engine.game import due, play, start
from engine.legal import legal_discards, legal_layoffs, legal_melds, legal_moves
from engine.moves import DEALER, DrawStock, LayMeld, LayOff, TakePile, cards_in
from engine.opening.duties import owed
from engine.record.lines import write_move
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import seen_by
from tests.engine.situations import after, situation
from tests.engine.two_packs import at_turn


def lines(moves: tuple) -> list[str]:  # type: ignore[type-arg]
    """Moves as lines, without the seat."""
    return [write_move(1, move).removeprefix("1 ") for move in moves]


def gin(hand: str, pile: str = "") -> State:
    """Seat 1 is to draw, or to take the upcard, at gin."""
    variant = VARIANTS["gin"]
    state = start(variant, variant.presets["tournament"], 2, 2)
    hands = tuple(sorted(parse_cards(hand))), parse_cards("2c")
    where = {"round": 1, "phase": Phase.DRAW, "to_act": 1, "hands": hands}
    return replace(state, **where, pile=parse_cards(pile), stock=parse_cards("Ks Kh Kd"))


def positions(game: str, count: int) -> Iterator[State]:
    """Positions in which a seat is to act, of games in which half of the moves are the first."""
    variant, random = VARIANTS[game], Random(game)
    preset = next(iter(variant.presets.values())).with_defaults(variant.seats[0])
    while count:
        state = start(variant, preset, variant.seats[0] if 2 not in variant.seats else 2, 1)
        while state.phase is not Phase.FINISHED and state.round < 3 and count:
            dealt = due(state, random.randbytes(32))
            if dealt is not None:
                state = play(state, DEALER, dealt)
                continue
            yield state
            count -= 1
            legal = legal_moves(seen_by(state, state.to_act))
            state = play(state, state.acting, random.choice([legal[0], random.choice(legal)]))


def test_at_gin_the_least_deadwood_is_left() -> None:
    """In drawn positions the first discard leaves no more deadwood than any other."""
    seen = 0
    for state in positions("gin", 400):
        discards = legal_discards(state)
        left = [deadwood(card for card in state.hand if card != move.card) for move in discards]
        assert left == sorted(left)
        seen += len(left) > 1
    assert seen > 50


def test_at_gin_the_loneliest_of_equal_cards_goes() -> None:
    """Of discards that leave the same the one with fewest partners, and not what was drawn last."""
    state = after(replace(gin("9h 9s 4d Jc As Ah Ad 2s"), stock=parse_cards("10d Kd")), "1 draw")
    assert lines(legal_discards(state))[:3] == ["discard Jc", "discard 10d", "discard 9s"]


@pytest.mark.parametrize("game", ["five-hundred", "rummy-51", "zolik"])
def test_what_is_owed_comes_first(game: str) -> None:
    """As long as something has to be laid that can be laid at once, nothing else is first."""
    met = 0
    for state in positions(game, 400):
        due_cards, legal = set(owed(state)), legal_moves(state)
        lays = [move for move in legal if isinstance(move, LayMeld | LayOff)]
        paying = [move for move in lays if due_cards & set(cards_in(move))]
        if paying:
            met += 1
            assert legal[0] in paying
    assert met


def test_the_card_taken_is_melded_first() -> None:
    """After a take down to 3♥ the meld with it comes before one that counts more."""
    state = situation("2h 4h Qs Qd Qc 9c", pile="3h 8d 5c")
    assert lines(legal_melds(after(state, "1 take 3h")))[0] == "meld 2h 3h 4h"


def test_the_card_taken_is_laid_off_first() -> None:
    """Where only a lay-off pays, that comes before a new meld, also before one that counts more."""
    state = situation("9h Qs Qd Qc 9c", pile="3s 8d 5c", melds="3h 3d 3c|10h Jh Qh")
    taken = after(state, "1 take 3s")
    assert lines(legal_moves(taken))[0] == "add 3s 1"
    assert lines(legal_layoffs(taken))[0] == "add 3s 1"


def test_a_freed_joker_comes_first() -> None:
    """What lays it comes before a meld without one; else jokers stay for later."""
    where = {"melds": "5h * 7h", "stock": "Kc"}
    hand = "6h 2s 2d 5c 9s 9d 9c 4d"
    state = after(at_turn("zolik", hand, **where), "1 draw")  # type: ignore[arg-type]
    assert lines(legal_moves(state))[0] == "meld 9s 9d 9c"
    assert "*" in lines(legal_moves(after(state, "1 swap 6h 1")))[0]


def test_jokers_are_laid_last() -> None:
    """What lays no joker comes before a meld with one, lay-offs too."""
    state = at_turn("rummy-51", "5h 6h * 9c 2s", melds="Ks Kh Kd", stock="Kc")
    assert lines(legal_moves(after(state, "1 draw")))[:2] == ["add Kc 1", "meld 5h 6h *"]


def test_where_laying_counts_high_cards_are_kept() -> None:
    """Of lone cards the cheapest goes at 500; elsewhere the dearest."""
    state = after(situation("2s 9d Kh", stock="6c 3h"), "1 draw")
    assert [move.card for move in legal_discards(state)] == list(parse_cards("2s 6c 9d Kh"))
    other = after(at_turn("rummy-51", "2s 9d Kh", stock="6c"), "1 draw")
    assert [move.card for move in legal_discards(other)] == list(parse_cards("Kh 9d 6c 2s"))


def test_both_copies_are_kept_where_both_can_be_laid() -> None:
    """Of two equal cards none is spare that lie in two melds: of the hand, or one of the table."""
    hand = "5h 5h 6h 7h 5s 5d"
    state = after(at_turn("rummy-51", hand, stock="2c"), "1 draw")
    assert lines(legal_discards(state))[0] == "discard 2c"
    assert lines(legal_discards(state))[-1] != "discard 5h"
    beside = after(at_turn("rummy-51", "5h 5h 6h 7h", melds="5s 5d 5c", stock="2c"), "1 draw")
    assert lines(legal_discards(beside))[0] == "discard 2c"
    one_meld = after(at_turn("rummy-51", "5h 5h 6h 7h 8h", stock="2c"), "1 draw")
    assert lines(legal_discards(one_meld))[0] == "discard 5h"


def test_an_ace_below_the_two_is_far_from_the_king() -> None:
    """Where the ace is low a king has no partner in it; where it can be high it has."""
    low, both = (
        after(at_turn("straight", "Ah Kh Qs 9d", stock="4c", ace=ace), "1 draw")
        for ace in ("low", "both")
    )
    assert lines(legal_discards(low))[0] == "discard Kh"
    assert lines(legal_discards(both))[0] == "discard Qs"


def test_a_second_copy_goes_first() -> None:
    """Two equal cards lie in no meld together: one is of no use, also beside a meld."""
    state = after(at_turn("rummy-51", "5h 5h 6h 7h 8c 9c", stock="2s"), "1 draw")
    assert lines(legal_discards(state))[:2] == ["discard 5h", "discard 2s"]


@pytest.mark.parametrize(
    ("state", "first"),
    [
        pytest.param(gin("9s 9d 2c 4d Kh", pile="9h"), TakePile, id="gin: it makes a group"),
        pytest.param(gin("9s 9d 2c 4d Kh", pile="Ah"), DrawStock, id="gin: it is only low"),
        pytest.param(gin("3h 3d 2c 4d Kh", pile="Qh"), DrawStock, id="gin: it is of no use"),
        pytest.param(
            gin("9s 9d 2c 4d Qh Kh", pile="Ah"), DrawStock, id="gin: the ace follows no king"
        ),
        pytest.param(
            at_turn("straight", "Qs Ks 2d 7h 4c", pile="As"), DrawStock, id="straight: nor there"
        ),
        pytest.param(
            at_turn("straight", "Qs Ks 2d 7h 4c", pile="As", ace="both"),
            TakePile,
            id="straight: unless it may",
        ),
        pytest.param(situation("5h 6h", pile="7h 2c"), TakePile, id="500: it is laid at once"),
        pytest.param(situation("5h 9d", pile="7h 2c"), DrawStock, id="500: nothing is laid"),
        pytest.param(
            at_turn("zolik", "5h 6h Kd Kc", pile="7h", stock="2s"), TakePile, id="žolíky: opened"
        ),
        pytest.param(
            at_turn("zolik", "5h 6h Kd Kc 2s", pile="7h", stock="2s", opened=()),
            DrawStock,
            id="žolíky: too little to open",
        ),
        pytest.param(
            at_turn("zolik", "Js Jh Kd Kc Ks 10d 2s", pile="Jd", stock="2s", opened=()),
            TakePile,
            id="žolíky: it opens",
        ),
    ],
)
def test_taking_or_drawing(state: State, first: type) -> None:
    """The pile comes before the stock where what it gives is of use at once."""
    assert type(legal_moves(state)[0]) is first
