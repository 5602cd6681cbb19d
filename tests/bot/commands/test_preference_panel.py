"""The panel of preferences: each choice holds at once, and what was typed wrongly can be mended."""

from typing import Any

import pytest

from bot.people.texts import LANGUAGES, say
from bot.runtime.clock import now_ms
from data import settings
from tests.bot.asking import wishes_of
from tests.bot.conftest import Room, button, buttons, dm_of, known_to_be_dead, text_of
from tests.bot.evening import begin, hand_of, shown
from tests.bot.panels import choose, chosen_in, fields, fill, menus
from tests.bot.presses import forge, told


async def opened(room: Room, page: str = "Display", channel: Any = None) -> Any:
    """Alice's panel with one page open."""
    answer = await room.alice.slash(channel or room.channel, "preferences")
    if page != "Display":
        await room.press(room.alice, shown(answer), page)
    return answer


async def test_each_choice_holds_at_once(room: Room) -> None:
    """What is chosen in a menu is stored, and the menu shows it as chosen."""
    answer = await opened(room)
    assert shown(answer).flags.ephemeral
    for words in (
        "Cards: pictures",
        "Suit colours: two",
        "Picture background: light",
        "Large print: on",
        "Language: English",
    ):
        await choose(room, room.alice, shown(answer), words)
        assert words in chosen_in(shown(answer))
        assert "Saved." in text_of(shown(answer))

    await room.press(room.alice, shown(answer), "Messages")
    assert "Saved." not in text_of(shown(answer))
    for words in ("Messages: only in the channel", "Turn alerts: never"):
        await choose(room, room.alice, shown(answer), words)
        assert words in chosen_in(shown(answer))

    kept = await wishes_of(room, room.alice)
    assert (kept.cards, kept.colours, kept.background, kept.large) == (
        "image",
        "two",
        "light",
        True,
    )
    assert (kept.language, kept.messages, kept.calls) == ("en", "channel", "never")


async def test_back_to_the_usual(room: Room) -> None:
    """A choice can be taken back: cards as in the server, the language as in Discord."""
    answer = await room.alice.slash(room.channel, "preferences", cards="emoji", language="en")
    await choose(room, room.alice, shown(answer), "Cards: server default")
    await choose(room, room.alice, shown(answer), "Language: same as Discord")

    kept = await wishes_of(room, room.alice)
    assert (kept.cards, kept.language) == (None, None)


async def test_dms_are_asked_for_again(room: Room) -> None:
    """Who chooses DMs in the menu gets them, though they were closed once."""
    async with room.db.transaction() as tx:
        await settings.change_user(tx, room.alice.id, dm_closed=True, messages="channel")
    room.app.preferences.changed(room.alice.id)
    answer = await opened(room, "Messages")
    await choose(room, room.alice, shown(answer), "Messages: by DM")

    kept = await wishes_of(room, room.alice)
    assert (kept.messages, kept.dm_closed, kept.dm_consent) == ("dm", False, True)


async def test_the_command_opens_the_page(room: Room) -> None:
    """After `/preferences key:value` the panel stands where that value is."""
    wishes: list[tuple[dict[str, Any], str]] = [
        ({"calls": "never"}, "Turn alerts: never"),
        ({"large": True}, "Large print: on"),
    ]
    for named, words in wishes:
        answer = await room.alice.slash(room.channel, "preferences", **named)
        assert words in chosen_in(shown(answer))
    answer = await room.alice.slash(room.channel, "preferences", vacation=3)
    assert "18 days" in text_of(shown(answer))
    assert button(shown(answer), "End vacation")


