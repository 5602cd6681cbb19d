"""Whom somebody has blocked: shown, and changed by menus. Nobody else hears of it."""

from typing import Any

import discord

from bot.club.around.view import some_names
from bot.commands.context import command
from bot.controls.clicks import Click, say_to
from bot.controls.club_page import turn_to
from bot.controls.control import chosen, control
from bot.lobby import apart
from bot.lobby.lobby import Lobby
from bot.people.refused import Refused
from bot.people.texts import name_text, plain_name, say
from bot.render.layout import Block, MessageLayout, layout
from bot.render.menus import OPTIONS_A_SELECT, PEOPLE, option, picker, select
from bot.runtime.clock import now_ms
from bot.runtime.senders import user_of
from data import blocks, challenges
from data.ids import UserId

MOST = 200
"""People whom one may have blocked."""
SHOWN = 60
"""So many of them are named."""


@command("club-block")
async def block(
    click: Click, person: discord.User | None = None, unblock: discord.User | None = None
) -> None:
    """Block somebody, or block them no longer; show who is blocked."""
    note = ""
    if unblock is not None:
        note = await take(click, UserId(unblock.id))
    if person is not None:
        note = await add(click, UserId(person.id), person.display_name, bot=person.bot)
    await turn_to(click, await view_of(click, note))


async def view_of(click: Click, note: str = "") -> MessageLayout:
    """The panel of blocked people as it is now, with the menus that change it."""
    found = await click.client.db.read(blocks.made_by, user_of(click))
    language = await click.client.languages.of_click(click)
    listed = some_names(language, [one.name for one in found], SHOWN)
    parts: list[Block] = [say(language, "blocks-title")]
    parts += [listed or say(language, "blocks-none")]
    if click.guild_id is not None:
        # Discord's menu of people has those of the server in it; in a DM it has none.
        parts.append(picker(PEOPLE, "block:add", say(language, "blocks-add")))
    if found:
        lines = [option(plain_name(one.name), str(one.user_id)) for one in found]
        hint = say(language, "blocks-take")
        parts.append(select("block:take", lines[:OPTIONS_A_SELECT], hint))
    return layout(*parts, f"-# {say(language, 'blocks-about')}", *([note] if note else []))


async def add(click: Click, user: UserId, name: str, *, bot: bool) -> str:
    """Block somebody for the caller, and take them out of what both wait for.

    Returns what to tell; raises Refused for oneself, for bots, and beyond what one may.
    """
    app, own = click.client, user_of(click)
    if user == own or bot:
        raise Refused("blocks-not-them")
    async with app.db.transaction() as tx:
        if await blocks.count_by(tx, own) >= MOST:
            raise Refused("blocks-too-many", count=MOST)
        await blocks.block(tx, own, user, name, now_ms())
        numbers = await apart.leave_shared(tx, own, user)
        rows = [await challenges.load(tx, number) for number in numbers]
    for row in rows:
        app.part(Lobby).show(row)
    return say(await app.languages.of_click(click), "blocks-added", name=name_text(name))


async def take(click: Click, user: UserId) -> str:
    """Unblock somebody for the caller; returns what to tell."""
    await click.client.db.write(blocks.unblock, user_of(click), user)
    return await say_to(click, "preferences-changed")


@control(r"block:(?P<verb>add|take)")
async def block_select(press: Click, verb: str) -> None:
    """Block the person who was chosen, or block them no longer, and show the panel."""
    value, takes = next(iter(chosen(press)), ""), verb == "take"
    # Who had their data deleted has a number below 0.
    if not (value.removeprefix("-") if takes else value).isdecimal():
        raise Refused("control-unknown")
    if takes:
        note = await take(press, UserId(int(value)))
    else:
        name, bot = person_in(press, value)
        note = await add(press, UserId(int(value)), name, bot=bot)
    await turn_to(press, await view_of(press, note))


@control(r"block:open")
async def block_button(press: Click) -> None:
    """Show the panel of blocked people."""
    await turn_to(press, await view_of(press))


def person_in(press: Click, user: str) -> tuple[str, bool]:
    """The name that Discord tells of somebody chosen in a menu, and whether they are a bot."""
    data: Any = press.data
    known = data.get("resolved", {})
    person = known.get("users", {}).get(user, {})
    member = known.get("members", {}).get(user, {})
    name = member.get("nick") or person.get("global_name") or person.get("username") or "?"
    return str(name), bool(person.get("bot"))
