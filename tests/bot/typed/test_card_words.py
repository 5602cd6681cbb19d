"""Typed cards in every language: names, inflected, with and without accents, in any order."""

from contextlib import suppress
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.people.texts import LANGUAGES, say
from bot.typed.cards import NotUnderstood, read_card, read_laid, read_layoff
from bot.typed.words import CARD_SUITS, TILE_SUITS, folded, spoken
from engine.cards import Card, parse_card, write_card
from engine.moves import Laid
from engine.record.lines import write_laid

RANK_NAMES = {
    "cs": "eso dvojka trojka čtyřka pětka šestka sedmička osmička devítka desítka kluk dáma král",
    "de": "Ass Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Bube Dame König",
    "et": "äss kaks kolm neli viis kuus seitse kaheksa üheksa kümme soldat emand kuningas",
    "lt": "tūzas dviakė triakė keturakė penkakė šešakė septynakė aštuonakė devynakė dešimtakė "
    "valetas dama karalius",
    "lv": "dūzis divnieks trijnieks četrinieks piecinieks sešinieks septītnieks astotnieks "
    "devītnieks desmitnieks kalps dāma kungs",
    "pl": "as dwójka trójka czwórka piątka szóstka siódemka ósemka dziewiątka dziesiątka walet "
    "dama król",
    "ru": "туз двойка тройка четвёрка пятёрка шестёрка семёрка восьмёрка девятка десятка валет "
    "дама король",
}
NUMBERS = {
    "cs": "dva tři čtyři pět šest sedm osm devět deset",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn",
    "et": "kaks kolm neli viis kuus seitse kaheksa üheksa kümme",
    "lt": "du trys keturi penki šeši septyni aštuoni devyni dešimt",
    "lv": "divi trīs četri pieci seši septiņi astoņi deviņi desmit",
    "pl": "dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć",
    "ru": "два три четыре пять шесть семь восемь девять десять",
}
SUIT_NAMES = {
    "cs": (
        "piková srdcová kárová křížová",
        "piky srdce káry kříže",
        "pikový srdcový kárový křížový",
    ),
    "de": ("Pik Herz Karo Kreuz",),
    "et": ("poti ärtu ruutu risti", "pada ärtu ruutu risti"),
    "lt": ("vynų širdžių būgnų kryžių", "vynai širdys būgnai kryžiai", "pikų čirvų būgnų kryžių"),
    "lv": ("pīķa ercena kārava kreiča", "pīķis ercens kāravs kreicis", "pīķa sirds kāra krusta"),
    "pl": ("pik kier karo trefl", "pików kierów kar trefli", "pikowa kierowa karowa treflowa"),
    "ru": ("пик червей бубен треф", "пики червы бубны трефы", "вини черви буби крести"),
}
"""In the cases in which they stand beside a rank, spades first."""
OTHERS = sorted(RANK_NAMES)
NAMED = [
    pytest.param(language, suits, id=f"{language} {suits.split()[0]}")
    for language in OTHERS
    for suits in SUIT_NAMES[language]
]


def written(typed: str, language: str) -> str:
    """The cards that *typed* means, as the record writes them."""
    return " ".join(write_laid(laid) for laid in read_laid(typed, language))


def spelled(name: str) -> set[str]:
    """A name as people may write it."""
    return {name, name.upper(), name.capitalize(), name.replace("ё", "е"), folded(name)}


