### /hint: mida teeks arvuti ja miks, üks lause iga käigu ja põhjuse paari kohta.
### $card – kaart (uue kombinatsiooni puhul kõik selle kaardid), $meld – kombinatsioon numbriga, $cards – teised kaardid.

command-hint =
    .description = Mida arvuti praegu teeks ja miks; mitte reitinguga partiides
command-hint-table =
    .description = Millises lauas, kui istud mitmes

advice-rated = See partii on reitinguga, nii et vihjeid ma selles ei anna. Kutsu mind reitinguta partiisse või vaata /{ command-rules }.
hint-uncounted = See partii ei lähe enam arvesse sinu taseme juures arvuti vastu.

advice-draw-only = Tõmba pakist: midagi muud praegu teha ei saa.
advice-draw-nothing-helps = Tõmba pakist: ükski virna kaart ei anna sinu kaartidega kombinatsiooni ega sobi lauale.
advice-draw-not-yet = Tõmba pakist: virna pealmine tuleks kohe laduda, aga ka sellega annavad sinu kombinatsioonid ainult { $points } punkti { $least }-st, mida avaladumine nõuab.
advice-draw-no-less = Tõmba pakist: { $cards } sinu ülejääki ei vähenda.
advice-draw-weighed = Tõmba pakist: tundmatust kaardist on arvatavasti rohkem kasu kui virnast.
advice-draw-tiles-wait = Tõmba kivi: praegu saaksid laduda { $cards }, aga { $least } jääks alles ja kellelgi teisel pole palju vähem. Kes laob, see ei tõmba, ja mis praegu sobib, saab arvatavasti ka hiljem koos viimastega laduda.
advice-draw-opens-later = Tõmba kivi: avaladumiseks sobiks { $cards }, aga ka kõige muu sobivaga jääks alles { $least }. Keegi pole veel lõpu lähedal: mis sinu kätte jääb, ei aita teisi ja selle saab ka hiljem laduda.
advice-draw-no-tiles = Tõmba kivi: ühtki sinu kivi ei saa laduda, kuidas lauda ka ei korraldaks.
advice-draw-no-opening = Tõmba kivi: sinu aluse kividest ei saa avaladumist kokku (vaja on { $least } punkti).
advice-turnover-only = Pööra virn ümber: midagi muud praegu teha ei saa.
advice-turnover-nothing-helps = Pööra virn ümber ja tõmba: virna pealmine ei anna sinu kaartidega kombinatsiooni ega sobi lauale.
advice-turnover-weighed = Pööra virn ümber ja tõmba: tundmatust kaardist on arvatavasti rohkem kasu kui virna pealmisest.
advice-take-makes = Võta { $card }: sellest saab kombinatsiooni { $cards }.
advice-take-fits = Võta { $card }, see sobib siia: { $meld }.
advice-take-usable = Võta { $card } ja kõik kaardid selle peal: saad selle samas käigus laduda.
advice-take-pile-brings = Võta { $card } ja kõik kaardid selle peal: saad samas käigus laduda kaarte { $points } punkti eest.
advice-take-only = Võta { $card }: midagi muud praegu teha ei saa.
advice-take-can-open = Võta { $card }: sellega annavad sinu kombinatsioonid { $points } punkti, avaladumiseks on vaja { $least } punkti.
advice-take-lowers = Võta { $card }: sellega võib ülejääk olla { $points }, praegu on see { $least }.
advice-take-weighed = Võta { $card }: sellelt loodan rohkem kui tundmatult kaardilt.
advice-pass-upcard = Jäta vahele: avatud kaart { $card } ei anna sinu kaartidega kombinatsiooni.
advice-pass-no-less = Jäta vahele: { $cards } sinu ülejääki ei vähenda.
advice-pass-weighed = Jäta vahele: tundmatust kaardist on arvatavasti rohkem kasu kui avatud kaardist.
advice-pass-no-tiles = Jäta vahele: ühtki sinu kivi ei saa laduda, kuidas lauda ka ei korraldaks, ja varu on tühi.
advice-pass-no-opening = Jäta vahele: sinu aluse kividest ei saa avaladumist kokku (vaja on { $least } punkti), ja varu on tühi.

