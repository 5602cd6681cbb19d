"""The first words in a server: what this is, and how to begin."""

import discord
from discord import ui

from bot.people.texts import say
from bot.render.layout import button, layout, phone_rows
from bot.render.pressable import mention

SET_UP = "server:open:setup"
"""The control by which our welcome is known again."""


def welcome_view(language: str, game: str) -> ui.LayoutView:
    """What Jolly is; a game, a lesson, and the set-up for who manages the server."""
    primary = discord.ButtonStyle.primary
    ways = [
        button(say(language, "button-play-now"), f"guide:computer:{game}", primary),
        button(say(language, "button-first-lesson"), "guide:lessons"),
        button(say(language, "button-set-up"), SET_UP),
    ]
    told = say(language, "welcome-text", help=mention("help"))
    return layout(told, *(ui.ActionRow(*row) for row in phone_rows(ways)))
