"""Seasons turn over at the server's midnight: kept, told once and quietly, and worn as a role."""

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.club.season.champions import Champions, trouble_of
from bot.club.season.seasons import SETTLED_MS, Seasons, adapt
from bot.people.zones import day_of, midnight_ms, zone_called
from bot.runtime.clock import HOUR_MS, now_ms
from data import champion_roles, seasons, settings
from data.seasons import Season
from engine.moves import Resign
from tests.bot.conftest import Room, buttons, text_of
from tests.bot.evening import begin, shown
from tests.bot.finished import ended, over
from tests.bot.panels import choose, fill
from tests.bot.presses import told
from tests.bot.servers import may
from tests.data.stored_samples import played

pytestmark = pytest.mark.usefixtures("seldom_beats")

HOUR = 3600
POSTED = "has ended"


@pytest.fixture
def role(room: Room) -> Any:
    """The role of champions, below Jolly's own, which may give it."""
    may(room, room.guild, manage_roles=True)
    return room.guild.create_role("Champion")


@pytest.fixture
def boss(room: Room) -> Any:
    """Who manages the server, and its roles."""
    allowed = discord.Permissions(manage_guild=True, manage_roles=True)
    mods = room.guild.create_role("mods", permissions=allowed)
    return room.guild.add_member(room.env.create_user("boss"), roles=[mods])


def roles_of(room: Room, person: Any) -> set[int]:
    """What somebody wears."""
    return {each.id for each in room.guild.of.roles_of(person.of)}


def posted(room: Room, channel: Any = None) -> list[Any]:
    return [one for one in room.messages(channel) if POSTED in text_of(one)]


async def started(room: Room) -> None:
    """The bot begins to look after seasons, as at every start."""
    room.app.part(Seasons).begin()
    await room.wait()


async def present(room: Room) -> Season:
    """The season that goes on."""
    return await room.app.part(Seasons).present(room.guild.id)


async def until_over(room: Room, *, seconds: float = 60) -> None:
    """Let time pass until the season is over, and so many *seconds* more.

    Its end is moved to the next midnight there: a month takes its time.
    """
    room.app.desk.timers.cancel("pauses")
    room.app.desk.timers.cancel("heartbeat")
    season = await present(room)
    zone = zone_called(season.zone)
    end_ms = midnight_ms(day_of(now_ms(), zone) + timedelta(days=1), zone)
    async with room.db.transaction() as tx:
        await seasons.change(tx, season, end_ms=end_ms)
    if "seasons" in room.app.desk.timers._set:
        room.app.part(Seasons).look_again()
    await room.wait((end_ms - now_ms()) / 1000 + seconds)


async def wanted(room: Room, **changes: Any) -> None:
    """What the server has set, and that champions are posted in its channel."""
    async with room.db.transaction() as tx:
        await settings.change_server(tx, room.guild.id, weekly_channel=room.channel.id, **changes)
    room.app.preferences.server_changed(room.guild.id)


async def won(room: Room, winner: Any, *others: Any, times: int = 1, variant: str = "gin") -> None:
    """Rated games that *winner* has won now, each against all *others*."""
    for _ in range(times):
        for other in others:
            async with room.db.transaction() as tx:
                await played(
                    tx,
                    [winner.id, other.id],
                    (100, 60),
                    finished_ms=now_ms(),
                    guild=room.guild.id,
                    variant=variant,
                )


async def worn(room: Room) -> list[tuple[int, bool, str | None]]:
    """What is noted of roles: of whom, whether it was given, and why not."""
    async with room.db.reading() as tx:
        return [
            (one.user_id, one.given, one.trouble)
            for one in await champion_roles.worn(tx, room.guild.id)
        ]


