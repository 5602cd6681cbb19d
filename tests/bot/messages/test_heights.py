"""Hands fit a phone's screen: with their pictures, their words and all that can be pressed."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.messages.emojis import every_card
from bot.messages.hand_contents import legal_now
from bot.messages.illustrating import hand_pictures
from bot.people.card_texts import card_text
from bot.people.look import Look
from bot.people.texts import LANGUAGES, find, say
from bot.render.buttons import ROW, phone_rows
from bot.render.buttons import button as named
from bot.render.controls import more_button
from bot.render.emoji import with_emojis
from bot.render.frame import Frame, Player
from bot.render.hand import hand_view
from bot.render.hand_page import HandPage
from bot.render.heights import BUTTONS, GAP, SCREEN, height, part_height
from bot.render.layout import GALLERY, TEXT, MessageLayout
from bot.render.menus import is_menu
from bot.render.picture import Picture
from bot.render.pictures.hand import preview_picture
from bot.render.tiles import rack_view
from bot.table.draft import Draft, new_draft
from bot.table.sorting import in_order
from engine.game import play
from engine.state import Phase, RoundResult, ScorePart, State
from engine.view import seen_by
from sandbox.limits import nested
from tests.bot.render.test_pictures import NAMES
from tests.gallery import positions

LINE_OFF = 21
"""By so much an offer of pictures may be too high: it is there only once."""
READ = 430
"""Pixels of all that is read, of which pictures are the most: two menus and two rows of buttons are
150 more."""


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
        ("**Player 2** drew from the stock, melded 4♥ 5♥ 6♥, discarded K♦.",),
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
        pictures = await hand_pictures(one, page, None, hasty=False)
        return hand_view(one, page, pictures), pictures
    draft = draft or (new_draft(one.seen) if mine else None)
    pictures = await hand_pictures(one, page, draft, hasty=False)
    return rack_view(one, page, draft, pictures), pictures


CARD_GAMES = ["500", "gin", "rummy-51", "zolik"]
SCENES = [
    *((game, when) for game in CARD_GAMES for when in MOMENTS),
    ("tile", "waiting"),
    ("tile", "playing"),
]


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
    room = SCREEN - height(without).whole
    offer = height(view).whole - height(without).whole
    assert offer == 0 or offer <= room + LINE_OFF
    if room >= LINE_OFF + BUTTONS + GAP:
        assert offer >= BUTTONS
    if room >= LINE_OFF + BUTTONS + GAP + 70 + GAP:
        assert offer > BUTTONS + GAP


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


async def test_a_result_tells_all_where_there_is_room() -> None:
    """At a new table each player has a line of what was scored for what."""
    one = frame("500", "image", "en", "waiting")
    empty = replace(one, seen=replace(one.seen, melds=(), pile=one.seen.pile[-1:]))
    view, _ = await shown(empty, ended=left_of(empty))
    lines = texts(view)
    assert sum("hand −111 = −111 → **−444**" in line for line in lines) == 2
    assert any(one.get("label") == "Details" for one in nested(view.parts))
    assert height(view).whole <= SCREEN


@pytest.mark.parametrize("game", CARD_GAMES)
async def test_who_is_new_is_offered_all(game: str) -> None:
    """Who is still told how a turn is played is offered as much as ever: that text goes away."""
    one = frame(game, "text")
    view, _ = await shown(one, knows=False)
    known, _ = await shown(one)
    assert len(offered(view)) >= len(offered(known))
    assert len(offered(view)) > 0


async def test_the_newest_is_told() -> None:
    """As far as the screen has room: beside pictures in small print; in words a turn of each."""
    turns = tuple(f"**Player {1 + n % 2}** drew from the stock, discarded {n}♦." for n in range(12))
    for cards in ("image", "text"):
        one = replace(frame("500", cards), narration=turns)
        view, pictures = await shown(one)
        told = [line.removeprefix("-# ") for line in texts(view) if "discarded" in line]
        written = [with_emojis(turn, EMOJIS) if pictures else turn for turn in turns]
        assert told == written[-len(told) :]
        assert (1 if pictures else one.seen.seats) <= len(told) < len(turns)
        assert height(view).whole <= SCREEN or len(told) == one.seen.seats


def texts(view: MessageLayout) -> list[str]:
    """Every line that is written."""
    return [line for text in view.texts for line in text.split("\n")]


async def test_what_does_not_fit_is_not_offered() -> None:
    """Where melds fill the screen the likely moves are one line; the others are in their menu."""
    one = frame("500", "text")
    for melds, lines in ((one.seen.melds[:1], 2), (one.seen.melds * 4, 1)):
        view, _ = await shown(replace(one, seen=replace(one.seen, melds=melds)))
        assert len(phone_rows(offers(view))) == lines


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


VERBS = ("meld", "lay-off", "discard")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_usual_buttons_are_one_line(language: str) -> None:
    """Of a turn with cards, and of one with tiles, in every language."""
    for names in (
        ("meld", "discard", "more"),
        ("lay-off", "discard", "more"),
        ("draw", "suggest", "more"),
        ("done", "undo", "more"),
        ("pass", "suggest", "more"),
    ):
        row = [named(say(language, f"button-{name}"), name) for name in names]
        if all(find(language, f"button-{name}") for name in names):
            assert len(phone_rows(row)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_more_is_a_sign_only_where_its_word_breaks_the_row(language: str) -> None:
    """Below pictures alone; with cards as text, which may be read aloud, it is always the word."""
    verbs = [named(say(language, f"button-{name}"), name) for name in VERBS]
    word = say(language, "button-more")

    def fits(label: str) -> bool:
        return len(phone_rows([*verbs, named(label, "more")])) == 1

    for cards in ("text", "image"):
        one = frame("500", cards, language)
        is_sign = cards == "image" and fits("…") and not fits(word)
        assert more_button(one)["label"] == word
        assert more_button(one, verbs)["label"] == ("…" if is_sign else word)


def test_some_row_needs_the_sign() -> None:
    """The three verbs that teach the game stand in one line with it in English."""
    verbs = [named(say("en", f"button-{name}"), name) for name in VERBS]
    assert more_button(frame("500", "image"), verbs)["label"] == "…"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*CARD_GAMES, "tile"])
async def test_words_and_pictures_leave_room(game: str, language: str) -> None:
    """In every language and game the pictures and what is written leave room for the controls."""
    view, pictures = await shown(frame(game, "image", language))
    read = [part for part in view.parts if part["type"] != ROW]
    files = {picture.name: picture for picture in pictures}
    assert sum(part_height(part, files) for part in read) + GAP * len(read) <= READ
