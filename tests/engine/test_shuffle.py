"""The shuffle is the documented one, to the last card, and treats every order alike."""

import hashlib
import hmac
import math
import re
import struct
from collections import Counter
from itertools import islice, permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.shuffle import (
    ALGORITHM,
    SEED_BYTES,
    WORDS,
    below,
    commitment,
    deal_label,
    game_key,
    permuted,
    reshuffle_label,
    shuffled,
    words,
)

SEED = bytes(range(SEED_BYTES))
ENTROPIES = (b"alice-click", b"bob-click")
KEY = bytes.fromhex("a70c6e6855b6799312ca48330316b356b531dd125b539c3a1ccae5d442deea42")
RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
PACK = tuple(rank + suit for suit in "shdc" for rank in RANKS)

# Reckoned outside Python: the hashes by `openssl dgst`, the orders by a few lines of JavaScript.
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
DEAL_BLOCKS = (
    "fabefcc43c57b944f86f960dbe74724617bb2691e3f6d14a0a27f5fe51abd629"
    "2772d71feb36058e5e3b70d134b07334efef7668811162cc0ebf83161d01add3"
)
RESHUFFLE_BLOCK = "16cbcaf0fb47ff834532a3efc2e6d386203ee62dfdcda520d1ffdf68a4e60ad9"
DEALT = """
5s Ks 3c 3h 6d 7s Ac As 10s 4c 3s 6h 10c 3d Js 5h Jc 6c 7h 2h Qd Qs 10d Ad 9d 5d
Jd Kh 2d 9h 4s Kc 4d Jh 7c 8d Ah Qc 9c Kd 2s 9s 6s 4h 10h 2c 7d 8c 8s Qh 5c 8h
"""
RESHUFFLED = "5s 9s 3s 10s 8s 2s 7s As 4s 6s"


def in_hex(numbers: list[int]) -> str:
    return "".join(f"{number:016x}" for number in numbers)


def block(key: bytes, label: str, number: int) -> bytes:
    """HMAC from its definition (RFC 2104) instead of the library's."""
    inner, outer = (bytes(b ^ pad for b in key.ljust(64, b"\0")) for pad in (0x36, 0x5C))
    return hashlib.sha256(
        outer + hashlib.sha256(inner + f"{label}:{number}".encode()).digest()
    ).digest()


def shuffled_again(cards: tuple[str, ...], key: bytes, label: str) -> tuple[str, ...]:
    """Shuffle as the text of the algorithm says, in another way: all words first."""
    stream = b"".join(block(key, label, number) for number in range(25))
    numbers = [number for (number,) in struct.iter_unpack(">Q", stream)]
    order = dict(enumerate(cards))
    for size in range(len(cards), 1, -1):
        while numbers[0] // size == WORDS // size:  # beyond the last whole multiple of size
            del numbers[0]
        place = numbers.pop(0) % size
        order[size - 1], order[place] = order[place], order[size - 1]
    return tuple(order[index] for index in range(len(cards)))


def test_commitment_is_the_sha256_of_the_seed() -> None:
    """Whoever knows only SHA-256 gets the same commitment."""
    assert commitment(SEED).hex() == COMMITMENT


def test_key_takes_in_every_seat_in_order() -> None:
    """The key is the hash of the seed and then each seat's contribution, in seat order."""
    assert game_key(SEED, ENTROPIES) == KEY
    assert game_key(SEED, ENTROPIES[::-1]) != KEY


def test_key_without_contributions_is_the_hash_of_the_seed() -> None:
    """A game in which nobody contributed still has a key."""
    assert game_key(SEED, ()) == hashlib.sha256(SEED).digest()


@pytest.mark.parametrize(
    ("label", "expected"),
    [
        pytest.param(deal_label(1), DEAL_BLOCKS, id="deal 1, blocks 0 and 1"),
        pytest.param(reshuffle_label(2, 1), RESHUFFLE_BLOCK, id="reshuffle 2 1, block 0"),
    ],
)
def test_words_are_the_hmac_blocks_read_big_endian(label: str, expected: str) -> None:
    """The words, written one after the other, are the bytes of the blocks."""
    count = len(expected) // 16

    assert in_hex(list(islice(words(KEY, label), count))) == expected
    assert bytes.fromhex(expected[:64]) == hmac.digest(KEY, f"{label}:0".encode(), "sha256")


