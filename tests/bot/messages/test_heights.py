"""Hands fit a phone's screen: with their pictures, their words and all that can be pressed."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from io import BytesIO
from math import ceil
from typing import Any

import pytest
from discord import ui
from PIL import Image

from bot.messages.emojis import every_card
from bot.messages.illustrating import side_by_side
from bot.people.card_texts import card_text
from bot.people.look import Look
from bot.people.texts import LANGUAGES
from bot.render.controls import HandPage
from bot.render.frame import Frame, Player
from bot.render.hand import hand_view
from bot.render.picture import Picture
from bot.render.tiles import rack_page, rack_view, working
from bot.table.draft import new_draft
from bot.table.sorting import in_order
from engine.game import play
from engine.state import State
from engine.view import seen_by
from tests.bot.render.test_pictures import NAMES
from tests.gallery import positions

SCREEN = 640
"""Pixels of a phone's window of 390 that are left for one message."""
MORE_IN_WORDS = 40
"""Pixels by which a hand may be higher in words: two lines of four players."""
READ = 430
"""Pixels of all that is read, of which pictures are the most: two menus and two rows of buttons are
150 more."""
WIDE = 305
"""What a window of 390 pixels leaves of a line (sandbox/static/messages.css): the message's
padding of 8 and 10, the avatar's 32 and 10 beside it, the container's edges of 5 and its padding
of 10 twice."""
AROUND = 14 + 23 + 8 + 20 + 2
"""The message's padding, the line with its sender, the container's margin, padding and edges."""
GAP = 8
"""Between the parts of a container."""
LINE, SMALL, LETTER = 21, 18.2, 7.3
"""A line of text of 15 pixels, one of small print, and how wide a letter is on average."""
HEADINGS = {"# ": (24, 40), "## ": (20, 34), "### ": (16.5, 30)}
"""The size of a heading's letters and the height of its first line, its margins included."""
EMOJI = re.compile(r"<:\w+:\d+>")
"""Of 21 pixels, as three letters."""
BUTTON, SELECT = 42, 46
BESIDE = 8
"""Between buttons, which have 15 pixels left and right of their label of 14 pixels."""


def height(view: ui.LayoutView, pictures: Sequence[Picture]) -> float:
    """About how high the page shows a message in a window of 390 pixels.

    It is counted, not measured: the lengths are those of the sandbox's stylesheets, the letters of
    average width, so that a line may be one off. Discord's own client is about as high.
    """
    parts = [part for container in view.children for part in getattr(container, "children", ())]
    files = {picture.name: picture for picture in pictures}
    return AROUND + sum(_height(part, files) for part in parts) + GAP * (len(parts) - 1)


def _height(part: Any, files: dict[str, Picture]) -> float:
    if isinstance(part, ui.TextDisplay):
        return sum(map(_line_height, part.content.split("\n")))
    if isinstance(part, ui.MediaGallery):
        (item,) = part.items
        image = Image.open(BytesIO(files[item.media.url.removeprefix("attachment://")].png))
        return image.height * WIDE / image.width
    assert isinstance(part, ui.ActionRow)
    if isinstance(part.children[0], ui.Select):
        return SELECT
    rows = list(_button_rows(part.children))
    return len(rows) * BUTTON + (len(rows) - 1) * BESIDE


def _line_height(line: str) -> float:
    text = EMOJI.sub("###", re.sub(r"\]\([^)]*\)|\*\*|\[|<t:\d+:R>", "", line))
    mark = next((mark for mark in HEADINGS if text.startswith(mark)), "")
    if mark:
        size, first = HEADINGS[mark]
        return first + (_lines(text.removeprefix(mark), LETTER * size / 15) - 1) * size * 1.3
    if text.startswith("-# "):
        return _lines(text.removeprefix("-# "), LETTER * 13 / 15) * SMALL
    return _lines(text, LETTER) * LINE


def _lines(text: str, letter: float) -> int:
    return max(1, ceil(len(text) * letter / WIDE))


def _button_rows(buttons: Sequence[Any]) -> Iterator[list[Any]]:
    """Buttons as they wrap."""
    row: list[Any] = []
    left = float(WIDE)
    for button in buttons:
        wide = 30 + len(button.label or "") * LETTER * 14 / 15
        if row and wide > left:
            yield row
            row, left = [], float(WIDE)
        row.append(button)
        left -= wide + BESIDE
    yield row


EMOJIS = {
    card_text(card, tiles=tiles): f"<:{token}:1795000300000000000>"
    for card, tiles, token in every_card()
}


@cache
def moment(name: str) -> tuple[State, State]:
    """The gallery's position of that name, and the one after the reader's last turn before."""
    wanted = next(one for one in positions.POSITIONS if one.name == name)
    seed, _ = positions.found(wanted)
    before = now = None
    for state, seat, move in positions.played(wanted, seed):
        if wanted.wanted(state):
            now = state
            break
        after = play(state, seat, move)
        before = after if seat == 1 and after.to_act != 1 else before
    assert now is not None
    assert before is not None
    return now, before


def frame(name: str, cards: Any, language: str = "en") -> Frame:
    """The hand that is to play there, in the middle of a slow game."""
    state, before = moment(name)
    people = tuple(
        Player(n + 1, NAMES[0] if n == 0 else f"Player {n + 1}", n + 1) for n in range(state.seats)
    )
    return Frame(
        17,
        5,
        people,
        seen_by(state, 1),
        language,
        1,
        1_800_000_000_000,
        None,
        (),
        ("**Player 2** drew from the stock, laid 4♥ 5♥ 6♥, discarded K♦.",),
        "",
        look=Look(cards, emojis=EMOJIS),
        before=seen_by(before, 1),
    )


async def shown(one: Frame, *, knows: bool = True) -> tuple[ui.LayoutView, tuple[Picture, ...]]:
    """The hand as a message."""
    order = in_order(one.seen, one.seen.hand_of(1), "melds", None)
    url = "https://discord.com/channels/1/2/3"
    page = HandPage(order, tells_turn=not knows, table_url=url)
    if not one.seen.variant.tiles:
        pictures = await side_by_side(one, one, page)
        return hand_view(one, page, pictures), pictures
    draft = new_draft(one.seen)
    pictures = await side_by_side(working(one, draft), one, rack_page(page, draft))
    return rack_view(one, page, draft, pictures), pictures


CARD_GAMES = ["500", "gin", "rummy-51", "zolik"]


@pytest.mark.parametrize("cards", ["image", "text", "emoji"])
@pytest.mark.parametrize("game", CARD_GAMES)
async def test_a_hand_fits_the_screen(game: str, cards: str) -> None:
    """In the middle of a game hand, table and controls are on one screen of a phone."""
    view, pictures = await shown(frame(game, cards))
    assert len(pictures) == (2 if cards == "image" else 0)
    assert height(view, pictures) <= SCREEN + (0 if pictures else MORE_IN_WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*CARD_GAMES, "tile"])
async def test_words_and_pictures_leave_room(game: str, language: str) -> None:
    """In every language and game the pictures and what is written leave room for the controls."""
    view, pictures = await shown(frame(game, "image", language))
    parts = [part for container in view.children for part in getattr(container, "children", ())]
    read = [part for part in parts if not isinstance(part, ui.ActionRow)]
    files = {picture.name: picture for picture in pictures}
    assert sum(_height(part, files) for part in read) + GAP * len(read) <= READ
