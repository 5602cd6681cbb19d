"""The words under which what is seldom called stands: Discord's list of commands stays short."""

from discord import app_commands

from bot.commands.context import EVERYWHERE
from bot.people.texts import text

GAME: app_commands.Group = EVERYWHERE(
    app_commands.Group(name=text("command-game"), description=text("command-game.description"))
)
"""`/game …`: what one does about a game, beside playing it."""
CLUB: app_commands.Group = EVERYWHERE(
    app_commands.Group(name=text("command-club"), description=text("command-club.description"))
)
"""`/club …`: what a server does together."""
