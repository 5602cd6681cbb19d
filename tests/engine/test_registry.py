"""Games from elsewhere."""

from dataclasses import replace

import pytest

from engine.record.header import VARIANTS as KNOWN
from engine.variants import VARIANTS, register


def test_a_game_from_elsewhere_is_known() -> None:
    """What is registered can be played by its key, wherever games are looked up."""
    other = replace(VARIANTS["gin"], key="other")
    register(other)
    try:
        assert KNOWN["other"] is other
    finally:
        del VARIANTS["other"]


def test_a_key_is_taken_once() -> None:
    """A game with the key of another is refused, and changes nothing."""
    before = VARIANTS["gin"]
    with pytest.raises(ValueError, match="gin"):
        register(replace(before, name="Another"))
    assert VARIANTS["gin"] is before
