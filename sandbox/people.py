"""What a person does in Discord's client, with the checks that the client itself makes."""

import asyncio
from typing import Any

from sandbox import client_checks, limits
from sandbox.accounts import Json, User, snowflake
from sandbox.activities import Instance
from sandbox.client_checks import ClientRefused
from sandbox.guilds import Role
from sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Answer, Interaction
from sandbox.premises import Premises
from sandbox.world import Button, Channel, Message, Select

BUTTON = 2


class NoAnswer(Exception):
    """The bot did not answer in time, or can no longer: 'The application did not respond'."""

    def __init__(self, interaction: Interaction) -> None:
        super().__init__(interaction.kind, interaction.data)
        self.interaction = interaction


class Person(User):
    """A user who acts. Each act waits for the bot's first answer.

    Raises ClientRefused where the client would not let a person do that, NoAnswer where the bot
    does not answer within three seconds.
    """

    def __init__(self, discord: Premises, name: str, id: int | None = None) -> None:
        super().__init__(name, id=id or snowflake())
        self.discord = discord

    @property
    def dm(self) -> Channel:
        """This person's conversation with the bot."""
        return self.discord.world.dm(self)

    async def slash(
        self, command: str, channel: Channel | None = None, /, **options: Any
    ) -> Answer:
        """Send `/command`; subcommands are written with a blank; without *channel* in the DM."""
        where = channel or self.dm
        data = client_checks.command_data(self.discord.world, self, where, command, options)
        return await self.act(Interaction(COMMAND, self, where, data))

    async def point(
        self, command: str, target: User | Message, channel: Channel | None = None
    ) -> Answer:
        """Choose *command* from the menu of somebody, or of a message.

        Of somebody it is the menu in *channel*, or else in the DM.
        """
        where = target.channel if isinstance(target, Message) else channel or self.dm
        data = client_checks.pointed_data(self.discord.world, self, where, command, target)
        return await self.act(Interaction(COMMAND, self, where, data))

    async def autocomplete(
        self,
        command: str,
        option: str,
        text: str = "",
        channel: Channel | None = None,
        /,
        **options: Any,
    ) -> list[tuple[str, Any]]:
        """The names and values offered while *text* stands in *option*."""
        where = channel or self.dm
        data, kind = client_checks.typing_data(
            self.discord.world, self, where, command, options, (option, text)
        )
        answer = await self.act(Interaction(AUTOCOMPLETE, self, where, data, option_kind=kind))
        return list(answer.choices)

    async def press(self, message: Message, label: str) -> Answer:
        """Press the button called *label*."""
        return await self.click(message, client_checks.button(self, message, label))

    async def click(self, message: Message, button: Button) -> Answer:
        """Press *button*, which may have been seen before the message changed."""
        data = {"component_type": BUTTON, "custom_id": button.custom_id}
        return await self._use(message, data | {"id": button.component_id})

    async def press_id(self, message: Message, custom_id: str) -> Answer:
        """Press the button with this id, which may no longer be on *message*."""
        found = [each for each in message.buttons if each.custom_id == custom_id]
        if any(each.disabled for each in found):
            raise ClientRefused("That button cannot be pressed")
        return await self.click(message, found[0] if found else Button("", custom_id, False, 0))

    async def choose_id(self, message: Message, custom_id: str, values: list[str]) -> Answer:
        """Choose *values* in the select with this id."""
        found = [each for each in message.selects if each.custom_id == custom_id]
        if not found or found[0].disabled:
            raise ClientRefused("That menu is no longer there")
        return await self.choose(message, found[0], values)

    async def select(self, message: Message, *labels: str, of: str = "") -> Answer:
        """Choose the options called *labels* in the select that has them all.

        *of* is a part of its placeholder, where several do.
        """
        select = client_checks.select(self, message, labels, of)
        values = [dict(select.options)[label] for label in labels]
        return await self.choose(message, select, values)

    async def pick(
        self,
        message: Message,
        first: User | Role | Channel,
        *more: User | Role | Channel,
        of: str = "",
    ) -> Answer:
        """Choose people, roles or channels in the select of such.

        *of* is a part of its placeholder, where there are several.
        """
        select = client_checks.select_like(self, message, _select_of(first), of)
        return await self.choose(message, select, [str(each.id) for each in (first, *more)])

    async def choose(self, message: Message, select: Select, values: list[str]) -> Answer:
        """Choose *values* in *select*."""
        world, where = self.discord.world, message.channel
        client_checks.values(select, values, world, where)
        data = {"component_type": select.kind, "custom_id": select.custom_id, "values": values}
        data |= client_checks.resolved_values(select.kind, values, world, where)
        return await self._use(message, data | {"id": select.component_id})

    async def launch(self, channel: Channel | None = None) -> Instance:
        """Open the app's page by the command that Discord adds; without *channel* in the DM.

        Discord opens it by itself, or leaves that to the bot, as the command says.
        """
        where = channel or self.dm
        client_checks.in_sight(self.discord.world, self, where)
        command = client_checks.entry_point(self.discord.world)
        if command["handler"] == client_checks.BY_DISCORD:
            return self.discord.activities.launch(self, where)
        data = {each: command[each] for each in ("id", "name", "type")}
        answer = await self.act(Interaction(COMMAND, self, where, data))
        if answer.activity is None:
            raise ClientRefused(f"the bot answered: {answer.text}")
        return answer.activity

    async def _use(self, message: Message, data: Json) -> Answer:
        client_checks.visible(self, message)
        client_checks.in_sight(self.discord.world, self, message.channel)
        return await self.act(Interaction(COMPONENT, self, message.channel, data, message))

    async def submit(self, answer: Answer, /, **fields: Any) -> Answer:
        """Fill the modal that came as *answer*; *fields* are named by label or custom_id."""
        assert answer.modal
        opened = answer.interaction
        data = client_checks.modal_data(answer.modal, fields, self.discord.world, opened.channel)
        opened.filled = True
        return await self.act(Interaction(MODAL_SUBMIT, self, opened.channel, data, opened.message))

    async def act(self, interaction: Interaction) -> Answer:
        """Let the bot hear of *interaction* and wait for its first answer."""
        self.discord.begin(interaction)
        try:
            # Not wait_for: before Python 3.12 it may swallow a cancellation.
            async with asyncio.timeout(self.discord.patience):
                await interaction.answered.wait()
        except TimeoutError:
            raise NoAnswer(interaction) from None
        if interaction.answer is None:
            raise NoAnswer(interaction)
        return interaction.answer

    async def sees(
        self, text: str, channel: Channel | None = None, seconds: float = 120.0
    ) -> Message:
        """The newest message that this person sees in *channel* with *text* on it."""
        return await self.discord.message_where(
            lambda each: text in each.text, channel or self.dm, seen_by=self, seconds=seconds
        )


def _select_of(chosen: User | Role | Channel) -> int:
    """The kind of select that offers such."""
    if isinstance(chosen, User):
        return limits.USER_SELECT
    return limits.ROLE_SELECT if isinstance(chosen, Role) else limits.CHANNEL_SELECT
