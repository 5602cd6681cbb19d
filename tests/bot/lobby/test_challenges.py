"""From the challenge to the game, or to its end."""

import re
from typing import Any

from data import settings
from tests.bot.asking import running
from tests.bot.conftest import Room, button, buttons, dm_of, text_of
from tests.bot.presses import at_once, forge, now, told
from tests.bot.servers import forbid

MINUTE = 60


async def ask(room: Room, **options: Any) -> Any:
    """Alice's challenge as it stands in the channel; Bob is asked."""
    await room.alice.slash(room.channel, "challenge", **({"opponent": room.bob} | options))
    return room.messages()[-1]


async def test_accept(room: Room) -> None:
    """Who is challenged is pinged, and their Accept begins the game and sends both hands."""
    message = await ask(room)
    assert [one.id for one in message.mentions] == [room.bob.id]
    assert "alice" in text_of(message)
    assert "500 Rummy to 100" in text_of(message)
    await room.press(room.bob, message, "Accept")
    await room.wait()
    assert "The game has started: #1" in text_of(now(room, message))
    assert not buttons(now(room, message))
    assert button(room.message_with("My hand"), "My hand")
    for person in (room.alice, room.bob):
        assert "Your hand (13)" in text_of(room.messages(dm_of(person))[-1])


async def test_accept_without_an_answer(room: Room) -> None:
    """Whose Accept comes too late to be answered begins the game all the same, as all can read."""
    message = await ask(room)
    room.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    await room.press(room.bob, message, "Accept")
    await room.wait()
    assert "The game has started: #1" in text_of(now(room, message))
    assert not buttons(now(room, message))


async def test_a_late_showing_shows_the_present(room: Room) -> None:
    """What was on its way while Discord failed does not stand once more has happened."""
    message = await ask(room, opponent=None)
    room.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    fails = room.env.inject_error("PATCH", "/channels/*", status=502, times=None)
    await room.press(room.bob, message, "Join")
    await room.wait(2)
    assert "bob" not in text_of(now(room, message))
    room.env.discord.faults.remove(fails)
    await room.press(room.alice, message, "Start")
    await room.wait(MINUTE)
    assert "The game has started: #1" in text_of(now(room, message))


async def test_commands_in_plain_words_are_pressable(room: Room) -> None:
    """A challenge is no component, and names commands as links all the same."""
    assert re.search(r"</learn:\d+>", (await ask(room)).content)


async def test_decline(room: Room) -> None:
    """Decline ends the challenge, and says who declined."""
    message = await ask(room)
    await room.press(room.bob, message, "Decline")
    assert "bob declined" in text_of(now(room, message))
    assert not buttons(now(room, message))
    assert await running(room) == []


async def test_cancel(room: Room) -> None:
    """The challenger takes the challenge back."""
    message = await ask(room)
    await room.press(room.alice, message, "Cancel")
    assert "Cancelled by the challenger" in text_of(now(room, message))
    assert not buttons(now(room, message))
    assert await running(room) == []


async def test_wrong_people(room: Room) -> None:
    """An answer of somebody else changes nothing, and they alone are told why."""
    message = await ask(room)
    before = text_of(message)
    for person, label, words in (
        (room.alice, "Accept", "Only the players who were challenged"),
        (room.carol, "Accept", "Only the players who were challenged"),
        (room.alice, "Decline", "Only the players who were challenged"),
        (room.carol, "Decline", "Only the players who were challenged"),
        (room.bob, "Cancel", "Only the challenger"),
        (room.carol, "Cancel", "Only the challenger"),
    ):
        assert words in told(await room.press(person, message, label))
        assert text_of(now(room, message)) == before
    assert await running(room) == []


async def test_accepting_twice_at_once(room: Room) -> None:
    """Two presses of Accept at once begin one game."""
    message = await ask(room)
    accept = button(message, "Accept").custom_id
    await at_once(room, (room.bob, message, accept), (room.bob, message, accept))
    await room.wait()
    assert len(await running(room)) == 1
    late = await forge(room, room.bob, message, accept)
    assert "The game has started: #1" in text_of(now(room, message))
    assert late.acknowledged
    assert len(await running(room)) == 1


