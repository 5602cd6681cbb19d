"""The page's roles, selects of every kind, events, and inviting the bot anew, with a small bot."""

import asyncio
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from sandbox.guilds import Event
from sandbox.server import Sandbox
from tests.sandbox.player import Player
from tests.sandbox.small_bot import WAIT_SECONDS, small_bot
from tests.sandbox.test_sandbox_screens import wrong

pytestmark = pytest.mark.browser


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sandbox]:
    """The same on a loop beside the browser's."""
    there: list[Sandbox] = []
    up, over = threading.Event(), threading.Event()

    async def serve() -> None:
        async with small_bot(monkeypatch) as (sandbox, _):
            there.append(sandbox)
            up.set()
            while not over.is_set():
                await asyncio.sleep(0.02)

    faults: list[BaseException] = []

    def run() -> None:
        try:
            asyncio.run(serve())
        except BaseException as error:
            faults.append(error)
        up.set()

    thread = threading.Thread(target=run)
    thread.start()
    assert up.wait(WAIT_SECONDS)
    assert there, faults
    yield there[0]
    over.set()
    thread.join(WAIT_SECONDS)
    assert faults == []


def choose(phone: Player, name: str, *labels: str) -> None:
    """Mark what is called *labels* in the select *name*, and close its list."""
    phone.channel.get_by_role("button", name=name, exact=True).last.click()
    for label in labels:
        phone.page.get_by_role("option", name=label, exact=True).click()
    phone.page.locator("#layer").get_by_role("button", name="OK").click()


def test_select_people_and_roles_with_a_phone(stage: Sandbox, phone: Player) -> None:
    """Each kind of select lists what there is, and sends what was chosen."""
    phone.open(stage.address)
    phone.command(phone.channel, "chooser", role="Champion")
    last = phone.channel.locator(".message").last
    expect(phone.channel.get_by_role("button", name="role: @Champion")).to_be_visible()

    assert wrong(phone) == []
    choose(phone, "user", "Bob", "Jolly")
    expect(last).to_contain_text("Member bob, Member jolly")
    choose(phone, "role: @Champion", "@Champion", "@Moderator")
    expect(last).to_contain_text("Role Moderator")
    choose(phone, "channel", "#rummy")
    expect(last).to_contain_text("AppCommandChannel rummy")


def test_a_dialog_asks_for_people_and_roles(stage: Sandbox, phone: Player) -> None:
    """A dialog on a phone has a field for each; what is not chosen is not sent."""
    phone.open(stage.address)
    phone.command(phone.channel, "questions")
    dialog = phone.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert wrong(phone) == []
    dialog.get_by_label("User").select_option("Bob")
    dialog.get_by_label("Mentionable").select_option("@Moderator")
    dialog.get_by_role("button", name="Submit").click()

    last = phone.channel.locator(".message").last
    expect(last).to_contain_text("Member bob; ; Role Moderator;")


def test_events_are_shown(stage: Sandbox, phone: Player) -> None:
    """What was announced stands over the channel, also on a phone."""
    now = datetime.now(UTC)
    event = Event("Friday evening", f"<#{stage.channel.id}>", now, now, stage.bot)
    event.starts, event.ends = now + timedelta(days=3), now + timedelta(days=3, hours=2)
    stage.guild.events[event.id] = event

    phone.open(stage.address)

    shown = phone.channel.get_by_role("list", name="Events")
    expect(shown).to_contain_text("Friday evening")
    expect(shown).to_contain_text("#rummy")
    assert wrong(phone) == []


def test_the_owner_invites_the_bot_anew(stage: Sandbox, phone: Player) -> None:
    """Alice, whose server it is, has a button for it at the channel's beginning; Bob has none."""
    phone.open(stage.address)
    before = stage.guild.joined
    phone.channel.get_by_role("button", name="Invite Jolly again").click()
    phone.command(phone.channel, "say", word="ace")
    expect(phone.channel.locator(".message").last).to_contain_text("ace 1 Alice guild")
    assert stage.guild.joined > before

    phone.be("Bob")
    expect(phone.channel.get_by_text("You are Bob")).to_be_visible()
    expect(phone.channel.get_by_role("button", name="Invite Jolly again")).to_have_count(0)
