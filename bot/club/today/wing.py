"""The deal of the day: one round of each game, the same for everybody, and the month's ladder."""

from dataclasses import replace

from bot.club.today import command
from bot.club.today.counting import Ladders
from bot.club.today.days import Todays
from bot.club.today.front import deals_played
from bot.controls.clicks import Client
from bot.controls.places import ClubPage, Sweep, Wing
from data import ladders
from data.games import GameRow
from data.ids import UserId
from data.todays import day_of


async def opened(client: Client, user: UserId, row: GameRow) -> GameRow:
    """A try at the deal of the day, open to who has had their own; raises Refused for others."""
    if not row.is_todays:
        return row
    await client.part(Todays).check_past(row, user)
    return replace(row, audience=None)


WING = Wing(
    place=__package__,
    parts=(Ladders, Todays),
    begin=lambda client: client.part(Todays).begin(),
    pages=(ClubPage("today", "today", 1, command.today, in_dm=True),),
    home_lines=(deals_played,),
    sweeps=(Sweep("ladders", lambda tx, now_ms, _: ladders.remove_old(tx, day_of(now_ms))),),
    openings=(opened,),
)
