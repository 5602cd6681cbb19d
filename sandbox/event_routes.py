"""The routes about scheduled events: those that take place outside Discord, as a bot announces."""

from datetime import UTC, datetime

from sandbox import clock, payloads
from sandbox.accounts import CREATE_EVENTS, MANAGE_EVENTS, Json
from sandbox.calls import Call
from sandbox.errors import ApiError, refuse
from sandbox.guild_routes import check_may, find_guild
from sandbox.guilds import ACTIVE, CANCELED, COMPLETED, SCHEDULED, Event, Guild
from sandbox.routes import route

MOST = 100
"""Events that are not over, in a server: developers/resources/guild-scheduled-event.mdx."""
NEXT = {SCHEDULED: (SCHEDULED, ACTIVE, CANCELED), ACTIVE: (ACTIVE, COMPLETED)}
"""What may be made of an event that is scheduled, or goes on."""
EVENTS = "/guilds/{guild_id}/scheduled-events"
EVENT = f"{EVENTS}/{{guild_scheduled_event_id}}"
STARTS, ENDS = "scheduled_start_time", "scheduled_end_time"


@route(f"GET {EVENTS}")
def events(call: Call) -> list[Json]:
    """Those that are not over."""
    guild = find_guild(call)
    return [payloads.event(each, guild) for each in guild.coming()]


route(f"GET {EVENT}")(lambda call: payloads.event(_event(call), find_guild(call)))


@route(f"POST {EVENTS}")
def announce(call: Call) -> Json:
    """Announce one. Raises ApiError (30038, 50013, 50035)."""
    guild = find_guild(call)
    check_may(call, guild, CREATE_EVENTS)
    if len(guild.coming()) >= MOST:
        raise ApiError(30038)
    refuse(_kind_problems(call.body) + _problems(call.body, new=True))
    made = Event(
        call.body["name"],
        call.body["entity_metadata"]["location"],
        _time(call.body[STARTS]),
        _time(call.body[ENDS]),
        call.discord.bot,
        call.body.get("description"),
    )
    guild.events[made.id] = made
    return _told(call, "CREATE", made, guild)


@route(f"PATCH {EVENT}")
def change(call: Call) -> Json:
    """Change one, begin or end it. Raises ApiError (10070, 50013, 50035, 180000)."""
    guild, found = _own_event(call)
    status, sent = found.status, payloads.event(found, guild) | call.body
    if status not in NEXT:
        raise ApiError(180000)
    wanted = call.body.get("status") or status
    if wanted not in NEXT[status]:
        raise ApiError(50035, [f"status: {status} cannot become {wanted}"])
    refuse(_problems(sent, new=False))
    found.name, found.description = sent["name"], sent["description"]
    found.starts, found.ends = map(_time, (sent[STARTS], sent[ENDS]))
    found.location = sent["entity_metadata"]["location"]
    found.begun = wanted == ACTIVE
    found.ended = wanted if wanted in (COMPLETED, CANCELED) else 0
    return _told(call, "UPDATE", found, guild)


@route(f"DELETE {EVENT}")
def delete(call: Call) -> None:
    """Take one away. Raises ApiError (10070, 50013)."""
    guild, found = _own_event(call)
    del guild.events[found.id]
    _told(call, "DELETE", found, guild)


def _event(call: Call) -> Event:
    found = find_guild(call).events.get(int(call.parameters[1]))
    if found is None:
        raise ApiError(10070)
    return found


def _own_event(call: Call) -> tuple[Guild, Event]:
    """An event that the bot may change: own ones take CREATE_EVENTS, others MANAGE_EVENTS."""
    guild, found = find_guild(call), _event(call)
    own = CREATE_EVENTS if found.creator is call.discord.bot else 0
    check_may(call, guild, MANAGE_EVENTS | own)
    return guild, found


def _told(call: Call, what: str, event: Event, guild: Guild) -> Json:
    shown = payloads.event(event, guild)
    call.discord.dispatch(f"GUILD_SCHEDULED_EVENT_{what}", shown, guild)
    call.discord.tell("server", guild)
    return shown


def _kind_problems(sent: Json) -> list[str]:
    """What the sandbox has no other kind of."""
    problems = []
    if sent["entity_type"] != payloads.EXTERNAL:
        problems.append("entity_type: only EXTERNAL ones are in the sandbox")
    if sent["privacy_level"] != payloads.GUILD_ONLY:
        problems.append("privacy_level: Value must be one of {2}.")
    if sent.get("channel_id"):
        problems.append("channel_id: Must be null for an EXTERNAL event.")
    return problems


def _problems(sent: Json, *, new: bool) -> list[str]:
    """What is wrong with an event as it will be, beyond the document."""
    problems = []
    for name, text in (
        ("name", sent["name"]),
        ("entity_metadata.location", (sent.get("entity_metadata") or {}).get("location")),
    ):
        if not (text or "").strip():
            problems.append(f"{name}: This field is required")
    if not sent.get(ENDS):
        return [*problems, f"{ENDS}: This field is required"]
    try:
        starts, ends = _time(sent[STARTS]), _time(sent[ENDS])
    except ValueError:
        return [*problems, f"{STARTS}: no time of ISO 8601"]
    now = clock.now()
    if new and starts <= now:
        problems.append(f"{STARTS}: Cannot schedule event in the past.")
    if ends <= max(starts, now):
        problems.append(f"{ENDS}: Cannot schedule event to end before it starts.")
    return problems


def _time(text: str) -> datetime:
    """A time as Discord reads it; without a zone it is UTC's."""
    read = datetime.fromisoformat(text)
    return read if read.tzinfo else read.replace(tzinfo=UTC)
