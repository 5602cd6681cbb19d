"""How two people stand against each other, shown to one of them, and what to do about it."""

from typing import Any

import discord

from bot.commands.challenge import challenge
from bot.commands.context import server_of, table_label
from bot.commands.standings import profile_view
from bot.controls.clicks import Click
from bot.controls.control import control
from bot.lobby.door import member_of
from bot.messages.pressed import put_privately
from bot.messages.replies import show_privately
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.buttons import buttons
from bot.render.layout import MessageLayout, layout
from bot.render.menus import option, selects
from bot.render.versus import person_button, versus_text
from bot.runtime.senders import user_of
from data import games, meetings
from data.ids import UserId
from data.names import names

LAST = 5
"""So many games are listed, each of which can be replayed."""


async def show_versus(click: Click, person: discord.User | discord.Member) -> None:
    """Show the caller how they stand against *person*; raises Refused for bots and themselves."""
    server_of(click)
    if person.bot:
        raise Refused("versus-bot")
    content = await versus_view(click, UserId(person.id), person.display_name)
    await show_privately(click, content)


async def versus_view(click: Click, other: UserId, name: str) -> MessageLayout:
    """How the caller stands against *other* in this server; raises Refused for themselves."""
    guild, user = server_of(click), user_of(click)
    if other == user:
        raise Refused("versus-self")
    async with click.client.db.reading() as tx:
        met = await meetings.between(tx, guild, user, other)
        last = await games.numbered(tx, [one.game_id for one in met.games[:LAST]])
    language = await click.client.languages.of_click(click)
    lines = [option(table_label(language, row, user), str(row.id)) for row in last]
    ways = [person_button(language, other, verb) for verb in ("challenge", "profile")]
    return layout(
        *versus_text(met, last, user, name, language),
        *selects("again:", lines, say(language, "history-replay"), several=False),
        *buttons(ways),
    )


@control(r"person:(?P<user>\d{1,20}):versus")
async def versus_button(press: Click, user: UserId) -> None:
    """Show how the presser stands against somebody, in place of their profile."""
    content = await versus_view(press, user, await called(press, user))
    await put_privately(press, content, "person")


@control(r"person:(?P<user>\d{1,20}):profile")
async def profile_button(press: Click, user: UserId) -> None:
    """Show somebody's profile, in place of how the presser stands against them."""
    content = await profile_view(press, user, await called(press, user))
    await put_privately(press, content, "person")


@control(r"person:(?P<user>\d{1,20}):challenge")
async def challenge_person_button(press: Click, user: UserId) -> None:
    """Challenge somebody as `/challenge` does; raises Refused where they are not there."""
    await give_challenge(press, await member(press, user))


async def give_challenge(click: Click, person: discord.User | discord.Member) -> None:
    """Challenge *person* to the game that is meant where none is named."""
    give: Any = challenge.callback
    await give(click, opponent=person)


async def called(press: Click, user: UserId) -> str:
    """What somebody is called in this server; raises Refused where they are not known there."""
    known = await press.client.db.read(names, server_of(press), [user])
    return known[user] if user in known else (await member(press, user)).display_name


async def member(press: Click, user: UserId) -> discord.Member:
    """Somebody in the presser's server; raises Refused where they are not there."""
    found = await member_of(press.client, server_of(press), user)
    if found is None:
        raise Refused("person-gone")
    return found
