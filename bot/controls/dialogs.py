"""Dialogs: what is wrong in one is told by the names of its fields, and can be mended there."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

import discord

from bot.controls.clicks import Click
from bot.controls.control import Control
from bot.messages.failures import TokenEnded, living
from bot.messages.pressed import custom_id
from bot.messages.replies import code_of, sentence, show_privately
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.buttons import PRIMARY, Button, button, buttons
from bot.render.dialog import LABEL_LENGTH
from bot.render.layout import layout
from bot.runtime.metrics import REFUSALS
from bot.runtime.senders import message_of
from bot.typed.filled import Fields, Filled, WrongFields
from data.ids import MessageId


class Dialog(Control, template=r"$^"):
    """A dialog that was filled in; each subclass says what is done with it."""

    names = "field-"
    """How the keys of its fields' labels begin."""

    again = ""
    """The id of the control that opens it with what was typed, by the words of its own id."""

    async def press(self, press: Click) -> None:
        """Take what was filled in; where something is wrong, keep it and say what."""
        data: Any = press.data
        filled = dict(filled_in(data.get("components", ())))
        key = self.again.format_map({name: word or "" for name, word in self.words.items()})
        try:
            await self.take(press, filled)
        except WrongFields as error:
            for why in error.wrong.values():
                REFUSALS.labels(code_of(why)).inc()
            language = await press.client.languages.of_click(press)
            lines = [self._line(language, field, why) for field, why in error.wrong.items()]
            again = button(say(language, "button-dialog-again"), key, PRIMARY)
            notice = await self.refuse(press, "\n".join(lines), again)
            before, here = press.client.part(Filled).take(press, key), message_of(press)
            if notice is None and before is not None and before.notice == here:
                notice = here
            press.client.part(Filled).keep(press, key, filled, notice)
        else:
            before = press.client.part(Filled).take(press, key)
            if before and before.notice is not None and before.notice != message_of(press):
                # It said what was wrong, and is not any more.
                with suppress(discord.HTTPException, TokenEnded):
                    await living(before.press).delete_original_response()

    def _line(self, language: str, field: str, why: Refused) -> str:
        said = sentence(language, why) or ""
        name = self.name_of(language, field) if field else ""
        return say(language, "dialog-wrong", field=name, why=said) if name else f"⚠ {said}"

    async def take(self, press: Click, filled: Fields) -> None:
        """Do what was filled in, and answer. Raises WrongFields and Refused."""
        raise NotImplementedError

    async def refuse(self, press: Click, why: str, again: Button) -> MessageId | None:
        """Say *why*, with *again*; returns the message to be removed once that is mended."""
        await show_privately(press, layout(why, *buttons([again])))
        return None

    def name_of(self, language: str, field: str) -> str:
        """The name of a field, as the dialog has it."""
        return say(language, f"{self.names}{field.replace('_', '-')}")[:LABEL_LENGTH]


def typed_before(press: Click, anew: str, language: str) -> Fields:
    """What the presser has filled into the dialog that the pressed control opens again.

    Raises Refused where it is not kept any more, with the control *anew* that opens it as usual.
    """
    kept = press.client.part(Filled).of(press, custom_id(press))
    if kept is None:
        raise Refused("dialog-gone", [(say(language, "button-open-dialog"), anew)])
    return kept.fields


def filled_in(components: Iterable[Any]) -> Iterator[tuple[str, str]]:
    """The ids of the fields in a list of components with their values, as Discord sends them."""
    for component in components:
        inner = component.get("component", component)
        if "custom_id" in inner:
            yield inner["custom_id"], str(inner.get("value") or (inner.get("values") or ("",))[0])
