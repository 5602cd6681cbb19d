"""How a round was scored, and how a game ended."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.people.texts import say
from bot.render.frame import Frame
from bot.render.gin import bonuses, is_knock, showdown
from bot.render.points import part_lines
from bot.render.table import named, total_text
from bot.render.titles import game_title, names_text, number, signed
from data.standings import RatingChange
from engine.cards import Seat
from engine.leaving import resigned
from engine.placing import places
from engine.scoring import DOUBLED
from engine.state import Measure, Phase, RoundResult
from engine.view import Seen

GIVEN_UP = frozenset({"resign", "flag"})
"""Reasons for which a round scores nothing, as the game is decided otherwise."""
NOT_SCORED = frozenset({"stalemate", "dead_hand"})
"""Reasons for which everybody scores 0, whatever was laid and held."""


def round_text(frame: Frame) -> str:
    """The round that *frame* shows as it was left: why it ended, what each player's points are."""
    result = frame.seen.results[-1]
    lines = [round_head(frame, result)]
    if result.reason in GIVEN_UP:
        return lines[0]
    lines += showdown(frame, result)
    for seat in scoring_seats(frame, result):
        lines.append(scored_line(frame, result, seat))
        if not is_knock(frame, result):
            lines += part_lines(frame, result.parts[seat - 1], seat)
    lines += afterwards(frame, result)
    return "\n".join(lines)


def is_scored(frame: Frame) -> bool:
    """Whether a round has just ended in which hands counted."""
    unscored = GIVEN_UP | NOT_SCORED
    return has_ended(frame) and frame.seen.results[-1].reason not in unscored


def hands_are_hidden(frame: Frame) -> bool:
    """Whether a round has just ended in which hands counted that nobody else has seen."""
    return is_scored(frame) and frame.seen.results[-1].reason not in frame.seen.variant.laid_open


def has_ended(frame: Frame) -> bool:
    """Whether a round or the game has just ended."""
    return frame.seen.to_act is None and bool(frame.seen.results)


def round_head(frame: Frame, result: RoundResult) -> str:
    """Which round, and why it ended."""
    name = named(frame, result.ended_by) if result.ended_by else ""
    why = say(frame.language, "round-ended", reason=result.reason, name=name)
    is_doubled = any(part.name == DOUBLED for parts in result.parts for part in parts)
    if result.reason == "out" and is_doubled:
        why = f"{why} {say(frame.language, 'round-doubled', name=name)}"
    return say(frame.language, "round-title", number=frame.game, round=result.round, why=why)


def seats(frame: Frame) -> range:
    """All seats."""
    return range(1, frame.seen.seats + 1)


def scoring_seats(frame: Frame, result: RoundResult) -> list[Seat]:
    """The seats that have played the round; who had left before does not count any more."""
    out = frame.seen.out
    return [seat for seat in seats(frame) if seat not in out or result.scores[seat - 1]]


def scored_line(frame: Frame, result: RoundResult, seat: Seat) -> str:
    """What *seat* scored, and its total."""
    return say(
        frame.language,
        "round-player",
        name=named(frame, seat),
        scored=signed(result.scores[seat - 1]),
        total=number(result.totals[seat - 1]),
    )


def afterwards(frame: Frame, result: RoundResult) -> Iterator[str]:
    """Who is out by the totals, and that a tie makes another round necessary."""
    lost = frame.seen.out - resigned(frame.seen)
    for seat in sorted(lost):
        if result.scores[seat - 1]:
            yield say(frame.language, "round-lost", name=named(frame, seat))
    tied = tied_for_first(frame.seen)
    if tied:
        names = names_text(frame.language, [frame.player(seat).name for seat in tied])
        yield say(frame.language, "round-tie", names=names)


def tied_for_first(left: Seen) -> list[Seat]:
    """The seats that would have won, were it not for each other; none where nobody would have."""
    if left.phase is Phase.FINISHED:
        return []
    lowest = left.variant.measure(left.rules) is Measure.PENALTIES
    order = {seat: left.totals[seat - 1] * (1 if lowest else -1) for seat in left.playing}
    ahead = [seat for seat, total in order.items() if total == min(order.values())]
    if len(ahead) < 2:
        return []
    totals = list(left.totals)
    for seat in ahead[:1] if lowest else ahead[1:]:
        totals[seat - 1] -= 1
    return ahead if left.variant.winner(replace(left, totals=tuple(totals))) else []


def end_text(frame: Frame, changes: Sequence[RatingChange] = (), *, seed: str = "") -> list[str]:
    """The end of a game: number, winner, totals, what it did to ratings, the revealed *seed*."""
    sections = [f"{end_head(frame)}\n{winner_text(frame)}", totals_text(frame, changes)]
    if added := "\n".join(bonuses(frame)):
        sections.append(added)
    if seed:
        sections.append(seed_text(frame, seed))
    return sections


def aborted_text(frame: Frame, seed: str) -> list[str]:
    """The end of a game that was called off."""
    told = f"{end_head(frame)}\n{winner_text(frame)}"
    return [told, seed_text(frame, seed)] if seed else [told]


def end_head(frame: Frame) -> str:
    """The title of a game that is over."""
    game = game_title(frame.language, frame.seen.variant.key, frame.seen.rules)
    return "## " + say(frame.language, "end-title", number=frame.game, game=game)


def winner_text(frame: Frame) -> str:
    """Who has won, and how."""
    seen, language = frame.seen, frame.language
    if frame.halted == "aborted":
        return say(language, "end-aborted")
    if seen.winner is None:
        return say(language, "end-nobody")
    last = seen.results[-1] if seen.results else None
    by = named(frame, last.ended_by) if last and last.ended_by else ""
    how = say(
        language,
        "end-how",
        reason=last.reason if last else "",
        left="one" if len(seen.playing) == 1 else "more",
        name=by,
        rounds=len(seen.results),
    )
    return say(language, "end-winner", name=named(frame, seen.winner), how=how)


def totals_text(frame: Frame, changes: Sequence[RatingChange]) -> str:
    """Everybody's total, the winner first, with what the game did to the rating."""
    by_seat = {change.seat: change for change in changes}
    lines = []
    left = resigned(frame.seen) if frame.seen.seats > 2 else ()
    for place, seat in sorted(zip(places(frame.seen), range(1, frame.seen.seats + 1), strict=True)):
        points = say(frame.language, "end-left") if seat in left else total_text(frame, seat)
        total = say(
            frame.language, "end-total", place=place, name=named(frame, seat), points=points
        )
        parts = [total, *rating_parts(frame.language, by_seat.get(seat))]
        lines.append(" · ".join(parts))
    return "\n".join(lines)


def rating_parts(language: str, change: RatingChange | None) -> list[str]:
    """A rating before and after the game; nothing of who has none."""
    if change is None:
        return []
    key = "end-rating-provisional" if change.provisional else "end-rating"
    return [say(language, key, before=change.before, after=change.after)]


def seed_text(frame: Frame, seed: str) -> str:
    """How anybody can check that the cards were not changed during the game."""
    return "\n".join(
        f"-# {line}"
        for line in (
            say(frame.language, "end-seed", seed=seed),
            say(frame.language, "end-verify"),
        )
    )
