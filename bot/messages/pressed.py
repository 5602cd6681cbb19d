"""The message in which something was pressed, and what may be changed in it.

Discord looks only loosely at what a client says it has pressed: an id made up, or of another
message, must not write one person's view over what others read.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias, cast

import discord

from bot.messages.replies import reply_privately, show_privately
from bot.render.layout import NOBODY, MessageLayout
from bot.runtime.events import SHOWN
from bot.runtime.senders import AnyClick

Components: TypeAlias = Sequence[Mapping[str, Any]]
MENUS = (3, 5, 6, 7, 8)
"""Discord's kinds of menus: of texts, people, roles, both, and channels."""


async def put(press: AnyClick, content: MessageLayout, subject: str | None = None) -> None:
    """Answer with *content* in the pressed message, or in a new one where that is no such.

    Its controls are those of *subject*, unless said those of the pressed one.
    """
    if takes(press, subject, layout=True):
        await press.response.edit_message(**content.edit())
    else:
        await show_privately(press, content)


async def put_privately(press: AnyClick, content: MessageLayout, subject: str) -> None:
    """Answer in the pressed message, if nobody else reads what it says of *subject*."""
    if is_private(press, subject):
        await press.response.edit_message(**content.edit())
    else:
        await show_privately(press, content)


async def close(press: AnyClick, content: str) -> None:
    """Answer a question: *content* stands in its place, or in a new message to the presser."""
    if takes(press, layout=False):
        await press.response.edit_message(content=content, view=None, allowed_mentions=NOBODY)
    else:
        await reply_privately(press, content)


def is_private(press: AnyClick, subject: str) -> bool:
    """Whether the pressed message is a layout with controls of *subject* that nobody else reads."""
    private = press.message is not None and press.message.flags.ephemeral
    return private and takes(press, subject, layout=True)


def takes(press: AnyClick, subject: str | None = None, *, layout: bool) -> bool:
    """Whether the pressed message is a *layout* or not, and has controls of *subject*."""
    message = press.message
    if message is None or message.flags.components_v2 != layout:
        return False
    wanted = subject or subject_of(custom_id(press))
    return any(subject_of(one) == wanted for _, one in controls_in(components_of(press)))


def subject_of(control: str) -> str:
    """The first word of a control's id."""
    return control.partition(":")[0]


def custom_id(press: AnyClick) -> str:
    """The id of the pressed control."""
    data: Any = press.data
    return str(data["custom_id"])


def is_shown(press: AnyClick) -> bool:
    """Whether the message still has the pressed control; a dialog stands in none."""
    data: Any = press.data
    control = data.get("component_type"), custom_id(press)
    return control in controls_in(components_of(press))


def components_of(press: AnyClick) -> Components:
    """What the pressed message is made of; nothing where none was pressed."""
    data: Any = press.data
    return cast("Components", data.get(SHOWN, ()))


def forget_shown(press: AnyClick) -> None:
    """Forget what the pressed message is made of: whoever keeps a press wants its token alone."""
    data: Any = press.data
    data.pop(SHOWN, None)


def read_back(message: discord.Message) -> Components:
    """What a message is made of that discord.py has fetched."""
    return [one.to_dict() for one in message.components]


def all_in(components: Components) -> Iterator[Mapping[str, Any]]:
    """The components of a message, as Discord tells them, with those within others."""
    for component in components:
        yield component
        yield from all_in(component.get("components", ()))


def controls_in(components: Components) -> Iterator[tuple[int, str]]:
    """The kinds and ids of all controls in a message."""
    return ((one["type"], one["custom_id"]) for one in all_in(components) if "custom_id" in one)


def menus_in(components: Components) -> Iterator[Mapping[str, Any]]:
    """The menus in a message, of whatever kind."""
    return (one for one in all_in(components) if one["type"] in MENUS)


def chosen_before(menu: Mapping[str, Any]) -> list[str]:
    """The values that a menu shows as chosen."""
    return [one["value"] for one in menu["options"] if one.get("default")]


def ids_in(message: discord.Message) -> list[str]:
    """The ids of all controls of a message."""
    return [one for _, one in controls_in(read_back(message))]


def has_control(message: discord.Message, beginning: str) -> bool:
    """Whether the id of a control in *message* begins so."""
    return any(one.startswith(beginning) for one in ids_in(message))


def tells(message: discord.Message, words: str) -> bool:
    """Whether a text of a message has these *words*."""
    return any(words in text for text in texts_in(read_back(message)))


def texts_in(components: Components) -> Iterator[str]:
    """All texts in the components of a message."""
    return (one["content"] for one in all_in(components) if "content" in one)
