"""What a player learns from a game: the course of it, and the decisions that cost most."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.people.texts import name_text, say
from bot.render import titles
from bot.render.buttons import GREY, PRIMARY, Button, Row, button, buttons, phone_rows
from bot.render.ends import review_button
from bot.render.frame import Frame
from bot.render.layout import Block, MessageLayout, layout, shown
from bot.render.picture import Picture
from bot.render.replay import FRAME
from bot.render.sizes import own_cards
from bot.render.table import ALONE, lying
from engine.cards import Card
from engine.review.told import SURE, Judged, Review, RoundParts

EXACT = 10
"""Points from which on a loss is written without tenths."""
MOST_ROUNDS = 40
"""Rounds that a page tells of, the last ones."""
ROUNDS = 9
"""The page of the rounds; 0 is the whole game, those between are judged decisions."""


class JudgedWords(NamedTuple):
    """A judged decision in words, as they fit where it was made."""

    told: str
    """What was done."""
    advice: str
    """What would have been better, and why."""


def waiting_view(language: str, before: int, done: float) -> MessageLayout:
    """What stands where the review will be."""
    if before:
        return layout(say(language, "review-queue", count=before))
    return layout(say(language, "review-progress", percent=int(100 * done)))


def review_view(
    frame: Frame,
    review: Review,
    moments: Sequence[JudgedWords],
    chances: Sequence[Picture] | str,
    *,
    sharer: str = "",
) -> MessageLayout:
    """The first page: how the game went; *chances* are a picture, or words.

    *moments*: those of the judged decisions. *sharer*: whose review it is, where all read it.
    """
    course = [chances] if isinstance(chances, str) else [*shown(*chances)]
    blocks: list[Block] = [
        title(frame, sharer),
        result_text(frame, review, sharer),
        judged_text(frame.language, review, moments),
        *course,
        f"-# {frame.say('review-measured')}",
    ]
    ways = shared_ways(frame) if sharer else ways_to(frame, review, 0)
    return layout(*blocks, *ways, look=frame.look)


def title(frame: Frame, sharer: str) -> str:
    """Which game it is, and whose review where that is not the reader's."""
    seen = frame.seen
    game = titles.table_title(frame.language, frame.game, seen.variant.key, seen.rules)
    if sharer:
        return f"### {frame.say('review-shared', name=name_text(sharer), game=game)}"
    return f"### {frame.say('review-title', game=game)}"


def result_text(frame: Frame, review: Review, sharer: str) -> str:
    """The result, and how much of it was the cards, the player and the others."""
    result = round(review.result)
    beside = "average" if len(frame.players) > 2 else "outcome"
    head = frame.say(
        f"review-{beside}-shared" if sharer else f"review-{beside}",
        outcome=outcome(frame),
        side="level" if not result else "ahead" if result > 0 else "behind",
        points=titles.points_text(frame.language, abs(result)),
    )
    error = error_text(frame.language, review)
    return f"{head}\n{frame.say('review-parts', error=error, **parts(frame, review, sharer))}"


def error_text(language: str, review: Review) -> str:
    """Within how many points of the estimate a player's own part lies, 95 times in 100."""
    error = SURE * review.error
    return titles.tenths(language, sized(error, error))


def parts(frame: Frame, of: Review | RoundParts, sharer: str) -> dict[str, str]:
    """The three parts of a result in whole points that add up, with whose they are."""
    you, others = round(of.you), round(of.others)
    return {
        "cards": titles.signed(round(of.result) - you - others),
        "you": titles.signed(you),
        "others": titles.signed(others),
        "player": name_text(sharer) if sharer else frame.say("review-you"),
        "rivals": rivals(frame),
    }


def rivals(frame: Frame) -> str:
    """Whom the reader played against."""
    names = [player.name for player in frame.players if player.seat != frame.seat]
    return name_text(names[0]) if len(names) == 1 else frame.say("review-rivals")


def outcome(frame: Frame) -> str:
    """Whether the seat that *frame* is seen from has won the game."""
    winner = frame.seen.winner
    return "nobody" if winner is None else "won" if winner == frame.seat else "lost"


def judged_text(language: str, review: Review, moments: Sequence[JudgedWords]) -> str:
    """What is said of the decisions, and those that cost most in short."""
    clear, sure = len(review.clear), len(review.sure)
    rows = [
        row_text(language, number, *pair)
        for number, pair in enumerate(zip(review.judged, moments, strict=True), 1)
    ]
    lines = [head_text(language, review), *rows[:clear]]
    for key, some in (("review-small", rows[clear:sure]), ("review-likely", rows[sure:])):
        lines += [say(language, key, count=len(some)), *some] if some else []
    if review.scattered:
        points = titles.points_text(language, round(review.scattered))
        key = "review-scattered" if clear else "review-scattered-alone"
        error = error_text(language, review)
        lines.append(say(language, key, points=points, error=error))
    return "\n".join(lines)