@pytest.mark.parametrize(
    "zone", ["Pacific/Auckland", "Europe/Riga", "America/New_York", "America/Havana"]
)
async def test_a_season_turns_over(room: Room, zone: str) -> None:
    """At midnight where the server is: told once and silently, and the next begins at nothing."""
    await wanted(room, zone=zone)
    await won(room, room.alice, room.bob, room.carol, times=3)
    await started(room)
    first = await present(room)
    local = datetime.fromtimestamp(first.end_ms / 1000, zone_called(zone))
    assert (local.day, local.hour, local.minute) == (1, 0, 0)
    await until_over(room, seconds=-60)
    assert not posted(room)
    assert (await present(room)).number == 1
    await until_over(room)
    (message,) = posted(room)
    assert message.flags.silent
    assert not message.mentions
    assert message.attachments
    second = await present(room)
    async with room.db.reading() as tx:
        ended = await seasons.last_ended(tx, room.guild.id)
    assert ended is not None
    assert second.begin_ms == ended.end_ms
    begun = datetime.fromtimestamp(second.begin_ms / 1000, zone_called(zone))
    assert (second.number, begun.hour, begun.minute) == (2, 0, 0)
    assert day_of(second.end_ms, zone_called(zone)).day == 1
    page = await room.alice.slash(room.channel, "club season", game="gin")
    assert "No one has finished a rated game this season" in told(page)
    await room.wait(3 * HOUR)
    assert len(posted(room)) == 1


async def test_late_after_an_outage(room: Room) -> None:
    """What ended while we were away is ended then, each season for itself, and told if new."""
    await wanted(room)
    await won(room, room.alice, room.bob, room.carol, times=3)
    await started(room)
    first = await present(room)
    room.app.desk.timers.cancel("seasons")
    await until_over(room, seconds=20 * HOUR)
    await won(room, room.bob, room.alice, room.carol, times=3)
    assert not posted(room)
    await started(room)
    assert len(posted(room)) == 1
    assert "alice" in text_of(posted(room)[0]) or posted(room)[0].attachments
    async with room.db.reading() as tx:
        found = await seasons.last_ended(tx, room.guild.id)
    assert found is not None
    assert found.number == 1
    assert found.end_ms < first.end_ms


async def test_killed_before_it_was_noted(room: Room) -> None:
    """Whoever died with the message posted and not noted finds it in the channel."""
    await wanted(room)
    await won(room, room.alice, room.bob, room.carol, times=3)
    await started(room)
    await until_over(room, seconds=HOUR)
    assert len(posted(room)) == 1
    async with room.db.transaction() as tx:
        over_one = await seasons.last_ended(tx, room.guild.id)
        assert over_one is not None
        await seasons.change(tx, over_one, told=False)
    await started(room)
    assert len(posted(room)) == 1
    async with room.db.reading() as tx:
        assert await seasons.untold(tx) == ()


async def test_one_process_does_it(room: Room) -> None:
    """Of several processes the one that has the server's shard."""
    await wanted(room)
    await won(room, room.alice, room.bob, room.carol, times=3)
    await started(room)
    own = (room.guild.id >> 22) % 2
    room.app.shard_count, room.app.shard_ids = 2, [1 - own]
    await until_over(room)
    assert not posted(room)
    assert (await present(room)).number == 1
    room.app.shard_ids = [own]
    await started(room)
    assert len(posted(room)) == 1
    assert (await present(room)).number == 2


async def test_not_posted_where_it_is_not_wanted(room: Room) -> None:
    """The season ends all the same."""
    await wanted(room, season_post=False)
    await won(room, room.alice, room.bob, room.carol, times=3)
    await started(room)
    await until_over(room)
    assert not posted(room)
    assert (await present(room)).number == 2


async def test_posted_as_soon_as_discord_takes_it(room: Room) -> None:
    """What it refuses for a while is tried again, after longer and longer."""
    await wanted(room)
    await won(room, room.alice, room.bob, room.carol, times=3)
    await started(room)
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=400, times=3)
    await until_over(room, seconds=8)
    assert not posted(room)
    await room.wait(20)
    assert len(posted(room)) == 1


async def test_not_posted_where_the_channel_is_closed(room: Room) -> None:
    """Nor once it is open again: the season was told, as far as that was possible."""
    await wanted(room)
    await won(room, room.alice, room.bob, room.carol, times=3)
    await started(room)
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=50001)
    await until_over(room, seconds=HOUR)
    assert not posted(room)
    async with room.db.reading() as tx:
        assert await seasons.untold(tx) == ()


async def test_posted_as_text_where_no_file_may_be_sent(room: Room) -> None:
    """Discord refuses the picture of which we thought that it may be sent: text stands at once."""
    await wanted(room)
    await won(room, room.alice, room.bob, room.carol, times=3)
    await started(room)
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=50013)
    await until_over(room, seconds=8)
    (message,) = posted(room)
    assert message.attachments == []


