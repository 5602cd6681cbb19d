"""`/rules`."""

from typing import TYPE_CHECKING

from discord import app_commands, ui

from bot.commands.context import EVERYWHERE, GAMES, options
from bot.commands.standings import page_buttons, usual_game
from bot.controls.buttons import Control
from bot.controls.clicks import Click
from bot.messages.pressed import change
from bot.messages.replies import NOBODY
from bot.people.texts import say, text
from bot.render.guide import has_lesson
from bot.render.layout import button, buttons, layout
from bot.render.rules_pages import page_keys, rules_text
from bot.render.titles import game_name
from data import games
from data.games import GameRow
from engine.record.rule_code import BadRuleCode, rule_code, rules_of_code
from engine.rules import Rules
from engine.state import Variant
from engine.variants import VARIANTS

if TYPE_CHECKING:
    from bot.app import Jolly


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
    pages = len(page_keys(variant))
    page = min(max(page, 1), pages)
    # The code keeps the values of a table that is over, also after a restart.
    custom_id = f"rules:{variant.key}:{rule_code(variant, values)}"
    turning = page_buttons(language, custom_id, page, pages)
    learn = say(language, "learn-button", game=game_name(language, variant.key))
    lesson = [button(learn, f"lessons:{variant.key}")] if has_lesson(variant.key) else []
    words = rules_text(language, variant, values, page)
    return layout(*words, *buttons([*turning, *lesson]))


def rules_named(variant: Variant, code: str) -> Rules:
    """The rules that a button's code stands for; the usual ones where it says nothing any more."""
    try:
        named, rules = rules_of_code(code)
    except BadRuleCode:
        return usual(variant)
    return rules if named is variant else usual(variant)


class RulesButton(
    Control,
    template=r"rules:(?P<variant>[a-z0-9-]{1,30}):(?P<code>[A-Za-z0-9=,-]{0,60})"
    r":(?P<page>\d{1,3}):(?P<way>[a-z]{1,10})",
):
    """Another page of the rules, in the same message."""

    async def press(self, press: Click) -> None:
        """Show what the button names."""
        variant = VARIANTS.get(self.words["variant"], next(iter(VARIANTS.values())))
        values = rules_named(variant, self.words["code"])
        language = await press.client.language(press)
        view = rules_view(language, variant, values, int(self.words["page"]))
        await change(press, view)


DYNAMIC_ITEMS = (RulesButton,)


def setup(tree: app_commands.CommandTree["Jolly"]) -> None:
    """Add these commands."""
    tree.add_command(rules)