advice-meld-owed = Lao { $card }: enne käigu lõppu peab laual olema { $cards }.
advice-meld-out = Lao { $card }: siis on käsi tühi ja voor läbi.
advice-meld-opens = Lao { $card }: siis annab avaladumine { $points } punkti, vaja on { $least } punkti.
advice-meld-towards = Lao { $card }: siis on laual { $points } punkti { $least }-st, mida avaladumine nõuab; ülejäänu saad laduda samas käigus.
advice-meld-scores = Lao { $card }: { $points ->
    [one] see annab 1 punkti.
   *[other] see annab { $points } punkti.
}
advice-meld-sheds = Lao { $card }: { $points ->
    [one] käes on siis 1 punkt vähem.
   *[other] käes on siis { $points } punkti vähem.
}
advice-meld-goes-out = Lao { $card }: saad selle käiguga lõpetada.
advice-meld-rummy = Lao { $card }: saad ühe käiguga lõpetada ja see loeb topelt.
advice-meld-near-out = Lao { $card }: { $points ->
    [one] käes on siis 1 punkt vähem
   *[other] käes on siis { $points } punkti vähem
} ja kellelgi teisel on alles ainult { $least ->
    [one] 1 kaart
   *[other] { $least } kaarti
}.
advice-add-owed = Lisa { $card } siia: { $meld }. Enne käigu lõppu peab see kaart laual olema.
advice-add-out = Lisa { $card } siia: { $meld }. Siis on käsi tühi ja voor läbi.
advice-add-scores = Lisa { $card } siia: { $meld }. { $points ->
    [one] See annab 1 punkti.
   *[other] See annab { $points } punkti.
}
advice-add-sheds = Lisa { $card } siia: { $meld }. { $points ->
    [one] Käes on siis 1 punkt vähem.
   *[other] Käes on siis { $points } punkti vähem.
}
advice-add-goes-out = Lisa { $card } siia: { $meld }. Saad selle käiguga lõpetada.
advice-add-rummy = Lisa { $card } siia: { $meld }. Saad ühe käiguga lõpetada ja see loeb topelt.
advice-add-near-out = Lisa { $card } siia: { $meld }. { $points ->
    [one] Käes on siis 1 punkt vähem
   *[other] Käes on siis { $points } punkti vähem
} ja kellelgi teisel on alles ainult { $least ->
    [one] 1 kaart
   *[other] { $least } kaarti
}.
advice-swap-goes-out = Vaheta { $card } jokkeri vastu siin: { $meld }. Jokkeriga saad selle käiguga lõpetada.
advice-swap-swaps = Vaheta { $card } jokkeri vastu siin: { $meld }. Jokkeri saad laduda mis tahes vajaliku kaardina.

advice-knock-knocks = Koputa ja pane maha { $card }: { $points ->
    [one] ülejääk on ainult 1 punkt.
   *[other] ülejääk on ainult { $points } punkti.
}
advice-knock-ahead = Koputa ja pane maha { $card }: { $points ->
    [one] ülejääk on ainult 1 punkt
   *[other] ülejääk on ainult { $points } punkti
} ja minu arvutuse järgi toob koputus sulle umbes { $least ->
    [one] 1 punkti
   *[other] { $least } punkti
}.
advice-gin-gin = Koputa ja pane maha { $card }: see on džinn, ülejääki pole.
advice-biggin-gin = Kuuluta suur džinn: kõik sinu kaardid on kombinatsioonides.
advice-close-closes = Sulge ja pane maha { $card }: sul on kaksteist ühe masti kaarti ja teised kaotavad topelt.

