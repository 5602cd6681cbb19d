"""A person at a table, who gives slash commands and takes the first of what is proposed."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sandbox.living_room import CHANNEL, PEOPLE
from sandbox.world import Json
from tests.sandbox.visitor import Visitor, visit

LABEL = re.compile(r'"label": "([^"]+)"')
DRAW_OR_END = {"Draw", "Rematch"}
TEXT_OPTION, USER_OPTION = 3, 6


class Seat:
    """A person with a page open, who plays one game at a time."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    async def run(self, name: str, **options: Any) -> None:
        """Give the command *name*."""
        given = [{"name": key, "type": TEXT_OPTION, "value": options[key]} for key in options]
        await self._run(name, given)

    async def _run(self, name: str, options: list[Json]) -> None:
        answer = await self.visitor.ask("run", channel=str(CHANNEL), path=[name], options=options)
        assert "problem" not in answer, answer

    async def challenge(self, opponent: str) -> None:
        """Challenge *opponent*."""
        (person,) = [one for one in PEOPLE.values() if one.name == opponent]
        option = {"name": "opponent", "type": USER_OPTION, "value": str(person.id)}
        await self._run("challenge", [option])

    async def proposed(self, name: str, option: str) -> list[str]:
        """What the command's *option* may be at the moment, best first."""
        typed = {"name": option, "type": TEXT_OPTION, "value": "", "focused": True}
        asked = {"channel": str(CHANNEL), "path": [name], "options": [typed]}
        answer = await self.visitor.ask("complete", **asked)
        return [choice["value"] for choice in answer["choices"]]

    async def draws(self) -> bool:
        """Draw, once it is the turn; False where the game is over before."""
        shown = await self.visitor.until(lambda event: bool(DRAW_OR_END & labels(event)))
        if "Rematch" in labels(shown):
            return False
        await self.run("draw", **{"from": "stock"})
        return True

    async def lays_what_it_can(self) -> None:
        """Lay melds and lay cards off, as long as a card is left to discard."""
        for name, option in (("meld", "cards"), ("layoff", "card")):
            while choices := await self.proposed(name, option):
                if len(await self.proposed("discard", "card")) <= len(choices[0].split()):
                    break
                await self.run(name, **{option: choices[0]})

    async def discards(self) -> None:
        """Discard what is proposed first."""
        choices = await self.proposed("discard", "card")
        await self.run("discard", card=choices[0])


def labels(event: Json) -> set[str]:
    """What the buttons of a message are called, if *event* is one."""
    return set(LABEL.findall(json.dumps(event.get("message"))))


@asynccontextmanager
async def sit_down(address: str, person: str, opponent: str) -> AsyncIterator[Seat]:
    """Open the page as *person* and begin a game with *opponent*."""
    async with visit(address) as visitor:
        await visitor.be(person)
        seat = Seat(visitor)
        await seat.challenge(opponent)
        yield seat
