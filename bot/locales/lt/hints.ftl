### /hint: ką darytų kompiuteris ir kodėl, po sakinį kiekvienai ėjimo ir priežasties porai.
### $card – korta (naujam deriniui – visos jo kortos), $meld – derinys su numeriu, kilmininku: „derinio 3 (4♥ 5♥ 6♥)“, $cards – kitos kortos.

command-hint = patarimas
    .description = Pamatyti, ką dabar darytų kompiuteris ir kodėl; ne reitinginėse partijose
command-hint-table = stalas
    .description = Prie kurio stalo, jei sėdi prie kelių

advice-rated = Ši partija reitinginė, todėl patarimų nėra. Jei jų nori, mesk man iššūkį partijai be reitingo. Šį žaidimą paaiškina /{ command-rules }.
hint-uncounted = Ši partija nebeįskaitoma į tavo lygį žaidžiant su kompiuteriu.

advice-draw-only = Trauk iš kaladės: nieko kito dabar daryti negali.
advice-draw-nothing-helps = Trauk iš kaladės: jokia krūvelės korta nesudaro derinio su tavosiomis ir netinka prie jokio derinio ant stalo.
advice-draw-not-yet = Trauk iš kaladės: viršutinę krūvelės kortą reikėtų iškart išdėti, o net su ja tavo deriniai verti tik { $points }, nors pirmajam išdėjimui reikia { $least } { $least ->
    [one] taško
    [few] taškų
   *[other] taškų
}.
advice-draw-no-less = Trauk iš kaladės: { $cards } tavo likučio nesumažins.
advice-draw-weighed = Trauk iš kaladės: nežinoma korta turėtų praversti labiau nei krūvelė.
advice-draw-tiles-wait = Trauk kauliuką: dabar galėtum išdėti { $cards }, bet liktų { $least } { $least ->
    [one] kauliukas
    [few] kauliukai
   *[other] kauliukų
}, o nė vieno kito stovelyje nėra daug mažiau. Ištraukus gausi naują kauliuką, o šiuos tikriausiai galėsi išdėti ir vėliau.
advice-draw-opens-later = Trauk kauliuką: galėtum atsidaryti su { $cards }, bet net išdėjus viską, kas tada tiktų, liktų { $least } { $least ->
    [one] kauliukas
    [few] kauliukai
   *[other] kauliukų
}. Dar niekas nėra arti pabaigos. Kauliukai, kuriuos pasilieki, niekam kitam nepadeda, o išdėti juos galėsi ir vėliau.
advice-draw-no-tiles = Trauk kauliuką: nė vieno savo neišdėtum, kad ir kaip pertvarkytum stalą.
advice-draw-no-opening = Trauk kauliuką: stovelyje neturi derinių pirmajam išdėjimui ({ $least } { $least ->
        [one] taškas
        [few] taškai
       *[other] taškų
}).
advice-turnover-only = Apversk krūvelę: nieko kito dabar daryti negali.
advice-turnover-nothing-helps = Apversk krūvelę ir trauk: jos viršutinė korta nesudaro derinio su tavosiomis ir netinka prie jokio derinio ant stalo.
advice-turnover-weighed = Apversk krūvelę ir trauk: nežinoma korta turėtų praversti labiau nei viršutinė krūvelės.
advice-take-makes = Imk { $card }: išeis derinys { $cards }.
advice-take-fits = Imk { $card }: ji tinka prie { $meld }.
advice-take-usable = Imk { $card } ir visas kortas ant jos: { $card } gali šiuo ėjimu išdėti arba pridėti.
advice-take-pile-brings = Imk { $card } ir visas kortas ant jos: šiuo ėjimu gali išdėti kortų už { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}.
advice-take-only = Imk { $card }: nieko kito dabar daryti negali.
advice-take-can-open = Imk { $card }: su ja tavo deriniai verti { $points ->
    [one] { $points } taško
    [few] { $points } taškų
   *[other] { $points } taškų
}, o pirmajam išdėjimui reikia { $least }.
advice-take-lowers = Imk { $card }: su ja likutį gali sumažinti nuo { $least } iki { $points }.
advice-take-weighed = Imk { $card }: ji turėtų praversti labiau nei nežinoma korta.
advice-pass-upcard = Praleisk: atversta korta { $card } nesudaro derinio su tavosiomis.
advice-pass-no-less = Praleisk: { $cards } tavo likučio nesumažins.
advice-pass-weighed = Praleisk: nežinoma korta turėtų praversti labiau nei atversta.
advice-pass-no-tiles = Praleisk: nė vieno savo kauliuko neišdėtum, kad ir kaip pertvarkytum stalą, o atsargos tuščios.
advice-pass-no-opening = Praleisk: stovelyje neturi derinių pirmajam išdėjimui ({ $least } { $least ->
        [one] taškas
        [few] taškai
       *[other] taškų
}), o atsargos tuščios.

