"""Commands as Discord gets them: in the languages that its client speaks, within its limits."""

from collections import Counter
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest

from bot.commands.tree import Tree
from bot.people.texts import LANGUAGES, say
from sandbox.command_limits import commands_problems
from tests.bot.conftest import Room
from tests.bot.untranslated import untranslated
from tests.simulation.machine import translated_once

SPOKEN = ("cs", "de", "lt", "pl", "ru")
"""Discord speaks neither Estonian nor Latvian; English names are its default."""
Part = dict[str, Any]


@pytest.fixture
async def commands(room: Room) -> list[Part]:
    """The commands as they are registered where a bot starts: a room has them in English alone."""
    with patch.object(Tree, "translated", translated_once):
        await room.app.tree.register()
    sent = [one for one in room.env.http_requests if one.path.endswith("/commands")]
    found: list[Part] = sent[-1].json
    return found


def inner(part: Part) -> list[Part]:
    return part.get("options") or []


def every(parts: list[Part], where: str = "") -> Iterator[tuple[str, Part]]:
    """Every command, subcommand and option, with the words that lead to it."""
    for part in parts:
        path = f"{where} {part['name']}".strip()
        yield path, part
        yield from every(inner(part), path)


def local(part: Part, key: str) -> dict[str, str]:
    return part.get(f"{key}_localizations") or {}


async def test_discord_takes_them(commands: list[Part]) -> None:
    """Names, numbers of options and choices, and sums of characters are what Discord allows."""
    assert commands_problems(commands) == []


@pytest.mark.parametrize("kind", ["name", "description"])
async def test_every_translation_is_sent(commands: list[Part], kind: str) -> None:
    """Each language that Discord speaks names as many as it has words for, and no other does."""
    sent = Counter(locale for _, part in every(commands) for locale in local(part, kind))
    lacking = {
        language: [
            one.key
            for one in untranslated(language)
            if one.key.startswith(("command-", "pointed-"))
            and one.key.endswith(".description") == (kind != "name")
        ]
        for language in SPOKEN
    }
    # What is chosen from a menu has no description.
    parts = len([path for path, part in every(commands) if part.get(kind)])

    assert set(sent) == set(SPOKEN)
    assert [one for one in SPOKEN if sent[one] < parts and not lacking[one]] == []


async def test_descriptions_fit(commands: list[Part]) -> None:
    """A description has 1 to 100 characters, and so has a choice, in every language."""
    for path, part in every(commands):
        labels = [*local(part, "description").values()]
        for choice in part.get("choices") or []:
            labels += [choice["name"], *local(choice, "name").values()]
        assert [label for label in labels if not 1 <= len(label) <= 100] == [], path


async def test_names_are_told_apart(commands: list[Part]) -> None:
    """No translated name is the name of something else beside it, translated or not."""
    for path, part in [("", {"options": commands}), *every(commands)]:
        for locale in SPOKEN:
            names = [local(one, "name").get(locale, one["name"]) for one in inner(part)]
            assert len(set(names)) == len(names), (path, locale, names)
            defaults = {one["name"]: one for one in inner(part)}
            for one, name in zip(inner(part), names, strict=True):
                assert defaults.get(name, one) is one, f"{path}: {name} ({locale}) is another's"


async def test_choices_are_told_apart(commands: list[Part]) -> None:
    """No two choices of an option read alike in a language."""
    for path, part in every(commands):
        choices = part.get("choices") or []
        for locale in SPOKEN:
            names = [local(one, "name").get(locale, one["name"]) for one in choices]
            assert len(set(names)) == len(names), (path, locale, names)


async def test_languages_in_their_own_words(commands: list[Part]) -> None:
    """Whoever looks for their language finds it, whichever they see now."""
    (chosen,) = (part for path, part in every(commands) if path == "preferences language")
    names = {one["value"]: {one["name"], *local(one, "name").values()} for one in chosen["choices"]}

    for language in LANGUAGES:
        assert names[language] == {say(language, f"choice-{language}")}
