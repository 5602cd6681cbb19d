"""A word beside a number has the form that the number asks for: “21 очко”, not “21 очков”.

Numbers that are always the same, that name something (round 3) or that stand apart (3 : 2) ask for
nothing, nor does one that a text chooses its forms by.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.people.texts import LANGUAGES
from tests.bot.ftl_files import chosen_by, content, entries, is_counted, is_plural, variants
from tests.bot.kinds import COUNTS
from tests.bot.values import kind

NEUTRAL = {
    "cs": "a až do i k ke na nad nebo než o od po pod pro proti při s se v ve z za ze víc míň",
    "de": "ab als an auf aus bei bis davon der für im in je mit nach oder ohne pro s über um und"
    " von vor zu mehr statt gegen nicht hat gewonnen verloren gelöst",
    "en": "a against ahead an and as at below by for from in of on or out per s than to with"
    " if more won lost playing received sent solved unrated waiting would",
    "et": "ja jääks kuni ning on s seas või",
    "lt": "ar arba be bei daugiau į iki ir iš kaip mažiau nuo o per po prie s su už",
    "lv": "ar bet gaida kā līdz mazāk no pa par pēc pie s spēlē stundā un uz vai vairāk",
    "pl": "a aż czy dla do i lub na nad niż o od oraz po pod przed przy pkt s w we z za ze",
    "ru": "а без больше в во для до же за и из или к меньше на но о от по под при с со через",
}
"""What may stand behind any number: it is about something else, or has one form alone."""
AGREEING = {
    "cs": r"posledn\w+|ostatn\w+|zbýva\w+|dalš\w+",
    "de": r"letzten?|anderen?|übrigen|nächsten?",
    "en": r"last|other|next",
    "et": r"viima\w+|teis\w+|järgmi\w+",
    "lt": r"paskutin\w+|kit\w+|likus\w+",
    "lv": r"pēdēj\w+|pārēj\w+|cit\w+|nākam\w+",
    "pl": r"ostatni\w*|pozostał\w+|inn\w+|następn\w+",
    "ru": r"последн\w+|остальн\w+|следующ\w+|друг\w+",
}
"""What agrees with a number behind it."""
OBLIQUE = {
    "cs": r"z|ze|od|do|bez|u|kromě|ze svých",
    "pl": r"z|ze|od|do|bez|u|wśród|oprócz",
    "ru": r"из|от|до|без|у|кроме|среди|не (?:меньше|больше)",
}
"""Behind these words a noun knows one and several alone: “z 2 partii”, “z 5 partii”."""
SAME = {
    "cs": r"# rozhodnutí",
    "de": r"# Gegner",
    "et": r"# (?:voorus?|tunnis|otsuse kohta|punkti eest)",
    "lv": r"# soda punktu",
    "pl": r"(?:z|od|wśród) # (?:partii|decyzji)",
}
"""What is the same behind every number (#), in the case in which it stands there."""
EXCEPTIONS: Mapping[str, str] = {}
"""Keys of texts where a word beside a number agrees in another way, with why."""

SPACE = r"[ \u00a0]"
AFTER = re.compile(rf"\**{SPACE}\**([^\W\d_][\w’-]*)")
BEFORE = re.compile(rf"((?:(?<!\w)[^\W\d_][\w’-]*{SPACE})*)[−+±(„“«\"*]*$")
VALUE = "\ufffc"
"""Stands for what is no word."""


def disagreeing(language: str, key: str, pattern: ftl.Pattern) -> Iterator[str]:
    """Every number of a text beside a word that has another form with other numbers."""
    yield from found(language, key, pattern, "", "", {})


def found(
    language: str,
    key: str,
    pattern: ftl.Pattern,
    before: str,
    after: str,
    chosen: Mapping[str, frozenset[int]],
) -> Iterator[str]:
    """The same of a part that stands between others, where some numbers are *chosen* already."""
    for place, element in enumerate(pattern.elements):
        inside = element.expression if isinstance(element, ftl.Placeable) else None
        first, rest = pattern.elements[:place], pattern.elements[place + 1 :]
        left, right = before + said(first), said(rest) + after
        if isinstance(inside, ftl.SelectExpression):
            for one in inside.variants:
                there = {**chosen, **chosen_in(language, key, inside, one)}
                yield from found(language, key, one.value, left, right, there)
        elif isinstance(inside, ftl.VariableReference):
            name = inside.id.name
            counts = chosen.get(name, counts_of(key, name))
            if not is_agreed(name, rest) and (why := asked(language, left, right, counts)):
                yield f"{key}: …{left[-20:]}{{ ${name} }}{right[:20]}…: {why}"


def said(elements: Sequence[ftl.TextElement | ftl.Placeable]) -> str:
    """The words of some elements, with a sign for what is no word."""
    return "".join(one.value if isinstance(one, ftl.TextElement) else VALUE for one in elements)


def counts_of(key: str, name: str) -> frozenset[int]:
    """What a number can be; nothing where nothing is counted by it."""
    return frozenset(known.counts if (known := kind(key, name)) else ())


def chosen_in(
    language: str, key: str, select: ftl.SelectExpression, variant: ftl.Variant
) -> dict[str, frozenset[int]]:
    """The numbers with which a *variant* is shown: those of one form, or one alone."""
    if not is_counted(select):
        return {}
    name, form = chosen_by(select), Locale.parse(language).plural_form
    named = variants(select)
    alone = {int(one) for one in named if one.isdecimal()}
    if is_plural(select) or not alone:
        return {name: frozenset()}
    own = next(one for one, each in named.items() if each is variant)
    if own.isdecimal():
        return {name: frozenset()}
    left = counts_of(key, name) - alone
    return {name: left if len({form(one) for one in left}) > 1 else frozenset()}


def is_agreed(name: str, rest: Sequence[ftl.TextElement | ftl.Placeable]) -> bool:
    """Whether the word behind a number is chosen by it: `{ $count } { $count -> …}`."""
    nexts = [one.expression for one in rest[:2] if isinstance(one, ftl.Placeable)]
    return any(
        isinstance(one, ftl.SelectExpression) and is_plural(one) and chosen_by(one) == name
        for one in nexts
    )


def asked(language: str, left: str, right: str, counts: frozenset[int]) -> str:
    """The word beside a number that would have to agree with it; empty where there is none."""
    words = BEFORE.search(left)
    before = words[1].strip().lower() if words else ""
    form = Locale.parse(language).plural_form
    forms = {form(one) for one in counts}
    if re.search(rf"(?:^| )(?:{OBLIQUE.get(language, '(?!)')})$", before):
        forms = {"one" if one == "one" else "several" for one in forms}
    if len(forms) < 2:
        return ""
    if agreeing := re.search(rf"(?:^| )({AGREEING[language]})$", before):
        return agreeing[1]
    behind = AFTER.match(right)
    if behind is None or behind[1] in NEUTRAL[language].split():
        return ""
    context = f"{before} # {right[behind.start(1) :]}"
    same = re.search(rf"{SAME.get(language, '(?!)')}\b", context)
    return "" if same else behind[1]


def every(language: str) -> list[str]:
    """What disagrees in the texts of a *language*."""
    return [
        one
        for key, pattern in entries(language).items()
        if key not in EXCEPTIONS
        for one in disagreeing(language, key, pattern)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_agree_with_numbers(language: str) -> None:
    """A word beside a number stands in a select of its forms, or needs none."""
    assert not every(language)


def test_exceptions_are_needed() -> None:
    """No exception is left of a text that agrees now."""
    wrong = {
        key
        for key in EXCEPTIONS
        for language in LANGUAGES
        if key in entries(language)
        if [*disagreeing(language, key, entries(language)[key])]
    }
    assert wrong == EXCEPTIONS.keys()


def text(words: str) -> ftl.Pattern:
    """The words of a text, as a file has them; `}}` ends a select."""
    lines = re.sub(r" (\*?\[)", r"\n    \1", words).replace("}}", "\n    }")
    (message,) = FluentParser().parse(f"key = {lines}\n").body
    assert isinstance(message, ftl.Message)
    assert message.value
    return message.value


COUNTED = "versus-level", "tiles-count", "cards-count"
"""Texts with a `$count` of all numbers; the faults below are tried as such."""


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ru", "Ещё { $count } очков"),
        ("ru", "**{ $count }** партий"),
        ("ru", "не меньше { $count } очков"),
        ("pl", "Zostało { $count } kart"),
        ("pl", "To { $count } partii"),
        ("pl", "{ $other -> [yes] Zostało *[no] Jest }} { $count } kart"),
        ("pl", "Zostało { $other -> [yes] { $count } *[no] 1 }} kart"),
        ("cs", "Máš { $count } karet"),
        ("cs", "z { $count } partií"),
        ("lt", "Liko { $count }\u00a0taškų"),
        ("lt", "Paskutines { $count } laimėjai"),
        ("lv", "Vēl { $count } punkti"),
        ("lv", "{ $count -> [0] nav *[other] { $count } punkti }}"),
        ("de", "Noch { $count } Punkte"),
        ("et", "Veel { $count } punkti"),
        ("en", "{ $count } points to go"),
        ("en", "{ $days -> [one] 1 day *[other] { $days } days }} and { $count } points"),
    ],
)
def test_faults_are_found(language: str, words: str) -> None:
    """Each kind of fault is known when it is there, so that silence counts."""
    for key in COUNTED:
        assert [*disagreeing(language, key, text(words))]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ru", "Очки: { $count }"),
        (
            "ru",
            "{ $count -> [one] { $count } очко [few] { $count } очка *[many] { $count } очков }}",
        ),
        ("ru", "{ $count } { $count -> [one] очко [few] очка *[many] очков }}"),
        ("pl", "karty ({ $count })"),
        ("pl", "{ $count } z { $count }"),
        ("cs", "× { $count }, body: { $count }"),
        ("lt", "{ $count }% ir { $count } iš { $count }"),
        ("lv", "{ $count } no { $count }"),
        ("en", "#{ $count } · { $count }"),
    ],
)
def test_what_agrees_is_left_alone(language: str, words: str) -> None:
    """A number that stands apart, or chooses its words, is no fault."""
    for key in COUNTED:
        assert not [*disagreeing(language, key, text(words))]


def test_the_numbers_are_counted() -> None:
    """What the faults are tried with has every number, in texts that there are."""
    for key in COUNTED:
        assert "count" in content("en", key).names
        assert counts_of(key, "count") == {*COUNTS}
