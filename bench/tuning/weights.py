"""Write the numbers that were found to where a player reads them."""

from collections.abc import Iterable, Mapping
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "engine/players"
Found = Mapping[str, Iterable[Iterable[float]]]
"""Rows of numbers by what they are called."""


def put(player: str, found: Found, digits: str, folder: Path = FOLDER) -> None:
    """Write rows of numbers, formatted as *digits*, in place of a player's of the same names."""
    file = folder / player / "weights.txt"
    new = {
        name: "\n".join([name, *(" ".join(f"{each:{digits}}" for each in row) for row in rows)])
        for name, rows in found.items()
    }
    blocks = file.read_text("utf-8").strip().split("\n\n")
    changed = [new.get(block.partition("\n")[0], block) for block in blocks]
    file.write_text("\n\n".join(changed) + "\n", "utf-8")
