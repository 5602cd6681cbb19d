"""`/privacy`: one's own data as a file, and its deletion."""

import gzip
import json
from typing import Any

import pytest

from bot.commands.privacy import packed
from bot.hosting.retention import Retention
from bot.people.refused import Refused
from bot.runtime.clock import now_ms
from bot.table.record import record_of
from data import challenges, games, privacy, settings
from engine.moves import Resign
from engine.record.games import verify
from tests.bot.asking import stored
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import answer, begin, requests, turn
from tests.bot.panels import chosen_in
from tests.bot.presses import forge, told

PARTS = ("settings", "games", "results", "ratings", "challenges")


async def file_of(room: Room, person: Any, **how: Any) -> Any:
    """What /privacy action:export gives *person*, who alone sees it."""
    result = await person.slash(how.get("place", room.channel), "privacy", action="export")
    (sent,) = result.followups or [result.response]
    assert sent.ephemeral
    (attached,) = sent.message.attachments
    assert attached.filename == "jolly-data.json"
    return json.loads(await attached.read())


async def ask(room: Room, person: Any) -> Any:
    """The question that /privacy action:delete asks."""
    result = await person.slash(room.channel, "privacy", action="delete")
    assert result.response.ephemeral
    return result.response.message


async def test_export(room: Room) -> None:
    """The file has one's seats, moves and settings, and neither other people nor secrets."""
    table = await begin(room)
    await turn(room, table)
    await turn(room, table)
    found = await file_of(room, room.alice)
    assert found["user"] == room.alice.id
    assert found["settings"] == {"dm_consent": True, "card_turn_known": True}
    (game,) = found["games"]
    assert (game["game_id"], game["name"], len(game["moves"])) == (table.id, "alice", 2)
    words = json.dumps(found)
    assert str(room.bob.id) not in words
    assert "bob" not in words
    assert table.row.seed.hex() not in words
    assert "deck" not in words


async def test_who_is_forgotten_gets_no_hand(room: Room) -> None:
    """Though their game goes on and their hand was on its way, which is noted nowhere."""
    others = {"opponent": room.bob, "opponent2": room.carol}
    await room.alice.slash(room.channel, "challenge", game="straight", **others)
    room.env.discord.fault("POST /users/@me/channels", times=3, delay=4.0)
    for person in (room.bob, room.carol):
        await room.press(person, room.message_with("Accept"), "Accept")
    await room.press(room.bob, await ask(room, room.bob), "Yes")
    await room.wait(30)
    row = await stored(room)
    assert row.state == "playing"
    known = [(one.user_id or 0) > 0 for one in row.players]
    assert known == [True, False, True]
    assert [one.dm_message_id is not None for one in row.players] == known
    opened = [one.json["recipient_id"] for one in requests(room, "POST", "/users/@me/channels")]
    assert all(int(user) > 0 for user in opened)


async def test_a_game_of_who_is_forgotten_comes_to_its_end(room: Room) -> None:
    """Everybody has a place in it, whoever has a name."""
    others = {"opponent": room.bob, "opponent2": room.carol}
    await room.alice.slash(room.channel, "challenge", game="straight", **others)
    for person in (room.bob, room.carol):
        await room.press(person, room.message_with("Accept"), "Accept")
    await room.press(room.bob, await ask(room, room.bob), "Yes")
    await room.wait()
    question = await room.carol.slash(room.channel, "resign")
    await room.press(room.carol, question.response.message, "Yes")
    await room.wait()
    row = await stored(room)
    assert row.state == "finished"
    assert sorted(one.place or 0 for one in row.players) == [1, 2, 2]


async def test_an_answer_that_discord_takes_no_more(room: Room) -> None:
    """What was asked for is done, and that Discord has forgotten the token is no fault of ours."""
    await begin(room)
    asked = await ask(room, room.bob)
    room.env.inject_error("PATCH", "/webhooks/*", status=404, code=10015)
    await room.press(room.bob, asked, "Yes")
    await room.wait()
    assert all((one.user_id or 0) != room.bob.id for one in (await stored(room)).players)


async def test_export_of_a_stranger(room: Room) -> None:
    """Who has never played gets a file that says so."""
    found = await file_of(room, room.carol)
    assert found["games"] == []
    assert found["settings"] == {}


def test_files_stay_below_the_limit() -> None:
    """A file that would be too large is compressed; one that still is, is refused."""
    found = {"games": [{"line": "1 draw"}] * 1000}
    name, plain = packed(found, 10**6)
    assert name == "jolly-data.json"
    smaller_name, smaller = packed(found, len(plain) - 1)
    assert smaller_name == "jolly-data.json.gz"
    assert gzip.decompress(smaller) == plain
    with pytest.raises(Refused):
        packed(found, 10)


async def test_deletion_is_asked_for(room: Room) -> None:
    """The question says what is lost; No, and Yes after it, delete nothing."""
    await begin(room)
    question = await ask(room, room.alice)
    assert "You’ll resign from your current game right away" in text_of(question)
    no, yes = (button(question, label).custom_id for label in ("No", "Yes"))
    await forge(room, room.alice, question, no)
    late = await press_late(room, room.alice, question, yes)
    assert "nothing was deleted" in told(late)
    table = await room.table()
    assert not table.over
    assert table.seat_of(room.alice.id) == 1


async def press_late(room: Room, person: Any, message: Any, custom_id: str) -> Any:
    """Press a control that the message, which *person* alone sees, has no longer."""
    assert custom_id not in str(room.env.stored(message).components)
    return await forge(room, person, message, custom_id, shown=False)


