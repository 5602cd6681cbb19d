"""The first five minutes: what somebody sees and presses who has never been here."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route, expect

from bot.people.texts import say
from engine.variants import VARIANTS
from tests.sandbox.newcomer import MOST_PRESSES, MOST_SECONDS, Newcomer
from tests.sandbox.player import DESK, PHONE, Player, player
from tests.sandbox.process import SandboxProcess

pytestmark = pytest.mark.browser
ON_HAND = "document.activeElement.closest('#pane-direct [data-message]') !== null"
FIRST = """
    const parts = [...document.querySelectorAll('#pane-direct [data-part]')];
    const message = parts.at(-1).closest('[data-message]');
    return document.activeElement === message.querySelector('[data-part]:not(:disabled)');
"""


@pytest.fixture(params=[pytest.param(PHONE, id="phone"), pytest.param(DESK, id="desk")])
def sitting(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Player]:
    """Somebody with a phone, or at a desk."""
    with player(browser, request.param) as one:
        yield one


def test_every_game_is_offered(sitting: Player, sandbox: SandboxProcess) -> None:
    """Each with a picture, a sentence and the ways to start it; the page is not too wide."""
    sitting.arrive(sandbox.address)
    games = sitting.page.locator(".game")
    expect(games).to_have_count(len(VARIANTS))
    for game in games.all():
        assert game.locator("img").evaluate("one => one.decode().then(() => one.naturalWidth)") > 0
        expect(game.locator("h3")).not_to_be_empty()
        expect(game.locator("p")).not_to_be_empty()
        expect(game.get_by_role("button")).to_have_count(3)
    assert sitting.fits(), "the page scrolls sideways"


def test_the_club_is_a_press_away(phone: Player, sandbox: SandboxProcess) -> None:
    """From the first screen, and from the beginning of the channel."""
    phone.arrive(sandbox.address)
    phone.page.get_by_role("button", name="The club: deal of the day").click()
    last = phone.channel.locator(".message").last
    expect(last).to_contain_text("is waiting")
    expect(last.get_by_role("button", name="Deal of the day")).to_be_visible()
    phone.channel.get_by_role("button", name="The club", exact=True).first.click()
    expect(phone.channel.locator(".message")).to_have_count(2)


@pytest.mark.parametrize("game", VARIANTS)
def test_one_press_starts_any_game(phone: Player, sandbox: SandboxProcess, game: str) -> None:
    """The hand with its pictures is the only message in sight, and its last control too."""
    phone.arrive(sandbox.address)
    phone.start(game, "computer")
    hand = phone.direct.locator(".message").last
    expect(hand.locator(".gallery img").first).to_be_visible()
    expect(hand.locator(".button").last).to_be_in_viewport()
    assert phone.page.evaluate(ON_HAND)
    phone.page.keyboard.press("Tab")
    assert phone.page.evaluate(f"(() => {{ {FIRST} }})()"), "Tab leads to the hand's first control"


REDRAWN = """
async () => {
  const { drawPicker } = await import("/static/picker.js");
  let tell;
  const start = () => new Promise((resolve) => { tell = resolve; });
  drawPicker([{ number: 1, title: "#1", turn: true }], { start });
  document.querySelector('[data-game="gin"] [data-how="both"]').click();
  drawPicker([{ number: 2, title: "#2", turn: true }], { start });
  const busy = document.querySelectorAll("#picker .busy").length;
  tell({ problem: "problem-not-started" });
  await new Promise((resolve) => setTimeout(resolve));
  return [busy, document.querySelectorAll("#picker .busy").length];
}
"""
"""Starts a game that does not begin, with the games drawn anew meanwhile; what is busy then."""


def test_a_game_that_does_not_start(desk: Player, sandbox: SandboxProcess) -> None:
    """It says why, also where the games are drawn anew while it is being started."""
    desk.arrive(sandbox.address)
    assert desk.page.evaluate(REDRAWN) == [1, 0]
    expect(desk.page.get_by_role("alert")).not_to_be_empty()


def test_the_start_is_one_message(phone: Player, sandbox: SandboxProcess) -> None:
    """Neither the answer to the command nor anything else stands beside the hand."""
    phone.arrive(sandbox.address, "Fay")
    phone.start("gin", "computer")

    expect(phone.direct.locator(".message")).to_have_count(1)
    phone.page.get_by_role("tab", name="#rummy").click()
    expect(phone.channel.locator(".message")).to_have_count(0)


def test_both_sides_are_in_sight(desk: Player, sandbox: SandboxProcess) -> None:
    """Two hands side by side; the one to play is marked, and both are played from here."""
    desk.arrive(sandbox.address)
    desk.start("rummy-51", "both")
    hands = [desk.page.locator(f"#pane-{kind}") for kind in ("direct", "beside")]
    for hand in hands:
        expect(hand.locator(".message .gallery img").first).to_be_visible()
    expect(desk.page.locator(".pane.turn")).to_have_count(1)
    turn = desk.page.locator(".pane.turn").get_attribute("id")
    desk.discard(desk.page.locator(f"#{turn}"), desk.page.locator(f"#{turn}:not(.turn)"))
    expect(desk.page.locator(".pane.turn")).to_have_count(1)


def test_both_sides_on_a_phone(phone: Player, sandbox: SandboxProcess) -> None:
    """One hand at a time, that which is to play first; the other one is a press away."""
    phone.arrive(sandbox.address)
    phone.start("zolik", "both")
    shown = phone.page.locator(".pane:visible")
    expect(shown).to_have_count(1)
    first = shown.get_attribute("id")
    other = phone.page.locator(".pane:visible .other-turn")
    phone.discard(shown, other)
    other.click()
    expect(phone.page.locator(f".pane:visible:not(#{first})")).to_have_count(1)
    expect(phone.page.locator(".pane:visible .select").last).to_be_visible()


def test_running_games_come_first(phone: Player, sandbox: SandboxProcess) -> None:
    """Whoever comes back finds what they play, and one press leads to its hand."""
    phone.arrive(sandbox.address, "Eve")
    phone.start("straight", "computer")
    title = phone.direct.locator(".message").last.inner_text()
    phone.page.reload()
    expect(phone.direct.locator(".message").last).to_be_visible()
    phone.page.locator("#games").click()
    phone.page.get_by_role("button", name="Continue: #").first.click()
    expect(phone.page.locator("body")).to_have_attribute("data-view", "play")
    number = phone.direct.locator(".message").last.inner_text().rsplit("#", 1)[1].split()[0]
    assert f"#{number} " in title
    phone.page.go_back()
    expect(phone.page.locator(".going")).to_be_visible()


def test_all_running_games_are_there(phone: Player, sandbox: SandboxProcess) -> None:
    """However many they are."""
    phone.arrive(sandbox.address, "Carol")
    for game in VARIANTS:
        phone.start(game, "computer")
        phone.page.locator("#games").click()
    expect(phone.page.locator(".going .button")).to_have_count(len(VARIANTS))
    expect(phone.page.locator(".game").first).to_be_in_viewport()


def test_a_lesson(phone: Player, sandbox: SandboxProcess) -> None:
    """It is one message, with its first step in sight."""
    phone.arrive(sandbox.address, "Dan")
    phone.start("gin", "learn")

    expect(phone.direct.locator(".message")).to_have_count(1)
    expect(phone.direct.locator(".message .button").last).to_be_in_viewport()


@pytest.mark.parametrize(
    ("locale", "language"), [("de-AT", "de"), ("cs", "cs"), ("uk-UA", "en"), ("lt-LT", "lt")]
)
def test_it_speaks_the_browsers_language(
    browser: Browser, sandbox: SandboxProcess, locale: str, language: str
) -> None:
    """At the first visit, where Discord knows it; a choice of one's own is kept."""
    with player(browser, PHONE, locale) as one:
        one.page.goto(f"{sandbox.address}/?as=bob")
        expect(one.page.locator("html")).to_have_attribute("lang", language)
        expect(one.page.locator('[data-game="tile"] h3')).to_have_text(say(language, "game-tile"))