advice-meld-owed = Išdėk { $card }: iki ėjimo pabaigos ant stalo turi gulėti { $cards }.
advice-meld-out = Išdėk { $card }: tada ranka tuščia, ir raundas baigtas.
advice-meld-opens = Išdėk { $card }: tada pirmasis išdėjimas vertas { $points } { $points ->
        [one] taško
        [few] taškų
       *[other] taškų
    }, o reikia { $least }.
advice-meld-towards = Išdėk { $card }: tada ant stalo bus { $points } iš { $least } pirmojo išdėjimo { $least ->
        [one] taško
        [few] taškų
       *[other] taškų
    }, kitus gali išdėti šiuo ėjimu.
advice-meld-scores = Išdėk { $card }: { $points ->
    [one] tai { $points } taškas.
    [few] tai { $points } taškai.
   *[other] tai { $points } taškų.
}
advice-meld-sheds = Išdėk { $card }: { $points ->
    [one] rankoje bus { $points } tašku mažiau.
    [few] rankoje bus { $points } taškais mažiau.
   *[other] rankoje bus { $points } taškų mažiau.
}
advice-meld-goes-out = Išdėk { $card }: šiuo ėjimu gali baigti raundą.
advice-meld-rummy = Išdėk { $card }: gali baigti raundą vienu ėjimu, o tai skaičiuojama dvigubai.
advice-meld-near-out = Išdėk { $card }: { $points ->
    [one] rankoje bus { $points } tašku mažiau
    [few] rankoje bus { $points } taškais mažiau
   *[other] rankoje bus { $points } taškų mažiau
}, o kitas žaidėjas turi tik { $least ->
    [one] { $least } kortą
    [few] { $least } kortas
   *[other] { $least } kortų
}.
advice-add-owed = Pridėk { $card } prie { $meld }: iki ėjimo pabaigos ši korta turi gulėti ant stalo.
advice-add-out = Pridėk { $card } prie { $meld }: tada ranka tuščia, ir raundas baigtas.
advice-add-scores = Pridėk { $card } prie { $meld }: { $points ->
    [one] tai { $points } taškas.
    [few] tai { $points } taškai.
   *[other] tai { $points } taškų.
}
advice-add-sheds = Pridėk { $card } prie { $meld }: { $points ->
    [one] rankoje bus { $points } tašku mažiau.
    [few] rankoje bus { $points } taškais mažiau.
   *[other] rankoje bus { $points } taškų mažiau.
}
advice-add-goes-out = Pridėk { $card } prie { $meld }: šiuo ėjimu gali baigti raundą.
advice-add-rummy = Pridėk { $card } prie { $meld }: gali baigti raundą vienu ėjimu, o tai skaičiuojama dvigubai.
advice-add-near-out = Pridėk { $card } prie { $meld }: { $points ->
    [one] rankoje bus { $points } tašku mažiau
    [few] rankoje bus { $points } taškais mažiau
   *[other] rankoje bus { $points } taškų mažiau
}, o kitas žaidėjas turi tik { $least ->
    [one] { $least } kortą
    [few] { $least } kortas
   *[other] { $least } kortų
}.
advice-swap-swaps = Iškeisk { $card } į { $meld } džokerį: jį gali išdėti vietoj bet kurios reikiamos kortos.
advice-swap-goes-out = Iškeisk { $card } į { $meld } džokerį: su juo šiuo ėjimu gali baigti raundą.

advice-knock-knocks = Belsk, numesk { $card }: { $points ->
    [one] likutis tik { $points } taškas.
    [few] likutis tik { $points } taškai.
   *[other] likutis tik { $points } taškų.
}
advice-knock-ahead = Belsk, numesk { $card }: { $points ->
    [one] likutis tik { $points } taškas
    [few] likutis tik { $points } taškai
   *[other] likutis tik { $points } taškų
}, ir, mano skaičiavimu, tai tau duos apie { $least ->
    [one] { $least } tašką
    [few] { $least } taškus
   *[other] { $least } taškų
}.
advice-gin-gin = Belsk, numesk { $card }: tai džinas, likučio nėra.
advice-biggin-gin = Skelbk didįjį džiną: visos tavo kortos deriniuose.
advice-close-closes = Uždaryk, numesk { $card }: turi dvylika vienos rūšies kortų, ir kiti praranda dvigubai.

