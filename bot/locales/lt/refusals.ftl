### Kodėl ėjimas neatliktas. Po vieną sakinį kiekvienam atsisakymui, laukai – skliaustuose. Skaito tik
### tas, kas bandė, todėl „tu“. Atributas – tas pats kitam žaidimui ar atvejui.

refusal-game-over = Ši partija baigta. Jei nori dar vienos, po rezultatu spausk „{ button-rematch }“.
refusal-not-your-turn = Dar ne tavo ėjimas.
refusal-wrong-phase = { $phase ->
    [draw] { $action ->
        [turnover] Krūvelė apverčiama tik tada, kai kaladė tuščia ir stalo taisyklės tai leidžia. Paimk kortą.
       *[other] Pirma paimk kortą: iš kaladės arba iš krūvelės.
    }
    [first-discard] Raundą pradedi tu: numesk vieną kortą. Prieš tai nieko netrauki ir neišdedi.
    [play] { $action ->
        [swap] Šiame žaidime džokeriai nekeičiami. Išdėk ir pridėk, ką nori, paskui numesk kortą.
        [knock] Šiame žaidime nebeldžiama: dėk kortas ant stalo.
        [gin] Šiame žaidime nebeldžiama: dėk kortas ant stalo.
        [biggin] Šiame žaidime nebeldžiama: dėk kortas ant stalo.
        [close] Šiame žaidime iš rankos neuždaroma: dėk kortas ant stalo.
        [pass] Šiame žaidime ėjimas nepraleidžiamas: numesk kortą, kad jį baigtum.
       *[other] Šiame ėjime korta jau paimta. Išdėk ir pridėk, ką nori, paskui numesk kortą.
    }
    [deal] Kaip tik dalijamas naujas raundas. Bandyk po akimirkos.
   *[other] Šiuo ėjimo metu taip negalima.
}
refusal-stock-empty = Kaladė tuščia. Imk iš krūvelės.
    .turn-over = Kaladė tuščia. Imk viršutinę krūvelės kortą arba apversk krūvelę ir trauk iš jos.
refusal-pile-empty = Krūvelė tuščia. Trauk iš kaladės.
refusal-no-such-meld = Derinio { $meld } ant stalo nėra.
refusal-not-in-hand = Tavo rankoje nėra { $cards }.
refusal-not-in-pile = Krūvelėje nėra { $card }.
    .top = Šiame žaidime iš krūvelės imama tik viršutinė korta, o { $card } guli žemiau.
refusal-not-a-meld = { $cards } – ne derinys. Grupė – trys ar keturios vienos vertės kortos, visos skirtingų rūšių; seka – trys ar daugiau vienos rūšies kortų iš eilės.
refusal-does-not-fit = { $card } netinka prie derinio { $meld }. Prie grupės – ta pati vertė dar nesančios rūšies; prie sekos – tos pačios rūšies kita korta bet kuriame gale.
    .none = { hint-fits-nowhere }
refusal-not-opened = Derinių ant stalo dar liesti negali: pirma atlik pirmąjį išdėjimą.
refusal-too-many-jokers = { $cards }: per daug džokerių. Jų gali būti ne daugiau kaip pusė derinio.
refusal-joker-not-replaceable = { $card } negalima iškeisti į derinio { $meld } džokerį: tinka tik korta, kurią jis atstoja.
    .none = Prie šio stalo džokeriai nekeičiami: kur padėti, ten ir lieka.
    .no-joker = Derinyje { $meld } džokerio nėra.
refusal-one-meld-per-turn = Šiame ėjime derinys jau išdėtas, o prie šio stalo galima po vieną. Pridėk, ką nori, paskui numesk kortą.
refusal-taken-card-unusable = Imti iki { $card } negali: { $card } tektų tuo pačiu ėjimu išdėti arba pridėti, o ji niekur netiktų. Vieną viršutinę kortą gali imti visada.
refusal-must-meld-taken-card = { $card } paėmei ne nuo krūvelės viršaus, todėl pirma ją išdėk arba pridėk, tik tada numesk kortą.
refusal-cannot-discard-taken-card = { $card } ką tik paimta iš krūvelės, todėl šiuo ėjimu lieka tau. Numesk kitą kortą.
refusal-must-meld-joker = Nuo stalo paėmei džokerį. Iki ėjimo pabaigos jį reikia išdėti arba pridėti.
refusal-initial-meld-too-low = Tavo pirmasis išdėjimas turi būti vertas { $needed ->
    [one] bent { $needed } taško
    [few] bent { $needed } taškų
   *[other] bent { $needed } taškų
}, o ant stalo yra { $points }. Šiuo ėjimu išdėk daugiau.
    .single = Vienas iš pirmojo išdėjimo derinių turi būti vertas { $needed ->
        [one] bent { $needed } taško
        [few] bent { $needed } taškų
       *[other] bent { $needed } taškų
    }; geriausias dabar – { $points }.
    .total = Pirmojo išdėjimo deriniai kartu turi būti verti { $needed ->
        [one] bent { $needed } taško
        [few] bent { $needed } taškų
       *[other] bent { $needed } taškų
    }; dabar – { $points }.
