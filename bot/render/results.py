"""How a round was scored, and how a game ended."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.render.cards import cards_text
from bot.render.frame import Frame
from bot.render.gin import KNOCKED, bonuses, showdown
from bot.render.table import MELDS_COUNT, named, total_text
from bot.render.titles import game_title, names_text, number, signed
from bot.texts import say
from data.standings import RatingChange
from engine.cards import Card, Seat
from engine.leaving import resigned
from engine.melds import card_points
from engine.state import Phase, RoundResult
from engine.variants.rummy_51 import Rummy51Rules
from engine.view import Seen

GIVEN_UP = frozenset({"resign", "flag"})
"""Reasons for which a round scores nothing, as the game is decided otherwise."""
NOT_SCORED = frozenset({"stalemate", "dead_hand"})
"""Reasons for which everybody scores 0, whatever was laid and held."""
UNMELDED = 100
"""*51*: what the hand of a player may count who has melded nothing."""
FIXED_PRIZE = frozenset({"zolik"})
"""Games in which who goes out scores the same, whatever the others hold."""


def round_text(frame: Frame) -> str:
    """The round that *frame* shows as it was left: why it ended, what each player's points are."""
    result = frame.seen.results[-1]
    lines = [round_head(frame, result)]
    if result.reason in GIVEN_UP:
        return lines[0]
    lines += showdown(frame, result)
    scored = result.reason not in NOT_SCORED
    for seat in scoring_seats(frame, result):
        line = scored_line(frame, result, seat)
        if frame.seen.variant.key in MELDS_COUNT:
            lines += [line, *(laid_less_held(frame, result, seat) if scored else ())]
        else:
            lines.append(" · ".join([line, *counted(frame, result, seat)]))
    lines += afterwards(frame, result)
    return "\n".join(lines)


def round_head(frame: Frame, result: RoundResult) -> str:
    """Which round, and why it ended."""
    name = named(frame, result.ended_by) if result.ended_by else ""
    why = say(frame.language, "round-ended", reason=result.reason, name=name)
    if result.reason == "out" and any(times(frame, result, seat) == 2 for seat in seats(frame)):
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


def laid_less_held(frame: Frame, result: RoundResult, seat: Seat) -> Iterator[str]:
    """What *seat* laid, and the points left in its hand, whose cards nobody else gets to see."""
    language, laid = frame.language, laid_by(frame.seen, seat)
    points = sum(value for _, value in laid)
    if laid:
        cards = cards_text(card for card, _ in laid)
        yield say(language, "round-laid", points=points, cards=cards)
    else:
        yield say(language, "round-laid-nothing")
    if held := points - result.scores[seat - 1]:
        yield say(language, "round-held", points=held)


def counted(frame: Frame, result: RoundResult, seat: Seat) -> Iterator[str]:
    """What is left in the hands, as it counts for or against *seat*; a knock has been explained."""
    score, held = result.scores[seat - 1], held_by(frame, seat)
    if result.reason in KNOCKED or not any(result.scores):
        return
    if seat == result.ended_by:
        yield from won(frame, result, seat)
    elif score and melded_nothing(frame, seat):
        yield say(frame.language, "round-unmelded", points=UNMELDED, times=abs(score) // UNMELDED)
    elif held and abs(score) == held:
        yield say(frame.language, "round-counted", points=held)
    elif held and abs(score) == 2 * held:
        yield say(frame.language, "round-counted-double", points=held)
    elif held and result.reason == "blocked":
        yield say(frame.language, "round-counted-more", points=held, more=abs(score))


def won(frame: Frame, result: RoundResult, seat: Seat) -> Iterator[str]:
    """What the seat that went out gets: what the others hold, or some points."""
    score = result.scores[seat - 1]
    others = [other for other in seats(frame) if held_by(frame, other)]
    total = sum(held_by(frame, other) for other in others)
    fixed = frame.seen.variant.key in FIXED_PRIZE
    if score > 0 and total and score % total == 0 and not fixed:
        parts = [f"{named(frame, other)} {held_by(frame, other)}" for other in others]
        key = "round-won" if score == total else "round-won-double"
        yield say(frame.language, key, parts=" + ".join(parts))
    elif score > 0:
        yield say(frame.language, "round-closed", points=score)


def held_by(frame: Frame, seat: Seat) -> int:
    """The points in the hand of *seat* when the round ended."""
    return frame.held[seat - 1] if frame.held else 0


def times(frame: Frame, result: RoundResult, seat: Seat) -> int:
    """How many times its hand, or what stands for it, counts for or against *seat*."""
    counted_once = UNMELDED if melded_nothing(frame, seat) else held_by(frame, seat)
    score = abs(result.scores[seat - 1])
    return score // counted_once if counted_once and score % counted_once == 0 else 0


def melded_nothing(frame: Frame, seat: Seat) -> bool:
    """Whether a fixed sum counts for *seat* instead of its hand, of which nothing was melded."""
    rules = frame.seen.rules
    fixed = isinstance(rules, Rummy51Rules) and rules.unmelded == UNMELDED
    return fixed and seat not in frame.seen.opened


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
    lowest = left.variant.lowest_wins(left.rules)
    order = {seat: left.totals[seat - 1] * (1 if lowest else -1) for seat in left.playing}
    ahead = [seat for seat, total in order.items() if total == min(order.values())]
    if len(ahead) < 2:
        return []
    totals = list(left.totals)
    for seat in ahead[:1] if lowest else ahead[1:]:
        totals[seat - 1] -= 1
    return ahead if left.variant.winner(replace(left, totals=tuple(totals))) else []


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
    if added := "\n".join(bonuses(frame)):
        sections.append(added)
    if seed:
        sections.append(seed_text(frame, seed))
    return sections


def aborted_text(frame: Frame, seed: str) -> list[str]:
    """The end of a game that was called off."""
    return [f"{end_head(frame)}\n{winner_text(frame)}", seed_text(frame, seed)]


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
    lines, order = [], placed(frame)
    left = resigned(frame.seen) if frame.seen.seats > 2 else ()
    for seat in order:
        place = 1 + next(n for n, other in enumerate(order) if level(frame, seat, other))
        points = say(frame.language, "end-left") if seat in left else total_text(frame, seat)
        total = say(
            frame.language, "end-total", place=place, name=named(frame, seat), points=points
        )
        parts = [total, *rating_parts(frame.language, by_seat.get(seat))]
        lines.append(" · ".join(parts))
    return "\n".join(lines)


def level(frame: Frame, one: Seat, other: Seat) -> bool:
    """Whether two seats share a place."""
    seen, gone = frame.seen, resigned(frame.seen)
    if one == other or seen.winner in (one, other):
        return one == other
    if one in gone or other in gone:
        return one in gone and other in gone
    return seen.totals[one - 1] == seen.totals[other - 1]


def placed(frame: Frame) -> list[Seat]:
    """The seats from the winner to the last: who gave the game up comes after all others."""
    seen, gone = frame.seen, resigned(frame.seen)
    sign = 1 if seen.variant.lowest_wins(seen.rules) else -1
    return sorted(
        range(1, seen.seats + 1),
        key=lambda seat: (seat != seen.winner, seat in gone, sign * seen.totals[seat - 1], seat),
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
