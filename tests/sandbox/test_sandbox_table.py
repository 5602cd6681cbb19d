"""A game that is started opens on its table, in a frame, as Discord shows an Activity."""

import re

import pytest
from playwright.sync_api import Browser, ViewportSize, WebSocketRoute, expect

from sandbox.living_room import HUMANS
from tests.sandbox.player import DESK, PHONE, Player, player
from tests.sandbox.process import SandboxProcess

pytestmark = pytest.mark.browser
TABLET: ViewportSize = {"width": 820, "height": 1180}
CAROL = HUMANS[2].id
SAID = """
async () => {
  const { src } = document.querySelector("script[type=module]");
  const { say } = await import(src.replace("main.js", "socket.js"));
  return !(await say({ do: "here", on: true })).refused;
}
"""
"""Whether what is said at the table is answered."""


def cards(one: Player, person: str) -> list[str]:
    """The cards that *person* holds at their table, once it shows them."""
    hand = one.table(person).locator("#hand [data-card]")
    expect(hand).not_to_have_count(0)
    return [str(each.get_attribute("data-card")) for each in hand.all()]


def until_heard(one: Player, person: str) -> None:
    """Wait until what is said at the table of *person* is answered."""
    while not one.table(person).evaluate(SAID):
        one.page.wait_for_timeout(100)


def numbers(one: Player, *people: str) -> set[str]:
    """The numbers of the tables that *people* have before them."""
    return {one.table(person).url.split("?")[0] for person in people}


def test_a_game_opens_at_its_table(desk: Player, sandbox: SandboxProcess) -> None:
    """At a desk the messages stand beside it; whoever closes it has them alone."""
    desk.arrive(sandbox.address)
    desk.sit_down("gin", "computer")

    assert len(cards(desk, "Alice")) == 10
    expect(desk.direct.locator(".gallery img").first).to_be_visible()
    assert desk.fits()
    desk.page.get_by_role("button", name="Close the table").click()
    expect(desk.page.locator("#pane-table")).to_be_hidden()
    desk.direct.get_by_role("button", name="Play at the table").last.click()
    assert len(cards(desk, "Alice")) == 10


def test_messages_are_a_press_away(phone: Player, sandbox: SandboxProcess) -> None:
    """On a phone the table has the screen to itself; what is played at one is seen in both."""
    phone.arrive(sandbox.address, "Bob")
    phone.sit_down("straight", "computer")
    table = phone.table("Bob")
    table.get_by_role("button", name="Draw").first.click()
    expect(table.locator("#hand [data-card]")).to_have_count(11)
    expect(phone.direct).to_be_hidden()
    assert phone.fits()

    phone.page.get_by_role("tab", name="Jolly").click()
    expect(phone.page.locator("#pane-table")).to_be_hidden()
    hand = phone.direct.locator(".message").last
    phone.discard(hand, hand.get_by_role("button", name="Draw", exact=True))
    phone.page.get_by_role("tab", name="Table").click()
    expect(table.locator("#hand [data-card]")).to_have_count(10)


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_two_at_one_screen(browser: Browser, sandbox: SandboxProcess, size: ViewportSize) -> None:
    """Each sees their own cards alone: side by side, opposite each other, or one at a time."""
    with player(browser, size, touch=size != DESK) as one:
        one.arrive(sandbox.address, "Carol")
        one.sit_down("gin", "both")
        tables = one.page.locator(".table")
        expect(tables).to_have_count(2)
        if size == PHONE:
            expect(tables.locator("visible=true")).to_have_count(1)
            one.page.get_by_role("button", name="Carol’s table").click()
            expect(tables.locator("visible=true")).to_have_attribute("data-person", str(CAROL))
            one.page.get_by_role("button", name="Alice’s table").click()
        assert len(numbers(one, "Carol", "Alice")) == 1
        mine, others = cards(one, "Carol"), cards(one, "Alice")
        assert (len(mine), len(others), len({*mine, *others})) == (10, 10, 20)
        turned = one.page.locator(".facing .across")
        expect(turned).to_have_count(int(size == TABLET))
        assert one.fits()


def test_a_table_says_why_it_stays_away(desk: Player, sandbox: SandboxProcess) -> None:
    """Whoever could not be signed in reads the sentence, and tries again with one press."""
    text = "Discord didn’t answer."
    refused = {"refused": {"code": "activity-later", "text": text}}
    session = "**/activity/session"
    desk.page.route(session, lambda route: route.fulfill(status=502, json=refused), times=1)
    desk.arrive(sandbox.address, "Fay")
    desk.sit_down("gin", "computer")
    frame = desk.page.frame_locator(".table iframe")
    expect(frame.get_by_role("alert")).to_have_text(text)
    desk.faults.clear()  # the browser's own line about the status

    frame.get_by_role("button", name="Try again").click()

    assert len(numbers(desk, "Fay")) == 1


def test_a_view_that_was_put_away(phone: Player, sandbox: SandboxProcess) -> None:
    """Of a connection that died meanwhile a phone tells nothing: the page finds out by itself."""
    lines: list[WebSocketRoute] = []
    dead: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()
        line.on_message(lambda said: None if line in dead else server.send(said))

    phone.page.route_web_socket(re.compile(r"/table/\d+/socket"), between)
    phone.arrive(sandbox.address, "Fay")
    phone.sit_down("gin", "computer")
    assert len(cards(phone, "Fay")) == 10
    dead += lines

    phone.table("Fay").evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    until_heard(phone, "Fay")
    assert len(lines) == 2


def test_signed_out_while_at_the_table(desk: Player, sandbox: SandboxProcess) -> None:
    """Inside Discord the page signs in anew by itself, and shows the table once more."""
    kept = "() => JSON.parse(sessionStorage.getItem('session'))?.key"
    desk.arrive(sandbox.address, "Eve")
    desk.sit_down("gin", "computer")
    assert len(cards(desk, "Eve")) == 10
    table = desk.table("Eve")
    key = table.evaluate(kept)
    desk.command(desk.direct, "preferences")
    desk.direct.get_by_role("button", name="Quiet, vacation").last.click()
    desk.direct.get_by_role("button", name="Sign out everywhere").click()

    table.wait_for_function(f"(key) => ![key, undefined].includes(({kept})())", arg=key)
    until_heard(desk, "Eve")
    desk.faults.clear()  # the browser's own lines about what was refused meanwhile


def test_who_becomes_somebody_else_leaves_the_table(desk: Player, sandbox: SandboxProcess) -> None:
    """Nobody's hand stays on a screen before which another one sits."""
    desk.arrive(sandbox.address, "Dan")
    desk.sit_down("zolik", "computer")
    numbers(desk, "Dan")
    desk.be("Eve")
    expect(desk.page.locator(".table")).to_have_count(0)
