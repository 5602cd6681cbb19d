"""The pages of a tournament's rounds: what stands on them, and the ways into the games."""

from typing import Any

import pytest

from bot.club.tournament.deciding import DECIDED
from bot.club.tournament.round_view import (
    TABLES,
    RoundPage,
    leaf_ways,
    leaves,
    opened_at,
    round_view,
    table_line,
)
from bot.club.tournament.view import seat_line
from bot.render.layout import MessageLayout
from data.tournaments import RoundRow, TableRow, Tournament
from engine.moves import Resign
from engine.variants import VARIANTS
from tests.bot.club.tournament.bare_tournaments import NOW, bare_tournament, met
from tests.bot.club.tournament.test_tournament import begun, evening, message, open_it
from tests.bot.conftest import Room, button, buttons, selects, text_of
from tests.bot.evening import answer, shown
from tests.bot.presses import forge


def played(number: int, ended_ms: int | None = NOW, commitment: str = "") -> RoundRow:
    """A round that is over, or runs where *ended_ms* is None."""
    return RoundRow(1, number, NOW, NOW + 1, NOW, ended_ms, commitment)


def running(
    *tables: TableRow, count: int = 4, rounds: int = 1, over: bool = True, **columns: Any
) -> Tournament:
    """A tournament of *count* people with these tables, in its last round."""
    ended = [NOW if number < rounds or over else None for number in range(1, rounds + 1)]
    columns = {"state": "running", "round": rounds, "rounds": rounds} | columns
    row = [played(number, ms) for number, ms in enumerate(ended, 1)]
    return bare_tournament(*range(1, count + 1), tables=tables, played=tuple(row), **columns)


def page(tournament: Tournament, number: int = 1, leaf: int = 1, **columns: Any) -> RoundPage:
    """A page of a round."""
    rules = VARIANTS[tournament.variant].usual
    values = {"scores": {}, "entrant": 0} | columns
    return RoundPage(tournament, rules, number, leaf, **values)


@pytest.mark.parametrize(
    ("table", "text"),
    [
        pytest.param(met(1, 1, 2), "**user 1** – **user 2** · in progress", id="no round scored"),
        pytest.param(
            met(1, 1, 2, (100, 0), margin=40),
            "**1 : 0** (user 1 by 40 points)",
            id="the first is ahead",
        ),
        pytest.param(
            met(1, 1, 2, (0, 100), margin=-1),
            "**0 : 1** (user 2 by 1 point)",
            id="the second is ahead",
        ),
        pytest.param(met(1, 1, 2, (50, 50), margin=0), "**½ : ½**", id="a draw"),
        pytest.param(
            met(1, 1, 2, (100, 0), margin=DECIDED), "**1 : 0**", id="somebody has given up"
        ),
        pytest.param(met(1, 1, None, (100, None)), "has a bye · **1**", id="a bye"),
        pytest.param(
            met(1, 1, 2, (50, 50), how="moderated", margin=0),
            "(ended by a moderator)",
            id="a moderator has ended it",
        ),
        pytest.param(
            met(1, 1, 2, how="played", margin=40),
            "done (user 1 by 40 points)",
            id="the same cards, not compared yet",
        ),
    ],
)
def test_a_table(table: TableRow, text: str) -> None:
    """What it came to, and by how much."""
    found = table_line(page(running(table)), table, "en")
    assert text.replace("**user 1** – **user 2**", "user 1 – user 2") in found


def test_a_table_that_is_played() -> None:
    """The points of the game so far."""
    table = met(1, 1, 2)
    shown_ = page(running(table), scores={101: (35, -20)})
    assert "35 : −20 so far" in table_line(shown_, table, "en")


def test_a_game_that_no_points_measure() -> None:
    """Who stays in longest has won: a difference of points says nothing there."""
    table = met(1, 1, 2, (100, 0), margin=1)
    found = running(table, variant="zolik")
    assert " by " not in table_line(page(found), table, "en")


def test_the_same_cards_in_the_message_for_all() -> None:
    """A table that is done and not compared yet says so, without dots for points."""
    table = met(1, 1, 2, how="decided", margin=40)
    line = seat_line(running(table), table, "en")
    assert "·" not in line.rpartition("user 2 · ")[2]
    assert "done (time ran out)" in line


@pytest.mark.parametrize(("count", "pages"), [(5, 1), (16, 1), (18, 2), (100, 7)])
def test_as_many_pages_as_there_are_tables_for(count: int, pages: int) -> None:
    """Five people and a hundred: each table stands once, and each page fits into a message."""
    tables = [met(1, who, who + 1, (100, 0), margin=9) for who in range(1, count, 2)]
    tables += [met(1, count, None, (100, None))] if count % 2 else []
    found = running(*tables, count=count)
    assert leaves(found) == [(1, number) for number in range(1, pages + 1)]
    views = [round_view(page(found, 1, number), "en") for number in range(1, pages + 1)]
    lines = [line for view in views for line in view.texts[1].splitlines()]
    assert len(lines) == len(set(lines)) == len(tables)


