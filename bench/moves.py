"""What a move costs: `engine.game.play` beside OpenSpiel's `apply_action`, on hands of gin.

    python bench/moves.py [hands]

Both play the same deals by the same choices, in one run, each move timed by itself. OpenSpiel
(PyPI `open_spiel`) is C++ called from Python; what it calls a draw is two actions there, the draw
and the card that chance gives.
"""

import sys
from random import Random
from statistics import median
from time import perf_counter_ns as now
from typing import Any

import pyspiel

from engine.cards import Card, pack
from engine.errors import Refusal
from engine.game import play, start
from engine.moves import DEALER, Deal, Discard, DrawStock, Knock, Move, Pass, TakePile
from engine.state import Phase, State
from engine.variants import VARIANTS

TAKE, DRAW, PASS, KNOCK = 52, 53, 54, 55
SUITS = (0, 3, 2, 1)
NUMBER = {Card(SUITS[number // 13], number % 13 + 1): number for number in range(52)}
GIN = VARIANTS["gin"]


def hand(random: Random, ours: list[int], theirs: list[int]) -> None:
    """Play a hand without knocks in both, adding the time of each move in ns."""
    order = tuple(random.sample(pack(), 52))
    state = play(start(GIN, GIN.presets["classic"], 2, 2), DEALER, Deal(order))
    other = pyspiel.load_game("gin_rummy").new_initial_state()
    for card in (*order[0:20:2], *order[1:20:2], order[20]):
        other.apply_action(NUMBER[card])
    while state.phase is not Phase.DEAL:
        move = chosen(state, random)
        actions = in_open_spiel(state, move)
        began = now()
        after = play(state, state.acting, move)
        between = now()
        for action in actions:
            other.apply_action(action)
        ended = now()
        ours.append(between - began)
        theirs.append(ended - between)
        state = after


def chosen(state: State, random: Random) -> Move:
    """Any move but a knock."""
    if state.phase is Phase.UPCARD:
        return random.choice([Pass(), TakePile()])
    if state.phase is Phase.PLAY:
        return Discard(random.choice([c for c in state.hand if (c,) != state.turn.taken]))
    take = TakePile() if random.random() < 0.3 else DrawStock()
    try:
        play(state, state.acting, take)
    except Refusal:
        return DrawStock()
    return take


def in_open_spiel(state: State, move: Any) -> list[int]:
    """The same move there."""
    match move:
        case DrawStock():
            return [DRAW, NUMBER[state.stock[0]]]
        case Discard(card):
            return [NUMBER[card]]
        case Knock():
            return [KNOCK]
    return [PASS if isinstance(move, Pass) else TAKE]


def main() -> None:
    """Print the medians and their ratio."""
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    ours: list[int] = []
    theirs: list[int] = []
    for number in range(hands):
        hand(Random(number), ours, theirs)
    print(f"{len(ours)} moves of {hands} hands of gin, microseconds a move (median, mean)")
    for name, times in (("engine.game.play", ours), ("open_spiel apply_action", theirs)):
        print(f"{name:25} {median(times) / 1000:8.2f} {sum(times) / len(times) / 1000:8.2f}")
    print(f"ratio of the medians {median(ours) / median(theirs):.2f}")
    print(f"ratio of the means   {sum(ours) / sum(theirs):.2f}")


if __name__ == "__main__":
    main()
