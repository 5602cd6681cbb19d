"""Head to head: how two people stand against each other, and what to do about it."""

from typing import Any

from tests.bot.conftest import Room, button, buttons, dm_of, selects, text_of
from tests.bot.evening import answer, refused, shown
from tests.bot.finished import ended, over
from tests.bot.presses import forge, told

VERSUS = "Head to head"


async def played(room: Room, *totals: tuple[int, int], game: str = "five-hundred") -> None:
    """Games of Alice with Bob that ended so."""
    for alices, bobs in totals:
        winner = 1 if alices > bobs else 2
        await ended(room, [room.alice, room.bob], over(game, (alices, bobs), winner=winner))


async def test_who_leads(room: Room) -> None:
    """Who leads, who has won the last, and the points of each game: to the presser alone."""
    await played(room, (500, 100), (90, 500), (500, 30), (500, 2))
    await played(room, (100, 40), game="gin")
    view = await room.alice.point(VERSUS, room.bob, room.channel)

    assert view.response.ephemeral
    text = answer(view)
    assert "### You and bob" in text
    assert "**You lead 4 to 1**" in text
    assert "You’ve won the last 3" in text
    assert "Longest streak: you 3, bob 1" in text
    assert "**500 Rummy** · won 3, lost 1 · 1590 points to 632 points" in text
    assert "**Gin Rummy** · won 1, lost 0 · 100 points to 40 points" in text
    assert text.index("500 Rummy") < text.index("Gin Rummy")


async def test_as_the_other_reads_it(room: Room) -> None:
    """The other reads who leads and who has won the last with the name of the first."""
    await played(room, (500, 100), (500, 30), (90, 500), (500, 2), (500, 1))
    text = answer(await room.bob.point(VERSUS, room.alice, room.channel))

    assert "**alice leads 4 to 1**" in text
    assert "alice has won the last 2" in text
    assert "lost to alice" in text


async def test_the_last_games_are_replayed(room: Room) -> None:
    """The last five are listed, and a menu leads to the replay of each."""
    await played(room, *[(500, points) for points in range(7)])
    view = await room.alice.point(VERSUS, room.bob, room.channel)

    assert answer(view).count("won against bob") == 5
    (menu,) = selects(shown(view))
    assert [one.value for one in menu.options] == ["7", "6", "5", "4", "3"]
    # These were stored without moves, as those are of which a host keeps none.
    opened = await room.alice.select(shown(view), ["7"], custom_id=menu.custom_id)
    assert "#7" in told(opened)


async def test_nothing_yet(room: Room) -> None:
    """Who has not met anybody is told so, and can challenge them at once."""
    view = await room.alice.point(VERSUS, room.carol, room.channel)
    assert "You two haven’t finished a game here yet." in answer(view)

    await room.press(room.alice, shown(view), "Challenge")
    assert room.carol.mention in text_of(room.message_with("Accept"))


async def test_of_whom_there_is_none(room: Room) -> None:
    """Oneself, bots, and a DM, where nobody has met anybody."""
    for whom, words in (
        (room.alice, "That’s you."),
        (room.env.world.bot, "Bots have no results here."),
    ):
        view = await room.alice.point(VERSUS, whom, room.channel)
        assert words in refused(room, view)
    in_dm = await room.alice.user.point(VERSUS, room.env.world.bot)
    assert "only works in a server" in refused(room, in_dm)


async def test_profile_and_back(room: Room) -> None:
    """From the profile of another to both head to head and back, in the same message."""
    await played(room, (500, 100))
    view = await room.alice.slash(room.channel, "profile", user=room.bob)
    assert [one.label for one in buttons(shown(view))] == ["Challenge", VERSUS]

    await room.press(room.alice, shown(view), VERSUS)
    assert "### You and bob" in text_of(shown(view))
    await room.press(room.alice, shown(view), "Profile")
    assert text_of(shown(view)).startswith("### bob\n")
    await room.press(room.alice, shown(view), "Challenge")
    assert button(room.message_with("Accept"), "Accept")


async def test_the_own_profile_has_no_buttons(room: Room) -> None:
    """One cannot be challenged by oneself."""
    assert buttons(shown(await room.alice.slash(room.channel, "profile"))) == []


async def test_old_buttons(room: Room) -> None:
    """Whoever presses one about themselves, about a stranger or in a DM reads a sentence."""
    await room.alice.slash(room.channel, "challenge")
    message = room.messages()[-1]
    pressed: Any = await forge(room, room.alice, message, f"person:{room.alice.id}:versus")
    assert "That’s you." in told(pressed)
    pressed = await forge(room, room.alice, message, f"person:{room.alice.id}:challenge")
    assert "You can’t challenge yourself." in told(pressed)
    for verb in ("challenge", "profile", "versus"):
        pressed = await forge(room, room.bob, message, f"person:404:{verb}")
        assert "no longer in this server" in told(pressed)
    pressed = await forge(room, room.bob, message, f"person:{room.carol.id}:profile")
    assert "No rated games here yet." in told(pressed)
    await room.alice.user.slash("challenge", opponent=room.env.world.bot)
    in_dm = room.messages(dm_of(room.alice))[-1]
    for verb in ("challenge", "profile", "versus"):
        pressed = await forge(room, room.alice.user, in_dm, f"person:{room.bob.id}:{verb}")
        assert "only works in a server" in told(pressed)
