"""The stand-in refuses commands that Discord would not register."""

from typing import Any

import pytest

from tests.wire.calls import Caller
from tests.wire.standin import StandIn

pytestmark = pytest.mark.wire

Json = dict[str, Any]


def choice(name: str = "n", value: Any = "v") -> Json:
    return {"name": name, "value": value}


def command(name: str = "deal", **more: Any) -> Json:
    return {"name": name, "description": "d", "type": 1, **more}


def typed(name: str = "card", **more: Any) -> Json:
    return {"type": 3, "name": name, "description": "d", **more}


@pytest.mark.parametrize(
    ("commands", "why"),
    [
        pytest.param([command("Deal")], "not allowed", id="upper case"),
        pytest.param([command("my deal")], "not allowed", id="blank"),
        pytest.param([command("x" * 33)], "", id="name of 33"),
        pytest.param([command(description="x" * 101)], "", id="description of 101"),
        pytest.param([command(description="")], "1 to 100", id="no description"),
        pytest.param([command(), command()], "twice", id="one name for two"),
        pytest.param([command(name_localizations={"lv": "dalit"})], "no locale", id="Latvian"),
        pytest.param(
            [command(name_localizations={"de": "Geben"})], "not allowed", id="German noun"
        ),
        pytest.param(
            [command(options=[typed("a"), typed("b", name_localizations={"de": "a"})])],
            "twice",
            id="two options of one name in German",
        ),
        pytest.param(
            [command(options=[typed("a"), typed("b", required=True)])], "first", id="required last"
        ),
        pytest.param([command(options=[typed(str(n)) for n in range(26)])], "", id="26 options"),
        pytest.param(
            [command(options=[typed(choices=[choice()], autocomplete=True)])],
            "exclude",
            id="choices and autocomplete",
        ),
        pytest.param(
            [command(options=[typed(choices=[choice("a"), choice("b")])])],
            "value",
            id="value twice",
        ),
        pytest.param(
            [
                command(
                    options=[
                        typed(f"o{n}", choices=[choice(f"{n}-{m}" * 14, f"{m}") for m in range(25)])
                        for n in range(9)
                    ]
                )
            ],
            "8000",
            id="more than 8,000 characters",
        ),
    ],
)
async def test_commands_against_the_limits(
    standin: StandIn, call: Caller, commands: list[Json], why: str
) -> None:
    """Registering them is refused as a whole."""
    await check_refused(standin, call, commands, why)


async def check_refused(standin: StandIn, call: Caller, commands: list[Json], why: str) -> None:
    """Register *commands*, all of which are refused for the reason *why*."""
    path = f"/applications/{standin.bot.id}/commands"
    assert await call("PUT", path, commands) == (400, 50035)
    assert standin.forgive(f"50035.*{why}")
    assert standin.world.commands == []


async def test_what_opens_activities_stays(standin: StandIn, call: Caller) -> None:
    """Where there is one, a list without it is refused as a whole; one with it leaves it there."""
    path = f"/applications/{standin.bot.id}/commands"
    assert (await call("PUT", path, [command("deal")]))[0] == 200
    opens = standin.world.switch_activities_on()
    before = list(standin.world.commands)

    assert await call("PUT", path, [command("draw")]) == (400, 50240)
    assert standin.forgive("50240")
    assert standin.world.commands == before

    along = {"type": 4, "name": opens["name"], "handler": 2}
    assert (await call("PUT", path, [command("draw"), along]))[0] == 200
    assert {one["name"] for one in standin.world.commands} == {"draw", "launch"}
    assert opens["id"] in {one["id"] for one in standin.world.commands}
