"""Games at moments worth a look, the same ones every time, put into a sandbox's database."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from bot.runtime.clock import now_ms
from data import games
from data.games import NewGame, NewMove, NewPlayer
from data.store.database import Database
from engine import players
from engine.cards import Seat
from engine.game import dealers_turn, due, play, start
from engine.moves import DEALER, Move
from engine.options import rules_from
from engine.record.lines import write_move
from engine.shuffle import commitment, game_key
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import seen_by
from sandbox.living_room import CHANNEL, GUILD, HUMANS, PEOPLE, Resident

LONGEST = 1500
"""Moves in which a moment has to come."""
TRIED = 200
"""Games that are looked through for it."""


@dataclass(frozen=True, slots=True)
class Position:
    """The first moment like *wanted* in a game of computers; the first seat is the reader's."""

    name: str
    variant: str
    seats: int
    wanted: Callable[[State], bool]
    options: tuple[tuple[str, str], ...] = ()


def playing(melds: int) -> Callable[[State], bool]:
    """The reader is to lay and to discard, with so many melds on the table."""

    def wanted(state: State) -> bool:
        mine = state.to_act == 1 and state.phase is Phase.PLAY and 6 <= len(state.hands[0]) <= 12
        return mine and len(state.melds) >= melds

    return wanted


def last_card(state: State) -> bool:
    """The reader has one card, and ends the round with it, perhaps the game."""
    mine = state.to_act == 1 and state.phase is Phase.PLAY and len(state.hands[0]) == 1
    return mine and state.totals[0] >= 60


def is_due(state: State) -> bool:
    """The reader is to play, on a table with some melds."""
    return state.to_act == 1 and 5 <= len(state.melds) <= 9 and len(state.hands[0]) >= 6


def late_in_gin(state: State) -> bool:
    """The reader has drawn and may knock."""
    return state.to_act == 1 and state.phase is Phase.PLAY and len(state.pile) >= 6


POSITIONS = (
    Position("500", "five-hundred", 2, playing(4), (("target", "200"),)),
    Position("500-end", "five-hundred", 2, last_card, (("target", "100"),)),
    Position("gin", "gin", 2, late_in_gin),
    Position("rummy-51", "rummy-51", 4, playing(4)),
    Position("zolik", "zolik", 3, playing(3)),
    Position("six", "zolik", 6, playing(5)),
    Position("tile", "tile", 2, is_due),
)


async def store(url: str, reader: Resident) -> dict[str, int]:
    """Make all games with *reader* in the first seat; their numbers by their names."""
    db = await Database.open(url)
    try:
        return {one.name: await stored(db, one, reader) for one in POSITIONS}
    finally:
        await db.close()


async def stored(db: Database, position: Position, reader: Resident) -> int:
    """Make one game; its number."""
    people = seated(position.seats, reader)
    seed, lines = found(position)
    begun_ms = now_ms()
    rules = rules_from(VARIANTS[position.variant], dict(position.options))
    new = NewGame(
        channel_id=CHANNEL,
        guild_id=GUILD,
        variant=position.variant,
        rules=rules.model_dump(mode="json"),
        dealer=position.seats,
        players=[NewPlayer(person.id, person.name) for person in people],
        seed=seed,
        commitment=commitment(seed).hex(),
        now_ms=begun_ms,
    )
    moves = [NewMove(seat, line, None, source(seat)) for seat, line in lines]
    async with db.transaction() as tx:
        game = await games.create(tx, new)
        await games.append(tx, game, 0, moves, deadline=None, now_ms=begun_ms)
    return game


def source(seat: Seat) -> games.Source:
    return "dealer" if seat == DEALER else "player"


def seated(seats: int, reader: Resident) -> Sequence[Resident]:
    """The reader and the next people."""
    others = [person for person in HUMANS if person.id != reader.id]
    return [PEOPLE[reader.id], *others[: seats - 1]]


def found(position: Position) -> tuple[bytes, list[tuple[Seat, str]]]:
    """The seed and the moves of the first game that comes to the moment."""
    for number in range(TRIED):
        seed = Random(number).randbytes(32)
        lines: list[tuple[Seat, str]] = []
        for state, seat, move in played(position, seed):
            if position.wanted(state):
                return seed, lines
            tiles = state.variant.tiles
            lines.append((seat, write_move(seat, move, tiles=tiles)))
    raise AssertionError(f"no game comes to {position.name}")


def played(position: Position, seed: bytes) -> Iterator[tuple[State, Seat, Move]]:
    """A game of computers: each state with the move that was made in it."""
    variant = VARIANTS[position.variant]
    rules = rules_from(variant, dict(position.options))
    state = start(variant, rules, position.seats, position.seats)
    key, random = game_key(seed), Random(seed)
    for _ in range(LONGEST):
        if state.phase is Phase.FINISHED:
            return
        if dealers_turn(state):
            seat, move = DEALER, due(state, key)
        else:
            seat, move = state.acting, players.choose(seen_by(state, state.acting), random)
        assert move is not None
        yield state, seat, move
        state = play(state, seat, move)
