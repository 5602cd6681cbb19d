"""Somebody new on a phone: from a friend's link to a meld, and a turn of tiles."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.sandbox.conftest import browser as browser
from tests.web.friends import friends
from tests.web.newcomer import (
    MELD_TOUCHES,
    MOST_SECONDS,
    THOUGHT_SECONDS,
    TILE_TOUCHES,
    meld_by_link,
    turn_of_tiles,
)
from tests.web.tile_turn import ARRANGED, record, tiles_lie

pytestmark = pytest.mark.browser


def test_a_meld_by_a_link(browser: Browser, tmp_path: Path) -> None:
    """Few touches, at a person's pace little time, and the bot has kept it."""
    with friends(tmp_path) as club:
        effort = meld_by_link(browser, club)
        drawn, laid = club.record()[-2:]

    assert effort.touches == MELD_TOUCHES
    assert effort.seconds + effort.touches * THOUGHT_SECONDS <= MOST_SECONDS
    assert drawn.endswith(" draw")
    assert " meld " in laid


def test_a_turn_of_tiles(browser: Browser) -> None:
    """Five drags by finger and Done are the turn that the record has."""
    with tiles_lie() as stage:
        assert turn_of_tiles(browser, stage).touches == TILE_TOUCHES
        assert record(stage)[-1] == ARRANGED
