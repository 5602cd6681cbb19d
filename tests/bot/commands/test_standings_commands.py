"""`/standings`, `/profile` and `/history`."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.commands.standings import rankings
from bot.render.ends import last_of
from bot.runtime.clock import now_ms
from tests.bot.conftest import Room, button, buttons, known_to_be_dead, selects, text_of
from tests.bot.evening import refused, shown
from tests.bot.finished import ended, over

MOST = 4000
"""Characters in one message."""


async def played(room: Room, people: list[Any], totals: tuple[int, ...], **more: Any) -> int:
    """A finished game of *people*, counted in the standings; None is the computer."""
    winner = 1 + totals.index(max(totals))
    return await ended(room, people, over("five-hundred", totals, winner=winner), **more)


async def test_standings_are_for_everybody(room: Room) -> None:
    """The channel sees who leads, with rating, points, games, wins and streak, pinging nobody."""
    for totals in ((112, 40), (105, 90), (30, 100)):
        await played(room, [room.alice, room.bob], totals)

    answer = await room.carol.slash(room.channel, "standings")

    text = text_of(shown(answer))
    assert not shown(answer).flags.ephemeral
    assert "### 500 Rummy · all time" in text
    assert "1\\. **alice** · " in text
    assert "2 of 3 won · 82 points a game" in text
    assert "1 of 3 won · 77 points a game" in text
    assert "(provisional)" in text
    assert shown(answer).mentions == []


async def test_they_find_the_games(room: Room) -> None:
    """Without a game it is the one played most here; a menu has all others that were played."""
    straight = over("straight", (130, 40), winner=1)
    for _ in range(2):
        await ended(room, [room.alice, room.bob], straight)
    await ended(room, [room.alice, room.bob], over("gin", (100, 40), winner=1))
    answer = shown(await room.carol.slash(room.channel, "standings"))
    assert text_of(answer).startswith("### Straight Rummy · all time\n1\\. **alice**")
    games = selects(answer)[0]
    assert [one.label for one in games.options] == ["Straight Rummy", "Gin Rummy"]
    assert [one.default for one in games.options] == [True, False]
    await room.bob.select(answer, ["gin"], custom_id=games.custom_id)
    assert text_of(room.messages()[-1]).startswith("### Gin Rummy · all time\n1\\. **alice**")


async def test_nobody_yet_only_where_it_is_true(room: Room) -> None:
    """Of another game, or another time, only that is said."""
    nobody = "No one has finished a rated game here yet."
    assert nobody in text_of(shown(await room.carol.slash(room.channel, "standings")))
    year_ms = 366 * 86_400_000
    await played(room, [room.alice, room.bob], (300, 10), when_ms=now_ms() - year_ms)
    gin = text_of(shown(await room.carol.slash(room.channel, "standings", game="gin")))
    assert "No one has finished a rated game of Gin Rummy here yet." in gin
    week = text_of(shown(await room.carol.slash(room.channel, "standings", period="week")))
    assert "No one has finished a rated game of 500 Rummy in this period." in week
    assert "Nobody" not in gin + week


async def test_names_of_another_server_stay_there(room: Room) -> None:
    """Whoever is called otherwise in another server stands here as they are called here."""
    await played(room, [room.alice, room.bob], (112, 40))
    elsewhere = SimpleNamespace(id=room.alice.id, name="Alice Doe, HR")
    await played(room, [elsewhere, room.bob], (90, 40), guild_id=room.guild.id + 1)

    text = text_of(shown(await room.carol.slash(room.channel, "standings")))

    assert "**alice**" in text
    assert "Doe" not in text


async def test_standings_of_a_month_are_ranked_by_games_won(room: Room) -> None:
    """A period's button shows that period, with the games won first."""
    year_ms = 366 * 86_400_000
    await played(room, [room.alice, room.bob], (300, 10), when_ms=now_ms() - year_ms)
    await played(room, [room.carol, room.bob], (120, 60))
    answer = await room.alice.slash(room.channel, "standings")

    await room.press(room.bob, shown(answer), "Month")

    text = text_of(room.messages()[-1])
    assert "### 500 Rummy · this month" in text
    assert "1\\. **carol** · 1 of 1 won\n-# 120 points a game · rating 1" in text
    assert "2\\. **bob** · 0 of 1 won\n-# 60 points a game" in text
    assert "alice" not in text
    assert button(room.messages()[-1], "Month").disabled


async def test_standings_have_pages(room: Room) -> None:
    """More than ten players are shown on pages; one's own row is on each."""
    crowd = [room.guild.add_member(room.env.create_user(f"player{n:02}")) for n in range(24)]
    for one, other in zip(crowd[::2], crowd[1::2], strict=True):
        await played(room, [one, other], (100, 50))
    answer = await crowd[1].slash(room.channel, "standings", page=1)
    first = text_of(shown(answer))

    await room.press(crowd[1], shown(answer), "Next")

    second = room.messages()[-1]
    assert "24 players · page 1 of 3" in first
    assert first.count("of 1 won") == 11
    assert "…\n" in first
    assert "page 2 of 3" in text_of(second)
    assert {one.custom_id for one in buttons(second)} == {
        "standings:five-hundred:all:1:period",
        "standings:five-hundred:month:1:period",
        "standings:five-hundred:week:1:period",
        *(one.way("five-hundred") for one in rankings()),
        "standings:five-hundred:all:1:back",
        "standings:five-hundred:all:3:next",
    }


