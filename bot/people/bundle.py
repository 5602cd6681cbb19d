"""One language's texts: read at once, and parsed one by one as they are asked for.

There are eight languages with a thousand texts each, most of which a process never says: parsing
all of them would take longer than the rest of a start.
"""

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""How a text begins: whatever goes on from the line before is indented, a bracket or a brace."""
UNNAMED = re.compile(r"^\S+ =\s*(?=\n\s+\.)")
"""Begins a text that has attributes alone."""
ATTRIBUTE = re.compile(r"\n\s+\.")
NAME = re.compile(r"-?[A-Za-z][\w-]*", re.ASCII)


class Bundle:
    """The texts of one language, as `FluentBundle` gives them.

    What they name and the language lacks is taken from *english* within them, and only there.
    """

    def __init__(self, language: str, english: "Bundle | None" = None) -> None:
        # Isolating marks would count against Discord's limits and break emoji markup.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        """Every text as it was written, by its name."""
        self._english = english
        self._parsed: set[str] = set()
        self.format_pattern = self._bundle.format_pattern

    def add(self, source: str) -> None:
        """Add what a file holds; a text that is there already stays as it is."""
        parts = ENTRY.split(source)[1:]
        for name, rest in zip(parts[::2], parts[1::2], strict=True):
            self._sources.setdefault(name, f"{name} ={rest}")

    def has_message(self, name: str) -> bool:
        """Whether there is a text of this *name* that can be said: one with a fault is none."""
        if name not in self._sources:
            return False
        if name not in self._parsed:
            self._parse(name)
        return bool(self._bundle.has_message(name))

    def names(self, prefix: str) -> list[str]:
        """The names of all texts that begin with *prefix*, English or not."""
        known = self._sources | (self._english._sources if self._english else {})
        return [name for name in known if name.startswith(prefix)]

    def get_message(self, name: str) -> Message:
        """The text of this *name*, with its attributes. Raises LookupError where there is none."""
        if not self.has_message(name):
            raise LookupError(name)
        return self._bundle.get_message(name)

    def has_value(self, name: str) -> bool:
        """Whether the text of this *name* has words of its own beside its attributes."""
        return not UNNAMED.match(self._sources[name])

    def _parse(self, name: str) -> None:
        """Parse a text, and those that it may name; several threads may do the same at once."""
        needed = [name]
        for text in needed:
            for other in NAME.findall(self.source(text)):
                if other not in self._parsed and other not in needed and self.source(other):
                    needed.append(other)
        self._bundle.add_resource(FluentResource("".join(map(self.source, needed))))
        self._parsed.update(needed)

    def source(self, name: str) -> str:
        """A text as it was written, in English where the language lacks it; empty where both do.

        One that has only attributes of its own, as a command where Discord does not speak the
        language, is called as in English.
        """
        own = self._sources.get(name, "")
        if self._english is None or (own and self.has_value(name)):
            return own
        english = self._english.source(name)
        return ATTRIBUTE.split(english)[0] + UNNAMED.sub("", own) if own else english


def read_bundle(folder: Path, english: Bundle | None = None) -> Bundle:
    """Read every file of a language from its folder, those of games and of the club too."""
    bundle = Bundle(folder.name, english)
    for file in sorted(folder.rglob("*.ftl")):
        bundle.add(file.read_text("utf-8"))
    return bundle
