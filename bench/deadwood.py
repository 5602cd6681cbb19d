"""How long the deadwood of a gin hand takes, beside OpenSpiel (C++ called from Python) and RLCard.

    python bench/deadwood.py [HANDS]

Needs PyPI `open_spiel`. RLCard is left out where it is not installed (`pip install rlcard`); it has
no answer for eleven cards. Each is given a hand as it keeps it itself: OpenSpiel a list of numbers;
ours once a tuple of cards, and once the set of faces that a computer player has at hand. As one
would have to call it from here, OpenSpiel is timed once more with numbers made from the cards.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import pyspiel

from bench.sidebyside import Ways, show, times
from engine.arrange.deadwood import deadwood, faces_of, least_after_discard, least_deadwood
from engine.cards import pack

PACK = pack()
NUMBERS = {card: face for face, card in enumerate(PACK)}
SPIEL = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)


def cards(hand: list[int]) -> Any:
    return tuple(PACK[face] for face in hand)


def from_cards(hand: Any) -> int:
    return int(SPIEL.min_deadwood([NUMBERS[card] for card in hand]))


def rlcard() -> Ways:
    """RLCard's way: all sets of melds with the least deadwood, and what the first leaves."""
    try:
        from rlcard.games.base import Card
        from rlcard.games.gin_rummy.utils import melding, utils
    except ImportError:
        print("RLCard is not installed (pip install rlcard): left out")
        return {}

    def answer(hand: list[Any]) -> int:
        best = melding.get_best_meld_clusters(hand)
        return int(utils.get_deadwood_count(hand, best[0] if best else []))

    def theirs(hand: list[int]) -> list[Any]:
        return [Card("SHDC"[face // 13], "A23456789TJQK"[face % 13]) for face in hand]

    return {"RLCard": (theirs, answer)}


def main(hands: int) -> None:
    random = Random(1)
    spiel: Ways = {
        "OpenSpiel min_deadwood": (list, SPIEL.min_deadwood),
        "OpenSpiel min_deadwood, from cards": (cards, from_cards),
    }
    faces: Ways = {
        "least_deadwood(faces)": (lambda hand: faces_of(cards(hand)), least_deadwood),
    }
    ten = [random.sample(range(52), 10) for _ in range(hands)]
    eleven = [random.sample(range(52), 11) for _ in range(hands)]
    for hand in ten:
        assert deadwood(cards(hand)) == SPIEL.min_deadwood(hand)
    for hand in eleven:
        assert least_after_discard(faces_of(cards(hand))) == SPIEL.min_deadwood(hand)
    all_ten: Ways = {"deadwood": (cards, deadwood)} | faces | spiel | rlcard()
    show("Ten cards", times(ten, all_ten, calls=50))
    all_eleven: Ways = {"deadwood": (cards, deadwood)} | faces | spiel
    show("Eleven cards (OpenSpiel: after the best discard)", times(eleven, all_eleven, calls=50))
    best = {"least_after_discard": (faces["least_deadwood(faces)"][0], least_after_discard)} | spiel
    show("Eleven cards, after the best discard", times(eleven, best, calls=50))


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 5000)
