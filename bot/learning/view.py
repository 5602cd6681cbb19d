"""A step as a message: the hand as at any table, with a bubble and the ways through the lesson."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.learning.lesson import PUPIL, Done, Lesson, LessonStep, Split, Task, frame_of
from bot.people.card_texts import cards_text
from bot.people.look import PLAIN, Look
from bot.people.texts import say
from bot.render.buttons import BUTTON, GREEN, GREY, PRIMARY, ROW, Button, Row, button, buttons
from bot.render.frame import Frame
from bot.render.hand import HandPage, hand_view
from bot.render.layout import TEXT, Block, MessageLayout, layout
from bot.render.picture import Picture
from bot.render.results import round_text
from bot.render.tiles import rack_view
from bot.render.titles import game_name, level_text
from bot.table.draft import Draft
from engine import moves
from engine.cards import Card
from engine.legal import legal_moves
from engine.players import weakest
from engine.view import seen_by

BUTTONS: dict[type, str] = {
    moves.DrawStock: "draw",
    moves.TakePile: "take",
    moves.Pass: "pass",
    moves.LayMeld: "meld",
    moves.LayOff: "layoff",
    moves.SwapJoker: "swap",
    moves.Discard: "discard",
    moves.Knock: "knock",
    Split: "split",
    Done: "done",
}
"""The button that does what a step asks for."""

CHOICES = ("mark", "depth", "onto", "place", "swap", "knock", "close", "rack")
"""The menus of a hand that a lesson has."""
KEPT = frozenset({*BUTTONS.values(), *CHOICES, "turnover", "biggin", "close", "show"})
"""What may be pressed in a lesson; what is about games that are played on is left out."""

WAYS = ("back", "skip", "end")


@dataclass(frozen=True, slots=True)
class Pupil:
    """Who learns, and how they like to be shown it."""

    language: str
    name: str
    look: Look = PLAIN


@dataclass(frozen=True, slots=True)
class LessonPage:
    """What a pupil is shown: a step with what is marked, or the end."""

    lesson: Lesson
    step: LessonStep
    pupil: Pupil
    page: HandPage
    draft: Draft | None = None
    """*Tile*: the working table with what is picked."""
    note: str = ""
    """What was wrong with the last press."""
    skipped: bool = False
    """Whether the end was not reached step by step."""

    @property
    def is_end(self) -> bool:
        """Whether there is nothing more to do."""
        return self.step.task is None

    @property
    def frame(self) -> Frame:
        """The table as the pupil sees it."""
        return frame_of(self.step, self.pupil.language, self.pupil.name, self.pupil.look)

    def view(self, pictures: Sequence[Picture] = ()) -> MessageLayout:
        """The message that shows the step, or the end."""
        if self.is_end:
            return end_view(self)
        if self.lesson.script.variant.tiles:
            hand = rack_view(self.frame, self.page, self.draft, pictures)
        else:
            hand = hand_view(self.frame, self.page, pictures)
        return layout(*_blocks(hand, self), look=self.pupil.look)


def sheet_of(lesson: Lesson, number: int, pupil: Pupil, *, skipped: bool = False) -> LessonPage:
    """A step as it begins, or the end."""
    step = lesson.step(number)
    return LessonPage(lesson, step, pupil, page_of(step), step.draft, skipped=skipped)


def page_of(step: LessonStep) -> HandPage:
    """The pupil's hand, nothing marked."""
    seen = seen_by(step.state, PUPIL)
    legal = () if seen.variant.tiles or seen.to_act != PUPIL else legal_moves(seen)
    return HandPage(order=tuple(sorted(step.state.hand_of(PUPIL))), legal=legal, by_marks=True)


def bubble(sheet: LessonPage) -> str:
    """What is to be seen and done now; above it what was wrong with the last press."""
    lesson, step, language = sheet.lesson, sheet.step, sheet.pupil.language
    count = say(language, "learn-step", step=step.number, steps=lesson.length)
    key = f"learn-{lesson.script.variant.key}-{step.number}"
    words = say(language, key, cards=shown(lesson, needed(step.task)))
    lines = [*filter(None, [sheet.note]), f"💬 **{count}** {words}"]
    return "\n".join(f"> {line}" for text in lines for line in text.split("\n"))


def shown(lesson: Lesson, cards: Iterable[Card]) -> str:
    """Cards as the game has them."""
    return cards_text(cards, tiles=lesson.script.variant.tiles)


