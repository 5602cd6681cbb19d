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
from engine.moves import DEALER, Discard, DrawStock, LayMeld, LayOff, Move
from engine.options import rules_from
from engine.record.lines import write_move
from engine.shuffle import commitment, game_key
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import seen_by
from sandbox.living_room import CHANNEL, GUILD, HUMANS, JOLLY

LONGEST = 1500
"""Moves in which a moment has to come."""
TRIED = 200
"""Games that are looked through for it."""


ALL = tuple(person.name for person in HUMANS)


@dataclass(frozen=True, slots=True)
class Position:
    """The first moment like *wanted* in a game of computers, dealt by the last of *people*.

    It is the beginning of a turn in which the first of them makes moves of all these *kinds*, if
    any are named. Jolly among the people is the computer. Games with other *seeds* go otherwise.
    """

    name: str
    variant: str
    people: tuple[str, ...]
    wanted: Callable[[State], bool]
    options: tuple[tuple[str, str], ...] = ()
    kinds: frozenset[type] = frozenset()
    seeds: int = 0
    rated: bool = False


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


def to_draw(state: State) -> bool:
    """The reader's turn begins, on a table with some melds."""
    return state.to_act == 1 and state.phase is Phase.DRAW and 2 <= len(state.melds) <= 4


def dealt(state: State) -> bool:
    """The reader has the first move of the game."""
    return state.to_act == 1


def about_to_win(state: State) -> bool:
    """The reader's one card ends the game, and wins it."""
    if not last_card(state):
        return False
    after = play(state, 1, Discard(state.hands[0][0]))
    return after.phase is Phase.FINISHED and after.winner == 1


def rival(number: int, *people: str) -> Position:
    """A rated game that the first of *people* wins."""
    options = (("target", "100"),)
    name = f"rivals-{number}"
    return Position(
        name, "five-hundred", people, about_to_win, options, seeds=number * TRIED, rated=True
    )


POSITIONS = (
    Position("500", "five-hundred", ALL[:2], playing(4), (("target", "200"),)),
    Position("500-end", "five-hundred", ALL[:2], about_to_win, (("target", "100"),), rated=True),
    Position("gin", "gin", ALL[:2], late_in_gin),
    Position("rummy-51", "rummy-51", ALL[:4], playing(4)),
    Position("zolik", "zolik", ALL[:3], playing(3), seeds=TRIED),
    Position("six", "zolik", ALL, playing(5)),
    Position("tile", "tile", ALL[:2], is_due),
)
RIVALS = (
    rival(1, "Bob", "Alice"),
    rival(2, "Alice", "Bob"),
    rival(3, "Carol", "Alice"),
    rival(4, "Alice", "Carol"),
    rival(5, "Carol", "Bob"),
    rival(6, "Alice", "Bob"),
)
STRAIGHT = Position("straight", "straight", ALL[:3], playing(3))
TURN = Position(
    "turn",
    "five-hundred",
    ("Alice", "Jolly"),
    to_draw,
    (("target", "200"),),
    kinds=frozenset({DrawStock, LayMeld, LayOff, Discard}),
)
HAND_OF_GIN = Position("hand-of-gin", "gin", ("Alice", "Jolly"), dealt)
"""What is filmed, from there on."""


async def store(url: str, positions: Sequence[Position]) -> dict[str, int]:
    """Make the games of all *positions*; their numbers by their names."""
    db = await Database.open(url)
    try:
        return {one.name: await stored(db, one) for one in positions}
    finally:
        await db.close()


async def stored(db: Database, position: Position) -> int:
    """Make one game; its number."""
    seed, lines = found(position)
    begun_ms = now_ms()
    rules = rules_from(VARIANTS[position.variant], dict(position.options))
    is_alone = JOLLY.name in position.people
    if is_alone:  # nobody waits for the player then, nor do they
        rules = rules.model_copy(update={"turn_limit": None})
    new = NewGame(
        channel_id=CHANNEL,
        guild_id=GUILD,
        variant=position.variant,
        rules=rules.model_dump(mode="json"),
        dealer=len(position.people),
        players=[seated(name) for name in position.people],
        seed=seed,
        commitment=commitment(seed).hex(),
        now_ms=begun_ms,
        rated=position.rated,
        computer="normal" if is_alone else None,
    )
    moves = [NewMove(seat, line, None, source(seat)) for seat, line in lines]
    async with db.transaction() as tx:
        game = await games.create(tx, new)
        await games.append(tx, game, 0, moves, deadline=None, now_ms=begun_ms)
    return game


def source(seat: Seat) -> games.MoveSource:
    return "dealer" if seat == DEALER else "player"


def seated(name: str) -> NewPlayer:
    """The person called *name*, or the computer."""
    number = next((person.id for person in HUMANS if person.name == name), None)
    return NewPlayer(number, name)


def found(position: Position) -> tuple[bytes, list[tuple[Seat, str]]]:
    """The seed and the moves of the first game that comes to the moment."""
    for number in range(position.seeds, position.seeds + TRIED):
        seed = Random(number).randbytes(32)
        lines: list[tuple[Seat, str]] = []
        begun, made = -1, set[type]()
        for state, seat, move in game_of(position, seed):
            if position.wanted(state):
                begun, made = len(lines), set()
            elif state.to_act != 1:
                begun = -1
            made.add(type(move))
            if begun >= 0 and position.kinds <= made:
                return seed, lines[:begun]
            lines.append((seat, write_move(seat, move, tiles=state.variant.tiles)))
    raise AssertionError(f"no game comes to {position.name}")


def game_of(position: Position, seed: bytes) -> Iterator[tuple[State, Seat, Move]]:
    """A game of computers: each state with the move that was made in it."""
    variant = VARIANTS[position.variant]
    rules = rules_from(variant, dict(position.options))
    seats = len(position.people)
    state = start(variant, rules, seats, seats)
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
