"""Find what a Straight Rummy player goes by that looks no further than the round.

Such were the strong level of version 2 and, with four and more, that of version 3.

    python bench/tuning/straight.py play SEATS ROUNDS FILE [--beginning]
    python bench/tuning/straight.py watch SEATS ROUNDS FILE
    python bench/tuning/straight.py weigh SEATS:FILE…
    python bench/tuning/straight.py promise SEATS:FILE…

`play` writes the positions after turns and how the rounds ended, `weigh` fits the weights to them:
first with `--beginning`, by players who know nothing and half the time keep all they could lay;
then twice by players with the weights found. `watch` and `promise` do the same for what a round
promises. The first of each pair may run on PyPy. 25,000 rounds were played at the beginning, then
24,000 and 11,700 by two, 14,000 and 12,000 by three, 9,000 and 8,000 by four, who began with the
weights for two; the last two lots of each were weighed together. 3,500, 1,800 and 1,300 were
watched.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.tuning.straight_rounds import Player, Round, dealt, played
from bench.tuning.weights import put
from engine.players.straight import plain
from engine.players.straight.board import Board
from engine.players.straight.features import Features, Outlook
from engine.players.straight.former import Points, judged, weights_for
from engine.players.straight.judge import best_turn, takes
from engine.players.straight.plain import Habits, plain_turn
from engine.players.straight.promise import gains, standing
from engine.players.straight.shapes import Shapes
from engine.players.straight.turns import Turn, all_lays, turns, ways_out
from engine.variants.straight import USUAL_TARGETS, StraightRules

FIRST = 1_000_000
"""The first deal; those before are for measuring."""
RULES = StraightRules()
WANDERS = 0.15
"""How often a player tries a turn that it does not think best."""
SOUND = Habits(sees_take=1, sees_lay=1, minds_table=True)
HOLDING = Habits(sees_take=1, sees_lay=0, minds_table=True)
KEEPS = 2
"""What the weights are kept from growing by: as much as so many positions would."""


class Knowing:
    """Plays by the weights there are, now and then something else."""

    def __init__(self, random: Random, wanders: float = WANDERS) -> None:
        self.random, self.wanders = random, wanders

    def takes(self, board: Board) -> bool:
        return bool(board.top) and takes(board, Points())

    def turn(self, board: Board) -> Turn:
        if self.random.random() >= self.wanders or ways_out(board):
            return best_turn(board, Points())[1]
        lays = self.random.choice(list(all_lays(board)))
        outlook, weights = Outlook(board), weights_for(board)
        some = sorted(turns(board, lays), key=lambda turn: -judged(outlook, turn, weights))
        return self.random.choice(some[:3])


class Sound:
    """Plays plainly; *holding* it keeps what it could lay while nobody is near to going out."""

    def __init__(self, random: Random, holding: bool) -> None:
        self.random, self.holding = random, holding

    def takes(self, board: Board) -> bool:
        return bool(board.top) and plain.takes(board, SOUND, self.random)

    def turn(self, board: Board) -> Turn:
        out = ways_out(board)
        near = min(other.size for other in board.others) < 3 or board.stock < 5
        habits = HOLDING if self.holding and not near else SOUND
        return out or plain_turn(board, habits, self.random)


class Noted:
    """Keeps what another player's turns lead to."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.takes = player.takes
        self.positions: list[tuple[int, Features]] = []

    def turn(self, board: Board) -> Turn:
        turn = self.player.turn(board)
        if turn.held:
            self.positions.append(Outlook(board).features(turn))
        return turn


def _player(random: Random, beginning: bool) -> Player:
    if beginning or random.random() < 0.3:
        return Sound(random, holding=beginning and random.random() < 0.5)
    return Knowing(random)


def play(seats: int, rounds: int, beginning: bool) -> list[list[float]]:
    """By position: how far its seat led when the round was over, and what it is judged by."""
    rows = []
    for number in range(FIRST, FIRST + rounds):
        random = Random(number)
        round_ = dealt(seats, RULES, random)
        players = [Noted(_player(random, beginning)) for _ in range(seats)]
        played(round_, players)
        for player, lead in zip(players, round_.leads(), strict=True):
            rows += [[lead, kind, *numbers] for kind, numbers in player.positions]
    return rows


