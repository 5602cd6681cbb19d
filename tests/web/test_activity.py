"""Inside Discord: whoever Discord says looks at the page is signed in there, and nobody else."""

import json
from typing import Any

import pytest
from aiohttp import ClientSession

from bot.messages.pages import Pages
from bot.runtime.config import Settings
from bot.web.files import FOLDER
from bot.web.site import serve_pages
from data.ids import GameId, UserId
from data.sessions import LINK_MS
from tests.bot.conftest import Room
from tests.bot.evening import begin
from tests.web.conftest import PUBLIC_URL
from tests.web.frames import Frame

CODE, INSTANCE, LATER = "activity-code", "activity-instance", "activity-later"
TOKEN, WHO = "POST /oauth2/token", "GET /users/@me"
PACKAGE, SDK = "@discord/embedded-app-sdk", FOLDER.with_name("sdk")
THERE = "GET /applications/{application_id}/activity-instances/{instance_id}"


async def noted(room: Room, user: int, game: int | None) -> None:
    """Note where *user* is about to open the page."""
    launch = room.app.part(Pages).launch
    assert launch is not None
    await launch(UserId(user), None if game is None else GameId(game))


async def test_whose_page_it_is(room: Room, frame: Frame) -> None:
    """The page hears by which id Discord's client knows the app."""
    async with frame.http.get(f"{frame.address}/activity") as answer:
        told = await answer.json()
    assert told["client_id"] == str(room.app.application_id)
    assert told["words"]["again"] == "Try again"


async def test_signed_in_at_the_table(room: Room, frame: Frame) -> None:
    """Whoever launched it from a table gets a key that tells who they are, and that table."""
    table = await begin(room)
    await noted(room, room.alice.id, table.id)

    status, told = await frame.sign_in(room.alice.person, frame.open(room.alice.person))

    assert (status, told["table"]) == (200, table.id)
    head = {"Authorization": f"Bearer {told['key']}"}
    async with frame.http.get(f"{frame.address}/table/{table.id}", headers=head) as answer:
        assert answer.status == 200


async def test_nobody_said_which_table(room: Room, frame: Frame) -> None:
    """Discord's own command, the newest press, and one of long ago lead to the list."""
    table = await begin(room)
    instance = frame.open(room.alice.person)
    assert (await frame.sign_in(room.alice.person, instance))[1]["table"] is None
    await noted(room, room.alice.id, table.id)
    await room.wait(1)
    await noted(room, room.alice.id, None)
    assert (await frame.sign_in(room.alice.person, instance))[1]["table"] is None
    await noted(room, room.alice.id, table.id)
    await room.wait(LINK_MS / 1000)
    assert (await frame.sign_in(room.alice.person, instance))[1]["table"] is None


async def test_a_code_counts_once(room: Room, frame: Frame) -> None:
    """Whoever has seen it cannot use it again, nor one that they made up."""
    instance, code = frame.open(room.alice.person), frame.discord.authorize(room.alice.person)
    assert (await frame.say(code=code, instance=instance.id))[0] == 200
    assert await frame.say(code=code, instance=instance.id) == (403, CODE)
    assert await frame.say(code="guessed", instance=instance.id) == (403, CODE)


async def test_who_is_elsewhere(room: Room, frame: Frame) -> None:
    """An instance that is none, is over, or is another's signs nobody in."""
    instance = frame.open(room.alice.person)
    assert await frame.sign_in(room.bob.person, instance) == (403, INSTANCE)
    code = frame.discord.authorize(room.alice.person)
    assert await frame.say(code=code, instance="i-1-gc-2-3") == (403, INSTANCE)
    frame.discord.leave(room.alice.person, instance)
    assert await frame.sign_in(room.alice.person, instance) == (403, INSTANCE)


async def test_a_wrong_secret(room: Room, frame: Frame, caplog: pytest.LogCaptureFixture) -> None:
    """People read that it does not work, and the host which setting Discord refused."""
    instance = frame.open(room.alice.person)
    frame.discord.secret = "another"
    assert await frame.sign_in(room.alice.person, instance) == (503, "activity-closed")
    assert "Discord refused DISCORD_CLIENT_SECRET" in caplog.text
    room.faults.clear()
    assert room.env.discord.forgive("invalid_client")


@pytest.mark.parametrize("on", [TOKEN, WHO, THERE])
@pytest.mark.parametrize(
    "trouble", [{"status": 500}, {"status": 429}, {"lost": True}, {"delay": 30.0}]
)
async def test_discord_is_in_trouble(
    room: Room, frame: Frame, on: str, trouble: dict[str, Any]
) -> None:
    """Whatever it asks, the page hears that it may come again, and then it works."""
    instance = frame.open(room.alice.person)
    fault = room.env.discord.fault(on, times=1 << 30, **trouble)
    assert await frame.sign_in(room.alice.person, instance) == (502, LATER)
    fault.times = 0
    assert (await frame.sign_in(room.alice.person, instance))[0] == 200


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"code": "x"},
        {"code": "x" * 201, "instance": "i"},
        {"code": 1, "instance": "i"},
        {"code": "x", "instance": "../../users/@me"},
        {"code": "x", "instance": "i?x=1"},
    ],
)
async def test_a_page_that_says_nonsense(frame: Frame, body: Any) -> None:
    """Discord is not asked about it."""
    assert (await frame.say(**body))[0] == 400
    assert not [each for each in frame.room.env.http_requests if "oauth2/token" in each.path]


async def test_a_page_of_others(room: Room, frame: Frame) -> None:
    """Another origin signs nobody in, whatever code it has got."""
    body = {"code": frame.discord.authorize(room.alice.person), "instance": "i"}
    path = f"{frame.address}/activity/session"
    for origin in ({}, {"Origin": "https://evil.example"}, {"Origin": "null"}):
        async with frame.http.post(path, json=body, headers=origin) as answer:
            assert answer.status == 403


@pytest.mark.parametrize(
    "has",
    [{}, {"public_url": "http://table.example.org", "discord_client_secret": "s" * 32}],
)
async def test_a_host_whom_discord_cannot_show(room: Room, has: dict[str, str]) -> None:
    """Without the secret or without https there is no way in here, and nothing is launched."""
    settings = Settings(_env_file=None, **({"public_url": PUBLIC_URL} | has))
    runner = await serve_pages(room.app, settings)
    address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    async with ClientSession() as http, http.get(f"{address}/activity") as answer:
        assert answer.status == 404
    assert room.app.part(Pages).launch is None
    await runner.cleanup()


def test_who_is_not_in_discord_loads_nothing_of_the_sdk() -> None:
    """One file of the page asks for it, and it is as `make sdk` wrote it, with its licence."""
    files = {path.name: path.read_text("utf-8") for path in FOLDER.rglob("*") if path.is_file()}
    assert {name for name in files if "sdk.js" in files[name]} <= {"discord.js"}
    version = json.loads((SDK / "package.json").read_text("utf-8"))["dependencies"][PACKAGE]
    notice = (SDK / "notice.txt").read_text("utf-8")
    assert f"{PACKAGE} {version}," in notice
    assert files["sdk.js"].startswith(notice)
