"""What simulations of one test process share."""

import pytest

from tests import faces


@pytest.fixture(scope="session", autouse=True)
def _faces_drawn_once() -> None:
    faces.draw_once()
