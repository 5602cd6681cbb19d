### Rami 500

game-five-hundred = Rami 500
rules-also-five-hundred = Dar vadinama: 500 rami, Rummy 500, Pinochle Rummy

points-meld = - { $cards }: { $sum }
points-added = - { $cards } prie { $meld }: { $sum }
points-laid-nothing = - nieko neišdėta

help-how-five-hundred = **Traukti** arba **Paimti**, pažymėk kortas, paskui **Išdėti**, **Pridėti** arba **Numesti**.
    Arba rašyk: /{ command-draw }, /{ command-draw } `{ command-draw-source }:{ choice-pile } { command-draw-card }:7h`, /{ command-meld } `4h 5h 6h` (arba `širdžių 4, 5 ir 6`), /{ command-layoff } `7h 3`, /{ command-discard } `Kd`.

rules-five-hundred-1 = Du žaidėjai, 52 kortos, be džokerių. Ant stalo išdėtos kortos duoda taškų, likusios rankoje – atima.
    
    Kiekvienas gauna po 13 kortų, po vieną, pradedant dalytojo varžovu { -decided }; jis ir eina pirmas. Viena korta atverčiama – nuo jos prasideda **krūvelė**. Kitos – **kaladė**.
    
    { $one_round ->
        [yes] Žaidžiamas **vienas raundas**: laimi tas, kas turi daugiau taškų.
       *[no] Po raundo, kuriame kas nors surinko bent **{ $target } { $target ->
                [one] tašką
                [few] taškus
               *[other] taškų
            }**, laimi tas, kas turi daugiau taškų.
    }
    .title = Tikslas

rules-five-hundred-2 = **1.** Paimk kortą: viršutinę iš kaladės arba kortų iš krūvelės.
    { "" }**2.** Išdėk ir pridėk, kiek nori, arba nieko nedėk.
    { "" }**3.** Numesk vieną kortą į krūvelę. Ėjimas baigtas.
    
    Jei paskutinę kortą išdedi ar pridedi, numesti nereikia: raundas iškart baigtas.
    .title = Tavo ėjimas

rules-five-hundred-3 = **Grupė:** trys ar keturios vienos vertės kortos, pavyzdžiui, 7♠ 7♥ 7♦.
    { "" }**Seka:** trys ar daugiau vienos rūšies kortų iš eilės, pavyzdžiui, 4♥ 5♥ 6♥.
    
    Tūzas eina prieš 2 (A♥ 2♥ 3♥) arba po karaliaus (Q♥ K♥ A♥), bet ne tarp jų { -decided }. Kur tiktų abiem būdais, jis aukštas { -decided }.
    
    { "" }**Pridėti** – papildyti bet kurį derinį ant stalo, savo ar varžovo. Taškai tavo.
    .title = Deriniai

rules-five-hundred-4 = Iš krūvelės gali imti, kiek nori: kortą ir visas, kurios ant jos.
    
    { "" }**Vieną viršutinę** gali imti visada, bet tuo pačiu ėjimu jos numesti negali.
    
    { "" }**Dvi ar daugiau:** apatinę iš jų reikia tuo pačiu ėjimu išdėti arba pridėti, prieš numetant. Jei negali, tų kortų imti negali. Kitoms paimtoms tai negalioja { -decided }.
    
    Neleidžiu ėjimo, po kurio tokios kortos nebūtų kur dėti, tad suklysti negali.
    .title = Kortos iš krūvelės

rules-five-hundred-5 = Raundas baigiasi, kai kieno nors ranka tuščia arba kai baigtas ėjimas, per kurį paimta paskutinė kaladės korta { -decided }.
    
    Gauni taškus už raunde išdėtas kortas, atėmus kortas rankoje. Gali išeiti ir mažiau nei 0.
    
    { "" }**K Q J 10:** po 10 taškų
    { "" }**9–2:** pagal skaičių
    { "" }**A:** 15, bet sekoje su 2 ir 3 – 1
    .title = Taškai

learn-five-hundred-1 = Ant stalo išdėtos kortos – tavo taškai. Kiekvieno ėjimo pradžioje imi vieną kortą: spausk **{ button-draw }**.
learn-five-hundred-2 = Atėjo 5♥! Trys ar daugiau vienos rūšies kortų iš eilės yra **seka**. Pažymėk meniu { $cards } ir spausk **{ button-meld }**.
learn-five-hundred-3 = Kiekvienas ėjimas baigiasi numetimu. Kortos rankoje atima taškus, tad atsikratyk didelės, kuri niekur netinka: pažymėk { $cards } ir spausk **{ button-discard }**.
learn-five-hundred-4 = Jolly išdėjo tris aštuonakes – **grupę** – ir numetė 7♥. Pažvelk į krūvelę: tau reikia 8♠, ir ją gali paimti iš krūvelės vidurio, jei iškart išdėsi. Spausk **{ button-take }** ir rinkis 8♠: visos virš jos esančios kortos ateis kartu.
learn-five-hundred-5 = Dabar 8♠ reikia išdėti. Pažymėk { $cards } ir spausk **{ button-meld }**.
learn-five-hundred-6 = 7♥ tinka prie tavo pirmos sekos. Pavienes kortas gali pridėti prie bet kurio derinio, ir prie svetimo, o taškai tavo. Pažymėk { $cards } ir spausk **{ button-lay-off }**.
learn-five-hundred-7 = Daugiau niekas netinka. Pažymėk { $cards } ir spausk **{ button-discard }**.
learn-five-hundred-8 = Jolly numetė K♣, tau ji nepadės. Spausk **{ button-draw }**.
learn-five-hundred-9 = J♦ užpildo spragą! Pažymėk { $cards } ir spausk **{ button-meld }**.
learn-five-hundred-10 = Liko viena korta. Pažymėk { $cards } ir spausk **{ button-discard }**: ranka tuščia, raundas baigtas.
learn-five-hundred-end = • Kas išdėta – pliusas, kas rankoje – minusas.
    • Iš krūvelės gali imti kad ir pačią apatinę kortą, jei ją iškart išdedi ar pridedi.
    • Pavienes kortas pridėk prie bet kurių derinių. Kai kas nors surenka 100 taškų, laimi tas, kas turi daugiausia.

pitch-five-hundred = Taškai už kiekvieną išdėtą derinį, o iš krūvelės imk, kiek nori.
