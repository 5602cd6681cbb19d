"""`/rules` and `/help`."""

import pytest

from bot.commands.rules import changed, with_changes
from bot.render.rules_pages import page_count, rules_text
from engine.rules import Rules, rules_from
from engine.variants import VARIANTS
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import shown

VARIANT = VARIANTS["five-hundred"]
MOST = 4000
"""Characters in one message."""


async def test_rules_in_pages(room: Room) -> None:
    """Rules come in short pages, to the caller alone, and can be leafed through."""
    answer = await room.alice.slash(room.channel, "rules")
    first = text_of(shown(answer))
    assert shown(answer).flags.ephemeral
    assert "1 of 7" in first
    assert "**100 points**" in first

    turned = await room.alice.click(
        shown(answer), custom_id=button(shown(answer), "Next").custom_id
    )

    assert "2 of 7" in text_of(turned.response.message)


async def test_rules_of_the_table_here(room: Room) -> None:
    """Where a game is running, its own values stand in the rules."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob, target=200, clock="10m")
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    await room.wait()

    answer = await room.carol.slash(room.channel, "rules")

    assert "**200 points**" in text_of(shown(answer))
    assert "0=200" in button(shown(answer), "Next").custom_id


@pytest.mark.parametrize("page", range(1, page_count("five-hundred") + 1))
def test_each_page_of_the_rules_is_short(page: int) -> None:
    """A page fits one screen of a phone."""
    text = "\n".join(rules_text("en", "five-hundred", rules_from(VARIANT, {}), page))

    assert len(text) <= 700


@pytest.mark.parametrize(
    ("options", "words"),
    [
        pytest.param({}, ["**Clock:** none", "24 hours"], id="as usual"),
        pytest.param({"clock": "600"}, ["10 minutes for the whole game."], id="clock"),
        pytest.param(
            {"clock": "600", "increment": "5"},
            ["and 5 seconds more after every turn"],
            id="increment",
        ),
        pytest.param({"turn-limit": "none"}, ["**Turn limit:** none"], id="no limit"),
    ],
)
def test_the_rules_tell_the_time(options: dict[str, str], words: list[str]) -> None:
    """The page about time has the values of the game."""
    text = "\n".join(rules_text("en", "five-hundred", rules_from(VARIANT, options), 6))

    assert [word for word in words if word not in text] == []


@pytest.mark.parametrize(
    "options",
    [{}, {"target": "500"}, {"clock": "86400", "increment": "60", "turn-limit": "none"}],
)
def test_the_values_stand_in_the_buttons(options: dict[str, str]) -> None:
    """What is not as usual can be read from the ids of the page buttons."""
    rules = rules_from(VARIANT, options)

    assert with_changes(VARIANT, changed(VARIANT, rules)) == rules


@pytest.mark.parametrize("text", ["9=1", "x=1", "0=7", "=", "0"])
def test_old_values_fall_back(text: str) -> None:
    """Values that an older version wrote and this one does not know are the usual ones."""
    usual: Rules = VARIANT.presets["standard"]

    assert with_changes(VARIANT, text) == usual


async def test_help_fits_one_screen(room: Room) -> None:
    """How to play stands in ten lines at most, also in the DM."""
    for answer in (
        await room.alice.slash(room.channel, "help"),
        await room.alice.user.slash("help"),
    ):
        assert len(text_of(shown(answer)).split("\n")) <= 10
        assert "/challenge" in text_of(shown(answer))