async def test_an_old_question_is_not_answered(room: Room) -> None:
    """A Yes half an hour later may be a mistake: it deletes nothing."""
    await begin(room)
    question = await ask(room, room.alice)
    await room.wait(1800)
    late = await room.press(room.alice, question, "Yes")
    assert "nothing was deleted" in told(late)
    assert (await room.table()).seat_of(room.alice.id) == 1


async def test_deletion(room: Room) -> None:
    """Running games are resigned, challenges withdrawn, and no row names the person any more."""
    table = await begin(room)
    await turn(room, table)
    await room.alice.slash(room.channel, "challenge", opponent=room.carol)
    await room.carol.slash(room.channel, "challenge", opponent=room.alice)
    await room.bob.slash(room.channel, "challenge")
    await room.press(room.alice, room.message_with("Join"), "Join")
    question = await ask(room, room.alice)
    assert "Your open challenges are cancelled" in text_of(question)
    pressed = await room.press(room.alice, question, "Yes")
    assert "your data is deleted" in text_of(pressed.response.message)
    await room.wait()
    assert table.over
    assert table.state.winner == 2
    async with room.db.reading() as tx:
        found = await privacy.export(tx, room.alice.id)
        states = [(await challenges.load(tx, number)).state for number in (2, 3, 4)]
        row = await games.load(tx, table.id)
    assert not any(found[part] for part in PARTS)
    assert states == ["cancelled", "declined", "open"]
    assert row.players[0].name == privacy.NOBODY
    assert (row.players[0].dm_channel_id, row.players[0].dm_message_id) == (None, None)
    texts = [text_of(one) for one in room.messages()]
    assert any("Cancelled by" in text and privacy.NOBODY in text for text in texts)
    assert any("Declined" in text and privacy.NOBODY in text for text in texts)
    board = await room.bob.slash(room.channel, "standings")
    assert "alice" not in text_of(board.response.message)
    assert privacy.NOBODY not in text_of(board.response.message)


async def test_the_opponent_keeps_the_game(room: Room) -> None:
    """History, profile and the verified record of the other player still tell of the game."""
    table = await begin(room)
    await turn(room, table)
    await room.press(room.alice, await ask(room, room.alice), "Yes")
    await room.wait()
    assert list(verify(await record_of(room.db, table.id)))
    history = answer(await room.bob.slash(room.channel, "history"))
    assert "#1" in history
    one = answer(await room.bob.slash(room.channel, "history", table="1"))
    assert privacy.NOBODY in one
    profile = answer(await room.bob.slash(room.channel, "profile"))
    assert privacy.NOBODY in profile
    again = await room.bob.slash(room.channel, "rematch", table="1")
    assert "a rematch isn’t possible" in told(again)


async def test_a_finished_game_that_somebody_looks_at(room: Room) -> None:
    """One that is over, and still in memory, names nobody any more whose data is deleted."""
    table = await begin(room)
    await room.app.tables.get(table.id)
    await table.play(1, Resign(), now_ms=now_ms(), source="player")
    await room.wait()
    assert table.over
    assert table not in room.app.tables.kept

    await room.press(room.alice, await ask(room, room.alice), "Yes")
    await room.wait()

    assert privacy.NOBODY in [one.name for one in table.row.players]


async def test_the_others_play_on(room: Room) -> None:
    """At a table of three the other two go on, and nobody writes to who is gone."""
    await room.alice.slash(
        room.channel, "challenge", opponent=room.bob, opponent2=room.carol, game="straight"
    )
    for person in (room.bob, room.carol):
        await room.press(person, room.message_with("Accept"), "Accept")
    await room.wait()
    table = await room.table()
    await room.press(room.alice, await ask(room, room.alice), "Yes")
    await room.wait()
    assert not table.over
    assert table.seat_of(room.alice.id) is None
    for _ in range(4):
        await turn(room, table)
        await room.wait()
    reloaded = await stored(room, table.id)
    assert reloaded.players[0].dm_message_id is None


async def test_starting_anew(room: Room) -> None:
    """Who comes back plays like anybody new."""
    await room.alice.slash(room.channel, "preferences", cards="text")
    await begin(room)
    await room.press(room.alice, await ask(room, room.alice), "Yes")
    await room.wait()
    shown = await room.alice.slash(room.channel, "preferences")
    assert "Cards: server default" in chosen_in(shown.response.message)
    table = await begin(room)
    await turn(room, table)
    assert table.seat_of(room.alice.id) == 1
    assert [one["game_id"] for one in (await file_of(room, room.alice))["games"]] == [2]


async def test_a_server_that_sends_us_away(room: Room) -> None:
    """When we left a server is noted, and forgotten where we are asked back."""
    async with room.db.transaction() as tx:
        await settings.change_server(tx, room.guild.id, threads=True)
    await room.app.on_guild_remove(room.app.get_guild(room.guild.id))
    async with room.db.transaction() as tx:
        assert await privacy.forget_servers(tx, 2**60) == 1
        await settings.change_server(tx, room.guild.id, threads=True)
        await privacy.note_server(tx, room.guild.id, 1)
    await Retention(room.app.desk, None, 30).remove_old()
    async with room.db.transaction() as tx:
        assert not (await settings.server_settings(tx, room.guild.id)).threads
        await settings.change_server(tx, room.guild.id, threads=True)
        await privacy.note_server(tx, room.guild.id, 1)
    await room.app.on_guild_join(room.app.get_guild(room.guild.id))
    async with room.db.transaction() as tx:
        assert await privacy.forget_servers(tx, 2**60) == 0
