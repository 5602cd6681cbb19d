"""A private hand as one message of a phone's height: what is read, what is pressed, the ways on."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import discord

from bot.people.texts import say
from bot.render.buttons import button, buttons
from bot.render.controls import RowsFor
from bot.render.frame import Frame
from bot.render.hand_page import HandPage, Panel
from bot.render.heights import left_by, room_below
from bot.render.layout import Block, MessageLayout, layout
from bot.render.looks import picture_offer
from bot.render.picture import Picture
from bot.render.results import just_ended
from bot.render.table import footer, newest_told, since, small_print
from bot.render.titles import clock_time
from data.ids import ChannelId, GameId

Body = Callable[[int], list[Block]]
"""What is read below a head of so many characters: the table, and the own cards."""


def private_view(
    frame: Frame,
    page: HandPage,
    pictures: Sequence[Picture],
    turn: str,
    body: Body,
    press: RowsFor,
    *,
    is_turn: bool,
) -> MessageLayout:
    """The hand of a reader, with what is to be done in their *turn*, or why nothing is.

    Of what has happened as much is told as there is room for; beside *pictures* in small print.
    """
    if page.panel is not Panel.MORE:
        # Three lines of digits, of which nobody has to know in every turn.
        frame = replace(frame, commitment="")
    foot = "\n".join(filter(None, [small_print(frame), footer(frame, page.table_url)]))

    def read(told: Frame, page: HandPage) -> list[Block]:
        """All that is read, without what can be pressed."""
        above = head(told, page, turn)
        return [*above, *body(sum(map(len, above)))]

    def room_under(texts: list[Block]) -> int:
        """Pixels that are left of a screen for what is pressed."""
        return room_below([*texts, foot], pictures, frame.look)

    def left(told: Frame, page: HandPage) -> int:
        """Pixels that nothing needs, where so much is told."""
        return left_by(press(0), room_under(read(told, page)))

    page = with_result(page, lambda one: left(replace(frame, narration=frame.narration[-1:]), one))
    untold = left(replace(frame, narration=()), page)
    frame = newest_told(frame, untold, small=bool(pictures))
    blocks = read(frame, page)
    room = room_under(blocks)
    pressed = press(room)
    return layout(
        *blocks,
        *pressed,
        *links(frame, page, foot, left_by(pressed, room)),
        accent=discord.Colour.green() if is_turn else None,
        look=frame.look,
    )


def head(frame: Frame, page: HandPage, turn: str) -> list[str]:
    """What is read first: what was answered, the result, what is to be done, what has happened."""
    now = "\n".join(filter(None, [turn, *since(frame)]))
    return [*filter(None, [page.note, page.result, now])]


def with_result(page: HandPage, room: Callable[[HandPage], int]) -> HandPage:
    """A hand with the result of the round before, as much of it as there is *room* for.

    Who has scored how much is said in any case.
    """
    if page.ended is None:
        return page
    pages = [replace(page, result=text) for text in just_ended(page.ended)]
    return next((one for one in pages if room(one) >= 0), pages[-1])


def links(frame: Frame, page: HandPage, foot: str, room: int) -> list[Block]:
    """The small print at the *foot*; above, in *room*, pictures are offered once."""
    lines = [foot]
    if page.as_of_ms is not None:
        lines.insert(0, f"-# {frame.say('ends-as-of', time=clock_time(page.as_of_ms))}")
    return [*picture_offer(frame, page.preview, room), "\n".join(lines)]


def parked_view(language: str, game: GameId, channel: ChannelId, url: str | None) -> MessageLayout:
    """What stands in a DM in place of a hand that is shown in *channel*."""
    text = say(language, "hand-parked", game=game, channel=f"<#{channel}>")
    link = f" {say(language, 'turn-link', url=url)}" if url else ""
    here = button(say(language, "button-my-hand"), f"table:{game}:here")
    return layout(text + link, *buttons([here]))
