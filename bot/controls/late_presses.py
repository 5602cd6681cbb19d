"""Presses of controls that their message no longer has: it changed while the finger came down.

discord.py looks for the pressed control in its message, and says nothing where it is gone. Nor does
it know a dialog that was opened before a restart: each is read from its id here. What is none of
ours, such as a button of an older version, is answered here as well.
"""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.controls.buttons import SureButton
from bot.controls.clicks import Click
from bot.controls.control import Control
from bot.messages.asides import Asides
from bot.messages.pressed import custom_id, is_shown
from bot.messages.replies import explain
from bot.people.refused import Refused
from bot.people.texts import say
from bot.table.table import Table

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


async def answer(press: Click, controls: Sequence[type[Control]]) -> None:
    """Answer the press of one of *controls*, or a dialog, where discord.py will not."""
    if press.type not in PRESSES:
        return
    control = pressed(press, controls)
    if control is None:
        await explain(
            press, Refused("control-unknown"), press.client.languages, press.client.part(Asides)
        )
    elif not is_shown(press):
        await control.callback(press)


def pressed(press: Click, controls: Sequence[type[Control]]) -> Control | None:
    """The control that was pressed, None where it is none of ours.

    A question that has been answered is not asked any more: no press of it counts.
    """
    button: ui.Button[Any] = ui.Button(custom_id=custom_id(press))
    for kind in controls:
        if match := kind.__discord_ui_compiled_template__.fullmatch(custom_id(press)):
            return (LateAnswer if kind is SureButton else kind)(button, match)
    return None


class LateAnswer(SureButton, template=SureButton.__discord_ui_compiled_template__):
    """Yes or No to a question that has been answered: shows how the table stands."""

    async def at(self, press: Click, table: Table) -> None:
        """Show the hand, to the presser alone."""
        note = say(await press.client.languages.of_click(press), "hand-moved-on")
        await press.client.hands.show(press, table, in_place=False, note=note)
