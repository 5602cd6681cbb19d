"""The page that shows the gallery."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.gallery.screens import SCREENS, Screen
from tests.gallery.tables import TABLES, TableScreen

HEAD = """# Gallery

These are all of Jolly's screens as the sandbox shows them: in English, German and Russian on a
phone and on a desktop, dark and light; in the other languages on a dark phone. The page on which
you touch the table comes first, then the messages. `make gallery` takes the pictures again, from
the same games every time. The parts that Discord draws look a little different there.
"""
FILMS = (
    '<img src="turn.webp" width="300" alt="A turn of 500 Rummy in messages: one press each to '
    'draw a card, meld, lay off a card and discard another; then the computer plays">',
    '<img src="hand-of-gin.webp" width="300" alt="A hand of Gin Rummy in messages: the players '
    'draw and discard until one of them knocks, and both hands are shown">',
)
BEFORE = "- [Before and after](before-and-after.md): what changed in the hands since version 0.3"
NAMES = {
    "en": "English",
    "de": "Deutsch",
    "ru": "Русский",
    "cs": "Čeština",
    "lt": "Lietuvių",
    "pl": "Polski",
    "et": "Eesti",
    "lv": "Latviešu",
}


def write(folder: Path, codes: Sequence[str]) -> None:
    """Write a page for each language into *folder*, and one that leads to them."""
    links = [f"- [{NAMES[code]}]({code}.md)" for code in codes]
    (folder / "README.md").write_text("\n".join([HEAD, *links, BEFORE, "", *FILMS, ""]), "utf-8")
    for code in codes:
        text = "\n".join([f"# {NAMES[code]}", "", *sections(folder, code)])
        (folder / f"{code}.md").write_text(text, "utf-8")


def sections(folder: Path, code: str) -> Iterator[str]:
    """Each screen with its pictures side by side."""
    for screen in (*TABLES, *SCREENS):
        shown = [" ".join(pictures(folder, code, screen, size)) for size in ("phone", "desktop")]
        if any(shown):
            yield f"## {screen.title}\n"
        yield from (f"{line}\n" for line in shown if line)


def pictures(folder: Path, code: str, screen: Screen | TableScreen, size: str) -> Iterator[str]:
    """The dark and the light one, where there are both."""
    for theme in ("dark", "light"):
        file = f"{code}/{screen.name}-{theme}-{size}.webp"
        if (folder / file).exists():
            about = f"{screen.title}, {theme}, {size}"
            width = 300 if size == "phone" else 420
            yield f'<img src="{file}" alt="{about}" width="{width}">'
