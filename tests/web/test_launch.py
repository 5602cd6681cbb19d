"""Play at the table opens the page inside Discord, wherever Discord lets it."""

from typing import Any

import pytest

from sandbox.activities import Instance
from sandbox.interactions import COMMAND, LAUNCH, Interaction
from tests.bot.conftest import Room, text_of
from tests.bot.evening import begin, hand_of, on_turn, public, shown
from tests.web.frames import Frame
from tests.web.test_button import LABEL

ENTRY_POINT, BY_APP = 4, 1


def launched(answer: Any) -> Instance:
    """What was opened as an answer."""
    activity: Instance = answer.interaction.answer.activity
    return activity


async def table_of(frame: Frame, person: Any, instance: Instance) -> Any:
    """At which table the page shows *person* there."""
    status, told = await frame.sign_in(person.person, instance)
    assert status == 200
    return told["table"]


async def test_a_hand_opens_its_table(room: Room, frame: Frame) -> None:
    """In the DM, before whoever pressed; the hand stays as it is."""
    for person in (room.alice, room.bob):
        await person.slash(room.channel, "preferences", messages="dm")
    table = await begin(room)
    person = on_turn(room, table)

    instance = launched(await room.press(person, hand_of(room, person), LABEL))

    assert instance.users == [person.person]
    assert await table_of(frame, person, instance) == table.id


async def test_people_of_a_table_meet(room: Room, frame: Frame) -> None:
    """From the table's message all come into the same instance, whoever they are."""
    table = await begin(room)
    answers = [
        await room.press(one, public(room, table), LABEL) for one in (room.alice, room.carol)
    ]
    first, second = map(launched, answers)
    assert first is second
    for person in (room.alice, room.carol):
        assert await table_of(frame, person, first) == table.id


@pytest.mark.parametrize("code", [50106, 50035])
async def test_refused_by_discord(room: Room, frame: Frame, code: int) -> None:
    """There is a link then, as there is on a host without Activities."""
    table = await begin(room)
    callback = "POST /interactions/{interaction_id}/{interaction_token}/callback"
    room.env.discord.fault(callback, code=code, when=lambda call: call.body["type"] == LAUNCH)

    answer = await room.press(room.alice, public(room, table), LABEL)

    assert f"Here’s your seat at #{table.id}" in text_of(shown(answer))


async def opens(room: Room, frame: Frame, handler: int) -> None:
    """Have Discord's own command, which is left to us or not, carried through a restart."""
    room.env.world.switch_activities_on()["handler"] = handler
    await room.app.tree.register()
    found = [each for each in room.env.world.commands if each["type"] == ENTRY_POINT]
    assert [each["handler"] for each in found] == [handler]


async def test_discords_own_command(room: Room, frame: Frame) -> None:
    """It stays registered, and leads to the list of one's tables."""
    await opens(room, frame, 2)
    instance = await room.alice.person.launch(room.env.discord.channel)
    assert await table_of(frame, room.alice, instance) is None


async def test_discords_own_command_left_to_us(room: Room, frame: Frame) -> None:
    """It is answered with the list; where that is refused, with a link to it."""
    await opens(room, frame, BY_APP)
    data = {"id": "1", "name": "launch", "type": ENTRY_POINT}
    channel = room.env.discord.channel
    answer = await room.alice.person.act(Interaction(COMMAND, room.alice.person, channel, data))
    assert await table_of(frame, room.alice, launched(answer)) is None

    room.env.world.has_activities = False
    answer = await room.alice.person.act(Interaction(COMMAND, room.alice.person, channel, data))
    assert "Here are your tables" in text_of(shown(answer))
