"""What tests of moderation share: somebody with the role, and the dialog that asks why."""

from typing import Any

from data import settings
from tests.bot.conftest import Room, actor
from tests.bot.evening import shown
from tests.bot.panels import fields, menu


async def made_moderator(room: Room, name: str = "mod") -> Any:
    """A member with a role that the host lets moderate, and with no permission beyond others'."""
    role = room.guild.create_role(f"{name}s")
    async with room.db.transaction() as tx:
        await settings.change_server(tx, room.guild.id, moderator_roles=(role.id,))
    room.app.preferences.server_changed(room.guild.id)
    return room.guild.add_member(room.env.create_user(name), roles=[role])


async def pick(person: Any, said: Any, part: str, value: Any) -> Any:
    """Choose in one of the menus of the panel with which *said* was answered."""
    custom_id, message = f"moderate:pick:{part}", shown(said)
    assert menu(message, custom_id)
    return await person.select(message, [value], custom_id=custom_id)


async def send(person: Any, said: Any, dialog: Any, reason: str = "") -> Any:
    """Send the dialog that asks why, opened from that panel."""
    message = shown(said)
    values = fields(dialog) | {"reason": reason}
    return await actor(person, message).submit_modal(dialog, values)


async def panel(room: Room, who: Any, /, **options: Any) -> Any:
    """The panel of a moderator, as an answer."""
    return await who.slash(room.channel, "club moderate", **options)
