"""Messages are put together as discord.py would do it from objects of its own."""

from typing import Any

import discord
from discord import ui
from discord.http import handle_message_parameters

from bot.controls.server_settings import channel_menu, role_menu
from bot.render.buttons import RED, button, buttons
from bot.render.layout import ButtonsBelow, layout, shown
from bot.render.menus import PEOPLE, option, picker, select, selects
from bot.render.picture import Picture
from sandbox.limits import V2

KINDS = discord.ChannelType
CHANNELS = [KINDS.text, KINDS.news, KINDS.voice, KINDS.public_thread, KINDS.private_thread]


def picked(kind: discord.SelectDefaultValueType) -> list[discord.SelectDefaultValue]:
    """The channel, or role, that a menu shows as chosen."""
    return [discord.SelectDefaultValue(id=7, type=kind)]


def theirs() -> ui.LayoutView:
    """A message with everything there is, of discord.py's objects."""
    kinds = discord.SelectDefaultValueType
    menus: tuple[ui.Select[Any] | ui.UserSelect[Any], ...] = (
        ui.Select(custom_id="a", options=[discord.SelectOption(label="A", value="a")]),
        ui.Select(
            custom_id="b:0",
            placeholder="Hint",
            options=[
                discord.SelectOption(label="B", value="b", description="About", default=True),
                discord.SelectOption(label="C", value="c"),
            ],
            min_values=0,
            max_values=2,
        ),
        ui.UserSelect(custom_id="c", placeholder="Who?"),
    )
    servers: tuple[ui.ChannelSelect[Any] | ui.RoleSelect[Any], ...] = (
        ui.ChannelSelect(
            custom_id="d",
            placeholder="Where?",
            channel_types=CHANNELS,
            min_values=0,
            max_values=1,
            default_values=picked(kinds.channel),
        ),
        ui.RoleSelect(
            custom_id="e",
            placeholder="Which?",
            min_values=0,
            max_values=2,
            default_values=picked(kinds.role),
        ),
        ui.RoleSelect(custom_id="f", placeholder="Which?", min_values=0),
    )
    pressed: ui.ActionRow[Any] = ui.ActionRow(
        ui.Button(label="Yes", custom_id="g", style=discord.ButtonStyle.danger),
        ui.Button(label="No", custom_id="h", disabled=True),
    )
    container: ui.Container[Any] = ui.Container(
        ui.TextDisplay("Text"),
        ui.MediaGallery(discord.MediaGalleryItem("attachment://x.png", description="A picture.")),
        *(ui.ActionRow(menu) for menu in (*menus, *servers)),
        pressed,
        accent_colour=discord.Colour.green(),
    )
    return ui.LayoutView().add_item(container)


def test_a_message_is_as_discord_py_would_make_it() -> None:
    """Each kind of component has the same fields with the same values."""
    lines = [option("B", "b", "About", chosen=True), option("C", "c")]
    ours = layout(
        "Text",
        *shown(Picture("x.png", b"", "A picture.")),
        select("a", [option("A", "a")]),
        *selects("b:", lines, "Hint", several=True),
        picker(PEOPLE, "c", "Who?"),
        channel_menu("d", [7], "Where?"),
        role_menu("e", [7], "Which?", most=2),
        role_menu("f", [], "Which?"),
        *buttons([button("Yes", "g", RED), button("No", "h", disabled=True)]),
        accent=discord.Colour.green(),
    )
    assert ours.to_components() == theirs().to_components()


def test_what_is_composed_is_sent_and_not_kept() -> None:
    """A whole message is sent as one of components, buttons below a text are not."""
    rows = buttons(button(str(n), f"x:{n}") for n in range(5))
    for view, flags in ((layout("Text", *rows), V2), (ButtonsBelow(rows), None)):
        with handle_message_parameters(view=view) as sent:
            assert sent.payload is not None
            assert sent.payload["components"] == view.to_components()
            assert sent.payload.get("flags") == flags
        assert "Text" not in repr(view)
        assert view.is_finished()
        assert not view.is_dispatchable()
    assert [len(row["components"]) for row in rows] == [4, 1]
