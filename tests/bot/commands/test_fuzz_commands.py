"""Every command and every proposal with whatever can be typed, by anybody anywhere."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from discord import AppCommandOptionType as Kind
from hypothesis import given
from hypothesis import strategies as st

from sandbox import payloads
from sandbox.command_limits import GROUP, ON_USER, POINTED, SUBCOMMAND
from sandbox.interactions import AUTOCOMPLETE, COMMAND
from tests.bot.conftest import Room
from tests.bot.fuzzing import DICE, NUMBERS, TEXTS, Crowd, Spot, crowd_in, example, many, send
from tests.bot.ledger import everything

WHOLE_NUMBERS = st.lists(NUMBERS, min_size=3, max_size=3)


@pytest.fixture
async def crowd(room: Room) -> Crowd:
    """A room full of tables."""
    return await crowd_in(room)


class Typist:
    """Somebody who types something odd wherever something can be typed."""

    def __init__(self, crowd: Crowd, dice: Random, texts: list[str], numbers: list[int]) -> None:
        self.crowd, self.dice, self.texts, self.numbers = crowd, dice, texts, numbers
        self.person = dice.choice(crowd.people)
        spots = [one for one in crowd.spots if one.owner in (None, self.person.id)]
        where = dice.choice(spots)
        self.spot = Spot(where.channel, where.guild)

    async def command(self) -> None:
        """Give a command: its needed options, and some of the others; or one from a menu."""
        path, spec = self.dice.choice(leaves(self.crowd))
        if spec.get("type") in POINTED:
            body = pointed(self.crowd, spec, self.dice)
            await send(self.crowd, self.person, self.spot, COMMAND, body)
            return
        options = [
            self.option(one, self.value(one))
            for one in spec.get("options", ())
            if one.get("required") or self.dice.random() < 0.4
        ]
        body = nested(path, options) | {"resolved": resolved(self.crowd, options)}
        await send(self.crowd, self.person, self.spot, COMMAND, body)

    async def proposal(self) -> None:
        """Begin to type an option that proposes something, anything in the others."""
        path, spec = self.dice.choice([one for one in leaves(self.crowd) if proposing(one)])
        focused = self.dice.choice(proposing((path, spec)))
        options = [
            self.option(one, self.begun(one), focused=one is focused)
            for one in spec["options"]
            if one is focused or self.dice.random() < 0.4
        ]
        await send(
            self.crowd,
            self.person,
            self.spot,
            AUTOCOMPLETE,
            nested(path, options),
        )

    def option(self, declared: Any, value: Any, **more: bool) -> dict[str, Any]:
        return {"name": declared["name"], "type": declared["type"], "value": value} | more

    def begun(self, option: Any) -> Any:
        """What stands in an option while another is typed: not always of its kind."""
        return self.dice.choice(self.texts) if self.dice.random() < 0.5 else self.value(option)

    def value(self, option: Any) -> Any:
        """A value of the kind that the option has, seldom one that it does not offer."""
        offered = [each["value"] for each in option.get("choices", ())]
        if offered and self.dice.random() < 0.9:
            return self.dice.choice(offered)
        match Kind(option["type"]):
            case Kind.string:
                return self.dice.choice(self.texts)
            case Kind.integer:
                return self.dice.choice(self.numbers)
            case Kind.boolean:
                return self.dice.choice([True, False])
            case Kind.user:
                return str(self.dice.choice([*self.crowd.people, self.crowd.room.jolly]).id)
            case Kind.channel:
                return str(self.crowd.room.channel.id)
            case Kind.role:
                # Everybody has the role with the server's own number.
                return str(self.crowd.room.guild.id)
        raise AssertionError(f"nothing is tried for {option}")


def leaves(crowd: Crowd) -> list[Any]:
    """Path and declaration of every command that can be given."""
    return [leaf for one in crowd.room.env.world.commands for leaf in _leaves(one, [])]


def _leaves(part: Any, way: list[str]) -> Iterator[tuple[list[str], Any]]:
    path, inner = [*way, part["name"]], part.get("options") or ()
    groups = [one for one in inner if one["type"] in (SUBCOMMAND, GROUP)]
    for one in groups:
        yield from _leaves(one, path)
    if not groups:
        yield path, part


def proposing(leaf: Any) -> list[Any]:
    """The options of a command that propose something."""
    return [one for one in leaf[1].get("options", ()) if one.get("autocomplete")]


def resolved(crowd: Crowd, options: list[Any]) -> dict[str, Any]:
    """What Discord sends along with options that name people and channels."""
    world, found = crowd.room.env.world, dict[str, Any]()
    for one in options:
        if one["type"] == Kind.user.value:
            user = payloads.user(world.users[int(one["value"])])
            found.setdefault("users", {})[one["value"]] = user
        elif one["type"] == Kind.channel.value:
            channel = payloads.channel(world.channels[int(one["value"])], world)
            found.setdefault("channels", {})[one["value"]] = channel | {"permissions": "0"}
    return found


def pointed(crowd: Crowd, spec: Any, dice: Random) -> dict[str, Any]:
    """A command on anybody, or on any message, as Discord sends it."""
    world, body = crowd.room.env.world, {one: spec[one] for one in ("id", "name", "type")}
    if spec["type"] == ON_USER:
        user = dice.choice([*world.users.values()])
        told: dict[str, Any] = {"users": {str(user.id): payloads.user(user)}}
        return body | {"target_id": str(user.id), "resolved": told}
    every = [one for each in world.channels.values() for one in each.messages.values()]
    message = dice.choice(every)
    told = {"messages": {str(message.id): payloads.message(message, world)}}
    return body | {"target_id": str(message.id), "resolved": told}


def nested(path: list[str], options: list[Any]) -> dict[str, Any]:
    """A command's data as Discord sends it."""
    for name in reversed(path[1:]):
        options = [{"name": name, "type": Kind.subcommand.value, "options": options}]
    return {"id": "1", "type": 1, "name": path[0], "options": options}


