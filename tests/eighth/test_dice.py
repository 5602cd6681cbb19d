"""A feature is one folder: nothing else knows of it, and it is found wherever it adds something."""

import pytest

from bot.controls.places import WINGS, join
from bot.runtime.clock import DAY_MS
from tests.bot.conftest import Room, buttons, text_of
from tests.bot.evening import answer, shown
from tests.eighth.dice.life import Dice
from tests.eighth.dice.wing import WING, begin


async def test_its_command_and_its_button(room: Room) -> None:
    """They show the throw of the day, and the next one on the next day."""
    begin(room.app)
    first = room.app.part(Dice).thrown
    said = await room.alice.slash(room.channel, "club dice")
    assert answer(said).startswith(f"Today’s dice: {first[0]} and {first[1]}")
    while room.app.part(Dice).thrown == first:
        await room.wait(DAY_MS / 1000)
    second = room.app.part(Dice).thrown
    pressed = await room.press(room.alice, shown(said), "Look again")
    assert f"{second[0]} and {second[1]}" in text_of(pressed.response.message or shown(said))


async def test_the_front_page_leads_to_it(room: Room) -> None:
    """Its button stands in the section that it names."""
    said = await room.alice.slash(room.channel, "club home")
    assert "Dice" in [one.label for one in buttons(shown(said))]


async def test_its_line_of_a_profile(room: Room) -> None:
    """It is told where the feature has something to tell."""
    room.app.part(Dice).thrown = (6, 6)
    assert "two sixes" in answer(await room.alice.slash(room.channel, "profile"))
    room.app.part(Dice).thrown = (6, 5)
    assert "two sixes" not in answer(await room.alice.slash(room.channel, "profile"))


def test_two_of_one_name() -> None:
    """One that is called like another does not join."""
    with pytest.raises(ValueError, match="two wings are called dice"):
        join(WING)
    assert WINGS.count(WING) == 1
