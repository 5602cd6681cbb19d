### Ko saka pēc noteikuma, kad gājiens nav pieņemts: kas nav kārtībā tieši ar šīm kārtīm, kā trūkst un
### kas derētu. Lasa tikai tas, kas mēģināja. Katra rinda ir atsevišķs teikums.

## Kāpēc šīs kārtis nav kombinācija
why-short = { $count ->
    [1] Ar vienu kārti ir par maz.
    [zero] { $count } kāršu ir par maz.
    [one] { $count } kārts ir par maz.
   *[other] { $count } kārtis ir par maz.
}
why-jokers = Te ir tikai džokeri.
why-twice = { $card } te ir divreiz.
why-large = Mastu ir tikai četras, tāpēc grupā ir ne vairāk par četrām kārtīm.
why-corner = Secība nekad neturpinās no kunga pāri dūzim uz 2.
why-far = Tās nav pēc kārtas.
why-gap = { $count ->
    [zero] Starp tām trūkst { $cards }.
    [one] Starp tām trūkst { $cards }.
   *[other] Starp tām trūkst { $cards }.
}
why-gap-jokers = { $count ->
    [zero] Starp tām trūkst { $cards } – vairāk, nekā džokeri var aizstāt.
    [one] Starp tām trūkst { $cards }.
   *[other] Starp tām trūkst { $cards } – vairāk, nekā džokeri var aizstāt.
}
why-other-rank = { $card } ir ar citu vērtību nekā pārējās.
why-other-suit = { $card } ir citā mastī nekā pārējās.
why-mixed = Tām nav ne vienas vērtības, ne vienas masts.
row-missing = Starp tiem trūkst: { $tiles }
row-twice = { $tile } te ir divreiz.

## Kā trūkst
hint-turn-until = Gājiens: { $name }; tas beigsies vēlākais { $time }.
hint-points-missing = { $count ->
    [zero] Trūkst { $count } punktu.
    [one] Trūkst { $count } punkta.
   *[other] Trūkst { $count } punktu.
}
hint-natural-cards = { $jokers ->
    [1] Ja ir viens džokers, kombinācijā vajag vismaz vienu parastu kārti.
    [zero] Ar { $jokers } džokeriem kombinācijā vajag vismaz { $jokers } parastu kāršu.
    [one] Ar { $jokers } džokeru kombinācijā vajag vismaz { $jokers } parastu kārti.
   *[other] Ar { $jokers } džokeriem kombinācijā vajag vismaz { $jokers } parastas kārtis.
}
hint-suit-count = Vienā mastī tev ir ne vairāk kāršu kā { $count ->
    [zero] { $count }.
    [one] { $count }.
   *[other] { $count }.
}
hint-suit-count-jokers = Vienā mastī kopā ar džokeriem tev ir ne vairāk kāršu kā { $count ->
    [zero] { $count }.
    [one] { $count }.
   *[other] { $count }.
}
hint-meld-takes = Kombinācijai { $number } der: { $choices }.
hint-meld-full = Kombinācija { $number } ir pilna: tai neko nevar pielikt.
hint-elsewhere = { $card } ir šeit: { $meld }.
hint-in-pile = { $card } ir kaudzē.

## Kas derētu
hint-draw = Var vilkt no kavas.
hint-lay-offs = Var pielikt: { $choices }.
hint-card-onto = { $card } → { $meld }
hint-swaps = Pret džokeru var apmainīt: { $choices }.
hint-discards = Var nomest: { $choices }.
hint-tiles-draw = Vai spied **{ button-undo }** un velc kauliņu.
hint-tiles-pass = Vai spied **{ button-undo }** un izlaid gājienu.
hint-tiles-draw-typed = Vai atsakies no tā: /{ command-draw } izvelk kauliņu un beidz gājienu.
hint-tiles-pass-typed = Vai atsakies no tā: /{ command-pass } beidz gājienu.
