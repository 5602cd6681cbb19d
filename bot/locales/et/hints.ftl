### /hint: mida teeks arvuti ja miks, üks lause iga käigu ja põhjuse paari kohta.
### $card – kaart (uue kombinatsiooni puhul kõik selle kaardid), $meld – kombinatsioon numbriga, $cards – teised kaardid.

command-hint =
    .description = Vaata, mida arvuti praegu teeks ja miks (reitinguga partiides ei saa)
command-hint-table =
    .description = Milline laud; vaja ainult siis, kui mängid mitmes lauas

advice-rated = See partii on reitinguga, nii et vihjeid pole. Vihjete jaoks kutsu mind reitinguta partiisse. Seda mängu seletab /{ command-rules }.
hint-uncounted = See partii ei mõjuta enam sinu taset arvuti vastu.

advice-draw-only = Tõmba pakist: midagi muud praegu teha ei saa.
advice-draw-nothing-helps = Tõmba pakist: ükski kaart, mille saad virnast võtta, ei anna sinu kaartidega kombinatsiooni ega sobi mõnega laual.
advice-draw-not-yet = Tõmba pakist: virna pealmine kaart tuleks kohe laduda, aga ka sellega annavad sinu kombinatsioonid ainult { $points ->
    [one] 1 punkti
   *[other] { $points } punkti
}, avamiseks on vaja { $least } punkti.
advice-draw-no-less = Tõmba pakist: { $cards } sinu ülejääki ei vähenda.
advice-draw-weighed = Tõmba pakist: tundmatust kaardist on arvatavasti rohkem kasu kui virnast.
advice-draw-tiles-wait = Tõmba kivi: praegu saaksid laduda { $cards }, aga alles jääks { $least } ja kellelgi teisel pole palju vähem. Tõmmates saad uue kivi ja needsamad saad arvatavasti ka hiljem laduda.
advice-draw-opens-later = Tõmba kivi: saaksid avada nii: { $cards }, aga isegi kui laod kõik, mis sobib, jääks alles { $least }. Lõpetamise lähedal pole keegi. Kivid, mille alles jätad, teisi ei aita, ja laduda saad need ka hiljem.
advice-draw-no-tiles = Tõmba kivi: ühtki oma kivi sa laduda ei saa, kuidas lauda ka ei seaks.
advice-draw-no-opening = Tõmba kivi: sinu alusel pole avamiseks vajalikke kombinatsioone (vaja { $least } punkti).
advice-turnover-only = Pööra virn ümber: midagi muud praegu teha ei saa.
advice-turnover-nothing-helps = Pööra virn ümber ja tõmba: virna pealmine kaart ei anna sinu kaartidega kombinatsiooni ega sobi mõnega laual.
advice-turnover-weighed = Pööra virn ümber ja tõmba: tundmatust kaardist on arvatavasti rohkem kasu kui virna pealmisest.
advice-take-makes = Võta { $card }: nii saad kombinatsiooni { $cards }.
advice-take-fits = Võta { $card }, see sobib siia: { $meld }.
advice-take-usable = Võta { $card } ja kõik kaardid selle peal: saad { $card } sama käiguga laduda või lisada.
advice-take-pile-brings = Võta { $card } ja kõik kaardid selle peal: selle käiguga saad laduda { $points } punkti eest.
advice-take-only = Võta { $card }: midagi muud praegu teha ei saa.
advice-take-can-open = Võta { $card }: sellega annavad sinu kombinatsioonid { $points } punkti, avamiseks on vaja { $least } punkti.
advice-take-lowers = Võta { $card }: sellega võib ülejääk olla { $points }, praegu on see { $least }.
advice-take-weighed = Võta { $card }: sellest on arvatavasti rohkem kasu kui tundmatust kaardist.
advice-pass-upcard = Jäta vahele: avatud kaart { $card } ei anna sinu kaartidega kombinatsiooni.
advice-pass-no-less = Jäta vahele: { $cards } sinu ülejääki ei vähenda.
advice-pass-weighed = Jäta vahele: tundmatust kaardist on arvatavasti rohkem kasu kui avatud kaardist.
advice-pass-no-tiles = Jäta vahele: ühtki oma kivi sa laduda ei saa, kuidas lauda ka ei seaks, ja varu on tühi.
advice-pass-no-opening = Jäta vahele: sinu alusel pole avamiseks vajalikke kombinatsioone (vaja { $least } punkti) ja varu on tühi.

