"""What has to hold after an evening of kills: records, clocks, and what people read."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from math import inf
from pathlib import Path
from statistics import median

from bot.render.layout import WORD_JOINER
from bot.table.record import record_of
from data import games
from data.games import GameRow, MoveRow
from data.store.database import Database
from engine.__main__ import main as engine
from sandbox.world import Message
from tests.lone_tables import tables_of
from tests.wire.evening import Evening, Life
from tests.wire.matches import Match
from tests.wire.records import moves_of

FAIR_SECONDS = 1.0
"""What a kill may give a player: so long at most a process was last known to be reached."""
EXACT_SECONDS = 0.05
"""By how much a clock may be wrong otherwise."""
CATCH_UP_SECONDS = 60.0


@dataclass(frozen=True)
class Stored:
    """A game as the database has it."""

    row: GameRow
    record: str
    moves: tuple[MoveRow, ...]
    rounds: int
    turn: str | None
    """Who is to be called to play: a name, or None where the game is over."""


async def stored(db: Database, game: int) -> Stored:
    """Read a game."""
    table = await tables_of(db).get(game)
    async with db.reading() as tx:
        moves = await games.moves_of(tx, game)
    turn = None if table.over else table.row.players[(table.state.to_act or 1) - 1].name
    rounds = len(table.state.results)
    return Stored(table.row, await record_of(db, game), moves, rounds, turn)


async def check(evening: Evening, folder: Path) -> list[str]:
    """Every fault that is found, with the tables at rest and one more process to catch up."""
    faults: list[str] = []
    unseen = median(each.unseen for each in evening.lives)
    # A machine that needs long to start a process is late with every sign as well.
    if unseen > FAIR_SECONDS + median(each.stall for each in evening.lives):
        faults.append(f"the last sign of life was {unseen:.2f} s old at a kill")
    await evening.begin()
    await evening.bot.ready()
    lives = [*evening.lives, evening.life(inf)]
    db = await Database.open(f"sqlite:///{evening.bot.database}")
    for match in evening.matches:
        for number in match.logs:
            game = await at_rest(db, match, number)
            faults += [f"#{number} {fault}" for fault in unlike_attempts(match, game)]
            faults += [f"#{number} {fault}" for fault in unfair(game, lives)]
            (folder / "game.txt").write_text(game.record)
            assert engine(["replay", str(folder / "game.txt")]) == 0, game.record
            faults += await behind(match, game)
            faults += [f"#{number} {fault}" for fault in shown_twice(match, game)]
    await db.close()
    await evening.end()
    written = "\n".join(evening.bot.written)
    return [*faults, written] if "Traceback" in written else faults


async def at_rest(db: Database, match: Match, number: int) -> Stored:
    """A game, once it is nobody's turn but a person's."""
    async with asyncio.timeout(CATCH_UP_SECONDS):
        while True:
            game = await stored(db, number)
            if game.turn is None or game.turn in [one.name for one in match.people]:
                return game
            await asyncio.sleep(0.1)


def unlike_attempts(match: Match, game: Stored) -> list[str]:
    """Where the record is not what was tried and acknowledged."""
    places = {player.seat: place_of(match, player.user_id) for player in game.row.players}
    own = [line.split(" ", 1) for line in moves_of(game.record)]
    by_hand = [move.source == "player" for move in game.moves if move.seat]
    human = [
        f"{places[int(seat)]} {move}"
        for (seat, move), theirs in zip(own, by_hand, strict=True)
        if places[int(seat)] and theirs
    ]
    difference = match.logs[game.row.id].differs_from(human)
    return [difference] if difference else []


def place_of(match: Match, user: int | None) -> int:
    """Which of the people it is, the first being 1; 0 for the computer."""
    return next((n for n, one in enumerate(match.people, 1) if one.id == user), 0)


def unfair(game: Stored, lives: list[Life]) -> list[str]:
    """Where the game's clock ran while nobody could play, or stood while they could."""
    stamped = [move for move in game.moves if move.at_ms is not None]
    faults = []
    for before, after in pairwise(stamped):
        begun, ended = before.created_ms / 1000, after.created_ms / 1000
        charged = (after.at_ms - before.at_ms) / 1000
        through = [each for each in lives if each.connected < ended and begun < each.killed]
        fair = sum(min(ended, each.killed) - max(begun, each.connected) for each in through)
        allowed = EXACT_SECONDS + sum(each.unseen + each.stall for each in through[:-1])
        allowed += through[-1].stall if len(through) > 1 else 0
        if abs(charged - fair) > allowed:
            kills = len(through) - 1
            faults.append(f"clock: {charged:.2f} s charged, {fair:.2f} s fair, {kills} kills")
    return faults


