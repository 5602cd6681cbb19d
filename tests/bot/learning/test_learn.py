"""`/learn`: lessons walked through by a real client, with the right presses and with wrong ones."""

from dataclasses import replace

import pytest

from bot.app import Jolly
from bot.learning.lesson import PUPIL, Done, Split, lessons
from bot.learning.view import BUTTONS
from bot.people.texts import LANGUAGES, say
from data.errors import NoSuchGame
from engine.game import play, start
from engine.moves import DEALER, Arrange
from engine.state import State
from engine.variants import VARIANTS
from tests.bot.conftest import (
    EDIT_EVERY_MS,
    HOUR_MS,
    Room,
    button,
    dm_of,
    known_to_be_dead,
    selects,
    text_of,
)
from tests.bot.evening import shown
from tests.bot.presses import forge, told
from tests.bot.pupil import begin, can_press, every, follow

MOST_PRESSES = 25
GAMES = pytest.mark.parametrize("game", list(VARIANTS))


# Each lesson in another language: the remaining pairs are rendered in test_views_in_languages.py.
@pytest.mark.parametrize(("game", "language"), [*zip(VARIANTS, LANGUAGES, strict=False)])
async def test_a_lesson_from_its_first_step_to_the_end(
    room: Room, game: str, language: str
) -> None:
    """With the right presses, 25 at most, every lesson ends in what was learned."""
    lesson = lessons()[game]
    await room.alice.slash(room.channel, "preferences", language=language)
    pupil = await begin(room, game)
    for step in lesson.steps[:-1]:
        count = say(language, "learn-step", step=step.number, steps=lesson.length)
        assert count in text_of(pupil.page)
        text = await follow(pupil, lesson, step)

    assert say(language, f"learn-{game}-end").split("\n")[0] in text
    assert pupil.presses <= MOST_PRESSES
    assert button(pupil.page, say(language, "button-challenge-computer")) is not None


async def test_a_lesson_in_the_dm(room: Room) -> None:
    """Where a person is alone with the bot, a lesson is the same."""
    lesson = lessons()["gin"]
    pupil = await begin(room, "gin", direct=True)
    for step in lesson.steps[:-1]:
        text = await follow(pupil, lesson, step)

    assert dm_of(room.alice) is not None
    assert "undercut" in text


@GAMES
async def test_wrong_presses_explain_and_change_nothing(room: Room, game: str) -> None:
    """Every button that is not meant says why, and the step stays as it is."""
    lesson = lessons()[game]
    pupil = await begin(room, game)
    for step in lesson.steps[:-1]:
        count = say("en", "learn-step", step=step.number, steps=lesson.length)
        for verb in set(BUTTONS.values()) - {BUTTONS[type(step.task)]}:
            if not can_press(pupil.page, verb):
                continue
            before = step.state
            text = await pupil.press(verb)
            assert count in text, (step.number, verb)
            assert "✗" in text or "another way" in text or selects(pupil.page), (step.number, verb)
            assert before == lesson.steps[step.number - 1].state
            if can_press(pupil.page, "show"):
                await pupil.press("show")
        await follow(pupil, lesson, step)


async def test_a_wrong_card_is_refused_as_in_a_game(room: Room) -> None:
    """The refusals are those of the rules; what was marked can be mended."""
    pupil = await begin(room, "five-hundred")
    await pupil.press("draw")
    await pupil.choose("mark", "3♥", "4♥", "Q♦")

    text = await pupil.press("meld")

    assert "3♥ 4♥ Q♦ isn’t a meld" in text
    assert "Step 2 of 10" in text
    assert "Picked: 3♥ 4♥ Q♦" in text


async def test_wrong_tiles_stay_picked(room: Room) -> None:
    """What was picked can be mended; what is wrong with it is said of these tiles."""
    pupil = await begin(room, "tile")
    await pupil.choose("rack", "🔴10", "🔴11", "🔴13")

    text = await pupil.press("meld")

    assert "Missing in between: 🔴12" in text
    assert "Picked: 🔴10 🔴11 🔴13" in text


async def test_skip_back_and_end(room: Room) -> None:
    """One may leave a step out, go back to it, and stop at any time."""
    pupil = await begin(room, "straight")

    assert "Step 2" in await pupil.press("skip")
    assert "Step 1" in await pupil.press("back")
    assert "in brief" in await pupil.press("end")
    assert "Step 1" in await pupil.press("again")


