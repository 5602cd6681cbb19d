# Žolíky: /rules un /help

help-how-zolik = **Vilkt** vai **No kaudzes**, atzīmē kārtis, tad **Izlikt**, **Pielikt**, **Apmainīt** džokeru, **Nomest** vai **Noslēgt**.
    Vai raksti: /draw, /meld `4h * 6h`, /layoff `7h 3`, /swap `5h 3`, /discard `Kd`, /close `Kd`.

rules-zolik-1 = 2 līdz 6 spēlētāji, divi komplekti pa 52 kārtīm, 4 džokeri. Tiec vaļā no kārtīm: kas paliek rokā, ir mīnusi.
    
    Katrs saņem 12 kārtis. Pirmais spēlētājs saņem par vienu vairāk un sāk, **vienu nometot**, pirms tam nevelkot: tā sāk **kaudzi**. Pārējās ir **kava**.
    
    { $deals ->
        [0] Kam ir **−100 vai mazāk, tas izstājas** { -decided }. Uzvar pēdējais, kas paliek.
        [zero] Spēlē **{ $deals } raundu**, agrāk neviens neizstājas: uzvar lielākā summa.
        [one] Spēlē **{ $deals } raundu**, agrāk neviens neizstājas: uzvar lielākā summa.
       *[other] Spēlē **{ $deals } raundus**, agrāk neviens neizstājas: uzvar lielākā summa.
    }
    .title = Mērķis

rules-zolik-2 = **1.** Paņem kavas vai kaudzes virsējo kārti.
    { "" }**2.** Izliec; pēc pirmās izlikšanas arī pieliec jebkurai kombinācijai.
    { "" }**3.** Nomet vienu kārti; drīkst arī tikko paņemto. **Katrs gājiens beidzas ar nomešanu,** arī pēdējais: paturi tam kārti. Der arī džokers.
    
    { "" }**Grupa:** trīs vai četras vienas vērtības dažādās mastīs { -decided }. **Secība:** trīs vai vairāk vienas masts pēc kārtas. Dūzis ir pirms 2 vai pēc kunga un skaitās 1 { -decided }.
    
    Kad kava beidzas, kaudzi apgriež; virsējā kārts paliek { -decided }. Piekto reizi punktus nesaņem neviens { -decided }.
    .title = Tavs gājiens

rules-zolik-3 = { $initial_meld ->
        [0] Pirmajām kombinācijām **minimuma nav** { -decided }: jau pirmā ir tava pirmā izlikšana.
       *[other] Tavai pirmajai izlikšanai, visai vienā gājienā, jābūt **vismaz { $initial_meld } punktu** vērtai. Skaitās arī kārtis, kas pieliktas šī gājiena kombinācijām { -decided }.
    }
    
    { "" }**J Q K 10:** pa 10 · **9–2:** pēc skaitļa · **A:** 1
    { "" }**Džokers:** kārts, ko tas aizstāj
    
    Pirms tam nedrīkst ne pielikt citām kombinācijām, ne mainīt džokerus. Pēc tam drīkst, arī tajā pašā gājienā.
    .title = Pirmā izlikšana

rules-zolik-4 = Džokers aizstāj vienu kārti: to, ko nosauc tu, citādi vienīgo, kas der, vai to, kas secības augstajā galā. Grupā no trim tas var būt jebkura no trūkstošajām mastīm. Džokeru – ne vairāk par **pusi kombinācijas**.
    
    { "" }**Maiņa:** pēc pirmās izlikšanas { -decided } džokera vietā uz galda drīkst likt pašu kārti. Džokers tajā pašā gājienā jāizliek **jaunā kombinācijā** – tādā, kuras maiņas brīdī uz galda vēl nebija.
    .title = Džokeri

rules-zolik-5 = Kas noslēdz, saņem **+10**. Pārējie zaudē punktus par kārtīm rokā: K Q J 10 – pa 10, 9–2 – pēc skaitļa, A – 1, džokers – 15.
    
    { "" }**Noslēgt no rokas:** kas vēl neko nav izlicis, drīkst izlikt 12 vienas masts kārtis { $flush_jokers ->
        [no] bez džokeriem { -decided }
       *[half] (džokeru ne vairāk kā puse)
    } un nomest trīspadsmito, jebkuru. Tad pārējie zaudē divreiz tik daudz. Bet ne pirms raunda pirmās nomešanas.
    .title = Raunda beigas un punkti
