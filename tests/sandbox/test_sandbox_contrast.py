"""Words and the signs of cards can be told from what they stand on, dark and light."""

import pytest
from playwright.sync_api import expect

from tests.sandbox.player import Player
from tests.sandbox.process import SandboxProcess

pytestmark = pytest.mark.browser
BUTTONS = ("button s1", "button s2", "button s3", "button s4")
OTHERS = ("text", "small", "message", "message calls", "message only", "container", "option")
WORDS, SIGNS = 4.5, 3.0
"""How many times as bright as its ground something has to be, or the other way about."""
MEASURE = """
async ([theme, suits, looks]) => {
  const { cards } = await import("/static/text.js");
  Object.assign(document.documentElement.dataset, { theme, suits });
  const channels = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const over = (top, below) => {
    const [r, g, b, alpha = 1] = channels(top);
    return [r, g, b].map((each, at) => each * alpha + below[at] * (1 - alpha));
  };
  const ground = (made) => {
    const colour = getComputedStyle(made).backgroundColor;
    const [, , , alpha = 1] = channels(colour);
    return alpha === 1 ? over(colour, [0, 0, 0]) : over(colour, ground(made.parentElement));
  };
  const light = (colour) => colour.map((each) => each / 255)
    .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4))
    .reduce((sum, each, at) => sum + each * [0.2126, 0.7152, 0.0722][at], 0);
  const contrast = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const found = [];
  for (const look of looks) {
    const made = document.createElement(look.startsWith("button") ? "button" : "div");
    made.className = look;
    made.append("Word ", ...cards("2♠ 3♥ 4♦ 5♣ 🔴1 🔵2 🟡3 🟢4"));
    document.querySelector("#pane-server .messages").append(made);
    const below = ground(made);
    found.push(["word", look, contrast(over(getComputedStyle(made).color, below), below)]);
    for (const sign of made.querySelectorAll(".suit, .shape")) {
      const { color, fill, stroke } = getComputedStyle(sign);
      const name = sign.closest(".card").className + " " + sign.parentElement.className;
      // A shape is told from its ground by what it is filled with, or by its outline.
      const colours = sign.matches(".shape") ? [fill, stroke] : [color];
      const all = colours.map((each) => contrast(over(each, below), below));
      found.push([name, look, Math.max(...all)]);
    }
    made.remove();
  }
  return found;
}
"""
"""The contrast of each word and sign, by what it is and what it stands on."""


@pytest.mark.parametrize("suits", ["four", "two"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_all_can_be_told_apart(
    desk: Player, sandbox: SandboxProcess, theme: str, suits: str
) -> None:
    """Words and signs on every colour of a button, and on all else that cards are named on."""
    desk.open(sandbox.address)
    expect(desk.channel.locator(".welcome")).to_be_visible()
    found = desk.page.evaluate(MEASURE, [theme, suits, [*BUTTONS, *OTHERS, "select"]])

    assert len(found) == 9 * (len(BUTTONS) + len(OTHERS) + 1)
    faint = [each for each in found if each[2] < (WORDS if each[0] == "word" else SIGNS)]
    assert faint == []


def test_pictures_follow_the_theme(desk: Player, sandbox: SandboxProcess) -> None:
    """Where the page becomes light, light pictures are a press away; nothing else is said."""
    desk.arrive(sandbox.address, "Bob")
    desk.start("gin", "computer")
    picture = desk.direct.locator(".gallery img").first
    dark = picture.get_attribute("src")
    assert dark
    desk.page.locator("#theme").click()
    desk.page.get_by_role("button", name="Light pictures").click()
    expect(picture).not_to_have_attribute("src", dark)
    expect(desk.page.locator(".toast")).to_have_count(0)
    desk.page.get_by_role("tab", name="#rummy").click()
    expect(desk.channel.locator(".message")).to_have_count(0)
    desk.page.locator("#theme").click()
    expect(desk.page.get_by_role("button", name="Dark pictures")).to_be_visible()


def test_suits_have_the_colours_of_the_pictures(desk: Player, sandbox: SandboxProcess) -> None:
    """Four, or two for who has chosen so."""
    desk.open(sandbox.address, "Carol")
    page = desk.page.locator("html")
    expect(page).to_have_attribute("data-suits", "four")
    desk.command(desk.channel, "preferences", colours="two")
    expect(page).to_have_attribute("data-suits", "two")