advice-meld-owed = Lao { $card }: enne käigu lõppu peab laual olema { $cards }.
advice-meld-out = Lao { $card }: siis on su käsi tühi ja voor läbi.
advice-meld-opens = Lao { $card }: siis annab sinu avamine { $points } punkti, vaja on { $least } punkti.
advice-meld-towards = Lao { $card }: siis on avamiseks koos { $points }, vaja on { $least } punkti. Ülejäänu saad laduda selle käiguga.
advice-meld-scores = Lao { $card }: { $points ->
    [one] see annab 1 punkti.
   *[other] see annab { $points } punkti.
}
advice-meld-sheds = Lao { $card }: { $points ->
    [one] siis on käes 1 punkt vähem.
   *[other] siis on käes { $points } punkti vähem.
}
advice-meld-goes-out = Lao { $card }: saad selle käiguga vooru lõpetada.
advice-meld-rummy = Lao { $card }: saad vooru ühe käiguga lõpetada ja see loeb topelt.
advice-meld-near-out = Lao { $card }: { $points ->
    [one] siis on käes 1 punkt vähem
   *[other] siis on käes { $points } punkti vähem
} ja ühel teisel mängijal on alles ainult { $least ->
    [one] 1 kaart
   *[other] { $least } kaarti
}.
advice-add-owed = Lisa { $card } siia: { $meld }. See kaart peab enne käigu lõppu laual olema.
advice-add-out = Lisa { $card } siia: { $meld }. Siis on su käsi tühi ja voor läbi.
advice-add-scores = Lisa { $card } siia: { $meld }. { $points ->
    [one] See annab 1 punkti.
   *[other] See annab { $points } punkti.
}
advice-add-sheds = Lisa { $card } siia: { $meld }. { $points ->
    [one] Siis on käes 1 punkt vähem.
   *[other] Siis on käes { $points } punkti vähem.
}
advice-add-goes-out = Lisa { $card } siia: { $meld }. Saad selle käiguga vooru lõpetada.
advice-add-rummy = Lisa { $card } siia: { $meld }. Saad vooru ühe käiguga lõpetada ja see loeb topelt.
advice-add-near-out = Lisa { $card } siia: { $meld }. { $points ->
    [one] Siis on käes 1 punkt vähem
   *[other] Siis on käes { $points } punkti vähem
} ja ühel teisel mängijal on alles ainult { $least ->
    [one] 1 kaart
   *[other] { $least } kaarti
}.
advice-swap-goes-out = Vaheta { $card } jokkeri vastu siin: { $meld }. Jokkeriga saad selle käiguga vooru lõpetada.
advice-swap-swaps = Vaheta { $card } jokkeri vastu siin: { $meld }. Jokkeri saad laduda mis tahes kaardina, mida vajad.

advice-knock-knocks = Koputa ja pane maha { $card }: { $points ->
    [one] ülejääk on ainult 1 punkt.
   *[other] ülejääk on ainult { $points } punkti.
}
advice-knock-ahead = Koputa ja pane maha { $card }: { $points ->
    [one] ülejääk on ainult 1 punkt
   *[other] ülejääk on ainult { $points } punkti
} ja minu hinnangul toob koputus umbes { $least ->
    [one] 1 punkti
   *[other] { $least } punkti
}.
advice-gin-gin = Koputa ja pane maha { $card }: see on džinn, ülejääki pole.
advice-biggin-gin = Kuuluta suur džinn: kõik su kaardid on kombinatsioonides.
advice-close-closes = Sulge ja pane maha { $card }: sul on kaksteist sama masti kaarti ja teised kaotavad topelt.

