"""What ranks players: the games they won, and then what their own rules call better."""

import re
from typing import Any

import pytest

from data import standings
from engine.state import State
from tests.bot.conftest import Room, buttons, selects, text_of
from tests.bot.evening import shown
from tests.bot.finished import ended, over

NAME = re.compile(r"^(\d+)\\\. \*\*(\w+)\*\* · (.*)\n-# (.*)$", re.M)


async def table(room: Room, game: str, period: str = "week", **more: Any) -> list[tuple[str, ...]]:
    """Name, what is ranked by, and the rest, from the top of `/standings`."""
    options = {"game": game, "period": period} | more
    answer = shown(await room.carol.slash(room.channel, "standings", **options))
    return [found.groups()[1:] for found in NAME.finditer(text_of(answer))]


async def names(room: Room, game: str, period: str = "week", **more: Any) -> list[str]:
    return [name for name, *_ in await table(room, game, period, **more)]


def penalty(*totals: int) -> State:
    """Straight rummy in which each counts what they held, won by the lowest total."""
    winner = 1 + totals.index(min(totals))
    return over("straight", totals, winner=winner, scoring="penalty")


def straight(*totals: int) -> State:
    """Straight rummy in which the winner takes all."""
    return over("straight", totals, winner=1 + totals.index(max(totals)))


@pytest.mark.parametrize("period", ["week", "month"])
async def test_penalties_put_no_loser_first(room: Room, period: str) -> None:
    """Of penalty points fewer are better, and the loser's many put nobody first."""
    await ended(room, [room.alice, room.bob], penalty(20, 110))
    first, second = await table(room, "straight", period)
    assert first[:2] == ("alice", "1 of 1 won")
    assert first[2].startswith("20 penalty points a game · rating ")
    assert second[:2] == ("bob", "0 of 1 won")
    assert second[2].startswith("110 penalty points a game · rating ")


async def test_equals_by_fewest_penalties_a_game(room: Room) -> None:
    """By what one game brought: who has played more is not behind for it."""
    await ended(room, [room.alice, room.bob], penalty(60, 120))
    await ended(room, [room.carol, room.bob], penalty(40, 150))
    await ended(room, [room.bob, room.carol], penalty(55, 130))
    await ended(room, [room.bob, room.alice], penalty(20, 105))
    # Bob has won most; Alice has 82 penalty points a game in two, Carol 85.
    assert await names(room, "straight") == ["bob", "alice", "carol"]
    await ended(room, [room.carol, room.alice], penalty(10, 115))
    await ended(room, [room.alice, room.carol], penalty(50, 106))
    assert await names(room, "straight") == ["carol", "alice", "bob"]


async def test_two_kinds_of_points_are_never_added(room: Room) -> None:
    """One game with both kinds of rules: each kind has its own mean, and they are not compared."""
    await ended(room, [room.alice, room.bob], penalty(10, 120))
    await ended(room, [room.alice, room.bob], straight(130, 40))
    await ended(room, [room.bob, room.carol], straight(110, 0))
    await ended(room, [room.carol, room.bob], straight(124, 30))
    ranked = await table(room, "straight")
    assert [row[:2] for row in ranked] == [
        ("alice", "2 of 2 won"),
        ("carol", "1 of 2 won"),
        ("bob", "1 of 4 won"),
    ]
    details = {name: detail for name, _, detail in ranked}
    assert details["alice"].startswith("130 points a game · 10 penalty points a game · rating")
    assert details["carol"].startswith("62 points a game · rating")
    assert details["bob"].startswith("60 points a game · 120 penalty points a game · rating")


async def test_playing_zoliky_is_no_fault(room: Room) -> None:
    """All totals are negative there: who has won thrice is before who has lost once."""
    for totals in ((-60, -105), (-70, -110), (-55, -120)):
        await ended(room, [room.alice, room.bob], over("zolik", totals, winner=1, out=(2,)))
    await ended(room, [room.alice, room.carol], over("zolik", (-101, -99), winner=2, out=(1,)))
    await ended(room, [room.carol, room.alice], over("zolik", (-101, -9), winner=2, out=(1,)))
    ranked = await table(room, "zolik")
    assert [row[:2] for row in ranked] == [
        ("alice", "4 of 5 won"),
        ("carol", "1 of 2 won"),
        ("bob", "0 of 3 won"),
    ]
    assert not any("points" in detail for _, _, detail in ranked)


