### Žolíky

game-zolik = Žolíky
rules-also-zolik = Dar vadinama: Žolík, čekiškas rami, džokerių rami

option-name-flush-jokers = džokeriai uždarant iš rankos
    .hint = Ar tarp dvylikos kortų, kuriomis uždaroma iš rankos, gali būti džokerių.
option-value-flush-jokers-half = ne daugiau kaip pusė
preset-ten-deals = dešimt raundų

points-going-out = - už raundo pabaigimą: { $points }

refusal-must-meld-joker-zolik = Nuo stalo paėmei džokerį. Iki ėjimo pabaigos jį reikia išdėti naujame derinyje – tokiame, kurio keičiant ant stalo dar nebuvo.
refusal-dead-end-zolik = Po to nebeturėtum kur dėti { $card }: šiuo ėjimu reikia naujo derinio su šia korta, o jo nesudarytum. Eik kitaip.

help-how-zolik = **Traukti** arba **Paimti**, pažymėk kortas, paskui **Išdėti**, **Pridėti**, **Iškeisti** džokerį, **Numesti** arba **Uždaryti**.
    Arba rašyk: /{ command-draw }, /{ command-meld } `4h * 6h` (arba `širdžių 4, džokeris, širdžių 6`), /{ command-layoff } `7h 3`, /{ command-swap } `5h 3`, /{ command-discard } `Kd`, /{ command-close } `Kd`.

rules-zolik-1 = 2–6 žaidėjai, du komplektai po 52 kortas, 4 džokeriai. Atsikratyk kortų: likusios rankoje – neigiami taškai.
    
    Kiekvienas gauna po 12 kortų. Pirmas žaidėjas gauna viena daugiau ir pradeda: **numeta vieną kortą** (netraukia), nuo jos prasideda **krūvelė**. Kitos – **kaladė**.
    
    { $deals ->
        [0] Kas turi **−100 ar mažiau, iškrenta** { -decided }. Laimi paskutinis likęs.
        [one] Žaidžiamas **{ $deals } raundas**, niekas neiškrenta: laimi didžiausia suma.
        [few] Žaidžiami **{ $deals } raundai**, niekas neiškrenta: laimi didžiausia suma.
       *[other] Žaidžiama **{ $deals } raundų**, niekas neiškrenta: laimi didžiausia suma.
    }
    .title = Tikslas

rules-zolik-2 = **1.** Paimk viršutinę kaladės arba krūvelės kortą.
    { "" }**2.** Išdėk. Po pirmojo išdėjimo gali ir pridėti prie bet kurio derinio.
    { "" }**3.** Numesk vieną kortą; galima ir ką tik paimtą. **Kiekvienas ėjimas baigiamas numetant,** paskutinis irgi: pasilik tam kortą. Tiks ir džokeris.
    
    { "" }**Grupė:** trys ar keturios vienos vertės, skirtingų rūšių { -decided }. **Seka:** trys ar daugiau vienos rūšies iš eilės. Tūzas eina prieš 2 arba po karaliaus ir vertas 1 { -decided }.
    
    Kai kaladė baigiasi, krūvelė apverčiama; viršutinė korta lieka { -decided }. Penktą kartą taškų negauna niekas { -decided }.
    .title = Tavo ėjimas

rules-zolik-3 = { $initial_meld ->
        [0] Pirmajam išdėjimui **minimumo nėra** { -decided }: atsidarai su pirmu savo deriniu.
       *[other] Tavo pirmasis išdėjimas, visas per vieną ėjimą, turi būti vertas **bent { $initial_meld } { $initial_meld ->
            [one] taško
            [few] taškų
           *[other] taškų
        }**. Kortos, pridėtos prie šio ėjimo derinių, irgi skaičiuojamos { -decided }.
    }
    
    { "" }**J Q K 10:** po 10 · **9–2:** pagal skaičių · **A:** 1
    { "" }**Džokeris:** korta, kurią jis atstoja
    
    Kol neatsidarei, negali nei pridėti prie kitų derinių, nei keisti džokerių. Paskui gali, net ir tuo pačiu ėjimu.
    .title = Pirmasis išdėjimas

