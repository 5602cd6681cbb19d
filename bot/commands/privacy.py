"""`/privacy`: what is stored about oneself, as a file; and its deletion."""

import gzip
import io
import json
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.context import command, still_in, tables_of
from bot.controls.clicks import Click, say_to
from bot.controls.control import control
from bot.controls.entering import enter
from bot.controls.places import WINGS
from bot.controls.play import act
from bot.lobby.leaving import withdraw
from bot.lobby.lobby import Lobby
from bot.messages.failures import living
from bot.messages.pages import Pages
from bot.messages.pressed import close, is_shown, takes
from bot.people.refused import Refused
from bot.people.texts import say, text
from bot.render.buttons import RED, button, buttons
from bot.render.layout import NOBODY, ButtonsBelow
from bot.runtime.clock import MINUTE_MS, now_ms
from bot.runtime.news import News
from bot.runtime.senders import user_of
from data import challenges, games, privacy
from data.errors import StillPlaying
from data.ids import GameId
from engine.moves import Resign

FILE = "jolly-data.json"
QUESTION_MS = 15 * MINUTE_MS
"""How long a question can be answered; a press much later may be a mistake."""


@command("privacy")
@app_commands.choices(
    action=[Choice(name=text(f"choice-{name}"), value=name) for name in ("export", "delete")]
)
async def privacy_(click: Click, action: str) -> None:
    """Hand out the caller's data, or ask whether to delete it; to the caller alone."""
    await (ask if action == "delete" else export)(click)


async def export(click: Click) -> None:
    """Send all that is stored about the caller, as a file."""
    await click.response.defer(ephemeral=True)
    found = await click.client.db.read(privacy.export, user_of(click))
    name, content = packed(found, click.filesize_limit)
    await living(click).followup.send(
        await say_to(click, "privacy-exported"),
        file=discord.File(io.BytesIO(content), name),
        ephemeral=True,
        allowed_mentions=NOBODY,
    )


def packed(found: dict[str, Any], most: int) -> tuple[str, bytes]:
    """A file's name and content, compressed where it would have more than *most* bytes.

    Raises Refused where even that does not help.
    """
    content = json.dumps(found, ensure_ascii=False, indent=1).encode()
    if len(content) <= most:
        return FILE, content
    smaller = gzip.compress(content)
    if len(smaller) > most:
        raise Refused("privacy-too-large")
    return f"{FILE}.gz", smaller


async def ask(click: Click) -> None:
    """Say what a deletion does, and ask."""
    user, language = user_of(click), await click.client.languages.of_click(click)
    asked = len(await click.client.db.read(challenges.open_with, user))
    playing = len(still_in(await tables_of(click), user))
    until = now_ms() + QUESTION_MS
    yes = button(say(language, "button-yes"), f"privacy:delete:{until}", RED)
    no = button(say(language, "button-no"), f"privacy:keep:{until}")
    view = ButtonsBelow(buttons([yes, no]))
    words = say(language, "privacy-sure", games=playing, challenges=asked)
    await click.response.send_message(words, view=view, ephemeral=True, allowed_mentions=NOBODY)


@control(r"privacy:(?P<verb>[a-z]{1,10}):(?P<until>[0-9]{1,15})")
async def privacy_button(press: Click, verb: str, until: int) -> None:
    """Delete the presser's own data, or not; raises Refused where that was asked long before."""
    language = await press.client.languages.of_click(press)
    if now_ms() > until or not (is_shown(press) and takes(press, layout=False)):
        raise Refused("privacy-asked-before")
    if verb != "delete":
        await close(press, say(language, "privacy-kept"))
        return
    await press.response.defer()
    await forget(press)
    await living(press).edit_original_response(
        content=say(language, "privacy-deleted"), view=None, allowed_mentions=NOBODY
    )


async def forget(click: Click) -> None:
    """Resign the games of the person who clicked, withdraw their challenges, delete their data.

    Raises Refused where a game has begun meanwhile, and whatever a resignation raises; then what
    was resigned stays resigned.
    """
    app, user = click.client, user_of(click)
    left = await resign_all(click)
    await app.part(News).forgetting.run(user)
    try:
        async with app.db.transaction() as tx:
            withdrawn = await withdraw(tx, user)
            follows = [await found(click, tx) for wing in WINGS for found in wing.partings]
            await privacy.forget(tx, user, left)
            rows = [await challenges.load(tx, number) for number in withdrawn]
    except StillPlaying as error:
        raise Refused("privacy-game-begun", game=error.game) from None
    app.preferences.changed(user)
    if (sign_out := app.part(Pages).sign_out) is not None:
        # What they have open at the page closes, too.
        await sign_out(user)
    for table in app.tables.of_person(user):
        async with table.lock, app.db.reading() as tx:
            await table.reload(tx)
    for row in rows:
        app.part(Lobby).show(row)
    for follow in follows:
        follow()


async def resign_all(click: Click) -> list[GameId]:
    """Resign every running game of the clicker; the numbers of those that others play on."""
    app, user = click.client, user_of(click)
    running = await app.db.read(games.tables_of, user)
    left = []
    for row in running:
        table = await enter(click, row.id)
        if table.own_seat(user) in table.state.playing:
            await act(click, table, Resign())
        if not table.over:
            left.append(table.id)
    return left
