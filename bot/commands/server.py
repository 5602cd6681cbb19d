"""`/server …`: what the members who manage a server decide for it, and see of it."""

from functools import partial

import discord
from discord import app_commands

from bot.commands.context import EVERYWHERE, command, command_of
from bot.controls.clicks import Click
from bot.controls.server_panel import EVERYTHING, SERVER, settings_here, words
from bot.controls.settings import Given, Setting, SettingView, wished
from bot.messages.replies import show_privately
from bot.people.texts import text


async def show(click: Click) -> None:
    """Show the server's settings to the caller alone, who changes them if they manage it."""
    await show_settings(click, EVERYTHING)


async def set_up(click: Click) -> None:
    """Lead through the settings, step by step."""
    await show_settings(click, SERVER.pages()[0])


async def show_settings(click: Click, page: str) -> None:
    """The panel, at that *page*, or the settings in words alone."""
    present = await settings_here(click)
    if click.permissions.manage_guild:
        await SERVER.show(click, present, page)
        return
    language = await click.client.languages.of_click(click)
    await show_privately(click, words(SettingView(language, present, click.guild)))


async def change_settings(name: str, click: Click, given: Given) -> None:
    """Change what `/server <name>` was *given*, and show the panel, to the caller alone."""
    asked = asked_by(name)
    present, _ = await SERVER.change(click, partial(wished, asked, click, given))
    for setting in asked:
        await setting.follow(click, given)
    named = [one for one in asked if given.keys() & {option.name for option in one.options()}]
    page = name if name in SERVER.pages() and not named else SERVER.page_of(named)
    await SERVER.show(click, present, page, await SERVER.saved(click))


def asked_by(name: str) -> list[Setting]:
    """The settings that `/server <name>` changes."""
    return [one for one in SERVER.settings() if one.asked.command == name]


def group() -> app_commands.Group:
    """The commands `/server …`, for the settings that there are now."""
    server = app_commands.Group(
        name=text("command-server"),
        description=text("command-server.description"),
        default_permissions=discord.Permissions(manage_guild=True),
    )
    command("server-show", server)(show)
    command("server-setup", server)(set_up)
    for name in dict.fromkeys(one.asked.command for one in SERVER.settings()):
        answer = partial(change_settings, name)
        command_of(f"server-{name}", asked_by(name), answer, server)
    return EVERYWHERE(server)
