"""How a reader likes to see cards."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
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
    may_see_pictures: bool = True
    """Whether pictures can be sent where this is read."""
    is_new: bool = False
    """Whether the reader has neither chosen a look nor played a turn: pictures are offered."""

    def takes_pictures(self, *, festive: bool = False) -> bool:
        """Whether the reader is shown pictures: who chose them; *festive* ones, who chose no text.

        Festive are those of tournaments and champions.
        """
        return self.cards == "image" or (
            festive and self.cards == "emoji" and self.may_see_pictures
        )

    @property
    def offers_pictures(self) -> bool:
        """Whether the reader is to be shown what pictures are like."""
        return self.is_new and self.may_see_pictures and not self.takes_pictures()

    @property
    def as_seen(self) -> str:
        """How cards are shown at this moment: text until there are emojis."""
        return "text" if self.cards == "emoji" and not self.emojis else self.cards

    @property
    def puts_emojis(self) -> bool:
        """Whether the cards in a text are emojis, also beside pictures."""
        return self.cards != "text" and bool(self.emojis)

    def as_text(self) -> "Look":
        """What is left of this look where no picture can be sent."""
        cards = "text" if self.cards == "image" else self.cards
        return replace(self, cards=cards, may_see_pictures=False)


def look_of(
    preferences: UserSettings,
    emojis: Mapping[str, str] = NO_EMOJIS,
    usual: Literal["text", "emoji", "image"] = "emoji",
) -> Look:
    """The look that a person has chosen, cards as *usual* where they chose nothing for those."""
    known = preferences.look_chosen, preferences.card_turn_known, preferences.tile_turn_known
    return Look(
        preferences.cards or usual,
        preferences.colours,
        preferences.background,
        preferences.large,
        emojis,
        is_new=not any(known),
    )


PLAIN = Look()
"""Text."""
USUAL = look_of(UserSettings())
"""As nobody chose anything."""