async def test_a_role_is_given_as_soon_as_discord_takes_it(room: Room, role: Any) -> None:
    """What it refuses for a while is tried again, after longer and longer."""
    await wanted(room, champion_roles={"gin": role.id})
    await won(room, room.alice, room.bob, room.carol, times=3)
    await started(room)
    room.env.inject_error("PUT", "/guilds/*/members/*/roles/*", status=400, times=3)
    await until_over(room, seconds=8)
    assert role.id not in roles_of(room, room.alice)
    await room.wait(20)
    assert role.id in roles_of(room, room.alice)


@pytest.mark.parametrize(
    ("status", "code", "trouble"),
    [
        pytest.param(404, 10007, "left", id="no member"),
        pytest.param(404, 10013, "left", id="nobody"),
        pytest.param(404, 10011, "gone", id="no role"),
        pytest.param(403, 50013, "forbidden", id="no permission"),
        pytest.param(403, 40001, "forbidden", id="for any other reason"),
        pytest.param(400, 50013, "forbidden", id="said otherwise"),
    ],
)
def test_why_a_role_is_not_given(status: int, code: int, trouble: str) -> None:
    """What Discord's refusals mean."""
    assert trouble_of(refusal(status, code)) == trouble


def test_what_may_pass() -> None:
    """Is tried again."""
    with pytest.raises(discord.HTTPException):
        trouble_of(refusal(500, 0))


def refusal(status: int, code: int) -> discord.HTTPException:
    """What discord.py raises for an answer of Discord's."""
    response: Any = SimpleNamespace(status=status, reason="")
    kind = discord.Forbidden if status == 403 else discord.HTTPException
    return kind(response, {"code": code, "message": ""})


async def test_a_champion_wears_the_role(room: Room, role: Any) -> None:
    """Until the next champion does; nobody else's roles are touched."""
    other = room.guild.create_role("friends")
    room.env.discord.give(room.alice.of, other)
    await wanted(room, champion_roles={"gin": role.id})
    await won(room, room.alice, room.bob, room.carol, times=3)
    await started(room)
    await until_over(room)
    assert roles_of(room, room.alice) >= {role.id, other.id}
    assert role.id not in roles_of(room, room.bob)
    await won(room, room.bob, room.alice, room.carol, times=3)
    await until_over(room)
    assert roles_of(room, room.bob) >= {role.id}
    assert role.id not in roles_of(room, room.alice)
    assert other.id in roles_of(room, room.alice)
    room.env.discord.move_role(role, len(room.guild.of.roles) - 1)
    await until_over(room)
    assert await worn(room) == [(room.bob.id, True, "forbidden")], "it is above Jolly's now"
    room.env.discord.move_role(role, 0)
    await room.wait(HOUR)
    assert role.id not in roles_of(room, room.bob)
    assert await worn(room) == []


async def test_the_host_chooses_another_role(room: Room, role: Any, boss: Any) -> None:
    """The champion changes it at once; where there is none any more, it is taken."""
    await wanted(room, champion_roles={"gin": role.id})
    await won(room, room.alice, room.bob, room.carol, times=3)
    await started(room)
    await until_over(room)
    assert role.id in roles_of(room, room.alice)
    page = await boss.slash(room.channel, "server show")
    await room.press(boss, shown(page), "Seasons")
    await choose(room, boss, shown(page), "Champion of: Gin Rummy")
    await boss.select(shown(page), [], custom_id="server:champion:gin")
    await room.wait()
    assert role.id not in roles_of(room, room.alice)


