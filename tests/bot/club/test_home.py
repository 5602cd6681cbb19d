"""The club's front page: how its reader stands, one thing to do next, and the ways to the rest."""

from typing import Any

import pytest

from bot.club.home_page import SECTIONS, HomePage, pages
from bot.controls.places import HomeLine, Importance, NextThing
from bot.runtime.clock import now_ms
from data import puzzles, settings, todays
from data.puzzles import Key
from data.todays import day_of
from engine.moves import Resign
from engine.puzzles.puzzle import Grade
from engine.puzzles.shipped import kept_of
from engine.variants import VARIANTS
from tests.bot.conftest import Room, button, buttons, text_of, walk
from tests.bot.evening import begin, shown
from tests.bot.presses import forge
from tests.bot.servers import manager

pytestmark = pytest.mark.wing(
    "around", "moderation", "puzzle", "scorecard", "season", "today", "tournament"
)
COLOURED = "primary"


async def home(room: Room, person: Any) -> Any:
    """The front page as *person* has it now."""
    return shown(await person.slash(room.channel, "club home"))


def words(message: Any) -> str:
    """All that is written in a message, and how its pictures are described."""
    items = [item for one in walk(message.components) for item in getattr(one, "items", ())]
    described = [item.description or "" for item in items]
    return "\n".join([text_of(message), *described]).replace("**", "")


def proposed(message: Any) -> Any:
    """The one coloured button; fails where there are several, or none."""
    (found,) = [one for one in buttons(message) if one.style.name == COLOURED]
    return found


async def play_all_deals(room: Room, person: Any) -> None:
    """Have *person* had their try at each deal of today, by giving up."""
    for game in VARIANTS:
        said = await person.slash(room.channel, "club today", game=game)
        await room.press(person, shown(said), "Start")
        async with room.db.reading() as tx:
            found = (await todays.tries_of(tx, day_of(now_ms()), person.id))[game]
        table = await room.table(found.game)
        await table.play(1, Resign(), now_ms=now_ms(), source="player")


async def answer_all_puzzles(room: Room, person: Any) -> int:
    """Have *person* answered each puzzle of today, rightly; how many there were."""
    day = puzzles.day_of(now_ms())
    every = [(game, grade) for game in VARIANTS if kept_of(game) for grade in Grade]
    async with room.db.transaction() as tx:
        for game, grade in every:
            await puzzles.answer(tx, Key(person.id, day, game, grade), "mark", 0, solved=True)
    return len(every)


async def test_a_server_with_nothing(room: Room) -> None:
    """The day's deals and puzzles are told of; what there is nothing of is not spoken of."""
    said = await home(room, room.alice)
    assert "Deals of the day · 0 of 6" in words(said)
    assert "Puzzles · 0 of " in words(said)
    for nothing in ("Season", "tables", "Your turn", "streak", "player"):
        assert nothing not in words(said), nothing
    assert proposed(said).label == "Play the deal"
    assert proposed(said).custom_id.endswith(":five-hundred"), "the server's usual game"
    ways = {one.custom_id for one in buttons(said)} - {proposed(said).custom_id}
    assert ways == {f"club:{page.name}" for page in pages() if not page.for_moderators}
    assert {page.section for page in pages()} <= set(SECTIONS)


async def test_a_server_with_all_of_it(room: Room) -> None:
    """Each feature has its line, and the game in which it is the reader's turn comes first."""
    over = await begin(room)
    await over.play(over.seat_of(room.alice.id), Resign(), now_ms=now_ms(), source="player")
    await room.wait()
    await room.carol.slash(room.channel, "challenge", game="gin")
    await room.carol.slash(room.channel, "club tournament", signup="60", name="Friday *cup*")
    table = await begin(room)
    me = next(one for one in (room.alice, room.bob) if one.id == table.user_at(table.state.to_act))
    other = room.bob if me is room.alice else room.alice
    said = await home(room, me)
    assert f"Your turn · #{table.id} · 500 Rummy · {other.name}" in words(said)
    assert "Open tables · 1 table" in words(said)
    assert "0 players" in words(said)
    assert "Season · 500 Rummy · Place " in words(said)
    first, second = [words(await home(room, one)) for one in (room.bob, room.alice)]
    assert "Place 1 · you’re in the lead" in first
    assert "Place 2 · 10 points behind bob" in second
    assert proposed(said).label == f"Continue #{table.id}"
    hand = await room.press(me, said, f"Continue #{table.id}")
    assert shown(hand).id != said.id, "a hand is a message of its own"


