"""What simulations of one test process share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import faces
from tests.simulation.databases import folder


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """A folder in which a simulation's databases do not wait for a disk."""
    with folder() as made:
        yield made


@pytest.fixture(scope="session", autouse=True)
def _faces_drawn_once() -> None:
    faces.draw_once()
