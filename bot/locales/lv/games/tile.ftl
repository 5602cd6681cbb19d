### Rummy ar kauliņiem

game-tile = Rummy ar kauliņiem
rules-also-tile = Saka arī: kauliņu rummy, rummy ar klucīšiem

option-name-rounds = raundi
    .hint = Cik raundu spēlē.
option-name-opening = pirmā izlikšana
    .hint = Kurām kombinācijām jāsasniedz pirmās izlikšanas punkti.
option-value-opening-single = viena kombinācija
option-value-opening-total = visas jaunās kombinācijas kopā
option-name-opening-points = pirmās izlikšanas punkti
    .hint = Cik punktu vajag pirmajai izlikšanai; no 0 līdz 200.
preset-total = pēc summas
preset-slow = lēnie
preset-three-rounds = trīs raundi

points-lost = - { $name } zaudē { $points }
points-lowest = - mīnus mazākais statīvs: +{ $points }

refusal-wrong-phase-tile = { $phase ->
    [deal] Tiek dalīts nākamais raunds. Pamēģini pēc brīža.
   *[other] { $action ->
        [pass] Kamēr krājumā ir kauliņi, izlaist nevar. Izliec vismaz vienu kauliņu vai velc.
       *[other] Šajā spēlē izliek kauliņus no statīva vai velk vienu no krājuma. Neko citu ņemt vai nomest nevar.
    }
}
refusal-stock-empty-tile = Krājums ir tukšs. Izliec vismaz vienu kauliņu vai izlaid gājienu.
refusal-not-in-hand-tile = Tavā statīvā nav { $cards }.
refusal-not-a-meld-tile = { $cards } nav kombinācija. Grupa ir trīs vai četri viena skaitļa kauliņi dažādās krāsās; secība ir trīs vai vairāk vienas krāsas kauliņi pēc kārtas. 1 ir mazākais, un pēc 13 nekā nav.
refusal-does-not-fit-tile = { $card } neder kombinācijai { $meld }. Grupai der tas pats skaitlis krāsā, kuras tur vēl nav; secībai – tās pašas krāsas nākamais skaitlis jebkurā galā.
refusal-not-opened-tile = Tavas pirmās izlikšanas vēl nav bijis, tāpēc kombinācijas uz galda mainīt nevari. Izliec jaunas, tikai no sava statīva.
refusal-joker-not-replaceable-tile = Džokers, kas pirms tava gājiena bija kombinācijā { $meld }, tad aizstātu ko citu. Tas ir brīvs tikai tad, ja uz galda ir tāds pats kauliņš, kādu tas aizstāj.

help-how-tile = Atzīmē kauliņus statīvā un uz galda, saliec kombinācijas un spied **{ button-done }**; vai **{ button-draw }**. Galda kopiju redzi tikai tu.
    Vai raksti: /{ command-meld } `sarkans 3-5`, /{ command-layoff } `r6 2`, /{ command-move }, /{ command-split }, /{ command-undo }, tad /{ command-done }; vai /{ command-draw }; ja krājums ir tukšs, /{ command-pass }.

rules-tile-1 = 2 līdz 4 spēlētāji, 106 kauliņi: no 1 līdz 13 četrās krāsās, katrs divreiz, un 2 džokeri. Attēlos zilajiem ir ●, zaļajiem ▲, sarkanajiem ■ un dzeltenajiem ★. Izliec visus savus kauliņus ātrāk par citiem.

    Katrs saņem 14 kauliņus; pārējie ir **krājums**. Kas sāk pirmo raundu, izlozē; pēc tam katru raundu sāk nākamais spēlētājs { -decided }.

    { $rounds ->
        [zero] Spēlē **{ $rounds } raundus**: pēc tam uzvar lielākā summa.
        [1] Spēlē **vienu raundu**: uzvar lielākā summa.
        [one] Spēlē **{ $rounds } raundu**: pēc tam uzvar lielākā summa.
       *[other] Spēlē **{ $rounds } raundus**: pēc tam uzvar lielākā summa.
    }
    .title = Mērķis

rules-tile-2 = **Izliec** vismaz vienu kauliņu no statīva vai **velc** vienu: vai nu viens, vai otrs, nekad abi. Ja velc, gājiens beidzas. Ja krājums ir tukšs, izliec vai izlaid.

    { "" }**Grupa:** trīs vai četri viena skaitļa kauliņi dažādās krāsās, piemēram, 🔴7 🔵7 🟡7.
    { "" }**Secība:** trīs vai vairāk vienas krāsas kauliņi pēc kārtas, piemēram, 🔴3 🔴4 🔴5. 1 ir mazākais, un pēc 13 nekā nav.

    Tu kārto savu galda kopiju. Spied **{ button-done }**: ja visas kombinācijas ir derīgas, kopija kļūst par galdu.
    .title = Tavs gājiens

