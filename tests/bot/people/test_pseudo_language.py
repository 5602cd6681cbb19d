"""Whole games in a language that nobody speaks: no word of English is left in what people read."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.lobby.options_dialog import dialog, pages_of
from bot.people import texts
from data import settings
from engine.options import rules_from
from engine.variants import VARIANTS
from tests.bot import pseudo_language
from tests.bot.conftest import Room
from tests.bot.pseudo_language import NAME, leaks
from tests.bot.speakers import begun, look, press_all, speak
from tests.bot.stage import show
from tests.bot.test_secrecy import GAMES, played

LONGEST = 120
"""Moves; what follows in a longer game is more of the same."""
LOOKS = (14,)
"""After which moves everybody asks for everything."""


@pytest.fixture(autouse=True)
def _spoken(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(texts.BUNDLES, NAME, pseudo_language.bundle())
    texts.say.cache_clear()
    yield
    texts.say.cache_clear()


def test_what_this_would_find() -> None:
    """A text of the language is none, a word of English is one."""
    said = texts.say(NAME, "hand-your-draw", ways="stock")
    names = "**alice** `7h` </draw:1> <t:1:R> /draw 4♥ K♠ \\. #17"

    assert len(said) > 1.15 * len(texts.say("en", "hand-your-draw", ways="stock"))
    assert [*leaks({"content": f"{said} {names}"})] == []
    assert [*leaks([{"components": [{"label": "Draw"}]}])] == ["Draw"]
    assert [*leaks({"content": f"{said} and"})] == [f"{said} and"]


@pytest.fixture
async def speakers(room: Room) -> Any:
    """The room, where the server and everybody in it speak the language; no English is sent."""
    await speak(room, NAME)
    yield room
    sent = [one for one in room.env.http_requests if not one.path.endswith("/commands")]
    assert {text for one in sent for text in leaks(one.json)} == set()


@pytest.mark.soak
@pytest.mark.parametrize("known_cards", [7], indirect=True)
@pytest.mark.parametrize("game", GAMES)
async def test_in_a_whole_game(speakers: Room, known_cards: None, game: str) -> None:
    """Whatever is read of a game, by whoever asks for anything, comes from the texts."""
    room = speakers
    table = await begun(room, NAME, game=game, options=GAMES[game])
    await played(room, table, lambda: look(room, table), looks=LOOKS, longest=LONGEST)
    await look(room, table)


@pytest.mark.parametrize("game", GAMES)
async def test_behind_every_button(speakers: Room, game: str) -> None:
    """Whatever a button answers comes from the texts."""
    room = speakers
    table = await begun(room, NAME, game=game, turn="60s")
    for person in (room.alice, room.bob, room.carol):
        for page in (room.messages()[-1], room.messages()[0]):
            await press_all(room, NAME, person, page)
    for command in ("hand", "table", "rules", "help", "learn", "preferences", "standings"):
        named = {"game": game} if command in ("rules", "help", "learn", "standings") else {}
        answer = await room.alice.slash(room.channel, command, **named)
        await press_all(room, NAME, room.alice, answer.response.message)
    await room.wait(200)
    assert table.over or table.paused or table.step > 1


async def test_in_pictures(speakers: Room) -> None:
    """What pictures say to who cannot see them comes from the texts."""
    room = speakers
    async with room.db.transaction() as tx:
        for person in (room.alice, room.bob):
            await settings.change_user(tx, person.id, cards="image")
    table = await begun(room, NAME)
    for command in ("hand", "table", "standings"):
        answer = await room.alice.slash(room.channel, command)
        await press_all(room, NAME, room.alice, answer.response.message, 1)
    await show(room, table)
    sent = str([one.json for one in room.env.http_requests])
    assert ".png" in sent


async def test_around_challenges(speakers: Room) -> None:
    """An open table, a declined challenge, one taken back, and one that nobody answers."""
    room = speakers

    async def press(person: Any, name: str) -> None:
        label = texts.say(NAME, f"button-{name}")
        await room.press(person, room.message_with(label), label)

    await room.alice.slash(room.channel, "challenge", game="straight")
    await press(room.bob, "join")
    await press(room.carol, "join")
    await press(room.carol, "leave")
    await press(room.alice, "start")
    for name, person in (("decline", room.bob), ("cancel", room.alice)):
        await room.alice.slash(room.channel, "challenge", opponent=room.bob)
        await press(person, name)
    await room.alice.slash(room.channel, "challenge", opponent=room.bob, game="gin")
    await room.wait(16 * 60)


async def test_in_what_a_manager_reads(speakers: Room) -> None:
    """The settings of a server come from the texts."""
    room = speakers
    role = room.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    manager = room.guild.add_member(room.env.create_user("jolly"), roles=[role])
    async with room.db.transaction() as tx:
        await settings.change_user(tx, manager.id, language=NAME)

    await manager.slash(room.channel, "server show")
    await manager.slash(room.channel, "server set", allow=room.channel, threads=True)


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_no_english_in_dialogs(variant: Any) -> None:
    """The dialogs of options come from the texts too."""
    for number in range(len(pages_of(variant))):
        body = dialog(NAME, 1, variant, rules_from(variant, {}), number).to_dict()
        assert [*leaks(body)] == []
