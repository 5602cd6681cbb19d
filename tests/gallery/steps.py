"""What the person before the gallery does, step by step, as `screens.py` writes it."""

import asyncio
from contextlib import suppress
from typing import Any

from sandbox.accounts import Json
from sandbox.living_room import CHANNEL, PEOPLE
from tests.sandbox.visitor import Visitor

QUIET_SECONDS = 0.4
"""Who hears nothing for so long has heard all."""
SHOWN_SECONDS = 5.0
"""Until a message that changes often is current."""
TEXT, USER, BUTTON = 3, 6, 2


class Hand:
    """What the person does, past the keyboard; *shown* is the message that it led to."""

    def __init__(self, visitor: Visitor, numbers: dict[str, int], channel: int = CHANNEL) -> None:
        self.visitor = visitor
        self.numbers = numbers
        self.channel = str(channel)
        self.shown: Json = {}
        self.page = ""
        """Where the page of the tables is, once it was opened."""

    async def do(self, step: str) -> None:
        """Do one step of a screen, as `screens.py` writes them."""
        if step.startswith("/"):
            await self._run(step[1:])
        elif step.startswith("@"):
            await self.turn_to(step[1:])
        elif step == "wait":
            await asyncio.sleep(SHOWN_SECONDS)
        elif step == "invite":
            await self.visitor.ask("invite")
        elif step.startswith("as "):
            await self.visitor.be(step[3:])
        else:
            await self._press(step)

    async def _run(self, line: str) -> None:
        name, *rest = line.split(" ; ")
        options = [self._option(*one.split(":", 1)) for one in rest]
        path = name.split()
        for option in options:
            if option["value"] == "?":
                option["value"] = await self._proposed(path, options, option)
        before = len(self.visitor.heard)
        answer = await self.visitor.ask("run", channel=self.channel, path=path, options=options)
        assert "problem" not in answer, (line, answer)
        await self._look(before)

    async def _proposed(self, path: list[str], options: list[Json], option: Json) -> str:
        """What is proposed first for one of the *options*."""
        others = [one for one in options if one is not option]
        asked = [*others, option | {"value": "", "focused": True}]
        answer = await self.visitor.ask("complete", channel=self.channel, path=path, options=asked)
        return str(answer["choices"][0]["value"])

    def _option(self, name: str, value: str) -> Json:
        if name == "number":
            return {"name": "table", "type": TEXT, "value": value}
        if name == "table":
            return {"name": name, "type": TEXT, "value": str(self.numbers[value])}
        if value.startswith("@"):
            (person,) = [one for one in PEOPLE.values() if one.name == value[1:]]
            return {"name": name, "type": USER, "value": str(person.id)}
        if value in ("True", "False"):
            return {"name": name, "type": 5, "value": value == "True"}
        return {"name": name, "type": TEXT, "value": value}

    async def _press(self, part: str) -> None:
        own = controls(self.shown)
        found = next((one for one in own if part.removesuffix("?") in one["custom_id"]), None)
        assert found is not None, (part, [one["custom_id"] for one in own])
        if part.endswith("?") and found.get("disabled"):
            return
        before = len(self.visitor.heard)
        answer = await self.visitor.ask(
            "press",
            channel=self.channel,
            message=self.shown["id"],
            custom_id=found["custom_id"],
            kind=BUTTON,
        )
        assert "problem" not in answer, (part, answer)
        self.page = answer.get("activity", {}).get("page", self.page)
        await self._look(before)

    async def _look(self, before: int) -> None:
        """Find what the last act led to: a new answer, or the pressed message as it is now."""
        await self.settle()
        heard = [event for event in self.visitor.heard[before:] if event.get("t") == "message"]
        for event in heard:
            answers = event["new"] and "interaction_metadata" in event["message"]
            if answers or event["message"]["id"] == self.shown.get("id"):
                self.shown = event["message"]

    async def settle(self) -> None:
        """Hear all that comes until it is quiet."""
        with suppress(TimeoutError):
            while True:
                async with asyncio.timeout(QUIET_SECONDS):
                    await self.visitor.until(lambda event: True)

    async def turn_to(self, part: str) -> None:
        """Look at the newest message with a control whose id has *part*, once there is one."""

        def has_it(event: Json) -> bool:
            ids = [one["custom_id"] for one in controls(event.get("message"))]
            return any(part in one for one in ids)

        await self.settle()
        if not any(map(has_it, self.visitor.heard)):
            await self.visitor.until(has_it)
        self.shown = next(one for one in reversed(self.visitor.heard) if has_it(one))["message"]


def controls(part: Any) -> list[Json]:
    """Everything in a message that can be pressed."""
    if isinstance(part, list):
        return [one for each in part for one in controls(each)]
    if not isinstance(part, dict):
        return []
    own = [part] if "custom_id" in part else []
    return own + controls(part.get("components", []))
