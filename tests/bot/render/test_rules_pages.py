"""The pages of `/rules`: short, and true for the options of the table at hand."""

import re
from pathlib import Path

import pytest

from bot.render.guide import help_view
from bot.render.rules_pages import other_words, page_keys, rules_text
from engine.options import describe, option_names, rules_from, write_options
from engine.record.rule_code import rule_code
from engine.rules import Rules
from engine.state import Variant
from engine.variants import VARIANTS

DOCS = Path(__file__).parents[3] / "docs" / "rules"
BASIS = {
    "increment": {"clock": "600"},
    "oklahoma-spades-double": {"knock": "oklahoma"},
}
"""Options that mean something only together with others."""

games = pytest.mark.parametrize("variant", list(VARIANTS.values()), ids=list(VARIANTS))


def pages(variant: Variant, **options: str) -> list[str]:
    """All pages of a game, with these options, else as usual."""
    rules = usual_with(variant, {name.replace("_", "-"): text for name, text in options.items()})
    count = len(page_keys(variant))
    return ["\n".join(rules_text("en", variant, rules, page)) for page in range(1, count + 1)]


def usual_with(variant: Variant, options: dict[str, str]) -> Rules:
    """The usual rules with these options."""
    usual = next(iter(variant.presets.values()))
    return rules_from(variant, write_options(variant, usual) | options)


def in_words(texts: list[str]) -> str:
    """Pages without their small print, which lists the options that are not as usual."""
    lines = "\n".join(texts).split("\n")
    return "\n".join(line for line in lines if not line.startswith("-#"))


def texts_of(described: dict[str, object]) -> list[str]:
    """Values of an option: its choices, and its bounds where it has some."""
    choices = described["choices"]
    assert isinstance(choices, list)
    bounds = [described[bound] for bound in ("minimum", "maximum") if bound in described]
    return list(dict.fromkeys(map(str, (described["default"], *choices, *bounds))))


OPTIONS = [
    pytest.param(variant, name, id=f"{variant.key} {name}")
    for variant in VARIANTS.values()
    for name in option_names(variant)
]


@pytest.mark.parametrize(("variant", "name"), OPTIONS)
def test_every_value_of_an_option_reads_differently(variant: Variant, name: str) -> None:
    """Whatever value an option has, some page says so in words of its own."""
    values = texts_of(describe(variant)["options"][name])
    basis = BASIS.get(name, {})
    read = {value: in_words(pages(variant, **basis, **{name: value})) for value in values}

    assert len(values) >= 2
    assert len(set(read.values())) == len(values)


@games
def test_each_page_fits_a_phone(variant: Variant) -> None:
    """No page is longer than one screen of a phone, whatever the options are."""
    described = describe(variant)["options"]
    found = {
        (name, value, number): len(page)
        for name in described
        for value in texts_of(described[name])
        for number, page in enumerate(pages(variant, **BASIS.get(name, {}), **{name: value}), 1)
    }

    assert {which: length for which, length in found.items() if length > 800} == {}


@games
def test_a_game_has_pages_of_its_own_and_those_of_all(variant: Variant) -> None:
    """First what the game is about, last what holds for all of them."""
    keys = page_keys(variant)

    assert keys[0] == f"rules-{variant.key}-1"
    assert 4 <= sum(key.startswith(f"rules-{variant.key}-") for key in keys) <= 6
    assert keys[-4:] == ["rules-all-1", "rules-all-2", "rules-all-3", "rules-all-4"]


@games
def test_decided_points_are_named(variant: Variant) -> None:
    """What published rules leave open is marked, and a page with a mark says what it means."""
    own = [page for page in pages(variant)[:-4] if "*(our rule)*" in page]

    assert own
    assert all("Published rules differ" in page for page in own)


