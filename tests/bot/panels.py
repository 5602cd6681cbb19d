"""What people do with panels of settings: read their menus, choose, fill in dialogs."""

from typing import Any

from tests.bot.conftest import Room, actor, walk


def menus(message: Any) -> list[Any]:
    """All menus of *message*, those of channels too."""
    return [c for c in walk(message.components) if hasattr(c, "max_values")]


def chosen_in(message: Any) -> list[str]:
    """What the menus of *message* show as chosen."""
    lines = [line for menu in menus(message) for line in menu.options]
    return [line.label for line in lines if line.default]


def menu(message: Any, custom_id: str) -> Any:
    """The menu of that id; fails where there is none."""
    return next(one for one in menus(message) if one.custom_id == custom_id)


def listed(message: Any, custom_id: str = "server:set:channels") -> list[int]:
    """The channels that a menu shows as chosen."""
    return [int(one.id) for one in menu(message, custom_id).default_values]


async def choose(room: Room, person: Any, message: Any, words: str) -> Any:
    """Choose what is called so, in whichever menu."""
    for one in menus(message):
        for line in one.options:
            if line.label == words:
                who = actor(person, message)
                return await who.select(message, [line.value], custom_id=one.custom_id)
    raise AssertionError([line.label for one in menus(message) for line in one.options])


def fields(shown: Any) -> dict[str, Any]:
    """What stands in the fields of a dialog, by their ids."""
    inner = [one["component"] for one in shown.modal["components"]]
    return {one["custom_id"]: one.get("value", "") for one in inner}


async def fill(person: Any, message: Any, shown: Any, **values: str) -> Any:
    """Send a dialog that was opened from *message*, with some fields changed."""
    return await actor(person, message).submit_modal(shown, fields(shown) | values)
