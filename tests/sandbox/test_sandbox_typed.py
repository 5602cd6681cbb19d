"""Commands that are typed or pasted whole are understood wholly, or refused in words."""

import pytest
from playwright.sync_api import expect

from bot.people.texts import say
from tests.sandbox.player import Player
from tests.sandbox.process import SandboxProcess

pytestmark = pytest.mark.browser
CHALLENGE = ("command-challenge", "command-challenge-opponent", "command-challenge-game")
GERMAN = [say("de", key) for key in (*CHALLENGE, "game-tile")]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        pytest.param(
            "/challenge opponent:@Carol game:Tile Rummy", "Tile Rummy", id="a value with a blank"
        ),
        pytest.param(
            '/challenge opponent:carol game:"Gin Rummy" target:150 rated:False',
            "Gin Rummy to 150",
            id="quotes, a number and a truth",
        ),
        pytest.param(
            "/CHALLENGE game:zolik opponent:@Carol", "Žolíky", id="a choice by its own value"
        ),
    ],
)
def test_a_whole_command_is_given(
    desk: Player, sandbox: SandboxProcess, line: str, said: str
) -> None:
    """Pasted and sent, it is what its options say."""
    desk.open(sandbox.address)
    desk.channel.locator(".writing").fill(line)
    desk.page.keyboard.press("Enter")

    challenge = desk.channel.locator(".message:not(.only)", has_text="challenges @Carol").last
    expect(challenge).to_contain_text(said)
    challenge.get_by_role("button", name="Cancel").click()
    expect(challenge.get_by_role("button", name="Cancel")).to_have_count(0)


def test_a_command_in_ones_own_language(desk: Player, sandbox: SandboxProcess) -> None:
    """Names and choices are understood as one's Discord shows them, and in English too."""
    desk.open(sandbox.address, "Dan")
    desk.page.locator("#locale").select_option("de")
    writing = desk.channel.locator(".writing")
    expect(writing).to_have_attribute("placeholder", "Nachricht an #rummy, oder / für Befehle")
    for line in (
        f"/{GERMAN[0]} {GERMAN[1]}:@Carol {GERMAN[2]}:{GERMAN[3]}",
        "/challenge opponent:@Carol game:Tile Rummy",
    ):
        writing.fill(line)
        desk.page.keyboard.press("Enter")
        cancel = desk.page.get_by_role("button", name="Cancel")
        expect(desk.channel.locator(".message", has=cancel)).to_contain_text("Tile Rummy")
        cancel.click()
        expect(cancel).to_have_count(0)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        pytest.param("/fly", "There’s no command /fly here.", id="no such command"),
        pytest.param("/challenge Bob", "“Bob” isn’t an option.", id="no option named"),
        pytest.param("/challenge foe:@Bob", "no option “foe”", id="no such option"),
        pytest.param("/challenge opponent:@Zoe", "can’t be “@Zoe”", id="nobody of that name"),
        pytest.param("/challenge game:Whist", "can’t be “Whist”", id="no such choice"),
        pytest.param("/challenge target:much", "target must be a number", id="no number"),
        pytest.param("/challenge rated:maybe", "can’t be “maybe”", id="neither true nor false"),
        pytest.param("/challenge game:Gin Rummy game:Gin Rummy", "twice", id="twice"),
        pytest.param("/challenge game:", "game has no value", id="no value"),
        pytest.param(
            '/challenge game:"Gin Rummy', "closing quotation mark", id="an open quotation"
        ),
        pytest.param("/undo table:1 now:1", "no option “now”", id="one too many"),
    ],
)
def test_what_is_not_understood_is_said(
    desk: Player, sandbox: SandboxProcess, line: str, why: str
) -> None:
    """Nothing is sent, and a sentence says what was not understood."""
    desk.open(sandbox.address, "Eve")
    before = desk.channel.locator(".message").count()
    desk.channel.locator(".writing").fill(line)
    desk.page.keyboard.press("Enter")

    expect(desk.channel.locator(".trouble")).to_contain_text(why)
    assert desk.channel.locator(".message").count() == before


def test_typed_letter_by_letter(desk: Player, sandbox: SandboxProcess) -> None:
    """An option's name and a colon begin the option, whatever stands before them."""
    desk.open(sandbox.address)
    desk.channel.locator(".writing").click()
    desk.page.keyboard.type("/challenge opponent:@Carol game:Tile Rummy target:3x")
    filled = [each.input_value() for each in desk.channel.locator(".place input").all()]
    assert filled == ["@Carol", "Tile Rummy", "3x"]
    desk.page.keyboard.press("Enter")
    expect(desk.channel.locator(".trouble")).to_contain_text("target must be a number")