async def test_a_role_that_we_may_not_give(
    room: Room, boss: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """Is told in the panel in plain words, to the host once, and given as soon as we may."""
    may(room, room.guild, manage_roles=True)
    champion = room.guild.create_role("Champion", highest=True)
    await wanted(room, champion_roles={"gin": champion.id})
    await won(room, room.alice, room.bob, room.carol, times=3)
    await started(room)
    await until_over(room)
    assert await worn(room) == [(room.alice.id, False, "forbidden")]
    page = await boss.slash(room.channel, "server show")
    await room.press(boss, shown(page), "Seasons")
    assert f"I can’t assign or remove <@&{champion.id}>" in text_of(shown(page))
    await room.app.part(Champions).give_roles()
    assert len([one for one in caplog.messages if "cannot be given or taken" in one]) == 1
    room.env.discord.move_role(champion, 0)
    await room.wait(HOUR)
    assert champion.id in roles_of(room, room.alice)
    assert await worn(room) == [(room.alice.id, True, None)]


async def test_a_role_above_the_host(room: Room, boss: Any) -> None:
    """Is not theirs to give, though Jolly could; one below their own is."""
    may(room, room.guild, manage_roles=True)
    above, below = room.guild.create_role("Council"), room.guild.create_role("Champion")
    own = room.guild.of.roles_of(boss.of)[0]
    for role in (own, above):
        room.env.discord.move_role(role, len(room.guild.of.roles) - 2)
    page = await boss.slash(room.channel, "server show")
    await room.press(boss, shown(page), "Seasons")
    await choose(room, boss, shown(page), "Champion of: Gin Rummy")
    for role, given in ((above, {}), (below, {"gin": below.id})):
        said = await boss.select(shown(page), [role], custom_id="server:champion:gin")
        async with room.db.reading() as tx:
            stored = await settings.server_settings(tx, room.guild.id)
        assert dict(stored.champion_roles) == given
        if not given:
            assert "“Council”" in text_of(shown(said))


async def test_a_champion_who_has_left(room: Room, role: Any) -> None:
    """Gets no role, and is not asked for again and again; one that is gone nobody gets."""
    await wanted(room, champion_roles={"five-hundred": 1, "gin": role.id})
    for game in ("five-hundred", "gin"):
        await won(room, room.alice, room.bob, room.carol, times=3, variant=game)
    await started(room)
    room.guild.remove_member(room.alice)
    await until_over(room)
    assert await worn(room) == [(room.alice.id, False, "gone"), (room.alice.id, False, "left")]


async def test_a_champion_who_is_forgotten(room: Room, role: Any) -> None:
    """Loses the role, and stands among the former champions as a former player."""
    await wanted(room, champion_roles={"gin": role.id})
    await won(room, room.alice, room.bob, room.carol, times=3)
    await started(room)
    await until_over(room)
    assert role.id in roles_of(room, room.alice)
    question = await room.alice.slash(room.channel, "privacy", action="delete")
    await room.press(room.alice, question.response.message, "Yes")
    assert role.id not in roles_of(room, room.alice)
    page = await room.bob.slash(room.channel, "club champions")
    assert "alice" not in told(page)
    gallery = str(shown(page).components)
    assert "user " not in gallery


async def test_by_buttons(room: Room) -> None:
    """From the club to the season, to former ones, to champions; and from the standings."""
    await wanted(room, game="gin")
    await won(room, room.alice, room.bob, room.carol, times=3)
    await started(room)
    await until_over(room)
    await won(room, room.bob, room.alice)
    home = await room.alice.slash(room.channel, "club home")
    page = await room.press(room.alice, shown(home), "Season")
    assert "Gin Rummy · season 2" in told(page)
    assert "user" in told(page)
    assert "10 points" in told(page)
    before = await room.press(room.alice, shown(page), "Previous season")
    assert "season 1" in text_of(shown(page))
    assert "final standings" in text_of(shown(page))
    assert before is not None
    await choose(room, room.alice, shown(page), "500 Rummy")
    assert "500 Rummy · season 1" in text_of(shown(page))
    await room.press(room.alice, shown(page), "The club")
    champions = await room.press(room.alice, shown(home), "Champions")
    assert "Champions" in told(champions)
    listed = await room.alice.slash(room.channel, "standings", game="gin", period="season")
    assert "season 2" in text_of(shown(listed))
    await room.press(room.bob, shown(listed), "Month")
    assert "this month" in text_of(shown(listed))
    await room.press(room.bob, shown(listed), "Season")
    assert "season 2" in text_of(shown(listed))
    profile = await room.bob.slash(room.channel, "profile", user=room.alice)
    assert "**Champion**" in told(profile)


async def test_the_host_ends_a_season(room: Room, boss: Any) -> None:
    """After a question: its champions are final, and the next begins at once."""
    await wanted(room)
    await won(room, room.alice, room.bob, room.carol, times=3)
    await started(room)
    page = await boss.slash(room.channel, "server show")
    await room.press(boss, shown(page), "Seasons")
    await room.press(boss, shown(page), "End season now")
    assert (await present(room)).number == 1
    await room.press(boss, shown(page), "No")
    await room.press(boss, shown(page), "End season now")
    await room.press(boss, shown(page), "Yes")
    await room.wait(SETTLED_MS / 1000 + 5)
    assert len(posted(room)) == 1
    assert (await present(room)).number == 2


async def test_the_host_sets_zone_length_and_last_day(room: Room, boss: Any) -> None:
    """By menus, by dialogs and by the command; the season that goes on ends as is said."""
    await won(room, room.alice, room.bob)
    await started(room)
    page = await boss.slash(room.channel, "server show")
    await room.press(boss, shown(page), "Seasons")
    dialog = await room.press(boss, shown(page), "Change time zone")
    await fill(boss, shown(page), dialog, zone="auckland")
    assert "Pacific/Auckland" in text_of(shown(page))
    await choose(room, boss, shown(page), "Season length: a quarter of a year")
    assert day_of((await present(room)).end_ms, zone_called("Pacific/Auckland")).day == 1
    dialog = await room.press(boss, shown(page), "Change last day")
    await fill(boss, shown(page), dialog, last="yesterday")
    assert "I can’t read “yesterday” as a day" in text_of(shown(page))
    today = day_of(now_ms(), zone_called("Pacific/Auckland"))
    said = told(await boss.slash(room.channel, "server season", season_ends=str(today)))
    end_ms = (await present(room)).end_ms
    assert f"– <t:{(end_ms - 12 * HOUR_MS) // 1000}:D>" in said
    assert 0 < end_ms - now_ms() <= 24 * HOUR_MS
    told_zone = told(await boss.slash(room.channel, "server season", zone="riga", season="weeks-2"))
    assert "Europe/Riga" in told_zone
    assert "2 weeks" in told_zone


@pytest.mark.parametrize(
    ("changes", "is_moved"),
    [
        pytest.param({"season_post": False}, False, id="something else"),
        pytest.param({"zone": "Asia/Tokyo"}, True, id="the zone"),
        pytest.param({"season": "quarter"}, True, id="the length"),
    ],
)
async def test_what_moves_the_end(room: Room, changes: dict[str, Any], is_moved: bool) -> None:
    """Of the season that goes on: not what has nothing to do with it, which a host may have set."""
    before = await present(room)
    set_ms = before.end_ms + 3 * HOUR_MS
    async with room.db.transaction() as tx:
        await seasons.change(tx, before, end_ms=set_ms)
        old = await settings.server_settings(tx, room.guild.id)
        await adapt(tx, room.guild.id, old, old.model_copy(update=changes))
    after = await present(room)
    assert (after.end_ms != set_ms) is is_moved
    assert after.zone == changes.get("zone", before.zone)


async def test_a_role_that_the_host_may_not_give(room: Room) -> None:
    """Who may change settings, but no roles, cannot make a role a champion's."""
    strong = room.guild.create_role("strong", permissions=discord.Permissions(ban_members=True))
    allowed = discord.Permissions(manage_guild=True)
    mods = room.guild.create_role("mods", permissions=allowed)
    mod = room.guild.add_member(room.env.create_user("mod"), roles=[mods])
    said = told(await mod.slash(room.channel, "server season", champion_role=strong))
    assert "You can’t assign “strong”" in said
    async with room.db.reading() as tx:
        assert not (await settings.server_settings(tx, room.guild.id)).champion_roles


async def test_a_game_begins_the_first_season(room: Room) -> None:
    """A server has none until somebody plays, or looks."""
    await started(room)
    async with room.db.reading() as tx:
        assert await seasons.running(tx, room.guild.id) is None
    table = await begin(room)
    await table.play(table.state.acting, Resign(), now_ms=now_ms(), source="player")
    await room.wait(1)
    async with room.db.reading() as tx:
        found = await seasons.running(tx, room.guild.id)
    assert found is not None
    assert datetime.fromtimestamp(found.begin_ms / 1000, UTC).day == 1


async def test_the_game_played_most(room: Room) -> None:
    """Without a game the season's table is that of the one played most here, and leads on."""
    straight = over("straight", (130, 40), winner=1)
    await ended(room, [room.alice, room.bob], straight)
    said = shown(await room.carol.slash(room.channel, "club season"))
    assert "Straight Rummy" in text_of(said).split("\n")[0]
    standings = shown(await room.carol.slash(room.channel, "standings"))
    assert "season:straight:0:1:period" in {one.custom_id for one in buttons(standings)}
