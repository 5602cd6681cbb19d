"""Games as former versions of the computer played them, kept beside this file in `former/`.

    python -m tests.engine.former

writes those of today's versions that are not kept yet: to be done before a version is raised.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from engine.cards import Seat
from engine.game import due, play, start
from engine.moves import DEALER, Move
from engine.options import rules_from
from engine.players import MINDS, Level
from engine.players.thoughts import Thought, read_thought, seed_of, think, thought_for
from engine.record.lines import read_move, write_move
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import seen_by

FOLDER = Path(__file__).with_name("former")
MOST = 150
"""Moves that are kept of a game."""

LONGER = {"five-hundred": {"target": "500"}}
"""Where a usual game is over after a round."""

PAIRS = ((Level.STRONG, Level.NORMAL), (Level.EASY, Level.STRONG))


class Kept(NamedTuple):
    """A game that is kept: which, how each seat thinks, and its moves as lines of a record."""

    game: str
    thoughts: tuple[Thought, ...]
    lines: tuple[str, ...]


def kept() -> list[Path]:
    """Where the games are."""
    return sorted(FOLDER.glob("*.txt"))


def read(path: Path) -> Kept:
    """The game kept at *path*, called GAME.VERSION.LEVEL.txt."""
    thoughts, *lines = path.read_text("utf-8").splitlines()
    read = tuple(map(read_thought, thoughts.split(", ")))
    return Kept(path.name.partition(".")[0], read, tuple(lines))


def again(game: Kept) -> Iterator[tuple[str, str]]:
    """Of each of its moves by the computer, the line that is kept and that found again."""
    state, key = begun(game.game), key_of(game.game)
    tiles = state.variant.tiles
    for step, line in enumerate(game.lines):
        seat, move, _ = read_move(line, tiles=tiles)
        if seat != DEALER:
            yield line, write_move(seat, thought(state, key, step, game.thoughts), tiles=tiles)
        state = play(state, seat, move)


def thought(state: State, key: bytes, step: int, thoughts: tuple[Thought, ...]) -> Move:
    """What the seat to act comes to as move number *step*."""
    seat = state.acting
    return think(seen_by(state, seat), seed_of(key, step), thoughts[seat - 1])


def moves_of(game: str, thoughts: tuple[Thought, ...]) -> Iterator[tuple[Seat, Move]]:
    """The moves of a game that the computer plays against itself."""
    state, key, step = begun(game), key_of(game), 0
    while state.phase is not Phase.FINISHED:
        dealt = due(state, key)
        seat = DEALER if dealt else state.acting
        move = dealt or thought(state, key, step, thoughts)
        yield seat, move
        state, step = play(state, seat, move), step + 1


def begun(game: str) -> State:
    """A game for two before its first deal, under the usual rules, to some rounds."""
    variant = VARIANTS[game]
    return start(variant, rules_from(variant, LONGER.get(game, {})), seats=2, dealer=1)


def key_of(game: str) -> bytes:
    """What its deals and chances follow from."""
    return game.encode().ljust(32, b".")


def write_missing() -> None:
    """Keep a game of each pair of levels of each version that none is kept of."""
    FOLDER.mkdir(exist_ok=True)
    for game, mind in MINDS.items():
        for levels in PAIRS:
            path = FOLDER / f"{game}.{mind.version}.{levels[0]}.txt"
            if not path.exists():
                path.write_text("\n".join(_lines(game, levels)) + "\n", "utf-8")


def _lines(game: str, levels: tuple[Level, ...]) -> Iterator[str]:
    variant = VARIANTS[game]
    thoughts = tuple(thought_for(variant, level) for level in levels)
    yield ", ".join(map(str, thoughts))
    for seat, move in islice(moves_of(game, thoughts), MOST):
        yield write_move(seat, move, tiles=variant.tiles)


if __name__ == "__main__":
    write_missing()
