"""Who may look at a game that they do not play: who sees its channel, unless it is closed to them.

Discord tells what a member may do in the channel of their command. For another channel it follows
from the member's roles, which come with the command, and from the channel's overwrites.
"""

import aiohttp
import discord

from bot.people.refused import Refused
from bot.runtime.newest import Newest
from bot.runtime.senders import AnyClick, channel_of, guild_of, user_of
from data.game_rows import Audience
from data.games import GameRow
from data.ids import NO_CHANNEL, ChannelId

MOST_KEPT = 10_000
WATCHERS: dict[str, Audience | None] = {"yes": None, "no": "channel", "hidden": "players"}
"""Who may watch, as its players choose it, by the words of commands and controls."""
FAULTS = (discord.HTTPException, discord.RateLimited, discord.InvalidData, aiohttp.ClientError)


class Readers:
    """Decides who may look at a game, and remembers to which channels sleeping threads belong."""

    def __init__(self) -> None:
        self._parents: Newest[ChannelId, ChannelId] = Newest(MOST_KEPT)

    async def check(self, click: AnyClick, row: GameRow) -> None:
        """Raise Refused where the caller neither plays a game nor can see its channel here."""
        if any(one.user_id == user_of(click) for one in row.players):
            return
        if click.guild is None or guild_of(click) != row.guild_id:
            raise Refused("no-such-table", game=row.id)
        await self._learn(click.guild, row.channel_id)
        if not self.sees(click, row.channel_id):
            raise Refused("no-such-table", game=row.id)
        if row.is_closed:
            raise Refused("table-hidden", game=row.id)

    def sees(self, click: AnyClick, place: ChannelId) -> bool:
        """Whether the caller can see this channel or thread of their server, as far as is known."""
        if channel_of(click) == place:
            return True
        if click.guild is None or not isinstance(click.user, discord.Member):
            return False
        channel = click.guild.get_channel(self._place(click.guild, place))
        return channel is not None and channel.permissions_for(click.user).view_channel

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


def watchers_word(audience: Audience | None) -> str:
    """The word for *audience*; empty where that is not its players' to choose."""
    return next((word for word, known in WATCHERS.items() if known == audience), "")


def place_of(thread: discord.Thread) -> ChannelId:
    """The channel whose permissions hold in *thread*.

    A private one is for its members, and who they are is not told us: they ask from inside.
    """
    return NO_CHANNEL if thread.is_private() else ChannelId(thread.parent_id)
