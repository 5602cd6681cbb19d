"""Commands in texts are links, and nothing else is."""

import re

import pytest

from bot.people.texts import name_text, say
from bot.render import pressable
from bot.render.layout import layout
from tests.bot.ftl_files import entries

IDS = {"verify": 7, "preferences": 8, "server set": 9, "game more-time": 10, "resign": 11}


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
        pytest.param("см. /сдаться.", "см. </сдаться:11>.", id="another language"),
        pytest.param("(/server změnit)", "(</server změnit:9>)", id="its subcommand"),
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


def test_no_two_commands_have_one_name() -> None:
    """A name leads to one command, whatever language it is of."""
    own = [name for name in entries() if re.fullmatch(r"command-[a-z]+", name)]
    names = [say("en", name) for name in own]
    called = [(other, name) for name in names for other in set(pressable.translated(name))]
    assert len(dict(called)) == len({*called})
    assert len(called) > 100
