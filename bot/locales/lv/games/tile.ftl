### Rummy ar kauliņiem

game-tile = Rummy ar kauliņiem

option-name-rounds = raundi
    .hint = Cik raundu spēlē.
option-name-opening = pirmā izlikšana
    .hint = Kam jābūt vajadzīgo punktu vērtam.
option-value-opening-single = viena kombinācija pati
option-value-opening-total = visas jaunās kombinācijas kopā
option-name-opening-points = pirmās izlikšanas punkti
    .hint = Cik punktu vajag pirmajai izlikšanai; no 0 līdz 200.
preset-total = pēc summas
preset-slow = lēnie
preset-three-rounds = trīs raundi

points-lost = - { $name } zaudē { $points }
points-lowest = - mīnus vieglākais statīvs: +{ $points }

refusal-wrong-phase-tile = { $phase ->
    [deal] Tieši tagad tiek dalīts nākamais raunds. Mēģini pēc brīža.
   *[other] { $action ->
        [pass] Kamēr krājumā ir kauliņi, izlaist nevar: izliec vismaz vienu kauliņu vai velc.
       *[other] Šajā spēlē izliek kauliņus no statīva vai velk vienu no krājuma. Neko citu neņem un nenomet.
    }
}
refusal-stock-empty-tile = Krājums ir tukšs. Izliec vismaz vienu kauliņu vai izlaid gājienu.
refusal-not-in-hand-tile = Tavā statīvā nav { $cards }.
refusal-not-a-meld-tile = { $cards } nav kombinācija. Grupa ir trīs vai četri viena skaitļa kauliņi dažādās krāsās; secība ir trīs vai vairāk vienas krāsas skaitļi pēc kārtas. 1 ir mazākais, pēc 13 nekā nav.
refusal-does-not-fit-tile = { $card } neder kombinācijai { $meld }. Grupai der tas pats skaitlis krāsā, kuras tur vēl nav; secībai – tās pašas krāsas nākamais skaitlis jebkurā galā.
refusal-not-opened-tile = Tavas pirmās izlikšanas vēl nav, tāpēc kombinācijas uz galda paliek, kā ir. Izliec jaunas tikai no sava statīva.
refusal-joker-not-replaceable-tile = Kombinācijas { $meld } džokers aizstātu ko citu nekā pirms tava gājiena. Tas ir brīvs tikai tad, kad uz galda ir tāds pats kauliņš, kādu tas aizstāj.

help-how-tile = Atzīmē kauliņus statīvā un uz galda, saliec kombinācijas un spied **Gatavs**; vai **Vilkt**. Galda melnrakstu redzi tikai tu.
    Vai raksti: /{ command-meld } `r3 r4 r5`, /{ command-layoff } `r6 2`, /{ command-move }, /{ command-split }, /{ command-undo }, tad /{ command-done }; vai /{ command-draw }; /{ command-pass }, ja krājums tukšs.

rules-tile-1 = 2 līdz 4 spēlētāji, 106 kauliņi: no 1 līdz 13 četrās krāsās, katrs divreiz, un 2 džokeri. Izliec visus savus kauliņus ātrāk par citiem.
    
    Katrs saņem 14 kauliņus; pārējie ir **krājums**. Kas sāk, izlozē, pēc tam katru raundu sāk nākamais { -decided }.
    
    { $rounds ->
        [zero] Spēlē **{ $rounds } raundu**: uzvar lielākā summa.
        [one] Spēlē **{ $rounds } raundu**: uzvar lielākā summa.
       *[other] Spēlē **{ $rounds } raundus**: uzvar lielākā summa.
    }
    .title = Mērķis

rules-tile-2 = **Izliec** vismaz vienu kauliņu no statīva vai **velc** vienu; vai nu viens, vai otrs, abus kopā nedrīkst. Ar vilkšanu gājiens beidzas. Ja krājums tukšs, izliek vai izlaiž.
    
    { "" }**Grupa:** trīs vai četri viena skaitļa kauliņi dažādās krāsās, piemēram, 🔴7 🔵7 🟡7.
    { "" }**Secība:** trīs vai vairāk vienas krāsas pēc kārtas, piemēram, 🔴3 🔴4 🔴5. 1 ir mazākais, pēc 13 nekā nav.
    
    Tu strādā ar savu galda kopiju. Ar **Gatavs** tā kļūst par galdu, ja viss tajā ir derīgs.
    .title = Tavs gājiens