async def test_zoliky_by_who_stays_in(room: Room) -> None:
    """Of those who have not won, who was out later is before who was out with fewer points."""
    rounds = ((-104, -90, 10), (-104, -180, 5))
    await ended(
        room, [room.bob, room.carol, room.alice], over("zolik", *rounds, winner=3, out=(1, 2))
    )
    ranked = await table(room, "zolik")
    assert [name for name, *_ in ranked] == ["alice", "carol", "bob"]
    assert [detail.split(" · ")[0] for *_, detail in ranked] == [
        "outlasted 2 of 2 opponents",
        "outlasted 1 of 2 opponents",
        "outlasted 0 of 2 opponents",
    ]


async def test_fewest_in_rummy_51(room: Room) -> None:
    """The lowest totals are the best, in a week as in the game."""
    await ended(
        room, [room.alice, room.bob, room.carol], over("rummy-51", (510, 470, 80), winner=3)
    )
    assert await names(room, "rummy-51") == ["carol", "bob", "alice"]


async def test_most_in_500(room: Room) -> None:
    """Who has won the same is ranked by points a game, not by the sum."""
    for totals in ((110, 30), (20, 105), (15, 101)):
        winner = 1 if totals[0] > totals[1] else 2
        await ended(room, [room.alice, room.bob], over("five-hundred", totals, winner=winner))
    await ended(room, [room.carol, room.bob], over("five-hundred", (102, 60), winner=1))
    first, second, third = await table(room, "five-hundred")
    assert first[:2] == ("bob", "2 of 4 won")
    assert second[:2] == ("carol", "1 of 1 won")
    assert second[2].startswith("102 points a game")
    assert third[:2] == ("alice", "1 of 3 won")
    assert third[2].startswith("48 points a game")


async def test_leaving_early_is_no_merit(room: Room) -> None:
    """Who resigns before anything is counted has no penalty points that would put them first."""
    left = over("rummy-51", (0, 0), winner=1, out=(2,), reason="resign")
    await ended(room, [room.alice, room.bob], left)
    await ended(room, [room.alice, room.carol], over("rummy-51", (90, 500), winner=1))
    first, second, third = await table(room, "rummy-51")
    assert first[:2] == ("alice", "2 of 2 won")
    assert first[2].startswith("90 penalty points a game")
    assert second[0] == "carol"
    assert third[:2] == ("bob", "0 of 1 won")
    assert "point" not in third[2]


async def some_evenings(room: Room) -> None:
    """Alice has won and played most, Bob has the best rating, Carol the most points."""
    duel = [room.alice, room.carol]
    for totals in ((101, 70), (105, 50), (102, 90), (60, 190), (40, 250)):
        winner = 1 if totals[0] > totals[1] else 2
        await ended(room, duel, over("five-hundred", totals, winner=winner))
    for _ in range(2):
        await ended(room, [room.bob, room.alice], over("five-hundred", (110, 5), winner=1))


async def test_the_more_usual_kind_decides(room: Room) -> None:
    """Ordered by points, a list goes by the kind in which more of its games were played."""
    await ended(room, [room.alice, room.bob], penalty(10, 120))
    await ended(room, [room.bob, room.alice], penalty(40, 105))
    await ended(room, [room.alice, room.bob], straight(300, 0))
    await ended(room, [room.carol, room.bob], penalty(50, 103))
    ranked = await table(room, "straight", order="points")
    assert [row[:2] for row in ranked] == [
        ("carol", "50 penalty points a game"),
        ("alice", "58 penalty points a game"),
        ("bob", "88 penalty points a game"),
    ]
    assert ranked[1][2].startswith("2 of 3 won · 300 points a game · rating")


@pytest.mark.parametrize("period", ["all", "week"])
@pytest.mark.parametrize(
    ("order", "expected"),
    [
        pytest.param("rating", ["bob", "carol", "alice"], id="rating"),
        pytest.param("points", ["carol", "alice", "bob"], id="all points"),
        pytest.param("wins", ["alice", "carol", "bob"], id="games won"),
        pytest.param("games", ["alice", "carol", "bob"], id="games played"),
    ],
)
async def test_order_by_choice(room: Room, period: str, order: str, expected: list[str]) -> None:
    """Any time can be ranked by any of these; what is ranked by comes first."""
    await some_evenings(room)
    ranked = await table(room, "five-hundred", period, order=order)
    assert [name for name, *_ in ranked] == expected
    heads = {name: head for name, head, _ in ranked}
    match order:
        case "rating":
            assert re.fullmatch(r"1\d\d\d \(provisional\)", heads["bob"])
        case "points":
            assert heads == {
                "carol": "650 points in all",
                "alice": "418 points in all",
                "bob": "220 points in all",
            }
        case _:
            assert heads["alice"] == "3 of 7 won"


