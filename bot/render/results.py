"""How a round was scored, and how a game ended."""

from collections.abc import Iterator, Sequence

from bot.render.cards import cards_text
from bot.render.frame import Frame
from bot.render.table import SEAL_DIGITS, named
from bot.render.titles import game_title, number, points_text, signed
from bot.texts import say
from data.standings import RatingChange
from engine.cards import HIDDEN, Card, Seat
from engine.melds import card_points
from engine.state import RoundResult

LEFT_WITHOUT_SCORE = frozenset({"resign", "flag", "stalemate"})
"""Reasons for which nobody's cards are counted."""


def round_text(frame: Frame, result: RoundResult) -> list[str]:
    """A finished round: why it ended, and for each player what the points stem from.

    *frame* is the table as the round left it; after the next deal only the sums are told.
    """
    seats = range(1, frame.seen.seats + 1)
    title = say(frame.language, "round-title", number=frame.game, round=result.round)
    return [
        f"### {title}\n{ending_text(frame, result)}",
        *("\n".join(seat_lines(frame, result, seat)) for seat in seats),
    ]


def ending_text(frame: Frame, result: RoundResult) -> str:
    """Why a round ended."""
    name = named(frame, result.ended_by) if result.ended_by else ""
    return say(frame.language, "round-ended", reason=result.reason, name=name)


def seat_lines(frame: Frame, result: RoundResult, seat: Seat) -> Iterator[str]:
    """One player's line, and below it what was laid and what was left in the hand."""
    score, total = result.scores[seat - 1], result.totals[seat - 1]
    yield say(
        frame.language,
        "round-player",
        name=named(frame, seat),
        scored=signed(score),
        total=number(total),
    )
    if result.reason in LEFT_WITHOUT_SCORE or result.round != frame.seen.round:
        return
    laid = laid_by(frame, seat)
    points = sum(value for _, value in laid)
    yield laid_text(frame, [card for card, _ in laid], points)
    if held := points - score:
        yield held_text(frame, seat, held)


def laid_by(frame: Frame, seat: Seat) -> list[tuple[Card, int]]:
    """The cards that *seat* laid in this round, with the points of each."""
    values = frame.seen.variant.values
    return [
        (card, points)
        for meld in frame.seen.melds
        for card, by, points in zip(
            meld.cards, meld.laid_by, card_points(meld, values), strict=True
        )
        if by == seat
    ]


def laid_text(frame: Frame, cards: Sequence[Card], points: int) -> str:
    if not cards:
        return say(frame.language, "round-laid-nothing")
    shown = cards_text(cards, tiles=frame.seen.variant.tiles)
    return say(frame.language, "round-laid", points=points, cards=shown)


def held_text(frame: Frame, seat: Seat, points: int) -> str:
    hand = frame.seen.hand_of(seat)
    if HIDDEN in hand:
        return say(frame.language, "round-held-hidden", points=points)
    shown = cards_text(hand, tiles=frame.seen.variant.tiles)
    return say(frame.language, "round-held", points=points, cards=shown)


def end_text(frame: Frame, *, seed: str = "", changes: Sequence[RatingChange] = ()) -> list[str]:
    """The end of a game: its number, the winner, everybody's total, and the revealed *seed*."""
    sections = [f"{end_head(frame)}\n{winner_text(frame)}", totals_text(frame, changes)]
    if seed:
        sections.append(seed_text(frame, seed))
    return sections


def end_head(frame: Frame) -> str:
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
    if change is None:
        return []
    key = "end-rating-provisional" if change.provisional else "end-rating"
    return [say(language, key, before=change.before, after=change.after)]


def seed_text(frame: Frame, seed: str) -> str:
    """How anybody can check that the deck was not changed during the game."""
    seal = frame.commitment[:SEAL_DIGITS]
    return "\n".join(
        f"-# {line}"
        for line in (
            say(frame.language, "end-seed", seed=seed),
            say(frame.language, "end-check", commitment=seal),
        )
    )