@given(dice=DICE, texts=TEXTS, numbers=WHOLE_NUMBERS)
@many(14, 2000)
async def test_commands(crowd: Crowd, dice: Random, texts: list[str], numbers: list[int]) -> None:
    """Every command with odd options is answered once, to its giver, and does what is allowed."""
    await example(crowd, lambda: Typist(crowd, dice, texts, numbers).command())


@given(dice=DICE, texts=TEXTS, numbers=WHOLE_NUMBERS)
@many(12, 2000)
async def test_proposals(crowd: Crowd, dice: Random, texts: list[str], numbers: list[int]) -> None:
    """Every option that proposes something does so, or nothing, whatever stands in the others."""
    await example(crowd, lambda: Typist(crowd, dice, texts, numbers).proposal())


@pytest.mark.parametrize(
    "body",
    [
        {"id": "1", "type": 1, "name": "gone", "options": []},
        {"id": "1", "type": 1, "name": "server", "options": []},
        {"id": "1", "type": 1, "name": "meld", "options": []},
        {"id": "1", "type": 1, "name": "pass", "options": [{"name": "x", "type": 3, "value": "y"}]},
        {
            "id": "1",
            "type": 1,
            "name": "meld",
            "options": [{"name": "cards", "type": 4, "value": 1}],
        },
        {"id": "1", "type": 2, "name": "gone", "target_id": "1", "resolved": {}},
        {"id": "1", "type": 2, "name": "Challenge", "target_id": "1", "resolved": {}},
        {"id": "1", "type": 3, "name": "Replay from here", "target_id": "1", "resolved": {}},
    ],
    ids=[
        "unknown",
        "no subcommand",
        "nothing needed",
        "unknown option",
        "wrong kind",
        "on a user",
        "on nobody",
        "on nothing",
    ],
)
async def test_commands_of_another_version(room: Room, body: Any) -> None:
    """A command as it is not declared is answered with a sentence, and so is its completion."""
    crowd = Crowd(room, (room.alice,), [], await everything(room))
    person, spot = crowd.people[0], Spot(crowd.room.channel.id, crowd.room.guild.id)
    await send(crowd, person, spot, COMMAND, body)
    focused = [one | {"focused": True} for one in body.get("options", [])]
    body = body | {"options": focused}
    await send(crowd, person, spot, AUTOCOMPLETE, body)
