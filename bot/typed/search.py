"""Which choices are meant while cards are still being typed: `her`, `queen he`, `srdcová de`."""

from itertools import chain

from bot.people.texts import FALLBACK
from bot.typed.readings import LONGEST, meanings, plain
from bot.typed.words import RANKS, SUITS, Vocabulary, vocabularies
from engine.record.lines import write_laid

SHORTEST = 2
"""Letters of a word that is looked for by its beginning; one alone begins too many."""


class Search:
    """What somebody has typed so far, in their language."""

    def __init__(self, typed: str, language: str, *, tiles: bool) -> None:
        self._wish = typed.strip().lower()
        self._tiles = tiles
        meant = meanings(typed, language, tiles=tiles, as_written=False)
        self._tokens = [{write_laid(card, tiles=tiles) for card in cards} for cards in meant]
        """The cards that are named in full, in canonical text, for each way to read them."""
        self._words = begun(typed, vocabularies(language, tiles=tiles))

    def finds(self, label: str, value: str) -> bool:
        """Whether the choice contains what is typed, in any of its spellings."""
        if self._wish in label.lower() or self._wish in value.lower():
            return True
        if any(tokens <= set(value.split()) for tokens in self._tokens):
            return True
        if not self._words:
            return False
        (english,) = vocabularies(FALLBACK, tiles=self._tiles)
        letters = set(chain(*(way.letters for way in english.rewritings(value.lower()))))
        return all(map(letters.intersection, self._words))


def begun(typed: str, known: tuple[Vocabulary, ...]) -> list[set[str]]:
    """What each word can become as it is typed on; nothing where one becomes none."""
    words = plain(typed[:LONGEST]).replace("-", " ").split()
    found = [set().union(*(way.meant(word) for way in known)) for word in words]
    long = all(len(word) >= SHORTEST or word.isdecimal() for word in words)
    if not long or not all(found):
        return []
    return [cards for one in found if (cards := one & {*RANKS, *SUITS, "*"})]
