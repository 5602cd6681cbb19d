"""What players may ask of each other at a table, on one screen."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.people.readers import WATCHERS
from bot.render.buttons import GREY, PRIMARY, Row, button, buttons
from bot.render.frame import Frame
from bot.render.layout import Block, MessageLayout, layout
from bot.render.titles import span_text
from engine.cards import Seat


@dataclass(frozen=True, slots=True)
class Courtesies:
    """What may be asked for now by the reader."""

    takeback: bool
    """Whether their last move can be taken back."""
    receivers: Sequence[Seat]
    """Whom they can give more time."""
    amounts: Sequence[int]
    """In seconds."""
    watchers: str
    """Who may watch now, as a word of `WATCHERS`; empty where that is not theirs to say."""
    ways: Sequence[str]
    """What else, as verbs of the buttons at a table."""


def courtesies_view(frame: Frame, found: Courtesies) -> MessageLayout:
    """Every favour that can be asked for now, with its buttons."""
    blocks: list[Block] = [frame.say("courtesies-title", game=frame.game)]
    if found.takeback:
        label = frame.say("button-takeback")
        blocks += [frame.say("courtesies-takeback"), *table_buttons(frame, {"takeback": label})]
    for seat in found.receivers:
        blocks += more_time(frame, seat, found.amounts)
    if found.watchers:
        blocks += watchers(frame, found.watchers)
    blocks += table_buttons(frame, {verb: frame.say(f"button-{verb}") for verb in found.ways})
    if len(blocks) == 1:
        blocks.append(frame.say("courtesies-none"))
    return layout(*blocks)


def table_buttons(frame: Frame, labels: Mapping[str, str]) -> list[Row]:
    """The buttons of these verbs at a table."""
    return buttons(button(label, f"table:{frame.game}:{verb}") for verb, label in labels.items())


def more_time(frame: Frame, seat: Seat, amounts: Sequence[int]) -> Iterator[Block]:
    """How much more time *seat* can be given."""
    yield frame.say("courtesies-more-time", name=frame.named(seat))
    yield from buttons(
        button(f"+ {span_text(frame.language, each)}", f"give:{frame.game}:{seat}:{each}")
        for each in amounts
    )


def watchers(frame: Frame, now: str) -> Iterator[Block]:
    """Who may watch, and what that could be instead."""
    yield frame.say(f"courtesies-watch-{now}")
    yield from buttons(
        button(
            frame.say(f"button-watch-{word}"),
            f"watchers:{frame.game}:{word}",
            PRIMARY if word == now else GREY,
            disabled=word == now,
        )
        for word in WATCHERS
    )
