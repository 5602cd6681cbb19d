"""Moderators: they end tables but their own, keep people from playing, and read what was done."""

from typing import Any

import discord
import pytest
from sqlalchemy import update

from bot.club.moderation.deeds import Moderation
from bot.lobby.moderators import Moderator
from bot.people.refused import Refused
from bot.runtime.clock import now_ms
from data import bans, games, moderation, standings
from data.store.club import bans as stored_bans
from data.store.schema import games as stored_games
from engine.moves import DrawStock
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import answer, begin, public, shown, turn
from tests.bot.moderating import made_moderator, panel, pick, send
from tests.bot.presses import told

pytestmark = pytest.mark.usefixtures("seldom_beats")

DAY = 24 * 3600


@pytest.fixture
async def mod(room: Room) -> Any:
    return await made_moderator(room)


async def ended(room: Room, game: int) -> games.GameRow:
    async with room.db.reading() as tx:
        return await games.load(tx, game)


@pytest.mark.parametrize(
    ("label", "reason", "said"),
    [
        ("End, no result …", "moderated", "no result, no rating"),
        ("End, keep points …", "stopped", "The scores stand, but the game is unrated"),
    ],
)
async def test_a_table_is_ended(room: Room, mod: Any, label: str, reason: str, said: str) -> None:
    """By a press and a dialog that may stay empty; it counts for nobody, and everybody reads it."""
    table = await begin(room)
    await turn(room, table)
    page = await panel(room, mod, table="1")
    dialog = await room.press(mod, shown(page), label)
    await send(mod, page, dialog, "asked for it")
    assert "#1 has ended" in text_of(shown(page))
    await room.wait()

    row = await ended(room, 1)
    assert (row.state, row.ended_reason, row.winner) == ("aborted", reason, None)
    assert table.over
    assert any(said in text_of(one) for one in room.messages())
    async with room.db.transaction() as tx:
        assert await standings.rebuild(tx) == 0
    if reason == "stopped":
        assert [one.points for one in row.players] == [0, 0]
    by = Moderator(room.guild.id, mod.id, "mod", manages=False)
    with pytest.raises(Refused, match="game-over"):
        await room.app.part(Moderation)._end(by, table, "end", "by another at the same time")
    await room.press(mod, shown(page), "Log")
    assert "**mod** ended #1" in text_of(shown(page))
    assert "“asked for it”" in text_of(shown(page))


async def test_a_table_at_which_another_process_has_played(room: Room, mod: Any) -> None:
    """It is ended as it stands there."""
    table = await begin(room)
    other = await room.stored_table(table.id)
    await other.play(table.state.to_act, DrawStock(), now_ms=now_ms(), source="player")
    by = Moderator(room.guild.id, mod.id, "mod", manages=False)
    await room.app.part(Moderation).end(by, table.id, "end", None)
    assert (await ended(room, table.id)).state == "aborted"
    assert table.step == other.step


async def test_ordinary_members_are_not_let_in(room: Room) -> None:
    """Neither by command nor by a button; the club's screen does not speak of it to them."""
    said = await room.carol.slash(room.channel, "club moderate")
    assert "Only a server’s moderators" in answer(said)
    home = shown(await room.carol.slash(room.channel, "club home"))
    assert not button(home, "Moderation")
    assert "For moderators" not in text_of(home)


async def test_the_ways_in(room: Room, mod: Any) -> None:
    """From the club's screen, from a table's My hand, and from /table."""
    home = shown(await mod.slash(room.channel, "club home"))
    assert text_of(shown(await room.press(mod, home, "Moderation"))).startswith("### Moderation")
    table = await begin(room)
    refused = await room.press(mod, public(room, table), "My hand")
    assert "aren’t playing" in told(refused)
    page = await room.press(mod, shown(refused), "Moderation")
    assert button(shown(page), "End, no result …")
    watched = shown(await mod.slash(room.channel, "table", table="1"))
    assert button(watched, "Moderation")
    assert not button(shown(await room.carol.slash(room.channel, "table", table="1")), "Moderation")


