"""The part of Discord's REST interface that the bot uses, over the sandbox's world."""

from base64 import b64decode

from aiohttp import web

from bot.sandbox import snowflakes
from bot.sandbox.answers import Refused, answer, nothing, number, read
from bot.sandbox.channels import channel_json, guild_json
from bot.sandbox.messages import Message, Upload
from bot.sandbox.people import JOLLY, PEOPLE, Json, Person, member_json, self_json, user_json
from bot.sandbox.world import World


class Rest:
    """Accounts, channels, messages and emojis."""

    def __init__(self, world: World, gateway: str) -> None:
        self.world = world
        self.gateway = gateway

    def routes(self) -> list[web.RouteDef]:
        """What to add to the server."""
        messages = "/channels/{channel}/messages"
        one = messages + "/{message}"
        emojis = "/applications/{application}/emojis"
        commands = "/applications/{application}/commands"
        return [
            web.get("/users/@me", self.me),
            web.get("/users/{user}", self.user),
            web.post("/users/@me/channels", self.direct),
            web.get("/oauth2/applications/@me", self.application),
            web.get("/applications/@me", self.application),
            web.get("/gateway/bot", self.gateway_bot),
            web.get("/gateway", self.gateway_bot),
            web.get(commands, self.commands),
            web.put(commands, self.set_commands),
            web.get("/guilds/{guild}", self.guild),
            web.get("/guilds/{guild}/members/{user}", self.member),
            web.get("/channels/{channel}", self.channel),
            web.patch("/channels/{channel}", self.change_channel),
            web.post("/channels/{channel}/typing", self.typing),
            web.post("/channels/{channel}/threads", self.thread),
            web.post(one + "/threads", self.thread),
            web.get(messages, self.history),
            web.post(messages, self.post),
            web.get(one, self.message),
            web.patch(one, self.edit),
            web.delete(one, self.delete),
            web.get(emojis, self.emojis),
            web.post(emojis, self.add_emoji),
            web.delete(emojis + "/{emoji}", self.delete_emoji),
        ]

    async def me(self, request: web.Request) -> web.Response:
        """The bot's own account."""
        return answer(self_json())

    async def user(self, request: web.Request) -> web.Response:
        """Somebody's account. Raises Refused (10013)."""
        return answer(user_json(_person(number(request, "user"))))

    async def member(self, request: web.Request) -> web.Response:
        """Somebody's membership. Raises Refused (10007)."""
        self._known_guild(request)
        return answer(member_json(_person(number(request, "user"))))

    async def guild(self, request: web.Request) -> web.Response:
        """The server."""
        self._known_guild(request)
        return answer(guild_json(self.world.channels))

    async def direct(self, request: web.Request) -> web.Response:
        """The conversation with a person. Raises Refused (50007) for the bot itself."""
        sent, _ = await read(request)
        person = _person(int(sent["recipient_id"]))
        if person.bot:
            raise Refused(400, 50007, "Cannot send messages to this user")
        return answer(channel_json(self.world.channels[person.direct]))

    async def application(self, request: web.Request) -> web.Response:
        """What the bot is."""
        return answer(
            {
                "id": str(JOLLY.id),
                "name": "Jolly",
                "icon": None,
                "description": "",
                "bot_public": True,
                "bot_require_code_grant": False,
                "verify_key": "0" * 64,
                "owner": user_json(PEOPLE[snowflakes.ALICE]),
                "team": None,
                "flags": 0,
                "approximate_guild_count": 1,
            }
        )

    async def gateway_bot(self, request: web.Request) -> web.Response:
        """Where the gateway is."""
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        return answer({"url": self.gateway, "shards": 1, "session_start_limit": limit})

    async def commands(self, request: web.Request) -> web.Response:
        """The commands registered."""
        return answer(self.world.commands)

    async def set_commands(self, request: web.Request) -> web.Response:
        """Register the commands, replacing those before."""
        wanted = await request.json()
        self.world.set_commands([self._registered(command) for command in wanted])
        return answer(self.world.commands)

    def _registered(self, command: Json) -> Json:
        known = {old["name"]: old["id"] for old in self.world.commands}
        id = known.get(command["name"]) or str(self.world.ids.take())
        return command | {
            "id": id,
            "application_id": str(JOLLY.id),
            "version": id,
            "default_member_permissions": command.get("default_member_permissions"),
        }

    async def channel(self, request: web.Request) -> web.Response:
        """One channel."""
        return answer(channel_json(self.world.channel(number(request, "channel"))))

    async def change_channel(self, request: web.Request) -> web.Response:
        """Rename or archive one."""
        channel = self.world.channel(number(request, "channel"))
        sent, _ = await read(request)
        name, archived = sent.get("name", channel.name), sent.get("archived", channel.archived)
        return answer(
            channel_json(self.world.change_channel(channel, name=name, archived=archived))
        )

    async def typing(self, request: web.Request) -> web.Response:
        """Nothing is shown for it."""
        return nothing()

    async def thread(self, request: web.Request) -> web.Response:
        """Open a thread, from a message or by itself."""
        sent, _ = await read(request)
        start = number(request, "message") if "message" in request.match_info else None
        thread = self.world.open_thread(number(request, "channel"), sent["name"], start)
        return answer(channel_json(thread), 201)

    async def history(self, request: web.Request) -> web.Response:
        """The newest messages of a channel, newest first; `before` and `after` are heeded."""
        channel = self.world.channel(number(request, "channel"))
        before = int(request.query.get("before", 1 << 63))
        after = int(request.query.get("after", 0))
        shared = self.world.visible(channel.id, person=0)
        found = [m.data for m in shared if after < m.id < before]
        return answer(found[::-1][: int(request.query.get("limit", 50))])

    async def post(self, request: web.Request) -> web.Response:
        """Send a message."""
        sent, uploads = await read(request)
        return answer(self.world.post(number(request, "channel"), JOLLY, sent, uploads).data)

    async def message(self, request: web.Request) -> web.Response:
        """One message."""
        return answer(self._message(request).data)

    async def edit(self, request: web.Request) -> web.Response:
        """Change an own message."""
        message = self._message(request)
        sent, uploads = await read(request)
        return answer(self.world.edit(message, sent, uploads).data)

    async def delete(self, request: web.Request) -> web.Response:
        """Delete a message."""
        self.world.delete(self._message(request))
        return nothing()

    async def emojis(self, request: web.Request) -> web.Response:
        """The bot's own emojis."""
        return answer({"items": list(self.world.emojis.values())})

    async def add_emoji(self, request: web.Request) -> web.Response:
        """Keep a picture under a name."""
        sent, _ = await read(request)
        kind, _, content = sent["image"].removeprefix("data:").partition(";base64,")
        id = self.world.ids.take()
        self.world.files[str(id)] = Upload(sent["name"], kind, b64decode(content))
        self.world.emojis[id] = _emoji(id, sent["name"])
        return answer(self.world.emojis[id], 201)

    async def delete_emoji(self, request: web.Request) -> web.Response:
        """Remove a picture."""
        id = number(request, "emoji")
        self.world.emojis.pop(id, None)
        self.world.files.pop(str(id), None)
        return nothing()

    def _message(self, request: web.Request) -> Message:
        message = self.world.message(number(request, "channel"), number(request, "message"))
        if message.only_for:
            raise Refused(404, 10008, "Unknown Message")
        return message

    def _known_guild(self, request: web.Request) -> None:
        if number(request, "guild") != snowflakes.GUILD:
            raise Refused(404, 10004, "Unknown Guild")


def _person(id: int) -> Person:
    if id not in PEOPLE:
        raise Refused(404, 10013, "Unknown User")
    return PEOPLE[id]


def _emoji(id: int, name: str) -> Json:
    return {
        "id": str(id),
        "name": name,
        "roles": [],
        "user": user_json(JOLLY),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
