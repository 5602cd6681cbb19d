"""What a person did: gave a command, or pressed a control."""

from collections.abc import Callable
from typing import TypeAlias

import discord

from bot.club.around.calling import Around
from bot.club.around.invitations import Invitations
from bot.club.moderation.deeds import Moderation
from bot.club.season.champions import Champions
from bot.club.season.seasons import Seasons
from bot.club.today.days import Todays
from bot.club.tournament.signing_up import SigningUp
from bot.club.tournament.tournaments import Tournaments
from bot.consent.absence import Absences
from bot.consent.agreements import Agreements
from bot.consent.nudges import Nudges
from bot.consent.rests import Rests
from bot.controls.fronts import Fronts
from bot.lobby.challenge_messages import ChallengeMessages
from bot.lobby.challenge_rules import ChallengeRules
from bot.lobby.lobby import Lobby
from bot.messages.announcer import Announcer
from bot.messages.asides import Asides
from bot.messages.calls import Calls
from bot.messages.hand_contents import HandContents
from bot.messages.hands import Hands
from bot.messages.own_pages import OwnPages
from bot.minding.deadlines import Deadlines
from bot.minding.pauses import Pauses
from bot.minding.vacations import Vacations
from bot.people.languages import Languages
from bot.people.looks import Looks
from bot.people.preferences import Preferences
from bot.people.readers import Readers
from bot.runtime.desk import Desk
from bot.runtime.outages import Outages
from bot.runtime.workers import Workers
from bot.table.replays import Replays
from bot.table.reviews import Reviews
from bot.table.tables import Tables
from bot.typed.filled import Filled
from data.store.database import Database


class Client(discord.AutoShardedClient):
    """The client that a click comes by, with the parts that controls and commands work with.

    discord.py hands every one of them its client, and nothing else.
    """

    desk: Desk
    db: Database
    workers: Workers
    outages: Outages
    preferences: Preferences
    languages: Languages
    looks: Looks
    readers: Readers
    tables: Tables
    replays: Replays
    reviews: Reviews
    contents: HandContents
    hands: Hands
    asides: Asides
    announcer: Announcer
    calls: Calls
    deadlines: Deadlines
    pauses: Pauses
    vacations: Vacations
    absences: Absences
    agreements: Agreements
    nudges: Nudges
    rests: Rests
    challenge_messages: ChallengeMessages
    challenge_rules: ChallengeRules
    lobby: Lobby
    champions: Champions
    seasons: Seasons
    moderation: Moderation
    todays: Todays
    tournaments: Tournaments
    signing_up: SigningUp
    around: Around
    invitations: Invitations
    fronts: Fronts
    filled: Filled
    pages: OwnPages
    find_command: Callable[[str], object]
    """The slash command of that name, such as `game verify`; None where there is none."""


Click: TypeAlias = "discord.Interaction[Client]"
