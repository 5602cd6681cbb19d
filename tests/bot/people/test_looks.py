"""How each reader sees cards: one tap in the hand, /preferences, /server, and large print."""

from typing import Any

import discord
import pytest

from data import settings
from engine.cards import parse_cards
from tests.bot.asking import wishes_of
from tests.bot.at_hands import latest, mark, open_hand
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import hand_of, public, shown
from tests.bot.presses import forge, told
from tests.bot.rack_stage import rack_stage
from tests.bot.stage import play, stage

FIRST = "4h 5h 6h 7s 8s 9s 7d 2c 3d Jc Qd Kd As"
HINT = "or in large print: press More, then Cards"
HEADINGS = ["# A♠ 7♠ 8♠ 9♠", "# 4♥ 5♥ 6♥", "# 3♦ 7♦ Q♦ K♦", "# 2♣ J♣"]


async def like(room: Room, person: Any, **wishes: Any) -> None:
    """Let *person* choose by /preferences."""
    await person.slash(room.channel, "preferences", **wishes)
    await room.wait()


def lines(message: Any) -> list[str]:
    return text_of(message).replace("**", "").splitlines()


async def press(room: Room, page: Any, label: str) -> Any:
    if label == "Cards":
        await room.press(room.alice, latest(room, room.alice, page), "More")
    await room.press(room.alice, latest(room, room.alice, page), label)
    return latest(room, room.alice, page)


async def test_one_tap(room: Room) -> None:
    """Cards in the hand opens a choice; each press is stored, shown at once, and said in words."""
    await stage(room, FIRST)
    page = await open_hand(room, room.alice)
    await mark(room, room.alice, page, *parse_cards("Kd"))

    now = await press(room, page, "Cards")
    assert "How you see cards: as text, suits in four colours" in text_of(now).replace("**", "")
    assert button(now, "Text").disabled
    assert not button(now, "Pictures").disabled
    now = await press(room, page, "Large print")
    assert "large print." in text_of(now)
    assert button(now, "Large print").disabled
    now = await press(room, page, "Two colours")
    now = await press(room, page, "Light background")
    now = await press(room, page, "Emojis")
    assert button(now, "Emojis").disabled
    now = await press(room, page, "Back")

    assert [line for line in lines(now) if line.startswith("# ")] == HEADINGS
    assert "Marked: K♦" in lines(now)
    assert button(now, "Draw")
    chosen = await wishes_of(room, room.alice)
    assert (chosen.cards, chosen.colours, chosen.background) == ("emoji", "two", "light")
    assert chosen.large


async def test_choice_with_tiles(room: Room) -> None:
    """The panel of tiles has the choice too, and leads back to the working table."""
    await rack_stage(room, "r8 r9 r10 b1", "")
    page = await open_hand(room, room.alice)

    now = await press(room, page, "Cards")
    assert not button(now, "Meld")
    now = await press(room, page, "Large print")
    now = await press(room, page, "Back")

    assert button(now, "Meld")
    assert any(line.startswith("# 🔴") for line in lines(now))


async def test_pointed_out_until_known(room: Room) -> None:
    """A newcomer's hand says that there is a choice, until they have looked at it."""
    await stage(room, FIRST)
    page = await open_hand(room, room.alice)
    assert HINT in text_of(page).replace("**", "")
    assert HINT in text_of(hand_of(room, room.bob)).replace("**", "")

    await press(room, page, "Cards")
    now = await press(room, page, "Back")

    assert HINT not in text_of(now).replace("**", "")
    await like(room, room.bob, colours="two")
    assert HINT not in text_of(hand_of(room, room.bob)).replace("**", "")


async def test_preferences_redraw(room: Room) -> None:
    """What /preferences changes is seen at once in the hand by DM and the ephemeral one."""
    await stage(room, FIRST)
    page = await open_hand(room, room.alice)

    await like(room, room.alice, large=True)

    for message in (hand_of(room, room.alice), latest(room, room.alice, page)):
        assert [line for line in lines(message) if line.startswith("# ")] == HEADINGS
    await like(room, room.alice, large=False)
    assert not any(line.startswith("# ") for line in lines(hand_of(room, room.alice)))


