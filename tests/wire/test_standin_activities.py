"""Activities in the stand-in: launched, looked after, and told to the app who looks at its page."""

from typing import Any

import aiohttp
import pytest

from sandbox.client_checks import ClientRefused
from sandbox.people import Person
from sandbox.world import Message
from tests.wire.calls import Caller
from tests.wire.echo import Echo
from tests.wire.standin import StandIn

pytestmark = pytest.mark.wire


@pytest.fixture(autouse=True)
def activities(standin: StandIn) -> None:
    """They are switched on; the small bot sends the commands without the one that opens them."""
    standin.world.has_activities = True


async def token_for(standin: StandIn, code: str, **other: str) -> tuple[int, Any]:
    """The answer to an exchange of *code*."""
    client = {"client_id": str(standin.bot.id), "client_secret": standin.activities.secret}
    form = {"grant_type": "authorization_code", "code": code} | client | other
    async with (
        aiohttp.ClientSession() as http,
        http.post(f"{standin.api_url}/oauth2/token", data=form) as answer,
    ):
        return answer.status, await answer.json()


async def test_a_code_tells_once_who_somebody_is(standin: StandIn) -> None:
    """It becomes a token for that person, which asks for nothing else, and is used up."""
    code = standin.activities.authorize(standin.alice)
    status, told = await token_for(standin, code)
    assert status == 200

    head = {"Authorization": f"{told['token_type']} {told['access_token']}"}
    async with aiohttp.ClientSession(standin.address, headers=head) as http:
        async with http.get("/api/v10/users/@me") as answer:
            assert (await answer.json())["id"] == str(standin.alice.id)
        async with http.get(f"/api/v10/channels/{standin.channel.id}") as answer:
            assert answer.status == 401
    assert standin.forgive("GET /channels")

    assert await token_for(standin, code) == (
        400,
        {"error": "invalid_grant", "error_description": 'Invalid "code" in request.'},
    )


@pytest.mark.parametrize(
    ("other", "status", "error"),
    [
        ({"client_secret": "guessed"}, 401, "invalid_client"),
        ({"client_id": "1"}, 401, "invalid_client"),
        ({"grant_type": "password"}, 400, "unsupported_grant_type"),
    ],
)
async def test_a_wrong_exchange_is_refused(
    standin: StandIn, other: dict[str, str], status: int, error: str
) -> None:
    """Another's secret or app, or another way to a token."""
    code = standin.activities.authorize(standin.alice)
    assert await token_for(standin, code, **other) == (status, {"error": error})
    assert standin.forgive("oauth2/token")


async def test_a_form_that_says_too_much_is_refused(standin: StandIn) -> None:
    """What no exchange has is blamed on the bot, as in every other request."""
    assert (await token_for(standin, "", token="bot"))[0] == 400
    assert standin.forgive("oauth2/token: 50035")


async def test_a_secret_proves_itself(standin: StandIn) -> None:
    """Without any code it is good for a token of the owner's, by which an app tries it."""
    credentials = {"grant_type": "client_credentials", "scope": "identify"}
    status, told = await token_for(standin, "", **credentials)
    assert (status, told["scope"]) == (200, "identify")
    assert standin.activities.bearer(f"Bearer {told['access_token']}") is standin.carol


async def test_an_instance_is_known_while_somebody_is_in_it(standin: StandIn, call: Caller) -> None:
    """Who launches in a channel joins those who look on there; when all have left it is over."""
    standin.world.switch_activities_on()
    first = await standin.alice.launch(standin.channel)
    assert await standin.bob.launch(standin.channel) is first
    assert await standin.alice.launch() is not first
    path = f"/applications/{standin.bot.id}/activity-instances/{first.id}"
    assert await call("GET", path) == (200, 0)
    assert first.users == [standin.alice, standin.bob]

    for person in (standin.alice, standin.bob):
        standin.activities.leave(person, first)
    assert await call("GET", path) == (404, 0)


async def test_every_kind_of_answer_can_launch_it(standin: StandIn, echo: Echo) -> None:
    """A command, a press and a dialog are answered with it, once each."""
    answer = await standin.alice.slash("play", standin.channel)
    assert answer.activity
    assert answer.activity.users == [standin.alice]
    await standin.until(lambda: "refused 40060" in echo.events, "the second answer")
    assert standin.forgive("40060")

    shown = await panel_of(standin.bob, standin)
    assert (await standin.bob.press(shown, "Play")).activity is answer.activity
    form = await standin.carol.press(await panel_of(standin.carol, standin), "Form")
    assert (await standin.carol.submit(form, Name="play")).activity is answer.activity
    assert answer.activity.users == [standin.alice, standin.bob, standin.carol]


async def panel_of(person: Person, standin: StandIn) -> Message:
    """A panel of one's own."""
    shown = (await person.slash("panel", standin.channel)).message
    assert shown
    return shown


async def test_nothing_launches_where_it_is_off(standin: StandIn, echo: Echo) -> None:
    """The bot is refused, and may still answer in another way; Discord has no command for it."""
    standin.world.has_activities = False
    shown = await panel_of(standin.alice, standin)
    assert (await standin.alice.press(shown, "Play")).text == "refused 50106"
    with pytest.raises(ClientRefused):
        await standin.alice.launch()
