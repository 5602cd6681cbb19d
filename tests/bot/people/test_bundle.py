"""Texts that are parsed one by one say what they would if each file were parsed as a whole."""

import pytest
from fluent.runtime import FluentBundle

from bot.people.bundle import Bundle, read_bundle
from bot.people.texts import LANGUAGES, LOCALES
from tests.bot.ftl_files import FILES, content, entries, language_of, parsed


@pytest.mark.slow
@pytest.mark.soak(one_of=2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_says_the_same(language: str) -> None:
    """A text alone, with those that it names, is the one in its file."""
    whole = FluentBundle([language], use_isolating=False)
    for file in FILES:
        if language_of(file) == language:
            whole.add_resource(parsed(file))
    bundle = read_bundle(LOCALES / language)
    for key in entries(language):
        name, _, attribute = key.partition(".")
        values = dict.fromkeys(content(language, key).names, 2)
        said = []
        for one in (bundle, whole):
            message = one.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
            words, problems = one.format_pattern(pattern, values)
            said.append((words, list(map(str, problems))))
        assert said[0] == said[1], key


@pytest.mark.parametrize(
    ("name", "said"),
    [
        pytest.param("first", "First", id="before a fault"),
        pytest.param("broken", None, id="with a fault"),
        pytest.param("last", "Last", id="after a fault"),
        pytest.param("naming", "Last, and a term", id="naming others"),
        pytest.param("naming-broken", "{broken}", id="naming one with a fault"),
        pytest.param("by-lines", "one\ntwo = 2", id="of several lines"),
        pytest.param("chosen", "some", id="with a choice that is not indented"),
        pytest.param("twice", "once", id="the first of two"),
        pytest.param("missing", None, id="not there"),
    ],
)
def test_a_fault_is_one_text_only(name: str, said: str | None) -> None:
    """A text that cannot be read is none, and keeps no other from being said."""
    source = """
# comment = no text
first = First
broken = { $x ->
last = Last
naming = { last }, and { -term }
naming-broken = { broken }
-term = a term
by-lines =
    one
    two = 2
chosen = { $count ->
[one] one
*[other] some
}
twice = once
twice = twice
"""
    bundle = Bundle("en")
    bundle.add(source)

    assert bundle.has_message(name) == (said is not None)
    if said is not None:
        words, _ = bundle.format_pattern(bundle.get_message(name).value, {"count": 2})
        assert words == said
    else:
        with pytest.raises(LookupError):
            bundle.get_message(name)


def test_english_stands_in_within_a_text() -> None:
    """What a text names and its language lacks is English there, and is no text of the language."""
    english = Bundle("en")
    german = Bundle("de", english)
    english.add("-house = House rule: { draw }\ndraw = Draw\nclose = Close\n")
    german.add("close = Schließen\nway = { draw } oder { close }. { -house }\n")

    words, problems = german.format_pattern(german.get_message("way").value, {})

    assert (words, problems) == ("Draw oder Schließen. House rule: Draw", [])
    assert not german.has_message("draw")
