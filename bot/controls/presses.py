"""Presses of controls: what was pressed is read from its id, wherever its message is by now.

So a press counts also where the message has changed while the finger came down, and a dialog that
was opened before a restart. What is none of ours, such as a button of an older version, is answered
here as well.
"""

import re
from collections import defaultdict
from collections.abc import Iterable

import discord

from bot.controls.clicks import Click
from bot.controls.control import Control
from bot.controls.entering import explain_to
from bot.messages.pressed import custom_id, forget_shown, subject_of
from bot.people.refused import Refused

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Presses:
    """Knows all controls, and has the pressed one do what it says."""

    def __init__(self, controls: Iterable[type[Control]]) -> None:
        self._kinds: dict[str, list[type[Control]]] = defaultdict(list)
        """By the words with which their ids may begin."""
        for kind in controls:
            found = re.search(r"[\w|]+(?=\)?:)", kind.template.pattern)
            for word in found.group().split("|") if found else ():
                self._kinds[word].append(kind)

    async def answer(self, press: Click) -> None:
        """Do what was pressed, or filled in; whatever is not understood is told the presser."""
        if press.type not in PRESSES:
            return
        control = self._pressed(press)
        if control is not None:
            await control.callback(press)
        else:
            await explain_to(press, Refused("control-unknown"))
        forget_shown(press)

    def _pressed(self, press: Click) -> Control | None:
        pressed = custom_id(press)
        for kind in self._kinds.get(subject_of(pressed), ()):
            if match := kind.template.fullmatch(pressed):
                return kind(match.groupdict())
        return None
