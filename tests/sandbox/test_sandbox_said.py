"""A screen reader hears what every press and every turn of the others has changed."""

import re

import pytest
from playwright.sync_api import Locator, expect

from bot.people.card_texts import JOKER_TEXT
from engine.cards import SYMBOLS
from tests.sandbox.player import DISCARDS, Player
from tests.sandbox.process import SandboxProcess

pytestmark = pytest.mark.browser
CARD = rf"(?:(?:10|[2-9AJQK])[{''.join(SYMBOLS)}]|{JOKER_TEXT})"
DREW = re.compile(rf"\bYou drew {CARD}\.$")
PLAYED = re.compile(rf"\bJolly (?:drew from the stock|took .* from the pile)\b.*{CARD}\.$")
EDIT = """
async ([before, after]) => {
  const { linesOf, news, say } = await import("/static/said.js");
  const { markdown } = await import("/static/text.js");
  const { el } = await import("/static/dom.js");
  const lines = (text) => linesOf(el("div", {}, el("div", { class: "text" }, markdown(text))));
  return news(lines(after), lines(before));
}
"""
"""What is said of a message whose text was edited."""


def said(one: Player, sentence: re.Pattern[str]) -> Locator:
    """What was said that has this sentence."""
    return one.page.locator("#said p", has_text=sentence)


def test_a_press_and_the_others_turn_are_heard(desk: Player, sandbox: SandboxProcess) -> None:
    """The card that was drawn; then what was discarded, and what the computer did, each once."""
    desk.arrive(sandbox.address)
    desk.start("straight", "computer")
    hand = desk.direct.locator(".message").last
    hand.get_by_role("button", name="Draw", exact=True).click()
    expect(said(desk, DREW)).to_have_count(1)
    card = said(desk, DREW).inner_text().rsplit("You drew ", 1)[1].rstrip(".")
    cards = hand.locator(".gallery img").last
    expect(cards).to_have_attribute("alt", re.compile(re.escape(card)))
    hand.locator(".select", has_text=DISCARDS).click()
    desk.page.locator("#layer .option").first.click()
    expect(hand.get_by_role("button", name="Draw", exact=True)).to_be_visible()
    expect(said(desk, PLAYED).last).to_be_attached()
    expect(said(desk, DREW)).to_have_count(1)


@pytest.mark.parametrize(
    ("before", "after", "heard"),
    [
        pytest.param(
            "Your turn.\n-# You drew K♥.",
            "Your turn.\n-# You drew K♥, laid 4♠ 4♥ 4♦.",
            ["Laid 4♠ 4♥ 4♦."],
            id="a sentence that goes on is not begun again",
        ),
        pytest.param(
            "Your turn. Ends <t:1000:R>.\nBob: 4:32",
            "Your turn. Ends <t:2000:R>.\nBob: 4:31",
            [],
            id="a countdown alone is not said",
        ),
        pytest.param(
            "**Jolly** passed.", "**Jolly** laid 🔵4 🃏.", ["Jolly laid blue 4 joker."], id="signs"
        ),
        pytest.param(
            "One.",
            "Two: <:kh:5> <:joker:6><:10s:7> <:b12:8>.",
            ["Two: K♥ joker 10♠ blue 12."],
            id="emojis",
        ),
    ],
)
def test_what_is_new(
    desk: Player, sandbox: SandboxProcess, before: str, after: str, heard: list[str]
) -> None:
    """Of an edited message the lines that it had not before."""
    desk.page.route("**/emojis/*", lambda route: route.fulfill(body=""))
    desk.open(sandbox.address)
    assert desk.page.evaluate(EDIT, [before, after]) == heard


def test_a_sentence_in_two_messages(desk: Player, sandbox: SandboxProcess) -> None:
    """The hand and the table tell the same: it is heard once; and again when it happens again."""
    desk.open(sandbox.address)
    script = """
    async (told) => {
      const { say } = await import("/static/said.js");
      told.forEach(([line, message]) => say([line], message));
    }
    """
    passed = "Jolly passed."
    desk.page.evaluate(script, [[passed, "1"], [passed, "2"], ["Your turn", "1"], [passed, "1"]])
    assert desk.page.locator("#said p").all_inner_texts() == [passed, "Your turn.", passed]
