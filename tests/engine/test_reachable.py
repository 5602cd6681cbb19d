"""The quick look-ahead for the deepest card taken, against trying everything."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.arrange.naturals import melds_within
from engine.cards import Card, pack
from engine.melds import Meld, card_points, extended, new_meld
from engine.moves import Discard, LayMeld
from engine.plays import lay_meld, lay_off
from engine.scoring import laid_points
from engine.state import Phase, Turn
from engine.variants.five_hundred import can_be_laid, out_of_time
from tests.engine.situations import FIVE_HUNDRED, situation

Table = tuple[Meld, ...]
Position = tuple[frozenset[Card], Table]


def steps(hand: frozenset[Card], melds: Table) -> Iterator[Position]:
    """Every position that a new meld or a lay-off leads to."""
    for cards in melds_within(hand):
        meld = new_meld(0, 1, cards)
        assert meld is not None
        yield hand - set(cards), (*melds, meld)
    for card in hand:
        for index, meld in enumerate(melds):
            longer = extended(meld, card, 1)
            if longer is not None:
                yield hand - {card}, (*melds[:index], longer, *melds[index + 1 :])


def levels(hand: frozenset[Card], melds: Table) -> Iterator[set[Position]]:
    """All positions after one action, after two, and so on."""
    level = {(hand, melds)}
    while level:
        level = {after for position in level for after in steps(*position)}
        yield level


def first_ways(card: Card, hand: frozenset[Card], melds: Table) -> tuple[int, list[Table]]:
    """In how few actions *card* can be laid, and every table that so many lead to."""
    for number, level in enumerate(levels(hand, melds), 1):
        tables = [table for left, table in level if card not in left]
        if tables:
            return number, tables
    return 0, []


def points(table: Table) -> int:
    """What lies on a table, in points."""
    return sum(sum(card_points(meld, FIVE_HUNDRED.values)) for meld in table)


@st.composite
def positions(draw: st.DrawFn) -> tuple[Card, frozenset[Card], Table]:
    """A card, the hand it is in, and a table; ranks and suits are few, so that much fits."""
    suits = draw(st.sampled_from([(1,), (0, 1), (0, 1, 2, 3)]))
    top = draw(st.sampled_from([7, 9, 13]))
    near = [c for c in pack() if c.suit in suits and (c.rank <= top or c.rank == 1)]
    if draw(st.booleans()):
        near = [c for c in pack() if c.suit in suits and (c.rank > 13 - top or c.rank == 1)]
    mixed = draw(st.permutations(near))
    melds: list[Meld] = []
    for number in range(1, draw(st.integers(1, 4))):
        options = sorted(melds_within(mixed[: draw(st.integers(3, 16))]))
        if options:
            meld = new_meld(number, 2, draw(st.sampled_from(options)))
            assert meld is not None
            melds.append(replace(meld, id=len(melds) + 1))
            mixed = [c for c in mixed if c not in meld.cards]
    hand = mixed[: draw(st.integers(1, 7))] or [Card(0, 13)]
    return draw(st.sampled_from(hand)), frozenset(hand), tuple(melds)


@settings(max_examples=200)
@given(positions())
def test_look_ahead_is_exact(position: tuple[Card, frozenset[Card], Table]) -> None:
    """A card can be laid by the three ways looked at exactly when it can be laid at all."""
    card, hand, melds = position
    fewest, _ = first_ways(card, hand, melds)
    assert can_be_laid(card, tuple(sorted(hand)), melds) == (fewest > 0)


@pytest.mark.slow
@settings(max_examples=200)
@given(positions())
def test_game_lays_what_it_must_in_the_best_way(
    position: tuple[Card, frozenset[Card], Table],
) -> None:
    """For a player out of time: no way has fewer actions, none of as few scores more."""
    drawn, hand, melds = position
    usable = [one for one in sorted(hand) if can_be_laid(one, tuple(sorted(hand)), melds)]
    assume(usable)
    card = drawn if drawn in usable else usable[0]
    state = replace(
        situation("", other=""),
        phase=Phase.PLAY,
        hands=(tuple(sorted(hand)), ()),
        melds=melds,
        turn=Turn(taken=(card, card), must_meld=card),
    )
    laying = [move for move in out_of_time(state) if not isinstance(move, Discard)]
    for move in laying:
        state = lay_meld(state, move) if isinstance(move, LayMeld) else lay_off(state, move)
    fewest, tables = first_ways(card, hand, melds)
    assert len(laying) == fewest
    assert sum(laid_points(state)) == max(map(points, tables))
