"""Commands in texts are links, and nothing else is."""

import pytest

from bot.people.texts import name_text
from bot.render import pressable
from bot.render.layout import layout

IDS = {"verify": 7, "preferences": 8, "server set": 9, "game more-time": 10}


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """These commands alone are registered."""
    monkeypatch.setattr(pressable, "_ids", {})
    pressable.know(IDS)


@pytest.mark.parametrize(
    ("text", "linked"),
    [
        pytest.param("see /verify.", "see </verify:7>.", id="command"),
        pytest.param("(/verify)", "(</verify:7>)", id="in brackets"),
        pytest.param("«/verify»", "«</verify:7>»", id="in quotes"),
        pytest.param("/server set: x", "</server set:9>: x", id="subcommand"),
        pytest.param("/verify shows it", "</verify:7> shows it", id="word after it"),
        pytest.param("/preferences quiet:off", "</preferences:8> quiet:off", id="option after it"),
        pytest.param("/server", "/server", id="no command alone"),
        pytest.param("/game more-time: x", "</game more-time:10>: x", id="hyphen"),
        pytest.param("type `/verify`", "type `/verify`", id="code"),
        pytest.param("https://a.b/verify", "https://a.b/verify", id="address"),
        pytest.param("</verify:7>", "</verify:7>", id="link already"),
        pytest.param("/dance", "/dance", id="no command"),
    ],
)
def test_links(text: str, linked: str) -> None:
    """What is a command becomes a link, under the id that this process knows."""
    assert pressable.pressable(text, 100) == linked


def test_no_room() -> None:
    """A text that would be too long for Discord stays as it is."""
    assert pressable.pressable("see /verify", 3) == "see /verify"


def test_messages() -> None:
    """Every message of ours is written so, whatever a player is called."""
    view = layout(f"{name_text('/verify')}: see /verify")

    (text,) = view.texts
    assert text == "\\/verify: see </verify:7>"
