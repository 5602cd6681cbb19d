"""Tournaments: signing up, rounds in threads, the table in the channel, Discord's event."""

from collections.abc import Callable

from bot.club.tournament import command
from bot.club.tournament.arena import Arenas
from bot.club.tournament.events import TournamentEvents
from bot.club.tournament.front import tournaments_on
from bot.club.tournament.messages import TournamentMessages
from bot.club.tournament.rounds import TournamentRounds
from bot.club.tournament.signing_up import SigningUp
from bot.club.tournament.tournaments import Tournaments
from bot.controls.clicks import Click, Client
from bot.controls.places import ClubPage, Sweep, Wing
from bot.runtime.news import News
from bot.runtime.outages import Outages
from bot.runtime.senders import user_of
from data import retention, tournaments
from data.store.transaction import Transaction


def furnish(client: Client) -> None:
    """Let tournaments hear of games that end, of outages, and of what servers let us do."""
    outages, news, life = client.part(Outages), client.part(News), client.part(Tournaments)
    client.tables.changed.subscribe(life.follow)
    # Before the tables, which must not be credited twice where this one fails.
    outages.missed.subscribe(life.credit, first=True)
    news.restoring.subscribe(life.restore)
    news.allowed.subscribe(life.look_again)
    news.banned.subscribe(client.part(SigningUp).withdraw)


async def left(click: Click, tx: Transaction) -> Callable[[], None]:
    """Bring up to date each tournament of somebody whose data is deleted, once it is."""
    numbers = await tournaments.with_user(tx, user_of(click))

    def look() -> None:
        for number in numbers:
            click.client.part(Tournaments).look(number)

    return look


WING = Wing(
    place=__package__,
    parts=(
        TournamentMessages,
        TournamentRounds,
        Arenas,
        TournamentEvents,
        Tournaments,
        SigningUp,
    ),
    furnish=furnish,
    pages=(ClubPage("tournament", "compete", 3, command.tournament),),
    home_lines=(tournaments_on,),
    partings=(left,),
    sweeps=(
        Sweep("tournaments", lambda tx, _, before_ms: retention.remove_tournaments(tx, before_ms)),
    ),
)
