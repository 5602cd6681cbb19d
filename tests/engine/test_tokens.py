"""Cards and tiles are read and written as the notation says."""

import pytest

from engine.cards import HIDDEN, JOKER, Card, pack, parse_card, write_card
from tests.engine.situations import card


@pytest.mark.parametrize(
    ("text", "written"),
    [
        pytest.param("10h", "10h", id="ten in digits"),
        pytest.param("Th", "10h", id="T is a ten"),
        pytest.param("tH", "10h", id="case is ignored"),
        pytest.param("kD", "Kd", id="case is ignored in court cards"),
        pytest.param("A♠", "As", id="spade symbol"),
        pytest.param("2♥", "2h", id="heart symbol"),
        pytest.param("q♦", "Qd", id="diamond symbol"),
        pytest.param("T♣", "10c", id="club symbol"),
        pytest.param("*", "*", id="joker"),
    ],
)
def test_card_is_read(text: str, written: str) -> None:
    """A card's token, in any spelling, is read and written in the one we use."""
    assert write_card(parse_card(text)) == written


@pytest.mark.parametrize(
    "text",
    [
        *("", "h", "10", "1h", "11h", "0h", "010h", "h10", "10hh", "r7", "??"),
        pytest.param("\u00b2h", id="a raised 2"),
        pytest.param("\u212ah", id="the Kelvin sign is no king"),
        pytest.param("A\u017f", id="a long s is no spade"),
    ],
)
def test_no_card_is_refused(text: str) -> None:
    """What is no card is no card, look-alikes of Unicode included."""
    with pytest.raises(ValueError, match="no card"):
        parse_card(text)


@pytest.mark.parametrize(("text", "tile"), [("r7", Card(2, 7)), ("B13", Card(0, 13)), ("*", JOKER)])
def test_tile_is_read(text: str, tile: Card) -> None:
    """Tiles are a colour, then a number."""
    assert parse_card(text, tiles=True) == tile


@pytest.mark.parametrize("text", ["7r", "r0", "r14", "7h", "rA"])
def test_no_tile_is_refused(text: str) -> None:
    """Cards are not tiles."""
    with pytest.raises(ValueError, match="no tile"):
        parse_card(text, tiles=True)


@pytest.mark.parametrize("tiles", [False, True], ids=["cards", "tiles"])
def test_every_card_survives_writing(tiles: bool) -> None:
    """Every card of a pack is read as it was written."""
    for one in pack(jokers=1):
        assert parse_card(write_card(one, tiles=tiles), tiles=tiles) == one


def test_hidden_card_is_written_as_questions() -> None:
    """A hidden card can be shown, though never read."""
    assert write_card(HIDDEN) == "??"


def test_pack_has_the_order_of_the_notation() -> None:
    """Suits s h d c, ace to king, the second pack after the first, jokers last."""
    two = pack(packs=2, jokers=4)
    assert len(two) == 108
    assert two[0] == card("As")
    assert two[12:14] == (card("Ks"), card("Ah"))
    assert two[51:53] == (card("Kc"), card("As"))
    assert two[-5:] == (card("Kc"), JOKER, JOKER, JOKER, JOKER)


def test_sorted_cards_lie_as_a_hand_is_shown() -> None:
    """By suit s h d c, then rank with the ace before the 2, jokers last."""
    shown = ["As", "2s", "Ks", "Ah", "3d", "10c", "*"]
    assert [write_card(c) for c in sorted(map(card, reversed(shown)))] == shown
