### Rami 51

game-rummy-51 = Rami 51
rules-also-rummy-51 = Dar vadinama: rami iki 51, Rummy 51

option-name-pile-before-initial-meld = krūvelė prieš pirmąjį išdėjimą
    .hint = Ar prieš pirmąjį išdėjimą galima imti viršutinę krūvelės kortą.
option-value-pile-before-initial-meld-only-if-melded = tik jei iškart išdedi
option-value-pile-before-initial-meld-free = laisvai
option-name-joker-swap = džokerio keitimas
    .hint = Ar džokerį ant stalo galima iškeisti į kortą, kurią jis atstoja.
option-name-unmelded = nieko neišdėta
    .hint = Kiek skiriama, kai visai nieko neišdėta.
option-value-unmelded-count = skaičiuojamos kortos
preset-rummy-45 = Rami 45
preset-rummy-40 = Rami 40

points-unmelded = - nieko neišdėta: { $points }

refusal-taken-card-unusable-rummy-51 = { $card } imti dar negalima: prieš pirmąjį išdėjimą krūvelės kortą reikia išdėti tuo pačiu ėjimu, o { $card } netiktų. Trauk iš kaladės.
refusal-must-meld-taken-card-rummy-51 = { $card } paimta iš krūvelės prieš pirmąjį išdėjimą, todėl prieš numetant ją reikia išdėti arba pridėti.

help-how-rummy-51 = **Traukti** arba **Paimti**, pažymėk kortas, paskui **Išdėti**, **Pridėti**, **Iškeisti** džokerį arba **Numesti**.
    Arba rašyk: /{ command-draw }, /{ command-meld } `4h * 6h` (arba `širdžių 4, džokeris, širdžių 6`), /{ command-layoff } `7h 3`, /{ command-swap } `5h 3`, /{ command-discard } `Kd`.

rules-rummy-51-1 = 2–4 žaidėjai, du komplektai po 52 kortas, 4 džokeriai. Atsikratyk kortų: likusios rankoje – baudos taškai.
    
    Kiekvienas gauna po 14 kortų. Pirmas žaidėjas gauna viena daugiau ir pradeda: **numeta vieną kortą** (netraukia ir neišdeda), nuo jos prasideda **krūvelė**. Kitos – **kaladė**.
    
    { $one_round ->
        [yes] Žaidžiamas **vienas raundas**: laimi mažiausia suma.
       *[no] Partija baigiasi raundu, kuriame kas nors surenka **{ $target } baudos { $target ->
            [one] tašką
            [few] taškus
           *[other] taškų
        }**: laimi mažiausia suma.
    } Paskelbtos šio žaidimo taisyklės trumpos, todėl dauguma čia – mūsų pačių { -decided }.
    .title = Tikslas

rules-rummy-51-2 = **1.** Paimk viršutinę kaladės arba krūvelės kortą. Iš krūvelės paimtos kortos tuo pačiu ėjimu numesti negalima.
    { "" }**2.** Išdėk. Po pirmojo išdėjimo gali ir pridėti prie bet kurio derinio.
    { "" }**3.** Numesk vieną kortą. Raundas baigiamas irgi numetant: pasilik tam kortą { -decided }.
    
    { "" }**Grupė:** trys ar keturios vienos vertės, skirtingų rūšių. **Seka:** trys ar daugiau vienos rūšies iš eilės. Tūzas eina prieš 2 arba po karaliaus, bet ne tarp jų.
    
    Kai kaladė baigiasi, krūvelė be viršutinės kortos sumaišoma. Penktą kartą taškų negauna niekas { -decided }.
    .title = Tavo ėjimas

rules-rummy-51-3 = Tavo pirmasis išdėjimas, visas per vieną ėjimą, turi būti vertas **bent { $initial_meld } { $initial_meld ->
        [one] taško
        [few] taškų
       *[other] taškų
    }**.
    
    K Q J 10 ir A – 10, bet A-2-3 tūzas – 1; kitos pagal skaičių. Džokeris vertas tiek, kiek korta, kurią atstoja. Kortos, pridėtos prie šio ėjimo derinių, irgi skaičiuojamos.
    
    Kai tik taškų užtenka, gali pridėti prie visų derinių{ $joker_swap ->
        [no] .
       *[yes] { " " }ir keisti džokerius.
    }
    
    Prieš tai viršutinę krūvelės kortą galima imti { $pile_before_initial_meld ->
        [free] **laisvai** { -decided }.
       *[only-if-melded] **tik jei ją išdedi tuo pačiu ėjimu** – naujame derinyje arba prie kito { -decided }.
    }
    .title = Pirmasis išdėjimas

