"""Refusals with what would be legal, as they are read."""

from dataclasses import replace
from typing import Any

import pytest

from bot.render.refusals import refusal_text
from engine.errors import GameOver
from engine.game import play
from engine.moves import Discard, DrawStock, LayMeld, LayOff, Move, TakePile
from engine.state import Phase, State, Turn
from tests.bot.refusal_scenes import told
from tests.bot.scenes import cards, dealt, frame, meld

HAND = "4h 5h 6h 7s 7d 7c As Ks 2s 2c 9c 9h 10d"


def at_play(**changes: Any) -> State:
    return replace(play(dealt(HAND), 1, DrawStock()), **changes)


RUN = (meld(1, 2, "6d 7d 8d"), meld(2, 2, "Jd Qd Kd"))


@pytest.mark.parametrize(
    ("state", "move", "words"),
    [
        pytest.param(
            replace(dealt(HAND), to_act=2),
            DrawStock(),
            ["n’t your turn", "It’s Bob’s turn."],
            id="not_your_turn",
        ),
        pytest.param(
            dealt(HAND),
            Discard(*cards("Ks")),
            ["Take a card first"],
            id="wrong_phase before drawing",
        ),
        pytest.param(
            at_play(), DrawStock(), ["already taken a card this turn"], id="wrong_phase after"
        ),
        pytest.param(
            replace(dealt(HAND), stock=()), DrawStock(), ["stock is empty"], id="stock_empty"
        ),
        pytest.param(replace(dealt(HAND), pile=()), TakePile(), ["pile is empty"], id="pile_empty"),
        pytest.param(
            at_play(melds=RUN),
            LayOff.of(*cards("10d"), 9),
            ["no meld 9", "meld 1 (6♦ 7♦ 8♦), meld 2 (J♦ Q♦ K♦)"],
            id="no_such_meld",
        ),
        pytest.param(
            at_play(),
            LayOff.of(*cards("10d"), 1),
            ["There’s nothing on the table yet."],
            id="no_such_meld on an empty table",
        ),
        pytest.param(at_play(), Discard(*cards("Kc")), ["don’t have K♣"], id="not_in_hand"),
        pytest.param(
            replace(dealt(HAND), pile=cards("8c Kc")),
            TakePile(*cards("3d")),
            ["3♦ isn’t in the pile", "top first: K♣ 8♣"],
            id="not_in_pile",
        ),
        pytest.param(
            at_play(),
            LayMeld.of(cards("4h 5h 7s")),
            ["isn’t a meld", "You could meld 7♠ 7♦ 7♣ or 4♥ 5♥ 6♥."],
            id="not_a_meld",
        ),
        pytest.param(
            at_play(melds=RUN),
            LayOff.of(*cards("10d"), 1),
            ["10♦ doesn’t fit meld 1", "10♦ fits meld 2 (J♦ Q♦ K♦)."],
            id="does_not_fit",
        ),
        pytest.param(
            at_play(melds=RUN),
            LayOff.of(*cards("As"), 1),
            ["A♠ doesn’t fit any"],
            id="does_not_fit anywhere",
        ),
        pytest.param(
            replace(dealt(HAND), pile=cards("Kh 9d 3h")),
            TakePile(*cards("Kh")),
            ["down to K♥", "You could take"],
            id="taken_card_unusable",
        ),
        pytest.param(
            replace(play(replace(dealt(HAND), pile=cards("9d 3h")), 1, TakePile(*cards("9d")))),
            Discard(*cards("Ks")),
            ["9♦", "have to meld", "9♦ could go here: a new meld 9♥ 9♦ 9♣."],
            id="must_meld_taken_card",
        ),
        pytest.param(
            play(replace(dealt(HAND), pile=cards("3h")), 1, TakePile()),
            Discard(*cards("3h")),
            ["took 3♥", "Discard another"],
            id="cannot_discard_taken_card",
        ),
        pytest.param(
            replace(
                at_play(),
                hands=(cards("9c 9d 9h 2s"), dealt(HAND).hands[1]),
                turn=Turn(taken=cards("9d 3h"), must_meld=cards("2s")[0]),
                melds=(meld(1, 2, "3s 4s 5s"), meld(2, 2, "9s 10s Js")),
            ),
            Discard(*cards("9c")),
            ["2♠ could go here: meld 1 (3♠ 4♠ 5♠)."],
            id="must_meld_taken_card onto a meld",
        ),
        pytest.param(
            replace(
                at_play(),
                hands=(cards("9c 9d 9h 10d 2s"), dealt(HAND).hands[1]),
                turn=Turn(taken=cards("10d Jd"), must_meld=cards("10d")[0]),
                melds=(meld(1, 2, "9s 10s Js"), meld(2, 2, "6d 7d 8d")),
            ),
            LayMeld.of(cards("9c 9d 9h")),
            ["stuck with 10♦", "Try something else"],
            id="dead_end",
        ),
    ],
)
def test_refusals_say_what_would_be_legal(state: State, move: Move, words: list[str]) -> None:
    """Each refusal names the rule and the card, and what would be possible instead."""
    text = told(state, move)

    assert [word for word in words if word not in text] == [], text


def test_a_refusal_needs_no_hint() -> None:
    """Where nothing would be legal the rule stands alone."""
    over = at_play(phase=Phase.FINISHED, to_act=None, winner=1)

    assert refusal_text(GameOver(), frame(over, 1)).startswith("This game is over.")
