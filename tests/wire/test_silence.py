"""Requests that Discord takes and never answers."""

from pathlib import Path

import pytest

from tests.wire.players import play
from tests.wire.process import AT_ONCE, BotProcess
from tests.wire.records import check
from tests.wire.rooms import Room, number_of
from tests.wire.standin import StandIn
from tests.wire.test_troubles import EDIT, SEND, begin, ordered_in

pytestmark = [pytest.mark.wire, pytest.mark.slow(20)]


SHORTER = {**AT_ONCE, "bot.messages.announcer.SHOW_SECONDS": 3.0}
"""Less patience for an answer of Discord than a host's bot has."""


async def test_an_answer_that_never_comes(standin: StandIn, tmp_path: Path) -> None:
    """It is asked again, whether or not it was done: everything is shown, once."""
    async with BotProcess(standin, tmp_path, SHORTER) as bot:
        room = Room(standin, bot, standin.channel, standin.alice, standin.bob)
        players = await begin(room)
        await play(players, turns=1)
        for on, held in ((EDIT, "request"), (SEND, "request"), (SEND, "answer")):
            await room.catches_up()
            await room.called()
            silence = ordered_in(room, on, {"held": held})
            await play(players, turns=1)
            await room.catches_up()
            await room.called()
            assert silence.seen == 1
        await check(bot, number_of(room.table), room.log)
        assert len(room.tables()) == 1
        assert not any("Traceback" in line for line in bot.lines), "\n".join(bot.lines)