refusal-dead-end = Po to nebeturėtum kur dėti { $card }: šiuo ėjimu jos numesti negali, ir ji niekur netiktų. Eik kitaip.
    .none = Po to ėjimo nebeužbaigtum. Pasilik kortą, kurią numesi pabaigoje.
    .opening = Po to ėjimo nebeužbaigtum: pirmajam išdėjimui nebeužtektų taškų arba neliktų kortos numesti. Eik kitaip.
refusal-deadwood-too-high = Tau liktų { $points ->
    [one] { $points } likučio taškas
    [few] { $points } likučio taškai
   *[other] { $points } likučio taškų
}. { $limit ->
    [0] Džinui likučio negali būti visai.
   *[other] Norint belsti, likutis turi būti ne didesnis kaip { $limit }.
}
refusal-cannot-close = Jei nori uždaryti iš rankos, išdėk dvylika vienos rūšies kortų be džokerių ir numesk tryliktą. Tai galima tik tada, kai šiame raunde dar nieko neišdėjai.
    .jokers = Jei nori uždaryti iš rankos, išdėk dvylika vienos rūšies kortų (džokerių – ne daugiau kaip pusė) ir numesk tryliktą. Tai galima tik tada, kai šiame raunde dar nieko neišdėjai.
refusal-table-invalid = Tavo stalo derinys { $number } netinka: { $cards }.
refusal-tiles-missing = Ant tavo stalo trūksta: { $cards }. Kauliukai, kurie gulėjo ant stalo, ir atlaisvinti džokeriai ėjimo pabaigoje turi būti ant jo. Į stovelį jų dėti negalima.
refusal-no-tile-played = Iš savo stovelio dar nieko neišdėjai. Išdėk bent vieną kauliuką arba atšauk, ką perkėlei, ir trauk.
refusal-unknown-option = Šiame žaidime nėra parinkties „{ $name }“. Yra: { $known }.
refusal-bad-option-value = „{ $value }“ netinka parinkčiai „{ $name }“.
refusal-wrong-player-count = Šiam žaidimui reikia nuo { $least } iki { $most } žaidėjų, o ne { $seats }.
    .exact = Šiam žaidimui reikia lygiai { $least } žaidėjų, o ne { $seats }.

## Kas būtų galima, kiek tai matyti iš savo kortų ir stalo. $choices – sąrašas.
hint-turn = Eina { $name }.
hint-table = Rinkis iš { $choices }.
hint-table-empty = Ant stalo dar nieko nėra.
hint-pile = Krūvelė, viršutinė pirma: { $choices }.
hint-ace = { $high ->
    [yes] Tūzas eina prieš 2 arba po karaliaus.
   *[no] Tūzas eina tik prieš 2.
}
hint-melds = Galima išdėti: { $choices }.
hint-no-melds = Iš savo kortų derinio dabar nesudarytum.
hint-fits = { $card } tinka prie { $choices }.
hint-fits-nowhere = { $card } netinka prie jokio derinio ant stalo.
hint-takes = Galima imti: { $choices }.
hint-place = { $card } gali tapti { $choices } dalimi.
hint-stands = Džokeris gali būti { $choices }.
hint-opening = Tavo pirmasis išdėjimas, visas per vieną ėjimą, turi būti vertas bent { $points } { $points ->
        [one] taško
        [few] taškų
       *[other] taškų
    }.
hint-knocks = Belsti galima numetus: { $choices }.
hint-no-knocks = Numesk kortą ir žaisk toliau.
# Kilmininku: „tinka prie derinio 3 (4♥ 5♥ 6♥)“
hint-meld-number = derinio { $number } ({ $cards })
hint-new-meld = naujo derinio { $cards }
hint-or = { $first } arba { $last }

## Kodėl kauliukų eilė nėra derinys
row-short = Čia mažiau nei trys kauliukai.
row-jokers = Čia vien džokeriai.
row-large = Grupėje gali būti ne daugiau kaip keturi kauliukai.
row-colour-twice = Grupėje kiekviena spalva – tik kartą.
row-number-twice = Sekoje kiekvienas skaičius – tik kartą.
row-gap = Skaičiai neina iš eilės. 1 – mažiausias, po 13 nieko nėra.
row-mixed = Kauliukai nei to paties skaičiaus, nei tos pačios spalvos.