rules-rummy-51-4 = Džokeris atstoja vieną kortą: tavo nurodytą, o jei nenurodei – vienintelę tinkamą arba tą, kuri aukštajame sekos gale. Trijų kortų grupėje jis gali būti bet kuri trūkstama rūšis. Džokerių – ne daugiau kaip **pusė derinio** { -decided }.
    
    { $joker_swap ->
        [no] Džokeriai ant stalo **nekeičiami** { -decided }.
       *[yes] { "" }**Keitimas:** po pirmojo išdėjimo gali į džokerio vietą ant stalo padėti pačią kortą. Džokerį reikia tuo pačiu ėjimu išdėti arba pridėti { -decided }.
    }
    .title = Džokeriai

rules-rummy-51-5 = Kas baigia, baudos taškų negauna. Kiti už kortas rankoje gauna baudos taškų:
    
    { "" }**A K Q J 10:** po 10
    { "" }**9–2:** pagal skaičių
    { "" }**Džokeris:** 25
    
    Kas visai nieko neišdėjo, gauna { $unmelded ->
        [100] vietoj to **100**.
       *[count] **už savo kortas kaip visi**.
    }
    
    { "" }**Baigti vienu ėjimu,** anksčiau nieko neišdėjus: kitų bauda dvigubėja.
    .title = Taškai

rules-turn-rummy-51 = **Ėjimo laikas:** { $turn }. Jei nespėji, už tave traukiu ir numetu, o išdedu tik tai, ką būtina išdėti. Trys tokie ėjimai iš eilės laikomi pasidavimu { -decided }.

learn-rummy-51-1 = Turi 15 kortų ir pradedi raundą: vieną reikia numesti. Geriausia – didelė, kuri niekur netinka: pažymėk meniu { $cards } ir spausk **{ button-discard }**.
learn-rummy-51-2 = Jolly išdėjo pirmuosius derinius, viename – džokeris: 🃏 ten atstoja 8♠. Nuo šiol kiekvieno ėjimo pradžioje imi vieną kortą: spausk **{ button-draw }**.
learn-rummy-51-3 = Pirmajam išdėjimui reikia **51 taško**, visų per vieną ėjimą. Pradėk nuo 10 + 10 + 10: pažymėk { $cards } ir spausk **{ button-meld }**.
learn-rummy-51-4 = Ant stalo 30 taškų; dar 24 – ir bus 54, to užtenka. Pažymėk { $cards } ir spausk **{ button-meld }**.
learn-rummy-51-5 = Pirmasis išdėjimas padarytas, dabar tau atviri visi deriniai. Džokeris atstoja 8♠, o tu ją turi: pažymėk { $cards } ir spausk **{ button-swap }**.
learn-rummy-51-6 = Džokeris tavo, ir šiuo ėjimu jį reikia išdėti. Jis gali būti bet kuri korta: pažymėk { $cards }, spausk **{ button-meld }** ir pasirink džokeriui 6♣.
learn-rummy-51-7 = Baik ėjimą: pažymėk { $cards } ir spausk **{ button-discard }**.
learn-rummy-51-8 = Jolly numetė 5♥ – kaip tik tą, kurios trūksta tarp tavo širdžių. Spausk **{ button-take }**.
learn-rummy-51-9 = Penkios iš eilės! Pažymėk { $cards } ir spausk **{ button-meld }**.
learn-rummy-51-10 = Baigiant visada reikia numesti paskutinę kortą. Pažymėk { $cards } ir spausk **{ button-discard }**: raundas tavo, o Jolly gauna baudos taškų už savo kortas.
learn-rummy-51-end = • Pirmajam išdėjimui reikia 51 taško per vieną ėjimą. Iki tol krūvelės kortą gali imti tik tada, jei ją iškart išdedi.
    • Džokeris atstoja bet kurią kortą. Po pirmojo išdėjimo gali jį pasiimti už tą kortą, bet iškart turi vėl išdėti.
    • Kortos, likusios rankoje, kai raundą baigia kitas, – baudos taškai: laimi mažiausia suma.

pitch-rummy-51 = Surink 51 tašką ir atsidaryk, o paskui pridėk visur, kur tik tinka.
