"""The picture of a hand: what is a meld in it, what fits the table, and how large it all is."""

from dataclasses import replace
from io import BytesIO
from itertools import product
from typing import Any

import pytest
from PIL import Image

from bot.people.look import PLAIN
from bot.render.hand_page import HandPage
from bot.render.picture import Picture
from bot.render.pictures import faces
from bot.render.pictures.canvas import MARGIN, SHADOW
from bot.render.pictures.colours import RGB, theme_of
from bot.render.pictures.hand import CARDS, LEDGE, RAISED, hand_picture, packed
from bot.render.pictures.held import groups
from bot.table.sorting import in_order
from engine.cards import Card, parse_cards
from engine.state import Phase, State
from tests.bot.render.test_table_picture import luminance
from tests.bot.scenes import cards, dealt, frame, meld

WIDTH, PHONE = 900, 302
"""Pixels of a picture, and of what a phone shows of it."""
DARK = theme_of("dark", "four")
MELDED = "4h 5h 6h Js Jd Jc 2c 9d Kd As"


def page(tokens: str, **changes: Any) -> HandPage:
    return HandPage(tuple(parse_cards(tokens)), **changes)


def state(tokens: str, **changes: Any) -> State:
    """Seat 1 holds these cards, and is to play."""
    begun = dealt(tokens)
    hands = (cards(tokens), begun.hands[1])
    return replace(begun, **{"phase": Phase.PLAY, "hands": hands, **changes})


def drawn(moment: State, tokens: str, **changes: Any) -> Picture:
    return hand_picture(frame(moment, 1, **changes), page(tokens))


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png)).convert("RGB")


@pytest.mark.parametrize("phase", [Phase.DRAW, Phase.PLAY])
def test_melds_are_named(phase: Phase) -> None:
    """A meld says what it is and what it counts, before one has drawn too."""
    said = drawn(state(MELDED, phase=phase), MELDED).alt
    assert "Melds in it: 4♥ 5♥ 6♥ (run · 15), J♠ J♦ J♣ (group · 30)" in said


def rgb(name: str) -> RGB:
    return DARK.named[name]


def column(image: Image.Image, x: int) -> list[RGB]:
    return [image.getpixel((x, y)) for y in range(image.height)]


def edge(image: Image.Image, x: int) -> int:
    """Where a card begins, from the top down."""
    return next(y for y, colour in enumerate(column(image, x)) if colour != rgb("rack"))


def cards_box(image: Image.Image) -> tuple[int, int]:
    """From where to where on a rack cards stand, at the height of their lower corners."""
    line = image.height - LEDGE - 16
    shown = [
        x for x in range(WIDTH) if image.getpixel((x, line)) not in (rgb("rack"), rgb("shade"))
    ]
    return shown[0], shown[-1]


def strips(image: Image.Image) -> list[range]:
    """What is seen of each card of a row, from one shadow to the next, or what is between them."""
    line, (first, last) = image.height - LEDGE - 16, cards_box(image)
    shade = [image.getpixel((x, line)) == rgb("shade") for x in range(WIDTH)]
    shadows = [x for x in range(first, last) if shade[x] and not shade[x - 1]]
    begins = [first, *(x + SHADOW for x in shadows)]
    return [range(*ends) for ends in zip(begins, [*shadows, last + 1], strict=True)]


def test_melds_are_raised() -> None:
    """The cards of a meld stand higher than the others, above a bar."""
    image = opened(drawn(state(MELDED), MELDED))
    assert edge(image, WIDTH - 40) - edge(image, 40) == RAISED
    below = image.height - LEDGE - 4
    assert {image.getpixel((x, below)) for x in (36, 44, 52)} == {rgb("bar")}
    assert image.getpixel((WIDTH - 40, below)) != rgb("bar")


@pytest.mark.parametrize("large", [False, True], ids=["usual", "large"])
@pytest.mark.parametrize("count", range(1, 41))
def test_a_meld_stays_on_one_row(count: int, large: bool) -> None:
    """However many cards there are, no meld is parted, and no card is lost."""
    deck = [*dealt().variant.pack][:count]
    moment = state("4h", hands=(tuple(deck), cards("2c")))
    order = in_order(moment, deck, "melds", None)
    found = groups(frame(moment, 1), HandPage(order))
    rows = packed(found, large=large)
    assert [group for row in rows for group in row] == found
    assert [one.card for group in found for one in group.cards] == list(order)


