"""The page inside Discord: what it asks the bot there, and how it is opened."""

from dataclasses import dataclass
from typing import Any

from aiohttp import ClientSession

from sandbox.activities import Activities, Instance
from sandbox.people import Person
from tests.bot.conftest import Room


@dataclass
class Frame:
    """Asks the bot's page as it does inside Discord."""

    room: Room
    http: ClientSession
    address: str

    @property
    def discord(self) -> Activities:
        """Discord's side."""
        activities: Activities = self.room.env.discord.activities
        return activities

    def open(self, person: Person) -> Instance:
        """Open the page in the room's channel."""
        return self.discord.launch(person, self.room.env.discord.channel)

    async def say(self, **body: Any) -> tuple[int, Any]:
        """What the page is told that says *body*; a refusal's sentence has to be one."""
        origin = {"Origin": f"https://{self.room.app.application_id}.discordsays.com"}
        path = f"{self.address}/activity/session"
        async with self.http.post(path, json=body, headers=origin) as answer:
            told = await answer.json() if answer.content_type == "application/json" else None
        if told and "refused" in told:
            assert told["refused"]["text"].endswith(".")
            return answer.status, told["refused"]["code"]
        return answer.status, told

    async def sign_in(self, person: Person, instance: Instance) -> tuple[int, Any]:
        """What somebody is told who has the page before them in *instance*."""
        return await self.say(code=self.discord.authorize(person), instance=instance.id)
