### Ko saka pēc noteikuma, kad gājiens nav pieņemts: kas nav kārtībā tieši ar šīm kārtīm, kā trūkst un
### kas derētu. Lasa tikai tas, kas mēģināja. Katra rinda ir atsevišķs teikums.

## Kāpēc šīs kārtis nav kombinācija
why-short = { $count ->
    [1] Ar vienu kārti nepietiek.
    [zero] Ar { $count } kārtīm nepietiek.
    [one] Ar { $count } kārti nepietiek.
   *[other] Ar { $count } kārtīm nepietiek.
}
why-jokers = Visas šīs kārtis ir džokeri.
why-twice = Šajā kombinācijā { $card } ir divreiz.
why-large = Ir tikai četras mastis, tāpēc grupā ir ne vairāk kā četras kārtis.
why-corner = Secība neturpinās pāri dūzim (K-A-2).
why-far = Kārtis nav pēc kārtas.
why-gap = { $count ->
    [zero] Pa vidu trūkst { $cards }.
    [one] Pa vidu trūkst { $cards }.
   *[other] Pa vidu trūkst { $cards }.
}
why-gap-jokers = { $count ->
    [zero] Pa vidu trūkst { $cards }; tik daudz džokeri nevar aizstāt.
    [one] Pa vidu trūkst { $cards }.
   *[other] Pa vidu trūkst { $cards }; tik daudz džokeri nevar aizstāt.
}
why-other-rank = Kārtij { $card } ir cita vērtība nekā pārējām.
why-other-suit = Kārtij { $card } ir cita masts nekā pārējām.
why-mixed = Kārtīm nav ne vienādas vērtības, ne vienādas masts.
row-missing = Pa vidu trūkst: { $tiles }
row-twice = Šajā rindā { $tile } ir divreiz.

## Kā trūkst
hint-turn-until = Spēlē { $name }. Gājiens beigsies vēlākais { $time }.
hint-points-missing = { $count ->
    [zero] Tev trūkst { $count } punktu.
    [one] Tev trūkst { $count } punkta.
   *[other] Tev trūkst { $count } punktu.
}
hint-natural-cards = { $jokers ->
    [1] Kombinācijā ar vienu džokeru jābūt vismaz vienai citai kārtij.
    [zero] Kombinācijā ar { $jokers } džokeriem jābūt vismaz { $jokers } citām kārtīm.
    [one] Kombinācijā ar { $jokers } džokeru jābūt vismaz { $jokers } citai kārtij.
   *[other] Kombinācijā ar { $jokers } džokeriem jābūt vismaz { $jokers } citām kārtīm.
}
hint-suit-count = Vienas masts kāršu tev ir ne vairāk kā { $count ->
    [zero] { $count }.
    [one] { $count }.
   *[other] { $count }.
}
hint-suit-count-jokers = Pat ar džokeriem vienas masts kāršu tev ir ne vairāk kā { $count ->
    [zero] { $count }.
    [one] { $count }.
   *[other] { $count }.
}
hint-meld-takes = Kombinācijai { $number } var pielikt: { $choices }.
hint-meld-full = Kombinācija { $number } ir pilna: tai vairs neko nevar pielikt.
hint-elsewhere = { $card } ir šeit: { $meld }.
hint-in-pile = { $card } ir kaudzē.

## Kas derētu
hint-draw = Tu vari vilkt no kavas.
hint-lay-offs = Tu vari pielikt: { $choices }.
hint-card-onto = { $card } → { $meld }
hint-swaps = Pret džokeru tu vari apmainīt: { $choices }.
hint-discards = Tu vari nomest: { $choices }.
hint-tiles-draw = Vai spied **{ button-undo }** un velc kauliņu.
hint-tiles-pass = Vai spied **{ button-undo }** un izlaid gājienu.
hint-tiles-draw-typed = Vai lieto /{ command-draw }: izvilksi kauliņu, un gājiens beigsies.
hint-tiles-pass-typed = Vai lieto /{ command-pass }: gājiens beigsies.