def test_english_stands_in(browser: Browser, sandbox: SandboxProcess) -> None:
    """What a language has no words for yet the page says in English, and the rest in its own."""

    def without_a_title(route: Route) -> None:
        words = route.fetch().json()
        del words["pick-title"]
        route.fulfill(json=words)

    with player(browser, PHONE, "de") as one:
        one.page.route("**/static/words/de.json", without_a_title)
        one.page.goto(f"{sandbox.address}/?as=bob")
        expect(one.page.get_by_role("heading", name="Pick a game")).to_be_visible()
        expect(one.page.locator("p.lead")).to_contain_text("Jolly")
        expect(one.page.locator("html")).to_have_attribute("lang", "de")


def test_a_chosen_language_stays(browser: Browser, sandbox: SandboxProcess) -> None:
    """Whatever the browser wants."""
    with player(browser, PHONE, "de") as one:
        one.page.goto(f"{sandbox.address}/?as=carol")
        one.page.locator("#locale").select_option("ru")
        expect(one.page.locator("html")).to_have_attribute("lang", "ru")
        one.page.reload()
        expect(one.page.locator("html")).to_have_attribute("lang", "ru")


def test_a_newcomer_plays_within_seconds(browser: Browser, sandbox: SandboxProcess) -> None:
    """From opening the page to the end of the first turn: few presses, little time."""
    with player(browser, PHONE) as one:
        newcomer = Newcomer(one)
        newcomer.arrive(sandbox.address)
        newcomer.play_a_turn()

    assert newcomer.presses <= MOST_PRESSES
    assert newcomer.seconds <= MOST_SECONDS
