"""Makes the parts of the bot, each of others, and lets each hear what concerns it.

The features of the club come last: they hear after all others, except where they say otherwise.
"""

from typing import Any

from bot.consent.absence import Absences
from bot.consent.agreements import Agreements
from bot.consent.nudges import Nudges
from bot.consent.rests import Rests
from bot.controls.clicks import Client
from bot.controls.entering import Focus
from bot.controls.places import WINGS
from bot.hosting.parting import Parting
from bot.lobby.begin import Beginnings
from bot.lobby.challenge_messages import ChallengeMessages
from bot.lobby.challenge_rules import ChallengeRules
from bot.lobby.lobby import Lobby
from bot.messages.announcer import Announcer
from bot.messages.calls import Calls
from bot.messages.dms import Dms
from bot.messages.emojis import Emojis
from bot.messages.hand_contents import HandContents
from bot.messages.hands import Hands
from bot.messages.lanes import Lanes, Openings
from bot.messages.own_pages import OwnPages
from bot.messages.pages import Pages
from bot.messages.posting import Poster
from bot.messages.posts import Posts
from bot.messages.public_messages import PublicMessages
from bot.messages.result_messages import ResultMessages
from bot.messages.side_messages import SideMessages
from bot.messages.tokens import Tokens
from bot.minding.ahead import Ahead
from bot.minding.computer import Computer
from bot.minding.deadlines import Deadlines
from bot.minding.elsewhere import Elsewhere
from bot.minding.pauses import Pauses
from bot.minding.presence import Presence
from bot.minding.taking_up import TakingUp
from bot.minding.vacations import Vacations
from bot.minding.watch import Watch
from bot.people.languages import Languages
from bot.people.looks import Looks
from bot.people.preferences import Preferences
from bot.people.readers import Readers
from bot.runtime.budget import Budget
from bot.runtime.desk import Desk
from bot.runtime.garbage import Garbage
from bot.runtime.leases import Leases
from bot.runtime.news import News
from bot.runtime.outages import Outages
from bot.runtime.shards import Shards
from bot.runtime.timers import Tasks, Timers
from bot.runtime.workers import Workers
from bot.table.advice import Advice
from bot.table.habits import Habits
from bot.table.replays import Replays
from bot.table.reviews import Reviews
from bot.table.shown import ShownSteps
from bot.table.tables import Tables
from bot.typed.filled import Filled
from data.ids import Ms

PARTS: tuple[type[Any], ...] = (
    *(ShownSteps, Tables, News, Readers, Focus, Filled, OwnPages, Replays, Reviews, Garbage),
    Advice,
    # What stands in Discord and is kept current.
    *(Pages, HandContents, SideMessages, Tokens, Openings, Dms, Hands, Poster, Posts, Lanes, Calls),
    *(ResultMessages, PublicMessages, Announcer, Emojis),
    # What happens by itself.
    *(Presence, Pauses, Vacations, Deadlines, Watch, Computer, Ahead, Habits, TakingUp, Elsewhere),
    Parting,
    # What players agree on, and what leads from a challenge to the first deal.
    *(Absences, Agreements, Nudges, Rests, ChallengeMessages, ChallengeRules, Beginnings, Lobby),
)
"""What stands on the desk and on who reads; each is made of parts that stand before it."""


def furnish(client: Client, *, shared: bool, beat_ms: Ms, edit_every_ms: Ms) -> None:
    """Give *client* all its parts; *shared*: other processes serve other shards.

    A heartbeat is stored every *beat_ms*, a message to all edited every *edit_every_ms* at most.
    """
    add_base(client, shared=shared, beat_ms=beat_ms)
    for kind in PARTS:
        given = {"_edit_every_ms": edit_every_ms} if kind is Announcer else {}
        client.parts.make(kind, **given)
    client.tables, client.hands = client.part(Tables), client.part(Hands)
    connect(client)
    for wing in WINGS:
        for kind in wing.parts:
            client.parts.make(kind)
        if wing.furnish is not None:
            wing.furnish(client)


def add_base(client: Client, *, shared: bool, beat_ms: Ms) -> None:
    """Make what all others stand on: the desk, and who reads."""
    add, make, db = client.parts.add, client.parts.make, client.parts.add(client.db)
    shards, tasks = add(Shards(client, shared=shared)), add(Tasks())
    client.desk = add(Desk(db, client, shards, make(Timers), tasks))
    make(Budget, shared=shared)
    make(Workers)
    make(Leases)
    make(Outages, beat_ms=beat_ms)
    client.preferences = make(Preferences, shared=shards.shared)
    client.languages, client.looks = make(Languages), make(Looks)


def connect(client: Client) -> None:
    """Let each part hear of what concerns it, the most urgent first."""
    part, tables, hands, outages = client.part, client.tables, client.hands, client.part(Outages)
    announcer, calls, deadlines = part(Announcer), part(Calls), part(Deadlines)
    public, pauses, agreements = part(PublicMessages), part(Pauses), part(Agreements)
    for hears in (
        *(deadlines, part(Watch), part(Presence), part(Elsewhere), agreements),
        *(part(Computer), part(Ahead), calls, part(Habits), announcer),
    ):
        tables.changed.subscribe(hears.follow)
    outages.beaten.subscribe(part(Tokens).forget_old)
    part(Emojis).known.subscribe(announcer.mark_all)
    part(ChallengeRules).stands.subscribe(part(Lobby).stand)
    client.preferences.shown_otherwise.subscribe(announcer.show_otherwise)
    client.preferences.shown_otherwise.subscribe(part(OwnPages).show_otherwise)
    tables.forgotten.subscribe(announcer.forget)
    tables.is_behind = announcer.is_busy
    part(Dms).told.subscribe(announcer.follow_told)
    part(Pages).moved.subscribe(announcer.moved)
    hands.behind.subscribe(announcer.mark_hands)
    hands.rearranged.subscribe(announcer.mark_hands)
    hands.seen.subscribe(announcer.saw)
    public.behind.subscribe(announcer.look_again)
    calls.due.subscribe(announcer.mark_channel)
    public.showing.subscribe(agreements.show)
    announcer.late.subscribe(deadlines.excuse)
    announcer.shown.subscribe(part(ShownSteps).note)
    announcer.reached.subscribe(pauses.reached)
    outages.missed.subscribe(tables.credit)
    outages.missed.subscribe(calls.doubt)
    outages.missed.subscribe(part(TakingUp).credited)
    outages.beating.subscribe(part(ShownSteps).store)
    outages.beaten.subscribe(tables.forget_idle)
    outages.beaten.subscribe(hands.forget_old)
    outages.beaten.subscribe(part(Workers).end_unused)
    part(Budget).leaving.subscribe(outages.before_call)
