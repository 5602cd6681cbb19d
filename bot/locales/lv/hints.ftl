### /hint: ko darītu dators un kāpēc, teikums katram gājiena un iemesla pārim.
### $card – kārts (jaunai kombinācijai visas tās kārtis), $meld – kombinācija ar numuru, $cards – citas kārtis.

command-hint =
    .description = Ko tagad darītu dators un kāpēc; ne partijās, kas skaitās reitingā
command-hint-table =
    .description = Pie kura galda, ja sēdi pie vairākiem

advice-rated = Šī partija skaitās reitingā, tāpēc padomus tajā nedodu. Izaicini mani uz partiju bez reitinga vai ieskaties /{ command-rules }.
hint-uncounted = Šī partija tavam līmenim pret datoru vairs neskaitās.

advice-draw-only = Velc no kavas: neko citu tagad darīt nevar.
advice-draw-nothing-helps = Velc no kavas: neviena kaudzes kārts neveido kombināciju ar tavām un neder uz galda.
advice-draw-not-yet = Velc no kavas: kaudzes virsējā būtu uzreiz jāizliek, un arī ar to tavas kombinācijas dod tikai { $points } no { $least } pirmās izlikšanas { $least ->
    [zero] punktiem
    [one] punkta
   *[other] punktiem
}.
advice-draw-no-less = Velc no kavas: { $cards } tavu atlikumu nesamazinās.
advice-draw-weighed = Velc no kavas: nezināma kārts droši vien noderēs vairāk nekā kaudze.
advice-draw-tiles-wait = Velc kauliņu: tagad vari izlikt { $cards }, bet paliktu { $least }, un nevienam citam nav daudz mazāk. Kas izliek, tas nevelk, un to, kas der tagad, droši vien varēs izlikt arī vēlāk kopā ar pēdējiem.
advice-draw-opens-later = Velc kauliņu: vari sākt, izliekot { $cards }, bet arī ar visu, kas tad derētu, paliktu { $least }. Neviens vēl nav tuvu beigām: tas, ko paturi, nevienam citam nepalīdz un varēs iziet arī vēlāk.
advice-draw-no-tiles = Velc kauliņu: nevienu savu nevar izlikt, lai kā pārkārtotu galdu.
advice-draw-no-opening = Velc kauliņu: no statīva kauliņiem nesanāk pirmā izlikšana ({ $least ->
        [zero] { $least } punktu
        [one] { $least } punkts
       *[other] { $least } punkti
}).
advice-turnover-only = Apgriez kaudzi: neko citu tagad darīt nevar.
advice-turnover-nothing-helps = Apgriez kaudzi un velc: tās virsējā kārts neveido kombināciju ar tavām un neder uz galda.
advice-turnover-weighed = Apgriez kaudzi un velc: nezināma kārts droši vien noderēs vairāk nekā kaudzes virsējā.
advice-take-makes = Ņem { $card }: sanāk kombinācija { $cards }.
advice-take-fits = Ņem { $card }, tā der šeit: { $meld }.
advice-take-usable = Ņem { $card } un visas kārtis uz tās: to var izlikt šajā gājienā.
advice-take-pile-brings = Ņem { $card } un visas kārtis uz tās: šajā gājienā var izlikt kārtis par { $points ->
    [zero] { $points } punktiem
    [one] { $points } punktu
   *[other] { $points } punktiem
}.
advice-take-only = Ņem { $card }: neko citu tagad darīt nevar.
advice-take-can-open = Ņem { $card }: ar to tavas kombinācijas dod { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
}, un pirmajai izlikšanai vajag { $least }.
advice-take-lowers = Ņem { $card }: ar to atlikumu var samazināt no { $least } līdz { $points }.
advice-take-weighed = Ņem { $card }: no tās sagaidu vairāk nekā no nezināmas kārts.
advice-pass-upcard = Izlaid: atklātā kārts { $card } neveido kombināciju ar tavām.
advice-pass-no-less = Izlaid: { $cards } tavu atlikumu nesamazinās.
advice-pass-weighed = Izlaid: nezināma kārts droši vien noderēs vairāk nekā atklātā.
advice-pass-no-tiles = Izlaid: nevienu tavu kauliņu nevar izlikt, lai kā pārkārtotu galdu, un krājums ir tukšs.
advice-pass-no-opening = Izlaid: no statīva kauliņiem nesanāk pirmā izlikšana ({ $least ->
        [zero] { $least } punktu
        [one] { $least } punkts
       *[other] { $least } punkti
}), un krājums ir tukšs.

