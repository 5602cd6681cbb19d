### /hint: ko darītu dators un kāpēc, teikums katram gājiena un iemesla pārim.
### $card – kārts (jaunai kombinācijai visas tās kārtis), $meld – kombinācija ar numuru, $cards – citas kārtis.

command-hint =
    .description = Ko dators tagad darītu un kāpēc; reitinga partijās padomu nav
command-hint-table =
    .description = Kurš galds; vajag tikai tad, ja spēlē pie vairākiem

advice-rated = Šī partija ir ar reitingu, tāpēc padomu tajā nav. Lai dabūtu padomus, izaicini mani uz partiju bez reitinga. Šo spēli izskaidro /{ command-rules }.
hint-uncounted = Šī partija tavu līmeni pret datoru vairs nemaina.

advice-draw-only = Velc no kavas: neko citu tagad nevari.
advice-draw-nothing-helps = Velc no kavas: neviena kārts, ko vari ņemt no kaudzes, neveido kombināciju ar tavām un neder nevienai kombinācijai uz galda.
advice-draw-not-yet = Velc no kavas: kaudzes virsējā kārts būtu uzreiz jāizliek, bet arī ar to pirmajā izlikšanā būtu tikai { $points ->
    [zero] { $points } punkti
    [one] { $points } punkts
   *[other] { $points } punkti
}, un vajag { $least }.
advice-draw-no-less = Velc no kavas: { $cards } tavu atlikumu nesamazinātu.
advice-draw-weighed = Velc no kavas: nezināma kārts tev droši vien noderēs vairāk nekā kaudze.
advice-draw-tiles-wait = Velc kauliņu: tagad vari izlikt { $cards }, bet statīvā vēl paliktu { $least }, un nevienam citam kauliņu nav daudz mazāk. Velkot dabūsi jaunu kauliņu, un šos droši vien varēsi izlikt arī vēlāk.
advice-draw-opens-later = Velc kauliņu: pirmajai izlikšanai tev pietiek ar { $cards }, bet, arī izliekot visu, kas tad derētu, statīvā vēl paliktu { $least }. Neviens vēl nav tuvu beigām. Kauliņi, ko paturi, nevienam citam nepalīdz, un tos varēsi izlikt arī vēlāk.
advice-draw-no-tiles = Velc kauliņu: nevienu savu kauliņu nevari izlikt, lai kā pārkārtotu galdu.
advice-draw-no-opening = Velc kauliņu: tavā statīvā nav pirmajai izlikšanai vajadzīgo kombināciju ({ $least ->
        [zero] { $least } punkti
        [one] { $least } punkts
       *[other] { $least } punkti
    }).
advice-turnover-only = Apgriez kaudzi: neko citu tagad nevari.
advice-turnover-nothing-helps = Apgriez kaudzi un velc: tās virsējā kārts neveido kombināciju ar tavām un neder nevienai kombinācijai uz galda.
advice-turnover-weighed = Apgriez kaudzi un velc: nezināma kārts tev droši vien noderēs vairāk nekā kaudzes virsējā.
advice-take-makes = Ņem { $card }: ar to sanāk kombinācija { $cards }.
advice-take-fits = Ņem { $card }, tā der šeit: { $meld }.
advice-take-usable = Ņem { $card } un visas kārtis virs tās: { $card } šajā gājienā vari izlikt vai pielikt.
advice-take-pile-brings = Ņem { $card } un visas kārtis virs tās: šajā gājienā vari izlikt uz galda { $points ->
    [zero] { $points } punktus
    [one] { $points } punktu
   *[other] { $points } punktus
}.
advice-take-only = Ņem { $card }: neko citu tagad nevari.
advice-take-can-open = Ņem { $card }: ar to tavās kombinācijās ir { $points ->
    [zero] { $points } punkti
    [one] { $points } punkts
   *[other] { $points } punkti
}, un pirmajai izlikšanai vajag { $least }.
advice-take-lowers = Ņem { $card }: ar to atlikumu var samazināt no { $least } līdz { $points }.
advice-take-weighed = Ņem { $card }: domāju, ka tā noderēs vairāk nekā nezināma kārts.
advice-pass-upcard = Izlaid: atklātā kārts { $card } neveido kombināciju ar tavām.
advice-pass-no-less = Izlaid: { $cards } tavu atlikumu nesamazinātu.
advice-pass-weighed = Izlaid: nezināma kārts tev droši vien noderēs vairāk nekā atklātā.
advice-pass-no-tiles = Izlaid: nevienu savu kauliņu nevari izlikt, lai kā pārkārtotu galdu, un krājums ir tukšs.
advice-pass-no-opening = Izlaid: tavā statīvā nav pirmajai izlikšanai vajadzīgo kombināciju ({ $least ->
        [zero] { $least } punkti
        [one] { $least } punkts
       *[other] { $least } punkti
    }), un krājums ir tukšs.

