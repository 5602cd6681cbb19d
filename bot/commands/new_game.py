"""A game begun by presses alone: which, and with whom; or a table for whoever comes."""

from typing import Any

import discord

from bot.commands.challenge import challenge
from bot.commands.context import usual_game
from bot.commands.head_to_head import member
from bot.controls.clicks import Click
from bot.controls.club_page import turn_to
from bot.controls.control import chosen, chosen_of, control
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.buttons import PRIMARY, button, phone_rows
from bot.render.layout import Block, MessageLayout, layout
from bot.render.menus import PEOPLE, option, picker, select
from bot.render.titles import game_name
from bot.runtime.senders import guild_of
from data.ids import UserId
from engine.variants import VARIANTS


async def show(click: Click, game: str) -> None:
    """Show with whom *game* can be begun, to the clicker alone."""
    language = await click.client.languages.of_click(click)
    await turn_to(click, new_game_view(language, game, in_server=guild_of(click) is not None))


def new_game_view(language: str, game: str, *, in_server: bool) -> MessageLayout:
    """The games to choose from, and the people; in a DM there is only the computer."""
    games = [option(game_name(language, key), key, chosen=key == game) for key in VARIANTS]
    computer = button(say(language, "button-challenge-computer"), f"guide:computer:{game}")
    blocks: list[Block] = [
        say(language, "new-game-title"),
        say(language, "new-game-about" if in_server else "new-game-about-dm"),
        select("newgame:game", games),
    ]
    if not in_server:
        return layout(*blocks, *phone_rows([computer]))
    person = picker(PEOPLE, f"newgame:with:{game}", say(language, "new-game-person"), least=1)
    table = button(say(language, "button-open-table"), f"newgame:table:{game}", PRIMARY)
    return layout(*blocks, person, *phone_rows([table, computer]))


@control(r"newgame:open")
async def new_game_button(press: Click) -> None:
    """Show with whom the server's usual game can be begun."""
    await show(press, await usual_game(press))


@control(r"newgame:game")
async def new_game_menu(press: Click) -> None:
    """Show with whom the chosen game can be begun; raises Refused where it was never offered."""
    await show(press, chosen_of(press, VARIANTS))


@control(r"newgame:table:(?P<variant>[a-z0-9-]{1,30})")
async def open_table_button(press: Click, variant: str) -> None:
    """Open a table of a game for whoever comes, as `/challenge` does; raises Refused."""
    await begin(press, variant)


@control(r"newgame:with:(?P<variant>[a-z0-9-]{1,30})")
async def opponent_menu(press: Click, variant: str) -> None:
    """Challenge the person who was chosen as `/challenge` does; raises Refused."""
    value = next(iter(chosen(press)), "")
    if not (value.isascii() and value.isdecimal()):
        raise Refused("control-unknown")
    await begin(press, variant, opponent=await member(press, UserId(int(value))))


async def begin(press: Click, variant: str, **people: discord.Member) -> None:
    """Give the command that begins a game, for that one; raises Refused where there is none."""
    if variant not in VARIANTS:
        raise Refused("changed-command")
    give: Any = challenge.callback
    await give(press, game=variant, **people)
