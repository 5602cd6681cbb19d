"""Sets of faces against the engine: the same melds, the same lay-offs, the same table."""

from itertools import combinations
from random import Random

import pytest

from engine.cards import Card, write_card
from engine.game import play
from engine.legal import legal_melds
from engine.melds import Melding, fits, new_meld
from engine.moves import LayMeld
from engine.players import MINDS
from engine.players.faces import card_of, each, joined, set_of
from engine.players.straight.board import board_of
from engine.players.straight.shapes import Lying, Shapes, lying_of, points
from engine.players.straight.turns import Turn, all_lays, first_move, turns, ways_out
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import seen_by
from tests.engine.positions import position
from tests.engine.test_straight_player import HOUSES

PACK = VARIANTS["straight"].pack
ACES = pytest.mark.parametrize("high", [False, True])
PROMISE = MINDS["straight"].promise


def hands(count: int, size: int) -> list[tuple[Card, ...]]:
    """Cards that lie close together, so that there are melds."""
    found = []
    for number in range(count):
        random = Random(number)
        some = random.sample([card for card in PACK if card.rank in (1, 2, 3, 4, 11, 12, 13)], 18)
        found.append(tuple(some[:size]))
    return found


def melds_among(cards: tuple[Card, ...], high: bool) -> list[frozenset[Card]]:
    return [
        frozenset(some)
        for size in (3, 4, 5)
        for some in combinations(cards, size)
        if new_meld(1, 1, some, Melding(ace_high=high))
    ]


def most_in_melds(cards: frozenset[Card], melds: list[frozenset[Card]]) -> int:
    best = 0
    for index, meld in enumerate(melds):
        if meld <= cards:
            best = max(best, len(meld) + most_in_melds(cards - meld, melds[index + 1 :]))
    return best


@ACES
def test_best_melds(high: bool) -> None:
    """They are melds, share no card, and hold as many as any choice, but for an ace at two ends."""
    for hand in hands(30, 9):
        found = Shapes(high).best_melds(set_of(hand))
        for meld in found:
            assert new_meld(1, 1, map(card_of, each(meld)), Melding(ace_high=high)), (hand, found)
        cards = joined(found).bit_count()
        assert cards == sum(meld.bit_count() for meld in found)
        best = most_in_melds(frozenset(hand), melds_among(hand, high))
        assert cards >= best - high, (hand, found)


@ACES
def test_wanted(high: bool) -> None:
    """Just the cards that two of the hand could lie in a meld with."""
    for hand in hands(15, 6):
        wanted = set(map(card_of, each(Shapes(high).wanted(set_of(hand)))))
        expected = {
            card
            for card in PACK
            for pair in combinations(hand, 2)
            if card not in pair and new_meld(1, 1, (*pair, card), Melding(ace_high=high))
        }
        assert wanted == expected, hand


@ACES
def test_near(high: bool) -> None:
    """Just the cards that could lie in a meld of three with one of the hand."""
    melding = Melding(ace_high=high)
    for card in PACK[::5]:
        near = set(map(card_of, each(Shapes(high).near(set_of([card])))))
        others = [other for other in PACK if other != card]
        expected = {
            other
            for pair in combinations(others, 2)
            if (pair[0].suit == card.suit or pair[0].rank == card.rank)
            and new_meld(1, 1, (*pair, card), melding)
            for other in pair
        }
        assert near - {card} == expected


def test_points() -> None:
    """Ten for the tens and faces, one for an ace."""
    values = VARIANTS["straight"].values
    for hand in hands(30, 9):
        assert points(set_of(hand)) == values.of(hand)
    assert points(set_of(PACK)) == values.of(PACK)


def table_fits(state: State) -> int:
    """Every card that the engine would let lie on a meld."""
    gone = {card for meld in state.melds for card in meld.cards}
    found = [
        card
        for card in PACK
        if card not in gone and any(fits(meld, card, state.melding) for meld in state.melds)
    ]
    return set_of(found)


@pytest.mark.parametrize("house", list(HOUSES))
def test_the_table_is_the_engines(house: str) -> None:
    """Every turn that is thought of is legal, and leads to the hand and table that it says."""
    for number in range(15):
        random = Random(number)
        cards = list(map(write_card, random.sample(PACK, 14)))
        state = position(
            "straight",
            " ".join(cards[:9]),
            " ".join(cards[9:13]),
            phase=Phase.PLAY,
            pile=cards[13],
            **{name.replace("-", "_"): value for name, value in HOUSES[house].items()},
        )
        carried_out_all(state, random, 4)


