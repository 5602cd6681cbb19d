"""What Discord would not have taken is refused in the sandbox too, and no page shows it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import pytest

from sandbox.accounts import ATTACH, Json
from sandbox.limits import V2
from sandbox.living_room import ALICE, CHANNEL
from sandbox.rates import HOUR, Rates
from sandbox.server import Sandbox
from sandbox.world import Channel, Message
from tests.sandbox.visitor import visit

MESSAGES = f"/channels/{CHANNEL}/messages"
Answer = tuple[int, Json, dict[str, str]]
Bot = Callable[..., Awaitable[Answer]]


@pytest.fixture
async def bot(world: Sandbox) -> AsyncIterator[Bot]:
    """Sends a request as the bot: status, answer and headers."""
    secret = {"Authorization": f"Bot {world.token}"}
    async with aiohttp.ClientSession(headers=secret) as http:

        async def send(method: str, path: str, body: Any = None) -> Answer:
            async with http.request(method, world.api_url + path, json=body) as response:
                answer = await response.json() if response.status != 204 else {}
                return response.status, answer, dict(response.headers)

        yield send


def row(buttons: int) -> Json:
    some = [{"type": 2, "style": 1, "custom_id": str(n), "label": "A"} for n in range(buttons)]
    return {"flags": V2, "components": [{"type": 1, "components": some}]}


@pytest.mark.parametrize(
    ("body", "field"),
    [
        pytest.param({"content": "x" * 2001}, "content", id="too long"),
        pytest.param({"content": 5}, "content", id="no text"),
        pytest.param(row(6), "components", id="six buttons in a row"),
    ],
)
async def test_what_is_refused_is_not_shown(
    world: Sandbox, bot: Bot, body: Json, field: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot hears what is wrong, and where, as from Discord; the page hears nothing of it."""
    async with visit(world.address) as page:
        await page.be("alice")
        status, answer, _ = await bot("POST", MESSAGES, body)
        taken = await bot("POST", MESSAGES, {"content": "well"})
        shown = await page.until(lambda event: event["t"] == "message")

    assert (status, answer["code"], field in answer["errors"]) == (400, 50035, True)
    assert taken[0] == 200
    assert shown["message"]["content"] == "well"
    assert "50035" in caplog.text


class Clock:
    """Time that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(world: Sandbox) -> Clock:
    """The clock of the rate limits, which hold."""
    world.rates = Rates(enforced=True, clock=(made := Clock()))
    return made


async def statuses(times: int, *request: Any, bot: Bot) -> list[int]:
    return [(await bot(*request))[0] for _ in range(times)]


async def test_a_channel_takes_five_messages_in_five_seconds(bot: Bot, clock: Clock) -> None:
    """The sixth is told how long to wait, and is taken then; edits have a bucket of their own."""
    assert await statuses(5, "POST", MESSAGES, {"content": "x"}, bot=bot) == [200] * 5
    clock.now += 1.5
    status, answer, headers = await bot("POST", MESSAGES, {"content": "x"})

    assert (status, answer["retry_after"], answer["global"]) == (429, 3.5, False)
    assert (headers["X-RateLimit-Remaining"], headers["X-RateLimit-Scope"]) == ("0", "user")
    clock.now += 3.5
    status, sent, headers = await bot("POST", MESSAGES, {"content": "x"})
    assert (status, headers["X-RateLimit-Remaining"]) == (200, "4")
    edit = ("PATCH", f"{MESSAGES}/{sent['id']}", {"content": "y"})
    assert await statuses(6, *edit, bot=bot) == [200] * 5 + [429]


async def test_old_messages_are_edited_less_often(world: Sandbox, bot: Bot, clock: Clock) -> None:
    """Three times in six seconds, from an hour on."""
    _, sent, _ = await bot("POST", MESSAGES, {"content": "x"})
    world.channel.messages[int(sent["id"])].at -= HOUR + 1
    edit = ("PATCH", f"{MESSAGES}/{sent['id']}", {"content": "y"})

    assert await statuses(3, *edit, bot=bot) == [200] * 3
    status, answer, _ = await bot(*edit)
    assert (status, answer["code"]) == (429, 30046)


async def test_a_bucket_has_one_name_in_all_channels(
    world: Sandbox, bot: Bot, clock: Clock
) -> None:
    """Discord tells whose it is by the channel; sends and edits are not the same."""
    other = world.open_channel("other").id
    where = (MESSAGES, f"/channels/{other}/messages")
    sent = [await bot("POST", messages, {"content": "x"}) for messages in where]
    edited = await bot("PATCH", f"{MESSAGES}/{sent[0][1]['id']}", {"content": "y"})
    here, there, of_edits = (each[2]["X-RateLimit-Bucket"] for each in (*sent, edited))
    assert here == there
    assert here != of_edits


async def test_all_requests_together_are_limited(bot: Bot, clock: Clock) -> None:
    """Fifty in a second, but for those by an interaction's token."""
    assert await statuses(50, "GET", "/users/@me", bot=bot) == [200] * 50
    status, answer, headers = await bot("GET", "/users/@me")

    assert (status, answer["global"], headers["X-RateLimit-Global"]) == (429, True, "true")
    assert (await bot("GET", f"/webhooks/{ALICE - 1}/x/messages/@original"))[0] == 404


