"""Results, refusals with what would be legal, and challenges, as they are read."""

from dataclasses import replace
from typing import Any

import pytest

from bot.render.challenge import challenge_text
from bot.render.frame import Player
from bot.render.refusals import refusal_text
from bot.render.results import end_text, round_text
from data.challenges import ChallengePlayer, ChallengeRow
from data.standings import RatingChange
from engine.errors import GameOver, Refusal
from engine.game import play
from engine.moves import Discard, DrawStock, LayMeld, LayOff, Move, TakePile
from engine.state import Phase, RoundResult, State, Turn
from tests.bot.scenes import COMMITMENT, PLAYERS, cards, dealt, frame, meld


def left(reason: str, *, scores: tuple[int, int] = (36, -22)) -> State:
    """A round that has ended: Alice has laid 36, Bob 8 of them on her run, and holds 30."""
    result = RoundResult(1, scores, scores, 1, reason)
    return replace(
        dealt(),
        phase=Phase.DEAL,
        to_act=None,
        melds=(meld(1, 1, "4h 5h 6h 7h 8h", (1, 1, 1, 1, 2)), meld(2, 1, "2s 2d 2c")),
        hands=(cards("8c"), cards("Ks Qs 10h")),
        results=(result,),
        totals=scores,
    )


def test_a_round_tells_what_points_stem_from() -> None:
    """Each player's lines say what was laid, and what the hand cost without showing its cards."""
    assert round_text(frame(left("out", scores=(20, -22)))).split("\n") == [
        "**#17 · Round 1 is over.** Alice went out.",
        "**Alice** +20 → **20**",
        "- laid 28: 4♥ 5♥ 6♥ 7♥ 2♠ 2♦ 2♣",
        "- in hand −8",
        "**Bob** −22 → **−22**",
        "- laid 8: 8♥",
        "- in hand −30",
    ]


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        pytest.param("out", "Alice went out.", id="out"),
        pytest.param("stock", "The stock was used up.", id="stock"),
        pytest.param("stalemate", "nobody scores", id="stalemate"),
        pytest.param("resign", "Alice has resigned.", id="resign"),
        pytest.param("flag", "Alice has run out of time.", id="flag"),
    ],
)
def test_why_a_round_ended(reason: str, words: str) -> None:
    """Every reason has its words."""
    assert words in round_text(frame(left(reason)))


@pytest.mark.parametrize("reason", ["resign", "flag"])
def test_a_round_given_up_has_no_scores(reason: str) -> None:
    """Zeros that decide nothing are not listed."""
    assert "\n" not in round_text(frame(left(reason, scores=(0, 0))))


def ended(reason: str = "out", **changes: Any) -> State:
    values = {"phase": Phase.FINISHED, "winner": 1, "totals": (112, 45)}
    return replace(left(reason), **(values | changes))


def test_the_end_tells_number_winner_and_totals() -> None:
    """The last message of a game says which it was, who won, and how everybody stands."""
    changes = (RatingChange(1, 1001, 1500, 1518, False), RatingChange(2, 1002, 1500, 1482, True))

    assert "\n".join(end_text(frame(ended()), changes, seed="ab12")).split("\n") == [
        "## #17 · 500 Rummy to 100",
        "**Alice has won** after 1 round.",
        "1. **Alice** · 112 points · rating 1500 → 1518",
        "2. **Bob** · 45 points · rating 1500 → 1482 (settling)",
        "-# Seed of all deals: ab12",
        f"-# Its SHA-256 is the commitment shown at the start: {COMMITMENT}",
    ]


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        pytest.param("resign", "because Bob resigned.", id="resign"),
        pytest.param("flag", "because Bob ran out of time.", id="flag"),
    ],
)
def test_the_winner_may_have_fewer_points(reason: str, words: str) -> None:
    """Who gives up or flags is last, whatever the score."""
    result = RoundResult(1, (0, 0), (5, 90), 2, reason)
    state = ended(results=(result,), out=frozenset({2}), totals=(5, 90))
    text = end_text(frame(state))

    assert words in text[0]
    assert text[1].split("\n")[0] == "1. **Alice** · 5 points"


