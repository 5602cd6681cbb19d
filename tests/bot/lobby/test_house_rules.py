"""House rules with a name: kept by who manages the server, offered first, played by."""

from typing import Any

import discord
import pytest
from sqlalchemy import update

from bot.people.refused import Refused
from bot.typed.house_sheets import read_name, sheet_in
from data import challenges, sheets
from data.sheets import SheetRow
from data.store import club
from engine.variants import VARIANTS
from tests.bot.conftest import Room, buttons, selects, text_of
from tests.bot.panels import choose, fields, fill
from tests.bot.presses import now, told

RUMMY = VARIANTS["rummy-51"]
RULES = next(iter(RUMMY.presets.values())).model_copy(update={"joker_swap": False})


def row(name: str, variant: str = "rummy-51", **changes: Any) -> SheetRow:
    stored = RULES.model_dump(mode="json") | changes
    return SheetRow(sheets.key_of(name), name, variant, stored)


ROWS = (row("Friday 51"), row("Friday"), row("Old", "gone"), row("Odd", nothing=3))


@pytest.mark.parametrize(
    ("typed", "name", "rest"),
    [
        ("sheet=Friday 51", "Friday 51", ""),
        ("SHEET = friday  51 target=200", "Friday 51", "target=200"),
        ("target=200 sheet=Friday", "Friday", "target=200"),
        ("friday 51", "Friday 51", ""),
        ("Friday clock=5m", "Friday", "clock=5m"),
        ("target=200", None, "target=200"),
        ("Fridays", None, "Fridays"),
        ("", None, ""),
    ],
)
def test_named_among_options(typed: str, name: str | None, rest: str) -> None:
    """The longest name that fits counts; all else stays for the options."""
    found, more = sheet_in(typed, ROWS)
    assert (found.name if found else None, more) == (name, rest)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        pytest.param("sheet=Monday", "sheet-unknown", id="no such"),
        pytest.param("sheet=Old", "sheet-not-read", id="a game that there is not any more"),
        pytest.param("sheet=Odd", "sheet-not-read", id="an option that there is not any more"),
    ],
)
def test_told_and_not_guessed(typed: str, key: str) -> None:
    """What this version does not understand is said, not played some other way."""
    with pytest.raises(Refused) as refused:
        sheet_in(typed, ROWS)
    assert refused.value.key == key


@pytest.mark.parametrize("name", ["", "   ", "a" * 25, "a=b", "**\u200b"])
def test_names(name: str) -> None:
    """Short, visible, and no option."""
    with pytest.raises(Refused):
        read_name(name)


@pytest.fixture
def host(room: Room) -> Any:
    """A member with Manage Server."""
    role = room.guild.create_role("hosts", permissions=discord.Permissions(manage_guild=True))
    return room.guild.add_member(room.env.create_user("host"), roles=[role])


async def kept(room: Room, name: str = "Friday 51", **options: Any) -> None:
    """A sheet that the server keeps."""
    async with room.db.transaction() as tx:
        stored = RULES.model_dump(mode="json") | options
        await sheets.add(tx, room.guild.id, name, "rummy-51", stored, 1)


async def stored(room: Room) -> tuple[SheetRow, ...]:
    async with room.db.reading() as tx:
        return await sheets.of_server(tx, room.guild.id)


async def test_played_by(room: Room) -> None:
    """Its game and rules, with its name in the challenge; further options change them."""
    await kept(room)
    await room.bob.slash(room.channel, "challenge", opponent=room.carol, options="sheet=friday 51")
    message = room.messages()[-1]
    assert "House rules: **Friday 51**" in text_of(message)
    async with room.db.reading() as tx:
        asked = await challenges.load(tx, 1)
    assert (asked.variant, asked.rules["joker_swap"]) == ("rummy-51", False)
    other = {"options": "Friday 51 joker-swap=yes", "opponent": room.carol}
    await room.bob.slash(room.channel, "challenge", **other)
    assert "House rules" not in text_of(room.messages()[-1])
    wrong = await room.bob.slash(room.channel, "challenge", game="gin", options="Friday 51")
    assert "These house rules are for Rummy 51" in told(wrong)


async def test_offered_first(room: Room) -> None:
    """Before all else that is proposed, and only for the game that is named."""
    await kept(room)
    found = await room.bob.autocomplete(room.channel, "challenge", "options", "")
    assert [one["value"] for one in found][:1] == ["sheet=Friday 51"]
    assert len(found) > 1
    named = await room.bob.autocomplete(room.channel, "challenge", "options", "", game="gin")
    assert not [one for one in named if "Friday" in one["name"]]


