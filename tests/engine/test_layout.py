"""What a computer player lays, checked against the engine's own melds and against trying all."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from engine.arrange.naturals import melds_within
from engine.cards import Card
from engine.melds import card_points, fits, new_meld
from engine.moves import LayMeld, LayOff
from engine.players.additions import melds_in, row_of, with_lays
from engine.players.faces import card_of, each, joined, set_of, total
from engine.players.five_hundred.turns import Plan, layout_of, moves_of
from engine.players.sight import sight_of
from engine.plays import lay_meld, lay_off
from engine.scoring import laid_points
from engine.state import Phase, State, sums
from engine.variants.five_hundred import can_be_laid
from engine.view import Seen
from tests.engine.situations import FIVE_HUNDRED, cards, situation

VALUES = FIVE_HUNDRED.values
NEAR = [c for c in FIVE_HUNDRED.pack if c.rank in (1, 2, 3, 4, 12, 13)]
TABLES = [
    "",
    "As Qs Ks",
    "2h 3h 4h",
    "3s 4s 5s|Kh Kd Kc",
    "3c 3d 3h|10d Jd Qd",
    "Ah 2h 3h|Kc Ac Qc",
]
hands = st.lists(st.sampled_from(NEAR), max_size=9, unique=True)


def playing(hand: list[Card], table: str) -> State:
    """Seat 1 goes on with *hand*, less what lies on the table."""
    lying = cards(table.replace("|", " "))
    held = tuple(sorted(set(hand).difference(lying)))
    state = situation("5c", melds=table, other="5d", stock="6c 6d")
    return replace(state, phase=Phase.PLAY, hands=(held, state.hands[1]))


def most(state: State) -> int:
    """The best score that seat 1 can have after any melds and lay-offs, by trying all of them."""
    best, waiting, known = -1000, [state], set[tuple[object, ...]]()
    while waiting:
        now = waiting.pop()
        key = now.hand, frozenset(meld.cards for meld in now.melds)
        if key not in known:
            known.add(key)
            best = max(best, sums(FIVE_HUNDRED.parts(now))[0])
            waiting += [lay_meld(now, LayMeld.of(meld)) for meld in melds_within(now.hand)]
            fitting = [(c, m.id) for c in now.hand for m in now.melds if fits(m, c)]
            waiting += [lay_off(now, LayOff.of(*each)) for each in fitting]
    return best


@given(hand=hands, table=st.sampled_from(TABLES))
def test_best_layout_is_the_best_there_is(hand: list[Card], table: str) -> None:
    """No way to lay cards scores more than the one found, and it scores what it says."""
    state = playing(hand, table)
    sight = sight_of(Seen(state))
    layout = layout_of(sight)
    assert layout is not None
    spared = total(sight.hand & ~layout.rest, sight.held)

    assert sums(FIVE_HUNDRED.parts(state))[0] + layout.points + spared == most(state)


@given(hand=hands, table=st.sampled_from(TABLES))
def test_layout_can_be_played(hand: list[Card], table: str) -> None:
    """Its moves, one after the other, bring the points it promises and leave the rest."""
    state = playing(hand, table)
    layout = layout_of(sight_of(Seen(state)))
    assert layout is not None
    end = state
    for move in moves_of(Seen(state), Plan(0, layout.lays, None)):
        assert isinstance(move, LayMeld | LayOff)
        end = lay_meld(end, move) if isinstance(move, LayMeld) else lay_off(end, move)

    assert set_of(end.hand) == layout.rest
    assert laid_points(end)[0] == laid_points(state)[0] + layout.points
    assert set_ends(end) == joined(
        row.ends for row in with_lays(tuple(map(row_of, state.melds)), layout.lays)
    )


def set_ends(state: State) -> int:
    """The cards of the pack that fit somewhere."""
    return set_of(c for c in FIVE_HUNDRED.pack if any(fits(meld, c) for meld in state.melds))


@given(hand=hands, table=st.sampled_from(TABLES), data=st.data())
def test_required_card_is_laid_whenever_it_can_be(
    hand: list[Card], table: str, data: st.DataObject
) -> None:
    """A layout with a card is found exactly where the rules find that it can be laid."""
    state = playing(hand, table)
    if state.hand:
        pinned = data.draw(st.sampled_from(state.hand))
        sight = replace(sight_of(Seen(state)), must=set_of([pinned]))
        layout = layout_of(sight)

        assert (layout is not None) == can_be_laid(pinned, state.hand, state.melds)
        assert layout is None or not layout.rest & sight.must


@given(hand=st.lists(st.sampled_from(FIVE_HUNDRED.pack), max_size=30, unique=True))
def test_sets_of_faces_have_the_melds_of_the_cards(hand: list[Card]) -> None:
    """The melds found in a set are those the engine finds in the cards, for the same points."""
    expected = {}
    for found in melds_within(hand):
        laid = new_meld(0, 1, found)
        assert laid is not None
        expected[set_of(found)] = sum(card_points(laid, VALUES))

    assert {lay.cards: lay.points for lay in melds_in(set_of(hand), VALUES)} == expected
    assert sorted(hand) == list(map(card_of, each(set_of(hand))))


def test_very_large_hand_is_laid_in_a_bounded_search() -> None:
    """Where every card could go two ways, the search stops in time and still lays nearly all."""
    sight = replace(sight_of(Seen(playing([], ""))), hand=set_of(FIVE_HUNDRED.pack[:40]))
    layout = layout_of(sight)

    assert layout is not None
    assert layout.rest.bit_count() <= 1
