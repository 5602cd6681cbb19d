"""Buttons, menus and dialogs that 0.3.0 posted go on working: their ids mean what they meant."""

from collections import defaultdict

import pytest

from bot.club.wings import join_all
from bot.commands.subjects import controls
from bot.controls.control import Control
from bot.messages.pressed import subject_of
from bot.people.texts import say
from tests import releases
from tests.bot.conftest import Room, text_of
from tests.bot.evening import begin, public
from tests.bot.presses import forge

pytestmark = pytest.mark.wing(
    *("around", "moderation", "puzzle", "season", "today", "tournament", "welcome")
)
IDS = [
    line
    for line in (releases.FOLDER / "ids-0.3.0.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]
NOT_PRESSED = ("fill", "told", "dialog:", "tourneynew", "tourneymore", "block:add", "block:take")
"""In the ids of dialogs, which are filled in, and of menus of people, whom Discord names."""
VALUES = {
    "pick": "7h",
    "learn": "gin",
    "again": "nothing",
    "options:1:preset": "standard",
    "options:1:stand": "1d",
    "options:1:watchers": "yes",
    "around:set:games": "gin",
    "around:set:days": "0",
    "around:set:zone": "UTC",
    "moderate:pick": "1",
    "sheets:pick": "friday",
    "season:game": "gin",
    "standings:game": "gin",
    "standings:order": "wins",
    "puzzle:pick": "gin.easy",
    "puzzle:20453:gin:easy:mark": "0",
    "server:set:game": "gin",
    "server:set:threads": "on",
    "server:set:language": "de",
    "server:set:cards": "emoji",
    "server:set": "5",
    "server:season:zone": "UTC",
    "server:season:length": "month",
    "server:season:post": "off",
    "server:season:game": "gin",
    "server:champion": "5",
    "preferences:set:language": "de",
    "preferences:set:cards": "emoji",
    "preferences:set:colours": "two",
    "preferences:set:background": "light",
    "preferences:set:large": "on",
    "preferences:set:messages": "channel",
    "preferences:set:calls": "always",
    "preferences:set:zone": "UTC",
    "preferences:set:invitations": "on",
}
"""What is chosen in menus, by how their ids begin; the longest beginning counts."""
GROUPS: dict[str, list[str]] = defaultdict(list)
for _id in IDS:
    GROUPS[subject_of(_id)].append(_id)


def meant(custom_id: str) -> list[type[Control]]:
    """The controls of today that an id belongs to."""
    join_all()
    return [kind for kind in controls() if kind.template.fullmatch(custom_id)]


@pytest.mark.parametrize("custom_id", IDS)
def test_an_id_belongs_to_one_control(custom_id: str) -> None:
    """Nothing that was posted is forgotten, and nothing has two meanings."""
    assert len(meant(custom_id)) == 1


@pytest.mark.parametrize("subject", GROUPS)
async def test_pressed(room: Room, subject: str) -> None:
    """Every press is understood: it is done, or refused with a reason of its own."""
    message = public(room, await begin(room))
    unknown, _, _ = say("en", "control-unknown").partition(".")  # the rest names commands
    for custom_id in GROUPS[subject]:
        if any(mark in custom_id for mark in NOT_PRESSED):
            continue
        key = max((one for one in VALUES if custom_id.startswith(one)), key=len, default="")
        values = [VALUES[key]] if key else None
        result = await forge(room, room.alice, message, custom_id, values)
        assert result.acknowledged, custom_id
        shown = [one.message for one in (result.response, *result.followups) if one is not None]
        assert all(unknown not in text_of(one) for one in shown), custom_id
    assert not room.faults
