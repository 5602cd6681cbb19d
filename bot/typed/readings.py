"""Cards as people type them: `10h`, `T♥`, `ten of hearts`, `4-6h`, `4 5 6 hearts`, `*5h`.

What was typed is first rewritten with one letter a rank and one a suit (`Th`), and ranges are
written out; what is left must be ranks followed by their suit, or suits followed by their ranks.
A joker may say which card it stands for: `*5h`, `joker as 5h`. Words and letters that stand for
several things give several readings.
"""

import re
from itertools import chain

from bot.typed.words import RANKS, SUITS, folded, symbols, vocabularies
from engine.cards import JOKER, Card
from engine.moves import Laid

LONGEST = 200
"""Characters; more than any hand takes to write."""


def plain(text: str) -> str:
    """Fold capitals, accents and invisible characters away."""
    return " ".join(folded(text).split())


AS = re.compile(r"(joker|wild(?: ?card)?|🃏) as(?= )")
"""Elsewhere it is the ace of spades."""
ARTICLE = re.compile(r"(?i:an?) +(?=\S)")
"""In front of one English card; elsewhere it is an ace."""
AND = {"cs": re.compile(r"(?<=\S) a (?=\S)")}
"""Words that join, and in capitals are cards."""
LONE = re.compile(r"(?<!\S)[^\W\d_] a (?=\S)|(?<=\S) a [^\W\d_](?!\S)")
"""Where such a word stands beside a card in one letter, and may itself be one."""


def meanings(
    text: str, language: str, *, tiles: bool, as_written: bool = True
) -> list[tuple[Laid, ...]]:
    """All that *text* can mean, each time as its cards; nothing where it is no cards.

    What is written as the bot itself writes cards means just these, but for *as_written*.
    """
    if len(text) > LONGEST:
        return []
    found: dict[tuple[str, ...], list[str]] = {}
    for typed in joined(" ".join(text.split()), language):
        ways = read(typed, language, tiles=tiles, as_written=as_written)
        found |= {tuple(sorted(names)): names for names in ways}
    if not tiles and (article := ARTICLE.match(text)):
        ways = read(text[article.end() :], language, tiles=tiles, as_written=as_written)
        found |= {tuple(names): names for names in ways if len(names) == 1}
    return [tuple(map(laid_named, names)) for names in found.values()]


def joined(text: str, language: str) -> list[str]:
    """What was typed, with `and` as a comma; as it is too where that may be an ace."""
    both = AND[language].sub(", ", text) if language in AND else text
    return [both, text] if both != text and LONE.search(text) else [both]


def read(typed: str, language: str, *, tiles: bool, as_written: bool) -> list[list[str]]:
    """What *typed* can mean: names of cards in letters (`Th`, `*=5h`).

    What is read chunk by chunk comes before what is a card only across blanks; and of that, what
    names all its suits in one manner: in `BDK Herz` no letter is a suit.
    """
    ways = vocabularies(language, tiles=tiles)
    if as_written and (TILE_TOKENS if tiles else TOKENS).fullmatch(typed.strip()):
        ways = ways[-1:]
    text = AS.sub(r"\1=", plain(with_symbols(typed, language, tiles=tiles)))
    written = dict.fromkeys(chain.from_iterable(way.rewritings(text) for way in ways))
    chunks = {with_ranges(with_meanings(way.letters)): way.is_mixed for way in written}
    by_chunk = [[units(chunk) for chunk in letters.split()] for letters in chunks]
    found = [[*chain(*names)] for names in by_chunk if names and all(names)]
    # "4 5 6 hearts" has a suit for three chunks; only then may cards reach across blanks.
    across = [(units(letters.replace(" ", "")), mixed) for letters, mixed in chunks.items()]
    found = found or [names for names, mixed in across if names and not mixed]
    return found or [names for names, _ in across if names]


SHORT = re.compile(r"(?<![^\W\d_])[^\W\d_](?=[^\W\d_]?(?![^\W\d_]))")
"""A letter alone, or the first of two."""


def with_symbols(text: str, language: str, *, tiles: bool) -> str:
    """*text* with the symbols of suits for letters whose accent tells which suit is meant."""
    known = symbols(language, tiles=tiles)
    return SHORT.sub(lambda found: known.get(found[0].casefold(), found[0]), text)


