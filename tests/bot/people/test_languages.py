"""What a language says it says as English does: its keys and values, its own plurals, short enough.

What it does not say is said in English, and listed by `make untranslated`.
"""

import logging
import re
from collections.abc import Callable, Iterator

import pytest
from fluent.syntax import ast as ftl

from bot.people.texts import LANGUAGES
from tests.bot.ftl_files import (
    CATEGORIES,
    FILES,
    Content,
    chosen_by,
    content,
    entries,
    is_counted,
    is_plural,
    language_of,
    patterns,
    variants,
    written,
)
from tests.bot.untranslated import SPOKEN_BY_DISCORD

OTHERS = sorted(set(CATEGORIES) - {"en"})
ONE_IS_ALSO_21 = ("lt", "lv", "ru")
every = pytest.mark.parametrize("language", OTHERS)
every_with_english = pytest.mark.parametrize("language", sorted(CATEGORIES))


def none_of(problems: Iterator[str]) -> None:
    """Fail with all the *problems*, a line each."""
    if found := list(problems):
        pytest.fail(f"{len(found)} problems:\n" + "\n".join(found), pytrace=False)


def both(language: str) -> list[str]:
    """The keys that English has too."""
    return [key for key in entries(language) if key in entries()]


def test_all_are_here() -> None:
    """Jolly speaks eight languages, and whatever others have a folder."""
    assert set(LANGUAGES) >= {"cs", "de", "en", "et", "lt", "lv", "pl", "ru"}


@every
def test_no_key_is_unknown(language: str) -> None:
    """No text stands there that nobody asks for."""
    none_of(f"{key} is not English" for key in entries(language) if key not in entries())


@pytest.mark.slow
@every
def test_each_key_has_its_home(language: str) -> None:
    """A key stands once, in the file that has it in English."""
    homes = {
        key: file.name for file in FILES if language_of(file) == "en" for key, _ in patterns(file)
    }
    none_of(
        f"{file.name}: {key} stands {keys.count(key)} times, and in English in {homes.get(key)}"
        for file in FILES
        if language_of(file) == language and (keys := [key for key, _ in patterns(file)])
        for key in dict.fromkeys(keys)
        if keys.count(key) > 1 or homes.get(key, file.name) != file.name
    )


@pytest.mark.slow
@every
def test_same_values(language: str) -> None:
    """What English shows is shown, and nothing is shown or chosen by that is not given."""

    def problems() -> Iterator[str]:
        for key in both(language):
            ours, english = content(language, key), content("en", key)
            yield from (f"{key}: ${name} is unknown" for name in ours.names - english.names)
            yield from (f"{key}: ${name} is not shown" for name in english.shown - ours.shown)

    none_of(problems())


@every_with_english
def test_counted_forms(language: str) -> None:
    """Where a number decides, every form of the language is there."""

    def problems() -> Iterator[str]:
        for key in entries(language):
            for select in filter(is_plural, content(language, key).selects):
                missing = [one for one in CATEGORIES[language] if one not in variants(select)]
                known = {*CATEGORIES[language], "other", "many"}
                unknown = [
                    one for one in variants(select) if not one.isdecimal() and one not in known
                ]
                yield from (f"{key}: [{one}] is missing" for one in missing)
                yield from (f"{key}: [{one}] is never used" for one in unknown)

    none_of(problems())


@every_with_english
def test_a_number_is_not_left_out(language: str) -> None:
    """A form that stands for several numbers says which, where the others do."""

    def problems() -> Iterator[str]:
        for key in entries(language):
            for select in filter(is_plural, content(language, key).selects):
                name = chosen_by(select)
                default = next(one for one in select.variants if one.default)
                if name not in Content(default.value).shown:
                    continue
                several = set(CATEGORIES[language])
                if language not in ONE_IS_ALSO_21:
                    several.remove("one")
                yield from (
                    f"{key}: [{form}] does not show ${name}"
                    for form in several
                    if form in variants(select) and name not in shown(variants(select)[form])
                )

    def shown(variant: ftl.Variant) -> set[str]:
        return Content(variant.value).shown

    none_of(problems())


@every
def test_same_choices(language: str) -> None:
    """Words that decide between variants are those that English knows."""

    def problems() -> Iterator[str]:
        for key in both(language):
            english, ours = words(content("en", key)), words(content(language, key))
            for name, (known, known_defaults) in english.items():
                chosen, defaults = ours.get(name, (set(), set()))
                strange = chosen - known - defaults
                lost = known - chosen - known_defaults if chosen else set()
                yield from (f"{key}: ${name} is never [{one}]" for one in strange)
                yield from (f"{key}: ${name} has no [{one}]" for one in lost)

    none_of(problems())


