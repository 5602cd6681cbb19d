"""The last picture of a game says who has won and how, both large."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.render.ends import how, how_text
from bot.render.frame import Frame, Player
from bot.render.pictures.colours import theme_of
from bot.render.pictures.end import HOW, NAME, end_picture
from engine.cards import Seat
from engine.state import Phase, RoundResult, ScorePart
from tests.bot.ftl_files import content, variants
from tests.bot.scenes import dealt, frame

ON_POINTS = {"stock", "stalemate", "dead_hand", "blocked"}
"""Ends of a round that are nobody's doing: who wins then, wins on points."""


def ended(reason: str, by: Seat | None = 1, **changes: object) -> Frame:
    """A game that seat 1 has won in a round that ended so."""
    parts = (ScorePart("others", 100),), ()
    result = RoundResult(1, parts, (100, 0), by, reason)
    begun = dealt()
    state = replace(begun, phase=Phase.FINISHED, to_act=None, winner=1, results=(result,))
    return frame(state, **changes)


def reasons() -> set[str]:
    """All that ends a round, as the sentences about it know them."""
    (select,) = content("en", "round-ended").selects
    return {*variants(select)} - {"other"}


def test_each_way_to_win_has_its_words() -> None:
    """Whatever ends a round in some game is named below the winner."""
    assert {"gin", "undercut", "hand_rummy", "close", "resign", "flag"} <= reasons()
    said = {reason: how_text(ended(reason)) for reason in reasons() - ON_POINTS}
    assert len(set(said.values())) == len(said)
    assert "on points" not in said.values()


@pytest.mark.parametrize(
    ("reason", "by", "expected"),
    [
        pytest.param("out", 1, "out", id="by going out"),
        pytest.param("out", 2, "points", id="though another went out"),
        pytest.param("stock", None, "points", id="when the stock was used up"),
        pytest.param("undercut", 2, "undercut", id="by undercutting another's knock"),
        pytest.param("resign", 2, "resign", id="as another resigned"),
        pytest.param("flag", 2, "flag", id="as another's time ran out"),
    ],
)
def test_what_decided_a_game(reason: str, by: Seat | None, expected: str) -> None:
    """What ended the last round is the winner's doing, or others gave up; else points decide."""
    assert how(ended(reason, by)) == expected


def test_how_it_was_won_is_nearly_as_large_as_the_name() -> None:
    """The second line is in the picture, and what is heard has it too."""
    assert HOW >= 0.6 * NAME
    gin, knock = (end_picture(ended(reason), ()) for reason in ("gin", "knock"))
    assert "\ngin!\n" in gin.alt
    assert gin.png != knock.png


def test_a_long_name_is_written_whole() -> None:
    """A name as long as Discord allows keeps within the panel, in smaller letters."""
    people = (Player(1, "Wilhelmina von Hohenzollern-Sigm", 1), Player(2, "Bob", 2))
    image = Image.open(BytesIO(end_picture(ended("out", players=people), ()).png)).convert("RGB")
    ink = theme_of("dark", "four").named["ink"]
    line = [(x, y) for x in range(900) for y in range(140, 250) if image.getpixel((x, y)) == ink]
    assert min(x for x, _ in line) >= 34
    assert max(x for x, _ in line) < 900 - 34
