"""Gin deadwood, how a hand can lie, and what a knock leaves the other: against trying everything.

Brute force here knows sets of cards and nothing of the solver's tables.
"""

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.arrange.deadwood import deadwood, faces_of, least_after_discard
from engine.arrange.knocking import best_melds, knocking
from engine.cards import Card, pack, write_cards
from tests.engine.situations import cards

Meld = frozenset[Card]
Layout = tuple[Meld, ...]

PACK = pack()
MIDDLE = [card for card in PACK if 3 <= card.rank <= 7]
"""A small part of the pack, so that groups and runs share cards."""

hands = st.one_of(
    st.sets(st.sampled_from(MIDDLE), min_size=7, max_size=11),
    st.sets(st.sampled_from(PACK), min_size=10, max_size=11),
)


def points(some: set[Card] | Meld) -> int:
    return sum(min(card.rank, 10) for card in some)


def is_meld(some: Meld) -> bool:
    """The rule itself: one rank, or one suit and successive ranks; the ace is low."""
    if len({card.rank for card in some}) == 1:
        return len(some) >= 3
    ranks = sorted(card.rank for card in some)
    in_row = ranks == list(range(ranks[0], ranks[0] + len(ranks)))
    return len(some) >= 3 and len({card.suit for card in some}) == 1 and in_row


def all_melds(hand: set[Card]) -> list[Meld]:
    """Every meld in *hand*, by trying the cards of each suit and of each rank."""
    alike = [{card for card in hand if card.suit == suit} for suit in range(4)]
    alike += [{card for card in hand if card.rank == rank} for rank in range(1, 14)]
    sets = (frozenset(s) for one in alike for n in range(3, 12) for s in combinations(one, n))
    return [some for some in sets if is_meld(some)]


def layouts(hand: set[Card]) -> Iterator[Layout]:
    """Every choice of up to three melds of *hand* that share no card."""
    melds = all_melds(hand)
    for count in range(4):
        for some in combinations(melds, count):
            if sum(map(len, some)) == len(frozenset[Card]().union(*some)):
                yield some


def least(hand: set[Card]) -> int:
    return min(points(hand.difference(*layout)) for layout in layouts(hand))


def extended(melds: Layout, hand: set[Card]) -> Iterator[set[Card]]:
    """What is left of *hand* after laying off, one card after the other, in any way."""
    yield hand
    for number, meld in enumerate(melds):
        for card in hand:
            if is_meld(meld | {card}):
                grown = (*melds[:number], meld | {card}, *melds[number + 1 :])
                yield from extended(grown, hand - {card})


@pytest.mark.parametrize(
    ("hand", "left"),
    [
        pytest.param("Ks Qh Jd 10c 9s 8h 7d 6c 5s 4h", 79, id="nothing lies in a meld"),
        pytest.param("As 2s 3s Kh Kd Kc 5d 6d 7d 8d", 0, id="three melds"),
        pytest.param("Qs Ks As 2h 5d 7c 9s Jh 4d 6c", 64, id="the ace is not high"),
        pytest.param("5s 5h 5d 5c 3c 4c 6h 7h 9s Kd", 26, id="a group and two runs share cards"),
        pytest.param("As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js", 0, id="eleven in a row"),
    ],
)
def test_deadwood(hand: str, left: int) -> None:
    """The deadwood is counted for the best arrangement."""
    assert deadwood(cards(hand)) == left


@given(hands)
def test_deadwood_is_the_least_of_all_ways(hand: set[Card]) -> None:
    """The tables find what trying every set of melds finds, and the arrangement that has it."""
    expected = least(hand)
    assert deadwood(hand) == expected
    melds = best_melds(hand)
    assert all(is_meld(frozenset(meld)) for meld in melds)
    assert points(hand.difference(*melds)) == expected


@given(hands.filter(lambda hand: len(hand) >= 10))
def test_deadwood_after_the_best_discard(hand: set[Card]) -> None:
    """As little as of all hands that discarding one of the cards leaves."""
    assert least_after_discard(faces_of(hand)) == min(deadwood(hand - {card}) for card in hand)


@settings(max_examples=60)
@given(hands, st.integers(0, 40), st.data())
def test_knocker_lies_for_the_greatest_difference(
    hand: set[Card], limit: int, data: st.DataObject
) -> None:
    """Of all the ways within the limit, the knocker's is the best after the best reply to it.

    The reply is its own melds and lay-offs, which leave the least that any order of them leaves.
    """
    rest = sorted((set(MIDDLE) if hand <= set(MIDDLE) else set(PACK)) - hand)
    other = data.draw(st.sets(st.sampled_from(rest), min_size=min(7, len(rest)), max_size=10))
    ways = [(points(hand.difference(*layout)), layout) for layout in layouts(hand)]
    replies = [
        (min(map(least, extended(layout if left else (), other))), left)
        for left, layout in ways
        if left <= limit and (left == 0 or least(hand) > 0)
    ]
    knock = knocking(hand, other, limit)
    if knock is None:
        assert not replies
    else:
        difference = knock.reply.deadwood - knock.deadwood
        assert difference == max(reply - left for reply, left in replies)
        assert points(hand.difference(*knock.melds)) == knock.deadwood
        reply = knock.reply
        pairs = zip(knock.melds, reply.laid_off, strict=False)
        assert all(is_meld(frozenset((*meld, *off))) for meld, off in pairs)
        assert points(other.difference(*reply.laid_off, *reply.melds)) == reply.deadwood


def test_a_card_is_kept_to_block_the_row() -> None:
    """The knocker leaves the 6 out of its run, where it keeps the 7 and 8 from being laid off."""
    hand = cards("3s 4s 5s 6s Kh Kd Kc As Ac 2d")
    other = cards("7s 8s 9c 8d Qd Qc Jh 10h 4d Jc")
    knock = knocking(hand, other, 10)
    assert knock is not None
    assert [write_cards(meld) for meld in knock.melds] == ["Kh Kd Kc", "3s 4s 5s"]
    assert (knock.deadwood, knock.reply.laid_off) == (10, ((), ()))


def test_nothing_is_laid_off_on_gin() -> None:
    """A hand without deadwood meets no lay-offs."""
    knock = knocking(cards("3s 4s 5s Kh Kd Kc 7d 8d 9d 10d"), cards("6s 7s Ks Jd 2h 4h 8c"), 10)
    assert knock is not None
    assert (knock.deadwood, knock.reply.laid_off) == (0, ())
    assert knock.reply.deadwood == 47


def test_no_knock_above_the_limit() -> None:
    """A hand with too much deadwood does not knock."""
    assert knocking(cards("3s 4s 5s Kh Kd Kc 7d 8c 9h 10d"), cards("6s 7s"), 10) is None
