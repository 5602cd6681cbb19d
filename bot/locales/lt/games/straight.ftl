### Paprastas rami

game-straight = Paprastas rami
rules-also-straight = Dar vadinama: rami, klasikinis rami, Basic Rummy

option-name-ace = tūzas
    .hint = Kur tūzas stovi sekoje.
option-value-ace-low = žemas
option-value-ace-both = žemas ir aukštas
option-name-melds-per-turn = derinių per ėjimą
option-value-melds-per-turn-any = kiek nori
option-value-melds-per-turn-one = vienas
option-name-lay-off-before-own-meld = pridėti neturint savo derinio
    .hint = Ar galima pridėti kortas, kol dar neturi savo derinio.
option-name-final-discard = paskutinis numetimas
    .hint = Ar norint baigti reikia numesti paskutinę kortą.
option-value-final-discard-optional = nebūtinas
option-value-final-discard-required = būtinas
option-name-stock-out = tuščia kaladė
    .hint = Kas vyksta, kai kaladė baigiasi.
option-value-stock-out-reshuffle-once = krūvelė sumaišoma vieną kartą
option-value-stock-out-reshuffle = krūvelė kaskart sumaišoma
option-value-stock-out-turn-over = krūvelė apverčiama
option-name-scoring = skaičiavimas
option-value-scoring-winner-takes-all = visi taškai nugalėtojui
option-value-scoring-penalty = baudos taškai, laimi mažiausia suma
preset-penalty = baudos
preset-strict = griežtos
preset-bicycle = Bicycle
preset-pagat = Pagat
preset-lowest-wins = laimi mažiausia suma

points-hand-of = - { $name }: rankoje { $points }

refusal-not-opened-straight = Pridėti dar negali: prie šio stalo tam reikia savo derinio.

