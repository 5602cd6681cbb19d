"""Proposals while cards are being typed: names, their beginnings, and tokens, in every language."""

from typing import Any

import pytest

from bot.typed.search import Search
from data import settings
from tests.bot.conftest import Room, text_of
from tests.bot.stage import stage

CHOICES = {"4♥ 5♥ 6♥": "4h 5h 6h", "Q♥": "Qh", "7♠ 8♠ 9♠": "7s 8s 9s", "K♦": "Kd", "🃏 → 2": "* 2"}


@pytest.mark.parametrize(
    ("language", "typed", "found"),
    [
        ("en", "", "4h 5h 6h, Qh, 7s 8s 9s, Kd, * 2"),
        ("en", "4h", "4h 5h 6h"),
        ("en", "♠", "7s 8s 9s"),
        ("en", "hea", "4h 5h 6h, Qh"),
        ("en", "que", "Qh"),
        ("en", "queen of he", "Qh"),
        ("en", "jok", "* 2"),
        ("en", "h q", "Qh"),
        ("en", "hello", ""),
        ("en", "queen of hello", ""),
        ("de", "Herz D", "Qh"),
        ("de", "Herz-Da", "Qh"),
        ("de", "kön", "Qh, Kd"),  # Königin too
        ("cs", "srdc", "4h 5h 6h, Qh"),
        ("cs", "srdcova da", "Qh"),
        ("et", "ärt", "4h 5h 6h, Qh"),
        ("ru", "дама ч", "Qh"),
        ("ru", "пик", "7s 8s 9s"),
        ("ru", "queen", "Qh"),
    ],
)
def test_finds(language: str, typed: str, found: str) -> None:
    """What is typed finds the choices that it may become."""
    search = Search(typed, language, tiles=False)

    assert ", ".join(v for label, v in CHOICES.items() if search.finds(label, v)) == found


async def test_in_the_language_of_the_player(room: Room) -> None:
    """A player types cards, and is proposed them, in the language of their preferences."""
    hand = "4h 5h 6h 7s 8s 9s 7d 2c 3d Jc Qd Kd As"
    table = await stage(room, hand, "8h 9h 10h 2s 2d 3c 4c 5c 9d Jd Js Qc Kc")
    async with room.db.transaction() as tx:
        await settings.change_user(tx, room.alice.id, language="cs")
    room.app.preferences.changed(room.alice.id)
    await room.alice.slash(room.channel, "draw")

    proposed: Any = await room.alice.autocomplete(room.channel, "meld", "cards", "srdcov")
    assert [one["value"] for one in proposed] == ["4h 5h 6h"]
    answer = await room.alice.slash(room.channel, "meld", cards="srdce 4, 5 a 6")
    assert "4♥ 5♥ 6♥" in text_of(answer.response.message)
    assert len(table.state.melds) == 1
    answer = await room.alice.slash(room.channel, "discard", card="kárového krále")
    assert "K♦" in text_of(answer.response.message)
    assert table.state.to_act == 2