advice-meld-owed = Izliec { $card }: līdz gājiena beigām uz galda jābūt { $cards }.
advice-meld-out = Izliec { $card }: tad roka ir tukša, un raunds beidzies.
advice-meld-opens = Izliec { $card }: tad pirmā izlikšana dod { $points } { $points ->
        [zero] punktu
        [one] punktu
       *[other] punktus
}, un vajag { $least }.
advice-meld-towards = Izliec { $card }: tad uz galda ir { $points } no { $least } pirmās izlikšanas { $least ->
        [zero] punktiem
        [one] punkta
       *[other] punktiem
    }, pārējos var izlikt šajā gājienā.
advice-meld-scores = Izliec { $card }: { $points ->
    [zero] tas dod { $points } punktu.
    [one] tas dod { $points } punktu.
   *[other] tas dod { $points } punktus.
}
advice-meld-sheds = Izliec { $card }: { $points ->
    [zero] rokā būs par { $points } punktiem mazāk.
    [one] rokā būs par { $points } punktu mazāk.
   *[other] rokā būs par { $points } punktiem mazāk.
}
advice-meld-goes-out = Izliec { $card }: šajā gājienā vari beigt.
advice-meld-rummy = Izliec { $card }: vari beigt vienā gājienā, un tas skaitās dubulti.
advice-meld-near-out = Izliec { $card }: { $points ->
    [zero] rokā būs par { $points } punktiem mazāk
    [one] rokā būs par { $points } punktu mazāk
   *[other] rokā būs par { $points } punktiem mazāk
}, un citam spēlētājam ir tikai { $least ->
    [zero] { $least } kāršu
    [one] { $least } kārts
   *[other] { $least } kārtis
}.
advice-add-owed = Pieliec { $card } šeit: { $meld }. Līdz gājiena beigām šai kārtij jābūt uz galda.
advice-add-out = Pieliec { $card } šeit: { $meld }. Tad roka ir tukša, un raunds beidzies.
advice-add-scores = Pieliec { $card } šeit: { $meld }. { $points ->
    [zero] Tas dod { $points } punktu.
    [one] Tas dod { $points } punktu.
   *[other] Tas dod { $points } punktus.
}
advice-add-sheds = Pieliec { $card } šeit: { $meld }. { $points ->
    [zero] Rokā būs par { $points } punktiem mazāk.
    [one] Rokā būs par { $points } punktu mazāk.
   *[other] Rokā būs par { $points } punktiem mazāk.
}
advice-add-goes-out = Pieliec { $card } šeit: { $meld }. Šajā gājienā vari beigt.
advice-add-rummy = Pieliec { $card } šeit: { $meld }. Vari beigt vienā gājienā, un tas skaitās dubulti.
advice-add-near-out = Pieliec { $card } šeit: { $meld }. { $points ->
    [zero] Rokā būs par { $points } punktiem mazāk
    [one] Rokā būs par { $points } punktu mazāk
   *[other] Rokā būs par { $points } punktiem mazāk
}, un citam spēlētājam ir tikai { $least ->
    [zero] { $least } kāršu
    [one] { $least } kārts
   *[other] { $least } kārtis
}.
advice-swap-goes-out = Apmaini { $card } pret džokeru šeit: { $meld }. Ar to šajā gājienā vari beigt.
advice-swap-swaps = Apmaini { $card } pret džokeru šeit: { $meld }. To var izlikt jebkuras vajadzīgās kārts vietā.

advice-knock-knocks = Klauvē, nometot { $card }: { $points ->
    [zero] atlikums tikai { $points } punktu.
    [one] atlikums tikai { $points } punkts.
   *[other] atlikums tikai { $points } punkti.
}
advice-knock-ahead = Klauvē, nometot { $card }: { $points ->
    [zero] atlikums tikai { $points } punktu
    [one] atlikums tikai { $points } punkts
   *[other] atlikums tikai { $points } punkti
}, un pēc maniem aprēķiniem tas tev dos aptuveni { $least ->
    [zero] { $least } punktu
    [one] { $least } punktu
   *[other] { $least } punktus
}.
advice-gin-gin = Klauvē, nometot { $card }: tas ir džins, atlikuma nav.
advice-biggin-gin = Piesaki lielo džinu: visas tavas kārtis ir kombinācijās.
advice-close-closes = Noslēdz, nometot { $card }: tev ir divpadsmit vienas masts kārtis, un pārējie zaudē dubulti.

