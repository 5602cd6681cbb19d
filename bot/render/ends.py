"""How a game ended: who has won, how everybody stands, and the ways that lead on."""

from collections.abc import Iterator, Sequence

import discord

from bot.render.buttons import PRIMARY, Button, Row, button, buttons, phone_rows
from bot.render.frame import Frame
from bot.render.gin import bonus_parts, bonuses
from bot.render.layout import Block, MessageLayout, layout, shown
from bot.render.picture import Picture
from bot.render.public import table_button
from bot.render.results import GIVEN_UP, details_button, round_text, short_text
from bot.render.table import aborted_text, fitting, footer, total_text
from bot.render.titles import game_title, level_text, number, signed
from data.solos import RatingStep
from data.standings import RatingChange
from engine.cards import Seat
from engine.leaving import resigned
from engine.placing import places
from engine.state import Phase, RoundResult, sums

LONGEST = 1700
"""Characters of all rounds of a game; of very many the last ones are told."""


def end_view(
    frame: Frame,
    changes: Sequence[RatingChange] = (),
    pictures: Sequence[Picture] = (),
    *,
    step: RatingStep | None = None,
    url: str | None = None,
) -> MessageLayout:
    """The end of a game: who has won, large; how everybody stands; one more?

    With *pictures*, which show all of that, only who has won is written. *step*: where the game has
    brought its player on the computer's scale. *url*: where the table
    is, for a reader who is elsewhere.
    """
    blocks: list[Block] = [end_head(frame)]
    if frame.halted != "aborted":
        blocks += shown(*pictures)
        blocks += [] if pictures else [standing_text(frame, changes)]
        if not pictures and frame.seen.results and not frame.hidden:
            blocks.append(short_text(frame))
        blocks += [] if step is None else [f"-# {step_text(frame, step)}"]
    elif frame.is_stopped:
        blocks.append(standing_text(frame))
    where = [footer(frame, url)] if url else []
    return layout(
        *blocks,
        *phone_rows(ways_on(frame)),
        *where,
        accent=None if frame.halted == "aborted" else discord.Colour.gold(),
        look=frame.look,
    )


def ways_on(frame: Frame) -> Iterator[Button]:
    """Buttons to play the same game once more, and to look back at this one."""
    if frame.is_todays:
        yield button(frame.say("button-today-result"), f"today:of:{frame.game}", PRIMARY)
        yield from looking_back(frame)
        return
    yield table_button(frame, "rematch", PRIMARY)
    if not frame.hidden:
        yield from looking_back(frame)
    if frame.next_level:
        level = level_text(frame.language, frame.seen.variant, frame.next_level)
        label = frame.say("button-next-level", level=level)
        yield button(label, f"table:{frame.game}:harder")


def looking_back(frame: Frame) -> Iterator[Button]:
    """Buttons to look back at a finished game: its review, its steps, its sums."""
    if frame.halted != "aborted":
        yield review_button(frame)
    yield from_start(frame)
    if frame.seen.results and frame.halted != "aborted":
        yield details_button(frame)


def review_button(frame: Frame) -> Button:
    """Shows what the presser can learn from a finished game that they have played."""
    return button(frame.say("button-review"), f"reviewed:{frame.game}")


def from_start(frame: Frame) -> Button:
    """Shows a finished game from its first deal on, to nobody but the presser."""
    return button(frame.say("button-replay"), f"past:{frame.game}:1")


def end_head(frame: Frame) -> str:
    """Who has won, large; in small print which game it was, and why it is over."""
    seen = frame.seen
    title = frame.say(
        "end-title",
        number=frame.game,
        game=game_title(frame.language, seen.variant.key, seen.rules),
    )
    if frame.halted == "aborted":
        return f"## {title}\n{aborted_text(frame)}"
    return f"# {winner_text(frame)}\n-# {title} · {why_text(frame)}"


def winner_text(frame: Frame) -> str:
    """Who has won, if anybody has."""
    if frame.seen.winner is None:
        return frame.say("end-nobody")
    return frame.say("ends-winner", name=frame.named(frame.seen.winner))


def why_text(frame: Frame) -> str:
    """After how many rounds, or who has given up."""
    seen = frame.seen
    last = seen.results[-1] if seen.results else None
    return frame.say(
        "ends-why",
        reason=last.reason if last else "",
        left="one" if len(seen.playing) == 1 else "more",
        name=frame.named(last.ended_by) if last and last.ended_by else "",
        rounds=len(seen.results),
    )


