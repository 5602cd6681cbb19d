"""Numbers that were found are written as players read them."""

import shutil
from pathlib import Path

import pytest

from bench.tuning.weights import FOLDER, put
from engine.players.fitted import numbers_of


@pytest.mark.parametrize(("player", "digits"), [("five_hundred", ".4g"), ("gin", ".4g")])
def test_what_was_read_is_written_as_it_stood(tmp_path: Path, player: str, digits: str) -> None:
    """Nothing of a file is lost or changed, its remarks included, by writing what it says."""
    shutil.copytree(FOLDER / player, tmp_path / player)
    file = tmp_path / player / "weights.txt"
    before = file.read_text("utf-8")

    put(player, numbers_of(player), digits, tmp_path)

    assert file.read_text("utf-8") == before


def test_only_what_was_found_is_written(tmp_path: Path) -> None:
    """New numbers of one name take the place of the old ones, and the others stay."""
    shutil.copytree(FOLDER / "straight", tmp_path / "straight")
    file = tmp_path / "straight" / "weights.txt"
    before = file.read_text("utf-8")

    put("straight", {"gains": [[0.5, 2], [1, 0.25]]}, ".3f", tmp_path)

    kept, _, gains = before.partition("\n\ngains\n")
    assert gains
    assert file.read_text("utf-8") == f"{kept}\n\ngains\n0.500 2.000\n1.000 0.250\n"
