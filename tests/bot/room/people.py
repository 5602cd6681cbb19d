"""People: in a server, and by themselves, in their conversation with the bot."""

from typing import TYPE_CHECKING, Any

import discord

from sandbox import client_checks
from sandbox.accounts import User
from sandbox.client_checks import ClientRefused
from sandbox.interactions import AUTOCOMPLETE, Interaction
from sandbox.people import Person
from sandbox.world import Channel, Message
from tests.bot.room.handles import Handle, behind
from tests.bot.room.messages import Result

if TYPE_CHECKING:
    from tests.bot.room.env import Env
    from tests.bot.room.places import Place, Server


class Guest(Person):
    """A person whose acts come with all that the bot does about them at once."""

    env: "Env"

    async def act(self, interaction: Interaction) -> Any:
        """Let the bot hear of *interaction*, and do what it has to."""
        result = self.env.begin(interaction)
        await self.env.settle()
        return result


class Acting(Handle):
    """What a person does in one place or another; *of* is who it is."""

    of: User

    @property
    def mention(self) -> str:
        """`<@id>`."""
        return self.of.mention

    @property
    def person(self) -> Guest:
        """Them, as somebody who acts."""
        assert isinstance(self.of, Guest), f"{self.name} is not a person"
        return self.of

    def may_act_on(self, message: Message) -> bool:
        """Whether *message* is where they are."""
        raise NotImplementedError

    async def click(
        self, message: Any, *, label: str | None = None, custom_id: str | None = None
    ) -> Any:
        """Press a button that is on *message* now."""
        stored = self._stored(message)
        for each in stored.buttons:
            if custom_id == each.custom_id or (label is not None and label == each.label):
                if each.disabled:
                    raise ClientRefused(f"{each.label} cannot be pressed")
                return await self.person.click(stored, each)
        raise ClientRefused(f"no button {label or custom_id} among {stored.buttons}")

    async def select(self, message: Any, values: Any, *, custom_id: str) -> Any:
        """Choose in a select that is on *message* now: words, people, roles or channels."""
        chosen = [str(getattr(each, "id", each)) for each in values]
        return await self.person.choose_id(self._stored(message), custom_id, chosen)

    async def submit_modal(self, opened: Any, values: dict[str, Any]) -> Any:
        """Fill a dialog and send it."""
        filled = {key: _filled(value) for key, value in values.items()}
        return await self.person.submit(opened.interaction.answer, **filled)

    def _stored(self, message: Any) -> Message:
        """*message* as Discord has it; fails where this one is not where it is."""
        stored = self.env.stored(message)
        if not self.may_act_on(stored):
            raise ClientRefused(f"{self.name} is not where that message is")
        return stored

    async def _point(self, name: str, target: Any, where: Channel | None) -> Any:
        told = self._stored(target) if isinstance(target, discord.Message) else behind(target)
        return await self.person.point(name, told, where)

    async def _slash(self, name: str, where: Channel, options: dict[str, Any]) -> Any:
        given = {key: behind(value) for key, value in options.items()}
        return await self.person.slash(name, where, **given)

    async def _autocomplete(
        self, name: str, option: str, text: str, where: Channel, options: dict[str, Any]
    ) -> list[dict[str, Any]]:
        given = {key: behind(value) for key, value in options.items()}
        data, kind = client_checks.typing_data(
            self.env.world, self.person, where, name, given, (option, text)
        )
        typed = Interaction(AUTOCOMPLETE, self.person, where, data, option_kind=kind)
        result: Result = await self.person.act(typed)
        return result.choices


def _filled(value: Any) -> Any:
    """What stands in one field of a dialog."""
    return [behind(each) for each in value] if isinstance(value, list) else behind(value)


class Account(Acting):
    """Somebody by themselves: acts in the conversation with the bot."""

    @property
    def dm_channel(self) -> "Place":
        """The conversation with the bot."""
        return self.env.place(self.env.world.dm(self.of))

    def may_act_on(self, message: Message) -> bool:
        return message.channel.recipient is self.of

    async def slash(self, name: str, /, **options: Any) -> Any:
        """Give a command there."""
        return await self._slash(name, self.dm_channel.of, options)

    async def point(self, name: str, target: Any) -> Any:
        """Choose from the menu that somebody, or a message, has there."""
        return await self._point(name, target, self.dm_channel.of)

    async def autocomplete(
        self, name: str, option: str, text: str, /, **options: Any
    ) -> list[dict[str, Any]]:
        """What is proposed there while *text* stands in *option*."""
        return await self._autocomplete(name, option, text, self.dm_channel.of, options)


class Member(Acting):
    """Somebody in a server."""

    def __init__(self, env: "Env", of: User, guild: "Server") -> None:
        super().__init__(env, of)
        self.guild = guild

    @property
    def user(self) -> Account:
        """The same person by themselves."""
        return Account(self.env, self.of)

    def may_act_on(self, message: Message) -> bool:
        where = message.channel
        return not where.is_dm and self.env.world.guild_of(where) is self.guild.of

    async def send(self, channel: "Place", text: str) -> None:
        """Write an ordinary message in *channel*, of which the bot does not hear."""
        said = Message(channel.of, self.of, {"content": text})
        self.env.discord.add_message(said, {})

    async def slash(self, channel: "Place", name: str, /, **options: Any) -> Any:
        """Give a command in *channel*."""
        return await self._slash(name, channel.of, options)

    async def point(self, name: str, target: Any, channel: "Place | None" = None) -> Any:
        """Choose from the menu that somebody has in *channel*, or from that of a message."""
        return await self._point(name, target, channel.of if channel else None)

    async def autocomplete(
        self, channel: "Place", name: str, option: str, text: str, /, **options: Any
    ) -> list[dict[str, Any]]:
        """What is proposed in *channel* while *text* stands in *option*."""
        return await self._autocomplete(name, option, text, channel.of, options)
