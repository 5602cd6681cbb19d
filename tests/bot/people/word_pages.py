"""The pages of docs/words as the tests read them: what each thing is called, and never called."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[3]
PAGES = ROOT / "docs" / "words"
DOCUMENTS = sorted(
    {
        *ROOT.glob("[A-Z]*.md"),
        *(ROOT / "docs").glob("*.md"),
        *(ROOT / "docs" / "rules").glob("*.md"),
    }
)
"""What is written in English for people who play, host and build."""
NEVER = re.compile(r"`([^`]+)`(†?)")
BOLD = re.compile(r"\*\*([^*]+)\*\*")
ASIDE = re.compile(
    r"```.*?```|<!--.*?-->|`[^`\n]*(?:\n[^`\n]+)?`|(?<=\])\([^)]*\)|https?:\S+", re.DOTALL
)
"""What a Markdown file does not say itself: code, comments and addresses."""


class Never(NamedTuple):
    """What a thing is never called."""

    said: str
    """As the page writes it: `*` is any ending, `=` in front is the whole of a label."""
    texts_alone: bool = False
    """Whether documents may need it in another sense."""

    @property
    def pattern(self) -> str:
        """Match it as whole words."""
        words = (re.escape(word).replace(r"\*", r"\w*") for word in self.said.split())
        return r"(?<!\w)" + r"[\s_-]+".join(words) + r"(?!\w)"


class Row(NamedTuple):
    """A thing, by its English name, and its words in one language."""

    term: str
    called: str
    never: tuple[Never, ...]


class Rejected:
    """Finds what is never said."""

    def __init__(self, never: Iterable[Never]) -> None:
        found = list(never)
        self._labels = {one.said[1:] for one in found if one.said.startswith("=")}
        words = [one.pattern for one in found if not one.said.startswith("=")]
        self._words = re.compile("|".join(words) or "(?!)", re.IGNORECASE)

    def found_in(self, said: str) -> list[str]:
        """Each rejected word of a text, as it stands there."""
        labels = [said, *BOLD.findall(said)]
        named = [label.strip() for label in labels if label.strip() in self._labels]
        return named + [one[0] for one in self._words.finditer(plain(said))]


def plain(said: str) -> str:
    """A text with straight apostrophes, without what only makes it bold or breaks its lines."""
    return " ".join(said.replace("’", "'").replace("*", "").split())


def prose(markdown: str) -> str:
    """What a Markdown file says, without code and addresses."""
    return ASIDE.sub("", markdown)


def tables(page: str) -> Iterator[list[list[str]]]:
    """The tables of a page: rows of cells, the names of the columns first."""
    for found in re.finditer(r"(?:^\|.*\n)+", page, re.MULTILINE):
        rows = [line.strip().strip("|").split("|") for line in found[0].splitlines()]
        cells = [[cell.strip() for cell in row] for row in rows]
        yield [row for row in cells if not set("".join(row)) <= set("- ")]


def terms(page: str) -> list[Row]:
    """The first table of a page."""
    _, *rows = next(tables(page))
    return [Row(term, called, tuple(read_never(never))) for term, called, never, _ in rows]


def read_never(cell: str) -> Iterator[Never]:
    """The words of the column `never`."""
    return (Never(said, texts_alone=bool(mark)) for said, mark in NEVER.findall(cell))


def leaflet(page: str) -> list[tuple[list[str], str]]:
    """The second table of a page: words of leaflets and sites, and the one of ours for them."""
    _, (_, *rows) = tables(page)
    return [(theirs.split(", "), ours) for theirs, ours in rows]


@cache
def page_of(language: str) -> str:
    """The page of one language."""
    return (PAGES / f"{language}.md").read_text("utf-8")


@cache
def rejected(language: str, *, in_documents: bool = False) -> Rejected:
    """What is never said in one language."""
    never = [one for row in terms(page_of(language)) for one in row.never]
    return Rejected(one for one in never if not (in_documents and one.texts_alone))
