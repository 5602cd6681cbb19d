"""The dice have joined, for as long as a test lasts."""

from collections.abc import Iterator

import pytest

from bot.commands.context import CLUB
from bot.controls.places import join, leave
from bot.people import texts
from tests.bot.conftest import (  # noqa: F401 - the fixtures of a room, and its loop
    _shaped_at_once,
    app,
    db,
    kept,
    known_cards,
    pytest_asyncio_loop_factories,
    room,
)
from tests.eighth.dice import TEXTS
from tests.eighth.dice.wing import WING


@pytest.fixture(autouse=True)
def joined() -> Iterator[None]:
    """The feature is there, and says what it does in English alone."""
    texts.add_texts(TEXTS)
    join(WING)
    yield
    leave(WING)
    CLUB.remove_command("dice")
    texts.BUNDLES["en"] = texts.read_bundle(texts.LOCALES / "en")
    texts.say.cache_clear()
