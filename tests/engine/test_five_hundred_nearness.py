"""Sets of faces against the engine's own melds, and a sight against the engine's own states."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.game import due, play, start
from engine.legal import legal_moves
from engine.melds import new_meld
from engine.moves import DEALER, Discard, DrawStock, LayMeld, LayOff, TakePile
from engine.players.additions import additions, melds_in, row_of, with_lays
from engine.players.faces import card_of, each, face_of, set_of
from engine.players.five_hundred.nearness import completed, counted, near
from engine.players.five_hundred.prospects import points_of
from engine.players.sight import sight_of
from engine.state import Phase, State
from engine.view import seen_by
from tests.engine.situations import FIVE_HUNDRED, card, cards, situation

SETS = [Random(number).sample(FIVE_HUNDRED.pack, 4 + number) for number in range(14)]


def pairs(face: int, one: int, other: int) -> int:
    """How many pairs of a card of each set make a meld of three with *face*, by trying all."""
    found = set[frozenset[int]]()
    for first in each(one & ~(1 << face)):
        for second in each(other & ~(1 << face | 1 << first)):
            if new_meld(0, 0, tuple(map(card_of, (face, first, second)))):
                found.add(frozenset((first, second)))
    return len(found)


@pytest.mark.parametrize("number", range(0, len(SETS) - 1, 3))
def test_nearness_is_that_of_the_melds(number: int) -> None:
    """For every face: whether two sets complete it, and in how many ways, as the rules have it."""
    one, other = (set_of(SETS[number + more]) for more in (0, 1))
    whole, least = completed(near(one), near(other)), counted(near(one), near(other))
    for face in range(52):
        ways = pairs(face, one, other)
        assert (whole >> face & 1) == (ways > 0)
        assert sum(each_set >> face & 1 for each_set in least) <= ways
        assert [ways > count for count in range(3)] >= [bool(some >> face & 1) for some in least]
        assert bool(least[0] >> face & 1) == (ways > 0)


def test_points_of_a_set() -> None:
    """A set of faces counts what its cards count in the hand."""
    for some in SETS:
        assert points_of(set_of(some)) == FIVE_HUNDRED.values.of(tuple(some))


def rounds(count: int) -> Iterator[tuple[State, State]]:
    """Every move of rounds that are played at random: the states before and after it."""
    for number in range(count):
        random = Random(number)
        state = start(FIVE_HUNDRED, FIVE_HUNDRED.presets["standard"], 2, 1 + number % 2)
        deal = due(state, random.randbytes(32))
        assert deal is not None
        state = play(state, DEALER, deal)
        for _ in range(60):
            moves = [move for move in legal_moves(state) if isinstance(move, LayMeld | LayOff)]
            after = play(state, state.acting, random.choice(moves or legal_moves(state)))
            if after.results:
                break
            yield state, after
            state = after


@pytest.mark.slow
def test_a_sight_goes_on_as_the_engine_does() -> None:
    """What a player works out of drawing, taking and laying is what it then sees."""
    for before, after in rounds(25):
        if before.acting != after.acting:
            continue
        move, sight = after.course[-1].move, sight_of(seen_by(before, before.acting))
        expected = sight_of(seen_by(after, after.acting))
        match move:
            case DrawStock():
                assert after.turn.drawn is not None
                found = sight.after_draw(face_of(after.turn.drawn))
            case TakePile():
                found = sight.after_take(len(after.pile))
            case _:
                continue
        assert (found.hand, found.pile, found.stock) == (
            expected.hand,
            expected.pile,
            len(after.stock),
        )
        assert (found.must, found.kept, found.unseen) == (
            *(expected.must, expected.kept, expected.unseen),
        )


def test_a_drawn_card_comes_from_the_stock_to_the_hand() -> None:
    sight = sight_of(seen_by(situation("2s 9d Kc"), 1))
    after = sight.after_draw(face_of(card("4h")))
    assert after.hand == set_of(cards("2s 4h 9d Kc"))
    assert after.stock == sight.stock - 1


@pytest.mark.slow
def test_lays_are_those_of_the_engine() -> None:
    """Every legal meld and lay-off is known as a set of faces, and lies as the engine has it."""
    for before, after in rounds(25):
        move, sight = after.course[-1].move, sight_of(seen_by(before, before.acting))
        rows = tuple(map(row_of, after.melds))
        if isinstance(move, LayMeld):
            lays = [
                lay
                for lay in melds_in(sight.hand, sight.values)
                if lay.cards == set_of(one.card for one in move.cards)
            ]
        elif isinstance(move, LayOff):
            found = additions(sight.hand, sight.table, sight.values)
            lays = [lay for lay in found if lay.cards == 1 << face_of(move.card.card)]
        else:
            continue
        assert rows in [with_lays(sight.table, [lay]) for lay in lays]


@pytest.mark.slow
def test_rounds_are_played_to_their_discards() -> None:
    """The random rounds above do what is to be looked at."""
    moves = {type(after.course[-1].move) for _, after in rounds(25)}
    assert moves >= {DrawStock, TakePile, LayMeld, LayOff, Discard}
    assert all(before.phase in (Phase.DRAW, Phase.PLAY) for before, _ in rounds(3))
