"""What the club's front page says of open tables: at how many the reader could sit down."""

from collections.abc import Sequence

from bot.club.around.open_tables import open_to
from bot.controls.places import HomeAsked, HomeLine, Importance, NextThing
from bot.people.texts import say
from bot.runtime.senders import user_of

MOST = 20
"""So many tables are looked at, the newest."""


async def tables_open(asked: HomeAsked) -> Sequence[HomeLine]:
    """At how many tables somebody waits for the reader, or anybody else."""
    if asked.guild is None:
        return ()
    rows = await open_to(asked.tx, asked.click, asked.guild, MOST)
    user = user_of(asked.click)
    free = [
        one for one in rows if one.free_seats and user not in {who.user_id for who in one.players}
    ]
    if not free:
        return ()
    language, count = asked.language, len(free)
    title = say(language, "button-club-tables")
    sentence = say(language, "tables-front-next", count=count)
    way = NextThing(sentence, title, "club:tables")
    value = say(language, "tables-front", count=count)
    return (HomeLine(Importance.TABLES, title, value, next=way),)
