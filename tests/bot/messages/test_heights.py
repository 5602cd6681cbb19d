"""Hands fit a phone's screen: with their pictures, their words and all that can be pressed."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from io import BytesIO
from math import ceil
from typing import Any

import pytest
from PIL import Image

from bot.messages.emojis import every_card
from bot.messages.hand_contents import legal_now
from bot.messages.illustrating import hand_pictures
from bot.people.card_texts import card_text
from bot.people.look import Look
from bot.people.texts import LANGUAGES, find, say
from bot.render.buttons import ROW
from bot.render.buttons import button as named
from bot.render.emoji import with_emojis
from bot.render.frame import Frame, Player
from bot.render.hand import hand_view
from bot.render.hand_page import HandPage
from bot.render.layout import GALLERY, TEXT, MessageLayout
from bot.render.menus import is_menu
from bot.render.picture import Picture
from bot.render.pictures.hand import preview_picture
from bot.render.tiles import rack_view
from bot.table.draft import Draft, new_draft
from bot.table.sorting import in_order
from bot.table.tile_offers import with_meld
from engine.game import play
from engine.state import Phase, RoundResult, ScorePart, State
from engine.view import seen_by
from sandbox.limits import nested
from tests.bot.render.test_pictures import NAMES
from tests.bot.untranslated import untranslated
from tests.gallery import positions

SCREEN = 640
"""Pixels of a phone's window of 390 that are left for one message."""
MANY, MORE_IN_WORDS = 3, 60
"""With more players a hand may be higher in words by so many pixels: three lines of them."""
MORE_TO_LAY = 30
"""Where something can be laid likely melds have a row beside pictures too, whatever its height."""
MORE_IN_ENGLISH = 40
"""Two lines, where a language leaves some texts to English, which is longer here and there."""
LINE_OFF = 21
"""By so much the two ways of counting may differ."""
READ = 430
"""Pixels of all that is read, of which pictures are the most: two menus and two rows of buttons are
150 more."""
WIDE = 302
"""What a window of 390 pixels leaves of a line (sandbox/static/messages.css): the message's
padding of 8 and 10, the avatar's 32 and 10 beside it, the container's edges of 5 and its padding
of 10 twice."""
AROUND = 14 + 23 + 8 + 20 + 2
"""The message's padding, the line with its sender, the container's margin, padding and edges."""
ANSWERED = 24 + 18
"""The command that was given, and the note that nobody else sees the answer. What is written may
be higher by that."""
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


def height(view: MessageLayout, pictures: Sequence[Picture]) -> float:
    """About how high the page shows a message in a window of 390 pixels.

    It is counted, not measured: the lengths are those of the sandbox's stylesheets, the letters of
    average width, so that a line may be one off. Discord's own client is about as high.
    """
    files = {picture.name: picture for picture in pictures}
    around = AROUND + (ANSWERED if pictures else 0)
    return around + sum(_height(part, files) for part in view.parts) + GAP * (len(view.parts) - 1)


def _height(part: Any, files: dict[str, Picture]) -> float:
    if part["type"] == TEXT:
        return sum(map(_line_height, part["content"].split("\n")))
    if part["type"] == GALLERY:
        (item,) = part["items"]
        image = Image.open(BytesIO(files[item["media"]["url"].removeprefix("attachment://")].png))
        return image.height * WIDE / image.width
    assert part["type"] == ROW
    if is_menu(part):
        return SELECT
    rows = list(_button_rows(part["components"]))
    return len(rows) * BUTTON + (len(rows) - 1) * BESIDE


def _line_height(line: str) -> float:
    text = EMOJI.sub("~~~", re.sub(r"\]\([^)]*\)|\*\*|\[|<t:\d+:R>", "", line))
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
        wide = 30 + len(button["label"]) * LETTER * 14 / 15
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


MOMENTS = ("waiting", "drawing", "playing")
"""Before the reader's turn, at its begin, and after a card was drawn."""


@cache
def moment(name: str, when: str = "playing") -> tuple[State, State]:
    """The gallery's position of that name, or one just before; and the reader's last turn."""
    wanted = next(one for one in positions.POSITIONS if one.name == name)
    seed, _ = positions.found(wanted)
    found: dict[str, State] = {}
    before = None
    for state, seat, move in positions.game_of(wanted, seed):
        if state.to_act is not None:
            found[stage_of(state)] = state
        if wanted.wanted(state):
            break
        after = play(state, seat, move)
        before = after if seat == 1 and after.to_act != 1 else before
    assert before is not None
    return found[when], before


def stage_of(state: State) -> str:
    """Which of *MOMENTS* a state is; tiles are played or drawn."""
    if state.to_act != 1:
        return "waiting"
    return "drawing" if state.phase is Phase.DRAW else "playing"


