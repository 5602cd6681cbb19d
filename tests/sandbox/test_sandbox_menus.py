"""The page's menus of people and of messages: by a right click, a long press, or the keyboard."""

import pytest
from playwright.sync_api import expect

from tests.sandbox.player import Player
from tests.sandbox.process import SandboxProcess
from tests.sandbox.test_sandbox_screens import wrong

pytestmark = pytest.mark.browser


def offered(one: Player) -> list[str]:
    """What the open menu has."""
    expect(one.page.locator("#layer .option").first).to_be_visible()
    return one.page.locator("#layer .option .words").all_inner_texts()


def test_right_click_a_person_and_a_message(sandbox: SandboxProcess, desk: Player) -> None:
    """Each has its own commands, and what was chosen is answered in the conversation."""
    desk.open(sandbox.address)
    desk.chip("Bob").click(button="right")
    assert offered(desk) == ["Challenge\nBob", "Head to head\nBob"]
    desk.page.get_by_role("option", name="Head to head").click()
    expect(desk.channel.locator(".message.only").last).to_contain_text("You and Bob")

    desk.channel.locator(".writing").fill("good evening")
    desk.page.keyboard.press("Enter")
    mine = desk.channel.locator(".message", has_text="good evening").last
    mine.locator(".text").first.click(button="right")
    assert offered(desk) == ["Replay from here"]
    desk.page.get_by_role("option", name="Replay from here").click()
    expect(desk.channel.locator(".message.only").last).to_contain_text("There’s no game")
    mine.locator(".name").click(button="right")
    assert offered(desk) == ["Challenge\nAlice", "Head to head\nAlice"]
    desk.page.keyboard.press("Escape")
    expect(desk.page.locator("#layer .option")).to_have_count(0)


def test_the_menu_with_the_keyboard(sandbox: SandboxProcess, desk: Player) -> None:
    """The button of a message is reached by Tab, and its menu worked through with arrows."""
    desk.open(sandbox.address, "Carol")
    desk.channel.locator(".writing").fill("here I am")
    desk.page.keyboard.press("Enter")
    more = desk.channel.locator(".message", has_text="here I am").last.locator(".more")
    more.focus()
    expect(more).to_be_focused()
    desk.page.keyboard.press("Enter")
    assert offered(desk) == ["Replay from here", "Challenge\nCarol", "Head to head\nCarol"]
    desk.page.keyboard.press("ArrowDown")
    desk.page.keyboard.press("Enter")
    expect(desk.channel.locator(".message.only").last).to_contain_text("can’t challenge yourself")


def test_the_menu_on_a_phone(sandbox: SandboxProcess, phone: Player) -> None:
    """The button of a message is there to touch; the menu is a sheet that keeps nobody out."""
    phone.open(sandbox.address, "Dan")
    phone.channel.locator(".writing").fill("on the train")
    phone.channel.locator(".send").click()
    message = phone.channel.locator(".message", has_text="on the train").last
    expect(message.locator(".more")).to_have_css("opacity", "1")
    message.locator(".more").tap()
    assert len(offered(phone)) == 3
    assert wrong(phone) == []
    phone.page.locator(".option", has=phone.page.locator(".description")).last.hover()
    assert wrong(phone) == []
    assert phone.fits()
