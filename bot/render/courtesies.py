"""What players may ask of each other at a table, on one screen."""

from collections.abc import Iterator, Sequence

from bot.people.readers import WATCHERS
from bot.render.buttons import GREY, PRIMARY, button, buttons
from bot.render.frame import Frame
from bot.render.layout import Block, MessageLayout, layout
from bot.render.public import table_button
from bot.render.titles import span_text
from engine.cards import Seat


def courtesies_view(
    frame: Frame,
    *,
    takeback: bool,
    receivers: Sequence[Seat],
    amounts: Sequence[int],
    watching: str,
    ways: Sequence[str],
) -> MessageLayout:
    """Every favour that the reader can ask for now, with its buttons.

    *receivers* can be given more time: *amounts* in seconds. *watching*: who may watch, as a word
    of `WATCHERS`; empty where that is not theirs to say. *ways*: verbs of buttons at a table.
    """
    blocks: list[Block] = [frame.say("courtesies-title", game=frame.game)]
    if takeback:
        takes = table_button(frame, "takeback")
        blocks += [frame.say("courtesies-takeback"), *buttons([takes])]
    for seat in receivers:
        blocks += more_time(frame, seat, amounts)
    if watching:
        blocks += watchers(frame, watching)
    blocks += buttons(table_button(frame, verb) for verb in ways)
    if len(blocks) == 1:
        blocks.append(frame.say("courtesies-none"))
    return layout(*blocks)


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
