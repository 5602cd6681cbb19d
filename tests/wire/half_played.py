"""Games of `tests/games` in the bot's database, played as far as a test needs them."""

from collections.abc import Iterator

from bot.runtime.clock import now_ms
from data import games, settings
from data.games import NewGame, NewMove, NewPlayer
from data.store.database import Database
from engine.moves import DEALER, Deal
from engine.options import rules_from
from engine.record.games import read_record
from engine.shuffle import commitment
from tests.wire.process import ROOT
from tests.wire.rooms import Room

SEED = bytes(32)


async def half_played(room: Room, name: str, until: str) -> None:
    """Let Alice and Bob have played the game of record *name* before the bot starts.

    They stopped before the line that begins with *until*. No time runs out.
    """
    text = (ROOT / "tests" / "games" / f"{name}.txt").read_text(encoding="utf-8")
    header = read_record(text).header
    rules = rules_from(header.variant, header.options | {"turn-limit": "none"})
    people = (room.alice, room.bob)
    new = NewGame(
        channel_id=room.channel.id,
        guild_id=room.standin.world.guild.id,
        variant=header.variant.key,
        rules=rules.model_dump(mode="json"),
        dealer=header.dealer,
        players=[NewPlayer(one.id, one.name) for one in people],
        seed=SEED,
        commitment=commitment(SEED).hex(),
        now_ms=now_ms(),
        rated=False,
    )
    lines = list(moves(text, until))
    db = await Database.open(room.bot.environment["DATABASE_URL"])
    async with db.transaction() as tx:
        game = await games.create(tx, new)
        await games.append(tx, game, 0, lines, deadline=None, now_ms=now_ms())
        for one in people:
            await settings.change_user(tx, one.id, dm_consent=True)
    await db.close()


def moves(text: str, until: str) -> Iterator[NewMove]:
    """The deal of a record and its moves up to a line, without those that are refused."""
    for line in text.splitlines():
        words = line.partition("#")[0].split()
        if line.startswith(until):
            return
        if words[:1] == [Deal.word]:
            yield NewMove(DEALER, " ".join(words), None, "dealer")
        elif words and words[0].isdecimal() and "#!" not in line:
            yield NewMove(int(words[0]), " ".join(words), None, "player")
