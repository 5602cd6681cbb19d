"""The stand-in's menus of people and of messages: what a client sends from them, and what comes."""

from typing import Any

import pytest

from sandbox import payloads
from sandbox.client_checks import ClientRefused
from sandbox.world import Message
from tests.wire.calls import Caller
from tests.wire.echo import Echo
from tests.wire.standin import StandIn
from tests.wire.test_command_limits import check_refused

pytestmark = pytest.mark.wire
WHO, LETTERS = "Who is it?", "How many letters?"


def menu(name: str = "Deal to them", kind: int = 2, **more: Any) -> dict[str, Any]:
    return {"name": name, "type": kind, **more}


def said(standin: StandIn, text: str, owner: Any = None) -> Message:
    """An ordinary message of Bob's, or one that *owner* alone sees."""
    return standin.add_message(Message(standin.channel, standin.bob, {"content": text}, owner), {})


async def test_the_menu_of_somebody(standin: StandIn, echo: Echo) -> None:
    """In a server it is a member, in a DM a user; the answer says of whom it is."""
    answer = await standin.alice.point(WHO, standin.bob, standin.channel)
    assert answer.text == "Member bob"
    assert answer.message
    shown = payloads.message(answer.message, standin.world)
    assert shown["type"] == 23
    assert shown["interaction_metadata"]["target_user"]["id"] == str(standin.bob.id)
    assert shown["interaction"]["name"] == WHO
    assert (await standin.alice.point(WHO, standin.alice)).text == "User alice"


async def test_the_menu_of_a_message(standin: StandIn, echo: Echo) -> None:
    """The whole message comes along, and the answer says which it was."""
    message = said(standin, "ace")
    answer = await standin.alice.point(LETTERS, message)
    assert answer.text == "3 by bob"
    assert answer.interaction.metadata()["target_message_id"] == str(message.id)


async def test_what_a_menu_does_not_have(standin: StandIn, echo: Echo) -> None:
    """Commands that are typed, those of the other menu, and whoever does not see the message."""
    with pytest.raises(ClientRefused):
        await standin.alice.point("say", standin.bob, standin.channel)
    with pytest.raises(ClientRefused):
        await standin.alice.point(LETTERS, standin.bob, standin.channel)
    with pytest.raises(ClientRefused):
        await standin.alice.slash(WHO, standin.channel)
    for owner in (standin.alice, standin.carol):
        with pytest.raises(ClientRefused):
            await standin.alice.point(LETTERS, said(standin, "ace", owner))


@pytest.mark.parametrize(
    ("commands", "why"),
    [
        pytest.param([menu(description="d")], "no description", id="description"),
        pytest.param(
            [menu(kind=3, options=[{"type": 3, "name": "card", "description": "d"}])],
            "no options",
            id="options",
        ),
        pytest.param([menu("x" * 33)], "", id="name of 33"),
        pytest.param([menu(name_localizations={"de": " "})], "1 to 32", id="blank name"),
        pytest.param([menu(name_localizations={"lv": "Dalīt"})], "no locale", id="Latvian"),
        pytest.param([menu(), menu()], "twice", id="one name for two"),
        pytest.param([menu(str(n)) for n in range(6)], "more than 5", id="six on a user"),
        pytest.param([menu(str(n), 3) for n in range(6)], "more than 5", id="six on a message"),
    ],
)
async def test_menus_against_the_limits(
    standin: StandIn, call: Caller, commands: list[dict[str, Any]], why: str
) -> None:
    """Registering them is refused as a whole."""
    await check_refused(standin, call, commands, why)


async def test_names_of_another_kind(standin: StandIn, call: Caller) -> None:
    """One name may be in both menus and among what is typed, each with an id of its own."""
    path = f"/applications/{standin.bot.id}/commands"
    every = [menu("deal", kind) for kind in (2, 3)]
    every.append({"name": "deal", "type": 1, "description": "d"})
    for _ in range(2):
        assert (await call("PUT", path, every))[0] == 200
        ids = [one["id"] for one in standin.world.commands]
        assert len({*ids}) == 3
