"""The picture of a table: whose turn it is, what is new, and that it is read when small."""

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.people.look import PLAIN, Look
from bot.people.texts import LANGUAGES, say
from bot.render.frame import Frame, Player
from bot.render.pictures.colours import READ, RGB, TOLD, theme, theme_of
from bot.render.pictures.fonts import width
from bot.render.pictures.seats import notes
from bot.render.pictures.sizes import LARGE, USUAL
from bot.render.pictures.table import table_picture
from engine.cards import Seat
from engine.game import play, start
from engine.moves import DEALER, Deal
from engine.options import rules_from
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import seen_by
from tests.bot.scenes import cards, dealt, frame, meld

LEAST_READ, LEAST_TOLD = 4.5, 3.0
"""By WCAG 2.1, 1.4.3 and 1.4.11, of text and of whatever else has to be told apart."""


def luminance(colour: RGB) -> float:
    """Relative luminance as WCAG 2.1 defines it."""
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: RGB, other: RGB) -> float:
    """The contrast of two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("background", ["dark", "light"])
@pytest.mark.parametrize("colours", ["four", "two"])
def test_contrast(background: Any, colours: Any) -> None:
    """Letters differ enough from what they stand on, and signs from what is around them."""
    named = theme_of(background, colours).named
    assert {("accent", "active"), ("muted", "panel"), ("suit2", "card")} <= set(READ)
    for pairs, least in ((READ, LEAST_READ), (TOLD, LEAST_TOLD)):
        found = {pair: contrast(*(named[name] for name in pair)) for pair in pairs}
        assert {pair: ratio for pair, ratio in found.items() if ratio < least} == {}


def test_letters_are_read_when_small() -> None:
    """Of a picture that a phone shows a third as large, labels are of 12 pixels, scores of 18."""
    assert USUAL.label >= 36
    assert USUAL.score >= 56
    assert LARGE.label > USUAL.label
    for usual, large in zip((*USUAL.cards, USUAL.tiles), (*LARGE.cards, LARGE.tiles), strict=True):
        assert large.size.height > usual.size.height


def opened(one: Frame) -> Image.Image:
    return Image.open(BytesIO(table_picture(one).png)).convert("RGB")


def count(one: Frame, colour: str) -> int:
    """How many pixels of a colour a picture has."""
    found = {colour: number for number, colour in opened(one).getcolors(256) or ()}
    return found.get(theme(one.look).named[colour], 0)


def changed(one: Frame, other: Frame) -> tuple[int, int, int, int] | None:
    """Where two pictures differ: left, top, right, bottom."""
    return ImageChops.difference(opened(one), opened(other)).getbbox()


@pytest.mark.parametrize("look", [PLAIN, Look(background="light")], ids=["dark", "light"])
def test_whose_turn(look: Look) -> None:
    """The panel of whose turn it is has an outline and says so; the others are dimmed."""
    state = dealt()
    mine, theirs = (frame(replace(state, to_act=seat), look=look) for seat in (1, 2))
    assert count(mine, "accent") > 2000
    assert changed(mine, theirs)
    nobody = frame(state, look=look, halted="agreed")
    assert count(nobody, "accent") == 0
    assert count(nobody, "ink") > count(mine, "ink"), "nobody is dimmed where nobody is to play"
    assert [list(notes(mine, player)) for player in mine.players] == [["to play"], []]
    assert [list(notes(nobody, player)) for player in nobody.players] == [[], []]


def test_crown() -> None:
    """At the end who has won stands out, with a crown."""
    state = replace(dealt(), phase=Phase.FINISHED, to_act=None, winner=2)
    won, drawn = frame(state), frame(replace(state, winner=None))
    assert count(won, "accent") > 2000
    assert count(drawn, "accent") == 0
    assert "Bob has won" in table_picture(won).alt


def test_what_is_new() -> None:
    """What came to melds and pile since the reader's last turn is outlined, and nothing else."""
    old = meld(1, 2, "4h 5h 6h")
    before = replace(dealt(), melds=(old,), pile=cards("8s Ks"))
    now = replace(before, melds=(meld(1, 2, "4h 5h 6h 7h"),), pile=cards("8s Ks Kd"))
    plain = frame(now, 1)
    fresh = replace(plain, before=seen_by(before, 1))
    assert count(plain, "mark") == 0
    assert count(fresh, "mark") > 1000
    assert count(replace(plain, before=plain.seen), "mark") == 0
    same_pile = replace(fresh, before=seen_by(replace(before, pile=now.pile), 1))
    assert 0 < count(same_pile, "mark") < count(fresh, "mark")


