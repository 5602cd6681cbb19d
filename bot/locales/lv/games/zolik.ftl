### Žolíky

game-zolik = Žolíky

option-name-flush-jokers = džokeri, noslēdzot no rokas
    .hint = Vai starp divpadsmit kārtīm, ar kurām noslēdz no rokas, drīkst būt džokeri.
option-value-flush-jokers-half = ne vairāk kā puse
preset-ten-deals = desmit raundi

points-going-out = - par raunda pabeigšanu: { $points }

refusal-must-meld-joker-zolik = No galda ir paņemts džokers. Līdz gājiena beigām tas jāizliek jaunā kombinācijā – tādā, kuras maiņas brīdī uz galda vēl nebija.
refusal-dead-end-zolik = Pēc tam nebūtu, kur likt { $card }: šajā gājienā vajag jaunu kombināciju ar to, bet tā nesanāktu. Spēlē citādi.

help-how-zolik = **Vilkt** vai **No kaudzes**, atzīmē kārtis, tad **Izlikt**, **Pielikt**, **Apmainīt** džokeru, **Nomest** vai **Noslēgt**.
    Vai raksti: /{ command-draw }, /{ command-meld } `4h * 6h`, /{ command-layoff } `7h 3`, /{ command-swap } `5h 3`, /{ command-discard } `Kd`, /{ command-close } `Kd`.

rules-zolik-1 = 2 līdz 6 spēlētāji, divi komplekti pa 52 kārtīm, 4 džokeri. Tiec vaļā no kārtīm: kas paliek rokā, ir mīnusi.
    
    Katrs saņem 12 kārtis. Pirmais spēlētājs saņem par vienu vairāk un sāk, **vienu nometot**, pirms tam nevelkot: tā sāk **kaudzi**. Pārējās ir **kava**.
    
    { $deals ->
        [0] Kam ir **−100 vai mazāk, tas izkrīt** { -decided }. Uzvar pēdējais, kas paliek.
        [zero] Spēlē **{ $deals } raundu**, neviens neizkrīt: uzvar lielākā summa.
        [one] Spēlē **{ $deals } raundu**, neviens neizkrīt: uzvar lielākā summa.
       *[other] Spēlē **{ $deals } raundus**, neviens neizkrīt: uzvar lielākā summa.
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
       *[other] Tavai pirmajai izlikšanai, visai vienā gājienā, vajag **vismaz { $initial_meld } { $initial_meld ->
            [zero] punktu
            [one] punktu
           *[other] punktus
        }**. Skaitās arī kārtis, kas pieliktas šī gājiena kombinācijām { -decided }.
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

rules-turn-zolik = **Gājiena laiks:** { $turn }. Kad tas beidzas, tavā vietā velku un nometu, bet izlieku tikai to, kas jāizliek. Trīs reizes pēc kārtas nozīmē padošanos { -decided }.

learn-zolik-1 = Tev ir 13 kārtis, un tu sāc raundu, vienu nometot. Vislabāk lielu, kas nekur neder: atzīmē izvēlnē { $cards } un spied **{ button-discard }**.
learn-zolik-2 = Jolly izlika pirmās kombinācijas, vienā ir džokers: 🃏 tur aizstāj 7♠. Turpmāk katrs tavs gājiens sākas ar vienu kārti: spied **{ button-draw }**.
learn-zolik-3 = Pirmajai izlikšanai vajag **40 punktu**, visus vienā gājienā. Sāc ar 10 + 10 + 10: atzīmē { $cards } un spied **{ button-meld }**.
learn-zolik-4 = Uz galda ir 30 punktu; vēl 18 – un būs 48, ar to pietiek. Atzīmē { $cards } un spied **{ button-meld }**.
learn-zolik-5 = Pirmā izlikšana ir izdarīta, tagad tev atvērtas visas kombinācijas. Džokers aizstāj 7♠, un tā ir tev: atzīmē { $cards } un spied **{ button-swap }**.
learn-zolik-6 = Džokers ir tavs, un šajā gājienā tas jāizliek jaunā kombinācijā. Atzīmē { $cards }, spied **{ button-meld }** un izvēlies džokeram 6♣.
learn-zolik-7 = Beidz gājienu: atzīmē { $cards } un spied **{ button-discard }**.
learn-zolik-8 = Jolly nometa 9♦, un tev ir divi devītnieki. Spied **{ button-take }**.
learn-zolik-9 = Trīs vienas vērtības kārtis dažādās mastīs ir **grupa**. Atzīmē { $cards } un spied **{ button-meld }**.
learn-zolik-10 = Lai noslēgtu, vienmēr vajag pēdējo kārti. Atzīmē { $cards } un spied **{ button-discard }**: tev ir 10 punktu, un Jolly zaudē punktus par kārtīm rokā.
learn-zolik-end = • Pirmajai izlikšanai vajag 40 punktu vienā gājienā; pēc tam tev atvērtas visas kombinācijas.
    • Apmaini džokeru pret kārti, ko tas aizstāj, un uzreiz izliec to jaunā kombinācijā.
    • Kas noslēdz, saņem 10, pārējie zaudē punktus par kārtīm rokā. Ar −100 izkrīt; uzvar pēdējais, kas paliek.

pitch-zolik = Čehu klasika: divas kavas, četri džokeri un viena kārts beigām.
