"""What a player learns from a game: the course of it, and the decisions that cost most."""

from collections.abc import Iterator, Sequence

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
from engine.review.told import Judged, Review

EXACT = 10
"""Points from which on a loss is written without tenths."""
SURE = 2
"""Standard errors within which a loss lies, as far as that can be said: 95 times in 100."""


def waiting_view(language: str, before: int, done: float) -> MessageLayout:
    """What stands where the review will be."""
    if before:
        return layout(say(language, "review-queue", count=before))
    return layout(say(language, "review-progress", percent=int(100 * done)))


def review_view(
    frame: Frame, review: Review, chances: Sequence[Picture] | str, *, sharer: str = ""
) -> MessageLayout:
    """The first page: how the game went; *chances* are a picture, or words.

    *sharer*: whose review it is, where everybody reads it.
    """
    course = [chances] if isinstance(chances, str) else [*shown(*chances)]
    blocks: list[Block] = [
        title(frame, sharer),
        result_text(frame, review, sharer),
        *course,
        judged_text(frame.language, review),
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
    """How much of the result was the cards, and how much the decisions."""
    result, luck = round(review.result), round(review.luck)
    return frame.say(
        "review-result-shared" if sharer else "review-result",
        outcome=outcome(frame),
        side="level" if not result else "ahead" if result > 0 else "behind",
        points=titles.points_text(frame.language, abs(result)),
        luck=titles.signed(luck),
        play=titles.signed(result - luck),
    )


def outcome(frame: Frame) -> str:
    """Whether the seat that *frame* is seen from has won the game."""
    winner = frame.seen.winner
    return "nobody" if winner is None else "won" if winner == frame.seat else "lost"


def judged_text(language: str, review: Review) -> str:
    """The judged decisions in short, or that there are none."""
    head = say(language, "review-judged", count=len(review.judged), decisions=review.decisions)
    lines = [
        say(
            language,
            "review-judged-row",
            number=number,
            round=one.round,
            loss=loss_text(language, one),
        )
        for number, one in enumerate(review.judged, 1)
    ]
    return "\n".join([head, *lines])


def loss_text(language: str, judged: Judged) -> str:
    """`about 6 points ± 2`."""
    error = SURE * judged.error
    return say(
        language,
        "review-loss",
        points=titles.about_points(language, sized(judged.loss, judged.loss)),
        error=titles.tenths(language, sized(error, judged.loss)),
    )


def sized(points: float, by: float) -> float:
    """Points as exactly as is worth it where *by* is what they belong to."""
    return round(points) if by >= EXACT else round(points, 1)


def judged_view(
    frame: Frame,
    review: Review,
    number: int,
    told: Sequence[str],
    hand: Sequence[Card],
    pictures: Sequence[Picture],
    *,
    sharer: str = "",
) -> MessageLayout:
    """The judged decision of that *number*, the costliest being 1, as its player saw it then.

    *told*: what was done, and what would have been better.
    """
    judged = review.judged[number - 1]
    head = frame.say("review-decision", number=number, count=len(review.judged), round=judged.round)
    below = [*told, frame.say("review-cost", loss=loss_text(frame.language, judged))]
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
    ways: list[Button] = []
    labels = [frame.say("button-review-course"), *map(str, range(1, len(review.judged) + 1))]
    for number, label in enumerate(labels if review.judged else ()):
        style = PRIMARY if number == page + 1 else GREY
        way = control(frame, number, "show")
        ways.append(button(label, way, style, disabled=number == page))
    ways.append(button(frame.say("button-share"), control(frame, page, "share")))
    if page:
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
