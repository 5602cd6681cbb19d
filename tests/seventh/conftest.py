"""The game registered, as a host would do it, for as long as a test lasts."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.commands.context import offer_games
from bot.people import texts
from engine.variants import VARIANTS, register
from tests.bot.conftest import (  # noqa: F401 - the fixtures of a room, and its loop
    _shaped_at_once,
    app,
    db,
    kept,
    known_cards,
    pytest_asyncio_loop_factories,
    room,
)
from tests.seventh.contract import VARIANT

TEXTS = Path(__file__).parent / "texts"


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """The game can be played, and has no texts."""
    register(VARIANT)
    yield
    del VARIANTS[VARIANT.key]
    offer_games()


@pytest.fixture
def english(registered: None) -> Iterator[None]:
    """The game has its one English file."""
    texts.add_texts(TEXTS)
    yield
    texts.BUNDLES["en"] = texts.read_bundle(texts.LOCALES / "en")
    texts.say.cache_clear()
