"""What can be read as several cards is never guessed: the answer names each and how to type it."""

import re
from itertools import product
from typing import Any

import pytest

from bot.messages.replies import sentence
from bot.people.texts import LANGUAGES
from bot.typed.cards import Ambiguous, NotUnderstood, read_card, read_laid, read_laid_layoff
from bot.typed.search import Search
from bot.typed.words import RANKS, SUITS, Word, signs, spoken
from data import settings
from engine.cards import Card, write_card
from engine.record.lines import write_laid
from tests.bot.conftest import Room, text_of
from tests.bot.stage import stage

ASKED = """
cs | S7 | 7s 7h
cs | s7 | 7s 7h
cs | 7S | 7s 7h
cs | SK | Ks Kh
cs | K7 | 7d 7c
cs | KD | Kd Qd Qc
cs | filek srdce | Jh Qh
de | KD | Kd Qd Qc
de | kd | Kd Qd Qc
de | KB | Jd Jc
de | C7 | 7c 7h
et | RE | Qd Qc
et | R7 | 7d 7c
lt | S7 | 7s 7h
lt | T♥ | 10h Ah
lv | K7 | 7d 7c
lv | KK | Kd Kc
lv | KD | Kd Qd Qc
pl | S7 | 7s 7h
pl | K7 | 7h 7d
pl | TD | 10d Qc
ru | КТ | Kc Ac
ru | ТК | Kc Ac
"""
TILES_ASKED = """
de | G7 | g7 y7
de | 7g | g7 y7
de | g 7 | g7 y7
et | R7 | r7 g7
lt | G7 | g7 y7
lv | Z7 | b7 g7
"""


def rows(table: str) -> list[tuple[str, ...]]:
    return [tuple(map(str.strip, row.split("|"))) for row in table.strip().splitlines()]


def asked(typed: str, language: str, *, tiles: bool = False) -> set[str]:
    """What the answer proposes to type instead."""
    with pytest.raises(Ambiguous) as caught:
        read_card(typed, language, tiles=tiles)
    return {way for way, _ in caught.value.ways}


@pytest.mark.parametrize(("language", "typed", "ways"), rows(ASKED))
def test_cards_are_asked_about(language: str, typed: str, ways: str) -> None:
    """Letters that are two things where they are typed."""
    assert asked(typed, language) == set(ways.split())


@pytest.mark.parametrize(("language", "typed", "ways"), rows(TILES_ASKED))
def test_tiles_are_asked_about(language: str, typed: str, ways: str) -> None:
    """The same with the colours of tiles."""
    assert asked(typed, language, tiles=True) == set(ways.split())


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tiles", [False, True], ids=["cards", "tiles"])
def test_no_card_is_guessed(language: str, tiles: bool) -> None:
    """A letter with any word or letter: one card is read, of several none is preferred."""
    words = meanings(language, tiles=tiles)
    ours = {word: found for word, found in words.items() if found <= {*RANKS, *SUITS}}
    for one, other in product(ours, repeat=2):
        typed = one + other if len(one) == len(other) == 1 else f"{one} {other}"
        if min(len(one), len(other)) == 1 and typed not in words and not is_apart(typed):
            meant = pairs(ours[one], ours[other]) | pairs(ours[other], ours[one])
            assert read(typed, language, tiles=tiles) == (meant or None), typed


def is_apart(typed: str) -> bool:
    """Whether it is a card as the bot writes it, or begins with the English article."""
    return bool(re.fullmatch("[2-9][shdc]|[bgry][1-9]|a .*", typed))


def meanings(language: str, *, tiles: bool) -> dict[str, set[str]]:
    """Every word with what it stands for, as the files have it."""
    found: dict[str, set[str]] = {}
    words = (*signs(tiles=tiles), *spoken("en", tiles=tiles), *spoken(language, tiles=tiles))
    for word in filter(is_typed, words):
        found.setdefault(word.text, set()).add(word.letter)
    return found


def is_typed(word: Word) -> bool:
    """Whether it is a word or a number; 1 is read nowhere but alone."""
    return word.text.isalnum() and word.text != "1"


def pairs(these: set[str], those: set[str]) -> set[str]:
    """The ranks of these with the suits of those."""
    return {rank + suit for rank, suit in product(these & {*RANKS}, those & {*SUITS})}


def read(typed: str, language: str, *, tiles: bool) -> set[str] | None:
    """The card, or the cards that are asked about, in letters; nothing where it is none."""
    try:
        return {letters(read_card(typed, language, tiles=tiles))}
    except Ambiguous as error:
        return {letters(read_card(way, tiles=tiles)) for way, _ in error.ways}
    except NotUnderstood:
        return None


