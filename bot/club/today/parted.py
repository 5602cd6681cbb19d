"""Where a try first parted from the strong level's play to its cost, as its review knows."""

from dataclasses import dataclass

from bot.messages.judged import moment_of
from bot.people.look import Look
from bot.people.texts import say
from bot.render.buttons import Button, Row, button, phone_rows
from bot.render.reviews import loss_text
from bot.table.replays import Replay
from data.ids import GameId
from data.todays import OWN_SEAT
from engine.review.told import Judged, Review


@dataclass(frozen=True, slots=True)
class FirstLoss:
    """The first decision of a try that cost points, in words; *step* 0: there was none."""

    game: GameId
    text: str
    step: int = 0
    turn: int = 0


def first_loss(replay: Replay, review: Review, language: str, look: Look) -> FirstLoss:
    """What the *review* of a try says of where it first lost points, to its player."""
    judged = first_judged(review)
    if judged is None:
        return FirstLoss(replay.row.id, say(language, "today-parted-nowhere"))
    turn = turn_of(replay, judged.step)
    words = moment_of(replay, judged, OWN_SEAT, language, look, own=True)
    text = say(
        language,
        "today-parted",
        turn=turn,
        loss=loss_text(language, judged),
        told=words.told,
        advice=words.advice,
    )
    return FirstLoss(replay.row.id, text, judged.step, turn)


def first_judged(review: Review) -> Judged | None:
    """The earliest decision that surely cost points; where none did, that probably did."""
    return min(review.sure or review.judged, key=lambda each: each.step, default=None)


def turn_of(replay: Replay, step: int) -> int:
    """Which of the player's turns goes on at *step*, from 1."""
    begun = (turn for turn in replay.turns if turn <= step)
    return sum(replay.state(turn).to_act == OWN_SEAT for turn in begun)


def loss_button(language: str, game: GameId, loss: FirstLoss | None) -> Button | None:
    """Leads to where points were lost first, or has that worked out; None where none were."""
    if loss is None:
        return button(say(language, "button-today-parted"), f"today:parted:{game}")
    if not loss.step:
        return None
    return button(say(language, "button-today-turn", turn=loss.turn), f"past:{game}:{loss.step}")


def loss_rows(language: str, loss: FirstLoss, result: str) -> list[Row]:
    """The ways on from where points were lost first: there, the whole review, the *result*."""
    there = loss_button(language, loss.game, loss)
    review = button(say(language, "button-review"), f"reviewed:{loss.game}")
    back = button(say(language, "button-today-result"), result)
    return phone_rows([*([there] if there else []), review, back])
