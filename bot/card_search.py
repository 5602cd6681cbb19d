"""Which choices are meant while cards are still being typed: `her`, `queen he`, `srdcová de`."""

from bot.card_input import NotUnderstood, plain, read_laid
from bot.card_words import RANKS, SUITS, Vocabulary, vocabularies
from bot.texts import FALLBACK
from engine.notation import write_laid

SHORTEST = 2
"""Letters of a word that is looked for by its beginning; one alone begins too many."""


class Search:
    """What somebody has typed so far, in their language."""

    def __init__(self, typed: str, language: str, *, tiles: bool) -> None:
        self._wish = typed.strip().lower()
        self._tiles = tiles
        self._tokens = tokens(typed, language, tiles=tiles)
        self._words = meanings(typed, vocabularies(language, tiles=tiles))

    def finds(self, label: str, value: str) -> bool:
        """Whether the choice contains what is typed, in any of its spellings."""
        if self._wish in label.lower() or self._wish in value.lower():
            return True
        if self._tokens and self._tokens <= set(value.split()):
            return True
        return bool(self._words) and all(map(self._letters(value).intersection, self._words))

    def _letters(self, value: str) -> set[str]:
        """The ranks and suits in a choice's value."""
        (english,) = vocabularies(FALLBACK, tiles=self._tiles)
        return set(english.letters(value.lower()) or ())


def tokens(typed: str, language: str, *, tiles: bool) -> set[str]:
    """The cards that are named in full, in canonical text."""
    try:
        cards = read_laid(typed, language, tiles=tiles)
    except NotUnderstood:
        return set()
    return {write_laid(card, tiles=tiles) for card in cards}


def meanings(typed: str, known: tuple[Vocabulary, ...]) -> list[set[str]]:
    """What each word can become as it is typed on; nothing where one becomes none."""
    try:
        words = plain(typed).replace("-", " ").split()
    except NotUnderstood:
        return []
    found = [set().union(*(way.meant(word) for way in known)) for word in words]
    long = all(len(word) >= SHORTEST or word.isdecimal() for word in words)
    if not long or not all(found):
        return []
    return [cards for one in found if (cards := one & {*RANKS, *SUITS, "*"})]
