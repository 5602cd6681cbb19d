"""A server that takes us in is told, once, how to begin."""

from bot.club.welcome.welcoming import Welcomes
from bot.controls.clicks import Client
from bot.controls.places import Wing
from bot.messages.posting import Poster
from bot.runtime.news import News


def furnish(client: Client) -> None:
    """Let the welcome hear of servers that come."""
    welcomes = Welcomes(client.desk, client.preferences, client.languages, client.part(Poster))
    client.parts.add(welcomes)
    news = client.part(News)
    news.joined.subscribe(welcomes.joined)
    news.available.subscribe(welcomes.look_again)


WING = Wing(name="welcome", furnish=furnish, begin=lambda client: client.part(Welcomes).begin())
