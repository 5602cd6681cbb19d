"""Texts: every key has words, every refusal has a sentence, names can do no harm."""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path

import discord
import pytest
from discord import app_commands
from fluent.syntax import ast as ftl
from hypothesis import given
from hypothesis import strategies as st

from bot.people import texts
from engine.cards import Card
from engine.errors import NotInHand, NotYourTurn, Refusal, TakenCardUnusable, WrongPlayerCount
from engine.variants import VARIANTS
from tests.bot.ftl_files import FILES, content, entries, language_of, parsed, patterns

SOURCES = sorted(Path(texts.__file__).parent.parent.rglob("*.py"))
SAYING = {"say": 1, "Refused": 0, "text": 0}
"""What is called with a key, and at which place."""


def refusals(root: type[Refusal] = Refusal) -> Iterator[type[Refusal]]:
    for kind in root.__subclasses__():
        if kind.__module__ == root.__module__:  # not those of games from elsewhere
            yield kind
        yield from refusals(kind)


@pytest.mark.slow
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_files_are_read_whole(language: str) -> None:
    """No line of a file is junk that would be left out without a word."""
    junk = [
        (str(file.relative_to(texts.LOCALES)), entry.content)
        for file in FILES
        if language_of(file) == language
        for entry in parsed(file).body
        if isinstance(entry, ftl.Junk)
    ]

    assert junk == []


def test_no_key_stands_twice() -> None:
    """A key has one place; a second one would be left out without a word."""
    keys = [key for file in FILES if language_of(file) == "en" for key, _ in patterns(file)]

    assert sorted({key for key in keys if keys.count(key) > 1}) == []


@cache
def said() -> list[tuple[str, str, set[str] | None]]:
    """Where a literal key is said: place, key, and the arguments' names if known."""
    return [call for source in SOURCES for call in said_in(source)]


def said_in(source: Path) -> Iterator[tuple[str, str, set[str] | None]]:
    """The same in one file."""
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        position = SAYING.get(node.func.id, len(node.args))
        key = node.args[position] if position < len(node.args) else None
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            given = {word.arg for word in node.keywords if word.arg}
            known = all(word.arg for word in node.keywords)
            yield f"{source.name}:{node.lineno}", key.value, given if known else None


def test_every_key_that_is_said_has_words() -> None:
    """No code asks for a text that is not there."""
    assert [(place, key) for place, key, _ in said() if key not in entries()] == []


def test_every_placeable_is_given() -> None:
    """Whoever says a text gives all the values that stand in it."""
    missing = [
        (place, key, sorted(names - given))
        for place, key, given in said()
        if given is not None and key in entries() and (names := content("en", key).names) - given
    ]

    assert missing == []


def test_every_refusal_has_words() -> None:
    """Each refusal has a sentence, and what stands in it are fields of the class."""
    unknown = {
        kind.code: content("en", f"refusal-{kind.code.replace('_', '-')}").names
        - {field.name for field in fields(kind)}
        for kind in refusals()
    }

    assert {code: names for code, names in unknown.items() if names} == {}


def test_no_refusal_has_words_for_nothing() -> None:
    """Each sentence belongs to a refusal that exists, in general or in one of the games."""
    codes = {f"refusal-{kind.code.replace('_', '-')}" for kind in refusals()}
    in_games = {f"{code}-{game}" for code in codes for game in VARIANTS}

    assert {
        key.split(".")[0] for key in entries() if key.startswith("refusal-")
    } - in_games == codes


@pytest.mark.parametrize(
    ("error", "words"),
    [
        pytest.param(TakenCardUnusable(Card(1, 7)), "7♥", id="a card"),
        pytest.param(NotInHand((Card(1, 7), Card(0, 13))), "7♥ K♠", id="several cards"),
        pytest.param(NotYourTurn(None), "n’t your turn", id="nobody to act"),
        pytest.param(WrongPlayerCount(3, 2, 2), "exactly 2 players, not 3", id="a fixed number"),
        pytest.param(WrongPlayerCount(7, 2, 6), "2 to 6 players, not 7", id="a range"),
    ],
)
def test_refusals_name_their_values(error: Refusal, words: str) -> None:
    """The fields of a refusal are written for people."""
    assert words in texts.refusal("en", error)


def test_numbers_are_not_grouped() -> None:
    """Game 12345 is `#12345`, and a plural follows the number."""
    assert texts.say("en", "table-title", number=12345, game="x").startswith("#12345")
    assert texts.say("en", "minutes", count=1) == "1 minute"
    assert texts.say("en", "minutes", count=1000) == "1000 minutes"


def test_an_unknown_language_is_english() -> None:
    """A language without texts, and a text without a translation, are read in English."""
    assert texts.say("tlh", "yes") == "yes"


def test_an_unknown_key_is_a_fault() -> None:
    """A text that is not there is a mistake of ours, not an empty message."""
    with pytest.raises(KeyError):
        texts.say("en", "no-such-key")