def words(text: Content) -> dict[str, tuple[set[str], set[str]]]:
    """By what words each variable decides, and which of them are a last resort."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for select in text.selects:
        if not is_counted(select):
            chosen, defaults = found.setdefault(chosen_by(select), (set(), set()))
            chosen.update(variants(select))
            defaults.update(name for name, one in variants(select).items() if one.default)
    return found


@pytest.mark.slow
@every_with_english
def test_all_can_be_said(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """No text has a hole, whatever stands in it."""
    for key in entries(language):
        with caplog.at_level(logging.ERROR, "bot.people.texts"):
            assert all(text.strip() for text in written(language, key)), key
    none_of(record.getMessage() for record in caplog.records)


BUTTON, LINE, MENU, MODAL, NAME, SHORT = 20, 34, 100, 45, 32, 24
LENGTHS: tuple[tuple[str, int], ...] = (
    (r"button-(?!next-round|take-|hint-counting).*", BUTTON),
    (r"button-(take-.*|hint-counting)", LINE),
    (r"choice-.*", MENU),
    (r"command-.*\.description", MENU),
    (r"command-[^.]*|pointed-.*", NAME),
    (r"option-name-[^.]*", MODAL),
    (r"option-name-.*\.hint", MENU),
    (r"option-value-.*", MENU),
    (r"preset-(?!and|unknown).*", MENU),
    (r"menu-.*|field-.*-about", MENU),
    (r"field-.*(?<!-about)|dialog-(quiet|vacation|limits)", MODAL),
    (r"game-(five-hundred|tile|straight|rummy-51|zolik|gin)", SHORT),
    (r"level-.*", SHORT),
    (r"hand-.*-hint|hand-mark", MENU),
    (r"rules-.*\.title", MENU),
)
"""What texts may be long at most, by their keys; the rest is held where it is shown."""


@pytest.mark.slow
@every_with_english
def test_short_enough(language: str) -> None:
    """Buttons, names, descriptions, choices and titles fit where they stand."""
    none_of(
        f"{key}: {len(text)} characters, {most} are possible: {text}"
        for wanted, most in LENGTHS
        for key in entries(language)
        if re.fullmatch(wanted, key)
        for text in [max(written(language, key), key=len)]
        if not 1 <= len(text) <= most
    )


@pytest.mark.slow
@every
def test_not_much_longer_than_english(language: str) -> None:
    """What fits a phone in English fits it in every language."""
    none_of(
        f"{key}: {ours} characters, in English {english}"
        for key in both(language)
        for ours, english in [(longest(language, key), longest("en", key))]
        if ours > 1.6 * english + 25 and "-words-" not in key
    )


def longest(language: str, key: str) -> int:
    return max(map(len, written(language, key)))


MARKUP: tuple[tuple[str, Callable[[str], object]], ...] = (
    ("bold", lambda text: text.count("**") % 2),
    ("code", lambda text: text.count("`") % 2),
)


@pytest.mark.slow
@every
def test_same_markup(language: str) -> None:
    """What is opened is closed."""

    def problems() -> Iterator[str]:
        for key in both(language):
            english, ours = ("\n".join(written(one, key)) for one in ("en", language))
            for what, found in MARKUP:
                if found(english) != found(ours):
                    yield f"{key}: {what} are not those of English: {found(ours)} {found(english)}"

    none_of(problems())


NAMES = re.compile("command-|choice-")


@pytest.mark.slow
@every
def test_same_commands(language: str) -> None:
    """A text names the commands, options and choices that the English one names.

    Where Discord does not speak the language it lists choices in English, so the text does too.
    """
    names = NAMES if language in SPOKEN_BY_DISCORD else re.compile("command-")

    def named(text: Content) -> set[str]:
        return set(filter(names.match, text.references))

    none_of(
        f"{key}: {sorted(named(ours) ^ named(english))} is named in one language alone"
        for key in both(language)
        for ours, english in [(content(language, key), content("en", key))]
        if named(ours) != named(english)
    )


TYPED_NAME = re.compile(r"(?<![\w/<.])/[^\W\d_]|(?<![\w])[a-z]+:(?=[a-z\d@])(?!//)")
"""The name of a command or of an option, before what is chosen for it."""


@every_with_english
def test_names_are_never_typed(language: str) -> None:
    """Where a text names a command or an option it refers to the name, so both are the same."""
    none_of(
        f"{key}: write {{ command-… }} instead of “{found[0]}”"
        for key in entries(language)
        for said in content(language, key).said
        if (found := TYPED_NAME.search(said))
    )


@every_with_english
def test_one_separator(language: str) -> None:
    """Between the words of a command or an option stands a hyphen."""
    none_of(
        f"{key}: {name}"
        for key in entries(language)
        if key.startswith("command-") and "." not in key
        for name in content(language, key).said
        if "_" in name
    )
