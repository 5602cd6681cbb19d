"""The server, its channel and threads, and the conversations with the bot."""

from dataclasses import dataclass

from bot.sandbox import snowflakes
from bot.sandbox.people import (
    HUMANS,
    JOLLY,
    MEMBER,
    PEOPLE,
    Json,
    Person,
    member_json,
    user_json,
)

TEXT, DIRECT, THREAD = 0, 1, 11


@dataclass(slots=True)
class Channel:
    """A place for messages. *person* is whose conversation with the bot it is, if it is one."""

    id: int
    name: str
    kind: int = TEXT
    person: Person | None = None
    parent: int | None = None
    archived: bool = False

    @property
    def audience(self) -> frozenset[int]:
        """The ids of the people who may read here."""
        everyone = frozenset(person.id for person in HUMANS)
        return frozenset({self.person.id}) if self.person else everyone


def first_channels() -> dict[int, Channel]:
    """What there is at the start: one channel, and one conversation a person."""
    channels = [Channel(snowflakes.CHANNEL, "rummy")]
    channels += [Channel(person.direct, "Jolly", DIRECT, person) for person in HUMANS]
    return {channel.id: channel for channel in channels}


def channel_json(channel: Channel) -> Json:
    """*channel* as Discord describes it to the bot."""
    if channel.person:
        return {
            "id": str(channel.id),
            "type": DIRECT,
            "flags": 0,
            "last_message_id": None,
            "recipients": [user_json(channel.person)],
        }
    shared = {
        "id": str(channel.id),
        "type": channel.kind,
        "guild_id": str(snowflakes.GUILD),
        "name": channel.name,
        "parent_id": str(channel.parent) if channel.parent else None,
        "rate_limit_per_user": 0,
        "flags": 0,
        "last_message_id": None,
    }
    return shared | (_thread(channel) if channel.kind == THREAD else _text())


def _text() -> Json:
    return {"position": 0, "permission_overwrites": [], "topic": None, "nsfw": False}


def _thread(channel: Channel) -> Json:
    return {
        "owner_id": str(JOLLY.id),
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "thread_metadata": {
            "archived": channel.archived,
            "auto_archive_duration": 1440,
            "archive_timestamp": "2026-01-01T12:00:00+00:00",
            "locked": False,
            "create_timestamp": "2026-01-01T12:00:00+00:00",
        },
    }


def guild_json(channels: dict[int, Channel]) -> Json:
    """The server, complete, as the gateway sends it."""
    here = [channel for channel in channels.values() if not channel.person]
    return {
        "id": str(snowflakes.GUILD),
        "name": "The living room",
        "icon": None,
        "owner_id": str(snowflakes.ALICE),
        "roles": [_everyone()],
        "channels": [channel_json(channel) for channel in here if channel.kind == TEXT],
        "threads": [channel_json(channel) for channel in here if channel.kind == THREAD],
        "members": [member_json(person) for person in PEOPLE.values()],
        "member_count": len(PEOPLE),
        "joined_at": "2026-01-01T12:00:00+00:00",
        "large": False,
        "unavailable": False,
        "preferred_locale": "en-US",
        "features": [],
        **{key: [] for key in ("emojis", "stickers", "voice_states", "presences")},
        **{key: [] for key in ("stage_instances", "guild_scheduled_events", "soundboard_sounds")},
        **dict.fromkeys(("verification_level", "default_message_notifications"), 0),
        **dict.fromkeys(("explicit_content_filter", "mfa_level", "nsfw_level"), 0),
        **dict.fromkeys(("premium_tier", "system_channel_flags", "afk_timeout"), 0),
    }


def _everyone() -> Json:
    return {
        "id": str(snowflakes.EVERYONE),
        "name": "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": 0,
        "permissions": str(MEMBER),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