rules-zolik-4 = Džokeris atstoja vieną kortą: tavo nurodytą, o jei nenurodei – vienintelę tinkamą arba tą, kuri aukštajame sekos gale. Trijų kortų grupėje jis gali būti bet kuri trūkstama rūšis. Džokerių – ne daugiau kaip **pusė derinio**.
    
    { "" }**Keitimas:** po pirmojo išdėjimo { -decided } gali į džokerio vietą ant stalo padėti pačią kortą. Džokerį reikia tuo pačiu ėjimu išdėti **naujame derinyje** – tokiame, kurio keičiant ant stalo dar nebuvo.
    .title = Džokeriai

rules-zolik-5 = Kas uždaro, gauna **+10**. Kiti praranda taškus už kortas rankoje: K Q J 10 – po 10, 9–2 – pagal skaičių, A – 1, džokeris – 15.
    
    { "" }**Uždaryti iš rankos:** kas dar nieko neišdėjo, gali išdėti 12 vienos rūšies kortų { $flush_jokers ->
        [no] be džokerių { -decided }
       *[half] (džokerių – ne daugiau kaip pusė)
    } ir numesti tryliktą, bet kurios rūšies. Tada kiti praranda dvigubai daugiau. Prieš pirmą raundo numetimą taip daryti negalima.
    .title = Raundo pabaiga ir taškai

rules-turn-zolik = **Ėjimo laikas:** { $turn }. Jei nespėji, už tave traukiu ir numetu, o išdedu tik tai, ką būtina išdėti. Trys tokie ėjimai iš eilės laikomi pasidavimu { -decided }.

learn-zolik-1 = Turi 13 kortų ir pradedi raundą: vieną reikia numesti. Geriausia – didelė, kuri niekur netinka: pažymėk meniu { $cards } ir spausk **{ button-discard }**.
learn-zolik-2 = Jolly išdėjo pirmuosius derinius, viename – džokeris: 🃏 ten atstoja 7♠. Nuo šiol kiekvieno ėjimo pradžioje imi vieną kortą: spausk **{ button-draw }**.
learn-zolik-3 = Pirmajam išdėjimui reikia **40 taškų**, visų per vieną ėjimą. Pradėk nuo 10 + 10 + 10: pažymėk { $cards } ir spausk **{ button-meld }**.
learn-zolik-4 = Ant stalo 30 taškų; dar 18 – ir bus 48, to užtenka. Pažymėk { $cards } ir spausk **{ button-meld }**.
learn-zolik-5 = Pirmasis išdėjimas padarytas, dabar tau atviri visi deriniai. Džokeris atstoja 7♠, o tu ją turi: pažymėk { $cards } ir spausk **{ button-swap }**.
learn-zolik-6 = Džokeris tavo, ir šiuo ėjimu jį reikia išdėti naujame derinyje. Pažymėk { $cards }, spausk **{ button-meld }** ir pasirink džokeriui 6♣.
learn-zolik-7 = Baik ėjimą: pažymėk { $cards } ir spausk **{ button-discard }**.
learn-zolik-8 = Jolly numetė 9♦, o tu turi dvi devynakes. Spausk **{ button-take }**.
learn-zolik-9 = Trys vienos vertės kortos, skirtingų rūšių, yra **grupė**. Pažymėk { $cards } ir spausk **{ button-meld }**.
learn-zolik-10 = Uždarant visada reikia numesti paskutinę kortą. Pažymėk { $cards } ir spausk **{ button-discard }**: gauni 10, o Jolly praranda taškus už kortas rankoje.
learn-zolik-end = • Pirmajam išdėjimui reikia 40 taškų per vieną ėjimą; paskui tau atviri visi deriniai.
    • Padėk vietoj džokerio kortą, kurią jis atstoja, ir džokerį iškart išdėk naujame derinyje.
    • Kas uždaro, gauna 10, kiti praranda taškus už kortas rankoje. Su −100 iškrentama; laimi paskutinis likęs.

pitch-zolik = Čekų klasika: du komplektai kortų, keturi džokeriai ir viena korta pabaigai.
