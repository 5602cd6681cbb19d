"""Cards as native speakers type them: colloquial names, cases, endings, words around them."""

import pytest

from bot.typed.cards import read_laid, read_laid_layoff
from engine.record.lines import write_laid

CARDS = """
cs | listová dáma | Qs
cs | listy 7 | 7s
cs | janek srdce | Jh
cs | srdcový janek | Jh
cs | 7čka srdce | 7h
cs | 10ka kárová | 10d
cs | trefové eso | Ac
cs | srdce K D A | Kh Qh Ah
de | Kreuz Bub | Jc
de | Kreuzbub | Jc
de | Herz-Bub | Jh
de | Schüppe 7 | 7s
de | Schueppe 7 | 7s
de | 4, 5, 6 in Herz | 4h 5h 6h
de | eine Herz 7 | 7h
de | Karo 3er | 3d
de | Herz-Königin | Qh
de | Herzkönig | Kh
de | As König Dame Herz | Ah Kh Qh
de | KrB | Jc
de | DK Herz | Qh Kh
et | ärtu kuningat | Kh
et | ärtu kuninga | Kh
et | ärtu kuninganna | Qh
et | ruut 10 | 10d
et | ruudu kuningas | Kd
et | rist 10 | 10c
et | pott 4 | 4s
et | Ä10 | 10h
et | ÄE | Qh
et | ÄS | Jh
et | ÄK | Kh
et | P10 | 10s
et | PE | Qs
et | PS | Js
et | jokker ärtu 7 asemel | *7h
et | jokker 7h asemel | *7h
et | 5h jokker 6h asemel 7h | 5h *6h 7h
lt | džiokeris | *
lt | trefų 10 | 10c
lt | širdžių bernelis | Jh
lt | širdžių ketveriukė | 4h
lt | nuo 4 iki 6 širdžių | 4h 5h 6h
lt | Š7 | 7h
lt | Č7 | 7h
lt | B10 | 10d
lt | džokeris vietoj 7h | *7h
lt | džokeris 7h vietoje | *7h
lt | džokerį už 7h | *7h
lv | E10 | 10h
lv | ED | Qh
lv | EK | Kh
lv | P10 | 10s
lv | siržu dāma | Qh
lv | dimanta 7 | 7d
lv | ercena trīsnieks | 3h
lv | ercena divinieks | 2h
lv | džokers 7h vietā | *7h
lv | 4h džokers 5h vietā 6h | 4h *5h 6h
lv | džokers ercena 7 vietā | *7h
lv | PD | Qs
pl | królowa kier | Qh
pl | królowej kier | Qh
pl | krolowa kier | Qh
pl | król kier | Kh
pl | króla kier | Kh
pl | winna 10 | 10s
pl | winny król | Ks
pl | trefel 7 | 7c
pl | dycha pik | 10s
pl | dyszka kier | 10h
pl | dupek pik | Js
pl | komplet 7 kier 7 pik 7 karo | 7h 7s 7d
pl | 10-tka kier | 10h
pl | 7ka kier | 7h
ru | 7-ка червей | 7h
ru | 7-ку пик | 7s
ru | 10ка червей | 10h
ru | 10-ка и 9-ка пик | 10s 9s
ru | дама сердец | Qh
ru | крД | Qc
ru | ТТ | Ac
ru | ДК червей | Qh Kh
en | 7's of hearts | 7h
en | from 4 to 6 of hearts | 4h 5h 6h
en | A 2 3 hearts | Ah 2h 3h
en | a 2 3 hearts | Ah 2h 3h
"""
TILES = """
cs | M7 | b7
cs | Ž7 | y7
cs | Č7 | r7
cs | černá 7 | g7
de | rote Steine 4 5 6 | r4 r5 r6
de | blau 3er | b3
et | must 7 | g7
et | punane kivi 7 | r7
lt | raudoną kauliuką 7 | r7
lt | Ž7 | g7
lt | juoda 7 | g7
lv | melns 7 | g7
lv | melnais 7 | g7
lv | melno kauliņu 7 | g7
lv | oranžs 7 | y7
pl | kostkę czerwoną 7 | r7
pl | kostki czerwone 4 5 6 | r4 r5 r6
pl | Ż7 | y7
ru | к7 | r7
ru | с7 | b7
ru | з7 | g7
ru | ж7 | y7
ru | К7 К8 | r7 r8
ru | кр 7 | r7
ru | голубая 7 | b7
ru | чёрная 7 | g7
ru | с 4 по 6 красных | r4 r5 r6
en | black 7 | g7
"""
LAY_OFFS = """
cs | 7h k 3 | 7h | 3
cs | srdcovou 7 k 3 | 7h | 3
cs | 7h ke kombinaci 3 | 7h | 3
cs | srdce K 3 | Kh | 3
cs | srdce D k 3 | Qh | 3
de | Herz 7 in 3 | 7h | 3
de | Herz 7 an die 3. Kombination | 7h | 3
de | eine Herz 7 an 3 | 7h | 3
et | 7h kombinatsiooni 3 | 7h | 3
et | 7h kombinatsiooni 3 juurde | 7h | 3
et | 7h reale 3 | 7h | 3
et | 7h grupile 3 | 7h | 3
et | jokker 7h asemel 3 | *7h | 3
lt | 7h prie derinio 3 | 7h | 3
lt | 7h prie 3 derinio | 7h | 3
lt | 7h prie sekos 3 | 7h | 3
lv | 7h pie kombinācijas 3 | 7h | 3
lv | 7h pie 3. kombinācijas | 7h | 3
lv | 7h pie 3. | 7h | 3
lv | 7h kombinācijai 3 | 7h | 3
pl | siódemka kier do układu 3 | 7h | 3
pl | siódemka kier do kompletu 3 | 7h | 3
ru | 7h к комбинации 3 | 7h | 3
ru | 7 червей к 3 | 7h | 3
ru | 7 червей в 3 | 7h | 3
ru | 7-ка червей к ряду 3 | 7h | 3
ru | К червей к 3 | Kh | 3
en | a seven of hearts to 3 | 7h | 3
"""


def rows(table: str) -> list[tuple[str, ...]]:
    return [tuple(map(str.strip, row.split("|"))) for row in table.strip().splitlines()]


@pytest.mark.parametrize(("language", "typed", "meant"), rows(CARDS))
def test_cards(language: str, typed: str, meant: str) -> None:
    """Each is read as what its writer means, and asks nothing."""
    assert " ".join(map(write_laid, read_laid(typed, language))) == meant


@pytest.mark.parametrize(("language", "typed", "meant"), rows(TILES))
def test_tiles(language: str, typed: str, meant: str) -> None:
    """The same with tiles; black ones are our green ones, orange ones the yellow."""
    found = read_laid(typed, language, tiles=True)

    assert " ".join(write_laid(laid, tiles=True) for laid in found) == meant


@pytest.mark.parametrize(("language", "typed", "card", "meld"), rows(LAY_OFFS))
def test_lay_offs(language: str, typed: str, card: str, meld: str) -> None:
    """A card and its meld, with what people write between the two and after them."""
    laid, number = read_laid_layoff(typed, language)

    assert (write_laid(laid), number) == (card, int(meld))


def test_a_tile_to_a_meld() -> None:
    """The Russian letter of red and of "to" is told by what else there is."""
    laid, number = read_laid_layoff("ж7 к 3", "ru", tiles=True)

    assert (write_laid(laid, tiles=True), number) == ("y7", 3)