async def test_by_a_token_five_requests_go_in_two_seconds(bot: Bot, clock: Clock) -> None:
    """Whether it is known or not; another token has a bucket of its own."""
    hook = f"/webhooks/{ALICE - 1}/{{}}/messages/@original"
    assert await statuses(6, "GET", hook.format("x"), bot=bot) == [404] * 5 + [429]
    assert (await bot("GET", hook.format("y")))[0] == 404


async def test_limits_are_off_by_default(world: Sandbox, bot: Bot) -> None:
    """Nobody waits who only tries something out."""
    assert await statuses(60, "POST", MESSAGES, {"content": "x"}, bot=bot) == [200] * 60
    assert world.rates.refused == 0


async def test_oldest_messages_are_forgotten(world: Sandbox) -> None:
    """A channel keeps its newest few hundred, however long the sandbox runs."""
    where = world.channel
    for number in range(410):
        world.add_message(Message(where, world.bot, {"content": str(number)}), {})

    assert [each.text for each in where.messages.values()] == [str(n) for n in range(10, 410)]


async def test_an_emoji_of_ones_own_is_shown(world: Sandbox, bot: Bot) -> None:
    """What the bot sends as a number comes back as text, and the page finds the picture."""
    picture = {"name": "ace", "image": "data:image/png;base64,iVBORw0KGgo="}
    status, emoji, _ = await bot("POST", f"/applications/{ALICE - 1}/emojis", picture)
    body = row(1)
    body["components"][0]["components"][0]["emoji"] = {"id": int(emoji["id"]), "name": "ace"}
    _, sent, _ = await bot("POST", MESSAGES, body)

    assert status == 201
    assert sent["components"][0]["components"][0]["emoji"]["id"] == emoji["id"]
    assert world.violations == []
    async with (
        aiohttp.ClientSession() as http,
        http.get(f"{world.address}/emojis/{emoji['id']}") as shown,
    ):
        assert shown.content_type == "image/png"
    assert (await bot("POST", f"/applications/{ALICE - 1}/emojis", {**picture, "image": "x"}))[
        0
    ] == 400


async def test_a_picture_is_shown_as_one(world: Sandbox) -> None:
    """Also where the bot does not say what it is; anything else is only saved."""
    kinds = {}
    secret = {"Authorization": f"Bot {world.token}"}
    async with aiohttp.ClientSession(headers=secret) as http:
        for name in ("hand.png", "page.html"):
            form = aiohttp.FormData()
            form.add_field("payload_json", '{"content": "x"}', content_type="application/json")
            form.add_field("files[0]", b"...", filename=name)
            async with http.post(world.api_url + MESSAGES, data=form) as response:
                (attached,) = (await response.json())["attachments"]
            async with http.get(attached["url"]) as shown:
                kinds[name] = shown.content_type
    assert kinds == {"hand.png": "image/png", "page.html": "application/octet-stream"}


@pytest.mark.parametrize("is_thread", [False, True])
async def test_no_file_where_none_may_be_attached(
    world: Sandbox, bot: Bot, is_thread: bool
) -> None:
    """Neither with a new message nor by an edit, nor in a thread there; text is taken."""
    where = world.channel
    if is_thread:
        where = world.world.add_channel(Channel("tables", 11, parent=world.channel))
    messages = f"/channels/{where.id}/messages"
    world.channel.permissions &= ~ATTACH
    _, sent, _ = await bot("POST", messages, {"content": "x"})
    secret = {"Authorization": f"Bot {world.token}"}
    answers = []
    async with aiohttp.ClientSession(headers=secret) as http:
        for method, path in (("POST", messages), ("PATCH", f"{messages}/{sent['id']}")):
            form = aiohttp.FormData()
            form.add_field("payload_json", '{"content": "y"}', content_type="application/json")
            form.add_field("files[0]", b"...", filename="hand.png")
            async with http.request(method, world.api_url + path, data=form) as response:
                answers.append((response.status, (await response.json())["code"]))
    assert answers == [(403, 50013)] * 2
    assert [each.text for each in where.messages.values()] == ["x"]
    assert (await bot("PATCH", f"{messages}/{sent['id']}", {"content": "y"}))[0] == 200
