"""What happens around every slash command."""

import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.clicks import Click
from bot.replies import explain

if TYPE_CHECKING:
    from bot.app import Jolly  # noqa: F401 - named in quotes, where ruff does not look

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree["Jolly"]):
    """The slash commands: each waits for its shard's return, and explains what goes wrong."""

    async def interaction_check(self, interaction: Click) -> bool:
        """Wait until missed time is credited; everybody may use every command."""
        await interaction.client.outages.wait(interaction.client.shard_of(interaction))
        return True

    async def on_error(self, interaction: Click, error: app_commands.AppCommandError) -> None:
        """Say what went wrong to the person alone."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("autocompletion failed", exc_info=error)
            return
        await explain(interaction, error)
