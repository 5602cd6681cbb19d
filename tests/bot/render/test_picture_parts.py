"""What pictures are made of: letters, melds that fit or not, files, and the thread they need."""

import threading
from dataclasses import replace
from io import BytesIO
from itertools import groupby
from typing import cast

import pytest
from PIL import Image, ImageChops

from bot.people.card_texts import meld_text
from bot.people.texts import LANGUAGES
from bot.render.frame import Player
from bot.render.hand_page import HandPage
from bot.render.pictures import faces, fonts
from bot.render.pictures.canvas import png
from bot.render.pictures.colours import RGB, Nearest, Theme, theme_of
from bot.render.pictures.hand import hand_picture
from bot.render.pictures.pen import Pen
from bot.render.pictures.shapes import SHAPES
from bot.render.pictures.table import table_picture
from bot.runtime.asking import drawn
from engine.cards import Seat
from engine.game import play, start
from engine.melds import Meld
from engine.moves import DEALER, Deal, DrawStock, TakePile
from engine.options import rules_from
from engine.state import Phase, State
from engine.variants import VARIANTS
from tests.bot.scenes import cards, dealt, frame, meld

ALPHABETS = "ĀāČčĒēĢģĪīĶķĻļŅņŠšŪūŽžĄąĘęĖėĮįŲųĚěŘřŮůÝýŹźŻżŁłŃńŚśÓóÕõÄäÖöÜüßЁёЖжЩщЪъЫыЬьЭэЮюЯя"


def box(mask: str, weight: fonts.Weight) -> bytes:
    """How a letter looks."""
    return bytes(fonts.font(weight, 32).getmask(mask))


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_every_letter_can_be_drawn(weight: fonts.Weight) -> None:
    """No letter that is taken for known is an empty box, nor is one of our languages missing."""
    nothing = box("漢", weight)
    known = [letter for letter in map(chr, range(0x3000)) if fonts.LETTERS.fullmatch(letter)]
    assert not [letter for letter in known if box(letter, weight) == nothing and letter.strip()]
    assert set(ALPHABETS) <= set(known)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        pytest.param("Ģirts Łoś", "Ģirts Łoś", id="Latin"),
        pytest.param("Анна", "Анна", id="Cyrillic"),
        pytest.param("🦊Fox漢字", "Fox", id="emoji and Chinese letters around a name"),
        pytest.param("𝓐𝓵𝓲𝓬𝓮", "Alice", id="adorned letters"),
        pytest.param("e\u0301", "é", id="a letter and its mark"),
        pytest.param("a\u202e\u0336b", "ab", id="marks that turn or strike out"),
        pytest.param("−12", "–12", id="a minus"),
        pytest.param("😀", "", id="nothing but an emoji"),
    ],
)
def test_names(name: str, shown: str) -> None:
    """Of a name as much is drawn as there are letters for."""
    assert fonts.showable(name) == shown


def test_a_name_without_letters_is_a_number() -> None:
    """Players whose names cannot be drawn are told apart by their seats."""
    pairs = ("😀", "漢"), ("田", "🦊"), ("Player 1", "Player 2"), ("😀", "Bob")
    players = [(Player(1, one, 1), Player(2, two, 2)) for one, two in pairs]
    strange, stranger, by_seat, other = (
        table_picture(frame(dealt(), players=some)).png for some in players
    )
    assert strange == stranger == by_seat != other


def test_long_text_is_cut() -> None:
    """A name never runs out of its place."""
    shown = fonts.fitted("W" * 60, "Bold", 30, 200)
    assert shown.endswith("…")
    assert fonts.font("Bold", 30).getlength(shown) <= 200


def with_melds(count: int) -> State:
    """A table with so many melds of four."""
    ranks = [*"A23456789", "10", *"JQK"]
    every = [" ".join(f"{rank}{suit}" for suit in "shdc") for rank in ranks]
    melds = [meld(number + 1, 1, every[number % 13]) for number in range(count)]
    return replace(dealt(), melds=tuple(melds))


def size(state: State) -> tuple[int, int]:
    return Image.open(BytesIO(table_picture(frame(state)).png)).size


def test_many_melds_are_drawn_smaller() -> None:
    """The picture grows with the melds, up to a height, and says how many are left out."""
    few, many, most, more = (size(with_melds(count)) for count in (4, 24, 80, 200))
    assert few[1] < many[1] < most[1] == more[1] < 1600
    said = table_picture(frame(with_melds(80))).alt
    assert "\n80: " in said, "what is heard is complete"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_hold_each_meld(language: str) -> None:
    """Who hears the picture is told each meld, the whole pile and the players, in plain text."""
    melds: tuple[Meld, ...] = (meld(1, 1, "4h 5h 6h 7h", (1, 1, 1, 2)), meld(2, 2, "As 2s 3s"))
    state = replace(dealt(), melds=melds, pile=cards("8s Ks Kd"))
    said = table_picture(frame(state, language=language)).alt
    assert all(meld_text(each) in said for each in melds)
    assert all(word in said for word in ("K♦ K♠ 8♠", "Alice", "Bob"))
    assert "**" not in said
    assert "<t:" not in said