async def test_large_print(room: Room) -> None:
    """In large print what to do, the melds and the pile are headings; labels stay."""
    table = await stage(room, "4h 5h 6h 7s 8s 9s 7d", up="Qs", stock="Kh")
    await like(room, room.alice, large=True)
    await play(table, "draw, meld 4h 5h 6h")
    await like(room, room.bob, large=True)

    own, everybody = hand_of(room, room.alice), public(room, table)
    assert any(line.startswith("### Your turn.") for line in lines(own))
    for message in (own, everybody):
        assert "### 1: 4♥ 5♥ 6♥ · alice" in lines(message)
        assert any(line.startswith("### Pile (top first)") for line in lines(message))
    assert "### alice’s turn · round 1" in lines(everybody)


async def test_the_table_is_for_all(room: Room) -> None:
    """The public message is in large print only where all who play want it."""
    table = await stage(room, FIRST, up="Qs")
    await like(room, room.alice, large=True)
    assert not any(line.startswith("### Pile") for line in lines(public(room, table)))
    await like(room, room.bob, large=True)
    assert any(line.startswith("### Pile") for line in lines(public(room, table)))


async def test_order_for_the_ear(room: Room) -> None:
    """A hand is read in order: what happened, what to do, the own cards, the table."""
    table = await stage(room, FIRST, up="Qs", stock="Kh")
    await play(table, "draw")
    await like(room, room.alice, messages="dm")
    text = text_of(hand_of(room, room.alice)).replace("**", "")

    parts = ("alice drew", "Your turn.", "Your hand (14)", "On the table", "Pile", "bob ·")
    places = [text.index(part) for part in parts]
    assert places == sorted(places)


@pytest.mark.parametrize("words", ["cards:gold", "messages:dm", "large:true", "order:rank"])
async def test_forged_choice(room: Room, words: str) -> None:
    """A control made up changes nothing but what the choice offers."""
    table = await stage(room, FIRST)
    before = await wishes_of(room, room.alice)

    said = await forge(
        room, room.alice, hand_of(room, room.alice), f"look:{table.id}:{words}", shown=False
    )

    assert "from another time" in told(said)
    assert await wishes_of(room, room.alice) == before
    room.env.errors.clear()


async def test_choice_is_private(room: Room) -> None:
    """Forged on the public message, a choice is answered to the presser alone."""
    table = await stage(room, FIRST)
    control = f"look:{table.id}:large:on"

    said = await forge(room, room.alice, public(room, table), control, shown=False)
    assert shown(said).flags.ephemeral
    assert "How you see cards" in told(said).replace("**", "")
    assert (await wishes_of(room, room.alice)).large
    refused = await forge(room, room.carol, public(room, table), control, shown=False)
    assert "You do not sit" in told(refused)
    assert not (await wishes_of(room, room.carol)).large
    room.env.errors.clear()


async def test_server_decides(room: Room) -> None:
    """A server's managers choose how tables look to everybody."""
    role = room.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    manager = room.guild.add_member(room.env.create_user("mod"), roles=[role])

    answer = await manager.slash(room.channel, "server set", cards="emoji")
    assert "cards emoji" in text_of(shown(answer)).replace("**", "")
    async with room.db.reading() as tx:
        assert (await settings.server_settings(tx, room.guild.id)).cards == "emoji"
    assert (await room.app.looks.of_server(room.guild.id, [])).cards == "emoji"
    answer = await manager.slash(room.channel, "server set", cards="automatic")
    assert "cards as all players at the table chose" in text_of(shown(answer)).replace("**", "")
    assert (await room.app.looks.of_server(room.guild.id, [])).cards == "text"
