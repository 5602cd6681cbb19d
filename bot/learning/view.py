"""A step as a message: the hand as at any table, with a bubble and the ways through the lesson."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.draft import Draft
from bot.learning.lesson import Lesson, Step, frame_of
from bot.learning.script import PUPIL, Done, Split, Task
from bot.render.cards import cards_text
from bot.render.hand import HandPage, hand_view
from bot.render.layout import Row, button, buttons, layout
from bot.render.look import PLAIN, Look
from bot.render.results import round_text
from bot.render.tiles import rack_view
from bot.render.titles import game_name
from bot.texts import say
from engine.cards import JOKER, Card
from engine.moves import (
    Discard,
    DrawStock,
    Knock,
    LayMeld,
    LayOff,
    Pass,
    SwapJoker,
    TakePile,
)

BUTTONS: dict[type, str] = {
    DrawStock: "draw",
    TakePile: "take",
    Pass: "pass",
    LayMeld: "meld",
    LayOff: "layoff",
    SwapJoker: "swap",
    Discard: "discard",
    Knock: "knock",
    Split: "split",
    Done: "done",
}
"""The button that does what a step asks for."""

CHOICES = ("mark", "depth", "onto", "place", "swap", "knock", "close", "rack", "open", "take")
"""The menus of a hand that a lesson has."""
KEPT = frozenset({*BUTTONS.values(), *CHOICES, "turnover", "biggin", "close", "show"})
"""What may be pressed in a lesson; what is about games that are played on is left out."""

WAYS = ("back", "skip", "end")


def step_view(
    lesson: Lesson,
    step: Step,
    page: HandPage,
    language: str,
    name: str,
    *,
    draft: Draft | None = None,
    look: Look = PLAIN,
) -> ui.LayoutView:
    """A step; the note of *page* stands in the bubble, *draft* says what is picked."""
    frame = frame_of(step, language, name, look)
    silent = _without_note(page)
    if lesson.script.variant.tiles:
        hand = rack_view(frame, silent, draft or step.draft)
    else:
        hand = hand_view(frame, silent)
    words = bubble(lesson, step, language, page.note)
    return layout(*_blocks(hand, lesson, step, words, language, _is_marked(step, page, draft)))


def page_of(step: Step, **changes: Any) -> HandPage:
    """How the pupil's hand is shown."""
    hand = step.state.hand_of(PUPIL)
    return HandPage(order=tuple(sorted(hand)), **changes)


def _without_note(page: HandPage) -> HandPage:
    return HandPage(page.order, page.marks, page.panel, page.fits, page.offers)


def bubble(lesson: Lesson, step: Step, language: str, note: str) -> str:
    """What is to be seen and done now; above it what was wrong with the last press."""
    count = say(language, "learn-step", step=step.number, steps=lesson.length)
    key = f"learn-{lesson.script.game}-{step.number}"
    words = say(language, key, cards=shown(lesson, needed(step.task)))
    lines = [*filter(None, [note]), f"💬 **{count}** {words}"]
    return "\n".join(f"> {line}" for text in lines for line in text.split("\n"))


def shown(lesson: Lesson, cards: Iterable[Card]) -> str:
    """Cards as the game has them."""
    return cards_text(cards, tiles=lesson.script.variant.tiles)


def needed(task: Task | None) -> tuple[Card, ...]:
    """The cards to be marked before the button is pressed."""
    match task:
        case LayMeld(cards):
            return tuple(laid.card for laid in cards)
        case LayOff(laid, _):
            return (laid.card,)
        case SwapJoker(card, _) | Discard(card) | Knock(card):
            return (card,)
        case Split(_, tile):
            return (tile,)
    return ()


def _is_marked(step: Step, page: HandPage, draft: Draft | None) -> bool:
    """Whether all is marked that the step needs, so that the button is next."""
    marked = page.marks if draft is None else draft.picks
    return Counter(marked) == Counter(needed(step.task))


