"""Makes the parts of the bot, each by what it works with, and lets each hear what concerns it.

The features of the club come last: they hear after all others, except where they say otherwise.
"""

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
from bot.table.habits import Habits
from bot.table.replays import Replays
from bot.table.reviews import Reviews
from bot.table.shown import ShownSteps
from bot.table.tables import Tables
from bot.typed.filled import Filled
from data.ids import Ms


def furnish(client: Client, *, shared: bool, beat_ms: Ms, edit_every_ms: Ms) -> None:
    """Give *client* all its parts; *shared*: other processes serve other shards.

    A heartbeat is stored every *beat_ms*, a message to all edited every *edit_every_ms* at most.
    """
    add_base(client, shared=shared, beat_ms=beat_ms)
    add_messages(client, edit_every_ms)
    add_minding(client)
    add_consent(client)
    add_lobby(client)
    connect(client)
    for wing in WINGS:
        if wing.furnish is not None:
            wing.furnish(client)


def add_base(client: Client, *, shared: bool, beat_ms: Ms) -> None:
    """Make what all others stand on: the desk, who reads, the tables."""
    add, db = client.parts.add, client.db
    shards, tasks = Shards(client, shared=shared), Tasks()
    client.desk = desk = Desk(db, client, shards, Timers(tasks), tasks)
    add(Budget(db, shared=shared))
    workers = add(Workers())
    leases = add(Leases(db, shards))
    outages = add(Outages(desk, leases, beat_ms))
    client.preferences = Preferences(db, shared=shards.shared)
    client.languages = Languages(desk, client.preferences)
    client.looks = Looks(db, client.preferences)
    client.tables = Tables(desk, leases, outages, add(ShownSteps()))
    for part in (News(), Readers(), Focus(), Filled(), OwnPages(desk), Replays(db)):
        add(part)
    add(Reviews(db, workers))
    add(Garbage(desk.timers))


def add_messages(client: Client, edit_every_ms: Ms) -> None:
    """Make what stands in Discord and is kept current."""
    add, part, desk, tables = client.parts.add, client.part, client.desk, client.tables
    preferences, languages, looks = client.preferences, client.languages, client.looks
    budget, tokens = part(Budget), Tokens()
    contents, side_messages = add(HandContents(client.db, preferences)), add(SideMessages())
    openings = Openings(client)
    dms = add(Dms(desk, preferences, languages, looks, contents, budget, tokens, openings))
    hands = Hands(desk, tables, languages, looks, contents, dms, tokens, side_messages)
    client.hands = hands
    part(Outages).beaten.subscribe(tokens.forget_old)
    poster = add(Poster(desk, looks, budget))
    posts, lanes = add(Posts(desk, languages, poster)), add(Lanes())
    calls = add(Calls(desk, posts, preferences, budget))
    results = ResultMessages(desk, posts)
    public = add(PublicMessages(desk, posts, calls, results, budget, lanes))
    announcer = add(Announcer(desk, tables, hands, dms, public, edit_every_ms))
    add(Emojis(desk, looks)).known.subscribe(announcer.mark_all)


def add_minding(client: Client) -> None:
    """Make what happens by itself."""
    add, part, desk, tables = client.parts.add, client.part, client.desk, client.tables
    posts, announcer, dms, outages = part(Posts), part(Announcer), part(Dms), part(Outages)
    presence = add(Presence(desk, tables, posts))
    pauses = add(Pauses(desk, tables, client.languages, dms, announcer))
    vacations = add(Vacations(desk, tables, client.preferences, client.languages, dms))
    deadlines = add(Deadlines(desk, tables, outages, part(Calls), presence, vacations))
    add(Watch(desk, tables, client.preferences, announcer, vacations))
    add(Computer(desk, part(Workers), announcer))
    add(Ahead(desk, announcer))
    add(Habits(desk, client.preferences))
    taking_up = add(TakingUp(desk, tables, deadlines, presence, pauses))
    add(Elsewhere(desk, part(Leases), tables, client.hands, announcer, taking_up))
    public, shown = part(PublicMessages), part(ShownSteps)
    add(Parting(desk, tables, shown, posts, public, client.hands, announcer))


def add_consent(client: Client) -> None:
    """Make what players agree on."""
    add, desk, languages = client.parts.add, client.desk, client.languages
    posts, announcer = client.part(Posts), client.part(Announcer)
    add(Absences(desk, languages, posts))
    add(Agreements(desk, client.tables, client.preferences, languages, posts, announcer))
    add(Nudges(desk, client.preferences, languages, client.part(Dms), client.part(SideMessages)))
    add(Rests(languages, posts))


def add_lobby(client: Client) -> None:
    """Make what leads from a challenge to the first deal."""
    add, desk, tables, languages = client.parts.add, client.desk, client.tables, client.languages
    messages = add(ChallengeMessages(desk, languages, client.part(Lanes)))
    rules = add(ChallengeRules(client.db, languages, messages))
    beginnings = add(Beginnings(desk, tables, client.preferences, languages))
    lobby = add(Lobby(desk, tables, languages, client.hands, messages, rules, beginnings))
    rules.stands.subscribe(lobby.stand)


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
    client.preferences.shown_otherwise.subscribe(announcer.show_otherwise)
    client.preferences.shown_otherwise.subscribe(part(OwnPages).show_otherwise)
    tables.forgotten.subscribe(announcer.forget)
    tables.is_behind = announcer.is_busy
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