@pytest.mark.slow
@pytest.mark.parametrize(("language", "suits"), NAMED)
def test_every_card_by_name(language: str, suits: str) -> None:
    """Every card is read by its name, whichever part comes first, with and without accents."""
    ranks = RANK_NAMES[language].split()
    for (suit, of), (rank, name) in product(enumerate(suits.split()), enumerate(ranks, 1)):
        names = [f"{of} {name}", f"{name} {of}", f"{of}-{name}"]
        if rank in range(2, 11):
            number = NUMBERS[language].split()[rank - 2]
            names += [f"{of} {number}", f"{number} {of}", f"{rank} {of}", f"{of} {rank}"]
            names += [f"{of}-{rank}", f"{rank}{of}", f"{of}{rank}"]
        for typed in (spelling for one in names for spelling in spelled(one)):
            if typed != "as pik":  # without a rank beside it `as` is the ace of spades
                assert read_card(typed, language) == Card(suit, rank), typed


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_canonical_text_in_every_language(language: str) -> None:
    """What the bot writes is read in every language, whatever its letters mean there."""
    cards = [Card(suit, rank) for suit, rank in product(range(4), range(1, 14))]
    for card in cards:
        token = write_card(card)
        for typed in (token, token.replace("10", "T")):
            assert read_card(typed, language) == card
        assert read_card(write_card(card, tiles=True), language, tiles=True) == card
    for first, second in product(cards, cards[::5]):
        for between in (" ", ", ", ""):
            typed = write_card(first) + between + write_card(second)
            assert read_laid(typed, language) == (Laid(first), Laid(second)), typed


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("queen of hearts", "Qh"),
        ("the ace of spades", "As"),
        ("4-6h", "4h 5h 6h"),
        ("4 5 6 hearts", "4h 5h 6h"),
        ("hearts: 4, 5 and 6", "4h 5h 6h"),
        ("d7", "7d"),
        ("7d 8d 9d", "7d 8d 9d"),
        ("8d 7h", "8d 7h"),
        ("d8 h7", "8d 7h"),
        ("7dhs", "7d 7h 7s"),
        ("♥4♥5♥6", "4h 5h 6h"),
    ],
)
def test_english_in_every_language(typed: str, meant: str) -> None:
    """English is understood everywhere."""
    assert {one: written(typed, one) for one in LANGUAGES} == dict.fromkeys(LANGUAGES, meant)


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("de", "HD", "Qh"),
        ("de", "D♥", "Qh"),
        ("de", "Pik B", "Js"),
        ("de", "B", None),
        ("de", "KB", None),
        ("de", "PD PK", "Qs Ks"),
        ("de", "Kd", "Kd"),
        ("de", "Herz 10", "10h"),
        ("de", "Herz-10, Pik-9", "10h 9s"),
        ("de", "Pik-9 Herz-10", "9s 10h"),
        ("de", "Herzdame und Pikkönig", "Qh Ks"),
        ("de", "Kreuzzehn", "10c"),
        ("de", "herzkoenig", "Kh"),
        ("de", "die Karo-Sieben", "7d"),
        ("de", "Herz 4, 5 und 6", "4h 5h 6h"),
        ("de", "Herz 4 bis 6", "4h 5h 6h"),
        ("de", "Bube, Dame, König Herz", "Jh Qh Kh"),
        ("de", "BDK Herz", "Jh Qh Kh"),
        ("de", "7 Herz, Karo und Kreuz", "7h 7d 7c"),
        ("de", "Herz As", "Ah"),
        ("de", "as", "As"),
        ("de", "Kr10 Kr9", "10c 9c"),
        ("cs", "srdcová desítka", "10h"),
        ("cs", "srdcova desitka", "10h"),
        ("cs", "srdcovou desítku", "10h"),
        ("cs", "desítka srdcí", "10h"),
        ("cs", "pikového kluka", "Js"),
        ("cs", "4 srdce a 5 srdce", "4h 5h"),
        ("cs", "srdce 4, 5 a 6", "4h 5h 6h"),
        ("cs", "srdcová dáma a srdcový král", "Qh Kh"),
        ("cs", "A srdce", "Ah"),
        ("cs", "srdce A", "Ah"),
        ("cs", "káry 7 až 9", "7d 8d 9d"),
        ("cs", "károvou osmu", "8d"),
        ("cs", "křížové eso", "Ac"),
        ("cs", "K ♥", "Kh"),
        ("pl", "10 kier", "10h"),
        ("pl", "dziesiątka kier", "10h"),
        ("pl", "dziesiatke kier", "10h"),
        ("pl", "W pik", "Js"),
        ("pl", "D♥ K♥", "Qh Kh"),
        ("pl", "as pik", "As"),
        ("pl", "as kier", "Ah"),
        ("pl", "asem trefl", "Ac"),
        ("pl", "dama i król kier", "Qh Kh"),
        ("pl", "kier 4, 5 i 6", "4h 5h 6h"),
        ("pl", "4 do 6 kier", "4h 5h 6h"),
        ("pl", "damę karo", "Qd"),
        ("pl", "czerwo 7", "7h"),
        ("lt", "širdžių dešimt", "10h"),
        ("lt", "sirdziu desimt", "10h"),
        ("lt", "vynų damą", "Qs"),
        ("lt", "kryžių karalius", "Kc"),
        ("lt", "būgnų bartuką", "Jd"),
        ("lt", "širdžių 4, 5 ir 6", "4h 5h 6h"),
        ("lt", "4 iki 6 širdžių", "4h 5h 6h"),
        ("lv", "ercena desmit", "10h"),
        ("lv", "ercena desmitnieku", "10h"),
        ("lv", "pika damu", "Qs"),
        ("lv", "kreiča dūzis un kārava 7", "Ac 7d"),
        ("lv", "4 līdz 6 ercens", "4h 5h 6h"),
        ("et", "ärtu kümme", "10h"),
        ("et", "artu kumme", "10h"),
        ("et", "ärtukümme", "10h"),
        ("et", "potiemand ja ruutuäss", "Qs Ad"),
        ("et", "ärtu E", "Qh"),
        ("et", "PS", "Js"),
        ("et", "risti soldatit", "Jc"),
        ("et", "ärtu 4 kuni 6", "4h 5h 6h"),
        ("ru", "десятка червей", "10h"),
        ("ru", "10 червей", "10h"),
        ("ru", "ДЕСЯТКУ ЧЕРВЕЙ", "10h"),
        ("ru", "туз пик", "As"),
        ("ru", "Тп", "As"),
        ("ru", "10Т", "10c"),
        ("ru", "8т 9ч", "8c 9h"),
        ("ru", "К♥", "Kh"),
        ("ru", "пиковую даму", "Qs"),
        ("ru", "дама и король черв", "Qh Kh"),
        ("ru", "королева бубен", "Qd"),
        ("ru", "семерка крестей", "7c"),
        ("ru", "червы 4, 5 и 6", "4h 5h 6h"),
        ("ru", "от 4 до 6 червей", "4h 5h 6h"),
        ("ru", "ВДК пик", "Js Qs Ks"),
    ],
)
def test_cards_as_people_write_them(language: str, typed: str, meant: str | None) -> None:
    """Inflected, joined, shortened, in ranges; what has two meanings has that of the language."""
    if meant is None:
        with pytest.raises(NotUnderstood):
            read_laid(typed, language)
    else:
        assert written(typed, language) == meant


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("de", "Joker als Herz 5", "*5h"),
        ("de", "Herz 4, Joker, Herz 6", "4h * 6h"),
        ("cs", "žolík jako srdcová pětka", "*5h"),
        ("cs", "zolik za 5 srdce", "*5h"),
        ("pl", "joker jako 5 kier", "*5h"),
        ("lt", "džokeris kaip širdžių penki", "*5h"),
        ("lv", "džokers kā ercena pieci", "*5h"),
        ("et", "jokker kui ärtu viis", "*5h"),
        ("ru", "джокер за пятёрку червей", "*5h"),
    ],
)
def test_jokers(language: str, typed: str, meant: str) -> None:
    """A joker, and what it stands for, has a name in every language."""
    assert written(typed, language) == meant