rules-tile-3 = Līdz pirmajai izlikšanai – tikai **jaunas kombinācijas no sava statīva**, vecās paliek, kā ir.
    
    { $opening ->
        [total] Šī gājiena jaunajām kombinācijām **kopā** vajag
       *[single] **Vienai** no šīm kombinācijām vajag
    } **vismaz { $opening_points } { $opening_points ->
            [zero] punktu
            [one] punktu
           *[other] punktus
        }**: skaitļus saskaita, džokers ir tik vērts, cik kauliņš, ko tas aizstāj.
    
    No nākamā gājiena drīkst papildināt un pārkārtot galdu.
    
    { "" }**Rummy no rokas:** bez pirmās izlikšanas viss statīvs vienā gājienā un tikai no tā { -decided }. Minimuma nav, un visi raunda punkti dubultojas.
    .title = Pirmā izlikšana

rules-tile-4 = Kombinācijas nepieder nevienam: ņem no tām kauliņus, dali, savieno, papildini. Gājiena beigās { -decided }
    · katrs kauliņš ir derīgā kombinācijā,
    · no galda nav pazudis neviens kauliņš,
    · vismaz viens jauns ir no tava statīva.
    
    { "" }**Džokers** aizstāj jebkuru kauliņu un paliek par to, lai kur to pārliktu, līdz uz galda, vienalga kur, ir arī īstais (grupā no trim – viens no trūkstošajiem). Tad džokers ir brīvs un uzreiz atkal jāizliek { -decided }.
    .title = Pārkārtošana

rules-tile-5 = Kas izliek pēdējo kauliņu, saņem visu, ko zaudē pārējie: katrs zaudē sava statīva summu, džokers – 25.
    
    { "" }**Bloķēts:** krājums ir tukšs, un visi pēc kārtas izlaiž { -decided }. Uzvar vieglākais statīvs; pārējie zaudē starpību ar to, un uzvarētājs šīs starpības saņem. Ja vieglāko ir vairāki, neuzvar neviens, tiem ir 0.
    .title = Punkti

rules-turn-tile = **Gājiena laiks:** { $turn }. Kad tas beidzas, tavs galda melnraksts ir spēkā kā pēc **{ button-done }**; tavi kauliņi, ar kuriem kombinācijai nepietiek, atgriežas statīvā. Ja arī tā gājiens neder, tiek atsaukts viss, tu neko nevelc, un iet nākamais; trīs reizes pēc kārtas tas nozīmē padošanos { -decided }.

learn-tile-1 = Izliec visus kauliņus ātrāk par citiem. Trīs vai vairāk vienas krāsas skaitļi pēc kārtas ir **secība**. Izvēlies statīva izvēlnē { $cards } un spied **{ button-meld }**.
learn-tile-2 = Pirmajai izlikšanai vajag kombināciju ar vismaz 30 punktiem; šai ir 33. Ko te dari, neviens neredz, līdz nospied **{ button-done }**. Nospied.
learn-tile-3 = Jolly izlika zaļu secību. Pirmā izlikšana ir izdarīta, tāpēc visas kombinācijas uz galda tev ir atvērtas. Izvēlies { $cards } un spied **{ button-lay-off }**.
learn-tile-4 = Tev ir otrs 🟢6, kas kombinācijas 2 galiem neder. Tāpēc sadali to: izvēlnē zem saviem kauliņiem izvēlies { $cards } no kombinācijas 2 un spied **{ button-split }**.
learn-tile-5 = 7 un 8 vieni nav kombinācija, bet ar tavu 6 ir: izvēlies no statīva { $cards } un spied **{ button-lay-off }**.
learn-tile-6 = Visas kombinācijas atkal ir derīgas, un tas ir galvenais. Spied **{ button-done }**.
learn-tile-7 = Tagad paņem kauliņu no galda: kombinācija 1 iztiks bez 🔴10. Izvēlies to izvēlnē kopā ar 🟢10 🟡10 no statīva, tad spied **{ button-meld }**.
learn-tile-8 = Trīs desmitnieki dažādās krāsās ir **grupa**, un kombinācija 1 joprojām ir secība. Spied **{ button-done }**.
learn-tile-9 = Šoreiz nekas neder. Ja neko neizliec, velc vienu, un gājiens beidzies: spied **{ button-draw }**.
learn-tile-end = • Gājienā izliec vismaz vienu kauliņu vai velc vienu.
    • Pirmajai izlikšanai vajag kombināciju ar vismaz 30 punktiem, tikai no saviem kauliņiem.
    • Pēc tam drīkst jaukt galdu, ja beigās visas kombinācijas ir derīgas. **{ button-suggest }** atradīs, kā.

pitch-tile = Kauliņi ar skaitļiem uz galda, ko katrs drīkst pārkārtot.
