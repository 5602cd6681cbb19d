### Kāpēc gājiens nav izdarīts. Viens teikums katram atteikumam, lauki – iekavās. Lasa tikai tas, kas
### mēģināja, tāpēc „tu”. Atribūts – tas pats citai spēlei vai gadījumam.

refusal-game-over = Šī partija ir beigusies. Lai spēlētu vēlreiz, zem rezultāta spied „{ button-rematch }”.
refusal-not-your-turn = Vēl nav tavs gājiens.
refusal-wrong-phase = { $phase ->
    [draw] { $action ->
        [turnover] Kaudzi var apgriezt tikai tad, ja kava ir tukša un šī galda noteikumi to atļauj. Paņem kārti.
       *[other] Vispirms paņem kārti: velc no kavas vai ņem no kaudzes.
    }
    [first-discard] Raundu sāc tu: nomet vienu kārti, un tikai pēc tam velc un izliec.
    [play] { $action ->
        [swap] Šajā spēlē džokerus nemaina. Izliec un pieliec, ko gribi, tad nomet kārti.
        [knock] Šajā spēlē neklauvē. Izliec kombinācijas uz galda.
        [gin] Šajā spēlē neklauvē. Izliec kombinācijas uz galda.
        [biggin] Šajā spēlē neklauvē. Izliec kombinācijas uz galda.
        [close] Šajā spēlē no rokas nenoslēdz. Izliec kombinācijas uz galda.
        [pass] Šajā spēlē gājienu neizlaiž. Lai to beigtu, nomet kārti.
       *[other] Šajā gājienā kārti tu jau paņēmi. Izliec un pieliec, ko gribi, tad nomet kārti.
    }
    [deal] Tiek dalīts nākamais raunds. Pamēģini pēc brīža.
   *[other] Šajā gājiena brīdī to nevar.
}
refusal-stock-empty = Kava ir tukša. Ņem no kaudzes.
    .turn-over = Kava ir tukša. Ņem kaudzes virsējo kārti vai apgriez kaudzi un velc no tās.
refusal-pile-empty = Kaudze ir tukša. Velc no kavas.
refusal-no-such-meld = Kombinācijas { $meld } uz galda nav.
refusal-not-in-hand = Tev rokā nav { $cards }.
refusal-not-in-pile = Kaudzē nav { $card }.
    .top = Šajā spēlē no kaudzes var ņemt tikai virsējo kārti, bet { $card } ir zem tās.
refusal-not-a-meld = { $cards } nav kombinācija. Grupa ir trīs vai četras vienas vērtības kārtis dažādās mastīs; secība ir trīs vai vairāk vienas masts kārtis pēc kārtas.
refusal-does-not-fit = { $card } neder kombinācijai { $meld }. Grupai der tā pati vērtība mastī, kuras tur vēl nav; secībai – tās pašas masts nākamā kārts jebkurā galā.
    .none = { hint-fits-nowhere }
refusal-not-opened = Ar kombinācijām uz galda vēl neko nevari darīt: vispirms veic pirmo izlikšanu.
refusal-too-many-jokers = { $cards }: te ir par daudz džokeru. Tie var būt ne vairāk kā puse no kombinācijas kārtīm.
refusal-joker-not-replaceable = { $card } nevar apmainīt pret kombinācijas { $meld } džokeru: der tikai kārts, ko tas aizstāj.
    .none = Pie šī galda džokerus nemaina: kas izlikts, tas paliek.
    .no-joker = Kombinācijā { $meld } džokera nav.
refusal-one-meld-per-turn = Šajā gājienā tu kombināciju jau izliki, un pie šī galda gājienā drīkst vienu jaunu. Pieliec, ko gribi, tad nomet kārti.
refusal-taken-card-unusable = Kaudzi līdz { $card } ņemt nevar: šī kārts tajā pašā gājienā jāizliek vai jāpieliek, bet tā nekur nederētu. Vienu virsējo kārti var ņemt vienmēr.
refusal-must-meld-taken-card = { $card } tu paņēmi no kaudzes vidus, tāpēc tā jāizliek vai jāpieliek, pirms nomet kārti.
refusal-cannot-discard-taken-card = { $card } tu tikko paņēmi no kaudzes, tāpēc šajā gājienā tā paliek tev. Nomet citu kārti.
refusal-must-meld-joker = No galda tu paņēmi džokeru. Līdz gājiena beigām tas jāizliek vai jāpieliek.
refusal-initial-meld-too-low = Pirmajā izlikšanā jābūt { $needed ->
    [zero] vismaz { $needed } punktiem
    [one] vismaz { $needed } punktam
   *[other] vismaz { $needed } punktiem
}, bet uz galda ir { $points }. Šajā gājienā izliec vēl.
    .single = Pirmajā izlikšanā vienā kombinācijā jābūt { $needed ->
        [zero] vismaz { $needed } punktiem
        [one] vismaz { $needed } punktam
       *[other] vismaz { $needed } punktiem
    }; tavā labākajā ir { $points }.
    .total = Pirmajā izlikšanā jaunajās kombinācijās kopā jābūt { $needed ->
        [zero] vismaz { $needed } punktiem
        [one] vismaz { $needed } punktam
       *[other] vismaz { $needed } punktiem
    }; tev ir { $points }.
