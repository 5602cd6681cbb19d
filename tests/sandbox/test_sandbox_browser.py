"""The sandbox as a person meets it: in a browser, at a desk and on a phone."""

import re
from functools import partial

import pytest
from playwright.sync_api import Browser, expect

from tests.sandbox.player import DESK, PHONE, Player, number_in, player
from tests.sandbox.process import SandboxProcess

pytestmark = pytest.mark.browser


def begin_with_bob(alice: Player) -> tuple[str, str]:
    """Challenge Bob with the page's own button, accept as Bob, and be whoever begins.

    Who begins, and the other one.
    """
    alice.channel.get_by_role("button", name="Challenge Bob").first.click()
    alice.page.get_by_role("button", name="Switch to Bob").click()
    alice.accept()
    expect(alice.cards).to_be_visible()
    if alice.my_turn().count():
        return "Bob", "Alice"
    alice.be("Alice")
    return "Alice", "Bob"


def test_newcomer_is_told_what_to_do(desk: Player, sandbox: SandboxProcess) -> None:
    """The page says who one is and how to begin, with both conversations in sight."""
    desk.open(sandbox.address)

    expect(desk.page.get_by_role("heading", name="You are Alice")).to_be_visible()
    expect(desk.channel.get_by_role("button", name="Challenge the computer")).to_be_visible()
    expect(desk.direct.locator(".writing")).to_be_visible()


def test_two_play_at_one_desk(desk: Player, sandbox: SandboxProcess) -> None:
    """Two take turns in one window: each sees only the own hand, and is called."""
    desk.open(sandbox.address)
    first, second = begin_with_bob(desk)
    hand = desk.cards.get_attribute("alt")
    desk.take_turn()
    desk.command(desk.channel, "preferences", calls="always")
    expect(desk.channel.locator(".message.only").last).to_be_visible()
    desk.be(second)
    expect(desk.my_turn()).to_be_visible()
    assert desk.cards.get_attribute("alt") != hand
    desk.take_turn()

    # At once, though they have just played: who has not chosen so is called some seconds later.
    expect(desk.chip(first).locator(".badge")).to_be_visible()
    desk.resign()


def test_two_windows_follow_each_other(
    desk: Player, browser: Browser, sandbox: SandboxProcess
) -> None:
    """A half-typed command stays while the bot shows something new; the other window follows."""
    desk.open(sandbox.address)
    _, second = begin_with_bob(desk)
    with player(browser, DESK) as other:
        other.open(sandbox.address, second)
        other.game = desk.game
        desk.my_turn().click()
        expect(desk.discards).to_be_visible()

        desk.direct.locator(".writing").click()
        desk.page.keyboard.type("/discard ")
        choices = desk.direct.locator(".suggestions .option")
        expect(choices.first).to_be_visible()
        other.command(other.channel, "challenge", opponent="Carol")
        challenge = desk.channel.locator(".message", has_text="challenges @Carol").last
        expect(challenge).to_be_attached()
        expect(choices.first).to_be_visible()
        desk.page.keyboard.press("Enter")
        desk.page.keyboard.press("Enter")

        expect(other.my_turn()).to_be_visible()
        mine = other.channel.locator(".message", has_text="challenges @Carol").last
        mine.get_by_role("button", name="Cancel").click()
        other.resign()


def test_whole_game_against_the_computer(desk: Player, sandbox: SandboxProcess) -> None:
    """One person alone plays a game to its end, and sees the result and the way to the next."""
    desk.open(sandbox.address, "Carol")
    challenge = partial(desk.command, desk.channel, "challenge", opponent="Jolly", target="100")
    desk.tried(challenge, desk.direct.locator(".message"))
    desk.game = number_in(desk.direct.locator(".message"))

    turns = desk.play_on()

    assert turns >= 2
    end = desk.channel.locator(".message", has=desk.rematch()).last
    expect(end).to_contain_text(f"#{desk.game} ·")
    expect(end).to_contain_text("has won")


def test_phone_has_tabs(phone: Player, sandbox: SandboxProcess) -> None:
    """On a phone one conversation fills the screen, and the other one says what is new."""
    phone.open(sandbox.address)
    phone.channel.get_by_role("button", name="Challenge Bob").first.click()
    phone.page.get_by_role("button", name="Switch to Bob").click()
    phone.accept()

    tab = phone.page.get_by_role("tab", name="Jolly")
    expect(tab.locator(".badge")).to_be_visible()
    tab.click()
    expect(phone.channel).to_be_hidden()
    expect(phone.cards).to_be_visible()
    if not phone.my_turn().count():
        phone.be("Alice")
    phone.take_turn()
    width = phone.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    phone.resign()


def test_options_in_a_dialog(phone: Player, sandbox: SandboxProcess) -> None:
    """On a phone the challenger fills in a dialog from the panel, and the challenge shows it."""
    phone.open(sandbox.address, "Bob")
    phone.command(phone.channel, "challenge", opponent="Carol", game="gin")
    challenge = phone.channel.locator(".message:not(.only)", has_text="challenges @Carol").last
    challenge.get_by_role("button", name="Options").click()
    panel = phone.channel.locator(".message.only", has_text="Options for Gin Rummy").last
    panel.get_by_role("button", name="Rules", exact=True).click()
    dialog = phone.page.get_by_role("dialog")
    dialog.get_by_label("Target").fill("150")
    dialog.get_by_label("Big gin").select_option("no")
    box = dialog.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= PHONE["width"] - box["width"]
    dialog.get_by_role("button", name="Submit").click()
    expect(challenge).to_contain_text("Gin Rummy to 150")
    expect(challenge).to_contain_text("big gin: no")
    panel.get_by_role("button", name="Time", exact=True).click()
    dialog.get_by_role("textbox", name=re.compile("^Clock")).fill("2s")
    dialog.get_by_role("button", name="Submit").click()
    expect(phone.channel).to_contain_text("Choose from 1m to 1d, or none")
    cancel = challenge.get_by_role("button", name="Cancel")
    cancel.click()
    expect(cancel).to_have_count(0)
