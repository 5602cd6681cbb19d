"""`/game verify`: anybody can check the shuffles of a game with what is shown to everybody."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from bot.runtime.clock import now_ms
from data import games, privacy
from engine.record.games import replay
from tests.bot.asking import answer as agree
from tests.bot.asking import ask
from tests.bot.conftest import Room, text_of
from tests.bot.evening import answer, begin, refused, requests, shown, turn


async def resigned(room: Room) -> Any:
    """A game that Alice has given up after some turns."""
    table = await begin(room)
    for _ in range(4):
        await turn(room, table)
    question = await room.alice.slash(room.channel, "resign")
    await room.press(room.alice, question.response.message, "Yes")
    await room.wait()
    return table


async def record_in(message: Any) -> bytes:
    """The attached record, as anybody can load it."""
    (attached,) = message.attachments
    return await attached.read()


async def checked(folder: Path, message: Any) -> tuple[int, str]:
    """What the command says about the attached record; its exit code and last line."""
    (attached,) = message.attachments
    file = folder / attached.filename
    file.write_bytes(await record_in(message))
    command = [sys.executable, "-m", "engine", "verify", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, done.stdout.splitlines()[-1]


async def test_a_finished_game(room: Room, tmp_path: Path) -> None:
    """Everybody sees commitment, contributions and seed, and the record passes the check."""
    table = await resigned(room)
    said = await room.carol.slash(room.channel, "game verify", table="1")
    text = text_of(shown(said))
    row = table.row
    assert not said.response.ephemeral
    assert hashlib.sha256(row.seed).hexdigest() == row.commitment
    assert all(word in text for word in (row.commitment, row.seed.hex()))
    assert all(one.entropy.hex() in text for one in row.players)
    assert "python -m engine verify jolly-1.txt" in text
    assert await checked(tmp_path, shown(said)) == (0, '{"verified": true}')


async def test_a_changed_record_fails(room: Room, tmp_path: Path) -> None:
    """A record in which one card was exchanged does not pass."""
    await resigned(room)
    said = await room.alice.slash(room.channel, "game verify")
    record = (await record_in(shown(said))).decode()
    deck = next(line for line in record.splitlines() if line.startswith("deck"))
    first, second = deck.split()[1:3]
    swapped = deck.replace(f"{first} {second}", f"{second} {first}", 1)
    file = tmp_path / "changed.txt"
    file.write_text(record.replace(deck, swapped))
    command = [sys.executable, "-m", "engine", "verify", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1
    assert "not_verified" in done.stdout


async def test_a_running_game(room: Room) -> None:
    """While a game runs its seed stays secret: only commitment and contributions are shown."""
    table = await begin(room)
    said = await room.alice.slash(room.channel, "game verify")
    text = text_of(shown(said))
    assert table.row.commitment in text
    assert table.row.players[0].entropy.hex() in text
    assert table.row.seed.hex() not in text
    assert "stays secret until the game is over" in text
    assert not shown(said).attachments


async def test_an_aborted_game(room: Room, tmp_path: Path) -> None:
    """A game without result can be checked as well."""
    table = await begin(room)
    await turn(room, table)
    await ask(room, room.alice, table, "Abort")
    await room.wait()
    await agree(room, room.bob)
    await room.wait()
    said = await room.alice.slash(room.channel, "game verify", table="1")
    assert await checked(tmp_path, shown(said)) == (0, '{"verified": true}')


async def test_of_another_server(room: Room) -> None:
    """A game of another server is none here."""
    await resigned(room)
    place = room.env.create_guild()
    there = place.add_member(room.carol.user)
    channel = place.create_text_channel("elsewhere")
    said = await there.slash(channel, "game verify", table="1")
    assert "There’s no table #1" in refused(room, said)


async def test_a_contribution_names_nobody(room: Room) -> None:
    """It is the hash of the click alone: whoever knows that, or all users, learns no user of it."""
    table = await begin(room)
    clicks = {one.path.split("/")[2] for one in requests(room, "POST", "/interactions/")}
    contributions = {one.entropy for one in table.row.players}
    assert contributions <= {hashlib.sha256(click.encode()).digest() for click in clicks}
    people = (room.alice.id, room.bob.id)
    named = {
        hashlib.sha256(f"{click}:{one}".encode()).digest() for click in clicks for one in people
    }
    assert not contributions & named


async def test_elsewhere_only_its_player_is_told(room: Room, tmp_path: Path) -> None:
    """Asked in another server about a game of one's own, nobody there sees names or cards."""
    await resigned(room)
    place = room.env.create_guild()
    there = place.add_member(room.alice.user)
    channel = place.create_text_channel("elsewhere")
    said = await there.slash(channel, "game verify", table="1")
    assert shown(said).flags.ephemeral
    assert not room.messages(channel)
    assert await checked(tmp_path, shown(said)) == (0, '{"verified": true}')


async def deleted(room: Room, table: Any) -> None:
    """Alice has her data deleted after this game, which was begun by Jolly 0.2."""
    async with room.db.transaction() as tx:
        await games.note(tx, table.id, key=table.key)
        await privacy.forget(tx, room.alice.id, [table.id])
        await table.reload(tx)


async def test_a_player_who_was_forgotten(room: Room, tmp_path: Path) -> None:
    """Of an old game of theirs it is said that it cannot be checked; its record can be replayed."""
    table = await resigned(room)
    seed, contributions = table.row.seed, [one.entropy for one in table.row.players]
    await deleted(room, table)
    said = await room.bob.slash(room.channel, "game verify", table="1")
    record = (await record_in(shown(said))).decode()
    assert "can’t be checked any more" in text_of(shown(said))
    for secret in (seed, contributions[0]):
        assert secret.hex() not in record + text_of(shown(said))
    assert "# The seed was deleted" in record
    code, last = await checked(tmp_path, shown(said))
    assert (code, json.loads(last)["error"]) == (1, "not_verified")
    assert list(replay(record))[-1]["winner"] == 2


async def test_an_aborted_game_of_who_was_forgotten(room: Room) -> None:
    """Its end is told without a seed, where it is told after that."""
    table = await begin(room)
    async with room.db.transaction() as tx:
        await games.abort(tx, table.id, "agreed", now_ms())
    await deleted(room, table)
    table.tell(here=False)
    await room.wait()
    end = text_of(room.message_with("Rematch"))
    assert "was aborted" in end
    assert "Seed" not in end


async def test_the_others_go_on_after_a_deletion(room: Room) -> None:
    """The deals of an old game follow from what they followed from before."""
    table = await begin(room)
    await deleted(room, table)
    assert (await room.stored_table(table.id)).key == table.key


async def test_what_may_be_verified(room: Room) -> None:
    """Finished and running games are proposed, the newest first."""
    await resigned(room)
    await begin(room)
    found = await room.alice.autocomplete(room.channel, "game verify", "table", "")
    assert [choice["value"] for choice in found] == ["2", "1"]
    assert "jolly" not in answer(await room.alice.slash(room.channel, "game verify", table="2"))
