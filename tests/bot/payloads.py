"""Discord's limits on what is sent, and our own narrower one on buttons in a row."""

from collections.abc import Iterable
from typing import Any

from sandbox.limits import nested
from tests.bot.ear import unreadable

ROW, BUTTON, SELECT, TEXT = 1, 2, 3, 10
"""Discord's types of components, as far as we use them."""
DIALOG = 9
"""Discord's type of an answer that opens one."""
BUTTONS_A_ROW = 4
"""A fifth wraps on phones."""
MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_CONTENT = 2000
MOST_OPTIONS = 25
MOST_LABEL = 80
MOST_OPTION_TEXT = 100
MOST_CUSTOM_ID = 100
MOST_CHOICES = 25


def check_payloads(requests: Iterable[Any]) -> None:
    """Fail where a message, an answer or a list of choices that was sent breaks a limit."""
    for request in requests:
        if isinstance(request.json, dict):
            body = request.json.get("data") or request.json
            check_body(body)
            check_mentions(request.json, body)


def check_mentions(request: dict[str, Any], body: dict[str, Any]) -> None:
    """Fail where a message that is sent or edited leaves it to its text whom it pings."""
    is_message = "title" not in body and {"content", "components"} & body.keys()
    if is_message and request.get("type") != DIALOG:
        assert body["allowed_mentions"]["parse"] == [], body
        assert not body["allowed_mentions"].get("roles"), body


def check_body(body: dict[str, Any]) -> None:
    assert len(body.get("content") or "") <= MOST_CONTENT, body
    assert not list(unreadable(body.get("content") or "")), body
    components = list(nested(body.get("components") or ()))
    assert len(components) <= MOST_COMPONENTS, body
    assert sum(len(one.get("content", "")) for one in components) <= MOST_TEXT, body
    ids = [one["custom_id"] for one in components if "custom_id" in one]
    assert len(ids) == len(set(ids)), ids
    for one in components:
        check_component(one)
    choices = body.get("choices") or ()
    assert len(choices) <= MOST_CHOICES, choices
    for choice in choices:
        assert 1 <= len(choice["name"]) <= MOST_OPTION_TEXT, choice
        assert len(str(choice["value"])) <= MOST_OPTION_TEXT, choice


def check_component(one: dict[str, Any]) -> None:
    assert len(one.get("custom_id", "")) <= MOST_CUSTOM_ID, one
    if one["type"] == ROW:
        buttons = [inner for inner in one["components"] if inner["type"] == BUTTON]
        assert one["components"], one
        assert len(buttons) <= BUTTONS_A_ROW, one
    elif one["type"] == BUTTON:
        assert 1 <= len(one["label"]) <= MOST_LABEL, one
        assert not list(unreadable(label(one))), one
    elif one["type"] == SELECT:
        check_select(one)
    elif one["type"] == TEXT:
        assert one["content"].strip(), one
        assert not list(unreadable(one["content"])), one


def check_select(one: dict[str, Any]) -> None:
    options = one["options"]
    assert 1 <= len(options) <= MOST_OPTIONS, one
    assert len({option["value"] for option in options}) == len(options), one
    assert one.get("max_values", 1) <= len(options), one
    for option in options:
        for part in ("label", "value", "description"):
            assert len(option.get(part) or "") <= MOST_OPTION_TEXT, option
        assert not list(unreadable(label(option))), option


def label(control: dict[str, Any]) -> str:
    """The label; nothing is formatted there, and a player may be called ```."""
    return str(control["label"]).replace("```", "")