@pytest.mark.parametrize(
    ("language", "typed", "card", "meld"),
    [
        ("de", "Herz 7 an 3", "7h", 3),
        ("de", "Herz Sieben 3", "7h", 3),
        ("cs", "srdcová sedma na 3", "7h", 3),
        ("pl", "siódemka kier do 3", "7h", 3),
        ("lt", "širdžių septyni prie 3", "7h", 3),
        ("lv", "ercena septiņi pie 3", "7h", 3),
        ("et", "ärtu seitse 3", "7h", 3),
        ("ru", "семёрка червей на 3", "7h", 3),
    ],
)
def test_layoffs(language: str, typed: str, card: str, meld: int) -> None:
    """A card, and the number of the meld that gets it."""
    assert read_layoff(typed, language) == (parse_card(card), meld)


COLOURS = {
    "cs": "modrá zelená červená žlutá",
    "de": "blau grün rot gelb",
    "en": "blue green red yellow",
    "et": "sinine roheline punane kollane",
    "lt": "mėlyna žalia raudona geltona",
    "lv": "zila zaļa sarkana dzeltena",
    "pl": "niebieska zielona czerwona żółta",
    "ru": "синяя зелёная красная жёлтая",
}


@pytest.mark.parametrize("language", sorted(COLOURS))
def test_every_tile_by_name(language: str) -> None:
    """Every tile is read by its colour and number, in figures and in words."""
    for (suit, colour), number in product(enumerate(COLOURS[language].split()), range(1, 14)):
        word = say(language, f"number-words-{number}").split()[0].rstrip("*")
        for one in (
            f"{colour} {number}",
            f"{number} {colour}",
            f"{colour}-{number}",
            f"{colour} {word}",
        ):
            for typed in spelled(one):
                assert read_card(typed, language, tiles=True) == Card(suit, number), typed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tiles", [False, True], ids=["cards", "tiles"])
def test_no_word_means_two_cards(language: str, tiles: bool) -> None:
    """A word stands for one rank, one suit or one of the others, in English as well.

    Only the Czech filek is both the jack and the queen; whoever types it is asked.
    """
    meanings: dict[str, set[str]] = {}
    for word in (*spoken(language, tiles=tiles), *spoken("en", tiles=tiles)):
        if len(word.text) > 1:
            meanings.setdefault(word.text, set()).add(word.letter)

    several = {word for word, found in meanings.items() if len(found) > 1}
    assert several == ({"filek", "filk"} if language == "cs" and not tiles else set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_words_are_read(language: str) -> None:
    """The words of the files are read as they stand there."""
    for tiles, names in ((False, CARD_SUITS), (True, TILE_SUITS)):
        family = "colour" if tiles else "card"
        for suit, name in enumerate(names.values()):
            for word in say(language, f"{family}-words-{name}").replace("*", "").split():
                if len(word) > 1:
                    assert read_card(f"{word} 7", language, tiles=tiles) == Card(suit, 7), word


@pytest.mark.parametrize("key", ["not-understood", "not-one-card", "not-understood-layoff"])
def test_what_is_given_as_an_example_is_read(key: str) -> None:
    """Whoever types what the answer proposes is understood."""
    read = read_layoff if "layoff" in key else read_laid
    for language in LANGUAGES:
        for typed in say(language, key, text="x").split("`")[1::2]:
            assert read(typed, language), (language, typed)


@given(st.sampled_from(LANGUAGES), st.text(max_size=60), st.booleans())
def test_any_text_is_cards_or_not_understood(language: str, typed: str, tiles: bool) -> None:
    """No text does anything but name cards or raise NotUnderstood, in any language."""
    with suppress(NotUnderstood):
        assert read_laid(typed, language, tiles=tiles)
