"""What a finger does at a hand: every touch is counted, opening and closing a menu too."""

from dataclasses import dataclass
from typing import Any

import discord

from tests.bot.at_hands import latest, open_hand
from tests.bot.conftest import Room, actor, buttons, selects


@dataclass
class Finger:
    """One person's finger on one message."""

    room: Room
    person: Any
    page: Any
    touches: int = 0

    @property
    def shown(self) -> Any:
        """The message as it is now."""
        return latest(self.room, self.person, self.page)

    async def press(self, label: str) -> None:
        """Press a button: one touch."""
        self.touches += 1
        await self.room.press(self.person, self.shown, label)

    async def choose(self, hint: str, *labels: str) -> None:
        """Choose in the menu with this placeholder: opened, each choice, closed.

        A menu of which only one can be chosen closes by itself.
        """
        menus = [one for one in selects(self.shown) if one.placeholder == hint]
        menu = next(one for one in menus if {*labels} & {each.label for each in one.options})
        left, values = list(labels), []
        for option in menu.options:
            if option.label in left:
                left.remove(option.label)
                values.append(option.value)
        assert not left, (left, [option.label for option in menu.options])
        self.touches += 1 + len(values) + (menu.max_values > 1)
        page = self.shown
        who = actor(self.person, page)
        await who.select(page, values, custom_id=menu.custom_id)


async def finger(room: Room, person: Any = None) -> Finger:
    """A finger on a hand that was just opened: Alice's, or *person*'s."""
    who = person or room.alice
    return Finger(room, who, await open_hand(room, who))


def coloured(page: Any) -> list[str]:
    """The buttons that stand out."""
    return [one.label for one in buttons(page) if one.style is discord.ButtonStyle.primary]
