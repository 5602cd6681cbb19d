"""What people see in games that stand as a test wants them: hands, refusals, what is told."""

from pathlib import Path

import pytest

from tests.wire.half_played import half_played
from tests.wire.process import BotProcess
from tests.wire.rooms import Room
from tests.wire.standin import StandIn

pytestmark = pytest.mark.wire

WORD_JOINER = "\u2060"
"""Holds a joker and what it stands for together."""


async def test_the_dm_follows_tiles_arranged_by_commands(standin: StandIn, tmp_path: Path) -> None:
    """The working table that commands in the channel change is soon in the DM as well."""
    bot = BotProcess(standin, tmp_path)
    room = Room(standin, bot, standin.channel, standin.alice, standin.bob)
    await half_played(room, "tile-example-three-melds", until="2 table b8 g8 y8 | r7 r8 |")
    bob = room.bob
    async with bot:
        hand = await bob.sees("Your rack (11)")
        for command, options, left in (
            ("move", {"tile": "r8 1", "meld": "new"}, 11),
            ("layoff", {"card": "r7 4"}, 10),
            ("move", {"tile": "r9", "meld": "4"}, 10),
            ("undo", {}, 10),
            ("undo", {}, 11),
        ):
            answer = await bob.slash(command, room.channel, **options)
            assert f"Your rack ({left})" in answer.text
            shown = rows(answer.text)
            await standin.until(
                lambda shown=shown: rows(hand.text) == shown, f"{command} in the DM"
            )


def rows(text: str) -> list[str]:
    """The rows of a working table."""
    return [line for line in text.splitlines() if line.startswith("**") and line[2:3].isdecimal()]


async def test_lay_offs_are_told_and_refused_as_they_are(standin: StandIn, tmp_path: Path) -> None:
    """No meld is blamed that nobody chose, and only the card that was laid is told as laid."""
    bot = BotProcess(standin, tmp_path)
    room = Room(standin, bot, standin.channel, standin.alice, standin.bob)
    await half_played(room, "rummy-51-jokers", until="1 swap Kh 4  ")
    async with bot:
        await standin.until(room.tables, "the table")
        refused = await room.alice.slash("layoff", room.channel, card="8s")
        assert "8♠ doesn’t fit any meld on the table." in refused.text
        assert "doesn’t fit meld" not in refused.text
        await room.alice.slash("layoff", room.channel, card="Kh 4")
        told = "laid off K♥ on meld 4 (its joker is now 🃏K♣)"
        await standin.until(lambda: told in room.table.text.replace(WORD_JOINER, ""), told)