help-how-straight = **Traukti** arba **Paimti**, pažymėk kortas, paskui **Išdėti**, **Pridėti** arba **Numesti**.
    Arba rašyk: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile }`, /{ command-meld } `4h 5h 6h` (arba `širdžių 4, 5 ir 6`), /{ command-layoff } `7h 3`, /{ command-discard } `Kd`.

rules-straight-1 = 2–6 žaidėjai, 52 kortos, be džokerių. Atsikratyk visų kortų anksčiau už kitus.
    
    Kai žaidėjai du, kiekvienas gauna po 10 kortų, kai trys ar keturi – po 7, kai penki ar šeši – po 6. Viena korta atverčiama – nuo jos prasideda **krūvelė**. Kitos – **kaladė**.
    
    { $deals ->
        [0] { $scoring ->
            [penalty] Visi taškai – baudos taškai. Partija baigiasi raundu, kuriame kieno nors suma pasiekia ribą – { rules-straight-target }: laimi mažiausia suma.
           *[other] Partija baigiasi raundu, kuriame kieno nors suma pasiekia ribą – { rules-straight-target }: laimi didžiausia suma.
        }
        [one] Žaidžiamas **{ $deals } raundas**: laimi { rules-straight-best } suma.
        [few] Žaidžiami **{ $deals } raundai**: laimi { rules-straight-best } suma.
       *[other] Žaidžiama **{ $deals } raundų**: laimi { rules-straight-best } suma.
    }
    .title = Tikslas

rules-straight-target = { $target ->
        [0] **100 taškų** (trise – 150, keturiese ir daugiau – 200 { -decided })
        [one] **{ $target } taškas**
        [few] **{ $target } taškai**
       *[other] **{ $target } taškų**
    }

rules-straight-best = { $scoring ->
        [penalty] mažiausia
       *[other] didžiausia
    }

rules-straight-2 = **1.** Paimk viršutinę kaladės arba krūvelės kortą. Iš krūvelės paimtos kortos tuo pačiu ėjimu numesti negalima { -decided }.
    { "" }**2.** Išdėk { $melds_per_turn ->
        [one] ne daugiau kaip **vieną naują derinį per ėjimą**
       *[any] **kiek nori derinių**
    } arba nieko neišdėk.
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
        [required] Raundas baigiamas paskutinę kortą **numetant**. Visko išdėti ar pridėti negalima: pasilik kortą numesti.
       *[optional] Raundas baigiamas paskutinę kortą **išdėjus, pridėjus arba numetus**.
    }
    
    { "" }**Kaladė baigėsi:** { $stock_out ->
        [turn-over] imk viršutinę krūvelės kortą **arba apversk krūvelę** (nemaišoma) ir trauk iš jos; penktą kartą taškų negauna niekas { -decided }.
        [reshuffle] krūvelė **sumaišoma** ir tampa kalade, kita jos korta atverčiama; penktą kartą taškų negauna niekas { -decided }.
       *[reshuffle-once] krūvelė **vieną kartą sumaišoma** ir tampa kalade, kita jos korta atverčiama. Antrą kartą raundas baigiasi ėjimu, per kurį paimta paskutinė korta, ir taškų negauna niekas.
    }
    
    Taškų negauna niekas ir tada, kai raundo užbaigti nebeįmanoma: visi turi po vieną kortą, ir nė vienos nežinomos kortos nebūtų kur pridėti { -decided }.
    .title = Kaip baigti

rules-straight-5 = { $scoring ->
        [penalty] Kiti už kortas rankoje gauna **baudos taškų**.
       *[winner-takes-all] Kas baigia, **gauna taškus už visas kitų kortas rankoje**. Kiti negauna nieko.
    }
    
    { "" }**K Q J 10:** po 10 taškų
    { "" }**9–2:** pagal skaičių
    { "" }**A:** 1
    
    { "" }**Baigti vienu ėjimu,** anksčiau nieko neišdėjus ir nepridėjus: visi šie taškai dvigubėja.
    .title = Taškai

learn-straight-1 = Atsikratyk visų kortų anksčiau už kitus. Kiekvieno ėjimo pradžioje imi vieną kortą: spausk **{ button-draw }**.
learn-straight-2 = Atėjo 7♦! Trys ar daugiau vienos rūšies kortų iš eilės yra **seka**. Pažymėk meniu { $cards } ir spausk **{ button-meld }**.
learn-straight-3 = Kiekvienas ėjimas baigiasi numetimu. Numesk didelę kortą, kuri niekur netinka: pažymėk { $cards } ir spausk **{ button-discard }**.
learn-straight-4 = Jolly išdėjo tris damas – **grupę** – ir numetė 8♦. Ji tau pravers: spausk **{ button-take }**. Iš krūvelės imama tik viršutinė korta.
learn-straight-5 = 8♦ eina po tavo 7♦. Pažymėk { $cards } ir spausk **{ button-lay-off }**.
learn-straight-6 = Pridėti gali ir prie Jolly derinių: tavo dama užbaigia grupę. Pažymėk { $cards } ir spausk **{ button-lay-off }**.
learn-straight-7 = Dabar baik ėjimą: pažymėk { $cards } ir spausk **{ button-discard }**.
learn-straight-8 = Jolly numetė 5♠ – kaip tik tą, kurios trūksta tarp tavo vynų. Spausk **{ button-take }**.
learn-straight-9 = Penkios iš eilės! Pažymėk { $cards } ir spausk **{ button-meld }**.
learn-straight-10 = Liko viena korta. Pažymėk { $cards } ir spausk **{ button-discard }**: raundas tavo, ir gauni taškų už Jolly kortas.
learn-straight-end = • Trauk iš kaladės arba imk viršutinę krūvelės kortą, išdėk ir pridėk, paskui vieną numesk.
    • Seka – trys ar daugiau vienos rūšies iš eilės, grupė – trys ar keturios vienos vertės.
    • Kas pirmas lieka be kortų, gauna taškų už kitų kortas.

pitch-straight = Visiems pažįstamas rami: atsikratyk visų kortų anksčiau už kitus.
