"""The messages of challenges: posted, answered to, and brought up to date."""

import asyncio
import logging
import zlib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord

from bot.lobby.rematches import about
from bot.lobby.waiting import LONGEST_MS, OPEN_MS
from bot.lobby.wishes import Wish
from bot.messages.failures import FAULTS, is_passing
from bot.messages.lanes import Lanes
from bot.messages.posting import Once, posted_once
from bot.messages.pressed import has_control
from bot.messages.replies import reply_privately
from bot.people.languages import Languages
from bot.people.refused import Refused
from bot.people.texts import name_text, say
from bot.render.buttons import GREY, PRIMARY, button, buttons
from bot.render.challenge import can_start, challenge_text, mentions, rules_of
from bot.render.guide import has_lesson
from bot.render.layout import NOBODY, ButtonsBelow
from bot.render.pressable import pressable
from bot.render.titles import game_name
from bot.runtime.clock import MS, now_ms
from bot.runtime.desk import Desk
from bot.runtime.senders import AnyClick
from bot.typed.house_sheets import readable, sheet_of
from data import challenges, sheets
from data.challenges import ChallengePlayer, ChallengeRow
from data.errors import ChallengeClosed, NoSuchChallenge
from data.ids import NO_GUILD, ZERO_MS, ChallengeId, MessageId, Ms
from engine.record.rule_code import rule_code
from engine.variants import VARIANTS

log = logging.getLogger(__name__)

RETRY_SECONDS = (1.0, 3.0, 9.0)
"""How long to wait after each try to post that Discord failed."""
REDRAW_MS = 10 * MS
"""How soon an edit that Discord failed is tried again."""