RANK = r"(?:10|[2-9TJQKA])"
TOKEN = rf"(?:(?:{RANK}(?:-{RANK})?)+[shdc](?:-{RANK}[shdc])?)"
TILE_TOKEN = r"(?:[bgry](?:1[0-3]|[1-9])(?:-[bgry](?:1[0-3]|[1-9]))?)"
TOKENS = re.compile(rf"(?:(?:\*?{TOKEN}|\*)[ ,;]*)+")
TILE_TOKENS = re.compile(rf"(?:(?:\*?{TILE_TOKEN}|\*)[ ,;]*)+")


R, S = f"[{RANKS}]", f"[{SUITS}]"
MEANINGS = (
    re.compile(rf"\*(?: *= *)?(?P<rank>{R}) *(?P<suit>{S})(?! *=)"),  # *5h, joker as five of hearts
    re.compile(rf"\*(?: *= *)?(?P<suit>{S}) *(?P<rank>{R})(?! *=)"),  # *h5
    re.compile(rf"\* *(?P<rank>{R}) *(?P<suit>{S}) *="),  # džokers 5h vietā
    re.compile(rf"\* *(?P<suit>{S}) *(?P<rank>{R}) *="),
)


def with_meanings(letters: str) -> str:
    """Write every joker that is named as one word, `*=5h`."""
    for pattern in MEANINGS:
        letters = pattern.sub(r" *=\g<rank>\g<suit> ", letters)
    return letters


RANGES = (
    re.compile(rf"(?P<low>{R}) ?- ?(?P<high>{R})"),  # 4-6h, h4-6
    re.compile(rf"(?P<low>{R}) ?(?P<suit>{S}) ?- ?(?P<high>{R}) ?(?:(?P=suit)|(?! ?{S}))"),  # 4h-6h
    re.compile(rf"(?P<suit>{S}) ?(?P<low>{R}) ?- ?(?P=suit) ?(?P<high>{R})"),  # h4-h6
)


HYPHEN = re.compile(rf"(?<!\S)({S})-({R})(?!\S)")
"""Joins a suit and its rank, as in `Herz-Dame`."""


def with_ranges(letters: str) -> str:
    """Write ranges out, `4-6h` as `456h`; any other dash separates."""
    letters, before = HYPHEN.sub(r"\1\2", letters), ""
    while before != letters:
        before = letters
        for pattern in RANGES:
            letters = pattern.sub(written_out, letters, count=1)
    return letters.replace("-", " ")


def written_out(found: re.Match[str]) -> str:
    """Write one range out; both ends the same are no range."""
    if found["low"] == found["high"]:
        return found[0].replace("-", " ")  # "7h to 7" is a card and a meld
    ranks, suit = between(found["low"], found["high"]), found.groupdict().get("suit", "")
    return suit + ranks if found[0].startswith(suit) else ranks + suit


def between(low: str, high: str) -> str:
    """List the ranks of a range; an ace stands at the end that is nearer to the other rank."""
    first, last = sorted((RANKS.index(low), RANKS.index(high)))
    if first == 0 and last > len(RANKS) - last:
        first, last = last, len(RANKS)
    return (RANKS + "A")[first : last + 1]


UNITS = (
    re.compile(rf"\*={R}{S}|{R}{S}+|{R}+{S}|\*"),  # 7hds, 456h
    re.compile(rf"\*={R}{S}|{S}{R}+|{S}+{R}|\*"),  # h456, hds7
)


def units(letters: str) -> list[str]:
    """Split *letters* into names of cards (`Th`, `*`); none where they are not whole cards."""
    for pattern in UNITS:
        found = pattern.findall(letters)
        if "".join(found) == letters and all(len(set(unit)) == len(unit) for unit in found):
            return [name for unit in found for name in names_in(unit)]
    return []


def names_in(unit: str) -> list[str]:
    """Pair every rank with every suit: in one unit there are not several of both."""
    if unit.startswith("*"):
        return [unit]
    ranks, suits = (re.findall(kind, unit) for kind in (R, S))
    return [rank + suit for rank in ranks for suit in suits]


def laid_named(name: str) -> Laid:
    """The card of a name in letters: `Th`, `*`, `*=Th`."""
    joker, _, meaning = name.rpartition("=")
    if meaning == "*":
        return Laid(JOKER)
    card = Card(SUITS.index(meaning[1]), RANKS.index(meaning[0]) + 1)
    return Laid(JOKER, card) if joker else Laid(card)