def head_text(language: str, review: Review) -> str:
    """What is said of the decisions before those that are named."""
    if review.clear:
        count = len(review.clear)
        return say(language, "review-sure", count=count, decisions=review.decisions)
    if review.sure:
        return say(language, "review-none-clear", decisions=review.decisions)
    return say(
        language,
        "review-verdict",
        verdict=review.verdict.value,
        decisions=review.decisions,
        error=error_text(language, review),
    )


def row_text(language: str, number: int, judged: Judged, moment: JudgedWords) -> str:
    """A judged decision: in which round, what it cost, what was done and what was better."""
    return say(
        language,
        "review-row",
        number=number,
        round=judged.round,
        loss=loss_text(language, judged),
        told=moment.told,
        advice=moment.advice,
    )


def loss_text(language: str, judged: Judged) -> str:
    """`about 6 points (± 2)`, or `probably about 6 points`."""
    if not judged.is_sure:
        points = titles.points_text(language, round(judged.loss))
        return say(language, "review-loss-likely", points=points)
    error = SURE * judged.error
    return say(
        language,
        "review-loss",
        points=titles.about_points(language, sized(judged.loss, judged.loss)),
        error=titles.tenths(language, sized(error, judged.loss)),
    )


def rounds_view(frame: Frame, review: Review, *, sharer: str = "") -> MessageLayout:
    """The page of the rounds: each with its three parts."""
    lines = [
        frame.say(
            "review-round",
            round=each.round,
            result=titles.signed(round(each.result)),
            **parts(frame, each, sharer),
        )
        for each in review.rounds[-MOST_ROUNDS:]
    ]
    head = frame.say("review-rounds")
    blocks = [title(frame, sharer), f"**{head}**"] if sharer else [f"### {head}"]
    ways = shared_ways(frame) if sharer else ways_to(frame, review, ROUNDS)
    return layout(*blocks, "\n".join(lines), *ways, look=frame.look)


def sized(points: float, by: float) -> float:
    """Points as exactly as is worth it where *by* is what they belong to."""
    return round(points) if by >= EXACT else round(points, 1)


def judged_view(
    frame: Frame,
    review: Review,
    number: int,
    moment: JudgedWords,
    hand: Sequence[Card],
    pictures: Sequence[Picture],
    *,
    sharer: str = "",
) -> MessageLayout:
    """The judged decision of that *number*, the costliest being 1, as its player saw it then.

    *moment*: what was done, and what would have been better.
    """
    judged = review.judged[number - 1]
    head = frame.say("review-decision", number=number, count=len(review.judged), round=judged.round)
    below = [
        frame.say("review-played", told=moment.told),
        frame.say("review-better", advice=moment.advice),
        frame.say("review-cost", loss=loss_text(frame.language, judged)),
    ]
    above = [title(frame, sharer), f"**{head}**"] if sharer else [f"### {head}"]
    room = ALONE - FRAME - sum(map(len, [*above, *below]))
    ways = shared_ways(frame, judged) if sharer else ways_to(frame, review, number)
    return layout(
        *above,
        *position(frame, hand, pictures, room),
        "\n".join(below),
        *ways,
        look=frame.look,
    )


def position(
    frame: Frame, hand: Sequence[Card], pictures: Sequence[Picture], room: int
) -> Iterator[Block]:
    """The table and the hand, drawn or in words."""
    if pictures:
        yield from shown(*pictures)
        return
    cards = own_cards(frame, hand)
    yield from lying(frame, room - len(cards))
    yield cards


def ways_to(frame: Frame, review: Review, page: int) -> list[Row]:
    """Buttons to the other pages, to the same moment of the replay, and to share the page."""
    labels = {0: frame.say("button-review-course")}
    labels |= {number: str(number) for number in range(1, len(review.judged) + 1)}
    if len(review.rounds) > 1:
        labels[ROUNDS] = frame.say("button-review-rounds")
    ways: list[Button] = []
    for number, label in labels.items() if len(labels) > 1 else ():
        style = PRIMARY if number == page + 1 else GREY
        way = control(frame, number, "show")
        ways.append(button(label, way, style, disabled=number == page))
    ways.append(button(frame.say("button-share"), control(frame, page, "share")))
    if 0 < page < ROUNDS:
        ways.append(from_here(frame, review.judged[page - 1]))
    return phone_rows(ways)


def from_here(frame: Frame, judged: Judged) -> Button:
    """Shows the game from a decision on, to nobody but the presser."""
    return button(frame.say("button-replay-here"), f"past:{frame.game}:{judged.step}")


def control(frame: Frame, page: int, way: str) -> str:
    """The id of a control of a review."""
    return f"review:{frame.game}:{page}:{way}"


def shared_ways(frame: Frame, judged: Judged | None = None) -> list[Row]:
    """What others may press below a page that somebody shows them."""
    return buttons([from_here(frame, judged)] if judged else [review_button(frame)])
