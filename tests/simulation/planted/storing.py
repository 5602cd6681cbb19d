"""Faults of what is stored: commits, what is told after them, processes, and restarts."""

from tests.simulation.planted.fault import Fault

FAULTS = (
    Fault(
        name="told-unstored",
        harm="A move that the database has not taken is shown as played, and is gone later.",
        promise="What a player was told is in the database.",
        scene="A move at a table at which another process was first, or whose clock it has "
        "credited meanwhile.",
        file="data/store/commits.py",
        old="""\
            if appending in stored:
                appending.succeed()
            else:
                self._start(self._write_alone(appending))
""",
        new="""\
            appending.succeed()
""",
    ),
    Fault(
        name="ahead-of-the-disk",
        harm="Where the database refuses a move it is played all the same, and gone on restart.",
        promise="A move that was refused has changed nothing, and can be made again.",
        scene="A commit of a move that is refused: the disk is full, or locked for too long.",
        file="bot/table/table.py",
        old="""\
        wake = self.shard_elsewhere
        self.row = await store(self._db, self.row, self.step, after, lines, now_ms, wake=wake)
        self.left_word = wake is not None
        for event, line in zip(events, lines, strict=True):
            self._advance(event.seat, event.move, event.after, line.source)
""",
        new="""\
        wake, step = self.shard_elsewhere, self.step
        for event, line in zip(events, lines, strict=True):
            self._advance(event.seat, event.move, event.after, line.source)
        self.row = await store(self._db, self.row, step, after, lines, now_ms, wake=wake)
        self.left_word = wake is not None
""",
    ),
    Fault(
        name="told-before-committed",
        harm="A pause, a nudge or an end is told before it is stored: timers stay as they were, "
        "and a table that was called off looks as if it went on.",
        promise="Every message shows its table as it stands soon after the last change.",
        scene="A game is called off, paused, or ended by a moderator.",
        file="bot/table/table.py",
        old="""\
            await games.note(tx, self.id, shown_step=None)
        self.credited_note_ms += lost_ms
        self.tell()
""",
        new="""\
            await games.note(tx, self.id, shown_step=None)
            self.tell()
        self.credited_note_ms += lost_ms
""",
    ),
    Fault(
        name="change-not-marked",
        harm="What changed right before a kill without a move is not shown by the next process.",
        promise="After a restart every message shows its table as it stands.",
        scene="A kill between the commit of a pause, an end of one, or a nudge, and its showing.",
        file="data/running.py",
        old="func.coalesce(games.c.shown_step, -1) < games.c.step",
        new="func.coalesce(games.c.shown_step, games.c.step) < games.c.step",
    ),
    Fault(
        name="end-of-one-ends-all",
        harm="When one process is asked to end, the others lose their shards and end as well.",
        promise="A process ends only when it is asked to, or when its shard was taken.",
        scene="Two processes, one of which is asked to end.",
        file="data/shards.py",
        old="""tx.change(shards, {"process": process}, process=None)""",
        new="tx.change(shards, {}, process=None)",
    ),
    Fault(
        name="no-word-left",
        harm="What is played by DM at a table of another process's is not shown in its channel.",
        promise="Every message shows its table as it stands soon after the last move.",
        scene="Two processes, and a move in the DM at a table of the second one's server.",
        file="bot/table/played.py",
        old="""\
        if wake is not None:
            await running.wake(tx, row.id, wake)
""",
        new="",
    ),
    Fault(
        name="lost-answer-loses-game",
        harm="Where the answer to the last Accept fails, the game that has begun is not dealt.",
        promise="A challenge that all have accepted is dealt and shown within a minute.",
        scene="Discord fails to take the answer to the last press on a challenge.",
        file="bot/lobby/lobby.py",
        old="""\
        self._ended(row)
        async with self._beginnings.beside(row):
            await self._messages.answer(click, row, **how)
""",
        new="""\
        self._ended(row)
        await self._messages.answer(click, row, **how)
        if (game := row.game_id) is not None:
            await self._beginnings.begin(game, row.message_id)
""",
    ),
    Fault(
        name="end-of-tournament-unshown",
        harm="A tournament that ended right before a kill looks for ever as if it went on.",
        promise="After a restart the message of every tournament shows how it stands.",
        scene="A kill between the end of a tournament and the edit of its message.",
        file="data/tournaments.py",
        old="query.where(tournaments.c.state.in_(GOING_ON) | unshown)",
        new="query.where(tournaments.c.state.in_(GOING_ON))",
    ),
)
