"""What one reader may see of a table, ready for `bot/render`. Nothing else makes a Frame."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.people.look import PLAIN, Look
from bot.people.texts import say
from bot.render.frame import Frame, Player
from bot.render.story import TimeUp, Told, story
from bot.render.titles import about_text
from bot.runtime.clock import MS, in_ms, now_ms
from bot.table.conditions import next_level, ways
from bot.table.played import Event
from bot.table.replays import Replay
from bot.table.table import Table
from data.games import GameRow
from data.ids import Ms
from engine.cards import Seat
from engine.clock import turn_ends as turn_ends_at
from engine.moves import DEALER, Arrange, MoreTime
from engine.scoring import held_points
from engine.state import Phase, State
from engine.view import Seen, from_outside, seen_by

CREDIT_SHOWN_MS = 1 * MS
"""Less is not worth a sentence."""


def frame_of(
    table: Table,
    seat: Seat | None,
    language: str,
    look: Look = PLAIN,
    *,
    state: State | None = None,
) -> Frame:
    """The table as *seat* sees it, None being everybody else; now, or in an earlier *state*."""
    turn_ends_ms, flag_ms = _limits(table)
    moment, turns = state or table.state, last_turns(table, seat)
    halted = table.halted
    if halted == "vacation" and seat is not None and seat == table.state.to_act:
        # Whose vacation it is may come back with any move.
        halted = ""
    return Frame(
        game=table.id,
        step=table.step,
        players=seated(table.row),
        seen=seen_by(moment, seat),
        language=language,
        seat=seat,
        turn_ends_ms=turn_ends_ms,
        flag_ms=flag_ms,
        notes=_notes(table, seat, language),
        narration=tuple(story(told_to(seat, turns), seated(table.row), language, reader=seat)),
        commitment=table.row.commitment if announces(table, moment, seat) else "",
        held=held_points(moment) if moment.to_act is None else (),
        halted=halted,
        ended=(table.row.ended_reason or "") if halted == "aborted" else "",
        halt_ends_ms=table.row.pause_ends_ms,
        ways=ways(table, now_ms()) if seat is None else (),
        look=look,
        next_level=next_level(table),
        is_todays=table.row.is_todays,
        before=None if state else before_news(turns, moment, seat),
        lain=() if state else tuple(table.lain),
    )


def public_frame(
    table: Table, language: str, look: Look = PLAIN, *, state: State | None = None
) -> Frame:
    """The table as its channel is shown it: of a hidden one nothing of its cards."""
    frame = frame_of(table, None, language, look, state=state)
    if table.row.is_hidden:
        return hidden(frame, state or table.state)
    if table.row.is_closed:
        return replace(frame, notes=(*frame.notes, say(language, "table-closed-note")))
    return frame


def hidden(frame: Frame, moment: State) -> Frame:
    """*frame* for who may not look at the table."""
    seen, notes = from_outside(moment), (*frame.notes, frame.say("table-hidden-note"))
    frame = replace(frame, seen=seen, narration=(), held=(), before=None, lain=())
    return replace(frame, notes=notes, hidden=True)


def announces(table: Table, now: State, seat: Seat | None) -> bool:
    """Whether what *seat* reads is where the game is announced, as no challenge was.

    A person alone with the computer has none; in a DM there is no message but their hand, which
    tells it behind More.
    """
    row = table.row
    if row.is_todays:
        # Where it was begun.
        return False
    if row.occasion == "tournament":
        return seat is None and now.round <= 1 and now.phase is not Phase.FINISHED
    alone = sum(player.user_id is not None for player in row.players) == 1
    is_read = (seat is None) == (row.guild_id is not None)
    return alone and is_read and now.round <= 1 and now.phase is not Phase.FINISHED


def before_news(events: Sequence[Event], now: State, seat: Seat | None) -> Seen | None:
    """The table before *events*, of which *now* is what came; None where a new deal is between."""
    if not events or events[0].before.round != now.round:
        return None
    return seen_by(events[0].before, seat)


def _limits(table: Table) -> tuple[Ms | None, Ms | None]:
    """When the present turn's limit and the clock of the seat to act run out."""
    state, row = table.state, table.row
    if state.to_act is None or table.over or table.paused:
        return None, None
    limit, turn_ends, flag = state.rules.turn_limit, None, None
    if limit is not None:
        turn_ends = row.wall_ms(in_ms(turn_ends_at(state, limit)))
    if state.clocks:
        flag = row.wall_ms(in_ms(state.at + state.clocks[state.to_act - 1]))
    return turn_ends, flag


