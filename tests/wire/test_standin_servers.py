"""The stand-in's servers as the real client meets them: roles, members, joining and leaving."""

import asyncio
from collections.abc import Callable

import discord
import pytest
from discord import Object

from sandbox.accounts import MANAGE_GUILD, MANAGE_ROLES, VIEW
from sandbox.guilds import Guild, Role
from sandbox.people import ClientRefused, Person
from sandbox.world import Channel
from tests.wire.echo import Echo
from tests.wire.standin import StandIn

pytestmark = pytest.mark.wire


async def heard(echo: Echo, event: str) -> None:
    """Wait until the bot was told of *event*."""
    async with asyncio.timeout(60):
        while event not in echo.events:
            await asyncio.sleep(0.005)


def server(standin: StandIn, echo: Echo) -> discord.Guild:
    """The first server as the bot has it."""
    found = echo.get_guild(standin.guild.id)
    assert found
    return found


async def test_roles_come_with_the_server(standin: StandIn, echo: Echo) -> None:
    """The bot knows every role and its own place; a new one stands below, one may be above."""
    standin.add_role("Champion")
    above = standin.add_role("Moderator", highest=True)
    await heard(echo, "role Moderator")

    guild = server(standin, echo)

    named = [(each.name, each.position) for each in guild.roles]
    assert named == [("@everyone", 0), ("Champion", 1), ("Jolly", 2), ("Moderator", 3)]
    assert guild.me.top_role.is_bot_managed()
    assert [each.name for each in guild.roles if each.is_assignable()] == ["Champion"]
    standin.delete_role(above)
    await heard(echo, "no role Moderator")
    assert guild.get_role(above.id) is None
    assert [each.name for each in await guild.fetch_roles()] == ["@everyone", "Champion", "Jolly"]


async def test_a_role_is_given_and_taken(standin: StandIn, echo: Echo) -> None:
    """With Manage Roles the bot gives a role below its own, with a reason; REST shows it."""
    champion = standin.add_role("Champion")
    standin.allow(MANAGE_ROLES)
    guild, role = server(standin, echo), Object(champion.id)
    member = await guild.fetch_member(standin.alice.id)

    await member.add_roles(role, reason="the best of May – žolíky")

    assert standin.guild.roles_of(standin.alice) == [champion]
    assert standin.calls[-1].reason == "the best of May – žolíky"
    shown = await guild.fetch_member(standin.alice.id)
    assert [each.name for each in shown.roles] == ["@everyone", "Champion"]
    await member.remove_roles(role)
    assert standin.guild.roles_of(standin.alice) == []
    assert "member alice" not in echo.events, "who asks for no members is not told of them"


def changed(standin: StandIn, what: str) -> Role:
    """A role that the bot cannot give, for the reason *what*."""
    guild = standin.guild
    if what == "no right":
        return standin.add_role("Champion")
    standin.allow(MANAGE_ROLES)
    roles = {
        "above": lambda: standin.add_role("Moderator", highest=True),
        "its own": lambda: guild.bot_role,
        "everyone": lambda: guild.everyone,
        "deleted": lambda: Role("gone"),
        "not here": lambda: standin.add_role("Champion"),
    }
    return roles[what]()


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ("no right", 50013),
        ("above", 50013),
        ("its own", 50013),
        ("everyone", 50028),
        ("deleted", 10011),
        ("not here", 10007),
    ],
)
async def test_a_role_that_cannot_be_given(
    standin: StandIn, echo: Echo, what: str, code: int
) -> None:
    """Each reason has Discord's code."""
    role = changed(standin, what)
    if what == "not here":
        standin.leave(standin.alice)

    with pytest.raises(discord.HTTPException, match=str(code)):
        await echo.http.add_role(standin.guild.id, standin.alice.id, role.id, reason=None)
    standin.forgive("50028")


async def test_a_reason_that_is_too_long(standin: StandIn, echo: Echo) -> None:
    """The audit log takes 512 characters."""
    role = standin.add_role("Champion")
    standin.allow(MANAGE_ROLES)
    with pytest.raises(discord.HTTPException, match="50035"):
        await echo.http.add_role(standin.guild.id, standin.bob.id, role.id, reason="r" * 513)
    assert standin.forgive("50035")