def test_deal_is_the_one_reckoned_elsewhere() -> None:
    """A whole deal, card for card, equals the one another program gave."""
    assert shuffled(PACK, KEY, "deal 1") == tuple(DEALT.split())


def test_reshuffle_is_the_one_reckoned_elsewhere() -> None:
    """A shuffle of ten cards in mid-round equals the one another program gave."""
    assert shuffled(PACK[:10], KEY, "reshuffle 2 1") == tuple(RESHUFFLED.split())


@given(key=st.binary(max_size=32), size=st.integers(0, 52), turn=st.integers(1, 300))
def test_agrees_with_the_text_followed_in_another_way(key: bytes, size: int, turn: int) -> None:
    """Any key, label and number of cards: both ways give one order."""
    label = reshuffle_label(turn, turn + 1)

    assert shuffled(PACK[:size], key, label) == shuffled_again(PACK[:size], key, label)


@given(key=st.binary(min_size=32, max_size=32), cards=st.lists(st.integers(0, 9), max_size=120))
def test_keeps_the_whole_pack(key: bytes, cards: list[int]) -> None:
    """No card is lost or made, with equal cards too."""
    assert Counter(shuffled(cards, key, deal_label(1))) == Counter(cards)


@pytest.mark.parametrize(
    ("limit", "drawn", "expected", "used"),
    [
        pytest.param(3, [WORDS - 1, 5], 2, 2, id="the one word beyond the last multiple of 3"),
        pytest.param(3, [WORDS - 2], 2, 1, id="the last fair word of 3"),
        pytest.param(52, [WORDS - 16, WORDS - 1, 60], 8, 3, id="16 words are too many for 52"),
        pytest.param(52, [WORDS - 17], 51, 1, id="the last fair word of 52"),
        pytest.param(2, [WORDS - 1], 1, 1, id="a power of two passes over no word"),
        pytest.param(7, [0], 0, 1, id="the lowest word is always fair"),
    ],
)
def test_word_that_would_bias_is_passed_over(
    limit: int, drawn: list[int], expected: int, used: int
) -> None:
    """Only the words beyond the last whole multiple of the limit are skipped, each of them once."""
    source = iter([*drawn, 0])

    assert below(limit, source) == expected
    assert len(list(source)) == 1 + len(drawn) - used


def test_word_passed_over_is_replaced_for_the_same_card() -> None:
    """After a skipped word the next one places the same card; the rest move along."""
    skipped = permuted("abc", iter([WORDS - 1, 0, 1]))

    assert skipped == permuted("abc", iter([0, 1])) == ("c", "b", "a")


def test_every_sequence_of_choices_gives_another_order() -> None:
    """The 24 ways to choose for four cards give the 24 orders, each once."""
    choices = [(a, b, c) for a in range(4) for b in range(3) for c in range(2)]

    assert {permuted("abcd", iter(choice)) for choice in choices} == set(permutations("abcd"))


def test_every_card_comes_to_every_place_alike() -> None:
    """Over 3,000 deals, chi-square of card by place stays within five deviations of its mean."""
    deals, size = 3000, 13
    seen: Counter[tuple[int, int]] = Counter()
    for number in range(deals):
        seen.update(enumerate(shuffled(range(size), KEY, deal_label(number))))
    expected = deals / size
    squares = ((seen[place, card] - expected) ** 2 for place in range(size) for card in range(size))
    chi_square = sum(squares) / expected
    freedom = (size - 1) ** 2

    assert abs(chi_square - freedom) < 5 * math.sqrt(2 * freedom)


def test_labels_give_unrelated_orders() -> None:
    """Each deal and each reshuffle has its own order, also where the digits run together."""
    labels = [deal_label(1), deal_label(11), reshuffle_label(1, 11), reshuffle_label(11, 1)]

    assert len({shuffled(PACK, KEY, label) for label in labels}) == len(labels)


def test_program_in_the_documentation_gives_the_same_deal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What docs/fairness.md tells people to run prints the commitment and the deal above."""
    text = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
    program, *_ = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(program, {})

    assert capsys.readouterr().out.split() == [COMMITMENT, *DEALT.split()]


def test_documentation_names_this_algorithm() -> None:
    """The name in the code and the name in docs/fairness.md are one."""
    text = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")

    assert f"`{ALGORITHM}`" in text
