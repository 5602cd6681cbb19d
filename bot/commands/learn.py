"""`/rules`, `/learn` and `/help`: how to play."""

from discord import app_commands

from bot.commands.context import GAMES, LESSONS, command, usual_game
from bot.commands.preferences import change_preferences
from bot.controls.clicks import Click
from bot.controls.control import chosen, control
from bot.controls.rules import show_rules
from bot.learning.pressing import begin
from bot.lobby.lobby import Lobby
from bot.lobby.wishes import Wish
from bot.messages.replies import show_privately
from bot.people.refused import Refused
from bot.render.guide import choice_view, help_view
from bot.runtime.senders import channel_of, guild_of, user_of
from bot.typed.options import without_limit
from data import games
from data.games import GameRow
from data.ids import NO_CHANNEL
from engine.players import weakest
from engine.variants import VARIANTS


@command("rules")
@app_commands.choices(game=GAMES)
async def rules(click: Click, game: str | None = None) -> None:
    """Show a game's rules, to the caller alone: those of the table here, else the usual ones."""
    row = await table_here(click, game)
    variant = VARIANTS[row.variant if row else game or await usual_game(click)]
    values = variant.rules.model_validate(row.rules) if row else variant.usual
    await show_rules(click, variant, values)


async def table_here(click: Click, game: str | None) -> GameRow | None:
    """The table of this channel that is most likely meant: the caller's, else the oldest."""
    rows = await click.client.db.read(games.tables_in, channel_of(click) or NO_CHANNEL)
    fitting = [row for row in rows if game in (None, row.variant)]
    own = [row for row in fitting if user_of(click) in {one.user_id for one in row.players}]
    return next(iter((*own, *fitting)), None)


@command("learn")
@app_commands.choices(game=LESSONS)
async def learn(click: Click, game: str | None = None) -> None:
    """Begin a lesson, or let one be chosen."""
    if game is None:
        language = await click.client.languages.of_click(click)
        await show_privately(click, choice_view(language))
    else:
        await begin(click, game)


@command("help")
@app_commands.choices(game=GAMES)
async def help_(click: Click, game: str | None = None) -> None:
    """Tell how to begin, on one screen, to the caller alone."""
    language = await click.client.languages.of_click(click)
    shown = game or await usual_game(click)
    in_server = guild_of(click) is not None
    view = help_view(language, shown, only=game is not None, in_server=in_server)
    await show_privately(click, view)


@control(r"learn:\d")
async def learn_select(press: Click) -> None:
    """Begin the lesson that was chosen."""
    await begin(press, next(iter(chosen(press)), ""))


@control(r"guide:(?P<verb>[a-z]{1,20})(:(?P<game>[a-z0-9-]{1,20}))?")
async def guide_button(press: Click, verb: str, game: str = "") -> None:
    """Show what to do next, in a message of its own; raises Refused for an unknown game."""
    game = game or await usual_game(press)
    if (variant := VARIANTS.get(game)) is None:
        raise Refused("changed-command")
    match verb:
        case "computer":
            # At its easiest, and nobody has to hurry.
            rules, level = without_limit(variant, variant.usual), weakest(variant).value
            wish = Wish(game, rules, computer=level, rated=False)
            await press.client.part(Lobby).ask(press, wish)
        case "rules":
            await show_rules(press, variant, variant.usual)
        case "preferences":
            await change_preferences(press, {})
        case _:
            language = await press.client.languages.of_click(press)
            await show_privately(press, choice_view(language))
