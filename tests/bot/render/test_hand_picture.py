"""The picture of a hand: what is a meld in it, what fits the table, and how large it all is."""

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.people.look import PLAIN
from bot.render.controls import HandPage
from bot.render.picture import Picture
from bot.render.pictures.hand import RAISED, hand_picture, packed
from bot.render.pictures.held import groups
from bot.table.sorting import in_order
from engine.cards import Card, parse_cards
from engine.state import Phase, State
from tests.bot.scenes import cards, dealt, frame, meld

WIDTH = 900
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


def test_melds_are_raised() -> None:
    """The cards of a meld stand higher than the others, above a bar."""
    image = opened(drawn(state(MELDED), MELDED))
    middle = image.height // 2
    ground = image.getpixel((2, 2))

    def top(x: int) -> int:
        return next(y for y in range(middle) if image.getpixel((x, y)) != ground)

    assert top(WIDTH - 40) - top(40) == RAISED
    below = image.height - 14
    bar = {image.getpixel((x, below)) for x in (40, 100, 200)}
    assert len(bar) == 1
    assert image.getpixel((WIDTH - 40, below)) not in bar


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


def test_hand_fills_the_width() -> None:
    """From seven cards on the rightmost card ends at the margin, in one row or two."""
    deck = cards("As 3h 5d 7c 9s Jh Kd 2c 4s 6h 8d 10c Qs")
    for count in range(7, 14):
        held = deck[:count]
        image = opened(hand_picture(frame(state("4h", hands=(held, ())), 1), HandPage(held)))
        ground = Image.new("RGB", image.size, image.getpixel((2, 2)))
        box = ImageChops.difference(image, ground).getbbox()
        assert box is not None
        assert box[2] > WIDTH - 34, count


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
    assert opened(plain).size != opened(marked).size


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
