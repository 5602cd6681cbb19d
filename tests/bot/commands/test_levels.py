"""The levels of the computer: which are offered, by what names, and what playing them brings."""

from dataclasses import replace
from typing import Any

import pytest

from bot.learning.lesson import lessons
from bot.learning.view import Pupil, sheet_of
from bot.render.titles import level_text
from bot.runtime.clock import now_ms
from data import games
from engine.moves import Resign
from engine.players import MINDS, Level
from engine.variants import VARIANTS
from tests.bot.at_hands import latest, open_hand, press
from tests.bot.card_stage import seated
from tests.bot.conftest import Room, button, buttons, text_of
from tests.bot.evening import shown
from tests.bot.presses import told
from tests.bot.touches import coloured

LEVELS = {Level.EASY: 1310, Level.NORMAL: 1500, Level.STRONG: 1720}


@pytest.fixture(autouse=True)
def _known_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gin has three levels at known places, and straight only two."""
    monkeypatch.setitem(MINDS, "gin", replace(MINDS["gin"], levels=LEVELS))
    two = {level: LEVELS[level] for level in (Level.EASY, Level.NORMAL)}
    monkeypatch.setitem(MINDS, "straight", replace(MINDS["straight"], levels=two))


async def test_only_the_levels_of_the_game_are_proposed(room: Room) -> None:
    """Each with its place, of the game that is named so far."""
    for game, names in (
        ("gin", ["easy · 1310", "normal · 1500", "strong · 1720"]),
        ("straight", ["easy · 1310", "normal · 1500"]),
    ):
        found: Any = await room.alice.autocomplete(
            room.channel, "challenge", "computer", "", game=game
        )
        assert [one["name"] for one in found] == names
        assert [one["value"] for one in found] == [one.split()[0] for one in names]


async def test_a_level_that_the_game_lacks(room: Room) -> None:
    """It is refused, with those that there are."""
    answer = await room.alice.slash(
        room.channel, "challenge", opponent=room.jolly, game="straight", computer="strong"
    )
    assert "easy · 1310, normal · 1500" in told(answer)


@pytest.mark.parametrize("typed", ["strong", "Strong", "strong · 1720", "stark"])
async def test_a_level_by_any_of_its_names(room: Room, typed: str) -> None:
    """As it is proposed, as it is called in one's own language, and in English."""
    await room.alice.slash(room.channel, "preferences", language="de")
    await room.alice.slash(
        room.channel, "challenge", opponent=room.jolly, game="gin", computer=typed
    )
    row = (await room.table()).row
    assert (row.computer, row.computer_place) == ("strong", 1720)


async def test_a_challenge_names_the_level(room: Room) -> None:
    """With its place, for whoever is asked."""
    await room.alice.slash(
        room.channel,
        "challenge",
        opponent=room.bob,
        opponent2=room.jolly,
        game="straight",
        computer="easy",
    )
    assert "(easy · 1310)" in text_of(room.messages()[-1])


def test_a_level_that_has_gone() -> None:
    """An old challenge is told with the level that plays instead."""
    assert level_text("en", VARIANTS["straight"], "strong") == "normal · 1500"


async def newest(room: Room) -> Any:
    """The game that Alice plays."""
    async with room.db.reading() as tx:
        return await room.table((await games.numbers_of(tx, room.alice.id))[-1])


async def against(room: Room, level: str, *, won: bool, hint: bool = False) -> Any:
    """A game of Alice's against the computer that has ended; the message of its end."""
    await room.alice.slash(
        room.channel, "challenge", opponent=room.jolly, game="gin", computer=level
    )
    table = await newest(room)
    if hint:
        await took_hint(room, table)
    seat = 2 if won else 1
    await table.play(seat, Resign(), now_ms=now_ms(), source="player")
    await room.wait()
    return room.message_with("Rematch")


