"""The panel of a server's settings: for who manages it, menus; refused once they do not."""

from typing import Any

import discord
import pytest

from bot.controls.server_panel import SERVER, all_lines
from bot.controls.settings import Number, OneOf, SettingView
from bot.people.texts import LANGUAGES, say
from data import settings
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import shown
from tests.bot.panels import choose, chosen_in, fields, fill, listed, menu
from tests.bot.presses import forge, told


@pytest.fixture
def role(room: Room) -> Any:
    """A role with Manage Server."""
    return room.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))


@pytest.fixture
def manager(room: Room, role: Any) -> Any:
    """A member with that role."""
    return room.guild.add_member(room.env.create_user("mod"), roles=[role])


async def stored(room: Room) -> settings.ServerSettings:
    async with room.db.reading() as tx:
        return await settings.server_settings(tx, room.guild.id)


async def pick(manager: Any, message: Any, part: str, *channels: Any) -> Any:
    """Choose in a menu of channels what it shows from then on."""
    custom_id = f"server:set:{part}"
    assert menu(message, custom_id)
    return await manager.select(message, list(channels), custom_id=custom_id)


async def test_each_choice_holds_at_once(room: Room, manager: Any) -> None:
    """Game, threads, language and cards are chosen in menus, and stored with that."""
    answer = await manager.slash(room.channel, "server setup")
    assert shown(answer).flags.ephemeral
    for words in ("Default game: Gin Rummy", "Thread for each table: yes"):
        await choose(room, manager, shown(answer), words)
        assert words in chosen_in(shown(answer))
    await room.press(manager, shown(answer), "Display, weekly post")
    for words in ("Cards: pictures", "Language: English"):
        await choose(room, manager, shown(answer), words)
        assert words in chosen_in(shown(answer))
    kept = await stored(room)
    assert (kept.game, kept.threads, kept.cards, kept.language) == ("gin", True, "image", "en")


async def test_channels_are_chosen(room: Room, manager: Any) -> None:
    """The menu shows what is allowed; what it does not show is kept, as are others' changes."""
    second = room.guild.create_text_channel("second")
    sleeping = 123456789012345678
    async with room.db.transaction() as tx:
        await settings.change_server(tx, room.guild.id, challenge_channels=(sleeping,))
    answer = await manager.slash(room.channel, "server setup")
    assert listed(shown(answer)) == []
    await pick(manager, shown(answer), "channels", room.channel)
    assert listed(shown(answer)) == [room.channel.id]

    await manager.slash(room.channel, "server set", allow=second)
    await pick(manager, shown(answer), "channels")
    assert set((await stored(room)).challenge_channels) == {sleeping, second.id}


async def test_challenges_that_are_not_rated(room: Room, manager: Any) -> None:
    """Where a server wants that, a challenge counts for ratings only if it says so."""
    answer = await manager.slash(room.channel, "server setup")
    assert "New challenges: rated" in chosen_in(shown(answer))
    await choose(room, manager, shown(answer), "New challenges: unrated")
    await room.press(manager, shown(answer), "Ready")
    assert "new challenges: unrated" in text_of(shown(answer)).replace("**", "")
    for said, words in (({}, "Unrated."), ({"rated": True}, "Rated:")):
        await room.alice.slash(room.channel, "challenge", opponent=room.bob, **said)
        assert words in text_of(room.messages()[-1])

    await manager.slash(room.channel, "server set", rated=True)
    await room.bob.slash(room.channel, "challenge", opponent=room.carol)
    assert "Rated:" in text_of(room.messages()[-1])


@pytest.mark.wing("season")
async def test_the_weekly_post(room: Room, manager: Any) -> None:
    """A channel is chosen for it, and taken away with a press."""
    answer = await manager.slash(room.channel, "server setup")
    await room.press(manager, shown(answer), "Display, weekly post")
    await pick(manager, shown(answer), "weekly", room.channel)
    kept = await stored(room)
    assert kept.weekly_channel == room.channel.id
    assert kept.weekly_posted
    assert f"<#{room.channel.id}>" in text_of(shown(answer))
    await room.press(manager, shown(answer), "Stop posting")
    assert (await stored(room)).weekly_channel is None
    assert not button(shown(answer), "Stop posting")


async def test_limits(room: Room, manager: Any) -> None:
    """Numbers are typed in a dialog; each wrong one is named, and can be mended."""
    answer = await manager.slash(room.channel, "server setup")
    dialog = await room.press(manager, shown(answer), "Limits …")
    assert fields(dialog)["games_per_person"] == "10"
    wrong = {"games_per_person": "ten", "games_per_server": "0", "challenges_per_person": "5"}
    await fill(manager, shown(answer), dialog, **wrong)
    said = text_of(shown(answer)).replace("**", "")
    assert "Games at once, per person: “ten” isn’t a whole number." in said
    assert "Games at once, whole server: Choose a number from 1 to 10000." in said
    assert await stored(room) == settings.ServerSettings()

    dialog = await room.press(manager, shown(answer), "Open again")
    assert fields(dialog)["games_per_person"] == "ten"
    right = {"games_per_person": "7", "games_per_server": "70"}
    await fill(manager, shown(answer), dialog, **right)
    assert "⚠" not in text_of(shown(answer))
    kept = await stored(room)
    assert (kept.games_per_person, kept.games_per_server) == (7, 70)
    assert kept.challenges_per_person == 5


