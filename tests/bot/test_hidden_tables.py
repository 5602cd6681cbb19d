"""Tables that only their players see: no card of them is in any message that others can read."""

import json
from random import Random
from typing import Any

import pytest

from bot.runtime.clock import now_ms
from bot.table.table import Table
from data import games, settings
from data.game_rows import Audience
from data.games import NewGame, NewPlayer
from engine.options import rules_from
from engine.shuffle import commitment
from engine.variants import VARIANTS
from tests.bot.conftest import Room, button, buttons, text_of
from tests.bot.evening import public, refused
from tests.bot.log_watch import SHOWN, TILE, TOKEN
from tests.bot.presses import forge, told
from tests.bot.prying import pry
from tests.bot.secrecy import TOKENS_IN, Watch
from tests.bot.stage import show
from tests.bot.test_secrecy import GAMES, next_move

SEED = bytes(range(32))
LOOKS = (3, 11)
LONGEST = 160
"""Moves; what follows in a longer game is more of the same."""
LOOKED_AT = [("text", "sealed"), ("emoji", "players"), ("image", "sealed")]
"""How cards look, and who sees them; of each game one of these is drawn."""


async def hidden(room: Room, audience: Audience, game: str = "five-hundred") -> Table:
    """A new table of Alice and Bob that only they see, shown."""
    rules = rules_from(VARIANTS[game], dict([GAMES[game].split()[0].split("=")]))
    new = NewGame(
        channel_id=room.channel.id,
        guild_id=room.guild.id,
        variant=game,
        rules=rules.model_dump(mode="json"),
        dealer=2,
        players=[NewPlayer(room.alice.id, "alice"), NewPlayer(room.bob.id, "bob")],
        seed=SEED,
        commitment=commitment(SEED).hex(),
        now_ms=now_ms(),
        audience=audience,
    )
    async with room.db.transaction() as tx:
        number = await games.create(tx, new)
    table: Table = await room.table(number)
    await show(room, table)
    return table


async def play_on(room: Room, table: Table, looks: Any = None) -> None:
    """Play a table to its end, or for long, with a look at it now and then."""
    dice = Random(1)
    for number in range(LONGEST):
        if table.over:
            break
        move = next_move(table.state, dice)
        await table.play(table.state.acting, move, now_ms=now_ms(), source="player")
        if number % 10 in LOOKS or number in LOOKS:
            await room.wait()
        if number in LOOKS and looks is not None:
            await looks()
    await room.wait()


async def finish(room: Room, table: Table) -> None:
    """Let Bob give up."""
    asked = await room.bob.slash(room.channel, "resign", table=str(table.id))
    await room.press(room.bob, asked.response.message, "Yes")
    await room.wait()


async def end_of(room: Room, table: Table) -> Any:
    """The message that tells how a game has ended."""
    async with room.db.reading() as tx:
        row = await games.load(tx, table.id)
    return next(one for one in room.messages() if one.id == row.end_message_id)


def cards_said(body: Any) -> list[str]:
    """Whatever looks like a card in what was sent, in signs or as a token."""
    text = json.dumps(body, ensure_ascii=False)
    signs = ["".join(found) for found in SHOWN.findall(text)]
    tiles = ["".join(found) for found in TILE.findall(text)]
    jokers = ["🃏"] * text.count("🃏")
    tokens = [found for value in TOKENS_IN.findall(text) for found in TOKEN.findall(value)]
    return [*signs, *tiles, *jokers, *map(str, tokens)]


@pytest.mark.slow
@pytest.mark.soak(one_of=len(LOOKED_AT))
@pytest.mark.parametrize(("look", "audience"), LOOKED_AT)
@pytest.mark.parametrize("game", GAMES)
async def test_no_card_in_public(room: Room, game: str, look: str, audience: Audience) -> None:
    """Whatever the game and the look, and whoever asks: what others read names no card."""
    async with room.db.transaction() as tx:
        await settings.change_user(tx, room.alice.id, cards=look)
        await settings.change_server(tx, room.guild.id, cards=look)
    table = await hidden(room, audience, game)
    watch = Watch(room, table)

    async def pries() -> None:
        await pry(room, room.carol, table)

    with watch:
        await play_on(room, table, pries)
        if not table.over:
            await finish(room, table)
        await pry(room, room.carol, table)
    looked_at = 0
    for request, *_ in watch.sent:
        if watch.reader(request) is None:
            looked_at += 1
            assert not cards_said(request.json), request.path
    assert looked_at >= 5
    for message in room.messages():
        assert not cards_said(text_of(message))
        assert not message.attachments