async def test_lines_come_and_go(room: Room) -> None:
    """What was is told no more once it is over: a table is full, a tournament called off."""
    await room.carol.slash(room.channel, "challenge", game="gin")
    assert "Open tables" in words(await home(room, room.alice))
    assert "1 table" not in words(await home(room, room.carol)), "who sits there needs no seat"
    await room.press(room.bob, room.message_with("Join"), "Join")
    assert "1 table" not in words(await home(room, room.alice))
    await room.carol.slash(room.channel, "club tournament", signup="60")
    await room.wait(3)
    assert "0 players" in words(await home(room, room.alice))
    said = await home(room, room.alice)
    assert proposed(said).label == "Join the tournament"
    await room.press(room.alice, said, "Join the tournament")
    said = await home(room, room.alice)
    assert "1 player, you’re in" in words(said)
    assert proposed(said).label == "Play the deal"
    for press in ("cancel", "stop"):
        await forge(room, room.carol, room.message_with("Host"), f"tourney:1:{press}")
    await room.wait(3)
    assert "player" not in words(await home(room, room.alice))


async def test_a_tournament_by_the_readers_clock(room: Room) -> None:
    """A picture tells when it begins where we know their time zone; text always does."""
    await room.carol.slash(room.channel, "club tournament", signup="20:30", name="Cup")
    assert "20:30" not in words(await home(room, room.alice))
    async with room.db.transaction() as tx:
        await settings.change_user(tx, room.bob.id, zone="UTC", cards="image", look_chosen=True)
    said = await home(room, room.bob)
    assert "Cup · 20:30 · 0 players" in words(said)
    assert "**Cup** starts <t:" in text_of(said)


@pytest.mark.parametrize("count", range(1, len(Importance)))
def test_the_next_thing_by_order(count: int) -> None:
    """Of what can be done the most important is proposed; of lines that lead nowhere none is."""
    every = [
        HomeLine(one, one.name, "", next=NextThing("", one.name, one.name))
        for one in sorted(Importance)[-count:]
    ]
    told = HomeLine(Importance.TURN, "only told", "")
    assert HomePage("en", [told, *every], ()).next.way == every[0].title


async def test_the_days_next_thing(room: Room) -> None:
    """The first deal that is not played, then a puzzle, then a game with somebody."""
    assert proposed(await home(room, room.alice)).label == "Play the deal"
    await play_all_deals(room, room.alice)
    said = await home(room, room.alice)
    assert "Deals of the day · 6 of 6" in words(said)
    assert proposed(said).label == "Solve the puzzle"
    puzzle = await room.press(room.alice, said, "Solve the puzzle")
    assert "Which of these is best?" in words(shown(puzzle))
    count = await answer_all_puzzles(room, room.alice)
    said = await home(room, room.alice)
    assert f"Puzzles · {count} of {count} · streak: 1 day" in words(said)
    assert proposed(said).label == "New game"
    await room.carol.slash(room.channel, "challenge", game="gin")
    assert proposed(await home(room, room.alice)).label == "Open tables"


async def test_in_a_dm(room: Room) -> None:
    """What needs a server is not offered there, and everything that is offered works."""
    await room.carol.slash(room.channel, "challenge", game="gin")
    said = shown(await room.alice.user.slash("club home"))
    ways = {one.custom_id for one in buttons(said)} - {proposed(said).custom_id}
    assert ways == {"club:today", "club:puzzle", "club:card"}
    assert "Open tables" not in words(said)
    for label in ("Deal of the day", "The club", "Puzzle", "The club"):
        said = shown(await room.press(room.alice, said, label))
    assert words(said).startswith("### The club")


async def test_what_moderators_see(room: Room) -> None:
    """They are led to their panel; nobody else hears of it."""
    boss = manager(room)
    assert button(await home(room, boss), "Moderation")
    assert not button(await home(room, room.alice), "Moderation")


async def test_text_says_it_all(room: Room) -> None:
    """Who has chosen text gets no picture, and reads the same lines."""
    async with room.db.transaction() as tx:
        await settings.change_user(tx, room.alice.id, cards="text", look_chosen=True)
        await settings.change_user(tx, room.bob.id, cards="image", look_chosen=True)
    mine, drawn = await home(room, room.alice), await home(room, room.bob)
    assert not mine.attachments
    assert drawn.attachments
    assert "**Deals of the day** · 0 of 6" in text_of(mine)
    assert "Deals of the day" not in text_of(drawn)
    assert "Deals of the day · 0 of 6" in words(drawn)