def letters(card: Card) -> str:
    return RANKS[card.rank - 1] + SUITS[card.suit]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tiles", [False, True], ids=["cards", "tiles"])
def test_as_the_bot_writes_it(language: str, tiles: bool) -> None:
    """What is chosen from a proposal is never asked about, nor what an answer says to type."""
    for suit, rank in product(range(4), range(1, 14)):
        token = write_card(Card(suit, rank), tiles=tiles)
        for typed in (token, f"*{token}", f"{token} {token}", f"{token}, {token}"):
            found = read_laid(typed, language, tiles=tiles)
            assert [write_laid(one, tiles=tiles) for one in found] == re.split(r",? ", typed)
        laid, meld = read_laid_layoff(f"{token} 3", language, tiles=tiles)
        assert (write_laid(laid, tiles=tiles), meld) == (token, 3)


def test_capitals_are_read_or_asked_about() -> None:
    """Tokens in capitals are as good, but where the capital is another card's too."""
    for language, suit, rank in product(LANGUAGES, range(4), range(1, 14)):
        card = Card(suit, rank)
        assert letters(card) in (read(write_card(card).upper(), language, tiles=False) or ())


@pytest.mark.parametrize("typed", ["S4 S5 S6", "S4-S6", "s 4 5 6"])
def test_a_letter_means_one_suit(typed: str) -> None:
    """A meld is in one suit or in the other, never half in each."""
    with pytest.raises(Ambiguous) as caught:
        read_laid(typed, "cs")

    assert caught.value.ways == [("4s 5s 6s", "4♠ 5♠ 6♠"), ("4h 5h 6h", "4♥ 5♥ 6♥")]


@pytest.mark.parametrize(
    ("typed", "ways"),
    [
        ("srdce a k d", {"Kh Qh", "Ah Kh Qh"}),
        ("K a D srdce", {"Kh Qh", "Kh Ah Qh"}),
    ],
)
def test_and_or_the_ace(typed: str, ways: set[str]) -> None:
    """A Czech `a` beside other letters may be the ace; beside words it is "and"."""
    with pytest.raises(Ambiguous) as caught:
        read_laid(typed, "cs")

    assert {way for way, _ in caught.value.ways} == ways


def test_a_meld_keeps_its_number() -> None:
    """The answer proposes the lay-off as a whole."""
    with pytest.raises(Ambiguous) as caught:
        read_laid_layoff("S7 k 3", "cs")

    assert caught.value.ways == [("7s 3", "7♠"), ("7h 3", "7♥")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer(language: str) -> None:
    """It quotes what was typed, and names the cards with how to type them."""
    ways = [((read_laid("7s")), None), (read_laid("7h"), None)]
    said = sentence(language, Ambiguous("S7", ways, tiles=False)) or ""

    assert re.search(r"\bS7\b.*`7s` \(7♠\) \w+ `7h` \(7♥\)", said)


@pytest.mark.parametrize("typed", ["S7", "7s", "s7"])
def test_proposals_offer_both(typed: str) -> None:
    """While it is typed both are proposed, whatever would be read at the end."""
    search = Search(typed, "cs", tiles=False)

    assert [value for value in ("7s", "7h", "7d") if search.finds("", value)] == ["7s", "7h"]


async def test_nothing_is_played(room: Room) -> None:
    """The question is whispered, both are proposed, and what it says to type works."""
    hand = "4h 5h 6h 7s 8s 7h 7d 2c 3d Jc Qd Kd As"
    table = await stage(room, hand, "8h 9h 10h 2s 2d 3c 4c 5c 9d Jd Js Qc Kc")
    async with room.db.transaction() as tx:
        await settings.change_user(tx, room.alice.id, language="cs")
    room.app.preferences.changed(room.alice.id)
    await room.alice.slash(room.channel, "draw")

    proposed: Any = await room.alice.autocomplete(room.channel, "discard", "card", "S7")
    answer = await room.alice.slash(room.channel, "discard", card="S7")

    assert {one["value"] for one in proposed} == {"7s", "7h"}
    said = text_of(answer.response.message)
    assert said.index("`7s` (7♠)") < said.index("`7h` (7♥)")
    assert table.state.to_act == 1
    await room.alice.slash(room.channel, "discard", card="7h")
    assert table.state.pile[-1] == read_card("7h")
