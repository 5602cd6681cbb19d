"""Typed cards: every usual spelling is understood, anything else is NotUnderstood."""

from contextlib import suppress
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.people.card_texts import card_text
from bot.typed.cards import (
    NotUnderstood,
    read_card,
    read_laid,
    read_laid_layoff,
    read_layoff,
)
from engine.cards import JOKER, Card, parse_card, write_card
from engine.moves import Laid
from engine.record.lines import write_laid

CARDS = [Card(suit, rank) for suit, rank in product(range(4), range(1, 14))]
SUIT_WORDS = ("spades", "hearts", "diamonds", "clubs")
RANK_WORDS = ("", "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
RANK_WORDS += ("jack", "queen", "king")


def written(typed: str) -> str:
    """The cards that *typed* means, as the record writes them."""
    return " ".join(write_laid(laid) for laid in read_laid(typed))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        pytest.param("10h", "10h", id="canonical"),
        pytest.param("10H", "10h", id="capitals"),
        pytest.param("Th", "10h", id="T for ten"),
        pytest.param("10♥", "10h", id="suit symbol"),
        pytest.param("10♥️", "10h", id="suit as emoji, with a variation selector"),
        pytest.param("❤️ 10", "10h", id="the heart that phones offer"),
        pytest.param("♥10", "10h", id="symbol first"),
        pytest.param("h10", "10h", id="letter first"),
        pytest.param("10 h", "10h", id="a blank inside"),
        pytest.param("ten of hearts", "10h", id="words"),
        pytest.param("Queen hearts", "Qh", id="words without of"),
        pytest.param("Q of ♥", "Qh", id="letter of symbol"),
        pytest.param("the ace of spades.", "As", id="words with trimmings"),
        pytest.param("１０ｈ", "10h", id="full-width characters"),
        pytest.param("1\u200b0\u2060h", "10h", id="zero-width characters"),
        pytest.param("1h", "Ah", id="1 for ace"),
        pytest.param("🂱 🂾", "Ah Kh", id="pictures of cards"),
        pytest.param("joker", "*", id="joker"),
        pytest.param("4h 5h 6h", "4h 5h 6h", id="blanks"),
        pytest.param("4h,5h;6h", "4h 5h 6h", id="commas and semicolons"),
        pytest.param("4h/5h + 6h", "4h 5h 6h", id="slash and plus"),
        pytest.param("4h and 5h & 6h", "4h 5h 6h", id="and"),
        pytest.param("4h5h6h", "4h 5h 6h", id="glued"),
        pytest.param("♥4♥5♥6", "4h 5h 6h", id="glued, suits first"),
        pytest.param("10h9h8h", "10h 9h 8h", id="glued with a ten"),
        pytest.param("456h", "4h 5h 6h", id="ranks glued before one suit"),
        pytest.param("h456", "4h 5h 6h", id="one suit before glued ranks"),
        pytest.param("4h-6h", "4h 5h 6h", id="range"),
        pytest.param("4-6h", "4h 5h 6h", id="range with the suit at its end"),
        pytest.param("4h-6", "4h 5h 6h", id="range with the suit at its start"),
        pytest.param("h4–h6", "4h 5h 6h", id="range with suits first"),
        pytest.param("4 - 6 of hearts", "4h 5h 6h", id="range with blanks and words"),
        pytest.param("4h to 6h", "4h 5h 6h", id="range in words"),
        pytest.param("6h…4h", "4h 5h 6h", id="range downwards"),
        pytest.param("4h-5h-6h", "4h 5h 6h", id="dashes all along a run"),
        pytest.param("A-3s", "As 2s 3s", id="range with the low ace"),
        pytest.param("Q-A s", "Qs Ks As", id="range with the high ace"),
        pytest.param("10-Kd", "10d Jd Qd Kd", id="range from the ten"),
        pytest.param("7h-7d-7s", "7h 7d 7s", id="dashes in a group"),
        pytest.param("4 5 6 hearts", "4h 5h 6h", id="one suit after all"),
        pytest.param("4, 5 and 6 of hearts", "4h 5h 6h", id="one suit in a sentence"),
        pytest.param("hearts: 4 5 6", "4h 5h 6h", id="one suit before all"),
        pytest.param("h 4 5 6", "4h 5h 6h", id="one letter before all"),
        pytest.param("4 5 6 h 9 s", "4h 5h 6h 9s", id="two shared suits"),
        pytest.param("7hds", "7h 7d 7s", id="one rank in several suits"),
        pytest.param("queens of hearts, spades and clubs", "Qh Qs Qc", id="a group in words"),
        pytest.param("7h s5 ♦9", "7h 5s 9d", id="both orders, card by card"),
        pytest.param("as ks", "As Ks", id="as is the ace of spades"),
    ],
)
def test_reads(typed: str, meant: str) -> None:
    """Every usual spelling names the cards that were meant, in the order typed."""
    assert written(typed) == meant


