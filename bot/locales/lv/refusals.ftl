### Kāpēc gājiens nav izdarīts. Viens teikums katram atteikumam, lauki – iekavās. Lasa tikai tas, kas
### mēģināja, tāpēc „tu”. Atribūts – tas pats citai spēlei vai gadījumam.

refusal-game-over = Šī partija ir beigusies. Lai sāktu jaunu, spied „Revanšs” zem rezultāta.
refusal-not-your-turn = Vēl nav tavs gājiens.
refusal-wrong-phase = { $phase ->
    [draw] { $action ->
        [turnover] Kaudzi apgriež tikai tad, kad kava ir tukša un galda noteikumi to atļauj. Paņem kārti.
       *[other] Vispirms paņem kārti: no kavas vai no kaudzes.
    }
    [first-discard] Raundu sāc tu: nomet vienu kārti. Pirms tam neko nevelk un neizliek.
    [play] { $action ->
        [swap] Šajā spēlē džokerus nemaina. Izliec un pieliec, ko gribi, tad nomet kārti.
        [knock] Šajā spēlē neklauvē: liec kārtis uz galda.
        [gin] Šajā spēlē neklauvē: liec kārtis uz galda.
        [biggin] Šajā spēlē neklauvē: liec kārtis uz galda.
        [close] Šajā spēlē nenoslēdz no rokas: liec kārtis uz galda.
        [pass] Šajā spēlē gājienu neizlaiž: nomet kārti, lai to beigtu.
       *[other] Šajā gājienā kārts jau ir paņemta. Izliec un pieliec, ko gribi, tad nomet kārti.
    }
    [deal] Tieši tagad tiek dalīts nākamais raunds. Mēģini pēc brīža.
   *[other] Šajā gājiena brīdī tā nevar.
}
refusal-stock-empty = Kava ir tukša. Ņem no kaudzes.
    .turn-over = Kava ir tukša. Ņem kaudzes virsējo kārti vai apgriez kaudzi un velc no tās.
refusal-pile-empty = Kaudze ir tukša. Velc no kavas.
refusal-no-such-meld = Kombinācijas ar numuru { $meld } uz galda nav.
refusal-not-in-hand = Tavā rokā nav { $cards }.
refusal-not-in-pile = Kaudzē nav { $card }.
    .top = Šajā spēlē no kaudzes ņem tikai virsējo kārti, bet { $card } ir zem tās.
refusal-not-a-meld = { $cards } nav kombinācija. Grupa ir trīs vai četras vienas vērtības kārtis dažādās mastīs; secība ir trīs vai vairāk vienas masts kārtis pēc kārtas.
refusal-does-not-fit = { $card } neder kombinācijai { $meld }. Grupai der tā pati vērtība mastī, kuras tur vēl nav; secībai – tās pašas masts nākamā kārts jebkurā galā.
    .none = { hint-fits-nowhere }
refusal-not-opened = Kombinācijas uz galda vēl nedrīksti aiztikt: vispirms ir tava pirmā izlikšana.
refusal-too-many-jokers = { $cards }: par daudz džokeru. To var būt ne vairāk par pusi no kombinācijas.
refusal-joker-not-replaceable = { $card } nevar apmainīt pret kombinācijas { $meld } džokeru: der tikai kārts, ko tas aizstāj.
    .none = Pie šī galda džokerus nemaina: kur izlikti, tur paliek.
    .no-joker = Kombinācijā { $meld } džokera nav.
refusal-one-meld-per-turn = Šajā gājienā kombinācija jau ir izlikta, un pie šī galda drīkst vienu gājienā. Pieliec, ko gribi, tad nomet kārti.
refusal-taken-card-unusable = Ņemt līdz { $card } nevar: dziļākā paņemtā kārts tajā pašā gājienā jāizliek vai jāpieliek, bet { $card } nekur nederētu. Vienu virsējo kārti drīkst ņemt vienmēr.
refusal-must-meld-taken-card = { $card } ir paņemta no kaudzes vidus, tāpēc pirms nomešanas tā jāizliek vai jāpieliek.
refusal-cannot-discard-taken-card = { $card } ir tikko paņemta no kaudzes, tāpēc šajā gājienā paliek tev. Nomet citu kārti.
refusal-must-meld-joker = No galda ir paņemts džokers. Līdz gājiena beigām tas jāizliek vai jāpieliek.
refusal-initial-meld-too-low = Tavai pirmajai izlikšanai vajag { $needed ->
    [zero] vismaz { $needed } punktu
    [one] vismaz { $needed } punktu
   *[other] vismaz { $needed } punktus
}, bet uz galda ir { $points }. Šajā gājienā izliec vēl.
    .single = Vienai no pirmās izlikšanas kombinācijām vajag { $needed ->
        [zero] vismaz { $needed } punktu
        [one] vismaz { $needed } punktu
       *[other] vismaz { $needed } punktus
    }; labākajai tagad ir { $points }.
    .total = Pirmās izlikšanas kombinācijām kopā vajag { $needed ->
        [zero] vismaz { $needed } punktu
        [one] vismaz { $needed } punktu
       *[other] vismaz { $needed } punktus
    }; tagad ir { $points }.