async def test_accept_meets_cancel(room: Room) -> None:
    """Where Accept and Cancel are pressed at once, one of them counts."""
    message = await ask(room)
    accept, cancel = button(message, "Accept").custom_id, button(message, "Cancel").custom_id
    await at_once(room, (room.alice, message, cancel), (room.bob, message, accept))
    await room.wait()
    begun = "The game has started" in text_of(now(room, message))
    assert begun != ("Cancelled by" in text_of(now(room, message)))
    assert len(await running(room)) == begun


async def test_expiry(room: Room) -> None:
    """After fifteen minutes nobody can answer any more, and the message says so."""
    message = await ask(room)
    accept = button(message, "Accept").custom_id
    await room.wait(15 * MINUTE - 5)
    assert button(now(room, message), "Accept")
    await room.wait(10)
    assert "No one answered in time" in text_of(now(room, message))
    assert not buttons(now(room, message))
    await forge(room, room.bob, message, accept)
    assert await running(room) == []


async def test_open_table(room: Room) -> None:
    """Anybody joins an open table, leaves it and starts it; it is never started alone."""
    await room.alice.slash(room.channel, "challenge")
    message = room.messages()[-1]
    assert [one.label for one in buttons(message)] == ["Join", "Leave", "Start", "Options"]
    assert "1 of 2 seats: alice" in text_of(message)
    alone = await room.press(room.alice, message, "Start")
    assert "One more player is needed" in told(alone)
    assert "haven’t joined" in told(await room.press(room.carol, message, "Start"))
    assert "haven’t joined" in told(await room.press(room.carol, message, "Leave"))
    await room.press(room.bob, message, "Join")
    assert "2 of 2 seats: alice and bob" in text_of(now(room, message))
    assert "already joined this table" in told(await room.press(room.bob, message, "Join"))
    assert "All seats are taken" in told(await room.press(room.carol, message, "Join"))
    await room.press(room.bob, message, "Leave")
    assert "1 of 2 seats: alice" in text_of(now(room, message))
    await room.press(room.carol, message, "Join")
    await room.press(room.carol, message, "Start")
    await room.wait()
    table = await room.table()
    assert [player.user_id for player in table.row.players] == [room.alice.id, room.carol.id]


async def test_opener_leaves(room: Room) -> None:
    """Who opened a table closes it by leaving."""
    await room.alice.slash(room.channel, "challenge")
    message = room.messages()[-1]
    await room.press(room.bob, message, "Join")
    await room.press(room.alice, message, "Leave")
    assert "Cancelled by the challenger" in text_of(now(room, message))
    assert not buttons(now(room, message))


async def test_start_needs_an_open_table(room: Room) -> None:
    """A forged Start does not begin a game that the challenged has not accepted."""
    message = await ask(room)
    number = button(message, "Accept").custom_id.split(":")[1]
    for verb in ("start", "join", "leave", "anything"):
        for person in (room.alice, room.bob, room.carol):
            result = await forge(room, person, message, f"challenge:{number}:{verb}")
            assert "no longer open" in told(result)
    assert await running(room) == []
    assert button(now(room, message), "Accept")


async def test_a_press_on_another_message(room: Room) -> None:
    """A forged id of another challenge changes neither message."""
    first = await ask(room)
    await room.alice.slash(room.channel, "challenge", opponent=room.carol)
    second = room.messages()[-1]
    result = await forge(room, room.bob, second, button(first, "Accept").custom_id)
    assert "no longer open" in told(result)
    assert text_of(now(room, second)) == text_of(second)
    assert await running(room) == []


async def test_nobody_to_challenge(room: Room) -> None:
    """Who cannot be challenged is refused with a sentence, and nothing is posted."""
    robot = room.guild.add_member(room.env.create_user("robot", bot=True))
    for people, words in (
        ((room.alice,), "can’t challenge yourself"),
        ((robot,), "That bot doesn’t play"),
        ((room.bob, room.bob), "picked the same person twice"),
        ((room.bob, room.carol), "exactly 2 players, not 3"),
        ((room.bob, room.jolly), "exactly 2 players, not 3"),
    ):
        named = dict(zip(("opponent", "opponent2"), people, strict=False))
        assert words in told(await room.alice.slash(room.channel, "challenge", **named))
    assert not room.messages()


