"""`/rules` and `/help`."""

import re
from typing import Any

import pytest

from bot.controls.rules import rules_button, rules_named, rules_view
from engine.options import describe, rules_from
from engine.state import Variant
from engine.variants import VARIANTS
from sandbox.limits import nested
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import shown
from tests.bot.panels import chosen_in

VARIANT = VARIANTS["five-hundred"]


async def test_rules_in_pages(room: Room) -> None:
    """Rules come in short pages, to the caller alone, and can be leafed through."""
    answer = await room.alice.slash(room.channel, "rules")
    first = text_of(shown(answer))
    assert shown(answer).flags.ephemeral
    assert "1 of 9" in first
    assert "**100 points**" in first

    turned = await room.alice.click(
        shown(answer), custom_id=button(shown(answer), "Next").custom_id
    )

    assert "2 of 9" in text_of(turned.response.message)


async def test_rules_of_the_table_here(room: Room) -> None:
    """Where a game is running its own values stand in the rules, on every page."""
    await room.alice.slash(
        room.channel, "challenge", opponent=room.bob, target=200, clock="10m", turn="3d"
    )
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    await room.wait()

    answer = await room.carol.slash(room.channel, "rules")
    assert "**200 points**" in text_of(shown(answer))

    page = shown(answer)
    for _ in range(5):
        turned = await room.carol.click(page, custom_id=button(page, "Next").custom_id)
        page = turned.response.message
    assert "10 minutes for the whole game" in text_of(page)
    assert "3 days" in text_of(page)


@pytest.mark.parametrize("key", list(VARIANTS))
async def test_rules_of_every_game(room: Room, key: str) -> None:
    """Each game's rules can be asked for, whatever is played here."""
    answer = await room.alice.slash(room.channel, "rules", game=key)

    assert "1 of " in text_of(shown(answer))
    assert VARIANTS[key].name in text_of(shown(answer))


@pytest.mark.parametrize("variant", list(VARIANTS.values()), ids=list(VARIANTS))
def test_the_values_stand_in_the_buttons(variant: Variant) -> None:
    """With every option changed at once the rules can still be read from an id, which is short."""
    described = describe(variant)["options"]
    rules = rules_from(variant, {name: last(one) for name, one in described.items()})
    view = rules_view("en", variant, rules, 2)
    every = [one.get("custom_id", "") for one in nested(view.parts)]
    ids = [one for one in every if one.startswith("rules:")]

    assert len(ids) == 2
    for custom_id in ids:
        found = rules_button.template.fullmatch(custom_id)
        assert found is not None
        assert len(custom_id) <= 100
        assert rules_named(variant, found["code"]) == rules


def last(described: dict[str, Any]) -> str:
    """The value of an option that takes the most room."""
    return str(described.get("maximum", [described["default"], *described["choices"]][-1]))


@pytest.mark.parametrize("code", ["9=1", "0=200,1=600", "", "ABCDE", "zz"])
def test_old_values_fall_back(code: str) -> None:
    """What a button says that an older version made, and nobody understands, is the usual."""
    assert rules_named(VARIANT, code) == VARIANT.presets["standard"]


async def test_help_fits_one_screen(room: Room) -> None:
    """How to begin stands in twelve lines at most, also in the DM; commands can be pressed."""
    for answer in (
        await room.alice.slash(room.channel, "help"),
        await room.alice.user.slash("help"),
    ):
        text = text_of(shown(answer))
        assert len(text.split("\n")) <= 12
        assert re.search(r"</challenge:\d+>", text)
        assert re.search(r"</learn:\d+>", text)


async def test_help_in_the_dm(room: Room) -> None:
    """All that it names works where it is read: none of it asks for a server."""
    told = text_of(shown(await room.alice.user.slash("help")))
    named = re.findall(r"</([a-z]+):\d+>", told)

    assert "learn" in named
    for command in named:
        assert "only works in a server" not in text_of(shown(await room.alice.user.slash(command)))
    assert "</standings:" in text_of(shown(await room.alice.slash(room.channel, "help")))


async def test_help_for_one_game(room: Room) -> None:
    """With a game it is told how that one is played with buttons."""
    text = text_of(shown(await room.alice.slash(room.channel, "help", game="gin")))

    assert "Gin Rummy" in text
    assert "**Knock**" in text


async def test_the_ways_from_the_help(room: Room) -> None:
    """A lesson, a game against the computer, the rules and the preferences are a press away."""
    help_ = shown(await room.alice.slash(room.channel, "help"))

    lesson = await room.alice.select(help_, ["gin"], custom_id="learn:0")
    assert "Step 1 of 5" in text_of(shown(lesson))
    rules = await room.press(room.alice, help_, "Rules")
    assert "1 of 9" in text_of(shown(rules))
    wishes = await room.press(room.alice, help_, "Preferences")
    assert "Suit colours: four" in chosen_in(shown(wishes))
    await room.press(room.alice, help_, "Play the computer")
    assert (await room.table(1)).row.computer == "easy"


async def test_rules_lead_to_the_lesson(room: Room) -> None:
    """Below the rules of a game stands the way to its lesson."""
    rules = shown(await room.alice.slash(room.channel, "rules", game="zolik"))
    lesson = await room.press(room.alice, rules, "Learn Žolíky")

    assert "Step 1 of 10" in text_of(shown(lesson))
