"""What the strong player of 500 Rummy thinks that the other one holds."""

from dataclasses import replace

import pytest

from engine.players.faces import each, face_of, set_of
from engine.players.five_hundred.inputs import DUG, Expected, use
from engine.players.five_hundred.odds import odds_of
from engine.players.five_hundred.position import Position, position_of
from engine.players.five_hundred.strong import taught
from engine.view import seen_by
from tests.engine.situations import after, card, cards, situation

EVEN = (0.0,) * 18


def two_eights() -> Position:
    """Seat 2 threw two eights and left a third, which seat 1 had thrown; the 8d is in its hand."""
    state = situation(
        "8c 8d 3s 5h Kd", other="8s 8h Qc 10d 2c 7d", pile="4c", stock="6s Js Qs Ah 9c 2h"
    )
    state = after(replace(state, to_act=2), "2 draw", "2 discard 8s", "1 draw", "1 discard 8c")
    return position_of(seen_by(after(state, "2 draw", "2 discard 8h", "1 draw"), 1))


def test_odds_are_as_many_as_the_cards() -> None:
    """Together they come to the cards of the other hand; one that is known is certain."""
    now = replace(two_eights(), known=set_of(cards("Qc")))
    odds = odds_of(now, taught().odds)

    assert odds[face_of(card("Qc"))] == 1
    assert sum(odds) == pytest.approx(now.sight.other)
    assert {face for face in range(52) if odds[face]} == set(each(now.hidden | now.known))


def test_without_signs_all_are_alike() -> None:
    """Each unseen card has the chance that cards and places give it."""
    now = two_eights()
    odds = odds_of(now, EVEN)
    share = now.unknown / now.hidden.bit_count()
    assert [odds[face] for face in each(now.hidden)] == pytest.approx(
        [share] * now.hidden.bit_count()
    )


def test_a_hand_that_is_known() -> None:
    """Nothing is left to guess where all of the other hand has been shown."""
    now = two_eights()
    shown = set_of(cards("Qc 10d 2c 7d 6s 9c"))
    odds = odds_of(replace(now, known=shown), taught().odds)
    assert {face for face in range(52) if odds[face]} == set(each(shown))


def test_what_is_thrown_and_left_is_not_wanted() -> None:
    """Beside what the other threw it holds less, and what it left it cannot use."""
    now = two_eights()
    nothing_shown = replace(now, thrown=0, sight=replace(now.sight, pile=()))
    nine, odds = face_of(card("9s")), odds_of(now, taught().odds)
    assert odds[nine] < odds_of(now, EVEN)[nine]
    assert odds[nine] < odds_of(nothing_shown, taught().odds)[nine]


def test_use_by_hand() -> None:
    """A third king: from two that are held so likely, one that lies in the pile, or a run."""
    odds = [0.0] * 52
    for text, chance in ("Ks", 0.5), ("Kh", 0.4), ("Qd", 0.2), ("Jd", 0.5):
        odds[face_of(card(text))] = chance
    king, lying = face_of(card("Kd")), set_of(cards("Kh"))

    assert use(king, tuple(odds), 0, 0) == pytest.approx(1 - (1 - 0.2) * (1 - 0.1))
    assert use(king, tuple(odds), 0, lying) == pytest.approx(1 - (1 - 0.5 * DUG) * (1 - 0.1))
    assert use(king, tuple(odds), 1 << king, 0) == 0.95
    assert use(king, (0.0,) * 52, 0, set_of(cards("Kh Ks"))) == 0


def test_what_is_expected() -> None:
    """Points, and melds of three with theirs, of cards that are certain."""
    held = set_of(cards("7h 8h 9h Ks"))
    odds = tuple(float(held >> face & 1) for face in range(52))
    assert Expected.by(odds) == (odds, 34, 24, 1)
