"""Find the weights by which the computer judges hands of Rummy 51 and Žolíky.

    python bench/tuning/opening.py play GAME FILE [--player P] [--rounds N] [--seats N] [--first N]
    python bench/tuning/opening.py fit GAME FILE …

`play` has rounds played between equal players who now and then throw another card than they would,
and writes what is counted at each throw beside how the round ended; `fit` prints the weights by
least squares (numpy). Deals from 1,000,000 on; both are to be repeated with the new weights.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.players import TUNED, lead
from bench.yardsticks import player
from engine.game import due, play, start
from engine.legal import legal_discards
from engine.moves import DEALER, Discard
from engine.players.opening.features import of_hand, of_throw
from engine.players.opening.looks import look_of, openings
from engine.players.opening.promise import lead_of
from engine.state import Measure, Phase, State
from engine.variants import VARIANTS
from engine.view import seen_by

OF_HAND = ("one", "made", "reach", "ready", "outs", "worth", "jokers", "held", "late", "pairs")
OF_HAND_OPENED = (
    *("one", "loose", "one-loose", "two-loose", "three-loose", "out", "outs", "fits"),
    *("ready", "jokers", "held", "late"),
)
OF_THROW = ("feeds", "near", "touches", "dear")
"""What is counted of a hand, of one that has opened, and of a throw, in this order."""
STRAY = 0.3
"""Chance of throwing one of the other cards, so that throws tell something of their own."""

PROMISE = 4
"""Stands in place of a stage: what is counted for the promise."""

Row = tuple[int, int, list[float]]
"""Seat, stage, what is counted."""


def one_round(game: str, name: str, seats: int, number: int) -> Iterator[tuple[Row, float]]:
    """What is counted at each throw of one round, and how far ahead the seat was in the end."""
    variant = VARIANTS[game]
    state = start(variant, next(iter(variant.presets.values())), seats, 1 + number % seats)
    key, random, chooser = number.to_bytes(32, "big"), Random(number), player(name)
    rows: list[Row] = []
    promises: list[Row] = []
    while not state.results:
        dealt = due(state, key)
        if dealt is not None:
            state = play(state, DEALER, dealt)
            continue
        seen = seen_by(state, state.acting)
        move = chooser(seen, random)
        if isinstance(move, Discard):
            if random.random() < STRAY and len(state.hand) > 2:
                move = random.choice(legal_discards(seen)[:8])
            rows.append(row_of(state, move))
        elif state.phase is Phase.DRAW:
            promises.append((state.acting, PROMISE, [*lead_of(state, state.acting)]))
        state = play(state, state.acting, move)
    sign = -1 if variant.measure(state.rules) is Measure.PENALTIES else 1
    scores = state.results[0].scores
    yield from ((row, sign * lead(scores, row[0])) for row in rows + promises)


def row_of(state: State, move: Discard) -> Row:
    """What is counted when a card is thrown."""
    seen = seen_by(state, state.acting)
    look, hand = look_of(seen), list(seen.hand)
    hand.remove(move.card)
    known = openings(seen.hand, look.melding, look.values)
    counted = [*of_hand(look, hand, known, move.card), *of_throw(look, move.card)]
    return state.acting, look.stage, [round(each, 3) for each in counted]


def write(given: argparse.Namespace) -> None:
    """Play rounds and write down what was counted."""
    with Path(given.files[0]).open("a") as file:
        for number in range(given.first, given.first + given.rounds):
            rows = one_round(given.game, given.player, given.seats, number)
            file.writelines(json.dumps([*row[1:], end]) + "\n" for row, end in rows)


def fit(given: argparse.Namespace) -> None:
    """Print the weights of each stage, and how much of the ends they explain."""
    import numpy as np

    rows: dict[int, list[tuple[list[float], float]]] = defaultdict(list)
    for name in given.files:
        for line in Path(name).read_text().splitlines():
            stage, counted, end = json.loads(line)
            rows[stage].append((counted, end))
    for stage, found in sorted(rows.items()):
        x, y = np.array([each[0] for each in found]), np.array([each[1] for each in found])
        ridge = np.eye(x.shape[1]) * 5
        inverse = np.linalg.inv(x.T @ x + ridge)
        weights = inverse @ x.T @ y
        rest = y - x @ weights
        error = np.sqrt(np.diag(inverse) * rest.var())
        print(f"# stage {stage}: {len(y)} throws, R² {1 - rest.var() / y.var():.3f}")
        print(" ".join(f"{each:.2f}" for each in weights))
        names = (*(OF_HAND_OPENED if stage > 1 else OF_HAND), *OF_THROW)
        known = names if stage != PROMISE else map(str, range(len(weights)))
        print("   #", " ".join(f"{n} ±{each:.1f}" for n, each in zip(known, error, strict=True)))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("what", choices=("play", "fit"))
    asked.add_argument("game", choices=("rummy-51", "zolik"))
    asked.add_argument("files", nargs="+")
    asked.add_argument("--player", default="strong")
    asked.add_argument("--rounds", type=int, default=1000)
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--first", type=int, default=TUNED)
    given = asked.parse_args()
    (write if given.what == "play" else fit)(given)


if __name__ == "__main__":
    main()
