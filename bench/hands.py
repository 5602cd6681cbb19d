"""How long it takes to see that fourteen cards of two packs all lie in melds, and how they do.

    python bench/hands.py [HANDS]

Needs PyPI `scipy`; the plain reference is one integer program for each hand, solved by HiGHS as
`scipy.optimize.milp` calls it, whose columns are the runs of up to five cards and the groups that
the hand holds. rummikub-solver, the same through cvxpy and with tile rules (no ace above the king,
any number of jokers), is timed too where it is installed.
"""

import sys
from collections import Counter
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp

from bench.sidebyside import Ways, show, times
from engine.arrange.hands import best_split, cards_laid
from engine.cards import JOKER, Card, pack
from engine.melds import USUAL, Values, card_at

PACK = pack(packs=2, jokers=4)
KINDS = [*pack(), JOKER]
VALUES = Values((25, 10, *range(2, 11), 10, 10, 10), 1)
Meld = tuple[Card, ...]


def melds() -> list[Meld]:
    """Every run of up to five cards and every group, up to half of it jokers."""
    rows = [
        tuple(card_at(suit, place) for place in range(low, low + size))
        for size in (3, 4, 5)
        for suit in range(4)
        for low in range(1, 16 - size)
    ]
    rows += [
        tuple(Card(suit, rank) for suit in suits)
        for size in (3, 4)
        for rank in range(1, 14)
        for suits in combinations(range(4), size)
    ]
    return sorted(
        {
            some + (JOKER,) * (len(row) - len(some))
            for row in rows
            for size in range(-(-len(row) // 2), len(row) + 1)
            for some in combinations(row, size)
        }
    )


MELDS = melds()
PLAIN = [meld for meld in MELDS if JOKER not in meld]
CONTENTS = np.array([[meld.count(card) for meld in MELDS] for card in KINDS], dtype=np.int8)


def program(held: Any) -> bool:
    """Whether all the cards lie in melds; *held* has their number by kind."""
    used = held > 0
    columns = CONTENTS[:, (held[:, None] >= CONTENTS).all(axis=0)][used]
    if not columns.any(axis=1).all():
        return False
    count = columns.shape[1]
    found = milp(
        np.zeros(count),
        constraints=LinearConstraint(columns, held[used], held[used]),
        integrality=np.ones(count),
        bounds=Bounds(0, 2),
    )
    return found.x is not None


def is_closed(hand: Meld) -> bool:
    """Whether the split that lays most cards leaves none."""
    split = best_split(hand, USUAL, VALUES, worth=cards_laid)
    return split is not None and not split.left


def counts(hand: Meld) -> Any:
    return np.array([hand.count(card) for card in KINDS], dtype=np.int8)


def rummikub() -> Ways:
    try:
        from rummikub_solver import MILPSolver, RuleSet, SolverMode
    except ImportError:
        print("rummikub-solver is not installed: left out")
        return {}
    rules = RuleSet(jokers=4, solver_backend=MILPSolver.SCIPY)

    def theirs(hand: Meld) -> Any:
        game = rules.new_game()
        game.add_rack(*(53 if card == JOKER else 13 * card.suit + card.rank for card in hand))
        return game

    return {"rummikub-solver, SCIPY": (theirs, partial(rules.solve, mode=SolverMode.TILE_COUNT))}


def closed_hand(random: Random) -> Meld:
    """Fourteen cards in random melds; one in five has jokers, about as in a game."""
    left, hand = Counter(PACK), Meld()
    while len(hand) < 14:
        meld = random.choice(MELDS if random.random() < 0.2 else PLAIN)
        if not Counter(meld) - left and len(hand) + len(meld) not in (12, 13):
            left, hand = left - Counter(meld), hand + meld
        if len(hand) > 14:
            left, hand = Counter(PACK), Meld()
    return tuple(sorted(hand))


def nearly(hand: Meld, random: Random) -> Meld:
    """*hand* with one card exchanged for another."""
    left = list((Counter(PACK) - Counter(hand)).elements())
    return tuple(sorted([*random.sample(hand, 13), random.choice(left)]))


def main(count: int) -> None:
    random = Random(1)
    whole = [closed_hand(random) for _ in range(count)]
    almost = [nearly(hand, random) for hand in whole]
    for hand in whole + almost:
        assert is_closed(hand) == program(counts(hand)), hand
    ways: Ways = {
        "best_split": (tuple, is_closed),
        "scipy.optimize.milp": (counts, program),
    }
    show("Closed hands", times(whole, ways | rummikub()))
    show("The same with one card exchanged", times(almost, ways | rummikub()))
    split: Ways = {"best_split": (tuple, lambda hand: best_split(hand, USUAL, VALUES))}
    dealt = [tuple(random.sample(PACK, 14)) for _ in range(count)]
    show("Most points of dealt hands", times(dealt, split))


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 500)