async def test_impossible_options(room: Room) -> None:
    """An option that the game does not have is refused with what it has."""
    for options, words in (
        ({"options": "target=100 wild"}, "separated by spaces"),
        ({"options": "colour=red"}, "no option “colour”"),
        ({"target": 77}, "“77” isn’t a valid value"),
        ({"clock": "soon"}, "can’t read that as a time"),
        ({"clock": "1s"}, "isn’t a valid value for “clock”"),
        ({"rounds": 3}, "Leave rounds empty"),
    ):
        result = await room.alice.slash(room.channel, "challenge", opponent=room.bob, **options)
        assert words in told(result)
    assert not room.messages()


async def test_options_are_shown(room: Room) -> None:
    """The challenge says what is played, with what limits, and whether it counts."""
    message = await ask(room, target=200, clock="5m", options="increment=10", rated=False)
    text = text_of(message)
    for words in ("500 Rummy to 200", "clock: 5 minutes each, plus 10 seconds a turn", "Unrated"):
        assert words.lower() in text.lower()


async def test_in_a_dm(room: Room) -> None:
    """In the DM with the bot nobody else can be challenged."""
    dm = dm_of(room.alice)
    for options in ({}, {"opponent": room.bob.user}):
        result = await room.alice.user.slash("challenge", **options)
        assert "No one would see a challenge here" in told(result)
    assert not room.messages(dm)


async def test_too_late_though_still_shown(room: Room) -> None:
    """A challenge ends at its time, even where that could not be shown or stored yet."""
    message = await ask(room)
    room.app.desk.timers.cancel(("challenge", 1))
    await room.wait(15 * MINUTE)
    result = await room.press(room.bob, message, "Accept")
    assert "This challenge is no longer open." in told(result)
    assert await running(room) == []


async def test_where_challenges_are_allowed(room: Room) -> None:
    """Elsewhere than in the allowed channels and their threads it is refused, naming one."""
    other = room.guild.create_text_channel("games")
    async with room.db.transaction() as tx:
        await settings.change_server(tx, room.guild.id, challenge_channels=(other.id,))
    result = await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    assert f"aren’t allowed in this channel. Try <#{other.id}>" in told(result)
    assert not room.messages()
    await room.alice.slash(other, "challenge", opponent=room.bob)
    assert button(room.messages(other)[-1], "Accept")
    other.create_thread("cards")
    (thread,) = other.threads
    await room.alice.slash(thread, "challenge", opponent=room.carol)
    assert button(room.messages(thread)[-1], "Accept")


async def test_without_permission_to_write(room: Room) -> None:
    """Where the bot may not write, the challenger is told, and nothing is left open."""
    quiet = room.guild.create_text_channel("quiet")
    forbid(room, quiet, "send_messages")
    result = await room.alice.slash(quiet, "challenge", opponent=room.bob)
    assert "I can’t write in this channel" in told(result)
    place = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", place, status=403, code=50013)
    result = await room.alice.slash(room.channel, "challenge", opponent=room.bob)
    assert "I can’t write in this channel" in told(result)
    assert not room.messages(quiet)
    assert button(await ask(room), "Accept")


async def test_limits(room: Room) -> None:
    """Too many open challenges or games are refused with a sentence that says how many."""
    async with room.db.transaction() as tx:
        limits = {"challenges_per_person": 2, "challenges_to_person": 1, "games_per_person": 1}
        await settings.change_server(tx, room.guild.id, **limits)
    message = await ask(room)
    again = await room.carol.slash(room.channel, "challenge", opponent=room.bob)
    assert "can’t be challenged right now" in told(again)
    await room.alice.slash(room.channel, "challenge")
    third = await room.alice.slash(room.channel, "challenge", opponent=room.carol)
    assert "You already have 2 open challenges" in told(third)
    opened = room.messages()[-1]
    await room.press(room.bob, message, "Accept")
    await room.wait()
    result = await room.press(room.bob, opened, "Join")
    assert "You’re already playing a game" in told(result)
    result = await room.bob.slash(room.channel, "challenge", opponent=room.carol)
    assert "You’re already playing a game" in told(result)