async def test_never_their_own(room: Room, mod: Any) -> None:
    """They are told so, also where the press is older than the game."""
    await begin(room, opponent=mod)
    page = await panel(room, mod, table="1")
    assert "You’re playing in #1" in text_of(shown(page))
    assert not button(shown(page), "End, no result …")
    by = Moderator(room.guild.id, mod.id, "mod", manages=True)
    with pytest.raises(Refused) as refusal:
        await room.app.part(Moderation).end(by, 1, "end", None)
    assert refusal.value.key == "moderate-own-table"
    assert (await ended(room, 1)).state == "playing"


async def test_who_is_no_moderator_any_more(room: Room, mod: Any) -> None:
    """Each press asks anew."""
    await begin(room)
    page = await panel(room, mod, table="1")
    dialog = await room.press(mod, shown(page), "End, no result …")
    (role,) = (await room.app.preferences.of_server(room.guild.id)).moderator_roles
    room.env.discord.take(mod.of, room.guild.of.role(role))
    await room.env.settle()
    assert "Only a server’s moderators" in told(await send(mod, page, dialog))
    assert (await ended(room, 1)).state == "playing"


async def test_abandoned_tables_are_cleared(room: Room, mod: Any) -> None:
    """All at which nobody has moved for days, but those of the moderator, and younger ones."""
    await begin(room, turn="none")
    own = await begin(room, opponent=mod, turn="none")
    await room.wait(8 * DAY)
    young = await begin(room, opponent=room.carol)
    page = await panel(room, mod)
    await pick(mod, page, "days", "7")
    assert "#1 ·" in text_of(shown(page))
    assert f"#{young.id} ·" not in text_of(shown(page))
    dialog = await room.press(mod, shown(page), "End all (1) …")
    await send(mod, page, dialog)
    assert "Games ended: 1." in text_of(shown(page))
    states = [(await ended(room, game)).state for game in (1, own.id, young.id)]
    assert states == ["aborted", "playing", "playing"]


async def banned(room: Room, mod: Any, person: Any, length: int = 3600, why: str = "") -> Any:
    """Keep somebody from playing, by the panel."""
    page = await panel(room, mod)
    await room.press(mod, shown(page), "People")
    await pick(mod, page, "person", person)
    dialog = await pick(mod, page, f"length:{person.id}", str(length))
    await send(mod, page, dialog, why)
    return page


async def test_a_banned_person_plays_nowhere_here(room: Room, mod: Any) -> None:
    """They cannot ask, join, accept or be asked, and are told why and for how long."""
    await room.alice.slash(room.channel, "challenge")
    await room.carol.slash(room.channel, "challenge", opponent=room.bob)
    page = await banned(room, mod, room.bob, why="rude *words*")
    assert "**bob** is banned from playing here until <t:" in text_of(shown(page))
    await room.env.settle()
    assert not [one for one in room.messages() if button(one, "Accept")]

    for said in (
        await room.bob.slash(room.channel, "challenge"),
        await room.bob.slash(room.channel, "challenge", opponent=room.alice),
        await room.bob.slash(room.channel, "challenge", opponent=room.jolly),
        await room.press(room.bob, room.message_with("Join"), "Join"),
    ):
        assert "You’re banned from playing in this server until <t:" in told(said)
        assert "rude \\*words\\*" in told(said)
    said = await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    assert "can’t play here right now" in answer(said)
    assert "rude" not in answer(said)

    await room.wait(3601)
    await room.bob.slash(room.channel, "challenge", opponent=room.alice)
    assert room.message_with("Accept")


async def test_a_ban_is_lifted(room: Room, mod: Any) -> None:
    """By the menu of those who may not play; both deeds are in the log, the newest first."""
    page = await banned(room, mod, room.bob, 0)
    assert "until further notice" in text_of(shown(page))
    async with room.db.reading() as tx:
        (ban,) = await bans.running(tx, room.guild.id, 0, 5)
    dialog = await pick(mod, page, "lift", str(ban.id))
    await send(mod, page, dialog)
    assert "**bob** can play here again" in text_of(shown(page))
    await room.press(mod, shown(page), "Log")
    first, second = text_of(shown(page)).splitlines()[1:3]
    assert "lifted the ban on **bob**" in first
    assert "banned **bob** from playing until further notice" in second
    await room.bob.slash(room.channel, "challenge", opponent=room.alice)
    assert room.message_with("Accept")