rules-tile-3 = Līdz pirmajai izlikšanai var likt tikai **jaunas kombinācijas no sava statīva**. Kombinācijas uz galda paliek, kā ir.

    { $opening ->
        [total] Šī gājiena jaunajās kombinācijās **kopā** jābūt
       *[single] **Vienā** no šīm kombinācijām jābūt
    } **vismaz { $opening_points } { $opening_points ->
            [zero] punktiem
            [one] punktam
           *[other] punktiem
        }**: skaitļus saskaita, džokers ir tik vērts, cik kauliņš, ko tas aizstāj.

    No nākamā gājiena vari papildināt un pārkārtot galdu.

    { "" }**Rummy no rokas:** ja pirmās izlikšanas vēl nav bijis, vari vienā gājienā izlikt visu statīvu, tikai no tā { -decided }. Pirmās izlikšanas punktus nevajag, un visi raunda punkti ir dubulti.
    .title = Pirmā izlikšana

rules-tile-4 = Kombinācijas nepieder nevienam: ņem no tām kauliņus, dali, savieno un papildini tās. Gājiena beigās { -decided }
    · katrs kauliņš ir derīgā kombinācijā,
    · no galda nav pazudis neviens kauliņš,
    · no tava statīva klāt nācis vismaz viens.

    { "" }**Džokers** aizstāj jebkuru kauliņu un paliek par to, lai kur to pārliktu, līdz uz galda, vienalga kur, ir arī īstais kauliņš (grupā no trim – viens no trūkstošajiem). Tad džokers ir brīvs un uzreiz atkal jāizliek { -decided }.
    .title = Pārkārtošana

rules-tile-5 = Kas pirmais paliek bez kauliņiem, saņem visu, ko zaudē pārējie: katrs zaudē sava statīva summu, džokers skaitās 25.

    { "" }**Bloķēts raunds:** krājums ir tukšs, un visi pēc kārtas izlaiž { -decided }. Uzvar statīvs ar mazāko summu; katrs no pārējiem zaudē starpību, un uzvarētājs šīs starpības saņem. Ja mazākā summa ir vairākiem, neuzvar neviens, un viņiem ir 0.
    .title = Punkti

rules-turn-tile = **Gājiena laiks:** { $turn }. Ja nepaspēj, tava galda kopija skaitās tāpat kā pēc **{ button-done }**; tavi kauliņi, kas neveido kombināciju, atgriežas statīvā. Ja galds arī tad nav derīgs, atsaucu visu, tu neko nevelc, un iet nākamais. Trīs šādi gājieni pēc kārtas skaitās kā padošanās { -decided }.

learn-tile-1 = Izliec visus savus kauliņus ātrāk par citiem. Trīs vai vairāk vienas krāsas kauliņi pēc kārtas ir **secība**. Izvēlies statīva izvēlnē { $cards } un spied **{ button-meld }**.
learn-tile-2 = Pirmajā izlikšanā vienā kombinācijā jābūt vismaz 30 punktiem; šajā ir 33. Neviens neredz, ko te dari, līdz nospied **{ button-done }**. Nospied to tagad.
learn-tile-3 = Jolly izlika zaļu secību. Pēc pirmās izlikšanas vari izmantot visas kombinācijas uz galda. Izvēlies { $cards } un spied **{ button-lay-off }**.
learn-tile-4 = Tev ir otrs 🟢6, kas neder nevienā 2. kombinācijas galā. Tāpēc sadali šo kombināciju: izvēlnē zem sava statīva izvēlies { $cards } no 2. kombinācijas un spied **{ button-split }**.
learn-tile-5 = 7 un 8 vieni paši nav kombinācija, bet kopā ar tavu 6 ir: izvēlies statīvā { $cards } un spied **{ button-lay-off }**.
learn-tile-6 = Visas kombinācijas atkal ir derīgas. Spied **{ button-done }**.
learn-tile-7 = Tagad paņem kauliņu no galda: 1. kombinācija ir derīga arī bez 🔴10. Izvēlies to izvēlnē kopā ar 🟢10 🟡10 no statīva un spied **{ button-meld }**.
learn-tile-8 = Trīs desmitnieki dažādās krāsās ir **grupa**, un 1. kombinācija joprojām ir secība. Spied **{ button-done }**.
learn-tile-9 = Šoreiz nekas neder. Ja nevari izlikt nevienu kauliņu, velc vienu, un gājiens beidzas: spied **{ button-draw }**.
learn-tile-end = • Gājienā izliec vismaz vienu kauliņu vai velc vienu.
    • Pirmajā izlikšanā vienā kombinācijā jābūt vismaz 30 punktiem, tikai no saviem kauliņiem.
    • Pēc tam galdu vari izjaukt, ja beigās visas kombinācijas ir derīgas. **{ button-suggest }** atrod, kā.

pitch-tile = Kauliņi ar skaitļiem uz galda, ko drīkst pārkārtot visi.
