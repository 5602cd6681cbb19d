"""Faces as SVG: of the shapes of pictures, and on the sandbox's page as they are drawn now."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from bot.render.pictures.colours import SUITS
from bot.render.pictures.svg import card_svg, files, page_files
from engine.cards import HIDDEN, JOKER, Card, pack

HOME = Path(__file__).parents[3]
STATIC, PAGE = HOME / "sandbox" / "static", HOME / "bot" / "web" / "page"


@pytest.mark.parametrize("name", files())
def test_the_page_shows_what_is_drawn(name: str) -> None:
    """After a change of shapes: `python -m bot.render.pictures.svg sandbox/static bot/web/page`."""
    assert (STATIC / name).read_text(encoding="utf-8") == files()[name]


@pytest.mark.parametrize("name", page_files())
def test_the_tables_page_has_what_is_drawn(name: str) -> None:
    """Its suits, marks of tiles and joker are those of pictures, written by the command above."""
    assert (PAGE / name).read_text(encoding="utf-8") == page_files()[name]


def test_every_face_is_another() -> None:
    """Cards, tiles, the joker and the back are whole files, and none is drawn like another."""
    cards = (*pack(), JOKER, HIDDEN)
    made = [card_svg(card, tiles=tiles) for card in cards for tiles in (False, True)]
    assert all(ElementTree.fromstring(one).tag.endswith("}svg") for one in made)
    assert len(set(made)) == 2 * len(pack()) + 2


@pytest.mark.parametrize(("colours", "others"), [("four", "two"), ("two", "four")])
def test_suits_have_the_colours_of_the_reader(colours: str, others: str) -> None:
    """A diamond is blue or red, as its reader likes it."""
    drawn = card_svg(Card(2, 12), tiles=False, colours=colours)  # type: ignore[arg-type]
    assert SUITS[colours][2] in drawn
    assert SUITS[others][2] not in drawn