async def test_quiet_hours(room: Room) -> None:
    """Hours and zone are typed in a dialog, the zone can be chosen, and the hours ended."""
    answer = await opened(room, "Quiet, vacation")
    dialog = await room.press(room.alice, shown(answer), "Quiet hours …")
    await fill(room.alice, shown(answer), dialog, hours="22-7", zone="riga")
    assert "22:00–07:00 (Europe/Riga)" in text_of(shown(answer))
    dialog = await room.press(room.alice, shown(answer), "Quiet hours …")
    assert fields(dialog) == {"hours": "22:00-07:00", "zone": "Europe/Riga"}

    tokyo = next(
        line.label
        for one in menus(shown(answer))
        for line in one.options
        if line.value == "Europe/Prague"
    )
    await choose(room, room.alice, shown(answer), tokyo)
    assert "22:00–07:00 (Europe/Prague)" in text_of(shown(answer))
    await room.press(room.alice, shown(answer), "No quiet hours")
    assert not button(shown(answer), "No quiet hours")
    kept = await wishes_of(room, room.alice)
    assert (kept.quiet_from, kept.zone) == (None, "Europe/Prague")


async def test_what_is_wrong_is_named_and_mended(room: Room) -> None:
    """Each wrong field is named; the dialog opens again as it was filled in, and success clears."""
    answer = await opened(room, "Quiet, vacation")
    dialog = await room.press(room.alice, shown(answer), "Quiet hours …")
    await fill(room.alice, shown(answer), dialog, hours="night", zone="Atlantis")
    said = text_of(shown(answer))
    assert "Hours: I can’t" in said.replace("**", "")
    assert "Time zone: I don’t know the time zone “Atlantis”" in said.replace("**", "")
    assert (await wishes_of(room, room.alice)).zone is None

    dialog = await room.press(room.alice, shown(answer), "Open again")
    assert fields(dialog) == {"hours": "night", "zone": "Atlantis"}
    await fill(room.alice, shown(answer), dialog, hours="22-7")
    assert "Hours: I can’t" not in text_of(shown(answer)).replace("**", "")
    dialog = await room.press(room.alice, shown(answer), "Open again")
    await fill(room.alice, shown(answer), dialog, zone="Europe/Riga")
    assert "22:00–07:00 (Europe/Riga)" in text_of(shown(answer))
    assert not button(shown(answer), "Open again")
    assert "⚠" not in text_of(shown(answer))


async def test_hours_need_a_zone(room: Room) -> None:
    """Hours without a zone would be quiet somewhere else."""
    answer = await opened(room, "Quiet, vacation")
    dialog = await room.press(room.alice, shown(answer), "Quiet hours …")
    await fill(room.alice, shown(answer), dialog, hours="22-7")
    assert "Quiet hours need your time zone" in text_of(shown(answer))


@pytest.mark.parametrize("how", ["late", "restart"])
async def test_what_was_typed_is_gone(room: Room, how: str) -> None:
    """After a quarter of an hour, or a restart, that is said, with the way to start afresh."""
    answer = await opened(room, "Quiet, vacation")
    dialog = await room.press(room.alice, shown(answer), "Vacation …")
    await fill(room.alice, shown(answer), dialog, days="many")
    assert "“many” isn’t a whole number" in text_of(shown(answer))
    if how == "late":
        await room.wait(15 * 60)
    else:
        await known_to_be_dead(room.db)
        await room.env.restart_bot(type(room.app)(room.db, shard_count=1, beat_ms=3_600_000))
    refused = await room.press(room.alice, shown(answer), "Open again")
    assert "Your typed text has expired" in told(refused)
    dialog = await room.press(room.alice, refused.response.message, "Open the dialog")
    assert fields(dialog) == {"days": ""}
    done = await fill(room.alice, refused.response.message, dialog, days="2")
    assert "19 days" in told(done)