async def test_usual_orders(room: Room) -> None:
    """All time goes by rating, a week by games won; the title tells only another order."""
    await some_evenings(room)
    assert await names(room, "five-hundred", "all") == ["bob", "carol", "alice"]
    assert await names(room, "five-hundred", "week") == ["alice", "carol", "bob"]
    titles = []
    for options in ({}, {"order": "rating"}, {"order": "points"}, {"period": "week"}):
        answer = shown(await room.carol.slash(room.channel, "standings", **options))
        titles.append(text_of(answer).split("\n")[0])
    assert titles == [
        "### 500 Rummy · all time",
        "### 500 Rummy · all time",
        "### 500 Rummy · all time · by points",
        "### 500 Rummy · this week",
    ]


@pytest.mark.wing("season")
async def test_buttons_keep_the_order(room: Room) -> None:
    """Another time, and another page, are ranked as was asked for."""
    await some_evenings(room)
    answer = await room.carol.slash(room.channel, "standings", order="points")
    await room.press(room.bob, shown(answer), "Week")
    message = room.messages()[-1]
    assert text_of(message).startswith("### 500 Rummy · this week · by points\n1\\. **carol**")
    assert {one.custom_id for one in buttons(message)} == {
        "standings:five-hundred:all.points:1:period",
        "standings:five-hundred:month.points:1:period",
        "standings:five-hundred:week.points:1:period",
        "season:five-hundred:0:1:period",
    }


async def test_a_settled_player_is_before_a_lucky_one(room: Room) -> None:
    """One good result is no average: who is still settling comes after."""
    for number in range(16):
        await ended(room, [room.alice, room.bob], penalty(*((50, 101)[:: -1 if number % 2 else 1])))
    await ended(room, [room.carol, room.bob], penalty(10, 300))
    assert await names(room, "straight", "all", order="points") == ["alice", "bob", "carol"]


async def test_points_are_a_running_score(room: Room) -> None:
    """All that somebody has made, also where a single game brought others more; or less than 0."""
    for _ in range(3):
        await ended(room, [room.alice, room.bob], over("five-hundred", (101, -20), winner=1))
    await ended(room, [room.carol, room.bob], over("five-hundred", (300, 10), winner=1))
    ranked = await table(room, "five-hundred", "all", order="points")
    assert [row[:2] for row in ranked] == [
        ("alice", "303 points in all"),
        ("carol", "300 points in all"),
        ("bob", "−50 points in all"),
    ]
    assert ranked[0][2].startswith("3 of 3 won · 101 points a game · rating")


async def test_the_orders_menu(room: Room) -> None:
    """Whoever sees the list may have it in another order."""
    await some_evenings(room)
    answer = await room.carol.slash(room.channel, "standings")
    _, orders = selects(shown(answer))
    await room.bob.select(shown(answer), ["points"], custom_id=orders.custom_id)
    message = room.messages()[-1]
    assert text_of(message).startswith("### 500 Rummy · all time · by points\n1\\. **carol**")
    assert [one.value for one in selects(message)[1].options if one.default] == ["points"]


async def test_the_profile_tells_each_kind_apart(room: Room) -> None:
    """Means of a game, and nothing where a game was never played to its end."""
    await ended(room, [room.alice, room.bob], penalty(10, 120))
    await ended(room, [room.alice, room.bob], penalty(31, 105))
    await ended(room, [room.bob, room.alice], straight(130, 40))
    left = over("gin", (0, 0), winner=1, out=(2,), reason="resign")
    await ended(room, [room.alice, room.bob], left)
    text = text_of(shown(await room.carol.slash(room.channel, "profile", user=room.alice)))
    assert "\n2 of 3 won · 40 points a game · 20 penalty points a game\n" in text
    assert "\n1 of 1 won\n" in text


async def test_counted_again_they_are_the_same(room: Room) -> None:
    """Whatever the rules were."""
    await ended(room, [room.alice, room.bob], penalty(10, 120))
    await ended(room, [room.alice, room.bob], straight(130, 40))
    rounds = ((-104, -90, 10), (-104, -180, 5))
    lasting = over("zolik", *rounds, winner=3, out=(1, 2))
    await ended(room, [room.bob, room.carol, room.alice], lasting)
    before = [await table(room, game, "all") for game in ("straight", "zolik")]
    async with room.db.transaction() as tx:
        await standings.rebuild(tx)
    assert [await table(room, game, "all") for game in ("straight", "zolik")] == before
