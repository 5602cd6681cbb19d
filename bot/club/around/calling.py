"""Who is around, and who is called when somebody opens a table: once, and at most once an hour.

Whom to call is committed before anybody is.
"""

import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from datetime import datetime

import discord

from bot.club.around.view import call_text
from bot.lobby.limits import may_mention
from bot.lobby.roles import muting
from bot.messages.failures import FAULTS
from bot.messages.posting import Post, Poster, successor
from bot.people.languages import Languages
from bot.people.preferences import Preferences
from bot.people.quiet_hours import is_quiet
from bot.people.readers import place_of
from bot.people.refused import Refused
from bot.people.zones import zone_called
from bot.render.challenge import challenge_url
from bot.render.pressable import pressable
from bot.runtime.clock import HOUR_MS, MINUTE_MS, MS, now_ms
from bot.runtime.desk import Desk
from data import around, bans, blocks, challenges
from data.around import Availability
from data.challenges import ChallengeRow
from data.ids import NO_GUILD, NO_MESSAGE, ChallengeId, ChannelId, GuildId, MessageId, Ms, UserId
from data.settings import UserSettings

log = logging.getLogger(__name__)

LAPSES_MS = 30 * 24 * HOUR_MS
"""How long it holds what somebody says."""
CALLED_EVERY_MS = HOUR_MS
MOST_CALLED = 10
"""People in one message; who was not called for the longest time comes first."""
MOST_LOOKED_AT = 30
"""So many are asked for at Discord, whether they are still here and see the channel."""
AT_PLAY_MS = 15 * MINUTE_MS
"""Who sits at a game in which somebody has moved since then has no time for another one."""
LATE_MS = 15 * MINUTE_MS
"""So long after a table was opened somebody may be called to it."""


def is_around(said: Availability, person: UserSettings, now: Ms) -> bool:
    """Whether *person* has said that they may be called now, by the clock where they are."""
    if person.zone is None or said.until_ms <= now or person.vacation_until_ms > now:
        return False
    if is_quiet(person, now):
        return False
    local = datetime.fromtimestamp(now / MS, zone_called(person.zone))
    minute, today = 60 * local.hour + local.minute, local.weekday()
    start, end = said.from_minute, said.to_minute
    if start < end:
        return today in said.days and start <= minute < end
    # Hours that go on past midnight belong to the day on which they begin.
    begun = minute >= start
    return (today if begun else (today - 1) % 7) in said.days and (begun or minute < end)


