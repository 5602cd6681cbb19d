"""The stand-in refuses, and remembers, each thing that Discord would not take."""

from typing import Any

import pytest

from sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, Interaction
from sandbox.world import Message
from tests.wire.calls import Caller
from tests.wire.standin import StandIn

pytestmark = pytest.mark.wire

Json = dict[str, Any]
V2 = 1 << 15


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def button(custom_id: str | None = "a", label: str = "A", **more: Any) -> Json:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": label, **more}


def option(value: str = "v", label: str = "L", **more: Any) -> Json:
    return {"label": label, "value": value, **more}


def select(*options: Json, **more: Any) -> Json:
    return row({"type": 3, "custom_id": "s", "options": list(options), **more})


def box(*components: Json) -> Json:
    return {"type": 17, "components": list(components)}


def v2(*components: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(components), **more}


@pytest.mark.parametrize(
    "body",
    [
        pytest.param({"content": "x" * 2000}, id="2,000 characters"),
        pytest.param(v2(text("x" * 4000)), id="4,000 characters of text"),
        pytest.param(v2(*[text()] * 40), id="40 components"),
        pytest.param(v2(row(*[button(str(each)) for each in range(4)])), id="4 buttons in a row"),
        pytest.param(v2(select(*[option(str(each)) for each in range(25)])), id="25 options"),
        pytest.param(v2(box(text(), {"type": 14}, row(button()))), id="a container"),
        pytest.param({"content": "x", "components": [row(button())]}, id="a row without v2"),
    ],
)
async def test_what_keeps_the_limits_is_taken(call: Caller, body: Json) -> None:
    """A message at a limit is posted."""
    assert await call.send(body) == (200, 0)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        pytest.param({"content": "x" * 2001}, "2000", id="content too long"),
        pytest.param(v2(text("x" * 4001)), "longer than", id="a text too long"),
        pytest.param(v2(text("x" * 2001), text("x" * 2000)), "4000", id="texts together too long"),
        pytest.param(v2(text(" ")), "text is empty", id="empty text"),
        pytest.param(v2(*[box(text())] * 21), "40 are allowed", id="41 components, nested"),
        pytest.param(v2(text(), content="x"), "IS_COMPONENTS_V2", id="content with v2"),
        pytest.param(v2(text(), embeds=[{"title": "x"}]), "IS_COMPONENTS_V2", id="embeds with v2"),
        pytest.param({"components": [text()]}, "only action rows", id="v2 without its flag"),
        pytest.param(v2(box()), "less than 1", id="empty container"),
        pytest.param(v2(row()), "", id="empty row"),
        pytest.param(v2(box(box(text()))), "", id="container in a container"),
        pytest.param(v2(row(button("x" * 101))), "longer than", id="custom_id of 101"),
        pytest.param(v2(row(button(""))), "", id="empty custom_id"),
        pytest.param(v2(row(button()), row(button())), "duplicated", id="custom_id twice"),
        pytest.param(v2(row(button(label="x" * 81))), "longer than", id="button label of 81"),
        pytest.param(v2(row(button(label=""))), "neither label", id="button without a label"),
        pytest.param(v2(row(button(None))), "custom_id", id="button without custom_id"),
        pytest.param(v2(row(button(style=5))), "link", id="link with custom_id"),
        pytest.param(v2(row(*[button(str(n)) for n in range(6)])), "", id="6 buttons in a row"),
        pytest.param(v2(select()), "", id="select without options"),
        pytest.param(v2(select(*[option(str(n)) for n in range(26)])), "", id="26 options"),
        pytest.param(v2(select(option(), option())), "twice", id="option value twice"),
        pytest.param(v2(select(option("x" * 101))), "longer than", id="option value of 101"),
        pytest.param(v2(select(option(label="x" * 101))), "longer than", id="option label of 101"),
        pytest.param(
            v2(select(option(description="x" * 101))), "longer than", id="description of 101"
        ),
        pytest.param(v2(select(option(), max_values=2)), "1 options", id="max above the options"),
        pytest.param(
            v2(select(option("a"), option("b"), min_values=2)), "above max", id="min above max"
        ),
        pytest.param(
            v2(select(option("a", default=True), option("b", default=True))),
            "beforehand",
            id="two defaults for one value",
        ),
        pytest.param(
            v2({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}),
            "not attached",
            id="picture that is not attached",
        ),
        pytest.param({"flags": 64, "content": "x"}, "flags", id="ephemeral by an ordinary request"),
        pytest.param({"content": "x", "nonce": "x" * 26}, "nonce", id="nonce of 26"),
        pytest.param({"content": 7}, "content", id="wrong type"),
        pytest.param(
            {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
            "allowed_mentions",
            id="mentions both parsed and named",
        ),
    ],
)
async def test_a_message_against_the_limits(
    standin: StandIn, call: Caller, body: Json, why: str
) -> None:
    """It is answered with 400 and 50035, and is a violation."""
    assert await call.send(body) == (400, 50035)
    assert standin.forgive(f"50035.*{why}")


