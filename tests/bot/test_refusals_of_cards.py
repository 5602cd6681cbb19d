"""What is refused in straight and gin, as it is read: the rule, and what would be legal."""

import pytest

from engine.game import play
from engine.moves import (
    BigGin,
    Discard,
    DrawStock,
    Gin,
    Knock,
    LayOff,
    Move,
    Pass,
    SwapJoker,
    TakePile,
    TurnOver,
)
from engine.state import Phase, State
from tests.bot.refusal_scenes import card, check, laid, meld, read, scene, told

GIN_HAND = "4h 5h 6h 7s 7d 7c Ks Qs 2c 3c 9d"


@pytest.mark.parametrize(
    ("state", "move", "words"),
    [
        pytest.param(
            scene("straight", "4h 5h 6h 7s 7d 7c", options={"melds-per-turn": "one"}),
            None,
            ["already melded this turn", "one new meld a turn"],
            id="one_meld_per_turn",
        ),
        pytest.param(
            scene(
                "straight",
                "7h 9s 9d 9c 2c",
                options={"lay-off-before-own-meld": "no"},
                melds=(meld("straight", 1, "4h 5h 6h"),),
            ),
            LayOff.of(card("7h"), 1),
            ["need a meld of your own", "You could meld 9♠ 9♦ 9♣."],
            id="not_opened",
        ),
        pytest.param(
            scene("straight", "4h 5h 6h", options={"final-discard": "required"}),
            laid("4h 5h 6h"),
            ["couldn’t finish your turn", "Keep a card to discard"],
            id="dead_end without a card to discard",
        ),
        pytest.param(
            scene("straight", "Qh Kh Ah 2c"),
            laid("Qh Kh Ah"),
            ["isn’t a meld", "The ace only goes before the 2."],
            id="not_a_meld with a low ace",
        ),
        pytest.param(
            scene("straight", "Kh Ah 2h 3c", options={"ace": "both"}),
            laid("Kh Ah 2h"),
            ["before the 2 or after the king"],
            id="not_a_meld with an ace of both ends",
        ),
        pytest.param(
            scene("straight", "4h", phase=Phase.DRAW, pile=read("7c 9d", "")),
            TakePile(card("7c")),
            ["only take the top card of the pile", "7♣ is below", "You could take 9♦."],
            id="not_in_pile below the top",
        ),
        pytest.param(
            scene("straight", "4h", phase=Phase.DRAW, pile=read("7c 9d", "")),
            TakePile(card("Kd")),
            ["K♦"],
            id="not_in_pile at all",
        ),
        pytest.param(
            scene("straight", "4h", phase=Phase.DRAW),
            TurnOver(),
            ["turn the pile over when the stock is empty"],
            id="wrong_phase turning over",
        ),
        pytest.param(
            scene("straight", "4h 5h"),
            SwapJoker(card("4h"), 1),
            ["You can’t swap jokers in this game"],
            id="wrong_phase without jokers",
        ),
        pytest.param(
            scene("gin", GIN_HAND),
            Knock(card("Ks")),
            ["24 points of deadwood", "at most 10"],
            id="deadwood_too_high",
        ),
        pytest.param(
            scene("gin", "4h 5h 6h 7s 7d 7c Ks 2c 3c As 3d"),
            Knock(card("As")),
            ["18 points", "You could knock by discarding K♠."],
            id="deadwood_too_high where another discard would do",
        ),
        pytest.param(
            scene("gin", "4h 5h 6h 7s 7d 7c Ks 2c 3c As 3d"),
            Gin(card("Ks")),
            ["9 points", "Gin means no deadwood at all"],
            id="deadwood_too_high for gin",
        ),
        pytest.param(
            scene("gin", "4h 5h 6h 7s 7d 7c Ks Kd Kc Kh 9d", options={"knock": "oklahoma"}),
            Knock(card("Kc")),
            ["9 points", "at most 8", "You could knock by discarding 9♦."],
            id="deadwood_too_high where gin is possible",
        ),
        pytest.param(
            scene("gin", GIN_HAND, options={"big-gin": "no"}),
            BigGin(),
            ["There’s no big gin at this table"],
            id="wrong_phase big gin",
        ),
        pytest.param(
            scene("gin", GIN_HAND),
            laid("4h 5h 6h"),
            ["melds stay in your hand"],
            id="wrong_phase melding in gin",
        ),
        pytest.param(
            scene("gin", GIN_HAND[:-3], phase=Phase.UPCARD),
            DrawStock(),
            ["Take the upcard, or pass."],
            id="wrong_phase at the upcard",
        ),
        pytest.param(
            scene("gin", GIN_HAND[:-3], phase=Phase.DRAW, passes=2),
            TakePile(),
            ["You’ve both passed on the upcard. Draw from the stock."],
            id="wrong_phase after both have passed",
        ),
        pytest.param(
            scene("gin", GIN_HAND[:-3], phase=Phase.DRAW),
            Discard(card("Ks")),
            ["Take a card first"],
            id="wrong_phase before drawing in gin",
        ),
        pytest.param(
            scene("gin", GIN_HAND),
            Pass(),
            ["You can only pass on the first upcard"],
            id="wrong_phase passing later",
        ),
    ],
)
def test_what_is_said(state: State, move: Move | None, words: list[str]) -> None:
    """The rule of this game and table is told, and what would be legal where that helps."""
    if move is None:
        state, move = play(state, 1, laid("4h 5h 6h")), laid("7s 7d 7c")

    check(told(state, move), words)