advice-meld-owed = Izliec { $card }: līdz gājiena beigām { $cards } jābūt uz galda.
advice-meld-out = Izliec { $card }: tad tava roka ir tukša un raunds beidzas.
advice-meld-opens = Izliec { $card }: tad tavā pirmajā izlikšanā ir { $points } { $points ->
        [zero] punkti
        [one] punkts
       *[other] punkti
    }, un vajag { $least }.
advice-meld-towards = Izliec { $card }: tad ir { $points } no { $least ->
    [zero] { $least } punktiem, kas vajadzīgi
    [one] { $least } punkta, kas vajadzīgs
   *[other] { $least } punktiem, kas vajadzīgi
} pirmajai izlikšanai, un pārējo vari izlikt tajā pašā gājienā.
advice-meld-scores = Izliec { $card }: { $points ->
    [zero] tas dod { $points } punktus.
    [one] tas dod { $points } punktu.
   *[other] tas dod { $points } punktus.
}
advice-meld-sheds = Izliec { $card }: { $points ->
    [zero] tev rokā būs par { $points } punktiem mazāk.
    [one] tev rokā būs par { $points } punktu mazāk.
   *[other] tev rokā būs par { $points } punktiem mazāk.
}
advice-meld-goes-out = Izliec { $card }: šajā gājienā vari pabeigt raundu.
advice-meld-rummy = Izliec { $card }: vari pabeigt raundu vienā gājienā, un tas skaitās dubulti.
advice-meld-near-out = Izliec { $card }: { $points ->
    [zero] tev rokā būs par { $points } punktiem mazāk
    [one] tev rokā būs par { $points } punktu mazāk
   *[other] tev rokā būs par { $points } punktiem mazāk
}, un kādam citam { $least ->
    [1] palikusi tikai viena kārts.
    [zero] palikušas tikai { $least } kārtis.
    [one] palikusi tikai { $least } kārts.
   *[other] palikušas tikai { $least } kārtis.
}
advice-add-owed = Pieliec { $card } šeit: { $meld }. Līdz gājiena beigām šai kārtij jābūt uz galda.
advice-add-out = Pieliec { $card } šeit: { $meld }. Tad tava roka ir tukša un raunds beidzas.
advice-add-scores = Pieliec { $card } šeit: { $meld }. { $points ->
    [zero] Tas dod { $points } punktus.
    [one] Tas dod { $points } punktu.
   *[other] Tas dod { $points } punktus.
}
advice-add-sheds = Pieliec { $card } šeit: { $meld }. { $points ->
    [zero] Tev rokā būs par { $points } punktiem mazāk.
    [one] Tev rokā būs par { $points } punktu mazāk.
   *[other] Tev rokā būs par { $points } punktiem mazāk.
}
advice-add-goes-out = Pieliec { $card } šeit: { $meld }. Šajā gājienā vari pabeigt raundu.
advice-add-rummy = Pieliec { $card } šeit: { $meld }. Vari pabeigt raundu vienā gājienā, un tas skaitās dubulti.
advice-add-near-out = Pieliec { $card } šeit: { $meld }. { $points ->
    [zero] Tev rokā būs par { $points } punktiem mazāk
    [one] Tev rokā būs par { $points } punktu mazāk
   *[other] Tev rokā būs par { $points } punktiem mazāk
}, un kādam citam { $least ->
    [1] palikusi tikai viena kārts.
    [zero] palikušas tikai { $least } kārtis.
    [one] palikusi tikai { $least } kārts.
   *[other] palikušas tikai { $least } kārtis.
}
advice-swap-goes-out = Apmaini { $card } pret džokeru šeit: { $meld }. Ar džokeru šajā gājienā vari pabeigt raundu.
advice-swap-swaps = Apmaini { $card } pret džokeru šeit: { $meld }. Džokeru vari izlikt jebkuras vajadzīgās kārts vietā.

advice-knock-knocks = Klauvē, nometot { $card }: { $points ->
    [zero] atlikums tikai { $points } punkti.
    [one] atlikums tikai { $points } punkts.
   *[other] atlikums tikai { $points } punkti.
}
advice-knock-ahead = Klauvē, nometot { $card }: { $points ->
    [zero] atlikums tikai { $points } punkti
    [one] atlikums tikai { $points } punkts
   *[other] atlikums tikai { $points } punkti
}, un tas varētu tev dot apmēram { $least ->
    [zero] { $least } punktus
    [one] { $least } punktu
   *[other] { $least } punktus
}.
advice-gin-gin = Klauvē, nometot { $card }: tas ir džins, atlikuma nav.
advice-biggin-gin = Piesaki lielo džinu: visas tavas kārtis ir kombinācijās.
advice-close-closes = Noslēdz, nometot { $card }: tev ir divpadsmit vienas masts kārtis, un pārējie zaudē divreiz vairāk punktu.

