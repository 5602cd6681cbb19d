"""Who may look at a game that they do not play: who sees its channel, unless it is closed to them.

Discord tells what a member may do in the channel of their command. For another channel it follows
from the member's roles, which come with the command, and from the channel's overwrites.
"""

import aiohttp
import discord

from bot.people.refused import Refused
from bot.runtime.clock import MINUTE_MS, now_ms
from bot.runtime.desk import Desk
from bot.runtime.newest import Newest
from bot.runtime.senders import AnyClick, channel_of, guild_of, user_of
from data.game_rows import Audience
from data.games import GameRow
from data.ids import NO_CHANNEL, ZERO_MS, ChannelId, GuildId, Ms, UserId

MOST_KEPT = 10_000
MEMBER_MS = 5 * MINUTE_MS
"""So long it counts who somebody was in a server when Discord was asked last."""
WATCHERS: dict[str, Audience | None] = {"yes": None, "no": "channel", "hidden": "players"}
"""Who may watch, as its players choose it, by the words of commands and controls."""
FAULTS = (discord.HTTPException, discord.RateLimited, discord.InvalidData, aiohttp.ClientError)


class Readers:
    """Decides who may look at a game, and remembers to which channels sleeping threads belong."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._parents: Newest[ChannelId, ChannelId] = Newest(MOST_KEPT)
        self._members: Newest[tuple[GuildId, UserId], tuple[discord.Member | None, Ms]]
        self._members = Newest(MOST_KEPT)

    async def check(self, click: AnyClick, row: GameRow) -> None:
        """Raise Refused where the caller neither plays a game nor can see its channel here."""
        if is_seated(user_of(click), row):
            return
        if click.guild is None or guild_of(click) != row.guild_id:
            raise Refused("no-such-table", game=row.id)
        await self._learn(click.guild, row.channel_id)
        check_open(row, sees=self.sees(click, row.channel_id))

    async def check_person(self, user: UserId, row: GameRow) -> None:
        """Raise Refused where *user* neither plays a game nor can see its channel in Discord.

        For whoever asks from outside of Discord, which tells who they are in the game's server.
        """
        if is_seated(user, row):
            return
        guild = self._desk.client.get_guild(row.guild_id) if row.guild_id else None
        member = None if guild is None else await self._member(guild, user)
        if guild is None or member is None:
            raise Refused("no-such-table", game=row.id)
        await self._learn(guild, row.channel_id)
        check_open(row, sees=self._shows(guild, member, row.channel_id))

    async def _member(self, guild: discord.Guild, user: UserId) -> discord.Member | None:
        """Who *user* is in a server, as of some minutes ago at most; None where they are not in it.

        Raises Refused where Discord does not tell.
        """
        key = GuildId(guild.id), user
        member, asked_ms = self._members.get(key, (None, ZERO_MS))
        if now_ms() - asked_ms > MEMBER_MS:
            try:
                member = await guild.fetch_member(user)
            except discord.NotFound:
                member = None
            except FAULTS:
                raise Refused("door-later") from None
            self._members[key] = member, now_ms()
        return member

    def sees(self, click: AnyClick, place: ChannelId) -> bool:
        """Whether the caller can see this channel or thread of their server, as far as is known."""
        if channel_of(click) == place:
            return True
        if click.guild is None or not isinstance(click.user, discord.Member):
            return False
        return self._shows(click.guild, click.user, place)

    def _shows(self, guild: discord.Guild, member: discord.Member, place: ChannelId) -> bool:
        """Whether a channel or thread of the server is shown to *member*."""
        channel = guild.get_channel(self._place(guild, place))
        return channel is not None and channel.permissions_for(member).view_channel

    def _place(self, guild: discord.Guild, channel: ChannelId) -> ChannelId:
        """The channel whose permissions hold in *channel*, which may be a thread."""
        found = guild.get_channel_or_thread(channel)
        if isinstance(found, discord.Thread):
            return place_of(found)
        return self._parents.get(channel, NO_CHANNEL) if found is None else channel

    async def _learn(self, guild: discord.Guild, channel: ChannelId) -> None:
        """Ask Discord for a thread that sleeps."""
        if guild.get_channel_or_thread(channel) is not None or channel in self._parents:
            return
        try:
            found = await guild.fetch_channel(channel)
        except (discord.Forbidden, discord.NotFound):
            # Not asked again: Discord counts such answers against us.
            self._parents[channel] = NO_CHANNEL
        except FAULTS:
            return
        else:
            if isinstance(found, discord.Thread):
                self._parents[channel] = place_of(found)


def is_seated(user: UserId, row: GameRow) -> bool:
    """Whether *user* plays that game."""
    return any(one.user_id == user for one in row.players)


def check_open(row: GameRow, *, sees: bool) -> None:
    """Raise Refused where an onlooker who *sees* its channel, or does not, may not look at a game.

    Who does not see the channel is not told either that there is a game in it.
    """
    if not sees:
        raise Refused("no-such-table", game=row.id)
    if row.is_closed:
        raise Refused("table-hidden", game=row.id)


def watchers_word(audience: Audience | None) -> str:
    """The word for *audience*; empty where that is not its players' to choose."""
    return next((word for word, known in WATCHERS.items() if known == audience), "")


def place_of(thread: discord.Thread) -> ChannelId:
    """The channel whose permissions hold in *thread*.

    A private one is for its members, and who they are is not told us: they ask from inside.
    """
    return NO_CHANNEL if thread.is_private() else ChannelId(thread.parent_id)