def refused(state: State, move: Move) -> str:
    """What seat 1 is told when *move* is refused."""
    with pytest.raises(Refusal) as caught:
        play(state, 1, move)
    return refusal_text(caught.value, frame(state, 1))


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
            ["not your turn", "It is Bob's turn."],
            id="not_your_turn",
        ),
        pytest.param(
            dealt(HAND),
            Discard(*cards("Ks")),
            ["Take a card first"],
            id="wrong_phase before drawing",
        ),
        pytest.param(
            at_play(), DrawStock(), ["taken for this turn already"], id="wrong_phase after"
        ),
        pytest.param(
            replace(dealt(HAND), stock=()), DrawStock(), ["stock is empty"], id="stock_empty"
        ),
        pytest.param(replace(dealt(HAND), pile=()), TakePile(), ["pile is empty"], id="pile_empty"),
        pytest.param(
            at_play(melds=RUN),
            LayOff.of(*cards("10d"), 9),
            ["no meld number 9", "meld 1 (6♦ 7♦ 8♦), meld 2 (J♦ Q♦ K♦)"],
            id="no_such_meld",
        ),
        pytest.param(
            at_play(),
            LayOff.of(*cards("10d"), 1),
            ["Nothing lies on the table yet."],
            id="no_such_meld on an empty table",
        ),
        pytest.param(at_play(), Discard(*cards("Kc")), ["do not have K♣"], id="not_in_hand"),
        pytest.param(
            replace(dealt(HAND), pile=cards("8c Kc")),
            TakePile(*cards("3d")),
            ["3♦ is not in the pile", "top first: K♣ 8♣"],
            id="not_in_pile",
        ),
        pytest.param(
            at_play(),
            LayMeld.of(cards("4h 5h 7s")),
            ["no meld", "You could meld 7♠ 7♦ 7♣ or 4♥ 5♥ 6♥."],
            id="not_a_meld",
        ),
        pytest.param(
            at_play(melds=RUN),
            LayOff.of(*cards("10d"), 1),
            ["10♦ does not fit meld 1", "10♦ fits meld 2 (J♦ Q♦ K♦)."],
            id="does_not_fit",
        ),
        pytest.param(
            at_play(melds=RUN),
            LayOff.of(*cards("As"), 1),
            ["A♠ fits none"],
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
            ["9♦", "has to be melded", "9♦ could go here: a new meld 9♥ 9♦ 9♣."],
            id="must_meld_taken_card",
        ),
        pytest.param(
            play(replace(dealt(HAND), pile=cards("3h")), 1, TakePile()),
            Discard(*cards("3h")),
            ["taken 3♥", "Discard another"],
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
            ["stuck with 10♦", "Play another way"],
            id="dead_end",
        ),
    ],
)
def test_refusals_say_what_would_be_legal(state: State, move: Move, words: list[str]) -> None:
    """Each refusal names the rule and the card, and what would be possible instead."""
    text = refused(state, move)

    assert [word for word in words if word not in text] == [], text


def test_a_refusal_needs_no_hint() -> None:
    """Where nothing would be legal the rule stands alone."""
    assert refusal_text(GameOver(), frame(ended(), 1)).startswith("This game is over.")


def challenge(**changes: Any) -> ChallengeRow:
    """Alice asks Bob for a game to 100 with ten minutes each."""
    row: dict[str, Any] = dict.fromkeys(ChallengeRow.__dataclass_fields__)
    row |= {
        "id": 3,
        "variant": "five-hundred",
        "rules": {"target": 100, "clock": 600, "increment": 5, "turn_limit": 86400},
        "rated": True,
        "is_open": False,
        "seats": 2,
        "expires_ms": 1_795_000_000_000,
        "commitment": COMMITMENT,
        "state": "open",
        "players": (seat(1001, "Alice", 1), seat(1002, "Bob")),
    }
    return ChallengeRow(**(row | changes))


def seat(user: int, name: str, accepted_ms: int | None = None) -> ChallengePlayer:
    return ChallengePlayer(
        challenge_id=3,
        user_id=user,
        name=name,
        position=1,
        invited=True,
        accepted_ms=accepted_ms,
        entropy=b"",
    )


FIXED = f"-# My part of the shuffle is fixed already. Commitment: {COMMITMENT}"


def test_a_challenge_mentions_who_is_asked() -> None:
    """The first line is what a notification shows; consent to a DM is said before the click."""
    assert "\n".join(challenge_text(challenge(), "en")).split("\n") == [
        "**Alice** challenges <@1002> to **500 Rummy to 100**.",
        "-# Clock 10 minutes each, 5 seconds more a turn · turn limit 24 hours",
        "-# Rated: it counts in /standings.",
        "-# Whoever accepts gets their hand by DM.",
        "-# Open until <t:1795000000:R>",
        FIXED,
    ]


def test_an_open_table_tells_its_seats() -> None:
    """Anybody may join; the seats that are taken are named."""
    row = challenge(
        is_open=True,
        rated=False,
        seats=4,
        rules={"target": 100, "turn_limit": None},
        players=(seat(1001, "Alice", 1), seat(1002, "B_b", 1), seat(1003, "Carol", 1)),
    )

    assert "\n".join(challenge_text(row, "en")).split("\n")[:4] == [
        "**Alice** opens a table of **500 Rummy to 100**. Who plays?",
        r"3 of 4 seats: Alice, B\_b and Carol",
        "-# No time limit",
        "-# Not rated.",
    ]


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        pytest.param({"state": "started", "game_id": 17}, "The game has begun: #17", id="started"),
        pytest.param({"state": "declined"}, "Declined", id="declined"),
        pytest.param({"state": "cancelled"}, "Taken back by the challenger", id="cancelled"),
        pytest.param({"state": "expired"}, "Nobody answered in time", id="expired"),
    ],
)
def test_a_challenge_that_is_over(changes: dict[str, Any], line: str) -> None:
    """What was asked stays readable, without mentioning anybody again."""
    text = challenge_text(challenge(**changes), "en")

    assert text == ["**Alice** and Bob: 500 Rummy to 100", f"**{line}**"]


def test_who_declined_is_named() -> None:
    """With several opponents one wants to know."""
    text = challenge_text(challenge(state="declined"), "en", declined_by="Bob")

    assert text[-1] == "**Bob has declined**"


def test_names_in_results_are_harmless() -> None:
    """A name with formatting stands in results as it is."""
    players = (Player(1, "||A||", 1), PLAYERS[1])

    assert r"\|\|A\|\|" in "\n".join(end_text(frame(ended(), players=players)))
