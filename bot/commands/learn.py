"""`/learn` and `/help`: the first steps."""

from discord import app_commands, ui

from bot.commands.challenge import usual_variant
from bot.commands.context import GAMES, LESSONS, command
from bot.commands.preferences import preferences
from bot.controls.clicks import Click, Client
from bot.controls.control import Control, chosen
from bot.controls.rules import show_rules, usual
from bot.learning.pressing import LearnButton, LessonControl, begin
from bot.lobby.lobby import Lobby
from bot.lobby.wishes import Wish
from bot.messages.replies import NOBODY
from bot.people.refused import Refused
from bot.render.guide import choice_view, help_view
from bot.typed.options import without_limit
from engine.players import weakest
from engine.variants import VARIANTS


@command("learn")
@app_commands.choices(game=LESSONS)
async def learn(click: Click, game: str | None = None) -> None:
    """Begin a lesson, or let one be chosen."""
    if game is None:
        await tell(click, choice_view(await click.client.languages.of_click(click)))
    else:
        await begin(click, game)


@command("help")
@app_commands.choices(game=GAMES)
async def help_(click: Click, game: str | None = None) -> None:
    """Tell how to begin, on one screen, to the caller alone."""
    language = await click.client.languages.of_click(click)
    usual_game = game or (await usual_variant(click)).key
    await tell(click, help_view(language, usual_game, only=game is not None))


async def tell(click: Click, view: ui.LayoutView) -> None:
    """Answer with *view*, to the caller alone."""
    await click.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)


class LearnSelect(Control, template=r"learn:\d"):
    """The choice of a lesson."""

    async def press(self, press: Click) -> None:
        """Begin the lesson that was chosen."""
        await begin(press, next(iter(chosen(press)), ""))


class GuideButton(Control, template=r"guide:(?P<verb>[a-z]{1,20})(:(?P<game>[a-z0-9-]{1,20}))?"):
    """What to do next, after a lesson and from the help."""

    async def press(self, press: Click) -> None:
        """Do it in a message of its own; raises Refused for a game that there is none of."""
        game = self.words["game"] or (await usual_variant(press)).key
        if game not in VARIANTS:
            raise Refused("changed-command")
        match self.words["verb"]:
            case "computer":
                await challenge_computer(press, game)
            case "rules":
                await show_rules(press, VARIANTS[game], usual(VARIANTS[game]))
            case "preferences":
                # discord.py takes every callback for a method.
                await preferences.callback(press)  # type: ignore[call-arg, arg-type]
            case _:
                await tell(press, choice_view(await press.client.languages.of_click(press)))


async def challenge_computer(click: Click, game: str) -> None:
    """Begin a game against the computer at its easiest, under the usual rules without a limit."""
    rules = without_limit(VARIANTS[game], usual(VARIANTS[game]))
    easiest = weakest(VARIANTS[game]).value
    await click.client.part(Lobby).ask(click, Wish(game, rules, computer=easiest, rated=False))


DYNAMIC_ITEMS = (LessonControl, LearnButton, LearnSelect, GuideButton)


def setup(tree: app_commands.CommandTree[Client]) -> None:
    """Add these commands."""
    tree.add_command(learn)
    tree.add_command(help_)