# what people read


async def behind(match: Match, game: Stored) -> list[str]:
    """What is to be seen of a game and does not come to be seen."""
    number, begun = game.row.id, 0 if match.kind.computer else 1
    challenge = await missing(match, "its challenge", lambda: len(tells(match, number)) >= begun)
    if game.row.state == "playing":
        return [*challenge, *await behind_in_play(match, game)]
    return [
        *challenge,
        *await missing(match, "the end", lambda: len(ends(match, number)) == 1),
        *await missing(match, "no call any more", lambda: not calls(match, number)),
    ]


async def behind_in_play(match: Match, game: Stored) -> list[str]:
    """The same of a game that goes on: one call to play, and the table as it is.

    The call comes first: who asks for the table in their turn has seen it, and is called no more.
    """
    number = game.row.id
    whose = [{one.id} for one in match.people if one.name == game.turn]

    def calls_once() -> bool:
        return [set(each.pinged) for each in calls(match, number)] == whose

    uncalled = await missing(match, f"one call of {game.turn}", calls_once)
    shown = lines((await match.people[0].slash("table", match.channel)).text)

    def shows_it() -> bool:
        return [lines(each.text) <= shown for each in tables(match, number)] == [True]

    def told_all() -> bool:
        return all(told(match, number, round_) for round_ in range(1, game.rounds + 1))

    return [
        *uncalled,
        *await missing(match, "the table as it is", shows_it),
        *await missing(match, "the result of each round", told_all),
    ]


def lines(text: str) -> set[str]:
    """The lines of a table, whether its cards were written or are emojis."""
    return {*text.replace(WORD_JOINER, "").splitlines()}


async def missing(match: Match, what: str, look: Callable[[], bool]) -> list[str]:
    """*what*, where it does not come in time."""
    try:
        await match.standin.until(look, what, CATCH_UP_SECONDS)
    except AssertionError:
        said = [each for each in match.channel.messages.values() if each.nonce]
        shown = [(each.id, each.deleted, each.nonce, each.text[:200]) for each in said[-8:]]
        return [f"{what} does not come: {shown}"]
    return []


def ends(match: Match, number: int) -> list[Message]:
    """The public messages that tell of a game's end."""
    found = about(match, f"#{number} · ")
    return [each for each in found if "Rematch" in [one.label for one in each.buttons]]


def about(match: Match, words: str) -> list[Message]:
    """The public messages there with *words*."""
    shown = match.channel.seen_by(match.people[0])
    return [each for each in shown if words in each.text and not each.owner]


def tables(match: Match, number: int) -> list[Message]:
    """The public messages that show a running game."""
    return [each for each in about(match, f"#{number} · ") if "**Stock**" in each.text]


def calls(match: Match, number: int) -> list[Message]:
    """The calls to play in a game."""
    return about(match, f"your turn in **#{number}**")


def posted(match: Match) -> list[Message]:
    """All that was ever posted for everybody to see, deleted since or not."""
    return [each for each in match.channel.messages.values() if not each.owner]


def told(match: Match, number: int, round_: int) -> int:
    """How often the result of a round was posted."""
    title = f"#{number} · Round {round_} is over."
    return sum(title in each.text for each in posted(match))


def tells(match: Match, number: int) -> list[Message]:
    """The challenges that tell what game came of them."""
    return [each for each in posted(match) if f"started: #{number}**" in each.text]


def shown_twice(match: Match, game: Stored) -> list[str]:
    """What was posted more than once, or never: deleted messages count."""
    number = game.row.id
    times = {round_: told(match, number, round_) for round_ in range(1, game.rounds + 1)}
    faults = [f"round {round_} was told {n} times" for round_, n in times.items() if n != 1]
    hands = [
        [each for each in one.dm.messages.values() if f"#{number} · " in each.text]
        for one in match.people
    ]
    faults += [f"{len(each)} hands by DM" for each in hands if len(each) > 1]
    challenges = len(tells(match, number))
    if challenges != (0 if match.kind.computer else 1):
        faults.append(f"{challenges} challenges tell of it")
    if len(tables(match, number)) != 1:
        faults.append(f"{len(tables(match, number))} tables")
    return faults
