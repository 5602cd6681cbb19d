"""A bare discord.py bot with one command that says a word: what bench/path.py compares with."""

import asyncio
import os

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route


class Echo(discord.AutoShardedClient):
    """Answers `/say word`, to the person alone."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            shard_count=1,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(say)

    async def setup_hook(self) -> None:
        """Register the command."""
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Tell that people can begin."""
        print("ready", flush=True)


@app_commands.command()
async def say(interaction: discord.Interaction, word: str) -> None:
    """Say a word."""
    await interaction.response.send_message(word, ephemeral=True)


def main() -> None:
    """Run until killed."""
    Route.BASE = os.environ["DISCORD_API_URL"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])

    async def run() -> None:
        async with Echo() as client:
            await client.start(os.environ["DISCORD_TOKEN"])

    asyncio.run(run())


if __name__ == "__main__":
    main()
