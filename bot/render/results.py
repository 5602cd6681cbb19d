"""How a round was scored, and how a game ended."""

from collections.abc import Iterator, Sequence

from bot.render.cards import cards_text
from bot.render.frame import Frame
from bot.render.table import named
from bot.render.titles import game_title, number, points_text, signed
from bot.texts import say
from data.standings import RatingChange
from engine.cards import Card, Seat
from engine.melds import card_points
from engine.state import RoundResult
from engine.view import Seen

GIVEN_UP = frozenset({"resign", "flag"})
"""Reasons for which a round scores nothing, as the game is decided otherwise."""
STALEMATE = "stalemate"
"""Everybody scores 0, whatever was laid and held."""


def round_text(frame: Frame) -> str:
    """The round that *frame* shows as it was left: why it ended, what each player's points are."""
    result = frame.seen.results[-1]
    lines = [round_head(frame, result)]
    if result.reason in GIVEN_UP:
        return lines[0]
    for seat in range(1, frame.seen.seats + 1):
        lines.append(scored_line(frame, result, seat))
        if result.reason != STALEMATE:
            lines += reasons(frame.language, frame.seen, seat, result.scores[seat - 1])
    return "\n".join(lines)


def round_head(frame: Frame, result: RoundResult) -> str:
    """Which round, and why it ended."""
    name = named(frame, result.ended_by) if result.ended_by else ""
    why = say(frame.language, "round-ended", reason=result.reason, name=name)
    return say(frame.language, "round-title", number=frame.game, round=result.round, why=why)


def scored_line(frame: Frame, result: RoundResult, seat: Seat) -> str:
    """What *seat* scored, and its total."""
    return say(
        frame.language,
        "round-player",
        name=named(frame, seat),
        scored=signed(result.scores[seat - 1]),
        total=number(result.totals[seat - 1]),
    )


def reasons(language: str, left: Seen, seat: Seat, score: int) -> Iterator[str]:
    """What *seat* laid, and the points left in its hand, whose cards nobody else gets to see."""
    laid = laid_by(left, seat)
    points = sum(value for _, value in laid)
    if laid:
        cards = cards_text((card for card, _ in laid), tiles=left.variant.tiles)
        yield say(language, "round-laid", points=points, cards=cards)
    else:
        yield say(language, "round-laid-nothing")
    if held := points - score:
        yield say(language, "round-held", points=held)


def laid_by(left: Seen, seat: Seat) -> list[tuple[Card, int]]:
    """The cards that *seat* laid in a round, with the points of each."""
    return [
        (card, points)
        for meld in left.melds
        for card, by, points in zip(
            meld.cards, meld.laid_by, card_points(meld, left.variant.values), strict=True
        )
        if by == seat
    ]


def end_text(frame: Frame, changes: Sequence[RatingChange] = (), *, seed: str = "") -> list[str]:
    """The end of a game: number, winner, totals, what it did to ratings, the revealed *seed*."""
    sections = [f"{end_head(frame)}\n{winner_text(frame)}", totals_text(frame, changes)]
    if seed:
        sections.append(seed_text(frame, seed))
    return sections


def end_head(frame: Frame) -> str:
    """The title of a game that is over."""
    game = game_title(frame.language, frame.seen.variant.key, frame.seen.rules)
    return "## " + say(frame.language, "end-title", number=frame.game, game=game)


def winner_text(frame: Frame) -> str:
    """Who has won, and how."""
    seen, language = frame.seen, frame.language
    if seen.winner is None:
        return say(language, "end-nobody")
    last = seen.results[-1] if seen.results else None
    by = named(frame, last.ended_by) if last and last.ended_by else ""
    how = say(
        language,
        "end-how",
        reason=last.reason if last else "",
        name=by,
        rounds=len(seen.results),
    )
    return say(language, "end-winner", name=named(frame, seen.winner), how=how)


def totals_text(frame: Frame, changes: Sequence[RatingChange]) -> str:
    """Everybody's total, the winner first, with what the game did to the rating."""
    by_seat = {change.seat: change for change in changes}
    return "\n".join(
        " · ".join(
            [
                say(
                    frame.language,
                    "end-total",
                    place=place,
                    name=named(frame, seat),
                    points=points_text(frame.language, frame.seen.totals[seat - 1]),
                ),
                *rating_parts(frame.language, by_seat.get(seat)),
            ]
        )
        for place, seat in enumerate(placed(frame), 1)
    )


def placed(frame: Frame) -> list[Seat]:
    """The seats from the winner to the last: who left the game comes after all others."""
    seen = frame.seen
    return sorted(
        range(1, seen.seats + 1),
        key=lambda seat: (seat != seen.winner, seat in seen.out, -seen.totals[seat - 1], seat),
    )


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
            say(frame.language, "end-check", commitment=frame.commitment),
        )
    )