async def test_vacation(room: Room) -> None:
    """Days are taken in a dialog, no more than are left, and the vacation ends with a press."""
    answer = await opened(room, "Quiet, vacation")
    dialog = await room.press(room.alice, shown(answer), "Vacation …")
    await fill(room.alice, shown(answer), dialog, days="99")
    assert "⚠ Days, starting now:" in text_of(shown(answer)).replace("**", "")
    dialog = await room.press(room.alice, shown(answer), "Open again")
    await fill(room.alice, shown(answer), dialog, days="5")
    assert "16 days" in text_of(shown(answer))
    assert (await wishes_of(room, room.alice)).vacation_until_ms > now_ms()
    await room.press(room.alice, shown(answer), "End vacation")
    assert (await wishes_of(room, room.alice)).vacation_until_ms == 0


async def test_language_changes_all_at_once(room: Room) -> None:
    """The panel, the hand by DM, the ephemeral one and the open lesson speak the new language."""
    await begin(room)
    lesson = await room.alice.slash(room.channel, "learn", game="gin")
    hand = await room.press(room.alice, room.message_with("My hand"), "My hand")
    answer = await opened(room)
    await choose(room, room.alice, shown(answer), "Language: Deutsch")
    await room.wait()

    assert say("de", "preferences-title").lstrip("# ") in text_of(shown(answer))
    title = say("de", "hand-title", count=13).partition("13")[0]
    for message in (hand_of_either(room), hand.response.message):
        assert title in text_of(message)
    assert say("de", "learn-button-skip") in [one.label for one in buttons(shown(lesson))]


def hand_of_either(room: Room) -> Any:
    """Alice's hand by DM, whatever language its buttons are in."""
    return room.messages(dm_of(room.alice))[-1]


async def test_a_table_out_of_memory_follows(room: Room) -> None:
    """A hand by DM is shown otherwise though nobody has played there for long."""
    table = await begin(room)
    room.app.tables.forget(table)
    await room.alice.slash(room.channel, "preferences", language="de")
    await room.wait(1)
    assert say("de", "hand-title", count=13).partition("13")[0] in text_of(hand_of_either(room))


async def test_as_discord_again(room: Room) -> None:
    """Whoever takes a language back in the DM is answered in that of their Discord at once."""
    await begin(room)
    answer = await room.alice.user.slash("preferences", language="cs")
    await choose(
        room,
        room.alice,
        shown(answer),
        say("cs", "menu-language", value=say("cs", "language-automatic")),
    )
    await room.wait()
    assert "Your preferences" in text_of(shown(answer))
    assert "Your hand" in text_of(hand_of(room, room.alice))


@pytest.mark.parametrize(
    ("control", "value"),
    [
        ("set:language", "tlh"),
        ("set:cards", "gold"),
        ("set:zone", "Mars/Olympus"),
        ("set:dm_consent", "true"),
        ("page:secret", None),
        ("ask:looks", None),
    ],
)
async def test_forged(room: Room, control: str, value: str | None) -> None:
    """A control made up changes nothing but what the panel offers."""
    answer = await opened(room)
    before = await wishes_of(room, room.alice)
    values = None if value is None else [value]
    await forge(room, room.alice, shown(answer), f"preferences:{control}", values)
    assert await wishes_of(room, room.alice) == before


async def test_on_a_public_message(room: Room) -> None:
    """Forged on what others read, the panel is answered to the presser alone."""
    await begin(room)
    public = room.message_with("My hand")
    result = await forge(room, room.alice, public, "preferences:page:looks")
    assert "Your preferences" in told(result)
    assert "Your preferences" not in "".join(text_of(one) for one in room.messages())


@pytest.mark.parametrize("language", LANGUAGES)
async def test_fits_in_every_language(room: Room, language: str) -> None:
    """Each page and dialog is within Discord's limits in every language."""
    answer = await room.alice.slash(room.channel, "preferences", language=language, vacation=1)
    await room.alice.slash(room.channel, "preferences", quiet="22-7", zone="UTC")
    for page in ("turns", "away", "looks", "away"):
        await room.press(room.alice, shown(answer), say(language, f"preferences-page-{page}"))
    for name in ("quiet", "vacation"):
        dialog = await room.press(room.alice, shown(answer), say(language, f"button-{name}"))
        assert fields(dialog)
