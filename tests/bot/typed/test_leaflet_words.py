"""Words of leaflets and rule sites are understood where they are typed, in every language."""

import pytest

from bot.commands.arranging import target
from bot.people.refused import Refused
from bot.people.texts import BUNDLES, LANGUAGES, find, say
from bot.render.options import options_of
from bot.typed.cards import NotUnderstood, read_laid, read_laid_layoff
from bot.typed.option_proposals import proposals
from engine.cards import parse_card
from engine.record.lines import write_laid
from engine.variants import VARIANTS

RED = {
    "cs": "červená",
    "de": "rot",
    "en": "red",
    "et": "punane",
    "lt": "raudona",
    "lv": "sarkans",
    "pl": "czerwona",
    "ru": "красная",
}
TILES = {
    "cs": "kámen kamenem kostka kostku dílek destička",
    "de": "Stein Spielstein Plättchen Plaettchen Kachel Klötzchen",
    "en": "tile stone block cube piece",
    "et": "kivi kivid klots klotsid nupp nupu plaat",
    "lt": "kauliukas kauliuką kortelė kortelę plytelė kaladėlė",
    "lv": "kauliņš kauliņu klucītis plāksnīte akmentiņš",
    "pl": "kostka kostkę klocek klocki płytka kamień kości",
    "ru": "фишка фишек кость плитка плиток камень кубик",
}
"""What a tile is called."""
CARDS = {
    "cs": "karta kartu kartou",
    "de": "Karte Karten",
    "en": "card cards",
    "et": "kaart kaardi",
    "lt": "korta kortą",
    "lv": "kārts kārti",
    "pl": "karta kartę kartą",
    "ru": "карта карту картой",
}
MELDS = {
    "cs": ("k sadě", "k sekvenci", "k řadě", "ke skupině", "k postupce", "k trojici"),
    "de": ("an Gruppe", "an Reihe", "an Folge", "in die Figur", "an den Satz", "an die Sequenz"),
    "en": ("to run", "to the set", "onto book", "on group", "to sequence", "to the straight"),
    "et": ("rühmale", "reale", "jadale", "seeriale", "rühma number", "grupi juurde"),
    "lt": ("prie grupės", "prie eilės", "prie sekos", "prie rinkinio", "prie serijos numeris"),
    "lv": ("rindai", "pie rindas", "virknei", "pie virknes", "grupai", "pie komplekta"),
    "pl": ("do grupy", "do sekwensu", "do sekwencji", "do ciągu", "do zestawu", "do kompletu"),
    "ru": ("к ряду", "к группе", "к последовательности", "к набору", "к сету", "к секвенции"),
}
"""What leads from a card to the number of a meld."""
AFTER = {
    "et": "7h 3 rühmale",
    "lt": "7h prie 3 eilės",
    "lv": "7h pie 3. rindas",
    "pl": "7h do 3 grupy",
}
NEW = {
    "cs": "nová sekvence",
    "de": "neue Folge",
    "en": "the new run",
    "et": "uus rühm",
    "lt": "naujas derinys",
    "lv": "jauna rinda",
    "pl": "nowa grupa",
    "ru": "новый ряд",
}
WILD = {
    "cs": "divoká karta jako 5h",
    "de": "Wildcard als 5h",
    "en": "wild card as 5h",
    "pl": "dzika karta jako 5h",
    "ru": "дикая карта за 5h",
}


def every(words: dict[str, str] | dict[str, tuple[str, ...]]) -> pytest.MarkDecorator:
    """For each word of each language."""
    pairs = [
        (language, word)
        for language, found in words.items()
        for word in (found.split() if isinstance(found, str) else found)
    ]
    return pytest.mark.parametrize(("language", "word"), pairs)


@every(TILES)
def test_a_tile_may_be_called_one(language: str, word: str) -> None:
    """What a tile is called says nothing, wherever it stands."""
    red = RED[language]
    for typed in (f"{word} {red} 7", f"{red} 7 {word}", f"{word} 7 {red}", f"7 {red} {word}"):
        found = read_laid(typed, language, tiles=True)
        assert [write_laid(one, tiles=True) for one in found] == ["r7"], typed