async def test_what_stands_in_the_channel(room: Room) -> None:
    """The number, the game, whose turn it is, who plays; and the way to one's own hand."""
    table = await hidden(room, "players")
    message = public(room, table)
    text = text_of(message)
    assert "### #1 · 500 Rummy" in text
    assert "’s turn · round 1" in text
    assert "**alice** · 0 points" in text
    assert "Only the players see the cards of this table." in text
    for word in ("Pile", "Stock", "cards ·", "13 cards", "drew"):
        assert word not in text
    labels = [one.label for one in buttons(message)]
    assert labels[0] == "My hand"
    assert "Draw and show" not in labels


async def test_its_players_see_all(room: Room) -> None:
    """`/table` shows the whole table to who plays there, and to nobody else."""
    table = await hidden(room, "players")
    shown = await room.alice.slash(room.channel, "table", table=str(table.id))
    assert "Pile" in text_of(shown.response.message)
    said = await room.carol.slash(room.channel, "table", table=str(table.id))
    assert "can see table #" in refused(room, said)
    said = await forge(room, room.carol, public(room, table), f"watch:{table.id}")
    assert "can see table #" in told(said)


async def test_a_hidden_table_after_its_end(room: Room) -> None:
    """Everybody reads who has won; looking back is for who has played, and shown to nobody."""
    table = await hidden(room, "players")
    await play_on(room, table)
    if not table.over:
        await finish(room, table)
    end = await end_of(room, table)
    assert next(one.label for one in buttons(end)) == "Rematch"
    assert not {"Review", "Replay", "Details"} & {one.label for one in buttons(end)}
    said = await room.alice.slash(room.channel, "replay", table=str(table.id))
    message = said.response.message
    assert "Replay · move 1 of " in text_of(message)
    said = await room.press(room.alice, message, "Share")
    assert "can see table #" in told(said)
    said = await room.carol.slash(room.channel, "replay", table=str(table.id))
    assert "can see table #" in refused(room, said)


async def test_sealed_and_opened(room: Room) -> None:
    """Nobody looks back at a sealed game; once it is opened its end is shown anew, and they do."""
    table = await hidden(room, "sealed")
    await play_on(room, table)
    if not table.over:
        await finish(room, table)
    end = await end_of(room, table)
    number = {"table": str(table.id)}
    for command in ("replay", "game verify", "history"):
        said = await room.alice.slash(room.channel, command, **number)
        assert "is sealed for now" in refused(room, said)
    for custom_id in (f"sums:{table.id}:1", f"held:{table.id}:1", f"reviewed:{table.id}"):
        said = await forge(room, room.alice, end, custom_id)
        assert "is sealed for now" in told(said)
    count = len(room.messages())
    async with room.db.transaction() as tx:
        await games.open_sealed(tx, [table.id])
    await room.app.tables.show_opened([table.id])
    await room.wait()
    assert len(room.messages()) == count
    assert {"Review", "Replay", "Details"} <= {
        one.label for one in buttons(await end_of(room, table))
    }
    assert "Pile" in text_of(public(room, table))
    said = await room.carol.slash(room.channel, "replay", **number)
    assert "Replay · move 1 of " in text_of(said.response.message)
    assert button(await end_of(room, table), "Rematch") is not None
    async with room.db.reading() as tx:
        assert (await games.load(tx, table.id)).shown_step is None


async def test_opened_before_a_crash(room: Room) -> None:
    """What was opened and not shown anew is what the next process takes up."""
    table = await hidden(room, "sealed")
    await finish(room, table)
    async with room.db.transaction() as tx:
        await games.open_sealed(tx, [table.id])
    async with room.db.reading() as tx:
        assert [row.id for row in await games.unannounced(tx, 0)] == [table.id]
