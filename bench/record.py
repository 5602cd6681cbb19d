"""Play strong gin for the record, by the rules of the EAAI 2021 challenge, and check what is kept.

    python bench/record.py play [--games N] [--processes N]
    python bench/record.py check [--games N] [--processes N]

`play` lets the strong level meet the yardsticks `challenge` and `learned_discards` and writes
bench/records/: of each game a line, and of the first few the whole record. `check` plays as many of
the games again as it is told, from their numbers alone, and compares each with its line: who won,
with which totals, and what every move was. The whole records too are found again, and their deals
and scores verified by the engine.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.yardsticks import player
from engine.cards import Seat
from engine.game import due, play, start
from engine.moves import DEALER
from engine.options import rules_from
from engine.players import Level
from engine.players.thoughts import Thought, read_thought, seed_of, think, thought_for
from engine.record.games import verify, write_record
from engine.record.lines import write_move
from engine.shuffle import commitment, game_key
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import seen_by

GIN = VARIANTS["gin"]
RULES = rules_from(GIN, {"target": "100", "big-gin": "no", "next-dealer": "turns"})
"""As the challenge had it: 25 for gin and for an undercut, no big gin, dealing in turn."""

YARDSTICKS = ("challenge", "learned_discards")
FOLDER = Path(__file__).with_name("records")
WHOLE = 10
"""Games of each match that are kept move for move."""


class Game(NamedTuple):
    """What is kept of a game: by its number all else is found again."""

    number: int
    won: bool
    own: int
    """Points of the strong level, without bonuses."""
    other: int
    rounds: int
    moves: str
    """The beginning of the SHA-256 of all its lines."""

    def __str__(self) -> str:
        ended = "won" if self.won else "lost"
        return f"{self.number} {ended} {self.own} {self.other} {self.rounds} {self.moves}"


def seed(number: int) -> bytes:
    """What the deals of a game follow from: two games, the seats exchanged, share them."""
    return (number // 2).to_bytes(32, "big")


def seat(number: int) -> Seat:
    """Where the strong level sits in a game; seat 1 deals first in every other pair of games."""
    return 1 + number % 2


def played(number: int, other: str, thought: Thought) -> tuple[State, list[str]]:
    """A game to its end, and its lines."""
    state = start(GIN, RULES, 2, dealer=1 + number // 2 % 2)
    key, chances, rival = game_key(seed(number)), Random(number // 2), player(other)
    lines: list[str] = []
    while state.phase is not Phase.FINISHED:
        dealt = due(state, key)
        if dealt is not None:
            state = play(state, DEALER, dealt)
            continue
        seen, acting = seen_by(state, state.acting), state.acting
        if acting == seat(number):
            move = think(seen, seed_of(key, len(lines)), thought)
        else:
            move = rival(seen, chances)
        lines.append(write_move(acting, move))
        state = play(state, acting, move)
    return state, lines


def game(number: int, other: str, thought: Thought) -> Game:
    """What is kept of a game."""
    state, lines = played(number, other, thought)
    own = seat(number) - 1
    totals = state.results[-1].totals
    digest = sha256("\n".join(lines).encode()).hexdigest()[:8]
    won = state.winner == own + 1
    return Game(number, won, totals[own], totals[1 - own], len(state.results), digest)


def whole(number: int, other: str, thought: Thought) -> str:
    """The record of a game, with how the strong level thought as a remark."""
    _, lines = played(number, other, thought)
    names = ["", ""]
    names[seat(number) - 1], names[2 - seat(number)] = "strong", other
    secret = seed(number)
    text = write_record(
        GIN, RULES, names, 1 + number // 2 % 2, lines, seed=secret, published=commitment(secret)
    )
    return f"# {thought}\n{text}"


class Kept(NamedTuple):
    """Where a match is kept."""

    other: str
    folder: Path = FOLDER

    @property
    def lines(self) -> Path:
        """The file with a line for each game."""
        return self.folder / f"gin-strong-{self.other}.txt"

    def whole(self, number: int) -> Path:
        """The file with the whole record of a game."""
        return self.folder / f"gin-strong-{self.other}-{number}.txt"


def write(kept: Kept, games: int, processes: int) -> None:
    """Play a match and keep it."""
    thought = thought_for(GIN, Level.STRONG)
    kept.folder.mkdir(exist_ok=True)
    found = list(_all(range(games), kept.other, thought, processes))
    kept.lines.write_text("\n".join([str(thought), *map(str, found)]) + "\n", "utf-8")
    for number in range(min(games, WHOLE)):
        kept.whole(number).write_text(whole(number, kept.other, thought), "utf-8")
    print(_summary(kept.other, [line.won for line in found]))


def _all(numbers: range, other: str, thought: Thought, processes: int) -> Iterator[Game]:
    one = partial(game, other=other, thought=thought)
    if processes == 1:
        yield from map(one, numbers)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(one, numbers, chunksize=4)


def _summary(other: str, won: list[bool]) -> str:
    pairs = [mean(won[at : at + 2]) for at in range(0, len(won), 2)]
    error = 1.96 * stdev(pairs) / sqrt(len(pairs)) if len(pairs) > 1 else 0.0
    return f"strong – {other}: {100 * mean(won):.1f} ± {100 * error:.1f} % of {len(won)} games"


def check(kept: Kept, games: int, processes: int) -> list[str]:
    """What is not found again of a match: lines of its games, and names of whole records."""
    first, *lines = kept.lines.read_text("utf-8").splitlines()
    thought, lines = read_thought(first), lines[:games]
    again = _all(range(len(lines)), kept.other, thought, processes)
    odd = [line for line, found in zip(lines, again, strict=True) if line != str(found)]
    odd += [name for number in range(WHOLE) for name in _unlike(kept, number, thought)]
    print(_summary(kept.other, [line.split()[1] == "won" for line in lines]))
    print(f"  played again: {len(odd)} differ", *odd, sep="\n  ")
    return odd


def _unlike(kept: Kept, number: int, thought: Thought) -> list[str]:
    """The name of a whole record that is not found again, move for move, or not by the rules."""
    file = kept.whole(number)
    if not file.exists():
        return []
    text = file.read_text("utf-8")
    *_, last = verify(text)
    fine = text == whole(number, kept.other, thought) and last["state"] == "finished"
    return [] if fine else [file.name]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("task", choices=("play", "check"))
    asked.add_argument("--games", type=int, default=10_000)
    asked.add_argument("--processes", type=int, default=2)
    given = asked.parse_args()
    matches = [Kept(other) for other in YARDSTICKS]
    if given.task == "play":
        for kept in matches:
            write(kept, given.games, given.processes)
        return
    odd = [check(kept, given.games, given.processes) for kept in matches]
    sys.exit(any(odd))


if __name__ == "__main__":
    main()
