"""The browser page's side: what one person sees and does."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict

from aiohttp import WSMsgType, web

from sandbox.accounts import Json, User
from sandbox.activities import Instance
from sandbox.catalogue import catalogue, menus
from sandbox.choices import is_value, meant
from sandbox.client_checks import ClientRefused
from sandbox.errors import ApiError
from sandbox.interactions import Answer
from sandbox.living_room import (
    CHANNEL,
    DIRECT,
    HUMANS,
    JOLLY,
    JOLLYS_PERMISSIONS,
    LOCALES,
    PEOPLE,
    Resident,
)
from sandbox.people import BUTTON, NoAnswer, Person
from sandbox.screens import Screens
from sandbox.shelf import Shelf
from sandbox.starting import start
from sandbox.world import Channel, Message

log = logging.getLogger("jolly.sandbox")

LONGEST = 64 * 1024
"""Bytes in one thing a page may say."""
MOST_AT_ONCE = 32
"""How many things of a page are done at once; what it asks beyond that waits."""
LONGEST_TEXT = 2000
MOST_LANGUAGES = 20
"""How many languages a browser may ask for."""
BAD_REQUEST = {"problem": "problem-nonsense"}
NO_BOT = {"problem": "problem-no-bot"}
LATE = {"problem": "problem-late"}
OLD_DIALOG = {"problem": "problem-old-dialog"}
NOT_STARTED = {"problem": "problem-not-started"}
"""What the page has words for in each language."""


class Viewer:
    """One open page: whose it is at the moment, and what it asks for.

    Every request carries a number, *n*, and is answered with it; the rest comes by itself. It may
    also show the conversation that somebody *beside* has with the bot, and act there *as* them.
    """

    def __init__(self, screens: Screens, shelf: Shelf, socket: web.WebSocketResponse) -> None:
        self.screens = screens
        self.shelf = shelf
        self.discord = screens.discord
        self.socket = socket
        self.out: asyncio.Queue[str] = asyncio.Queue()
        self.person = self.discord.people[HUMANS[0].id]
        self.beside: Person | None = None
        self.launched: list[tuple[User, Instance]] = []
        """Whose Activities this page shows."""
        self.tasks: set[asyncio.Task[None]] = set()
        deeds: tuple[Callable[[Json], Awaitable[Json]], ...] = (
            *(self.be, self.speak, self.limit, self.say, self.run, self.complete, self.press),
            self.point,
            *(self.fill, self.dismiss, self.saw, self.start, self.invite, self.running),
            *(self.authorize, self.leave),
        )
        self.does = {deed.__name__: deed for deed in deeds}

    async def serve(self) -> None:
        """Serve the page until it is closed; it hears nothing before it is somebody's."""
        flow = asyncio.create_task(self._flow())
        try:
            async for message in self.socket:
                if message.type is WSMsgType.TEXT:
                    await self._start(message.data)
        finally:
            self.screens.hearers.discard(self.hear)
            for who, activity in self.launched:
                self.discord.activities.leave(who, activity)
            for task in (flow, *self.tasks):
                task.cancel()

    def _put(self, value: Json) -> None:
        """Send *value*, written out as it is now, after all before it; nobody waits for that."""
        self.out.put_nowait(json.dumps(value))

    async def _flow(self) -> None:
        with suppress(ConnectionError):  # the other end went; its reader notices
            while True:
                await self.socket.send_str(await self.out.get())

    def hear(self, event: Json, audience: frozenset[int]) -> None:
        """Pass *event* on if this page's person may see it."""
        if self.person.id in audience:
            self._put(self._commands() if event["t"] == "commands" else event)
        elif self.beside and self.beside.id in audience and _place(event) == self.beside.dm.id:
            self._put(event)

    async def _start(self, said: str) -> None:
        # Its own task: a slow answer to one press must not hold up the next.
        if len(self.tasks) >= MOST_AT_ONCE:
            await asyncio.wait(self.tasks, return_when=asyncio.FIRST_COMPLETED)
        task = asyncio.create_task(self._do(said))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _do(self, said: str) -> None:
        asked: Json = {}
        try:
            asked = dict(json.loads(said))
            answer = await self.does[asked["do"]](asked)
        except ApiError as error:
            answer = {"problem": error.message}
        except ClientRefused as refused:
            answer = {"problem": f"{refused}."}
        except NoAnswer:
            answer = LATE if self.screens.online else NO_BOT
        except (KeyError, ValueError, TypeError):
            log.exception("a page asked for something unexpected")
            answer = BAD_REQUEST
        self._put({"t": "answer", "n": asked.get("n"), **answer})

    async def be(self, asked: Json) -> Json:
        """Become somebody, by id or name, and see all that they see.

        Who has not chosen a language has Discord in the first of the browser's that it knows.
        """
        self.person = self.discord.people[_human(str(asked["person"])).id]
        wanted = asked.get("beside")
        self.beside = self.discord.people[_human(str(wanted)).id] if wanted else None
        if "languages" in asked and self.person.id not in self.screens.spoken:
            known = map(_locale, asked.get("languages", [])[:MOST_LANGUAGES])
            self.person.locale = next(filter(None, known), next(iter(LOCALES)))
        self._teach(self.beside)
        self.screens.hearers.add(self.hear)
        self._put(self.everything())
        return {}

    async def speak(self, asked: Json) -> Json:
        """Have one's Discord in another language."""
        locale = str(asked["locale"])
        if locale not in LOCALES:
            return BAD_REQUEST
        self.screens.spoken.add(self.person.id)
        self.person.locale = locale
        self._teach(self.beside)
        self._put(self._commands())
        return {}

    def _teach(self, other: Person | None) -> None:
        """Let who has not chosen a language, and is played by the same reader, have the same."""
        if other is not None and other.id not in self.screens.spoken:
            other.locale = self.person.locale

    async def limit(self, asked: Json) -> Json:
        """Let Discord's rate limits hold, or no longer, for everybody here."""
        if not isinstance(wanted := asked["on"], bool):
            return BAD_REQUEST
        self.discord.rates.enforced = wanted
        self.screens.tell({"t": "limits", "limited": wanted})
        return {}

    async def say(self, asked: Json) -> Json:
        """Write an ordinary message."""
        text = str(asked["text"])[:LONGEST_TEXT].strip()
        channel = self._channel(asked)
        if text:
            said = Message(channel, self._actor(asked), {"content": text})
            self.discord.add_message(said, {})
        return {}

    async def run(self, asked: Json) -> Json:
        """Give a slash command."""
        channel, options = self._channel(asked), meant(self.discord.world, asked["options"])
        return self._outcome(await self._actor(asked).slash(_command(asked), channel, **options))

    async def complete(self, asked: Json) -> Json:
        """Ask for choices for the option that is being typed."""
        channel = self._channel(asked)
        (typed,) = [one for one in asked["options"] if one.get("focused")]
        # What else was begun and is no value yet, a client keeps to itself.
        world = self.discord.world
        others = [each for each in asked["options"] if each is not typed and is_value(world, each)]
        offered = await self._actor(asked).autocomplete(
            _command(asked), typed["name"], typed["value"], channel, **meant(world, others)
        )
        return {"choices": [{"name": name, "value": value} for name, value in offered]}

    async def point(self, asked: Json) -> Json:
        """Choose a command from the menu of a person or of a message."""
        channel, name = self._channel(asked), str(asked["name"])
        target: User | Message
        if "message" in asked:
            target = self._message(asked)
        else:
            target = self.discord.world.users[int(asked["user"])]
        return self._outcome(await self._actor(asked).point(name, target, channel))

    async def press(self, asked: Json) -> Json:
        """Press a button or choose in a select menu, as this page last saw it."""
        message, custom_id = self._message(asked), str(asked["custom_id"])
        if asked["kind"] == BUTTON:
            return self._outcome(await self._actor(asked).press_id(message, custom_id))
        values = [str(value) for value in asked.get("values", [])]
        return self._outcome(await self._actor(asked).choose_id(message, custom_id, values))

    async def fill(self, asked: Json) -> Json:
        """Send a dialog that was filled in, once."""
        opened, actor = int(asked["opened"]), self._actor(asked)
        mine = (one for one in self.discord.interactions.values() if one.person is actor)
        made = next((one for one in mine if one.id == opened and not one.filled), None)
        if made is None or made.answer is None or made.answer.modal is None:
            return OLD_DIALOG
        return self._outcome(await actor.submit(made.answer, **asked["fields"]))

    def _outcome(self, answer: Answer) -> Json:
        if activity := answer.activity:
            self.launched.append((answer.interaction.person, activity))
            return {"activity": self._launched(answer.interaction.person, activity)}
        if answer.modal:
            return {"dialog": answer.modal, "opened": str(answer.interaction.id)}
        return {"message": str(answer.message.id) if answer.message else None}

    def _launched(self, person: User, activity: Instance) -> Json:
        """What the page has to know to show *activity* in a frame."""
        guild = None if activity.channel.is_dm else self.discord.world.guild_of(activity.channel)
        return {
            "person": str(person.id),
            "instance": activity.id,
            "page": self.discord.activities.page,
            "app": str(self.discord.bot.id),
            "channel": str(activity.channel.id),
            "guild": guild and str(guild.id),
        }

    async def authorize(self, asked: Json) -> Json:
        """Let the app know who somebody is that has it open in a frame."""
        actor = self._actor(asked)
        if not any(who is actor for who, _ in self._open(asked)):
            raise ApiError(50106)
        return {"code": self.discord.activities.authorize(actor)}

    async def leave(self, asked: Json) -> Json:
        """Close an Activity."""
        for who, activity in self._open(asked):
            self.launched.remove((who, activity))
            self.discord.activities.leave(who, activity)
        return {}

    def _open(self, asked: Json) -> list[tuple[User, Instance]]:
        """What the page has open of the instance meant, and who the person meant is."""
        meant = str(asked["as"]), asked["instance"]
        return [one for one in self.launched if (str(one[0].id), one[1].id) == meant]

    async def dismiss(self, asked: Json) -> Json:
        """Put away a message that only this person sees."""
        self.screens.dismiss(self._message(asked))
        return {}

    async def saw(self, asked: Json) -> Json:
        """Have looked at a channel."""
        self.screens.saw(self._actor(asked).id, self._channel(asked).id)
        return {}

    async def start(self, asked: Json) -> Json:
        """Start a game from the shelf; the message in which it is played."""
        rival = self.discord.people[_human(str(asked["rival"])).id]
        self._teach(rival)
        games = {game["key"]: game for game in self.shelf.games(self.person.locale)}
        way = games[asked["game"]]["starts"][asked["how"]]
        shown = await start(self.screens, way, self.person, rival)
        return {"message": str(shown.id)} if shown else NOT_STARTED

    async def invite(self, asked: Json) -> Json:
        """Take the bot out of the server and invite it anew, as its owner can."""
        guild = self.discord.guild
        if self._actor(asked) is not guild.owner:
            raise ApiError(50013)
        if guild.has_bot:
            self.discord.throw_out(guild)
        self.discord.invite(guild, JOLLYS_PERMISSIONS)
        return {}

    async def running(self, asked: Json) -> Json:
        """What this page's people play: each one's games; and how its person sees cards."""
        people = [each for each in (self.person, self.beside) if each]
        found = {
            str(each.id): await self.shelf.running(each.id, self.person.locale) for each in people
        }
        return {"running": found, "look": await self.shelf.look(self.person.id)}

    def _actor(self, asked: Json) -> Person:
        """Who acts: the one whom the page is, or the one beside."""
        is_beside = self.beside is not None and asked.get("as") == str(self.beside.id)
        return self.beside if is_beside and self.beside else self.person

    def _channel(self, asked: Json) -> Channel:
        channel = self.discord.world.channel(int(asked["channel"]))
        if self._actor(asked).id not in self.screens.audience(channel):
            raise ApiError(50001)
        return channel

    def _message(self, asked: Json) -> Message:
        message = self._channel(asked).messages.get(int(asked["message"]))
        if message is None or not message.visible_to(self._actor(asked)):
            raise ApiError(10008)
        return message

    def everything(self) -> Json:
        """All that this page's person sees, for a page that begins."""
        channels = self.discord.world.channels.values()
        mine = [each for each in channels if self.person.id in self.screens.audience(each)]
        seen = {str(each.id): self._messages(each, self.person) for each in mine}
        if self.beside:
            mine.append(self.beside.dm)
            seen[str(self.beside.dm.id)] = self._messages(self.beside.dm, self.beside)
        return {
            **self._commands(),
            **self.screens.server_event(),
            "t": "everything",
            "me": str(self.person.id),
            "locales": LOCALES,
            "people": [
                asdict(each) | {"id": str(each.id), "bot": each is JOLLY}
                for each in PEOPLE.values()
            ],
            "channels": [self.screens.place(channel) for channel in mine],
            "messages": seen,
            "beside": str(self.beside.id) if self.beside else None,
            "others": str(self.beside.dm.id) if self.beside else None,
            "server": str(CHANNEL),
            "direct": str(self.person.id + DIRECT),
            "unread": self.screens.unread_event()["counts"],
            "online": self.screens.online,
            "limited": self.discord.rates.enforced,
        }

    def _messages(self, channel: Channel, person: Person) -> list[Json]:
        return [self.screens.drawn(each) for each in self.screens.visible(channel, person)]

    def _commands(self) -> Json:
        world = self.discord.world
        commands = world.commands if world.guild.has_bot else []
        may = world.permissions_of(self.person, world.guild)
        return {
            "t": "commands",
            "locale": self.person.locale,
            "games": self.shelf.games(self.person.locale),
            "commands": {
                "server": catalogue(commands, self.person, direct=False, permissions=may),
                "direct": catalogue(world.commands, self.person, direct=True),
            },
            "menus": {
                "server": menus(commands, self.person, direct=False, permissions=may),
                "direct": menus(world.commands, self.person, direct=True, permissions=may),
            },
        }


def _command(asked: Json) -> str:
    return " ".join(str(word) for word in asked["path"])


def _locale(language: object) -> str | None:
    """The locale of Discord for what a browser calls *language*: `de` for `de-AT`."""
    wanted = str(language).partition("-")[0].lower()
    return next((code for code in LOCALES if code.partition("-")[0] == wanted), None)


def _place(event: Json) -> int:
    """The channel that *event* is about, if it is about a message; else 0."""
    gone, message = event["t"] == "gone", event.get("message", {})
    return int(event["channel"] if gone else message.get("channel_id", 0))


def _human(wanted: str) -> Resident:
    found = (one for one in HUMANS if wanted.lower() in (str(one.id), one.name.lower()))
    return next(found, HUMANS[0])