@pytest.mark.parametrize(
    ("user", "guild", "locale", "chosen"),
    [
        pytest.param("lt", "pl", "de", "lt", id="the player's own setting"),
        pytest.param(None, "pl", "de-AT", "de", id="then a client in another language"),
        pytest.param(None, "et", "en-US", "et", id="an English client yields to the server"),
        pytest.param(None, None, "ja", "en", id="a language we do not speak"),
        pytest.param("xx", "pl", None, "pl", id="a setting that is not spoken any more"),
        pytest.param(None, None, None, "en", id="nothing known"),
    ],
)
def test_language(
    user: str | None,
    guild: str | None,
    locale: str | None,
    chosen: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whose wish counts first."""
    for language in ("de", "et", "lt", "pl"):
        monkeypatch.setitem(texts.BUNDLES, language, texts.BUNDLES["en"])

    assert texts.language_of(user, guild, locale) == chosen


@pytest.mark.parametrize("locale", [discord.Locale.american_english, discord.Locale.japanese])
async def test_english_names_are_left_to_discord(locale: discord.Locale) -> None:
    """English names stand as they are, also where we do not speak the language."""
    context: app_commands.TranslationContextTypes = app_commands.TranslationContext(
        app_commands.TranslationContextLocation.other, data=None
    )
    draw = texts.text("command-draw")

    assert await texts.CommandTranslator().translate(draw, locale, context) is None


NAME = re.compile(r"^[-_'\w]{1,32}$")


def test_command_texts_fit_discord() -> None:
    """Names follow Discord's rule; descriptions have 1 to 100 characters."""
    keys = [key for key in entries() if re.match(r"command-[^.]+$", key)]
    names = [texts.say("en", key) for key in keys]
    lengths = {key: len(texts.say("en", f"{key}.description")) for key in keys}

    assert [name for name in names if not NAME.match(name) or name.lower() != name] == []
    assert {key: length for key, length in lengths.items() if not 1 <= length <= 100} == {}


def test_labels_fit_discord() -> None:
    """Buttons have at most 80 characters, choices at most 100."""
    labels = {key: texts.say("en", key) for key in entries() if key.startswith("button-")}
    choices = {key: texts.say("en", key) for key in entries() if key.startswith("choice-")}

    assert {key: label for key, label in labels.items() if not 1 <= len(label) <= 80} == {}
    assert {key: label for key, label in choices.items() if not 1 <= len(label) <= 100} == {}


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        pytest.param("Alice", "Alice", id="as it is"),
        pytest.param("*A* _b_ ~~c~~", r"\*A\* \_b\_ \~\~c\~\~", id="formatting"),
        pytest.param("||boo||", r"\|\|boo\|\|", id="spoiler"),
        pytest.param("`x`", r"\`x\`", id="code"),
        pytest.param("# big", r"\# big", id="heading"),
        pytest.param("@everyone", "@\u200beveryone", id="everyone"),
        pytest.param("<@1001>", r"\<@1001>", id="mention"),
        pytest.param("<t:1:R>", r"\<t:1:R>", id="timestamp"),
        pytest.param("https://x.yz", r"https:\//x.yz", id="link"),
        pytest.param("\u202egnp.exe", "gnp.exe", id="text turned round"),
        pytest.param("a\u0000b\nc\td", "ab c d", id="control characters and lines"),
        pytest.param("\u3164", "?", id="a name that looks like nothing"),
        pytest.param("\u034f\ufe00\u0301", "?", id="marks without a letter"),
        pytest.param("z" + "\u0301\u200d\ufe0f" * 9, "ź\u200d\ufe0f", id="towers with joints"),
        pytest.param("a" + "\u20dd" * 9, "a\u20dd\u20dd", id="towers of circles"),
        pytest.param("7️⃣ ❤️‍🔥", "7️⃣ ❤️‍🔥", id="emoji stay"),
        pytest.param("1. first", "1\\. first", id="a list"),
        pytest.param("discord.gg/abc", "discord.gg\u200b/abc", id="an invitation"),
        pytest.param("z" + "\u0301" * 40, "ź\u0301\u0301", id="towers of accents"),
    ],
)
def test_names_do_no_harm(name: str, safe: str) -> None:
    """A name can neither format, nor link, nor ping, nor hide."""
    assert texts.name_text(name) == safe


@pytest.mark.parametrize(
    ("title", "plain"),
    [
        ("Friday (Gin) #3 @ Bob’s", "Friday (Gin) #3 @ Bob’s"),
        ("@everyone [x](https://x.yz)", "everyone x (https: x.yz)"),
        ("<@1001> **a**_b_ ||c|| ~~d~~ `e`", "1001 a b c d e"),
        ("\u202egnp.exe\nb", "gnp.exe b"),
        ("@\u200beveryone :\u200b//x", "everyone : x"),
        ("discord.gg/abc", "discord.gg abc"),
        ("** __", "?"),
        ("x" * 70, "x" * 59 + "…"),
    ],
)
def test_titles_do_no_harm(title: str, plain: str) -> None:
    """Where Discord shows a title as it stands, nothing in it formats, links, pings or hides."""
    assert texts.plain_title(title, 60) == plain


def test_long_names_are_cut() -> None:
    """A name leaves room on the line of a phone."""
    assert texts.plain_name("x" * 100) == "x" * 23 + "…"


@given(st.text(max_size=60))
def test_any_name_is_short_and_visible(name: str) -> None:
    """Whatever a name is made of, something short is shown for it."""
    shown = texts.plain_name(name)

    assert 1 <= len(shown) <= texts.NAME_LENGTH
    assert shown == shown.strip()
    assert not re.search(r"[\u202a-\u202e\u2066-\u2069\n\r\x00]", shown)


@pytest.mark.parametrize(
    ("count", "players"),
    [
        (1, "1 игрок"),
        (2, "2 игрока"),
        (4, "4 игрока"),
        (5, "5 игроков"),
        (11, "11 игроков"),
        (14, "14 игроков"),
        (21, "21 игрок"),
        (22, "22 игрока"),
        (100, "100 игроков"),
    ],
)
def test_russian_counts_players(count: int, players: str) -> None:
    """One, few and many below the standings; a page has a number where there are others."""
    assert texts.say("ru", "standings-foot", players=count, page=1, pages=1) == players
    said = texts.say("ru", "standings-foot", players=count, page=1, pages=2)
    assert said.startswith(f"{players} · ")
