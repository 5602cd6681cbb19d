"""Every button, menu and dialog with forged ids and values, by anybody anywhere."""

import re
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.club.wings import join_all
from bot.commands.subjects import controls
from sandbox import limits
from sandbox.interactions import COMPONENT, MODAL_SUBMIT
from tests.bot.conftest import Room
from tests.bot.fuzzing import (
    DICE,
    LONGEST_ID,
    STEPS,
    TEXTS,
    Crowd,
    controls_in,
    crowd_in,
    example,
    many,
    send,
)

join_all()
TEMPLATES = [one.template for one in controls()]
IDS = st.lists(
    st.one_of(
        *(st.from_regex(template, fullmatch=True) for template in TEMPLATES),
        st.text(min_size=1, max_size=LONGEST_ID),
    ).filter(lambda text: 0 < len(text) <= LONGEST_ID),
    min_size=STEPS,
    max_size=STEPS,
)
PARTS = (
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "99",
    "9" * 18,
    "-1",
    "٣",
    "１",
    "",
    "hand",
    "draw",
    "resign",
)


@pytest.fixture
async def crowd(room: Room) -> Crowd:
    """A room full of tables."""
    return await crowd_in(room)


class Forger:
    """Somebody who presses what was never offered, or not to them, or long ago."""

    def __init__(self, crowd: Crowd, dice: Random, texts: list[str], ids: list[str]) -> None:
        self.crowd, self.dice, self.texts, self.ids = crowd, dice, texts, ids
        self.spot = dice.choice(crowd.pressable())
        owners = [one for one in crowd.people if self.spot.owner in (None, one.id)]
        self.person = dice.choice(owners)

    async def press(self) -> None:
        """Press a button, or choose in a menu, that need not be in the message."""
        custom_id = self.custom_id()
        offered = self.crowd.ids.get(custom_id)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": limits.BUTTON}
        if offered or (offered is None and self.dice.random() < 0.5):
            values = [self.value(offered or ()) for _ in range(self.dice.randrange(4))]
            data |= {"component_type": limits.STRING_SELECT, "values": values}
        shown = self.dice.random() < 0.8
        await send(self.crowd, self.person, self.spot, COMPONENT, data, shown=shown)

    async def submit(self) -> None:
        """Send a dialog, filled in as none of ours can be."""
        dialogs = [one for one in self.crowd.ids if one.startswith("dialog:")]
        custom_id = (
            self.dice.choice([*dialogs, *self.ids]) if self.dice.random() < 0.7 else self.mutant()
        )
        fields = [self.field() for _ in range(self.dice.randrange(5))]
        data = {"custom_id": custom_id, "components": fields}
        await send(self.crowd, self.person, self.spot, MODAL_SUBMIT, data)

    def field(self) -> dict[str, Any]:
        """A field of a dialog: a text or a menu, in the ways in which Discord writes them."""
        names = [one for one in self.crowd.ids if ":" not in one]
        name = self.dice.choice(names or self.texts) if self.dice.random() < 0.8 else self.text()
        if self.dice.random() < 0.5:
            inner = {"type": 4, "id": 2, "custom_id": name, "value": self.text()}
        else:
            values = [
                self.value(self.crowd.ids.get(name, ())) for _ in range(self.dice.randrange(3))
            ]
            inner = {"type": 3, "id": 2, "custom_id": name, "values": values}
        if self.dice.random() < 0.1:
            return {"type": 1, "id": 1, "components": [inner]}
        return {"type": 18, "id": 1, "component": inner}

    def custom_id(self) -> str:
        """One that was sent once, one much like it, or one made up."""
        kind = self.dice.randrange(3)
        if kind == 0:
            return self.dice.choice(list(self.crowd.ids))
        return self.mutant() if kind == 1 else self.dice.choice(self.ids)

    def mutant(self) -> str:
        """An id that was sent once, with a part of another or a number in it."""
        one, other = (self.dice.choice(list(self.crowd.ids)).split(":") for _ in range(2))
        place = self.dice.randrange(len(one))
        one[place] = self.dice.choice([*PARTS, *other, self.text()[:20]])
        return ":".join(one)[:LONGEST_ID] or "x"

    def value(self, offered: Any) -> str:
        """A value that the menu offers, or another."""
        return self.dice.choice([*offered, *offered, *PARTS, self.text()[:LONGEST_ID]])

    def text(self) -> str:
        return self.dice.choice(self.texts)


@given(dice=DICE, texts=TEXTS, ids=IDS)
@many(18, 3000)
async def test_controls(crowd: Crowd, dice: Random, texts: list[str], ids: list[str]) -> None:
    """Every press is answered once, and does what is allowed to who pressed, or nothing."""
    await example(crowd, lambda: Forger(crowd, dice, texts, ids).press())


@given(dice=DICE, texts=TEXTS, ids=IDS)
@many(8, 1500)
async def test_dialogs(crowd: Crowd, dice: Random, texts: list[str], ids: list[str]) -> None:
    """Every dialog is answered once, whatever it was filled in with."""
    await open_dialog(crowd)
    await example(crowd, lambda: Forger(crowd, dice, texts, ids).submit())


async def open_dialog(crowd: Crowd) -> None:
    """Let the rules of a challenge be asked for, so that there are names of fields."""
    options = [one for one in crowd.ids if re.fullmatch(r"challenge:\d+:options", one)]
    messages = {
        one["custom_id"]: spot
        for spot in crowd.pressable()
        for one in controls_in(crowd.message(spot).components)
    }
    for custom_id in sorted(set(options) & set(messages)):
        data = {"custom_id": custom_id, "component_type": limits.BUTTON}
        spot = messages[custom_id]
        kind = COMPONENT
        await send(crowd, crowd.people[0], spot, kind, data)


async def test_every_control_has_its_class(crowd: Crowd) -> None:
    """Whatever we send to be pressed is read by exactly one of our controls."""
    pressed = [one for one in crowd.ids if ":" in one]
    assert len({one.split(":")[0] for one in pressed}) >= 4
    for one in pressed:
        assert sum(bool(template.fullmatch(one)) for template in TEMPLATES) == 1, one
