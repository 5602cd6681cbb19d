"""How each reader sees cards: one tap in the hand, /preferences, /server, and large print."""

from typing import Any

import discord
import pytest

from bot.people.looks import agreed
from data import settings
from engine.cards import parse_cards
from tests.bot.asking import wishes_of
from tests.bot.at_hands import latest, mark, open_hand
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import hand_of, public, shown
from tests.bot.panels import chosen_in
from tests.bot.presses import forge, told
from tests.bot.rack_stage import rack_stage
from tests.bot.servers import forbid
from tests.bot.stage import play, stage

FIRST = "4h 5h 6h 7s 8s 9s 7d 2c 3d Jc Qd Kd As"
OFFER = "Cards as pictures"
HEADINGS = ["# 4♥ 5♥ 6♥", "# 7♠ 8♠ 9♠", "# A♠", "# 3♦ 7♦ Q♦ K♦", "# 2♣ J♣"]


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
    assert "Cards: emojis, four-colour suits" in text_of(now).replace("**", "")
    assert button(now, "Emojis").disabled
    assert not button(now, "Pictures").disabled
    now = await press(room, page, "Large print")
    assert "large print." in text_of(now)
    assert button(now, "Large print").disabled
    now = await press(room, page, "Two colours")
    now = await press(room, page, "Light background")
    now = await press(room, page, "Text")
    assert button(now, "Text").disabled
    now = await press(room, page, "Back")

    assert [line for line in lines(now) if line.startswith("# ")] == HEADINGS
    assert "Picked: K♦" in lines(now)
    assert button(now, "Draw")
    chosen = await wishes_of(room, room.alice)
    assert (chosen.cards, chosen.colours, chosen.background) == ("text", "two", "light")
    assert chosen.large


async def test_choice_with_tiles(room: Room) -> None:
    """The panel of tiles has the choice too, and leads back to the working table."""
    await rack_stage(room, "r8 r9 r10 b1", "")
    page = await open_hand(room, room.alice)

    now = await press(room, page, "Cards")
    assert not button(now, "Draw")
    now = await press(room, page, "Large print")
    now = await press(room, page, "Back")

    assert button(now, "Draw")
    assert any(line.startswith("# 🔴") for line in lines(now))


async def test_pictures_are_offered_first(room: Room) -> None:
    """A first hand shows some of its cards drawn; one press there has all in pictures for good."""
    await stage(room, FIRST)
    page = await open_hand(room, room.alice)
    for message in (page, hand_of(room, room.alice), hand_of(room, room.bob)):
        assert [one.filename for one in message.attachments] == ["preview.png"]
        assert button(message, OFFER)

    now = await press(room, page, OFFER)
    assert (await wishes_of(room, room.alice)).cards == "image"
    assert {one.filename for one in now.attachments} == {"table.png", "hand.png"}
    assert button(now, "Draw"), "the turn goes on where it was"
    await room.wait()
    assert not button(hand_of(room, room.alice), OFFER)


async def test_the_offer_goes_with_a_choice(room: Room) -> None:
    """Whoever has looked at the choice, or chosen anything of a look, is not asked again."""
    await stage(room, FIRST)
    page = await open_hand(room, room.alice)
    await press(room, page, "Cards")
    now = await press(room, page, "Back")
    assert not button(now, OFFER)
    assert now.attachments == []

    await like(room, room.bob, colours="two")
    assert not button(hand_of(room, room.bob), OFFER)
    assert hand_of(room, room.bob).attachments == []


async def test_the_offer_goes_with_the_first_turn(room: Room) -> None:
    """Whoever has played a turn is not asked any more, at this table or at another."""
    table = await stage(room, FIRST, stock="Kh Kc Ks")
    assert button(hand_of(room, room.alice), OFFER)
    await play(table, "draw, discard As")
    await room.wait()
    await play(table, "draw")
    await room.wait()
    assert not button(hand_of(room, room.alice), OFFER)


async def test_no_offer_where_nothing_is_to_offer(room: Room) -> None:
    """Where the server has pictures anyway nobody is asked; an answer may have them in any case."""
    await set_cards(room, "image")
    await stage(room, FIRST)
    assert not button(hand_of(room, room.alice), OFFER)
    await set_cards(room, "automatic")
    assert button(hand_of(room, room.alice), OFFER)
    forbid(room, room.channel, "attach_files")
    await room.env.settle()
    page = await open_hand(room, room.alice)
    assert button(page, OFFER)
    assert [one.filename for one in page.attachments] == ["preview.png"]


