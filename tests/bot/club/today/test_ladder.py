"""The ladder of the month: what a deal is worth, and what of it somebody may read when."""

from typing import Any

import pytest

from bot.club.today.days import Todays
from bot.club.today.deals import one_round
from bot.club.today.points import points_of
from bot.runtime.clock import now_ms
from data import todays
from data.ladders import KEPT_MONTHS, days_of, month_of
from data.todays import DAY_MS, day_of
from engine.variants import VARIANTS
from tests.bot.club.today.test_today import look_after, menu, midnight, play_on, start
from tests.bot.conftest import Room, button
from tests.bot.evening import answer, shown
from tests.bot.presses import forge

STRONG = -200
"""So badly did it do with these cards that everybody has all points."""
EXAMPLES = [(40, 40, 50), (73, 40, 75), (105, 40, 100), (300, 40, 100), (-200, 40, 0), (7, 40, 25)]


@pytest.mark.parametrize(("lead", "strong", "points"), EXAMPLES)
def test_points(lead: int, strong: int, points: int) -> None:
    """At gin a hand of ten cards comes to 65 points: half of them are half as much."""
    rules = one_round(VARIANTS["gin"])
    assert rules is not None
    assert points_of("gin", rules, lead, strong) == points


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_points_of_every_game(variant: str) -> None:
    """As well as the strong level is 50; ahead of it by a little is more, and never too much."""
    rules = one_round(VARIANTS[variant])
    assert rules is not None
    assert points_of(variant, rules, -30, -30) == 50
    assert 60 < points_of(variant, rules, 40, 10) < 80


async def played(room: Room, person: Any) -> None:
    """A try of somebody's at gin, with cards that have been judged."""
    async with room.db.transaction() as tx:
        deal = (await todays.deals(tx, day_of(now_ms())))["gin"]
        await todays.judge(tx, deal, STRONG)
    await play_on(room, await start(room, person))


async def ladder(room: Room, person: Any) -> Any:
    """The ladder as it is reached from the day's menu."""
    return await room.press(person, shown(await menu(room, person)), "Best of the month")


async def test_a_deal_counts_when_its_day_is_over(room: Room) -> None:
    """Who still plays the same cards reads of no sum that has grown; whose it is knows at once."""
    await look_after(room)
    await played(room, room.alice)
    said = await room.alice.slash(room.channel, "club today", game="gin")
    assert "Worth 100 points" in answer(said)
    assert "No one in this server" in answer(await ladder(room, room.bob))
    await midnight(room)
    told = await ladder(room, room.bob)
    assert "**1** · alice · **100 points** · 1 deal" in answer(told)
    assert "across all servers" not in answer(told), "Bob has played nothing"
    assert shown(told).flags.ephemeral
    assert room.messages() == []
    own = answer(await ladder(room, room.alice))
    assert "**1** · **alice** · **100 points** · 1 deal" in own
    assert "across all servers: place 1 of 1 with 100 points" in own


async def test_in_a_dm(room: Room) -> None:
    """No names, and the own place among all."""
    await look_after(room)
    await played(room, room.alice)
    await played(room, room.bob)
    await midnight(room)
    said = await room.alice.user.slash("club today")
    told = answer(await room.press(room.alice, shown(said), "Best of the month"))
    assert "Open the ladder in a server" in told
    assert "place 1 of 2 with 100 points" in told
    assert "bob" not in told


async def test_the_months(room: Room) -> None:
    """From the present one back to the first that is kept, and no further by old buttons."""
    said = await ladder(room, room.alice)
    now = month_of(day_of(now_ms()))
    assert button(shown(said), "Next month") is None
    before = await room.press(room.alice, shown(said), "Previous month")
    assert f"<t:{days_of(now - 1)[0] * DAY_MS // 1000 + 43200}:D>" in answer(before)
    again = await room.press(room.alice, shown(before), "Next month")
    assert answer(again) == answer(said)
    first = await forge(room, room.alice, shown(again), "today:ladder:0:9:back")
    assert f"<t:{days_of(now - KEPT_MONTHS + 1)[0] * DAY_MS // 1000 + 43200}:D>" in answer(first)
    assert button(shown(first), "Previous month") is None
    ahead = await forge(room, room.alice, shown(first), "today:ladder:999999:1:after")
    assert answer(ahead) == answer(said)


async def test_cards_that_nobody_judged_in_time(room: Room) -> None:
    """They are judged later, and count then."""
    await look_after(room)
    part = room.app.part(Todays)
    async with part._judging:
        await play_on(room, await start(room, room.alice))
        await midnight(room)
        assert "No one in this server" in answer(await ladder(room, room.alice))
    await part._judge()
    assert "· 1 deal" in answer(await ladder(room, room.alice))
