"""Every English text is said by somebody: what nobody asks for is no work for translators."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

import bot
import data
import engine
from bot.people.texts import LANGUAGES
from bot.web.files import FOLDER
from bot.web.words import PREFIX
from engine.variants import VARIANTS
from tests.bot.ftl_files import content, entries

pytestmark = pytest.mark.slow
SOURCES = sorted(
    path for package in (bot, data, engine) for path in Path(package.__path__[0]).rglob("*.py")
)
VALUE = "\0"
"""Stands in a key for what is put in."""
OF_GAMES = [f"{VALUE}-{game}" for game in VARIANTS]
CAPITAL = re.compile(r"(?<=[A-Za-z])(?=[A-Z])")


@cache
def nodes() -> list[ast.AST]:
    """Whatever stands in the program."""
    return [node for source in SOURCES for node in ast.walk(ast.parse(source.read_text("utf-8")))]


@cache
def strings() -> frozenset[str]:
    """Whatever is written between quotation marks."""
    values = (node.value for node in nodes() if isinstance(node, ast.Constant))
    return frozenset(value for value in values if isinstance(value, str))


@cache
def words() -> frozenset[str]:
    """What keys can be, or be made of: strings and names of the program, as keys write them."""
    found = strings() | {name for node in nodes() for name in names_in(node)}
    return frozenset({*LANGUAGES, *found} | {one.lower().replace("_", "-") for one in found})


def names_in(node: ast.AST) -> Iterator[str]:
    """The names that a node gives to something, those of classes with dashes."""
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
            yield CAPITAL.sub("-", name)
        case ast.Name(id=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
            yield name


@cache
def made() -> list[list[str]]:
    """The fixed parts of the keys that are made, between which values are put in."""
    found = {
        "".join(str(one.value) if isinstance(one, ast.Constant) else VALUE for one in node.values)
        for node in nodes()
        if isinstance(node, ast.JoinedStr)
    }
    fixed = (one for one in found if re.match(rf"{VALUE}?[a-z.-]*[a-z]{{2}}", one))
    endings = (f"{VALUE}{one}" for one in strings() if re.fullmatch("-[a-z-]+", one))
    beginnings = (f"{one}{VALUE}" for one in strings() if re.fullmatch("[a-z-]+[a-z]-", one))
    every = (*fixed, *beginnings, *endings, f"{VALUE}.{VALUE}", *OF_GAMES)
    return [one.split(VALUE) for one in every]


@cache
def is_said(key: str) -> bool:
    """Whether a key is written in the program or can be made of what is."""
    return key in words() or key.isdecimal() or any(is_made(key, fixed) for fixed in made())


def is_made(key: str, fixed: list[str]) -> bool:
    """Whether a key consists of *fixed* parts, and between them of what is said itself."""
    first, *others = fixed
    if not others or not key.startswith(first):
        return key == first
    rest = key.removeprefix(first)
    return any(
        is_made(rest[length:], others) and is_said(rest[:length])
        for length in range(1, len(rest) + 1)
    )


@cache
def page() -> frozenset[str]:
    """Whatever stands between quotation marks in the modules of the page."""
    return frozenset(
        text
        for path in FOLDER.glob("*.js")
        if path.name != "sdk.js"
        for text in re.findall(r'["`]([a-z][\w-]*)(?:["`]|\$\{)', path.read_text("utf-8"))
    )


def is_said_there(key: str) -> bool:
    """Whether the page says a key itself: whole, or with a rank, suit or colour at its end."""
    name = key.removeprefix(PREFIX)
    stem, _, last = name.rpartition("-")
    return name in page() or (len(last) == 1 and not page().isdisjoint({stem, f"{PREFIX}{stem}-"}))


def unsaid(keys: Iterable[str]) -> list[str]:
    """Those of *keys* that nobody asks for, and that stand in no other text."""
    named = {name for key in entries() for name in content("en", key).references}
    return [key for key in keys if key not in named and not is_found(key)]


def is_found(key: str) -> bool:
    """Whether a key is said, by the program or by its page."""
    return is_said(key) or (key.startswith(PREFIX) and is_said_there(key))


def test_every_key_is_said() -> None:
    """No English text is left over from what is gone."""
    assert unsaid(entries()) == []


@pytest.mark.parametrize(
    ("key", "said"),
    [
        pytest.param("yes", True, id="written"),
        pytest.param("button-draw", True, id="made of a word"),
        pytest.param("rules-gin-1.title", True, id="made of several"),
        pytest.param("hand-your-play-gin", True, id="of a game"),
        pytest.param("button-accept", True, id="named by another text"),
        pytest.param("page-rank-K", True, id="said by the page"),
        pytest.param("page-blorp", False, id="not said by the page"),
        pytest.param("nobody-says-this", False, id="not written"),
        pytest.param("button-blorp", False, id="of a word that is nowhere"),
        pytest.param("button-draw.blorp", False, id="an attribute that is nowhere"),
        pytest.param("hand-your-play-blorp", False, id="of no game"),
    ],
)
def test_what_this_would_find(key: str, *, said: bool) -> None:
    """A key that is left over is known, also one that is nearly another."""
    assert (unsaid([key]) == []) == said
