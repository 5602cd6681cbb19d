# Paprastas rami: /rules ir /help

help-how-straight = **Traukti** arba **Paimti**, pažymėk kortas, paskui **Išdėti**, **Pridėti** arba **Numesti**.
    Arba rašyk: /draw, /draw `from:pile`, /meld `4h 5h 6h`, /layoff `7h 3`, /discard `Kd`.

rules-straight-1 = 2–6 žaidėjai, 52 kortos, be džokerių. Atsikratyk visų kortų anksčiau už kitus.
    
    Dviese gaunama po 10 kortų, trise ar keturiese po 7, penkiese ar šešiese po 6. Viena korta atverčiama – nuo jos prasideda **krūvelė**. Kitos – **kaladė**.
    
    { $deals ->
        [0] { $scoring ->
            [penalty] Partija baigiasi raundu, kuriame kieno nors bauda { rules-straight-target }: laimi mažiausia suma.
           *[other] Partija baigiasi raundu, kuriame kas nors turi { rules-straight-target }: laimi didžiausia suma.
        }
        [one] Žaidžiamas **{ $deals } raundas**: laimi { rules-straight-best } suma.
        [few] Žaidžiami **{ $deals } raundai**: laimi { rules-straight-best } suma.
       *[other] Žaidžiama **{ $deals } raundų**: laimi { rules-straight-best } suma.
    }
    .title = Tikslas
rules-straight-target = { $target ->
        [0] **100 taškų** (trise 150, daugiau 200 { -decided })
        [one] **{ $target } taškas**
        [few] **{ $target } taškai**
       *[other] **{ $target } taškų**
    }
rules-straight-best = { $scoring ->
        [penalty] mažiausia
       *[other] didžiausia
    }

rules-straight-2 = **1.** Paimk viršutinę kaladės arba krūvelės kortą. Krūvelės kortos tuo pačiu ėjimu numesti negalima { -decided }.
    { "" }**2.** Išdėk { $melds_per_turn ->
        [one] ne daugiau kaip **vieną naują derinį per ėjimą**
       *[any] **kiek nori derinių**
    } arba nieko.
    { "" }**3.** Pridėk pavienes kortas prie bet kurio derinio, { $lay_off_before_own_meld ->
        [no] bet **tik kai ant stalo guli tavo derinys**
       *[yes] **net jei savo derinio dar nėra**
    }.
    { "" }**4.** Numesk vieną kortą. Ėjimas baigtas.
    .title = Tavo ėjimas

rules-straight-3 = **Grupė:** trys ar keturios vienos vertės kortos, pavyzdžiui, 7♠ 7♥ 7♦.
    { "" }**Seka:** trys ar daugiau vienos rūšies kortų iš eilės, pavyzdžiui, 4♥ 5♥ 6♥.
    
    { $ace ->
        [both] Tūzas eina **prieš 2** (A♥ 2♥ 3♥) **arba po karaliaus** (Q♥ K♥ A♥), bet ne tarp jų. Kur tiktų abiem būdais, jis aukštas { -decided }.
       *[low] Tūzas **tik žemas**: A♥ 2♥ 3♥ yra seka, Q♥ K♥ A♥ – ne.
    }
    .title = Deriniai

rules-straight-4 = { $final_discard ->
        [required] Baigiama paskutinę kortą **numetant**. Visko išdėti ar pridėti negalima: pasilik kortą numesti.
       *[optional] Baigiama paskutinę kortą **išdėjus, pridėjus arba numetus**.
    }
    
    { "" }**Kaladė baigėsi:** { $stock_out ->
        [turn-over] imk viršutinę krūvelės kortą **arba apversk krūvelę** (nemaišoma) ir trauk iš jos; penktą kartą taškų negauna niekas { -decided }.
        [reshuffle] krūvelė **sumaišoma** ir tampa kalade, kita jos korta atverčiama; penktą kartą taškų negauna niekas { -decided }.
       *[reshuffle-once] krūvelė **vieną kartą sumaišoma** ir tampa kalade, kita jos korta atverčiama. Antrą kartą raundas baigiasi ėjimu, per kurį paimta paskutinė korta, ir taškų negauna niekas.
    }
    
    Taškų nėra ir tada, kai tikrai niekas negali baigti: kiekvienas turi po vieną kortą, ir jokios nematomos kortos nebūtų kur pridėti { -decided }.
    .title = Kaip baigti

rules-straight-5 = { $scoring ->
        [penalty] Kiti už kortas rankoje gauna **baudos taškų**.
       *[winner-takes-all] Kas baigia, **gauna taškus už visas kitų kortas rankoje**. Kiti negauna nieko.
    }
    
    { "" }**K Q J 10:** po 10 taškų
    { "" }**9–2:** pagal skaičių
    { "" }**A:** 1
    
    { "" }**Rami iš karto:** baigti vienu ėjimu, anksčiau nieko neišdėjus ir nepridėjus – viskas dvigubai.
    .title = Taškai