async def test_who_has_lost_the_permission(room: Room, manager: Any, role: Any) -> None:
    """The panel that they opened before changes nothing any more."""
    answer = await manager.slash(room.channel, "server setup")
    page = shown(answer)
    dialog = await room.press(manager, page, "Limits …")
    role.permissions = 0
    room.env.discord.change_role(role)
    await room.env.settle()
    before = await stored(room)

    results = [
        await fill(manager, page, dialog, games_per_person="1"),
        await room.press(manager, page, "Limits …"),
        await choose(room, manager, page, "Thread for each table: yes"),
        await room.press(manager, page, "Display, weekly post"),
        await pick(manager, page, "channels", room.channel),
    ]
    assert ["Manage Server permission" in told(one) for one in results] == [True] * len(results)
    assert await stored(room) == before


async def test_forged(room: Room, manager: Any) -> None:
    """Whoever does not manage the server, or names what there is not, changes nothing."""
    answer = await manager.slash(room.channel, "server setup")
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    control, public = "server:set:threads", room.messages()[-1]
    assert "permission" in told(await forge(room, room.alice, public, control, ["on"]))
    for part, value in (("game", "bridge"), ("cards", "gold"), ("weekly_posted", "x")):
        await forge(room, manager, shown(answer), f"server:set:{part}", [value])
    assert await stored(room) == settings.ServerSettings()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_fits_in_every_language(room: Room, manager: Any, language: str) -> None:
    """Each page and the dialog is within Discord's limits in every language."""
    await manager.slash(room.channel, "preferences", language=language)
    answer = await manager.slash(room.channel, "server set", threads=True)
    for page in (*SERVER.pages()[1:], "games"):
        await room.press(manager, shown(answer), say(language, f"server-page-{page}"))
    dialog = await room.press(manager, shown(answer), say(language, "button-limits"))
    assert fields(dialog)


@pytest.mark.wing("season")
async def test_all_that_is_set_comes_first(room: Room, manager: Any, role: Any) -> None:
    """Before any of it is changed; each page is a press away."""
    chosen: dict[str, Any] = {"zone": "Europe/Riga", "season": "quarter", "threads": True}
    chosen |= {"champion_roles": {"gin": role.id}, "moderator_roles": (role.id,)}
    chosen |= {"challenge_channels": (room.channel.id,), "mentions_per_hour": 77}
    async with room.db.transaction() as tx:
        await settings.change_server(tx, room.guild.id, **chosen)
    answer = await manager.slash(room.channel, "server show")
    said = text_of(shown(answer)).replace("**", "")
    for words in (
        *(f"allowed in <#{room.channel.id}>", "default game: 500 Rummy", "threads: each table"),
        *("77 an hour", "time zone: Europe/Riga", "season length: a quarter"),
        "weekly standings: not posted",
        *(f"champion’s role in Gin Rummy: <@&{role.id}>", "moderators: @mods"),
        *("can challenge: everyone", "can’t play: no one", "10 per person", "3 sent"),
    ):
        assert words in said, words
    assert "Step" not in said
    await room.press(manager, shown(answer), "Seasons")
    assert "Step 3" in text_of(shown(answer))


Plain = OneOf | Number


def another(setting: Plain) -> Any:
    """A value of *setting* that is not its usual one."""
    usual = getattr(settings.ServerSettings(), setting.field)
    values = setting.limits() if isinstance(setting, Number) else setting.values().values()
    return next(value for value in values if value != usual)


@pytest.mark.wing("season", "scorecard")
async def test_all_that_can_be_set_is_said(room: Room, manager: Any, role: Any) -> None:
    """Whatever setting is changed, the page of all reads otherwise."""
    other = {one.field: another(one) for one in SERVER.settings() if isinstance(one, Plain)} | {
        "challenge_channels": (room.channel.id,),
        "weekly_channel": room.channel.id,
        "daily_channel": room.channel.id,
        "zone": "Europe/Riga",
        "champion_roles": {"gin": role.id},
        "moderator_roles": (role.id,),
        "challenger_roles": (role.id,),
        "muted_roles": (role.id,),
    }
    posted = {"weekly_posted", "daily_posted"}
    assert {*other} == {*settings.ServerSettings.model_fields} - posted
    await room.wait()
    guild = room.app.get_guild(room.guild.id)
    usual = settings.ServerSettings()
    before = [*all_lines(SettingView("en", usual, guild))]
    for name, value in other.items():
        assert [
            *all_lines(SettingView("en", usual.model_copy(update={name: value}), guild))
        ] != before, name
