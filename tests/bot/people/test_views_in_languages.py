"""Everything that is shown of whole games fits Discord and a phone, in every language."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.learning.lesson import lessons
from bot.learning.view import Pupil, bubble, sheet_of
from bot.lobby.options_dialog import dialog, pages_of, panel
from bot.people.look import PLAIN
from bot.people.texts import LANGUAGES, say
from bot.render.guide import help_view
from bot.render.rules_pages import page_keys, rules_text
from engine.options import rules_from
from engine.state import State, Variant
from engine.variants import VARIANTS
from sandbox.limits import nested
from tests.bot.payloads import check_body
from tests.bot.people.test_ear import RECORDS, frames, moments, views

LONGEST_LABEL = 22
"""Characters of a button; four in a row fit no phone if each has more."""
LONGEST_PAGE = 1000
"""Characters of a page of rules; 800 in English."""
MOST_MOMENTS = 20
TITLE, LABEL, DESCRIPTION, PLACEHOLDER = 45, 45, 100, 100
"""Discord's limits on dialogs. What is as long has been cut."""

every = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))


def check(view: Any) -> None:
    """Fail where a message breaks a limit, or a button is too long for a phone."""
    components = view.to_components()
    check_body({"components": components})
    long = [
        one["label"] for one in nested(components) if len(one.get("label") or "") > LONGEST_LABEL
    ]
    assert long == []
    for one in nested(components):
        assert len(one.get("placeholder") or "") <= 150, one


@cache
def looked_at(key: str) -> list[State]:
    """Moments of all recorded games of a kind, and how each ended."""
    played = [[*moments(path)] for path in RECORDS if path.stem.startswith(key)]
    every_one = [state for game in played for state in game]
    return [*every_one[:: len(every_one) // MOST_MOMENTS + 1], *(game[-1] for game in played)]


@pytest.mark.slow
@every
@games
def test_whole_games(language: str, variant: Variant) -> None:
    """The tables, hands, rounds and ends of a game, for everybody and for each player."""
    for state in looked_at(variant.key):
        for shown in frames(state, PLAIN):
            for view in views(replace(shown, language=language)):
                check(view)


@every
@games
def test_rules_and_help(language: str, variant: Variant) -> None:
    """The pages of rules fit a phone."""
    rules = rules_from(variant, {})
    for page in range(1, len(page_keys(variant)) + 1):
        text = "\n".join(rules_text(language, variant, rules, page))
        assert len(text) <= LONGEST_PAGE, text
    check(help_view(language, variant.key, only=False, in_server=True))


@every
@games
def test_lessons(language: str, variant: Variant) -> None:
    """Each step of a lesson says which it is and what to do, and the end what was learned."""
    lesson, pupil = lessons()[variant.key], Pupil(language, "alice")
    for number in range(1, lesson.length + 1):
        sheet = sheet_of(lesson, number, pupil)
        check(sheet.view())
        assert say(language, "learn-step", step=number, steps=lesson.length) in bubble(sheet)
    end = sheet_of(lesson, lesson.length + 1, pupil)
    assert end.is_end
    check(end.view())


@every
@games
def test_dialogs_of_options(language: str, variant: Variant) -> None:
    """The dialogs in which options are chosen."""
    rules = rules_from(variant, {})
    check(panel(language, 1, variant, rules, standing="15m", keeps=True))
    for number in range(len(pages_of(variant))):
        body = dialog(language, 1, variant, rules, number).to_dict()
        assert len(body["title"]) < TITLE, body["title"]
        for one in nested(body["components"]):
            assert len(one.get("label") or "") < LABEL, one["label"]
            assert len(one.get("description") or "") < DESCRIPTION, one["description"]
            assert len(one.get("placeholder") or "") <= PLACEHOLDER, one["placeholder"]
            for option in one.get("options") or ():
                assert len(option["label"]) <= 100, option["label"]
