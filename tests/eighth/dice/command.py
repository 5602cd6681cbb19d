"""`/club dice`: the throw of the day, to the caller alone, and a button to see it once more."""

from bot.commands.context import command
from bot.controls.clicks import Click
from bot.controls.control import control
from bot.messages.pressed import put
from bot.render.layout import NOBODY
from tests.eighth.dice.life import Dice
from tests.eighth.dice.view import dice_view


@command("club-dice")
async def dice(click: Click) -> None:
    """Show the throw of the day."""
    view = dice_view(await click.client.languages.of_click(click), click.client.part(Dice).thrown)
    await click.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)


@control(r"dice:again")
async def dice_button(press: Click) -> None:
    """Show the throw as it is now, in the pressed message."""
    language = await press.client.languages.of_click(press)
    await put(press, dice_view(language, press.client.part(Dice).thrown))
