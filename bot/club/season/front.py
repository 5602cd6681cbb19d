"""What the club's front page says of the season: where the reader stands, and behind whom."""

from collections.abc import Sequence

from bot.club.season.view import called
from bot.controls.places import HomeAsked, HomeLine, Importance
from bot.people.texts import say
from bot.render.titles import game_name
from data import season_tables, seasons
from data.names import names
from data.season_tables import Ranked
from engine.variants import VARIANTS


async def place_in_season(asked: HomeAsked) -> Sequence[HomeLine]:
    """The reader's place in the game that they have played most in the season that goes on."""
    if asked.guild is None or (season := await seasons.running(asked.tx, asked.guild)) is None:
        return ()
    tx, guild, span = asked.tx, asked.guild, (season.begin_ms, season.end_ms)
    game = await season_tables.played_most(tx, guild, asked.user, *span)
    if game not in VARIANTS:
        return ()
    table = season_tables.running(guild, game, *span)
    own, rival = await season_tables.with_rival(tx, table, asked.user)
    if own is None:
        return ()
    name = called(rival, await names(tx, guild, [rival.user_id])) if rival else ""
    title = say(asked.language, "season-front", game=game_name(asked.language, game))
    place = say(asked.language, "season-front-place", place=own.rank)
    about = behind(asked.language, own, rival, name)
    return (HomeLine(Importance.SEASON, title, place, about),)


def behind(language: str, own: Ranked, rival: Ranked | None, name: str) -> str:
    """How many points somebody lacks to whoever stands before them, whose *name* that is."""
    if rival is None:
        return say(language, "season-front-leads")
    return say(language, "season-front-behind", count=rival.points - own.points, name=name)
