"""Games of one person against the computer, and the place on its scale that they give them.

The computer's levels are fixed points of a scale for each game, so a person's place follows from
whom they beat: apart from the ratings, which are among people.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, log

from sqlalchemy import insert, select

from data.game_rows import GameRow, PlayerRow
from data.games import load
from data.ids import GameId, UserId
from data.store.schema import moves, solos
from data.store.transaction import Transaction
from engine.moves import TakeBack
from engine.record.lines import write_move

NEWEST = 50
"""So many games count, the newest: people learn."""
LEAST = 3
"""From so many on somebody is told their place."""
PRIOR, DEVIATION = 1500.0, 350.0
"""Where somebody is taken to stand before they have played, and how far off that may be."""
SLOPE = log(10) / 400
"""As with other ratings, who is ahead by 400 wins ten times as often as they lose."""
STEPS = 60
"""Halvings after which a place is exact by far."""
ROUNDED = 10
"""A place is told in whole tens."""


@dataclass(frozen=True, slots=True)
class Solo:
    """One game: against *rivals* at *place*, of whom *beaten* came behind, half if level."""

    place: int
    beaten: float
    rivals: int

    @property
    def score(self) -> float:
        """The share of rivals that was beaten."""
        return self.beaten / self.rivals


@dataclass(frozen=True, slots=True)
class Standpoint:
    """Where somebody stands on the scale of a game, by so many *games*."""

    place: int
    games: int


@dataclass(frozen=True, slots=True)
class RatingStep:
    """Where a game has brought its player; *before* is None where it was not told yet."""

    seat: int
    before: int | None
    now: Standpoint


def place_by(games: Sequence[Solo]) -> int:
    """The likeliest place of who has played *games*, in any order, after what was thought before.

    The mode of a normal prior with a logistic likelihood, each game one whole observation.
    """
    reach = DEVIATION**2 * SLOPE * len(games)
    low, high = PRIOR - reach, PRIOR + reach
    for _ in range(STEPS):
        middle = (low + high) / 2
        if _pull(middle, games) > 0:
            low = middle
        else:
            high = middle
    return ROUNDED * round((low + high) / 2 / ROUNDED)


def _pull(place: float, games: Sequence[Solo]) -> float:
    """How much the likelihood grows above *place*; exact sums, so that no order matters."""
    surplus = fsum(game.score - _expected(place - game.place) for game in games)
    return SLOPE * surplus - (place - PRIOR) / DEVIATION**2


def _expected(ahead: float) -> float:
    """The score to be expected of who is *ahead*."""
    return float(1 / (1 + 10 ** (-ahead / 400)))


async def record(tx: Transaction, game: GameId) -> None:
    """Keep a game that was just finished, if it counts."""
    row = await load(tx, game)
    own = alone(row)
    if own is None or not await _counts(tx, row, own):
        return
    others = [one for one in row.players if one is not own]
    values = {
        "game_id": game,
        "user_id": own.user_id,
        "variant": row.variant,
        "place": row.computer_place,
        "beaten": fsum(_lead(own, other) for other in others),
        "rivals": len(others),
        "finish_order": row.finish_order,
    }
    await tx.execute(insert(solos).values(values))


def alone(row: GameRow) -> PlayerRow | None:
    """The one person who plays against the computer; None where there is none, or more."""
    people = [one for one in row.players if one.user_id is not None]
    return people[0] if len(people) == 1 and len(row.players) > 1 else None


async def _counts(tx: Transaction, row: GameRow, own: PlayerRow) -> bool:
    """Whether a finished game was all of its player's own, against a level with a place."""
    if row.rated or row.computer_place is None or row.state != "finished":
        return False
    if (own.user_id or 0) < 0 or own.hinted_step is not None or own.stand_in is not None:
        return False
    own_moves = (moves.c.game_id == row.id) & (moves.c.seat == own.seat)
    taken_back = moves.c.line == write_move(own.seat, TakeBack())
    return await tx.count(own_moves, taken_back | (moves.c.source == "computer")) == 0


def _lead(own: PlayerRow, other: PlayerRow) -> float:
    """1 where *own* came before *other*, 0 behind, and a half where they came level."""
    mine, theirs = own.place or 0, other.place or 0
    return 0.5 if mine == theirs else float(mine < theirs)


async def of_user(tx: Transaction, user: UserId) -> dict[str, Standpoint]:
    """Where *user* stands, by variant, in those of which they have played enough."""
    query = select(solos.c.variant).where(solos.c.user_id == user).distinct()
    found = {}
    for variant in sorted(await tx.scalars(query)):
        played = await _newest(tx, user, variant)
        if len(played) >= LEAST:
            found[variant] = Standpoint(place_by(played), len(played))
    return found


async def step(tx: Transaction, row: GameRow) -> RatingStep | None:
    """Where the game of *row* has brought its player; None where it counts not, or too few do."""
    own = alone(row)
    if own is None or own.user_id is None or row.finish_order is None:
        return None
    if not await tx.count(solos.c.game_id == row.id):
        return None
    after = await _newest(tx, own.user_id, row.variant, row.finish_order)
    if len(after) < LEAST:
        return None
    before = await _newest(tx, own.user_id, row.variant, row.finish_order - 1)
    earlier = place_by(before) if len(before) >= LEAST else None
    return RatingStep(own.seat, earlier, Standpoint(place_by(after), len(after)))


async def _newest(
    tx: Transaction, user: UserId, variant: str, last: int | None = None
) -> tuple[Solo, ...]:
    """The newest games of *user* that count, up to the one that was finished as number *last*."""
    query = select(solos.c.place, solos.c.beaten, solos.c.rivals)
    query = query.where(solos.c.user_id == user, solos.c.variant == variant)
    if last is not None:
        query = query.where(solos.c.finish_order <= last)
    query = query.order_by(solos.c.finish_order.desc()).limit(NEWEST)
    return tuple(Solo(*row) for row in await tx.execute(query))