def needed(task: Task | None) -> tuple[Card, ...]:
    """The cards to be marked before the button is pressed."""
    match task:
        case moves.LayMeld(cards):
            return tuple(laid.card for laid in cards)
        case moves.LayOff(laid, _):
            return (laid.card,)
        case moves.SwapJoker(card, _) | moves.Discard(card) | moves.Knock(card):
            return (card,)
        case Split(_, tile):
            return (tile,)
    return ()


def _is_marked(sheet: LessonPage) -> bool:
    """Whether all is marked that the step needs, so that the button is next."""
    marked = sheet.page.marks if sheet.draft is None else sheet.draft.picks
    return Counter(marked) == Counter(needed(sheet.step.task))


def _blocks(hand: MessageLayout, sheet: LessonPage) -> Iterator[Block]:
    """The parts of a hand, the bubble right above what can be pressed."""
    told, drawn = False, iter(hand.pictures)
    for part in hand.parts:
        if part["type"] == TEXT:
            yield part["content"]
        elif part["type"] == ROW:
            controls = [one for one in part["components"] if _adopted(one, sheet)]
            if controls and not told:
                told = True
                yield bubble(sheet)
            if controls:
                yield from buttons(controls)
        else:
            yield next(drawn)
    if not told:
        yield bubble(sheet)
    yield from ways(sheet)


def _adopted(control: Any, sheet: LessonPage) -> bool:
    """Give a control of the hand the id that it has in the lesson; tells whether it has one."""
    kind, *words = control["custom_id"].split(":")
    told = words[3:] if kind == "tiles" else words[2:]
    if kind == "pick" and told[0] not in CHOICES:
        return False
    if not told or told[0].partition(".")[0] not in KEPT:
        return False
    control["custom_id"] = lesson_id(sheet, ":".join(told))
    _highlight(control, told[0], sheet)
    return True


def lesson_id(sheet: LessonPage, verb: str) -> str:
    """The id of a control: it names all there is to know of a lesson."""
    return f"lesson:{sheet.lesson.script.variant.key}:{sheet.step.number}:{verb}"


def _highlight(control: Any, verb: str, sheet: LessonPage) -> None:
    """Let the control stand out that is to be used next; the bubble names it as well."""
    if control["type"] == BUTTON:
        is_next = verb == BUTTONS.get(type(sheet.step.task)) and _is_marked(sheet)
        control["style"] = GREEN if is_next else GREY
    elif verb in ("mark", "rack") and (cards := _in_hand(sheet.step)):
        wanted = shown(sheet.lesson, cards)
        control["placeholder"] = say(sheet.pupil.language, "learn-mark", cards=wanted)


def _in_hand(step: LessonStep) -> list[Card]:
    """What of the cards needed is in the hand."""
    if isinstance(step.task, Split):
        return []
    hand = step.state.hand_of(PUPIL)
    return [card for card in needed(step.task) if card in hand]


def ways(sheet: LessonPage) -> list[Row]:
    """The ways through the lesson."""
    return buttons(
        button(
            say(sheet.pupil.language, f"learn-button-{way}"),
            lesson_id(sheet, way),
            disabled=way == "back" and sheet.step.number == 1,
        )
        for way in WAYS
    )


def end_view(sheet: LessonPage) -> MessageLayout:
    """What was learned in three lines, and what to do next."""
    game, language = sheet.lesson.script.variant.key, sheet.pupil.language
    key = "learn-over" if sheet.skipped else "learn-done"
    blocks = [f"### {say(language, key, game=game_name(language, game))}"]
    if sheet.step.state.results and not sheet.skipped:
        # Without the title that a round of a table has.
        blocks.append(round_text(sheet.frame).partition("\n")[2])
    blocks.append(say(language, f"learn-{game}-end"))
    variant = sheet.lesson.script.variant
    easiest = level_text(language, variant, weakest(variant))
    blocks.append(say(language, "learn-offer", level=easiest))
    return layout(*blocks, *buttons(next_buttons(sheet)), look=sheet.pupil.look)


def next_buttons(sheet: LessonPage) -> list[Button]:
    """A real game, the rules, the lesson again, the other lessons."""
    game, language = sheet.lesson.script.variant.key, sheet.pupil.language
    return [
        button(say(language, "button-challenge-computer"), f"guide:computer:{game}", PRIMARY),
        button(say(language, "button-rules"), f"guide:rules:{game}"),
        button(say(language, "learn-button-again"), lesson_id(sheet, "again")),
        button(say(language, "learn-button-others"), "guide:lessons"),
    ]
