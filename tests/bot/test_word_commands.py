"""The commands that tell: standings, profiles, history, rules, help, preferences, settings."""

from typing import Any

import discord
import pytest

from bot.clock import now_ms
from bot.commands.rules import changed, with_changes
from bot.render.rules_pages import page_count, rules_text
from bot.replies import Refused
from data import games, settings, standings
from data.errors import NoSuchGame
from data.games import Ending, NewGame, NewPlayer
from engine.rules import Rules, rules_from
from engine.variants import VARIANTS
from tests.bot.conftest import Room, button, buttons, text_of

VARIANT = VARIANTS["five-hundred"]
MOST = 4000
"""Characters in one message."""


def shown(interaction: Any) -> Any:
    """The message that answers a command or a press."""
    return interaction.response.message


def refused(room: Room, answer: Any) -> str:
    """The text of a refusal, told to one person alone; SimCord is told that it was meant."""
    assert isinstance(room.env.errors[-1].__cause__, Refused | NoSuchGame)
    assert shown(answer).flags.ephemeral
    return text_of(shown(answer))


async def played(
    room: Room,
    people: list[Any],
    totals: tuple[int, ...],
    *,
    when_ms: int | None = None,
    **more: Any,
) -> int:
    """A finished game of *people*, counted in the standings; None is the computer."""
    values: dict[str, Any] = {"guild_id": room.guild.id, "rated": None not in people} | more
    new = NewGame(
        channel_id=room.channel.id,
        variant=VARIANT.key,
        rules=rules_from(VARIANT, {}).model_dump(mode="json"),
        dealer=1,
        players=[NewPlayer(one and one.id, one.name if one else "Jolly") for one in people],
        seed=bytes(32),
        commitment="ab" * 32,
        now_ms=when_ms or now_ms(),
        computer="normal" if None in people else None,
        **values,
    )
    async with room.db.transaction() as tx:
        game = await games.create(tx, new)
        winner = 1 + totals.index(max(totals))
        await games.finish(tx, game, Ending(winner, totals, "out"), when_ms or now_ms())
        await standings.record(tx, game)
        await games.note(tx, game, end_message_id=1)
    return game


async def test_standings_are_for_everybody(room: Room) -> None:
    """The channel sees who leads, with rating, points, games, wins and streak, pinging nobody."""
    for totals in ((112, 40), (105, 90), (30, 100)):
        await played(room, [room.alice, room.bob], totals)

    answer = await room.carol.slash(room.channel, "standings")

    text = text_of(shown(answer))
    assert not shown(answer).flags.ephemeral
    assert "### 500 Rummy · all time" in text
    assert "1. **alice** · " in text
    assert "2 of 3 won · 247 points" in text
    assert "1 of 3 won · 230 points" in text
    assert "(settling)" in text
    assert shown(answer).mentions == []


async def test_standings_of_a_month_are_ranked_by_points(room: Room) -> None:
    """A period's button shows that period, with points first."""
    year_ms = 366 * 86_400_000
    await played(room, [room.alice, room.bob], (300, 10), when_ms=now_ms() - year_ms)
    await played(room, [room.carol, room.bob], (120, 60))
    answer = await room.alice.slash(room.channel, "standings")

    await room.press(room.bob, shown(answer), "Month")

    text = text_of(room.messages()[-1])
    assert "### 500 Rummy · this month" in text
    assert "1. **carol** · 120 points" in text
    assert "2. **bob** · 60 points" in text
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
        "standings:five-hundred:all:1:back",
        "standings:five-hundred:all:3:next",
    }


async def test_pages_outlive_a_restart(room: Room) -> None:
    """A button of an old message works in a new process."""
    await played(room, [room.alice, room.bob], (112, 40))
    answer = await room.carol.slash(room.channel, "standings")
    message = shown(answer)
    await room.env.restart_bot(type(room.app)(room.db, shard_count=1, beat_ms=3_600_000))

    await room.press(room.carol, message, "Week")

    assert "this week" in text_of(room.messages()[-1])


async def test_empty_standings_say_how_to_begin(room: Room) -> None:
    """Before the first game there is a hint, and no page to turn."""
    answer = await room.alice.slash(room.channel, "standings", period="week")

    assert "/challenge begins one" in text_of(shown(answer))
    assert button(shown(answer), "Next") is None


@pytest.mark.parametrize("command", ["standings", "profile"])
async def test_standings_belong_to_a_server(room: Room, command: str) -> None:
    """In a DM there is no server whose standings could be meant."""
    answer = await room.alice.user.slash(command)

    assert "belong to a server" in refused(room, answer)


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
    assert "2 of 3 won · 247 points" in text
    assert "0 won in a row now, 2 at best" in text
    assert "bob · 2 won, 1 lost" in text
    assert "Not counted: 1 unrated, 1 with the computer" in text


