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
why-twice = { $card } šiame derinyje yra du kartus.
why-large = Rūšys tik keturios, todėl grupėje gali būti ne daugiau kaip keturios kortos.
why-corner = Seka negali eiti per kampą (K-A-2).
why-far = Kortos neina iš eilės.
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
why-mixed = Kortos nei vienos vertės, nei vienos rūšies.
row-missing = Tarp jų trūksta: { $tiles }
row-twice = { $tile } šiame derinyje yra du kartus.

## Ko trūksta
hint-turn-until = Eina { $name }. Ėjimas baigsis ne vėliau kaip { $time }.
hint-points-missing = { $count ->
    [one] Trūksta { $count } taško.
    [few] Trūksta { $count } taškų.
   *[other] Trūksta { $count } taškų.
}
hint-natural-cards = { $jokers ->
    [1] Derinyje su vienu džokeriu turi būti bent viena kita korta.
    [one] Derinyje su { $jokers } džokeriu turi būti bent { $jokers } kita korta.
    [few] Derinyje su { $jokers } džokeriais turi būti bent { $jokers } kitos kortos.
   *[other] Derinyje su { $jokers } džokerių turi būti bent { $jokers } kitų kortų.
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
hint-meld-full = Derinys { $number } pilnas: kortų prie jo pridėti nebegalima.
hint-elsewhere = { $card } jau yra { $meld } dalis.
hint-in-pile = { $card } guli krūvelėje.

## Kas tiktų
hint-draw = Galima traukti iš kaladės.
hint-lay-offs = Galima pridėti: { $choices }.
hint-card-onto = { $card } prie { $meld }
hint-swaps = Į džokerį galima iškeisti: { $choices }.
hint-discards = Galima numesti: { $choices }.
hint-tiles-draw = Arba spausk **{ button-undo }** ir trauk kauliuką.
hint-tiles-pass = Arba spausk **{ button-undo }** ir praleisk ėjimą.
hint-tiles-draw-typed = Arba naudok /{ command-draw }: ištrauksi kauliuką, ir ėjimas baigsis.
hint-tiles-pass-typed = Arba naudok /{ command-pass }: ėjimas baigsis.
