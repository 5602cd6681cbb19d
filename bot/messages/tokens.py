"""The newest press in each message: with its token the message is edited without being counted.

A press that was answered in its message gives its token for fifteen minutes, whoever pressed.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import discord

from bot.messages.failures import TokenEnded, is_passing
from bot.render.layout import MessageLayout
from bot.runtime.clock import now_ms, until_ms
from bot.runtime.newest import Newest
from bot.runtime.senders import AnyClick
from data.ids import NO_MESSAGE, MessageId

MOST = 20_000
"""Presses that are remembered; a message without one is edited by a call that counts."""

ANSWER_SECONDS = 3.0
"""Later Discord takes no answer."""


class Tokens:
    """Edits messages by the token of the last press in each."""

    def __init__(self) -> None:
        self._newest: Newest[MessageId, AnyClick] = Newest(MOST)
        self._answering: dict[MessageId, asyncio.Event] = {}
        """By message: set when the newest press in it has been answered."""

    @contextmanager
    def answering(self, message: MessageId) -> Iterator[None]:
        """Note that a press in *message* is being answered, mostly with what it changed there."""
        answered = self._answering[message] = asyncio.Event()
        try:
            yield
        finally:
            answered.set()
            if self._answering.get(message) is answered:
                del self._answering[message]

    async def answered(self, message: MessageId | None) -> None:
        """Wait until what is pressed in *message* now is answered, for 3 s at most.

        To edit it as well would be one edit more, after which the next one has to wait.
        """
        if message not in self._answering:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                while (answered := self._answering.get(message)) is not None:
                    await answered.wait()

    def keep(self, press: AnyClick, message: MessageId) -> None:
        """Keep *press*, answered in *message*, whose token edits that message from now on."""
        self._newest[message] = press

    def lives(self, message: MessageId | None) -> bool:
        """Whether there is a token for *message*."""
        press = self._newest.get(message or NO_MESSAGE)
        return press is not None and now_ms() < until_ms(press)

    async def edit(self, message: MessageId, content: MessageLayout) -> bool:
        """Edit *message*; False where that takes a call that counts.

        Raises HTTPException where Discord fails, which may be better in a moment.
        """
        if not self.lives(message):
            self._newest.pop(message, None)
            return False
        press = self._newest[message]
        try:
            await press.edit_original_response(**content.edit())
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            if self._newest.get(message) is press:
                del self._newest[message]
            return False
        return True

    def forget_old(self) -> None:
        """Forget the presses whose tokens no longer live."""
        for message in [one for one in self._newest if not self.lives(one)]:
            del self._newest[message]


def is_final(error: discord.HTTPException | TokenEnded) -> bool:
    """Whether a token never edits anything again: it has ended, or Discord says so by 401, 404 …"""
    return isinstance(error, TokenEnded) or not is_passing(error)
