"""How a round was scored, and how a game ended."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.render.buttons import Button, button
from bot.render.frame import Frame
from bot.render.gin import both_hands, is_knock, showdown
from bot.render.points import score_part_lines
from bot.render.tally import RoundTally, score_line, score_lines, tally
from bot.render.titles import names_text, number
from engine.cards import Seat
from engine.leaving import resigned
from engine.scoring import DOUBLED
from engine.state import Measure, Phase, RoundResult
from engine.view import Seen

GIVEN_UP = frozenset({"resign", "flag"})
"""Reasons for which a round scores nothing, as the game is decided otherwise."""
NOT_SCORED = frozenset({"stalemate", "dead_hand"})
"""Reasons for which everybody scores 0, whatever was laid and held."""
UNSCORED = GIVEN_UP | NOT_SCORED


def round_text(frame: Frame) -> str:
    """The round that *frame* shows as it was left: why it ended, what each player's points are."""
    result = frame.seen.results[-1]
    lines = [*showdown(frame, result)]
    for row in tally_of(frame).rows:
        lines.append(score_line(frame, row))
        if not is_knock(frame, result):
            lines += score_part_lines(frame, result.parts[row.seat - 1], row.seat)
    return round_told(frame, lines)


def short_text(frame: Frame) -> str:
    """The result of a round in short: who has what points for what, but not card by card."""
    hands = both_hands(frame, frame.seen.results[-1])
    return round_told(frame, [*hands, *score_lines(frame, tally_of(frame))])


def outside_scores(frame: Frame) -> str:
    """What is told of a round of a hidden table: how it ended, and what it has brought to whom."""
    return round_told(frame, [score_line(frame, row) for row in tally_of(frame).rows])


def round_told(frame: Frame, scores: Sequence[str] = ()) -> str:
    """Which round it was, its *scores*, which pictures may show, and what follows from them.

    Of a round that was given up, only which it was.
    """
    result = frame.seen.results[-1]
    why = round_reason(frame, result)
    head = frame.say("round-title", number=frame.game, round=result.round, why=why)
    if result.reason in GIVEN_UP:
        return head
    return "\n".join([head, *scores, *afterwards(frame, result)])


def tally_of(frame: Frame) -> RoundTally:
    """The points of the round that *frame* shows as it was left; who had left before has none."""
    result, out = frame.seen.results[-1], frame.seen.out
    seats = range(1, frame.seen.seats + 1)
    return tally(result, [seat for seat in seats if seat not in out or result.scores[seat - 1]])


def just_ended(frame: Frame) -> tuple[str, ...]:
    """What stands above the new hand of somebody who has not seen the end of a round.

    The shorter ones are for where there is less room; the last one leaves out why it ended.
    """
    result = frame.seen.results[-1]
    head = last_words(frame)
    if result.reason in UNSCORED:
        return (head,)
    table = tally_of(frame)
    hands = [f"-# {line.removeprefix('- ')}" for line in both_hands(frame, result)]
    small = [f"-# {line}" for line in score_lines(frame, table)]
    short = " · ".join(score_line(frame, row) for row in table.rows)
    least = frame.say("ends-round", round=result.round, why=short)
    return (
        "\n".join([head, *hands, *small]),
        "\n".join([head, *small]),
        f"{head}\n-# {short}",
        f"-# {least}",
    )


def last_words(frame: Frame) -> str:
    """Which round was the last, and why it ended."""
    result = frame.seen.results[-1]
    return frame.say("ends-round", round=result.round, why=round_reason(frame, result))


def is_scored(frame: Frame) -> bool:
    """Whether a round has just ended in which hands counted."""
    return has_ended(frame) and frame.seen.results[-1].reason not in UNSCORED


def hands_are_hidden(frame: Frame) -> bool:
    """Whether a round has just ended in which hands counted that nobody else has seen."""
    return is_scored(frame) and frame.seen.results[-1].reason not in frame.seen.variant.laid_open


def has_ended(frame: Frame) -> bool:
    """Whether a round or the game has just ended."""
    return frame.seen.to_act is None and bool(frame.seen.results)


def round_reason(frame: Frame, result: RoundResult) -> str:
    """Who went out, or why a round ended otherwise."""
    name = frame.named(result.ended_by) if result.ended_by else ""
    why = frame.say("round-ended", reason=result.reason, name=name)
    is_doubled = any(part.name == DOUBLED for parts in result.parts for part in parts)
    if result.reason == "out" and is_doubled:
        why = f"{why} {frame.say('round-doubled', name=name)}"
    return why


def afterwards(frame: Frame, result: RoundResult) -> Iterator[str]:
    """Who is out by the totals, and that a tie makes another round necessary."""
    for seat in sorted(frame.seen.out - resigned(frame.seen)):
        if result.scores[seat - 1]:
            total = number(result.totals[seat - 1])
            yield frame.say("round-eliminated", name=frame.named(seat), total=total)
    tied = tied_for_first(frame.seen)
    if tied:
        names = names_text(frame.language, [frame.player(seat).name for seat in tied])
        yield frame.say("round-tie", names=names)


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


def details_button(frame: Frame) -> Button:
    """Shows the presser alone the sums of the last round that *frame* knows."""
    return button(frame.say("button-details"), f"sums:{frame.game}:{frame.seen.results[-1].round}")
