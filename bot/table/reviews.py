"""Reviews of games that are over: worked out once beside the event loop, and kept."""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random

from pydantic import TypeAdapter, ValidationError

from bot.people.refused import Refused
from bot.runtime.clock import now_ms
from bot.runtime.workers import Workers
from bot.table.record import moves_of
from bot.table.replays import Replay
from data import reviews
from data.ids import GameId, UserId
from data.reviews import ReviewSums
from data.store.database import Database
from engine.cards import Seat
from engine.review.reviewing import SAMPLES, review
from engine.review.told import Review
from engine.review.walking import NO_DECISIONS, lasting

REVIEWS = TypeAdapter(Review)
AT_ONCE = 2
"""So many reviews of one person's are worked out, or wait for that."""
OWN = "player"
"""The source of moves that a person made, and not the clock or the computer for them."""


@dataclass(eq=False, slots=True)
class Job:
    """A review that is being worked out, or waits for that."""

    user: UserId | None
    """Who sits at the seat that it is for."""
    before: int = 0
    """How many others are worked out first."""
    done: float = 0.0
    """How much of it is done, from 0 to 1."""

    def wait_for(self, others: int) -> None:
        """Hear how many come first."""
        self.before = others

    def go_on(self, done: float) -> None:
        """Hear how much is done."""
        self.done = done


Found = asyncio.Task[Review]


class Reviews:
    """What each player can learn from a game that is over."""

    def __init__(self, db: Database, workers: Workers) -> None:
        self._db = db
        self._workers = workers
        self._begun: dict[tuple[GameId, Seat], tuple[Job, Found]] = {}

    async def kept(self, game: GameId, seat: Seat) -> Review | None:
        """The review of *game* for *seat* that was worked out before; None where none can be read.

        One of an earlier version may say what is not said any more: it is worked out anew.
        """
        found = await self._db.read(reviews.find, game, seat)
        with suppress(ValidationError):
            return None if found is None else REVIEWS.validate_json(found)
        return None

    async def begin(self, replay: Replay, seat: Seat) -> tuple[Job, Found]:
        """Work the review out and keep it; whoever asks meanwhile is given the same.

        Raises Refused where *seat* has decided nothing, or its player waits for enough others.
        """
        key = replay.row.id, seat
        if key not in self._begun:
            own = await self._own_steps(replay, seat)
            if not own:
                raise Refused("review-nothing", game=replay.row.id)
            if key not in self._begun:
                self._begun[key] = self._start(replay, seat, own)
        begun = self._begun[key]
        # It takes its place in the line.
        await asyncio.sleep(0)
        return begun

    def _start(self, replay: Replay, seat: Seat, own: Collection[int]) -> tuple[Job, Found]:
        """Begin to work on a review; raises Refused where its player waits for enough others."""
        job = Job(replay.row.players[seat - 1].user_id)
        if sum(other.user == job.user for other, _ in self._begun.values()) >= AT_ONCE:
            raise Refused("review-two-waiting")
        task = asyncio.get_running_loop().create_task(self._worked_out(replay, seat, own, job))
        task.add_done_callback(lambda _: self._begun.pop((replay.row.id, seat)))
        return job, task

    def close(self) -> None:
        """Give up what is being worked out: whoever wants it presses again."""
        for _, task in self._begun.values():
            task.cancel()

    async def _own_steps(self, replay: Replay, seat: Seat) -> Collection[int]:
        """The places of the moves that the player of *seat* has decided on, from 0."""
        lines = await moves_of(self._db, replay.row.id)
        return {
            step
            for step in lasting([(event.seat, event.move) for event in replay.events])
            if replay.events[step].seat == seat
            and lines[step].source == OWN
            and not isinstance(replay.events[step].move, NO_DECISIONS)
        }

    async def _worked_out(
        self, replay: Replay, seat: Seat, own: Collection[int], job: Job
    ) -> Review:
        row = replay.row
        found: Review = await self._workers.work(
            review,
            replay.events[0].before,
            tuple((event.seat, event.move) for event in replay.events),
            seat,
            Random(f"{row.commitment} {seat}"),
            SAMPLES,
            progress=job.go_on,
            before=job.wait_for,
        )
        # The computer may have stood in for somebody: that was not theirs.
        judged = tuple(one for one in found.judged if one.step in own)
        found = replace(found, judged=judged, decisions=len(own))
        sums = ReviewSums(len(found.rounds), found.cards, found.you + found.others)
        user = row.players[seat - 1].user_id
        if user is not None:
            text = REVIEWS.dump_json(found).decode()
            await self._db.write(reviews.keep, row.id, seat, user, text, sums, now_ms())
        return found