@pytest.mark.parametrize("game", ["gin", "tile"])
async def test_forged_controls(room: Room, game: str) -> None:
    """An id that no lesson has, or a choice that none offers, is explained and harms nothing."""
    pupil = await begin(room, game)
    step = f"lesson:{game}"
    for custom_id, values in (
        (f"{step}:99:draw", None),
        (f"{step}:0:meld", None),
        (f"{step}:1:nonsense", None),
        (f"{step}:1:done", None),
        (f"{step}:1:place:0", ["meld 4h 5h 6h"]),
        (f"{step}:1:knock:0", []),
        (f"{step}:1:onto:0", ["77"]),
        (f"{step}:1:take.9:0", ["1"]),
        (f"{step}:1:mark:0", ["Zz/1"]),
        (f"{step}:1:rack:0", ["Zz/1"]),
        ("lesson:chess:1:draw", None),
        ("lessons:chess", None),
        ("learn:0", ["chess"]),
        ("guide:rules:chess", None),
    ):
        result = await forge(room, room.alice, pupil.page, custom_id, values)
        assert told(result)


async def test_a_lesson_outlives_a_restart(room: Room) -> None:
    """Its messages tell the program all there is to know, also one that was started later."""
    pupil = await begin(room, "gin")
    await pupil.press("pass")
    await known_to_be_dead(room.db)
    bot = Jolly(room.db, shard_count=1, beat_ms=HOUR_MS, edit_every_ms=EDIT_EVERY_MS)
    await room.env.restart_bot(bot)

    assert "Step 3" in await pupil.press("draw")


async def test_nothing_is_stored(room: Room) -> None:
    """A lesson is no game: no table, no number, nothing in the history."""
    pupil = await begin(room, "gin")
    for step in lessons()["gin"].steps[:-1]:
        await follow(pupil, lessons()["gin"], step)

    with pytest.raises(NoSuchGame):
        await room.table(1)


async def test_on_to_a_game_against_the_computer(room: Room) -> None:
    """The end leads to a real game, which is not rated."""
    pupil = await begin(room, "gin")
    await pupil.press("end")
    challenge = button(pupil.page, "Play the computer")
    await room.alice.click(pupil.page, custom_id=challenge.custom_id)
    await room.wait()

    table = await room.table(1)
    assert table.variant.key == "gin"
    assert not table.row.rated


@GAMES
def test_scripts_are_legal(game: str) -> None:
    """What a script says could be played at a real table, under the usual rules of the game."""
    lesson = lessons()[game]
    script = lesson.script
    state: State = start(
        script.variant, next(iter(script.variant.presets.values())), 2, 1 if game == "tile" else 2
    )
    state = play(state, DEALER, script.deal)
    drafts = iter([step.draft for step in lesson.steps if isinstance(step.task, Done)])
    for seat, task in script.tasks:
        if isinstance(task, Done):
            draft = next(drafts)
            assert draft is not None
            state = play(state, seat, Arrange(draft.layout.rows))
        elif game != "tile" or seat != PUPIL or BUTTONS[type(task)] == "draw":
            assert not isinstance(task, Split)
            state = play(state, seat, task)

    assert state == like(lesson.steps[-1].state, state)


def like(end: State, state: State) -> State:
    """*end* under the rules of *state*: a lesson has no turn limit."""
    return replace(end, rules=state.rules)


@GAMES
def test_each_step_has_its_bubble(game: str) -> None:
    """A bubble is short, and there is one for every step of every game."""
    lesson = lessons()[game]

    assert 5 <= lesson.length <= 10
    for step in lesson.steps[:-1]:
        assert len(say("en", f"learn-{game}-{step.number}", cards="4♥ 5♥ 6♥")) <= 300


async def test_a_challenge_leads_to_the_lesson(room: Room) -> None:
    """Who is new to a game finds the lesson where they are challenged, and where they challenge."""
    posted = await room.alice.slash(room.channel, "challenge", opponent=room.bob, game="gin")
    assert "New to Gin Rummy? </learn:" in text_of(room.message_with("Accept"))

    lesson = await room.press(room.alice, shown(posted), "Learn Gin Rummy")

    assert "Step 1 of 5" in text_of(shown(lesson))


@pytest.mark.parametrize("game", ["five-hundred", "tile"])
async def test_a_lesson_with_pictures(room: Room, game: str) -> None:
    """Who likes pictures learns with them; the bubble stays text."""
    await room.alice.slash(room.channel, "preferences", cards="image")
    pupil = await begin(room, game)
    lesson = lessons()[game]
    for step in lesson.steps[:3]:
        assert any(
            one.type.name == "media_gallery" for row in pupil.page.components for one in every(row)
        )
        assert say("en", "learn-step", step=step.number, steps=lesson.length) in text_of(pupil.page)
        await follow(pupil, lesson, step)