def _notes(table: Table, seat: Seat | None, language: str) -> tuple[str, ...]:
    notes = []
    if seat is not None and table.row.players[seat - 1].stand_in and not table.over:
        notes.append(say(language, "note-stand-in"))
    if table.credited_note_ms >= CREDIT_SHOWN_MS:
        seconds = round(table.credited_note_ms / MS)
        minutes, rest = divmod(seconds, 60)
        notes.append(say(language, "note-credit", minutes=minutes, seconds=rest))
    if table.rested_note_ms >= CREDIT_SHOWN_MS:
        rested = about_text(language, round(table.rested_note_ms / MS))
        notes.append(say(language, "note-rested", time=rested))
    return tuple(notes)


def told_to(seat: Seat | None, events: Sequence[Event]) -> Iterator[Told]:
    """The moves as *seat* may be told of them: of its own moves more than everybody."""
    views: dict[tuple[int, Seat | None], Seen] = {}

    def view(state: State, reader: Seat | None) -> Seen:
        """What *reader* sees; mostly a move begins where the one before it has ended."""
        if (id(state), reader) not in views:
            views[id(state), reader] = seen_by(state, reader)
        return views[id(state), reader]

    for event in events:
        reader = seat if event.seat == seat else None
        before, after = view(event.before, reader), view(event.after, reader)
        if event.by_clock and isinstance(event.move, Arrange):
            yield before, event.seat, TimeUp(), before
        yield before, event.seat, event.move, after


def past_frame(
    replay: Replay, step: int, seat: Seat | None, language: str, look: Look = PLAIN
) -> Frame:
    """A finished game at *step*, as *seat* saw it then; None: as everybody did."""
    row, moment = replay.row, replay.state(step)
    turn = replay.turn_so_far(step)
    return replace(
        left_frame(row, moment, seat, language, look),
        step=step,
        narration=tuple(story(told_to(seat, turn), seated(row), language)),
        held=held_points(moment) if moment.to_act is None else (),
        halted="aborted" if row.state == "aborted" and step == replay.steps else "",
        before=before_news(turn, moment, seat),
    )


def left_frame(
    row: GameRow, left: State, seat: Seat | None, language: str, look: Look = PLAIN
) -> Frame:
    """A round of a game as it was *left*, as *seat* saw it then; None: as everybody did."""
    return Frame(
        game=row.id,
        step=0,
        players=seated(row),
        seen=seen_by(left, seat),
        language=language,
        seat=seat,
        ended=row.ended_reason or "",
        held=held_points(left),
        look=look,
        is_todays=row.is_todays,
    )


def before_turn(table: Table, language: str) -> str:
    """What the turn before the present one brought, as everybody may know it."""
    if table.row.is_hidden:
        return ""
    events = [*table.events][: len(table.events) - (table.step - table.turn_step)]
    chosen = turns_back(events, 1)
    if all(event.seat == DEALER for event in chosen):
        return ""
    return " ".join(story(told_to(None, chosen), seated(table.row), language))


def seated(row: GameRow) -> tuple[Player, ...]:
    """Who sits at a game, in the order of the seats."""
    return tuple(
        Player(one.seat, one.name, one.user_id, one.stand_in is not None) for one in row.players
    )


def last_turns(table: Table, seat: Seat | None) -> list[Event]:
    """The moves since the last turn of *seat*, but at least the present turn and the one before.

    With that last turn where its limit ran out: its player was not there to see it.
    """
    events = [*table.events]
    last = next((one for one in reversed(events) if takes_part(one)), None)
    present = last is not None and last.seat == table.state.to_act
    least = turns_back(events, 2 if present else 1)
    begun = len(events) - 1
    while begun >= 0 and events[begun].seat == seat == table.state.to_act:
        begun -= 1
    own = [number for number in range(begun + 1) if events[number].seat == seat]
    missed = bool(own) and events[own[-1]].by_clock
    return max(least, events[own[-1] + (not missed) :] if own else least, key=len)


def turns_back(events: Sequence[Event], turns: int) -> list[Event]:
    """The moves of the last so many turns, the oldest first, with the dealer's between them."""
    chosen: list[Event] = []
    seat = None
    for event in reversed(events):
        if event.seat != seat and takes_part(event):
            seat, turns = event.seat, turns - 1
        if turns < 0:
            break
        chosen.append(event)
    while chosen and turns <= 0 and chosen[-1].seat == DEALER:
        chosen.pop()
    return chosen[::-1]


def takes_part(event: Event) -> bool:
    """Whether a move is one of its player's turn."""
    return event.seat != DEALER and not isinstance(event.move, MoreTime)


def jump_url(table: Table) -> str | None:
    """The address of the table's public message."""
    row = table.row
    if row.table_message_id is None:
        return None
    place = row.guild_id or "@me"
    return f"https://discord.com/channels/{place}/{row.channel_id}/{row.table_message_id}"
