"""What simulations of one test process share."""

import pytest

from bot.messages.emojis import Emojis, faces


@pytest.fixture(scope="session", autouse=True)
def _faces_drawn_once() -> None:
    """Every start of a bot draws the faces of cards, the same ones, which takes a second."""
    drawn = faces()
    Emojis.__init__.__defaults__ = (lambda: drawn,)