advice-discard-out = Pane maha { $card }: see on sinu viimane kaart ja voor on läbi.
advice-discard-deadwood = Pane maha { $card }: siis on ülejääk { $points ->
    [one] 1 punkt
   *[other] { $points } punkti
}, väikseim võimalik.
advice-discard-twin = Pane maha { $card }: sul on veel üks täpselt samasugune.
advice-discard-dead = Pane maha { $card }: kuni hoiad oma teised kaardid alles, pole sellest kellelgi teisel kasu.
advice-discard-holds = Pane maha { $card } ja hoia kombinatsioonid käes: vooru lõpetamine ühe käiguga loeb topelt.
advice-discard-safe = Pane maha { $card }: praeguse laua juures ei saa järgmine mängija seda laduda ega lisada.
advice-discard-lonely-highest = Pane maha { $card }: see on kõrgeim sinu kaartidest, mis kuhugi ei sobi ({ $points ->
    [one] 1 punkt
   *[other] { $points } punkti
}).
advice-discard-lonely = Pane maha { $card }: see ei sobi sinu teiste kaartidega ega ühegi kombinatsiooniga laual.
advice-discard-highest = Pane maha { $card }: see on kõige kallim kaart, mille saad maha panna ({ $points ->
    [one] 1 punkt
   *[other] { $points } punkti
}).
advice-discard-unwanted = Pane maha { $card }: see ei sobi ühegi kombinatsiooniga laual.
advice-discard-keeps = Pane maha { $card }: ka ilma selleta annavad sinu kombinatsioonid { $points } punkti, avamiseks on vaja { $least } punkti.
advice-discard-useless = Pane maha { $card }: kellelgi teisel pole sellest kasu, sest kaardid, mida selle juurde vaja oleks, on sinu käes või virnas.
advice-discard-shed = Pane maha { $card }: vastane pani maha { $cards }, mis oleks selle juurde sobinud, nii et arvatavasti ta seda ei taha.
advice-discard-few = Pane maha { $card }: { $points ->
    [0] ükski nägemata kaart ei annaks
    [one] ainult 1 nägemata kaart annaks
   *[other] ainult { $points } nägemata kaarti annaks
} selle ja mõne teise sinu kaardiga kombinatsiooni.
advice-discard-goes-on = Pane maha { $card } ja ära veel koputa: oodates võid minu hinnangul saada { $points ->
    [one] 1 punkti
   *[other] { $points } punkti
}, koputades ainult { $least }.
advice-discard-chance = Pane maha { $card } ja ära veel koputa: minu hinnangul võidad partii oodates { $points }% ja koputades { $least }% tõenäosusega.
advice-discard-spares = Pane maha { $card } ja jäta alles { $cards }: vastane võttis kaarte, mis selle juurde sobivad.
advice-discard-held-back = Pane maha { $card } ja hoia { $cards } esialgu käes: vastasel võib olla kaart, mida sellele kombinatsioonile lisada.
advice-discard-odds = Pane maha { $card }: vastane pani maha või jättis võtmata { $cards }, nii et kaardist { $card } on tal kasu ainult umbes { $points }% tõenäosusega.
advice-discard-awaits = Pane maha { $card }: siis teeks { $points ->
    [one] 1 nägemata kaart
   *[other] { $points } nägemata kaarti
} sinu kaartidest ({ $cards }) kombinatsiooni, rohkem kui ühegi teise mahapaneku järel.
advice-discard-weighed = Pane maha { $card }: minu hinnangul on sinu teised kaardid väärtuslikumad.

advice-table-tiles = { $points ->
    [one] Lao { $cards }: nii saad ühest kivist lahti. Kuidas, näitab **{ button-suggest }**.
   *[other] Lao { $cards }: nii saad { $points } kivist lahti. Kuidas, näitab **{ button-suggest }**.
}
advice-table-tiles-out = Lao { $cards }: nii saad kõigist oma kividest lahti. Kuidas, näitab **{ button-suggest }**.