async def test_what_the_log_says(room: Room, mod: Any) -> None:
    """By whom, at which table, and about whom; who was forgotten has a name alone."""
    table = await begin(room)
    page = await panel(room, mod, table="1")
    await send(mod, page, await room.press(mod, shown(page), "End, no result …"), "asked for it")
    await banned(room, mod, room.bob)
    async with room.db.transaction() as tx:
        (ban,) = await bans.running(tx, room.guild.id, now_ms(), 5)
        await tx.execute(update(stored_bans).values(user_id=None))
    by = Moderator(room.guild.id, mod.id, "mod", manages=False)
    await room.app.part(Moderation).lift(by, ban.id, None)
    async with room.db.reading() as tx:
        lifted, made, done = (await moderation.log(tx, room.guild.id)).deeds
    assert {(one.by_user_id, one.by_name) for one in (lifted, made, done)} == {(mod.id, "mod")}
    assert (done.kind, done.game_id, done.about_user_id) == ("end", table.id, None)
    assert (done.about_name, done.until_ms, done.reason) == (None, None, "asked for it")
    assert (made.kind, made.game_id, made.about_user_id) == ("ban", None, room.bob.id)
    assert (made.about_name, made.until_ms, made.reason) == ("bob", ban.until_ms, None)
    assert (lifted.kind, lifted.game_id, lifted.about_user_id) == ("lift", None, None)
    assert (lifted.about_name, lifted.until_ms, lifted.reason) == ("bob", None, None)


async def test_running_games_may_be_finished(room: Room, mod: Any) -> None:
    """The moderator is told which they are."""
    table = await begin(room)
    page = await banned(room, mod, room.bob)
    assert "Still in progress: #1" in text_of(shown(page))
    await turn(room, table)
    await turn(room, table)
    assert not table.over


async def test_games_elsewhere_are_not_told_of(room: Room, mod: Any) -> None:
    """What somebody plays in other servers is no affair of a moderator's."""
    await begin(room)
    other = await begin(room)
    async with other.noting() as tx:
        elsewhere = update(stored_games).where(stored_games.c.id == other.id)
        await tx.execute(elsewhere.values(guild_id=room.guild.id + 1))
    page = await banned(room, mod, room.bob)
    assert "Still in progress: #1" in text_of(shown(page))
    assert f"#{other.id}" not in text_of(shown(page))


async def test_whom_a_moderator_cannot_ban(room: Room, mod: Any) -> None:
    """Themselves, other moderators, those who manage the server; these may ban a moderator."""
    role = room.guild.create_role("hosts", permissions=discord.Permissions(manage_guild=True))
    host = room.guild.add_member(room.env.create_user("host"), roles=[role])
    for person, said in ((mod, "yourself"), (host, "Manage Server"), (room.jolly, "a bot")):
        refused = await mod.slash(room.channel, "club moderate", person=person)
        assert said in answer(refused)
    await banned(room, host, mod)
    refused = await mod.slash(room.channel, "challenge", opponent=room.alice)
    assert "You’re banned from playing in this server" in answer(refused)
    async with room.db.reading() as tx:
        (ban,) = await bans.running(tx, room.guild.id, 0, 5)
    page = await panel(room, mod)
    await room.press(mod, shown(page), "People")
    dialog = await pick(mod, page, "lift", str(ban.id))
    assert "Ask another moderator" in told(await send(mod, page, dialog))


async def test_a_ban_holds_though_data_is_deleted(room: Room, mod: Any) -> None:
    """Nobody escapes it by /privacy, and nobody is named any more where it stands."""
    await banned(room, mod, room.bob, 0, "spam")
    said = await room.bob.slash(room.channel, "privacy", action="delete")
    await room.press(room.bob, shown(said), "Yes")
    said = await room.bob.slash(room.channel, "challenge", opponent=room.alice)
    assert "You’re banned from playing in this server" in answer(said)
    page = await panel(room, mod)
    await room.press(mod, shown(page), "Log")
    assert "bob" not in text_of(shown(page))
    assert "spam" not in text_of(shown(page))


async def test_the_log_has_pages(room: Room, mod: Any) -> None:
    """Eight deeds on each, the newest first."""
    for _ in range(9):
        await banned(room, mod, room.bob)
    page = await panel(room, mod)
    await room.press(mod, shown(page), "Log")
    assert text_of(shown(page)).count("banned **bob**") == 8
    await room.press(mod, shown(page), "Next")
    assert text_of(shown(page)).count("banned **bob**") == 1
