"""How long it takes to find the most that a rack can lay on a table of tiles.

    python bench/tiles.py [POSITIONS]

Needs PyPI `rummikub-solver`, an integer program that knows nothing of the duty of the jokers: it
may lay more than the rules allow. So ours is timed once more with that duty left out, on the very
same question. Its backend HIGHS is left out where `highspy` is not installed.
The positions come from games that are played here, in which players draw now and then although
they could lay; the larger half of the tables is shown by itself too.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import compress
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from rummikub_solver import MILPSolver, RuleSet, SolverMode

from bench.sidebyside import Ways, show, times
from engine.arrange.numbers import Position
from engine.arrange.sweep import best
from engine.arrange.tile_turns import Most, most, opening
from engine.cards import JOKER, Card
from engine.game import due, play, start
from engine.moves import DEALER, Arrange, DrawStock, Move, Pass
from engine.options import rules_from
from engine.state import Phase, State
from engine.variants import VARIANTS

TILE = VARIANTS["tile"]
AIM = Most.TILES.value
LARGE = 60
"""Tiles on a table that is large."""


def positions(number: int) -> Iterator[State]:
    """The positions of a game before the turns of players who have opened."""
    random = Random(number)
    lazy = random.choice([0.0, 0.3, 0.6])
    state = start(TILE, rules_from(TILE, {}), random.choice([2, 3, 4]), 1)
    while state.phase is not Phase.FINISHED:
        deal = due(state, number.to_bytes(32, "big"))
        if deal is not None:
            state = play(state, DEALER, deal)
            continue
        if state.acting in state.opened:
            yield state
        state = play(state, state.acting, turn(state, lazy=random.random() < lazy))


def turn(state: State, *, lazy: bool) -> Move:
    """The most that can be laid; a *lazy* player draws while there are tiles."""
    if state.stock and lazy:
        return DrawStock()
    if state.acting in state.opened:
        found = most(state.melds, state.hand)
    else:
        found = opening(state.melds, state.hand, least=30, total=False)
    if found:
        return Arrange(found.rows)
    return DrawStock() if state.stock else Pass()


def number_of(tile: Card) -> int:
    """The number that rummikub-solver gives a tile."""
    return 53 if tile == JOKER else 13 * tile.suit + tile.rank


def theirs(rules: RuleSet, state: State) -> Any:
    """The position as rummikub-solver keeps it."""
    game = rules.new_game()
    game.initial = False
    game.add_rack(*map(number_of, state.hand))
    game.add_table(*(number_of(tile) for meld in state.melds for tile in meld.cards))
    return game


def without_duty(state: State) -> Position:
    """The position as the search has it, no joker being bound."""
    lying = Counter(tile for meld in state.melds for tile in meld.cards)
    table, rack = (
        [[some[Card(colour, number)] for number in range(14)] for colour in range(4)]
        for some in (lying, Counter(state.hand))
    )
    return Position(table, lying[JOKER], rack, state.hand.count(JOKER))


def backends() -> Ways:
    ways = {}
    for backend in sorted(MILPSolver.supported() & {MILPSolver.SCIPY, MILPSolver.HIGHS}):
        rules = RuleSet(solver_backend=backend)
        ways[f"rummikub-solver, {backend}"] = (
            lambda state, rules=rules: theirs(rules, state),
            lambda game, rules=rules: rules.solve(game, SolverMode.TILE_COUNT),
        )
    return ways


def compare(cases: list[State]) -> None:
    """Say how often as much is laid as the integer program lays; without the duty always."""
    prepare, answer = next(iter(backends().values()))
    same = fewer = 0
    for state in cases:
        ours, other = most(state.melds, state.hand), answer(prepare(state))
        position = without_duty(state)
        program, free = len(other.tiles if other else ()), best(position, AIM)
        assert free is not None
        laid = sum(sum(step.added) + sum(step.jokers) for step in free) - position.jokers
        assert laid == program
        less = program - len(ours.laid if ours else ())
        assert less == 0 or (less > 0 and any(JOKER in meld.cards for meld in state.melds))
        same, fewer = same + (less == 0), fewer + (less > 0)
    print(f"As much as the program lays: {same}; less, a joker of the table being bound: {fewer}")


def main(count: int) -> None:
    cases: list[State] = []
    for game in range(count):
        cases += Random(game).sample(found := list(positions(game)), min(len(found), 10))
        if len(cases) >= count:
            break
    cases = cases[:count]
    ways: Ways = {
        "most": (lambda state: state, lambda state: most(state.melds, state.hand)),
        "without the jokers' duty": (without_duty, lambda position: best(position, AIM)),
    }
    found = times(cases, ways | backends())
    show("Positions of games", found)
    large = [sum(len(meld.cards) for meld in state.melds) >= LARGE for state in cases]
    if any(large):
        some = {name: list(compress(taken, large)) for name, taken in found.items()}
        show(f"Of these with {LARGE} tiles and more on the table", some)
    compare(cases[:200])


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 300)
