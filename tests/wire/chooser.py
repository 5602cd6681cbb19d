"""What the small bot has to choose people, roles and channels with."""

from typing import Any

import discord
from discord import app_commands, ui

KINDS: dict[str, type[Any]] = {
    "user": ui.UserSelect,
    "role": ui.RoleSelect,
    "mentionable": ui.MentionableSelect,
    "channel": ui.ChannelSelect,
}
MOST = 3


def told(chosen: Any) -> str:
    """What was chosen, as discord.py has it: `Role Champion`."""
    return ", ".join(f"{type(each).__name__} {each.name}" for each in chosen)


class Chooser(ui.LayoutView):
    """One select of each kind; *role* is chosen already."""

    def __init__(self, role: int) -> None:
        super().__init__(timeout=None)
        for kind, made in KINDS.items():
            select = made(custom_id=kind, placeholder=kind, min_values=0, max_values=MOST)
            if kind in ("role", "mentionable"):
                select.default_values = [discord.Object(role, type=discord.Role)]
            select.callback = self.answering(select)
            self.add_item(ui.ActionRow(select))

    def answering(self, select: Any) -> Any:
        """What answers a choice in *select*."""

        async def answer(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(told(select.values) or "nobody")

        return answer


class Questions(ui.Modal):
    """Asks for each kind."""

    def __init__(self) -> None:
        super().__init__(title="Whom?", custom_id="questions")
        self.selects = {kind: made(custom_id=kind, required=False) for kind, made in KINDS.items()}
        for kind, select in self.selects.items():
            self.add_item(ui.Label(text=kind.title(), component=select))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        answers = [told(select.values) for select in self.selects.values()]
        await interaction.response.send_message("; ".join(answers))


@app_commands.command()
async def chooser(interaction: discord.Interaction, role: discord.Role) -> None:
    """Show the selects."""
    await interaction.response.send_message(view=Chooser(role.id), ephemeral=True)


@app_commands.command()
async def questions(interaction: discord.Interaction) -> None:
    """Ask in a dialog."""
    await interaction.response.send_modal(Questions())


@app_commands.context_menu(name="Who is it?")
async def who_is_it(interaction: discord.Interaction, person: discord.User) -> None:
    """Tell of somebody from their menu."""
    await interaction.response.send_message(told([person]))


@app_commands.context_menu(name="How many letters?")
async def how_many(interaction: discord.Interaction, message: discord.Message) -> None:
    """Count the letters of a message from its menu."""
    author = message.author.name
    await interaction.response.send_message(f"{len(message.content)} by {author}", ephemeral=True)


@app_commands.command()
@app_commands.guild_only()
async def about(interaction: discord.Interaction, whom: discord.Member | discord.Role) -> None:
    """Tell of a member or a role, and what the asker is and may do."""
    asker = interaction.user
    assert isinstance(asker, discord.Member)
    roles = [each.name for each in asker.roles]
    may = asker.resolved_permissions
    allowed = bool(may and may.manage_guild)
    await interaction.response.send_message(f"{told([whom])}; {roles}; manages {allowed}")
