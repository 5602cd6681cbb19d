"""A small discord.py bot with something of every kind, to try the stand-in with."""

import io
from typing import Any

import discord
from discord import app_commands, ui

from tests.wire.chooser import about, chooser, how_many, questions, who_is_it

RANKS = ("ace", "two", "three")


class Panel(ui.LayoutView):
    """A layout with text, a row of buttons and a select, as our tables have."""

    def __init__(self, text: str = "a panel") -> None:
        super().__init__(timeout=None)
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(text), accent_colour=0x123456)
        row: ui.ActionRow[Any] = ui.ActionRow()
        for name in ("Change", "Form", "Hint"):
            row.add_item(PressButton(name))
        row.add_item(ui.Button(label="Off", custom_id="off", disabled=True))
        box.add_item(row)
        box.add_item(ui.ActionRow(Choice()))
        box.add_item(ui.ActionRow(PressButton("Play")))
        self.add_item(box)


class PressButton(ui.Button[Any]):
    """Answers in the way that its name says."""

    def __init__(self, name: str) -> None:
        super().__init__(label=name, custom_id=name.lower())

    async def callback(self, interaction: discord.Interaction) -> None:
        if self.label == "Change":
            await interaction.response.edit_message(view=Panel("a changed panel"))
        elif self.label == "Form":
            await interaction.response.send_modal(Form())
        elif self.label == "Play":
            await launched(interaction)
        else:
            await interaction.response.defer()
            await interaction.followup.send("a hint", ephemeral=True)


class Choice(ui.Select[Any]):
    """Says what was chosen."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=rank.title(), value=rank) for rank in RANKS]
        super().__init__(custom_id="ranks", options=options, max_values=2, placeholder="Ranks")

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(" ".join(self.values), ephemeral=True)


class Form(ui.Modal):
    """Asks for a name."""

    def __init__(self) -> None:
        super().__init__(title="Who are you?", custom_id="form")
        self.field: ui.TextInput[Any] = ui.TextInput(custom_id="name", max_length=20)
        self.add_item(ui.Label(text="Name", component=self.field))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        if self.field.value == "play":
            await launched(interaction)
            return
        await interaction.response.send_message(f"hello {self.field.value}")


class Echo(discord.AutoShardedClient):
    """The bot; what it met is kept in *events*."""

    def __init__(self, **options: Any) -> None:
        intents = options.pop("intents", discord.Intents(guilds=True))
        super().__init__(intents=intents, guild_ready_timeout=0.05, **options)
        self.events: list[str] = []
        self.tree = app_commands.CommandTree(self)
        for command in (say, late, twice, panel, picture, think, greet, play):
            self.tree.add_command(command)
        for command in (chooser, questions, about):
            self.tree.add_command(command)
        for menu in (who_is_it, how_many):
            self.tree.add_command(menu)

    async def setup_hook(self) -> None:
        await self.tree.sync()
        self.add_view(Panel())

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once: the stand-in has no limit to keep to."""

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.events.append("resumed")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.events.append(f"join {guild.name}")

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.events.append(f"remove {guild.name}")

    async def on_guild_role_create(self, role: discord.Role) -> None:
        self.events.append(f"role {role.name}")

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        self.events.append(f"no role {role.name}")

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        self.events.append(f"member {after.name}")

    async def on_scheduled_event_create(self, event: discord.ScheduledEvent) -> None:
        self.events.append(f"event {event.name}")

    async def on_shard_ready(self, shard_id: int) -> None:
        self.events.append("ready")


@app_commands.command()
@app_commands.describe(word="one of them", times="how often", who="to whom")
@app_commands.choices(times=[app_commands.Choice(name="once", value=1)])
async def say(
    interaction: discord.Interaction,
    word: app_commands.Range[str, 1, 20],
    times: int = 1,
    who: discord.User | None = None,
) -> None:
    """Say a word."""
    # Before the answer: its arrival is all that a test waits for.
    interaction.client.last = interaction  # type: ignore[attr-defined]
    place = "dm" if interaction.guild_id is None else "guild"
    name = who.display_name if who else interaction.user.display_name
    await interaction.response.send_message(f"{word} {times} {name} {place}")


@say.autocomplete("word")
async def word_choices(
    interaction: discord.Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=rank.title(), value=rank) for rank in RANKS if typed in rank]


@app_commands.command()
async def late(interaction: discord.Interaction) -> None:
    """Answer nothing at all."""
    interaction.client.last = interaction  # type: ignore[attr-defined]


@app_commands.command()
async def twice(interaction: discord.Interaction) -> None:
    """Answer twice."""
    await interaction.response.send_message("once")
    interaction.response._response_type = None
    try:
        await interaction.response.send_message("twice")
    except discord.HTTPException as error:
        await interaction.followup.send(f"refused {error.code}")


@app_commands.command()
async def panel(interaction: discord.Interaction) -> None:
    """Show the panel to oneself."""
    await interaction.response.send_message(view=Panel(), ephemeral=True)


@app_commands.command()
async def picture(interaction: discord.Interaction) -> None:
    """Show a picture in a layout."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png")))
    file = discord.File(io.BytesIO(b"picture"), "hand.png")
    await interaction.response.send_message(view=view, file=file)


@app_commands.command()
async def think(interaction: discord.Interaction) -> None:
    """Answer later."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.edit_original_response(view=Panel("thought"))


@app_commands.command()
@app_commands.allowed_contexts(guilds=True, dms=False)
@app_commands.default_permissions(manage_guild=True)
async def greet(interaction: discord.Interaction, who: discord.User) -> None:
    """Send somebody a direct message."""
    try:
        message = await who.send("hello there", nonce="greeting-1")
    except discord.Forbidden as error:
        await interaction.response.send_message(f"closed {error.code}")
    else:
        await message.edit(content="hello again")
        await interaction.response.send_message("greeted")


@app_commands.command()
async def play(interaction: discord.Interaction) -> None:
    """Open the Activity, twice."""
    await launched(interaction)
    interaction.response._response_type = None
    try:
        await interaction.response.launch_activity()
    except discord.HTTPException as error:
        interaction.client.events.append(f"refused {error.code}")  # type: ignore[attr-defined]


async def launched(interaction: discord.Interaction) -> None:
    """Open the Activity, or say that it is refused."""
    try:
        await interaction.response.launch_activity()
    except discord.HTTPException as error:
        await interaction.response.send_message(f"refused {error.code}")