advice-discard-out = Nomet { $card }: tā ir pēdējā kārts, un raunds beidzies.
advice-discard-deadwood = Nomet { $card }: { $points ->
    [zero] paliks { $points } punktu – mazākais iespējamais atlikums.
    [one] paliks { $points } punkts – mazākais iespējamais atlikums.
   *[other] paliks { $points } punkti – mazākais iespējamais atlikums.
}
advice-discard-twin = Nomet { $card }: tev ir vēl viena tāda pati.
advice-discard-dead = Nomet { $card }: kamēr pārējās kārtis ir tev, neviens cits to neizliks.
advice-discard-holds = Nomet { $card } un paturi kombinācijas rokā: beigas vienā gājienā skaitās dubulti.
advice-discard-safe = Nomet { $card }: kamēr galds ir tāds kā tagad, nākamais spēlētājs to nevar ne izlikt, ne pielikt.
advice-discard-lonely-highest = Nomet { $card }: tā ir lielākā no tavām kārtīm, kas nekur neder ({ $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}).
advice-discard-lonely = Nomet { $card }: tā neder ne tavām kārtīm, ne uz galda.
advice-discard-highest = Nomet { $card }: tā ir dārgākā kārts, ko drīksti nomest ({ $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}).
advice-discard-unwanted = Nomet { $card }: tā neder nevienai kombinācijai uz galda.
advice-discard-keeps = Nomet { $card }: arī bez tās tavas kombinācijas dod { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
}, un pirmajai izlikšanai vajag { $least }.
advice-discard-useless = Nomet { $card }: nevienam citam tā nenoderēs, jo tai vajadzīgās kārtis ir tavā rokā vai kaudzē.
advice-discard-shed = Nomet { $card }: pretinieks nometa { $cards }, kas ar to varēja veidot kombināciju, un droši vien to negrib.
advice-discard-few = Nomet { $card }: { $points ->
    [0] neviena neredzama kārts vairs neveidotu
    [zero] tikai { $points } neredzamu kāršu vēl veidotu
    [one] tikai { $points } neredzama kārts vēl veidotu
   *[other] tikai { $points } neredzamas kārtis vēl veidotu
} kombināciju ar to un citu tavu kārti.
advice-discard-goes-on = Nomet { $card } un spēlē tālāk: no tā sagaidu { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
}, bet no klauvēšanas tikai { $least }.
advice-discard-chance = Nomet { $card } un spēlē tālāk: izredzes uzvarēt partiju tā lēšu { $points } %, bet klauvējot – { $least } %.
advice-discard-spares = Nomet { $card } un paturi { $cards }: pretinieks paņēma kārtis, kas ar to veido kombināciju.
advice-discard-held-back = Nomet { $card } un pagaidām paturi rokā { $cards }: pretiniekam var būt kārts, kas der šai kombinācijai.
advice-discard-odds = Nomet { $card }: pretinieks nometa vai atstāja { $cards }, tāpēc varbūtība, ka tā viņam noderēs, ir tikai ap { $points } %.
advice-discard-awaits = Nomet { $card }: tad kombināciju ar tavām veidos { $points ->
    [zero] { $points } neredzamu kāršu
    [one] { $points } neredzama kārts
   *[other] { $points } neredzamas kārtis
} ({ $cards }), vairāk nekā pēc jebkuras citas nomešanas.
advice-discard-weighed = Nomet { $card }: pēc maniem aprēķiniem pārējās kārtis ir noderīgākas.

advice-table-tiles = { $points ->
    [zero] Izliec { $cards }: no statīva var aiziet { $points } kauliņu. **{ button-suggest }** parādīs, kā.
    [one] Izliec { $cards }: no statīva var aiziet { $points } kauliņš. **{ button-suggest }** parādīs, kā.
   *[other] Izliec { $cards }: no statīva var aiziet { $points } kauliņi. **{ button-suggest }** parādīs, kā.
}
advice-table-tiles-out = Izliec { $cards }: no statīva var aiziet visi kauliņi. **{ button-suggest }** parādīs, kā.