refusal-dead-end = Pēc tam nebūtu, kur likt { $card }: šajā gājienā nomest nedrīkst, un nekur neder. Spēlē citādi.
    .none = Pēc tam gājienu nevarētu pabeigt: paturi kārti, ko beigās nomest. Spēlē citādi.
    .opening = Pēc tam gājienu nevarētu pabeigt: pirmā izlikšana vairs nesasniegtu punktus vai nepaliktu kārts, ko nomest. Spēlē citādi.
refusal-deadwood-too-high = Tev paliktu { $points ->
    [zero] { $points } atlikuma punktu
    [one] { $points } atlikuma punkts
   *[other] { $points } atlikuma punkti
}. { $limit ->
    [0] Džinam atlikuma nedrīkst būt nemaz.
   *[other] Lai klauvētu, atlikums nedrīkst būt lielāks par { $limit }.
}
refusal-cannot-close = Lai noslēgtu no rokas, izliek divpadsmit vienas masts kārtis bez džokeriem un nomet trīspadsmito; tas der tikai tad, ja šajā raundā vēl nekas nav izlikts.
    .jokers = Lai noslēgtu no rokas, izliek divpadsmit vienas masts kārtis (džokeru ne vairāk kā puse) un nomet trīspadsmito; tas der tikai tad, ja šajā raundā vēl nekas nav izlikts.
refusal-table-invalid = Tava galda kombinācija { $number } nav derīga: { $cards }.
refusal-tiles-missing = Uz tava galda trūkst: { $cards }. Kas tur bija pirms tava gājiena vai tajā atbrīvojās, tam tur jābūt arī beigās; statīvā nekas neatgriežas.
refusal-no-tile-played = No tava statīva vēl nekas nav izlikts. Izliec vismaz vienu kauliņu vai noliec visu atpakaļ un velc.
refusal-unknown-option = Šai spēlei nav opcijas „{ $name }”. Ir: { $known }.
refusal-bad-option-value = „{ $value }” neder opcijai „{ $name }”.
refusal-wrong-player-count = Šai spēlei spēlētāju vajag no { $least } līdz { $most }, nevis { $seats }.
    .exact = Šai spēlei spēlētāju vajag tieši { $least }, nevis { $seats }.

## Kas būtu atļauts, cik to var redzēt savās kārtīs un uz galda. $choices ir saraksts.
hint-turn = Gājiens: { $name }.
hint-table = Uz galda: { $choices }
hint-table-empty = Uz galda vēl nekā nav.
hint-pile = Kaudze, virsējā pirmā: { $choices }
hint-ace = { $high ->
    [yes] Dūzis ir pirms 2 vai pēc kunga.
   *[no] Dūzis ir tikai pirms 2.
}
hint-melds = Var izlikt: { $choices }.
hint-no-melds = No tavām kārtīm tagad nesanāk neviena kombinācija.
hint-fits = { $card } der šeit: { $choices }.
hint-fits-nowhere = { $card } neder nevienai kombinācijai uz galda.
hint-takes = Var ņemt: { $choices }.
hint-place = Vieta kārtij { $card }: { $choices }.
hint-stands = Der: { $choices }.
hint-opening = Tavai pirmajai izlikšanai, visai vienā gājienā, vajag vismaz { $points } { $points ->
        [zero] punktu
        [one] punktu
       *[other] punktus
    }.
hint-knocks = Klauvēt var, nometot: { $choices }.
hint-no-knocks = Nomet kārti un spēlē tālāk.
hint-meld-number = kombinācija { $number } ({ $cards })
hint-new-meld = jauna kombinācija { $cards }
hint-or = { $first } vai { $last }

## Kāpēc kauliņu rinda nav kombinācija
row-short = Te ir mazāk par trim kauliņiem.
row-jokers = Te ir tikai džokeri.
row-large = Grupā ir ne vairāk par četriem kauliņiem.
row-colour-twice = Grupā katra krāsa ir tikai vienreiz.
row-number-twice = Secībā katrs skaitlis ir tikai vienreiz.
row-gap = Skaitļi nav pēc kārtas; 1 ir mazākais, pēc 13 nekā nav.
row-mixed = Kauliņiem nav ne viena skaitļa, ne vienas krāsas.