async def test_an_empty_message(standin: StandIn, call: Caller) -> None:
    """Nothing at all is 50006."""
    assert await call.send({"content": ""}) == (400, 50006)
    assert standin.forgive("50006")


async def test_five_buttons_in_a_row_break_our_word(standin: StandIn, call: Caller) -> None:
    """Discord takes five; we promise at most four."""
    assert await call.send(v2(row(*[button(str(each)) for each in range(5)]))) == (200, 0)
    assert standin.forgive("4 are promised")


async def test_unknown_routes_and_bodies(standin: StandIn, call: Caller) -> None:
    """A route that Discord does not have, and one that is not played here, are violations."""
    assert await call("GET", "/channels/1/cards") == (404, 0)
    assert await call("GET", "/voice/regions") == (404, 0)
    assert len(standin.forgive("no such route")) == 2


@pytest.mark.parametrize(
    ("change", "why"),
    [
        pytest.param({"flags": 0}, "cannot be removed", id="flag taken off"),
        pytest.param({"content": "x"}, "cannot be used", id="content on v2"),
        pytest.param({"components": []}, "", id="nothing left"),
        pytest.param({"flags": V2 | 64}, "edit", id="made ephemeral"),
    ],
)
async def test_an_edit_against_the_limits(
    standin: StandIn, call: Caller, change: Json, why: str
) -> None:
    """A v2 message stays one, and an edit keeps to the limits of a message."""
    await call.send(v2(text()))
    (message,) = standin.channel.messages.values()
    path = f"/channels/{standin.channel.id}/messages/{message.id}"
    assert (await call("PATCH", path, change))[0] == 400
    assert standin.forgive(f"5000?[036].*{why}")
    assert message.text == "x"


def choice(name: str = "n", value: Any = "v") -> Json:
    return {"name": name, "value": value}


@pytest.mark.parametrize(
    ("kind", "answer", "why"),
    [
        pytest.param(COMMAND, {"type": 7, "data": {}}, "does not answer", id="update, command"),
        pytest.param(COMMAND, {"type": 6}, "does not answer", id="deferred update, command"),
        pytest.param(
            COMMAND, {"type": 8, "data": {"choices": []}}, "does not", id="choices, command"
        ),
        pytest.param(
            AUTOCOMPLETE,
            {"type": 4, "data": {"content": "x"}},
            "does not answer",
            id="message, typing",
        ),
        pytest.param(
            AUTOCOMPLETE,
            {"type": 8, "data": {"choices": [choice(str(n)) for n in range(26)]}},
            "",
            id="26 choices",
        ),
        pytest.param(
            AUTOCOMPLETE,
            {"type": 8, "data": {"choices": [choice("x" * 101)]}},
            "",
            id="choice name of 101",
        ),
        pytest.param(
            AUTOCOMPLETE,
            {"type": 8, "data": {"choices": [choice(value="x" * 101)]}},
            "100 characters",
            id="choice value of 101",
        ),
        pytest.param(
            AUTOCOMPLETE, {"type": 8, "data": {"choices": [choice(value=1)]}}, "type", id="number"
        ),
        pytest.param(
            COMPONENT,
            {"type": 9, "data": {"custom_id": "m", "title": "x" * 46, "components": [text()]}},
            "",
            id="modal title of 46",
        ),
        pytest.param(
            COMMAND, {"type": 5, "data": {"flags": V2}}, "deferral", id="deferral with v2"
        ),
        pytest.param(COMMAND, {"type": 4, "data": v2()}, "", id="v2 without components"),
        pytest.param(COMMAND, {"type": 3}, "", id="no such type"),
    ],
)
async def test_an_answer_that_does_not_fit(
    standin: StandIn, call: Caller, kind: int, answer: Json, why: str
) -> None:
    """A callback is judged by its interaction's type and by the limits of what it carries."""
    message = standin.add_message(Message(standin.channel, standin.bot, {"content": "x"}), {})
    interaction = Interaction(kind, standin.alice, standin.channel, {}, message)
    standin.begin(interaction)
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    assert (await call("POST", path, answer))[0] == 400
    assert standin.forgive(f"500.*{why}")
    assert interaction.answer is None
