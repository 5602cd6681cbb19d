"""Somebody who takes a lesson, with the controls that it shows."""

from typing import Any

from bot.learning.lesson import Lesson, LessonStep, Split
from bot.learning.view import BUTTONS, needed
from bot.people.card_texts import card_text
from engine.cards import Card
from engine.moves import LayMeld, TakePile
from engine.variants import VARIANTS
from tests.bot.conftest import Room, selects, text_of
from tests.bot.evening import shown


class Pupil:
    """Somebody in a lesson, who counts the presses."""

    def __init__(self, person: Any, page: Any) -> None:
        self.person, self.page, self.presses = person, page, 0

    async def press(self, verb: str) -> str:
        """Press the button with that verb; gives the text that it leads to."""
        pressed = [
            one.custom_id
            for row in self.page.components
            for one in every(row)
            if str(getattr(one, "custom_id", "")).endswith(f":{verb}")
        ]
        result = await self.person.click(self.page, custom_id=pressed[0])
        return self._shown(result)

    async def choose(self, menu: str, *labels: str) -> str:
        """Choose options, by their labels or the beginnings of these."""
        found = next(one for one in selects(self.page) if f":{menu}" in one.custom_id)
        wanted = list(labels)
        values = []
        for one in found.options:
            if label := next((each for each in wanted if one.label.startswith(each)), None):
                wanted.remove(label)
                values.append(one.value)
        assert not wanted, (wanted, [one.label for one in found.options])
        return self._shown(await self.person.select(self.page, values, custom_id=found.custom_id))

    def _shown(self, result: Any) -> str:
        self.presses += 1
        self.page = shown(result)
        return text_of(self.page)


def every(component: Any) -> Any:
    yield component
    for child in getattr(component, "children", ()):
        yield from every(child)


async def begin(room: Room, game: str, *, direct: bool = False) -> Pupil:
    """Alice in the first step of a lesson, in the channel or in the DM."""
    if direct:
        return Pupil(room.alice.user, shown(await room.alice.user.slash("learn", game=game)))
    return Pupil(room.alice, shown(await room.alice.slash(room.channel, "learn", game=game)))


def labels(game: str, cards: tuple[Card, ...]) -> list[str]:
    return [card_text(card, tiles=VARIANTS[game].tiles) for card in cards]


async def follow(pupil: Pupil, lesson: Lesson, step: LessonStep) -> str:
    """Do what a step asks for, as its bubble says."""
    game, task = lesson.script.variant.key, step.task
    if isinstance(task, Split):
        await pupil.choose("rack", *of_meld(game, needed(task), task.row))
    elif step.draft is not None:
        await pick(pupil, lesson, step)
    elif cards := needed(task):
        await pupil.choose("mark", *labels(game, cards))
    text = await pupil.press(BUTTONS[type(task)])
    if isinstance(task, TakePile) and task.card:
        text = await pupil.choose("depth", card_text(task.card))
    elif isinstance(task, LayMeld) and any(laid.stands_for for laid in task.cards):
        named = next(laid.stands_for for laid in task.cards if laid.stands_for)
        place = next(one for one in selects(pupil.page) if ":place" in one.custom_id)
        found = [one.label for one in place.options if f"🃏{card_text(named)}" in one.label]
        text = await pupil.choose("place", found[0])
    return text


async def pick(pupil: Pupil, lesson: Lesson, step: LessonStep) -> None:
    """Pick the tiles that a step needs, from the rack and else from meld 1, all in one menu."""
    assert step.draft is not None
    cards = needed(step.task)
    rack = tuple(card for card in cards if card in step.draft.layout.rack)
    others = tuple(card for card in cards if card not in rack)
    game = lesson.script.variant.key
    if cards:
        await pupil.choose("rack", *labels(game, rack), *of_meld(game, others, 1))


def of_meld(game: str, cards: tuple[Card, ...], number: int) -> list[str]:
    """Tiles of a meld, as the menu has them."""
    return [f"{label} · {number}" for label in labels(game, cards)]


def can_press(page: Any, verb: str) -> bool:
    return any(
        str(getattr(one, "custom_id", "")).endswith(f":{verb}") and not one.disabled
        for row in page.components
        for one in every(row)
        if one.type.name == "button"
    )
