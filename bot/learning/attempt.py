"""What a pupil tries at one step, and what they are shown then."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.controls.play import AT_ONCE, FINDERS, moves_named
from bot.controls.working_table import numbers, picked, split
from bot.learning.lesson import PUPIL, Lesson, LessonStep, done
from bot.learning.view import LessonPage, Pupil, page_of, sheet_of
from bot.messages.hand_contents import still_held
from bot.messages.replies import sentence
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.hand import Panel
from bot.render.not_melds import row_text
from bot.render.refusals import refusal_text
from bot.table.draft import Draft, lay_off, meld, taking
from bot.table.tile_rows import cards_of, is_meld
from engine.cards import Card, parse_card
from engine.errors import Refusal
from engine.game import play
from engine.moves import Arrange, DrawStock, Move, Pass

MenuChoices = Mapping[str, Sequence[str]]
"""What is chosen in each menu of the message, by the last words of the menus' ids."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One press of a pupil at one step of a lesson."""

    lesson: Lesson
    step: LessonStep
    pupil: Pupil
    choices: MenuChoices

    def sheet(self, verb: str, *, is_menu: bool) -> LessonPage:
        """The next step, the step again with what was wrong, or with what is to be chosen."""
        if self.step.task is None:
            return sheet_of(self.lesson, self.step.number, self.pupil)
        try:
            if self.step.draft is not None:
                return self._with_tiles(verb, self.step.draft)
            return self._with_cards(verb, is_menu=is_menu)
        except Refused as refused:
            return self._wrong(sentence(self.pupil.language, refused) or "")
        except Refusal as refusal:
            return self._wrong(refusal_text(refusal, self._begun.frame))

    def _chosen(self, menu: str) -> str:
        """What the pupil chose in a menu; raises Refused where the message has none such."""
        values = self.choices.get(menu)
        if not values:
            raise Refused("hand-moved-on")
        return values[0]

    @property
    def _marks(self) -> tuple[Card, ...]:
        try:
            cards = [parse_card(value.split("/")[0]) for value in self.choices.get("mark", ())]
        except ValueError:
            raise Refused("hand-moved-on") from None
        return still_held(cards, self.step.state.hand_of(PUPIL))

    def _with_cards(self, verb: str, *, is_menu: bool) -> LessonPage:
        if verb in ("mark", "show"):
            return self._page(marks=self._marks)
        if is_menu:
            return self._tried(*moves_named(self._chosen(verb)))
        if verb in AT_ONCE:
            return self._tried(*AT_ONCE[verb])
        if verb not in FINDERS:
            raise Refused("hand-moved-on")
        offers, panel = FINDERS[verb](self.step, self._marks)
        if panel is not Panel.TURN:
            return self._page(marks=self._marks, panel=panel, offers=tuple(offers))
        return self._tried(*offers[0])

    def _tried(self, *moves: Move) -> LessonPage:
        """What comes of *moves*: the next step where they lead to what it asks for."""
        state = self.step.state
        for move in moves:
            state = play(state, PUPIL, move)
        return self._reached(state == self._goal[0])

    @property
    def _begun(self) -> LessonPage:
        """The step as it begins, with nothing done."""
        return sheet_of(self.lesson, self.step.number, self.pupil)

    @property
    def _goal(self) -> tuple[Any, Draft | None]:
        assert self.step.task is not None
        return done(self.step.state, self.step.draft, self.step.task)

    def _picked(self, draft: Draft) -> Draft:
        return picked(draft, (), self.choices.get("rack", ()))

    def _with_tiles(self, verb: str, draft: Draft) -> LessonPage:
        draft = self._picked(draft)
        match verb:
            case "draw":
                return self._tried(DrawStock())
            case "pass":
                return self._tried(Pass())
            case "done":
                return self._tried(Arrange(draft.layout.rows))
            case "meld":
                return self._arranged(meld(draft))
            case "split":
                return self._arranged(split(draft))
            case "onto":
                return self._arranged(lay_off(draft, numbers([self._chosen("onto")])[0]))
            case "layoff":
                fits = taking(draft)
                if len(fits) == 1:
                    return self._arranged(lay_off(draft, fits[0]))
                return self._page(draft=draft, panel=Panel.ONTO, fits=fits)
        return self._page(draft=draft)

    def _arranged(self, draft: Draft) -> LessonPage:
        """What comes of a change of the working table."""
        goal = self._goal[1]
        reached = goal is not None and draft.layout == goal.layout
        bad = [row for row in draft.layout.rows if not is_meld(row)]
        if bad and not reached:
            return self._wrong(row_text(self.pupil.language, cards_of(bad[-1])))
        return self._reached(reached)

    def _reached(self, reached: bool) -> LessonPage:
        """The next step, or this one again where something else was done."""
        if reached:
            return sheet_of(self.lesson, self.step.number + 1, self.pupil)
        return self._page(note=say(self.pupil.language, "learn-other"))

    def _wrong(self, why: str) -> LessonPage:
        return self._page(note=say(self.pupil.language, "learn-not", why=why))

    def _page(
        self,
        *,
        marks: tuple[Card, ...] | None = None,
        draft: Draft | None = None,
        note: str = "",
        **changes: Any,
    ) -> LessonPage:
        kept = self._kept_marks() if marks is None else marks
        page = replace(page_of(self.step), marks=kept, **changes)
        return replace(self._begun, page=page, draft=draft or self._kept_picks(), note=note)

    def _kept_marks(self) -> tuple[Card, ...]:
        """The marks, for the pupil to mend them after a wrong press."""
        try:
            return self._marks
        except Refused:
            return ()

    def _kept_picks(self) -> Draft | None:
        try:
            return self.step.draft and self._picked(self.step.draft)
        except Refused:
            return self.step.draft