async def test_chosen_on_the_panel(room: Room) -> None:
    """The first line of the menu; it holds as a preset does, and leaves the times."""
    await kept(room)
    await room.alice.slash(room.channel, "challenge", game="rummy-51", turn="2d")
    opened = (await room.press(room.alice, room.messages()[-1], "Options")).response
    (presets, *_) = selects(opened.message)
    assert presets.options[0].label == "Friday 51"
    await choose(room, room.alice, opened.message, "Friday 51")
    text = text_of(now(room, room.messages()[-1]))
    assert "House rules: **Friday 51**" in text
    assert "2 days" in text


async def test_kept_from_a_challenge(room: Room, host: Any) -> None:
    """Who manages the server keeps the rules of a challenge under a name."""
    await host.slash(room.channel, "challenge", game="rummy-51", options="joker-swap=no")
    opened = (await room.press(host, room.messages()[-1], "Options")).response
    asked = await room.press(host, opened.message, "Save these rules …")
    said = await fill(host, opened.message, asked, name="Friday 51")
    assert "Saved **Friday 51**" in text_of(said.response.message)
    (found,) = await stored(room)
    assert found.rules == RULES.model_dump(mode="json")
    again = await room.press(host, opened.message, "Save these rules …")
    twice = await fill(host, opened.message, again, name="friday  51")
    assert "already house rules called friday 51" in text_of(twice.response.message)


async def test_made_renamed_removed_by_buttons(room: Room, host: Any) -> None:
    """From the club's screen; what was wrong is told, and can be mended."""
    home = await host.slash(room.channel, "club home")
    listed = (await room.press(host, home.response.message, "House rules")).response
    asked = await room.press(host, listed.message, "New …")
    values = {"name": "Fast", "game": ["gin"], "options": "target=soon"}
    await host.submit_modal(asked, values)
    assert "⚠" in text_of(listed.message)
    asked = await room.press(host, listed.message, "Open again")
    assert fields(asked)["options"] == "target=soon"
    await host.submit_modal(asked, values | {"options": "target=50"})
    assert "Gin Rummy to 50" in text_of(listed.message)
    await choose(room, host, listed.message, "Fast")
    asked = await room.press(host, listed.message, "Rename …")
    await fill(host, listed.message, asked, name="Quick")
    assert [one.name for one in await stored(room)] == ["Quick"]
    await choose(room, host, listed.message, "Quick")
    await room.press(host, listed.message, "Remove")
    assert "no house rules yet" in text_of(listed.message)


async def test_by_command(room: Room, host: Any) -> None:
    """The same in one line, for whoever manages the server and nobody else."""
    refused = await room.bob.slash(room.channel, "club sheets", name="X", options="joker-swap=no")
    assert refused.acknowledged
    assert not await stored(room)
    given = {"name": "Friday 51", "game": "rummy-51", "options": "joker-swap=no"}
    await host.slash(room.channel, "club sheets", **given)
    await host.slash(room.channel, "club sheets", name="friday 51", rename="Late")
    (found,) = await stored(room)
    assert (found.name, found.rules["joker_swap"]) == ("Late", False)
    shown = await room.bob.slash(room.channel, "club sheets")
    assert "**Late** · Rummy 51" in text_of(shown.response.message)
    assert [one.label for one in buttons(shown.response.message)] == ["The club"]
    await host.slash(room.channel, "club sheets", name="late", remove=True)
    assert not await stored(room)


async def test_no_more_than_twenty(room: Room, host: Any) -> None:
    """The twenty-first is refused, and what is there fits one message."""
    for number in range(20):
        await kept(room, f"Friday number {number:02}")
    said = await host.slash(room.channel, "club sheets", name="One more", options="target=200")
    assert "20 sets of house rules" in told(said)
    shown = await host.slash(room.channel, "club sheets")
    assert "Friday number 19" in text_of(shown.response.message)


async def test_from_another_version(room: Room) -> None:
    """A sheet that is not understood stands in the list as such; all others work."""
    await kept(room)
    await kept(room, "Later")
    async with room.db.transaction() as tx:
        change = update(club.sheets).where(club.sheets.c.key == "later")
        await tx.execute(change.values(rules={"wild": "yes"}))
    shown = await room.bob.slash(room.channel, "club sheets")
    assert "can’t read these rules" in text_of(shown.response.message)
    await room.bob.slash(room.channel, "challenge", opponent=room.carol, options="Friday 51")
    assert "House rules: **Friday 51**" in text_of(room.messages()[-1])
