### Mida öeldakse pärast reeglit, kui käiku ei lubata: mis on valesti just nende kaartidega, mis on puudu
### ja mis sobiks. Loeb ainult see, kes proovis. Iga rida on omaette lause.

## Miks need kaardid pole kombinatsioon
why-short = { $count ->
    [one] Ühest kaardist ei piisa.
   *[other] { $count } kaardist ei piisa.
}
why-jokers = Kõik need kaardid on jokkerid.
why-twice = { $card } on selles kombinatsioonis kaks korda.
why-large = Maste on ainult neli, nii et grupis on kõige rohkem neli kaarti.
why-corner = Rida ei lähe üle ässa edasi (K-A-2).
why-far = Kaardid pole järjest.
why-gap = { $count ->
    [one] Vahelt on puudu { $cards }.
   *[other] Vahelt on puudu { $cards }.
}
why-gap-jokers = { $count ->
    [one] Vahelt on puudu { $cards }.
   *[other] Vahelt on puudu { $cards }: jokkereid kõigi jaoks ei jätku.
}
why-other-rank = { $card } on teise väärtusega kui ülejäänud kaardid.
why-other-suit = { $card } on teisest mastist kui ülejäänud kaardid.
why-mixed = Kaardid pole ei sama väärtusega ega samast mastist.
row-missing = Vahelt on puudu: { $tiles }
row-twice = { $tile } on selles reas kaks korda.

## Mis on puudu
hint-turn-until = Käigul on { $name }. Käik lõpeb hiljemalt { $time }.
hint-points-missing = { $count ->
    [one] Puudu on 1 punkt.
   *[other] Puudu on { $count } punkti.
}
hint-natural-cards = { $jokers ->
    [one] Ühe jokkeriga kombinatsioonis peab olema vähemalt üks muu kaart.
   *[other] { $jokers } jokkeriga kombinatsioonis peab olema vähemalt { $jokers } muud kaarti.
}
hint-suit-count = Ühest mastist on sul kõige rohkem { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarti.
}
hint-suit-count-jokers = Koos jokkeritega on sul ühest mastist kõige rohkem { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarti.
}
hint-meld-takes = Kombinatsioonile { $number } saab lisada: { $choices }.
hint-meld-full = Kombinatsioon { $number } on täis, sinna rohkem kaarte ei mahu.
hint-elsewhere = { $card } on siin: { $meld }.
hint-in-pile = { $card } on virnas.

## Mis sobiks
hint-draw = Saaksid tõmmata pakist.
hint-lay-offs = Saaksid lisada: { $choices }.
hint-card-onto = { $card } → { $meld }
hint-swaps = Jokkeri vastu saaksid vahetada: { $choices }.
hint-discards = Saaksid maha panna: { $choices }.
hint-tiles-draw = Või vajuta **{ button-undo }** ja tõmba kivi.
hint-tiles-pass = Või vajuta **{ button-undo }** ja jäta vahele.
hint-tiles-draw-typed = Või kasuta hoopis /{ command-draw }: tõmbad kivi ja käik lõpeb.
hint-tiles-pass-typed = Või kasuta hoopis /{ command-pass }: käik lõpeb.