advice-discard-out = Nomet { $card }: tā ir tava pēdējā kārts, un raunds beidzas.
advice-discard-deadwood = Nomet { $card }: { $points ->
    [zero] atlikums ir { $points } punkti, mazāk nevar.
    [one] atlikums ir { $points } punkts, mazāk nevar.
   *[other] atlikums ir { $points } punkti, mazāk nevar.
}
advice-discard-twin = Nomet { $card }: tev ir vēl viena tāda pati.
advice-discard-dead = Nomet { $card }: kamēr paturi pārējās kārtis, neviens cits to nevar izlikt.
advice-discard-holds = Nomet { $card } un paturi kombinācijas rokā: raunds, kas pabeigts vienā gājienā, skaitās dubulti.
advice-discard-safe = Nomet { $card }: ar to, kas tagad ir uz galda, nākamais spēlētājs to nevar ne izlikt, ne pielikt.
advice-discard-lonely-highest = Nomet { $card }: tā ir dārgākā no kārtīm, kas tev nekur neder ({ $points ->
    [zero] { $points } punkti
    [one] { $points } punkts
   *[other] { $points } punkti
}).
advice-discard-lonely = Nomet { $card }: tā neder ne tavām kārtīm, ne kombinācijām uz galda.
advice-discard-highest = Nomet { $card }: tā ir dārgākā kārts, ko vari nomest ({ $points ->
    [zero] { $points } punkti
    [one] { $points } punkts
   *[other] { $points } punkti
}).
advice-discard-unwanted = Nomet { $card }: tā neder nevienai kombinācijai uz galda.
advice-discard-keeps = Nomet { $card }: arī bez tās tavās kombinācijās ir { $points ->
    [zero] { $points } punkti
    [one] { $points } punkts
   *[other] { $points } punkti
}, un pirmajai izlikšanai vajag { $least }.
advice-discard-useless = Nomet { $card }: nevienam citam tā neder, jo vajadzīgās kārtis ir tavā rokā vai kaudzē.
advice-discard-shed = Nomet { $card }: pretinieks nometa { $cards }, kas ar to derētu kopā, tāpēc laikam to negrib.
advice-discard-few = Nomet { $card }: { $points ->
    [0] neviena neredzēta kārts vairs neveidotu
    [zero] tikai { $points } neredzētas kārtis vēl veidotu
    [one] tikai { $points } neredzēta kārts vēl veidotu
   *[other] tikai { $points } neredzētas kārtis vēl veidotu
} kombināciju ar to un vēl kādu tavu kārti.
advice-discard-goes-on = Nomet { $card } un vēl neklauvē: ja pagaidīsi, tas varētu dot { $points ->
    [zero] { $points } punktus
    [one] { $points } punktu
   *[other] { $points } punktus
}, ja klauvēsi – tikai { $least }.
advice-discard-chance = Nomet { $card } un vēl neklauvē: izredzes uzvarēt partijā, ja pagaidīsi, ir ap { $points } %, ja klauvēsi – { $least } %.
advice-discard-spares = Nomet { $card } un paturi { $cards }: pretinieks paņēma kārtis, kas ar { $cards } der kopā.
advice-discard-held-back = Nomet { $card } un { $cards } pagaidām paturi rokā: pretiniekam var būt kārts, ko pielikt šai kombinācijai.
advice-discard-odds = Nomet { $card }: pretinieks nometa vai neņēma { $cards }, tāpēc { $card } viņam noderēs tikai ar kādu { $points } % varbūtību.
advice-discard-awaits = Nomet { $card }: tad kombināciju ar tavām ({ $cards }) veidos { $points ->
    [zero] { $points } neredzētas kārtis
    [one] { $points } neredzēta kārts
   *[other] { $points } neredzētas kārtis
}, vairāk nekā pēc jebkuras citas nomešanas.
advice-discard-weighed = Nomet { $card }: manuprāt, pārējās tavas kārtis ir vērtīgākas.

advice-table-tiles = { $points ->
    [zero] Izliec { $cards }: tagad vari tikt vaļā no { $points } kauliņiem. **{ button-suggest }** parāda, kā.
    [one] Izliec { $cards }: tagad vari tikt vaļā no { $points } kauliņa. **{ button-suggest }** parāda, kā.
   *[other] Izliec { $cards }: tagad vari tikt vaļā no { $points } kauliņiem. **{ button-suggest }** parāda, kā.
}
advice-table-tiles-out = Izliec { $cards }: tagad vari tikt vaļā no visiem kauliņiem. **{ button-suggest }** parāda, kā.
