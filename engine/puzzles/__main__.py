"""`python -m engine.puzzles`: make puzzles, and check those there are."""

import argparse
import sys
from pathlib import Path
from random import Random

from engine.puzzles.checking import DEALS, faults
from engine.puzzles.making import Collection, make
from engine.puzzles.puzzle import Puzzle, write_puzzle
from engine.puzzles.shipped import FOLDER, shipped
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
    making.add_argument("--folder", type=Path, default=FOLDER, help="where GAME.txt is written")
    checking = commands.add_parser("check", help="look at the puzzles of games again")
    checking.add_argument("games", metavar="GAME", nargs="*", help="all unless told")
    checking.add_argument("--deals", type=int, default=DEALS, help="deals for each of them")
    checking.add_argument("--folder", type=Path, default=FOLDER, help="where they are read")
    chosen = parser.parse_args(arguments)
    if chosen.command == "make":
        write(VARIANTS[chosen.game], chosen.most, chosen.folder, chosen.first)
        return 0
    games = chosen.games or sorted(VARIANTS)
    wrong = [check(VARIANTS[game], chosen.folder, chosen.deals) for game in games]
    return int(any(wrong))


def write(variant: Variant, most: int, folder: Path, first: int) -> None:
    """Make puzzles; the file has all that were found so far after each of them.

    Those that are there stay where the *first* round is not that of the beginning.
    """
    kept = Collection(variant, most)
    for puzzle in shipped(variant, folder) if first else ():
        kept.take(puzzle)
    for number in make(variant, kept, first):
        whole = (write_puzzle(each, tiles=variant.tiles) for each in kept.graded())
        # Whoever ends this in the middle keeps what there was.
        new = folder / f"{variant.key}.new"
        new.write_text("\n".join(whole), encoding="utf-8")
        new.replace(folder / f"{variant.key}.txt")
        print(f"{variant.key}: {len(kept.puzzles)} of {number + 1} rounds", flush=True)


def check(variant: Variant, folder: Path, deals: int) -> bool:
    """Look at all puzzles of a game; tells whether one is not as it should be."""
    puzzles, random = shipped(variant, folder), Random()
    wrong = 0
    for number, puzzle in enumerate(puzzles, 1):
        for fault in faults(puzzle, random, deals):
            wrong += 1
            print(f"{variant.key} {number}: {fault}", flush=True)
    print(f"{variant.key}: {len(puzzles)} puzzles, {wrong} at fault; {told(puzzles)}", flush=True)
    return wrong > 0


def told(puzzles: tuple[Puzzle, ...]) -> str:
    """How many there are of each grade and proof."""
    words = [str(word) for each in puzzles for word in (each.grade, each.proof)]
    return ", ".join(f"{word} {words.count(word)}" for word in dict.fromkeys(sorted(words)))


if __name__ == "__main__":  # pragma: no cover tried in a process of its own
    sys.exit(main())
