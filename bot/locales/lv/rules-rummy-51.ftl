# Rummy 51: /rules un /help

help-how-rummy-51 = **Vilkt** vai **No kaudzes**, atzīmē kārtis, tad **Izlikt**, **Pielikt**, **Apmainīt** džokeru vai **Nomest**.
    Vai raksti: /draw, /meld `4h * 6h`, /layoff `7h 3`, /swap `5h 3`, /discard `Kd`.

rules-rummy-51-1 = 2 līdz 4 spēlētāji, divi komplekti pa 52 kārtīm, 4 džokeri. Tiec vaļā no kārtīm: kas paliek rokā, ir soda punkti.
    
    Katrs saņem 14 kārtis. Pirmais spēlētājs saņem par vienu vairāk un sāk, **vienu nometot**, pirms tam nevelkot un neizliekot: tā sāk **kaudzi**. Pārējās ir **kava**.
    
    Partija beidzas ar raundu, kurā kāds sasniedz **{ $target }** soda punktu: uzvar mazākā summa. Drukātie noteikumi par šo spēli saka maz: gandrīz viss ir { -decided }.
    .title = Mērķis

rules-rummy-51-2 = **1.** Paņem kavas vai kaudzes virsējo kārti. Kaudzes kārti tajā pašā gājienā nedrīkst nomest.
    { "" }**2.** Izliec; pēc pirmās izlikšanas arī pieliec jebkurai kombinācijai.
    { "" }**3.** Nomet vienu kārti. Arī beidz ar nomešanu: paturi tam kārti { -decided }.
    
    { "" }**Grupa:** trīs vai četras vienas vērtības dažādās mastīs. **Secība:** trīs vai vairāk vienas masts pēc kārtas. Dūzis ir pirms 2 vai pēc kunga, nekad starp tiem.
    
    Kad kava beidzas, kaudzi bez virsējās kārts sajauc. Piekto reizi punktus nesaņem neviens { -decided }.
    .title = Tavs gājiens

rules-rummy-51-3 = Tavai pirmajai izlikšanai, visai vienā gājienā, jābūt **vismaz { $initial_meld } punktu** vērtai.
    
    K Q J 10 un A – 10, bet A-2-3 dūzis – 1; pārējās pēc skaitļa. Džokers ir tik vērts, cik kārts, ko tas aizstāj. Skaitās arī kārtis, kas pieliktas šī gājiena kombinācijām.
    
    Tiklīdz punktu pietiek, drīkst pielikt visām kombinācijām{ $joker_swap ->
        [no] .
       *[yes] { " " }un mainīt džokerus.
    }
    
    Pirms tam kaudzes virsējo kārti drīkst ņemt { $pile_before_initial_meld ->
        [free] **brīvi** { -decided }.
       *[only-if-melded] **tikai, ja to izliek tajā pašā gājienā** – jaunā kombinācijā vai pieliekot { -decided }.
    }
    .title = Pirmā izlikšana

rules-rummy-51-4 = Džokers aizstāj vienu kārti: to, ko nosauc tu, citādi vienīgo, kas der, vai to, kas secības augstajā galā. Grupā no trim tas var būt jebkura no trūkstošajām mastīm. Džokeru – ne vairāk par **pusi kombinācijas** { -decided }.
    
    { $joker_swap ->
        [no] Džokerus uz galda **nemaina** { -decided }.
       *[yes] { "" }**Maiņa:** pēc pirmās izlikšanas džokera vietā uz galda drīkst likt pašu kārti. Džokers tajā pašā gājienā jāizliek vai jāpieliek { -decided }.
    }
    .title = Džokeri

rules-rummy-51-5 = Kas beidz, nesaņem neko. Pārējiem kārtis rokā ir soda punkti:
    
    { "" }**A K Q J 10:** pa 10
    { "" }**9–2:** pēc skaitļa
    { "" }**Džokers:** 25
    
    Kas vispār neko nav izlicis, saņem { $unmelded ->
        [100] tā vietā **100**.
       *[count] **par savām kārtīm kā visi**.
    }
    
    { "" }**Beigt vienā gājienā,** iepriekš neko neizliekot: pārējo sods dubultojas.
    .title = Punkti
