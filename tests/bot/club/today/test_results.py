"""What the page of a result says, in words and in the picture."""

import json
from dataclasses import replace

from bot.club.today.picture import lines_of
from bot.club.today.view import DealOfDay, Result, headline, shared_view
from data.finishes import Finishes
from data.ids import GameId, GuildId, UserId
from data.todays import Board, Try

ALICE, HERE, ELSEWHERE = UserId(1), GuildId(10), GuildId(20)
OWN = Try(GameId(5), ALICE, "alice", 10, is_over=True, guild=HERE)
FEW = Board(leads=((30, 1), (10, 1)), left=1, own=OWN, here=Finishes(((10, 1),)), known=(OWN,))
MANY = Board(
    leads=((30, 1), (10, 2), (8, 1), (-4, 3)),
    left=2,
    own=OWN,
    here=Finishes(((30, 1), (10, 1)), left=1),
    known=(OWN,),
)
DEAL = DealOfDay(20_000, "gin", "ab" * 32, is_late=False, strong=9)


def told(board: Board, guild: GuildId | None = HERE) -> str:
    return headline(Result(DEAL, board, ALICE, "en", guild))


def test_of_many() -> None:
    """The share of the others left behind, the result in the middle, and the place here."""
    said = told(MANY)
    assert "place 2 of 9" in said
    assert "Better than 75% of the other players · median +8" in said
    assert "In this server: place 2 of 3" in said


def test_of_few() -> None:
    """The place alone: a share of three says nothing; nor does a place among oneself."""
    assert told(FEW).splitlines() == ["# +10", "ahead of Jolly · place 2 of 3"]


def test_where_all_are_of_this_server() -> None:
    """Its place is not said twice."""
    assert "In this server" not in told(replace(MANY, here=Finishes(MANY.leads, MANY.left)))


def test_played_elsewhere() -> None:
    """A try of another server, or of a DM, has no place in this one."""
    away = replace(MANY, own=replace(OWN, guild=ELSEWHERE))
    assert "In this server" not in told(away)
    assert "In this server" not in told(MANY, None)
    assert "In this server" not in told(replace(MANY, own=replace(OWN, guild=None)), None)


def test_without_a_result() -> None:
    """Who did not finish, or did not play, reads the one in the middle."""
    for own in (None, replace(OWN, lead=None)):
        assert told(replace(MANY, own=own)).endswith("\nMedian of all players: +8")
        assert "Median" not in told(replace(FEW, own=own))


def test_the_picture_compares() -> None:
    """The strong computer and the median stand among the players, the median only of many."""
    lines = [(one.place, one.name, one.lead) for one in lines_of(result(MANY))]
    assert lines == [
        (2, "alice", 10),
        (None, "strong computer", 9),
        (None, "median of all", 8),
    ]
    assert [one.name for one in lines_of(result(FEW))] == ["alice", "strong computer"]


def result(board: Board) -> Result:
    return Result(DEAL, board, ALICE, "en", HERE)


def test_what_is_shared() -> None:
    """It says what the place is worth."""
    sent = json.dumps(shared_view(result(MANY), "alice").to_components(), ensure_ascii=False)
    assert "place 2 of 9 · Better than 75% of the other players" in sent
