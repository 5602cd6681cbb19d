"""Proposals and nudges over the wire: made in one process, shown by another, and after a kill."""

import pytest

from sandbox.people import Person
from sandbox.world import Channel, Message
from tests.wire.players import challenge
from tests.wire.process import BotProcess
from tests.wire.standin import StandIn
from tests.wire.test_processes import (  # noqa: F401 - fixtures
    identify_every_ms,
    processes,
    room_of,
    url,
)

pytestmark = pytest.mark.wire

SECONDS = 60.0


def with_button(channel: Channel, reader: Person, label: str) -> list[Message]:
    """The messages of *channel* that everybody reads, with a button of that label."""
    shown = [each for each in channel.seen_by(reader) if not each.owner]
    return [each for each in shown if any(one.label == label for one in each.buttons)]


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_pause_across_processes(
    standin: StandIn,
    processes: tuple[BotProcess, ...],  # noqa: F811
) -> None:
    """Proposed by DM, agreed to in the channel, seen by both, outliving a kill, ended by DM."""
    room = room_of(standin, processes)
    alice, bob, channel = room.alice, room.bob, room.channel
    await challenge(standin, alice, bob, channel)

    assert "is in the channel" in (await bob.slash("game pause", bob.dm)).text
    await standin.until(lambda: with_button(channel, alice, "Agree"), "a proposal", SECONDS)
    (proposal,) = with_button(channel, alice, "Agree")
    assert f"<@{alice.id}>" in proposal.text

    await processes[-1].kill()
    await processes[-1].start()
    await processes[-1].line(r"\bready$", SECONDS)
    (proposal,) = with_button(channel, alice, "Agree")
    assert "it’s done" in (await alice.press(proposal, "Agree")).text
    await standin.until(lambda: "**Paused.**" in room.table.text, "a paused table", SECONDS)
    await standin.until(lambda: not with_button(channel, alice, "Agree"), "the outcome", SECONDS)
    for place in (channel, bob.dm):
        assert "This game is paused" in (await bob.slash("draw", place)).text

    answer = await bob.slash("game pause", bob.dm)
    assert answer.message is not None
    assert "continues" in (await bob.press(answer.message, "Resume")).text
    await standin.until(lambda: "**Paused.**" not in room.table.text, "a running table", SECONDS)
    assert "This game is paused" not in (await alice.slash("draw", channel)).text
