"""`jolly sandbox` as a process: it starts, goes on after a restart, and ends cleanly."""

import json
import re
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from sandbox.living_room import CHANNEL, HUMANS
from tests.sandbox.process import SandboxProcess, free_port
from tests.sandbox.visitor import Json, Visitor, visit

ALICE, BOB, *_ = HUMANS
CARDS = re.compile(r"(?:10|[2-9AJQK])[♠♥♦♣]")


def parts(message: Json) -> list[Json]:
    """All components of *message* that can be pressed."""
    found: list[Json] = []
    stack = list(message["components"])
    while stack:
        part = stack.pop()
        stack += part.get("components", [])
        found += [part] if part.get("label") else []
    return found


async def press(visitor: Visitor, message: Json, label: str) -> None:
    (part,) = [part for part in parts(message) if part["label"] == label]
    asked = {"channel": message["channel_id"], "message": message["id"]}
    answer = await visitor.ask("press", **asked, custom_id=part["custom_id"], kind=part["type"])
    assert "problem" not in answer


def message_in(channel: int) -> Callable[[Json], bool]:
    """Whether an event is a message in *channel* that everybody there sees."""

    def fits(event: Json) -> bool:
        message = event.get("message", {})
        return event["t"] == "message" and (message["channel_id"], message["flags"] & 64) == (
            str(channel),
            0,
        )

    return fits


def hand_in(message: Json) -> set[str]:
    """The cards in that line of *message* that shows most."""
    texts = json.dumps(message, ensure_ascii=False)
    return max((set(CARDS.findall(line)) for line in re.split(r'\\n|"', texts)), key=len)


async def begin_game(visitor: Visitor) -> Json:
    """Alice challenges Bob, who accepts; Bob's hand."""
    await visitor.be("Alice")
    opponent = {"name": "opponent", "type": 6, "value": str(BOB.id)}
    answer = await visitor.ask("run", channel=str(CHANNEL), path=["challenge"], options=[opponent])
    assert "problem" not in answer
    seen = [event for event in visitor.heard if message_in(CHANNEL)(event)]
    challenge = (seen or [await visitor.until(message_in(CHANNEL))])[0]["message"]
    await visitor.be("Bob")
    await press(visitor, challenge, "Accept")
    return (await visitor.until(message_in(BOB.direct)))["message"]


@pytest.mark.wire
@pytest.mark.slow(15)
async def test_running_game_survives_a_restart(tmp_path: Path) -> None:
    """Bob holds the same cards after a restart, though all messages are gone with it."""
    port = free_port()
    with SandboxProcess(tmp_path, port) as first:
        async with visit(first.address) as visitor:
            before = hand_in(await begin_game(visitor))
        assert first.end() == 0

    with SandboxProcess(tmp_path, port) as second:
        async with visit(second.address) as visitor:
            messages = (await visitor.be("Bob"))["messages"][str(BOB.direct)]
            again = messages or [(await visitor.until(message_in(BOB.direct)))["message"]]
            assert hand_in(again[-1]) == before
        assert second.end(signal.SIGINT) == 0

    assert second.address == first.address
    assert len(before) == 13
    assert (tmp_path / "var" / "sandbox.db").exists()