refusal-dead-end = Tad tev paliktu { $card }: šajā gājienā to nevar nomest, un tā nekur neder. Pamēģini citādi.
    .none = Tad tu nevarētu pabeigt gājienu. Paturi kārti, ko beigās nomest.
    .opening = Tad tu nevarētu pabeigt gājienu: pirmajai izlikšanai pietrūktu punktu vai nepaliktu kārts, ko nomest. Pamēģini citādi.
refusal-deadwood-too-high = Tavs atlikums būtu { $points ->
    [zero] { $points } punkti
    [one] { $points } punkts
   *[other] { $points } punkti
}. { $limit ->
    [0] Džinam atlikuma nedrīkst būt nemaz.
   *[other] Klauvēt var ar atlikumu, kas nav lielāks par { $limit }.
}
refusal-cannot-close = Lai noslēgtu no rokas, izliec divpadsmit vienas masts kārtis bez džokeriem un nomet trīspadsmito. To var tikai tad, ja šajā raundā vēl neko neizliki.
    .jokers = Lai noslēgtu no rokas, izliec divpadsmit vienas masts kārtis (ne vairāk kā puse var būt džokeri) un nomet trīspadsmito. To var tikai tad, ja šajā raundā vēl neko neizliki.
refusal-table-invalid = Tava galda kombinācija { $number } nav derīga: { $cards }.
refusal-tiles-missing = Uz tava galda trūkst: { $cards }. Gājiena beigās uz galda atkal jābūt kauliņiem, kas tur bija, un džokeriem, ko atbrīvoji. Statīvā tos likt nevar.
refusal-no-tile-played = No sava statīva tu vēl neko neizliki. Izliec vismaz vienu kauliņu vai atsauc, ko pārvietoji, un velc.
refusal-unknown-option = Šai spēlei nav opcijas „{ $name }”. Tai ir: { $known }.
refusal-bad-option-value = Opcijai „{ $name }” vērtība „{ $value }” neder.
refusal-wrong-player-count = Šai spēlei vajag no { $least } līdz { $most } spēlētājiem, nevis { $seats }.
    .exact = Šai spēlei vajag tieši { $least ->
        [zero] { $least } spēlētājus
        [one] { $least } spēlētāju
       *[other] { $least } spēlētājus
    }, nevis { $seats }.

## Kas būtu atļauts, cik to var redzēt savās kārtīs un uz galda. $choices ir saraksts.
hint-turn = Spēlē { $name }.
hint-table = Uz galda: { $choices }
hint-table-empty = Uz galda vēl nekā nav.
hint-pile = Kaudze, virsējā pirmā: { $choices }
hint-ace = { $high ->
    [yes] Dūzis ir pirms 2 vai pēc kunga.
   *[no] Dūzis ir tikai pirms 2.
}
hint-melds = Tu vari izlikt: { $choices }.
hint-no-melds = Pašlaik tev rokā nav nevienas kombinācijas.
hint-fits = { $card } der šeit: { $choices }.
hint-fits-nowhere = { $card } neder nevienai kombinācijai uz galda.
hint-takes = Tu vari ņemt: { $choices }.
hint-place = { $card } var likt šeit: { $choices }.
hint-stands = Džokers aizstāj: { $choices }.
hint-opening = Pirmajā izlikšanā (vienā gājienā) jābūt vismaz { $points } { $points ->
        [zero] punktiem
        [one] punktam
       *[other] punktiem
    }.
hint-knocks = Tu vari klauvēt, nometot: { $choices }.
hint-no-knocks = Nomet kārti un spēlē tālāk.
hint-meld-number = kombinācija { $number } ({ $cards })
hint-new-meld = jauna kombinācija { $cards }
hint-or = { $first } vai { $last }

## Kāpēc kauliņu rinda nav kombinācija
row-short = Te ir mazāk nekā trīs kauliņi.
row-jokers = Te ir tikai džokeri.
row-large = Grupā ir ne vairāk kā četri kauliņi.
row-colour-twice = Grupā katra krāsa ir tikai vienreiz.
row-number-twice = Secībā katrs skaitlis ir tikai vienreiz.
row-gap = Skaitļi nav pēc kārtas. 1 ir mazākais, un pēc 13 nekā nav.
row-mixed = Kauliņiem nav ne vienāda skaitļa, ne vienādas krāsas.