advice-discard-out = Pane maha { $card }: see on sinu viimane kaart ja voor on läbi.
advice-discard-deadwood = Pane maha { $card }: { $points ->
    [one] alles jääb 1 punkt, vähim võimalik ülejääk.
   *[other] alles jääb { $points } punkti, vähim võimalik ülejääk.
}
advice-discard-twin = Pane maha { $card }: samasugune on sul veel.
advice-discard-dead = Pane maha { $card }: kuni teised kaardid on sinu käes, ei saa keegi teine seda laduda.
advice-discard-holds = Pane maha { $card } ja jäta kombinatsioonid kätte: lõpp ühe käiguga loeb topelt.
advice-discard-safe = Pane maha { $card }: nii nagu laud praegu on, ei saa järgmine mängija seda laduda ega lisada.
advice-discard-lonely-highest = Pane maha { $card }: see on kõrgeim sinu kaartidest, mis kuhugi ei sobi ({ $points ->
    [one] 1 punkt
   *[other] { $points } punkti
}).
advice-discard-lonely = Pane maha { $card }: see ei sobi sinu kaartide ega millegi juurde laual.
advice-discard-highest = Pane maha { $card }: see on kõige kallim kaart, mille tohid maha panna ({ $points ->
    [one] 1 punkt
   *[other] { $points } punkti
}).
advice-discard-unwanted = Pane maha { $card }: see ei sobi ühelegi kombinatsioonile laual.
advice-discard-keeps = Pane maha { $card }: ka ilma selleta annavad sinu kombinatsioonid { $points } punkti, avaladumiseks on vaja { $least } punkti.
advice-discard-useless = Pane maha { $card }: kellelgi teisel pole sellest kasu, sest selle juurde vajalikud kaardid on sinu käes või virnas.
advice-discard-shed = Pane maha { $card }: vastane pani maha { $cards }, mis oleks sellega võinud anda kombinatsiooni, ja arvatavasti ta seda ei taha.
advice-discard-few = Pane maha { $card }: { $points ->
    [0] ükski nägemata kaart ei annaks
    [one] ainult 1 nägemata kaart annaks
   *[other] ainult { $points } nägemata kaarti annaks
} selle ja mõne teise sinu kaardiga kombinatsiooni.
advice-discard-goes-on = Pane maha { $card } ja mängi edasi: sellest loodan { $points ->
    [one] 1 punkti
   *[other] { $points } punkti
}, koputusest ainult { $least }.
advice-discard-chance = Pane maha { $card } ja mängi edasi: partii võidad minu arvates nii { $points }% tõenäosusega, koputades { $least }%.
advice-discard-spares = Pane maha { $card } ja jäta { $cards } kätte: vastane võttis kaardid, mis annavad sellega kombinatsiooni.
advice-discard-held-back = Pane maha { $card } ja jäta { $cards } esialgu kätte: vastasel võib olla kaart, mis sellele kombinatsioonile sobib.
advice-discard-odds = Pane maha { $card }: vastane pani maha või jättis võtmata { $cards }, nii et tõenäosus, et tal on sellest kasu, on ainult umbes { $points } %.
advice-discard-awaits = Pane maha { $card }: siis annab sinu kaartidega kombinatsiooni { $points ->
    [one] 1 nägemata kaart
   *[other] { $points } nägemata kaarti
} ({ $cards }), rohkem kui pärast ühtki teist mahapanekut.
advice-discard-weighed = Pane maha { $card }: minu arvutuse järgi on teistest kaartidest rohkem kasu.

advice-table-tiles = { $points ->
    [one] Lao { $cards }: see kivi saab kohe aluselt ära. **{ button-suggest }** näitab, kuidas.
   *[other] Lao { $cards }: { $points } kivi saab kohe aluselt ära. **{ button-suggest }** näitab, kuidas.
}
advice-table-tiles-out = Lao { $cards }: kõik sinu kivid saavad aluselt ära. **{ button-suggest }** näitab, kuidas.