def test_the_reader_s_own_page() -> None:
    """It opens where they sit, marked; who takes no part, and an odd wish, begin with the first."""
    tables = [met(1, who, who + 1) for who in range(1, 41, 2)]
    found = running(*tables, count=40)
    assert opened_at(found, 0, 0, 2 * TABLES + 1) == (1, 2)
    assert opened_at(found, 9, 0, 0) == (1, 1)
    assert opened_at(found, 1, 99, 0) == (1, 3)
    own = page(found, 1, 2, entrant=2 * TABLES + 1)
    assert [line for line in round_view(own, "en").texts[1].splitlines() if "← you" in line]


def test_back_and_forth_through_all_rounds() -> None:
    """The last page of a round is followed by the first of the next."""
    tables = [met(round_, who, who + 1) for round_ in (1, 2) for who in range(1, 21, 2)]
    found = running(*tables, count=20, rounds=2)
    assert leaves(found) == [(1, 1), (1, 2), (2, 1), (2, 2)]
    ways = leaf_ways(page(found, 2, 1), "en")
    assert [way["custom_id"] for way in ways[:2]] == [
        "tourney:1:round:1:2:back",
        "tourney:1:round:2:2:next",
    ]
    assert [way["disabled"] for way in leaf_ways(page(found, 1, 1), "en")[:2]] == [True, False]


def test_a_menu_of_many_rounds() -> None:
    """Where there are three or more."""
    tables = [met(number, 1, 2, (100, 0)) for number in range(1, 16)]
    assert menus(round_view(page(running(*tables, rounds=15), 3), "en"))["tourney:1:rounds:to"] == [
        str(number) for number in range(1, 16)
    ]
    assert "tourney:1:rounds:to" not in menus(
        round_view(page(running(*tables[:2], rounds=2)), "en")
    )


def menus(view: MessageLayout) -> dict[str, list[str]]:
    """The menus of a page, by their ids, with what they offer."""
    rows = [part["components"][0] for part in view.parts if "components" in part]
    return {
        row["custom_id"]: [option["value"] for option in row["options"]]
        for row in rows
        if "options" in row
    }


def test_no_way_into_games_of_cards_that_others_still_play() -> None:
    """Those of the same cards open with the end of their round."""
    tables = met(1, 1, 2, how="played", margin=4), met(1, 3, 4)
    for over in (False, True):
        found = page(running(*tables, duplicate=True, over=over), entrant=1)
        view = round_view(found, "en")
        assert ("again:0" in menus(view)) is over
        labels = [
            one["label"]
            for part in view.parts
            for one in part.get("components", ())
            if "label" in one
        ]
        assert ("Replay" in labels) is over


async def test_from_the_message_into_a_game(room: Room) -> None:
    """The round's page, a replay chosen there, one's own replay and review, and the final table."""
    table = await begun(room, room.alice, room.bob, room.carol)
    said = await room.press(room.bob, message(room), "Rounds")
    assert shown(said).flags.ephemeral
    assert "Round 1 of 2" in answer(said)
    assert f"#{table.id} · " in answer(said)
    assert "has a bye" in answer(said)
    assert not selects(shown(said))
    said = await room.press(room.bob, shown(said), "🔄 Refresh")
    assert "Round 1 of 2" in answer(said)
    await table.play(1, Resign(), now_ms=table.row.moved_ms, source="player")
    await room.wait(10)
    player = next(one for one in (room.alice, room.bob, room.carol) if one.id == table.user_at(1))
    said = await room.press(player, message(room), "Rounds")
    assert "Round 2 of 2" in answer(said)
    said = await room.press(player, shown(said), "Back")
    assert "Round 1 of 2" in answer(said)
    assert "← you" in answer(said)
    (menu,) = selects(shown(said))
    replay = await player.select(shown(said), [str(table.id)], custom_id=menu.custom_id)
    assert "Replay · move 1 of" in answer(replay)
    replay = await room.press(player, shown(said), "Replay")
    assert "Replay · move 1 of" in answer(replay)
    assert button(shown(said), "Review")
    said = await room.press(player, shown(said), "Standings")
    assert button(shown(said), "Rounds")


async def test_a_page_written_over_nothing_that_others_read(room: Room) -> None:
    """A forged press on the message for everybody is answered to the presser alone."""
    await begun(room)
    before = text_of(message(room))
    for custom_id in ("tourney:1:round:1:1:next", "tourney:1:page:1:next"):
        result = await forge(room, room.carol, message(room), custom_id)
        assert shown(result).flags.ephemeral
    result = await forge(room, room.carol, message(room), "tourney:1:rounds:to", ["x"])
    assert "Round 1 of 1" in answer(result)
    assert text_of(message(room)) == before


async def test_before_it_has_begun(room: Room) -> None:
    """There is no round, and whoever asks reads so."""
    await open_it(room)
    assert not button(message(room), "Rounds")
    result = await forge(room, room.bob, message(room), "tourney:1:round:0:0:open")
    assert "hasn’t started yet" in answer(result)
    assert (await evening(room)).state == "open"
    assert buttons(message(room))
