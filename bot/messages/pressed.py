"""The message in which something was pressed, and what may be changed in it.

Discord looks only loosely at what a client says it has pressed: an id made up, or of another
message, must not write one person's view over what others read.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import discord
from discord import ui

from bot.messages.replies import NOBODY, reply_privately
from bot.messages.sending import Content, show_privately


async def change(
    press: discord.Interaction[Any], view: ui.LayoutView, subject: str | None = None
) -> None:
    """Answer with *view* in the pressed message; in a new one to the presser where it is no such.

    Its controls are those of *subject*, unless said those of the pressed one.
    """
    await put(press, Content(view), subject)


async def put(
    press: discord.Interaction[Any], content: Content, subject: str | None = None
) -> None:
    """Answer with a view and its pictures in the pressed message; those in it before are gone."""
    if takes(press, subject, layout=True):
        await press.response.edit_message(**content.edit())
    else:
        await show_privately(press, content)


async def put_privately(press: discord.Interaction[Any], content: Content, subject: str) -> None:
    """Answer in the pressed message, if nobody else reads what it says of *subject*."""
    if is_private(press, subject):
        await press.response.edit_message(**content.edit())
    else:
        await show_privately(press, content)


async def close(press: discord.Interaction[Any], content: str) -> None:
    """Answer a question: *content* stands in its place, or in a new message to the presser."""
    if takes(press, layout=False):
        await press.response.edit_message(content=content, view=None, allowed_mentions=NOBODY)
    else:
        await reply_privately(press, content)


def is_private(press: discord.Interaction[Any], subject: str) -> bool:
    """Whether the pressed message is a layout with controls of *subject* that nobody else reads."""
    private = press.message is not None and press.message.flags.ephemeral
    return private and takes(press, subject, layout=True)


def takes(press: discord.Interaction[Any], subject: str | None = None, *, layout: bool) -> bool:
    """Whether the pressed message is a *layout* or not, and has controls of *subject*."""
    message = press.message
    if message is None or message.flags.components_v2 != layout:
        return False
    wanted = subject or subject_of(custom_id(press))
    return any(subject_of(one) == wanted for _, one in controls_in(message.components))


def subject_of(control: str) -> str:
    """The first word of a control's id."""
    return control.partition(":")[0]


def custom_id(press: discord.Interaction[Any]) -> str:
    """The id of the pressed control."""
    data: Any = press.data
    return str(data["custom_id"])


def is_shown(press: discord.Interaction[Any]) -> bool:
    """Whether the message still has the pressed control; a dialog stands in none."""
    data: Any = press.data
    control = data.get("component_type"), custom_id(press)
    return press.message is not None and control in controls_in(press.message.components)


def controls_in(components: Iterable[Any]) -> Iterator[tuple[int, str]]:
    """The kinds and ids of all controls in a message."""
    for component in components:
        if (found := getattr(component, "custom_id", None)) is not None:
            yield component.type.value, found
        yield from controls_in(getattr(component, "children", ()))


def ids_in(message: discord.Message) -> list[str]:
    """The ids of all controls of a message."""
    return [one for _, one in controls_in(message.components)]


def has_control(message: discord.Message, beginning: str) -> bool:
    """Whether the id of a control in *message* begins so."""
    return any(one.startswith(beginning) for one in ids_in(message))


def tells(message: discord.Message, words: str) -> bool:
    """Whether a text of a message has these *words*."""
    return any(words in text for text in texts_in(message.components))


def texts_in(components: Iterable[Any]) -> Iterator[str]:
    """All texts in the components of a message."""
    for component in components:
        if (found := getattr(component, "content", None)) is not None:
            yield found
        yield from texts_in(getattr(component, "children", ()))