def frame(name: str, cards: Any, language: str = "en", when: str = "playing") -> Frame:
    """The hand in the middle of a slow game."""
    state, before = moment(name, when)
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


async def shown(
    one: Frame,
    *,
    knows: bool = True,
    draft: Draft | None = None,
    preview: Picture | None = None,
    ended: Frame | None = None,
) -> tuple[MessageLayout, tuple[Picture, ...]]:
    """The hand as a message, with all that can be pressed."""
    order = in_order(one.seen, one.seen.hand_of(1), "melds", None)
    mine = one.seen.to_act == 1
    page = HandPage(
        order,
        legal=legal_now(one),
        may_plan=not mine and not one.seen.variant.tiles,
        tells_turn=not knows,
        preview=preview,
        table_url="https://discord.com/channels/1/2/3",
        ended=ended,
    )
    if not one.seen.variant.tiles:
        pictures = await hand_pictures(one, page, None)
        return hand_view(one, page, pictures), pictures
    draft = draft or (new_draft(one.seen) if mine else None)
    pictures = await hand_pictures(one, page, draft)
    return rack_view(one, page, draft, pictures), pictures


def screen(language: str) -> int:
    """How high a hand may be in a *language*."""
    return SCREEN + (MORE_IN_ENGLISH if untranslated(language) else 0)


CARD_GAMES = ["500", "gin", "rummy-51", "zolik"]
SCENES = [
    *((game, when) for game in CARD_GAMES for when in MOMENTS),
    ("tile", "waiting"),
    ("tile", "playing"),
]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "when"), SCENES)
@pytest.mark.parametrize("cards", ["image", "text", "emoji"])
async def test_a_hand_fits_the_screen(game: str, when: str, cards: str, language: str) -> None:
    """Hand, table and all that can be pressed are on one screen of a phone, at any time."""
    one = frame(game, cards, language, when)
    view, pictures = await shown(one)
    assert len(pictures) == (2 if cards == "image" else 0)
    more = MORE_IN_WORDS if one.seen.seats > MANY and not pictures else 0
    if pictures and any("meld" in one["custom_id"] for one in offers(view)):
        more = MORE_TO_LAY
    assert height(view, pictures) <= screen(language) + more


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "when"), SCENES)
@pytest.mark.parametrize("cards", ["text", "emoji"])
async def test_pictures_are_offered_where_there_is_room(
    game: str, when: str, cards: str, language: str
) -> None:
    """The offer makes no hand higher than a screen that would not be without it."""
    one = frame(game, cards, language, when)
    preview = preview_picture(one, HandPage(in_order(one.seen, one.seen.hand_of(1), "melds", None)))
    without, _ = await shown(one, knows=False)
    view, _ = await shown(one, knows=False, preview=preview)
    room = SCREEN - height(without, [])
    offer = height(view, [preview]) - ANSWERED - height(without, [])
    more = LINE_OFF + (MORE_IN_WORDS if one.seen.seats > MANY else 0)
    assert offer == 0 or offer <= room + more
    if room >= LINE_OFF + BUTTON + GAP:
        assert offer >= BUTTON
    if room >= LINE_OFF + BUTTON + GAP + 70 + GAP:
        assert offer > BUTTON + GAP


@pytest.mark.parametrize("game", [*CARD_GAMES, "tile"])
@pytest.mark.parametrize("cards", ["image", "text"])
async def test_own_cards_stand_above_what_is_pressed(game: str, cards: str) -> None:
    """The table is above them, and nothing but what is counted of them below; last is the foot."""
    one = replace(frame(game, cards), notes=("A note.",))
    view, _ = await shown(one)
    kinds = [part["type"] for part in view.parts]
    first = kinds.index(ROW)
    read, foot = view.parts[:first], view.parts[-1]
    if cards == "image":
        names = [part["items"][0]["media"]["url"] for part in read if part["type"] == GALLERY]
        assert names == ["attachment://table.png", "attachment://hand.png"]
        assert kinds[:3] == [TEXT, GALLERY, GALLERY]
    else:
        owns = [n for n, part in enumerate(read) if "\n## " in part["content"]]
        assert owns == [len(read) - 1]
        assert "Player 2" in "".join(part["content"] for part in read[1:-1])
    assert foot["content"].startswith("-# A note.\n-# ")


def left_of(one: Frame) -> Frame:
    """A round before it, in which everybody has lost what they held."""
    seen = one.seen
    parts = tuple(
        (ScorePart("laid-nothing", 0), ScorePart("held", -111)) for _ in range(seen.seats)
    )
    result = RoundResult(3, parts, (-444,) * seen.seats, 2, "out")
    return replace(one, seen=replace(seen, results=(result,), to_act=None))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "when"), [one for one in SCENES if one[1] != "playing"])