async def test_a_member_comes_with_roles(standin: StandIn, echo: Echo) -> None:
    """An interaction has the member's roles, and permissions with what these add."""
    host = standin.add_role("Host", MANAGE_GUILD)
    champion = standin.add_role("Champion")
    standin.give(standin.alice, host, champion)

    answer = await standin.alice.slash("about", standin.channel, whom=standin.bob)
    assert answer.text == "Member bob; ['@everyone', 'Champion', 'Host']; manages True"
    answer = await standin.bob.slash("about", standin.channel, whom=champion)
    assert answer.text == "Role Champion; ['@everyone']; manages False"
    with pytest.raises(ClientRefused):
        await standin.bob.slash("greet", standin.channel, who=standin.alice)
    greeted = await standin.alice.slash("greet", standin.channel, who=standin.bob)
    assert greeted.text == "greeted"


async def test_selects_of_people_roles_and_channels(standin: StandIn, echo: Echo) -> None:
    """Each kind carries what was chosen, and shows what is chosen already."""
    champion = standin.add_role("Champion")
    alice, bob = standin.alice, standin.bob
    shown = (await alice.slash("chooser", standin.channel, role=champion)).message
    assert shown

    chosen = {each.custom_id: each.chosen for each in shown.selects if each.chosen}
    assert chosen == {"role": (str(champion.id),), "mentionable": (str(champion.id),)}
    assert (await alice.pick(shown, bob, alice, of="user")).text == "Member bob, Member alice"
    assert (await alice.pick(shown, champion, of="role")).text == "Role Champion"
    answer = await alice.pick(shown, bob, champion, of="mentionable")
    assert answer.text == "Member bob, Role Champion"
    answer = await alice.pick(shown, standin.channel)
    assert answer.text == "AppCommandChannel card-table"
    standin.leave(bob)
    with pytest.raises(ClientRefused):
        await alice.pick(shown, bob, of="user")


async def test_selects_in_a_dialog(standin: StandIn, echo: Echo) -> None:
    """A dialog takes people, roles and channels; what need not be chosen may be left."""
    champion = standin.add_role("Champion")
    form = await standin.alice.slash("questions", standin.channel)
    filled = {"User": [standin.bob], "role": [champion], "channel": [standin.channel]}
    answer = await standin.alice.submit(form, **filled)
    assert answer.text == "Member bob; Role Champion; ; AppCommandChannel card-table"

    form = await standin.alice.slash("questions", standin.channel)
    with pytest.raises(ClientRefused):
        await standin.alice.submit(form, User=[standin.alice, standin.bob])
    assert (await standin.alice.submit(form)).text == "; ; ; "


async def test_selects_in_a_dm(standin: StandIn, echo: Echo) -> None:
    """There one can choose oneself and the bot, and no role."""
    champion = standin.add_role("Champion")
    form = await standin.alice.slash("questions")
    with pytest.raises(ClientRefused):
        await standin.alice.submit(form, Role=[champion])
    with pytest.raises(ClientRefused):
        await standin.alice.submit(form, User=[standin.bob])
    assert (await standin.alice.submit(form, User=[standin.alice])).text == "User alice; ; ; "


async def test_the_bot_is_invited_and_thrown_out(standin: StandIn, echo: Echo) -> None:
    """A new server comes whole and as one that was joined; one that it left knows it no more."""
    dora = standin.join("Dora")
    guild = standin.open_server("Žolíky", dora, [standin.bob], locale="cs", channels=("a", "b"))
    first, second = standin.channels_of(guild)
    second.permissions = 0
    with pytest.raises(ClientRefused):
        await dora.slash("say", first, word="ace")
    standin.invite(guild, MANAGE_ROLES)
    await heard(echo, "join Žolíky")

    known = echo.get_guild(guild.id)
    assert known
    assert known.system_channel
    assert known.system_channel.id == first.id
    assert (known.owner_id, str(known.preferred_locale)) == (dora.id, "cs")
    assert known.me.guild_permissions.manage_roles
    may = [each.permissions_for(known.me).send_messages for each in known.text_channels]
    assert may == [True, False]
    await known.system_channel.send("hello")
    assert (await dora.slash("say", first, word="ace")).text == "ace 1 Dora guild"
    assert "guild" in (await standin.bob.slash("say", first, word="ace")).text
    with pytest.raises(ClientRefused):
        await standin.alice.slash("say", first, word="ace")
    await left(standin, echo, guild)
    standin.invite(guild)
    async with asyncio.timeout(60):
        while echo.events.count("join Žolíky") < 2:
            await asyncio.sleep(0.005)


