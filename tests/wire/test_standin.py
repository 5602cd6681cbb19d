"""The stand-in itself: an ordinary discord.py bot finds in it the Discord that it knows."""

import asyncio

import aiohttp
import discord
import pytest
from discord.http import Route
from yarl import URL

from sandbox.client_checks import ClientRefused
from sandbox.people import NoAnswer
from tests.wire.echo import Echo
from tests.wire.standin import StandIn

pytestmark = pytest.mark.wire


async def test_it_logs_in_and_registers_its_commands(standin: StandIn, echo: Echo) -> None:
    """Login, sync, IDENTIFY and GUILD_CREATE leave the client with its server and channel."""
    assert echo.user
    assert echo.user.name == "jolly"
    assert echo.get_channel(standin.channel.id)
    assert {each["name"] for each in standin.world.commands} >= {"say", "panel", "greet"}
    assert standin.gateway.identified[0]["intents"] == discord.Intents(guilds=True).value


async def test_a_wrong_token_is_refused(standin: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    """A token that is not the bot's ends in LoginFailure, as with Discord."""
    monkeypatch.setattr(Route, "BASE", standin.api_url)
    standin.wrong_token_expected = True
    async with Echo() as client:
        with pytest.raises(discord.LoginFailure):
            await client.login("somebody.elses.token")


async def test_a_command_is_answered_in_its_channel(standin: StandIn, echo: Echo) -> None:
    """Options of every type arrive, and the answer is a message that all see."""
    answer = await standin.alice.slash("say", standin.channel, word="ace", times=1, who=standin.bob)

    assert answer.text == "ace 1 Bob guild"
    assert answer.message in standin.channel.seen_by(standin.carol)


async def test_a_command_in_the_dm_is_answered_there(standin: StandIn, echo: Echo) -> None:
    """Without a server the interaction has a user, and nobody else sees the answer."""
    answer = await standin.alice.slash("say", word="ace")

    assert answer.text == "ace 1 Alice dm"
    assert standin.alice.dm.seen_by(standin.bob) == []


async def test_choices_are_offered_while_typing(standin: StandIn, echo: Echo) -> None:
    """An autocompletion is answered with names and values."""
    assert await standin.alice.autocomplete("say", "word", "t", standin.channel) == [
        ("Two", "two"),
        ("Three", "three"),
    ]


async def test_a_press_changes_the_pressed_message(standin: StandIn, echo: Echo) -> None:
    """Type 7 edits an ephemeral layout, which its owner alone sees."""
    shown = (await standin.alice.slash("panel", standin.channel)).message
    assert shown
    assert not shown.visible_to(standin.bob)

    answer = await standin.alice.press(shown, "Change")

    assert answer.message is shown
    assert "a changed panel" in shown.text


async def test_a_select_and_a_modal_carry_what_was_entered(standin: StandIn, echo: Echo) -> None:
    """Chosen values and a filled form reach the bot."""
    shown = (await standin.alice.slash("panel", standin.channel)).message
    assert shown

    assert (await standin.alice.select(shown, "Ace", "Two")).text == "ace two"
    form = await standin.alice.press(shown, "Form")
    assert (await standin.alice.submit(form, Name="Alice")).text == "hello Alice"


async def test_a_deferred_answer_comes_later(standin: StandIn, echo: Echo) -> None:
    """Type 5 shows an ephemeral that is loading until it is edited; type 6 changes nothing."""
    thinking = (await standin.alice.slash("think", standin.channel)).message
    assert thinking
    await standin.alice.sees("thought", standin.channel)
    assert not thinking.loading

    await standin.alice.press(thinking, "Hint")
    assert (await standin.alice.sees("a hint", standin.channel)).owner is standin.alice


async def test_files_come_with_a_layout(standin: StandIn, echo: Echo) -> None:
    """A multipart answer has its payload judged and its attachment kept."""
    message = (await standin.alice.slash("picture", standin.channel)).message
    assert message
    assert [each["filename"] for each in message.body["attachments"]] == ["hand.png"]


async def test_a_direct_message_notifies_unless_closed(standin: StandIn, echo: Echo) -> None:
    """A DM pings its reader, an edit keeps it one message; closed DMs are 50007."""
    answer = await standin.carol.slash("greet", standin.channel, who=standin.alice)
    assert answer.text == "greeted"
    (message,) = standin.alice.dm.seen_by(standin.alice)
    assert (message.text, message.pinged) == ("hello again", {standin.alice.id})

    standin.bob.dms_open = False
    answer = await standin.carol.slash("greet", standin.channel, who=standin.bob)
    assert answer.text == "closed 50007"


async def test_a_repeated_nonce_makes_one_message(standin: StandIn, echo: Echo) -> None:
    """enforce_nonce returns the message that is already there."""
    for _ in range(2):
        await standin.carol.slash("greet", standin.channel, who=standin.alice)
    assert len(standin.alice.dm.seen_by(standin.alice)) == 1


async def test_the_client_refuses_what_no_person_can_do(standin: StandIn, echo: Echo) -> None:
    """Missing options, other choices, switched-off buttons and others' ephemerals are refused."""
    shown = (await standin.alice.slash("panel", standin.channel)).message
    assert shown
    say = standin.alice.slash
    for impossible in (
        say("say", standin.channel),
        say("say", standin.channel, word="ace", times=2),
        say("say", standin.channel, word="a" * 21),
        say("deal", standin.channel),
        standin.carol.slash("greet", who=standin.alice),
        standin.alice.press(shown, "Off"),
        standin.bob.press(shown, "Change"),
        standin.alice.select(shown, "Ace", "Two", "Three"),
    ):
        with pytest.raises(ClientRefused):
            await impossible


async def test_members_without_the_right_are_not_offered_a_command(
    standin: StandIn, echo: Echo
) -> None:
    """default_member_permissions hide a command from a member without them."""
    standin.alice.permissions = 0
    with pytest.raises(ClientRefused):
        await standin.alice.slash("greet", standin.channel, who=standin.bob)


async def test_a_late_answer_is_unknown(standin: StandIn, echo: Echo) -> None:
    """After the time for a first answer there is 10062, and the person has no answer."""
    standin.patience = 0.1
    with pytest.raises(NoAnswer):
        await standin.alice.slash("late", standin.channel)
    with pytest.raises(discord.NotFound, match="10062"):
        await echo.last.response.send_message("too late")
    assert standin.forgive("10062")


async def test_a_second_first_answer_is_refused(standin: StandIn, echo: Echo) -> None:
    """There is one first answer to an interaction: the next is 40060, and a violation."""
    await standin.alice.slash("twice", standin.channel)
    await standin.alice.sees("refused 40060", standin.channel)
    assert standin.forgive("40060")


async def test_a_token_dies_after_fifteen_minutes(standin: StandIn, echo: Echo) -> None:
    """An old token is 401 with 50027, and using it is a violation."""
    answer = await standin.alice.slash("say", standin.channel, word="ace")
    answer.interaction.begun -= 15 * 60
    with pytest.raises(discord.HTTPException, match="50027"):
        await echo.last.edit_original_response(content="late")
    assert standin.forgive("50027")


async def test_ordinary_requests_do_not_reach_an_ephemeral(standin: StandIn, echo: Echo) -> None:
    """An ephemeral is unknown (10008) to everything but its interaction's token."""
    shown = (await standin.alice.slash("panel", standin.channel)).message
    assert shown
    channel = echo.get_partial_messageable(standin.channel.id)
    with pytest.raises(discord.NotFound, match="10008"):
        await channel.get_partial_message(shown.id).delete()


async def test_permissions_and_deletions_have_their_codes(standin: StandIn, echo: Echo) -> None:
    """No right to send is 50013, to see 50001; a deleted channel is 10003."""
    channel = echo.get_partial_messageable(standin.channel.id)
    for permissions, deleted, code in (
        (1 << 10, False, 50013),
        (0, False, 50001),
        (0, True, 10003),
    ):
        standin.channel.permissions, standin.channel.deleted = permissions, deleted
        with pytest.raises(discord.HTTPException, match=str(code)):
            await channel.send("hello")


async def test_rate_limits_and_errors_are_waited_for(standin: StandIn, echo: Echo) -> None:
    """discord.py waits out a 429 of a route or of all, and tries again after a 502."""
    route = "POST /channels/{channel_id}/messages"
    channel = echo.get_partial_messageable(standin.channel.id)
    for trouble in ({"status": 429}, {"status": 429, "everywhere": True}, {"status": 502}):
        ordered = standin.fault(route, retry_after=0.05, **trouble)
        await channel.send(f"after {trouble}")
        assert ordered.seen == 1
    assert len(standin.channel.messages) == 3


async def test_an_answer_can_be_lost(standin: StandIn, echo: Echo) -> None:
    """The message is there although the bot never hears of it."""
    standin.fault("POST /channels/{channel_id}/messages", lost=True)
    with pytest.raises(aiohttp.ClientConnectionError):
        await echo.get_partial_messageable(standin.channel.id).send("lost")
    assert [each.text for each in standin.channel.seen_by(standin.alice)] == ["lost"]


async def test_who_is_killed_while_asking_breaks_no_rule(standin: StandIn) -> None:
    """A form that ends in the middle, with its connection, is nobody's fault."""
    address = URL(standin.api_url)
    _, writer = await asyncio.open_connection(address.host, address.port)
    path = f"{address.path}/channels/{standin.channel.id}/messages"
    head = (
        f"POST {path} HTTP/1.1",
        f"Host: {address.host}",
        f"Authorization: Bot {standin.token}",
        "Content-Type: multipart/form-data; boundary=cut",
        "Content-Length: 1000",
    )
    form = '--cut\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content":'
    writer.write(("\r\n".join(head) + "\r\n\r\n" + form).encode())
    await writer.drain()
    async with asyncio.timeout(10):
        while not standin.open_calls:
            await asyncio.sleep(0.01)
    writer.transport.abort()
    async with asyncio.timeout(10):
        while standin.open_calls:
            await asyncio.sleep(0.01)

    assert standin.violations == []
