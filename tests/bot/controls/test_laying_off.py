"""Lay-offs without a meld named: why a card goes nowhere, and what the other player may learn."""

from typing import Any

import pytest

from bot.people.card_texts import card_text
from engine.cards import parse_card
from tests.bot.at_hands import latest, open_hand
from tests.bot.card_stage import seated
from tests.bot.conftest import Room
from tests.bot.presses import told

ALICE = "5s 6s 7s Qh Qd 3c 8d 9d Jc Kc"
BOB = "4s 8s 2h 2d 9c 10d Jd Kh As Ac"
TURN = "1 draw, 1 meld 5s 6s 7s, 1 meld Qh Qd Qs"


async def table_of_two_melds(room: Room, **options: str) -> Any:
    """Alice has laid a run and a group, and is still to act."""
    return await seated(
        room, "straight", ALICE, BOB, up="10c", stock="Qs 4d", turns=(TURN,), **options
    )


async def test_a_card_that_fits_nowhere(room: Room) -> None:
    """By command and by button no meld is blamed that nobody has chosen."""
    table = await table_of_two_melds(room)
    words = told(await room.alice.slash(room.channel, "layoff", card="3c"))
    assert "3♣ doesn’t fit any meld on the table. You could" in words
    assert "doesn’t fit meld" not in words
    page = await open_hand(room, room.alice)
    await room.choose(room.alice, page, "mark", "3♣")
    words = told(await room.press(room.alice, latest(room, room.alice, page), "Lay off"))
    assert "3♣ doesn’t fit any meld on the table." in words
    assert len(table.state.melds) == 2


async def test_a_meld_that_was_chosen_is_named(room: Room) -> None:
    """Then it is that one which does not take the card."""
    await table_of_two_melds(room)
    words = told(await room.alice.slash(room.channel, "layoff", card="3c 1"))
    assert "3♣ doesn’t fit meld 1." in words
    assert "Meld 1 can take 4♠ or 8♠." in words


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        pytest.param("2s", "You don’t have 2♠", id="a card that one does not have"),
        pytest.param("9c", "You can’t lay off yet", id="where nothing may be laid off yet"),
    ],
)
async def test_other_reasons_come_first(room: Room, typed: str, words: str) -> None:
    """What forbids the lay-off wherever it goes is what is told."""
    table = await table_of_two_melds(room, lay_off_before_own_meld="no")
    await room.alice.slash(room.channel, "discard", card="Kc")
    await room.bob.slash(room.channel, "draw")
    assert table.state.to_act == 2
    assert words in told(await room.bob.slash(room.channel, "layoff", card=typed))


@pytest.mark.parametrize("card", ["3c", "8d", "4s", "2h", "3s"])
async def test_nothing_is_learned_of_another_hand(room: Room, card: str) -> None:
    """Out of turn the answer is the same, whatever the one on turn holds."""
    await table_of_two_melds(room)
    words = told(await room.bob.slash(room.channel, "layoff", card=card))
    assert "It isn’t your turn yet." in words
    assert card_text(parse_card(card)) not in words