async def took_hint(room: Room, table: Any) -> None:
    """Alice asks twice: only the first answer says what that means."""
    await room.wait()
    assert table.state.to_act == 1
    first, second = [
        told(await room.alice.slash(room.channel, "hint", table=str(table.id))) for _ in range(2)
    ]
    assert "no longer counts toward your level" in first
    assert first.startswith(second)
    assert "no longer" not in second


async def test_what_a_hint_costs_is_said_before(room: Room) -> None:
    """While the game counts its button says so, and nothing is coloured; then it is free."""
    await room.alice.slash(
        room.channel, "challenge", opponent=room.jolly, game="five-hundred", computer="easy"
    )
    await room.wait()
    page = await open_hand(room, room.alice)
    assert coloured(page) == []
    await press(room, page, "More")
    await press(room, page, "Hint (the game then won’t count)")
    now = latest(room, room.alice, page)
    assert "no longer counts toward your level" in text_of(now)
    assert len(coloured(now)) == 1
    await press(room, page, "More")
    assert button(latest(room, room.alice, page), "Hint")


async def test_the_place_is_told_from_the_third_game_on(room: Room) -> None:
    """With the change, to everybody at the table; all of it stands in one's own profile."""
    texts = [text_of(await against(room, "strong", won=True)) for _ in range(2)]
    assert not any("against the computer: " in text for text in texts)
    third = text_of(await against(room, "strong", won=True))
    assert "alice’s level against the computer: about 1950 (3 games)" in third
    fourth = text_of(await against(room, "normal", won=False))
    assert "alice’s level against the computer: about 1950 → 1780 (4 games)" in fourth
    own = text_of(shown(await room.alice.slash(room.channel, "profile")))
    assert "**Gin Rummy** · level against the computer: about 1780 (4 games)" in own
    other = text_of(shown(await room.bob.slash(room.channel, "profile", user=room.alice)))
    assert "level against the computer" not in other


async def test_a_game_with_a_hint_does_not_count(room: Room) -> None:
    """It is kept at the seat, and the person reads so, once."""
    for _ in range(3):
        end = await against(room, "strong", won=True, hint=True)
    assert "against the computer: " not in text_of(end)
    assert "about" not in text_of(shown(await room.alice.slash(room.channel, "profile")))


async def test_among_people_a_hint_costs_nothing(room: Room) -> None:
    """There is no place to lose."""
    await seated(room, "gin", "2h 3h 4h", "9s")
    assert "no longer" not in told(await room.alice.slash(room.channel, "hint"))


async def test_who_has_won_is_offered_the_next_level(room: Room) -> None:
    """By one press, up to the strongest; not who has lost."""
    lost = await against(room, "easy", won=False)
    assert not [one for one in buttons(lost) if one.label.startswith("Next: ")]
    won = await against(room, "easy", won=True)
    await room.press(room.alice, won, "Next: normal · 1500")
    table = await newest(room)
    assert (table.row.computer, table.row.computer_place) == ("normal", 1500)
    assert table.row.rematch_of is not None
    await table.play(2, Resign(), now_ms=now_ms(), source="player")
    await room.wait()
    await room.press(room.alice, room.message_with("Rematch"), "Next: strong · 1720")
    table = await newest(room)
    await table.play(2, Resign(), now_ms=now_ms(), source="player")
    await room.wait()
    best = room.message_with("Rematch")
    assert not [one for one in buttons(best) if one.label.startswith("Next: ")]


async def test_nobody_else_takes_the_offer(room: Room) -> None:
    """It is for who has played."""
    won = await against(room, "easy", won=True)
    answer = await room.press(room.bob, won, "Next: normal · 1500")
    assert "You didn’t play in #1" in told(answer)
    assert button(shown(answer), "New game")


def test_a_lesson_ends_with_the_easiest_level() -> None:
    """What the button begins, with its place."""
    lesson = lessons()["gin"]
    end = sheet_of(lesson, lesson.length + 1, Pupil("en", "alice")).view()
    assert any("at its easiest level (easy · 1310)" in text for text in end.texts)
