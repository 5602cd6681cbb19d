"""The JSON forms in which Discord shows what exists."""

from typing import Any

from sandbox.accounts import EVERYTHING, Json, User
from sandbox.guilds import Event, Guild, Overwrite, Role
from sandbox.world import PRIVATE_THREAD, Channel, Message, World

EXTERNAL, GUILD_ONLY = 3, 2
"""What kind of event there is, and who hears of it: Discord's numbers."""
ROLE, MEMBER = 0, 1
"""What an overwrite of permissions is about."""


def bare(*, null: str = "", false: str = "", zero: str = "", empty: str = "") -> Json:
    """Fields of an answer that are null, false, 0 or an empty list in the sandbox, by name."""
    some = dict.fromkeys(null.split()) | dict.fromkeys(false.split(), False)
    return some | dict.fromkeys(zero.split(), 0) | {name: [] for name in empty.split()}


BARE_USER = bare(null="avatar primary_guild", zero="public_flags flags")
BARE_MESSAGE = bare(false="mention_everyone pinned tts")


def user(who: User) -> Json:
    """A user object."""
    return BARE_USER | {
        "id": str(who.id),
        "username": who.username or who.name.lower(),
        "global_name": who.name,
        "discriminator": "0000" if who.bot else "0",
        "bot": who.bot,
    }


def own_user(who: User) -> Json:
    """The user object of whoever asks, the bot itself or somebody who let it."""
    return user(who) | {"mfa_enabled": False, "locale": who.locale, "verified": True, "email": None}


def member(who: User, guild: Guild) -> Json:
    """A member object with its user."""
    nothing = bare(
        null="nick avatar banner premium_since communication_disabled_until",
        false="deaf mute pending",
        zero="flags",
    )
    roles = [str(role.id) for role in guild.roles_of(who)]
    return nothing | {"user": user(who), "roles": roles, "joined_at": guild.joined}


def channel(where: Channel, world: World) -> Json:
    """A channel object of any kind."""
    shown: Json = {"id": str(where.id), "type": where.kind, "flags": 0}
    if where.messages:
        shown["last_message_id"] = str(max(where.messages))
    if where.is_dm:
        assert where.recipient
        return shown | {"recipients": [user(where.recipient)]}
    guild = world.guild_of(where)
    shown |= {"guild_id": str(guild.id), "name": where.name, "rate_limit_per_user": 0}
    if where.parent:
        return shown | _thread(where, world)
    overwrites = {"permission_overwrites": _overwrites(where, world)}
    return shown | bare(zero="position", false="nsfw") | overwrites


def _overwrites(where: Channel, world: World) -> list[Json]:
    """What the bot and others may do in a channel, where that is not what it is in the server."""
    usual = EVERYTHING | world.guild_of(where).bot_role.permissions
    for each in where.overwrites:
        usual &= ~each.deny
    own = Overwrite(world.bot, where.permissions & ~usual, EVERYTHING & ~where.permissions)
    every = [own, *where.overwrites]
    return [_overwrite(each) for each in every if each.allow or each.deny]


def _overwrite(shown: Overwrite) -> Json:
    kind = ROLE if isinstance(shown.of, Role) else MEMBER
    about = {"id": str(shown.of.id), "type": kind}
    return about | {"allow": str(shown.allow), "deny": str(shown.deny)}


def _thread(where: Channel, world: World) -> Json:
    assert where.parent
    invitable = {"invitable": True} if where.kind == PRIVATE_THREAD else {}
    return {
        "parent_id": str(where.parent.id),
        "owner_id": str((where.opener or world.bot).id),
        "message_count": len(where.messages),
        "total_message_sent": len(where.messages),
        "member_count": 1,
        "thread_metadata": {
            "archived": where.archived,
            "archive_timestamp": world.guild_of(where).joined,
            "auto_archive_duration": where.sleeps_after,
            "locked": False,
        }
        | invitable,
    }


def role(shown: Role, guild: Guild) -> Json:
    """A role object; a bot's own role says whose it is."""
    answer = bare(null="icon unicode_emoji", false="hoist", zero="flags") | {
        "id": str(shown.id),
        "name": shown.name,
        "permissions": str(shown.permissions),
        "position": guild.position(shown),
        "color": shown.color,
        "colors": bare(null="secondary_color tertiary_color") | {"primary_color": shown.color},
        "managed": shown.of is not None,
        "mentionable": shown.mentionable,
    }
    return answer | {"tags": {"bot_id": str(shown.of.id)}} if shown.of else answer


def event(shown: Event, guild: Guild) -> Json:
    """A scheduled event that takes place outside Discord."""
    nothing = bare(
        null="channel_id image entity_id recurrence_rule user_rsvp",
        zero="user_count",
        empty="guild_scheduled_event_exceptions",
    )
    return nothing | {
        "id": str(shown.id),
        "guild_id": str(guild.id),
        "creator_id": str(shown.creator.id),
        "creator": user(shown.creator),
        "name": shown.name,
        "description": shown.description,
        "scheduled_start_time": shown.starts.isoformat(),
        "scheduled_end_time": shown.ends.isoformat(),
        "status": shown.status,
        "entity_type": EXTERNAL,
        "entity_metadata": {"location": shown.location},
        "privacy_level": GUILD_ONLY,
    }


