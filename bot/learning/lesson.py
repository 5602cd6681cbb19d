"""Scripts of lessons, and how they are played: where each step begins, and where it leads.

`lessons/<game>.txt` has both hands, the card turned up, the stock, and the moves, as a record has
them. What each step says stands in locales, as `learn-<game>-<number>`.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.people.look import PLAIN, Look
from bot.render.frame import Frame, Player
from bot.render.story import Told, lone_frame
from bot.table import draft as drafting
from bot.table.draft import Draft, new_draft, picked_by_name
from bot.table.played import allows
from bot.table.tile_rows import cards_of
from engine.cards import Card, Seat, parse_card, parse_cards
from engine.game import play, start
from engine.moves import DEALER, Arrange, Deal, LayMeld, LayOff, Move, SeatMove
from engine.record.lines import read_move_words
from engine.state import State, Variant
from engine.variants import VARIANTS
from engine.view import Seen, seen_by

PUPIL: Seat = 1
"""Whose moves are the steps of a lesson."""


@dataclass(frozen=True, slots=True)
class Split:
    """Tiles: part a row before a tile."""

    row: int
    tile: Card


@dataclass(frozen=True, slots=True)
class Done:
    """Tiles: the working table becomes the table."""


Task = SeatMove | Split | Done
"""What one step asks for."""


@dataclass(frozen=True, slots=True)
class Script:
    """A round for the pupil, who begins, and the computer."""

    variant: Variant
    deal: Deal
    """The whole pack in the order in which it is dealt."""
    tasks: tuple[tuple[Seat, Task], ...]
    """Who does what, one after the other; with tiles the pupil changes the working table."""


def read_script(file: Path) -> Script:
    """The script in *file*, which is called after the game.

    Its lines are those of a record; with tiles the pupil's are `meld`, `add`, `split 2 g7`, `done`.
    """
    variant, tasks = VARIANTS[file.stem], []
    named: dict[str, list[tuple[Card, ...]]] = {"hand": [], "up": [], "stock": []}
    for line in filter(None, file.read_text("utf-8").splitlines()):
        word, _, rest = line.partition(" ")
        if word in named:
            named[word].append(parse_cards(rest, tiles=variant.tiles))
        else:
            tasks.append((int(word), _task(line.split(), tiles=variant.tiles)))
    return Script(variant, Deal(tuple(_dealt(variant, named))), tuple(tasks))


def _task(words: list[str], *, tiles: bool) -> Task:
    match words[1:]:
        case ["done"]:
            return Done()
        case ["split", row, tile]:
            return Split(int(row), parse_card(tile, tiles=True))
    _, move, _ = read_move_words(words, tiles=tiles)
    assert isinstance(move, SeatMove)
    return move


def _dealt(variant: Variant, named: Mapping[str, Sequence[Sequence[Card]]]) -> Iterator[Card]:
    """The pack; what the script does not name comes last, as it comes."""
    mine, other = named["hand"]
    below = [card for cards in (*named["up"], *named["stock"]) for card in cards]
    rest = list(variant.pack)
    for card in (*mine, *other, *below):
        rest.remove(card)
    size = variant.hand_size[2]
    yield from (card for pair in zip(mine, other, strict=False) for card in pair)
    yield from (*mine[size:], *below, *rest)


SCRIPTS = Path(__file__).parent / "lessons"


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson; *task* is what the pupil does, None at the end."""

    number: int
    """From 1; the step after the last is the end."""
    state: State
    draft: Draft | None
    """*Tile*: the working table."""
    told: tuple[Told, ...]
    """What happened last, as the pupil saw it."""
    task: Task | None

    @property
    def seen(self) -> Seen:
        """What the pupil sees."""
        return seen_by(self.state, PUPIL)

    def can(self, seat: Seat, *moves: Move) -> bool:
        """Whether the engine would allow *moves* one after the other."""
        return allows(self.state, seat, moves)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: all of its steps, the end included."""

    script: Script
    steps: tuple[LessonStep, ...]

    @property
    def length(self) -> int:
        """How many steps there are to do in a lesson."""
        return len(self.steps) - 1

    def step(self, number: int) -> LessonStep:
        """The step with that number, or the nearest."""
        return self.steps[min(max(number, 1), len(self.steps)) - 1]


@cache
def lessons() -> dict[str, Lesson]:
    """The lesson of each game that has one, by its key."""
    scripts = map(read_script, sorted(SCRIPTS.glob("*.txt")))
    return {script.variant.key: Lesson(script, tuple(_steps(script))) for script in scripts}


def _steps(script: Script) -> Iterator[LessonStep]:
    """Play the script; yields the moments at which the pupil is to do something, and the end."""
    # Nobody waits for a pupil.
    rules = script.variant.usual.model_copy(update={"turn_limit": None})
    dealer = PUPIL if script.variant.tiles else 2
    state = play(start(script.variant, rules, 2, dealer), DEALER, script.deal)
    draft: Draft | None = None
    told: list[Told] = []
    number = 1
    for seat, task in script.tasks:
        if seat == PUPIL:
            draft = begun(state, draft)
            yield LessonStep(number, state, draft, tuple(told), task)
            number += 1
        elif told and told[-1][1] == PUPIL:
            told = []
        after, draft = done(state, draft, task)
        # What is only on a working table is no move of the story.
        if after is not state and isinstance(task, SeatMove):
            reader = PUPIL if seat == PUPIL else None
            told.append((seen_by(state, reader), seat, task, seen_by(after, reader)))
        state = after
    yield LessonStep(number, state, begun(state, draft), tuple(told), None)


def begun(state: State, draft: Draft | None) -> Draft | None:
    """The working table at this moment; None where there is none."""
    if not state.variant.tiles or state.to_act != PUPIL:
        return None
    return draft or new_draft(seen_by(state, PUPIL))


def done(state: State, draft: Draft | None, task: Task) -> tuple[State, Draft | None]:
    """What is left after *task*; raises what the engine does, and Refused."""
    if isinstance(task, Done):
        assert draft is not None
        return play(state, PUPIL, Arrange(draft.layout.rows)), None
    if draft is not None and isinstance(task, LayMeld | LayOff | Split):
        return state, rearranged(draft, task)
    assert not isinstance(task, Split)
    return play(state, state.acting, task), None


def rearranged(draft: Draft, task: LayMeld | LayOff | Split) -> Draft:
    """The working table after a change; raises Refused."""
    match task:
        case LayMeld(cards):
            return drafting.meld(picked_by_name(draft, cards))
        case LayOff(laid, meld):
            return drafting.lay_off(picked_by_name(draft, [laid]), meld)
        case Split(row, tile):
            return drafting.split(draft, row, cards_of(draft.row(row)).index(tile))


def frame_of(step: LessonStep, language: str, name: str, look: Look = PLAIN) -> Frame:
    """What the pupil sees at a step, as at any table."""
    reader = Player(PUPIL, name, None)
    return lone_frame(reader, step.seen, step.told, language, look, step.number)
