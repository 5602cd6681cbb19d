"""Scorecards: a day's deals and puzzles on one card, shared, kept current, and told of."""

from bot.club.scorecard import command
from bot.club.scorecard.reminders import Reminders
from bot.club.scorecard.settings import SETTINGS
from bot.club.scorecard.sharing import Sharing
from bot.club.scorecard.telling import DailyPosts
from bot.controls.clicks import Client
from bot.controls.places import ClubPage, Sweep, Wing
from bot.runtime.news import News
from data import scorecards


def furnish(client: Client) -> None:
    """Let shared cards hear of deals that are over, and of puzzles that are answered."""
    client.tables.changed.subscribe(client.part(Sharing).follow)
    client.part(News).answered.subscribe(client.part(Sharing).went_on)


def begin(client: Client) -> None:
    """Look after the shared cards, and tell people and servers what they want to be told."""
    client.part(Sharing).begin()
    client.part(Reminders).begin()
    client.part(DailyPosts).begin()


WING = Wing(
    place=__package__,
    parts=(Sharing, Reminders, DailyPosts),
    furnish=furnish,
    begin=begin,
    settings=SETTINGS,
    ways_after=(("button-club-card", "club:card"),),
    pages=(ClubPage("card", "today", 3, command.card, in_dm=True),),
    sweeps=(Sweep("scorecards", lambda tx, now_ms, _: scorecards.remove_old(tx, now_ms)),),
)
