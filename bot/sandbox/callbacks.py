"""The routes by which the bot answers interactions."""

import logging

from aiohttp import web

from bot.sandbox.answers import Refused, answer, nothing, read
from bot.sandbox.interactions import ANSWER_SECONDS, Interaction, Interactions, metadata
from bot.sandbox.messages import EPHEMERAL, LOADING, Message, Upload
from bot.sandbox.people import JOLLY, Json
from bot.sandbox.world import World

log = logging.getLogger("jolly.sandbox")

SEND, LATER, UPDATE_LATER, UPDATE, CHOICES, DIALOG = 4, 5, 6, 7, 8, 9


class Callbacks:
    """Answers, follow-ups, and changes by an interaction's token."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self.world = world
        self.interactions = interactions

    def routes(self) -> list[web.RouteDef]:
        """What to add to the server."""
        hook = "/webhooks/{application}/{token}"
        one = hook + "/messages/{message}"
        return [
            web.post("/interactions/{id}/{token}/callback", self.callback),
            web.post(hook, self.follow_up),
            web.get(one, self.get),
            web.patch(one, self.edit),
            web.delete(one, self.delete),
        ]

    async def callback(self, request: web.Request) -> web.Response:
        """The first answer. Raises Refused (10062 too late, 40060 a second one)."""
        made = self.interactions.by_token(request.match_info["token"])
        sent, uploads = await read(request)
        if made.answer.cancelled() or (not made.answer.done() and made.age > ANSWER_SECONDS):
            raise Refused(404, 10062, "Unknown interaction")
        if made.answer.done():
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        data = sent.get("data") or {}
        self._apply(made, sent["type"], data, uploads)
        made.answer.set_result(_for_page(made, sent["type"], data))
        return answer(_response(made, sent["type"]))

    async def follow_up(self, request: web.Request) -> web.Response:
        """A further message; the first one after a deferral fills the message that waits."""
        made = self.interactions.by_token(request.match_info["token"])
        sent, uploads = await read(request)
        if made.original and made.original.data["flags"] & LOADING:
            return answer(self.world.edit(made.original, sent, uploads).data)
        return answer(self._post(made, sent, uploads).data)

    async def get(self, request: web.Request) -> web.Response:
        """One message of the interaction."""
        return answer(self._message(request).data)

    async def edit(self, request: web.Request) -> web.Response:
        """Change one, ephemeral or not."""
        message = self._message(request)
        sent, uploads = await read(request)
        return answer(self.world.edit(message, sent, uploads).data)

    async def delete(self, request: web.Request) -> web.Response:
        """Take one away."""
        self.world.delete(self._message(request))
        return nothing()

    def _message(self, request: web.Request) -> Message:
        made = self.interactions.by_token(request.match_info["token"])
        name = request.match_info["message"]
        if name != "@original":
            return self.world.message(made.channel.id, int(name))
        if made.original is None:
            raise Refused(404, 10015, "Unknown Webhook")
        return self.world.message(made.channel.id, made.original.id)

    def _apply(self, made: Interaction, kind: int, data: Json, uploads: list[Upload]) -> None:
        if kind == SEND:
            made.original = self._post(made, data, uploads)
        elif kind == LATER:
            made.original = self._post(made, data, [])
            made.original.data["flags"] |= LOADING
            self.world.announce(made.original)
        elif kind == UPDATE_LATER:
            made.original = made.message
        elif kind == UPDATE and made.message:
            made.original = self.world.message(made.channel.id, made.message.id)
            self.world.edit(made.original, data, uploads)
        elif kind == DIALOG:
            made.dialog = _numbered(data)
        elif kind != CHOICES:
            log.warning("the sandbox cannot show an answer of type %s", kind)
            raise Refused(400, 50035, "Invalid Form Body")

    def _post(self, made: Interaction, sent: Json, uploads: list[Upload]) -> Message:
        hidden = (sent.get("flags") or 0) & EPHEMERAL
        only_for = made.person.id if hidden else None
        about = metadata(made)
        return self.world.post(
            made.channel.id, JOLLY, sent, uploads, only_for=only_for, about=about
        )


def _numbered(dialog: Json) -> Json:
    """*dialog* with a number for every component, as Discord gives them."""
    labels = [
        label | {"id": 2 * n + 1, "component": label["component"] | {"id": 2 * n + 2}}
        for n, label in enumerate(dialog["components"])
    ]
    return dialog | {"components": labels}


def _for_page(made: Interaction, kind: int, data: Json) -> Json:
    if kind == CHOICES:
        return {"choices": data.get("choices") or []}
    if kind == DIALOG:
        return {"dialog": made.dialog, "opened": str(made.id)}
    return {"message": str(made.original.id) if made.original else None}


def _response(made: Interaction, kind: int) -> Json:
    about: Json = {"id": str(made.id), "type": made.kind}
    if made.original is None:
        return {"interaction": about}
    flags = made.original.data["flags"]
    about["response_message_id"] = str(made.original.id)
    about["response_message_loading"] = bool(flags & LOADING)
    about["response_message_ephemeral"] = bool(flags & EPHEMERAL)
    resource: Json = {"type": kind}
    if kind in (SEND, UPDATE):
        resource["message"] = made.original.data
    return {"interaction": about, "resource": resource}