@pytest.mark.parametrize(
    "typed",
    [
        pytest.param("", id="nothing"),
        pytest.param("three sevens", id="a group without suits is not definite"),
        pytest.param("kings", id="a rank without a suit"),
        pytest.param("10", id="a number"),
        pytest.param("hearts", id="a suit"),
        pytest.param("4h 5", id="a rank left over"),
        pytest.param("4 5 h s", id="ranks and suits that could be paired in two ways"),
        pytest.param("14h", id="no such rank"),
        pytest.param("hello there", id="something else"),
        pytest.param("٣h?", id="a question"),
        pytest.param("4h " * 100, id="more than anybody types"),
        pytest.param("\x00", id="control characters"),
    ],
)
def test_does_not_guess(typed: str) -> None:
    """What does not name definite cards is refused, with the text for the answer."""
    with pytest.raises(NotUnderstood) as caught:
        read_laid(typed)

    assert caught.value.text == typed[:200]


@pytest.mark.parametrize(
    ("typed", "card", "meld"),
    [
        pytest.param("7h 3", "7h", 3, id="canonical"),
        pytest.param("7h", "7h", None, id="card alone"),
        pytest.param("h7", "7h", None, id="the number of a card is not a meld's"),
        pytest.param("h7 3", "7h", 3, id="suit first, then the meld"),
        pytest.param("7h3", "7h", 3, id="glued"),
        pytest.param("10h 10", "10h", 10, id="tens of both kinds"),
        pytest.param("7 of hearts on meld #3", "7h", 3, id="in words"),
        pytest.param("7h to 3", "7h", 3, id="to"),
        pytest.param("7h to 6", "7h", 6, id="to the neighbour's number"),
        pytest.param("7h to 7", "7h", 7, id="to the same number"),
        pytest.param("Ah on 1", "Ah", 1, id="an ace onto meld 1"),
        pytest.param("7h → 3", "7h", 3, id="arrow"),
        pytest.param("7h, 3", "7h", 3, id="comma"),
        pytest.param("* 2", "*", 2, id="joker"),
    ],
)
def test_reads_a_layoff(typed: str, card: str, meld: int | None) -> None:
    """A card with the number of a meld, or without one."""
    assert read_layoff(typed) == (parse_card(card), meld)


@pytest.mark.parametrize("typed", ["", "3", "3 7h", "4h 5h 3", "7h 1000", "seven on three"])
def test_layoff_says_what_it_wants(typed: str) -> None:
    """A lay-off that is not understood asks for a card and a meld."""
    with pytest.raises(NotUnderstood) as caught:
        read_layoff(typed)

    assert caught.value.wanted == "not-understood-layoff"


def test_one_card_means_one() -> None:
    """Where one card is wanted two are refused, and the answer says so."""
    with pytest.raises(NotUnderstood) as caught:
        read_card("7h 8h")

    assert caught.value.wanted == "not-one-card"


def spellings(card: Card) -> list[str]:
    """Ways to type *card*: as the bot writes it, turned round, and in words."""
    token, shown = write_card(card), card_text(card)
    suit, rank = SUIT_WORDS[card.suit], RANK_WORDS[card.rank]
    ways = [token, token.upper(), token[-1] + token[:-1], shown, shown + "\ufe0f", shown[::-1]]
    ways += [f"{rank} of {suit}", f"{rank} {suit}".title(), f"{token[:-1]} {suit[:-1]}"]
    # "♥01" is no ten: only the letters of one-sign ranks can be turned round.
    return [typed for typed in ways if "01" not in typed]


