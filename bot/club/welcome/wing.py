"""A server that takes us in is told, once, how to begin."""

from bot.club.welcome.welcoming import Welcomes
from bot.controls.clicks import Client
from bot.controls.places import Wing
from bot.runtime.news import News


def furnish(client: Client) -> None:
    """Let the welcome hear of servers that come."""
    welcomes, news = client.part(Welcomes), client.part(News)
    news.joined.subscribe(welcomes.joined)
    news.available.subscribe(welcomes.look_again)


WING = Wing(
    place=__package__,
    parts=(Welcomes,),
    furnish=furnish,
    begin=lambda client: client.part(Welcomes).begin(),
)