def watch(seats: int, rounds: int) -> list[object]:
    """By turn: who went out in the end and for how much, and how all stood."""
    rows: list[object] = []
    for number in range(FIRST, FIRST + rounds):
        seen: list[object] = []
        round_ = dealt(seats, RULES, Random(number))
        players = [Knowing(Random(number), 0) for _ in range(seats)]
        played(round_, players, lambda now, seen=seen: seen.append(_standings(now)))
        if round_.out is not None:
            rows += [[number, at, round_.out, round_.gained, *each] for at, each in enumerate(seen)]
    return rows


def _standings(now: Round) -> tuple[object, object]:
    number, hands = len(now.seats), [seat.hand for seat in now.seats]
    shapes = Shapes(now.rules.ace == "both")
    stands = [
        standing(
            shapes, seat.hand, now.lying, sum(now.stock), seat.closed, (at - now.acting) % number
        )
        for at, seat in enumerate(now.seats)
    ]
    loose = [each[10] * 10 for each in stands]
    return stands, [gains(hands, loose, at, seat.closed) for at, seat in enumerate(now.seats)]


def weigh(seats: int, rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """By kind of hand, the weights by which the positions tell most of what came of them.

    No lead counts for more than it takes to win a whole game.
    """
    import numpy as np

    table = np.array(rows)
    most = USUAL_TARGETS[seats]
    leads, kinds, numbers = table[:, 0].clip(-most, most), table[:, 1], table[:, 2:]
    found: list[list[float]] = []
    for kind in range(1, 7):
        mine, lead = numbers[kinds == kind], leads[kinds == kind]
        ridge = np.diag(20 * mine.std(0) ** 2 + KEEPS)
        found.append(np.linalg.solve(mine.T @ mine + ridge, mine.T @ lead).tolist())
    return [found[0], *found]


def promise(rows: Sequence[Sequence[object]]) -> tuple[list[float], list[float]]:
    """The weights of a seat's strength, and of what others hold when it goes out."""
    import numpy as np
    from scipy.optimize import minimize

    out, gained = np.array([row[2] for row in rows]), np.array([row[3] for row in rows])
    stands, held = np.array([row[4] for row in rows]), np.array([row[5] for row in rows])
    each = np.arange(len(rows))
    winners = np.zeros(stands.shape[:2])
    winners[each, out] = 1

    def loss(weights: np.ndarray) -> tuple[float, np.ndarray]:
        strengths = stands @ weights
        odds = np.exp(strengths - strengths.max(1, keepdims=True))
        chances = odds / odds.sum(1, keepdims=True)
        off = np.einsum("ij,ijk->k", chances - winners, stands) / len(rows)
        surprise = -np.log(chances[each, out]).mean()
        return surprise + 1e-4 * (weights @ weights), off + 2e-4 * weights

    strengths = minimize(loss, np.zeros(stands.shape[2]), jac=True, method="L-BFGS-B").x
    theirs = held[each, out]
    worth = np.linalg.solve(theirs.T @ theirs + np.eye(theirs.shape[1]), theirs.T @ gained)
    return strengths.tolist(), worth.tolist()


def _read(text: str) -> tuple[int, list[list[float]]]:
    seats, _, names = text.partition(":")
    rows = chain.from_iterable(json.loads(Path(name).read_text()) for name in names.split(","))
    return int(seats), list(rows)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("step", choices=("play", "watch", "weigh", "promise"))
    asked.add_argument("given", nargs="+")
    asked.add_argument("--beginning", action="store_true")
    wanted = asked.parse_args()
    if wanted.step in ("play", "watch"):
        seats, rounds, file = wanted.given
        doing = (int(seats), int(rounds))
        rows = play(*doing, wanted.beginning) if wanted.step == "play" else watch(*doing)
        Path(file).write_text(json.dumps(rows))
        return
    read = dict(map(_read, wanted.given))
    if wanted.step == "weigh":
        found = {f"{seats} play": weigh(seats, rows) for seats, rows in read.items()}
    else:
        strengths, gained = zip(*(promise(rows) for _, rows in sorted(read.items())), strict=True)
        found = {"strengths": strengths, "gains": gained}
    put("straight", found, ".3f")


if __name__ == "__main__":
    main()