@pytest.mark.parametrize(
    ("phase", "eyes", "is_told"),
    [
        pytest.param(Phase.DRAW, 1, True, id="in one's turn"),
        pytest.param(Phase.DRAW, 2, False, id="in another's"),
        pytest.param(Phase.DRAW, None, False, id="for everybody"),
        pytest.param(Phase.PLAY, 1, False, id="when it is over with drawing"),
    ],
)
def test_what_may_be_taken(phase: Phase, eyes: Seat | None, is_told: bool) -> None:
    """Only whose turn it is to draw sees which cards of the pile may be taken."""
    state = replace(dealt("4h 5h"), pile=cards("6h Kd"), phase=phase)
    assert TakePile in state.variant.plays[Phase.DRAW]
    assert DrawStock in state.variant.plays[Phase.DRAW]
    hidden = replace(state, phase=Phase.PLAY)
    told, other = (table_picture(frame(each, eyes)) for each in (state, hidden))
    assert (told.png != other.png) is is_told
    assert ("You can take: K♦ 6♥" in told.alt) is is_told


def test_of_equal_cards_the_highest_may_be_taken() -> None:
    """With two packs a card that lies twice in the pile is marked at its top alone."""
    variant = VARIANTS["rummy-51"]
    begun = start(variant, rules_from(variant, {}), seats=2, dealer=2)
    state = replace(
        play(begun, DEALER, Deal(variant.pack)),
        phase=Phase.DRAW,
        hands=(cards("2c 3c 4c"), cards("5c")),
        opened=frozenset({1}),
    )
    found = []
    for pile in ("Kd 5c 9s", "9s 5c 9s"):
        seen = [frame(replace(state, pile=cards(pile)), eyes) for eyes in (1, None)]
        images = [Image.open(BytesIO(table_picture(each).png)).convert("RGB") for each in seen]
        # Below the names, where nothing but what is raised differs.
        parts = [image.crop((0, 250, 900, image.height)) for image in images]
        found.append(ImageChops.difference(*parts).getbbox())
    assert found[0] == found[1] is not None


@pytest.mark.parametrize("background", ["dark", "light"])
@pytest.mark.parametrize("colours", ["four", "two"])
def test_the_palette_has_room(background: str, colours: str) -> None:
    """All colours have a place in one palette, and each is found there."""
    theme = theme_of(background, colours)  # type: ignore[arg-type]
    assert len(theme.palette) <= 256
    for name, place in theme.index.items():
        assert theme.palette[place] == theme.named[name]
        assert theme.among(frozenset({name}))[theme.named[name]] == place


def test_an_edge_has_no_colours_of_others() -> None:
    """A smooth edge is of its own two colours, though the palette has others that are like it."""
    theme, size = theme_of("dark", "four"), 78
    pen = Pen(size, size, theme, "card")
    pen.centred(SHAPES["suit0"], size / 2, size / 2, size, "suit0")
    assert set(pen.indices().tobytes()) == set(theme.ramp("suit0", "card"))


def test_files_are_read_back() -> None:
    """A file has the very pixels it was made of, and no colours that none of them has."""
    palette = ((8, 8, 8), (1, 2, 3), (7, 7, 7), (250, 0, 7), (9, 9, 9))
    used = [palette[place] for place in (1, 3, 4)]
    indices = Image.frombytes("L", (3, 2), bytes([1, 3, 4, 4, 3, 1]))
    found = Image.open(BytesIO(png(indices, palette)))
    assert found.getpalette() == [part for colour in used for part in colour]
    shown = found.convert("RGB")
    pixels = [shown.getpixel((x, y)) for y in (0, 1) for x in (0, 1, 2)]
    assert pixels == [*used, *used[::-1]]


@pytest.mark.parametrize("size", [14, 18, 24])
def test_a_small_cap_is_known(size: int) -> None:
    """Between the three points of the joker's cap the ground is seen, however small it is."""
    theme = theme_of("dark", "four")
    pen = Pen(size, size, theme, "joker")
    faces.joker(pen, size / 2, 0, size)
    drawn = pen.finished()
    row = [drawn.getpixel((x, round(size * 0.3))) for x in range(size)]
    names = [nearest_of(colour, theme) for colour in row]
    met = " ".join(name for name, _ in groupby(names))
    assert met.removeprefix("joker ").removesuffix(" joker") == "cap joker hood joker cap"


def nearest_of(colour: object, theme: Theme) -> str:
    """Which of the cap's colours, and that of its ground, is most like a pixel's."""
    near = {theme.index[name]: name for name in ("cap", "hood", "joker")}
    return near[Nearest(theme.palette, near)[cast(RGB, colour)]]


async def test_pictures_are_drawn_beside_the_loop() -> None:
    """What draws runs in one thread that is not the loop's, and its faults come back."""
    threads = {await drawn(threading.get_ident) for _ in range(3)}
    assert len(threads) == 1
    assert threading.get_ident() not in threads
    with pytest.raises(ZeroDivisionError):
        await drawn(lambda: 1 / 0)


def test_the_words_hold_equal_cards_twice() -> None:
    """With two packs a hand may hold a card twice, and so may the pile: each is told."""
    variant = VARIANTS["rummy-51"]
    begun = play(start(variant, rules_from(variant, {}), 2, 2), DEALER, Deal(variant.pack))
    held, pile = cards("7h 7h Kd Kd 2c"), cards("9s 9s 3d")
    state = replace(begun, hands=(held, begun.hands[1]), pile=pile)
    drawn = hand_picture(frame(state, 1), HandPage(order=held))
    assert all(drawn.alt.count(card) >= 2 for card in ("7♥", "K♦"))
    assert drawn.alt.count("2♣") == 1
    assert table_picture(frame(state)).alt.count("9♠") == 2
