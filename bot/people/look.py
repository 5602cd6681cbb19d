"""How a reader likes to see cards."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from data.settings import UserSettings

NO_EMOJIS: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class Look:
    """A reader's choices; each of *cards* shows everything, whatever the others are."""

    cards: Literal["text", "emoji", "image"] = "text"
    colours: Literal["four", "two"] = "four"
    """Whether each suit has a colour of its own."""
    background: Literal["dark", "light"] = "dark"
    large: bool = False
    """Whether cards and what is to be done are written in large print."""
    emojis: Mapping[str, str] = field(default_factory=lambda: NO_EMOJIS, compare=False)
    """What stands for each card as text: `10♠` → `<:s10_1a2b3c:123…>`; empty: none are there."""


def look_of(preferences: UserSettings, emojis: Mapping[str, str] = NO_EMOJIS) -> Look:
    """The look that a person has chosen."""
    return Look(
        preferences.cards, preferences.colours, preferences.background, preferences.large, emojis
    )


PLAIN = Look()
"""Text."""
USUAL = look_of(UserSettings())
"""As nobody chose anything."""