async def left(standin: StandIn, echo: Echo, guild: Guild) -> None:
    """The bot is thrown out, and what it asks for after that is refused."""
    standin.throw_out(guild)
    await heard(echo, f"remove {guild.name}")
    assert echo.get_guild(guild.id) is None
    (first, _) = standin.channels_of(guild)
    for asked, code in (
        (echo.fetch_guild(guild.id), 10004),
        (echo.get_partial_messageable(first.id).send("hello"), 50001),
    ):
        with pytest.raises(discord.HTTPException, match=str(code)):
            await asked


@pytest.fixture
async def riga(standin: StandIn) -> Guild:
    """A second server with the bot, and a third that it has left."""
    riga, tallinn = (standin.open_server(name, standin.join(name)) for name in ("Riga", "Tallinn"))
    for guild in (riga, tallinn):
        standin.invite(guild)
    standin.throw_out(tallinn)
    return riga


async def test_several_servers_from_the_beginning(
    standin: StandIn, riga: Guild, echo: Echo
) -> None:
    """A bot that starts has every server that it is in; it did not join them now."""
    assert {each.name for each in echo.guilds} == {"Card Club", "Riga"}
    assert "join Riga" not in echo.events
    assert {each.id async for each in echo.fetch_guilds()} == {standin.guild.id, riga.id}
    (channel,) = standin.channels_of(riga)
    assert (await riga_owner(riga).slash("say", channel, word="ace")).text == "ace 1 Riga guild"


def riga_owner(riga: Guild) -> Person:
    """Whose server it is."""
    assert isinstance(riga.owner, Person)
    return riga.owner


def thread_of(echo: Echo, thread: Channel) -> discord.Thread:
    """A thread as the bot has it."""
    found = echo.get_channel(thread.id)
    assert isinstance(found, discord.Thread)
    return found


async def until(found: Callable[[], bool]) -> None:
    """Wait until the bot knows something."""
    async with asyncio.timeout(60):
        while not found():
            await asyncio.sleep(0.005)


async def test_a_thread_is_changed(standin: StandIn, echo: Echo) -> None:
    """Whose it is, after what silence it sleeps, and that a message opens it, the bot learns."""
    opened = standin.open_thread(standin.channel, "cards", standin.alice)
    await until(lambda: echo.get_channel(opened.id) is not None)
    thread = thread_of(echo, opened)
    assert (thread.owner_id, thread.auto_archive_duration) == (standin.alice.id, 1440)
    channel = echo.get_channel(standin.channel.id)
    assert isinstance(channel, discord.TextChannel)
    own = await channel.create_thread(name="a table", type=discord.ChannelType.public_thread)
    assert own.owner_id == standin.bot.id
    await own.edit(auto_archive_duration=60)
    stored = standin.world.channels[own.id]
    await until(lambda: thread_of(echo, stored).auto_archive_duration == 60)
    await own.edit(archived=True)
    await until(lambda: echo.get_channel(own.id) is None)
    await own.send("hello")
    await until(lambda: echo.get_channel(own.id) is not None)
    assert not thread_of(echo, stored).archived


async def test_a_private_thread(standin: StandIn, echo: Echo) -> None:
    """Is known as one, and an open one is not."""
    for private in (True, False):
        opened = standin.open_thread(standin.channel, "cards", standin.alice, private=private)
        await until(lambda of=opened: echo.get_channel(of.id) is not None)
        assert thread_of(echo, opened).is_private() is private


async def test_a_thread_has_the_rights_of_its_channel(standin: StandIn, echo: Echo) -> None:
    """What the bot may not do in a channel it may not do in the threads there."""
    thread = echo.get_partial_messageable(standin.open_thread(standin.channel, "cards").id)
    await thread.send("hello")
    for permissions, code in ((VIEW, 50013), (0, 50001)):
        standin.channel.permissions = permissions
        with pytest.raises(discord.HTTPException, match=str(code)):
            await thread.send("hello")


async def test_a_crowd_is_cheap(standin: StandIn, echo: Echo) -> None:
    """Sixty-four people with a role come and act, each in their own name."""
    players = standin.add_role("Players")
    crowd = standin.crowd(64, players)
    said = (each.slash("say", standin.channel, word="ace") for each in crowd)
    answers = await asyncio.gather(*said)
    assert {each.text for each in answers} == {
        f"ace 1 Player {number} guild" for number in range(1, 65)
    }
