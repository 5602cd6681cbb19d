"""The page of seasons is theirs alone: it comes with them, and its old controls go on working."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.club.season.wing import WING
from bot.commands import server
from bot.controls.places import WINGS
from bot.controls.server_panel import SERVER
from data import settings
from tests.bot.conftest import Room, text_of
from tests.bot.evening import shown
from tests.bot.panels import fields, fill
from tests.bot.presses import forge


@pytest.fixture
def boss(room: Room) -> Any:
    """Who manages the server."""
    allowed = discord.Permissions(manage_guild=True)
    mods = room.guild.create_role("mods", permissions=allowed)
    return room.guild.add_member(room.env.create_user("boss"), roles=[mods])


@pytest.fixture
def without_seasons(room: Room) -> Iterator[None]:
    """The bot without this feature, from now on."""
    place = WINGS.index(WING)
    WINGS.remove(WING)
    room.app.tree.remove_command("server")
    room.app.tree.add_command(server.group())
    yield
    WINGS.insert(place, WING)


@pytest.mark.usefixtures("without_seasons")
async def test_nothing_of_it_is_left(room: Room) -> None:
    """Without seasons the panel has no such page, and no command or line speaks of them."""
    assert "season" not in SERVER.pages()
    (command,) = (one for one in room.app.tree.get_commands() if one.name == "server")
    assert {one.name for one in command.commands} == {"show", "setup", "set", "roles"}
    room.guild.let_use("server", room.alice)
    said = text_of(shown(await room.alice.slash(room.channel, "server show")))
    assert "season" not in said
    assert "week" not in said


@pytest.mark.parametrize("control", ["server:dialog:zone", "server:ask:zone"])
async def test_a_dialog_opened_long_ago(room: Room, boss: Any, control: str) -> None:
    """The zone is typed where the page is of today, and where it was shown by an older version."""
    page = shown(await boss.slash(room.channel, "server show"))
    dialog = await forge(room, boss, page, control)
    assert dialog.modal["title"] == "Seasons"
    dialog.modal["custom_id"] = dialog.modal["custom_id"].replace(
        "fill", "told" if "dialog" in control else "fill"
    )
    await fill(boss, page, dialog, zone="riga")
    async with room.db.reading() as tx:
        assert (await settings.server_settings(tx, room.guild.id)).zone == "Europe/Riga"
    assert fields(await forge(room, boss, page, control)) == {"zone": "Europe/Riga"}


@pytest.mark.parametrize(
    ("control", "value", "changes"),
    [
        pytest.param("season:zone", "Europe/Riga", {"zone": "Europe/Riga"}, id="a zone"),
        pytest.param("season:length", "quarter", {"season": "quarter"}, id="a length"),
        pytest.param("season:post", "off", {"season_post": False}, id="a switch"),
        pytest.param("season:length", "century", {}, id="no length"),
        pytest.param("season:zone", "Mars/Olympus", {}, id="no zone"),
        pytest.param("set:zone", "Europe/Riga", {}, id="no menu of this page"),
        pytest.param("champion:bridge", "1", {}, id="no game"),
        pytest.param("end:weekly", None, {"weekly_channel": None}, id="an end"),
        pytest.param("end:game", None, {}, id="no end"),
    ],
)
async def test_what_a_menu_offers(
    room: Room, boss: Any, control: str, value: str | None, changes: dict[str, Any]
) -> None:
    """A choice is stored by the menu's id of always, and nothing that was never offered."""
    async with room.db.transaction() as tx:
        kept = await settings.change_server(tx, room.guild.id, weekly_channel=room.channel.id)
    page = shown(await boss.slash(room.channel, "server show"))
    await forge(room, boss, page, f"server:{control}", value if value is None else [value])
    async with room.db.reading() as tx:
        found = await settings.server_settings(tx, room.guild.id)
    assert found == kept.model_copy(update=changes)