def _blocks(
    hand: ui.LayoutView, lesson: Lesson, step: Step, words: str, language: str, ready: bool
) -> Iterator[str | Row]:
    """The parts of a hand, the bubble right above what can be pressed."""
    told = False
    for part in _parts(hand):
        if isinstance(part, ui.TextDisplay):
            yield part.content
        elif isinstance(part, ui.ActionRow):
            controls = [one for one in part.children if _adopted(one, lesson, step)]
            for control in controls:
                _highlight(control, lesson, step, language, ready)
            if controls and not told:
                told = True
                yield words
            if controls:
                yield ui.ActionRow(*controls)
    if not told:
        yield words
    yield from ways(lesson, step, language)


def _parts(view: ui.LayoutView) -> Iterator[Any]:
    """What stands in the container of a view, in reading order."""
    for container in view.children:
        yield from getattr(container, "children", ())


def _adopted(control: Any, lesson: Lesson, step: Step) -> bool:
    """Give a control of the hand the id that it has in the lesson; tells whether it has one."""
    kind, *words = control.custom_id.split(":")
    told = words[3:] if kind == "tiles" else words[2:]
    if not told or told[0].partition(".")[0] not in KEPT:
        return False
    control.custom_id = lesson_id(lesson.script.game, step.number, ":".join(told))
    return True


def lesson_id(game: str, step: int, verb: str) -> str:
    """The id of a control: it names all there is to know of a lesson."""
    return f"lesson:{game}:{step}:{verb}"


def _highlight(control: Any, lesson: Lesson, step: Step, language: str, ready: bool) -> None:
    """Let the control stand out that is to be used next; the bubble names it as well."""
    verb = control.custom_id.split(":")[3]
    if isinstance(control, ui.Button):
        next_one = ready and verb == BUTTONS.get(type(step.task))
        styles = discord.ButtonStyle
        control.style = styles.success if next_one else styles.secondary
    elif verb in ("mark", "rack") and (cards := _in_hand(step)):
        control.placeholder = say(language, "learn-mark", cards=shown(lesson, cards))


def _in_hand(step: Step) -> list[Card]:
    """What of the cards needed is in the hand."""
    hand: Sequence[Card] = step.state.hand_of(PUPIL)
    if isinstance(step.task, Split):
        return []
    return [card for card in needed(step.task) if card in hand or card == JOKER]


def ways(lesson: Lesson, step: Step, language: str) -> list[Row]:
    """The ways through the lesson."""
    return buttons(
        button(
            say(language, f"learn-button-{way}"),
            lesson_id(lesson.script.game, step.number, way),
            disabled=way == "back" and step.number == 1,
        )
        for way in WAYS
    )


def end_view(lesson: Lesson, language: str, name: str, *, skipped: bool = False) -> ui.LayoutView:
    """What was learned in three lines, and what to do next."""
    game = lesson.script.game
    title = say(language, "learn-over" if skipped else "learn-done", game=game_name(language, game))
    blocks = [f"### {title}"]
    end = lesson.steps[-1]
    if not skipped and end.state.results:
        blocks.append(result_of(lesson, language, name))
    blocks.append(say(language, f"learn-{game}-end"))
    return layout(*blocks, *buttons(next_buttons(lesson, language)))


def result_of(lesson: Lesson, language: str, name: str) -> str:
    """How the round was scored, without the title that a table has."""
    return round_text(frame_of(lesson.steps[-1], language, name)).partition("\n")[2]


def next_buttons(lesson: Lesson, language: str) -> list[ui.Button[Any]]:
    """A real game, the rules, the lesson again, the other lessons."""
    game, primary = lesson.script.game, discord.ButtonStyle.primary
    return [
        button(say(language, "button-challenge-computer"), f"guide:computer:{game}", primary),
        button(say(language, "button-rules"), f"guide:rules:{game}"),
        button(say(language, "learn-button-again"), lesson_id(game, 1, "again")),
        button(say(language, "learn-button-others"), "guide:lessons"),
    ]