@every(CARDS)
def test_a_card_may_be_called_one(language: str, word: str) -> None:
    """What a card is called says nothing."""
    assert [write_laid(one) for one in read_laid(f"{word} 7h", language)] == ["7h"]


@every(MELDS)
def test_a_meld_is_called_in_many_ways(language: str, word: str) -> None:
    """Cards go to a group or a run, whatever that is called."""
    card, meld = read_laid_layoff(f"7h {word} 3", language)
    assert (card.card, meld) == (parse_card("7h"), 3)


@pytest.mark.parametrize("language", AFTER)
def test_the_number_may_come_first(language: str) -> None:
    """What stands behind the number of a meld may be what the meld is called."""
    card, meld = read_laid_layoff(AFTER[language], language)
    assert (card.card, meld) == (parse_card("7h"), 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_tile_goes(language: str) -> None:
    """Where a meld alone is asked for, it may be called one."""
    assert target(NEW[language], language) is None
    assert target("run 3", language) == 3
    for word in MELDS[language]:
        assert target(f"{word} 3", language) == 3, word
    with pytest.raises(Refused):
        target("run", language)


@pytest.mark.parametrize("language", WILD)
def test_a_wild_card_is_a_joker(language: str) -> None:
    """It may stand for a card as well."""
    assert [write_laid(one) for one in read_laid(WILD[language], language)] == ["*5h"]
    assert [write_laid(one) for one in read_laid("4h wild 6h", language)] == ["4h", "*", "6h"]


def test_many_words_are_read_at_once() -> None:
    """No number of them takes long, also where no meld is named in the end."""
    with pytest.raises(NotUnderstood):
        read_laid_layoff("7q " + "grupa " * 15 + "3 " + "grupa " * 15 + "q", "lt")


def option_words() -> dict[str, str]:
    """The keys with other words for options, and their options."""
    keys = BUNDLES["en"].names("option-words-")
    return {key: key.removeprefix("option-words-") for key in keys}


def test_every_option_that_has_other_words_is_there() -> None:
    """No words are left of an option that is no more."""
    known = {name for variant in VARIANTS.values() for name in options_of(variant)}
    assert set(option_words().values()) <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_found_by_other_words(language: str) -> None:
    """In the games that have them, by each of their words; and by the English ones."""
    for key, name in option_words().items():
        spoken = [one for one in (language, "en") if find(one, key)]
        words = {word for one in spoken for word in say(one, key).split(", ")}
        for variant in VARIANTS.values():
            for word in words if name in options_of(variant) else ():
                found = [typed for _, typed in proposals(language, variant, word)]
                assert any(typed.startswith(f"{name}=") for typed in found), (variant.key, word)


@pytest.mark.parametrize(
    ("game", "typed", "options"),
    [
        pytest.param("straight", "deck", {"stock-out"}, id="deck"),
        pytest.param("straight", "discard pile", {"stock-out"}, id="discard pile"),
        pytest.param("rummy-51", "discard pile", {"pile-before-initial-meld"}, id="early"),
        pytest.param("straight", "sets", {"melds-per-turn"}, id="sets"),
        pytest.param("straight", "book", {"melds-per-turn"}, id="book"),
        pytest.param("straight", "going rummy", {"scoring"}, id="going rummy"),
        pytest.param("rummy-51", "wild", {"joker-swap"}, id="wild"),
        pytest.param("zolik", "first meld", {"initial-meld"}, id="first meld"),
        pytest.param("tile", "first meld", {"opening", "opening-points"}, id="of tiles"),
    ],
)
def test_leaflet_words_find_options(game: str, typed: str, options: set[str]) -> None:
    """Whoever types what their leaflet says sees the options about it, and no others."""
    found = [pair.partition("=")[0] for _, pair in proposals("en", VARIANTS[game], typed)]
    assert set(found) == options


def test_other_words_are_no_values() -> None:
    """Behind the name of an option its values are looked for alone."""
    assert proposals("en", VARIANTS["straight"], "stock-out=deck") == []
