"""The parts of the bot are made of each other, found by their types."""

from dataclasses import dataclass

import pytest

from bot.runtime.parts import Parts


class Lamp:
    pass


@dataclass
class Hall:
    lamp: Lamp
    seats: int
    name: str = "hall"


def test_a_part_is_made_of_others() -> None:
    """Of those that its constructor names; numbers are given, and defaults hold."""
    parts = Parts()
    with pytest.raises(LookupError, match="no part is a Lamp"):
        parts.make(Hall, seats=4)
    lamp = parts.make(Lamp)
    assert parts.make(Hall, seats=4) == Hall(lamp, 4, "hall")
    assert parts.of(Hall).lamp is lamp
    with pytest.raises(ValueError, match="two parts of the type Hall"):
        parts.make(Hall, seats=5)
