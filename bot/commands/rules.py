"""`/rules` and `/help`."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import app_commands, ui
from discord.app_commands import Choice

from bot.buttons import Control
from bot.clicks import Click
from bot.commands.context import EVERYWHERE, options
from bot.commands.standings import page_buttons, usual_game
from bot.render.layout import buttons, layout
from bot.render.rules_pages import help_text, page_count, rules_text
from bot.replies import NOBODY
from bot.texts import text
from data import games
from data.games import GameRow
from engine.errors import Refusal
from engine.rules import Rules, option_names, rules_from, write_options
from engine.state import Variant
from engine.variants import VARIANTS

if TYPE_CHECKING:
    from bot.app import Jolly

GAMES = [Choice(name=text(f"game-{key}"), value=key) for key in VARIANTS]


@app_commands.command(name=text("command-rules"), description=text("command-rules.description"))
@options("rules", "game")
@app_commands.choices(game=GAMES)
@EVERYWHERE
async def rules(click: Click, game: str | None = None) -> None:
    """Show a game's rules, to the caller alone: those of the table here, else the usual ones."""
    row = await table_here(click, game)
    variant = VARIANTS[row.variant if row else game or await usual_game(click)]
    values = variant.rules.model_validate(row.rules) if row else usual(variant)
    await show(click, variant.key, values)


async def table_here(click: Click, game: str | None) -> GameRow | None:
    """The table of this channel that is most likely meant: the caller's, else the oldest."""
    async with click.client.db.reading() as tx:
        rows = await games.tables_in(tx, click.channel_id or 0)
    fitting = [row for row in rows if game in (None, row.variant)]
    own = [row for row in fitting if click.user.id in {one.user_id for one in row.players}]
    return next(iter((*own, *fitting)), None)


def usual(variant: Variant) -> Rules:
    """The rules of a game when nothing else is said."""
    return next(iter(variant.presets.values()))


async def show(click: Click, variant: str, values: Rules) -> None:
    """Show the rules of a game from their first page, to the person alone."""
    view = rules_view(await click.client.language(click), VARIANTS[variant], values, 1)
    await click.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)


def rules_view(language: str, variant: Variant, values: Rules, page: int) -> ui.LayoutView:
    """One page of the rules, with the ways to the pages beside it."""
    pages = page_count(variant.key)
    page = min(max(page, 1), pages)
    custom_id = f"rules:{variant.key}:{changed(variant, values)}"
    turning = page_buttons(language, custom_id, page, pages)
    return layout(*rules_text(language, variant.key, values, page), *buttons(turning))


CHANGED_LENGTH = 60
"""An id has at most 100 characters, and names the game and the page as well."""


def changed(variant: Variant, values: Rules) -> str:
    """The options that are not as usual, by their places: `0=200,1=600`.

    They stand in the buttons' ids, so that the pages outlive the table and a restart.
    """
    now, default = write_options(variant, values), write_options(variant, usual(variant))
    pairs = [f"{n}={now[name]}" for n, name in enumerate(default) if now[name] != default[name]]
    text = ",".join(pairs)
    return text if len(text) <= CHANGED_LENGTH else ""


def with_changes(variant: Variant, text: str) -> Rules:
    """The rules that `changed` has written; the usual ones where an option is no more."""
    known: Sequence[str] = option_names(variant)
    values = write_options(variant, usual(variant))
    try:
        for pair in filter(None, text.split(",")):
            place, _, value = pair.partition("=")
            values[known[int(place)]] = value
        return rules_from(variant, values)
    except (IndexError, ValueError, Refusal):
        return usual(variant)


class RulesButton(
    Control,
    template=r"rules:(?P<variant>[a-z0-9-]{1,30}):(?P<changed>[a-z0-9=,-]{0,60})"
    r":(?P<page>\d{1,3}):(?P<way>[a-z]{1,10})",
):
    """Another page of the rules, in the same message."""

    async def press(self, press: Click) -> None:
        """Show what the button names."""
        variant = VARIANTS.get(self.words["variant"], VARIANTS["five-hundred"])
        values = with_changes(variant, self.words["changed"])
        language = await press.client.language(press)
        view = rules_view(language, variant, values, int(self.words["page"]))
        await press.response.edit_message(view=view, allowed_mentions=NOBODY)


@app_commands.command(name=text("command-help"), description=text("command-help.description"))
@options("help", "game")
@app_commands.choices(game=GAMES)
@EVERYWHERE
async def help_(click: Click, game: str | None = None) -> None:
    """Tell how to play, on one screen, to the caller alone."""
    variant = game or await usual_game(click)
    view = layout(*help_text(await click.client.language(click), variant))
    await click.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)


DYNAMIC_ITEMS = (RulesButton,)


def setup(tree: app_commands.CommandTree["Jolly"]) -> None:
    """Add these commands."""
    tree.add_command(rules)
    tree.add_command(help_)
