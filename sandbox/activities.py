"""Activities: where the app's page is open inside Discord, by whom, and how it learns who that is.

Sources: developers/activities and developers/topics/oauth2.mdx of discord/discord-api-docs.
"""

import secrets
from dataclasses import dataclass, field

from sandbox import clock
from sandbox.accounts import Json, User, snowflake
from sandbox.errors import ApiError
from sandbox.world import Channel, World

CODE_SECONDS, TOKEN_SECONDS = 60.0, 7 * 86_400
INVALID_CLIENT = 401, {"error": "invalid_client"}
INVALID_GRANT = 400, {"error": "invalid_grant", "error_description": 'Invalid "code" in request.'}
UNSUPPORTED = 400, {"error": "unsupported_grant_type"}


@dataclass(eq=False)
class Instance:
    """The page as it is open in one channel, in sight of *users*."""

    channel: Channel
    launch: int = field(default_factory=snowflake)
    users: list[User] = field(default_factory=list)

    @property
    def location(self) -> Json:
        """Where it is, as Discord tells it."""
        of = self.channel
        if of.is_dm:
            return {"id": f"pc-{of.id}", "kind": "pc", "channel_id": str(of.id)}
        guild = of.guild or (of.parent and of.parent.guild)
        server = str(guild.id if guild else 0)
        where = {"channel_id": str(of.id), "guild_id": server}
        return {"id": f"gc-{server}-{of.id}", "kind": "gc", **where}

    @property
    def id(self) -> str:
        """What the page is told in its address."""
        return f"i-{self.launch}-{self.location['id']}"


class Activities:
    """Who has the page open, and whom the app may know; *secret* proves that it is the app."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.secret = secrets.token_urlsafe(24)
        self.page = ""
        """Where the page is served."""
        self.instances: dict[str, Instance] = {}
        self._codes: dict[str, tuple[User, float]] = {}
        self._tokens: dict[str, User] = {}

    def launch(self, person: User, where: Channel) -> Instance:
        """Open the page for *person* in a channel, beside those who have it open there."""
        open_there = (each for each in self.instances.values() if each.channel is where)
        instance = next(open_there, None) or Instance(where)
        self.instances[instance.id] = instance
        if person not in instance.users:
            instance.users.append(person)
        return instance

    def leave(self, person: User, instance: Instance) -> None:
        """Close the page of *person*; an instance that nobody looks at is over."""
        instance.users = [each for each in instance.users if each is not person]
        if not instance.users:
            self.instances.pop(instance.id, None)

    def authorize(self, person: User) -> str:
        """A code by which the app learns once who *person* is, as they let it."""
        code = secrets.token_urlsafe(22)
        self._codes[code] = person, clock.seconds()
        return code

    def exchange(self, sent: Json) -> Json:
        """The token that a code is good for, or the app's secret alone for whoever owns the app.

        Raises ApiError, as OAuth2 has it.
        """
        if (sent.get("client_id"), sent.get("client_secret")) != (
            str(self.world.bot.id),
            self.secret,
        ):
            raise Unlisted(*INVALID_CLIENT)
        match sent["grant_type"]:
            case "authorization_code":
                person = self._of_code(sent.get("code") or "")
            case "client_credentials":
                person = self.world.guild.owner
            case _:
                raise Unlisted(*UNSUPPORTED)
        token = secrets.token_urlsafe(22)
        self._tokens[token] = person
        return {
            "token_type": "Bearer",
            "access_token": token,
            "expires_in": TOKEN_SECONDS,
            "refresh_token": secrets.token_urlsafe(22),
            "scope": "identify",
        }

    def _of_code(self, code: str) -> User:
        person, since = self._codes.pop(code, (None, 0.0))
        if person is None or clock.seconds() - since > CODE_SECONDS:
            raise Unlisted(*INVALID_GRANT, blameless=True)
        return person

    def bearer(self, authorization: str) -> User | None:
        """Who let the app know them by this head of a request."""
        return self._tokens.get(authorization.removeprefix("Bearer "))


class Unlisted(ApiError):
    """A refusal with a *body* of its own, and no code of Discord's list."""

    def __init__(self, status: int, body: Json, *, blameless: bool = False) -> None:
        super().__init__(0)
        self.status, self.message = status, str(body.get("error") or body["message"])
        self._body, self.blameless = body, blameless

    def body(self) -> Json:
        """The JSON answer."""
        return self._body
