"""A game with its options as a short code that players pass on: `7KQ2F`.

Two symbols name the game, then come the options that differ from their defaults, each a symbol
for the option and its value; the last symbol checks the others. Nothing is stored for a code:
what it says never changes, so options and the words of an option may be appended, not moved, and
no default changes. What new games are to have instead is for the presets to say.
"""

import zlib
from collections.abc import Iterator
from itertools import chain
from typing import Any, get_args

from pydantic import ValidationError

from engine.options import Value
from engine.rules import Rules
from engine.state import Variant
from engine.variants import VARIANTS

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without 0, 1, I, L and O, which are taken for each other.

31 is a prime: no wrong symbol and no two symbols in the wrong order keep the check right.
"""
BASE = len(ALPHABET)
DIGITS = 15
"""A symbol below this ends a number; one above says that more of it follow."""
OWN_OPTIONS = 8
"""The number of a game's first own option; those below are for the options of every game."""
UNITS = (1, 10, 60, 100, 3600, 86400)
"""What round numbers are multiples of: points, and seconds in minutes, hours and days."""
WORDS = (None, False, True)
"""Values that are no numbers; an option's own words come after them."""

_Symbols = tuple[int, ...]


class BadRuleCode(ValueError):
    """A text is no code, or one of a game or option that there is not."""


def rule_code(variant: Variant, rules: Rules) -> str:
    """The code of these rules: the same for the same rules."""
    usual = variant.rules()
    changed = (
        (number, *_digits(_number(getattr(rules, name), variant.rules, name)))
        for number, name in _numbered(variant.rules).items()
        if getattr(rules, name) != getattr(usual, name)
    )
    symbols = (*_game(variant.key), *chain.from_iterable(changed))
    return "".join(ALPHABET[symbol] for symbol in (*symbols, _check(symbols)))


def rules_of_code(code: str) -> tuple[Variant, Rules]:
    """The game and its rules; case, hyphens and blanks do not matter. Raises BadRuleCode."""
    *symbols, check = _symbols(code)
    variant = {_game(key): found for key, found in VARIANTS.items()}.get(tuple(symbols[:2]))
    if variant is None or check != _check(tuple(symbols)):
        raise BadRuleCode(code)
    names = _numbered(variant.rules)
    rest, values = iter(symbols[2:]), variant.rules().model_dump()
    try:
        for number in rest:
            values[names[number]] = _value(_read(rest), variant.rules, names[number])
        return variant, variant.rules.model_validate(values)
    except (LookupError, ValidationError) as error:
        raise BadRuleCode(code) from error


def _symbols(code: str) -> _Symbols:
    """The symbols of *code*; raises BadRuleCode where one is none, or where there are too few."""
    letters = "".join(code.upper().replace("-", " ").split())
    if len(letters) < 3 or not set(letters) <= set(ALPHABET):
        raise BadRuleCode(code)
    return tuple(ALPHABET.index(letter) for letter in letters)


def _game(key: str) -> _Symbols:
    """The two symbols of a game, made from its key alone."""
    return divmod(zlib.crc32(key.encode()) % BASE**2, BASE)


def _check(symbols: _Symbols) -> int:
    """The symbol that makes an error show."""
    return sum((1 + place % (BASE - 1)) * symbol for place, symbol in enumerate(symbols)) % BASE


def _numbered(rules: type[Rules]) -> dict[int, str]:
    """The options by the numbers that they keep when others are appended."""
    shared, every = Rules.model_fields, rules.model_fields
    own = (name for name in every if name not in shared)
    return dict(enumerate(shared)) | dict(enumerate(own, OWN_OPTIONS))


def _words(rules: type[Rules], name: str) -> tuple[Value, ...]:
    """The values of an option that are no numbers."""
    return (*WORDS, *_literals(rules.model_fields[name].annotation))


def _literals(kind: Any) -> Iterator[str]:
    """The words that an option's type names."""
    for part in get_args(kind):
        if isinstance(part, str):
            yield part
        else:
            yield from _literals(part)


def _number(value: Value, rules: type[Rules], name: str) -> int:
    """A value as one whole number: even for a word, odd for a number."""
    if type(value) is not int:
        # By type as well: in Python 0 and False are equal.
        words = [(type(word), word) for word in _words(rules, name)]
        return 2 * words.index((type(value), value))
    times, unit = min((value // unit, n) for n, unit in enumerate(UNITS) if value % unit == 0)
    return 2 * (times * len(UNITS) + unit) + 1


def _value(number: int, rules: type[Rules], name: str) -> Value:
    """The value that `_number` has made; raises LookupError."""
    half, is_number = divmod(number, 2)
    if not is_number:
        return _words(rules, name)[half]
    times, unit = divmod(half, len(UNITS))
    return times * UNITS[unit]


def _digits(number: int) -> _Symbols:
    """A number in symbols, the last of which ends it."""
    rest, digit = divmod(number, DIGITS)
    symbols = [digit]
    while rest:
        rest, digit = divmod(rest, DIGITS)
        symbols.insert(0, DIGITS + digit)
    return tuple(symbols)


def _read(symbols: Iterator[int]) -> int:
    """The next number of *symbols*; raises LookupError where it does not end."""
    number = 0
    for symbol in symbols:
        number = number * DIGITS + symbol % DIGITS
        if symbol < DIGITS:
            return number
    raise LookupError(number)
