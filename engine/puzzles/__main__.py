"""`python -m engine.puzzles`: make puzzles, and check those there are."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from multiprocessing import cpu_count
from pathlib import Path
from random import Random

from engine.puzzles.checking import DEALS, faults
from engine.puzzles.choosing import Candidate, faults_of_set
from engine.puzzles.making import Collection, make
from engine.puzzles.puzzle import Puzzle, write_puzzle
from engine.puzzles.shipped import FOLDER, puzzle_in, read_kept, shipped
from engine.state import Variant
from engine.variants import VARIANTS


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit status: 1 where a puzzle is not as it should be."""
    parser = argparse.ArgumentParser(prog="python -m engine.puzzles", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make", help="make puzzles of a game, checked ones only")
    making.add_argument("game", metavar="GAME", choices=sorted(VARIANTS))
    making.add_argument("--most", type=int, default=200, help="how many; 200 unless told")
    making.add_argument("--first", type=int, default=0, help="go on, with rounds from this number")
    making.add_argument("--processes", type=int, default=cpu_count(), help="how many at a time")
    making.add_argument("--folder", type=Path, default=FOLDER, help="where GAME.txt is written")
    checking = commands.add_parser("check", help="look at the puzzles of games again")
    checking.add_argument("games", metavar="GAME", nargs="*", help="all unless told")
    checking.add_argument("--deals", type=int, default=DEALS, help="deals for each of them")
    checking.add_argument("--folder", type=Path, default=FOLDER, help="where they are read")
    chosen = parser.parse_args(arguments)
    if chosen.command == "make":
        game, processes = VARIANTS[chosen.game], chosen.processes
        write(game, chosen.most, chosen.folder, chosen.first, processes)
        return 0
    games = chosen.games or sorted(VARIANTS)
    wrong = [check(VARIANTS[game], chosen.folder, chosen.deals) for game in games]
    return int(any(wrong))


def write(variant: Variant, most: int, folder: Path, first: int, processes: int) -> None:
    """Make puzzles; two files have all that were found, and the best set of them, as it goes on.

    Those that are there stay where the *first* round is not that of the beginning.
    """
    kept, pool = Collection(variant, most), folder / f"{variant.key}.found"
    for puzzle in read_pool(pool, variant) if first else ():
        kept.take(puzzle)
    for number in make(kept, first, processes):
        save(pool, variant, [each.puzzle for each in kept.found])
        print(f"{variant.key}: {len(kept.found)} of {number + 1} rounds", flush=True)
    save(folder / f"{variant.key}.txt", variant, kept.chosen())


def read_pool(path: Path, variant: Variant) -> Iterator[Puzzle]:
    """The puzzles that were found before."""
    for found in read_kept(path):
        yield puzzle_in(found.text, variant.tiles)


def save(path: Path, variant: Variant, puzzles: Sequence[Puzzle]) -> None:
    """Write a file anew; whoever ends this in the middle keeps what there was."""
    whole = (write_puzzle(each, tiles=variant.tiles) for each in puzzles)
    new = path.with_suffix(".new")
    new.write_text("\n".join(whole), encoding="utf-8")
    new.replace(path)


def check(variant: Variant, folder: Path, deals: int) -> bool:
    """Look at all puzzles of a game; tells whether one is not as it should be."""
    puzzles, random = shipped(variant, folder), Random()
    wrong = list(faults_of_set([Candidate(puzzle) for puzzle in puzzles]))
    for fault in wrong:
        print(f"{variant.key}: {fault}", flush=True)
    for number, puzzle in enumerate(puzzles, 1):
        for fault in faults(puzzle, random, deals):
            wrong.append(fault)
            print(f"{variant.key} {number}: {fault}", flush=True)
    print(
        f"{variant.key}: {len(puzzles)} puzzles, {len(wrong)} faults; {told(puzzles)}", flush=True
    )
    return bool(wrong)


def told(puzzles: tuple[Puzzle, ...]) -> str:
    """How many there are of each grade and proof."""
    words = [str(word) for each in puzzles for word in (each.grade, each.proof)]
    return ", ".join(f"{word} {words.count(word)}" for word in dict.fromkeys(sorted(words)))


if __name__ == "__main__":  # pragma: no cover tried in a process of its own
    sys.exit(main())
