"""What is worked out once for everybody who is shown it, and read of answers only where needed."""

from collections import Counter
from typing import Any

import pytest

from bot.render import controls, hand
from tests.bot.at_hands import latest, open_hand
from tests.bot.conftest import Room, dm_of, text_of
from tests.bot.stage import stage

PARTS = (
    *((hand, name) for name in ("status", "body", "controls")),
    *((controls, name) for name in ("turn_controls", "mark_choice", "at_once")),
)
"""What is read and what is pressed, each with the module that asks for it."""


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each part of a hand was worked out."""
    found = Counter[str]()

    def counted(module: Any, name: str) -> None:
        usual = getattr(module, name)

        def count(*about: Any, **more: Any) -> Any:
            found[name] += 1
            return usual(*about, **more)

        monkeypatch.setattr(module, name, count)

    for module, name in PARTS:
        counted(module, name)
    return found


@pytest.mark.parametrize("cards", ["text", "image"])
async def test_a_hand_is_worked_out_once(room: Room, made: Counter[str], cards: str) -> None:
    """One press, after which a hand is new in the channel and by DM: its parts are made once."""
    await stage(room)
    await room.alice.slash(room.channel, "preferences", cards=cards)
    page = await open_hand(room, room.alice)
    await room.wait()
    made.clear()
    await room.press(room.alice, page, "Draw")
    await room.wait()
    assert made == {name: 1 for _, name in PARTS}
    [dm] = room.messages(dm_of(room.alice))
    assert text_of(dm) == text_of(latest(room, room.alice, page))


async def test_only_new_messages_are_asked_for(room: Room) -> None:
    """An answer in a new message has a number that we need; one in the pressed message has none."""
    await stage(room)
    page = await open_hand(room, room.alice)
    await room.press(room.alice, page, "Draw")
    answers = [one for one in room.env.http_requests if one.path.startswith("/interactions/")]
    assert [one.call.query.get("with_response") for one in answers[-2:]] == ["1", None]
