### Kas sakoma po taisyklės, kai ėjimas nepriimtas: kas negerai būtent su šiomis kortomis, ko trūksta ir
### kas tiktų. Skaito tik tas, kas bandė. Kiekviena eilutė – atskiras sakinys.

## Kodėl šios kortos – ne derinys
why-short = { $count ->
    [1] Vienos kortos per mažai.
    [one] { $count } kortos per mažai.
    [few] { $count } kortų per mažai.
   *[other] { $count } kortų per mažai.
}
why-jokers = Čia vien džokeriai.
why-twice = { $card } čia yra du kartus.
why-large = Rūšys tik keturios, todėl grupėje ne daugiau kaip keturios kortos.
why-corner = Seka niekada neina nuo karaliaus per tūzą prie 2.
why-far = Jos neina iš eilės.
why-gap = { $count ->
    [one] Tarp jų trūksta { $cards }.
    [few] Tarp jų trūksta { $cards }.
   *[other] Tarp jų trūksta { $cards }.
}
why-gap-jokers = { $count ->
    [one] Tarp jų trūksta { $cards }.
    [few] Tarp jų trūksta { $cards } – daugiau, nei gali atstoti džokeriai.
   *[other] Tarp jų trūksta { $cards } – daugiau, nei gali atstoti džokeriai.
}
why-other-rank = { $card } – kitos vertės nei likusios.
why-other-suit = { $card } – kitos rūšies nei likusios.
why-mixed = Jos nei vienos vertės, nei vienos rūšies.
row-missing = Tarp jų trūksta: { $tiles }
row-twice = { $tile } čia yra du kartus.

## Ko trūksta
hint-turn-until = Eina { $name }, ėjimas baigsis vėliausiai { $time }.
hint-points-missing = { $count ->
    [one] Trūksta { $count } taško.
    [few] Trūksta { $count } taškų.
   *[other] Trūksta { $count } taškų.
}
hint-natural-cards = { $jokers ->
    [1] Kai džokeris vienas, derinyje turi būti bent viena įprasta korta.
    [one] Su { $jokers } džokeriu derinyje turi būti bent { $jokers } įprasta korta.
    [few] Su { $jokers } džokeriais derinyje turi būti bent { $jokers } įprastos kortos.
   *[other] Su { $jokers } džokerių derinyje turi būti bent { $jokers } įprastų kortų.
}
hint-suit-count = Vienos rūšies kortų turi ne daugiau kaip { $count ->
    [one] { $count }.
    [few] { $count }.
   *[other] { $count }.
}
hint-suit-count-jokers = Vienos rūšies kortų kartu su džokeriais turi ne daugiau kaip { $count ->
    [one] { $count }.
    [few] { $count }.
   *[other] { $count }.
}
hint-meld-takes = Prie derinio { $number } tinka: { $choices }.
hint-meld-full = Derinys { $number } pilnas: prie jo nieko nepridėsi.
hint-elsewhere = { $card } guli čia: { $meld }.
hint-in-pile = { $card } guli krūvelėje.

## Kas tiktų
hint-draw = Galima traukti iš kaladės.
hint-lay-offs = Galima pridėti: { $choices }.
hint-card-onto = { $card } → { $meld }
hint-swaps = Į džokerį galima iškeisti: { $choices }.
hint-discards = Galima numesti: { $choices }.
hint-tiles-draw = Arba spausk **{ button-undo }** ir trauk kauliuką.
hint-tiles-pass = Arba spausk **{ button-undo }** ir praleisk ėjimą.
hint-tiles-draw-typed = Arba atsisakyk to: /{ command-draw } ištraukia kauliuką ir baigia ėjimą.
hint-tiles-pass-typed = Arba atsisakyk to: /{ command-pass } baigia ėjimą.