def test_own_cards_are_not_new() -> None:
    """What the reader has laid in this very turn is not pointed out to them, but to the others."""
    before = dealt()
    now = replace(before, melds=(meld(1, 1, "4h 5h 6h"),))
    mine, theirs = (replace(frame(now, n), before=seen_by(before, n)) for n in (1, 2))
    assert count(mine, "mark") == 0
    assert count(theirs, "mark") > 1000


def tiles(**changes: Any) -> State:
    variant = VARIANTS["tile"]
    begun = start(variant, rules_from(variant, {}), seats=2, dealer=2)
    return replace(play(begun, DEALER, Deal(variant.pack)), **changes)


def test_rearranged_tiles_are_not_new() -> None:
    """Tiles that were there already are not new, whichever melds they lie in now."""
    one, two, three = (
        replace(meld(n + 1, 1, run), owner=None)
        for n, run in enumerate(("4h 5h 6h", "7h 8h 9h", "4h 5h 6h 7h 8h 9h"))
    )
    before, now = tiles(melds=(one, two)), tiles(melds=(replace(three, id=1),))
    assert count(replace(frame(now), before=seen_by(before, None)), "mark") == 0
    assert count(replace(frame(now), before=seen_by(tiles(melds=(one,)), None)), "mark") > 1000


def test_unfinished_rows() -> None:
    """Rows of the working table that are no melds are shown, in a dashed frame."""
    state = tiles()
    plain = frame(state, 1)
    loose = replace(plain, loose=((1, cards("4h 5h")),))
    assert count(plain, "wrong") == 0
    assert count(loose, "wrong") > 500
    assert opened(loose).height >= opened(plain).height


def seats(game: str, number: int, look: Look = PLAIN) -> Frame:
    """The first turn of a game of so many, with points that take room."""
    variant = VARIANTS[game]
    begun = start(variant, rules_from(variant, {}), seats=number, dealer=number)
    state = play(begun, DEALER, Deal(variant.pack))
    state = replace(state, totals=(-125,) * number)
    people = tuple(Player(n + 1, f"Maximiliane {n}", n + 1) for n in range(number))
    return replace(frame(state), players=people, look=look)


@pytest.mark.parametrize("look", [PLAIN, replace(PLAIN, large=True)], ids=["usual", "large"])
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_every_number_of_players(number: int, look: Look) -> None:
    """From two to six players fit into the width, each with name, cards and points."""
    shown = seats("straight" if number != 4 else "zolik", number, look)
    highest = 900 if look.large else 620
    assert opened(shown).size[0] == 900
    assert opened(shown).size[1] < highest
    for seat in range(number):
        other: Seat = seat + 1
        totals = tuple(7 if n == seat else points for n, points in enumerate(shown.seen.totals))
        assert changed(shown, replace(shown, seen=replace(shown.seen, totals=totals))), other


NOTES = ("to-play", "opened", "stand-in", "left", "out", "laid")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("note", NOTES)
def test_notes_fit(language: str, note: str) -> None:
    """In every language what is told of a player fits into the narrowest panel, uncut."""
    said = say(language, f"picture-{note}", points=124)
    panel = (900 - 2 * 16 - 3 * 10) // 4 - 2 * 12
    assert width(said, "Regular", USUAL.label) <= panel


def test_large_print() -> None:
    """In large print the table is drawn larger, too."""
    state = replace(dealt(), melds=(meld(1, 1, "4h 5h 6h"),))
    usual, large = (frame(state, look=replace(PLAIN, large=large)) for large in (False, True))
    assert opened(large).height > 1.2 * opened(usual).height
