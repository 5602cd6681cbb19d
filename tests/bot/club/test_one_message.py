"""Every page of the club is in one message, its reader's own, and leads back to the front page."""

import re
from typing import Any

import pytest

from bot.club.home_page import pages
from bot.club.wings import join_all
from engine.variants import VARIANTS
from tests.bot.conftest import Room, buttons, selects, text_of
from tests.bot.evening import begin, shown
from tests.bot.presses import forge
from tests.bot.servers import manager

pytestmark = pytest.mark.wing("around", "moderation", "puzzle", "season", "today", "tournament")
ELSEWHERE = ("today:start:", "today:share:", "table:", "guide:", "newgame:table:", "past:")
"""What is pressed on pages but leads to a game, or into the channel."""


def kind(custom_id: str) -> str:
    """An id without numbers and names of games: what is alike is pressed once."""
    games = "|".join(sorted(VARIANTS, key=len, reverse=True))
    return re.sub(rf"{games}|\d+|(?<=:)[0-9a-f]{{8}}(?=:|$)", "#", custom_id)


def ways_in(message: Any) -> list[tuple[str, list[str] | None]]:
    """What can be pressed on a page, with what is chosen first where that is a menu."""
    pressed = [(one.custom_id, None) for one in buttons(message) if one.custom_id]
    menus = [(one.custom_id, [one.options[0].value]) for one in selects(message) if one.options]
    return [*pressed, *menus]


async def test_every_page_leads_back(room: Room) -> None:
    """Whatever is pressed from the front page on: what comes in its place leads back there."""
    join_all()
    boss = manager(room)
    await begin(room)
    await room.carol.slash(room.channel, "challenge", game="gin")
    await room.carol.slash(room.channel, "club tournament", signup="60")
    await boss.slash(room.channel, "club sheets", name="Friday", game="gin")
    await boss.slash(room.channel, "club block", person=room.carol)
    home = shown(await boss.slash(room.channel, "club home"))
    waiting, seen, turned = ways_in(home), {"club:home"}, set[str]()
    while waiting:
        way, values = waiting.pop()
        if kind(way) in seen or way.startswith(ELSEWHERE):
            continue
        seen.add(kind(way))
        said = await forge(room, boss, home, way, values)
        page = said.response.message if said.response is not None else None
        if page is None or page.id != home.id:
            continue
        assert "club:home" in {one.custom_id for one in buttons(page)}, (way, text_of(page))
        turned.add(kind(way))
        waiting += ways_in(page)
    assert {f"club:{page.name}" for page in pages()} <= turned
    subjects = {way.partition(":")[0] for way in turned}
    assert {"today", "puzzle", "season", "sheets", "moderate", "tables", "block"} <= subjects
    assert {"standings", "rules", "newgame", "watch"} <= subjects


async def test_a_press_turns_the_page(room: Room) -> None:
    """From the front page and back again: it is one and the same message."""
    home = shown(await room.alice.slash(room.channel, "club home"))
    for page in [one for one in pages() if not one.for_moderators]:
        turned = await forge(room, room.alice, home, f"club:{page.name}")
        assert shown(turned).id == home.id, page.name
        back = await room.press(room.alice, shown(turned), "The club")
        assert shown(back).id == home.id
        assert text_of(shown(back)).startswith("### The club")
    assert len(room.messages()) == 0


async def test_from_what_everybody_reads(room: Room) -> None:
    """A button in the channel leaves its message alone: who pressed gets a page of their own."""
    await room.carol.slash(room.channel, "challenge", game="gin")
    (public,) = room.messages()
    before = text_of(public)
    for way in ("club:home", "club:tables", "club:season", "newgame:open"):
        said = await forge(room, room.alice, public, way)
        assert shown(said).id != public.id
        assert shown(said).flags.ephemeral
    assert text_of(room.messages()[0]) == before


async def test_help_leads_to_the_club(room: Room) -> None:
    """And its page takes the place of the help."""
    said = await room.alice.slash(room.channel, "help")
    club = await room.press(room.alice, shown(said), "The club")
    assert text_of(shown(club)).startswith("### The club")
    assert shown(club).id == shown(said).id


async def test_a_page_that_was_left(room: Room) -> None:
    """Who likes to read otherwise is not led back to the puzzle that they had before them."""
    home = shown(await room.alice.slash(room.channel, "club home"))
    puzzle = shown(await forge(room, room.alice, home, "puzzle:pick:0", ["gin.easy"]))
    assert "Which of these is best?" in text_of(puzzle)
    await room.press(room.alice, puzzle, "The club")
    await room.alice.slash(room.channel, "preferences", cards="image")
    await room.wait(1)
    assert room.env.stored(home).text.startswith("### The club")
