"""Cards of two packs as numbers: the quick answers are those of the rules."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from engine.arrange.hands import best_split
from engine.cards import JOKER, Card
from engine.melds import USUAL, Meld, fits, new_meld, swapped
from engine.players.opening.boards import (
    BIT,
    around,
    boards,
    completing,
    copies,
    fitting,
    melded,
    partners,
    points,
    swappable,
)
from engine.players.opening.looks import Openings
from engine.variants import VARIANTS
from tests.engine.situations import cards

PACK = VARIANTS["zolik"].pack
VALUES = VARIANTS["rummy-51"].values
FACES = sorted(BIT)


def hands(count: int, size: int) -> Iterator[list[Card]]:
    for number in range(count):
        yield sorted(Random(number).sample(PACK, size))


def is_meld(*some: Card) -> bool:
    return new_meld(0, 0, some) is not None


def natural(hand: list[Card]) -> list[Card]:
    return sorted(set(hand) - {JOKER})


def met(board: int) -> set[Card]:
    return {card for card, bit in BIT.items() if board & bit}


@pytest.mark.uncounted
def test_what_completes_a_meld() -> None:
    """A card is found just where two others make a meld of three with it."""
    for hand in hands(60, 12):
        held = natural(hand)
        wanted = {
            face
            for face in FACES
            for one, other in combinations([card for card in held if card != face], 2)
            if is_meld(face, one, other) and not (face in held and one.rank == other.rank)
        }
        assert met(completing(boards(hand)[0])) == wanted


def test_what_lies_in_a_meld() -> None:
    """Just the cards that make a meld of three with two others of the hand."""
    for hand in hands(60, 14):
        lying = {
            card for three in combinations(natural(hand), 3) if is_meld(*three) for card in three
        }
        assert met(melded(boards(hand)[0])) == lying


def test_pairs_and_neighbours() -> None:
    """Two cards are partners where a third makes a meld of both."""
    for hand in hands(30, 10):
        pairs = [
            (one, other)
            for one, other in combinations(natural(hand), 2)
            if any(is_meld(one, other, third) for third in FACES if third not in (one, other))
        ]
        assert partners(boards(hand)[0]) == len(pairs)
        for one, other in pairs:
            assert BIT[other] & around(one)


def test_points_and_copies() -> None:
    """Both cards of a kind count."""
    for hand in hands(30, 20):
        once, twice = boards(hand)
        held = points(once, VALUES) + points(twice, VALUES)
        assert held == VALUES.of(card for card in hand if card != JOKER)
        assert copies(sum(BIT.values()), once, twice) == len(hand) - hand.count(JOKER)


MELDS = (
    *("As 2s 3s", "Qs Ks As", "2h 3h 4h", "Jd Qd Kd", "As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks"),
    *(
        "5s 5h 5d",
        "5s 5h 5d 5c",
        "Ks Kd *",
        "Ks Kd * *",
        "4c * 6c",
        "Qc * Ac",
        "* 3d 4d",
        "Ah * 3h",
    ),
)


def lying(text: str) -> Meld:
    found = new_meld(1, 1, cards(text))
    assert found is not None
    return found


@pytest.mark.parametrize("text", MELDS)
def test_what_a_meld_takes(text: str) -> None:
    """Just the cards that the rules let be added, or put in place of a joker."""
    meld = lying(text)
    assert met(fitting([meld])) == {card for card in FACES if fits(meld, card)}
    assert met(swappable([meld])) == {card for card in FACES if swapped(meld, card, 1)}


def test_what_a_hand_opens_with() -> None:
    """As much as the search for the best split finds, without each card and with a joker more."""
    for hand in hands(25, 15):
        known = Openings(tuple(hand), USUAL, VALUES)
        for card in (None, *dict.fromkeys(hand)):
            left = list(hand)
            if card is not None:
                left.remove(card)
            found = [best_split(some, USUAL, VALUES) for some in (left, [*left, JOKER])]
            assert known.without(card) == tuple(split.points for split in found if split)