class ChallengeMessages:
    """Posts the messages of challenges, and keeps them current."""

    def __init__(self, desk: Desk, languages: Languages, lanes: Lanes) -> None:
        self._desk = desk
        self._languages = languages
        self._lanes = lanes

    async def restore(self) -> None:
        """Show what was not shown of all challenges when the last process ended."""
        rows = await self._desk.db.read(challenges.unshown, now_ms() - LONGEST_MS - 4 * OPEN_MS)
        for row in rows:
            if self._desk.shards.is_ours(row.guild_id):
                self.redraw_soon(row.id)

    async def post(self, row: ChallengeRow) -> None:
        """Post a challenge and mention who is asked, unless it is over by now.

        Raises Refused where Discord does not take it; then the challenge is over.
        """
        try:
            async with self._lanes.of(row.channel_id):
                message = await self._posted(row.id)
        except ChallengeClosed as over:
            log.info("challenge %s was not posted: it is over (%s)", row.id, over.state)
            return
        except FAULTS as error:
            await self._desk.db.write(challenges.close, row.id, "cancelled")
            forbidden = isinstance(error, discord.Forbidden | discord.NotFound)
            raise Refused("no-permission" if forbidden else "challenge-not-posted") from error
        async with self._desk.db.transaction() as tx:
            await challenges.note(tx, row.id, message_id=MessageId(message.id))
            row = await challenges.load(tx, row.id)
        if row.state != "open":
            # It ended while Discord took it.
            await self.redraw(row.id)

    async def _posted(self, number: ChallengeId) -> discord.Message:
        """The challenge's message; what Discord fails to do is tried again, and posted once.

        Raises ChallengeClosed, also where it ends between two tries.
        """
        for seconds in RETRY_SECONDS:
            try:
                return await self._sent(number)
            except FAULTS as error:
                if not is_passing(error):
                    raise
                log.warning("challenge %s was not posted (%s); trying again", number, error)
                await asyncio.sleep(seconds)
        return await self._sent(number)

    async def _sent(self, number: ChallengeId) -> discord.Message:
        row = await self._desk.db.read(challenges.still_open, number)
        place = self._desk.place(row.channel_id, row.guild_id)
        asked = [discord.Object(player.user_id) for player in row.waiting_for]
        shown = await self._shown(row) | {"allowed_mentions": discord.AllowedMentions(users=asked)}
        nonce, own = f"challenge-{row.id}", f"challenge:{row.id}:"
        once = Once(nonce, row.created_ms, lambda message: has_control(message, own))
        return await posted_once(self._desk.client, place, once, **shown)

    async def tell_asker(self, click: AnyClick, wish: Wish, more: str = "") -> None:
        """Tell who asked that their challenge stands in its channel, with *more* below."""
        language = await self._languages.of_click(click)
        learn = say(language, "learn-button", game=game_name(language, wish.variant))
        posted = say(language, "challenge-posted")
        if wish.place is not None:
            posted = say(language, "ends-rematch-asked", channel=f"<#{wish.place.channel}>")
        ways = [(learn, f"lessons:{wish.variant}")] if has_lesson(wish.variant) else []
        await reply_privately(click, "\n".join(filter(None, (posted, more))), ways)

    async def answer(self, click: AnyClick, row: ChallengeRow, **how: str) -> None:
        """Answer a press by bringing the challenge's message up to date."""
        try:
            await click.response.edit_message(**await self._shown(row, **how))
        except FAULTS:
            # Who pressed has no answer any more; what came of it is everybody's to see.
            self.redraw_soon(row.id)
            raise
        await self._note_shown(row)

    def redraw_soon(self, number: ChallengeId, wait_ms: Ms = ZERO_MS) -> None:
        """Bring the message of a challenge up to date by itself, also where the database refuses.

        It shows how the challenge stands by then.
        """
        self._desk.timers.set(("redraw", number), now_ms() + wait_ms, self.redraw, number)

    async def redraw(self, number: ChallengeId) -> None:
        """Bring the message of a challenge up to date without anybody having pressed.

        One that is old is removed, perhaps right now: then there is nothing to show any more.
        """
        with suppress(NoSuchChallenge):
            await self._redraw(number)

    async def _redraw(self, number: ChallengeId) -> None:
        row = await self._desk.db.read(challenges.load, number)
        if row.message_id is not None:
            place = self._desk.place(row.channel_id, row.guild_id)
            try:
                await place.get_partial_message(row.message_id).edit(**await self._shown(row))
            except FAULTS as error:
                if is_passing(error):
                    log.warning("challenge %s could not be shown (%s); trying again", number, error)
                    self.redraw_soon(number, REDRAW_MS)
                    return
                log.debug("the message of challenge %s is gone", number)
        await self._note_shown(row)

    async def _note_shown(self, row: ChallengeRow) -> None:
        """Remember that the message shows *row*; what has changed meanwhile is shown as well."""
        async with self._desk.db.transaction() as tx:
            await challenges.note(tx, row.id, shown_state=row.state)
            present = await challenges.load(tx, row.id)
        unseen = ("message_id", "shown_state", "call_message_id")
        if replace(row, **{name: getattr(present, name) for name in unseen}) != present:
            self.redraw_soon(row.id)

    async def _shown(self, row: ChallengeRow, **how: str) -> dict[str, Any]:
        """What the message of a challenge shows; content, not components, as notifications do."""
        language = await self._languages.of_server(row.guild_id)
        if row.state == "open":
            async with self._desk.db.reading() as tx:
                how["earlier"] = await about(tx, row, language)
                house = readable(await sheets.of_server(tx, row.guild_id or NO_GUILD))
            sheet = sheet_of(house, VARIANTS[row.variant], rules_of(row))
            how["sheet"] = sheet.name if sheet else ""
        text = pressable("\n".join(challenge_text(row, language, **how)))
        return {"content": text, "view": answers(row, language), "allowed_mentions": NOBODY}

    async def tell_changed(self, row: ChallengeRow, people: Sequence[ChallengePlayer]) -> None:
        """Call those who had agreed to other rules: an edit of the message would not reach them."""
        language = await self._languages.of_server(row.guild_id)
        users = [one.user_id for one in people]
        text = say(
            language,
            "challenge-told-changed" if row.is_open else "challenge-told-accept-again",
            people=mentions(language, users),
            name=name_text(row.players[0].name),
        )
        called = discord.AllowedMentions(users=[discord.Object(user) for user in users])
        try:
            place = self._desk.place(row.channel_id, row.guild_id)
            await place.send(text, allowed_mentions=called)
        except FAULTS as error:
            log.warning("the change of challenge %s was not told (%s)", row.id, error)


def verbs_of(row: ChallengeRow) -> Sequence[str]:
    """What can be answered to a challenge; nothing to one that is over."""
    if row.state != "open":
        return ()
    if row.is_open:
        return ("join", "leave", "start", "options")
    return ("accept", "decline", "cancel", "options", *(("start",) if can_start(row) else ()))


AGREEING = ("accept", "join", "start")
"""What agrees to the rules: such a button names them, so that nobody agrees to others."""


def rules_mark(row: ChallengeRow) -> str:
    """A few signs that are others for other rules, and where others may watch."""
    agreed = rule_code(VARIANTS[row.variant], rules_of(row)) + (row.audience or "")
    return f"{zlib.crc32(agreed.encode()):08x}"


def answers(row: ChallengeRow, language: str) -> ButtonsBelow:
    """The buttons of an open challenge; none of one that is over."""
    ways = []
    for verb in verbs_of(row):
        agrees = verb in AGREEING
        custom_id = f"challenge:{row.id}:{verb}{f':{rules_mark(row)}' if agrees else ''}"
        label = say(language, f"button-{verb}")
        ways.append(button(label, custom_id, PRIMARY if agrees else GREY))
    return ButtonsBelow(buttons(ways))
