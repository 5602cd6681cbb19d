"""Somebody's own decisions that surely cost points, by the reviews of their games, as puzzles."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace

from pydantic import ValidationError

from bot.club.puzzle.posed import Posed
from bot.messages.frames import past_frame
from bot.people.look import Look
from bot.render.frame import Frame
from bot.runtime.newest import Newest
from bot.runtime.workers import Workers
from bot.table.replays import Replay
from bot.table.reviews import REVIEWS
from data import reviews
from data.ids import GameId, UserId
from data.reviews import OwnReview
from data.store.transaction import Transaction
from engine.cards import Seat
from engine.moves import Move
from engine.players.whys import Reason
from engine.puzzles.mistakes import puzzle_of
from engine.puzzles.puzzle import Choice
from engine.record.lines import read_move
from engine.review.told import Judged
from engine.variants import VARIANTS
from engine.view import seen_by

REVIEWED = 50
"""Games back to which mistakes are looked for, of those that were reviewed."""
REMEMBERED = 64
"""Decisions whose choices are kept as they were compared."""


@dataclass(frozen=True, eq=False)
class Mistake(Posed):
    """A decision of one person's in a game that is over."""

    replay: Replay
    step: int
    """The place of the decision among all moves of the game, from 0."""
    reason: Reason
    """Why the better move is good."""

    @property
    def game(self) -> GameId:
        """The number of the game."""
        return self.replay.row.id


@dataclass(eq=False, repr=False)
class Mistakes:
    """Makes puzzles of decisions, and keeps them for a while: each is the same each time."""

    _workers: Workers
    _made: Newest[tuple[GameId, int], Mistake] = field(default_factory=lambda: Newest(REMEMBERED))

    def known(self, game: GameId, step: int) -> Mistake | None:
        """The puzzle of a decision, where it is remembered."""
        return self._made.get((game, step))

    async def make(self, replay: Replay, seat: Seat, judged: Judged) -> Mistake:
        """The puzzle of a decision that *seat* made and a review has judged."""
        game, state = replay.row.id, replay.state(judged.step)
        seen, mark = seen_by(state, seat), f"{game}.{judged.step}"
        played = Choice((move_in(judged.played),), judged.loss, judged.error)
        better = move_in(judged.better)
        why = judged.reason.why
        puzzle = await self._workers.ask(puzzle_of, seen, better, played, why, mark)
        way = f"own:{game}:{judged.step}"
        found = Mistake(
            way, seen.variant.key, mark, puzzle, seen, (), replay, judged.step, judged.reason
        )
        self._made[game, judged.step] = found
        return found


def move_in(line: str) -> Move:
    """The move that a line of a record makes; no game of tiles comes here."""
    return read_move(line, tiles=False)[1]


async def mistakes_of(tx: Transaction, user: UserId) -> list[tuple[OwnReview, Judged]]:
    """The decisions of *user* that surely cost points, of the newest games first.

    The worst of a game comes first. Those with tiles are left out: what is laid there is a table.
    """
    found = await reviews.newest(tx, user, REVIEWED)
    told = (review for review in found if not VARIANTS[review.variant].tiles)
    return [(review, judged) for review in told for judged in sure_in(review)]


def sure_in(review: OwnReview) -> Iterator[Judged]:
    """What surely cost points by a review; nothing where a version of before has written it."""
    with suppress(ValidationError):
        yield from REVIEWS.validate_json(review.review).sure


def own_frame(mistake: Mistake, language: str, look: Look) -> Frame:
    """The position as the seat saw it in the game, with the players who sat there."""
    frame = past_frame(mistake.replay, mistake.step, mistake.puzzle.seat, language, look)
    # Outlines of what is new would be about another turn.
    return replace(frame, before=None)