NO_MELDS = "As 3h 5d 7c 9s Jh Kd 2c 4s 6h 8d 10c Qs 2d"


def of_cards(count: int) -> Image.Image:
    """The picture of so many cards without a meld."""
    held = cards(NO_MELDS)[:count]
    return opened(hand_picture(frame(state("4h", hands=(held, ())), 1), HandPage(held)))


def test_cards_are_of_one_size() -> None:
    """Three cards are as large as fourteen, and stand as high."""
    images = [of_cards(count) for count in (1, 3, 7, 10, 14)]
    assert len({image.size for image in images}) == 1
    rightmost = {len(strips(image)[-1]) for image in images}
    assert rightmost == {CARDS.width}
    assert images[0].height / WIDTH <= 0.2, "of the width, where nothing is raised"


@pytest.mark.parametrize("count", range(1, 15))
def test_rows_are_centred(count: int) -> None:
    """What is free of the rack is free on both sides, and at least a margin."""
    left, right = cards_box(of_cards(count))
    assert abs(left - (WIDTH - 1 - right)) <= 2
    assert left >= MARGIN


@pytest.mark.parametrize("count", [2, 10, 14])
def test_ranks_and_suits_are_seen_whole(count: int) -> None:
    """No card of a fan covers another one's rank or suit, which are read on a phone too."""
    image = of_cards(count)
    shown = strips(image)
    assert len(shown) == count
    top = edge(image, shown[-1].start + 30) + 4
    for card, strip in zip(cards(NO_MELDS), shown, strict=False):
        ink = rgb(faces.ink(card, tiles=False))
        box = (strip.start, top, strip.stop, image.height - LEDGE - 4)
        part = image.crop(box)
        places = product(range(part.width), range(part.height))
        inked = [place for place in places if part.getpixel(place) == ink]
        across, down = {x for x, _ in inked}, sorted({y for _, y in inked})
        assert min(across) >= 2
        assert max(across) < part.width - 2
        capitals = next(y for y in down if y + 1 not in down) - down[0] + 1
        assert capitals * PHONE / WIDTH >= 14, "pixels on a phone"


def test_four_melds_fit_a_row() -> None:
    """Fourteen cards in melds stand in one row."""
    hand = "As Ah Ad 4s 4h 4d 7s 7h 7d 10s 10h 10d 10c Kc"
    moment = state("4h", hands=(cards(hand), ()))
    assert opened(drawn(moment, hand)).height * PHONE / WIDTH <= 95


def test_the_rack_is_no_table() -> None:
    """The rack is lighter than the felt in both themes."""
    for background in ("dark", "light"):
        named = theme_of(background, "four").named  # type: ignore[arg-type]
        assert luminance(named["rack"]) > luminance(named["felt"]), background


def test_what_fits_the_table() -> None:
    """A card that can be laid off stands out above the number of the meld, in one's turn."""
    melds = (meld(1, 2, "9s 9h 9d"), meld(2, 2, "4h 5h 6h"))
    hand = "7h Kd 9c 2c"
    moment = state(hand, melds=melds, opened=frozenset({1, 2}))
    said = drawn(moment, hand).alt
    assert "Fit melds on the table: 7♥ (2), 9♣ (1)" in said
    waiting = drawn(replace(moment, to_act=2), hand)
    assert "Fit melds" not in waiting.alt
    assert waiting.png != drawn(moment, hand).png


def test_what_was_drawn_is_marked() -> None:
    """The card that was drawn just now has a star, and nobody's else."""
    moment = state(MELDED)
    star = replace(moment, turn=replace(moment.turn, drawn=Card(2, 9)))
    plain, marked = drawn(moment, MELDED), drawn(star, MELDED)
    assert "Just drawn: 9♦" in marked.alt
    assert "Just drawn" not in plain.alt
    assert opened(plain).tobytes() != opened(marked).tobytes()


def test_another_order_points_out_what_lies_together() -> None:
    """Sorted otherwise, a meld whose cards lie side by side is pointed out all the same."""
    hand = "2c 4h 5h 6h Jc Jd As Js"
    found = groups(frame(state(hand), 1), page(hand))
    assert [group.label for group in found if len(group.cards) > 1] == ["run · 15"]


def test_large_print_is_larger() -> None:
    """In large print the cards of the hand are larger."""
    usual, large = (
        opened(drawn(state(MELDED), MELDED, look=replace(PLAIN, large=large)))
        for large in (False, True)
    )
    assert large.height > 1.5 * usual.height