async def test_the_offer_with_tiles(room: Room) -> None:
    """A rack shows some of its tiles drawn where there is room; one press has all in pictures."""
    await rack_stage(room, "r8 r9 r10 b1", "")
    assert [one.filename for one in hand_of(room, room.bob).attachments] == ["preview.png"]
    page = await open_hand(room, room.alice)
    now = await press(room, page, OFFER)
    assert {one.filename for one in now.attachments} == {"table.png", "hand.png"}
    assert button(now, "Draw")


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
    assert any(line.startswith("### alice’s turn · round 1") for line in lines(everybody))


async def test_the_table_is_for_all(room: Room) -> None:
    """The public message is in large print only where all who play want it."""
    table = await stage(room, FIRST, up="Qs")
    await like(room, room.alice, large=True)
    assert not any(line.startswith("### Pile") for line in lines(public(room, table)))
    await like(room, room.bob, large=True)
    assert any(line.startswith("### Pile") for line in lines(public(room, table)))


async def test_order_for_the_ear(room: Room) -> None:
    """A hand is read in order: whose turn, what happened, the table, the own cards."""
    table = await stage(room, FIRST, up="Qs", stock="Kh")
    await play(table, "draw")
    await like(room, room.alice, messages="dm")
    text = text_of(hand_of(room, room.alice)).replace("**", "")

    parts = ("Your turn.", "You drew", "On the table", "Pile", "bob ·", "Your hand (14)", "#1")
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

    assert "out of date" in told(said)
    assert await wishes_of(room, room.alice) == before


async def test_choice_is_private(room: Room) -> None:
    """Forged on the public message, a choice is answered to the presser alone."""
    table = await stage(room, FIRST)
    control = f"look:{table.id}:large:on"

    said = await forge(room, room.alice, public(room, table), control, shown=False)
    assert shown(said).flags.ephemeral
    assert "Cards: " in told(said).replace("**", "")
    assert (await wishes_of(room, room.alice)).large
    refused = await forge(room, room.carol, public(room, table), control, shown=False)
    assert "You aren’t playing" in told(refused)
    assert not (await wishes_of(room, room.carol)).large


async def test_server_decides(room: Room) -> None:
    """A server's managers choose how tables look to everybody."""
    role = room.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    manager = room.guild.add_member(room.env.create_user("mod"), roles=[role])

    answer = await manager.slash(room.channel, "server set", cards="emoji")
    assert "Cards: emojis" in chosen_in(shown(answer))
    async with room.db.reading() as tx:
        assert (await settings.server_settings(tx, room.guild.id)).cards == "emoji"
    assert (await room.app.looks.of_server(room.guild.id, [])).cards == "emoji"
    answer = await manager.slash(room.channel, "server set", cards="automatic")
    assert "Cards: as the players chose" in chosen_in(shown(answer))
    assert (await room.app.looks.of_server(room.guild.id, [])).cards == "emoji"


async def test_the_server_decides_for_who_has_not(room: Room) -> None:
    """A server's usual look holds for hands of those who chose none, for the others theirs."""
    await stage(room, FIRST)
    await like(room, room.bob, cards="emoji")
    await set_cards(room, "image")

    assert hand_of(room, room.alice).attachments
    assert not hand_of(room, room.bob).attachments
    page = await open_hand(room, room.alice)
    assert page.attachments
    assert button(await press(room, page, "Cards"), "Pictures").disabled

    await set_cards(room, "automatic")
    assert not hand_of(room, room.alice).attachments


async def set_cards(room: Room, cards: str) -> None:
    """Let somebody who may choose the usual look of cards in the server."""
    role = room.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    name = f"mod-{cards}"
    manager = room.guild.add_member(room.env.create_user(name), roles=[role])
    await manager.slash(room.channel, "server set", cards=cards)
    await room.wait()


@pytest.mark.parametrize(
    ("chosen", "shown"),
    [
        pytest.param([], "emoji", id="nobody"),
        pytest.param(["emoji", "image"], "emoji", id="they differ"),
        pytest.param(["text", "emoji"], "text", id="one has chosen text"),
        pytest.param(["text", "image"], "text", id="text and pictures"),
        pytest.param(["image", "image"], "image", id="all the same"),
    ],
)
def test_what_all_can_read(chosen: list[str], shown: str) -> None:
    """A table shows what all have chosen, else the usual; who chose text sees no emojis."""
    people = [settings.UserSettings.model_validate({"cards": cards}) for cards in chosen]
    assert agreed(people).cards == shown