def test_every_card_in_every_spelling() -> None:
    """What the bot itself writes can be typed back, and so can the words for it."""
    read = {card: {read_card(typed) for typed in spellings(card)} for card in CARDS}
    assert read == {card: {card} for card in CARDS}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        pytest.param("r7", [(2, 7)], id="canonical"),
        pytest.param("🔴7 🔵13", [(2, 7), (0, 13)], id="as shown"),
        pytest.param("red 11-13", [(2, 11), (2, 12), (2, 13)], id="range"),
        pytest.param("7 of blue, green and yellow", [(0, 7), (1, 7), (3, 7)], id="group"),
        pytest.param("r12r13 *", [(2, 12), (2, 13), JOKER], id="glued, and a joker"),
    ],
)
def test_reads_tiles(typed: str, meant: list[tuple[int, int]]) -> None:
    """Tiles are read in the same ways, with their colours."""
    assert read_laid(typed, tiles=True) == tuple(Laid(Card(*one)) for one in meant)


@given(st.text(max_size=220))
def test_any_text_is_cards_or_not_understood(typed: str) -> None:
    """No text at all does anything but name cards or raise NotUnderstood."""
    for read in (read_laid, read_layoff):
        with suppress(NotUnderstood):
            assert read(typed)


@given(st.text(alphabet="23456789TJQKAshdc10 -,♥♠*.of", max_size=30), st.booleans())
def test_text_like_cards_is_cards_or_not_understood(typed: str, tiles: bool) -> None:
    """The same for text made of the very signs that cards are written with."""
    with suppress(NotUnderstood):
        assert all(isinstance(laid.card, Card) for laid in read_laid(typed, tiles=tiles))


@given(st.lists(st.sampled_from(CARDS), min_size=1, max_size=15), st.sampled_from([" ", ",", ""]))
def test_cards_written_are_cards_read(hand: list[Card], between: str) -> None:
    """Any cards, in tokens or as shown, separated or glued, are read back as they were."""
    for write in (write_card, card_text):
        assert read_laid(between.join(map(write, hand))) == tuple(map(Laid, hand))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        pytest.param("*5h", "*5h", id="canonical"),
        pytest.param("*5♥", "*5h", id="suit symbol"),
        pytest.param("🃏5♥", "*5h", id="as it is shown"),
        pytest.param("*h5", "*5h", id="suit first"),
        pytest.param("joker as 5h", "*5h", id="as"),
        pytest.param("joker for five of hearts", "*5h", id="for, in words"),
        pytest.param("joker=Th", "*10h", id="equals"),
        pytest.param("3h 4h *5h", "3h 4h *5h", id="in a meld"),
        pytest.param("3h4h*5h", "3h 4h *5h", id="glued"),
        pytest.param("joker as four of hearts, 5h, 6h", "*4h 5h 6h", id="first in a meld"),
        pytest.param("*4h 5h *6h", "*4h 5h *6h", id="two of them"),
        pytest.param("* 5h 6h", "* 5h 6h", id="a blank parts them"),
        pytest.param("joker 5h 6h", "* 5h 6h", id="a joker and two cards"),
        pytest.param("5h 6h joker", "5h 6h *", id="a joker at the end"),
        pytest.param("* as 2s 3s", "* As 2s 3s", id="the ace of spades"),
        pytest.param("4-6h *", "4h 5h 6h *", id="a range and a joker"),
    ],
)
def test_reads_what_jokers_stand_for(typed: str, meant: str) -> None:
    """A joker may say which card it stands for; a bare one says nothing."""
    assert written(typed) == meant


@pytest.mark.parametrize(
    ("typed", "card", "meld"),
    [
        ("*4h 3", "*4h", 3),
        ("joker as 4h on meld 3", "*4h", 3),
        ("* 12", "*", 12),
        ("*4h", "*4h", None),
    ],
)
def test_reads_where_a_joker_goes(typed: str, card: str, meld: int | None) -> None:
    """A joker with what it stands for, and the number of a meld."""
    laid, number = read_laid_layoff(typed)
    assert (write_laid(laid), number) == (card, meld)


@pytest.mark.parametrize("typed", ["*5h", "joker as 5h"])
def test_a_named_joker_is_no_plain_card(typed: str) -> None:
    """Where a card of the hand is wanted a joker says only that it is one."""
    for read in (read_card, read_layoff):
        with pytest.raises(NotUnderstood):
            read(typed)


@pytest.mark.parametrize("typed", ["*5", "joker as 5"])
def test_half_a_meaning_is_not_understood(typed: str) -> None:
    """What a joker stands for is a whole card."""
    with pytest.raises(NotUnderstood):
        read_laid(typed)