async def test_pages_outlive_a_restart(room: Room) -> None:
    """A button of an old message works in a new process."""
    await played(room, [room.alice, room.bob], (112, 40))
    answer = await room.carol.slash(room.channel, "standings")
    message = shown(answer)
    await known_to_be_dead(room.db)
    await room.env.restart_bot(type(room.app)(room.db, shard_count=1, beat_ms=3_600_000))

    await room.press(room.carol, message, "Week")

    assert "this week" in text_of(room.messages()[-1])


async def test_empty_standings_say_how_to_begin(room: Room) -> None:
    """Before the first game there is a way to one, and no page to turn."""
    answer = await room.alice.slash(room.channel, "standings", period="week")

    assert "No one has finished a rated game" in text_of(shown(answer))
    assert button(shown(answer), "New game")
    assert button(shown(answer), "Next") is None


@pytest.mark.parametrize("command", ["standings", "profile"])
async def test_standings_belong_to_a_server(room: Room, command: str) -> None:
    """In a DM there is no server whose standings could be meant."""
    answer = await room.alice.user.slash(command)

    assert "only works in a server" in refused(room, answer)


async def test_profile(room: Room) -> None:
    """One player's rating, record, streaks and opponents, to the one who asks alone."""
    for totals in ((112, 40), (105, 90), (30, 100)):
        await played(room, [room.alice, room.bob], totals)
    await played(room, [room.alice, None], (50, 100))
    await played(room, [room.alice, room.carol], (100, 50), rated=False)

    answer = await room.carol.slash(room.channel, "profile", user=room.alice)

    text = text_of(shown(answer))
    assert shown(answer).flags.ephemeral
    assert "### alice" in text
    assert "2 of 3 won · 82 points a game" in text
    assert "win streak 0, best 2" in text
    assert "bob · won 2, lost 1" in text
    assert "Not counted: 1 unrated, 1 against the computer" in text


async def test_profile_of_nobody_yet(room: Room) -> None:
    """Somebody who has not played has a profile all the same; a bot has none."""
    mine = await room.alice.slash(room.channel, "profile")
    bot = room.guild.add_member(room.env.create_user("robot", bot=True))
    bots = await room.alice.slash(room.channel, "profile", user=bot)

    assert "No rated games here yet." in text_of(shown(mine))
    assert "Bots have no profile" in refused(room, bots)


async def test_history(room: Room) -> None:
    """The caller's finished games with their numbers, the newest first, on pages."""
    for n in range(12):
        await played(room, [room.alice, room.bob], (112, 40) if n % 2 else (-5, 100))

    answer = await room.alice.slash(room.channel, "history")
    first = text_of(shown(answer)).split("\n")
    await room.press(room.alice, shown(answer), "Next")

    assert shown(answer).flags.ephemeral
    assert "page 2 of 2" in text_of(shown(answer))
    assert first[0] == "### alice’s finished games"
    assert first[1].startswith("**#12** 500 Rummy · won against bob 112 : 40 · <t:")
    assert first[2].startswith("**#11** 500 Rummy · lost to bob −5 : 100 · <t:")
    assert "page 1 of 2" in first[-1]


async def test_history_names_the_winner_of_three(room: Room) -> None:
    """Who lost together with somebody else did not lose to them."""
    await played(room, [room.alice, room.bob, room.carol], (0, 0, 37))

    answer = await room.alice.slash(room.channel, "history")

    assert "500 Rummy · place 2 of 3, carol won 0 : 0 : 37" in text_of(shown(answer))


async def test_history_of_one_game(room: Room) -> None:
    """A finished game by its number: result, rounds, and the seed for checking it."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    running = refused(room, await room.alice.slash(room.channel, "history", table="1"))
    asked = await room.alice.slash(room.channel, "resign")
    await room.press(room.alice, shown(asked), "Yes")
    await room.wait()

    answer = await room.carol.slash(room.channel, "history", table="#1")

    text = text_of(shown(answer))
    assert "still in progress" in running
    assert "# bob has won" in text
    assert "alice resigned." in text
    assert "Round 1: alice +0, bob +0" in text


def test_history_of_very_many_rounds() -> None:
    """Of more rounds than a message holds the last ones are told."""
    rounds = [f"Round {number}: alice +15, bob −10" for number in range(1, 301)]
    section = last_of(rounds)

    kept = section.split("\n")
    assert len(section) < MOST // 2
    assert kept[0] == "…"
    assert kept[1:] == rounds[1 - len(kept) :]


async def test_history_of_a_stranger(room: Room) -> None:
    """A game of another server cannot be looked at, nor one that does not exist."""
    await played(room, [room.bob, room.carol], (1, 2), guild_id=4711)
    for number in ("1", "99"):
        answer = await room.alice.slash(room.channel, "history", table=number)

        assert f"There’s no table #{number}." in refused(room, answer)
