# Rummy ar kauliņiem: /rules un /help

help-how-tile = Atzīmē kauliņus statīvā un uz galda, saliec kombinācijas un spied **Gatavs**; vai **Vilkt**. Galda melnrakstu redzi tikai tu.
    Vai raksti: /meld `r3 r4 r5`, /layoff `r6 2`, /move, /split, /undo, tad /done; vai /draw; /pass, ja krājums tukšs.

rules-tile-1 = 2 līdz 4 spēlētāji, 106 kauliņi: no 1 līdz 13 četrās krāsās, katrs divreiz, un 2 džokeri. Izliec visus savus kauliņus ātrāk par citiem.
    
    Katrs saņem 14 kauliņus; pārējie ir **krājums**. Kas sāk, izlozē, pēc tam katru raundu sāk nākamais { -decided }.
    
    { $rounds ->
        [zero] Spēlē **{ $rounds } raundu**: uzvar lielākā summa.
        [one] Spēlē **{ $rounds } raundu**: uzvar lielākā summa.
       *[other] Spēlē **{ $rounds } raundus**: uzvar lielākā summa.
    }
    .title = Mērķis

rules-tile-2 = **Izliec** vismaz vienu kauliņu no statīva vai **velc** vienu; bet ne abus. Ar vilkšanu gājiens beidzas. Ja krājums tukšs, izliek vai izlaiž.
    
    { "" }**Grupa:** trīs vai četri viena skaitļa kauliņi dažādās krāsās, piemēram, 🔴7 🔵7 🟡7.
    { "" }**Secība:** trīs vai vairāk vienas krāsas pēc kārtas, piemēram, 🔴3 🔴4 🔴5. 1 ir mazākais, pēc 13 nekā nav.
    
    Tu strādā ar savu galda kopiju. Ar **Gatavs** tā kļūst par galdu, ja viss tajā ir derīgs.
    .title = Tavs gājiens

rules-tile-3 = Līdz pirmajai izlikšanai – tikai **jaunas kombinācijas no sava statīva**, vecās paliek, kā ir.
    
    { $opening ->
        [total] Šī gājiena jaunajām kombinācijām **kopā** vajag
       *[single] **Vienai** no šīm kombinācijām vajag
    } **{ $opening_points }** vai vairāk: skaitļus saskaita, džokers ir tik vērts, cik kauliņš, ko tas aizstāj.
    
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