def carried_out_all(state: State, random: Random, depth: int) -> None:
    """Check the turns of a position, and those of one that lays on from it."""
    shapes = board_of(state).shapes
    assert shapes.ends(lying_of(state.melds)) == table_fits(state)
    board = board_of(state)
    for lays in all_lays(board):
        for turn in list(turns(board, lays))[:1]:
            assert_carried_out(state, turn)
    melds = legal_melds(state)
    if melds and depth:
        carried_out_all(play(state, state.acting, random.choice(melds)), random, depth - 1)


def assert_carried_out(state: State, turn: Turn) -> None:
    seat = state.acting
    while state.to_act == seat:
        move = first_move(seen_by(state, seat), turn)
        state = play(state, seat, move)
        board = turn.lays
        gone = joined(meld for meld in board.melds) if isinstance(move, LayMeld) else 0
        turn = turn._replace(
            lays=board._replace(
                melds=board.melds[1:] if gone else board.melds,
                off=board.off & ~lying_of(state.melds).cards,
            )
        )
    assert set_of(state.hand_of(seat)) == turn.held
    assert lying_of(state.melds).cards == turn.lays.lying.cards
    shapes = Shapes(state.melding.ace_high)
    assert shapes.ends(turn.lays.lying) == table_fits(state)


def test_a_way_out_that_must_end_with_a_discard() -> None:
    """Four of a run and three: one is thrown; three alone: none can be."""
    strict = {"final_discard": "required"}
    state = position("straight", "4h 5h 6h", "Kd Ks", phase=Phase.PLAY, pile="8c", **strict)
    assert ways_out(board_of(state)) is None
    state = position("straight", "4h 5h 6h 7h", "Kd Ks", phase=Phase.PLAY, pile="8c", **strict)
    out = ways_out(board_of(state))
    assert out is not None
    assert not out.held
    assert out.thrown


def test_no_lays_that_leave_nothing_to_throw() -> None:
    """Where the last card has to be thrown, one is always left."""
    strict, table = {"final_discard": "required"}, "2: 7s 7h 7c"
    state = position("straight", "4h 5h 6h 7d", "Kd Ks", melds=table, phase=Phase.PLAY, **strict)
    assert all(lays.held for lays in all_lays(board_of(state)))


def test_promise_within_a_turn() -> None:
    """A player who has yet to throw a card is not taken to hold it."""
    hands = "4h 5h 6h 9d 9h", "Kc Jd 9c 7s 2d"
    before = position("straight", *hands, pile="8c")
    within = position("straight", hands[0] + " Kd", hands[1], pile="8c", phase=Phase.PLAY)
    assert promised(within)[0] == pytest.approx(promised(before)[0], rel=0.1)


def test_a_full_suit_has_no_ends() -> None:
    """With the ace above the king on the table nothing follows it."""
    shapes = Shapes(ace_high=True)
    queen_up = set_of([Card(0, 12), Card(0, 13), Card(0, 1)])
    lying = shapes.laid(Lying(), queen_up)
    assert lying.high == set_of([Card(0, 1)])
    assert shapes.ends(lying) == set_of([Card(0, 11)])

    from_jack = shapes.laid(Lying(), set_of([Card(0, 11), Card(0, 12), Card(0, 13)]))
    assert shapes.added(from_jack, set_of([Card(0, 1)])).high == set_of([Card(0, 1)])


def promised(state: State) -> list[float]:
    assert PROMISE is not None
    return [PROMISE(state, seat) for seat in range(1, state.seats + 1)]


@pytest.mark.parametrize("scoring", ["winner-takes-all", "penalty"])
def test_promise(scoring: str) -> None:
    """Who is about to go out is ahead; the leads of all come to nothing."""
    others = ["Kd Jd 9c 7s 2d Kc Jh", "Qs 10c 8h 6s 2h Kh 3c"]
    for size in (1, 2):
        hands = ["4h 5h 6h 9d 9h", *others[:size]]
        state = position("straight", *hands, pile="8c", scoring=scoring)
        leads = promised(state)
        assert leads[0] == max(leads) > 5
        assert sum(leads) == pytest.approx(0)