@dataclass(eq=False, repr=False)
class Around:
    """Knows who is around, and calls them."""

    _desk: Desk
    _preferences: Preferences
    _languages: Languages
    _poster: Poster
    _calling: set[ChallengeId] = field(default_factory=set)
    """The challenges that are being looked at."""

    async def now(
        self, guild: GuildId, user: UserId, game: str | None = None
    ) -> list[Availability]:
        """Who is around in a server for *user*, who was called last the longest ago first.

        For one *game*, or for any. Never whom they, or who has them, blocked, nor who plays.
        """
        now = now_ms()
        async with self._desk.db.reading() as tx:
            found = await around.valid(tx, guild, now)
            apart = await blocks.apart_from(tx, user, [one.user_id for one in found])
            playing = await around.at_play(tx, [one.user_id for one in found], now - AT_PLAY_MS)
        without = {user, *apart, *playing}
        here = [
            one
            for one in found
            if one.user_id not in without
            and (game is None or game in one.games)
            and is_around(one, await self._preferences.of_user(one.user_id), now)
        ]
        async with self._desk.db.reading() as tx:
            return [one for one in here if not await bans.of_person(tx, guild, one.user_id, now)]

    def opened(self, challenge: ChallengeId) -> None:
        """Call who is around to a table that somebody may have opened, beside all else."""
        if challenge not in self._calling:
            self._calling.add(challenge)
            self._desk.tasks.start(self._open(challenge))

    async def _open(self, challenge: ChallengeId) -> None:
        try:
            await self._poster.until_done(("table call", challenge), self._call, challenge)
        finally:
            self._calling.discard(challenge)

    async def _call(self, number: ChallengeId) -> None:
        async with self._desk.db.reading() as tx:
            row = await challenges.load(tx, number)
            before = await around.called_to(tx, number)
        if not self._is_due(row):
            return
        try:
            called = before or await self._choose(row)
        except Refused as refusal:
            # The server wants no more mentions for now.
            log.info("nobody is called to challenge %s (%s)", row.id, refusal.key)
            called = ()
        sent = await self._send(row, called) if called else NO_MESSAGE
        await self._desk.db.write(challenges.note, row.id, call_message_id=sent)

    def _is_due(self, row: ChallengeRow) -> bool:
        """Whether anybody is to be called to this challenge, by us."""
        asks = row.is_open and row.state == "open" and row.message_id is not None
        late = now_ms() > row.created_ms + LATE_MS
        ours = row.guild_id is not None and self._desk.shards.is_ours(row.guild_id)
        return asks and ours and not late and row.call_message_id is None

    async def _choose(self, row: ChallengeRow) -> tuple[UserId, ...]:
        """Whom to call; from here on they have been called. Raises Refused."""
        guild = row.guild_id or NO_GUILD
        found = await self.now(guild, row.challenger_id, row.variant)
        here = await self._here(row, [one.user_id for one in found[:MOST_LOOKED_AT]])
        async with self._desk.db.transaction() as tx:
            row = await challenges.load(tx, row.id)
            if row.state != "open" or await around.called_to(tx, row.id):
                return ()
            now, apart = now_ms(), await blocks.apart_from(tx, row.challenger_id, here)
            asked = [
                user
                for user in here
                if user not in apart and await bans.of_person(tx, guild, user, now) is None
            ]
            called = await around.call(tx, row.id, asked, now, CALLED_EVERY_MS, MOST_CALLED)
            server = self._desk.client.get_guild(guild)
            members = (server.member_count or 0) if server else 0
            await may_mention(tx, guild, len(called), now, members)
            return called

    async def _here(self, row: ChallengeRow, users: Sequence[UserId]) -> list[UserId]:
        """Those who may play here and see the channel; who has left is called no more."""
        guild = self._desk.client.get_guild(row.guild_id or NO_GUILD)
        wanted = await self._preferences.of_server(row.guild_id)
        here, gone = [], []
        for user in users if guild else ():
            try:
                member = await guild.fetch_member(user)  # type: ignore[union-attr]
            except discord.NotFound:
                gone.append(user)
            except FAULTS as error:
                log.info("whether %s is in the server is not known: %s", user, error)
            else:
                if sees(member, row.channel_id) and not muting(member, wanted):
                    here.append(user)
        if gone:
            await self._desk.db.write(around.stop, row.guild_id or NO_GUILD, gone)
        return here

    async def _send(self, row: ChallengeRow, users: Collection[UserId]) -> MessageId:
        """Call people to a table; the message's number, NO_MESSAGE where Discord takes none."""
        language = await self._languages.of_server(row.guild_id)
        nonce, since_ms, url = f"table-call-{row.id}", row.created_ms, challenge_url(row)
        once = successor(nonce, row.message_id, since_ms, lambda message: url in message.content)
        text = pressable(call_text(language, row, users, url))
        post = Post(row.guild_id, row.channel_id, once)
        return await self._poster.call(post, text, users) or NO_MESSAGE


def sees(member: discord.Member, channel: ChannelId) -> bool:
    """Whether *member* can see a channel or thread, as far as is known."""
    found = member.guild.get_channel_or_thread(channel)
    if isinstance(found, discord.Thread):
        found = member.guild.get_channel(place_of(found))
    return found is not None and found.permissions_for(member).view_channel