@pytest.mark.parametrize("cards", ["image", "text", "emoji"])
async def test_a_result_fits_above_a_hand(game: str, when: str, cards: str, language: str) -> None:
    """In the middle of a round, long after its reader has moved, it would take three lines more."""
    one = frame(game, cards, language, when)
    view, pictures = await shown(one, ended=left_of(one))
    assert "−444" in "".join(texts(view)[:3])
    assert height(view, pictures) <= screen(language) + MORE_IN_WORDS


async def test_a_result_tells_all_where_there_is_room() -> None:
    """At a new table each player has a line of what was scored for what."""
    one = frame("500", "image", "en", "drawing")
    empty = replace(one, seen=replace(one.seen, melds=(), pile=one.seen.pile[-1:]))
    view, pictures = await shown(empty, ended=left_of(empty))
    lines = texts(view)
    assert sum("hand −111 = −111 → **−444**" in line for line in lines) == 2
    assert height(view, pictures) <= SCREEN


@pytest.mark.parametrize("game", CARD_GAMES)
async def test_who_is_new_is_offered_all(game: str) -> None:
    """Who is still told how a turn is played is offered as much as ever: that text goes away."""
    one = frame(game, "text")
    view, _ = await shown(one, knows=False)
    known, _ = await shown(one)
    assert len(offered(view)) >= len(offered(known))
    assert len(offered(view)) > 0


async def test_beside_pictures_the_newest_is_told() -> None:
    """In small print, as far as the screen has room; in words all of it."""
    turns = tuple(f"**Player {1 + n % 2}** drew from the stock, discarded {n}♦." for n in range(12))
    for cards in ("image", "text"):
        one = replace(frame("500", cards), narration=turns)
        view, pictures = await shown(one)
        told = [line for line in texts(view) if "discarded" in line]
        if pictures:
            newest = [line.removeprefix("-# ") for line in told]
            assert newest == [with_emojis(turn, EMOJIS) for turn in turns][-len(newest) :]
            assert 1 <= len(newest) < len(turns)
            assert height(view, pictures) <= SCREEN
        else:
            assert told == [*turns]


def texts(view: MessageLayout) -> list[str]:
    """Every line that is written."""
    return [line for text in view.texts for line in text.split("\n")]


async def test_what_does_not_fit_is_not_offered() -> None:
    """Where melds fill the screen no likely move stands there; it is behind its button."""
    one = frame("500", "text")
    crowded = replace(one, seen=replace(one.seen, melds=one.seen.melds * 4))
    view, _ = await shown(one)
    assert offered(view)
    view, _ = await shown(crowded)
    assert not offered(view)


async def test_who_waits_at_a_crowded_table_marks_later() -> None:
    """There the menu of cards to mark comes with the turn; what is marked already stays."""
    one = frame("500", "text", when="waiting")
    crowded = replace(one, seen=replace(one.seen, melds=one.seen.melds * 4))
    assert [len(menus((await shown(each))[0])) for each in (one, crowded)] == [2, 1]
    view, _ = await shown(crowded, knows=False)
    assert len(menus(view)) == 2


def menus(view: MessageLayout) -> list[Any]:
    """All that can be opened."""
    return [part for part in view.parts if is_menu(part)]


def offered(view: MessageLayout) -> list[str]:
    """The labels of the buttons that make a move at once."""
    return [one["label"] for one in offers(view)]


def offers(view: MessageLayout) -> list[Any]:
    """Those buttons."""
    return [one for one in nested(view.parts) if one.get("custom_id", "").startswith("play:")]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_working_table_fits_the_screen(language: str) -> None:
    """With tiles put down, and with one of the table picked, the rack and all that is pressed."""
    one = frame("tile", "image", language)
    draft = new_draft(one.seen)
    begun = with_meld(draft, draft.layout.rack[:3])
    for now in (begun, replace(begun, taken=((2, 0),))):
        view, pictures = await shown(one, draft=now)
        table = pictures[0].height * WIDE / pictures[0].width
        assert height(view, pictures) - table <= SCREEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_usual_buttons_are_one_line(language: str) -> None:
    """Of a turn with cards, and of one with tiles, in every language."""
    for names in (
        ("meld", "lay-off", "discard", "more"),
        ("draw", "suggest", "more"),
        ("done", "undo", "more"),
        ("pass", "suggest", "more"),
    ):
        row = [named(say(language, f"button-{name}"), name) for name in names]
        if all(find(language, f"button-{name}") for name in names):
            assert len(list(_button_rows(row))) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*CARD_GAMES, "tile"])
async def test_words_and_pictures_leave_room(game: str, language: str) -> None:
    """In every language and game the pictures and what is written leave room for the controls."""
    view, pictures = await shown(frame(game, "image", language))
    read = [part for part in view.parts if part["type"] != ROW]
    files = {picture.name: picture for picture in pictures}
    assert sum(_height(part, files) for part in read) + GAP * len(read) <= READ
