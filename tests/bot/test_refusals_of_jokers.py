"""What is refused in Rummy 51 and žolíky, as it is read: the first melds, jokers, closing."""

import pytest

from engine.game import play
from engine.moves import (
    Close,
    Discard,
    DrawStock,
    LayOff,
    Move,
    SwapJoker,
    TakePile,
)
from engine.state import Phase, State, Turn
from tests.bot.refusal_scenes import card, check, laid, meld, read, scene, told

OPENED = frozenset({1})


@pytest.mark.parametrize(
    ("state", "move", "words"),
    [
        pytest.param(
            scene("rummy-51", "Ks Kd Kc 7h 2c 3d", turn=Turn(drawn=card("2c"))),
            LayOff.of(card("7h"), 1),
            ["no meld 1"],
            id="51 no_such_meld",
        ),
        pytest.param(
            scene(
                "rummy-51",
                "Ks Kd Kc Qs Qd Qc 7h 2c",
                melds=(meld("rummy-51", 1, "4h 5h 6h"),),
            ),
            LayOff.of(card("7h"), 1),
            ["you have to open first", "51 points", "You could meld"],
            id="51 not_opened",
        ),
        pytest.param(
            scene("rummy-51", "Ks Kd Kc Qs Qd Qc 7h 2c"),
            "opens",
            ["worth at least 51 points, and you’ve laid 30", "You could meld Q♠ Q♦ Q♣."],
            id="51 initial_meld_too_low",
        ),
        pytest.param(
            scene("rummy-51", "Ks Kd Kc 7h 2c 3d"),
            laid("Ks Kd Kc"),
            ["couldn’t finish your turn", "couldn’t reach its points any more"],
            id="51 dead_end before opening",
        ),
        pytest.param(
            scene("rummy-51", "Ks Kd Kc", opened=OPENED),
            laid("Ks Kd Kc"),
            ["couldn’t finish your turn", "Keep a card to discard"],
            id="51 dead_end without a card to discard",
        ),
        pytest.param(
            scene("rummy-51", "5h * * 2c", opened=OPENED),
            laid("5h * *"),
            ["5♥", "too many jokers", "at most half"],
            id="51 too_many_jokers",
        ),
        pytest.param(
            scene("rummy-51", "Kd 2c 3c", opened=OPENED, melds=(meld("rummy-51", 1, "4h * 6h"),)),
            SwapJoker(card("Kd"), 1),
            ["You can’t swap K♦ for a joker in meld 1", "The joker stands for 5♥."],
            id="51 joker_not_replaceable",
        ),
        pytest.param(
            scene("rummy-51", "Kd 2c 3c", opened=OPENED, melds=(meld("rummy-51", 1, "4h 4s *"),)),
            SwapJoker(card("Kd"), 1),
            ["The joker stands for 4♦ or 4♣."],
            id="51 joker_not_replaceable in a group of three",
        ),
        pytest.param(
            scene("rummy-51", "Kd 2c 3c", opened=OPENED, melds=(meld("rummy-51", 1, "4h 5h 6h"),)),
            SwapJoker(card("Kd"), 1),
            ["There’s no joker in meld 1."],
            id="51 joker_not_replaceable without a joker",
        ),
        pytest.param(
            scene(
                "rummy-51",
                "5h 2c 3c",
                opened=OPENED,
                melds=(meld("rummy-51", 1, "4h * 6h"),),
                options={"joker-swap": "no"},
            ),
            SwapJoker(card("5h"), 1),
            ["can’t swap jokers at this table"],
            id="51 joker_not_replaceable at this table",
        ),
        pytest.param(
            scene(
                "rummy-51", "5h 2c 3c Kd", opened=OPENED, melds=(meld("rummy-51", 1, "4h * 6h"),)
            ),
            "swaps",
            ["taken a joker from the table", "🃏 could go here: meld 1"],
            id="51 must_meld_joker",
        ),
        pytest.param(
            scene("rummy-51", "5h 2c", phase=Phase.DRAW, pile=read("Kd", "")),
            TakePile(),
            ["can’t take K♦ yet", "until you’ve opened"],
            id="51 taken_card_unusable",
        ),
        pytest.param(
            scene("rummy-51", "5h 2c", phase=Phase.FIRST_DISCARD),
            DrawStock(),
            ["start the round by discarding one card"],
            id="51 wrong_phase before the first discard",
        ),
        pytest.param(
            scene("zolik", "5h 2c 3d 4d"),
            Close(card("5h")),
            ["twelve cards of one suit, without jokers"],
            id="zolik cannot_close",
        ),
        pytest.param(
            scene("zolik", "5h 2c 3c * 4d"),
            Close(card("5h")),
            ["twelve cards of one suit, without jokers", "at most 2 cards of any suit."],
            id="zolik cannot_close with a joker",
        ),
        pytest.param(
            scene("zolik", "5h 2c 3c * * 4d", options={"flush-jokers": "half"}),
            Close(card("5h")),
            [
                "twelve cards of one suit, at most half of them jokers",
                "Even with jokers, you have at most 4 cards of any suit.",
            ],
            id="zolik cannot_close where jokers may lie in the flush",
        ),
        pytest.param(
            scene("rummy-51", "5h 2c 3d 4d"),
            Close(card("5h")),
            ["no closing from the hand in this game"],
            id="51 wrong_phase closing",
        ),
        pytest.param(
            scene("zolik", "5h 2c 3c Kd 9d", opened=OPENED, melds=(meld("zolik", 1, "4h * 6h"),)),
            SwapJoker(card("Kd"), 1),
            ["The joker stands for 5♥."],
            id="zolik joker_not_replaceable",
        ),
        pytest.param(
            scene("zolik", "5h 2c 8d Kd", opened=OPENED, melds=(meld("zolik", 1, "4h * 6h"),)),
            SwapJoker(card("5h"), 1),
            ["stuck with 🃏", "into a new meld"],
            id="zolik dead_end of a swap",
        ),
        pytest.param(
            scene("zolik", "5h 2c 3c Kd 9d", opened=OPENED, melds=(meld("zolik", 1, "4h * 6h"),)),
            "swaps",
            ["Put it into a new meld before your turn ends", "🃏 could go here: a new meld"],
            id="zolik must_meld_joker",
        ),
    ],
)
def test_what_is_said_in_games_with_jokers(
    state: State, move: Move | str, words: list[str]
) -> None:
    """The initial meld, jokers and closing have their rules said, with what would be legal."""
    if move == "opens":
        state, move = play(state, 1, laid("Ks Kd Kc")), Discard(card("2c"))
    elif move == "swaps":
        state, move = play(state, 1, SwapJoker(card("5h"), 1)), Discard(card("Kd"))
    assert not isinstance(move, str)

    check(told(state, move), words)
