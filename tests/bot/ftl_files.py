"""The files of texts as the tests look at them: keys, placeables and choices."""

from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.people import texts
from bot.people.texts import LOCALES

FILES = sorted(LOCALES.rglob("*.ftl"))
CATEGORIES = {
    language: {Locale.parse(language).plural_form(count) for count in range(200)} - {"other"}
    for language in texts.LANGUAGES
}
"""The forms that counted things have in each language, besides `other`, which is the default."""
COUNTS = (0, 1, 2, 5, 11, 21, 22, 100)
"""Numbers that take every form of every language."""
PLURAL = frozenset(("zero", "one", "two", "few", "many"))
MOST_SAMPLES = 400


class Content(Visitor):
    """Collects what stands in the words of a text."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.names: set[str] = set()
        """Every variable."""
        self.shown: set[str] = set()
        """Those that are written out somewhere, not only chosen by."""
        self.selects: list[ftl.SelectExpression] = []
        self.references: set[str] = set()
        """The other texts that stand in it."""
        self.said: list[str] = []
        """The words themselves, in pieces."""
        self.visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.said.append(node.value)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_Placeable(self, node: ftl.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ftl.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


@cache
def parsed(file: Path) -> ftl.Resource:
    """What stands in a file."""
    return FluentParser().parse(file.read_text("utf-8"))


def patterns(file: Path) -> Iterator[tuple[str, ftl.Pattern]]:
    """Every key of a file, attributes as `key.name`, with its words."""
    for entry in parsed(file).body:
        if isinstance(entry, ftl.Message):
            if entry.value:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def language_of(file: Path) -> str:
    """The language that a file is written in."""
    return file.relative_to(LOCALES).parts[0]


@cache
def entries(language: str = "en") -> dict[str, ftl.Pattern]:
    """Every key of a language with its words."""
    files = [file for file in FILES if language_of(file) == language]
    return dict(pair for file in files for pair in patterns(file))


@cache
def content(language: str, key: str) -> Content:
    return Content(entries(language)[key])


def chosen_by(select: ftl.SelectExpression) -> str:
    """The variable that decides between the variants."""
    selector = select.selector
    return selector.id.name if isinstance(selector, ftl.VariableReference) else ""


def variants(select: ftl.SelectExpression) -> dict[str, ftl.Variant]:
    """The variants by their keys, `one` or `0`."""
    return {name_of(one): one for one in select.variants}


def name_of(variant: ftl.Variant) -> str:
    key = variant.key
    return key.value if isinstance(key, ftl.NumberLiteral) else key.name


def is_plural(select: ftl.SelectExpression) -> bool:
    """Whether the variants are forms of a number; `[one]` beside `[any]` is a word."""
    names = {name for name in variants(select) if not name.isdecimal()}
    return bool(PLURAL & names) and names <= PLURAL | {"other"}


def is_counted(select: ftl.SelectExpression) -> bool:
    """Whether the variants are those of a number."""
    return is_plural(select) or any(name.isdecimal() for name in variants(select))


def written(language: str, key: str) -> Iterator[str]:
    """The text as it reads with values that choose every variant, of English and of its own."""
    values = samples(language, key)
    for chosen in islice(product(*values.values()), MOST_SAMPLES):
        yield texts.say(language, key, **dict(zip(values, chosen, strict=True)))


def samples(language: str, key: str) -> dict[str, list[str | int]]:
    """Values for every variable."""
    both = [one for each in dict.fromkeys(("en", language)) for one in with_parts(each, key)]
    values: dict[str, list[str | int]] = {name: [] for one in both for name in one.names}
    for select in (select for one in both for select in one.selects):
        values.setdefault(chosen_by(select), []).extend(wanted(select))
    return {name: list(dict.fromkeys(found)) or [f"‹{name}›"] for name, found in values.items()}


def with_parts(language: str, key: str) -> Iterator[Content]:
    """The text and those that stand in it."""
    if key in entries(language):
        yield content(language, key)
        for part in content(language, key).references:
            yield from with_parts(language, part)


def wanted(select: ftl.SelectExpression) -> list[str | int]:
    """Values that choose each of the variants."""
    if is_plural(select):
        return [*COUNTS, *(int(name) for name in variants(select) if name.isdecimal())]
    names = variants(select)
    if any(name.isdecimal() for name in names):
        # The word would match 0, whose plural in English is `other`.
        return [7, *(int(name) if name.isdecimal() else name for name in names if name != "other")]
    return [*names]