def how_text(frame: Frame) -> str:
    """How the winner has won, in a word or three; nothing where nobody has."""
    return "" if frame.seen.winner is None else frame.say("ends-how", reason=how(frame))


def how(frame: Frame) -> str:
    """What decided a game: how its last round ended, where that was the winner's doing."""
    seen, last = frame.seen, frame.seen.results[-1] if frame.seen.results else None
    if last is None:
        return "left"
    if last.reason in GIVEN_UP or last.reason == "undercut" or last.ended_by == seen.winner:
        return last.reason
    return "left" if len(seen.playing) == 1 else "points"


def standing(frame: Frame) -> list[tuple[int, Seat]]:
    """Everybody's place and seat, the winner first."""
    return sorted(zip(places(frame.seen), range(1, frame.seen.seats + 1), strict=True))


def standing_text(frame: Frame, changes: Sequence[RatingChange] = ()) -> str:
    """Everybody's total, the winner first, with what the game did to the rating."""
    by_seat = {change.seat: change for change in changes}
    lines = []
    for place, seat in standing(frame):
        points = points_of(frame, seat)
        total = frame.say("end-total", place=place, name=frame.named(seat), points=points)
        if (change := by_seat.get(seat)) is not None:
            key = "end-rating-provisional" if change.provisional else "end-rating"
            total += f" · {frame.say(key, before=change.before, after=change.after)}"
        lines.append(total)
    return "\n".join(lines)


def points_of(frame: Frame, seat: Seat) -> str:
    """The total of *seat*, and the bonus that the end of the game has added."""
    if has_left(frame, seat):
        return frame.say("end-left")
    points, bonus = total_text(frame, seat), bonus_text(frame, seat)
    return f"{points} ({bonus})" if bonus else points


def has_left(frame: Frame, seat: Seat) -> bool:
    """Whether somebody has given up a game that the others went on with."""
    return frame.seen.seats > 2 and seat in resigned(frame.seen)


def bonus_text(frame: Frame, seat: Seat) -> str:
    """What the rounds have brought, and what the end has added; nothing where it adds nothing."""
    if not (bonus := sums(bonus_parts(frame.seen))[seat - 1]):
        return ""
    rounds = number(frame.seen.totals[seat - 1] - bonus)
    return frame.say("ends-bonus", rounds=rounds, bonus=number(bonus))


def step_text(frame: Frame, step: RatingStep) -> str:
    """Where the game has brought its player on the computer's scale."""
    key = "ends-place-first" if step.before is None else "ends-place"
    return frame.say(
        key,
        name=frame.named(step.seat),
        before=step.before or 0,
        place=step.now.place,
        games=frame.say("games-count", count=step.now.games),
    )


def details_view(frame: Frame, own: str = "") -> MessageLayout:
    """The sums of the last round that *frame* shows; at the end of a game those of the whole game.

    *own*: what the reader's hand counted, card by card.
    """
    blocks, ways = [round_text(frame), own], list[Row]()
    if frame.seen.phase is Phase.FINISHED:
        blocks += game_sums(frame)
        blocks.append(f"-# {frame.say('ends-verify')}")
        ways = buttons([review_button(frame)])
    return layout(*filter(None, blocks), *ways, look=frame.look)


def game_sums(frame: Frame) -> list[str]:
    """What every round of a game has brought, and what was added at its end."""
    rounds = [round_line(frame, result) for result in frame.seen.results]
    return [*filter(None, [last_of(rounds), "\n".join(bonuses(frame))])]


def last_of(rounds: Sequence[str]) -> str:
    """What is told of *rounds*; of very many the last ones."""
    kept = fitting(reversed(rounds), LONGEST)
    return "\n".join([*(["…"] if len(kept) < len(rounds) else []), *reversed(kept)])


def round_line(frame: Frame, result: RoundResult) -> str:
    """What each player scored in a round."""
    scores = ", ".join(
        f"{frame.named(seat)} {signed(score)}" for seat, score in enumerate(result.scores, 1)
    )
    return frame.say("history-round", round=result.round, scores=scores)


def game_view(frame: Frame) -> MessageLayout:
    """One finished game: its end, and what every round brought."""
    has_points = frame.halted != "aborted" or frame.is_stopped
    standing = [standing_text(frame)] if has_points else []
    blocks = [end_head(frame), *standing, *game_sums(frame)]
    return layout(*blocks, *buttons(list(ways_on(frame))[1:]), look=frame.look)
