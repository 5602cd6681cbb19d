"""Seasons: they begin and end by themselves, have tables, champions with roles, and posts."""

from collections.abc import Sequence

from bot.club.season import command
from bot.club.season.champions import Champions
from bot.club.season.front import place_in_season
from bot.club.season.panel import season_page
from bot.club.season.posts import SeasonPosts
from bot.club.season.seasons import Seasons, adapt
from bot.club.season.settings import PAGE, SETTINGS
from bot.club.season.view import title_lines
from bot.club.season.weekly import Weekly
from bot.controls.clicks import Client
from bot.controls.places import ClubPage, ProfileAsked, Ranking, ServerPage, Wing
from bot.controls.settings import Changes
from bot.runtime.news import News
from data import season_tables


def furnish(client: Client) -> None:
    """Let the seasons hear of each game that is over."""
    client.tables.changed.subscribe(client.part(Seasons).follow)
    client.part(News).forgetting.subscribe(client.part(Champions).take_roles)


def begin(client: Client) -> None:
    """Look after the seasons, and the posts of each week."""
    client.part(Weekly).begin()
    client.part(Seasons).begin()


def changed(client: Client, changes: Changes) -> None:
    """Look whether a season is over now, and who wears which role."""
    if any(one.field in changes for one in SETTINGS if one.asked.page == PAGE):
        client.part(Seasons).look_again()


async def won(asked: ProfileAsked) -> Sequence[str]:
    """What a profile tells of the seasons that somebody has won."""
    titles = await asked.click.client.db.read(season_tables.titles, asked.guild, asked.user)
    return ("\n".join(title_lines(titles, asked.language)),) if titles else ()


WING = Wing(
    place=__package__,
    parts=(SeasonPosts, Champions, Seasons, Weekly),
    furnish=furnish,
    begin=begin,
    pages=(
        ClubPage("season", "compete", 1, command.season),
        ClubPage("champions", "compete", 2, command.champions),
    ),
    home_lines=(place_in_season,),
    settings=SETTINGS,
    server_pages=(ServerPage(PAGE, season_page),),
    settings_stored=(adapt,),
    settings_changed=(changed,),
    rankings=(Ranking(command.SEASON, command.PRESENT_TABLE.format, command.present_content),),
    profile_wins=(won,),
)