async def test_profile_of_nobody_yet(room: Room) -> None:
    """Somebody who has not played has a profile all the same; a bot has none."""
    mine = await room.alice.slash(room.channel, "profile")
    bot = room.guild.add_member(room.env.create_user("robot", bot=True))
    bots = await room.alice.slash(room.channel, "profile", user=bot)

    assert "No rated game here yet." in text_of(shown(mine))
    assert "no record of bots" in refused(room, bots)


async def test_history(room: Room) -> None:
    """The caller's finished games with their numbers, the newest first, on pages."""
    for n in range(12):
        await played(room, [room.alice, room.bob], (112, 40) if n % 2 else (-5, 100))

    answer = await room.alice.slash(room.channel, "history")
    first = text_of(shown(answer)).split("\n")
    await room.press(room.alice, shown(answer), "Next")

    assert shown(answer).flags.ephemeral
    assert "page 2 of 2" in text_of(shown(answer))
    assert first[0] == "### Finished games of alice"
    assert first[1].startswith("**#12** 500 Rummy · won against bob 112 : 40 · <t:")
    assert first[2].startswith("**#11** 500 Rummy · lost to bob −5 : 100 · <t:")
    assert "page 1 of 2" in first[-1]


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
    assert "still being played" in running
    assert "**bob has won** because alice resigned." in text
    assert "Round 1: alice +0, bob +0" in text
    assert "Seed of all deals: " in text


async def test_history_of_a_stranger(room: Room) -> None:
    """A game of another server cannot be looked at, nor one that does not exist."""
    await played(room, [room.bob, room.carol], (1, 2), guild_id=4711)
    for number in ("1", "99"):
        answer = await room.alice.slash(room.channel, "history", table=number)

        assert f"There is no table #{number}." in refused(room, answer)


async def test_rules_in_pages(room: Room) -> None:
    """Rules come in short pages, to the caller alone, and can be leafed through."""
    answer = await room.alice.slash(room.channel, "rules")
    first = text_of(shown(answer))
    assert shown(answer).flags.ephemeral
    assert "1 of 7" in first
    assert "**100 points**" in first

    turned = await room.alice.click(
        shown(answer), custom_id=button(shown(answer), "Next").custom_id
    )

    assert "2 of 7" in text_of(turned.response.message)


async def test_rules_of_the_table_here(room: Room) -> None:
    """Where a game is running, its own values stand in the rules."""
    await room.alice.slash(room.channel, "challenge", opponent=room.bob, target=200, clock="10m")
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    await room.wait()

    answer = await room.carol.slash(room.channel, "rules")

    assert "**200 points**" in text_of(shown(answer))
    assert "0=200" in button(shown(answer), "Next").custom_id


@pytest.mark.parametrize("page", range(1, page_count("five-hundred") + 1))
def test_each_page_of_the_rules_is_short(page: int) -> None:
    """A page fits one screen of a phone."""
    text = "\n".join(rules_text("en", "five-hundred", rules_from(VARIANT, {}), page))

    assert len(text) <= 700


@pytest.mark.parametrize(
    ("options", "words"),
    [
        pytest.param({}, ["**Clock:** none", "24 hours"], id="as usual"),
        pytest.param({"clock": "600"}, ["10 minutes for the whole game."], id="clock"),
        pytest.param(
            {"clock": "600", "increment": "5"},
            ["and 5 seconds more after every turn"],
            id="increment",
        ),
        pytest.param({"turn-limit": "none"}, ["**Turn limit:** none"], id="no limit"),
    ],
)
def test_the_rules_tell_the_time(options: dict[str, str], words: list[str]) -> None:
    """The page about time has the values of the game."""
    text = "\n".join(rules_text("en", "five-hundred", rules_from(VARIANT, options), 6))

    assert [word for word in words if word not in text] == []


@pytest.mark.parametrize(
    "options",
    [{}, {"target": "500"}, {"clock": "86400", "increment": "60", "turn-limit": "none"}],
)
def test_the_values_stand_in_the_buttons(options: dict[str, str]) -> None:
    """What is not as usual can be read from the ids of the page buttons."""
    rules = rules_from(VARIANT, options)

    assert with_changes(VARIANT, changed(VARIANT, rules)) == rules


