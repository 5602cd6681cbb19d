### /hint: ko darītu dators un kāpēc, teikums katram gājiena un iemesla pārim.
### $card – kārts (jaunai kombinācijai visas tās kārtis), $meld – kombinācija ar numuru, $cards – citas kārtis.

command-hint = hint
    .description = Ko tagad darītu dators un kāpēc; ne partijās, kas skaitās reitingā
command-hint-table = table
    .description = Pie kura galda, ja sēdi pie vairākiem

advice-rated = Šī partija skaitās reitingā, tāpēc padomus tajā nedodu. Izaicini mani uz partiju bez reitinga vai ieskaties /rules.
hint-uncounted = Šī partija tavam līmenim pret datoru vairs neskaitās.

advice-draw-only = Velc no kavas: neko citu tagad darīt nevar.
advice-draw-nothing-helps = Velc no kavas: neviena kaudzes kārts neveido kombināciju ar tavām un neder uz galda.
advice-draw-weighed = Velc no kavas: nezināma kārts droši vien noderēs vairāk nekā kaudze.
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
advice-take-only = Ņem { $card }: neko citu tagad darīt nevar.
advice-take-weighed = Ņem { $card }: no tās sagaidu vairāk nekā no nezināmas kārts.
advice-pass-upcard = Izlaid: atklātā kārts { $card } neveido kombināciju ar tavām.
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
advice-swap-swaps = Apmaini { $card } pret džokeru šeit: { $meld }. To var izlikt jebkuras vajadzīgās kārts vietā.

advice-knock-knocks = Klauvē, nometot { $card }: { $points ->
    [zero] atlikums tikai { $points } punktu.
    [one] atlikums tikai { $points } punkts.
   *[other] atlikums tikai { $points } punkti.
}
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
advice-discard-weighed = Nomet { $card }: pēc maniem aprēķiniem pārējās kārtis ir noderīgākas.

advice-table-tiles = { $points ->
    [zero] Izliec { $cards }: no statīva var aiziet { $points } kauliņu. **{ button-suggest }** parādīs, kā.
    [one] Izliec { $cards }: no statīva var aiziet { $points } kauliņš. **{ button-suggest }** parādīs, kā.
   *[other] Izliec { $cards }: no statīva var aiziet { $points } kauliņi. **{ button-suggest }** parādīs, kā.
}
advice-table-tiles-out = Izliec { $cards }: no statīva var aiziet visi kauliņi. **{ button-suggest }** parādīs, kā.
