"""What others made of one's own cards: the page, its words, and the way into their games."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.club.tournament.comparing import parted
from bot.club.tournament.deciding import DECIDED
from bot.club.tournament.same_view import OtherTable, SameCards, compared_with, same_view
from bot.render.layout import MessageLayout
from bot.table.replays import Replay
from data.tournaments import TableRow
from engine.moves import Pass, Resign, TakePile
from engine.variants import VARIANTS
from tests.bot.club.tournament.bare_tournaments import met
from tests.bot.club.tournament.same_cards import plain_game
from tests.bot.club.tournament.test_round_pages import running
from tests.bot.club.tournament.test_tournament import begun, evening, message
from tests.bot.conftest import Room, button, selects, text_of
from tests.bot.evening import answer, shown
from tests.bot.presses import forge


def table(first: int, margin: int | None, **columns: Any) -> TableRow:
    return met(1, first, first + 1, (100, 0), margin=margin, **columns)


def test_who_else_had_these_cards() -> None:
    """The best of the reader's seat first; nobody before the round is over, or who did not come."""
    tables = table(1, 10), table(3, -20), table(5, 40), table(7, None, how="absent")
    found = running(*tables, count=8, duplicate=True)
    assert [one.first for one in compared_with(found, 1, 1)] == [5, 3]
    assert [one.first for one in compared_with(found, 1, 2)] == [3, 5]
    assert compared_with(found, 1, 7) == []
    assert compared_with(found, 1, 9) == []
    assert compared_with(running(*tables, duplicate=True, over=False), 1, 1) == []
    assert compared_with(running(*tables), 1, 1) == []


def view(
    own: TableRow, others: dict[int, tuple[int, Any]], game: str = "straight"
) -> MessageLayout:
    """The page of seat 1 with other tables: by the number of who sat there, margin and game."""
    mine = replay(own, plain_game(game, 8), game)
    rows = [table(number, margin) for number, (margin, _) in others.items()]
    found = running(own, *rows, count=10, duplicate=True, variant=game)
    told = [
        OtherTable(
            row, played and replay(row, played, game), played and parted(mine.events, played, 1)
        )
        for row, (_, played) in zip(rows, others.values(), strict=True)
    ]
    shown_ = SameCards(found, VARIANTS[game].usual, own, 1, mine, told, 1)
    return same_view(shown_, rows, "en")


def replay(row: TableRow, events: Any, game: str) -> Replay:
    """A game of a table, as it is looked back at."""
    names = (f"user {row.first}", f"user {row.second}")
    people = [
        SimpleNamespace(seat=seat, name=name, user_id=seat, stand_in=None)
        for seat, name in enumerate(names, 1)
    ]
    return Replay(SimpleNamespace(players=people), tuple(events))  # type: ignore[arg-type]


def test_the_words_of_it() -> None:
    """Each other table: the result with one's cards, and where the games parted."""
    found = view(
        table(1, 12),
        {
            3: (40, plain_game("straight", 8, {(1, 3): 1})),
            5: (12, plain_game("straight", 8, {(2, 2): 1})),
            7: (-DECIDED, plain_game("straight", 8)),
            9: (-3, None),
        },
    )
    head, own, first, second, third, fourth = found.texts
    assert "your cards at the other tables" in head
    assert own == "You scored **+12**: place 2 of 5 with these cards."
    assert first.startswith(
        "**user 3** scored **+40** with your cards.\nYou first played differently on turn 3 of"
        " deal 1. "
    )
    assert "**user 3** discarded " in first
    assert "You discarded " in first
    assert "Your opponents played differently first, on turn 2 of deal 1. **user 6** " in second
    assert "At your table: **user 2** discarded " in second
    assert third.startswith("**user 7** **lost** with your cards.\n")
    assert third.endswith("You both played the same way until one of the games ended.")
    assert fourth.endswith("isn’t kept any more.")


def test_a_game_that_tells_no_points() -> None:
    """Where who stays in longest has won."""
    found = view(table(1, 0), {3: (1, plain_game("zolik", 6))}, "zolik")
    assert found.texts[1].startswith("You **drew**: place 2 of 2")
    assert found.texts[2].startswith("**user 3** **won** with your cards.")


async def test_into_another_s_game(room: Room) -> None:
    """From the round's page: the comparison, and when the other decided otherwise."""
    dave = room.guild.add_member(room.env.create_user("dave"))
    people = (room.alice, room.bob, room.carol, dave)
    await begun(room, *people, game="gin", duplicate=True, rounds=1)
    tables = [await room.table(one.game_id) for one in (await evening(room)).at_round(1)]
    seat = tables[0].state.to_act
    player = next(one for one in people if one.id == tables[0].user_at(seat))
    for played, move in zip(tables, (Pass(), TakePile(None)), strict=True):
        await played.play(seat, move, now_ms=played.row.moved_ms, source="player")
    await tables[0].play(2, Resign(), now_ms=tables[0].row.moved_ms, source="player")
    await room.wait(5)
    said = await room.press(player, message(room), "Rounds")
    assert "done" in answer(said)
    assert not button(shown(said), "Same cards")
    early = await forge(room, player, message(room), "tourney:1:same:1:1:open")
    assert "nothing to compare" in answer(early)
    await tables[1].play(1, Resign(), now_ms=tables[1].row.moved_ms, source="player")
    await room.wait(10)
    said = await room.press(player, message(room), "Rounds")
    said = await room.press(player, shown(said), "Same cards")
    other = tables[1].row.players[seat - 1].name
    assert f"**{other}** **" in answer(said)
    assert "** with your cards." in answer(said)
    assert f"**{other}** took " in answer(said)
    assert "You passed." in answer(said)
    (menu,) = selects(shown(said))
    value = menu.options[0].value
    seen = await player.select(shown(said), [value], custom_id=menu.custom_id)
    assert f"Replay · move {value.split(':')[1]} of" in answer(seen)
    assert f"**{other}** took " in answer(seen)
    said = await room.press(player, shown(said), "Back to the round")
    assert "Round 1 of 1" in answer(said)
    stranger = await forge(room, player, message(room), "tourneythere:0", ["x"])
    assert not room.faults
    assert answer(stranger)


@pytest.mark.parametrize("cards", ["forged", "not in it"])
async def test_nothing_is_compared_for_others(room: Room, cards: str) -> None:
    """Who was not in the round has no cards to compare."""
    await begun(room, room.alice, room.bob, duplicate=True)
    custom_id = "tourney:1:same:9:1:open" if cards == "forged" else "tourney:1:same:1:1:open"
    result = await forge(room, room.carol, message(room), custom_id)
    assert "nothing to compare" in answer(result)
    assert text_of(message(room))
