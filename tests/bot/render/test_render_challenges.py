"""Challenges as they are read."""

from typing import Any

import pytest

from bot.render.challenge import challenge_text
from data.challenges import ChallengePlayer, ChallengeRow
from tests.bot.scenes import COMMITMENT


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


FIXED = f"-# Shuffle fingerprint `{COMMITMENT}` · /game verify explains it"


def test_a_challenge_mentions_who_is_asked() -> None:
    """The first line is what a notification shows; consent to a DM is said before the click."""
    assert "\n".join(challenge_text(challenge(), "en")).split("\n") == [
        "**Alice** challenges <@1002> to **500 Rummy to 100**.",
        "-# Changed: clock: 10 minutes, increment: 5 seconds · To use these rules again: "
        "`options:code=4Q3P64N3Q`",
        "-# Clock: 10 minutes each, plus 5 seconds a turn · turn limit: 24 hours",
        "-# Rated: counts in /standings.",
        "-# New to 500 Rummy? /learn teaches you in three minutes, and only you see it.",
        "-# If you accept, you’ll get your hand by DM.",
        "-# Closes <t:1795000000:R>",
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

    assert "\n".join(challenge_text(row, "en")).split("\n")[:5] == [
        "**Alice** opened a table of **500 Rummy to 100**. Who’s in?",
        r"3 of 4 seats: Alice, B\_b and Carol",
        "-# Changed: turn limit: none · To use these rules again: `options:code=4Q52R`",
        "-# No time limit",
        "-# Unrated.",
    ]


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        pytest.param(
            {"state": "started", "game_id": 17}, "The game has started: #17", id="started"
        ),
        pytest.param({"state": "declined"}, "Declined", id="declined"),
        pytest.param({"state": "cancelled"}, "Cancelled by the challenger", id="cancelled"),
        pytest.param({"state": "expired"}, "No one answered in time", id="expired"),
    ],
)
def test_a_challenge_that_is_over(changes: dict[str, Any], line: str) -> None:
    """What was asked stays readable, without mentioning anybody; and of a game what fixes it."""
    text = challenge_text(challenge(**changes), "en")

    fixed = [FIXED] if changes["state"] == "started" else []
    assert text == ["**Alice** with Bob: 500 Rummy to 100", f"**{line}**", *fixed]


def test_who_declined_is_named() -> None:
    """With several opponents one wants to know."""
    text = challenge_text(challenge(state="declined"), "en", declined_by="Bob")

    assert text[-1] == "**Bob declined**"
