"""What former versions of the computer played is found again, move for move."""

from pathlib import Path

import pytest

from engine.players import MINDS
from tests.engine import former


@pytest.mark.parametrize("path", former.kept(), ids=lambda path: path.stem)
def test_found_again(path: Path) -> None:
    """From what its seat saw, the seed, the level, the samples and the version."""
    found = list(former.again(former.read(path)))

    assert found
    assert [line for line, _ in found] == [again for _, again in found]


def test_every_version_is_kept() -> None:
    """Of each version of each game that can still be asked there is a game to compare with."""
    kept = {tuple(path.name.split(".")[:2]) for path in former.kept()}

    assert kept == {
        (game, str(version))
        for game, mind in MINDS.items()
        for version in (mind.version, *mind.earlier)
    }
