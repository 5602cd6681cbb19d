"""What is left of calm scenes, for tests that spoil one thing of it and see who tells."""

from pathlib import Path
from types import ModuleType

import pytest

from tests.simulation import people, promises, scene
from tests.simulation.looks.remains import After, left_of
from tests.simulation.plans import Plan
from tests.simulation.scene import Scene

SEED = 3
PLAYED_SECONDS = 60.0


def left_by(kind: str, people_in_it: int, folder: Path) -> After:
    """What is left of a calm scene of one kind, in which nothing went wrong."""
    left: list[After] = []

    async def keep(played: Scene) -> list[str]:
        left.append(await left_of(played))
        return promises.broken(left[-1])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scene, "kept", keep)
        patch.setattr(people, "LONGER_SECONDS", PLAYED_SECONDS)
        assert Scene(Plan(SEED, kind, people_in_it, ()), folder).play() == []
    return left[0]


def broken(after: After) -> set[str]:
    """The sentences of the promises that were not kept."""
    return {each.partition(":")[0] for each in promises.broken(after)}


def promised_in(file: ModuleType) -> set[str]:
    """The sentences of the promises that stand in *file*."""
    return {words for words, look in promises.PROMISES.items() if look.__module__ == file.__name__}