advice-discard-out = Numesk { $card }: tai paskutinė korta, ir raundas baigtas.
advice-discard-deadwood = Numesk { $card }: { $points ->
    [one] liks { $points } taškas – mažiausias galimas likutis.
    [few] liks { $points } taškai – mažiausias galimas likutis.
   *[other] liks { $points } taškų – mažiausias galimas likutis.
}
advice-discard-twin = Numesk { $card }: tokią pat turi dar vieną.
advice-discard-dead = Numesk { $card }: kol kitos kortos pas tave, niekas kitas šios panaudoti negali.
advice-discard-holds = Numesk { $card }, o derinius laikyk rankoje: vienu ėjimu baigtas raundas skaičiuojamas dvigubai.
advice-discard-safe = Numesk { $card }: kol stalas toks, po tavęs einantis žaidėjas jos negali nei išdėti, nei pridėti.
advice-discard-lonely-highest = Numesk { $card }: ji didžiausia iš tavo kortų, kurios niekur netinka ({ $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}).
advice-discard-lonely = Numesk { $card }: ji nedera nei su tavo kortomis, nei su deriniais ant stalo.
advice-discard-highest = Numesk { $card }: tai brangiausia korta, kurią gali numesti ({ $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}).
advice-discard-unwanted = Numesk { $card }: ji netinka prie jokio derinio ant stalo.
advice-discard-keeps = Numesk { $card }: ir be jos tavo deriniai verti { $points ->
    [one] { $points } taško
    [few] { $points } taškų
   *[other] { $points } taškų
}, o pirmajam išdėjimui reikia { $least }.
advice-discard-useless = Numesk { $card }: niekam kitam ji nepravers, nes jai reikalingos kortos tavo rankoje arba krūvelėje.
advice-discard-shed = Numesk { $card }: varžovas numetė { $cards }, o tai su šia korta būtų derėję, todėl jos tikriausiai nenori.
advice-discard-few = Numesk { $card }: { $points ->
    [0] jokia nematoma korta nebesudarytų derinio
    [one] tik { $points } nematoma korta dar sudarytų derinį
    [few] tik { $points } nematomos kortos dar sudarytų derinį
   *[other] tik { $points } nematomų kortų dar sudarytų derinį
} su ja ir kita tavo korta.
advice-discard-goes-on = Numesk { $card } ir dar nebelsk: jei palauksi, tikiuosi { $points ->
    [one] { $points } taško
    [few] { $points } taškų
   *[other] { $points } taškų
}, o jei belsi – tik { $least }.
advice-discard-chance = Numesk { $card } ir dar nebelsk: jei palauksi, tikimybė laimėti partiją, mano vertinimu, { $points } %, jei belsi – { $least } %.
advice-discard-spares = Numesk { $card } ir pasilik { $cards }: varžovas paėmė kortų, kurios dera su { $cards }.
advice-discard-held-back = Numesk { $card }, o { $cards } kol kas laikyk rankoje: varžovas gali turėti kortą, kuri tinka prie šio derinio.
advice-discard-odds = Numesk { $card }: varžovas numetė arba neėmė { $cards }, todėl tikimybė, kad { $card } jam pravers, yra tik apie { $points } %.
advice-discard-awaits = Numesk { $card }: tada derinį su tavosiomis sudarys { $points ->
    [one] { $points } nematoma korta
    [few] { $points } nematomos kortos
   *[other] { $points } nematomų kortų
} ({ $cards }), daugiau nei numetus bet kurią kitą.
advice-discard-weighed = Numesk { $card }: mano vertinimu, kitos tavo kortos naudingesnės.

advice-table-tiles =
    { $points ->
        [one] Išdėk { $cards }: dabar gali atsikratyti { $points } kauliuko. **{ button-suggest }** parodys kaip.
        [few] Išdėk { $cards }: dabar gali atsikratyti { $points } kauliukų. **{ button-suggest }** parodys kaip.
       *[other] Išdėk { $cards }: dabar gali atsikratyti { $points } kauliukų. **{ button-suggest }** parodys kaip.
    }
advice-table-tiles-out = Išdėk { $cards }: dabar gali atsikratyti visų kauliukų. **{ button-suggest }** parodys kaip.
