"""The order of the cards: a shuffle that follows from one secret and can be checked by anybody.

The algorithm is `ALGORITHM`; any change to it, however small, needs a new name, since records
of finished games are checked with it. It uses nothing but SHA-256 and HMAC, so that a few
lines in any language repeat it.
"""

import hmac
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import count
from typing import TypeVar

ALGORITHM = "hmac-sha256-fisher-yates-1"
"""Name of the way from a seed to an order, as described in docs/fairness.md."""

SEED_BYTES = 32
"""Length of a seed; as many bytes as SHA-256 gives."""

WORD_BYTES = 8
WORDS = 1 << 8 * WORD_BYTES
"""How many different words there are: a word is a whole number from 0 to WORDS - 1."""

Thing = TypeVar("Thing")


def commitment(seed: bytes) -> bytes:
    """Hash *seed*: the 32 bytes shown before the game, which only this seed fits."""
    return sha256(seed).digest()


def game_key(seed: bytes, entropies: Sequence[bytes] = ()) -> bytes:
    """Join *seed* and what each seat contributed, in seat order, into the key of a game."""
    return sha256(b"".join((seed, *entropies))).digest()


def deal_label(round_number: int) -> str:
    """Name the shuffle that begins round *round_number* (from 1)."""
    return f"deal {round_number}"


def reshuffle_label(round_number: int, shuffle: int) -> str:
    """Name shuffle number *shuffle* (from 1) in the middle of round *round_number* (from 1)."""
    return f"reshuffle {round_number} {shuffle}"


def words(key: bytes, label: str) -> Iterator[int]:
    """Yield the endless 64-bit words of *key* for *label*: four from each block, first bytes first.

    Block n is HMAC-SHA256(key, label + ":" + n), with n in decimal digits, from 0.
    """
    for number in count():  # pragma: no branch it never ends
        block = hmac.digest(key, f"{label}:{number}".encode(), "sha256")
        for start in range(0, len(block), WORD_BYTES):
            yield int.from_bytes(block[start : start + WORD_BYTES], "big")


def below(limit: int, source: Iterator[int]) -> int:
    """Take words from *source* until one gives a number below *limit* without bias.

    The highest WORDS mod *limit* words are passed over: of the others, every remainder has
    equally many.
    """
    fair = WORDS - WORDS % limit
    return next(word for word in source if word < fair) % limit


def permuted(things: Iterable[Thing], source: Iterator[int]) -> tuple[Thing, ...]:
    """Shuffle *things* by the words of *source*: Fisher–Yates, last index first, down to 1."""
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        chosen = below(last + 1, source)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def shuffled(cards: Iterable[Thing], key: bytes, label: str) -> tuple[Thing, ...]:
    """Shuffle *cards* as *key* and *label* (`deal_label`, `reshuffle_label`) say."""
    return permuted(cards, words(key, label))