def guild(where: Guild) -> Json:
    """A server object as REST shows it."""
    nothing = bare(
        null="""icon description home_header splash discovery_splash banner application_id
        afk_channel_id widget_channel_id vanity_url_code rules_channel_id max_presences
        safety_alerts_channel_id public_updates_channel_id incidents_data""",
        false="widget_enabled premium_progress_bar_enabled nsfw",
        zero="""system_channel_flags verification_level default_message_notifications mfa_level
        explicit_content_filter premium_tier premium_subscription_count nsfw_level""",
        empty="features emojis stickers",
    )
    return nothing | {
        "id": str(where.id),
        "name": where.name,
        "owner_id": str(where.owner.id),
        "region": "deprecated",
        "afk_timeout": 300,
        "roles": [role(each, where) for each in where.all_roles],
        "system_channel_id": str(where.system_channel) if where.system_channel else None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "preferred_locale": where.locale,
    }


def guild_create(world: World, where: Guild | None = None, *, invited: bool = False) -> Json:
    """A server as GUILD_CREATE shows it to the bot: without members, but with channels.

    *where* is the first one unless it is said. Only of one into which the bot was just *invited*
    it is not said that it is available: by that discord.py tells the two apart.
    """
    shown = where or world.guild
    here = world.channels_in(shown)
    nothing = bare(false="large", empty="voice_states presences stage_instances soundboard_sounds")
    created = guild(shown) | nothing
    created |= {
        "joined_at": shown.joined,
        "member_count": sum(world.users[each].in_guild for each in shown.members),
        "members": [member(world.bot, shown)],
        "channels": [channel(each, world) for each in here if not each.parent],
        "threads": [channel(each, world) for each in here if each.parent],
        "guild_scheduled_events": [event(each, shown) for each in shown.coming()],
    }
    return created if invited else created | {"unavailable": False}


def message(shown: Message, world: World) -> Json:
    """A message object."""
    body = shown.body
    answer = BARE_MESSAGE | {
        "id": str(shown.id),
        "channel_id": str(shown.channel.id),
        "author": user(shown.author),
        "type": _kind(shown.interaction),
        "content": body.get("content") or "",
        "mentions": [user(world.users[each]) for each in sorted(shown.mentioned)],
        "mention_roles": [str(each) for each in sorted(shown.mentioned_roles)],
        "attachments": shown.attachments,
        "embeds": [{"type": "rich", **embed} for embed in body.get("embeds") or []],
        "components": _located(shown.components, {a["filename"]: a for a in shown.attachments}),
        "timestamp": shown.created,
        "edited_timestamp": shown.edited,
        "flags": shown.flags,
    }
    if shown.nonce is not None:
        answer["nonce"] = shown.nonce
    if shown.webhook:
        answer |= {"webhook_id": str(world.bot.id), "application_id": str(world.bot.id)}
    if shown.interaction:
        answer["interaction_metadata"] = about = shown.interaction
        if shown.command:
            named = {"id": about["id"], "type": about["type"], "user": about["user"]}
            answer["interaction"] = named | {"name": shown.command}
    return answer


def _kind(answers: Json | None) -> int:
    """The type of a message by what it *answers*: a command, one on a person or a message, or not.

    Source: developers/resources/message.mdx of discord/discord-api-docs.
    """
    if not answers or answers["type"] != 2:
        return 0
    return 23 if {"target_user", "target_message_id"} & answers.keys() else 20


def _located(part: Any, files: dict[str, Json]) -> Any:
    """*part* of a message with `attachment://` replaced by where that file is."""
    if isinstance(part, list):
        return [_located(each, files) for each in part]
    if not isinstance(part, dict) or not files:
        return part
    shown = {key: _located(value, files) for key, value in part.items()}
    file = files.get(str(part.get("url")).removeprefix("attachment://"))
    if file:
        shown |= {key: file[key] for key in ("url", "proxy_url", "content_type")}
        shown["attachment_id"] = file["id"]
    return shown


def own_guild(where: Guild, bot: User) -> Json:
    """A server as the bot's own list has it, with what the bot may do there."""
    shown = bare(null="icon banner", false="owner", empty="features")
    may = str(bot.permissions | where.bot_role.permissions)
    return shown | {"id": str(where.id), "name": where.name, "permissions": may}


def application(world: World) -> Json:
    """The bot's application as it sees it itself."""
    nothing = bare(
        null="icon interactions_endpoint_url role_connections_verification_url team type",
        false="bot_require_code_grant",
        zero="""flags approximate_user_install_count approximate_user_authorization_count
        explicit_content_filter""",
        empty="redirect_uris eligible_oauth2_scopes",
    )
    return nothing | {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "description": "",
        "verify_key": "0" * 64,
        "flags_new": "0",
        "bot": user(world.bot),
        "bot_public": True,
        "owner": user(world.guild.owner),
        "approximate_guild_count": sum(each.has_bot for each in world.guilds),
    }
