"""How a hand is sorted: by suit, rank, melds or by hand, kept for the person."""

from typing import Any

import pytest

from bot.render.sizes import spaced
from bot.table.sorting import in_order, next_order, places_of_melds
from engine.cards import Card, parse_card, parse_cards
from engine.game import start
from engine.state import State
from engine.variants import VARIANTS
from tests.bot.at_hands import latest, mark, open_hand, press
from tests.bot.conftest import Room, text_of
from tests.bot.controls.test_hand_controls import FIRST, SECOND, hand_of
from tests.bot.stage import stage

SUITS = ["A♠", "7♠", "8♠", "9♠", "4♥", "5♥", "6♥", "3♦", "7♦", "Q♦", "K♦", "2♣", "J♣"]
MELDS = ["4♥", "5♥", "6♥", "7♠", "8♠", "9♠", "A♠", "3♦", "7♦", "Q♦", "K♦", "2♣", "J♣"]


def empty(variant: str) -> State:
    game = VARIANTS[variant]
    return start(game, next(iter(game.presets.values())), 2, 1)


def sorted_by_melds(variant: str, cards: list[Card]) -> tuple[Card, ...]:
    return in_order(empty(variant), cards, "melds", None)


async def sort(room: Room, page: Any) -> Any:
    await press(room, page, "Sort")
    return latest(room, room.alice, page)


async def test_each_press_is_another_order(room: Room) -> None:
    """Sort goes from melds to suits and ranks, says which it is, and is kept for the person."""
    await stage(room, FIRST, SECOND)
    page = await open_hand(room, room.alice)
    assert hand_of(page) == MELDS
    by_suit = await sort(room, page)
    assert hand_of(by_suit) == SUITS
    assert "Sorted by suit" in text_of(by_suit)
    page = await open_hand(room, room.alice)
    assert hand_of(page) == SUITS
    assert "Sorted by rank" in text_of(await sort(room, page))
    by_melds = await sort(room, page)
    assert hand_of(by_melds) == MELDS
    assert "Sorted by melds" in text_of(by_melds)


async def test_own_order_comes_after_the_others(room: Room) -> None:
    """Cards put in front stay so in this game, and are one of the orders from then on."""
    await stage(room, FIRST, SECOND)
    page = await open_hand(room, room.alice)
    await mark(room, room.alice, page, parse_card("Qd"))
    own = ["Q♦", *(card for card in MELDS if card != "Q♦")]
    assert hand_of(await sort(room, page)) == own
    assert hand_of(await sort(room, page)) == MELDS
    for _ in range(3):
        shown = await sort(room, page)
    assert hand_of(shown) == own


def test_an_order_that_a_game_does_not_have() -> None:
    """An own order kept with another game is shown as by melds, and the next is by suit."""
    assert next_order("own", None) == "suit"
    assert next_order("own", "[]") == "melds"
    hand = parse_cards("Kd 2s 9h")
    assert in_order(empty("gin"), hand, "own", None) == tuple(parse_cards("2s 9h Kd"))


def test_melds_that_leave_least() -> None:
    """Of melds that share cards those are shown that leave the fewest points."""
    hand = parse_cards("4h 5h 6h 6s 6d 2c")
    assert sorted_by_melds("gin", hand) == tuple(parse_cards("6s 6h 6d 4h 5h 2c"))


@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        pytest.param("6s 6h 6d 4h 5h 2c", "6♠ 6♥ 6♦_4♥ 5♥_2♣", id="melds"),
        pytest.param("2s 9s 9h Kd", "2♠ 9♠_9♥_K♦", id="suits"),
        pytest.param("2s 2c 9h", "2♠ 2♣_9♥", id="ranks"),
    ],
)
def test_gaps(cards: str, shown: str) -> None:
    """What belongs together stands together."""
    assert spaced(parse_cards(cards)).replace("\u2003", "_") == shown


@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        pytest.param("7s 8s 9s As", "7♠ 8♠ 9♠_A♠", id="a run and its suit"),
        pytest.param("6s 6h 6d 6c 5c", "6♠ 6♥ 6♦ 6♣_5♣", id="a group and its suit"),
        pytest.param("5c 6s 6h 6d", "5♣_6♠ 6♥ 6♦", id="a meld that is not the first"),
    ],
)
def test_melds_stand_apart(cards: str, shown: str) -> None:
    """A meld is parted from what is beside it, whatever its suit."""
    hand = parse_cards(cards)
    melds = places_of_melds(empty("gin"), hand)
    assert len(melds) == 1
    assert spaced(hand, melds=melds).replace("\u2003", "_") == shown


def test_a_parted_meld_is_none() -> None:
    """In an order that parts its cards no meld is pointed out."""
    assert places_of_melds(empty("gin"), parse_cards("6s Kd 6h 6d")) == []


def test_joker_lies_in_its_meld() -> None:
    """A joker is shown where it would lie."""
    hand = [*parse_cards("2s 7h 9h"), parse_card("*")]
    found = sorted_by_melds("rummy-51", hand)
    assert found == (parse_card("7h"), parse_card("*"), *parse_cards("9h 2s"))


@pytest.mark.parametrize("variant", list(VARIANTS))
def test_no_card_is_lost(variant: str) -> None:
    """Every order has the same cards, of a whole pack too, in every game."""
    pack = list(VARIANTS[variant].pack)
    for hand in (pack[:14], pack[::5], pack):
        for order in ("suit", "rank", "melds", "own"):
            found = in_order(empty(variant), hand, order, '["1.5"]')
            assert sorted(found) == sorted(hand)