@pytest.mark.parametrize("text", ["9=1", "x=1", "0=7", "=", "0"])
def test_old_values_fall_back(text: str) -> None:
    """Values that an older version wrote and this one does not know are the usual ones."""
    usual: Rules = VARIANT.presets["standard"]

    assert with_changes(VARIANT, text) == usual


async def test_help_fits_one_screen(room: Room) -> None:
    """How to play stands in ten lines at most, also in the DM."""
    for answer in (
        await room.alice.slash(room.channel, "help"),
        await room.alice.user.slash("help"),
    ):
        assert len(text_of(shown(answer)).split("\n")) <= 10
        assert "/challenge" in text_of(shown(answer))


async def test_preferences(room: Room) -> None:
    """Preferences are changed one by one, kept, and shown with what has no effect yet."""
    before = text_of(shown(await room.alice.slash(room.channel, "preferences")))
    answer = await room.alice.slash(
        room.channel, "preferences", cards="emoji", messages="channel", language="en"
    )

    text = text_of(shown(answer))
    assert shown(answer).flags.ephemeral
    assert "**cards** text" in before
    assert "**language** as Discord" in before
    assert "**cards** emoji" in text
    assert "I show cards as text in this version" in text
    assert "**language** English" in text
    assert "I send you no DMs" in text
    async with room.db.reading() as tx:
        kept = await settings.user_settings(tx, room.alice.id)
    assert (kept.cards, kept.messages, kept.language) == ("emoji", "channel", "en")


async def test_asking_for_dms_opens_them_again(room: Room) -> None:
    """Who asks for DMs gets them, though they were closed once."""
    async with room.db.transaction() as tx:
        await settings.change_user(tx, room.alice.id, dm_closed=True, messages="channel")

    await room.alice.slash(room.channel, "preferences", messages="dm", language="automatic")

    async with room.db.reading() as tx:
        kept = await settings.user_settings(tx, room.alice.id)
    assert (kept.messages, kept.dm_closed, kept.dm_consent) == ("dm", False, True)
    assert kept.language is None


@pytest.fixture
def manager(room: Room) -> Any:
    """A member with Manage Server."""
    role = room.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    return room.guild.add_member(room.env.create_user("mod"), roles=[role])


async def test_server_settings(room: Room, manager: Any) -> None:
    """Who manages the server changes its settings one by one, and sees them all."""
    before = text_of(shown(await manager.slash(room.channel, "server show")))
    await manager.slash(room.channel, "server set", allow=room.channel, games_per_person=2)
    answer = await manager.slash(room.channel, "server set", threads=True, language="en")

    text = text_of(shown(answer))
    assert shown(answer).flags.ephemeral
    assert "allowed in every channel" in before
    assert f"allowed in <#{room.channel.id}>" in text
    assert "2 a person" in text
    assert "**threads** yes" in text
    async with room.db.reading() as tx:
        kept = await settings.server_settings(tx, room.guild.id)
    assert kept.challenge_channels == (room.channel.id,)
    assert kept.threads


async def test_a_channel_is_taken_off_again(room: Room, manager: Any) -> None:
    """With no channel named challenges are allowed everywhere."""
    await manager.slash(room.channel, "server set", allow=room.channel)
    answer = await manager.slash(room.channel, "server set", forbid=room.channel)

    assert "allowed in every channel" in text_of(shown(answer))


@pytest.mark.parametrize("name", ["server show", "server set"])
async def test_server_settings_are_for_managers(room: Room, name: str) -> None:
    """A server may show the command to anybody; the bot checks all the same."""
    command = next(one for one in await room.app.tree.fetch_commands() if one.name == "server")
    room.guild.set_command_permissions(command, {room.alice: True})

    answer = await room.alice.slash(room.channel, name)

    assert "permission Manage Server" in refused(room, answer)


async def test_commands_fit_discord(room: Room) -> None:
    """Every command of the bot stays under Discord's 8,000 characters and 25 options."""
    for command in room.app.tree.get_commands():
        payload = command.to_dict(room.app.tree)
        assert size(payload) < 8000
        assert sizes_of_options(payload) <= 25
        assert payload["integration_types"] == [0]
        assert payload["contexts"] == [0, 1]


def size(part: Any) -> int:
    """What Discord counts of a command: names, descriptions, and the values of choices."""
    if isinstance(part, list):
        return sum(map(size, part))
    if not isinstance(part, dict):
        return 0
    own = sum(len(str(part.get(key, ""))) for key in ("name", "description", "value"))
    return own + size(part.get("options", [])) + size(part.get("choices", []))


def sizes_of_options(payload: Any) -> int:
    options = payload.get("options", [])
    return max([len(options), *(len(one.get("options", [])) for one in options)])
