"""`/rules`."""

from discord import app_commands

from bot.commands.context import GAMES, command, usual_game
from bot.controls.clicks import Click, Client
from bot.controls.rules import RulesButton, show_rules, usual
from bot.runtime.senders import channel_of, user_of
from data import games
from data.games import GameRow
from data.ids import NO_CHANNEL
from engine.variants import VARIANTS


@command("rules")
@app_commands.choices(game=GAMES)
async def rules(click: Click, game: str | None = None) -> None:
    """Show a game's rules, to the caller alone: those of the table here, else the usual ones."""
    row = await table_here(click, game)
    variant = VARIANTS[row.variant if row else game or await usual_game(click)]
    values = variant.rules.model_validate(row.rules) if row else usual(variant)
    await show_rules(click, variant, values)


async def table_here(click: Click, game: str | None) -> GameRow | None:
    """The table of this channel that is most likely meant: the caller's, else the oldest."""
    async with click.client.db.reading() as tx:
        rows = await games.tables_in(tx, channel_of(click) or NO_CHANNEL)
    fitting = [row for row in rows if game in (None, row.variant)]
    own = [row for row in fitting if user_of(click) in {one.user_id for one in row.players}]
    return next(iter((*own, *fitting)), None)


DYNAMIC_ITEMS = (RulesButton,)


def setup(tree: app_commands.CommandTree[Client]) -> None:
    """Add these commands."""
    tree.add_command(rules)