@games
def test_pages_tell_what_others_call_it(variant: Variant) -> None:
    """The first page has other names of the game, the third other words for what it names."""
    texts = pages(variant)
    marks = "\n-# Also called: ", "\n-# Terms and what they’re also called: "
    feet = ["".join(page.partition(mark)[2] for mark in marks) for page in texts]

    assert [number for number, foot in enumerate(feet, 1) if foot] == [1, 3]
    assert "(sequence)" in feet[2]
    assert ("tile (" in feet[2]) is variant.tiles


@games
def test_other_words_are_not_translated(variant: Variant) -> None:
    """A language that has none of its own does not show the English ones."""
    keys = page_keys(variant)

    assert [other_words("fr", variant, key) for key in keys] == [[] for _ in keys]


@games
def test_no_text_has_a_hole(variant: Variant) -> None:
    """Every value that a page names is given."""
    assert [page for page in pages(variant) if "{" in page or "None" in page] == []


@games
def test_the_first_page_tells_what_is_not_as_usual(variant: Variant) -> None:
    """Which options differ stands on the first page, with the code for these rules."""
    usual, changed = pages(variant)[0], pages(variant, clock="600", increment="5")[0]
    rules = usual_with(variant, {"clock": "600", "increment": "5"})

    assert "-# Standard rules" in usual
    assert "clock: 10 minutes, increment: 5 seconds" in changed
    assert rule_code(variant, rules) in changed


def test_a_page_outside_is_the_nearest() -> None:
    """An old button to a page that is no more shows the last one."""
    variant = VARIANTS["five-hundred"]
    rules = rules_from(variant, {})
    last = len(page_keys(variant))

    assert rules_text("en", variant, rules, 99) == rules_text("en", variant, rules, last)
    assert rules_text("en", variant, rules, 0) == rules_text("en", variant, rules, 1)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        pytest.param({}, ["**Clock:** none", "24 hours"], id="as usual"),
        pytest.param({"clock": "600"}, ["10 minutes for the whole game."], id="clock"),
        pytest.param(
            {"clock": "600", "increment": "5"},
            ["plus 5 seconds after every turn", "run out of time, you lose, whatever the score"],
            id="increment",
        ),
        pytest.param({"turn_limit": "none"}, ["**Turn limit:** none"], id="no limit"),
    ],
)
def test_the_rules_tell_the_time(options: dict[str, str], words: list[str]) -> None:
    """The page about time has the values of the game."""
    text = pages(VARIANTS["five-hundred"], **options)[-4]

    assert [word for word in words if word not in text] == []


@games
def test_the_written_rules_have_every_option(variant: Variant) -> None:
    """docs/rules names every option of a game, and every word that may stand there."""
    text = (DOCS / f"{variant.key}.md").read_text("utf-8")
    common = (DOCS / "README.md").read_text("utf-8")
    described = describe(variant)["options"]
    words = [*described, *(str(one) for name in described for one in described[name]["choices"])]
    own = [word for word in words if not word.isdigit() and word != "none"]

    assert [word for word in own if f"`{word}`" not in text] == []
    assert f"`{variant.key}`" in common


@games
def test_the_written_rules_have_every_preset(variant: Variant) -> None:
    """docs/rules names every preset, with what it changes."""
    text = (DOCS / f"{variant.key}.md").read_text("utf-8")
    written = dict(re.findall(r"^\| `([a-z0-9-]+)` \| (.*) \|$", text, re.MULTILINE))
    usual = write_options(variant, next(iter(variant.presets.values())))

    for name, rules in variant.presets.items():
        now = write_options(variant, rules)
        changed = [option for option in now if now[option] != usual[option]]
        assert [option for option in changed if f"`{option}" not in written[name]] == []


@games
def test_help_names_the_commands_of_the_game(variant: Variant) -> None:
    """How to play a game fits one screen and names what its turns need."""
    view = help_view("en", variant.key, only=True, in_server=True)
    text = "\n".join(view.texts)
    wanted = {"gin": ["/knock", "/pass"], "tile": ["/move", "/split", "/undo", "/done"]}

    assert len(text.split("\n")) <= 10
    assert all(word in text for word in ("/draw", *wanted.get(variant.key, ["/meld", "/layoff"])))
